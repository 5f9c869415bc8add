"""The games that tables can be opened for: those that the browser can show."""

from __future__ import annotations

from typing import Final

from emporion.engine.errors import UnknownGame
from emporion.engine.game import Game
from emporion.games import get_game

SERVED: Final = ("tyros",)


def served_game(name: str) -> Game:
    if name not in SERVED:
        raise UnknownGame(f"there is no game {name!r} at this server; there is: {', '.join(SERVED)}")
    return get_game(name)
