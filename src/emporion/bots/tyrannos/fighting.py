"""War: whom to attack, how to draw up an army, and what to make of a victory."""

from __future__ import annotations

from typing import Final

from emporion.bots.tyrannos.governing import token_use
from emporion.bots.tyrannos.knobs import DEFEAT, ODDS, RIVALRY, TOKEN_WORTH
from emporion.bots.tyrannos.notes import Notes
from emporion.bots.tyrannos.worth import (
    ALLY_WORTH,
    POINT,
    VASSAL_WORTH,
    city_worth,
    money_worth,
    package_worth,
)
from emporion.games.tyrannos.cities import CITIES, GREEK
from emporion.games.tyrannos.codes import (
    ACCEPT,
    AS_ALLY,
    AS_VASSAL,
    CONDITION,
    DECLARE_WAR,
    DECLINE,
    DEPLOY,
    FIGHT,
    JOIN,
    LEAD_AT,
    LEND,
    NO_CONDITION,
    OFFER_TERMS,
    PLACED_AT,
    PLACED_WIDTH,
    PLAN,
    PLAYED_AT,
    PULL_ALL,
    PULL_CITY,
    RANSOM_ONLY,
    RAZE,
    SAVE,
    SHAPE_AT,
    TARGETS_AT,
    number_of,
    pack,
    pack_pieces,
    pull_down_of,
    second_of,
)
from emporion.games.tyrannos.refusals import ALLOWED
from emporion.games.tyrannos.rules.aftermath import (
    ALL_SECTORS,
    CRUSHING_POINTS,
    POINTS,
    PULLED_AT,
    SLAVE,
    THREE_TOKENS,
    TREASURY,
    condition_refusal,
    is_spared,
    stricken,
)
from emporion.games.tyrannos.rules.armies import (
    commanded_by,
    figures,
    joinable,
    led_by,
    on_field,
    side_cities,
    side_tokens,
    tokens_of,
)
from emporion.games.tyrannos.rules.deployment import allowance, tokens_at_hand
from emporion.games.tyrannos.rules.holdings import allied_players, living, own_cities, tyrant_of
from emporion.games.tyrannos.rules.plans import attacks, may_attack, playable
from emporion.games.tyrannos.rules.scoring import EXPANSION_POINTS
from emporion.games.tyrannos.rules.terms import terms_loser, terms_refusal
from emporion.games.tyrannos.rules.war import strongest, war_refusal
from emporion.games.tyrannos.state import ATTACKER, DEFENDER, GROUPINGS, LINES, State
from emporion.games.tyrannos.steps import (
    DEPLOYMENT,
    JOIN_WAR,
    LEND_TOKENS,
    PLANS,
    RESOLVE,
    step_kind,
    step_value,
)
from emporion.games.tyrannos.voitheia import HELMETS, TOKENS, symbol_of
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.multiset import count, one, total
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
    friends = s.allies[p] & ~s.allies[q] if q >= 0 else s.allies[p] + 0
    return men_of(s, (own_cities(s, p) | friends) & ~(1 << c) & ~s.idle)


@rule
def defenders(s: State, p: int, c: int) -> int:
    """Lochoi that may defend a city against a player: all who could join are counted."""
    q = tyrant_of(s, c)
    cities = 1 << c
    seats = allied_players(s, c)
    if q >= 0:
        cities |= own_cities(s, q) | s.allies[q] & ~s.allies[p]
        seats = s.pact[q] + 0
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
    return pack_pieces(LEND, 0, strongest(s.hand[p], LENT)) if s.invasion != 0 else LEND + 0


# ---------------------------------------------------------------------------------------------------- Y9.5 deployment


@rule
def lead_choice(s: State, p: int, side: int) -> int:
    """A city with enough men for the front lines, and rather not one's own: the front bears the losses."""
    best = -1
    most = 0
    cities = side_cities(s, side)
    while cities != 0:
        c = lowest(cities)
        cities = without_lowest(cities)
        worth = 3 * min(s.sent[c], 12) + (2 if tyrant_of(s, c) != p else 1 if s.residence[p] != c else 0)
        if s.sent[c] > 0 and worth > most:
            best = c
            most = worth
    return best


@rule
def deployment(s: State, p: int) -> int:
    """Deep groupings; a token left over waits in reserve."""
    side = commanded_by(s, p)
    action = DEPLOY | lead_choice(s, p, side) << LEAD_AT
    left = side_tokens(s, side)
    piles = 0
    while piles < GROUPINGS and (left >= 2 or (left > 0 and piles == 0)):
        action |= min(left, LINES) << SHAPE_AT + 2 * piles
        left -= min(left, LINES)
        piles += 1
    return action | placing(s, side, piles)


@rule
def placing(s: State, side: int, piles: int) -> int:
    """Y9.5 The tokens that do most, in turn under the groupings."""
    tokens = tokens_at_hand(s, side)
    action = 0
    for i in range(min(allowance(s, side), total(tokens))):
        token = most_useful(tokens)
        tokens -= one(token)
        action |= (token + 1 | i % piles << 4) << PLACED_AT + PLACED_WIDTH * i
    return action


