"""A view as panels of facts and tables, made from its types: for any game, with nothing written for it.

A struct is a panel: its plain fields are facts, a row of structs is a table, and a struct in it is a panel of its own.
The game says how fields are called (`label`) and how values are said (`value`); see `Narrator`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

LONGEST: Final = 120
"""Longer texts are for programs."""
SEATS: Final = ("players", "seats")
"""Rows of structs that have one for each seat."""
PLAYER: Final = "player"
"""What the column with their names is called."""
SKIPPED: Final = ("viewer",)

Label = Callable[[str], str]
Value = Callable[[str, Any], str]
"""How the value of a field is said."""


class Panel(msgspec.Struct, frozen=True):
    name: str
    """The path of the field that it shows."""
    title: str
    """Empty for the view itself."""
    facts: tuple[tuple[str, str], ...]
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Layout:
    """Panels of one view, for one reader."""

    def __init__(self, label: Label, value: Value, names: Sequence[str]) -> None:
        self._label = label
        self._value = value
        self._names = names

    def panels(self, shown: msgspec.Struct, path: str = "", title: str = "") -> Iterator[Panel]:
        """The panel of a struct, if it has any facts, and those of what is in it."""
        facts, inner = [], []
        for name, value in fields_of(shown):
            own = f"{path}{name}"
            heading = f"{title} – {self._label(name)}" if title else self._label(name)
            if isinstance(value, msgspec.Struct):
                inner.append(self.panels(value, f"{own}.", heading))
            elif is_rows(value):
                inner.append(iter([self._table(name, own, heading, value)]))
            else:
                facts.append((self._label(name), self._said(name, value)))
        if facts:
            yield Panel(path.rstrip("."), title, tuple(facts), (), ())
        for panels in inner:
            yield from panels

    def _table(self, name: str, path: str, title: str, rows: Sequence[msgspec.Struct]) -> Panel:
        """With the columns in which some row has something to say, and more than 0."""
        cells = [dict(self._cells(row)) for row in rows]
        columns = [
            column for column in dict(fields_of(rows[0], True)) if any(row.get(column, "0") != "0" for row in cells)
        ]
        heads = [self._label(column) for column in columns]
        lines = [tuple(row.get(column, "") for column in columns) for row in cells]
        if name in SEATS and len(rows) == len(self._names) and "seat" not in columns:
            heads.insert(0, self._label(PLAYER))
            lines = [(seat, *line) for seat, line in zip(self._names, lines, strict=True)]
        return Panel(path, title, (), tuple(heads), tuple(lines))

    def _cells(self, row: msgspec.Struct) -> Iterator[tuple[str, str]]:
        for name, value in fields_of(row):
            yield name, self._nested(name, value)

    def _nested(self, name: str, value: Any) -> str:
        """A struct in a cell, on one line."""
        if isinstance(value, msgspec.Struct):
            return ", ".join(f"{self._label(inner)} {self._nested(inner, one)}" for inner, one in fields_of(value))
        if is_rows(value):
            return "; ".join(self._nested(name, one) for one in value)
        return self._said(name, value)

    def _said(self, name: str, value: Any) -> str:
        if isinstance(value, Mapping):
            return ", ".join(f"{self._value('', key)} {self._value(name, one)}" for key, one in value.items())
        return self._value(name, value)


def fields_of(shown: msgspec.Struct, empty: bool = False) -> Iterator[tuple[str, Any]]:
    """Those with something to say to a person; with `empty`, also those without."""
    for name in shown.__struct_fields__:
        value = getattr(shown, name)
        is_for_people = name not in SKIPPED and not (isinstance(value, str) and len(value) > LONGEST)
        if is_for_people and (empty or not is_empty(value)):
            yield name, value


def is_empty(value: Any) -> bool:
    return value is None or value is False or (isinstance(value, str | Sequence | Mapping) and not value)


def is_rows(value: Any) -> bool:
    return isinstance(value, Sequence) and bool(value) and all(isinstance(one, msgspec.Struct) for one in value)


def readable(name: str) -> str:
    """The name of a field or value as English: battle_points is "battle points"."""
    return name.replace("_", " ").replace("-", " ")


def counted(values: Sequence[str]) -> str:
    """Equal pieces together: 2 food, metal."""
    return ", ".join(f"{count} {value}" if count > 1 else value for value, count in Counter(values).items())
