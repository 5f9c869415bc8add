"""New tables: empty ones, from a stored record, from a position of another table, and for another game together."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from emporion.bots.spec import read_spec
from emporion.engine.match import Match
from emporion.engine.participants import seat_letter
from emporion.engine.record import Footer, GameRecord
from emporion.engine.replay import check_outcome
from emporion.engine.rulesets import options_then
from emporion.games import get_game
from emporion.server.errors import BadRequest, NotNow
from emporion.server.games import served_games
from emporion.server.people.people import MAX_NAME, clean_name, visible_text
from emporion.server.protocol.http import BotPlan, MePlan, RemotePlan, SeatPlan
from emporion.server.tables.log import Began, HandedOver, LogEntry, Opened, Over, Played, Reserved, SatDown
from emporion.server.tables.pace import Pace, Untimed
from emporion.server.tables.seating import REMOTE_NAME, CheckBot, numbered
from emporion.server.tables.seats import Bot, Person, Remote
from emporion.server.tables.table import Table, UncheckedDealer

MOST_ENTRIES = 10_000
MOST_LETTERS = 40
"""Of a record from elsewhere: the longest games have a tenth of it, and each is carried out."""
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
    options = get_game(opened.game).new_options(opened.options)
    if len(plans) > options.players:
        raise BadRequest(f"{len(plans)} seats are planned, but the game is for {options.players}")
    mine = [clean_name(plan.name).casefold() for plan in plans if isinstance(plan, MePlan)]
    if len(mine) > 1 and not opened.shared:
        raise BadRequest("several seats for you need a shared table (`shared`)")
    if len(set(mine)) < len(mine):
        raise BadRequest("give everybody at your table a name of his own")
    names = mine
    taken: list[LogEntry] = []
    for seat, plan in enumerate(plans):
        match plan:
            case MePlan(name):
                taken.append(SatDown(seat, opened.owner, clean_name(name)))
            case BotPlan(spec):
                taken.append(program_at(seat, Bot(spec), check_bot(opened.game, spec), names))
            case RemotePlan():
                taken.append(program_at(seat, Remote(), REMOTE_NAME, names))
    return [opened, *taken]


def program_at(seat: int, program: Bot | Remote, name: str, names: list[str]) -> HandedOver:
    """A program takes a seat, with a name that is not among those given; then it is."""
    names.append(numbered(name, names))
    return HandedOver(seat, program, names[-1])


def import_record(record: GameRecord, owner: str, pace: Pace) -> list[LogEntry]:
    """A table at which a stored game goes on, or can be looked at if it is over. Raises BadRecord.

    The seats are free, and have the names of the record. Later draws are not those that another server has committed
    itself to: nobody can check them.
    """
    header = record.header
    if len(record.entries) > MOST_ENTRIES:
        raise BadRequest(f"this record has {len(record.entries)} entries; no game needs more than {MOST_ENTRIES}")
    if header.game not in served_games():
        raise BadRequest.because("record-of-another-game", game=header.game[:MOST_LETTERS])
    check_options(header.game, header.options)
    match = Match.resume(get_game(header.game), record, UncheckedDealer())
    check_outcome(match, record)
    names = tuple(name_from_record(name, seat) for seat, name in enumerate(header.seats))
    own = msgspec.structs.replace(header, seats=names, commitment=None)
    logged: list[LogEntry] = [Opened(header.game, header.options, owner, pace, position=header.position)]
    logged += [Began(own), *(Played(entry) for entry in match.record.entries)]
    if match.outcome is not None:
        logged.append(Over(Footer(match.outcome)))
    return logged


def name_from_record(name: str, seat: int) -> str:
    """One that could have been chosen here, since anybody may have written the record. Of a name that cannot be seen,
    nothing is left: the seat has its letter then."""
    try:
        return visible_text(name)[:MAX_NAME].rstrip()
    except BadRequest:
        return seat_letter(seat)


def copy_table(table: Table, viewer: int, entry: int | None, owner: str, rng: random.Random) -> Opened:
    """A table that begins at a position of another one. As long as a game is not over, only the present position can be
    copied, and all that the viewer cannot know is drawn anew. Its options mean what they meant when that game began."""
    match = table.playing
    if match.is_over:
        last = len(match.record.entries)
        if not 0 <= (entry or 0) <= last:
            raise NotNow(f"there is no entry {entry}; the last is entry {last}")
        state = match.state_after(last if entry is None else entry)
    elif entry is not None:
        raise NotNow("an earlier position can be copied when the game is over")
    else:
        state = table.game.guess(match.view(viewer).table, rng)
    position = table.game.write_position(state)
    began = msgspec.structs.replace(match.record.header, options=table.opened.options)
    options = options_then(table.game, began)
    return Opened(table.opened.game, options, owner, Untimed(), position=position, origin=table.id)


def play_again(table: Table, owner: str) -> list[LogEntry]:
    """The same people at a new table, everybody one seat further. Whoever asks for it sits down; for the others their
    seats are kept, and the game begins when they have come. Whoever is away is replaced by nobody."""
    check_played(table)
    opened = table.opened
    table.game.new_options(opened.options)
    seats = seats_again(table, owner)
    is_for_others = any(isinstance(entry, Reserved) for entry in seats)
    first = Opened(
        opened.game,
        opened.options,
        owner,
        table.clocks.pace,
        opened.listed,
        opened.watched,
        opened.shared,
        opened.starts_when_full or not is_for_others,
        origin=table.id,
    )
    return [first, *seats]


def check_played(table: Table) -> None:
    """A game has come to its end here, or was stopped."""
    if table.status in ("open", "playing"):
        raise NotNow("this game is not over yet")
    if table.match is None:
        raise NotNow("no game was played at this table: open a new one")


def seats_again(table: Table, owner: str) -> list[LogEntry]:
    seats = len(table.seats)
    names = [state.name for state in table.seats if state.holder is not None]
    taken: list[LogEntry] = []
    for place in range(seats):
        before = table.seats[(place + 1) % seats]
        match before.controller:
            case _ if before.holder == owner:
                taken.append(SatDown(place, owner, before.name))
            case Person() if before.holder is not None and before.left_at is None:
                taken.append(Reserved(place, before.holder, before.name))
            case Bot(spec) as bot:
                taken.append(program_at(place, bot, read_spec(spec).name, names))
            case Remote() as program:
                taken.append(program_at(place, program, REMOTE_NAME, names))
    return taken
