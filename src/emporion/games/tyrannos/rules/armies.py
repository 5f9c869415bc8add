"""Armies: who fights on which side, and what stands on the field (Y2.4, Y9.1, Y9.3, Y9.6)."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.cities import CITIES, GREEK, MOTYE, PANORMOS, SEATS
from emporion.games.tyrannos.rules.holdings import is_new, own_cities, tyrant_of
from emporion.games.tyrannos.state import AGREED, ATTACKER, DEFENDER, GROUPINGS, LINES, PLACED, SIDES, State
from emporion.games.tyrannos.steps import END_BATTLE, NO_CITY, NO_SEAT, push
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.rule import rule

TOKEN: Final = 4
"""Y2.4 Lochoi of a full token."""

# ---------------------------------------------------------------------------------------------------- Y2.4 tokens


@rule
def token_count(lochoi: int) -> int:
    """Y2.4 Tokens of a city's men: full ones and at most one partial."""
    return (lochoi + TOKEN - 1) // TOKEN


@rule
def figures(lochoi: int) -> int:
    """Y2.4 Taxeis: two for a token of three or four lochoi, one for one of one or two."""
    return lochoi // TOKEN * 2 + (lochoi % TOKEN + 1) // 2


@rule
def stay_at_home(s: State) -> int:
    """Cities whose men attack nobody, as a set: idle ones (Y2.5) and, by option, those gained this month (Y2.4)."""
    cities = s.idle
    if s.new_vassals_wait != 0:
        for c in range(GREEK):
            cities |= int(is_new(s, c)) << c
    return cities


@rule
def joinable(s: State, p: int, side: int) -> int:
    """Y9.3 Cities of a player that can send men to a side, as a set; some only defend."""
    cities = own_cities(s, p)
    return cities & ~stay_at_home(s) if side == ATTACKER else cities


@rule
def tokens_of(s: State, cities: int) -> int:
    """Tokens of the armies of these cities."""
    n = 0
    while cities != 0:
        n += token_count(s.army[lowest(cities)])
        cities = without_lowest(cities)
    return n


# ---------------------------------------------------------------------------------------------------- sides


@rule
def side_cities(s: State, side: int) -> int:
    """The cities that fight on a side, as a set."""
    cities = 0
    for c in range(CITIES):
        if s.side[c] == side + 1:
            cities |= 1 << c
    return cities


@rule
def side_tokens(s: State, side: int) -> int:
    n = 0
    for c in range(CITIES):
        if s.side[c] == side + 1:
            n += token_count(s.sent[c])
    return n


@rule
def side_taxeis(s: State, side: int) -> int:
    """Y9.7 Taxeis of a side at the start."""
    n = 0
    for c in range(CITIES):
        if s.side[c] == side + 1:
            n += figures(s.sent[c])
    return n


@rule
def is_punic(s: State, side: int) -> bool:
    return s.invasion != 0 and side == ATTACKER


@rule
def commanded_by(s: State, p: int) -> int:
    """The side that a seat commands."""
    return ATTACKER if s.commander[ATTACKER] == p else DEFENDER


@rule
def led_by(s: State, p: int) -> int:
    """The side whose principal a seat is."""
    return ATTACKER if s.principal[ATTACKER] == p else DEFENDER


@rule
def city_concerned(s: State, loser: int) -> int:
    """Y9.14 The attacked city, or the residence of a beaten attacker; -1 for the Phoenicians."""
    if loser == DEFENDER:
        return s.target - 1
    return s.residence[s.principal[ATTACKER]] if s.principal[ATTACKER] >= 0 else -1


@rule
def conclude(s: State, result: int, winner: int) -> None:
    """Y9.12 The battle is over: the side that won, -1 for a draw."""
    s.result = result
    s.winner = winner
    push(s, END_BATTLE, NO_CITY, NO_SEAT, 0)


@rule
def agree(s: State, winner: int, sector: int) -> None:
    """Y9.4, Y9.12 Terms were accepted; a sector that they pull down (0 for none) stands until losses are counted."""
    s.result = AGREED
    s.winner = winner
    push(s, END_BATTLE, NO_CITY, NO_SEAT, sector)


# ---------------------------------------------------------------------------------------------------- the field


@rule
def men(s: State, side: int, grouping: int) -> int:
    """Lochoi of a grouping."""
    n = 0
    for line in range(LINES):
        n += s.line_men[side][LINES * grouping + line]
    return n


