"""What comes out of thinking: actions that were searched, and imagined games."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec


class Candidate(msgspec.Struct, frozen=True):
    """An action that was searched."""

    code: int
    visits: int
    chance: float
    """Of winning, from 0 to 1."""
    points: float
    """Expected at the end of the game."""

    @property
    def use(self) -> float:
        """What a search looks for: the chance of winning, and a thousandth for each point."""
        return self.chance + self.points / 1000


class Thoughts(msgspec.Struct, frozen=True):
    """What came out of thinking about one decision: candidates, the best first."""

    candidates: list[Candidate]
    visits: int
    seconds: float
    kernel_seconds: float


class Sample(msgspec.Struct, frozen=True):
    """Imagined games: for each, every seat's chance of winning and expected points where it was broken off."""

    chances: list[tuple[float, ...]]
    points: list[tuple[float, ...]]


class Gap(msgspec.Struct, frozen=True):
    """How far one row of numbers lies above another on average, and the standard error of that."""

    mean: float
    error: float

    @property
    def certain(self) -> float:
        """The gap, if it is more than luck: twice its error at least; else 0."""
        return self.mean if self.mean > 2 * self.error else 0.0


def means(rows: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    """The mean of every seat."""
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


def gap(better: Sequence[tuple[float, ...]], worse: Sequence[tuple[float, ...]], seat: int) -> Gap:
    """Between two samples over the same worlds, for one seat: world by world, so that what both share drops out."""
    gaps = [one[seat] - other[seat] for one, other in zip(better, worse, strict=True)]
    mean = sum(gaps) / len(gaps)
    if len(gaps) < 2:
        return Gap(mean, math.inf)
    spread = sum((one - mean) ** 2 for one in gaps) / (len(gaps) - 1)
    return Gap(mean, math.sqrt(spread / len(gaps)))
