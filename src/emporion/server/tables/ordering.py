"""Standing orders at a table: what they answer, and when.

Nobody else is to see that an answer was left beforehand. A single answer comes after a pause that everybody might make.
Of decisions that are open together, those with orders are answered after the others, or when their own time is nearly
up: nobody loses time from a bank because somebody else is slow.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from emporion.engine.orders import UNSAID, Kept, answers_by_order
from emporion.games import get_orders
from emporion.server.people.orders import Left
from emporion.server.tables.log import LogEntry, Played
from emporion.server.tables.pace import SECOND, decision_ms
from emporion.server.tables.playing import moves, running
from emporion.server.tables.seats import Person
from emporion.server.tables.table import Table

SPARE: Final = 3 * SECOND
"""So long before its own time is up a seat is answered for."""


class Due(NamedTuple):
    at: int
    seat: int
    decision: str


def in_force_at(table: Table, left: Mapping[int, Left]) -> dict[int, Kept]:
    """The orders of those who play their seats themselves.

    Where several play at one device, all of them see who answers: only what they have ordered is answered for them.
    """
    holders = [seat.holder for seat in table.seats]
    found = {}
    for seat, holder in enumerate(holders):
        if isinstance(table.seats[seat].controller, Person):
            if seat in left and left[seat].person == holder:
                found[seat] = left[seat].kept
            elif holders.count(holder) == 1:
                found[seat] = UNSAID
    return found


def next_due(table: Table, left: Mapping[int, Left], now: int) -> Due | None:
    """The first answer that orders have for what is open, and from when on it may be given."""
    if table.status != "playing":
        return None
    match = table.playing
    answers = answers_by_order(match, get_orders(match.game.name), in_force_at(table, left))
    is_last = len(answers) == len(match.decisions)
    found = []
    for decision in match.decisions:
        if decision.seat in answers:
            at = now if is_last else time_up(table, decision.id)
            if at is not None:
                found.append(Due(at, decision.seat, decision.id))
    return min(found, default=None)


def time_up(table: Table, decision: str) -> int | None:
    """Shortly before a decision begins to take from its seat's bank, or is late; None without a clock."""
    time = decision_ms(table.clocks.pace)
    return None if time is None else table.clocks.asked[decision] + max(0, time - SPARE)


def carry_out(table: Table, left: Mapping[int, Left], due: Due) -> list[LogEntry]:
    """The answer, if it is still asked for and still ordered."""
    if table.status != "playing":
        return []
    match = running(table)
    asked = match.decision_of(due.seat)
    if asked is None or asked.id != due.decision:
        return []
    answer = answers_by_order(match, get_orders(match.game.name), in_force_at(table, left)).get(due.seat)
    if answer is None:
        return []
    played, *rest = moves(match, match.submit(due.seat, due.decision, answer))
    assert isinstance(played, Played)
    return [Played(played.entry, by_order=True), *rest]
