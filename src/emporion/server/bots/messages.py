"""What the server and the process that plays its bots say to each other: msgpack, each message after its length."""

from __future__ import annotations

import struct
from typing import Any, Final

import msgspec

LENGTH: Final = struct.Struct(">I")
"""Stands before every message."""


class Question(msgspec.Struct, frozen=True, tag=True):
    """One decision of a bot. The state of the match is not in it."""

    table: str
    seat: int
    decision: str
    """The id that an answer is for; see `Match.submit`."""
    game: str
    options: dict[str, Any]
    spec: str
    view: bytes | None
    """What the seat sees, as JSON; only for bots of others."""
    guess: bytes
    """A full state that the seat cannot tell from the real one."""
    seed: int
    limit_ms: int
    """How long the bot may think."""


class Answer(msgspec.Struct, frozen=True):
    """An action in notation, legal or not, or what was found out; or what went wrong."""

    action: str | None = None
    fault: str | None = None
    found: bytes | None = None
    """A hint or a review, as JSON."""


class Check(msgspec.Struct, frozen=True, tag=True):
    """Asks whether a bot can be made. The answer has no action, and a fault if it cannot."""

    game: str
    options: dict[str, Any]
    spec: str


class HintWanted(msgspec.Struct, frozen=True, tag=True):
    """Asks what a seat had best do. The state of the match is not in it."""

    game: str
    options: dict[str, Any]
    seat: int
    kind: str
    """What is asked of it."""
    guess: bytes
    """A full state that the seat cannot tell from the real one."""
    seed: int
    ms: int
    """How long to think."""
    top: int
    """How many actions are told."""


class ReviewWanted(msgspec.Struct, frozen=True, tag=True):
    """Asks what the decisions of a finished game cost. There are reports of how far it is."""

    record: str
    visits: int


Wanted = Question | Check | HintWanted | ReviewWanted


class Call(msgspec.Struct, frozen=True, tag=True):
    id: int
    what: Wanted


class Forget(msgspec.Struct, frozen=True, tag=True):
    """A table needs its bots no more. There is no answer."""

    table: str


class Reply(msgspec.Struct, frozen=True, tag=True):
    id: int
    answer: Answer


class Progress(msgspec.Struct, frozen=True, tag=True):
    """How far a call is, before its reply."""

    id: int
    share: float
    """From 0 to 1."""


ToChild = Call | Forget
FromChild = Reply | Progress
TO_CHILD: Final = msgspec.msgpack.Decoder[ToChild](ToChild)
FROM_CHILD: Final = msgspec.msgpack.Decoder[FromChild](FromChild)


def packed(message: ToChild | FromChild) -> bytes:
    """A message as it goes over the wire."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body
