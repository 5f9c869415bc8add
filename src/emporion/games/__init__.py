"""The games of this table. A new game is a folder and a line here."""

from __future__ import annotations

import importlib
from typing import Final

from emporion.engine.errors import UnknownGame
from emporion.engine.game import Game

REGISTRY: Final = {"tyros": "emporion.games.tyros.game:TYROS"}


def get_game(name: str) -> Game:
    """A game by its name; it is imported when first asked for."""
    if name not in REGISTRY:
        raise UnknownGame(f"there is no game {name!r}; there is: {', '.join(REGISTRY)}")
    module, _, attribute = REGISTRY[name].partition(":")
    game: Game = getattr(importlib.import_module(module), attribute)
    return game
