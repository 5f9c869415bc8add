"""Fate, money, Voitheia and the people: what a player is asked for outside trade, diplomacy and war."""

from __future__ import annotations

from typing import Final

from emporion.bots.tyrannos.knobs import GOODWILL, HOME, OUTPOST, TOKEN_WORTH
from emporion.bots.tyrannos.notes import Notes
from emporion.bots.tyrannos.worth import (
    ALLY_WORTH,
    LAST_CITY_WORTH,
    POINT,
    best_help,
    check_loss,
    is_last_month,
    keeping_worth,
    money_worth,
    standing_modifier,
)
from emporion.games.tyrannos.codes import (
    AGITATE,
    BY_ALLY,
    BY_CARGO,
    BY_CHECK,
    BY_LEVEL,
    BY_LOCHOI,
    BY_MONEY,
    BY_NOTHING,
    BY_TAX,
    BY_TOKENS,
    CHOOSE,
    CITY,
    DISCARD,
    DROP_LOT,
    GIVE_WAY,
    LIGHT,
    MOVE_TO,
    NAME_ALLY,
    NORMAL,
    PAY_COSTS,
    PAY_FROM,
    SELL_LOT,
    TAX,
    UPGRADE,
    WAREHOUSE,
    pack,
    pack_pieces,
)
from emporion.games.tyrannos.goods import DUTY, GOODS
from emporion.games.tyrannos.moira import AMOUNT, OATH, PRICE
from emporion.games.tyrannos.rules.holdings import MINA, filled_purses, own_cities, tyrant_of, wealth
from emporion.games.tyrannos.rules.lots import lots_meant
from emporion.games.tyrannos.rules.moira_choices import branches
from emporion.games.tyrannos.rules.moira_positive import levels_to_raise
from emporion.games.tyrannos.rules.people import POINTS_EACH, check_modifier, is_better_residence
from emporion.games.tyrannos.rules.phoenicians import FACE_BITS, SUM
from emporion.games.tyrannos.rules.scoring import EXPANSION_POINTS
from emporion.games.tyrannos.rules.tokens import tokens_wanted
from emporion.games.tyrannos.rules.upkeep import BASE_COSTS, COSTS_EACH, cities_to_keep
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import (
    CHOOSE_ALLY,
    CHOOSE_FATE,
    CHOOSE_LEVEL,
    CHOOSE_LOT,
    CHOOSE_RESIDENCE,
    CHOOSE_SALE,
    COSTS,
    SPEND_POINTS,
    UPKEEP,
    step_city,
    step_kind,
    step_value,
)
from emporion.games.tyrannos.voitheia import SHIELDS, SWORDS, TOKENS, points_of, symbol_of
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.multiset import count, one, total
from emporion.kernel.rule import rule

D4: Final = 4
LOCHOS_WORTH: Final = 25
CARGO_WORTH: Final = 80
"""Worth of a month's cargo."""
WHOLE_HAND: Final = 12
"""Tokens that are enough, where the rules know no limit."""


# ---------------------------------------------------------------------------------------------------- Voitheia


@rule
def token_use(token: int) -> int:
    """What a token is good for: symbols first; of equal ones swords and shields win battles."""
    symbol = symbol_of(token)
    return points_of(token) * 4 + (2 if symbol == SWORDS else 1 if symbol == SHIELDS else 0)


@rule
def weakest_tokens(hand: int, number: int) -> int:
    """So many tokens that are missed least."""
    part = 0
    while total(part) < number:
        worst = -1
        for token in range(TOKENS):
            if count(hand - part, token) > 0 and (worst < 0 or token_use(token) < token_use(worst)):
                worst = token
        part += one(worst)
    return part


