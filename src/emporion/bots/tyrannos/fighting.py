"""War: whom to attack, whom to help, and when to make peace."""

from __future__ import annotations

from typing import Final

from emporion.bots.tyrannos.commanding import deployment, plan
from emporion.bots.tyrannos.knobs import DEFEAT, ODDS, RIVALRY
from emporion.bots.tyrannos.notes import Notes
from emporion.bots.tyrannos.worth import ALLY_WORTH, POINT, VASSAL_WORTH, city_worth, money_worth, package_worth
from emporion.games.tyrannos.cities import CITIES, GREEK
from emporion.games.tyrannos.codes import (
    ACCEPT,
    DECLARE_WAR,
    DECLINE,
    FIGHT,
    JOIN,
    LEND,
    OFFER_TERMS,
    pack,
    pack_pieces,
    pull_down_of,
)
from emporion.games.tyrannos.refusals import ALLOWED
from emporion.games.tyrannos.rules.aftermath import CRUSHING_POINTS, POINTS, is_spared
from emporion.games.tyrannos.rules.armies import joinable, led_by, on_field, stay_at_home, tokens_of
from emporion.games.tyrannos.rules.holdings import allied_players, living, own_cities, tyrant_of
from emporion.games.tyrannos.rules.scoring import EXPANSION_POINTS
from emporion.games.tyrannos.rules.terms import terms_loser, terms_refusal
from emporion.games.tyrannos.rules.war import strongest, war_refusal
from emporion.games.tyrannos.state import ATTACKER, DEFENDER, State
from emporion.games.tyrannos.steps import DEPLOYMENT, JOIN_WAR, LEND_TOKENS, PLANS, RESOLVE, step_kind, step_value
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.rule import rule

VICTORY: Final = CRUSHING_POINTS * POINT
AGREED: Final = POINTS * POINT
FRIENDSHIP: Final = 150
"""What it costs to attack a friend."""
HOPELESS: Final = 70
"""Percent of the enemy's men with which terms are sought."""
LENT: Final = 2

# ---------------------------------------------------------------------------------------------------- odds


@rule
def men_of(s: State, cities: int) -> int:
    n = 0
    while cities != 0:
        n += s.army[lowest(cities)]
        cities = without_lowest(cities)
    return n


@rule
def attackers(s: State, p: int, c: int) -> int:
    """Lochoi that a player leads against a city."""
    q = tyrant_of(s, c)
    friends = s.allies[p] & ~s.allies[q] if q >= 0 else s.allies[p]
    return men_of(s, (own_cities(s, p) | friends) & ~(1 << c) & ~stay_at_home(s))


@rule
def defenders(s: State, p: int, c: int) -> int:
    """Lochoi that may defend a city against a player: all who could join are counted."""
    q = tyrant_of(s, c)
    cities = 1 << c
    seats = allied_players(s, c)
    if q >= 0:
        cities |= own_cities(s, q) | s.allies[q] & ~s.allies[p]
        seats = s.pact[q]
    seats &= living(s) & ~(1 << p)
    while seats != 0:
        cities |= own_cities(s, lowest(seats))
        seats = without_lowest(seats)
    return men_of(s, cities)


@rule
def chance_of(percent: int) -> int:
    """Percent of battles won with so many percent of the enemy's men."""
    if percent >= 200:
        return 97
    if percent >= 150:
        return 80
    if percent >= 125:
        return 60
    if percent >= 100:
        return 42
    return 20 if percent >= 75 else 5


@rule
def share(own: int, other: int) -> int:
    """In percent; nobody at all is beaten by anybody."""
    return 100 * own // other if other > 0 else 1000


# ---------------------------------------------------------------------------------------------------- Y9.1 declaring


@rule
def conquest_worth(s: State, p: int, c: int, n: Notes) -> int:
    """What a crushing victory over a city brings."""
    q = tyrant_of(s, c)
    worth = VASSAL_WORTH + EXPANSION_POINTS * POINT * (s.city_level[c] + s.store_level[c] - 2)
    if q < 0:
        own = ALLY_WORTH if s.allies[p] >> c & 1 == 1 else 0
        due = VICTORY if s.month >= s.points_after_city[p][c] and s.army[c] > 0 else 0
        return worth + due - own
    if is_spared(s, c):
        worth = ALLY_WORTH if s.forced[p][q] == 0 else 0
    else:
        worth += city_worth(s, c) * n.knob[RIVALRY] // 100
    due = VICTORY if s.month >= s.points_after[p][q] else 0
    friend = FRIENDSHIP if s.pact[p] >> q & 1 == 1 else 0
    return worth + due - friend + money_worth(n, s.treasury[c])


