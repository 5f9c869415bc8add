"""Intervals that hold what they promise for games that share their cards."""

from __future__ import annotations

import random
import statistics

import pytest

from emporion.arena.statistics import (
    Deal,
    bucket_of,
    by_deal,
    distribution,
    mean_interval,
    quantile,
    seconds_of,
    share_interval,
    student,
    times_of,
)


@pytest.mark.parametrize(
    ("freedom", "expected"), [(1, 12.706), (9, 2.262), (10, 2.228), (15, 2.131), (30, 2.042), (120, 1.980)]
)
def test_the_factor_is_that_of_the_tables(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, abs=0.001)


def test_values_are_summed_up_by_deal() -> None:
    assert by_deal([(1, 0.5), (2, 1.0), (1, 0.0)]) == [Deal(0.5, 2), Deal(1.0, 1)]


def test_the_mean_of_independent_values_has_the_usual_interval() -> None:
    values = [3.0, 5.0, 4.0, 8.0, 6.0, 7.0]
    interval = mean_interval([Deal(value, 1) for value in values])
    margin = 2.571 * statistics.stdev(values) / 6**0.5
    assert (interval.mean, interval.low, interval.high) == pytest.approx((5.5, 5.5 - margin, 5.5 + margin), abs=1e-3)


def test_one_deal_tells_nothing_about_the_spread() -> None:
    assert (share_interval([Deal(1, 4)]).low, share_interval([Deal(1, 4)]).high) == (0, 1)
    assert mean_interval([Deal(20, 4)]).high == float("inf")


def test_independent_games_have_the_interval_of_wilson() -> None:
    """Nearly: Student's factor for 199 degrees of freedom in the place of 1.96."""
    interval = share_interval([Deal(1, 1)] * 50 + [Deal(0, 1)] * 150)
    assert (interval.low, interval.high) == pytest.approx((0.1951, 0.3144), abs=0.002)


def test_games_that_say_the_same_count_once() -> None:
    """Four games of a deal that always end alike are worth one."""
    single = share_interval([Deal(1, 1)] * 10 + [Deal(0, 1)] * 30)
    fourfold = share_interval([Deal(4, 4)] * 10 + [Deal(0, 4)] * 30)
    assert fourfold == single


def test_games_that_make_up_for_each_other_count_more() -> None:
    """A bot that wins from the good seat and loses from the bad is told from the others by fewer games."""
    balanced = share_interval([Deal(1, 4)] * 38 + [Deal(2, 4)] * 2)
    independent = share_interval([Deal(1, 1)] * 42 + [Deal(0, 1)] * 118)
    assert balanced.high - balanced.low < (independent.high - independent.low) / 2


@pytest.mark.parametrize("won", [0, 4])
def test_who_always_wins_or_loses_is_not_certain_to(won: int) -> None:
    interval = share_interval([Deal(won, 4)] * 20)
    assert interval.mean == won / 4
    assert interval.high - interval.low == pytest.approx(0.1611, abs=0.0001)
    assert 0 <= interval.low <= interval.mean <= interval.high <= 1


@pytest.mark.parametrize(("share", "luck"), [(0.25, 0.9), (0.5, 0.5), (0.1, 0.5)])
def test_the_true_share_lies_in_95_of_100_intervals(share: float, luck: float) -> None:
    """With games that follow their deal with some luck; an interval that took them for independent would fail."""
    rng = random.Random(4)
    inside = 0
    for _ in range(500):
        deals = []
        for _ in range(40):
            good = rng.random() < share
            deals.append(Deal(sum(good if rng.random() < luck else rng.random() < share for _ in range(4)), 4))
        interval = share_interval(deals)
        inside += int(interval.low <= share <= interval.high)
    assert 0.92 < inside / 500 < 0.985


def test_a_distribution_has_extremes_mean_and_quantiles() -> None:
    spread = distribution({float(n): 1 for n in range(1, 101)})
    assert (spread.lowest, spread.highest, spread.mean) == (1, 100, 50.5)
    assert list(spread.quantiles) == [5, 25, 50, 75, 95]
    assert quantile({2.0: 9, 7.0: 1}, 0.95) == 7
    assert quantile({2.0: 9, 7.0: 1}, 0.5) == 2


@pytest.mark.parametrize("seconds", [0.000001, 0.0004, 0.2, 31.0])
def test_a_time_is_kept_to_a_tenth(seconds: float) -> None:
    assert seconds_of(bucket_of(seconds)) == pytest.approx(seconds, rel=0.1)


def test_times_of_many_games_are_put_together() -> None:
    one, two = bucket_of(0.001), bucket_of(1.0)
    assert times_of([{one: 3}, {one: 1, two: 2}]) == {seconds_of(one): 4, seconds_of(two): 2}
    assert bucket_of(0.0) == 0