@rule
def tokens_for(hand: int, needed: int) -> int:
    """Y11.3 Tokens with three or six points of which none is superfluous: the largest that fit, helmets first.

    Where only twos are left for the last point, one of them is taken for it.
    """
    part = 0
    left = needed
    for symbols in range(3, 0, -1):
        for token in range(TOKENS - 1, -1, -1):
            if points_of(token) == symbols:
                taken = min(count(hand, token), left // symbols)
                part += taken * one(token)
                left -= taken * symbols
    if left > 0:
        part += weakest_tokens(hand - part, 1)
    return part


@rule
def token_answer(s: State, p: int, step: int) -> int:
    if step_kind(step) == SPEND_POINTS:
        return pack_pieces(DISCARD, 0, tokens_for(s.hand[p], step_value(step)))
    return pack_pieces(DISCARD, 0, weakest_tokens(s.hand[p], tokens_wanted(s, p, step)))


# ---------------------------------------------------------------------------------------------------- Moira


@rule
def branch_cost(s: State, p: int, event: int, way: int, n: Notes) -> int:
    """What a way out of an event costs."""
    c = s.residence[p]
    amount = AMOUNT[event]
    if way == BY_MONEY:
        return money_worth(n, PRICE[event] * MINA)
    if way == BY_CHECK:
        return check_loss(s, p, c, standing_modifier(s, c, -amount), n)
    if way == BY_LOCHOI:
        return LOCHOS_WORTH * amount
    if way == BY_TAX:
        return money_worth(n, s.tax_per_level * MINA * s.city_level[c] // 2)
    if way == BY_TOKENS:
        return n.knob[TOKEN_WORTH] * amount
    if way == BY_LEVEL:
        return EXPANSION_POINTS * POINT + 8 * LOCHOS_WORTH
    if way == BY_ALLY:
        return ALLY_WORTH
    return CARGO_WORTH if way == BY_CARGO else 0


@rule
def fate_choice(s: State, p: int, event: int, n: Notes) -> int:
    ways = branches(s, p, event)
    best = lowest(ways)
    ways = without_lowest(ways)
    while ways != 0:
        way = lowest(ways)
        if branch_cost(s, p, event, way, n) < branch_cost(s, p, event, best, n):
            best = way
        ways = without_lowest(ways)
    return pack(CHOOSE, 0, 0, best)


@rule
def lot_choice(s: State, p: int, step: int, kind: int) -> int:
    """The cheapest lot is dropped, the dearest sold."""
    best = 0
    most = -1
    cities = lots_meant(s, p, step)
    while cities != 0:
        c = lowest(cities)
        for good in range(GOODS):
            worth = DUTY[good] if kind == SELL_LOT else 1000 - DUTY[good]
            if count(s.lots[c], good) > 0 and worth > most:
                best = pack(kind, c, good, 0)
                most = worth
        cities = without_lowest(cities)
    return best


@rule
def ally_choice(s: State, p: int) -> int:
    """The strongest is bound by an oath, the weakest let go."""
    cities = s.allies[p]
    best = lowest(cities)
    while cities != 0:
        c = lowest(cities)
        stronger = s.army[c] > s.army[best]
        if s.army[c] != s.army[best] and stronger == (s.event == OATH):
            best = c
        cities = without_lowest(cities)
    return pack(NAME_ALLY, best, 0, 0)


@rule
def fate_answer(s: State, p: int, step: int, n: Notes) -> int:
    kind = step_kind(step)
    if kind == CHOOSE_FATE:
        return fate_choice(s, p, step_value(step), n)
    if kind == CHOOSE_LOT:
        return lot_choice(s, p, step, DROP_LOT)
    if kind == CHOOSE_SALE:
        return lot_choice(s, p, step, SELL_LOT)
    if kind == CHOOSE_LEVEL:
        c = step_city(step)
        return pack(UPGRADE, c, CITY if levels_to_raise(s, c) >> CITY & 1 == 1 else WAREHOUSE, 0)
    if kind == CHOOSE_ALLY:
        return ally_choice(s, p)
    return pack(AGITATE, step_city(step), 0, 0)


# ---------------------------------------------------------------------------------------------------- money


@rule
def reserve(s: State, p: int, c: int, n: Notes) -> int:
    """Drachmas that a city keeps for its costs; none after the last."""
    if is_last_month(s):
        return 0
    return n.knob[HOME] * MINA if s.residence[p] == c else n.knob[OUTPOST] * MINA


@rule
def spare_money(s: State, p: int, n: Notes) -> int:
    """Drachmas that a player can give away without leaving a city short."""
    sum = 0
    cities = filled_purses(s, p)
    while cities != 0:
        c = lowest(cities)
        sum += max(0, s.treasury[c] - reserve(s, p, c, n))
        cities = without_lowest(cities)
    return sum


@rule
def purse_choice(s: State, p: int, n: Notes) -> int:
    """The treasury that has most to spare."""
    cities = filled_purses(s, p)
    best = lowest(cities)
    while cities != 0:
        c = lowest(cities)
        if s.treasury[c] - reserve(s, p, c, n) > s.treasury[best] - reserve(s, p, best, n):
            best = c
        cities = without_lowest(cities)
    return pack(PAY_FROM, best, 0, 0)


@rule
def tribute_answer(s: State, p: int, step: int, n: Notes) -> int:
    """Y10.2 Own cities are bought free, allies if they are worth it; a razed residence is the end."""
    c = step_city(step)
    worth = ALLY_WORTH if s.allies[p] >> c & 1 == 1 else 0
    if tyrant_of(s, c) == p:
        worth = LAST_CITY_WORTH if s.residence[p] == c else keeping_worth(s, p, c)
    price = money_worth(n, SUM * (step_value(step) & FACE_BITS))
    return pack(CHOOSE, 0, 0, BY_MONEY if worth > price else BY_NOTHING)


# ---------------------------------------------------------------------------------------------------- the people


@rule
def people_answer(s: State, p: int, step: int, n: Notes) -> int:
    """Help in a check, or where to live."""
    if step_kind(step) == CHOOSE_RESIDENCE:
        return residence_choice(s, p)
    c = step_city(step)
    help = best_help(s, p, c, check_modifier(s, c, step_value(step)), n)
    return pack_pieces(DISCARD, 0, tokens_for(s.hand[p], POINTS_EACH * help))


@rule
def residence_choice(s: State, p: int) -> int:
    cities = own_cities(s, p)
    best = lowest(cities)
    while cities != 0:
        if is_better_residence(s, lowest(cities), best):
            best = lowest(cities)
        cities = without_lowest(cities)
    return pack(MOVE_TO, best, 0, 0)


@rule
def normal_tax(s: State, c: int) -> int:
    """Y6.1 Drachmas."""
    tax = s.tax_per_level * MINA * s.city_level[c]
    return tax // 2 if s.half_tax >> c & 1 == 1 else tax


@rule
def check_chance(s: State, p: int, c: int, tax: int) -> int:
    """How many of four throws for the costs lead to a trust check in an upkeep with this tax."""
    if s.gained[c] == s.month:
        return 0
    if s.pending[c] > 0 and s.check_due[c] <= s.month:
        return D4
    if s.no_costs >> c & 1 == 1:
        return 0
    money = tax + (wealth(s, p) if s.treasury_transfers != 0 else s.treasury[c])
    unpaid = 0
    for face in range(1, D4 + 1):
        if (BASE_COSTS + COSTS_EACH * face + s.extra_costs[c]) * MINA > money:
            unpaid += 1
    return unpaid


@rule
def tax_choice(s: State, p: int, n: Notes) -> int:
    """Light where the people must be asked and their goodwill is worth more than the money, or can be laid up."""
    c = lowest(cities_to_keep(s, p))
    tax = normal_tax(s, c)
    modifier = standing_modifier(s, c, 0)
    normal = check_chance(s, p, c, tax) * check_loss(s, p, c, modifier, n) // D4
    light = check_chance(s, p, c, tax // 2) * check_loss(s, p, c, modifier + 1, n) // D4
    lays_up = s.residence[p] == c and s.mood[c] < n.knob[GOODWILL] and light == 0
    regime = LIGHT if lays_up or light + money_worth(n, tax - tax // 2) < normal else NORMAL
    return pack(TAX, c, regime, 0)


@rule
def upkeep_answer(s: State, p: int, step: int, n: Notes) -> int:
    """Costs are paid whenever they can be."""
    if step_kind(step) == UPKEEP:
        return tax_choice(s, p, n)
    return pack(PAY_COSTS if step_kind(step) == COSTS else GIVE_WAY, step_city(step), 0, 0)
