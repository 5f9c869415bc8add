"""People at a table, without network and storage: who says what, at which time, and what the table makes of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from emporion.engine.decisions import Decision
from emporion.engine.errors import BadInput
from emporion.engine.match import Match
from emporion.server.filing import add
from emporion.server.protocol.http import BotPlan, MePlan, SeatPlan
from emporion.server.protocol.to_server import Act, Command, SitDown
from emporion.server.tables.actors import SERVER, Actor
from emporion.server.tables.handling import handle
from emporion.server.tables.log import LogEntry, Opened
from emporion.server.tables.opening import open_table
from emporion.server.tables.pace import Pace, Untimed
from emporion.server.tables.seating import begin
from emporion.server.tables.table import Table

ANN, BEN, CID, DAN = (Actor(name.lower(), name) for name in ("Ann", "Ben", "Cid", "Dan"))
PEOPLE: Final = (ANN, BEN, CID)
SECRET: Final = bytes(range(32))
START: Final = 1_000_000_000_000
KEY: Final = "key"


def invited(actor: Actor) -> Actor:
    return actor._replace(may_sit=True)


def check_bot(game: str, spec: str) -> str:
    if spec not in ("merchant", "captain"):
        raise BadInput(f"there is no bot {spec!r}")
    return spec


class Company:
    """A table of Ann's for three, and the time."""

    def __init__(self, *plans: SeatPlan, pace: Pace | None = None, secret: bytes = SECRET, **opened: Any) -> None:
        self.now = START
        self.table = Table("t", secret)
        self._rng = random.Random(1)
        first = Opened("tyros", {"players": 3}, "ann", pace or Untimed(), **opened)
        self.write(open_table(first, plans, check_bot))

    def write(self, entries: Sequence[LogEntry]) -> list[LogEntry]:
        add(self.table, list(entries), self.now)
        return list(entries)

    def does(self, actor: Actor, command: Command) -> list[LogEntry]:
        return self.write(handle(self.table, actor, command, check_bot, self.now))

    def passes(self, milliseconds: int) -> None:
        self.now += milliseconds

    @property
    def match(self) -> Match:
        return self.table.playing

    def asked(self) -> Decision:
        """The first open decision."""
        return self.match.decisions[0]

    def act(self, decision: Decision | None = None, actor: Actor | None = None, verb: str = "") -> Decision:
        """Somebody takes a decision at random; which one is told."""
        decision = decision or self.asked()
        legal = [self.match.game.write(action) for action in self.match.legal(decision.seat)]
        action = self._rng.choice([text for text in legal if text.startswith(verb)])
        self.does(actor or self.player(decision.seat), Act(KEY, decision.id, action))
        return decision

    def player(self, seat: int) -> Actor:
        state = self.table.seats[seat]
        return SERVER if state.holder is None else Actor(state.holder, state.name)

    def play_until(self, done: Callable[[Match], bool]) -> None:
        while not done(self.match):
            self.act()


def table_of(entries: Sequence[LogEntry]) -> Table:
    """A table at which all this happened at the same time."""
    table = Table("t", SECRET)
    add(table, list(entries), START)
    return table


def seated(**opened: Any) -> Company:
    """Ann, Ben and Cid, in this order; the game has begun."""
    company = Company(MePlan("Ann"), **opened)
    for actor in (BEN, CID):
        company.does(invited(actor), SitDown(KEY, actor.name))
    return company


def with_bots(**opened: Any) -> Company:
    """Ann and two bots; the game has begun."""
    company = Company(MePlan("Ann"), BotPlan("merchant"), BotPlan("merchant"), **opened)
    company.write(begin(company.table))
    return company


def can_undo(seat: int | None = None) -> Callable[[Match], bool]:
    """Whether a seat, or any, can take something back."""
    return lambda match: any(match.can_undo(one) for one in (range(3) if seat is None else [seat]))


def who_can_undo(match: Match) -> int:
    return next(seat for seat in range(3) if match.can_undo(seat))


def is_group(match: Match) -> bool:
    """Several are asked at the same time, and nobody has answered yet."""
    return len(match.decisions) > 1


def is_over(match: Match) -> bool:
    return match.is_over
