"""The log of a table in words, as a viewer may know it.

What happened is taken down under the lock of the table, and put into words afterwards: that takes longer.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from emporion.engine.events import Event
from emporion.engine.participants import seat_letter
from emporion.games import get_guide, get_screen
from emporion.locales import text
from emporion.server.protocol.http import LogLine
from emporion.server.tables.log import (
    Began,
    GotUp,
    HandedOver,
    Line,
    Opened,
    Over,
    PaceChanged,
    Played,
    Proposed,
    Reserved,
    Said,
    SatDown,
    Settled,
    Voted,
)
from emporion.server.tables.naming import bot_title, name_for
from emporion.server.tables.pace import Correspondence, Live, Pace, Untimed
from emporion.server.tables.proposals import ChangePace, Proposal, Relieve, Stop, Substitute, TakeBack
from emporion.server.tables.seats import Autopilot, Bot, Controller, Person, Remote, Vacant
from emporion.server.tables.showing import is_by_order
from emporion.server.tables.table import Table

PAGE: Final = 500
"""Lines at once."""
SENTENCES_AT_HAND: Final = 8192
"""The same events are told to everybody at the table, and again to whoever comes back."""


class Named(NamedTuple):
    """A seat at some time."""

    name: str = ""
    controller: Controller = Vacant()


class Happened(NamedTuple):
    """An entry of the log, with what the viewer may know of it, and who sat where at that time."""

    line: Line
    events: tuple[Event, ...]
    seats: tuple[Named, ...]
    """After it."""
    before: tuple[Named, ...]
    """Before it."""
    is_playing: bool
    by_order: bool = False
    """A standing order of the viewer's answered."""


def happened(table: Table, since: int, viewer: int) -> list[Happened]:
    """A page of what happened after an entry of the log."""
    found = []
    lines = 0
    for one in with_seats(table):
        if one.line.n <= since:
            continue
        events = events_of(table, one.line, viewer)
        lines += max(1, len(events))
        if lines > PAGE:
            break
        by_order = isinstance(one.line.entry, Played) and is_by_order(one.line.entry, viewer)
        found.append(one._replace(events=events, by_order=by_order))
    return found


def last_page(table: Table, viewer: int) -> int:
    """The entry after which the last page begins."""
    lines, n = 0, table.head
    for line in reversed(table.log):
        lines += max(1, len(events_of(table, line, viewer)))
        if lines > PAGE:
            break
        n = line.n - 1
    return n


def events_of(table: Table, line: Line, viewer: int) -> tuple[Event, ...]:
    return tuple(table.playing.events_of(line.entry.entry.n, viewer)) if isinstance(line.entry, Played) else ()


def with_seats(table: Table) -> Iterator[Happened]:
    """Every entry of the log. Names change: a seat is told by the name that it had then."""
    seats = tuple(Named() for _ in table.seats)
    is_playing = False
    for line in table.log:
        before = seats
        match line.entry:
            case Began(header):
                named = zip(seats, header.seats, strict=True)
                seats, is_playing = tuple(one._replace(name=one.name or name) for one, name in named), True
            case Reserved(seat, _, name):
                seats = (*seats[:seat], Named(name), *seats[seat + 1 :])
            case SatDown(seat, _, name):
                seats = (*seats[:seat], Named(name, Person()), *seats[seat + 1 :])
            case HandedOver(seat, to, name):
                now = Named(seats[seat].name if name is None else name, to)
                seats = (*seats[:seat], now, *seats[seat + 1 :])
        yield Happened(line, (), seats, before, is_playing)


# ------------------------------------------------------------------------------------------------ in words


def told(game: str, past: Sequence[Happened], language: str) -> list[LogLine]:
    return [line for one in past for line in lines_of(game, one, language)]


