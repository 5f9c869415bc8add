"""Decisions of the players together: one proposal at a time, and all who play themselves must agree."""

from __future__ import annotations

from emporion.server.errors import NotAllowed, NotNow
from emporion.server.protocol.to_server import Propose, Vote
from emporion.server.tables.absence import relief_at
from emporion.server.tables.actors import Actor, check_plays
from emporion.server.tables.log import Closed, HandedOver, LogEntry, PaceChanged, Played, Proposed, Settled, Voted
from emporion.server.tables.playing import running
from emporion.server.tables.proposals import ChangePace, Proposal, Relieve, Stop, Substitute, TakeBack
from emporion.server.tables.seating import CheckBot
from emporion.server.tables.seats import Autopilot, Bot, Person, Remote, Vacant
from emporion.server.tables.table import Table


def propose(table: Table, actor: Actor, command: Propose, check_bot: CheckBot, now: int) -> list[LogEntry]:
    game = running(table)
    check_decides(table, actor, command.seat, command.proposal)
    if table.proposal is not None:
        raise NotNow("another proposal is open: vote on it first")
    match command.proposal:
        case TakeBack(entry):
            game.twin().take_back_to(entry)
        case Substitute(seat, bot):
            check_substitute(table, seat, bot, check_bot)
        case Relieve(seat):
            check_relief(table, seat, now)
    proposed: LogEntry = Proposed(command.seat, command.proposal)
    return [proposed, *settle(table, command.proposal, {command.seat})]


def check_decides(table: Table, actor: Actor, seat: int, proposal: Proposal) -> None:
    check_plays(table, actor, seat)
    if seat not in people_who_play(table):
        raise NotAllowed("only people decide here, each for the seat he plays")
    if seat not in voters(table, proposal):
        raise NotAllowed("whether you are waited for any longer, the others decide: play, and it is settled")


def check_substitute(table: Table, seat: int, bot: str | None, check_bot: CheckBot) -> None:
    if not 0 <= seat < len(table.seats) or not isinstance(table.seats[seat].controller, Autopilot | Remote | Vacant):
        raise NotNow("only a seat that the autopilot, a program or nobody plays can be given to somebody else")
    if bot is not None:
        check_bot(table.opened.game, bot)


def check_relief(table: Table, seat: int, now: int) -> None:
    at = relief_at(table, seat) if 0 <= seat < len(table.seats) else None
    if at is None:
        raise NotNow("only a seat that is asked at a table without a clock can be relieved by the others")
    if now < at:
        raise NotNow("this seat is not asked for a day yet: give it some more time")


def vote(table: Table, actor: Actor, command: Vote) -> list[LogEntry]:
    running(table)
    check_plays(table, actor, command.seat)
    open_proposal = table.proposal
    if open_proposal is None:
        raise NotNow("there is nothing to vote on")
    check_decides(table, actor, command.seat, open_proposal.proposal)
    if command.yes and command.seat in open_proposal.yes:
        raise NotNow("you have agreed already")
    voted: LogEntry = Voted(command.seat, command.yes)
    if not command.yes:
        return [voted, Settled(agreed=False)]
    return [voted, *settle(table, open_proposal.proposal, open_proposal.yes | {command.seat})]


def settle(table: Table, proposal: Proposal, yes: set[int]) -> list[LogEntry]:
    """What follows if all have agreed; nothing as long as somebody is still to be heard."""
    if not voters(table, proposal) <= yes:
        return []
    return [Settled(agreed=True), *effect(table, proposal)]


def settle_without(table: Table, gone: set[int]) -> list[LogEntry]:
    """An open proposal does not wait for those who are going away now."""
    if table.proposal is None:
        return []
    return settle(table, table.proposal.proposal, table.proposal.yes | gone)


def voters(table: Table, proposal: Proposal) -> set[int]:
    """All who decide; on somebody who is waited for, without him."""
    return people_who_play(table) - ({proposal.seat} if isinstance(proposal, Relieve) else set())


def people_who_play(table: Table) -> set[int]:
    """Those who play themselves and have not left. Bots agree to everything."""
    return {
        seat for seat, state in enumerate(table.seats) if isinstance(state.controller, Person) and state.left_at is None
    }


def effect(table: Table, proposal: Proposal) -> list[LogEntry]:
    match proposal:
        case TakeBack(entry):
            return [Played(back) for back in table.playing.take_back_to(entry)]
        case ChangePace(pace):
            return [PaceChanged(pace)]
        case Substitute(seat, bot):
            return [HandedOver(seat, Vacant() if bot is None else Bot(bot))]
        case Relieve(seat):
            return [HandedOver(seat, Autopilot())]
        case Stop():
            return [Closed()]
