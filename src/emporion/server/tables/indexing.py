"""What of a table is kept beside its log, so that it can be found: who sits there, and when to look at it again."""

from __future__ import annotations

from typing import Any

from emporion.server.storage.append import Notice
from emporion.server.tables.pace import HOUR, Correspondence
from emporion.server.tables.table import Table
from emporion.server.tables.waking import wake_at


def columns(table: Table) -> dict[str, Any]:
    return {"status": table.status, "free_seats": len(table.free_seats()), "wake_at": wake_at(table)}


def people(table: Table) -> list[tuple[int, str, bool]]:
    """Seats, who holds them, and whether the game waits for him."""
    waiting = awaited(table)
    return [(seat, state.holder, seat in waiting) for seat, state in enumerate(table.seats) if state.holder is not None]


def awaited(table: Table) -> set[int]:
    """The seats of people for whom the game waits."""
    if table.status != "playing":
        return set()
    return {d.seat for d in table.playing.decisions if not table.seats[d.seat].is_automatic}


def notices(table: Table, after: int) -> list[Notice]:
    """By correspondence people are told when it is their turn, and once more before their time is up."""
    pace = table.clocks.pace
    if not isinstance(pace, Correspondence) or table.match is None:
        return []
    if table.status == "over":
        return [Notice(state.holder, "over", table.at) for state in table.seats if state.holder is not None]
    told = []
    for decision in table.playing.decisions:
        holder = table.seats[decision.seat].holder
        deadline = table.clocks.deadline(decision.id, decision.seat)
        if holder is not None and deadline is not None and table.clocks.asked[decision.id] == table.at:
            told += [
                Notice(holder, "your-turn", table.at),
                Notice(holder, "reminder", deadline - pace.remind_hours * HOUR),
            ]
    return told
