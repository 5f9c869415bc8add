"""What the table of built-in bots is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from emporion.bots.bot import Bot
from emporion.engine.game import Game, Options

Maker = Callable[[Game, Options, Mapping[str, str]], Bot]
"""Makes a bot for a game with these options from the parameters of its spec; raises BadInput."""


class BuiltIn(NamedTuple):
    make: Maker
    description: str
