"""What a command adds to the log of a table. Raises what is refused; then nothing has changed."""

from __future__ import annotations

from emporion.server.errors import NotAllowed
from emporion.server.people.people import visible_text
from emporion.server.protocol.to_server import (
    Act,
    Close,
    ComeBack,
    Command,
    GetUp,
    Propose,
    ResetTurn,
    Say,
    SeatBot,
    SitDown,
    Start,
    Undo,
    Vote,
)
from emporion.server.tables import consent, playing, seating
from emporion.server.tables.actors import Actor, is_owner
from emporion.server.tables.log import LogEntry, Said
from emporion.server.tables.seating import CheckBot
from emporion.server.tables.showing import viewers_of
from emporion.server.tables.table import Table


def handle(table: Table, actor: Actor, command: Command, check_bot: CheckBot, now: int) -> list[LogEntry]:
    match command:
        case Act():
            return playing.act(table, actor, command)
        case Undo():
            return playing.undo(table, actor, command)
        case ResetTurn():
            return playing.reset_turn(table, actor, command)
        case SitDown():
            return seating.sit_down(table, actor, command)
        case GetUp():
            return [*seating.get_up(table, actor, command), *consent.settle_without(table, {command.seat})]
        case ComeBack():
            return seating.come_back(table, actor, command)
        case SeatBot():
            return seating.seat_bot(table, actor, command, check_bot)
        case Start():
            return seating.start(table, actor, command, check_bot)
        case Close():
            return seating.close(table, actor, command)
        case Propose():
            return consent.propose(table, actor, command, check_bot, now)
        case Vote():
            return consent.vote(table, actor, command)
        case Say():
            return say(table, actor, command)


def say(table: Table, actor: Actor, command: Say) -> list[LogEntry]:
    """Talk is for those at the table: what spectators know must not reach the players."""
    seats = viewers_of(table, actor)
    if not seats and not is_owner(table, actor):
        raise NotAllowed("only those who sit at the table can talk here")
    seat = seats[0] if seats else None
    name = actor.name if seat is None else table.seats[seat].name
    return [Said(visible_text(command.text), name, seat)]
