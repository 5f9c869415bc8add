"""Y4.4 Room and rank: who can take a block of cargo, and in which order the players are asked."""

from __future__ import annotations

from emporion.games.tyrannos.rules.holdings import free_places, living, own_cities
from emporion.games.tyrannos.state import State
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.multiset import total
from emporion.kernel.rule import rule


@rule
def cargo_places(s: State, c: int) -> int:
    """Y2.3 Places for cargo: none in an idle city (Y2.5), nor where fate keeps the ships away (Y5.4)."""
    if (s.idle | s.no_cargo) >> c & 1 == 1:
        return 0
    return free_places(s, c)


@rule
def empty_places(s: State, p: int) -> int:
    n = 0
    cities = own_cities(s, p)
    while cities != 0:
        n += cargo_places(s, lowest(cities))
        cities = without_lowest(cities)
    return n


@rule
def empty_pairs(s: State, p: int) -> int:
    """Y4.4 A pair is two free places in one city."""
    n = 0
    cities = own_cities(s, p)
    while cities != 0:
        n += cargo_places(s, lowest(cities)) // 2
        cities = without_lowest(cities)
    return n


@rule
def has_room(s: State, p: int, lots: int) -> bool:
    """Y4.4 A pair for a block of two, a place for a single lot."""
    if total(lots) > 1:
        return empty_pairs(s, p) > 0
    return empty_places(s, p) > 0


@rule
def with_room(s: State, lots: int) -> int:
    """The living players who have room for these lots, as a set."""
    seats = 0
    left = living(s)
    while left != 0:
        p = lowest(left)
        if has_room(s, p, lots):
            seats |= 1 << p
        left = without_lowest(left)
    return seats


@rule
def rank(s: State, p: int) -> int:
    """Y4.4 Lower is earlier: fewer blocks taken, fewer refusals, more empty pairs, turn order."""
    order = s.blocks_taken[p] * 64 + s.refusals[p]
    return (order * 64 - empty_pairs(s, p)) * 8 + (p - s.first) % s.players


@rule
def first_in_rank(s: State, seats: int) -> int:
    """Of a set that is not empty."""
    best = lowest(seats)
    left = without_lowest(seats)
    while left != 0:
        p = lowest(left)
        if rank(s, p) < rank(s, best):
            best = p
        left = without_lowest(left)
    return best
