"""What the results of a tournament say, and how sure one can be of it.

The games of one deal have the same cards, so they are not independent: the deal is the unit. Whatever is averaged is
first summed up for each deal, and the spread between the deals gives the interval.
"""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

import msgspec

NORMAL: Final = statistics.NormalDist().inv_cdf(0.975)
"""The factor of a 95 % interval where the spread is known."""
QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)
STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
"""What Student's t does not exceed with 97.5 %, for 1 to 9 degrees of freedom."""
STEPS: Final = 4
"""Buckets of time from one power of two to the next."""
MICROSECOND: Final = 1e-6


class Interval(msgspec.Struct, frozen=True):
    """A mean, and the 95 % confidence interval around it."""

    mean: float
    low: float
    high: float

    def limits(self, form: Callable[[float], str]) -> str:
        """The limits in words; a single deal gives none to a mean."""
        return f"{form(self.low)} to {form(self.high)}" if math.isfinite(self.high) else "unknown"


class Distribution(msgspec.Struct, frozen=True):
    """How something is spread: extremes, mean, and what 5, 25, 50, 75 and 95 % stay at or below."""

    lowest: float
    highest: float
    mean: float
    quantiles: tuple[float, ...]


class Deal(msgspec.Struct):
    """What is summed up of one deal."""

    total: float = 0.0
    count: int = 0


def by_deal(values: Iterable[tuple[int, float]]) -> list[Deal]:
    """Sum up values that come with the number of their deal."""
    deals: dict[int, Deal] = {}
    for number, value in values:
        deal = deals.setdefault(number, Deal())
        deal.total += value
        deal.count += 1
    return list(deals.values())


# ---------------------------------------------------------------------------------------------------- intervals


def mean_interval(deals: Sequence[Deal]) -> Interval:
    """Of a mean: Student's t over the deals."""
    mean, error = mean_and_error(deals)
    margin = student(len(deals) - 1) * error if len(deals) > 1 else math.inf
    return rounded(mean, mean - margin, mean + margin)


def share_interval(deals: Sequence[Deal]) -> Interval:
    """Of a share between 0 and 1: Wilson's, for as many independent games as would be spread like these deals.

    Where all deals agree their spread says nothing, and each counts as one game.
    """
    if len(deals) < 2:
        return rounded(mean_and_error(deals)[0], 0.0, 1.0)
    mean, error = mean_and_error(deals)
    games, t = (mean * (1 - mean) / error**2, student(len(deals) - 1)) if error > 0 else (len(deals), NORMAL)
    centre = (mean + t**2 / (2 * games)) / (1 + t**2 / games)
    margin = t / (1 + t**2 / games) * math.sqrt(mean * (1 - mean) / games + t**2 / (4 * games**2))
    return rounded(mean, max(0.0, centre - margin), min(1.0, centre + margin))


def mean_and_error(deals: Sequence[Deal]) -> tuple[float, float]:
    """The mean of all values, and its standard error from the spread between the deals."""
    count = sum(deal.count for deal in deals)
    mean = sum(deal.total for deal in deals) / count
    if len(deals) < 2:
        return mean, 0.0
    squares = sum((deal.total - mean * deal.count) ** 2 for deal in deals)
    return mean, math.sqrt(squares * len(deals) / (len(deals) - 1)) / count


def student(freedom: int) -> float:
    """The factor of a 95 % interval: from the table, and beyond it by the series of Cornish and Fisher."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def rounded(mean: float, low: float, high: float) -> Interval:
    return Interval(round(mean, 4), round(low, 4), round(high, 4))


# ---------------------------------------------------------------------------------------------------- distributions


def distribution(values: Mapping[float, int]) -> Distribution:
    """Of values with how often each occurred."""
    total = sum(values.values())
    mean = sum(value * count for value, count in values.items()) / total
    quantiles = tuple(quantile(values, share) for share in QUANTILES)
    return Distribution(min(values), max(values), round(mean, 4), quantiles)


def quantile(values: Mapping[float, int], share: float) -> float:
    """The smallest value that so large a share of all does not exceed."""
    left = share * sum(values.values())
    for value in sorted(values):
        left -= values[value]
        if left <= 0:
            return value
    return max(values)


def bucket_of(seconds: float) -> int:
    """Which bucket a time falls into; each is about a fifth longer than the one before."""
    return round(STEPS * math.log2(max(seconds, MICROSECOND) / MICROSECOND))


def seconds_of(bucket: int) -> float:
    """The time in the middle of a bucket, to two digits."""
    return float(f"{MICROSECOND * 2 ** (bucket / STEPS):.2g}")


def times_of(paces: Iterable[Mapping[int, int]]) -> Mapping[float, int]:
    """Buckets of many games and seats together, as times with how often they occurred."""
    together = Counter[int]()
    for pace in paces:
        together.update(pace)
    return {seconds_of(bucket): count for bucket, count in together.items()}
