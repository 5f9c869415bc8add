"""Y11.7 The full breakdown of the points of every seat."""

from __future__ import annotations

import msgspec

from emporion.games.tyrannos.rules.holdings import TALENT, is_living
from emporion.games.tyrannos.rules.scoring import (
    ORIGINAL_POINTS,
    ally_points,
    city_points,
    expansion_points,
    money_of,
    points_of_seat,
    tie_break,
)
from emporion.games.tyrannos.state import State


class SeatScore(msgspec.Struct, frozen=True):
    seat: int
    original: int
    """Points for the city he drew, if he never lost it …"""
    cities: int
    """… for his other cities, …"""
    allies: int
    expansions: int
    battles: int
    talents: int
    total: int
    tie_break: int


class ScoreSheet(msgspec.Struct, frozen=True):
    seats: tuple[SeatScore, ...]


def score_sheet(s: State) -> ScoreSheet:
    """The points as things stand; at the end of the game, the result."""
    return ScoreSheet(tuple(seat_score(s, p) for p in range(s.players)))


def seat_score(s: State, p: int) -> SeatScore:
    """Y11.5 Who is out has no points."""
    if not is_living(s, p):
        return SeatScore(p, 0, 0, 0, 0, 0, 0, 0, tie_break(s, p))
    original = ORIGINAL_POINTS if s.kept_original >> p & 1 else 0
    return SeatScore(
        seat=p,
        original=original,
        cities=city_points(s, p) - original,
        allies=ally_points(s, p),
        expansions=expansion_points(s, p),
        battles=s.battle_points[p],
        talents=money_of(s, p) // TALENT,
        total=points_of_seat(s, p),
        tie_break=tie_break(s, p),
    )
