"""Y12 Guessing: all that a viewer cannot know is drawn anew.

Two states that look the same to the viewer become the same state, if they are redrawn with equal generators.

An offer or terms between others are replaced by some that can come to nothing: who does not know what is on the table
reckons with no deal.
"""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.codes import (
    ACCEPT,
    ALLIANCE_AT,
    CUT_IN,
    DECLINE,
    DISCARD,
    FIGHT,
    GIVE_MONEY_AT,
    GIVE_UP,
    JOIN,
    LEND,
    MAKE_OFFER,
    OFFER_TERMS,
    SELL,
    STAY_OUT,
    WANT_MONEY_AT,
    kind_of,
    pack,
    pack_pieces,
)
from emporion.games.tyrannos.rules.armies import commanded_by, joinable, tokens_of
from emporion.games.tyrannos.rules.auction import CUT_IN_POINTS
from emporion.games.tyrannos.rules.battle import sample_deploy
from emporion.games.tyrannos.rules.market import next_sale
from emporion.games.tyrannos.rules.plans import engine_plan
from emporion.games.tyrannos.rules.tokens import tokens_wanted
from emporion.games.tyrannos.state import ATTACKER, PLACED, SIDES, State
from emporion.games.tyrannos.steps import (
    ANSWER,
    ANSWER_TERMS,
    ASK_CUT_IN,
    CLOSE_OFFER,
    CONSENT,
    DEPLOYMENT,
    GROUP,
    JOIN_WAR,
    LEND_TOKENS,
    RESOLVE,
    SELLING,
    SPEND_POINTS,
    SWAP_TOKENS,
    WHO,
    step_kind,
    step_seat,
    step_value,
    top,
)
from emporion.games.tyrannos.voitheia import TOKENS, points, points_of
from emporion.kernel.multiset import count, one, some_of, total
from emporion.kernel.random import below
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

NO_DEAL: Final = 1 << GIVE_MONEY_AT | 1 << WANT_MONEY_AT
"""Y8.8 Nobody gives money for money."""


@rule
def redraw(s: State, viewer: int, rng: Row) -> None:
    """Replace what the viewer (a seat, or -1 for a spectator) cannot know."""
    hidden = gather_tokens(s, viewer)
    hidden = deal_placed(s, viewer, hidden, rng)
    hidden = deal_punic(s, viewer, hidden, rng)
    hidden = deal_hands(s, viewer, hidden, rng)
    s.token_bag = hidden
    forget_offer(s, viewer)
    redraw_choices(s, viewer, rng)


# ---------------------------------------------------------------------------------------------------- who knows what


@rule
def knows_lent(s: State, viewer: int, p: int) -> bool:
    """Y9.3 What a player lent is shown to his commander."""
    if viewer == p:
        return True
    for side in range(SIDES):
        if s.helpers[side] >> p & 1 == 1 and viewer >= 0 and s.commander[side] == viewer:
            return True
    return False


@rule
def knows_placed(s: State, viewer: int, side: int, i: int) -> bool:
    """Y9.5 What lies under a grouping is known to the commander, and to whose it is."""
    return viewer >= 0 and (s.commander[side] == viewer or s.placed_from[side][i] == viewer + 1)


@rule
def knows_punic(s: State, viewer: int) -> bool:
    """Y10.1"""
    return viewer >= 0 and s.invasion != 0 and s.commander[ATTACKER] == viewer


@rule
def is_party(s: State, viewer: int) -> bool:
    """Y12 Who knows the offer or the terms on the table."""
    if viewer < 0:
        return False
    if kind_of(s.offer) == OFFER_TERMS:
        return s.principal[0] == viewer or s.principal[1] == viewer
    return s.turn == viewer or s.asked >> viewer & 1 == 1


@rule
def knows_choice(s: State, viewer: int, p: int) -> bool:
    """Choices of a group are secret until all are in; then answers to an offer are known to who made it."""
    if viewer == p:
        return True
    kind = step_kind(top(s))
    if kind == CLOSE_OFFER:
        return s.turn == viewer
    if kind == ANSWER_TERMS:
        return kind_of(s.choice[p]) != OFFER_TERMS or is_party(s, viewer)
    return False


# ---------------------------------------------------------------------------------------------------- Voitheia


@rule
def gather_tokens(s: State, viewer: int) -> int:
    """All tokens that may be anywhere, for what the viewer knows."""
    hidden = s.token_bag
    if not knows_punic(s, viewer):
        hidden += s.punic_hand
    for p in range(s.players):
        if p != viewer:
            hidden += s.hand[p]
        if not knows_lent(s, viewer, p):
            hidden += s.lent[p]
    for side in range(SIDES):
        for i in range(PLACED):
            if s.placed_token[side][i] != 0 and not knows_placed(s, viewer, side, i):
                hidden += one(s.placed_token[side][i] - 1)
    return hidden


@rule
def sort_of(token: int) -> int:
    """Of a single piece."""
    sort = 0
    while count(token, sort) == 0:
        sort += 1
    return sort


@rule
def deal_placed(s: State, viewer: int, hidden: int, rng: Row) -> int:
    for side in range(SIDES):
        for i in range(PLACED):
            if s.placed_token[side][i] != 0 and not knows_placed(s, viewer, side, i):
                token = some_of(hidden, 1, rng)
                s.placed_token[side][i] = sort_of(token) + 1
                hidden -= token
    return hidden


