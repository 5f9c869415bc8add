"""The types of the rule language.

An int has 64 bits wherever it is worked with; only where it is stored does it have the width of its field or table.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

from emporion.kernel.compiler.code import Bounds, Operand
from emporion.kernel.record import Kind, Schema, i64

Part = Literal["int", "bool", "pointer"]
"""What a register holds."""


@dataclass(frozen=True)
class Int:
    @property
    def name(self) -> str:
        return "an int"


@dataclass(frozen=True)
class Bool:
    @property
    def name(self) -> str:
        return "a bool"


@dataclass(frozen=True)
class Nothing:
    @property
    def name(self) -> str:
        return "nothing"


@dataclass(frozen=True)
class Tuple:
    """Some ints, by value."""

    length: int

    @property
    def name(self) -> str:
        return f"a tuple of {self.length} ints"


@dataclass(frozen=True)
class Record:
    """One record, by reference."""

    schema: Schema

    @property
    def name(self) -> str:
        return f"a record ({self.schema.cls.__name__})"


@dataclass(frozen=True)
class Pool:
    """An array of records; its length is known when it runs."""

    schema: Schema

    @property
    def name(self) -> str:
        return f"a pool of {self.schema.cls.__name__}"


@dataclass(frozen=True)
class Row:
    """Numbers of one width, by reference; `length` is None where it is known only when it runs."""

    kind: Kind
    length: int | None
    is_table: bool = False
    bounds: Bounds | None = field(default=None, compare=False)

    @property
    def name(self) -> str:
        return "a row of a table" if self.is_table else "a row"


@dataclass(frozen=True)
class Grid:
    """Rows of one length, by reference."""

    kind: Kind
    height: int | None
    width: int | None
    is_table: bool = False
    bounds: Bounds | None = field(default=None, compare=False)

    @property
    def name(self) -> str:
        return "a table of rows" if self.is_table else "a grid"


def held(type_: Type) -> Type:
    """A type as a local has it: a name may stand for one table here and for another there, so their bounds are gone."""
    return replace(type_, bounds=None) if isinstance(type_, Row | Grid) else type_


Type = Int | Bool | Nothing | Tuple | Record | Pool | Row | Grid

INT = Int()
BOOL = Bool()
NOTHING = Nothing()
NUMBERS = Row(i64, None)
NUMBER_GRID = Grid(i64, None, None)


class Value(NamedTuple):
    """What an expression gives: its type, and what holds it (see `parts`)."""

    type: Type
    operands: tuple[Operand, ...] = ()

    @property
    def only(self) -> Operand:
        """The operand of a value that has just one."""
        (operand,) = self.operands
        return operand


def parts(type_: Type) -> list[Part]:
    """The registers in which a value of a type is held and passed: a pointer, then lengths that are not constants."""
    match type_:
        case Int():
            return ["int"]
        case Bool():
            return ["bool"]
        case Nothing():
            return []
        case Tuple(length):
            return ["int"] * length
        case Record():
            return ["pointer"]
        case Pool():
            return ["pointer", "int"]
        case Row():
            return ["pointer", *lengths_held(type_.length)]
        case Grid():
            return ["pointer", *lengths_held(type_.height, type_.width)]


def lengths_held(*lengths: int | None) -> list[Part]:
    return ["int" for length in lengths if length is None]


def lengths(value: Value) -> list[Operand]:
    """How many elements a pool, row or grid has in each dimension."""
    held = iter(value.operands[1:])
    match value.type:
        case Pool():
            return [next(held)]
        case Row(length=length):
            return [next(held) if length is None else length]
        case Grid(height=height, width=width):
            return [next(held) if length is None else length for length in (height, width)]
        case Tuple(length):
            return [length]
        case _:
            return []
