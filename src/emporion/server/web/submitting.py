"""The way of every command to its table, however it came: over a socket, a call, or from a program with a seat."""

from __future__ import annotations

from emporion.server.hub import Answer, unanswered
from emporion.server.protocol.to_server import Command, Propose, SeatBot, Start
from emporion.server.tables.actors import Actor
from emporion.server.tables.proposals import Substitute
from emporion.server.web.metrics import counting
from emporion.server.web.services import Services


async def submit(services: Services, table: str, actor: Actor, command: Command, answer: Answer = unanswered) -> int:
    """Its entry, when it is stored. Raises what is refused."""
    with counting():
        bot = bot_in(command)
        if bot is not None:
            async with services.hub.looking(table) as found:
                game, options = found.opened.game, found.options.to_dict()
            await services.bots.check_spec(game, options, bot)
        return await services.hub.submit(table, actor, command, answer)


def bot_in(command: Command) -> str | None:
    """The bot that a command wants at the table. Whether it can be made is asked of the process that would make it."""
    match command:
        case SeatBot(bot=bot) | Start(bot=bot) | Propose(proposal=Substitute(bot=bot)):
            return bot
        case _:
            return None