@rule
def depth_of(s: State, side: int, grouping: int) -> int:
    """Tokens of a grouping, one behind the other."""
    n = 0
    while n < LINES and s.line_men[side][LINES * grouping + n] > 0:
        n += 1
    return n


@rule
def groupings(s: State, side: int) -> int:
    """The groupings that stand, as a set."""
    standing = 0
    for g in range(GROUPINGS):
        standing |= int(s.line_men[side][LINES * g] > 0) << g
    return standing


@rule
def on_field(s: State, side: int) -> int:
    """Y9.11 Lochoi in standing groupings and in reserve."""
    n = 0
    for g in range(GROUPINGS):
        n += men(s, side, g)
    for c in range(CITIES):
        n += s.reserve[side][c]
    return n


@rule
def force_of(s: State, side: int, grouping: int) -> int:
    """Y9.6 Figures of the top token, and one for each further line."""
    lines = depth_of(s, side, grouping)
    return figures(s.line_men[side][LINES * grouping]) + lines - 1 if lines > 0 else 0


# ---------------------------------------------------------------------------------------------------- drawing up


@rule
def clear_field(s: State) -> None:
    """No battle any more."""
    s.target = 0
    s.invasion = 0
    s.battle_round = 0
    s.result = 0
    s.winner = 0
    s.punic_hand = 0
    for p in range(SEATS):
        s.lent[p] = 0
    for c in range(CITIES):
        s.side[c] = 0
        s.sent[c] = 0
        s.fallen[c] = 0
        s.withdrawn[c] = 0
    for side in range(SIDES):
        clear_side(s, side)


@rule
def clear_side(s: State, side: int) -> None:
    s.principal[side] = 0
    s.commander[side] = 0
    s.helpers[side] = 0
    s.started[side] = 0
    s.pool[side] = 0
    s.put_out[side] = 0
    s.helmets[side] = 0
    s.shaken[side] = 0
    for i in range(GROUPINGS * LINES):
        s.line_city[side][i] = 0
        s.line_men[side][i] = 0
    for c in range(CITIES):
        s.reserve[side][c] = 0
    for i in range(PLACED):
        s.placed_token[side][i] = 0
        s.placed_under[side][i] = 0
        s.placed_from[side][i] = 0
    for g in range(GROUPINGS):
        s.deployed[side][g] = 0
        s.force[side][g] = 0
    clear_round(s, side)


@rule
def clear_round(s: State, side: int) -> None:
    """What holds for one round only."""
    for g in range(GROUPINGS):
        s.hits[side][g] = 0
        s.swords[side][g] = 0
        s.shields[side][g] = 0
        s.aims[side][g] = 0
        s.backs[side][g] = 0


@rule
def call_to_arms(s: State, c: int, attacker: int) -> None:
    """Y9.1, Y9.3 The sides of a war for a city, with all who join of themselves; -1 for the Phoenicians."""
    clear_field(s)
    s.target = c + 1
    s.invasion = 1 if attacker < 0 else 0
    s.principal[ATTACKER] = attacker
    s.principal[DEFENDER] = tyrant_of(s, c)
    for side in range(SIDES):
        s.commander[side] = s.principal[side]
    if attacker < 0:
        send(s, MOTYE, ATTACKER, TOKEN * s.punic_tokens)
        send(s, PANORMOS, ATTACKER, TOKEN * s.punic_tokens)
    else:
        send_all(s, ATTACKER, (own_cities(s, attacker) | unshared_allies(s, ATTACKER)) & ~stay_at_home(s))
    defenders = 1 << c
    if s.principal[DEFENDER] >= 0:
        defenders |= own_cities(s, s.principal[DEFENDER]) | unshared_allies(s, DEFENDER)
    send_all(s, DEFENDER, defenders)


@rule
def unshared_allies(s: State, side: int) -> int:
    """Y9.3 Unrepresented allies of a principal; a city allied to both stays out."""
    cities = s.allies[s.principal[side]]
    enemy = s.principal[1 - side]
    if enemy >= 0:
        cities &= ~s.allies[enemy]
    return cities & ~(1 << s.target - 1)


@rule
def send_all(s: State, side: int, cities: int) -> None:
    for c in range(GREEK):
        if cities >> c & 1 == 1:
            send(s, c, side, s.army[c])


@rule
def send(s: State, c: int, side: int, lochoi: int) -> None:
    """A city's men fight on a side. Who has none is no part of the army, but the attacked city always is."""
    if lochoi > 0 or c == s.target - 1:
        s.side[c] = side + 1
        s.sent[c] = lochoi
