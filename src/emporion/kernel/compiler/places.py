"""Fields and elements: where they lie, how they are read and written."""

from __future__ import annotations

import ast
from typing import NamedTuple

from emporion.kernel.compiler import code
from emporion.kernel.compiler.code import Bounds, Memory, Operand
from emporion.kernel.compiler.scope import Scope
from emporion.kernel.compiler.subset import Problem
from emporion.kernel.compiler.types import INT, Grid, Pool, Record, Row, Tuple, Value, lengths
from emporion.kernel.record import Field, Kind


class Number(NamedTuple):
    """Where a single number lies."""

    pointer: Operand
    kind: Kind
    memory: Memory = "records"
    bounds: Bounds | None = None


Found = Number | Value
"""A number in memory, or a record, row or grid, which are held as pointers themselves."""


def field(scope: Scope, node: ast.Attribute, record: Value) -> Found:
    if not isinstance(record.type, Record):
        raise Problem(node, f"this is {record.type.name}, and only records have fields")
    found = next((f for f in record.type.schema.fields if f.name == node.attr), None)
    if found is None:
        raise Problem(node, f"{record.type.schema.cls.__name__} has no field {node.attr}")
    return field_at(scope, record.only, found)


def field_at(scope: Scope, record: Operand, found: Field) -> Found:
    pointer = scope.new()
    scope.emit(code.Offset(pointer, record, found.offset))
    kind = found.kind._replace(shape=())
    match found.kind.shape:
        case ():
            return Number(pointer, kind)
        case (length,):
            return Value(Row(kind, length), (pointer,))
        case (height, width):
            return Value(Grid(kind, height, width), (pointer,))
        case _:
            raise AssertionError("a schema has at most two dimensions")


def element(scope: Scope, node: ast.Subscript, whole: Value, index: Operand) -> Found:
    """An element of a pool, row or grid; both are worked out already."""
    if not isinstance(whole.type, Pool | Row | Grid):
        raise Problem(node, f"this is {whole.type.name}, which has no elements")
    sizes = lengths(whole)
    at = within(scope, node, index, sizes[0])
    match whole.type:
        case Pool(schema):
            return Value(Record(schema), (address(scope, whole.operands[0], at, schema.size),))
        case Row(kind, length, is_table, bounds):
            memory: Memory = "tables" if is_table else "numbers" if length is None else "records"
            return Number(address(scope, whole.operands[0], at, kind.size), kind, memory, bounds)
        case Grid(kind, _, width, is_table, bounds):
            if width is None:
                start = address(scope, whole.operands[0], scope.binary("mul", at, sizes[1]), kind.size)
                return Value(Row(kind, None, is_table, bounds), (start, sizes[1]))
            start = address(scope, whole.operands[0], at, kind.size * width)
            return Value(Row(kind, width, is_table, bounds), (start,))


def address(scope: Scope, pointer: Operand, index: Operand, size: int) -> Operand:
    to = scope.new()
    scope.emit(code.Element(to, pointer, index, size))
    return to


def within(scope: Scope, node: ast.Subscript, index: Operand, length: Operand) -> Operand:
    """An index that is checked: now if it is a constant, when it runs if it is not.

    A negative constant counts from the end, as in Python. A negative number that comes up when a rule runs is a
    mistake, and is refused, because to allow for it would cost time at every index.
    """
    if not isinstance(index, int):
        refuse_negated(node)
    elif index < 0:
        index = length + index if isinstance(length, int) else scope.binary("add", length, index)
    if isinstance(index, int) and isinstance(length, int):
        if not 0 <= index < length:
            raise Problem(node, f"the index is beyond the end: there are {length} elements")
        return index
    if scope.surroundings.checked:
        scope.check(node, "index", scope.compare("ult", index, length), index, length)
    return index


def refuse_negated(node: ast.Subscript) -> None:
    match node.slice:
        case ast.UnaryOp(ast.USub()):
            raise Problem(node, "this index is negative, but how far is not known", "len(…) minus the number")


def tuple_element(scope: Scope, node: ast.Subscript, name: str, index: Operand) -> Value:
    """An element of a local tuple."""
    type_ = scope.types[name]
    assert isinstance(type_, Tuple)
    at = within(scope, node, index, type_.length)
    return Value(INT, (scope.load(scope.room_element(name, at), 8, "tuples"),))


def read(scope: Scope, found: Found) -> Value:
    if isinstance(found, Value):
        return found
    return Value(INT, (scope.load(found.pointer, found.kind.size, found.memory, found.bounds),))


def write(scope: Scope, node: ast.expr, found: Number, value: Value) -> None:
    """Store a number; in the checked form it must fit the width of its place."""
    if found.memory == "tables":
        raise Problem(node, "a table never changes", "a field of the state")
    number = scope.as_int(value, node).only
    size = found.kind.size
    if isinstance(number, int) and not -(1 << 8 * size - 1) <= number < 1 << 8 * size - 1:
        raise Problem(node, f"{number} does not fit {size} bytes", "a wider field")
    if scope.surroundings.checked and size < 8 and not isinstance(number, int):
        shifted = scope.binary("add", number, 1 << 8 * size - 1)
        scope.check(node, "width", scope.compare("ult", shifted, 1 << 8 * size), number, size)
    scope.emit(code.Store(found.pointer, size, number, found.memory))


def copy_record(scope: Scope, node: ast.expr, target: Value, source: Value) -> None:
    if target.type != source.type or not isinstance(target.type, Record):
        raise Problem(node, f"{target.type.name} cannot be given {source.type.name}", "each number by itself")
    schema = target.type.schema
    scope.emit(code.Copy(target.only, source.only, schema.size, schema.alignment))
