"""What is learned from games (`emporion train`): linear models over the features of a seat.

For each stage of a game there are two: the strength of a seat, such that the strengths of all seats give their chances
of winning, and its points at the end. Weights are whole numbers, so that both modes reckon alike; they lie in a small
file beside the bots of the game, with the command that made it.
"""

# mypy: disable-error-code="empty-body"
from __future__ import annotations

import functools
import json
from importlib import resources
from typing import Any, Final

from emporion.bots.playing import Notes
from emporion.engine.slots import State
from emporion.kernel.record import Row
from emporion.kernel.rule import rule, slot

HEADS: Final = 2
"""The models of a stage: strength, points."""
UNIT: Final = 1 << 16
"""A weight of one."""
FILE: Final = "weights.json"


@slot
def look_at_seats(s: State, note: Notes, row: Row, at: int) -> int:
    """Write the features of the seats to the row, one seat after the other; the stage, from 0."""


@rule
def weighted(note: Notes, weights: Row, at: int) -> int:
    total = 0
    for i in range(len(note.feature)):
        total += note.feature[i] * weights[at + i]
    return total // UNIT


def learned_weights(game: str, table: str) -> list[int]:
    """The weights for a table of a game: by its edition, number of players or whatever they differ by."""
    weights: list[int] = stored(game)["weights"][table]
    return weights


@functools.cache
def stored(game: str) -> Any:
    return json.loads(resources.files(f"{__package__}.{game}").joinpath(FILE).read_text(encoding="utf-8"))
