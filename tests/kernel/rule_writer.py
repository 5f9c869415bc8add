"""Writes random small rules that keep to the rule language, fit 64 bits and come to an end.

Every number has a range that is known while the rule is written: a result that could leave 64 bits, or a store that
could leave its field, is cut to size first. Some rules are *risky*: they may index beyond the end, divide by zero or
shift by a negative number, where plain and checked code raise the same exception.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

LEAST: Final = -(1 << 63)
MOST: Final = (1 << 63) - 1
RISKY: Final = 0.3
"""Share of the rules that may raise something."""
SIZES: Final = (1, 1, 1, 1, 1, 2, 2, 3)
"""Statements of a rule, beside those inside of others."""
MOST_STEPS: Final = 60
"""Turns of all loops around a statement, multiplied."""


class Range(NamedTuple):
    """The numbers that an expression can give."""

    low: int
    high: int

    def within(self, other: Range) -> bool:
        return other.low <= self.low and self.high <= other.high

    def common(self, other: Range) -> Range | None:
        low, high = max(self.low, other.low), min(self.high, other.high)
        return Range(low, high) if low <= high else None

    def join(self, other: Range) -> Range:
        return Range(min(self.low, other.low), max(self.high, other.high))

    @property
    def reach(self) -> int:
        return max(abs(self.low), abs(self.high))


FULL: Final = Range(LEAST, MOST)
SMALL: Final = Range(-40, 40)
MIDDLE: Final = Range(-(1 << 31), (1 << 31) - 1)
WIDE: Final = Range(-(1 << 61), 1 << 61)
BIT: Final = Range(0, 1)
WIDTHS: Final = {8: Range(-128, 127), 16: Range(-(1 << 15), (1 << 15) - 1), 32: MIDDLE, 64: FULL}
NUMBERS: Final = 6
SQUARES: Final = (3, 4)
STATES: Final = 3
NOTES: Final = 2


class Expression(NamedTuple):
    text: str
    range: Range


class Array(NamedTuple):
    """A row or grid that a rule can name; `range` is what its elements keep to."""

    text: str
    shape: tuple[int, ...]
    range: Range
    width: int = 64
    constant: bool = False


class Field(NamedTuple):
    name: str
    width: int
    shape: tuple[int, ...]
    range: Range
    """What it keeps to: less than its width where it is added to."""


STATE_FIELDS: Final = (
    Field("tiny", 8, (), SMALL),
    Field("deep", 64, (), WIDE),
    Field("tinies", 8, (3,), WIDTHS[8]),
    Field("short", 16, (), Range(-12000, 12000)),
    Field("shorts", 16, (5,), WIDTHS[16]),
    Field("board", 8, (2, 3), SMALL),
    Field("plain", 32, (), Range(-(1 << 29), 1 << 29)),
    Field("plains", 32, (4,), MIDDLE),
    Field("hall", 16, (3, 4), Range(-9000, 9000)),
    Field("deeps", 64, (4,), FULL),
    Field("field", 32, (2, 5), MIDDLE),
    Field("sea", 64, (4, 2), WIDE),
    Field("last", 8, (3,), SMALL),
)
NOTE_FIELDS: Final = (
    Field("mark", 8, (), SMALL),
    Field("count", 32, (), Range(-(1 << 29), 1 << 29)),
    Field("marks", 16, (3,), Range(-9000, 9000)),
    Field("far", 64, (2, 2), WIDE),
)
RECORDS: Final = {"State": STATE_FIELDS, "Notes": NOTE_FIELDS}

HEADER: Final = '''"""Random rules."""

from __future__ import annotations

from typing import Annotated, Any, Final

from emporion.kernel.bits import lowest, nth, size
from emporion.kernel.record import Grid, Pool, Row, i8, i16, i32, i64
from emporion.kernel.rule import brief, rule, table

'''

HELPERS: Final = '''

@rule
def bump(s: State, by: int) -> int:
    """Changes fields of every width, and gives what one of them was."""
    old = s.tiny
    s.tiny = (s.tiny + by) % 41
    s.board[1][2] = -s.tiny
    s.deep = (s.deep >> 1) + by
    return old


@rule
def touch(row: Row, i: int, by: int) -> int:
    """Changes an element of a row of any width, and gives what it was."""
    at = i % len(row)
    old = row[at]
    row[at] = (old + by) % 41 if -9000000000 < old < 9000000000 else by
    return old & 1023


@rule
def stamp(n: Notes, s: State) -> None:
    n.mark = min(max(s.tiny, -40), 40)
    n.count = (n.count * 3 + s.short) % 100000
    n.far[1][0] = s.deep
    s.tinies[0] = n.mark


@rule
def mixed(row: Row) -> int:
    found = 7
    for i in range(len(row)):
        found = (found * 5) % 1000003 ^ row[i] & 65535
    return found


@rule
def corner(grid: Grid, i: int, j: int) -> int:
    return grid[i % len(grid)][j % len(grid[0])] & 4095


@rule
def pair(a: int, b: int) -> tuple[int, int]:
    return a - 1, b + 1


@rule
def turned(t: tuple[int, int, int], by: int) -> tuple[int, int, int]:
    old = t
    t = (t[by % 3], t[(by + 1) % 3], old[(by + 2) % 3])
    return t


@rule
def is_odd(n: int) -> bool:
    return n % 2 == 1


@rule
def chosen(yes: bool, a: Any, b: Any) -> int:
    return a if yes else b


@rule
def swapped(a: int, row: Row, b: int) -> int:
    return (a - b) * 2 + (row[0] & 1)
'''

PARAMETERS: Final = {
    "s": "State",
    "t": "State",
    "n": "Notes",
    "states": "Pool[State]",
    "notes": "Pool[Notes]",
    "numbers": "Row",
    "squares": "Grid",
    "x": "int",
    "y": "int",
    "z": "int",
    "flag": "bool",
}
GIVEN: Final = (
    "states: Pool[State], notes: Pool[Notes], numbers: Row, squares: Grid, x: int, y: int, z: int, flag: bool"
)
NAMED: Final = "    s = states[0]\n    t = states[z % 3]\n    n = notes[y % 2]\n"
"""`s` and `t` are one record now and then."""
ENTRIES: Final = {"int": "go_int", "bool": "go_bool", "None": "go_nothing"}


class Written(NamedTuple):
    """A module of rules."""

    source: str
    rules: list[tuple[str, int]]
    """The entry point and the number of each rule."""


def bits_of(low: int, high: int) -> int:
    return max(
        low.bit_length() if low >= 0 else (~low).bit_length(), high.bit_length() if high >= 0 else (~high).bit_length()
    )


def literal(number: int) -> str:
    """As source; the least int has no literal of its own."""
    return "(-9223372036854775807 - 1)" if number == LEAST else f"({number})" if number < 0 else str(number)


class Writer:
    """Writes one module; the seed decides all of it."""

    def __init__(self, seed: str, rules: int) -> None:
        self.random = random.Random(seed)
        self.tables = dict(self._tables())
        self._rules = rules

    def module(self) -> Written:
        texts, calls = [], dict[str, str](dict.fromkeys(ENTRIES, ""))
        rules = []
        for i in range(self._rules):
            rule = RuleWriter(self, f"rule_{i}", self.random.random() < RISKY)
            texts.append(rule.text())
            calls[rule.result] += rule.call()
            rules.append((ENTRIES[rule.result], i))
        entries = "".join(entry_text(result, called) for result, called in calls.items() if called)
        return Written(self._head() + "".join(texts) + entries, rules)

    def _head(self) -> str:
        return HEADER + self._table_text() + "".join(record_text(*record) for record in RECORDS.items()) + HELPERS

    def _tables(self) -> Iterator[tuple[str, tuple[Array, list[int]]]]:
        for width in WIDTHS:
            for name, shape in (
                (f"T{width}", (self.random.randint(2, 6),)),
                (f"G{width}", (self.random.randint(2, 3), 3)),
            ):
                count = shape[0] * (shape[1] if len(shape) == 2 else 1)
                values = [edge(self.random, WIDTHS[width]) for _ in range(count)]
                yield name, (Array(name, shape, WIDTHS[width], width, True), values)

    def _table_text(self) -> str:
        lines = []
        for name, (array, values) in self.tables.items():
            rows = values if len(array.shape) == 1 else [values[i : i + 3] for i in range(0, len(values), 3)]
            lines.append(f"{name}: Final[Any] = table({rows}, i{array.width})\n")
        return "".join(lines) + "STEP: Final = 3\nYES: Final = True\nNO: Final = False\nFAR: Final = -(1 << 63)\n"


def entry_text(result: str, calls: str) -> str:
    """One entry point for many rules: LLVM needs longer for an entry point than for a rule."""
    end = {"int": "    return 0\n", "bool": "    return False\n", "None": ""}[result]
    return f"\n\n@rule\ndef {ENTRIES[result]}(which: int, {GIVEN}) -> {result}:\n{NAMED}{calls}{end}"


def record_text(name: str, fields: tuple[Field, ...]) -> str:
    lines = [f"\n\nclass {name}:\n"]
    for field in fields:
        kind = ("int", "Row", "Grid")[len(field.shape)]
        shape = f"[{', '.join(map(str, field.shape))}]" if field.shape else ""
        lines.append(f"    {field.name}: Annotated[{kind}, i{field.width}{shape}]\n")
    return "".join(lines)


def edge(source: random.Random, range_: Range) -> int:
    """A number of a range: often one at its ends, or near 0."""
    low, high = range_
    pick = source.random()
    if pick < 0.15:
        return low + min(source.randrange(3), high - low)
    if pick < 0.3:
        return high - min(source.randrange(3), high - low)
    if pick < 0.75:
        return source.randint(max(low, -20), min(high, 20)) if low <= 20 and high >= -20 else source.randint(low, high)
    return source.randint(low, high)


class RuleWriter:
    """Writes one rule, with a helper of its own now and then."""

    def __init__(self, writer: Writer, name: str, is_risky: bool) -> None:
        self.random = writer.random
        self.tables = [array for array, _ in writer.tables.values()]
        self.name = name
        self.is_risky = is_risky
        self.helper = ""
        self.parameters: list[str] = []
        self._fresh()

    def _fresh(self) -> None:
        self.lines: list[str] = []
        self.indent = 1
        self.ints: dict[str, Range] = {}
        self.bools: list[str] = []
        self.tuples: dict[str, int] = {}
        self.arrays: list[Array] = []
        self.records: dict[str, str] = {}
        self.fixed: set[str] = set()
        """Names that nothing is assigned to: counters of `while`."""
        self.loops: list[str] = []
        self.steps = 1
        self.count = 0
        self.result = ""
        self.has_pools = False

    # ------------------------------------------------------------------------------------------------- the rule

    def text(self) -> str:
        written = ""
        if self.random.random() < 0.12:
            written = self._own_helper()
        self._fresh()
        self.records = {"s": "State", "t": "State", "n": "Notes"}
        self.has_pools = True
        self.arrays = [Array("numbers", (NUMBERS,), FULL), Array("squares", SQUARES, WIDE)]
        self.ints = {"x": FULL, "y": MIDDLE, "z": SMALL}
        self.bools = ["flag"]
        if self.chance(0.15):
            self._record_name()
        self.result = self.random.choice(("int", "int", "int", "bool", "None"))
        self._statements(self.random.choice(SIZES), 1)
        self._keep_all()
        self._return()
        body = "".join(self.lines)
        self.parameters = [name for name in PARAMETERS if re.search(rf"\b{name}\b", body)]
        given = ", ".join(f"{name}: {PARAMETERS[name]}" for name in self.parameters)
        return f"{written}\n\n@rule\ndef {self.name}({given}) -> {self.result}:\n{body}"

    def call(self) -> str:
        """What the entry point says to call it; the number of the rule is at the end of its name."""
        called = f"{self.name}({', '.join(self.parameters)})"
        which = self.name.removeprefix("rule_")
        return f"    if which == {which}:\n        {'' if self.result == 'None' else 'return '}{called}\n"

    def _own_helper(self) -> str:
        self._fresh()
        self.records, self.ints, self.bools = {"s": "State"}, {"a": MIDDLE}, ["b"]
        self.result = "part"
        self._statements(self.random.randint(1, 3), 1)
        self._return()
        self.helper = f"{self.name}_part"
        return f"\n\n@rule\ndef {self.helper}(s: State, a: int, b: bool) -> int:\n" + "".join(self.lines)

    def _return(self) -> None:
        if self.result == "int":
            self.say(f"return {self.number(1).text}")
        elif self.result == "bool":
            self.say(f"return {self.truth(1)}")
        elif self.result == "part":
            self.say(f"return {self.fit(self.number(2), Range(-1000, 1000))}")
        else:
            self.say("return")

    def _keep_all(self) -> None:
        """What a rule has worked out ends in an array, so that nothing is left out as useless."""
        ints = [name for name in self.ints if name not in "xy"]
        found = [
            *ints,
            *self.bools[1:],
            *(f"{name}[{i}]" for name, length in self.tuples.items() for i in range(length)),
        ]
        if "numbers" in (array.text for array in self.arrays):
            self.say(f"numbers[{self.random.randrange(NUMBERS)}] ^= {' ^ '.join(found)}")

    def say(self, line: str) -> None:
        self.lines.append("    " * self.indent + line + "\n")

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def new(self, kind: str) -> str:
        self.count += 1
        return f"{kind}{self.count}"

    # ----------------------------------------------------------------------------------------------- statements

    def _statements(self, count: int, depth: int) -> None:
        kinds: list[tuple[Callable[[int], None], int]] = [
            (self._new_int, 4),
            (self._set_int, 3),
            (self._add_to_int, 3),
            (self._new_bool, 2),
            (self._store, 5),
            (self._add_to_place, 4),
            (self._add_to_bumped, 3),
            (self._call, 2),
            (self._several, 2),
            (self._new_tuple, 2),
            (self._take_apart, 1),
            (self._new_array, 2),
            (self._record_name_again, 1),
            (self._copy_record, 1),
            (self._leave, 1),
            (self._if, 4 * (depth > 0)),
            (self._for, 6 * (depth > 0)),
            (self._while, 4 * (depth > 0)),
        ]
        for _ in range(count):
            (statement,) = self.random.choices([kind for kind, _ in kinds], [weight for _, weight in kinds])
            statement(depth)

    @contextmanager
    def _block(self, turns: int = 1) -> Iterator[None]:
        """What a block assigns first may have no value after it."""
        kept = dict(self.ints), list(self.bools), dict(self.tuples), list(self.arrays), dict(self.records)
        self.indent += 1
        self.steps *= turns
        start = len(self.lines)
        yield
        if len(self.lines) == start:
            self.say("pass")
        self.indent -= 1
        self.steps //= turns
        self.ints, self.bools, self.tuples, self.arrays, self.records = kept

    def _new_int(self, depth: int) -> None:
        range_ = self.random.choice((SMALL, MIDDLE, WIDE, FULL))
        text = self.fit(self.number(self.random.choice((1, 2))), range_)
        name = self.new("n")
        self.say(f"{name}: int = {text}" if self.chance(0.1) else f"{name} = {text}")
        self.ints[name] = range_

    def _changeable(self) -> list[str]:
        return [name for name in self.ints if name not in self.fixed]

    def _set_int(self, depth: int) -> None:
        names = self._changeable()
        name = self.random.choice(names)
        if self.chance(0.15):
            other = self.random.choice(names)
            if both := self.ints[name].common(self.ints[other]):
                self.say(f"{name} = {other} = {self.fit(self.number(2), both)}")
        else:
            self.say(f"{name} = {self.fit(self.number(2), self.ints[name])}")

    def _add_to_int(self, depth: int) -> None:
        name = self.random.choice(self._changeable())
        self._augment(Expression(name, self.ints[name]), FULL)

    def _augment(self, place: Expression, room: Range) -> None:
        """`place op= …`, then back to what the place keeps to, on the same line."""
        line, result = self._augmentation(place, room)
        if not result.within(place.range):
            line += f"; {place.text} = {self.cut(Expression(place.text, result), place.range)}"
        self.say(line)

    def _augmentation(self, place: Expression, room: Range) -> tuple[str, Range]:
        sign = self.random.choice(("+", "-", "*", "//", "%", "&", "|", "^", ">>"))
        other = self.side_effect(0) if self.chance(0.5) else self.number(1)
        low, high = place.range
        if sign in "+-":
            most = min(room.high - high, low - room.low, MOST)
            if most > 0:
                fitted = self.fit(other, Range(-most, most))
                return f"{place.text} {sign}= {fitted}", Range(low - most, high + most)
        if sign == "*":
            most = min(room.reach // max(place.range.reach, 1), 7)
            if most > 1:
                most -= 1
                reach = place.range.reach * most
                return f"{place.text} *= {self.fit(other, Range(-most, most))}", Range(-reach, reach)
        if sign in ("//", "%") and low > LEAST:
            divisor = self.divisor(other)
            result = quotient_range(place.range) if sign == "//" else rest_range(divisor.range)
            if result.within(room):
                return f"{place.text} {sign}= {divisor.text}", result
        if sign == ">>":
            return f"{place.text} >>= {self.fit(other, Range(0, 80))}", place.range.join(Range(-1, 0))
        sign = sign if sign in "&|^" else "^"
        fitted = self.fit(other, place.range)
        bits = bits_of(low, high)
        return f"{place.text} {sign}= {fitted}", Range(-(1 << bits), (1 << bits) - 1)

    def _new_bool(self, depth: int) -> None:
        if len(self.bools) > 1 and self.chance(0.3):
            name = self.random.choice(self.bools)
            self.say(f"{name} {self.random.choice(('=', '&=', '|=', '^='))} {self.truth(2)}")
            return
        text = self.truth(2)
        name = self.new("b")
        self.say(f"{name} = {text}")
        self.bools.append(name)

    def _store(self, depth: int) -> None:
        value = self.number(self.random.choice((1, 2)))
        place, _ = self.place()
        value_text = self.fit(value, place.range)
        if self.chance(0.15) and not place.range.low > 0:
            value_text = self.truth(2)
        self.say(f"{place.text} = {value_text}")

    def _add_to_place(self, depth: int) -> None:
        """The very place may be changed by the right side."""
        place, room = self.place(calls=False)
        self._augment(place, room)

    def _add_to_bumped(self, depth: int) -> None:
        """The right side changes the very place that is added to."""
        record = self.random.choice([text for text, cls in self.records.items() if cls == "State"])
        field, range_ = self.random.choice((("tiny", SMALL), ("deep", WIDE), ("board[1][2]", SMALL)))
        sign = self.random.choice("+-^")
        changed = f"bump({record}, {self.fit(self.number(1), SMALL)})"
        place = Expression(f"{record}.{field}", Range(-(1 << 62), 1 << 62))
        self.say(f"{place.text} {sign}= {changed}; {place.text} = {self.cut(place, range_)}")

    def _call(self, depth: int) -> None:
        if self.chance(0.3) and "Notes" in self.records.values():
            self.say(f"stamp({self.record('Notes')}, {self.record('State')})")
        else:
            self.say(self.side_effect(1).text)

    def _several(self, depth: int) -> None:
        """Targets are assigned from left to right: an index may use one before it."""
        if self.chance(0.5):
            array = self.array(1)
            if array is not None and not array.constant:
                name = self.new("i")
                index = self.fit(self.number(2), Range(0, array.shape[0] - 1))
                self.say(f"{name} = {self.random.randrange(array.shape[0])}")
                self.say(f"{name}, {array.text}[{name}] = {index}, {self.fit(self.number(2), array.range)}")
                self.ints[name] = Range(0, array.shape[0] - 1)
                return
        names = self._changeable()
        a, b = self.random.choice(names), self.random.choice(names)
        left, right = Expression(b, self.ints[b]), Expression(a, self.ints[a])
        self.say(f"{a}, {b} = {self.fit(left, self.ints[a])}, {self.fit(right, self.ints[b])}")

    def _new_tuple(self, depth: int) -> None:
        same = [name for name, length in self.tuples.items() if length == 3]
        if self.tuples and self.chance(0.4):
            name = self.random.choice(list(self.tuples))
            self.say(f"{name} = {self.tuple_of(self.tuples[name])}")
            return
        if same and self.chance(0.3):
            text, length = f"turned({self.random.choice(same)}, {self.fit(self.number(1), SMALL)})", 3
        else:
            length = self.random.choice((2, 2, 3, 3, 4))
            text = self.tuple_of(length)
        name = self.new("t")
        self.say(f"{name} = {text}")
        self.tuples[name] = length

    def _take_apart(self, depth: int) -> None:
        if not self.tuples:
            return self._new_tuple(depth)
        given = self.random.choice(list(self.tuples))
        names = [self.new("n") for _ in range(self.tuples[given])]
        self.say(f"{', '.join(names)} = {given}")
        self.ints.update(dict.fromkeys(names, MIDDLE))
        return None

    def _new_array(self, depth: int) -> None:
        """A name for a row or grid, which stays what it is when its record is copied over."""
        array = self.array(self.random.choice((1, 2)))
        if array is not None:
            name = self.new("r")
            self.say(f"{name} = {array.text}")
            self.arrays.append(array._replace(text=name))

    def _record_name(self) -> None:
        cls = self.random.choice(("State", "State", "Notes"))
        text = self.record(cls, fresh=True)
        name = self.new("s")
        self.say(f"{name} = {text}")
        self.records[name] = cls

    def _record_name_again(self, depth: int) -> None:
        names = [name for name in self.records if name != "s"]
        if not names or not self.has_pools:
            return
        name = self.random.choice(names)
        self.say(f"{name} = {self.record(self.records[name], fresh=True)}")

    def _copy_record(self, depth: int) -> None:
        if not self.has_pools:
            return
        cls = self.random.choice(("State", "State", "Notes"))
        pool, count = ("states", STATES) if cls == "State" else ("notes", NOTES)
        self.say(f"{pool}[{self.index(count)}] = {self.record(cls)}")

    def _leave(self, depth: int) -> None:
        """Ends a loop or a turn of it."""
        if self.loops:
            self.say(f"if {self.truth(2)}:")
            with self._block():
                self.say(self.random.choice(("break", "continue")))

    def _if(self, depth: int) -> None:
        self.say(f"if {self.truth(2)}:")
        self._inner(depth)
        if self.chance(0.2):
            self.say(f"elif {self.truth(2)}:")
            self._inner(depth)
        if self.chance(0.5):
            self.say("else:")
            self._inner(depth)

    def _inner(self, depth: int, turns: int = 1) -> None:
        with self._block(turns):
            self._statements(self.random.choice((1, 1, 2)), depth - 1)
            if self.chance(0.2):
                self._keep_all()
            if self.chance(0.08):
                self._return()
            elif self.loops and self.chance(0.15):
                self.say(self.random.choice(("break", "continue")))

    def _for(self, depth: int) -> None:
        head, range_, turns = self._range()
        if self.steps * turns > MOST_STEPS:
            return
        name = self.new("i")
        self.say(f"for {name} in {head}:")
        self._loop(depth, turns, name, range_)

    def _loop(self, depth: int, turns: int, name: str, range_: Range) -> None:
        with self._block(turns):
            self.ints[name] = range_
            self.loops.append(name)
            self._statements(self.random.choice((1, 1, 2)), depth - 1)
            if self.chance(0.35):
                self._leave(depth)
            if self.chance(0.5):
                self._keep_all()
            self.loops.pop()

    def _range(self) -> tuple[str, Range, int]:
        """The text of a range, what it counts over, and how many turns it has at most."""
        kind = self.random.random()
        step = self.random.choice((1, 1, -1, 2, -2, 3, -3, 5, -4))
        given = "" if step == 1 else f", {step}" if step != 3 else ", STEP"
        if kind < 0.3:
            count = self.random.randint(0, 4)
            return f"range({count})", Range(0, max(count - 1, 0)), max(count, 1)
        if kind < 0.45:
            count = self.random.randint(1, 4)
            return f"range({self.fit(self.number(2), Range(-2, count))})", Range(0, count), count + 1
        if kind < 0.6:
            near, far = self.random.choice(((MOST - 5, MOST), (LEAST, LEAST + 5)))
            start, stop = (near, far) if step > 0 else (far, near)
            return f"range({literal(start)}, {literal(stop)}{given})", Range(near, far), 5 // abs(step) + 1
        bound = Range(-3, 3)
        start_text, stop_text = self.fit(self.number(2), bound), self.fit(self.number(2), bound)
        return f"range({start_text}, {stop_text}{given})", bound, 6 // abs(step) + 1

    def _while(self, depth: int) -> None:
        turns = self.random.randint(1, 4)
        if self.steps * turns > MOST_STEPS:
            return
        left = self.new("w")
        self.say(f"{left} = {turns}  # keep")
        self.ints[left] = Range(0, turns)
        self.fixed.add(left)
        is_endless = self.chance(0.25)
        self.say("while True:" if is_endless else f"while {left} > 0 and {self.truth(2)}:")
        with self._block(turns):
            if is_endless:
                self.say(f"if {left} == 0:  # keep")
                with self._block():
                    self.say("break  # keep")
            self.say(f"{left} -= 1  # keep")
            self.loops.append(left)
            self._statements(self.random.choice((1, 1, 2)), depth - 1)
            if self.chance(0.35):
                self._leave(depth)
                self._keep_all()
            self.loops.pop()

    # --------------------------------------------------------------------------------------------------- places

    def record(self, cls: str, fresh: bool = False) -> str:
        """A record; by number of its pool, if it is to be worked out when it runs."""
        if self.has_pools and (fresh or self.chance(0.08)):
            pool, count = ("states", STATES) if cls == "State" else ("notes", NOTES)
            return f"{pool}[{self.index(count)}]"
        return self.random.choice([text for text, its_class in self.records.items() if its_class == cls])

    def index(self, length: int, depth: int = 0) -> str:
        pick = self.random.random()
        if pick < 0.45:
            return str(self.random.randrange(length))
        if pick < 0.55:
            return str(-self.random.randint(1, length))
        if self.is_risky and pick < 0.75:
            return self.fit(self.variable(), Range(0, length))
        text = self.fit(self.number(depth), Range(0, length - 1))
        return f"({text} + 0)" if text.lstrip("(").startswith("-") else text

    def variable(self) -> Expression:
        """A number that is not known before the rule runs, so that no fault is found when it is compiled."""
        name = self.random.choice(list(self.ints))
        return Expression(name, self.ints[name])

    def fields(self, dimensions: int) -> list[tuple[str, Field]]:
        classes = set(self.records.values())
        return [(cls, field) for cls in sorted(classes) for field in RECORDS[cls] if len(field.shape) == dimensions]

    def array(self, dimensions: int) -> Array | None:
        """A row or grid: of a record, of a parameter, of a name, or a table."""
        known = [array for array in (*self.arrays, *self.tables) if len(array.shape) == dimensions]
        if dimensions == 1 and self.chance(0.25):
            return self._row_of_grid()
        if self.chance(0.5):
            return self.random.choice(known) if known else None
        cls, field = self.random.choice(self.fields(dimensions))
        return Array(f"{self.record(cls)}.{field.name}", field.shape, field.range, field.width)

    def _row_of_grid(self) -> Array | None:
        grid = self.array(2)
        if grid is None:
            return None
        return grid._replace(text=f"{grid.text}[{self.index(grid.shape[0], 0)}]", shape=grid.shape[1:])

    def element(self, calls: bool = True) -> tuple[Expression, Range, bool]:
        """An element of a row or grid, what fits there, and whether it is of a table."""
        depth = self.random.choice((0, 0, 1)) if calls else 0
        array = None
        while array is None:
            array = self.array(self.random.choice((1, 1, 2)))
        text = array.text + "".join(f"[{self.index(length, depth)}]" for length in array.shape)
        return Expression(text, array.range), WIDTHS[array.width], array.constant

    def place(self, calls: bool = True) -> tuple[Expression, Range]:
        """Something to assign to, what it keeps to, and what fits there. Without calls it can stand twice."""
        if self.chance(0.4):
            cls, field = self.random.choice(self.fields(0))
            record = self.record(cls) if calls else self.random.choice([t for t, c in self.records.items() if c == cls])
            return Expression(f"{record}.{field.name}", field.range), WIDTHS[field.width]
        while True:
            element, room, is_constant = self.element() if calls else self._steady_element()
            if not is_constant:
                return element, room

    def _steady_element(self) -> tuple[Expression, Range, bool]:
        """An element that is the same when it is worked out again after the right side: its indices are constants or
        names. Without a fixed record name it may be another record's."""
        array = None
        while array is None or array.constant or "(" in array.text:
            array = self.array(self.random.choice((1, 1, 2)))
        text = array.text
        for length in array.shape:
            names = [name for name, range_ in self.ints.items() if range_.within(Range(0, length - 1))]
            is_named = names and self.chance(0.5)
            text += f"[{self.random.choice(names) if is_named else self.random.randrange(length)}]"
        return Expression(text, array.range), WIDTHS[array.width], array.constant

    # -------------------------------------------------------------------------------------------------- numbers

    def number(self, depth: int) -> Expression:
        """A random expression that is a number."""
        if depth <= 0 or self.chance(0.25):
            return self._leaf()
        kinds: list[tuple[Callable[[int], Expression], int]] = [
            (self._binary, 9),
            (self._division, 3),
            (self._shift, 3),
            (self._unary, 2),
            (self._choice, 2),
            (self._either, 2),
            (self._built_in, 3),
            (self._of_tuple, 2),
            (lambda _: self.element()[0], 4),
            (self.side_effect, 3),
            (self._looking, 2),
            (lambda _: self._leaf(), 3),
        ]
        (kind,) = self.random.choices([kind for kind, _ in kinds], [weight for _, weight in kinds])
        return kind(depth - 1)

    def _leaf(self) -> Expression:
        pick = self.random.random()
        if pick < 0.15:
            number = edge(self.random, self.random.choice((SMALL, SMALL, MIDDLE, FULL)))
            return Expression(literal(number), Range(number, number))
        if pick < 0.19:
            return self.random.choice(
                (Expression("STEP", Range(3, 3)), Expression("YES", BIT), Expression("FAR", Range(LEAST, LEAST)))
            )
        if pick < 0.25:
            return Expression(self.random.choice(self.bools), BIT)
        if pick < 0.7:
            name = self.random.choice(list(self.ints))
            return Expression(name, self.ints[name])
        cls, field = self.random.choice(self.fields(0))
        return Expression(f"{self.record(cls)}.{field.name}", field.range)

    def _binary(self, depth: int) -> Expression:
        left, right = self.number(depth), self.number(depth)
        sign = self.random.choice("+-*&|^")
        if sign in "&|^":
            return Expression(f"({left.text} {sign} {right.text})", bitwise_range(sign, left.range, right.range))
        result = arithmetic_range(sign, left.range, right.range)
        if not result.within(FULL):
            half = MIDDLE if sign == "*" else WIDE
            left, right = self.fitted(left, half), self.fitted(right, half)
            result = arithmetic_range(sign, left.range, right.range)
        return Expression(f"({left.text} {sign} {right.text})", result)

    def divisor(self, given: Expression) -> Expression:
        """A number that is not 0: but a risky rule takes what comes."""
        pick = self.random.random()
        if self.is_risky and pick < 0.5:
            return self.fitted(self.variable(), Range(-2, 2))
        if pick < 0.5:
            number = self.random.choice((1, 2, 3, 7, 8, 64, 1 << 40, MOST, -1, -2, -3, -8, -1000, 10))
            return Expression(literal(number), Range(number, number))
        if pick < 0.75:
            return self.fitted(given, Range(1, 9))
        if pick < 0.9:
            return Expression(f"(-{self.fit(given, Range(1, 5))})", Range(-5, -1))
        return Expression(f"({given.text} | 1)", bitwise_range("|", given.range, Range(1, 1)))

    def _division(self, depth: int) -> Expression:
        left, right = self.number(depth), self.divisor(self.number(depth))
        sign = self.random.choice(("//", "%"))
        if left.range.low == LEAST:
            left = self.fitted(left, Range(LEAST + 1, MOST)) if sign == "//" else left
        result = quotient_range(left.range) if sign == "//" else rest_range(right.range)
        return Expression(f"({left.text} {sign} {right.text})", result)

    def _shift(self, depth: int) -> Expression:
        number, by, least = self.number(depth), self.number(depth), 0
        if self.is_risky and self.chance(0.6):
            by, least = self.variable(), -2
        if self.chance(0.6):
            text = (
                self.fit(by, Range(least, self.random.choice((7, 63, 90)))) if self.chance(0.7) else self._long_shift()
            )
            return Expression(f"({number.text} >> {text})", number.range.join(Range(-1, 0)))
        most = self.random.choice((1, 5, 20))
        number, by = self.fitted(number, MIDDLE), self.fitted(by, Range(least, most))
        return Expression(
            f"({number.text} << {by.text})", Range(min(number.range.low << most, 0), max(number.range.high << most, 0))
        )

    def _long_shift(self) -> str:
        return str(self.random.choice((0, 1, 31, 32, 62, 63, 64, 65, 70, 128)))

    def _unary(self, depth: int) -> Expression:
        given = self.number(depth)
        sign = self.random.choice("-+~~-")
        if sign == "-":
            given = self.fitted(given, Range(-MOST, MOST))
            return Expression(f"(-{given.text})", Range(-given.range.high, -given.range.low))
        if sign == "~":
            return Expression(f"(~{given.text})", Range(~given.range.high, ~given.range.low))
        return Expression(f"(+{given.text})", given.range)

    def _choice(self, depth: int) -> Expression:
        test, yes, no = self.truth(depth), self.number(depth), self.number(depth)
        return Expression(f"({yes.text} if {test} else {no.text})", yes.range.join(no.range))

    def _either(self, depth: int) -> Expression:
        count = self.random.choice((1, 1, 2))
        parts = [*(self._unfolded(self.number(depth)) for _ in range(count)), self.number(depth)]
        joined = self.random.choice((" and ", " or ")).join(part.text for part in parts)
        range_ = parts[0].range
        for part in parts[1:]:
            range_ = range_.join(part.range)
        return Expression(f"({joined})", range_)

    def _unfolded(self, given: Expression) -> Expression:
        """Not a constant: Python would leave out what it decides about, and with it the names of rules and tables."""
        return given if any(letter.isalpha() for letter in given.text) else self.variable()

    def _built_in(self, depth: int) -> Expression:
        kind = self.random.choice(("min", "max", "abs", "int", "bool", "len", "lowest", "size", "nth"))
        if kind in ("min", "max"):
            return self._extreme(kind, depth)
        if kind == "len":
            return self._length()
        given = self.number(depth)
        if kind == "abs":
            given = self.fitted(given, Range(-MOST, MOST))
            return Expression(f"abs({given.text})", Range(0, given.range.reach))
        if kind == "nth":
            return Expression(f"nth({self.fit(given, Range(0, MOST))}, {self.random.randrange(4)})", Range(-1, 63))
        ranges = {"int": given.range, "bool": BIT, "lowest": Range(-1, 63), "size": Range(0, 64)}
        return Expression(f"{kind}({given.text})", ranges[kind])

    def _extreme(self, kind: str, depth: int) -> Expression:
        parts = [self.number(depth) for _ in range(self.random.choice((2, 2, 3)))]
        better = min if kind == "min" else max
        range_ = Range(better(part.range.low for part in parts), better(part.range.high for part in parts))
        return Expression(f"{kind}({', '.join(part.text for part in parts)})", range_)

    def _length(self) -> Expression:
        array = self.array(self.random.choice((1, 2)))
        if array is None or self.chance(0.2):
            name = self.random.choice(list(self.tuples)) if self.tuples else "T8"
            return Expression(f"len({name})", Range(1, 8))
        return Expression(f"len({array.text})", Range(array.shape[0], array.shape[0]))

    def tuple_of(self, length: int) -> str:
        same = [name for name, its_length in self.tuples.items() if its_length == length]
        if same and self.chance(0.3):
            return self.random.choice(same)
        if length == 2 and self.chance(0.4):
            small = Range(-(1 << 30), 1 << 30)
            return f"pair({self.fit(self.number(2), small)}, {self.fit(self.number(2), small)})"
        if same and self.chance(0.3):
            return f"({self.random.choice(same)} if {self.truth(1)} else {self.random.choice(same)})"
        return f"({', '.join(self.fit(self.number(2), MIDDLE) for _ in range(length))})"

    def _of_tuple(self, depth: int) -> Expression:
        if not self.tuples:
            given = [self.fit(self.number(depth), SMALL) for _ in range(2)]
            return Expression(f"pair({given[0]}, {given[1]})[{self.random.randrange(-2, 2)}]", Range(-42, 42))
        name = self.random.choice(list(self.tuples))
        return Expression(f"{name}[{self.index(self.tuples[name], depth)}]", MIDDLE)

    def side_effect(self, depth: int) -> Expression:
        """A call of a rule that changes what it is given, and gives a number."""
        state = self.record("State")
        pick = self.random.random()
        if pick < 0.45:
            return Expression(f"bump({state}, {self.fit(self.number(depth), SMALL)})", SMALL)
        if self.helper and pick < 0.6 and self.has_pools:
            passed = self.fit(self.number(depth), MIDDLE)
            return Expression(f"{self.helper}({state}, {passed}, {self.truth(depth)})", Range(-1000, 1000))
        array = self.array(1)
        if array is None or array.constant:
            return Expression(f"bump({state}, {self.random.randrange(9)})", SMALL)
        given = [self.fit(self.number(depth), SMALL) for _ in range(2)]
        return Expression(f"touch({array.text}, {given[0]}, {given[1]})", Range(0, 1023))

    def _looking(self, depth: int) -> Expression:
        """A call of a rule that changes nothing."""
        pick = self.random.random()
        if pick < 0.3 and (array := self.array(1)):
            return Expression(f"mixed({array.text})", Range(0, (1 << 20) - 1))
        if pick < 0.6 and (grid := self.array(2)):
            i, j = (self.fit(self.number(depth), MIDDLE) for _ in range(2))
            return Expression(f"corner({grid.text}, {i}, {j})", Range(0, 4095))
        if pick < 0.8:
            a, b = self.number(depth), self.number(depth)
            return Expression(f"chosen({self.truth(depth)}, {a.text}, {b.text})", a.range.join(b.range))
        if array := self.array(1):
            a, b = (self.fitted(self.number(depth), MIDDLE) for _ in range(2))
            reach = 1 << 34
            return Expression(f"swapped({a.text}, {array.text}, {b.text})", Range(-reach, reach))
        return self._leaf()

    # --------------------------------------------------------------------------------------------------- truths

    def truth(self, depth: int) -> str:
        """A random expression that is a bool."""
        if depth <= 0 or self.chance(0.1):
            return self.random.choice((*self.bools, *self.bools, "YES", "NO"))
        pick = self.random.random()
        if pick < 0.5:
            return self._comparison(depth - 1)
        if pick < 0.62:
            return (
                f"(not {self.truth(depth - 1)})"
                if self.chance(0.5)
                else f"(not {self._unfolded(self.number(depth - 1)).text})"
            )
        if pick < 0.78:
            joined = self.random.choice((" and ", " or ")).join(self.truth(depth - 1) for _ in range(2))
            return f"({joined})"
        if pick < 0.86:
            return f"({self.truth(depth - 1)} {self.random.choice('&|^')} {self.truth(depth - 1)})"
        if pick < 0.91:
            return f"bool({self.number(depth - 1).text})"
        if pick < 0.95:
            return f"({self.truth(depth - 1)} if {self.truth(depth - 1)} else {self.truth(depth - 1)})"
        return f"is_odd({self.number(depth - 1).text})"

    def _comparison(self, depth: int) -> str:
        """Chains too, whose operands change things: they stop where a comparison fails."""
        count = self.random.choice((1, 1, 1, 2, 2, 3))
        text = self.number(depth).text
        for _ in range(count):
            other = self.side_effect(0) if count > 1 and self.chance(0.5) else self.number(depth)
            text += f" {self.random.choice(('<', '<=', '>', '>=', '==', '!='))} {other.text}"
        return f"({text})"

    # -------------------------------------------------------------------------------------------------- fitting

    def fit(self, given: Expression, range_: Range) -> str:
        """The expression, cut to a range if it could leave it."""
        return given.text if given.range.within(range_) else self.cut(given, range_)

    def fitted(self, given: Expression, range_: Range) -> Expression:
        return given if given.range.within(range_) else Expression(self.cut(given, range_), range_)

    def cut(self, given: Expression, range_: Range) -> str:
        low, high = range_
        ways = [f"min(max({given.text}, {literal(low)}), {literal(high)})"]
        if low <= 0 < high:
            ways += [f"({given.text} % {high + 1})" if high < MOST else f"({given.text} & {high})"] * 2
            ways += [f"({given.text} & {(1 << high.bit_length() - 1) - 1 or 1})"] * 2
        if low < 0 < high:
            ways += [f"({given.text} % {literal(low)})"]
        if low > 0 and high > low:
            ways += [f"({given.text} % {high - low + 1} + {low})"] * 2
        return self.random.choice(ways)


def arithmetic_range(sign: str, a: Range, b: Range) -> Range:
    if sign == "+":
        return Range(a.low + b.low, a.high + b.high)
    if sign == "-":
        return Range(a.low - b.high, a.high - b.low)
    ends = [one * other for one in a for other in b]
    return Range(min(ends), max(ends))


def bitwise_range(sign: str, a: Range, b: Range) -> Range:
    bits = max(bits_of(*a), bits_of(*b))
    if a.low >= 0 and b.low >= 0:
        return Range(0, min(a.high, b.high) if sign == "&" else (1 << bits) - 1)
    if sign == "&" and (a.low >= 0 or b.low >= 0):
        return Range(0, a.high if a.low >= 0 else b.high)
    return Range(-(1 << bits), (1 << bits) - 1)


def quotient_range(a: Range) -> Range:
    return Range(-a.reach, a.reach)


def rest_range(b: Range) -> Range:
    return Range(min(b.low + 1, 0), max(b.high - 1, 0))
