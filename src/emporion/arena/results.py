"""What is kept of a game that was played in a tournament."""

from __future__ import annotations

import base64
import hashlib
import zlib
from collections.abc import Iterable

import msgspec

from emporion.arena.schedule import Request
from emporion.bots.guard import Fault


class SeatResult(msgspec.Struct, frozen=True):
    bot: str
    rank: int
    points: int
    won: float
    """1 for the winner, a part of it for each of several, else 0."""
    decisions: int
    seconds: float
    """Of thinking, all decisions together."""
    slowest: float
    pace: dict[int, int]
    """How many decisions took how long: buckets of `statistics.bucket_of`."""


class GameResult(msgspec.Struct, frozen=True):
    id: str
    deal: int
    rounds: int
    reason: str
    seats: tuple[SeatResult, ...]
    faults: tuple[Fault, ...]
    digest: str
    """SHA-256 of the record."""


class PlayedGame(GameResult, frozen=True):
    """A result with its record, packed: the text compressed with zlib, in base 85."""

    record: str

    def record_text(self) -> str:
        return zlib.decompress(base64.b85decode(self.record)).decode()


def packed(text: str) -> str:
    return base64.b85encode(zlib.compress(text.encode(), 9)).decode()


def digest_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def run_digest(request: Request, results: Iterable[GameResult]) -> str:
    """Of all games in the order of the schedule: the same wherever they were played, and in whatever order."""
    digest = hashlib.sha256(request.key.encode())
    for result in results:
        digest.update(f"{result.id} {result.digest}\n".encode())
    return digest.hexdigest()
