"""The child process in which a Python class of somebody else plays; the other side is `class_bot.py`.

Its standard input and output belong to the class from the beginning, so that a class may print: what it prints goes to
the log, like what it writes to the standard error. The lines to and from Emporion go another way.
"""

from __future__ import annotations

import base64
import contextlib
import fcntl
import os
import pickle
import select
import signal
from collections.abc import Iterator
from typing import Any, BinaryIO, Final

import msgspec

from emporion.bots.bot import LIMIT_MS, Bot, BotFailed, Budget
from emporion.bots.class_bot import Made, Said
from emporion.bots.guard import as_text
from emporion.bots.python_bot import describe
from emporion.bots.registry import make_class
from emporion.engine.errors import BadInput
from emporion.games import get_game

GRACE: Final = 5.0
"""Seconds after the limit in which Emporion ends us; if it does not, it is gone."""
TEXT_LIMIT: Final = 1000
"""Letters of an answer or a fault; no action has as many."""


def main() -> None:
    lines, answers = take_streams()
    bot = made(heard(lines), answers)
    while bot is not None and (question := heard(lines)) is not None:
        with ended_with(answers):
            said = answer(bot, *question)
        answers.write(said + b"\n")
    if bot is not None:
        with alarm(LIMIT_MS):
            bot.close()


def take_streams() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to and from Emporion. The class is left with an empty input and an output that is logged."""
    lines, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return lines, answers


def heard(lines: BinaryIO) -> Any:
    """What is asked; None at the end, and when Emporion is gone."""
    line = lines.readline()
    return pickle.loads(base64.b64decode(line)) if line else None


def made(description: tuple[str, str, dict[str, Any], dict[str, str]] | None, answers: BinaryIO) -> Bot | None:
    """The bot, or None if there is none; either is told."""
    if description is None:
        return None
    name, game_name, options, parameters = description
    game = get_game(game_name)
    try:
        with alarm(LIMIT_MS), ended_with(answers):
            bot = make_class(name, game, game.options(options), parameters)
    except BadInput as error:
        answers.write(encoded(Made(sayable(str(error)))) + b"\n")
        return None
    answers.write(encoded(Made()) + b"\n")
    return bot


def answer(bot: Bot, view: Any, budget: Budget, rng: Any) -> bytes:
    """The line for what the class chooses, or for what it did wrong."""
    try:
        with alarm(budget.limit_ms or LIMIT_MS):
            return encoded(Said(sayable(as_text(bot.choose(view, budget, rng)))))
    except BotFailed as failure:
        return encoded(Said(fault=sayable(str(failure))))
    except BaseException as error:  # also one that would end the process: it is asked again
        return encoded(Said(fault=sayable(f"raised {describe(error)}")))


@contextlib.contextmanager
def ended_with(answers: BinaryIO) -> Iterator[None]:
    """While the class thinks, nothing happens to this pipe unless Emporion is gone. Then the system ends our process
    group, and with it what the class has started, whatever holds Python's lock.

    The pipe from Emporion would not do: its last write may still be under way when we have read everything."""
    signal.signal(signal.SIGIO, signal.SIG_DFL)
    flags = fcntl.fcntl(answers, fcntl.F_GETFL)
    fcntl.fcntl(answers, fcntl.F_SETOWN, -os.getpgrp())
    fcntl.fcntl(answers, fcntl.F_SETFL, flags | os.O_ASYNC)
    try:
        was_gone = select.poll()
        was_gone.register(answers, 0)
        if was_gone.poll(0):
            os.killpg(os.getpgrp(), signal.SIGIO)
        yield
    finally:
        fcntl.fcntl(answers, fcntl.F_SETFL, flags)


@contextlib.contextmanager
def alarm(limit_ms: int) -> Iterator[None]:
    """A class that hangs must not live on when Emporion is gone. The system ends it, whatever holds Python's lock."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, limit_ms / 1000 + GRACE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def encoded(message: Made | Said) -> bytes:
    return msgspec.json.encode(message)


def sayable(text: str) -> str:
    """A text of others, short and such that it can be sent."""
    return text[:TEXT_LIMIT].encode(errors="replace").decode()
