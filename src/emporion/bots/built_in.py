"""What the table of built-in bots is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from emporion.bots.bot import Bot
from emporion.engine.game import Game, Options
from emporion.kernel.program import Kernel, Program

Maker = Callable[[Game, Options, Mapping[str, str]], Bot]
"""Makes a bot for a game with these options from the parameters of its spec; raises BadInput."""


class BuiltIn(NamedTuple):
    make: Maker
    description: str


class Policies(NamedTuple):
    """The bots of a game that are rules themselves, so that whole games between them run on the kernel."""

    numbers: Mapping[str, int]
    """By name; see `playing.py`."""
    program: Callable[[Game, Options], Program]
    """The rules of the game with those of its bots."""
    notes: Callable[[Kernel], Any]
    """What the policies of the seats work with."""
