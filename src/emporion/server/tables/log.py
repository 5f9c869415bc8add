"""The log of a table: everything that ever happened at it, in order. It is what is stored; all else follows from it.

The log knows the ids of people and all actions. What a viewer may see of it is built in `showing.py`.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import msgspec

from emporion.engine.record import Entry, Footer, Header
from emporion.server.tables.pace import Pace
from emporion.server.tables.proposals import Proposal
from emporion.server.tables.seats import Controller


class Logged(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="what"):
    pass


class Opened(Logged, frozen=True, tag="opened"):
    """A table, with nobody at it. Always the first entry."""

    game: str
    options: dict[str, Any]
    owner: str
    pace: Pace
    listed: bool = False
    """Everybody finds it in the lobby and may sit down."""
    watched: bool = True
    """Everybody who knows its address may watch."""
    shared: bool = False
    """Several people at one device: a person may hold several seats."""
    starts_when_full: bool = True
    position: str | None = None
    """Where the game begins, if not at the set-up."""
    origin: str | None = None
    """The table it came from: a rematch or a copy."""


class SatDown(Logged, frozen=True, tag="sat-down"):
    seat: int
    person: str
    name: str


class Reserved(Logged, frozen=True, tag="reserved"):
    """Before the game: a seat is kept for somebody until he comes."""

    seat: int
    person: str
    name: str


class GotUp(Logged, frozen=True, tag="got-up"):
    """Before the game: the seat is free again. In it: the holder has left, and may come back."""

    seat: int


class CameBack(Logged, frozen=True, tag="came-back"):
    """The holder plays his seat again, or takes the one that was kept for him."""

    seat: int


class HandedOver(Logged, frozen=True, tag="handed-over"):
    """Somebody else plays a seat from now on."""

    seat: int
    to: Controller
    name: str | None = None


class Began(Logged, frozen=True, tag="began"):
    header: Header


class Played(Logged, frozen=True, tag="played"):
    """An entry of the game's record: what a seat did, what chance drew, an undo."""

    entry: Entry
    by_order: bool = False
    """A standing order answered; only its seat is told so."""


class Over(Logged, frozen=True, tag="over"):
    footer: Footer


class Said(Logged, frozen=True, tag="said"):
    text: str
    name: str
    seat: int | None = None


class Proposed(Logged, frozen=True, tag="proposed"):
    by: int
    proposal: Proposal


class Voted(Logged, frozen=True, tag="voted"):
    by: int
    yes: bool


class Settled(Logged, frozen=True, tag="settled"):
    """The open proposal is decided, or was withdrawn."""

    agreed: bool


class PaceChanged(Logged, frozen=True, tag="pace-changed"):
    pace: Pace


class WentOn(Logged, frozen=True, tag="went-on"):
    """The same people play again at another table."""

    table: str


class Closed(Logged, frozen=True, tag="closed"):
    """Nothing more happens here but talk, and another game together."""


LogEntry: TypeAlias = (
    Opened
    | SatDown
    | Reserved
    | GotUp
    | CameBack
    | HandedOver
    | Began
    | Played
    | Over
    | Said
    | Proposed
    | Voted
    | Settled
    | PaceChanged
    | WentOn
    | Closed
)


class Line(NamedTuple):
    """An entry with its number and its time."""

    n: int
    at: int
    entry: LogEntry


ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[LogEntry] = msgspec.json.Decoder(LogEntry)


def write_entry(entry: LogEntry) -> bytes:
    return ENCODER.encode(entry)


def read_entry(data: bytes) -> LogEntry:
    return DECODER.decode(data)
