"""The process that plays the bots of all tables: `python -m emporion.server.bots.child FD`, a socket to the server.

A thread for each open question, so that no table waits for the bot of another: the search of our bots lets other
threads run, and the rest of what they do is short. It ends when the server is gone, however that came about.
"""

from __future__ import annotations

import concurrent.futures
import contextlib
import logging
import os
import random
import signal
import socket
import sys
import threading
from typing import Final

import msgspec

from emporion.bots.bot import BotFailed, BotIsOut, Budget
from emporion.bots.guard import Guarded, as_text
from emporion.bots.python_bot import describe
from emporion.engine.errors import BadInput
from emporion.engine.view import View
from emporion.games import get_game
from emporion.server.bots.analysts import Analysts
from emporion.server.bots.messages import (
    LENGTH,
    TO_CHILD,
    Answer,
    Call,
    Check,
    Forget,
    HintWanted,
    Progress,
    Question,
    Reply,
    ReviewWanted,
    packed,
)
from emporion.server.bots.pool import BotPool

logger = logging.getLogger(__name__)

THREADS: Final = 256
"""Questions that are thought about at the same time; more of them wait."""
TEXT_LIMIT: Final = 1000
"""Letters of an answer or a fault; no action has as many."""
NICE: Final = 10
"""The server, which everybody waits for, comes first."""
SWITCH_SECONDS: Final = 0.0005
"""How soon a bot that thinks in plain Python makes room for another thread: a quick bot takes no longer."""
VIEWS: Final = msgspec.json.Decoder(View)
"""Made here once: msgspec crashes where two threads ask for a type for the first time."""
GRACE: Final = 2.0
"""Seconds that bots of others have to end when the server is gone."""


def main() -> None:
    keep_on_signals()
    os.nice(NICE)
    sys.setswitchinterval(SWITCH_SECONDS)
    pool = BotPool()
    serve(socket.socket(fileno=int(sys.argv[1])), pool)
    let_go(pool)
    # Whoever is still thinking is not waited for.
    os._exit(0)


def keep_on_signals() -> None:
    """A server that is told to stop still wants the answers that it waits for, and then closes the socket; but signals
    often go to all of its processes. They are handled, not ignored, so that programs which we start heed them."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)


def serve(server: socket.socket, pool: BotPool) -> None:
    """Answer until the server is gone."""
    executor = concurrent.futures.ThreadPoolExecutor(THREADS, "bot")
    speaking = threading.Lock()
    analysts = Analysts(pool.is_ready)

    def say(message: Reply | Progress) -> None:
        with speaking, contextlib.suppress(OSError):  # if the server is gone, `heard` notices it
            server.sendall(packed(message))

    def work(call: Call) -> None:
        match call.what:
            case HintWanted() | ReviewWanted() as wanted:
                answer = analysts.answer(wanted, lambda share: say(Progress(call.id, share)))
            case what:
                answer = answer_to(what, pool)
        say(Reply(call.id, answer))

    while (message := heard(server)) is not None:
        if isinstance(message, Forget):
            executor.submit(pool.forget, message.table)
        else:
            executor.submit(work, message)


def heard(server: socket.socket) -> Call | Forget | None:
    """The next message; None if there will be no other."""
    head = received(server, LENGTH.size)
    body = None if head is None else received(server, LENGTH.unpack(head)[0])
    return None if body is None else TO_CHILD.decode(body)


def received(server: socket.socket, size: int) -> bytes | None:
    """So many bytes; None if the server is gone before."""
    parts = bytearray()
    while len(parts) < size:
        try:
            part = server.recv(size - len(parts))
        except ConnectionError:
            return None
        if not part:
            return None
        parts += part
    return bytes(parts)


def let_go(pool: BotPool) -> None:
    """Close the bots, but nobody waits long for those of others."""
    closing = threading.Thread(target=pool.close, daemon=True)
    closing.start()
    closing.join(GRACE)


# ---------------------------------------------------------------------------------------------------- one question


def answer_to(what: Question | Check, pool: BotPool) -> Answer:
    """Whatever happens, there is an answer."""
    try:
        return checked(what, pool) if isinstance(what, Check) else chosen(what, pool)
    except (BadInput, BotFailed) as error:
        return Answer(fault=sayable(str(error)))
    except Exception as error:
        logger.exception("bot %s: a fault of ours", what.spec)
        return Answer(fault=sayable(f"raised {describe(error)}"))


def checked(check: Check, pool: BotPool) -> Answer:
    with pool.lent(check.game, check.options, check.spec, None):
        return Answer()


def chosen(question: Question, pool: BotPool) -> Answer:
    with pool.lent(question.game, question.options, question.spec, (question.table, question.seat)) as bot:
        return Answer(sayable(as_text(asked(bot, question))))


def asked(bot: Guarded, question: Question) -> object:
    """What a bot answers. Raises BotFailed."""
    shown = question.guess if question.view is None else view_of(question, question.view)
    try:
        return bot.answer(question.seat, shown, Budget(ms=question.limit_ms), random.Random(question.seed))
    except BotIsOut:
        bot.is_out = True
        raise


def sayable(text: str) -> str:
    """A text of others, short and such that it can be sent."""
    return text[:TEXT_LIMIT].encode(errors="replace").decode()


def view_of(question: Question, view: bytes) -> View:
    """The view of a question. JSON has lost the type of its table; a guess looks the same to the seat, so the table is
    looked at in the guess."""
    game = get_game(question.game)
    state = game.schema.unpack(question.guess)
    table = game.look(state, game.options(question.options))(question.seat)
    return msgspec.structs.replace(VIEWS.decode(view), table=table)


if __name__ == "__main__":
    main()
