"""Y6.2 Acts of a player's turn. Those of diplomacy, exchange and war stand in their own chapters."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.cities import CITIES
from emporion.games.tyrannos.codes import (
    AGITATE,
    BUY_TOKENS,
    CALL_TIME,
    CITY,
    DECLARE_WAR,
    END_ALLIANCE,
    END_PACT,
    END_TURN,
    LURE,
    MAKE_OFFER,
    MOVE_TO,
    SEND_EMBASSY,
    UPGRADE,
    WAREHOUSE,
    city_of,
    emit,
    kind_of,
    number_of,
    pack,
    second_of,
)
from emporion.games.tyrannos.refusals import (
    AGITATED_ALREADY,
    AGITATION_DELAYED,
    ALLOWED,
    ALREADY_BOUGHT,
    ALREADY_BUILDING,
    CITY_AGITATED,
    CITY_IDLE,
    MALFORMED,
    MONEY_MISSING,
    MOVED_ALREADY,
    NO_TIME_LIMIT,
    NO_TOKENS_LEFT,
    NOT_A_VASSAL,
    NOT_ANOTHERS_CITY,
    NOT_THIS_CITY,
    PETALISM_RULES,
    SAFE_FROM_AGITATION,
    TOP_LEVEL,
    TRUCE,
)
from emporion.games.tyrannos.rules.diplomacy import (
    alliance_endings,
    embassies,
    embassy_refusal,
    end_alliance,
    end_alliance_refusal,
    lure,
    lure_refusal,
    lures,
    send_embassy,
)
from emporion.games.tyrannos.rules.exchange import make_offer, offer_refusal
from emporion.games.tyrannos.rules.holdings import (
    LEVELS,
    MINA,
    TALENT,
    charge,
    in_truce,
    is_idle,
    is_living,
    is_residence,
    own_cities,
    spend,
    tyrant_of,
    vassals,
    wealth,
)
from emporion.games.tyrannos.rules.people import is_safe_from_agitation
from emporion.games.tyrannos.rules.tokens import gain_tokens, tokens_to_be_had
from emporion.games.tyrannos.rules.war import declarations, declare_war, war_refusal
from emporion.games.tyrannos.state import USED_AGITATION, USED_EMBASSY, USED_TOKENS, USED_WAR, State
from emporion.games.tyrannos.steps import NO_CITY, ROLL_AGITATION, pop, push, step_seat
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

FIRST_STEP: Final = 60
SECOND_STEP: Final = 90
"""Y2.2 Mine for a city's second and third level; every level of a warehouse costs the first sum."""
TOKEN_PRICE: Final = MINA
MOST_TOKENS: Final = 3

# ---------------------------------------------------------------------------------------------------- Y2.2 upgrades


@rule
def level_of(s: State, c: int, sector: int) -> int:
    return s.city_level[c] if sector == CITY else s.store_level[c]


@rule
def upgrade_price(s: State, p: int, c: int, sector: int) -> int:
    """Y2.2 Drachmas; Y5.4 captives build the first upgrade of the month at half price."""
    mine = SECOND_STEP if sector == CITY and s.city_level[c] > 1 else FIRST_STEP
    return mine * MINA // 2 if s.half_price >> p & 1 == 1 else mine * MINA


@rule
def building_refusal(s: State, c: int, sector: int) -> int:
    """Y2.2 At most level 3, and one level a month."""
    if level_of(s, c, sector) == LEVELS:
        return TOP_LEVEL
    return ALREADY_BUILDING if s.building[c] >> sector & 1 == 1 else ALLOWED


@rule
def upgrade_refusal(s: State, p: int, action: int) -> int:
    c = city_of(action)
    sector = second_of(action)
    if (sector != CITY and sector != WAREHOUSE) or number_of(action) != 0:
        return MALFORMED
    if tyrant_of(s, c) != p:
        return NOT_THIS_CITY
    if is_idle(s, c):
        return CITY_IDLE
    refusal = building_refusal(s, c, sector)
    if refusal != ALLOWED:
        return refusal
    money = wealth(s, p) if s.treasury_transfers != 0 else s.treasury[c]
    return ALLOWED if money >= upgrade_price(s, p, c, sector) else MONEY_MISSING


@rule
def upgrades(s: State, p: int, out: Row, n: int) -> int:
    cities = own_cities(s, p)
    while cities != 0:
        for sector in range(CITY, WAREHOUSE + 1):
            action = pack(UPGRADE, lowest(cities), sector, 0)
            if upgrade_refusal(s, p, action) == ALLOWED:
                n = emit(out, n, action)
        cities = without_lowest(cities)
    return n


