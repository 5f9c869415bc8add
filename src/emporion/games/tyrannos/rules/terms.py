"""Y9.4 Fighting on, giving up, or offering terms."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.codes import CITY, FIGHT, GIVE_UP, OFFER_TERMS, WAREHOUSE, kind_of, pull_down_of, wins_of
from emporion.games.tyrannos.refusals import MALFORMED, NO_TERMS, NOTHING_TO_PULL_DOWN
from emporion.games.tyrannos.rules.armies import agree, city_concerned, conclude, led_by
from emporion.games.tyrannos.rules.exchange import hand_over_package, package_refusal
from emporion.games.tyrannos.rules.holdings import begin_group
from emporion.games.tyrannos.rules.plans import begin_round
from emporion.games.tyrannos.state import ATTACKER, CRUSHING, DEFENDER, DRAWN, SIDES, State
from emporion.games.tyrannos.steps import ANSWER_TERMS, NO_CITY, NO_SEAT, RESOLVE, push
from emporion.kernel.rule import rule

UNUSED_AT: Final = 9
"""Bits between the parts of terms that offers use for seats."""


@rule
def ask_resolve(s: State) -> None:
    """Y9.4 The principals choose whether to fight on; independent cities (Y2.6) and Phoenicians (Y10.1) always do."""
    seats = 0
    for side in range(SIDES):
        if s.principal[side] >= 0:
            seats |= 1 << s.principal[side]
    if seats == 0:
        begin_round(s)
    else:
        begin_group(s, seats)
        push(s, RESOLVE, NO_CITY, NO_SEAT, 0)


@rule
def resolved(s: State, side: int) -> int:
    """What the principal of a side chose."""
    p = s.principal[side]
    return s.choice[p] if p >= 0 else FIGHT


@rule
def resolve(s: State) -> None:
    """Y9.4 Giving up comes before terms; of two offers the attacker's is answered first."""
    attacker = kind_of(resolved(s, ATTACKER)) == GIVE_UP
    defender = kind_of(resolved(s, DEFENDER)) == GIVE_UP
    if not attacker and not defender:
        put_terms(s, ATTACKER)
        return
    forget_choices(s)
    if attacker and defender:
        conclude(s, DRAWN, -1)
    else:
        conclude(s, CRUSHING, DEFENDER if attacker else ATTACKER)


@rule
def put_terms(s: State, first: int) -> None:
    """Y9.4 The next side's terms lie on the table; when there are none any more, the battle goes on."""
    for side in range(first, SIDES):
        if kind_of(resolved(s, side)) == OFFER_TERMS:
            s.offer = resolved(s, side)
            push(s, ANSWER_TERMS, NO_CITY, s.principal[1 - side], side)
            return
    s.offer = 0
    forget_choices(s)
    begin_round(s)


@rule
def forget_choices(s: State) -> None:
    for p in range(s.players):
        s.choice[p] = 0


@rule
def terms_loser(action: int, side: int) -> int:
    """The side that loses by the terms of a side."""
    return 1 - side if wins_of(action) == 1 else side


@rule
def terms_refusal(s: State, p: int, action: int) -> int:
    """Y9.4 One package between the principals, and perhaps an expansion of the city concerned pulled down."""
    side = led_by(s, p)
    q = s.principal[1 - side]
    if q < 0:
        return NO_TERMS
    c = city_concerned(s, terms_loser(action, side))
    sector = pull_down_of(action)
    if sector > WAREHOUSE or action >> UNUSED_AT & 7 != 0:
        return MALFORMED
    if (sector == CITY and s.city_level[c] < 2) or (sector == WAREHOUSE and s.store_level[c] < 2):
        return NOTHING_TO_PULL_DOWN
    return package_refusal(s, p, q, action)


@rule
def accept_terms(s: State, side: int) -> None:
    """Y9.4, Y9.12 An agreed victory; the terms take the place of a condition."""
    action = s.offer
    s.offer = 0
    forget_choices(s)
    agree(s, 1 - terms_loser(action, side), pull_down_of(action))
    hand_over_package(s, s.principal[side], s.principal[1 - side], action)
