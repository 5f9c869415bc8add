"""The record is the game: JSON Lines, a header, entries, and a footer once the game is over."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec

from emporion.engine.errors import BadNotation, BadRecord, shown
from emporion.engine.numbers import whole_number
from emporion.engine.outcome import Outcome

T = TypeVar("T")

FIRST_FORMAT: Final = "emporion-record/1"
"""Digests are of the bytes of a state, and undo is as it was before it was corrected (`history.py`)."""
FORMAT: Final = "emporion-record/2"
FORMATS: Final = (FIRST_FORMAT, FORMAT)
CHANCE_NAME = "chance"
TABLE_NAME = "table"
UNDO = "undo"
BACK = "back"


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    game: str
    ruleset: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    """A name for each seat."""
    commitment: str | None = None
    position: str | None = None
    """Where the game began, if not at the set-up."""
    format: str = FIRST_FORMAT
    """The first, where it is not named: so it is stored by earlier releases."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    n: int
    who: str
    """A seat's letter, chance, or table."""
    do: str
    """The action in notation, or undo; of the table, back and the number of an entry."""
    digest: str | None = None
    """Of the state after it."""


class Footer(msgspec.Struct, frozen=True, omit_defaults=True):
    outcome: Outcome
    secret: str | None = None
    """The dealer's, in hexadecimal, for checking every draw."""


class GameRecord(msgspec.Struct):
    header: Header
    entries: list[Entry]
    footer: Footer | None = None

    def to_text(self) -> str:
        header = {"format": self.header.format} | msgspec.to_builtins(self.header)
        lines: list[Any] = [header, *self.entries]
        if self.footer is not None:
            lines.append(self.footer)
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)

    def cut(self, entries: int) -> GameRecord:
        """The record as it was after so many entries."""
        return GameRecord(self.header, self.entries[:entries], self.footer if entries >= len(self.entries) else None)


# Made here: msgspec works out a type when it first reads one, and dies if two threads do that at once.
HEADERS: Final = msgspec.json.Decoder(Header)
ENTRIES: Final = msgspec.json.Decoder(Entry)
FOOTERS: Final = msgspec.json.Decoder(Footer)


def read_record(text: str) -> GameRecord:
    """Parse a record; raises BadRecord with the line that is wrong."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise BadRecord("line 1: the record is empty; it begins with a header")
    header = decode_line(*lines[0], HEADERS)
    if header.format not in FORMATS:
        raise BadRecord(f"line 1: the format is {header.format!r}; this program reads {' and '.join(FORMATS)}")
    record = GameRecord(header, [])
    for number, line in lines[1:]:
        if record.footer is not None:
            raise BadRecord(f"line {number}: nothing may follow the outcome")
        if '"outcome"' in line:
            record.footer = decode_line(number, line, FOOTERS)
            continue
        entry = decode_line(number, line, ENTRIES)
        if entry.n != len(record.entries) + 1:
            raise BadRecord(f"line {number}: entry {entry.n} follows entry {len(record.entries)}")
        record.entries.append(entry)
    return record


def decode_line(number: int, line: str, decoder: msgspec.json.Decoder[T]) -> T:
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRecord(f"line {number}: {error}") from None


def back_text(entry: int) -> str:
    """How the table goes back to where the game stood after an entry."""
    return f"{BACK} {entry}"


def back_to(text: str) -> int:
    """The entry that the table goes back to; raises BadNotation."""
    word, _, number = text.partition(" ")
    entry = whole_number(number)
    if word != BACK or entry is None or entry < 0:
        raise BadNotation(f"{shown(text)} is nothing that the table does; write for example: {back_text(37)}")
    return entry