@rule
def war_choice(s: State, p: int, n: Notes) -> int:
    """The city that is worth most among those that can be beaten, or 0."""
    best = 0
    most = 0
    for c in range(GREEK):
        action = pack(DECLARE_WAR, c, 0, 0)
        if war_refusal(s, p, action) != ALLOWED:
            continue
        odds = share(attackers(s, p, c), defenders(s, p, c))
        chance = chance_of(odds)
        worth = (conquest_worth(s, p, c, n) * chance - n.knob[DEFEAT] * (100 - chance)) // 100
        if odds >= n.knob[ODDS] and worth > most:
            best = action
            most = worth
    return best


# ---------------------------------------------------------------------------------------------------- Y9.3 joining


@rule
def side_men(s: State, side: int) -> int:
    n = 0
    for c in range(CITIES):
        if s.side[c] == side + 1:
            n += s.sent[c]
    return n


@rule
def join_answer(s: State, p: int, side: int) -> int:
    """A friend is helped in defence, where the help decides and he is likely to win with it."""
    if side == ATTACKER:
        return pack(JOIN, 0, 0, 0)
    own = men_of(s, joinable(s, p, side))
    with_us = share(side_men(s, DEFENDER) + own, side_men(s, ATTACKER))
    alone = share(side_men(s, DEFENDER), side_men(s, ATTACKER))
    is_useful = with_us >= 140 and (s.invasion != 0 or alone < 125)
    return pack(JOIN, 0, 0, tokens_of(s, joinable(s, p, side)) if is_useful else 0)


@rule
def lend_answer(s: State, p: int) -> int:
    """Who fights the Phoenicians shares their ransom."""
    return pack_pieces(LEND, 0, strongest(s.hand[p], LENT)) if s.invasion != 0 else LEND


# ---------------------------------------------------------------------------------------------------- Y9.4 terms


@rule
def fighting_worth(s: State, side: int, n: Notes) -> int:
    """What fighting on is worth to a side."""
    chance = chance_of(share(on_field(s, side), on_field(s, 1 - side)))
    return n.knob[DEFEAT] * (2 * chance - 100) // 100


@rule
def resolve_answer(s: State, p: int) -> int:
    """Nobody gives up; who sees no hope offers a defeat without conditions."""
    side = led_by(s, p)
    if share(on_field(s, side), on_field(s, 1 - side)) >= HOPELESS:
        return FIGHT
    return OFFER_TERMS if terms_refusal(s, p, OFFER_TERMS) == ALLOWED else FIGHT


@rule
def terms_answer(s: State, p: int, offerer: int, n: Notes) -> int:
    """Y9.4 An agreed end is accepted if it is better than what the field promises."""
    worth = -package_worth(n, s.offer)
    pulled = EXPANSION_POINTS * POINT if pull_down_of(s.offer) != 0 else 0
    if terms_loser(s.offer, offerer) == offerer:
        worth += AGREED + pulled * n.knob[RIVALRY] // 100
    else:
        worth -= AGREED + pulled
    is_legal = terms_refusal(s, s.principal[offerer], s.offer) == ALLOWED
    return ACCEPT if is_legal and worth > fighting_worth(s, 1 - offerer, n) else DECLINE


# ---------------------------------------------------------------------------------------------------- what is asked


@rule
def war_answer(s: State, p: int, step: int, n: Notes) -> int:
    """Whatever is asked from the muster to the last round."""
    kind = step_kind(step)
    if kind == JOIN_WAR:
        return join_answer(s, p, step_value(step))
    if kind == LEND_TOKENS:
        return lend_answer(s, p)
    if kind == DEPLOYMENT:
        return deployment(s, p)
    if kind == PLANS:
        return plan(s, p)
    return resolve_answer(s, p) if kind == RESOLVE else terms_answer(s, p, step_value(step), n)
