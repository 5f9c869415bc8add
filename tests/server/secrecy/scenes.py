"""Tables in the middle of a game: all sorts of seats, offers half answered, moves taken back, talk and proposals."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from emporion.engine.conformance import choices_waiting, random_words
from emporion.engine.match import Match
from emporion.games.tyros.editions import EDITIONS
from emporion.server.filing import add
from emporion.server.tables.log import CameBack, HandedOver, LogEntry, Opened, Played, Proposed, Said, SatDown, Settled
from emporion.server.tables.pace import Correspondence, Live, Pace, Untimed
from emporion.server.tables.playing import moves
from emporion.server.tables.proposals import Stop, TakeBack
from emporion.server.tables.seating import begin
from emporion.server.tables.seats import Autopilot, Bot, Remote
from emporion.server.tables.table import Table
from tests.server.tables.company import START

OWNER: Final = "Olga"
"""She has no seat."""
CASTS: Final = {
    "people": ("Ann", "Ben", "Cid", "Dan"),
    "programs": ("Ann", "(remote)", "Cid", "(bot)"),
    "hot-seat": ("Ann", "Ann", "Ben", "(remote)"),
}
"""Who holds the seats; the last one only where four play."""
PEOPLE: Final = (OWNER, "Ann", "Ben", "Cid", "Dan", "Sue")
PACES: Final[Sequence[Pace]] = (Untimed(), Live(), Correspondence())


class Part(NamedTuple):
    """How a scene is set."""

    number: int
    cast: str

    @property
    def players(self) -> int:
        return 3 + self.number % 2

    @property
    def holders(self) -> tuple[str, ...]:
        return CASTS[self.cast][: self.players]

    @property
    def half_answered(self) -> bool:
        """Whether it ends where some have made a choice that the others must not know yet."""
        return self.number % 3 != 0


class Scene:
    """A table that has been played at for a while, at random."""

    def __init__(self, id: str, part: Part, ids: Mapping[str, str], secret: bytes) -> None:
        self._rng = random.Random(part.number)
        self._words = random_words(self._rng)
        self._at = START
        self._part = part
        self.table = Table(id, secret, "auto")
        self._open(ids)
        self._play()

    @property
    def _match(self) -> Match:
        return self.table.playing

    def _write(self, *entries: LogEntry) -> None:
        self._at += self._rng.randrange(5_000)
        add(self.table, list(entries), self._at)

    def _open(self, ids: Mapping[str, str]) -> None:
        part, names = self._part, self._part.holders
        editions = list(EDITIONS)
        options = {
            "players": part.players,
            "edition": editions[part.number // 2 % len(editions)],
            "card_tracking": self._rng.choice(("off", "on")),
            "gifts": self._rng.choice(("off", "on")),
        }
        pace = PACES[part.number % len(PACES)]
        shared = part.cast == "hot-seat"
        self._write(Opened("tyros", options, ids[OWNER], pace, shared=shared))
        for seat, name in enumerate(names):
            match name:
                case "(bot)":
                    self._write(HandedOver(seat, Bot("merchant"), "merchant"))
                case "(remote)":
                    self._write(HandedOver(seat, Remote(), "bot"))
                case _:
                    self._write(SatDown(seat, ids[name], f"{name}-{seat}"))
        self._write(*begin(self.table))

    def _play(self) -> None:
        wanted = self._rng.randrange(30, 160)
        while len(self._match.steps) < wanted or (self._part.half_answered and not is_half_answered(self._match)):
            self._move()
            if self._rng.random() < 0.1:
                self._disturb()
        if self._rng.random() < 0.3:
            self._write(Proposed(0, Stop()))

    def _move(self) -> None:
        match = self._match
        decision = self._rng.choice(match.decisions)
        action = match.random_action(decision.seat, self._words)
        self._write(*moves(match, match.submit(decision.seat, decision.id, action)))

    def _disturb(self) -> None:
        """What happens at a table besides moves."""
        match = self._match
        seats = range(self._part.players)
        done = [seat for seat in seats if match.can_undo(seat)]
        what = self._rng.choice(("undo", "undo", "take back", "talk", "away"))
        if what == "undo" and done:
            self._write(*moves(match, match.undo(self._rng.choice(done))))
        elif what == "take back":
            entry = self._rng.randrange(max(1, len(match.steps) - 8), len(match.steps))
            back = match.take_back_to(entry)
            self._write(Proposed(0, TakeBack(entry)), Settled(agreed=True), *map(Played, back))
        elif what == "away":
            seat = next(seat for seat in seats if self.table.seats[seat].holder is not None)
            self._write(HandedOver(seat, Autopilot()))
            self._move()
            if self._rng.random() < 0.7:
                self._write(CameBack(seat))
        else:
            self._write(Said("well played", "Ann", 0))


def is_half_answered(match: Match) -> bool:
    """Some of a group have chosen, in secret, and others are still asked."""
    return bool(match.decisions) and any(choices_waiting(match, decision.seat) for decision in match.decisions)
