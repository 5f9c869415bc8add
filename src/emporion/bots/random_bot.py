"""The bot that plays at random: a kind of action, then an action of that kind, offers and counters included."""

from __future__ import annotations

import random

from emporion.bots.bot import Budget
from emporion.bots.kernel_bot import KernelBot
from emporion.engine.game import Game, Options
from emporion.engine.play import LISTED
from emporion.kernel.random import WORDS, seed


class RandomBot(KernelBot):
    def __init__(self, game: Game, options: Options) -> None:
        super().__init__(game, options)
        self._kernel = game.program(options).plain()

    def choose_code(self, guess: bytes, seat: int, budget: Budget, rng: random.Random) -> int:
        """What is legal for a seat does not depend on what it cannot know."""
        states = self._kernel.states(1)
        self._kernel.put(states, 0, guess)
        words = self._kernel.numbers(WORDS)
        seed(words, rng.getrandbits(62), 0)
        code: int = self._kernel.run.sample(states, 0, seat, words, self._kernel.numbers(LISTED))
        return code
