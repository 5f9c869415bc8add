"""The acts of a turn: what to buy, whom to court, what to build, whom to attack."""

from __future__ import annotations

from typing import Final

from emporion.bots.tyrannos.bargaining import offer_choice, pact_to_end, seat_after
from emporion.bots.tyrannos.fighting import war_choice
from emporion.bots.tyrannos.governing import WHOLE_HAND, reserve, spare_money
from emporion.bots.tyrannos.knobs import (
    CITY_2,
    CITY_3,
    FIRST,
    LEAST_GIFT,
    RICH,
    SPARE_POINTS,
    STORE_HOME,
    VASSAL_CITY,
    VASSAL_STORE,
)
from emporion.bots.tyrannos.notes import Notes
from emporion.bots.tyrannos.worth import ALLY_WORTH, VASSAL_WORTH, city_worth, is_last_month
from emporion.games.tyrannos.cities import GREEK
from emporion.games.tyrannos.codes import (
    AGITATE,
    BUY_TOKENS,
    CITY,
    END_TURN,
    LURE,
    SEND_EMBASSY,
    UPGRADE,
    WAREHOUSE,
    pack,
)
from emporion.games.tyrannos.refusals import ALLOWED
from emporion.games.tyrannos.rules.acts import (
    MOST_TOKENS,
    TOKEN_PRICE,
    agitation_refusal,
    buy_refusal,
    upgrade_price,
    upgrade_refusal,
)
from emporion.games.tyrannos.rules.diplomacy import (
    FREE,
    GIFT,
    HALVED,
    HALVING_POINTS,
    LURE_PRICE,
    MOST_POINTS,
    PART,
    PART_POINTS,
    PARTS_AT,
    embassy_refusal,
    lure_refusal,
    others_allied,
)
from emporion.games.tyrannos.rules.holdings import MINA, TALENT, is_independent, is_new, own_cities, tyrant_of, wealth
from emporion.games.tyrannos.rules.tokens import tokens_to_be_had
from emporion.games.tyrannos.state import USED_EMBASSY, USED_TOKENS, State
from emporion.games.tyrannos.voitheia import points
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.multiset import total
from emporion.kernel.rule import rule

MEN: Final = 3
"""What a lochos of a city counts where one is chosen to be courted."""


