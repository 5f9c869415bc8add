"""§15 Scoring."""

from __future__ import annotations

from emporion.games.tyros.editions import CITY_IN_TYROS, CITY_POINTS, EMPIRE_ORDER, SHIP_POINTS, TIE_BREAK
from emporion.games.tyros.places import FIELDS, TYROS
from emporion.games.tyros.rules.ships import ships_of
from emporion.games.tyros.state import SEATS, State
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

MAJORITY_POINTS = 7
"""§15.4"""
FOUR_EMPIRES_POINTS = 7
"""§8.4"""


@rule
def empire_size(s: State, empire: int) -> int:
    """§15.1 Fields with its chip, Tyros included."""
    fields = 0
    for field in range(1, FIELDS):
        if s.empire[field] == empire:
            fields += 1
    return fields


@rule
def order_of(s: State, empire: int) -> int:
    """§15.1 The empire's place in the order that decides ties."""
    for place in range(4):
        if EMPIRE_ORDER[s.edition][place] == empire:
            return place
    return 4


@rule
def rank_of(s: State, empire: int) -> int:
    """§15.1 0 for the largest empire to 3 for the smallest."""
    rank = 0
    size = empire_size(s, empire)
    for other in range(1, 5):
        other_size = empire_size(s, other)
        if other_size > size or (other_size == size and order_of(s, other) < order_of(s, empire)):
            rank += 1
    return rank


@rule
def controller(s: State, field: int) -> int:
    """§15.2 Seat + 1 of who controls a field, 0 for nobody."""
    if s.empire[field] == 0:
        return 0
    if s.city[field] != 0:
        return s.city[field]
    if field == TYROS and CITY_IN_TYROS[s.edition] == 0:
        return sole_leader(s, field)
    owner = 0
    for p in range(s.players):
        if ships_of(s, p, field) > 0:
            if owner != 0:
                return 0
            owner = p + 1
    return owner


@rule
def sole_leader(s: State, field: int) -> int:
    """§15.2 Seat + 1 of who has the most ships in a field; a tie is nobody."""
    leader = 0
    most = 0
    for p in range(s.players):
        ships = ships_of(s, p, field)
        if ships > most:
            most = ships
            leader = p + 1
        elif ships == most:
            leader = 0
    return leader


@rule
def field_points(s: State, field: int) -> int:
    """§15.3 What a field is worth to who controls it."""
    rank = rank_of(s, s.empire[field])
    return CITY_POINTS[s.edition][rank] if s.city[field] != 0 else SHIP_POINTS[s.edition][rank]


@rule
def cities_in(s: State, p: int, empire: int) -> int:
    cities = 0
    for field in range(1, FIELDS):
        if s.empire[field] == empire and s.city[field] == p + 1:
            cities += 1
    return cities


@rule
def majority(s: State, empire: int) -> int:
    """§15.4 Seat + 1 of who has more cities in an empire than anyone else, 0 for nobody."""
    leader = 0
    most = 0
    for p in range(s.players):
        cities = cities_in(s, p, empire)
        if cities > most:
            most = cities
            leader = p + 1
        elif cities == most:
            leader = 0
    return leader


@rule
def control_points(s: State, p: int, empire: int) -> int:
    """§15.3 Points for controlled fields of one empire."""
    points = 0
    for field in range(1, FIELDS):
        if s.empire[field] == empire and controller(s, field) == p + 1:
            points += field_points(s, field)
    return points


@rule
def score(s: State, out: Row) -> None:
    """§15 The points of every seat, as the board stands."""
    for p in range(SEATS):
        out[p] = 0
    for field in range(1, FIELDS):
        owner = controller(s, field)
        if owner != 0:
            out[owner - 1] += field_points(s, field)
    for empire in range(1, 5):
        leader = majority(s, empire)
        if leader != 0:
            out[leader - 1] += MAJORITY_POINTS
    if s.four_empires != 0:
        out[s.four_empires - 1] += FOUR_EMPIRES_POINTS


@rule
def tie_break(s: State, p: int) -> int:
    """§15.5 Among players with equal points: control points in the largest empire, where the edition has it."""
    if TIE_BREAK[s.edition] == 0:
        return 0
    for empire in range(1, 5):
        if rank_of(s, empire) == 0:
            return control_points(s, p, empire)
    return 0
