"""The games that tables can be opened for: all that are installed."""

from __future__ import annotations

import functools
import logging

from emporion.engine.errors import BrokenGame
from emporion.games import game_names, get_game, get_guide, get_introduction, get_orders, get_screen
from emporion.server.errors import NotFound

logger = logging.getLogger(__name__)


@functools.cache
def served_games() -> list[str]:
    """By name. A broken one is logged and left out: the others are served all the same."""
    return [name for name in game_names() if can_be_served(name)]


def asked_for(name: str) -> str:
    """The name again; raises NotFound if no such game is served."""
    if name not in served_games():
        raise NotFound(f"there is no game {name!r}; there is: {', '.join(served_games())}")
    return name


def can_be_served(name: str) -> bool:
    try:
        for part in (get_game, get_screen, get_guide, get_orders, get_introduction):
            part(name)
    except BrokenGame as error:
        logger.error("%s", error)
        return False
    return True
