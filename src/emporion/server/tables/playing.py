"""Moves: what a seat does in the game."""

from __future__ import annotations

from emporion.engine.match import Match
from emporion.engine.record import Entry
from emporion.server.errors import NotNow
from emporion.server.protocol.to_server import Act, ResetTurn, Undo
from emporion.server.tables.absence import call_off_relief
from emporion.server.tables.actors import Actor, check_plays
from emporion.server.tables.log import LogEntry, Over, Played
from emporion.server.tables.table import Table


def act(table: Table, actor: Actor, command: Act) -> list[LogEntry]:
    match = running(table)
    seat = seat_asked(match, command.decision)
    check_plays(table, actor, seat)
    played = moves(match, match.submit(seat, command.decision, command.action))
    return [*call_off_relief(table, seat), *played]


def undo(table: Table, actor: Actor, command: Undo) -> list[LogEntry]:
    match = running(table)
    check_plays(table, actor, command.seat)
    return moves(match, match.undo(command.seat))


def reset_turn(table: Table, actor: Actor, command: ResetTurn) -> list[LogEntry]:
    """Undo, as often as it goes."""
    match = running(table)
    check_plays(table, actor, command.seat)
    entries = match.undo(command.seat)
    while match.can_undo(command.seat):
        entries += match.undo(command.seat)
    return moves(match, entries)


def running(table: Table) -> Match:
    if table.status != "playing":
        raise NotNow(f"no game is running at this table; it is {table.status}")
    return table.playing


def seat_asked(match: Match, decision: str) -> int:
    """The seat that an open decision asks; for a decision that is not open, the seat its id names."""
    for asked in match.decisions:
        if asked.id == decision:
            return asked.seat
    raise NotNow(f"decision {decision!r} is not open (any longer): look at the table again")


def moves(match: Match, entries: list[Entry]) -> list[LogEntry]:
    """What a move adds to the log: its entries, and the end of the game if it was the last."""
    logged: list[LogEntry] = [Played(entry) for entry in entries]
    if match.record.footer is not None:
        logged.append(Over(match.record.footer))
    return logged
