"""Bots that are Python classes of other people, each in a process of its own: what exits, hangs or never lets another
thread run ends there, and is ended there.

A class gets the very view, budget and random source that a bot of ours would get, so they are pickled on the way to the
child, in a line of base 64. What comes back is JSON: nothing that a child says is run here.
"""

from __future__ import annotations

import base64
import pickle
import random
import sys
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from emporion.bots.bot import LIMIT_MS, BotFailed, Budget
from emporion.bots.child import Child, ChildFailed
from emporion.bots.process_bot import ChildBot, decode
from emporion.engine.errors import BadInput
from emporion.engine.game import Game, Options
from emporion.engine.view import View

HOST: Final = "import sys; sys.path[:] = {path!r}; from emporion.bots.class_host import main; main()"
"""What the child runs. It finds the same packages as this process."""


class Made(msgspec.Struct, omit_defaults=True):
    """Answers the first line."""

    refusal: str | None = None
    """Why there is no such bot."""


class Said(msgspec.Struct, omit_defaults=True):
    """Answers a question."""

    action: str = ""
    fault: str | None = None


MADE: Final = msgspec.json.Decoder(Made)
SAID: Final = msgspec.json.Decoder(Said)


class Refused(ChildFailed):
    """The class is no bot; the message is one for who named it."""


class ClassBot(ChildBot):
    """Unlike a program it is started at once, so that bad input shows before the game begins."""

    def __init__(self, name: str, game: Game, options: Options, parameters: Mapping[str, str]) -> None:
        """Raises BadInput."""
        super().__init__([sys.executable, "-c", HOST.format(path=sys.path)], name)
        self._description = (name, game.name, options.to_dict(), dict(parameters))
        try:
            self.start(0, LIMIT_MS)
        except ChildFailed as failure:
            why = self.stop(str(failure))
            is_refused = isinstance(failure, Refused)
            raise BadInput(str(failure) if is_refused else f"bot {name}: cannot be made ({why})") from None

    def greet(self, child: Child, seat: int, limit_ms: int) -> None:
        """The class learns its seat from its views."""
        try:
            made = decode(child.ask(pickled(self._description), limit_ms), MADE)
        except BotFailed as failure:
            raise ChildFailed(str(failure)) from None
        if made.refusal is not None:
            raise Refused(made.refusal)

    def question(self, view: View, budget: Budget, rng: random.Random) -> bytes:
        return pickled((view, budget, rng))

    def action(self, line: bytes) -> str:
        said = decode(line, SAID)
        if said.fault is not None:
            raise BotFailed(said.fault)
        return said.action

    def farewell(self) -> bytes:
        return pickled(None)


def pickled(value: Any) -> bytes:
    return base64.b64encode(pickle.dumps(value))
