"""Y9.4 to Y9.12 The battle: deployment, rounds, morale, rout and result."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.cities import CITIES
from emporion.games.tyrannos.codes import (
    ACCEPT,
    DECLINE,
    DEPLOY,
    FIGHT,
    GIVE_UP,
    LEAD_AT,
    OFFER_TERMS,
    PLACED_AT,
    PLACED_WIDTH,
    PLAN,
    PULL_DOWN_AT,
    SHAPE_AT,
    WINS_AT,
    emit,
    kind_of,
    number_of,
)
from emporion.games.tyrannos.refusals import ALLOWED, MALFORMED
from emporion.games.tyrannos.rules.armies import (
    TOKEN,
    commanded_by,
    conclude,
    depth_of,
    groupings,
    led_by,
    men,
    on_field,
    side_cities,
    side_tokens,
)
from emporion.games.tyrannos.rules.deployment import allowance, deploy_all, deploy_refusal, place_men, tokens_at_hand
from emporion.games.tyrannos.rules.exchange import sample_package
from emporion.games.tyrannos.rules.holdings import begin_group
from emporion.games.tyrannos.rules.plans import (
    LOSSES,
    RESERVES,
    begin_attacks,
    next_attack,
    plan_refusal,
    plans,
    support_of,
)
from emporion.games.tyrannos.rules.terms import accept_terms, ask_resolve, put_terms, resolve, terms_refusal
from emporion.games.tyrannos.state import (
    ATTACKER,
    CRUSHING,
    DEFENDER,
    DRAWN,
    GROUPINGS,
    LINES,
    NARROW,
    PLACED,
    SIDES,
    State,
)
from emporion.games.tyrannos.steps import (
    ANSWER_TERMS,
    DEPLOYMENT,
    END_ROUND,
    NO_CITY,
    NO_SEAT,
    PLANS,
    ROLL_ATTACK,
    ROLL_MORALE,
    pop,
    push,
    step_kind,
    step_value,
)
from emporion.kernel.bits import nth, size
from emporion.kernel.multiset import count, some_of, total
from emporion.kernel.random import below
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

BROKEN: Final = 3
"""Y9.10 The face from which on a grouping leaves the field."""
CRUSHING_MARGIN: Final = 6
"""Y9.12 Lochoi put out more than lost."""
MOST_FORCE: Final = 6
"""Y9.8"""
UNDER_NONE: Final = GROUPINGS
"""Voitheia whose grouping is gone."""


# ---------------------------------------------------------------------------------------------------- the beginning


@rule
def begin_battle(s: State) -> None:
    """Y9.1 A side without lochoi is routed before the first round; else all commanders deploy in secret."""
    if s.started[ATTACKER] == 0 or s.started[DEFENDER] == 0:
        decide_rout(s, s.started[ATTACKER] == 0, s.started[DEFENDER] == 0)
        return
    seats = commanders(s)
    begin_group(s, seats)
    if seats != 0:
        push(s, DEPLOYMENT, NO_CITY, NO_SEAT, 0)
    else:
        deploy_all(s)


@rule
def commanders(s: State) -> int:
    """Seats that command, as a set."""
    seats = 0
    for side in range(SIDES):
        if s.commander[side] >= 0:
            seats |= 1 << s.commander[side]
    return seats


# ---------------------------------------------------------------------------------------------------- Y9.7 attacks


@rule
def defence(s: State, side: int, g: int) -> int:
    """Y9.7, Y9.8 The force of the grouping attacked: with its shields, less swords and support of the attack."""
    enemy = 1 - side
    target = s.aims[side][g] - 1
    force = s.force[enemy][target] + s.shields[enemy][target] - s.swords[side][g] - support_of(s, side, g)
    return max(0, min(MOST_FORCE, force))


@rule
def roll_attack(s: State, i: int, face: int) -> None:
    """Y9.7 Above its force, a lochos of the grouping attacked is out."""
    side = i // GROUPINGS
    g = i % GROUPINGS
    if face > defence(s, side, g):
        s.hits[1 - side][s.aims[side][g] - 1] += 1
    next_attack(s, i + 1)


# ---------------------------------------------------------------------------------------------------- Y9.9 end of round


@rule
def take_losses(s: State) -> None:
    """Y9.9 Losses, then the tests of morale; what follows waits for them."""
    s.battle_round += 1
    for side in range(SIDES):
        for g in range(GROUPINGS):
            lose_men(s, side, g)
    push(s, END_ROUND, NO_CITY, NO_SEAT, RESERVES)
    for i in range(SIDES * GROUPINGS - 1, -1, -1):
        check_morale(s, i // GROUPINGS, i % GROUPINGS)


@rule
def lose_men(s: State, side: int, g: int) -> None:
    """Y9.9 From the top token; what it cannot lose lapses."""
    front = LINES * g
    lochoi = min(s.hits[side][g], s.line_men[side][front])
    s.line_men[side][front] -= lochoi
    s.fallen[s.line_city[side][front]] += lochoi
    s.put_out[side] += lochoi
    if s.line_men[side][front] == 0:
        for place in range(front, front + LINES - 1):
            s.line_men[side][place] = s.line_men[side][place + 1]
            s.line_city[side][place] = s.line_city[side][place + 1]
        s.line_men[side][front + LINES - 1] = 0
        s.line_city[side][front + LINES - 1] = 0


@rule
def check_morale(s: State, side: int, g: int) -> None:
    """Y9.10 A grouping that first falls to half its lochoi at deployment or less."""
    left = men(s, side, g)
    if left > 0 and 2 * left <= s.deployed[side][g] and s.shaken[side] >> g & 1 == 0:
        s.shaken[side] |= 1 << g
        push(s, ROLL_MORALE, NO_CITY, NO_SEAT, GROUPINGS * side + g)


@rule
def roll_morale(s: State, i: int, face: int) -> None:
    """Y9.10 A grouping that does not hold leaves the field, without casualties."""
    if face < BROKEN:
        return
    side = i // GROUPINGS
    for place in range(LINES * (i % GROUPINGS), LINES * (i % GROUPINGS) + LINES):
        s.withdrawn[s.line_city[side][place]] += s.line_men[side][place]
        s.line_men[side][place] = 0
        s.line_city[side][place] = 0


@rule
def end_round(s: State) -> None:
    """Y9.9 Reserve, rout, pools; Y9.7 the battle ends when both pools are empty."""
    for side in range(SIDES):
        bring_up_reserve(s, side)
    attacker = is_routed(s, ATTACKER)
    defender = is_routed(s, DEFENDER)
    if attacker or defender:
        decide_rout(s, attacker, defender)
    elif s.pool[ATTACKER] <= 0 and s.pool[DEFENDER] <= 0:
        decide_by_losses(s)
    else:
        ask_resolve(s)


@rule
def bring_up_reserve(s: State, side: int) -> None:
    """Y9.9 To the bottom of the shortest standing grouping, ties left first, as long as one has room.

    **Ruling** When no grouping stands any more, the reserve forms a new one.
    """
    renewed = groupings(s, side) == 0
    c = next_reserve(s, side)
    while c >= 0:
        g = shortest(s, side)
        if g < 0:
            break
        place_men(s, side, LINES * g + depth_of(s, side, g), c)
        c = next_reserve(s, side)
    if renewed and groupings(s, side) != 0:
        begin_anew(s, side)


@rule
def next_reserve(s: State, side: int) -> int:
    """**Ruling** The city with the fullest token in reserve, the first among equals; -1 for none."""
    best = -1
    most = 0
    for c in range(CITIES):
        lochoi = min(TOKEN, s.reserve[side][c])
        if lochoi > most:
            best = c
            most = lochoi
    return best


@rule
def shortest(s: State, side: int) -> int:
    """The standing grouping with fewest tokens that has room, -1 for none; the first place when none stands."""
    if groupings(s, side) == 0:
        return 0
    best = -1
    for g in range(GROUPINGS):
        lines = depth_of(s, side, g)
        if 0 < lines < LINES and (best < 0 or lines < depth_of(s, side, best)):
            best = g
    return best


@rule
def begin_anew(s: State, side: int) -> None:
    """The reserve has formed the first grouping; nothing lies under it."""
    s.deployed[side][0] = men(s, side, 0)
    s.shaken[side] &= ~1
    for i in range(PLACED):
        s.placed_under[side][i] = UNDER_NONE


# ---------------------------------------------------------------------------------------------------- Y9.11, Y9.12


@rule
def is_routed(s: State, side: int) -> bool:
    """Y9.11 With a loss of its own, and at most half of the enemy's lochoi (or of its own start) on the field."""
    if s.put_out[side] == 0:
        return False
    if s.own_half != 0:
        return 2 * on_field(s, side) <= s.started[side]
    return 2 * on_field(s, side) <= on_field(s, 1 - side)


