"""The legal actions of a seat as data, in little room: by kinds, with every value of a part told once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, count, groupby
from typing import Any

import msgspec
from msgspec.structs import astuple

from emporion.engine.actions import Action
from emporion.engine.notation import tag_of


class KindListed(msgspec.Struct, frozen=True):
    """Actions of one kind."""

    kind: str
    parts: dict[str, list[Any]]
    """Of each part the values that it has in some action."""
    rows: list[int]
    """Action by action, which value each part has: as many numbers for each as there are parts."""


class Choices(msgspec.Struct, frozen=True):
    """All that a seat may answer."""

    listed: list[KindListed]
    unlisted: list[str]
    """Kinds that are possible, too, but have too many actions to list."""


def choices_of(actions: Iterable[Action], unlisted: Sequence[str]) -> Choices:
    return Choices([listed(cls, list(group)) for cls, group in groupby(actions, type)], list(unlisted))


def listed(cls: type[Action], actions: Sequence[Action]) -> KindListed:
    """Actions of one class, in their order. It is asked for often: so the loops are Python's own."""
    columns = list(zip(*map(astuple, actions), strict=True))
    values = [list(dict.fromkeys(column)) for column in columns]
    numbers = [dict(zip(known, count(), strict=False)) for known in values]
    numbered = [map(number.__getitem__, column) for number, column in zip(numbers, columns, strict=True)]
    parts = dict(zip(cls.__struct_fields__, values, strict=True))
    return KindListed(tag_of(cls), parts, list(chain.from_iterable(zip(*numbered, strict=True))))


def actions_in(choices: Choices | None) -> list[dict[str, Any]]:
    """The actions one by one, as they are written in JSON: their kind as `action`, and their parts."""
    return [] if choices is None else [action for kind in choices.listed for action in actions_of(kind)]


def actions_of(kind: KindListed) -> Iterator[dict[str, Any]]:
    width = len(kind.parts)
    if width == 0:
        yield {"action": kind.kind}
    for at in range(0, len(kind.rows), width or 1):
        row = zip(kind.parts.items(), kind.rows[at : at + width], strict=True)
        yield {"action": kind.kind, **{name: values[which] for (name, values), which in row}}