@rule
def battle_use(token: int) -> int:
    """Helmets only bury fewer."""
    return token_use(token) - (6 if symbol_of(token) == HELMETS else 0)


@rule
def most_useful(tokens: int) -> int:
    best = -1
    for token in range(TOKENS):
        if count(tokens, token) > 0 and (best < 0 or battle_use(token) > battle_use(best)):
            best = token
    return best


# ---------------------------------------------------------------------------------------------------- Y9.7 plans


@rule
def best_slot(s: State, side: int, g: int) -> int:
    """The most useful token under a grouping, as a set; empty for none."""
    slots = playable(s, side)
    best = 0
    most = -100
    while slots != 0:
        i = lowest(slots)
        slots = without_lowest(slots)
        if s.placed_under[side][i] == g and battle_use(s.placed_token[side][i] - 1) > most:
            best = 1 << i
            most = battle_use(s.placed_token[side][i] - 1)
    return best


@rule
def weakest_target(s: State, side: int, g: int) -> int:
    """The grouping + 1 with least force that may be attacked, 0 for none."""
    best = 0
    for target in range(GROUPINGS):
        is_weaker = best == 0 or s.force[1 - side][target] < s.force[1 - side][best - 1]
        if is_weaker and may_attack(s, side, g, target):
            best = target + 1
    return best


@rule
def plan_with(s: State, side: int, played: int) -> int:
    """These tokens are played; the weakest are attacked."""
    action = PLAN | played << PLAYED_AT
    left = attacks(s, side, played)
    for g in range(GROUPINGS):
        target = weakest_target(s, side, g)
        if left > 0 and target > 0:
            action |= target << TARGETS_AT + 2 * g
            left -= 1
    return action


@rule
def plan(s: State, p: int) -> int:
    """A token of each grouping in each round, as long as there are any, and always at the weakest."""
    side = commanded_by(s, p)
    played = 0
    for g in range(GROUPINGS):
        played |= best_slot(s, side, g)
    return plan_with(s, side, played)


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
        return FIGHT + 0
    return OFFER_TERMS + 0 if terms_refusal(s, p, OFFER_TERMS) == ALLOWED else FIGHT + 0


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
    return ACCEPT + 0 if is_legal and worth > fighting_worth(s, 1 - offerer, n) else DECLINE + 0


# ---------------------------------------------------------------------------------------------------- afterwards


@rule
def pulled_worth(s: State, c: int, sectors: int, n: Notes) -> int:
    """What it is worth that a rival loses levels; an independent city's are nobody's loss."""
    if s.owner[c] == 0 or sectors == 0:
        return 0
    levels = s.city_level[c] + s.store_level[c] - 2 if sectors == ALL_SECTORS else 1
    return levels * EXPANSION_POINTS * POINT * n.knob[RIVALRY] // 100


@rule
def ransom_worth(s: State, c: int, number: int, n: Notes) -> int:
    worth = 0
    if number & TREASURY != 0:
        worth += money_worth(n, s.treasury[c]) * 2
    if number & THREE_TOKENS != 0:
        worth += min(3, total(s.hand[tyrant_of(s, c)])) * n.knob[TOKEN_WORTH]
    return worth


@rule
def condition_worth(s: State, p: int, action: int, c: int, n: Notes) -> int:
    q = tyrant_of(s, c)
    condition = second_of(action)
    number = number_of(action)
    loss = city_worth(s, c) * n.knob[RIVALRY] // 100 if q >= 0 else 0
    if condition == AS_VASSAL:
        return city_worth(s, c) + money_worth(n, s.treasury[c]) + loss
    if condition == RAZE:
        return money_worth(n, SLAVE * figures(s.army[c])) + loss
    if condition == AS_ALLY:
        return ALLY_WORTH + ransom_worth(s, c, number, n) + pulled_worth(s, c, number >> PULLED_AT, n)
    if condition == RANSOM_ONLY:
        return ransom_worth(s, c, number, n)
    if condition == NO_CONDITION:
        return 0
    return pulled_worth(s, c, ALL_SECTORS if condition == PULL_ALL else condition - PULL_CITY + 1, n)


@rule
def condition_choice(s: State, p: int, c: int, n: Notes) -> int:
    best = pack(CONDITION, c, NO_CONDITION, 0)
    most = 0
    for condition in range(AS_VASSAL, NO_CONDITION):
        for number in range(16):
            action = pack(CONDITION, c, condition, number)
            if condition_refusal(s, action) == ALLOWED and condition_worth(s, p, action, c, n) > most:
                best = action
                most = condition_worth(s, p, action, c, n)
    return best


@rule
def save_choice(s: State, p: int, side: int) -> int:
    """Y9.13 Own men first."""
    cities = stricken(s, side)
    own = cities & own_cities(s, p)
    return pack(SAVE, lowest(own if own != 0 else cities), 0, 0)


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
