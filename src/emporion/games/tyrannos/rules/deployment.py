"""Y9.5 Deployment: sizes of groupings, whose men stand in front, Voitheia under them."""

from __future__ import annotations

from emporion.games.tyrannos.cities import CITIES
from emporion.games.tyrannos.codes import (
    DEPLOY,
    LEAD_AT,
    PLACED_AT,
    PLACED_WIDTH,
    SHAPE_AT,
    lead_of,
    placed_token,
    placed_under,
    shape_of,
)
from emporion.games.tyrannos.refusals import (
    ALLOWED,
    MALFORMED,
    NOT_THIS_LEAD,
    NOT_THIS_SHAPE,
    PLACED_NOWHERE,
    TOKENS_NOT_HELD,
    TOO_MANY_PLACED,
)
from emporion.games.tyrannos.rules.armies import (
    TOKEN,
    commanded_by,
    is_punic,
    men,
    side_cities,
    side_taxeis,
    side_tokens,
)
from emporion.games.tyrannos.rules.terms import ask_resolve
from emporion.games.tyrannos.state import GROUPINGS, LINES, PLACED, SIDES, State
from emporion.games.tyrannos.voitheia import points_of
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.multiset import count, holds, one, total
from emporion.kernel.rule import rule


@rule
def allowance(s: State, side: int) -> int:
    """Y9.5 Voitheia that may be placed: two up to six taxeis, then one more for each full three, at most six.

    **Ruling** the Phoenicians place all six that they draw (Y10.1), however small their army.
    """
    if is_punic(s, side):
        return PLACED
    return min(PLACED, 2 + max(0, side_taxeis(s, side) - 6) // 3)


@rule
def tokens_at_hand(s: State, side: int) -> int:
    """Y9.3, Y10.1 Voitheia that a commander may place: his own and those lent to him, or the Phoenicians'."""
    if is_punic(s, side):
        return s.punic_hand
    p = s.commander[side]
    tokens = s.hand[p] if p >= 0 else 0
    seats = s.helpers[side]
    while seats != 0:
        tokens += s.lent[lowest(seats)]
        seats = without_lowest(seats)
    return tokens


@rule
def shape_tokens(action: int) -> int:
    return shape_of(action, 0) + shape_of(action, 1) + shape_of(action, 2)


@rule
def deploy_refusal(s: State, p: int, action: int) -> int:
    """Y9.5 One to three groupings, counted from the left; somebody's men in front; not too many Voitheia."""
    side = commanded_by(s, p)
    if shape_of(action, 0) == 0 or (shape_of(action, 1) == 0 and shape_of(action, 2) != 0):
        return NOT_THIS_SHAPE
    if shape_tokens(action) > side_tokens(s, side):
        return NOT_THIS_SHAPE
    if s.side[lead_of(action)] != side + 1 or s.sent[lead_of(action)] == 0:
        return NOT_THIS_LEAD
    return placing_refusal(s, side, action)


@rule
def placing_refusal(s: State, side: int, action: int) -> int:
    tokens = 0
    for i in range(PLACED):
        token = placed_token(action, i)
        if token != 0:
            tokens += one(token - 1)
            if shape_of(action, placed_under(action, i)) == 0:
                return PLACED_NOWHERE
        elif placed_under(action, i) != 0:
            return MALFORMED
    if total(tokens) > allowance(s, side):
        return TOO_MANY_PLACED
    return ALLOWED if holds(tokens_at_hand(s, side), tokens) else TOKENS_NOT_HELD


@rule
def engine_deployment(s: State, side: int) -> int:
    """Y2.6, Y10.1 Deepest piles, the strongest Voitheia under the first of them."""
    shape = 0
    piles = 0
    left = side_tokens(s, side)
    while left > 0 and piles < GROUPINGS:
        shape |= min(left, LINES) << 2 * piles
        left -= min(left, LINES)
        piles += 1
    action = DEPLOY | shape << SHAPE_AT | lowest(side_cities(s, side)) << LEAD_AT
    tokens = tokens_at_hand(s, side)
    for i in range(min(allowance(s, side), total(tokens))):
        token = strongest_token(tokens)
        tokens -= one(token)
        action |= token + 1 << PLACED_AT + PLACED_WIDTH * i
    return action


@rule
def strongest_token(tokens: int) -> int:
    """The sort with most symbols; among equals swords, then shields, then helmets."""
    best = -1
    for token in range(9):
        if count(tokens, token) > 0 and (best < 0 or points_of(token) > points_of(best)):
            best = token
    return best


@rule
def deploy_all(s: State) -> None:
    """Y9.5 Deployments are revealed; Voitheia under the groupings stay unseen."""
    for side in range(SIDES):
        p = s.commander[side]
        action = s.choice[p] if p >= 0 else engine_deployment(s, side)
        deploy(s, side, action)
        if p >= 0:
            s.choice[p] = 0
    ask_resolve(s)


@rule
def deploy(s: State, side: int, action: int) -> None:
    """Front lines of all groupings are filled first, then the lines behind them; the rest is the reserve."""
    for c in range(CITIES):
        s.reserve[side][c] = s.sent[c] if s.side[c] == side + 1 else 0
    for line in range(LINES):
        for g in range(GROUPINGS):
            if shape_of(action, g) > line:
                place_men(s, side, LINES * g + line, next_city(s, side, lead_of(action)))
    for g in range(GROUPINGS):
        s.deployed[side][g] = men(s, side, g)
    for i in range(PLACED):
        if placed_token(action, i) != 0:
            s.placed_token[side][i] = placed_token(action, i)
            s.placed_under[side][i] = placed_under(action, i)
            s.placed_from[side][i] = take_token(s, side, placed_token(action, i) - 1)


@rule
def next_city(s: State, side: int, lead: int) -> int:
    """**Ruling** Whose men come next: the lead city's, the commander's residence's, then others by number."""
    if s.reserve[side][lead] > 0:
        return lead
    p = s.commander[side]
    if p >= 0 and s.residence[p] >= 0 and s.reserve[side][s.residence[p]] > 0:
        return s.residence[p]
    c = 0
    while s.reserve[side][c] == 0:
        c += 1
    return c


@rule
def place_men(s: State, side: int, place: int, c: int) -> None:
    """A token of a city comes from the reserve: a full one, as long as there is one."""
    lochoi = min(TOKEN, s.reserve[side][c])
    s.reserve[side][c] -= lochoi
    s.line_city[side][place] = c
    s.line_men[side][place] = lochoi


@rule
def take_token(s: State, side: int, token: int) -> int:
    """**Ruling** From the commander's own hand first, then from lenders by seat: the seat + 1, 0 for Phoenicians."""
    if is_punic(s, side):
        s.punic_hand -= one(token)
        return 0
    p = s.commander[side]
    if count(s.hand[p], token) > 0:
        s.hand[p] -= one(token)
        return p + 1
    seats = s.helpers[side]
    while count(s.lent[lowest(seats)], token) == 0:
        seats = without_lowest(seats)
    s.lent[lowest(seats)] -= one(token)
    return lowest(seats) + 1
