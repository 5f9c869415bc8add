"""Rules for every sentence of `docs/rule-language.md`, each with what it is given and what it must give.

`TRIALS` is run in every mode by `test_rule_language.py`, and against broken compilers by `planted_faults.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Any, Final, NamedTuple

from emporion.kernel.bits import lowest, nth, size
from emporion.kernel.program import Kernel, Program
from emporion.kernel.record import Grid, Pool, Row, i8, i16, i32, i64, schema_of
from emporion.kernel.rule import Rule, brief, rule, table

LEAST: Final = -(1 << 63)
MOST: Final = (1 << 63) - 1
SEVEN: Final = 7
YES: Final = True
BYTES: Final[Row] = table([-128, -1, 0, 1, 127])
SHORTS: Final[Row] = table([-32768, -1, 0, 1, 32767], i16)
INTS: Final[Row] = table([-(1 << 31), -1, 0, 1, (1 << 31) - 1], i32)
LONGS: Final[Row] = table([-(1 << 63), -1, 0, 1, (1 << 63) - 1], i64)
STAIRS: Final[Grid] = table([[1, 2, 3], [-4, -5, -600]], i16)


class Box:
    """Fields of every width, in an order that needs gaps between them."""

    small: Annotated[int, i8]
    wide: Annotated[int, i64]
    short: Annotated[int, i16]
    middle: Annotated[int, i32]
    row: Annotated[Row, i8[3]]
    grid: Annotated[Grid, i16[2, 3]]
    lines: Annotated[Grid, i32[3, 2]]
    longs: Annotated[Row, i64[3]]
    last: Annotated[Row, i8[5]]


class Bag:
    count: Annotated[int, i32]
    fill: Annotated[Row, i16[2]]


# ------------------------------------------------------------------------------------- rules that others call


@rule
def mark(b: Box, digit: int) -> int:
    """Leaves a trace of the order in which it was called."""
    b.wide = b.wide * 10 + digit
    return digit


@rule
def overwrite(b: Box, by: int) -> int:
    """Changes the very places that its caller is changing."""
    b.small = 100
    b.wide = 100
    b.row[1] = 100
    b.grid[1][2] = 100
    return by


@rule
def next_index(b: Box) -> int:
    b.short += 1
    return b.short - 1


@rule
def joined(a: int, b: int, c: int) -> int:
    return a * 100 + b * 10 + c


@rule
def between(a: int, row: Row, b: int, grid: Grid, c: int) -> int:
    return a * 1000 + row[0] * 100 + b * 10 + grid[0][1] - c


@rule
def total(row: Row) -> int:
    found = 0
    for i in range(len(row)):
        found += row[i]
    return found


@rule
def total_of_grid(grid: Grid) -> int:
    found = 0
    for i in range(len(grid)):
        found = found * 3 + total(grid[i]) * len(grid[i])
    return found


@rule
def clear(row: Row) -> None:
    for i in range(len(row)):
        row[i] = -i


@rule
def two(a: int, b: int) -> tuple[int, int]:
    return a, b


@rule
def rotated(t: tuple[int, int, int]) -> tuple[int, int, int]:
    t = t[1], t[2], t[0]
    return t[0], t[1], t[2]


@rule
def is_even(n: int) -> bool:
    return n % 2 == 0


@rule
def anything(given: Any) -> int:
    return int(given + given)


# --------------------------------------------------------------------------------------------------------- order


@rule
def operands(boxes: Pool[Box]) -> int:
    b = boxes[0]
    return (mark(b, 1) - mark(b, 2) * mark(b, 3)) * 10000 + b.wide


@rule
def arguments(boxes: Pool[Box]) -> int:
    b = boxes[0]
    return joined(mark(b, 1), mark(b, 2), mark(b, 3)) * 1000 + b.wide


@rule
def right_side_first(boxes: Pool[Box]) -> int:
    b = boxes[0]
    b.row[next_index(b)] = next_index(b) + 5
    return b.row[0] * 100 + b.row[1] * 10 + b.row[2]


@rule
def targets_in_order(boxes: Pool[Box]) -> int:
    i = 0
    i, boxes[0].row[i] = 2, 7
    j = boxes[0].row[j_of(i)] = 4
    return joined(boxes[0].row[0], boxes[0].row[1], boxes[0].row[2]) * 10 + j


@rule
def j_of(i: int) -> int:
    return i - 1


@rule
def read_before_call(boxes: Pool[Box]) -> int:
    b = boxes[0]
    b.small = 3
    return b.small * 1000 + overwrite(b, 7) + b.small


@rule
def add_to_field(boxes: Pool[Box]) -> int:
    b = boxes[0]
    b.small = 5
    b.small += overwrite(b, 2)
    first = b.small
    b.wide = 6
    b.wide -= overwrite(b, 2)
    return first * 1000 + b.wide


@rule
def add_to_element(boxes: Pool[Box]) -> int:
    b = boxes[0]
    b.row[1] = 5
    b.row[1] *= overwrite(b, 3)
    first = b.row[1]
    b.grid[1][2] = 6
    b.grid[1][2] += overwrite(b, 1)
    return first * 1000 + b.grid[1][2]


@rule
def index_once(boxes: Pool[Box]) -> int:
    b = boxes[0]
    b.row[next_index(b)] += 9
    return joined(b.row[0], b.row[1], b.short)


@rule
def add_in_every_way(a: int, b: int) -> int:
    n = a
    n += b
    n -= 3
    n *= b
    n //= 2
    n %= 1000
    n <<= 4
    n >>= 1
    n &= 4095
    n |= 64
    n ^= b
    return n


# ------------------------------------------------------------------------------------------------ and, or, chains


@rule
def first_true(a: int, b: int) -> int:
    return a or b or 9


@rule
def first_false(a: int, b: int) -> int:
    return a and b and 9


@rule
def either_number(flag: bool, a: int) -> int:
    return (flag or a) * 10 + (flag and a)


@rule
def stops_early(boxes: Pool[Box], a: int) -> int:
    b = boxes[0]
    if a > 0 or (mark(b, 1) == 1 and mark(b, 2) == 0):
        b.wide += 1000
    found = (a and mark(b, 3)) or mark(b, 4)
    return b.wide * 10 + found


@rule
def chain(boxes: Pool[Box], low: int, high: int) -> int:
    b = boxes[0]
    holds = low < mark(b, 5) <= high != mark(b, 6)
    return b.wide * 10 + holds


@rule
def chain_in_if(a: int, b: int, c: int) -> int:
    if a < b < c:
        return 1
    if not a <= b == c:
        return 2
    return 3


@rule
def not_a_bit(n: int, flag: bool) -> int:
    return (not n) * 100 + (not flag) * 10 + (not (n > 5))


# ------------------------------------------------------------------------------------------------------ arithmetic


@rule
def divided(a: int, b: int) -> int:
    return a // b


@rule
def rest(a: int, b: int) -> int:
    return a % b


@rule
def by_constants(a: int) -> int:
    big = (a // 8) * 1000000 + (a // 7) * 1000 + a // -7
    return (big * 100 + (a % 8) * 10 + a % 7) * 100 + (a % -7) * 10 + a // -1 + a % -1 + a // 1 + a % 1


@rule
def constants() -> int:
    return (-7 // 2) * 1000000 + (-7 % 3) * 10000 + (7 % -3) * 1000 + (-1 >> 70) * 100 + (1 << 5) + ~6 + (5 ^ 3)


@rule
def right_shift(a: int, by: int) -> int:
    return a >> by


@rule
def left_shift(a: int, by: int) -> int:
    return a << by


@rule
def long_shifts(a: int) -> int:
    return (a >> 70) * 10 + (a >> 64) + (a >> 63)


@rule
def signs(a: int) -> int:
    return -a * 1000 + ~a * 100 + +a + abs(a) * 7


@rule
def extremes(a: int, b: int, c: int) -> int:
    return min(a, b) * 1000000 + max(a, b) * 10000 + min(a, b, c) * 100 + max(a, b, c)


@rule
def of_bools(a: bool, b: bool) -> int:
    n = a + b
    return n * 10000 + -a * 1000 + ~b * 100 + (a & b) * 10 + (a ^ b) + (a | b) * 2 + (a < b) * 4


@rule
def bool_of_bools(a: bool, b: bool) -> bool:
    return (a & b) ^ (a | b)


@rule
def bool_then_int(a: int) -> int:
    n: int = a > 3
    if a > 5:
        n = a * 2
    return n + 1


@rule
def to_bool_and_back(a: int) -> int:
    return int(bool(a)) * 10 + int(a)


@rule
def compared(a: int, b: int) -> int:
    return (a < b) + (a <= b) * 2 + (a > b) * 4 + (a >= b) * 8 + (a == b) * 16 + (a != b) * 32


@rule
def chosen(flag: bool, a: int) -> int:
    return a if flag else -a if a > 3 else 77


@rule
def sets_of_bits(bits: int) -> int:
    return lowest(bits) * 1000 + size(bits) * 10 + (nth(bits, 1) if bits > 0 else 0)


@rule
def added(a: int, b: int) -> int:
    return a + b


@rule
def named_constants(a: int) -> int:
    return a * SEVEN + YES + (LEAST if a == 0 else 0)


# ---------------------------------------------------------------------------------------------------------- tuples


@rule
def tuples_are_values(a: int, b: int) -> int:
    t = two(a, b)
    kept = t
    t = (t[1] + 1, t[0])
    x, y = kept
    x, y = y, x
    return joined(t[0], t[1], x) * 100 + joined(kept[0], kept[1], y)


@rule
def tuple_by_index(i: int) -> int:
    t = (3, 1, 4)
    u = rotated(t)
    v = t if i == 1 else u
    return joined(t[i], u[i], v[-1]) * 10 + len(t) + two(5, 6)[-1]


# ------------------------------------------------------------------------------------------------- rows and records


@rule
def row_is_the_row(boxes: Pool[Box]) -> int:
    row = boxes[0].row
    boxes[0].row[1] = 4
    row[2] = 5
    boxes[1].row[1] = 8
    boxes[0] = boxes[1]
    return joined(row[0], row[1], row[2])


@rule
def whole_record(boxes: Pool[Box]) -> int:
    a = boxes[0]
    a.small, a.last[4], a.lines[2][1], a.longs[2] = 1, 2, 3, 4
    boxes[1] = a
    boxes[2] = boxes[1]
    a.small = 9
    b = boxes[2]
    boxes[2] = b
    return joined(b.small, b.last[4], b.lines[2][1]) * 10 + b.longs[2]


@rule
def every_width(boxes: Pool[Box], n: int) -> int:
    """Stores n cut to each width, and reads it back with its sign."""
    b = boxes[1]
    b.small = min(max(n, -128), 127)
    b.short = min(max(n, -32768), 32767)
    b.middle = min(max(n, -(1 << 31)), (1 << 31) - 1)
    b.wide = n
    b.row[2] = b.small
    b.grid[0][2] = b.short
    b.lines[2][0] = b.middle
    b.longs[1] = b.wide
    b.last[0] = b.row[2]
    return b.small + b.short + b.middle + (b.wide >> 2) + (b.row[2] ^ b.grid[0][2]) + (b.lines[2][0] ^ b.longs[1] >> 3)


@rule
def neighbours(boxes: Pool[Box]) -> int:
    """Every element of a grid has its own place."""
    b = boxes[2]
    for i in range(2):
        for j in range(3):
            b.grid[i][j] = i * 3 + j + 1
    for i in range(3):
        for j in range(2):
            b.lines[i][j] = -(i * 2 + j + 1)
    clear(b.row)
    clear(b.longs)
    return total_of_grid(b.grid) * 10000 + total_of_grid(b.lines) * 100 + total(b.row) + total(b.longs)


@rule
def tables(i: int) -> int:
    return BYTES[i] ^ SHORTS[i] ^ INTS[i] ^ (LONGS[i] >> 1)


@rule
def table_of_rows(i: int, j: int) -> int:
    row = STAIRS[i]
    return STAIRS[i][j] * 10 + row[j] + total(row) + total_of_grid(STAIRS)


@rule
def from_the_end(row: Row, grid: Grid, boxes: Pool[Box]) -> int:
    boxes[-1].row[-1] = 4
    t = (1, 2, 3)
    return joined(row[-1], grid[-1][-2], boxes[1].row[2]) * 100 + BYTES[-2] * 10 + t[-3]


@rule
def widths_of_arguments(boxes: Pool[Box], row: Row, grid: Grid) -> int:
    b = boxes[0]
    b.row[0], b.last[4], b.longs[1], b.grid[0][0] = -3, 6, 1 << 40, 5
    sums = total(b.row) + total(b.last) * 10 + total(b.longs) + total(row) * 100 + total(b.grid[0]) + total(BYTES)
    return sums + total_of_grid(grid) * 1000 + between(1, row, 2, grid, 3)


@rule
def lengths(boxes: Pool[Box], row: Row, grid: Grid) -> int:
    return joined(len(boxes), len(row), len(grid)) * 1000 + joined(len(grid[0]), len(boxes[0].lines), len(BYTES))


@rule
def another_record(boxes: Pool[Box], bags: Pool[Bag]) -> int:
    bags[1].fill[1] = 300
    bags[0] = bags[1]
    bags[1].count -= 70000
    boxes[0].middle = bags[1].count
    return bags[0].fill[1] * 10 + boxes[0].middle


@rule
def any_type(a: int, flag: bool) -> int:
    return anything(a) * 10 + anything(flag)


# ----------------------------------------------------------------------------------------------------------- loops


@rule
def counted(start: int, stop: int) -> int:
    """How far each range goes: its turns, and the sum of what it counts."""
    turns = found = 0
    for i in range(start, stop):
        turns += 1
        found += i
    for i in range(stop, start, -1):
        turns += 10
        found += i
    for i in range(start, stop, 3):
        turns += 100
        found += i
    for i in range(stop, start, -2):
        turns += 1000
        found += i
    return turns * 100000 + found


@rule
def at_the_ends(least: int, most: int) -> int:
    turns = 0
    for i in range(most - 2, most):
        turns += i == most - 1
    for i in range(most - 4, most, 3):
        turns += (i > 0) * 10
    for i in range(least + 3, least, -2):
        turns += (i < 0) * 100
    for i in range(least, most, 1 << 62):
        turns += (i <= most) * 1000
    for i in range(most, least, -(1 << 62)):
        turns += (i >= least) * 10000
    return turns


@rule
def bounds_once(n: int) -> int:
    turns = 0
    for i in range(n):
        n -= 1
        turns += i
    for i in range(4):
        turns += 100
        i += 2
    return turns * 100 + n


@rule
def leaves(n: int) -> int:
    found = 0
    for i in range(10):
        if i == n:
            break
        if i % 2 == 0:
            continue
        found = found * 10 + i
    while n < 5 and found > 0:
        n += 2
        if n == 3:
            pass
        elif n == 4:
            return found * 100 + n
        else:
            found += 7
    return found * 100 - n


@rule
def endless(n: int) -> int:
    found = 0
    while True:
        n -= 1
        if n % 3 == 0:
            continue
        found += 10
        if n < 0:
            break
    return found


@rule
def nested(n: int) -> int:
    found = 0
    for i in range(n):
        for j in range(i, -1, -1):
            if j == 2:
                break
            if j > 3:
                continue
            found += i * 10 + j
    return found


# ---------------------------------------------------------------------------------------------------------- faults


@rule
def element(row: Row, i: int) -> int:
    return row[i]


@rule
def set_element(row: Row, i: int) -> None:
    row[0] = 5
    row[i] = 6


@rule
def field_element(boxes: Pool[Box], i: int, j: int) -> int:
    return boxes[i].grid[0][j] + boxes[i].grid[j][0]


@rule
def grid_element(grid: Grid, i: int, j: int) -> int:
    return grid[i][j]


@rule
def tuple_element(i: int) -> int:
    t = (1, 2, 3)
    return t[i]


@rule
def table_element(i: int) -> int:
    return BYTES[i]


@rule
def box(boxes: Pool[Box], i: int) -> int:
    boxes[i] = boxes[0]
    return 1


@rule
def narrow(boxes: Pool[Box], n: int, which: int) -> int:
    b = boxes[0]
    b.longs[0] = 1
    if which == 0:
        b.small = n
    if which == 1:
        b.short = n
    if which == 2:
        b.middle = n
    if which == 3:
        b.row[2] = n
    if which == 4:
        b.lines[1][1] += n
    return b.small + b.short + b.middle + b.row[2] + b.lines[1][1]


@brief
def brief_fault(row: Row, i: int) -> int:
    return row[i]


@rule
def answer(flag: bool) -> bool:
    return not flag


@rule
def nothing(a: int) -> None:
    """Does nothing."""


@rule
def least_by(b: int) -> int:
    return LEAST // b


class Pooled(NamedTuple):
    """A pool of blank records, as an argument."""

    cls: type
    length: int


class Trial(NamedTuple):
    """A rule, what it is given, and what it must give: a number, or an exception."""

    rule: Rule
    given: tuple[Any, ...]
    result: Any
    compiled: Any = None
    """What compiled code gives, if that differs."""
    unchecked: Any = None
    """What unchecked code gives, if that differs."""

    @property
    def name(self) -> str:
        return f"{self.rule.__name__}{self.given}".replace(
            "Pooled(cls=<class 'tests.kernel.language_rules.", "("
        ).replace("'>", "")


BOXES: Final = Pooled(Box, 3)
TWO: Final = Pooled(Box, 2)
ROW: Final = [7, 8, 9]
GRID: Final = [[1, 2, 3, 4], [5, 6, 7, 8]]
ANYTHING: Final = object()
"""Unchecked code may do anything, so it is not run."""


def faults(rule: Rule, given: tuple[Any, ...], error: type[Exception]) -> Trial:
    return Trial(rule, given, error, error, ANYTHING)


def trials() -> list[Trial]:
    return [*order(), *arithmetic(), *memory(), *loops(), *errors()]


def order() -> list[Trial]:
    return [
        Trial(operands, (BOXES,), -5 * 10000 + 123),
        Trial(arguments, (BOXES,), 123123),
        Trial(right_side_first, (BOXES,), 50),
        Trial(targets_in_order, (BOXES,), 474),
        Trial(read_before_call, (BOXES,), 3107),
        Trial(add_to_field, (BOXES,), 7004),
        Trial(add_to_element, (BOXES,), 15007),
        Trial(index_once, (BOXES,), 901),
        Trial(add_in_every_way, (10, 6), 382),
        Trial(add_in_every_way, (-10, 7), 3807),
        *(Trial(first_true, (a, b), result) for a, b, result in ((0, 0, 9), (5, 0, 5), (0, -2, -2))),
        *(Trial(first_false, (a, b), result) for a, b, result in ((0, 3, 0), (5, 0, 0), (2, 4, 9))),
        *(Trial(either_number, (flag, a), result) for flag, a, result in ((True, 6, 16), (False, 6, 60))),
        Trial(stops_early, (BOXES, 1), 100033),
        Trial(stops_early, (BOXES, 0), 1244),
        Trial(chain, (BOXES, 7, 9), 50),
        Trial(chain, (BOXES, 1, 4), 50),
        Trial(chain, (BOXES, 1, 6), 560),
        Trial(chain, (BOXES, 1, 8), 561),
        *(Trial(chain_in_if, given, result) for given, result in (((1, 2, 3), 1), ((2, 1, 1), 2), ((1, 2, 2), 3))),
        *(Trial(not_a_bit, (n, flag), result) for n, flag, result in ((2, True, 1), (0, False, 111), (6, True, 0))),
    ]


def arithmetic() -> list[Trial]:
    pairs = [(7, 2), (-7, 2), (7, -2), (-7, -2), (6, 3), (-6, 3), (0, -5), (LEAST, 2), (LEAST, MOST), (MOST, LEAST)]
    pairs += [(LEAST, LEAST), (MOST, -1), (-1, MOST), (LEAST, 3), (5, 1), (-5, 1), (LEAST + 1, -1)]
    shifts = [(n, by) for n in (5, -5, LEAST, MOST) for by in (0, 1, 31, 62, 63, 64, 65, 70, 127, 1 << 40, MOST)]
    numbers = (-100, -15, -8, -7, -1, 0, 1, 6, 7, 8, 50)
    sides = [(1, 2), (2, 1), (3, 3), (-1, 0), (LEAST, MOST), (MOST, -1)]
    return [
        *(Trial(divided, pair, pair[0] // pair[1]) for pair in pairs),
        *(Trial(rest, pair, pair[0] % pair[1]) for pair in [*pairs, (LEAST, -1)]),
        *(Trial(by_constants, (n,), by_constants(n)) for n in numbers),
        Trial(constants, (), -4 * 1000000 + 2 * 10000 + -2 * 1000 + -1 * 100 + 32 - 7 + 6),
        *(Trial(right_shift, pair, pair[0] >> min(pair[1], 100)) for pair in shifts),
        *(Trial(left_shift, (3, by), 3 << by) for by in (0, 1, 40, 61)),
        *(Trial(left_shift, (0, by), 0) for by in (63, 64, 70, 1 << 20)),
        *(Trial(long_shifts, (n,), -12 if n < 0 else 0) for n in (5, -5, LEAST, MOST)),
        *(Trial(signs, (n,), -n * 1000 + ~n * 100 + n + abs(n) * 7) for n in (5, -5, 0)),
        Trial(extremes, (3, 5, 4), 3050305),
        Trial(extremes, (-3, -5, 9), -5030491),
        *(Trial(of_bools, (a, b), of_bools(a, b)) for a in (True, False) for b in (True, False)),
        *(Trial(bool_of_bools, (a, b), a != b) for a in (True, False) for b in (True, False)),
        *(Trial(bool_then_int, (n,), result) for n, result in ((1, 1), (4, 2), (6, 13))),
        *(Trial(to_bool_and_back, (n,), result) for n, result in ((0, 0), (-2, 8), (256, 266))),
        *(Trial(compared, pair, compared(*pair)) for pair in sides),
        *(Trial(chosen, (flag, n), result) for flag, n, result in ((True, 5, 5), (False, 5, -5), (False, 2, 77))),
        *(Trial(sets_of_bits, (n,), sets_of_bits(n)) for n in (0, 1, 6, 1 << 62 | 1, -1, LEAST, 0b101000)),
        Trial(added, (MOST, 1), MOST + 1, LEAST, LEAST),
        Trial(least_by, (-1,), -LEAST, LEAST, LEAST),
        Trial(least_by, (-2,), 1 << 62),
        Trial(named_constants, (2,), 15),
        Trial(named_constants, (0,), LEAST + 1),
    ]


def memory() -> list[Trial]:
    numbers = (0, 5, -5, 127, 128, -128, -129, 40000, -40000, 1 << 31, -(1 << 40), LEAST, MOST)
    return [
        Trial(tuples_are_values, (1, 2), joined(3, 1, 2) * 100 + joined(1, 2, 1)),
        *(Trial(tuple_by_index, (i,), result) for i, result in ((0, 3139), (1, 1449), (2, 4339))),
        Trial(row_is_the_row, (BOXES,), 80),
        Trial(whole_record, (BOXES,), 1234),
        *(Trial(every_width, (TWO, n), every_width([blank(), blank()], n)) for n in numbers),
        Trial(neighbours, (BOXES,), (18 * 3 + 45) * 10000 + ((-6 * 3 - 14) * 3 - 22) * 100 - 6),
        *(Trial(tables, (i,), tables(i)) for i in range(5)),
        *(Trial(table_of_rows, (i, j), table_of_rows(i, j)) for i in range(2) for j in range(3)),
        Trial(from_the_end, (ROW, GRID, TWO), joined(9, 7, 4) * 100 + 10 + 1),
        Trial(widths_of_arguments, (BOXES, ROW, GRID), (1 << 40) + 2461 + (40 * 3 + 104) * 1000 + 1719),
        Trial(lengths, (BOXES, ROW, GRID), joined(3, 3, 2) * 1000 + joined(4, 3, 5)),
        Trial(another_record, (BOXES, Pooled(Bag, 2)), 3000 - 70000),
        Trial(any_type, (4, True), 82),
        Trial(answer, (True,), False),
        Trial(nothing, (1,), None),
    ]


def loops() -> list[Trial]:
    return [
        *(Trial(counted, given, counted(*given)) for given in ((0, 5), (5, 0), (-3, 4), (2, 2), (-7, -1), (0, 1))),
        Trial(at_the_ends, (LEAST, MOST), 1 + 20 + 200 + 4000 + 40000),
        *(Trial(bounds_once, (n,), result) for n, result in ((3, 40300), (0, 40000), (-2, 39998))),
        *(Trial(leaves, (n,), leaves(n)) for n in (0, 1, 4, 7, 20)),
        Trial(nested, (6,), nested(6)),
        *(Trial(endless, (n,), endless(n)) for n in (0, 5)),
    ]


def errors() -> list[Trial]:
    return [
        Trial(element, (ROW, 2), 9),
        faults(element, (ROW, 3), IndexError),
        faults(element, (ROW, 1 << 60), IndexError),
        faults(element, ([], 0), IndexError),
        faults(brief_fault, (ROW, 3), IndexError),
        Trial(element, (ROW, -1), 9, IndexError, ANYTHING),
        faults(element, (ROW, -4), IndexError),
        faults(set_element, (ROW, 3), IndexError),
        faults(field_element, (TWO, 2, 0), IndexError),
        faults(field_element, (TWO, 0, 2), IndexError),
        faults(field_element, (TWO, 0, 3), IndexError),
        Trial(field_element, (TWO, 1, 1), 0),
        Trial(grid_element, (GRID, 1, 3), 8),
        faults(grid_element, (GRID, 2, 0), IndexError),
        faults(grid_element, (GRID, 0, 4), IndexError),
        faults(grid_element, (GRID, 0, 5), IndexError),
        faults(tuple_element, (3,), IndexError),
        Trial(tuple_element, (-1,), 3, IndexError, ANYTHING),
        faults(table_element, (5,), IndexError),
        faults(box, (TWO, 2), IndexError),
        Trial(divided, (5, 0), ZeroDivisionError, ZeroDivisionError, 0),
        Trial(rest, (5, 0), ZeroDivisionError, ZeroDivisionError, 0),
        Trial(right_shift, (5, -1), ValueError, ValueError, 0),
        Trial(right_shift, (-5, -1), ValueError, ValueError, -1),
        Trial(left_shift, (5, -1), ValueError, ValueError, 0),
        Trial(left_shift, (5, 64), 5 << 64, 0, 0),
        *(Trial(narrow, (BOXES, n, which), n) for n, which in ((127, 0), (-128, 0), (32767, 1), (-32768, 3 - 2))),
        *(Trial(narrow, (BOXES, n, 2), n) for n in ((1 << 31) - 1, -(1 << 31))),
        Trial(narrow, (BOXES, 128, 0), 128, OverflowError, -128),
        Trial(narrow, (BOXES, -129, 0), -129, OverflowError, 127),
        Trial(narrow, (BOXES, 32768, 1), 32768, OverflowError, -32768),
        Trial(narrow, (BOXES, 1 << 31, 2), 1 << 31, OverflowError, -(1 << 31)),
        Trial(narrow, (BOXES, 300, 3), 300, OverflowError, 44),
        Trial(narrow, (BOXES, MOST, 4), MOST, OverflowError, -1),
    ]


def blank() -> Any:
    return schema_of(Box).blank()


TRIALS: Final = trials()
ENTRIES: Final = list(dict.fromkeys(trial.rule for trial in TRIALS))


def program(only: str = "") -> Program:
    """All rules that have trials, or one of them."""
    entries = [rule for rule in ENTRIES if rule.__name__ == only] if only else ENTRIES
    return Program(schema_of(Box), entries, {}, records={"Bag": schema_of(Bag)})


def run(kernel: Kernel, trial: Trial) -> Any:
    """What a trial gives in a mode: a number, None, or the class of an exception."""
    given = [argument(kernel, value) for value in trial.given]
    try:
        return getattr(kernel.run, trial.rule.__name__)(*given)
    except (ArithmeticError, LookupError, ValueError) as error:
        return type(error)


def argument(kernel: Kernel, given: Any) -> Any:
    if isinstance(given, Pooled):
        return kernel.records(schema_of(given.cls), given.length)
    if not isinstance(given, list):
        return given
    if given and isinstance(given[0], list):
        grid = kernel.numbers(len(given), len(given[0]))
        for i, row in enumerate(given):
            grid[i][:] = row
        return grid
    row = kernel.numbers(len(given))
    row[:] = given
    return row


def expected(trial: Trial, mode: str) -> Any:
    """What a trial must give in a mode; ANYTHING where it is not to be run."""
    if mode == "plain":
        return trial.result
    if mode == "unchecked" and trial.unchecked is not None:
        return trial.unchecked
    return trial.result if trial.compiled is None else trial.compiled


def differences(kernel: Kernel, mode: str, told: Callable[[str], object] = lambda _: None) -> Iterator[str]:
    """The trials that go wrong in a mode. Each is told before it runs, because broken code may end the process."""
    for trial in TRIALS:
        wanted = expected(trial, mode)
        if wanted is not ANYTHING and hasattr(kernel.run, trial.rule.__name__):
            told(trial.name)
            if not alike(run(kernel, trial), wanted):
                yield trial.name


def alike(found: Any, wanted: Any) -> bool:
    return bool(found == wanted) and isinstance(found, bool) >= isinstance(wanted, bool)
