"""Somebody leaves for good: he is not waited for, and his name goes with him."""

from __future__ import annotations

from emporion.server.tables.consent import settle_without
from emporion.server.tables.log import Closed, GotUp, HandedOver, LogEntry
from emporion.server.tables.seating import numbered
from emporion.server.tables.seats import Autopilot
from emporion.server.tables.table import Table


def leave_for_good(table: Table, person: str, name: str) -> list[LogEntry]:
    """Before the game his seats are free; in it, the autopilot plays them at once, under another name, unless a bot
    does so already. A table of his own at which nobody else sits is closed."""
    held = table.held_by(person)
    match table.status:
        case "open":
            left: list[LogEntry] = [GotUp(seat) for seat in held]
            return [*left, Closed()] if table.opened.owner == person and not has_others(table, person) else left
        case "playing" if held:
            return [*(stand_in(table, seat, name) for seat in held), *settle_without(table, set(held))]
    return []


def has_others(table: Table, person: str) -> bool:
    return any(state.holder not in (None, person) for state in table.seats)


def stand_in(table: Table, seat: int, name: str) -> HandedOver:
    state = table.seats[seat]
    others = [other.name for at, other in enumerate(table.seats) if at != seat]
    return HandedOver(seat, state.controller if state.is_automatic else Autopilot(), numbered(name, others))
