"""Bots that think on the kernel: over a guess, a full state that their seat cannot tell from the real one."""

from __future__ import annotations

import abc
import random

from emporion.bots.bot import Budget
from emporion.engine.game import Game, Options
from emporion.engine.view import View


class KernelBot(abc.ABC):
    """Whoever runs many games may pass the guess itself and spare the way through a view and notation."""

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game
        self.options = options

    def choose(self, view: View, budget: Budget, rng: random.Random) -> str:
        guess = self.game.schema.pack(self.game.guess(view.table, rng))
        return self.game.write(self.game.decode(self.choose_code(guess, view.viewer, budget, rng)))

    @abc.abstractmethod
    def choose_code(self, guess: bytes, seat: int, budget: Budget, rng: random.Random) -> int:
        """The action of a seat, as the kernel has it; must not depend on what the seat cannot know."""

    def close(self) -> None:  # noqa: B027 – most hold nothing
        """Nothing is held."""
