from __future__ import annotations

from emporion.engine.outcome import Outcome, rank


def test_seats_are_ordered_by_points_then_tie_break() -> None:
    places = rank([10, 30, 30, 5], [0, 2, 6, 0])
    assert [(place.seat, place.rank) for place in places] == [(2, 1), (1, 2), (0, 3), (3, 4)]


def test_equal_seats_share_a_rank_and_the_next_is_skipped() -> None:
    places = rank([7, 9, 9], [0, 4, 4])
    assert [(place.seat, place.rank) for place in places] == [(1, 1), (2, 1), (0, 3)]
    assert Outcome("reason", places).winners == (1, 2)
