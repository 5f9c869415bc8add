"""Parameters and results: from annotations to types.

`int`, `bool`, `Row`, `Grid` and `tuple[int, …]` are what they say. A record class is a record of it; `State`, or
another name that a program gives a record class to, stands for that class in code that knows no game; `Any` is whatever
it is called with. Arrays of records are `Pool[State]`.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import Any

from emporion.kernel.compiler.subset import Problem
from emporion.kernel.compiler.types import (
    BOOL,
    INT,
    NOTHING,
    NUMBER_GRID,
    NUMBERS,
    Bool,
    Grid,
    Int,
    Pool,
    Record,
    Row,
    Tuple,
    Type,
)
from emporion.kernel.record import Schema, is_record, schema_of
from emporion.kernel.rule import Rule

Records = Mapping[str, Schema]
"""Names that stand for record classes in a program."""


def result_type(definition: ast.FunctionDef) -> Type:
    text = ast.unparse(definition.returns) if definition.returns else "None"
    simple: dict[str, Type] = {"int": INT, "bool": BOOL, "None": NOTHING}
    if text in simple:
        return simple[text]
    if (length := tuple_length(definition.returns)) is not None:
        return Tuple(length)
    raise Problem(definition, f"a rule cannot return {text}", "`int`, `bool`, `None` or `tuple[int, int]`")


def tuple_length(annotation: ast.expr | None) -> int | None:
    match annotation:
        case ast.Subscript(ast.Name("tuple"), ast.Tuple(elts)) if all(is_named(one, "int") for one in elts):
            return len(elts)
        case _:
            return None


def is_named(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def argument_type(f: Rule, argument: ast.arg, given: Type, records: Records, node: ast.AST) -> Type:
    """The type a parameter has when it is given a value of some type."""
    annotation = argument.annotation
    if annotation is None or is_named(annotation, "Any"):
        return given
    text = ast.unparse(annotation)
    if fits(f, annotation, text, given, records):
        return INT if text == "int" else given
    raise Problem(node, f"{f.__name__} takes {text} as {argument.arg}, and is given {given.name}")


def fits(f: Rule, annotation: ast.expr, text: str, given: Type, records: Records) -> bool:
    match given:
        case Int():
            return text == "int"
        case Bool():
            return text in ("int", "bool")
        case Row():
            return text in ("Row", "list[int]")
        case Grid():
            return text in ("Grid", "list[list[int]]")
        case Tuple(length):
            return tuple_length(annotation) == length
        case Record(schema):
            return record_named(f, text, records) is schema
        case Pool(schema):
            return text.startswith("Pool[") and pooled(f, text, records) is schema
        case _:
            return False


def record_named(f: Rule, name: str, records: Records) -> Schema | None:
    """The record class that a name stands for, if it stands for one."""
    found: Any = f.__globals__.get(name)
    if is_record(found):
        return schema_of(found)
    return records.get(name)


def entry_type(f: Rule, argument: ast.arg, records: Records) -> Type:
    """The type of an entry point's parameter, which nothing but its annotation can tell."""
    text = ast.unparse(argument.annotation) if argument.annotation else ""
    simple: dict[str, Type] = {"int": INT, "bool": BOOL, "Row": NUMBERS, "Grid": NUMBER_GRID}
    if text in simple:
        return simple[text]
    schema = pooled(f, text, records)
    if schema is None:
        known = "`int`, `bool`, `Row`, `Grid` or `Pool[…]` with a record class, or a name that the program gives one"
        raise Problem(argument, f"an entry point cannot take {argument.arg}: {text}", known)
    return Pool(schema)


def pooled(f: Rule, annotation: str, records: Records) -> Schema | None:
    """The record class of a pool's annotation; None if it is no pool, or its class is not known."""
    return record_named(f, annotation[5:-1], records) if annotation.startswith("Pool[") else None
