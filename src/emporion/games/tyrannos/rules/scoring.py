"""Y11.5 to Y11.7 Leaving the game, and victory points."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.cities import SEATS
from emporion.games.tyrannos.rules.holdings import (
    TALENT,
    become_independent,
    end_pact,
    expansions,
    is_living,
    living,
    lose_city,
    own_cities,
)
from emporion.games.tyrannos.rules.tokens import discard_tokens
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import clear, pop, step_seat
from emporion.kernel.bits import lowest, size, without_lowest
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

ORIGINAL_POINTS: Final = 12
CITY_POINTS: Final = 7
ALLY_POINTS: Final = 3
EXPANSION_POINTS: Final = 2
MOST_MONEY: Final = 1 << 24
"""More drachmas than a player can have: what a vassal weighs in a tie."""

# ---------------------------------------------------------------------------------------------------- Y11.5 leaving


@rule
def leave_game(s: State, p: int) -> None:
    """Y11.5 His cities become independent, his alliances end, his Voitheia are discarded; with one left it is over."""
    s.left[p] = s.players + 1 - size(living(s))
    cities = own_cities(s, p)
    while cities != 0:
        c = lowest(cities)
        cities = without_lowest(cities)
        lose_city(s, c)
        become_independent(s, c)
    s.allies[p] = 0
    for q in range(SEATS):
        end_pact(s, p, q)
    discard_tokens(s, p, s.hand[p])
    pass_offices(s, p)
    if size(living(s)) == 1:
        clear(s)


@rule
def pass_offices(s: State, p: int) -> None:
    """Y1.1, Y4.8 The archon, and the first player while turns have not begun, is the next living one clockwise."""
    if s.archon == p:
        s.archon = next_living(s, p)
    if s.first == p and s.turn < 0:
        s.first = next_living(s, p)


@rule
def next_living(s: State, p: int) -> int:
    """Clockwise."""
    q = (p + 1) % s.players
    while not is_living(s, q) and q != p:
        q = (q + 1) % s.players
    return q


@rule
def scoring_proceed(s: State, step: int) -> None:
    """LEAVE: once; who is out already stays out."""
    pop(s)
    if is_living(s, step_seat(step)):
        leave_game(s, step_seat(step))


# ---------------------------------------------------------------------------------------------------- Y11.7 points


@rule
def money_of(s: State, p: int) -> int:
    """Drachmas in all own treasuries together."""
    sum = 0
    cities = own_cities(s, p)
    while cities != 0:
        sum += s.treasury[lowest(cities)]
        cities = without_lowest(cities)
    return sum


@rule
def city_points(s: State, p: int) -> int:
    """The original city if it was never lost, and every other."""
    cities = own_cities(s, p)
    points = 0
    if s.kept_original >> p & 1 == 1:
        points = ORIGINAL_POINTS
        cities &= ~(1 << s.original[p])
    return points + CITY_POINTS * size(cities)


@rule
def ally_points(s: State, p: int) -> int:
    """Independent allies and players made ally by force; by option every player."""
    allies = size(s.allies[p])
    for q in range(s.players):
        if s.pact[p] >> q & 1 == 1 and (s.all_allies_count != 0 or s.forced[p][q] != 0):
            allies += 1
    return ALLY_POINTS * allies


@rule
def expansion_points(s: State, p: int) -> int:
    """Those under construction count."""
    n = 0
    cities = own_cities(s, p)
    while cities != 0:
        n += expansions(s, lowest(cities))
        cities = without_lowest(cities)
    return EXPANSION_POINTS * n


@rule
def points_of_seat(s: State, p: int) -> int:
    """Y11.7, Y11.5 Who is out has none."""
    if not is_living(s, p):
        return 0
    realm = city_points(s, p) + ally_points(s, p) + expansion_points(s, p)
    return realm + s.battle_points[p] + money_of(s, p) // TALENT


@rule
def score(s: State, out: Row) -> None:
    """Y11.7 The points of every seat as things stand."""
    for p in range(SEATS):
        out[p] = points_of_seat(s, p)


@rule
def tie_break(s: State, p: int) -> int:
    """Y11.7 More vassals, then more money. Y11.5 Who is out ranks below all who are not, by time of leaving."""
    if not is_living(s, p):
        return s.left[p] - SEATS - 1
    return (size(own_cities(s, p)) - 1) * MOST_MONEY + money_of(s, p)
