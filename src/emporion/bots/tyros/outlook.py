"""Reading the table: how long the game will last, what the empires will be worth, what cities and ships bring."""

from __future__ import annotations

from emporion.bots.search import POINT
from emporion.bots.tyros.knobs import (
    AHEAD,
    BEHIND,
    EVEN,
    FOUR_FIRST,
    HELD_LATER,
    HELD_NEXT,
    HELD_NOW,
    NEW_SHIP,
    RIVALRY,
    YARD,
)
from emporion.bots.tyros.notes import EMPIRES, Notes
from emporion.games.tyros.editions import CITY_IN_TYROS, CITY_POINTS, SHIP_POINTS
from emporion.games.tyros.places import BERTHS, FIELDS, ITALY, ITALY_EAST, TYROS, field_of
from emporion.games.tyros.rules.empires import laying_turns
from emporion.games.tyros.rules.scoring import FOUR_EMPIRES_POINTS, MAJORITY_POINTS, controller, order_of
from emporion.games.tyros.rules.ships import fleet, ships_in, ships_of
from emporion.games.tyros.state import SEATS, State
from emporion.kernel.bits import lowest, size, without_lowest
from emporion.kernel.rule import rule


@rule
def read_table(s: State, n: Notes) -> None:
    """What is the same for all players."""
    n.tiles_left = tiles_in_game(s)
    n.future = rounds_to_come(s, n.tiles_left)
    for empire in range(EMPIRES):
        n.size[empire] = 0
        n.open[empire] = 0
        for q in range(SEATS):
            n.cities[q][empire] = 0
            n.holdings[q][empire] = 0
    for q in range(s.players):
        n.fleets[q] = fleet_fields(s, q)
    n.crowds = 0
    for field in range(1, FIELDS):
        read_field(s, n, field)
    for empire in range(1, EMPIRES):
        rank = likely_rank(s, n, empire)
        n.city_points[empire] = at_rank(s, rank, 1)
        n.ship_points[empire] = at_rank(s, rank, 0)


@rule
def read_field(s: State, n: Notes, field: int) -> None:
    empire = s.empire[field]
    n.size[empire] += 1
    fleets = fleets_at(s, n, field)
    if s.city[field] != 0:
        n.cities[s.city[field] - 1][empire] += 1
    elif size(fleets) < 2:
        n.open[empire] |= 1 << field
    if fleets != 0:
        if ships_in(s, field) > 1:
            n.crowds |= 1 << field
        owner = controller(s, field)
        if owner != 0 and s.city[field] == 0:
            n.holdings[owner - 1][empire] += 1


@rule
def fleets_at(s: State, n: Notes, field: int) -> int:
    """Who has ships in a field, as a set."""
    seats = 0
    for q in range(s.players):
        seats |= (n.fleets[q] >> field & 1) << q
    return seats


@rule
def fleet_fields(s: State, p: int) -> int:
    fields = 0
    for berth in range(1, BERTHS):
        if s.ships[p][berth] > 0:
            fields |= 1 << field_of(berth)
    return fields


@rule
def tiles_in_game(s: State) -> int:
    tiles = size(s.unseen) + s.under_count
    for p in range(s.players):
        tiles += size(s.tiles[p])
    return tiles


