from __future__ import annotations

import msgspec
import pytest

from emporion.arena.ratings import rate
from emporion.arena.results import GameResult, SeatResult


def game(number: int, ranks: dict[str, int]) -> GameResult:
    """A game in which these bots took these ranks; a bot `X2` is X in another seat."""
    seats = tuple(SeatResult(bot[0], rank, 0, float(rank == 1), 1, 0.1, 0.1, {0: 1}) for bot, rank in ranks.items())
    return GameResult(f"1-{number}-1", number, 6, "end", seats, (), "")


def test_the_better_bot_has_the_better_rating() -> None:
    games = [game(n, {"X": 1, "Y": 2, "Z": 3} if n % 4 else {"Y": 1, "X": 2, "Z": 3}) for n in range(40)]
    ratings = rate("XYZ", games)
    assert ratings["X"].mu > ratings["Y"].mu > 20 > ratings["Z"].mu
    assert all(rating.sigma < 6 for rating in ratings.values())


def test_who_did_not_play_keeps_the_first_rating() -> None:
    ratings = rate("XYZ", [game(1, {"X": 1, "Y": 2})])
    assert ratings["Z"].mu == 25
    assert ratings["Z"].sigma == pytest.approx(25 / 3, abs=0.001)


def test_equals_stay_equal() -> None:
    ratings = rate("XY", [game(1, {"X": 1, "Y": 1})])
    assert ratings["X"] == ratings["Y"]


def test_a_bot_with_several_seats_has_one_rating() -> None:
    """One bot against two of another, which takes every place as often: nobody has shown to be better."""
    places = [{"X1": 1, "Y": 2, "X2": 3}, {"Y": 1, "X1": 2, "X2": 3}, {"X1": 1, "X2": 2, "Y": 3}]
    ratings = rate("XY", [game(n, places[n % 3]) for n in range(60)])
    assert ratings["X"].mu == pytest.approx(ratings["Y"].mu, abs=1.5)
    won = rate("XY", [game(1, {"X1": 2, "Y": 1, "X2": 3})])
    assert won["Y"].mu > 26 > 24 > won["X"].mu


def test_ratings_follow_from_the_games_in_their_order() -> None:
    games = [game(n, {"X": 1 + n % 2, "Y": 2 - n % 2, "Z": 3}) for n in range(9)]
    assert rate("XYZ", games) == rate("XYZ", [msgspec.structs.replace(one) for one in games])
