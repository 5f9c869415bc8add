"""Who wants something of a table."""

from __future__ import annotations

from typing import NamedTuple

from emporion.engine.participants import seat_name
from emporion.server.errors import NotAllowed
from emporion.server.tables.seats import Remote
from emporion.server.tables.table import Table


class Actor(NamedTuple):
    person: str | None = None
    name: str = ""
    bot_seat: int | None = None
    """A program with a token for one seat."""
    is_server: bool = False
    """Plays bots and autopilots, and watches the clocks."""
    may_sit: bool = False
    """Came with an invitation."""

    @property
    def who(self) -> str:
        """Tells the keys of one from those of another."""
        if self.bot_seat is not None:
            return f"bot-{self.bot_seat}"
        return self.person or "server"


SERVER = Actor(is_server=True)


def plays(table: Table, actor: Actor, seat: int) -> bool:
    """Whether an actor speaks for a seat now."""
    if seat >= len(table.seats):
        return False
    state = table.seats[seat]
    if actor.is_server:
        return state.is_automatic
    if actor.bot_seat is not None:
        return actor.bot_seat == seat and isinstance(state.controller, Remote)
    return actor.person is not None and state.is_played_by(actor.person)


def check_plays(table: Table, actor: Actor, seat: int) -> None:
    if not plays(table, actor, seat):
        raise NotAllowed(f"{seat_name(seat)} is not yours to play")


def is_owner(table: Table, actor: Actor) -> bool:
    return actor.person is not None and actor.person == table.opened.owner


def check_owner(table: Table, actor: Actor) -> None:
    if not is_owner(table, actor):
        raise NotAllowed("only the owner of the table may do that")
