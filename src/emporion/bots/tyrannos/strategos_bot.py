"""The strategos as a bot."""

from __future__ import annotations

import random

from emporion.bots.bot import Budget
from emporion.bots.kernel_bot import KernelBot
from emporion.bots.tyrannos.workbench import Workbench
from emporion.engine.game import Game, Options


class Strategos(KernelBot):
    """Rules by rules of thumb."""

    def __init__(self, game: Game, options: Options, mode: str = "auto") -> None:
        super().__init__(game, options)
        self._bench = Workbench(game, options, mode)

    def choose_code(self, guess: bytes, seat: int, budget: Budget, rng: random.Random) -> int:
        return self._bench.choose(guess, seat, rng)
