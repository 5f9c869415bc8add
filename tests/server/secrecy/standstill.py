"""A server in which nothing happens by itself and nothing is left to chance: two of them say the same."""

from __future__ import annotations

import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from emporion.server import hub
from emporion.server.steward import Steward
from emporion.server.web import services, table_routes
from tests.server.hours import Hours


async def rest(steward: Steward) -> None:
    """In the place of looking for tables that wait."""


def stand_still(change: Callable[[Any, str, Any], None]) -> None:
    """The clock stands, no bot plays, and what is drawn for new tables is always the same. `change` is setattr, or
    sets attributes for the time of a test."""
    change(services, "Clock", lambda: Hours().clock)
    change(Steward, "look_at", lambda steward, table: None)
    change(Steward, "sweep", rest)
    change(table_routes, "random", SimpleNamespace(SystemRandom=lambda: random.Random(7)))
    change(hub, "secrets", SimpleNamespace(token_bytes=bytes))
