"""What clients say to the server, over sockets and over HTTP alike: one JSON object with a `type`.

Whatever changes something carries a `key` of the client's choice, new for every submission. If the answer gets lost,
the same submission with the same key may be sent again, and counts once.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from emporion.server.tables.proposals import Proposal

Key: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
BotSpec: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
PlayerName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Message(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Submission(Message, frozen=True):
    """Changes something at the table."""

    key: Key


# ------------------------------------------------------------------------------------------------ playing


class Act(Submission, frozen=True, tag="act"):
    """Answers a decision."""

    decision: Annotated[str, msgspec.Meta(max_length=16)]
    action: Annotated[str, msgspec.Meta(max_length=1000)]
    """In notation, or in its parts as JSON, as it is listed."""


class Undo(Submission, frozen=True, tag="undo"):
    """Takes back the seat's last action, up to the last draw, reveal or other seat's decision."""

    seat: SeatNumber


class ResetTurn(Submission, frozen=True, tag="reset-turn"):
    """Takes back all that `undo` can take back."""

    seat: SeatNumber


# ------------------------------------------------------------------------------------------------ seats


class SitDown(Submission, frozen=True, tag="sit-down"):
    """Takes a free seat; without a number the first one."""

    name: PlayerName
    seat: SeatNumber | None = None


class GetUp(Submission, frozen=True, tag="get-up"):
    """Leaves a seat. In a running game the autopilot takes over after a while."""

    seat: SeatNumber


class ComeBack(Submission, frozen=True, tag="come-back"):
    """Plays one's own seat again, from the autopilot or from a bot that stood in; before the game, takes the seat that
    is kept for one."""

    seat: SeatNumber


class SeatBot(Submission, frozen=True, tag="seat-bot"):
    """The owner puts a bot on a seat before the game; without a bot the seat is free again."""

    seat: SeatNumber
    bot: BotSpec | None = None
    remote: bool = False
    """A program elsewhere will play it, with a token for this seat."""


class Start(Submission, frozen=True, tag="start"):
    """The owner starts the game, with a bot on every free seat."""

    bot: BotSpec | None = None


class Close(Submission, frozen=True, tag="close"):
    """The owner closes a table at which no game is running."""


# ------------------------------------------------------------------------------------------------ together


class Propose(Submission, frozen=True, tag="propose"):
    seat: SeatNumber
    proposal: Proposal


class Vote(Submission, frozen=True, tag="vote"):
    """Agrees to the open proposal, or ends it; also one's own."""

    seat: SeatNumber
    yes: bool


class Say(Submission, frozen=True, tag="say"):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


# ------------------------------------------------------------------------------------------------ looking


class Look(Message, frozen=True, tag="look"):
    """Whose eyes this socket sees with: one of the person's seats, or as a spectator. For several at one device."""

    seat: SeatNumber | None = None


class Resync(Message, frozen=True, tag="resync"):
    """Asks for the table as it is, with the news after an entry."""

    since: Annotated[int, msgspec.Meta(ge=0)] = 0


class Ping(Message, frozen=True, tag="ping"):
    pass


Command: TypeAlias = (
    Act | Undo | ResetTurn | SitDown | GetUp | ComeBack | SeatBot | Start | Close | Propose | Vote | Say
)
ToServer: TypeAlias = Command | Look | Resync | Ping
