"""Sets of small numbers as bits of one int: plain Python here, one machine instruction each when compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from emporion.kernel.rule import F, rule

WORD: Final = (1 << 64) - 1


def instruction(name: str) -> Callable[[F], F]:
    """A rule whose compiled form is one instruction of the processor: `cttz` or `ctpop`."""

    def mark(f: F) -> F:
        f.__instruction__ = name  # type: ignore[attr-defined]
        return rule(f)

    return mark


@instruction("cttz")
def lowest(bits: int) -> int:
    """The smallest member of a set; -1 if it is empty."""
    return (bits & -bits).bit_length() - 1


@instruction("ctpop")
def size(bits: int) -> int:
    """How many members a set has."""
    return (bits & WORD).bit_count()


@rule
def without_lowest(bits: int) -> int:
    return bits & (bits - 1)


@rule
def nth(bits: int, n: int) -> int:
    """The n-th smallest member, from 0."""
    for _ in range(n):
        bits = without_lowest(bits)
    return lowest(bits)
