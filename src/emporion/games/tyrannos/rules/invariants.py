"""What holds in every state: nothing is lost, nothing is made, and everybody has a place (Y2 to Y4, Y8, Y11)."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.cities import CITIES, GREEK, SEATS
from emporion.games.tyrannos.codes import OFFER_TERMS, kind_of
from emporion.games.tyrannos.goods import CARD_COUNT, CARD_KINDS, GOODS, LOTS
from emporion.games.tyrannos.rules.holdings import LEVELS, army_cap, is_independent, is_living, living, own_cities, room
from emporion.games.tyrannos.rules.month import last_month
from emporion.games.tyrannos.rules.tokens import surplus_tokens
from emporion.games.tyrannos.state import AGENDA, BLOCKS, GROUPINGS, LINES, PLACED, SIDES, State
from emporion.games.tyrannos.steps import (
    AFTER_BATTLE,
    ANSWER,
    ANSWER_TERMS,
    CHOOSE_LOT,
    CHOOSE_RESIDENCE,
    CLOSE_OFFER,
    DISCARD_EXTRA,
    DRAW_CITY,
    END_BATTLE,
    EXPEL,
    GROUP,
    LEAVE,
    RESOLVE,
    STEPS,
    WHO,
    step_kind,
    step_seat,
    top,
)
from emporion.games.tyrannos.voitheia import TOKEN_COUNT, TOKENS
from emporion.kernel.bits import size
from emporion.kernel.multiset import count, total
from emporion.kernel.rule import rule

NO_FAULT: Final = 0
MONEY_FAULT: Final = 1
LOTS_FAULT: Final = 2
CARDS_FAULT: Final = 3
TOKENS_FAULT: Final = 4
CITY_FAULT: Final = 5
OWNER_FAULT: Final = 6
ALLIANCE_FAULT: Final = 7
AGENDA_FAULT: Final = 8
CHOICE_FAULT: Final = 9
END_FAULT: Final = 10
ARMY_FAULT: Final = 11
HAND_FAULT: Final = 12
FAULT_NAMES: Final = (
    "none",
    "the treasuries do not hold what the bank has paid",
    "the lots of a good are not all there",
    "the cards of the market are not all there",
    "the Voitheia are not all there",
    "a city has a level, an army or lots that it cannot have",
    "a city or a residence belongs to the wrong one",
    "an alliance is none",
    "the order of play is lost",
    "a choice waits that nobody is asked for",
    "the game is over too early or too late",
    "the men of an army are not all there",
    "a player holds more Voitheia than he may",
)


@rule
def fault(s: State) -> int:
    if not agenda_makes_sense(s):
        return AGENDA_FAULT
    if not money_conserved(s):
        return MONEY_FAULT
    if not lots_conserved(s):
        return LOTS_FAULT
    if not cards_conserved(s):
        return CARDS_FAULT
    if not tokens_conserved(s):
        return TOKENS_FAULT
    for c in range(CITIES):
        if not city_makes_sense(s, c):
            return CITY_FAULT
        if not men_conserved(s, c):
            return ARMY_FAULT
    for p in range(SEATS):
        if not realm_makes_sense(s, p):
            return OWNER_FAULT
        if not alliances_make_sense(s, p):
            return ALLIANCE_FAULT
        if surplus_tokens(s, p) > 0 and not is_due(s, DISCARD_EXTRA, p):
            return HAND_FAULT
    if not choices_make_sense(s):
        return CHOICE_FAULT
    return NO_FAULT if ends_in_time(s) else END_FAULT


# ---------------------------------------------------------------------------------------------------- conservation


@rule
def money_conserved(s: State) -> bool:
    """Y3.1"""
    sum = 0
    for c in range(CITIES):
        if s.treasury[c] < 0:
            return False
        sum += s.treasury[c]
    return sum == s.bank_paid


@rule
def lots_conserved(s: State) -> bool:
    """Y4.2"""
    for good in range(GOODS):
        n = count(s.bag, good) + count(s.returned, good)
        for c in range(CITIES):
            n += count(s.lots[c], good)
        for block in range(BLOCKS):
            n += count(s.block[block], good)
        if n != LOTS[good]:
            return False
    return True


@rule
def cards_conserved(s: State) -> bool:
    """Y4.2, Y4.7"""
    for card in range(CARD_KINDS):
        if min(s.market_left[card], s.market_used[card], s.market_now[card]) < 0:
            return False
        if s.market_left[card] + s.market_used[card] + s.market_now[card] != CARD_COUNT[card]:
            return False
    return True


@rule
def tokens_conserved(s: State) -> bool:
    """Y11.1"""
    for token in range(TOKENS):
        n = count(s.token_bag, token) + count(s.token_discards, token) + count(s.punic_hand, token)
        for p in range(SEATS):
            n += count(s.hand[p], token) + count(s.lent[p], token)
        for side in range(SIDES):
            for i in range(PLACED):
                if s.placed_token[side][i] == token + 1:
                    n += 1
        if n != TOKEN_COUNT[token]:
            return False
    return True


@rule
def men_conserved(s: State, c: int) -> bool:
    """Y9.13 An army keeps the men it sent until the losses of a battle are counted; in the field each is somewhere.

    A battle may end the game before it is cleared away.
    """
    if s.target == 0 or s.depth == 0 or is_ahead(s, AFTER_BATTLE, AFTER_BATTLE):
        return True
    if c < GREEK and s.army[c] < s.sent[c]:
        return False
    return not is_ahead(s, RESOLVE, END_BATTLE) or s.sent[c] == men_of(s, c) + s.fallen[c] + s.withdrawn[c]


@rule
def men_of(s: State, c: int) -> int:
    """Lochoi of a city in lines and in reserve."""
    n = 0
    for side in range(SIDES):
        n += s.reserve[side][c]
        for place in range(GROUPINGS * LINES):
            if s.line_city[side][place] == c:
                n += s.line_men[side][place]
    return n


@rule
def is_ahead(s: State, first: int, last: int) -> bool:
    """Whether a step of these kinds lies on the agenda."""
    for i in range(s.depth):
        if first <= step_kind(s.agenda[i]) <= last:
            return True
    return False


# ---------------------------------------------------------------------------------------------------- cities


@rule
def city_makes_sense(s: State, c: int) -> bool:
    """Y2.2 to Y2.4 Levels, army and lots of a city; one that is not there has none."""
    if s.standing >> c & 1 == 0 or c >= GREEK:
        return s.city_level[c] + s.store_level[c] + s.army[c] + s.lots[c] + s.owner[c] == 0
    if not 1 <= s.city_level[c] <= LEVELS or not 1 <= s.store_level[c] <= LEVELS:
        return False
    if not 0 <= s.army[c] <= army_cap(s, c) or not 0 <= s.owner[c] <= s.players:
        return False
    return total(s.lots[c]) <= room(s, c) or is_due(s, CHOOSE_LOT, s.owner[c] - 1)


@rule
def is_due(s: State, kind: int, p: int) -> bool:
    """Whether a step of this kind lies on the agenda for a seat."""
    for i in range(s.depth):
        if step_kind(s.agenda[i]) == kind and step_seat(s.agenda[i]) == p:
            return True
    return False


@rule
def is_moving(s: State, p: int) -> bool:
    """Whether where a player lives, or whether he does, is being settled."""
    return is_due(s, DRAW_CITY, p) or is_due(s, EXPEL, p) or is_due(s, CHOOSE_RESIDENCE, p) or is_due(s, LEAVE, p)


@rule
def realm_makes_sense(s: State, p: int) -> bool:
    """Y2.1, Y11.5 The living live in a city of theirs, the others have nothing."""
    if is_living(s, p):
        c = s.residence[p]
        return is_moving(s, p) if c < 0 else own_cities(s, p) >> c & 1 == 1
    return s.residence[p] < 0 and own_cities(s, p) == 0 and s.hand[p] == 0


@rule
def alliances_make_sense(s: State, p: int) -> bool:
    """Y2.1, Y8.7 With independent cities that stand, and with the living; both are each other's ally."""
    if not is_living(s, p):
        return s.allies[p] == 0 and s.pact[p] == 0
    for c in range(CITIES):
        if s.allies[p] >> c & 1 == 1 and not is_independent(s, c):
            return False
    for q in range(SEATS):
        if s.pact[p] >> q & 1 == 1 and (q == p or s.pact[q] >> p & 1 == 0):
            return False
    return True


