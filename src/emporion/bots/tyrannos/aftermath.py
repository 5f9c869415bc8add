"""Y9.13, Y9.15 After a battle: who is saved, and what to make of a victory."""

from __future__ import annotations

from emporion.bots.tyrannos.knobs import RIVALRY, TOKEN_WORTH
from emporion.bots.tyrannos.notes import Notes
from emporion.bots.tyrannos.worth import ALLY_WORTH, POINT, city_worth, money_worth
from emporion.games.tyrannos.codes import (
    AS_ALLY,
    AS_VASSAL,
    CONDITION,
    NO_CONDITION,
    PULL_ALL,
    PULL_CITY,
    RANSOM_ONLY,
    RAZE,
    SAVE,
    number_of,
    pack,
    second_of,
)
from emporion.games.tyrannos.refusals import ALLOWED
from emporion.games.tyrannos.rules.aftermath import (
    ALL_SECTORS,
    PULLED_AT,
    SLAVE,
    THREE_TOKENS,
    TREASURY,
    condition_refusal,
    stricken,
)
from emporion.games.tyrannos.rules.armies import figures
from emporion.games.tyrannos.rules.holdings import own_cities, tyrant_of
from emporion.games.tyrannos.rules.scoring import EXPANSION_POINTS
from emporion.games.tyrannos.state import State
from emporion.kernel.bits import lowest
from emporion.kernel.multiset import total
from emporion.kernel.rule import rule


@rule
def pulled_worth(s: State, c: int, sectors: int, n: Notes) -> int:
    """What it is worth that a rival loses levels; an independent city's are nobody's loss."""
    if s.owner[c] == 0 or sectors == 0:
        return 0
    levels = s.city_level[c] + s.store_level[c] - 2 if sectors == ALL_SECTORS else 1
    return levels * EXPANSION_POINTS * POINT * n.knob[RIVALRY] // 100


@rule
def ransom_worth(s: State, c: int, number: int, n: Notes) -> int:
    worth = 0
    if number & TREASURY != 0:
        worth += money_worth(n, s.treasury[c]) * 2
    if number & THREE_TOKENS != 0:
        worth += min(3, total(s.hand[tyrant_of(s, c)])) * n.knob[TOKEN_WORTH]
    return worth


@rule
def condition_worth(s: State, p: int, action: int, c: int, n: Notes) -> int:
    q = tyrant_of(s, c)
    condition = second_of(action)
    number = number_of(action)
    loss = city_worth(s, c) * n.knob[RIVALRY] // 100 if q >= 0 else 0
    if condition == AS_VASSAL:
        return city_worth(s, c) + money_worth(n, s.treasury[c]) + loss
    if condition == RAZE:
        return money_worth(n, SLAVE * figures(s.army[c])) + loss
    if condition == AS_ALLY:
        return ALLY_WORTH + ransom_worth(s, c, number, n) + pulled_worth(s, c, number >> PULLED_AT, n)
    if condition == RANSOM_ONLY:
        return ransom_worth(s, c, number, n)
    if condition == NO_CONDITION:
        return 0
    return pulled_worth(s, c, ALL_SECTORS if condition == PULL_ALL else condition - PULL_CITY + 1, n)


@rule
def condition_choice(s: State, p: int, c: int, n: Notes) -> int:
    best = pack(CONDITION, c, NO_CONDITION, 0)
    most = 0
    for condition in range(AS_VASSAL, NO_CONDITION):
        for number in range(16):
            action = pack(CONDITION, c, condition, number)
            if condition_refusal(s, action) == ALLOWED and condition_worth(s, p, action, c, n) > most:
                best = action
                most = condition_worth(s, p, action, c, n)
    return best


@rule
def save_choice(s: State, p: int, side: int) -> int:
    """Y9.13 Own men first."""
    cities = stricken(s, side)
    own = cities & own_cities(s, p)
    return pack(SAVE, lowest(own if own != 0 else cities), 0, 0)
