"""What a position is worth to each seat: chances of winning and expected points, when a month is about to begin.

Points are expected by weights learned from games (`emporion train`), chances are judged by hand or by learned weights
as well. Both look at the same things.
"""

from __future__ import annotations

from typing import Final

from emporion.bots.chances import share_out
from emporion.bots.learned import HEADS, weighted
from emporion.bots.search import POINT, POINTS_AT
from emporion.bots.tyrannos.fighting import men_of
from emporion.bots.tyrannos.notes import FEATURES, Notes
from emporion.games.tyrannos.codes import CITY, WAREHOUSE
from emporion.games.tyrannos.goods import DUTY, GOODS
from emporion.games.tyrannos.rules.holdings import TALENT, is_living, own_cities, vassals
from emporion.games.tyrannos.rules.scoring import (
    ally_points,
    city_points,
    money_of,
    points_of_seat,
)
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import ACTS, DRAW_LOTS, step_kind, top
from emporion.games.tyrannos.voitheia import points
from emporion.kernel.bits import lowest, size, without_lowest
from emporion.kernel.multiset import count
from emporion.kernel.record import Row
from emporion.kernel.rule import rule, table

# What is looked at for each seat: places in the row of features.
ONE_AT: Final = 0
REALM: Final = 1
"""Points of cities."""
VASSALS: Final = 2
ALLIES: Final = 3
"""Points of allies."""
CITY_LEVELS: Final = 4
STORE_LEVELS: Final = 5
"""Those under construction count."""
BATTLES: Final = 6
"""Points of battles."""
MONEY: Final = 7
"""Talents."""
HOME_MONEY: Final = 8
"""Talents in the residence, up to one: what pays its costs."""
HELP: Final = 9
"""Points of Voitheia."""
MEN: Final = 10
"""Lochoi of the own cities, in tens."""
CARGO: Final = 11
"""Duty of the lots in store, in talents."""
UNREST: Final = 12
"""Checks that are due in the residence, the worse the more."""
VASSAL_UNREST: Final = 13
MOOD: Final = 14
"""What will be added to the next check in the residence."""
ALONE: Final = 15
"""1 if the residence is the only city."""

STAGES: Final = 8
STAGE_OF: Final[Row] = table([0, 0, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 6, 7])
"""Weights differ by the number of months to come."""
WEIGHTS: Final = STAGES * HEADS * FEATURES
LEAD_LEAST: Final = 6
LEAD_MOST: Final = 14
"""Measured in games between strategoi: these foretell their winners best."""
OUT: Final = -100 * POINT
"""Strength of who is out of the game."""


@rule
def at_horizon(s: State, root: State, ahead: int) -> bool:
    """A search looks to the end of so many months more; who is in the middle of a battle, to the end of that."""
    if s.month > root.month + ahead:
        return True
    if root.target == 0 or s.target != 0:
        return False
    return step_kind(top(s)) == ACTS or step_kind(top(s)) == DRAW_LOTS


@rule
def stage_of(s: State) -> int:
    """By the months to come, the one that is about to begin included."""
    to_come = s.months - s.month + 1
    return STAGE_OF[max(0, min(to_come, len(STAGE_OF) - 1))]


@rule
def appraise(s: State, n: Notes, weights: Row, learned: int, out: Row) -> None:
    at = stage_of(s) * HEADS * FEATURES
    for p in range(s.players):
        if not is_living(s, p):
            out[p] = OUT
            out[POINTS_AT + p] = 0
            continue
        look_at_seat(s, n, p)
        out[p] = weighted(n, weights, at) if learned != 0 else by_hand(s, n, p)
        out[POINTS_AT + p] = weighted(n, weights, at + FEATURES)
    share_out(out, s.players, POINT if learned != 0 else lead(s) * POINT)


@rule
def lead(s: State) -> int:
    """Points by which who is ahead is e times as likely to win: the more, the more can still happen."""
    return min(LEAD_MOST, LEAD_LEAST + s.months - s.month)


@rule
def by_hand(s: State, n: Notes, p: int) -> int:
    """Points as things stand, and what men, money and Voitheia are good for while there is time."""
    now = points_of_seat(s, p) * POINT
    if s.month >= s.months:
        return now
    f = n.feature
    return now + f[MONEY] + f[MEN] // 2 + f[HELP] // 8 + f[CARGO] - 2 * f[UNREST] - f[VASSAL_UNREST] - 2 * f[ALONE]


@rule
def look_at_seat(s: State, n: Notes, p: int) -> None:
    """The features of a seat, in hundredths; all zero for who is out."""
    f = n.feature
    for i in range(FEATURES):
        f[i] = 0
    if not is_living(s, p):
        return
    home = s.residence[p]
    f[ONE_AT] = POINT
    f[REALM] = city_points(s, p) * POINT
    f[VASSALS] = size(vassals(s, p)) * POINT
    f[ALLIES] = ally_points(s, p) * POINT
    f[BATTLES] = s.battle_points[p] * POINT
    f[MONEY] = money_of(s, p) * POINT // TALENT
    f[HOME_MONEY] = min(TALENT, s.treasury[home]) * POINT // TALENT
    f[HELP] = points(s.hand[p]) * POINT
    f[MEN] = men_of(s, own_cities(s, p)) * POINT // 10
    f[MOOD] = (s.mood[home] - s.doubt[home]) * POINT
    f[ALONE] = POINT if vassals(s, p) == 0 else 0
    look_at_cities(s, n, p)


@rule
def look_at_cities(s: State, n: Notes, p: int) -> None:
    f = n.feature
    cities = own_cities(s, p)
    while cities != 0:
        c = lowest(cities)
        cities = without_lowest(cities)
        f[CITY_LEVELS] += (s.city_level[c] - 1 + (s.building[c] >> CITY & 1)) * POINT
        f[STORE_LEVELS] += (s.store_level[c] - 1 + (s.building[c] >> WAREHOUSE & 1)) * POINT
        f[UNREST if s.residence[p] == c else VASSAL_UNREST] += s.pending[c] * POINT
        for good in range(GOODS):
            f[CARGO] += count(s.lots[c], good) * DUTY[good] * POINT // 60


@rule
def look_at_seats(s: State, n: Notes, row: Row, at: int) -> int:
    for p in range(s.players):
        look_at_seat(s, n, p)
        for i in range(FEATURES):
            row[at + p * FEATURES + i] = n.feature[i]
    return stage_of(s)
