"""The admiral: a searcher of Tyros."""

from __future__ import annotations

from emporion.bots.learned import learned_weights
from emporion.bots.searcher import Searcher, Settings
from emporion.bots.tyros.craft import CRAFT, table_name
from emporion.engine.game import Game, Options


class Admiral(Searcher):
    def __init__(self, game: Game, options: Options, settings: Settings, mode: str = "auto") -> None:
        weights = learned_weights(game.name, table_name(options.edition, options.players))
        super().__init__(CRAFT, weights, game, options, settings, mode)


def make_analyst(game: Game, options: Options, mode: str) -> Admiral:
    return Admiral(game, options, Settings(), mode)
