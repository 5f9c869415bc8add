"""Expressions: from syntax to a value, in Python's order of evaluation."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any, Final

from emporion.kernel.compiler import code, places
from emporion.kernel.compiler.arithmetic import fitting, folded, operation
from emporion.kernel.compiler.code import Comparison, Operand
from emporion.kernel.compiler.scope import Scope
from emporion.kernel.compiler.subset import Problem, refused
from emporion.kernel.compiler.types import (
    BOOL,
    INT,
    Bool,
    Grid,
    Int,
    Nothing,
    Pool,
    Row,
    Tuple,
    Type,
    Value,
    lengths,
    parts,
)
from emporion.kernel.rule import Table, is_rule

COMPARISONS: Final[dict[type[ast.cmpop], Comparison]] = {
    ast.Eq: "eq",
    ast.NotEq: "ne",
    ast.Lt: "slt",
    ast.LtE: "sle",
    ast.Gt: "sgt",
    ast.GtE: "sge",
}


def value(scope: Scope, node: ast.expr) -> Value:
    translate = TRANSLATED.get(type(node))
    if translate is None:
        raise refused(node)
    return translate(scope, node)


def number(scope: Scope, node: ast.expr) -> Operand:
    return scope.as_int(value(scope, node), node).only


# ---------------------------------------------------------------------------------------------- names and constants


def constant(scope: Scope, node: ast.Constant) -> Value:
    return known(node, node.value)


def known(node: ast.AST, given: object) -> Value:
    if isinstance(given, bool):
        return Value(BOOL, (int(given),))
    if not isinstance(given, int):
        raise Problem(node, "rules know only ints, bools, tables and rules", "a number or a `table(…)`")
    return Value(INT, (fitting(node, int(given)),))


def name(scope: Scope, node: ast.Name) -> Value:
    if node.id in scope.names:
        return scope.get_local(node.id, node)
    given = scope.surroundings.constant(node.id)
    if isinstance(given, Table):
        return scope.surroundings.table(given, node)
    if given is None:
        raise Problem(
            node, f"{node.id} is unknown, or stands in code that never runs", "a constant or table of the module"
        )
    return known(node, given)


# ----------------------------------------------------------------------------------------------- fields and elements


def find(scope: Scope, node: ast.expr) -> places.Found:
    """The place that a field or an element is at."""
    match node:
        case ast.Attribute():
            return places.field(scope, node, value(scope, node.value))
        case ast.Subscript():
            whole = value(scope, node.value)
            return places.element(scope, node, whole, number(scope, node.slice))
        case _:
            raise Problem(node, "only names, fields and elements can be assigned to")


def attribute(scope: Scope, node: ast.Attribute) -> Value:
    return places.read(scope, find(scope, node))


def subscript(scope: Scope, node: ast.Subscript) -> Value:
    held = node.value
    if isinstance(held, ast.Name) and held.id in scope.assigned and isinstance(scope.types[held.id], Tuple):
        return places.tuple_element(scope, node, held.id, number(scope, node.slice))
    whole = value(scope, held)
    at = number(scope, node.slice)
    if isinstance(whole.type, Tuple):
        return element_of_tuple(node, whole, at)
    return places.read(scope, places.element(scope, node, whole, at))


def element_of_tuple(node: ast.Subscript, whole: Value, at: Operand) -> Value:
    if not isinstance(at, int):
        raise Problem(node, "this tuple has no name, so its index must be a constant", "a name for the tuple")
    if not -len(whole.operands) <= at < len(whole.operands):
        raise Problem(node, f"the index is beyond the end: there are {len(whole.operands)} elements")
    return Value(INT, (whole.operands[at],))


def make_tuple(scope: Scope, node: ast.Tuple) -> Value:
    return Value(Tuple(len(node.elts)), tuple(number(scope, element) for element in node.elts))


# --------------------------------------------------------------------------------------------------------- operators


def folded_constant(scope: Scope, node: ast.expr) -> Value | None:
    """An expression of constants, worked out as Python does: only its result must fit."""
    found = folded(node, lambda name: None if name in scope.names else scope.surroundings.constant(name))
    return None if found is None else known(node, found)


def unary(scope: Scope, node: ast.UnaryOp) -> Value:
    if (constant_value := folded_constant(scope, node)) is not None:
        return constant_value
    given = value(scope, node.operand)
    if isinstance(node.op, ast.Not):
        (truth,) = scope.as_bool(given, node).operands
        return Value(BOOL, (1 - truth if isinstance(truth, int) else scope.binary("xor", truth, 1, "bool"),))
    operand = scope.as_int(given, node).only
    match node.op:
        case ast.UAdd():
            return Value(INT, (operand,))
        case ast.USub():
            negated = fitting(node, -operand) if isinstance(operand, int) else scope.binary("sub", 0, operand)
            return Value(INT, (negated,))
        case _:
            return Value(INT, (~operand if isinstance(operand, int) else scope.binary("xor", operand, -1),))


def binary(scope: Scope, node: ast.BinOp) -> Value:
    if (constant_value := folded_constant(scope, node)) is not None:
        return constant_value
    left = value(scope, node.left)
    return operation(scope, node, node.op, left, value(scope, node.right))


def comparison(scope: Scope, node: ast.Compare) -> Value:
    """A chain stops at the first comparison that fails: what comes after it is not worked out."""
    left = number(scope, node.left)
    if len(node.ops) == 1:
        return Value(BOOL, (compared(scope, node.ops[0], left, number(scope, node.comparators[0])),))
    result, end = scope.new_hidden(), scope.new_label()
    for i, (kind, right) in enumerate(zip(node.ops, node.comparators, strict=True)):
        other = number(scope, right)
        holds = Value(BOOL, (compared(scope, kind, left, other),))
        scope.set_local(result, holds, node)
        if i + 1 < len(node.ops):
            following = scope.new_label()
            scope.branch(holds.only, following, end)
            scope.label(following)
        left = other
    scope.label(end)
    return scope.get_local(result, node)


def compared(scope: Scope, kind: ast.cmpop, left: Operand, right: Operand) -> Operand:
    if type(kind) not in COMPARISONS:
        raise refused(kind)
    return scope.compare(COMPARISONS[type(kind)], left, right)


# ------------------------------------------------------------------------------------------------------------ choices


def condition(scope: Scope, node: ast.expr, yes: str, no: str) -> None:
    """Jump to one of two labels, with the short cuts of `and`, `or` and `not`."""
    match node:
        case ast.BoolOp(op, operands):
            for operand in operands[:-1]:
                following = scope.new_label()
                condition(scope, operand, *((following, no) if isinstance(op, ast.And) else (yes, following)))
                scope.label(following)
            condition(scope, operands[-1], yes, no)
        case ast.UnaryOp(ast.Not(), operand):
            condition(scope, operand, no, yes)
        case _:
            scope.branch(scope.as_bool(value(scope, node), node).only, yes, no)


def either(scope: Scope, node: ast.BoolOp) -> Value:
    """The first operand that decides, itself: `a or b` is a number if a and b are."""
    result, end = scope.new_hidden(), scope.new_label()
    for i, operand in enumerate(node.values):
        given = value(scope, operand)
        scope.set_local(result, given, operand)
        if i + 1 < len(node.values):
            following = scope.new_label()
            truth = scope.as_bool(given, operand).only
            scope.branch(truth, *((following, end) if isinstance(node.op, ast.And) else (end, following)))
            scope.label(following)
    scope.label(end)
    return scope.get_local(result, node)


def choice(scope: Scope, node: ast.IfExp) -> Value:
    yes, no, end = scope.new_label(), scope.new_label(), scope.new_label()
    result = scope.new_hidden()
    condition(scope, node.test, yes, no)
    for label, branch in ((yes, node.body), (no, node.orelse)):
        scope.label(label)
        given = value(scope, branch)
        if isinstance(given.type, Nothing):
            raise Problem(branch, "this gives nothing")
        scope.set_local(result, given, branch)
        scope.jump(end)
    scope.label(end)
    return scope.get_local(result, node)


# -------------------------------------------------------------------------------------------------------------- calls


def call(scope: Scope, node: ast.Call) -> Value:
    if not isinstance(node.func, ast.Name) or node.keywords:
        raise Problem(node, "only rules are called, by name and without keywords", "an import of the rule itself")
    if node.func.id in scope.names:
        raise Problem(node, f"{node.func.id} is a local name here, and no rule", "another name for the local")
    rule = scope.surroundings.constant(node.func.id)
    given = [value(scope, argument) for argument in node.args]
    if rule is None:
        return built_in(scope, node, node.func.id, given)
    if not is_rule(rule):
        raise Problem(node, f"{node.func.id} is not a rule", "`@rule` before it, if it keeps to the rule language")
    return call_rule(scope, node, rule, given)


def call_rule(scope: Scope, node: ast.Call, rule: Any, given: list[Value]) -> Value:
    function, result, wanted = scope.surroundings.call(rule, [argument.type for argument in given], node)
    taken = [
        scope.as_int(argument, node) if isinstance(type_, Int) else argument
        for argument, type_ in zip(given, wanted, strict=True)
    ]
    passed = [(part, operand) for a in taken for part, operand in zip(parts(a.type), a.operands, strict=True)]
    to = tuple(scope.new() for _ in parts(result))
    passed_parts = tuple(part for part, _ in passed)
    scope.emit(code.Call(to, function, passed_parts, tuple(operand for _, operand in passed), tuple(parts(result))))
    return Value(result, to)


def built_in(scope: Scope, node: ast.Call, called: str, given: list[Value]) -> Value:
    translate = BUILT_IN.get(called)
    if translate is None:
        raise Problem(node, f"{called} is not a rule", f"a rule, or one of {', '.join(sorted(BUILT_IN))}")
    return translate(scope, node, given)


def length(scope: Scope, node: ast.Call, given: list[Value]) -> Value:
    if len(given) != 1 or not isinstance(given[0].type, Pool | Row | Grid | Tuple):
        raise Problem(node, "only pools, rows, grids and tuples have a length")
    return Value(INT, (lengths(given[0])[0],))


def least_or_most(scope: Scope, node: ast.Call, given: list[Value]) -> Value:
    if len(given) < 2:
        raise Problem(node, "min and max take two numbers or more", "a loop over the row")
    is_better: Comparison = "slt" if isinstance(node.func, ast.Name) and node.func.id == "min" else "sgt"
    best, *others = (scope.as_int(one, node).only for one in given)
    for other in others:
        best = scope.select(scope.compare(is_better, other, best), other, best)
    return Value(INT, (best,))


def absolute(scope: Scope, node: ast.Call, given: list[Value]) -> Value:
    operand = only_number(scope, node, given)
    return Value(INT, (scope.select(scope.compare("slt", operand, 0), scope.binary("sub", 0, operand), operand),))


def as_int(scope: Scope, node: ast.Call, given: list[Value]) -> Value:
    return Value(INT, (only_number(scope, node, given),))


def as_bool(scope: Scope, node: ast.Call, given: list[Value]) -> Value:
    only_number(scope, node, given)
    return scope.as_bool(given[0], node)


def only_number(scope: Scope, node: ast.Call, given: list[Value]) -> Operand:
    if len(given) != 1:
        raise Problem(node, "this takes one number")
    return scope.as_int(given[0], node).only


def stray_range(scope: Scope, node: ast.Call, given: list[Value]) -> Value:
    raise Problem(node, "a range stands only in `for … in range(…)`")


BUILT_IN: Final[dict[str, Callable[[Scope, ast.Call, list[Value]], Value]]] = {
    "abs": absolute,
    "bool": as_bool,
    "int": as_int,
    "len": length,
    "max": least_or_most,
    "min": least_or_most,
    "range": stray_range,
}
TRANSLATED: Final[dict[type[ast.expr], Callable[[Scope, Any], Value]]] = {
    ast.Constant: constant,
    ast.Name: name,
    ast.Attribute: attribute,
    ast.Subscript: subscript,
    ast.Tuple: make_tuple,
    ast.UnaryOp: unary,
    ast.BinOp: binary,
    ast.Compare: comparison,
    ast.BoolOp: either,
    ast.IfExp: choice,
    ast.Call: call,
}


def returned(scope: Scope, node: ast.expr, given: Value, wanted: Type) -> Value:
    """A value as a rule returns it. An int is not silently made a bool: in plain mode it would stay an int."""
    if isinstance(wanted, Int):
        return scope.as_int(given, node)
    if isinstance(wanted, Bool) and not isinstance(given.type, Bool):
        raise Problem(node, f"the rule returns a bool, but this is {given.type.name}", "a comparison, such as `!= 0`")
    if given.type != wanted:
        raise Problem(node, f"the rule returns {wanted.name}, but this is {given.type.name}")
    return given
