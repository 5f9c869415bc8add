"""Actions as single ints: which bits of it each field of an action takes, by which it is packed and unpacked."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from emporion.engine.actions import Action
from emporion.engine.errors import BadNotation, shown

AT_HAND: Final = 8192
"""So many unpacked actions are kept: each viewer's events and each list of legal actions ask for the same ones."""


class Part(NamedTuple):
    """A sort of value: how it becomes bits and back, and which bits it may use."""

    to_int: Callable[[Any], int]
    from_int: Callable[[int], Any]
    mask: int


class Form(NamedTuple):
    """How an action is packed: its kind, and for each of its fields the sort of value and the place of its bits."""

    kind: int
    parts: Mapping[str, tuple[Part, int]]


class Packing:
    def __init__(self, forms: Mapping[type[Action], Form], kind_of: Callable[[int], int]) -> None:
        self._forms = forms
        self._kind_of = kind_of
        self._by_kind = {form.kind: cls for cls, form in forms.items()}
        self.tags: Final = {form.kind: str(cls.__struct_config__.tag) for cls, form in forms.items()}
        """What each kind of action is called."""
        self.decode: Final = functools.lru_cache(maxsize=AT_HAND)(self._decode)

    def encode(self, action: Action) -> int:
        """The action as one int; raises BadNotation."""
        form = self._forms.get(type(action))
        if form is None:
            raise BadNotation(f"{shown(action)} is no action of this game")
        code = form.kind
        for name, (part, at) in form.parts.items():
            try:
                code |= packed(part, getattr(action, name)) << at
            except (KeyError, IndexError, ValueError, TypeError, AttributeError):
                value = shown(getattr(action, name))
                raise BadNotation(f"{shown(action)}: its part {name} cannot be {value}") from None
        return code

    def _decode(self, code: int) -> Action:
        """The action of an int."""
        cls = self._by_kind[self._kind_of(code)]
        parts = self._forms[cls].parts
        return cls(**{name: part.from_int(code >> at & part.mask) for name, (part, at) in parts.items()})


def packed(part: Part, value: Any) -> int:
    number = part.to_int(value)
    if number < 0 or number & ~part.mask:
        raise ValueError("out of range")
    return number


def checked_number(value: Any) -> int:
    """A number as it is; raises ValueError for what only behaves like one, such as True or 2.0."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError("no whole number")
    return value


def checked_flag(value: Any) -> int:
    if not isinstance(value, bool):
        raise ValueError("neither true nor false")
    return int(value)


def bits_of(values: Iterable[Any], mask: int) -> int:
    """A set of small numbers as bits; raises ValueError if one is out of range or there twice."""
    bits = 0
    for value in values:
        if not 0 <= checked_number(value) < mask.bit_length() or bits >> value & 1:
            raise ValueError("out of range, or there twice")
        bits |= 1 << value
    return bits


def members(bits: int) -> tuple[int, ...]:
    """A set of small numbers."""
    return tuple(i for i in range(bits.bit_length()) if bits >> i & 1)
