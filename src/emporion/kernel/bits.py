"""Sets of small numbers as bits of one int: plain Python here, one machine instruction each when compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from emporion.kernel.rule import F, rule


def instruction(name: str) -> Callable[[F], F]:
    """A rule whose compiled form is the LLVM instruction of this name."""

    def mark(f: F) -> F:
        f.__instruction__ = name  # type: ignore[attr-defined]
        return rule(f)

    return mark


@instruction("cttz")
def lowest(bits: int) -> int:
    """The smallest member of a set that is not empty."""
    return (bits & -bits).bit_length() - 1


@instruction("ctpop")
def size(bits: int) -> int:
    """How many members a set has."""
    return bits.bit_count()


@rule
def without_lowest(bits: int) -> int:
    return bits & (bits - 1)


@rule
def nth(bits: int, n: int) -> int:
    """The n-th smallest member, from 0."""
    for _ in range(n):
        bits = without_lowest(bits)
    return lowest(bits)


def compiled_instruction(name: str) -> Any:
    """The numba function for an instruction on int64."""
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    def typing(context: Any, bits: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            (value,) = args
            if name == "cttz":
                return builder.cttz(value, ir.Constant(ir.IntType(1), 0))
            return builder.ctpop(value)

        return types.int64(types.int64), generate

    return intrinsic(typing)
