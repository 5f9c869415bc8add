"""The legal actions of a seat as data, in little room: by kinds, with every value of a part told once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

import msgspec

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
    """Actions of one class, in their order."""
    names = cls.__struct_fields__
    numbers: list[dict[Any, int]] = [{} for _ in names]
    rows: list[int] = []
    for action in actions:
        for known, value in zip(numbers, msgspec.structs.astuple(action), strict=True):
            rows.append(known.setdefault(value, len(known)))
    return KindListed(tag_of(cls), {name: list(known) for name, known in zip(names, numbers, strict=True)}, rows)


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
