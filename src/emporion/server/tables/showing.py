"""What a viewer sees of a table, built up from what he may know: never ids of people, never others' hidden moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from emporion.engine.participants import SPECTATOR, seat_letter
from emporion.server.protocol.to_client import News, ProposalInfo, SeatInfo, TableInfo, WrittenTable, You
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


def you(table: Table, actor: Actor, viewer: int) -> You:
    return You(viewer, viewers_of(table, actor), is_owner(table, actor))


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


class Showing:
    """A table at one moment. What all see alike is written down once, and what a viewer sees once per viewer."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._info = written(table_info(table))
        self._view = (lambda viewer: None) if table.match is None else table.match.views()
        self._news: dict[int, list[Callable[[int], News]]] = {}
        self._seen: dict[tuple[int, int], tuple[msgspec.Raw, msgspec.Raw]] = {}

    def message(self, actor: Actor, viewer: int, since: int) -> WrittenTable:
        """The table as a viewer sees it, with the last news after entry `since`."""
        if (viewer, since) not in self._seen:
            news = [tell(viewer) for tell in self._news_after(since)]
            self._seen[viewer, since] = written(news), written(self._view(viewer))
        news_text, view_text = self._seen[viewer, since]
        own = you(self._table, actor, viewer)
        return WrittenTable(self._table.head, self._table.at, news_text, own, self._info, view_text)

    def _news_after(self, since: int) -> list[Callable[[int], News]]:
        if since not in self._news:
            self._news[since] = news_of(self._table, max(since, self._table.head - NEWS_AT_ONCE))
        return self._news[since]


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