@rule
def decide_rout(s: State, attacker: bool, defender: bool) -> None:
    """Y9.11, Y9.12 Both at once: more lochoi left wins, equal is a draw."""
    if attacker and defender:
        ahead = on_field(s, ATTACKER) - on_field(s, DEFENDER)
        if ahead == 0:
            conclude(s, DRAWN, -1)
        else:
            conclude(s, CRUSHING, ATTACKER if ahead > 0 else DEFENDER)
    else:
        conclude(s, CRUSHING, DEFENDER if attacker else ATTACKER)


@rule
def decide_by_losses(s: State) -> None:
    """Y9.12 More lochoi put out than lost."""
    ahead = s.put_out[DEFENDER] - s.put_out[ATTACKER]
    if ahead == 0:
        conclude(s, DRAWN, -1)
    else:
        result = CRUSHING if abs(ahead) >= CRUSHING_MARGIN else NARROW
        conclude(s, result, ATTACKER if ahead > 0 else DEFENDER)


# ---------------------------------------------------------------------------------------------------- drawn, not listed


@rule
def sample_deploy(s: State, p: int, step: int, rng: Row) -> int:
    """A random deployment."""
    side = commanded_by(s, p)
    cities = side_cities(s, side)
    left = side_tokens(s, side)
    piles = 1 + below(rng, min(left, GROUPINGS))
    action = DEPLOY
    for g in range(piles):
        tokens = 1 + below(rng, min(LINES, left - (piles - 1 - g)))
        action |= tokens << SHAPE_AT + 2 * g
        left -= tokens
    lead = nth(cities, below(rng, size(cities)))
    while s.sent[lead] == 0:
        lead = nth(cities, below(rng, size(cities)))
    return sample_placing(s, side, action | lead << LEAD_AT, piles, rng)


