"""What a viewer sees of a table, built up from what he may know: never ids of people, never others' hidden moves."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from operator import ne
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from emporion.bots.analysis import has_analyst
from emporion.engine.choices import Choices
from emporion.engine.participants import SPECTATOR, seat_letter
from emporion.engine.view import Sight
from emporion.games import get_screen
from emporion.server.protocol.to_client import (
    News,
    ProposalInfo,
    SeatInfo,
    TableInfo,
    ViewUpdate,
    WrittenTable,
    WrittenUpdate,
    You,
)
from emporion.server.tables.absence import relief_at
from emporion.server.tables.actors import Actor, is_owner, plays
from emporion.server.tables.log import (
    CameBack,
    GotUp,
    HandedOver,
    Line,
    LogEntry,
    Played,
    Proposed,
    Reserved,
    Said,
    SatDown,
    Settled,
    Voted,
)
from emporion.server.tables.pace import Live
from emporion.server.tables.table import Table

T = TypeVar("T")
NEWS_AT_ONCE = 200
"""Whoever missed more asks for it by the page."""
PLAYED: Final = str(Played.__struct_config__.tag)
ENCODER: Final = msgspec.json.Encoder()


def viewers_of(table: Table, actor: Actor) -> list[int]:
    """The seats whose cards an actor may see: those he plays, or held when the game ended or a bot took over."""
    if actor.bot_seat is not None:
        return [actor.bot_seat] if plays(table, actor, actor.bot_seat) else []
    return [] if actor.person is None else table.held_by(actor.person)


def may_watch(table: Table, actor: Actor) -> bool:
    """Whether an actor may see the table at all, if only as a spectator. A program sees it as long as it plays."""
    if actor.bot_seat is not None or not (table.opened.watched or table.opened.listed):
        return bool(viewers_of(table, actor)) or is_owner(table, actor)
    return True


def plays_alone(table: Table, seat: int) -> bool:
    """Whether a seat has nobody but programs against it. Those who play with people think for themselves."""
    return all(state.holder is None for other, state in enumerate(table.seats) if other != seat)


def has_hints(table: Table, viewer: int) -> bool:
    """Whether a viewer may ask for hints."""
    return viewer != SPECTATOR and plays_alone(table, viewer) and has_analyst(table.opened.game)


def table_info(table: Table) -> TableInfo:
    opened = table.opened
    record = None if table.match is None else table.match.record
    proposal = table.proposal
    return TableInfo(
        id=table.id,
        game=opened.game,
        options=table.options.to_dict(),
        status=table.status,
        seats=[seat_info(table, seat) for seat in range(len(table.seats))],
        pace=table.clocks.pace,
        listed=opened.listed,
        watched=opened.watched,
        shared=opened.shared,
        proposal=None if proposal is None else ProposalInfo(proposal.by, proposal.proposal, sorted(proposal.yes)),
        commitment=None if record is None else record.header.commitment,
        secret=None if record is None or record.footer is None else record.footer.secret,
        followed_by=table.followed_by,
    )


def seat_info(table: Table, seat: int) -> SeatInfo:
    state = table.seats[seat]
    asked = None if table.match is None or table.status != "playing" else table.match.decision_of(seat)
    return SeatInfo(
        name=state.name,
        controller=state.controller,
        has_left=state.left_at is not None,
        bank_ms=table.clocks.banks[seat] if isinstance(table.clocks.pace, Live) else None,
        deadline=None if asked is None else table.clocks.deadline(asked.id, seat),
        relief_at=relief_at(table, seat),
    )


def news_after(table: Table, n: int, viewer: int) -> list[News]:
    """The first news after entry n, as a viewer may know them: a page of them."""
    return [tell(viewer) for tell in news_of(table, n)]


def news_of(table: Table, n: int) -> list[Callable[[int], News]]:
    """The first news after entry n, each as a function of the viewer."""
    return [telling(table, line) for line in table.log[n : n + NEWS_AT_ONCE]]


def telling(table: Table, line: Line) -> Callable[[int], News]:
    if isinstance(line.entry, Played):
        return move_telling(table, line, line.entry)
    news = News(line.n, line.at, str(type(line.entry).__struct_config__.tag), **fields_of(line.entry))
    return lambda viewer: news


def move_telling(table: Table, line: Line, played: Played) -> Callable[[int], News]:
    move = played.entry
    events = table.playing.telling(move.n)

    def tell(viewer: int) -> News:
        by_order = is_by_order(played, viewer)
        return News(line.n, line.at, PLAYED, who=move.who, move=move.n, events=events(viewer), by_order=by_order)

    return tell


def is_by_order(played: Played, viewer: int) -> bool:
    """Whether a viewer's own standing order answered; of others' nobody learns anything."""
    return played.by_order and viewer != SPECTATOR and played.entry.who == seat_letter(viewer)


def fields_of(entry: LogEntry) -> dict[str, Any]:
    """What everybody is told of an entry that is no move."""
    match entry:
        case SatDown(seat, _, name) | Reserved(seat, _, name):
            return {"seat": seat, "name": name}
        case GotUp(seat) | CameBack(seat):
            return {"seat": seat}
        case HandedOver(seat, to, name):
            return {"seat": seat, "to": to, "name": name}
        case Said(text, name, seat):
            return {"text": text, "name": name, "seat": seat}
        case Proposed(by, proposal):
            return {"seat": by, "proposal": proposal}
        case Voted(by, yes):
            return {"seat": by, "yes": yes}
        case Settled(agreed):
            return {"yes": agreed}
        case _:
            return {}


class Shown(NamedTuple):
    """What a watcher was shown last."""

    n: int
    you: You
    info: TableInfo
    view: Sight | None
    choices: Choices | None


class Showing:
    """A table at one moment. What all see alike is worked out once, and what a viewer sees once per viewer."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._info = table_info(table)
        self._look: Callable[[int], Sight | None] = lambda viewer: None
        if table.match is not None:
            self._look = table.match.sights()
        self._views: dict[int, Sight | None] = {}
        self._choices: dict[int, Choices | None] = {}
        self._yours: dict[tuple[Actor, int], You] = {}
        self._tellings: dict[int, list[Callable[[int], News]]] = {}
        self._news: dict[tuple[int, int], msgspec.Raw] = {}
        self._whole: dict[int, msgspec.Raw] = {}
        self._changes: dict[tuple[int, int], msgspec.Raw | UnsetType] = {}

    def message(self, actor: Actor, viewer: int, since: int) -> WrittenTable:
        """The table as a viewer sees it, with the last news after entry `since`."""
        now = self.shown(actor, viewer)
        news, info, view = self._news_for(viewer, since), self._written(now.info), self._written(now.view)
        return WrittenTable(now.n, self._table.at, news, now.you, info, view, self._written(now.choices))

    def shown(self, actor: Actor, viewer: int) -> Shown:
        """What there is to see for a viewer, to be compared with what comes after it."""
        view, choices = self._view(viewer), self._choices_of(viewer)
        return Shown(self._table.head, self.you(actor, viewer), self._info, view, choices)

    def update(self, now: Shown, before: Shown) -> WrittenUpdate:
        """What has changed for a viewer."""
        return WrittenUpdate(
            now.n,
            before.n,
            self._table.at,
            self._news_for(now.you.viewer, before.n),
            you=UNSET if now.you == before.you else now.you,
            table=self._changed(before.info, now.info, changed_fields),
            view=self._changed(before.view, now.view, changed_view),
            choices=UNSET if now.choices == before.choices else self._written(now.choices),
        )

    def you(self, actor: Actor, viewer: int) -> You:
        if (actor, viewer) not in self._yours:
            seats, owner = viewers_of(self._table, actor), is_owner(self._table, actor)
            self._yours[actor, viewer] = You(viewer, seats, owner, has_hints(self._table, viewer))
        return self._yours[actor, viewer]

    def _view(self, viewer: int) -> Sight | None:
        if viewer not in self._views:
            self._views[viewer] = self._look(viewer)
        return self._views[viewer]

    def _choices_of(self, viewer: int) -> Choices | None:
        view, match = self._view(viewer), self._table.match
        if view is None or match is None or match.decision_of(viewer) is None:
            return None
        if viewer not in self._choices:
            self._choices[viewer] = match.choices(viewer, get_screen(view.game).unlisted(view.table))
        return self._choices[viewer]

    def _written(self, part: object) -> msgspec.Raw:
        """A part of this moment that several are shown."""
        if id(part) not in self._whole:
            self._whole[id(part)] = written(part)
        return self._whole[id(part)]

    def _changed(self, before: T | None, now: T | None, change: Callable[[T, T], object]) -> msgspec.Raw | UnsetType:
        """Worked out once for all who see the same now and saw the same before."""
        if before is None or now is None:
            return UNSET
        key = id(before), id(now)
        if key not in self._changes:
            self._changes[key] = UNSET if before == now else written(change(before, now))
        return self._changes[key]

    def _news_for(self, viewer: int, since: int) -> msgspec.Raw:
        if (viewer, since) not in self._news:
            self._news[viewer, since] = written([tell(viewer) for tell in self._tellings_after(since)])
        return self._news[viewer, since]

    def _tellings_after(self, since: int) -> list[Callable[[int], News]]:
        if since not in self._tellings:
            self._tellings[since] = news_of(self._table, max(since, self._table.head - NEWS_AT_ONCE))
        return self._tellings[since]


