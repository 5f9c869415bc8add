"""Multisets of up to twelve sorts of pieces as one int: a count of five bits for each sort.

No count exceeds 15, so the top bit of each is free. It makes "does this bag hold these pieces?" one subtraction, and
moving pieces from one bag to another an addition and a subtraction.
"""

from __future__ import annotations

from typing import Final

from emporion.kernel.random import below
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

WIDTH: Final = 5
COUNT: Final = 31
MOST: Final = 15
"""Of one sort."""
SORTS: Final = 12
PAIR: Final = 1 << 2 * WIDTH
EVERY_OTHER: Final = sum(COUNT << 2 * WIDTH * pair for pair in range(SORTS // 2))
SPARE_BITS: Final = sum(16 << WIDTH * sort for sort in range(SORTS))


@rule
def one(sort: int) -> int:
    """A single piece."""
    return 1 << WIDTH * sort


@rule
def count(pieces: int, sort: int) -> int:
    return (pieces >> WIDTH * sort) & COUNT


@rule
def total(pieces: int) -> int:
    """How many pieces there are of all sorts.

    Neighbours are added first, which leaves six digits to the base of 1024; a number and the sum of its digits leave
    the same rest when they are divided by the base less one, as with nines in the decimal system.
    """
    return ((pieces & EVERY_OTHER) + (pieces >> WIDTH & EVERY_OTHER)) % (PAIR - 1)


@rule
def holds(pieces: int, part: int) -> bool:
    """Whether `part` can be taken from `pieces`."""
    return ((pieces | SPARE_BITS) - part) & SPARE_BITS == SPARE_BITS


@rule
def some_of(pieces: int, number: int, rng: Row) -> int:
    """So many of these pieces, or all if there are fewer; each piece equally likely."""
    taken = 0
    left = total(pieces)
    for _ in range(min(number, left)):
        at = below(rng, left)
        sort = 0
        while at >= count(pieces, sort):
            at -= count(pieces, sort)
            sort += 1
        taken += one(sort)
        pieces -= one(sort)
        left -= 1
    return taken


def make_multiset(counts: Row) -> int:
    return sum(n << WIDTH * sort for sort, n in enumerate(counts))


def counts_of(pieces: int, sorts: int) -> Row:
    return [count(pieces, sort) for sort in range(sorts)]