@rule
def sample_placing(s: State, side: int, action: int, piles: int, rng: Row) -> int:
    tokens = tokens_at_hand(s, side)
    n = below(rng, min(allowance(s, side), total(tokens)) + 1)
    for i in range(n):
        token = some_of(tokens, 1, rng)
        tokens -= token
        sort = 0
        while count(token, sort) == 0:
            sort += 1
        action |= (sort + 1 | below(rng, piles) << 4) << PLACED_AT + PLACED_WIDTH * i
    return action


@rule
def sample_terms(s: State, p: int, step: int, rng: Row) -> int:
    """Random legal terms, 0 if none were found."""
    q = s.principal[1 - led_by(s, p)]
    if q < 0:
        return 0
    action = OFFER_TERMS | below(rng, 2) << WINS_AT | below(rng, 3) << PULL_DOWN_AT | sample_package(s, p, q, rng)
    return action if terms_refusal(s, p, action) == ALLOWED else 0


# ---------------------------------------------------------------------------------------------------- the chapter


@rule
def battle_proceed(s: State, step: int) -> None:
    pop(s)
    if step_value(step) == LOSSES:
        take_losses(s)
    else:
        end_round(s)


@rule
def battle_kinds(s: State, p: int, step: int) -> int:
    kind = step_kind(step)
    if kind == DEPLOYMENT:
        return 1 << DEPLOY
    if kind == PLANS:
        return 1 << PLAN
    if kind == ANSWER_TERMS:
        return 1 << ACCEPT | 1 << DECLINE
    kinds = 1 << FIGHT | 1 << GIVE_UP
    return kinds | 1 << OFFER_TERMS if s.principal[1 - led_by(s, p)] >= 0 else kinds


@rule
def battle_actions(s: State, p: int, step: int, kind: int, reduced: int, out: Row, n: int) -> int:
    if kind == PLAN:
        return plans(s, p, reduced, out, n)
    if kind == DEPLOY or kind == OFFER_TERMS:
        return n
    return emit(out, n, kind) if battle_refusal(s, p, step, kind) == ALLOWED else n


@rule
def battle_refusal(s: State, p: int, step: int, action: int) -> int:
    kind = kind_of(action)
    if kind == DEPLOY:
        return deploy_refusal(s, p, action)
    if kind == PLAN:
        return plan_refusal(s, p, action)
    if kind == OFFER_TERMS:
        return terms_refusal(s, p, action)
    if action != kind:
        return MALFORMED
    if kind == ACCEPT:
        return terms_refusal(s, s.principal[step_value(step)], s.offer)
    return ALLOWED


@rule
def battle_apply(s: State, p: int, step: int, action: int) -> None:
    pop(s)
    side = step_value(step)
    if kind_of(action) == ACCEPT:
        accept_terms(s, side)
    else:
        put_terms(s, side + 1)


@rule
def battle_close(s: State, step: int) -> None:
    pop(s)
    kind = step_kind(step)
    if kind == DEPLOYMENT:
        deploy_all(s)
    elif kind == PLANS:
        begin_attacks(s)
    else:
        resolve(s)


@rule
def battle_chance(s: State, step: int, action: int) -> None:
    pop(s)
    if step_kind(step) == ROLL_ATTACK:
        roll_attack(s, step_value(step), number_of(action))
    else:
        roll_morale(s, step_value(step), number_of(action))
