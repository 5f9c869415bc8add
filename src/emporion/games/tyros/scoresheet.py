"""§15 The full breakdown of the points: by field, by empire, by bonus."""

from __future__ import annotations

import msgspec

from emporion.games.tyros.editions import EMPIRE_NAMES
from emporion.games.tyros.places import FIELD_NAMES, FIELDS
from emporion.games.tyros.rules.scoring import (
    FOUR_EMPIRES_POINTS,
    MAJORITY_POINTS,
    cities_in,
    control_points,
    controller,
    empire_size,
    field_points,
    majority,
    rank_of,
    tie_break,
)
from emporion.games.tyros.state import State


class FieldScore(msgspec.Struct, frozen=True):
    field: str
    empire: str
    seat: int
    city: bool
    """By a city, or by ships."""
    points: int


class EmpireScore(msgspec.Struct, frozen=True):
    empire: str
    size: int
    rank: int
    """1 for the largest."""
    cities: tuple[int, ...]
    """Of each seat."""
    control_points: tuple[int, ...]
    """Of each seat."""
    majority: int | None
    """§15.4 the seat that gets the bonus."""


class SeatScore(msgspec.Struct, frozen=True):
    seat: int
    cities: int
    ships: int
    """Points for fields controlled by cities and by ships."""
    majorities: int
    four_empires: int
    total: int
    tie_break: int


class ScoreSheet(msgspec.Struct, frozen=True):
    fields: tuple[FieldScore, ...]
    empires: tuple[EmpireScore, ...]
    seats: tuple[SeatScore, ...]


def score_sheet(s: State) -> ScoreSheet:
    """The points as the board stands; at the end of the game, the result."""
    fields = tuple(field_score(s, field) for field in range(1, FIELDS) if controller(s, field))
    empires = tuple(empire_score(s, empire) for empire in range(1, 5))
    seats = tuple(seat_score(s, p, fields, empires) for p in range(s.players))
    return ScoreSheet(fields, empires, seats)


def field_score(s: State, field: int) -> FieldScore:
    empire = EMPIRE_NAMES[s.empire[field]]
    return FieldScore(FIELD_NAMES[field], empire, controller(s, field) - 1, s.city[field] != 0, field_points(s, field))


def empire_score(s: State, empire: int) -> EmpireScore:
    return EmpireScore(
        empire=EMPIRE_NAMES[empire],
        size=empire_size(s, empire),
        rank=rank_of(s, empire) + 1,
        cities=tuple(cities_in(s, p, empire) for p in range(s.players)),
        control_points=tuple(control_points(s, p, empire) for p in range(s.players)),
        majority=majority(s, empire) - 1 if majority(s, empire) else None,
    )


def seat_score(s: State, p: int, fields: tuple[FieldScore, ...], empires: tuple[EmpireScore, ...]) -> SeatScore:
    cities = sum(f.points for f in fields if f.seat == p and f.city)
    ships = sum(f.points for f in fields if f.seat == p and not f.city)
    majorities = sum(MAJORITY_POINTS for e in empires if e.majority == p)
    bonus = FOUR_EMPIRES_POINTS if s.four_empires == p + 1 else 0
    return SeatScore(p, cities, ships, majorities, bonus, cities + ships + majorities + bonus, tie_break(s, p))
