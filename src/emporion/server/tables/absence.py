"""Those who are waited for where no clock says that they are late, and what is undone when they are back."""

from __future__ import annotations

from emporion.server.tables.log import LogEntry, Settled
from emporion.server.tables.pace import DAY, Untimed
from emporion.server.tables.proposals import Relieve, Substitute
from emporion.server.tables.seats import Person, Remote
from emporion.server.tables.table import OpenProposal, Table

RELIEF_AFTER = DAY
"""Without a clock a seat is asked so long before the others may agree that the autopilot plays it."""


def relief_at(table: Table, seat: int) -> int | None:
    """From when on the others may agree that the autopilot plays a seat; never where a clock says when it is late."""
    if table.status != "playing" or not isinstance(table.clocks.pace, Untimed):
        return None
    decision = table.playing.decision_of(seat)
    if decision is None or not isinstance(table.seats[seat].controller, Person | Remote):
        return None
    return table.clocks.asked[decision.id] + RELIEF_AFTER


def call_off_relief(table: Table, seat: int) -> list[LogEntry]:
    """Whoever plays need not be relieved."""
    match table.proposal:
        case OpenProposal(proposal=Relieve(seat=late)) if late == seat:
            return [Settled(agreed=False)]
    return []


def call_off_replacement(table: Table, seat: int) -> list[LogEntry]:
    """Whoever is back needs nobody in his place."""
    match table.proposal:
        case OpenProposal(proposal=Relieve(seat=away) | Substitute(seat=away)) if away == seat:
            return [Settled(agreed=False)]
    return []
