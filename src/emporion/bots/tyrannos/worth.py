"""What things are worth to a player, in hundredths of a victory point."""

from __future__ import annotations

from typing import Final

from emporion.bots.tyrannos.knobs import FRIEND, HELP_WORTH, MINA_WORTH, TOKEN_WORTH
from emporion.bots.tyrannos.notes import Notes
from emporion.games.tyrannos.codes import (
    GIVE_LOTS_AT,
    WANT_LOTS_AT,
    alliance_of,
    give_money_of,
    give_tokens_of,
    want_money_of,
    want_tokens_of,
)
from emporion.games.tyrannos.goods import DUTY, GOODS
from emporion.games.tyrannos.rules.exchange import lots_in
from emporion.games.tyrannos.rules.holdings import MINA, expansions, own_cities
from emporion.games.tyrannos.rules.people import MOST_HELP, POINTS_EACH, trust
from emporion.games.tyrannos.rules.scoring import ALLY_POINTS, CITY_POINTS, EXPANSION_POINTS, ORIGINAL_POINTS
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.voitheia import points
from emporion.kernel.bits import size
from emporion.kernel.multiset import count
from emporion.kernel.record import Row
from emporion.kernel.rule import rule, table

POINT: Final = 100
ALLY_WORTH: Final = ALLY_POINTS * POINT
VASSAL_WORTH: Final = CITY_POINTS * POINT
LAST_CITY_WORTH: Final = 5000
"""Who loses his last city loses everything."""
FACES: Final = 6
LOSS: Final[Row] = table([0, 100, 45, 25, 12, 4, 0])
"""Percent of a city that a trust check costs by its result, with the checks that follow."""


@rule
def is_last_month(s: State) -> bool:
    return s.month >= s.months


@rule
def money_worth(n: Notes, drachmas: int) -> int:
    return drachmas * n.knob[MINA_WORTH] // MINA


@rule
def city_worth(s: State, c: int) -> int:
    """What a city scores for who rules it."""
    p = s.owner[c] - 1
    is_original = p >= 0 and s.original[p] == c and s.kept_original >> p & 1 == 1
    base = ORIGINAL_POINTS if is_original else CITY_POINTS
    return (base + EXPANSION_POINTS * expansions(s, c)) * POINT


@rule
def keeping_worth(s: State, p: int, c: int) -> int:
    """What it is worth to a player not to lose a city of his."""
    return LAST_CITY_WORTH if size(own_cities(s, p)) == 1 else city_worth(s, c)


# ---------------------------------------------------------------------------------------------------- trust checks


@rule
def trust_loss(s: State, p: int, c: int, modifier: int) -> int:
    """What a trust check at a modifier costs on average."""
    percent = 0
    for face in range(1, FACES + 1):
        percent += LOSS[trust(face, modifier)]
    return keeping_worth(s, p, c) * percent // (FACES * 100)


@rule
def best_help(s: State, p: int, c: int, modifier: int, n: Notes) -> int:
    """Y7.3 How much to add to a check, by the Voitheia in the hand."""
    best = 0
    least = trust_loss(s, p, c, modifier)
    for help in range(1, MOST_HELP + 1):
        loss = trust_loss(s, p, c, modifier + help) + help * n.knob[HELP_WORTH]
        if points(s.hand[p]) >= POINTS_EACH * help and loss < least:
            best = help
            least = loss
    return best


@rule
def check_loss(s: State, p: int, c: int, modifier: int, n: Notes) -> int:
    """What a check costs with the best help."""
    help = best_help(s, p, c, modifier, n)
    return trust_loss(s, p, c, modifier + help) + help * n.knob[HELP_WORTH]


@rule
def standing_modifier(s: State, c: int, cause: int) -> int:
    """Y7.1 What is added to the die of a check now, before any help."""
    worst = min(cause, 1 - s.pending[c]) if s.pending[c] > 0 else cause
    return worst + s.mood[c] - s.doubt[c]


# ---------------------------------------------------------------------------------------------------- exchanges


@rule
def lots_worth(n: Notes, lots: int) -> int:
    mine = 0
    for good in range(GOODS):
        mine += count(lots, good) * DUTY[good]
    return money_worth(n, mine * MINA)


@rule
def package_worth(n: Notes, action: int) -> int:
    """What a package brings to who gives the first side of it; the other gains as much by its reverse."""
    got = money_worth(n, want_money_of(action) * MINA) + lots_worth(n, lots_in(action, WANT_LOTS_AT))
    given = money_worth(n, give_money_of(action) * MINA) + lots_worth(n, lots_in(action, GIVE_LOTS_AT))
    tokens = want_tokens_of(action) - give_tokens_of(action)
    return got - given + tokens * n.knob[TOKEN_WORTH]


@rule
def pact_worth(n: Notes, action: int) -> int:
    """An alliance is good for both."""
    return alliance_of(action) * n.knob[FRIEND]
