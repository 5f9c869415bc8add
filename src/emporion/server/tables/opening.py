"""New tables: empty ones, from a stored record, from a position of another table, and for another game together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from emporion.engine.match import Match
from emporion.engine.record import Footer, GameRecord, Header
from emporion.games import get_game
from emporion.server.errors import BadRequest, NotNow
from emporion.server.protocol.http import BotPlan, MePlan, OpenPlan, RemotePlan, SeatPlan
from emporion.server.tables.log import Began, HandedOver, LogEntry, Opened, Over, Played, SatDown
from emporion.server.tables.pace import Pace
from emporion.server.tables.seating import CheckBot
from emporion.server.tables.seats import Bot, Person, Remote
from emporion.server.tables.table import Table


FILE = "FILE"
"""How a game says that an option may name a file."""


def check_options(game: str, options: Mapping[str, Any]) -> None:
    """Raises BadInput, also if an option names a file: strangers read no files of this machine."""
    known = get_game(game)
    for name, choices in known.option_choices().items():
        if FILE in choices and options.get(name, choices[0]) != choices[0]:
            raise BadRequest(f"{name}: a file cannot be chosen here; there is: {choices[0]}")
    known.options(options)


def open_table(opened: Opened, plans: Sequence[SeatPlan], check_bot: CheckBot) -> list[LogEntry]:
    """A table with those seats taken that are planned. Raises BadInput."""
    check_options(opened.game, opened.options)
    options = get_game(opened.game).options(opened.options)
    if len(plans) > options.players:
        raise BadRequest(f"{len(plans)} seats are planned, but the game is for {options.players}")
    if sum(isinstance(plan, MePlan) for plan in plans) > 1 and not opened.shared:
        raise BadRequest("several seats for you need a shared table (`shared`)")
    taken = [entry for seat, plan in enumerate(plans) for entry in take(opened, seat, plan, check_bot)]
    return [opened, *taken]


def take(opened: Opened, seat: int, plan: SeatPlan, check_bot: CheckBot) -> list[LogEntry]:
    match plan:
        case OpenPlan():
            return []
        case MePlan(name):
            return [SatDown(seat, opened.owner, name)]
        case BotPlan(spec):
            return [HandedOver(seat, Bot(spec), check_bot(opened.game, spec))]
        case RemotePlan():
            return [HandedOver(seat, Remote(), "bot")]


def import_record(record: GameRecord, owner: str, pace: Pace) -> list[LogEntry]:
    """A table at which a stored game goes on, or can be looked at if it is over. Raises BadRecord.

    The seats are free. Later draws are not those that another server has committed itself to: nobody can check them.
    """
    header = record.header
    check_options(header.game, header.options)
    match = Match.replay(get_game(header.game), record)
    own = Header(header.game, header.ruleset, header.options, header.seats, None, header.position)
    logged: list[LogEntry] = [Opened(header.game, header.options, owner, pace, position=header.position)]
    logged += [Began(own), *(Played(entry) for entry in match.record.entries)]
    if match.outcome is not None:
        logged.append(Over(record.footer or Footer(match.outcome)))
    return logged


def play_again(table: Table, owner: str) -> list[LogEntry]:
    """The same people at a new table, everybody one seat further; whoever is away is replaced by nobody."""
    if table.status != "over":
        raise NotNow("this game is not over yet")
    seats = len(table.seats)
    opened = table.opened
    logged: list[LogEntry] = [
        Opened(
            opened.game,
            opened.options,
            owner,
            table.clocks.pace,
            opened.listed,
            opened.watched,
            opened.shared,
            origin=table.id,
        )
    ]
    for place in range(seats):
        before = table.seats[(place + 1) % seats]
        match before.controller:
            case Person() if before.holder is not None and before.left_at is None:
                logged.append(SatDown(place, before.holder, before.name))
            case Bot() | Remote() as controller:
                logged.append(HandedOver(place, controller, before.name))
    return logged
