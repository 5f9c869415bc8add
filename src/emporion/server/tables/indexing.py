"""What of a table is kept beside its log, so that it can be found: who sits there, and when to look at it again."""

from __future__ import annotations

from typing import Any

from emporion.engine.decisions import Decision
from emporion.server.storage.append import Notice
from emporion.server.tables.log import Began, Over, PaceChanged, Played, Reserved
from emporion.server.tables.pace import HOUR, Correspondence
from emporion.server.tables.table import Table
from emporion.server.tables.waking import wake_at


def columns(table: Table) -> dict[str, Any]:
    return {
        "status": table.status,
        "free_seats": len(table.free_seats()),
        "awaited": sum(1 << seat for seat in awaited(table)),
        "wake_at": wake_at(table),
    }


def people(table: Table) -> list[tuple[int, str]]:
    """Seats, and who holds them."""
    return [(seat, state.holder) for seat, state in enumerate(table.seats) if state.holder is not None]


def awaited(table: Table) -> set[int]:
    """The seats of people for whom the game waits, or its beginning."""
    if table.status == "open":
        return set(table.empty_seats()) - set(table.free_seats())
    if table.status != "playing":
        return set()
    return {d.seat for d in table.playing.decisions if not table.seats[d.seat].is_automatic}


def notices(table: Table, after: int) -> list[Notice]:
    """By correspondence people are told when it is their turn, and once more before their time is up; and when a
    seat is kept for them.

    Of what entries up to `after` led to, they have been told already.
    """
    pace = table.clocks.pace
    if not isinstance(pace, Correspondence):
        return []
    news = [line.entry for line in table.log[after:]]
    if any(isinstance(entry, Over) for entry in news):
        return [Notice(state.holder, "over", table.at) for state in table.seats if state.holder is not None]
    waiting = awaited(table)
    told = [Notice(entry.person, "again", table.at) for entry in news if isinstance(entry, Reserved)]
    for decision in newly_asked(table, after):
        holder = table.seats[decision.seat].holder
        deadline = table.clocks.deadline(decision.id, decision.seat)
        if holder is not None and deadline is not None and decision.seat in waiting:
            remind_at = deadline - pace.remind_hours * HOUR
            told.append(Notice(holder, "your-turn", table.at))
            told += [Notice(holder, "reminder", remind_at)] if remind_at > table.at else []
    return told


def newly_asked(table: Table, after: int) -> list[Decision]:
    """The open decisions that entries after `after` have asked for, or given a new time."""
    if table.status != "playing":
        return []
    news = [line.entry for line in table.log[after:]]
    if any(isinstance(entry, Began | PaceChanged) for entry in news):
        return list(table.playing.decisions)
    first = min((entry.entry.n for entry in news if isinstance(entry, Played)), default=None)
    return [decision for decision in table.playing.decisions if first is not None and decision.opened >= first]