@rule
def buy_choice(s: State, p: int) -> int:
    """Voitheia up to the limit of the hand."""
    limit = s.voitheia_hand if s.voitheia_hand > 0 else WHOLE_HAND
    number = min(MOST_TOKENS, limit - total(s.hand[p]), tokens_to_be_had(s), wealth(s, p) // TOKEN_PRICE)
    action = pack(BUY_TOKENS, 0, 0, number) if number > 0 else 0
    return action if action != 0 and s.used & USED_TOKENS == 0 and buy_refusal(s, p, action) == ALLOWED else 0


# ---------------------------------------------------------------------------------------------------- building


@rule
def urgency(s: State, p: int, c: int, sector: int, n: Notes) -> int:
    """How much a level is wanted: men win wars, room brings money, and all of them points."""
    if s.residence[p] != c:
        return n.knob[VASSAL_CITY] if sector == CITY else n.knob[VASSAL_STORE]
    if sector == WAREHOUSE:
        return n.knob[STORE_HOME]
    return n.knob[CITY_2] if s.city_level[c] == 1 else n.knob[CITY_3]


@rule
def build_choice(s: State, p: int, least: int, n: Notes) -> int:
    """The most urgent level that a city can pay for and still meet its costs, or 0."""
    best = 0
    most = least - 1
    cities = own_cities(s, p)
    while cities != 0:
        c = lowest(cities)
        cities = without_lowest(cities)
        for sector in range(CITY, WAREHOUSE + 1):
            action = pack(UPGRADE, c, sector, 0)
            money = wealth(s, p) if s.treasury_transfers != 0 else s.treasury[c]
            can_spare = money - upgrade_price(s, p, c, sector) >= reserve(s, p, c, n)
            if can_spare and urgency(s, p, c, sector, n) > most and upgrade_refusal(s, p, action) == ALLOWED:
                best = action
                most = urgency(s, p, c, sector, n)
    return best


# ---------------------------------------------------------------------------------------------------- embassies


@rule
def charm(s: State, p: int, c: int) -> int:
    """How much a city is wanted."""
    own = ALLY_WORTH if s.allies[p] >> c & 1 == 1 else 0
    return city_worth(s, c) - own + MEN * s.army[c] + s.treasury[c] // MINA


@rule
def embassy_to(s: State, p: int, number: int) -> int:
    """An embassy with this gift to the city that is wanted most, or 0; nobody's consent is asked for."""
    best = 0
    most = 0
    for c in range(GREEK):
        action = pack(SEND_EMBASSY, c, 0, number)
        is_alone = is_independent(s, c) and others_allied(s, p, c) == 0
        if is_alone and charm(s, p, c) > most and embassy_refusal(s, p, action) == ALLOWED:
            best = action
            most = charm(s, p, c)
    return best


@rule
def parts_spared(s: State, p: int, gift: int, n: Notes) -> int:
    """Y8.2 How much of a gift may be Voitheia."""
    spare = max(0, points(s.hand[p]) - n.knob[SPARE_POINTS])
    return min(gift, spare // PART_POINTS)


@rule
def embassy_choice(s: State, p: int, n: Notes) -> int:
    """With the largest gift that can be spared; without any only when time is running out."""
    if s.free_embassy >> p & 1 == 1:
        action = embassy_to(s, p, FREE)
        if action != 0:
            return action
    if s.used & USED_EMBASSY != 0:
        return 0
    least = 0 if s.month + 1 >= s.months else n.knob[LEAST_GIFT]
    for gift in range(MOST_POINTS, least - 1, -1):
        parts = parts_spared(s, p, gift, n)
        if (GIFT * gift - PART * parts) * MINA <= spare_money(s, p, n):
            action = embassy_to(s, p, gift | parts << PARTS_AT)
            if action != 0:
                return action
    return 0


@rule
def is_rich(s: State, p: int, mine: int, n: Notes) -> bool:
    """Whether a sum can be spent on ambitions; at the end nothing better is left to do with it."""
    left = spare_money(s, p, n) - mine * MINA
    return left >= 0 if is_last_month(s) else left >= (n.knob[RICH] - LURE_PRICE) * MINA


@rule
def lure_choice(s: State, p: int, n: Notes) -> int:
    """Y8.3 With +2 at half the price."""
    if points(s.hand[p]) < HALVING_POINTS or not is_rich(s, p, LURE_PRICE, n):
        return 0
    for c in range(GREEK):
        for i in range(1, s.players):
            q = seat_after(s, p, i)
            action = pack(LURE, c, q, MOST_POINTS | HALVED)
            if others_allied(s, p, c) >> q & 1 == 1 and lure_refusal(s, p, action) == ALLOWED:
                return action
    return 0


# ---------------------------------------------------------------------------------------------------- agitation


@rule
def agitation_choice(s: State, p: int, n: Notes) -> int:
    """Y7.7 The best city of a rival who is no friend; Y7.5 one gained this month takes no check."""
    if not is_rich(s, p, TALENT // MINA, n):
        return 0
    best = 0
    most = 0
    for c in range(GREEK):
        action = pack(AGITATE, c, 0, 0)
        is_vain = agitation_refusal(s, p, action) != ALLOWED or is_new(s, c)
        if is_vain or s.pact[p] >> tyrant_of(s, c) & 1 == 1:
            continue
        worth = VASSAL_WORTH + city_worth(s, c)
        if worth > most:
            best = action
            most = worth
    return best


# ---------------------------------------------------------------------------------------------------- the turn


@rule
def act(s: State, p: int, n: Notes) -> int:
    """The first thing on the list that can be done."""
    action = pact_to_end(s, p, n)
    if action == 0:
        action = buy_choice(s, p)
    if action == 0:
        action = build_choice(s, p, n.knob[FIRST], n)
    if action == 0:
        action = embassy_choice(s, p, n)
    if action == 0:
        action = build_choice(s, p, 1, n)
    if action == 0:
        action = war_choice(s, p, n)
    if action == 0:
        action = lure_choice(s, p, n)
    if action == 0:
        action = agitation_choice(s, p, n)
    if action == 0:
        action = offer_choice(s, p, n)
    return action if action != 0 else END_TURN