@rule
def upgrade(s: State, p: int, c: int, sector: int) -> None:
    """Y2.2 The level is under construction until the month's end. Y3.2 The city pays, by option others the rest."""
    price = upgrade_price(s, p, c, sector)
    s.building[c] |= 1 << sector
    s.half_price &= ~(1 << p)
    own = min(price, s.treasury[c])
    spend(s, c, own)
    charge(s, p, price - own, NO_CITY)


# ---------------------------------------------------------------------------------------------------- Voitheia


@rule
def buy_refusal(s: State, p: int, action: int) -> int:
    """Y6.2 Once a month, up to three, as many as can be had and paid."""
    n = number_of(action)
    if action != pack(BUY_TOKENS, 0, 0, n) or not 1 <= n <= MOST_TOKENS:
        return MALFORMED
    if s.used & USED_TOKENS != 0:
        return ALREADY_BOUGHT
    if tokens_to_be_had(s) < n:
        return NO_TOKENS_LEFT
    return ALLOWED if wealth(s, p) >= n * TOKEN_PRICE else MONEY_MISSING


@rule
def buys(s: State, p: int, out: Row, n: int) -> int:
    for number in range(1, MOST_TOKENS + 1):
        action = pack(BUY_TOKENS, 0, 0, number)
        if buy_refusal(s, p, action) == ALLOWED:
            n = emit(out, n, action)
    return n


@rule
def buy_tokens(s: State, p: int, n: int) -> None:
    s.used |= USED_TOKENS
    gain_tokens(s, p, n)
    charge(s, p, n * TOKEN_PRICE, NO_CITY)


# ---------------------------------------------------------------------------------------------------- Y7.7 agitation


@rule
def agitation_refusal(s: State, p: int, action: int) -> int:
    """Y7.7, Y5.4 petalism, Y9.2 the truce."""
    c = city_of(action)
    if action != pack(AGITATE, c, 0, 0):
        return MALFORMED
    if s.owner[c] == 0 or tyrant_of(s, c) == p:
        return NOT_ANOTHERS_CITY
    if s.used & USED_AGITATION != 0:
        return AGITATED_ALREADY
    if s.no_embassy >> p & 1 == 1:
        return PETALISM_RULES
    if s.agitated >> c & 1 == 1:
        return CITY_AGITATED
    if s.month < s.agitate_after[p][c]:
        return AGITATION_DELAYED
    if in_truce(s) and is_residence(s, c):
        return TRUCE
    if is_safe_from_agitation(s, c):
        return SAFE_FROM_AGITATION
    return ALLOWED if wealth(s, p) >= TALENT else MONEY_MISSING


@rule
def agitations(s: State, p: int, out: Row, n: int) -> int:
    for c in range(CITIES):
        action = pack(AGITATE, c, 0, 0)
        if agitation_refusal(s, p, action) == ALLOWED:
            n = emit(out, n, action)
    return n


@rule
def agitate(s: State, p: int, c: int) -> None:
    """Y7.7 A talent to the bank, whatever comes of it."""
    s.used |= USED_AGITATION
    s.agitated |= 1 << c
    push(s, ROLL_AGITATION, c, p, 0)
    charge(s, p, TALENT, NO_CITY)


# ---------------------------------------------------------------------------------------------------- the residence


@rule
def move_refusal(s: State, p: int, action: int) -> int:
    """Y6.2 To a vassal, once a game."""
    c = city_of(action)
    if action != pack(MOVE_TO, c, 0, 0):
        return MALFORMED
    if s.moved >> p & 1 == 1:
        return MOVED_ALREADY
    return ALLOWED if vassals(s, p) >> c & 1 == 1 else NOT_A_VASSAL


@rule
def moves(s: State, p: int, out: Row, n: int) -> int:
    cities = vassals(s, p) if s.moved >> p & 1 == 0 else 0
    while cities != 0:
        n = emit(out, n, pack(MOVE_TO, lowest(cities), 0, 0))
        cities = without_lowest(cities)
    return n


@rule
def move_residence(s: State, p: int, c: int) -> None:
    s.moved |= 1 << p
    s.residence[p] = c


# ---------------------------------------------------------------------------------------------------- Y1.2 the time


@rule
def can_call_time(s: State) -> bool:
    """Y1.2 Where a limit was agreed, and this is not the last month anyway."""
    return s.timed == 1 and s.time_up == 0 and s.month < s.months


