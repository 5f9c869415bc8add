"""What the server does at a table by itself: it plays bots and autopilots, and it watches the clocks."""

from __future__ import annotations

from emporion.server.tables.consent import settle_without
from emporion.server.tables.log import HandedOver, LogEntry
from emporion.server.tables.pace import grace_ms
from emporion.server.tables.seats import Autopilot, Person, Remote
from emporion.server.tables.table import Table

RESCUE = 15_000
"""Whoever stores an entry lets the bots play that follow. If he dies meanwhile, another does so after this time."""


def automatic_decisions(table: Table) -> list[tuple[int, str]]:
    """The open decisions of bots and autopilots: seats and ids."""
    if table.status != "playing":
        return []
    return [(d.seat, d.id) for d in table.playing.decisions if table.seats[d.seat].is_automatic]


def wake_at(table: Table) -> int | None:
    """When the server has to look at a table of which it hears nothing."""
    times = [at for _, at in away(table)]
    if automatic_decisions(table):
        times.append(table.at + RESCUE)
    return min(times, default=None)


def away(table: Table) -> list[tuple[int, int]]:
    """The seats for which the autopilot will play, and from when on: those who left, and those whose time is up.

    A free seat is waited for as long as it takes.
    """
    if table.status != "playing":
        return []
    grace = grace_ms(table.clocks.pace)
    left = [
        (seat, state.left_at + grace)
        for seat, state in enumerate(table.seats)
        if state.left_at is not None and isinstance(state.controller, Person)
    ]
    late = []
    for decision in table.playing.decisions:
        deadline = table.clocks.deadline(decision.id, decision.seat)
        if deadline is not None and isinstance(table.seats[decision.seat].controller, Person | Remote):
            late.append((decision.seat, deadline + grace))
    return left + late


def relieve(table: Table, now: int) -> list[LogEntry]:
    """The autopilot takes over the seats that were waited for long enough."""
    seats = to_relieve(table, now)
    relieved: list[LogEntry] = [HandedOver(seat, Autopilot()) for seat in sorted(seats)]
    return [*relieved, *settle_without(table, seats)] if seats else []


def to_relieve(table: Table, now: int) -> set[int]:
    return {seat for seat, at in away(table) if at <= now}
