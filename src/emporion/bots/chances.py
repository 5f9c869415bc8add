"""From points to chances of winning, in whole numbers."""

from __future__ import annotations

import math
from typing import Final

from emporion.kernel.record import Row, i32
from emporion.kernel.rule import rule, table

CERTAIN: Final = 10_000
"""The chance of what is certain."""
STEPS: Final = 32
"""Steps of the table for each power of e."""
DECAY: Final[Row] = table([round(65536 * math.exp(-i / STEPS)) for i in range(12 * STEPS)], i32)
"""Falling powers of e."""


@rule
def decay(distance: int, scale: int) -> int:
    """65536 · e^(-distance / scale)."""
    at = distance * STEPS // scale
    return DECAY[at] if at < len(DECAY) else 0


@rule
def share_out(strengths: Row, players: int, scale: int) -> None:
    """Turn the strengths of the seats into chances of winning: who is `scale` ahead is e times as likely to win."""
    best = strengths[0]
    for p in range(1, players):
        best = max(best, strengths[p])
    total = 0
    for p in range(players):
        strengths[p] = decay(best - strengths[p], scale)
        total += strengths[p]
    for p in range(players):
        strengths[p] = strengths[p] * CERTAIN // total


@rule
def shared_victory(winners: int, players: int, out: Row) -> None:
    """The chances when the game is over."""
    number = 0
    for p in range(players):
        number += winners >> p & 1
    for p in range(players):
        out[p] = CERTAIN // number if winners >> p & 1 == 1 else 0
