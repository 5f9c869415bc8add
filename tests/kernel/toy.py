"""A toy program: counts down by an amount from a table, through a slot."""

from __future__ import annotations

from typing import Annotated, Any, Final

from emporion.kernel.bits import lowest, nth, size
from emporion.kernel.random import below, seed
from emporion.kernel.record import Grid, Pool, Row, i8, i32, schema_of
from emporion.kernel.rule import rule, slot, table

STEPS: Final[Row] = table([1, 2, 3, 5], name="steps")
OTHER_STEPS: Final[Row] = table([100, 2, 3, -5])
SQUARES: Final[Grid] = table([[0, 1], [4, 9]])


class Toy:
    left: Annotated[int, i32]
    log: Annotated[Row, i8[4]]


@slot
def price(s: Any, i: int) -> int:  # type: ignore[empty-body]
    """What a step costs."""


@rule
def cheap(s: Toy, i: int) -> int:
    return STEPS[i]


@rule
def dear(s: Toy, i: int) -> int:
    return STEPS[i] + SQUARES[1][1]


@rule
def walk(states: Pool[Toy], i: int, start: int) -> int:
    states[i].left = start
    for step in range(4):
        states[i].left -= price(states[i], step)
        states[i].log[step] = states[i].left % 100
    return int(states[i].left)


@rule
def beyond(states: Pool[Toy], i: int, at: int) -> int:
    return int(states[i].log[at])


@rule
def look_at_bits(bits: int) -> int:
    return lowest(bits) * 10000 + size(bits) * 100 + nth(bits, 1)


@rule
def numbers(rng: Row, first: int, count: int, limit: int, out: Row) -> None:
    seed(rng, first, 7)
    for i in range(count):
        out[i] = below(rng, limit)


@slot
def pick(n: int) -> int:  # type: ignore[empty-body]
    """Filled with either of two rules of this name."""


@rule
def choose(n: int) -> int:
    return pick(n)


@rule
def either_table(which: int, at: int) -> int:
    steps = STEPS if which == 0 else OTHER_STEPS
    return steps[at]


@rule
def there(n: int) -> int:
    return back(n - 1) if n > 0 else 0


@rule
def back(n: int) -> int:
    return there(n - 1) if n > 0 else 1


@rule
def half(n: int) -> int:
    """Not in the rule language."""
    return int(n / 2)


ENTRIES = (walk, beyond, look_at_bits, numbers, either_table)
SCHEMA = schema_of(Toy)
