"""The intermediate code: a few simple instructions over temporaries, locals and labels.

The front end writes it, a back end prints it. An operand is a constant, a temporary (set once), the address of a table,
or the address of a local tuple. Ints have 64 bits; bools, pointers and ints are never mixed.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from emporion.kernel.compiler.errors import Place


class Temp(NamedTuple):
    number: int


class Data(NamedTuple):
    """The address of a table."""

    name: str


class Room(NamedTuple):
    """The address of a local tuple."""

    local: str


Operand = int | Temp | Data | Room
Operator = Literal["add", "sub", "mul", "and", "or", "xor", "shl", "ashr", "sdiv", "srem", "udiv", "umin"]
Comparison = Literal["eq", "ne", "slt", "sle", "sgt", "sge", "ult"]
Fault = Literal["index", "divisor", "shift", "width"]


class Binary(NamedTuple):
    to: Temp
    operator: Operator
    left: Operand
    right: Operand
    part: str = "int"


class Compare(NamedTuple):
    to: Temp
    comparison: Comparison
    left: Operand
    right: Operand


class Select(NamedTuple):
    to: Temp
    test: Operand
    yes: Operand
    no: Operand


class Widen(NamedTuple):
    """A bool as an int."""

    to: Temp
    value: Operand


class CountBits(NamedTuple):
    """The lowest bit that is set, -1 if none is (`cttz`), or how many are (`ctpop`)."""

    to: Temp
    instruction: str
    value: Operand


class SetLocal(NamedTuple):
    local: str
    part: str
    value: Operand


class GetLocal(NamedTuple):
    to: Temp
    local: str
    part: str


class Offset(NamedTuple):
    """The address some bytes further on."""

    to: Temp
    pointer: Operand
    bytes: int


class Element(NamedTuple):
    """The address of an element of some size."""

    to: Temp
    pointer: Operand
    at: Operand
    size: int


Memory = Literal["numbers", "records", "tables", "tuples"]
"""What a number is part of: arrays of numbers, records, tables and local tuples never overlap."""


Bounds = tuple[int, int]
"""The least and the most number of a table: LLVM then knows which of them are good as an index."""


class Load(NamedTuple):
    """A number of `size` bytes, widened with its sign."""

    to: Temp
    pointer: Operand
    size: int
    memory: Memory
    bounds: Bounds | None = None


class Store(NamedTuple):
    """The lowest `size` bytes of a number."""

    pointer: Operand
    size: int
    value: Operand
    memory: Memory


class Copy(NamedTuple):
    """A whole record."""

    to: Operand
    source: Operand
    size: int
    alignment: int


class Check(NamedTuple):
    """Unless the test holds, the call ends here with a fault; `value` and `limit` are for its message."""

    test: Operand
    fault: Fault
    value: Operand
    limit: Operand
    place: Place


class Call(NamedTuple):
    to: tuple[Temp, ...]
    function: str
    parts: tuple[str, ...]
    arguments: tuple[Operand, ...]
    result: tuple[str, ...]


class Label(NamedTuple):
    name: str


class Jump(NamedTuple):
    label: str


class Branch(NamedTuple):
    test: Operand
    yes: str
    no: str


class Return(NamedTuple):
    values: tuple[Operand, ...]


Instruction = (
    Binary
    | Compare
    | Select
    | Widen
    | CountBits
    | SetLocal
    | GetLocal
    | Offset
    | Element
    | Load
    | Store
    | Copy
    | Check
    | Call
    | Label
    | Jump
    | Branch
    | Return
)


class Function(NamedTuple):
    """One rule for one list of argument types. Its parameters are the first temporaries."""

    name: str
    parameters: tuple[str, ...]
    result: tuple[str, ...]
    locals: dict[str, str]
    rooms: dict[str, int]
    """Local tuples, and how many ints each has."""
    body: list[Instruction]


class TableData(NamedTuple):
    name: str
    size: int
    """Bytes of a number."""
    numbers: tuple[int, ...]


class EntryPoint(NamedTuple):
    """A function that is called from Python: what it takes and gives."""

    name: str
    function: str
    parameters: tuple[tuple[str, str], ...]
    """Names with their annotations: int, bool, Row, Grid, or Pool[…]."""
    result: str
    """Its annotation: int, bool or None."""
    brief: bool
    """Whether it is over so soon that other threads may wait for it."""


class Module(NamedTuple):
    """A whole program."""

    tables: list[TableData]
    functions: list[Function]
    entries: list[EntryPoint]
