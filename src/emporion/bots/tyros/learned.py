"""Weights that were learned from games: a small file of numbers, with the command that made it."""

from __future__ import annotations

import functools
import json
from importlib import resources
from typing import Any

FILE = "weights.json"


def table_name(edition: str, players: int) -> str:
    """Weights differ by edition and number of players."""
    return f"{edition}-{players}"


def learned_weights(edition: str, players: int) -> list[int]:
    weights: list[int] = stored()["weights"][table_name(edition, players)]
    return weights


@functools.cache
def stored() -> Any:
    return json.loads(resources.files(__package__).joinpath(FILE).read_text(encoding="utf-8"))
