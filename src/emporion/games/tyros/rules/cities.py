"""§8 Founding a city."""

from __future__ import annotations

from typing import Final

from emporion.games.tyros.cards import card_count
from emporion.games.tyros.codes import FOUND_CITY, cards_of, pack, place_of
from emporion.games.tyros.editions import CITY_IN_TYROS
from emporion.games.tyros.places import FIELDS, TYROS, field_of
from emporion.games.tyros.refusals import (
    ALLOWED,
    CARDS_NOT_HELD,
    CITY_THERE,
    FOREIGN_SHIP,
    MALFORMED,
    NO_CHIP_FOR_CITY,
    NO_CITY_IN_TYROS,
    NO_CITY_LEFT,
    NO_SHIP_FOR_CITY,
    WRONG_CITY_PRICE,
    WRONG_COLOUR,
)
from emporion.games.tyros.rules.payment import colour_payments, is_of_colour, longest_payment, pay
from emporion.games.tyros.rules.ships import fleet, ships_in, ships_of
from emporion.games.tyros.state import State
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.multiset import holds
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

LEAST_PRICE: Final = 4
"""§8.2 With fewer cards of a colour nobody founds a city."""


@rule
def city_price(s: State, p: int, field: int) -> int:
    """§8.2 Five cards, four with two own ships there."""
    return LEAST_PRICE if ships_of(s, p, field) >= 2 else LEAST_PRICE + 1


@rule
def site_refusal(s: State, p: int, berth: int) -> int:
    """§8.1 What a city needs; the ship at the berth goes back to stock."""
    field = field_of(berth)
    if s.ships[p][berth] == 0:
        return NO_SHIP_FOR_CITY
    if s.city_stock[p] == 0:
        return NO_CITY_LEFT
    if s.city[field] != 0:
        return CITY_THERE
    if field == TYROS and CITY_IN_TYROS[s.edition] == 0:
        return NO_CITY_IN_TYROS
    if s.empire[field] == 0:
        return NO_CHIP_FOR_CITY
    return FOREIGN_SHIP if ships_in(s, field) > ships_of(s, p, field) else ALLOWED


@rule
def found_refusal(s: State, p: int, action: int) -> int:
    berth = place_of(action)
    if berth == 0:
        return MALFORMED
    refusal = site_refusal(s, p, berth)
    if refusal != ALLOWED:
        return refusal
    cards = cards_of(action)
    if card_count(cards) != city_price(s, p, field_of(berth)):
        return WRONG_CITY_PRICE
    if not is_of_colour(cards, s.empire[field_of(berth)]):
        return WRONG_COLOUR
    return ALLOWED if holds(s.hand[p], cards) else CARDS_NOT_HELD


@rule
def foundings(s: State, p: int, reduced: int, out: Row, n: int) -> int:
    """§8 Every city that can be founded, with every payment."""
    berths = fleet(s, p) if longest_payment(s.hand[p]) >= LEAST_PRICE else 0
    while berths != 0:
        berth = lowest(berths)
        berths = without_lowest(berths)
        if site_refusal(s, p, berth) == ALLOWED:
            field = field_of(berth)
            action = pack(FOUND_CITY, berth, 0, 0, 0)
            n = colour_payments(s.hand[p], s.empire[field], city_price(s, p, field), action, reduced, out, n)
    return n


@rule
def found_city(s: State, p: int, action: int) -> None:
    """§8.3 One own ship goes back to stock, a city comes on the field."""
    berth = place_of(action)
    pay(s, p, cards_of(action))
    s.ships[p][berth] -= 1
    s.ship_stock[p] += 1
    s.city_stock[p] -= 1
    s.city[field_of(berth)] = p + 1
    if s.four_empires == 0 and has_four_empires(s, p):
        s.four_empires = p + 1


@rule
def has_four_empires(s: State, p: int) -> bool:
    """§8.4 A city in each of the four empires."""
    empires = 0
    for field in range(1, FIELDS):
        if s.city[field] == p + 1:
            empires |= 1 << s.empire[field]
    return empires == 0b11110
