"""What the rules of a game are written with: rules, slots and tables.

A rule is a plain typed function over ints, fields of records, tables and other rules. Defining one compiles nothing;
`program.py` binds a set of rules together and runs them as they stand or compiled. `docs/rule-language.md` says what a
rule may contain.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from emporion.kernel.record import Kind, i8

Rule = Callable[..., Any]
F = TypeVar("F", bound=Rule)


def rule(f: F) -> F:
    """A function of the kernel."""
    f.__rule__ = True  # type: ignore[attr-defined]
    return f


def slot(f: F) -> F:
    """A rule that a game fills with its own of the same name; general code is written against slots."""
    f.__slot__ = True  # type: ignore[attr-defined]
    return f


def brief(f: F) -> F:
    """A rule that is over in a few microseconds: as an entry point it does not let other threads run meanwhile, which
    would take longer than the rule itself."""
    f.__brief__ = True  # type: ignore[attr-defined]
    return rule(f)


def is_rule(value: object) -> bool:
    return getattr(value, "__rule__", False) is True


def is_slot(value: object) -> bool:
    return getattr(value, "__slot__", False) is True


def is_brief(value: object) -> bool:
    return getattr(value, "__brief__", False) is True


class Table(list[Any]):
    """A constant lookup table. A program may put another in the place of one that has a name (another board)."""

    def __init__(self, values: Any, kind: Kind, name: str) -> None:
        super().__init__(values)
        self.kind = kind
        self.name = name


def table(values: Any, kind: Kind = i8, name: str = "") -> Any:
    return Table(values, kind, name)
