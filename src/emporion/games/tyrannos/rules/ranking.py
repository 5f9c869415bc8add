"""Y4.4 Room and rank: who can take a block of cargo, and in which order the players are asked."""

from __future__ import annotations

from emporion.games.tyrannos.cities import GREEK
from emporion.games.tyrannos.rules.holdings import free_places, living, own_cities, tyrant_of
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
def empty_pairs(s: State, p: int) -> int:
    """Y4.4 A pair is two free places in one city."""
    n = 0
    cities = own_cities(s, p)
    while cities != 0:
        n += cargo_places(s, lowest(cities)) // 2
        cities = without_lowest(cities)
    return n


@rule
def with_room(s: State, lots: int) -> int:
    """Y4.4 The living players who have room for these lots, as a set: a pair for two, a place for a single one."""
    seats = 0
    needed = 2 if total(lots) > 1 else 1
    for c in range(GREEK):
        p = tyrant_of(s, c)
        if p >= 0 and cargo_places(s, c) >= needed:
            seats |= 1 << p
    return seats & living(s)


@rule
def has_room(s: State, p: int, lots: int) -> bool:
    return with_room(s, lots) >> p & 1 == 1


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