def lines_of(game: str, one: Happened, language: str) -> Iterator[LogLine]:
    n, at, entry = one.line
    if isinstance(entry, Played):
        guide, names = get_guide(game), names_in(game, one.seats, language)
        for event in one.events:
            yield LogLine(
                n,
                at,
                kind=str(event.__struct_config__.tag),
                text=told_move(narrated(game, event, names, language), one.by_order, language),
                move=entry.entry.n,
                who=entry.entry.who,
                seat=getattr(event, "seat", None),
                places=guide.places(event),
                paragraph=guide.paragraph(event),
                by_order=one.by_order,
            )
        return
    kind = str(type(entry).__struct_config__.tag)
    if isinstance(entry, Said):
        yield LogLine(n, at, kind, entry.text, seat=entry.seat, name=entry.name)
        return
    message = message_of(game, one, language)
    if message is not None:
        key, arguments = message
        sentence = text(language, f"play-log-{key}", **arguments)
        yield LogLine(n, at, kind, sentence, seat=seat_in(entry), name=arguments.get("name"))


def told_move(sentence: str, by_order: bool, language: str) -> str:
    return text(language, "play-log-by-order", sentence=sentence) if by_order else sentence


@functools.lru_cache(maxsize=SENTENCES_AT_HAND)
def narrated(game: str, event: Event, names: tuple[str, ...], language: str) -> str:
    return get_screen(game).narrate(event, names, language)


def seat_in(entry: Any) -> int | None:
    """Whom an entry is about."""
    seat: int | None = getattr(entry, "seat", getattr(entry, "by", None))
    return seat


def message_of(game: str, one: Happened, language: str) -> tuple[str, dict[str, Any]] | None:
    """What is said of an entry besides moves and talk, with its arguments; None if nothing is."""
    seat, names = seat_in(one.line.entry), names_in(game, one.seats, language)
    named = {} if seat is None else {"name": names[seat]}
    match one.line.entry:
        case Opened():
            return "opened", {}
        case GotUp():
            return "left" if one.is_playing else "got-up", named
        case HandedOver() as handed:
            stays = one.is_playing and one.before[handed.seat].controller == handed.to
            return handing_over(game, handed, stays, names_in(game, one.before, language), names, language)
        case Over(footer) if footer.secret is None:
            return None
        case Proposed(_, proposal):
            return proposing(game, proposal, names, language, named)
        case Voted(_, yes):
            return "voted-yes" if yes else "voted-no", named
        case Settled(agreed):
            return "settled-yes" if agreed else "settled-no", {}
        case PaceChanged(pace):
            return "pace-changed", {"pace": pace_text(pace, language)}
        case other:
            return str(type(other).__struct_config__.tag), named


def names_in(game: str, seats: Sequence[Named], language: str) -> tuple[str, ...]:
    """Of a seat that nobody has ever had, its letter."""
    return tuple(name_for(game, one.name, one.controller, language) or seat_letter(at) for at, one in enumerate(seats))


def handing_over(
    game: str, handed: HandedOver, stays: bool, names_before: Sequence[str], names: Sequence[str], language: str
) -> tuple[str, dict[str, Any]]:
    """`stays`: the same plays on, under another name."""
    before, now = {"name": names_before[handed.seat]}, {"name": names[handed.seat]}
    match handed.to:
        case Bot(spec) if handed.name is None or stays:
            return "bot-for", {**before, "bot": bot_title(game, spec, language)}
        case Bot():
            return "bot-sat-down", now
        case Remote():
            return "program-sat-down", now
        case Autopilot():
            return "autopilot-for", before
    return "seat-free", before


def proposing(
    game: str, proposal: Proposal, names: Sequence[str], language: str, named: dict[str, Any]
) -> tuple[str, dict[str, Any]]:
    match proposal:
        case TakeBack(entry):
            return "proposed-take-back", {**named, "entry": str(entry)}
        case ChangePace(pace):
            return "proposed-pace", {**named, "pace": pace_text(pace, language)}
        case Substitute(seat, bot):
            whose = {**named, "player": names[seat]}
            if bot is None:
                return "proposed-substitute", whose
            return "proposed-substitute-bot", {**whose, "bot": bot_title(game, bot, language)}
        case Relieve(seat):
            return "proposed-relief", {**named, "player": names[seat]}
        case Stop():
            return "proposed-stop", named


def pace_text(pace: Pace, language: str) -> str:
    match pace:
        case Untimed():
            return text(language, "play-pace-untimed")
        case Live():
            return text(language, "play-pace-live", seconds=pace.decision_seconds)
        case Correspondence():
            return text(language, "play-pace-correspondence", days=pace.decision_days)