# ---------------------------------------------------------------------------------------------------- order of play


@rule
def agenda_makes_sense(s: State) -> bool:
    """Steps that exist up to the depth, nothing above it; a group is awaited exactly when one is asked."""
    if not 0 <= s.depth < AGENDA or not 2 <= s.players <= SEATS:
        return False
    for i in range(AGENDA):
        kind = step_kind(s.agenda[i])
        if (i < s.depth) != (0 < kind < STEPS):
            return False
    is_group = WHO[step_kind(top(s))] == GROUP
    return is_group == (s.waiting != 0) and s.waiting & ~living(s) == 0


@rule
def choices_make_sense(s: State) -> bool:
    """Choices wait while a group is asked, an offer is closed or terms are answered; an offer while one is open."""
    kind = step_kind(top(s))
    if kind == ANSWER or kind == CLOSE_OFFER:
        return s.offer != 0
    if WHO[kind] == GROUP:
        return True
    if kind == ANSWER_TERMS:
        return kind_of(s.offer) == OFFER_TERMS
    for p in range(SEATS):
        if s.choice[p] != 0:
            return False
    return True


@rule
def ends_in_time(s: State) -> bool:
    """Y11.6 After the last month, or when one is left; not before. Y1.2 The time runs out only where it is limited."""
    one_left = size(living(s)) <= 1
    if s.depth == 0:
        return one_left or s.month >= last_month(s)
    return not one_left and s.month <= s.months and s.time_up <= s.timed
