"""The bot that plays at random: a kind of action, then an action of that kind, offers and counters included."""

from __future__ import annotations

import random

from emporion.engine.game import Game, Options
from emporion.engine.play import LISTED
from emporion.engine.view import View
from emporion.kernel.random import WORDS, seed


class RandomBot:
    def __init__(self, game: Game, options: Options) -> None:
        self._game = game
        self._kernel = game.program(options).plain()

    def choose(self, view: View, rng: random.Random) -> str:
        """Draw with the kernel in a guessed state: what is legal for a seat does not depend on what it cannot know."""
        states = self._kernel.states(1)
        states[0] = self._game.guess(view.table, rng)
        words = self._kernel.numbers(WORDS)
        seed(words, rng.getrandbits(62), 0)
        code = self._kernel.run.sample(states, 0, view.viewer, words, self._kernel.numbers(LISTED))
        return self._game.write(self._game.decode(code))
