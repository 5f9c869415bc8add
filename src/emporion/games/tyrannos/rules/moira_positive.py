"""Y5.4 The positive events that do more than give."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.codes import CITY, WAREHOUSE
from emporion.games.tyrannos.moira import (
    BENEFACTOR,
    CAMP_PLAGUE,
    CAPTIVES,
    COLONISTS,
    CONGRESS_OF_GELA,
    EMPEDOKLES,
    FISH_POND,
    FRIENDSHIP,
    GOOD_PRICE,
    MERCHANTS,
    OATH,
    WEALTHY_CITIZEN,
)
from emporion.games.tyrannos.rules.holdings import LEVELS, own_cities, raise_level
from emporion.games.tyrannos.rules.moira_choices import name_ally
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import CHOOSE_LEVEL, CHOOSE_SALE, NO_CITY, push
from emporion.kernel.bits import lowest, size, without_lowest
from emporion.kernel.rule import rule

CONGRESS_MONTHS: Final = 2


@rule
def bring_good(s: State, p: int, c: int, event: int) -> None:
    """Y5.4 The positive events that do more than give (`bring_gifts`)."""
    if event == CAPTIVES:
        s.half_price |= 1 << p
    elif event == FISH_POND:
        s.no_costs |= own_cities(s, p)
    elif event == WEALTHY_CITIZEN:
        s.no_costs |= 1 << c
    elif event == COLONISTS:
        welcome_colonists(s, p, c)
    elif event == BENEFACTOR:
        calm_cities(s, p)
    elif event == EMPEDOKLES:
        s.plague_shield |= 1 << p
    elif event == FRIENDSHIP:
        s.free_embassy |= 1 << p
    elif event == CONGRESS_OF_GELA:
        s.congress_until[p] = s.month + CONGRESS_MONTHS
    elif event == OATH:
        name_ally(s, p)
    elif event == MERCHANTS:
        s.extra_block = p + 1
    elif event == GOOD_PRICE:
        push(s, CHOOSE_SALE, NO_CITY, p, 0)
    elif event == CAMP_PLAGUE:
        s.camp_plague |= 1 << p


@rule
def welcome_colonists(s: State, p: int, c: int) -> None:
    """Y5.4 A level of the city free, at once; the player chooses the sector."""
    sectors = levels_to_raise(s, c)
    if size(sectors) == 1:
        raise_level(s, c, lowest(sectors))
    else:
        push(s, CHOOSE_LEVEL, c, p, 0)


@rule
def levels_to_raise(s: State, c: int) -> int:
    """Sectors of a city below the top level, as a set."""
    city = 1 << CITY if s.city_level[c] < LEVELS else 0
    return city | 1 << WAREHOUSE if s.store_level[c] < LEVELS else city


@rule
def calm_cities(s: State, p: int) -> None:
    """Y5.4 A benefactor: no pending checks, no -1 markers in any own city."""
    cities = own_cities(s, p)
    while cities != 0:
        c = lowest(cities)
        cities = without_lowest(cities)
        s.pending[c] = 0
        s.doubt[c] = 0
        s.mood[c] = max(0, s.mood[c])
