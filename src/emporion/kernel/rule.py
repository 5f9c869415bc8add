"""What the rules of a game are written with: rules, slots and tables.

A rule is a plain typed function over ints, fields of records, tables and other rules. Defining one compiles nothing and
needs no numba; `program.py` binds a set of rules together and runs them as they stand or compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from emporion.kernel.record import Kind, i8

F = TypeVar("F", bound=Callable[..., Any])


def rule(f: F) -> F:
    """A function of the kernel."""
    f.__rule__ = True  # type: ignore[attr-defined]
    return f


def slot(f: F) -> F:
    """A rule that a game fills with its own of the same name; general code is written against slots."""
    f.__slot__ = True  # type: ignore[attr-defined]
    return f


def is_rule(value: object) -> bool:
    return getattr(value, "__rule__", False) is True


def is_slot(value: object) -> bool:
    return getattr(value, "__slot__", False) is True


class Table(list[Any]):
    """A constant lookup table. A program may put another in the place of one that has a name (another board)."""

    def __init__(self, values: Any, kind: Kind, name: str) -> None:
        super().__init__(values)
        self.kind = kind
        self.name = name


def table(values: Any, kind: Kind = i8, name: str = "") -> Any:
    return Table(values, kind, name)
