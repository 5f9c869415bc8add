"""§15 The full breakdown of the points: by field, by empire, by bonus.

A sheet follows from what lies on the board, and it is kept for the boards seen last: all viewers read the same one, and
most actions leave the board as it is. What was worked out once is looked up (the rank of an empire for each of its
fields), so some rules of `rules/scoring.py` are not called here; `tests/games/tyros/test_scoresheet.py` compares.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple, cast

import msgspec

from emporion.games.tyros.editions import CITY_POINTS, EMPIRE_NAMES, EMPIRE_ORDER, SHIP_POINTS, TIE_BREAK
from emporion.games.tyros.places import FIELD_NAMES, FIELDS
from emporion.games.tyros.rules.scoring import (
    FOUR_EMPIRES_POINTS,
    MAJORITY_POINTS,
    cities_in,
    controller,
    empire_size,
    majority,
    rank_of,
)
from emporion.games.tyros.state import State

KEPT: Final = 1024
"""Of how many boards the sheets are kept, a few megabytes."""


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
    city_points: int
    ship_points: int
    """§15.3 what a field there is worth, with a city and with ships."""
    to_rise: int | None
    """§15.1 how many fields more would bring it one place up; None for the largest."""
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
    order: tuple[str, ...]
    """§15.1 who comes first among empires of equal size."""


class OnBoard(NamedTuple):
    """What lies on the board: all that points depend on, open to everybody. The rules of scoring run on it."""

    players: int
    edition: int
    four_empires: int
    empire: bytes
    city: bytes
    ships: tuple[bytes, ...]


class Realm(NamedTuple):
    """An empire as far as ships do not matter."""

    size: int
    rank: int
    cities: tuple[int, ...]
    majority: int


def score_sheet(s: State) -> ScoreSheet:
    """The points as the board stands; at the end of the game, the result."""
    ships = tuple(map(bytes, s.ships))
    return sheet_of(OnBoard(s.players, s.edition, s.four_empires, bytes(s.empire), bytes(s.city), ships))


@functools.lru_cache(maxsize=KEPT)
def sheet_of(board: OnBoard) -> ScoreSheet:
    s = cast(State, board)
    realms = realms_of(board._replace(four_empires=0, ships=()))
    owners = [(field, owner - 1) for field in range(1, FIELDS) if (owner := controller(s, field))]
    fields = tuple(field_score(s, field, owner, realms) for field, owner in owners)
    empires = tuple(empire_score(s, empire, realms, fields) for empire in range(1, 5))
    seats = tuple(seat_score(s, p, fields, empires) for p in range(s.players))
    return ScoreSheet(fields, empires, seats, tuple(EMPIRE_NAMES[empire] for empire in EMPIRE_ORDER[s.edition]))


@functools.lru_cache(maxsize=KEPT)
def realms_of(board: OnBoard) -> tuple[Realm, ...]:
    """Ships move far more often than empires and cities grow."""
    s = cast(State, board)
    return tuple(
        Realm(
            empire_size(s, empire),
            rank_of(s, empire),
            tuple(cities_in(s, p, empire) for p in range(s.players)),
            majority(s, empire),
        )
        for empire in range(1, 5)
    )


def field_score(s: State, field: int, owner: int, realms: Sequence[Realm]) -> FieldScore:
    empire, city = s.empire[field], s.city[field] != 0
    points = (CITY_POINTS if city else SHIP_POINTS)[s.edition][realms[empire - 1].rank]
    return FieldScore(FIELD_NAMES[field], EMPIRE_NAMES[empire], owner, city, points)


def empire_score(s: State, empire: int, realms: Sequence[Realm], fields: Sequence[FieldScore]) -> EmpireScore:
    name, realm = EMPIRE_NAMES[empire], realms[empire - 1]
    points: Counter[int] = Counter()
    for field in fields:
        if field.empire == name:
            points[field.seat] += field.points
    return EmpireScore(
        empire=name,
        size=realm.size,
        rank=realm.rank + 1,
        city_points=CITY_POINTS[s.edition][realm.rank],
        ship_points=SHIP_POINTS[s.edition][realm.rank],
        to_rise=fields_to_rise(s.edition, empire, realms),
        cities=realm.cities,
        control_points=tuple(points[p] for p in range(s.players)),
        majority=realm.majority - 1 if realm.majority else None,
    )


def fields_to_rise(edition: int, empire: int, realms: Sequence[Realm]) -> int | None:
    """§15.1 As many as the next larger one has more, and one further where that comes first among equals."""
    realm, order = realms[empire - 1], EMPIRE_ORDER[edition]
    if realm.rank == 0:
        return None
    above = next(other for other in range(1, 5) if realms[other - 1].rank == realm.rank - 1)
    comes_first = order.index(empire) < order.index(above)
    return realms[above - 1].size - realm.size + (0 if comes_first else 1)


def seat_score(s: State, p: int, fields: Sequence[FieldScore], empires: Sequence[EmpireScore]) -> SeatScore:
    cities = sum(f.points for f in fields if f.seat == p and f.city)
    ships = sum(f.points for f in fields if f.seat == p and not f.city)
    majorities = sum(MAJORITY_POINTS for e in empires if e.majority == p)
    bonus = FOUR_EMPIRES_POINTS if s.four_empires == p + 1 else 0
    tie_break = sum(e.control_points[p] for e in empires if e.rank == 1 and TIE_BREAK[s.edition])
    return SeatScore(p, cities, ships, majorities, bonus, cities + ships + majorities + bonus, tie_break)
