"""What must be in the archive, and how its records are named."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Final

from emporion.games import game_names, get_game

VARIANTS: Final = {"tyros": "edition", "tyrannos": "preset"}
"""The option of each game whose every value is in the archive, with every number of players."""
FINISHED: Final = "finished"
RUNNING: Final = "running"


def every_variant() -> Iterator[tuple[str, str, int]]:
    """Each game with each of its editions or presets and each number of players."""
    for name in game_names():
        for variant in get_game(name).option_choices()[VARIANTS[name]]:
            for players in get_game(name).seats:
                yield name, variant, players


def secret_of(name: str) -> bytes:
    """The dealer's secret of a game in the archive, so that tests can check and continue a running one."""
    return hashlib.sha256(f"emporion archive {name}".encode()).digest()
