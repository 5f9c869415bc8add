"""Y9 What may come of a war, before it is declared: from what a player knows, by the calculator of battles."""

from __future__ import annotations

import functools
from typing import Final, NamedTuple

from emporion.engine.modes import READY
from emporion.games.tyrannos.cities import CITIES
from emporion.games.tyrannos.odds import MOST_LOCHOI, Army, Calculator, Odds
from emporion.games.tyrannos.rules.armies import call_to_arms
from emporion.games.tyrannos.state import ATTACKER, DEFENDER, SIDES, State

BATTLES: Final = 120
"""A shown share is off by nine points at most, 19 times in 20; more would keep people waiting in plain Python."""
STEP: Final = 5
"""Shares are shown in steps of so many percent: the sample says no more."""
PERCENT: Final = 100


class Prospect(NamedTuple):
    own: int
    """Lochoi of the attacker, with all who join of themselves …"""
    enemy: int
    """… and of the defender."""
    odds: Odds | None
    """Without Voitheia and without players who may still join; None if nobody defends the city."""


def prospect(s: State, p: int, c: int) -> Prospect:
    """What a player may expect of a war on a city. The state is used up: it ends at the muster."""
    call_to_arms(s, c, p)
    own, enemy = (sum(s.sent[c] for c in range(CITIES) if s.side[c] == side + 1) for side in range(SIDES))
    return Prospect(own, enemy, odds_between(own, enemy, bool(s.own_half)) if own and enemy else None)


@functools.lru_cache(maxsize=1024)
def odds_between(own: int, enemy: int, own_half: bool) -> Odds:
    """Armies of the same sizes meet again and again. One that is larger than the calculator can draw up is shown a
    little too weak; it outnumbers all others together."""
    first, second = (Army(min(lochoi, MOST_LOCHOI)) for lochoi in (own, enemy))
    return calculator().odds(first, second, BATTLES, own_half)


@functools.cache
def calculator() -> Calculator:
    return Calculator(READY)


def chances(odds: Odds) -> tuple[int, int, int]:
    """To win, to draw and to lose: percent, rounded, so that they come to 100."""
    win, lose = (round(PERCENT * odds.wins(side) / STEP) * STEP for side in (ATTACKER, DEFENDER))
    lose = min(lose, PERCENT - win)
    return win, PERCENT - win - lose, lose
