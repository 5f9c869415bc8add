"""The strategos as a bot."""

from __future__ import annotations

import random

from emporion.bots.bot import Budget
from emporion.bots.kernel_bot import KernelBot
from emporion.bots.tyrannos.craft import CRAFT
from emporion.bots.workbench import Workbench
from emporion.engine.game import Game, Options


class Strategos(KernelBot):
    """Rules by rules of thumb; so many decisions in a hundred are for anything that he might do."""

    def __init__(self, game: Game, options: Options, mode: str = "auto", error: int = 0) -> None:
        super().__init__(game, options)
        self._bench = Workbench(CRAFT, game, options, mode, nodes=1, error=error)

    def choose_code(self, guess: bytes, seat: int, budget: Budget, rng: random.Random) -> int:
        self._bench.begin(guess, rng)
        return self._bench.choose(seat)
