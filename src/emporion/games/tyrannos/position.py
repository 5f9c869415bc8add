"""A position as one line of text: every fact of a state, read and written without loss.

    tyrannos players=4 months=24 month=3 turn=1 treasury=6000,1250,… lots=… agenda=…

Each part is a field of `state.py` with its number, its numbers, or for a table its rows one after the other. A part
that is 0 is left out; so are zeros at the end of a row, and empty rows at the end of a table.
"""

from __future__ import annotations

from typing import Any, Final

from emporion.engine.digests import field_text, part_name
from emporion.engine.errors import BadNotation, shown
from emporion.engine.numbers import whole_number
from emporion.games.tyrannos.rules.invariants import FAULT_NAMES
from emporion.games.tyrannos.state import State
from emporion.kernel.program import Program
from emporion.kernel.record import Field, schema_of

NAME: Final = "tyrannos"
FIELDS: Final[dict[str, Field]] = {part_name(field): field for field in schema_of(State).fields}


def write_position(s: State) -> str:
    texts = [(name, field_text(getattr(s, field.name), field.kind)) for name, field in FIELDS.items()]
    return " ".join([NAME, *(f"{name}={text}" for name, text in texts if text)])


def read_position(text: str, program: Program) -> State:
    """The state of a position that is possible by these rules; raises BadNotation with the part that is wrong."""
    words = text.split()
    if not words or words[0] != NAME:
        raise BadNotation(f"a position begins with {NAME!r}")
    s: State = schema_of(State).blank()
    given: set[str] = set()
    for word in words[1:]:
        name, _, value = word.partition("=")
        if name not in FIELDS:
            raise BadNotation(f"a position has no part {shown(name)}; it has: {', '.join(FIELDS)}")
        if name in given:
            raise BadNotation(f"the part {name!r} is given twice")
        given.add(name)
        try:
            setattr(s, FIELDS[name].name, read_field(value, FIELDS[name]))
        except BadNotation as error:
            raise BadNotation(f"{shown(word)} cannot be read in a position: {error}") from None
    check(s, program)
    return s


def read_field(text: str, field: Field) -> Any:
    shape = field.kind.shape
    if not shape:
        return read_number(text)
    if len(shape) == 1:
        return read_row(text, shape[0])
    rows = text.split("/")
    if len(rows) > shape[0]:
        raise BadNotation(f"there may be {shape[0]} rows, not {len(rows)}")
    return [read_row(row, shape[1]) for row in rows + [""] * (shape[0] - len(rows))]


def read_row(text: str, length: int) -> list[int]:
    """Zeros at its end may be left out, all of them in a table."""
    numbers = [read_number(number) for number in text.split(",")] if text else []
    if len(numbers) > length:
        raise BadNotation(f"there may be {length} numbers, not {len(numbers)}")
    return numbers + [0] * (length - len(numbers))


def read_number(text: str) -> int:
    number = whole_number(text)
    if number is None:
        raise BadNotation(f"{shown(text)} is no number")
    return number


def check(s: State, program: Program) -> None:
    """Every number must fit into its field of the record, and all of them together by the rules in play."""
    kernel = program.plain()
    states = kernel.states(1)
    try:
        kernel.put(states, 0, schema_of(State).pack(s))
        found = kernel.run.broken(states, 0)
    except (OverflowError, IndexError, ValueError):
        raise BadNotation("the position is impossible: a number in it is far out of range") from None
    if found:
        raise BadNotation(f"the position is impossible: {FAULT_NAMES[found]}")
