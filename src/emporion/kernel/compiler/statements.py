"""Statements: assignments, branches, loops and returns."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any, Final

from emporion.kernel.compiler import code, places
from emporion.kernel.compiler.arithmetic import operation
from emporion.kernel.compiler.code import Operand
from emporion.kernel.compiler.expressions import condition, find, number, returned, value
from emporion.kernel.compiler.scope import Loop, Scope
from emporion.kernel.compiler.subset import Problem, refused
from emporion.kernel.compiler.types import INT, Nothing, Tuple, Value


def block(scope: Scope, body: list[ast.stmt]) -> None:
    for statement in body:
        if not scope.is_open:
            return
        translate = TRANSLATED.get(type(statement))
        if translate is None:
            raise refused(statement)
        translate(scope, statement)


def nothing(scope: Scope, node: ast.Pass) -> None:
    pass


def expression(scope: Scope, node: ast.Expr) -> None:
    if not isinstance(node.value, ast.Constant):
        value(scope, node.value)


# -------------------------------------------------------------------------------------------------------- assignments


def assign(scope: Scope, node: ast.Assign) -> None:
    """The right side first, then the targets from left to right."""
    given = value(scope, node.value)
    for target in node.targets:
        give(scope, target, given)


def assign_annotated(scope: Scope, node: ast.AnnAssign) -> None:
    if node.value is None:
        raise Problem(node, "a type alone does nothing", "a value")
    give(scope, node.target, value(scope, node.value))


def give(scope: Scope, target: ast.expr, given: Value) -> None:
    if isinstance(given.type, Nothing):
        raise Problem(target, "there is nothing to assign: the rule returns None")
    match target:
        case ast.Name():
            scope.set_local(target.id, given, target)
        case ast.Tuple():
            unpack(scope, target, given)
        case _:
            store(scope, target, given)


def unpack(scope: Scope, target: ast.Tuple, given: Value) -> None:
    if not isinstance(given.type, Tuple) or given.type.length != len(target.elts):
        raise Problem(target, f"{given.type.name} does not have {len(target.elts)} parts")
    for part, operand in zip(target.elts, given.operands, strict=True):
        give(scope, part, Value(INT, (operand,)))


def store(scope: Scope, target: ast.expr, given: Value) -> None:
    found = find(scope, target)
    if isinstance(found, places.Number):
        places.write(scope, target, found, given)
    else:
        places.copy_record(scope, target, found, given)


def assign_augmented(scope: Scope, node: ast.AugAssign) -> None:
    """The place once, then its old value, then the right side: what that changes there is overwritten."""
    if isinstance(node.target, ast.Name):
        old = scope.get_local(node.target.id, node.target)
        scope.set_local(node.target.id, operation(scope, node, node.op, old, value(scope, node.value)), node)
        return
    found = find(scope, node.target)
    if not isinstance(found, places.Number):
        raise Problem(node, f"this is {found.type.name}, where a number is needed")
    old = places.read(scope, found)
    places.write(scope, node.target, found, operation(scope, node, node.op, old, value(scope, node.value)))


# ----------------------------------------------------------------------------------------------------------- branches


def branch(scope: Scope, node: ast.If) -> None:
    yes, no, end = scope.new_label(), scope.new_label(), scope.new_label()
    condition(scope, node.test, yes, no)
    before, ways = scope.assigned, []
    for label, body in ((yes, node.body), (no, node.orelse)):
        scope.assigned = before
        scope.label(label)
        block(scope, body)
        if scope.is_open:
            ways.append(scope.assigned)
        scope.jump(end)
    go_on(scope, end, ways)


def go_on(scope: Scope, label: str, ways: list[frozenset[str]]) -> None:
    """Where several ways meet, a local has a value if it has one on all of them. If no way leads here, nothing does."""
    if not ways:
        return
    scope.label(label)
    scope.assigned = frozenset.intersection(*ways)


def loop_while(scope: Scope, node: ast.While) -> None:
    again, body, end = scope.new_label(), scope.new_label(), scope.new_label()
    is_endless = isinstance(node.test, ast.Constant) and bool(node.test.value)
    scope.label(again)
    before = scope.assigned
    if is_endless:
        scope.jump(body)
    else:
        condition(scope, node.test, body, end)
    scope.label(body)
    breaks = loop_body(scope, node, again, end)
    scope.jump(again)
    go_on(scope, end, breaks if is_endless else [*breaks, before])


def loop_body(scope: Scope, node: ast.For | ast.While, again: str, end: str) -> list[frozenset[str]]:
    if node.orelse:
        raise Problem(node.orelse[0], "a loop has no `else`", "a flag that the loop sets")
    scope.loops.append(Loop(again, end, []))
    block(scope, node.body)
    return scope.loops.pop().breaks


def loop_for(scope: Scope, node: ast.For) -> None:
    """Counts the steps where they are longer than 1, so that the counter can never pass the end of the ints."""
    if not isinstance(node.target, ast.Name):
        raise Problem(node, "a loop counts with one name")
    start, stop, step = bounds(scope, node.iter)
    counter = scope.new_hidden()
    test, body, again, end = (scope.new_label() for _ in range(4))
    first, last = (start, stop) if abs(step) == 1 else (0, steps(scope, start, stop, step))
    scope.set_local(counter, Value(INT, (first,)), node)
    before = scope.assigned
    scope.label(test)
    at = scope.get_local(counter, node).only
    scope.branch(scope.compare("sgt" if step == -1 else "slt" if step == 1 else "ult", at, last), body, end)
    scope.label(body)
    reached = at if abs(step) == 1 else scope.binary("add", start, scope.binary("mul", at, step))
    scope.set_local(node.target.id, Value(INT, (reached,)), node.target)
    breaks = loop_body(scope, node, again, end)
    scope.label(again)
    scope.assigned = before
    following = scope.binary("add", scope.get_local(counter, node).only, -1 if step == -1 else 1)
    scope.set_local(counter, Value(INT, (following,)), node)
    scope.jump(test)
    go_on(scope, end, [*breaks, before])


def bounds(scope: Scope, node: ast.expr) -> tuple[Operand, Operand, int]:
    """Start, stop and step of a range, worked out once, before the loop begins."""
    match node:
        case ast.Call(func=ast.Name(id="range"), args=arguments, keywords=[]) if 1 <= len(arguments) <= 3:
            given = [number(scope, argument) for argument in arguments]
        case _:
            raise Problem(node, "a loop goes over a range", "`for i in range(len(…))`")
    start, stop = (0, given[0]) if len(given) == 1 else given[:2]
    step = given[2] if len(given) == 3 else 1
    if not isinstance(step, int) or step == 0:
        raise Problem(node, "the step of a range is a constant, and not 0", "a `while` loop")
    return start, stop, step


def steps(scope: Scope, start: Operand, stop: Operand, step: int) -> Operand:
    """How many steps there are from start to stop: at least 0, without a sign."""
    low, high = (start, stop) if step > 0 else (stop, start)
    distance = scope.binary("sub", scope.binary("sub", high, low), 1)
    count = scope.binary("add", scope.binary("udiv", distance, abs(step)), 1)
    return scope.select(scope.compare("slt", low, high), count, 0)


def go_to_next(scope: Scope, node: ast.Continue) -> None:
    scope.jump(scope.loops[-1].again)


def leave_loop(scope: Scope, node: ast.Break) -> None:
    scope.loops[-1].breaks.append(scope.assigned)
    scope.jump(scope.loops[-1].end)


def give_back(scope: Scope, node: ast.Return) -> None:
    if node.value is None or isinstance(scope.result, Nothing):
        if node.value is not None or not isinstance(scope.result, Nothing):
            raise Problem(node, f"the rule returns {scope.result.name}")
        scope.emit(code.Return(()))
    else:
        scope.emit(code.Return(returned(scope, node.value, value(scope, node.value), scope.result).operands))
    scope.is_open = False


TRANSLATED: Final[dict[type[ast.stmt], Callable[[Scope, Any], None]]] = {
    ast.Pass: nothing,
    ast.Expr: expression,
    ast.Assign: assign,
    ast.AnnAssign: assign_annotated,
    ast.AugAssign: assign_augmented,
    ast.If: branch,
    ast.While: loop_while,
    ast.For: loop_for,
    ast.Continue: go_to_next,
    ast.Break: leave_loop,
    ast.Return: give_back,
}
