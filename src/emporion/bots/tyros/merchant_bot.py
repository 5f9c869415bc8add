"""The merchant as a bot."""

from __future__ import annotations

import random

from emporion.bots.bot import Budget
from emporion.bots.kernel_bot import KernelBot
from emporion.bots.tyros.craft import CRAFT
from emporion.bots.workbench import Workbench
from emporion.engine.game import Game, Options


class Merchant(KernelBot):
    """Does what is worth most by rules of thumb; his judgement may err by up to `noise` hundredths of a point."""

    def __init__(self, game: Game, options: Options, mode: str = "auto", noise: int = 0) -> None:
        super().__init__(game, options)
        self._bench = Workbench(CRAFT, game, options, mode, nodes=1, error=noise)

    def choose_code(self, guess: bytes, seat: int, budget: Budget, rng: random.Random) -> int:
        self._bench.begin(guess, rng)
        return self._bench.choose(seat)
