"""Python's arithmetic on ints of 64 bits: what differs from the processor's is written out here.

Floor division and modulo round down, a shift may be longer than a word, and constants are worked out as Python does.
Beyond 64 bits results wrap; division by zero and a negative shift are faults, and give 0 in the unchecked form.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable
from typing import Final

from emporion.kernel.compiler.code import Operand, Operator
from emporion.kernel.compiler.scope import Scope
from emporion.kernel.compiler.subset import Problem, refused
from emporion.kernel.compiler.types import BOOL, INT, Bool, Value

BITS: Final = 64
LEAST: Final = -(1 << 63)
MOST: Final = (1 << 63) - 1
LONGEST_SHIFT: Final = 1 << 10
"""Of a constant, before it is cut down again."""

SIMPLE: Final[dict[type[ast.operator], Operator]] = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.BitAnd: "and",
    ast.BitOr: "or",
    ast.BitXor: "xor",
}
EXACT: Final[dict[type[ast.operator], Callable[[int, int], int]]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}
EXACT_UNARY: Final[dict[type[ast.unaryop], Callable[[int], int]]] = {
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
    ast.Invert: operator.invert,
}


def operation(scope: Scope, node: ast.expr | ast.stmt, kind: ast.operator, left: Value, right: Value) -> Value:
    """`left kind right`, both of which are worked out already."""
    if type(kind) not in EXACT:
        raise refused(kind)
    a, b = scope.as_int(left, node).only, scope.as_int(right, node).only
    if isinstance(a, int) and isinstance(b, int):
        value = constant(node, kind, a, b)
        is_bool = both_bools(left, right) and isinstance(kind, ast.BitAnd | ast.BitOr | ast.BitXor)
        return Value(BOOL if is_bool else INT, (value,))
    if type(kind) in SIMPLE:
        if both_bools(left, right) and isinstance(kind, ast.BitAnd | ast.BitOr | ast.BitXor):
            return Value(BOOL, (scope.binary(SIMPLE[type(kind)], left.only, right.only, "bool"),))
        return Value(INT, (scope.binary(SIMPLE[type(kind)], a, b),))
    match kind:
        case ast.LShift():
            return Value(INT, (shifted_left(scope, node, a, b),))
        case ast.RShift():
            return Value(INT, (shifted_right(scope, node, a, b),))
        case ast.FloorDiv():
            return Value(INT, (quotient(scope, node, a, b),))
        case _:
            return Value(INT, (remainder(scope, node, a, b),))


def both_bools(left: Value, right: Value) -> bool:
    return isinstance(left.type, Bool) and isinstance(right.type, Bool)


def folded(node: ast.expr, constant_named: Callable[[str], object]) -> int | None:
    """The exact value of an expression of constants; None if it has anything else in it."""
    match node:
        case ast.Constant(value):
            return value if isinstance(value, int) else None
        case ast.Name(id=name):
            found = constant_named(name)
            return found if isinstance(found, int) else None
        case ast.UnaryOp(op, operand) if type(op) in EXACT_UNARY:
            inner = folded(operand, constant_named)
            return None if inner is None else EXACT_UNARY[type(op)](inner)
        case ast.BinOp(left, op, right) if type(op) in EXACT:
            a, b = folded(left, constant_named), folded(right, constant_named)
            return None if a is None or b is None else exact(node, op, a, b)
        case _:
            return None


def exact(node: ast.AST, kind: ast.operator, a: int, b: int) -> int:
    if isinstance(kind, ast.LShift) and b > LONGEST_SHIFT:
        raise Problem(node, "the result does not fit 64 bits")
    try:
        return EXACT[type(kind)](a, b)
    except (ZeroDivisionError, ValueError) as error:
        raise Problem(node, f"this always fails: {error}") from None


def constant(node: ast.AST, kind: ast.operator, a: int, b: int) -> int:
    return fitting(node, exact(node, kind, a, b))


def fitting(node: ast.AST, number: int) -> int:
    if not LEAST <= number <= MOST:
        raise Problem(node, f"{number} does not fit 64 bits")
    return number


# --------------------------------------------------------------------------------------------------------- shifts


def shifted_left(scope: Scope, node: ast.AST, number: Operand, by: Operand) -> Operand:
    if isinstance(by, int):
        return scope.binary("shl", number, by) if known_shift(node, by) < BITS else 0
    check_shift(scope, node, by)
    return scope.select(scope.compare("ult", by, BITS), scope.binary("shl", number, by), 0)


def shifted_right(scope: Scope, node: ast.AST, number: Operand, by: Operand) -> Operand:
    if isinstance(by, int):
        return scope.binary("ashr", number, min(known_shift(node, by), BITS - 1))
    check_shift(scope, node, by)
    return scope.binary("ashr", number, scope.binary("umin", by, BITS - 1))


def known_shift(node: ast.AST, by: int) -> int:
    if by < 0:
        raise Problem(node, "a shift by a negative number always fails", "a shift the other way")
    return by


def check_shift(scope: Scope, node: ast.AST, by: Operand) -> None:
    if scope.surroundings.checked:
        scope.check(node, "shift", scope.compare("sge", by, 0), by)


# ------------------------------------------------------------------------------------------------------- division


def quotient(scope: Scope, node: ast.AST, a: Operand, b: Operand) -> Operand:
    """Rounded down. The least int divided by -1 wraps; the processor would end the program."""
    if isinstance(b, int):
        return quotient_by_constant(scope, known_divisor(node, b), a)
    check_divisor(scope, node, b)
    safe = safe_divisor(scope, b)
    rounded = scope.binary("sub", scope.binary("sdiv", a, safe), correction(scope, scope.binary("srem", a, safe), safe))
    negated = scope.select(scope.compare("eq", b, -1), scope.binary("sub", 0, a), rounded)
    return negated if scope.surroundings.checked else scope.select(scope.compare("eq", b, 0), 0, negated)


def quotient_by_constant(scope: Scope, b: int, a: Operand) -> Operand:
    if b > 0 and b & (b - 1) == 0:
        return scope.binary("ashr", a, b.bit_length() - 1)
    if b == -1:
        return scope.binary("sub", 0, a)
    return scope.binary("sub", scope.binary("sdiv", a, b), correction(scope, scope.binary("srem", a, b), b))


def remainder(scope: Scope, node: ast.AST, a: Operand, b: Operand) -> Operand:
    """Has the sign of the divisor."""
    if isinstance(b, int):
        return remainder_by_constant(scope, known_divisor(node, b), a)
    check_divisor(scope, node, b)
    safe = safe_divisor(scope, b)
    return with_sign_of(scope, scope.binary("srem", a, safe), safe)


def remainder_by_constant(scope: Scope, b: int, a: Operand) -> Operand:
    if b > 0 and b & (b - 1) == 0:
        return scope.binary("and", a, b - 1)
    if b == -1:
        return 0
    return with_sign_of(scope, scope.binary("srem", a, b), b)


def with_sign_of(scope: Scope, rest: Operand, b: Operand) -> Operand:
    return scope.select(is_off(scope, rest, b), scope.binary("add", rest, b), rest)


def correction(scope: Scope, rest: Operand, b: Operand) -> Operand:
    """1 where the processor has rounded up."""
    return scope.select(is_off(scope, rest, b), 1, 0)


def is_off(scope: Scope, rest: Operand, b: Operand) -> Operand:
    """Whether a rest has another sign than the divisor."""
    if isinstance(b, int) and b > 0:
        return scope.compare("slt", rest, 0)
    signs_differ = scope.compare("slt", scope.binary("xor", rest, b), 0)
    return scope.binary("and", scope.compare("ne", rest, 0), signs_differ, "bool")


def safe_divisor(scope: Scope, b: Operand) -> Operand:
    """1 in the place of 0 and -1, by which the processor may not divide everything."""
    is_unsafe = scope.compare("ult", scope.binary("add", b, 1), 2)
    return scope.select(is_unsafe, 1, b)


def known_divisor(node: ast.AST, b: int) -> int:
    if b == 0:
        raise Problem(node, "division by zero")
    return b


def check_divisor(scope: Scope, node: ast.AST, b: Operand) -> None:
    if scope.surroundings.checked:
        scope.check(node, "divisor", scope.compare("ne", b, 0), b)
