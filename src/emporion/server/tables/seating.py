"""Who sits where: sitting down, getting up and coming back, bots on seats, and the start of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from emporion.engine.dealer import CommittedDealer
from emporion.engine.match import Match
from emporion.server.errors import NotAllowed, NotNow
from emporion.server.protocol.to_server import Close, ComeBack, GetUp, SeatBot, SitDown, Start
from emporion.server.tables.actors import Actor, check_owner, is_owner
from emporion.server.tables.log import Began, CameBack, Closed, GotUp, HandedOver, LogEntry, SatDown
from emporion.server.tables.playing import moves
from emporion.server.tables.seats import Bot, Controller, Person, Remote, Vacant
from emporion.server.tables.table import Table

CheckBot = Callable[[str, str], str]
"""Raises BadInput if a game has no such bot, or strangers may not choose it; gives its name for people."""


def sit_down(table: Table, actor: Actor, command: SitDown) -> list[LogEntry]:
    check_open_or_substitute(table)
    if actor.person is None:
        raise NotAllowed("only a person can sit down")
    if not (actor.may_sit or table.opened.listed or is_owner(table, actor)):
        raise NotAllowed("this table is by invitation: open the link that the owner has sent you")
    if table.held_by(actor.person) and not (table.opened.shared and table.status == "open"):
        raise NotAllowed("you have a seat at this table already")
    free = table.free_seats()
    if not free:
        raise NotNow("there is no free seat at this table")
    seat = free[0] if command.seat is None else command.seat
    if seat not in free:
        raise NotNow(f"seat {seat} is taken")
    sat_down = SatDown(seat, actor.person, command.name)
    is_full = len(free) == 1 and table.status == "open" and table.opened.starts_when_full
    return [sat_down, *begin(table, {seat: command.name})] if is_full else [sat_down]


def check_open_or_substitute(table: Table) -> None:
    """One may sit down before the game, or in the place of somebody whom the others have given up."""
    if table.status not in ("open", "playing"):
        raise NotNow(f"nobody can sit down: the table is {table.status}")


def get_up(table: Table, actor: Actor, command: GetUp) -> list[LogEntry]:
    check_holder(table, actor, command.seat)
    if table.status not in ("open", "playing"):
        raise NotNow("the game is over")
    if table.seats[command.seat].left_at is not None:
        raise NotNow("you have left this seat already")
    return [GotUp(command.seat)]


def come_back(table: Table, actor: Actor, command: ComeBack) -> list[LogEntry]:
    check_holder(table, actor, command.seat)
    seat = table.seats[command.seat]
    if seat.left_at is None and isinstance(seat.controller, Person):
        raise NotNow("you are at your seat")
    return [CameBack(command.seat)]


def check_holder(table: Table, actor: Actor, seat: int) -> None:
    if actor.person is None or seat not in table.held_by(actor.person):
        raise NotAllowed(f"seat {seat} is not yours")


def seat_bot(table: Table, actor: Actor, command: SeatBot, check_bot: CheckBot) -> list[LogEntry]:
    check_owner(table, actor)
    if command.seat >= len(table.seats):
        raise NotNow(f"there is no seat {command.seat}")
    if command.seat not in table.free_seats():
        check_open(table)
    if table.seats[command.seat].holder not in (None, actor.person):
        raise NotAllowed("somebody else sits there")
    if command.bot is not None:
        return [HandedOver(command.seat, Bot(command.bot), check_bot(table.opened.game, command.bot))]
    to: Controller = Remote() if command.remote else Vacant()
    return [HandedOver(command.seat, to, "" if isinstance(to, Vacant) else "bot")]


def check_open(table: Table) -> None:
    if table.status != "open":
        raise NotNow("the game has begun already" if table.match is not None else f"the table is {table.status}")


def start(table: Table, actor: Actor, command: Start, check_bot: CheckBot) -> list[LogEntry]:
    check_owner(table, actor)
    check_open(table)
    free = table.free_seats()
    filled: list[LogEntry] = []
    if free:
        if command.bot is None:
            raise NotNow(f"{len(free)} seats are free: wait for somebody, or start with a bot on them")
        name = check_bot(table.opened.game, command.bot)
        filled = [HandedOver(seat, Bot(command.bot), name) for seat in free]
    return [*filled, *begin(table, {entry.seat: entry.name or "" for entry in filled if isinstance(entry, HandedOver)})]


def begin(table: Table, names: Mapping[int, str] = MappingProxyType({})) -> list[LogEntry]:
    """Deal; `names` are of those who sit down in the same moment."""
    seats = tuple(names.get(seat, state.name) or f"Player {seat + 1}" for seat, state in enumerate(table.seats))
    dealer = CommittedDealer(table.secret)
    table.match = Match(table.game, table.opened.options, dealer, seats, table.opened.position, mode=table.mode)
    return [Began(table.match.record.header), *moves(table.match, table.match.record.entries)]


def close(table: Table, actor: Actor, command: Close) -> list[LogEntry]:
    check_owner(table, actor)
    if table.status not in ("open", "over"):
        raise NotNow("a game is running: propose to stop it" if table.status == "playing" else "it is closed already")
    return [Closed()]