@rule
def deal_punic(s: State, viewer: int, hidden: int, rng: Row) -> int:
    if knows_punic(s, viewer):
        return hidden
    s.punic_hand = some_of(hidden, total(s.punic_hand), rng)
    return hidden - s.punic_hand


@rule
def deal_hands(s: State, viewer: int, hidden: int, rng: Row) -> int:
    """First to those who must have some points, for they are about to spend them."""
    for needy in range(2):
        for p in range(s.players):
            if p != viewer and (points_due(s, p) > 0) == (needy == 0):
                s.hand[p] = dealt(s, p, hidden, rng)
                hidden -= s.hand[p]
    for p in range(s.players):
        if not knows_lent(s, viewer, p):
            s.lent[p] = some_of(hidden, total(s.lent[p]), rng)
            hidden -= s.lent[p]
    return hidden


@rule
def points_due(s: State, p: int) -> int:
    """Points of Voitheia that a player is known to have, because he has promised them."""
    due = 0
    for i in range(s.depth):
        step = s.agenda[i]
        if step_kind(step) == SPEND_POINTS and step_seat(step) == p:
            due = max(due, step_value(step))
    return due


@rule
def dealt(s: State, p: int, hidden: int, rng: Row) -> int:
    """As many tokens as a player holds, with the points that he must have."""
    hand = some_of(hidden, total(s.hand[p]), rng)
    left = hidden - hand
    while points(hand) < points_due(s, p):
        weak = cheapest(hand)
        strong = dearest(left)
        hand += one(strong) - one(weak)
        left += one(weak) - one(strong)
    return hand


@rule
def cheapest(tokens: int) -> int:
    best = -1
    for token in range(TOKENS):
        if count(tokens, token) > 0 and (best < 0 or points_of(token) < points_of(best)):
            best = token
    return best


@rule
def dearest(tokens: int) -> int:
    best = -1
    for token in range(TOKENS):
        if count(tokens, token) > 0 and (best < 0 or points_of(token) > points_of(best)):
            best = token
    return best


# ---------------------------------------------------------------------------------------------------- offers


@rule
def forget_offer(s: State, viewer: int) -> None:
    """Y12 Offers are seen by their parties only. Whom an offer was made to is open."""
    if kind_of(s.offer) == MAKE_OFFER and not is_party(s, viewer):
        s.offer = s.offer & (1 << ALLIANCE_AT) - 1 | NO_DEAL
    elif kind_of(s.offer) == OFFER_TERMS and not is_party(s, viewer):
        s.offer = OFFER_TERMS | NO_DEAL


# ---------------------------------------------------------------------------------------------------- choices


@rule
def redraw_choices(s: State, viewer: int, rng: Row) -> None:
    """What others have chosen and the viewer cannot know; who has not answered yet has no choice."""
    step = top(s)
    kind = step_kind(step)
    if WHO[kind] != GROUP and kind != CLOSE_OFFER and kind != ANSWER_TERMS:
        return
    for p in range(s.players):
        if s.choice[p] != 0 and not knows_choice(s, viewer, p):
            s.choice[p] = guess_choice(s, p, step, rng)


@rule
def guess_choice(s: State, p: int, step: int, rng: Row) -> int:
    """A choice that is allowed; of many that are, a simple one."""
    kind = step_kind(step)
    if kind == SWAP_TOKENS:
        return pack_pieces(DISCARD, 0, some_of(s.hand[p], tokens_wanted(s, p, step), rng))
    if kind == CLOSE_OFFER:
        return DECLINE
    if kind == ANSWER_TERMS:
        return OFFER_TERMS | NO_DEAL
    if kind == ANSWER or kind == CONSENT:
        return ACCEPT if below(rng, 2) == 0 else DECLINE
    if kind == ASK_CUT_IN:
        return CUT_IN if points(s.hand[p]) >= CUT_IN_POINTS and below(rng, 2) == 0 else STAY_OUT
    if kind == SELLING:
        return guess_sale(s, p, step_value(step), rng)
    return guess_in_war(s, p, step, rng)


@rule
def guess_sale(s: State, p: int, good: int, rng: Row) -> int:
    """Y4.7 Nothing, or one lot after the other as long as chance will."""
    action = SELL
    more = next_sale(s, p, good, 1, action)
    while more != 0 and below(rng, 3) > 0:
        action = more
        more = next_sale(s, p, good, 1, action)
    return action


@rule
def guess_in_war(s: State, p: int, step: int, rng: Row) -> int:
    kind = step_kind(step)
    if kind == JOIN_WAR:
        return pack(JOIN, 0, 0, below(rng, tokens_of(s, joinable(s, p, step_value(step))) + 1))
    if kind == LEND_TOKENS:
        return pack_pieces(LEND, 0, some_of(s.hand[p], below(rng, 3), rng))
    if kind == DEPLOYMENT:
        return sample_deploy(s, p, step, rng)
    if kind == RESOLVE:
        return GIVE_UP if below(rng, 4) == 0 else FIGHT
    return engine_plan(s, commanded_by(s, p))
