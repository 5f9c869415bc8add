from __future__ import annotations

import pytest

from emporion.server.people.limits import RATES, Limits, Rate, neighbourhood

SLOW = {"chat": Rate(burst=3, per_minute=6), "joins": Rate(burst=1, per_minute=60)}


def test_a_burst_is_allowed_and_then_a_rate() -> None:
    limits = Limits(SLOW)
    assert [limits.allow("chat", "ann", 1000) for _ in range(4)] == [0, 0, 0, 10]
    assert limits.allow("chat", "ann", 8_500) == 2.5
    assert limits.allow("chat", "ann", 11_000) == 0
    assert limits.allow("chat", "ann", 11_000) == 10


def test_who_waits_long_has_the_burst_again_and_no_more() -> None:
    limits = Limits(SLOW)
    for now in (0, 10**9):
        assert [limits.allow("chat", "ann", now) for _ in range(4)] == [0, 0, 0, 10]


def test_over_a_long_time_it_is_the_rate() -> None:
    limits = Limits(SLOW)
    allowed = sum(limits.allow("chat", "ann", now) == 0 for now in range(0, 600_000, 100))
    assert allowed == 3 + 59


def test_kinds_and_people_do_not_share() -> None:
    limits = Limits(SLOW)
    assert [limits.allow("joins", who, 0) for who in ("ann", "ann", "bob")] == [0, 1, 0]
    assert limits.allow("chat", "ann", 0) == 0


def test_a_clock_that_goes_back_does_no_harm() -> None:
    limits = Limits(SLOW)
    limits.allow("joins", "ann", 5_000)
    assert limits.allow("joins", "ann", 4_000) == 2


def test_only_those_seen_last_are_remembered() -> None:
    limits = Limits(SLOW, capacity=2)
    assert [limits.allow("joins", who, 0) for who in ("ann", "bob", "ann", "cid")] == [0, 0, 1, 0]
    # Ann was seen after Bob, though only to be refused.
    assert limits.allow("joins", "ann", 0) == 1
    assert limits.allow("joins", "bob", 0) == 0
    assert [len(buckets) for buckets in limits._full_at.values()] == [0, 2]


@pytest.mark.parametrize("kind", RATES)
def test_every_kind_has_an_end(kind: str) -> None:
    limits = Limits()
    assert any(limits.allow(kind, "ann", 0) > 0 for _ in range(1000))


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("unknown", "unknown"),
    ],
)
def test_one_neighbourhood_counts_as_one(address: str, counts_as: str) -> None:
    assert neighbourhood(address) == counts_as
