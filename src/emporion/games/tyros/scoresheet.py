"""§15 The full breakdown of the points: by field, by empire, by bonus.

A sheet follows from what lies on the board, and it is kept for the boards seen last: all viewers read the same one, and
most actions leave the board as it is. A new one is needed whenever a ship moves, so pieces are counted here for all
seats and empires at once, and the rules of `rules/scoring.py` are asked only what does not follow from counting alone;
`tests/games/tyros/test_scoresheet.py` compares.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, cast

import msgspec

from emporion.games.tyros.editions import CITY_POINTS, EMPIRE_NAMES, EMPIRE_ORDER, SHIP_POINTS, TIE_BREAK
from emporion.games.tyros.places import FIELD_NAMES, FIELDS, field_of
from emporion.games.tyros.rules.scoring import FOUR_EMPIRES_POINTS, MAJORITY_POINTS, controller, majority, rank_of
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
    realms = realms_of(s.players, s.edition, board.empire, board.city)
    control = Control(s, occupied(board), realms)
    empires = tuple([empire_score(s, empire, realms, control) for empire in range(1, 5)])
    seats = tuple([seat_score(s, p, control, empires) for p in range(s.players)])
    return ScoreSheet(
        tuple(control.fields), empires, seats, tuple([EMPIRE_NAMES[empire] for empire in EMPIRE_ORDER[s.edition]])
    )


def occupied(board: OnBoard) -> list[int]:
    """The fields with a city or ships: nobody controls another."""
    rows = (board.city, *board.ships)
    return sorted({field_of(berth) for row in rows for berth, pieces in enumerate(row) if pieces})


@functools.lru_cache(maxsize=KEPT)
def realms_of(players: int, edition: int, empire: bytes, city: bytes) -> tuple[Realm, ...]:
    """Ships move far more often than empires and cities grow."""
    sizes = tuple([empire.count(one) for one in range(1, 5)])
    held = Counter(zip(empire, city, strict=True))
    realms = []
    for one, (size, rank) in enumerate(zip(sizes, ranks_of(edition, sizes), strict=True), 1):
        cities = tuple([held[one, p + 1] for p in range(players)])
        realms.append(Realm(size, rank, cities, majority_of(cities)))
    return tuple(realms)


@functools.lru_cache(maxsize=KEPT)
def ranks_of(edition: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
    """By the rule, on a board that has empires of these sizes."""
    chips = b"".join(bytes([empire]) * size for empire, size in enumerate(sizes, 1))
    s = cast(State, OnBoard(0, edition, 0, b"\0" + chips.ljust(FIELDS - 1, b"\0"), b"", ()))
    return tuple(rank_of(s, empire) for empire in range(1, 5))


@functools.lru_cache(maxsize=KEPT)
def majority_of(cities: tuple[int, ...]) -> int:
    """By the rule, on a board with one empire in which each seat has so many cities."""
    owners = b"".join(bytes([p]) * count for p, count in enumerate(cities, 1))
    s = cast(State, OnBoard(len(cities), 0, 0, bytes([1]) * FIELDS, b"\0" + owners.ljust(FIELDS - 1, b"\0"), ()))
    return majority(s, 1)


class Control:
    """The fields that somebody controls, and the points for them, added up."""

    def __init__(self, s: State, fields: Iterable[int], realms: Sequence[Realm]) -> None:
        self.fields: list[FieldScore] = []
        self.in_empires = [[0] * s.players for _ in range(5)]
        """Of each seat in each empire."""
        self.by_cities, self.by_ships = [0] * s.players, [0] * s.players
        """Of each seat."""
        for field in fields:
            if owner := controller(s, field):
                self._add(s, field, owner - 1, realms)

    def _add(self, s: State, field: int, seat: int, realms: Sequence[Realm]) -> None:
        empire, city = s.empire[field], s.city[field] != 0
        points = (CITY_POINTS if city else SHIP_POINTS)[s.edition][realms[empire - 1].rank]
        self.fields.append(FieldScore(FIELD_NAMES[field], EMPIRE_NAMES[empire], seat, city, points))
        self.in_empires[empire][seat] += points
        (self.by_cities if city else self.by_ships)[seat] += points


def empire_score(s: State, empire: int, realms: Sequence[Realm], control: Control) -> EmpireScore:
    realm = realms[empire - 1]
    return EmpireScore(
        empire=EMPIRE_NAMES[empire],
        size=realm.size,
        rank=realm.rank + 1,
        city_points=CITY_POINTS[s.edition][realm.rank],
        ship_points=SHIP_POINTS[s.edition][realm.rank],
        to_rise=fields_to_rise(s.edition, empire, realms),
        cities=realm.cities,
        control_points=tuple(control.in_empires[empire]),
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


def seat_score(s: State, p: int, control: Control, empires: Sequence[EmpireScore]) -> SeatScore:
    cities, ships = control.by_cities[p], control.by_ships[p]
    majorities = MAJORITY_POINTS * sum([e.majority == p for e in empires])
    bonus = FOUR_EMPIRES_POINTS if s.four_empires == p + 1 else 0
    tie_break = sum([e.control_points[p] for e in empires if e.rank == 1 and TIE_BREAK[s.edition]])
    return SeatScore(p, cities, ships, majorities, bonus, cities + ships + majorities + bonus, tie_break)
