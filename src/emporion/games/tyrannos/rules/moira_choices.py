"""Y5.2, Y5.4 Events that leave a choice, and what takes the place of a negative event; the ally that is meant."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.codes import (
    BY_ALLY,
    BY_CARGO,
    BY_CHECK,
    BY_LEVEL,
    BY_LOCHOI,
    BY_MONEY,
    BY_TAX,
    BY_TOKENS,
    CITY,
)
from emporion.games.tyrannos.moira import AMOUNT, FORCED_TRANSFER, INSTEAD, OATH, PRICE
from emporion.games.tyrannos.rules.holdings import MINA, charge, lower_level, own_cities, wealth
from emporion.games.tyrannos.rules.people import demand_fated_check
from emporion.games.tyrannos.rules.tokens import discard_tokens, lose_tokens
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import CHOOSE_ALLY, CHOOSE_FATE, NO_CITY, push
from emporion.kernel.bits import lowest, size
from emporion.kernel.multiset import total
from emporion.kernel.rule import rule

OATH_MONTHS: Final = 6


@rule
def leaves_choice(event: int) -> bool:
    return PRICE[event] + INSTEAD[event] > 0


@rule
def branches(s: State, p: int, event: int) -> int:
    """Y5.2 The ways open to a player in an event that leaves a choice, as a set of BY_*."""
    ways = 0
    if PRICE[event] > 0 and wealth(s, p) >= PRICE[event] * MINA:
        ways |= 1 << BY_MONEY
    if INSTEAD[event] > 0 and can_instead(s, p, INSTEAD[event], AMOUNT[event]):
        ways |= 1 << INSTEAD[event]
    if event == FORCED_TRANSFER and s.allies[p] != 0:
        ways |= 1 << BY_ALLY
    return ways


@rule
def can_instead(s: State, p: int, way: int, amount: int) -> bool:
    if way == BY_LOCHOI:
        return s.army[s.residence[p]] >= amount
    if way == BY_TOKENS:
        return total(s.hand[p]) >= amount
    if way == BY_LEVEL:
        return s.city_level[s.residence[p]] > 1
    return True


@rule
def offer_choice(s: State, p: int, event: int) -> None:
    """Y5.2 The player chooses; who can do neither loses what he has of both, up to the amount."""
    ways = branches(s, p, event)
    if size(ways) > 1:
        push(s, CHOOSE_FATE, NO_CITY, p, event)
    elif ways != 0:
        take_branch(s, p, event, lowest(ways))
    else:
        discard_tokens(s, p, s.hand[p])
        charge(s, p, min(wealth(s, p), PRICE[event] * MINA), NO_CITY)


@rule
def take_branch(s: State, p: int, event: int, way: int) -> None:
    c = s.residence[p]
    if way == BY_MONEY:
        charge(s, p, PRICE[event] * MINA, NO_CITY)
    elif way == BY_CHECK:
        demand_fated_check(s, c, -AMOUNT[event])
    elif way == BY_LOCHOI:
        s.army[c] -= AMOUNT[event]
    elif way == BY_TAX:
        s.half_tax |= 1 << c
    elif way == BY_TOKENS:
        lose_tokens(s, p, AMOUNT[event])
    elif way == BY_LEVEL:
        lower_level(s, c, CITY)
    elif way == BY_CARGO:
        s.no_cargo |= own_cities(s, p)
    else:
        name_ally(s, p)


@rule
def name_ally(s: State, p: int) -> None:
    """Which ally is meant; with one there is nothing to ask."""
    if size(s.allies[p]) == 1:
        touch_ally(s, p, lowest(s.allies[p]))
    else:
        push(s, CHOOSE_ALLY, NO_CITY, p, 0)


@rule
def touch_ally(s: State, p: int, c: int) -> None:
    """Y5.4 An oath binds the ally; a forced transfer loses it."""
    if s.event == OATH:
        s.oath_until[p][c] = s.month + OATH_MONTHS
    else:
        s.allies[p] &= ~(1 << c)
