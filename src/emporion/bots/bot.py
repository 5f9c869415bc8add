"""A bot chooses an action from a view, never from the full state."""

from __future__ import annotations

import random
from typing import Final, Protocol

import msgspec

from emporion.engine.view import View

LIMIT_MS: Final = 30_000
"""How long anybody waits for one answer of a bot, if nothing else is said."""


class Budget(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much a bot may think about one decision. Where nothing is said it follows its own parameters."""

    ms: int | None = None
    """Milliseconds by the clock."""
    visits: int | None = None
    """Imagined games; the same on every machine."""
    limit_ms: int | None = None
    """When nobody waits for the answer any longer and a default is played."""


NO_LIMIT = Budget()


class Bot(Protocol):
    def choose(self, view: View, budget: Budget, rng: random.Random) -> str:
        """The action, in notation, of the seat that the view is for; `view.legal` has the legal ones."""

    def close(self) -> None:
        """The game is over for this bot: let go of what it holds."""


class BotFailed(Exception):
    """A bot has no usable answer to this decision; the message says why."""


class BotIsOut(BotFailed):
    """Nor will it have one to any other decision of this game."""
