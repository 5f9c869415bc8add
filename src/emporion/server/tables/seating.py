"""Who sits where: sitting down, getting up and coming back, bots on seats, and the start of the game."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from emporion.engine.dealer import CommittedDealer
from emporion.engine.match import Match
from emporion.engine.participants import seat_letter, seat_name
from emporion.server.errors import NotAllowed, NotNow
from emporion.server.people.people import clean_name
from emporion.server.protocol.to_server import Close, ComeBack, GetUp, SeatBot, SitDown, Start
from emporion.server.tables.absence import call_off_replacement
from emporion.server.tables.actors import Actor, check_owner, is_owner
from emporion.server.tables.log import Began, CameBack, Closed, GotUp, HandedOver, LogEntry, SatDown
from emporion.server.tables.playing import moves, running
from emporion.server.tables.seats import Autopilot, Bot, Controller, Person, Remote, Seat, Vacant
from emporion.server.tables.table import Table

REMOTE_NAME = "bot"
CheckBot = Callable[[str, str], str]
"""Raises BadInput if a game has no such bot, or strangers may not choose it; gives its name for people."""


def sit_down(table: Table, actor: Actor, command: SitDown) -> list[LogEntry]:
    check_open_or_substitute(table)
    if actor.person is None:
        raise NotAllowed("only a person can sit down")
    if not (actor.may_sit or table.opened.listed or is_owner(table, actor)):
        raise NotAllowed.because("by-invitation")
    if table.held_by(actor.person) and not (table.opened.shared and table.status == "open"):
        raise NotAllowed.because("has-seat")
    seat = free_seat(table, command.seat)
    if table.seen_by(actor.person) - {seat} and table.status == "playing":
        raise NotAllowed.because("has-seen-cards")
    name = free_name(table, command.name)
    sat_down = SatDown(seat, actor.person, name)
    return [sat_down, *begin(table, {seat: name})] if fills(table, seat) else [sat_down]


def free_seat(table: Table, wanted: int | None) -> int:
    free = table.free_seats()
    if not free:
        raise NotNow.because("no-free-seat")
    if wanted is not None and wanted not in free:
        raise NotNow.because("seat-taken", seat=seat_letter(wanted))
    return free[0] if wanted is None else wanted


def free_name(table: Table, wanted: str) -> str:
    """A name as others see it, and that nobody else has here. Raises BadRequest or NotNow."""
    name = clean_name(wanted)
    if name.casefold() in {state.name.casefold() for state in table.seats if is_taken(state)}:
        raise NotNow.because("name-taken", name=name)
    return name


def is_taken(seat: Seat) -> bool:
    return seat.holder is not None or not isinstance(seat.controller, Vacant)


def check_open_or_substitute(table: Table) -> None:
    """One may sit down before the game, or in the place of somebody whom the others have given up."""
    if table.status not in ("open", "playing"):
        raise NotNow.because(f"table-{table.status}")


def get_up(table: Table, actor: Actor, command: GetUp) -> list[LogEntry]:
    check_holder(table, actor, command.seat)
    if table.status not in ("open", "playing"):
        raise NotNow.because("table-over")
    if table.seats[command.seat].left_at is not None:
        raise NotNow.because("has-left")
    return [GotUp(command.seat)]


def come_back(table: Table, actor: Actor, command: ComeBack) -> list[LogEntry]:
    check_holder(table, actor, command.seat)
    seat = table.seats[command.seat]
    if table.status == "open" and isinstance(seat.controller, Vacant):
        return [CameBack(command.seat), *(begin(table) if fills(table, command.seat) else [])]
    match = running(table)
    if seat.left_at is None and isinstance(seat.controller, Person):
        raise NotNow.because("at-seat")
    if isinstance(seat.controller, Autopilot) and match.decision_of(command.seat) is not None:
        raise NotNow.because("autopilot-decides")
    return [CameBack(command.seat), *call_off_replacement(table, command.seat)]


def check_holder(table: Table, actor: Actor, seat: int) -> None:
    if actor.person is None or seat not in table.held_by(actor.person):
        raise NotAllowed.because("seat-not-yours", seat=seat_letter(seat))


def seat_bot(table: Table, actor: Actor, command: SeatBot, check_bot: CheckBot) -> list[LogEntry]:
    check_owner(table, actor)
    if command.seat >= len(table.seats):
        raise NotNow(f"there is no {seat_name(command.seat)}")
    if command.bot is None or table.status != "playing" or command.seat not in table.free_seats():
        # In a running game only a bot of the server takes a free seat: whose program a remote one is, nobody knows.
        check_open(table)
    seat = table.seats[command.seat]
    if seat.holder not in (None, actor.person) and not isinstance(seat.controller, Vacant):
        raise NotAllowed.because("seat-taken", seat=seat_letter(command.seat))
    if command.bot is None and not command.remote:
        return [HandedOver(command.seat, Vacant(), "")]
    to: Controller = Remote() if command.bot is None else Bot(command.bot)
    kind = REMOTE_NAME if command.bot is None else check_bot(table.opened.game, command.bot)
    name = numbered(kind, (state.name for seat, state in enumerate(table.seats) if seat != command.seat))
    handed_over = HandedOver(command.seat, to, name)
    return [handed_over, *begin(table, {command.seat: name})] if fills(table, command.seat) else [handed_over]


def fills(table: Table, seat: int) -> bool:
    """Whether a table that waits for all seats to be taken waits for this one alone."""
    return table.status == "open" and table.opened.starts_when_full and table.empty_seats() == [seat]


def numbered(name: str, others: Iterable[str]) -> str:
    """The name of a bot, with a number if there are others of that name."""
    taken = {other.casefold() for other in others}
    candidates = itertools.chain([name], (f"{name} {number}" for number in itertools.count(2)))
    return next(candidate for candidate in candidates if candidate.casefold() not in taken)


def check_open(table: Table) -> None:
    if table.status != "open":
        raise NotNow.because("has-begun" if table.match is not None else f"table-{table.status}")


def start(table: Table, actor: Actor, command: Start, check_bot: CheckBot) -> list[LogEntry]:
    check_owner(table, actor)
    check_open(table)
    free = table.empty_seats()
    names: dict[int, str] = {}
    filled: list[LogEntry] = []
    if free:
        if command.bot is None:
            raise NotNow.because("seats-free", count=len(free))
        kind = check_bot(table.opened.game, command.bot)
        for seat in free:
            names[seat] = numbered(kind, [*names.values(), *(state.name for state in table.seats)])
        filled = [HandedOver(seat, Bot(command.bot), name) for seat, name in names.items()]
    return [*filled, *begin(table, names)]


def begin(table: Table, names: Mapping[int, str] = MappingProxyType({})) -> list[LogEntry]:
    """Deal; `names` are of those who sit down in the same moment."""
    seats = tuple(names.get(seat, state.name) or f"Player {seat + 1}" for seat, state in enumerate(table.seats))
    dealer = CommittedDealer(table.secret)
    table.match = Match(table.game, table.opened.options, dealer, seats, table.opened.position, mode=table.mode)
    return [Began(table.match.record.header), *moves(table.match, table.match.record.entries)]


def close(table: Table, actor: Actor, command: Close) -> list[LogEntry]:
    check_owner(table, actor)
    if table.status not in ("open", "over"):
        raise NotNow.because("is-running" if table.status == "playing" else "table-closed")
    return [Closed()]