# ---------------------------------------------------------------------------------------------------- the chapter

ALL_ACTS: Final = (
    1 << UPGRADE
    | 1 << BUY_TOKENS
    | 1 << SEND_EMBASSY
    | 1 << LURE
    | 1 << AGITATE
    | 1 << DECLARE_WAR
    | 1 << END_ALLIANCE
    | 1 << END_PACT
    | 1 << MAKE_OFFER
    | 1 << MOVE_TO
    | 1 << CALL_TIME
    | 1 << END_TURN
)
"""Y6.2"""


@rule
def acts_stale(s: State, step: int) -> bool:
    return not is_living(s, step_seat(step))


@rule
def acts_kinds(s: State, p: int, step: int) -> int:
    """Y6.2 What is done once a turn is asked once."""
    kinds = 1 << UPGRADE | 1 << END_TURN | 1 << END_ALLIANCE | 1 << END_PACT
    if s.used & USED_TOKENS == 0:
        kinds |= 1 << BUY_TOKENS
    if s.used & USED_EMBASSY == 0 or s.free_embassy >> p & 1 == 1:
        kinds |= 1 << SEND_EMBASSY | 1 << LURE
    if s.used & USED_AGITATION == 0:
        kinds |= 1 << AGITATE
    if s.used & USED_WAR == 0:
        kinds |= 1 << DECLARE_WAR
    if s.moved >> p & 1 == 0:
        kinds |= 1 << MOVE_TO
    if can_call_time(s):
        kinds |= 1 << CALL_TIME
    if s.offers < s.offers_per_turn:
        kinds |= 1 << MAKE_OFFER
    return kinds


@rule
def acts_actions(s: State, p: int, step: int, kind: int, reduced: int, out: Row, n: int) -> int:
    if kind == UPGRADE:
        return upgrades(s, p, out, n)
    if kind == BUY_TOKENS:
        return buys(s, p, out, n)
    if kind == SEND_EMBASSY:
        return embassies(s, p, out, n)
    if kind == LURE:
        return lures(s, p, out, n)
    if kind == AGITATE:
        return agitations(s, p, out, n)
    if kind == DECLARE_WAR:
        return declarations(s, p, out, n)
    if kind == END_ALLIANCE:
        return alliance_endings(s, p, out, n)
    if kind == MOVE_TO:
        return moves(s, p, out, n)
    return emit(out, n, kind) if kind == END_TURN or kind == CALL_TIME else n


@rule
def acts_refusal(s: State, p: int, step: int, action: int) -> int:
    kind = kind_of(action)
    if kind == UPGRADE:
        return upgrade_refusal(s, p, action)
    if kind == BUY_TOKENS:
        return buy_refusal(s, p, action)
    if kind == SEND_EMBASSY:
        return embassy_refusal(s, p, action)
    if kind == LURE:
        return lure_refusal(s, p, action)
    if kind == AGITATE:
        return agitation_refusal(s, p, action)
    if kind == DECLARE_WAR:
        return war_refusal(s, p, action)
    if kind == END_ALLIANCE:
        return end_alliance_refusal(s, p, action)
    if kind == MAKE_OFFER:
        return offer_refusal(s, p, action)
    if kind == MOVE_TO:
        return move_refusal(s, p, action)
    if action == CALL_TIME:
        return ALLOWED if can_call_time(s) else NO_TIME_LIMIT
    return ALLOWED if action == END_TURN else MALFORMED


@rule
def acts_apply(s: State, p: int, step: int, action: int) -> None:
    """The turn goes on after an act, until it is ended."""
    kind = kind_of(action)
    if kind == UPGRADE:
        upgrade(s, p, city_of(action), second_of(action))
    elif kind == BUY_TOKENS:
        buy_tokens(s, p, number_of(action))
    elif kind == SEND_EMBASSY:
        send_embassy(s, p, action)
    elif kind == LURE:
        lure(s, p, action)
    elif kind == AGITATE:
        agitate(s, p, city_of(action))
    elif kind == DECLARE_WAR:
        declare_war(s, p, action)
    elif kind == END_ALLIANCE:
        end_alliance(s, p, action)
    elif kind == MAKE_OFFER:
        make_offer(s, p, action)
    elif kind == MOVE_TO:
        move_residence(s, p, city_of(action))
    elif kind == CALL_TIME:
        s.time_up = 1
    else:
        pop(s)
