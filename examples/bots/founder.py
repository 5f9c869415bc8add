"""A bot in Python: it founds cities, and does what leads to them.

Let it play as `examples/bots/founder.py`, or as `examples/bots/founder.py(order=found move)`.
"""

import random

from emporion.bots.bot import Budget
from emporion.engine.game import Game, Options
from emporion.engine.view import View


class Founder:
    def __init__(self, game: Game, options: Options, order: str = "found accept build move lay") -> None:
        self.order = order.split()

    def choose(self, view: View, budget: Budget, rng: random.Random) -> str:
        """An action of the first kind that is possible; if none is, what stands last, which is mostly to refuse."""
        for kind in self.order:
            actions = [action for action in view.legal if action.split()[0] == kind]
            if actions:
                return rng.choice(actions)
        return view.legal[-1]

    def close(self) -> None:
        """It holds nothing."""
