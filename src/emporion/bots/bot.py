"""A bot chooses an action from a view, never from the full state."""

from __future__ import annotations

import random
from typing import Protocol

from emporion.engine.view import View


class Bot(Protocol):
    def choose(self, view: View, rng: random.Random) -> str:
        """The action, in notation, of the seat that the view is for."""