@rule
def rounds_to_come(s: State, tiles: int) -> int:
    """§14.1 The game ends with the round in which somebody lays his last tile."""
    if s.last_round != 0:
        return 0
    each_round = s.players * laying_turns(s)
    return max(1, (tiles + each_round - 1) // each_round)


@rule
def likely_rank(s: State, n: Notes, empire: int) -> int:
    """The rank an empire will have, in hundredths: the more tiles are to come, the less its size tells."""
    rank = 0
    for other in range(1, EMPIRES):
        if other == empire:
            continue
        ahead = 2 * (n.size[other] - n.size[empire]) + (1 if order_of(s, other) < order_of(s, empire) else -1)
        rank += min(100, max(0, 50 + 50 * ahead // (1 + n.tiles_left // 2)))
    return rank


@rule
def at_rank(s: State, rank: int, city: int) -> int:
    """§15.3 Points between the ranks, as the rank lies between them."""
    whole = min(2, rank // 100)
    part = rank - 100 * whole
    if city != 0:
        return CITY_POINTS[s.edition][whole] * (100 - part) + CITY_POINTS[s.edition][whole + 1] * part
    return SHIP_POINTS[s.edition][whole] * (100 - part) + SHIP_POINTS[s.edition][whole + 1] * part


# ------------------------------------------------------------------------------------------- what a place would bring


@rule
def read_places(s: State, n: Notes, p: int) -> None:
    """For one player: what ships and cities of his would bring in each field."""
    n.goals = 0
    for empire in range(1, EMPIRES):
        n.city_gain[empire] = city_gain(s, n, p, empire) if s.city_stock[p] > 0 else 0
    for field in range(1, FIELDS):
        n.hold[field] = 0
        n.site[field] = 0
        empire = s.empire[field]
        if empire != 0 and s.city[field] == 0:
            read_place(s, n, p, field, empire)
    berths = fleet(s, p)
    while berths != 0:
        berth = lowest(berths)
        berths = without_lowest(berths)
        n.leave[berth] = leaving_loss(s, n, p, berth)


@rule
def read_place(s: State, n: Notes, p: int, field: int, empire: int) -> None:
    others = fleets_at(s, n, field) & ~(1 << p)
    n.hold[field] = held(n, empire) if others == 0 else disturbed(s, n, field, others)
    if n.hold[field] > 0:
        n.goals |= berths_of(1 << field)
    if others == 0 and not (field == TYROS and CITY_IN_TYROS[s.edition] == 0):
        n.site[field] = n.city_gain[empire]


@rule
def held(n: Notes, empire: int) -> int:
    """A ship's points, as far as it is likely to stay and be alone until the end."""
    knob = HELD_NOW if n.future == 0 else HELD_NEXT if n.future == 1 else HELD_LATER
    return n.ship_points[empire] * n.knob[knob] // 100


@rule
def disturbed(s: State, n: Notes, field: int, others: int) -> int:
    """§15.2 A ship next to a rival's makes the field nobody's; where there is no room it brings nothing."""
    if n.crowds >> field & 1 == 1 or size(others) > 1:
        return 0
    return held(n, s.empire[field]) * n.knob[RIVALRY] // 100


@rule
def city_gain(s: State, n: Notes, p: int, empire: int) -> int:
    """What a city brings beyond a ship in the same field."""
    gain = n.city_points[empire] - held(n, empire) + n.knob[YARD] * min(n.future, 3)
    return gain + majority_gain(s, n, p, empire) + four_empires_gain(s, n, p, empire)


@rule
def majority_gain(s: State, n: Notes, p: int, empire: int) -> int:
    """§15.4 One more city towards the majority, and what that takes from who has it."""
    mine = n.cities[p][empire]
    best = 0
    for q in range(s.players):
        if q != p:
            best = max(best, n.cities[q][empire])
    gain = majority_worth(n, mine + 1 - best) - majority_worth(n, mine - best)
    if mine + 1 == best or (mine == best and best > 0):
        gain += (majority_worth(n, 1) - majority_worth(n, 0)) * n.knob[RIVALRY] // 100
    return gain


@rule
def majority_worth(n: Notes, lead: int) -> int:
    if lead >= 2:
        return MAJORITY_POINTS * POINT
    if n.future == 0:
        return MAJORITY_POINTS * POINT if lead > 0 else 0
    if lead == 1:
        return n.knob[AHEAD]
    if lead == 0:
        return n.knob[EVEN]
    return n.knob[BEHIND] if lead == -1 else 0


@rule
def four_empires_gain(s: State, n: Notes, p: int, empire: int) -> int:
    """§8.4 A step to a city in each of the four empires, unless somebody has them."""
    if s.four_empires != 0 or n.cities[p][empire] > 0:
        return 0
    empires = 0
    for other in range(1, EMPIRES):
        if n.cities[p][other] > 0:
            empires += 1
    if empires == 3:
        return FOUR_EMPIRES_POINTS * POINT
    if empires + n.future < 3:
        return 0
    return n.knob[FOUR_FIRST + empires]


@rule
def leaving_loss(s: State, n: Notes, p: int, berth: int) -> int:
    """What is lost when one ship leaves: the field, if it was the only one there."""
    field = field_of(berth)
    if s.city[field] != 0 or s.empire[field] == 0 or ships_of(s, p, field) > 1:
        return 0
    return n.hold[field]


@rule
def ship_in_reserve(n: Notes) -> int:
    return n.knob[NEW_SHIP] * min(n.future, 3)


@rule
def berths_of(fields: int) -> int:
    """The berths of a set of fields; Italy has two."""
    return fields | (fields >> ITALY & 1) << ITALY_EAST


@rule
def nearest(distances: list[int], berths: int) -> int:
    """The shortest of the distances to some berths."""
    best = 99
    while berths != 0:
        best = min(best, distances[lowest(berths)])
        berths = without_lowest(berths)
    return best