def can_go_on(now: Shown, before: Shown) -> bool:
    """Whether it is enough to tell what has changed: the eyes are the same, and the game was there before."""
    return now.you.viewer == before.you.viewer and (now.view is None) == (before.view is None)


def changed_view(before: Sight, now: Sight) -> ViewUpdate:
    table = changed_fields(before.table, now.table)
    return ViewUpdate(now.entries, now.decisions, now.can_undo, table, now.outcome)


def changed_fields(before: msgspec.Struct, now: msgspec.Struct) -> dict[str, Any]:
    """The fields that have another value now. It is asked for often: so the loop is Python's own."""
    old, new = msgspec.structs.astuple(before), msgspec.structs.astuple(now)
    return dict(compress(zip(now.__struct_fields__, new, strict=True), map(ne, old, new)))


def written(message: object) -> msgspec.Raw:
    return msgspec.Raw(ENCODER.encode(message))


def last_own_move(table: Table, viewer: int) -> int:
    """The entry of the log with the last move that the holder of a seat made himself; 0 if there is none.

    What the autopilot, a bot, a standing order or somebody before them played there, they have not seen.
    """
    if viewer == SPECTATOR:
        return 0
    letter, last, plays_himself = seat_letter(viewer), 0, False
    for n, _, entry in table.log:
        match entry:
            case SatDown(seat=seat) if seat == viewer:
                last, plays_himself = 0, True
            case CameBack(seat) if seat == viewer:
                plays_himself = True
            case HandedOver(seat=seat) if seat == viewer:
                plays_himself = False
            case Played(move, by_order=False) if plays_himself and move.who == letter:
                last = n
    return last
