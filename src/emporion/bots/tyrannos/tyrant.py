"""The tyrant: a searcher of Tyrannos."""

from __future__ import annotations

from typing import Final

from emporion.bots.learned import learned_weights
from emporion.bots.searcher import Searcher, Settings
from emporion.bots.tyrannos.craft import CRAFT, table_name
from emporion.engine.game import Game, Options

HABITS: Final = Settings(ahead=0, evaluation="hand")
"""How a tyrant thinks where nothing else is said: to the end of the month."""


class Tyrant(Searcher):
    def __init__(self, game: Game, options: Options, settings: Settings, mode: str = "auto") -> None:
        super().__init__(CRAFT, learned_weights(game.name, table_name(options.players)), game, options, settings, mode)


def make_analyst(game: Game, options: Options, mode: str) -> Tyrant:
    return Tyrant(game, options, HABITS, mode)
