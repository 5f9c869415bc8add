"""What the server says to clients: one JSON object with a `type`.

`table` is the whole table as it is now for this viewer, with the news since what they had. It comes first, whenever
they look with other eyes, and in answer to a resync. After that, a socket is sent an `update` with what has changed.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from emporion.engine.choices import Choices
from emporion.engine.outcome import Outcome
from emporion.engine.view import OpenDecision, Sight
from emporion.server.tables.pace import Pace
from emporion.server.tables.proposals import Proposal
from emporion.server.tables.seats import Controller
from emporion.server.tables.table import Status


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    controller: Controller
    has_left: bool = False
    bank_ms: int | None = None
    """Of a live clock, when nothing of this seat is asked."""
    deadline: int | None = None
    """When its time is up, in milliseconds since 1970."""
    relief_at: int | None = None
    """Without a clock: from when on the others may propose that the autopilot plays for it."""


class ProposalInfo(msgspec.Struct, frozen=True):
    by: int
    proposal: Proposal
    yes: list[int]


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a table."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    seats: list[SeatInfo]
    pace: Pace
    listed: bool
    watched: bool
    shared: bool
    proposal: ProposalInfo | None
    commitment: str | None
    """The SHA-256 of the dealer's secret, from the first draw on."""
    secret: str | None
    """The secret itself, when the game is over."""
    followed_by: str | None
    """The table at which the same people play again."""


class You(msgspec.Struct, frozen=True):
    viewer: int
    """The seat whose view this is, or -1 of a spectator."""
    seats: list[int]
    """Those that you play or may take back."""
    owner: bool
    hints: bool
    """Whether the viewer may ask for hints: they play against programs only, and there is one for this game."""


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the table's log, as the viewer may know it."""

    n: int
    at: int
    what: str
    """As in the log: played, said, sat-down, …"""
    seat: int | None = None
    name: str | None = None
    text: str | None = None
    yes: bool | None = None
    proposal: Proposal | None = None
    to: Controller | None = None
    who: str | None = None
    """Of a move: a seat's letter, chance or table."""
    move: int | None = None
    """Of a move: the number of its entry in the game's record."""
    events: list[Any] | None = None
    """Of a move: what it did, in the game's own events."""
    by_order: bool = False
    """Of a move of your own: a standing order answered for you."""


class TableMessage(Message, frozen=True, tag="table"):
    n: int
    """The last entry it contains: what to ask for after a break."""
    at: int
    """The server's time of that entry."""
    news: list[News]
    you: You
    table: TableInfo
    view: Sight | None
    """None before the game."""
    choices: Choices | None
    """What the viewer may do now; None if nothing is asked of them."""


class WrittenTable(Message, frozen=True, tag="table"):
    """The same message with parts that are written down already, for all who see the same."""

    n: int
    at: int
    news: msgspec.Raw
    you: You
    table: msgspec.Raw
    view: msgspec.Raw
    choices: msgspec.Raw


class ViewUpdate(msgspec.Struct, frozen=True):
    """What has changed in a view."""

    entries: int
    decisions: tuple[OpenDecision, ...]
    can_undo: bool
    table: dict[str, Any]
    """The fields of the game's own part that have changed; all others are as they were."""
    outcome: Outcome | None


class TableUpdate(Message, frozen=True, tag="update"):
    """What has changed since the last message about the table on the same socket: what is left out is as it was."""

    n: int
    """The last entry after it."""
    base: int
    """The `n` of the message that it goes on from. If yours differs, ask for the whole table (`resync`)."""
    at: int
    news: list[News]
    you: You | UnsetType = UNSET
    table: dict[str, Any] | UnsetType = UNSET
    """The fields that have changed; all others are as they were."""
    view: ViewUpdate | UnsetType = UNSET
    choices: Choices | UnsetType | None = UNSET


class WrittenUpdate(Message, frozen=True, tag="update"):
    """The same message with parts that are written down already."""

    n: int
    base: int
    at: int
    news: msgspec.Raw
    you: You | UnsetType = UNSET
    table: msgspec.Raw | UnsetType = UNSET
    view: msgspec.Raw | UnsetType = UNSET
    choices: msgspec.Raw | UnsetType = UNSET


class Done(Message, frozen=True, tag="done"):
    """The submission with this key is stored, as entry n."""

    key: str
    n: int


class Refused(Message, frozen=True, tag="refused", omit_defaults=True):
    """Nothing has changed."""

    code: str
    message: str
    key: str | None = None
    paragraph: str | None = None
    """Of the rules, if they forbid it."""
    wait_seconds: float | None = None


class Pong(Message, frozen=True, tag="pong"):
    now: int


ToClient: TypeAlias = TableMessage | TableUpdate | Done | Refused | Pong
