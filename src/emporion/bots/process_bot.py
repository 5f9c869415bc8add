"""Bots that are programs of their own, in any language: a line of JSON is asked, a line of JSON is the answer.

The protocol is described in docs/adding-a-bot.md.
"""

from __future__ import annotations

import abc
import random
import shlex
import shutil
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from emporion.bots.bot import LIMIT_MS, Bot, BotFailed, BotIsOut, Budget
from emporion.bots.child import Child, ChildFailed
from emporion.engine.errors import BadInput
from emporion.engine.game import Game, Options
from emporion.engine.view import View, view_bytes

T = TypeVar("T")

PROTOCOL: Final = 1
STARTS: Final = 2
"""A child that fails is started once more; after that its seat plays defaults."""
SEED_BITS: Final = 53
"""Every language reads an integer of so many bits from JSON as it is."""


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """The first line to the program."""

    protocol: int
    game: str
    ruleset: int
    options: dict[str, Any]
    seat: int
    parameters: dict[str, str]


class Choose(msgspec.Struct, tag_field="type", tag="choose"):
    """Asks for one decision."""

    view: msgspec.Raw
    budget: Budget
    seed: int
    """For the program's own random numbers, so that a game can be repeated."""


class Quit(msgspec.Struct, tag_field="type", tag="quit"):
    """The last line to the program."""


class Ready(msgspec.Struct):
    """Answers hello."""

    protocol: int


class Answer(msgspec.Struct):
    """Answers choose."""

    action: str


# Made here and not by the first who needs them: bots play in several threads.
READY: Final = msgspec.json.Decoder(Ready)
ANSWER: Final = msgspec.json.Decoder(Answer)


class ChildBot(abc.ABC):
    """A bot that lives in a child process and plays one seat of one game. It is started when it is first asked."""

    def __init__(self, command: Sequence[str], name: str) -> None:
        self._command = command
        self._name = name
        self._child: Child | None = None
        self._starts = 0

    @abc.abstractmethod
    def greet(self, child: Child, seat: int, limit_ms: int) -> None:
        """Say what is to be played. Raises ChildFailed if the child cannot."""

    @abc.abstractmethod
    def question(self, view: View, budget: Budget, rng: random.Random) -> bytes:
        """The line that asks for a decision."""

    @abc.abstractmethod
    def action(self, line: bytes) -> str:
        """What the child answered. Raises BotFailed."""

    @abc.abstractmethod
    def farewell(self) -> bytes:
        """The last line to the child."""

    def choose(self, view: View, budget: Budget, rng: random.Random) -> str:
        """Raises BotFailed if there is no answer, BotIsOut if there will never be one."""
        if self._child is None and self._starts == STARTS:
            raise BotIsOut(f"has failed {STARTS} times")
        limit_ms = LIMIT_MS if budget.limit_ms is None else budget.limit_ms
        question = self.question(view, budget, rng)
        try:
            child = self._child or self.start(view.viewer, limit_ms)
            line = child.ask(question, limit_ms)
        except ChildFailed as failure:
            raise self.stop(str(failure)) from None
        return self.action(line)

    def close(self) -> None:
        if self._child is not None:
            self._child.dismiss(self.farewell())
            self._child = None

    def start(self, seat: int, limit_ms: int) -> Child:
        """Raises ChildFailed; then the child, if there is one, is to be stopped."""
        self._starts += 1
        self._child = Child(self._command, self._name)
        self.greet(self._child, seat, limit_ms)
        return self._child

    def stop(self, why: str) -> BotFailed:
        """End the child after a failure; returns what is to be said of it."""
        if self._child is not None:
            self._child.end()
            why = f"{why}; its last words: {self._child.last_words[:200]}" if self._child.last_words else why
            self._child = None
        return BotFailed(why) if self._starts < STARTS else BotIsOut(f"{why}; it is not started again")


class ProcessBot(ChildBot):
    """A program of somebody else."""

    def __init__(self, command: str, game: Game, options: Options, parameters: Mapping[str, str]) -> None:
        super().__init__(read_command(command), command)
        self._game = game
        self._options = options
        self._parameters = dict(parameters)

    def greet(self, child: Child, seat: int, limit_ms: int) -> None:
        game = self._game
        hello = Hello(PROTOCOL, game.name, game.ruleset, self._options.to_dict(), seat, self._parameters)
        try:
            ready = decode(child.ask(msgspec.json.encode(hello), limit_ms), READY)
        except BotFailed as failure:
            raise ChildFailed(f"{failure} to hello") from None
        if ready.protocol != PROTOCOL:
            raise ChildFailed(f"speaks protocol {ready.protocol} and not {PROTOCOL}")

    def question(self, view: View, budget: Budget, rng: random.Random) -> bytes:
        return msgspec.json.encode(Choose(msgspec.Raw(view_bytes(view)), budget, rng.getrandbits(SEED_BITS)))

    def action(self, line: bytes) -> str:
        return decode(line, ANSWER).action

    def farewell(self) -> bytes:
        return msgspec.json.encode(Quit())


def make_process(game: Game, options: Options, parameters: Mapping[str, str]) -> Bot:
    """`process(command=…)`; all other parameters are the program's own."""
    if "command" not in parameters:
        raise BadInput("bot process: say which program, process(command=./mybot --fast)")
    own = {name: value for name, value in parameters.items() if name != "command"}
    return ProcessBot(parameters["command"], game, options, own)


def read_command(text: str) -> list[str]:
    """The words of a command, as a shell would split them; raises BadInput."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BadInput(f"bot process: the command {text!r} cannot be read ({error})") from None
    if not words or shutil.which(words[0]) is None:
        raise BadInput(f"bot process: {''.join(words[:1])!r} is no program that can be run")
    return words


def decode(line: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BotFailed(f"answered {line[:80].decode(errors='replace')!r} ({error})") from None
