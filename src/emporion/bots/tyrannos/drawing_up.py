"""Variants of how an army is drawn up, and of what it does in a round."""

from __future__ import annotations

from typing import Final

from emporion.bots.tyrannos.commanding import attacking, best_slot, lead_choice, placing, plan_with
from emporion.bots.tyrannos.notes import Notes, also
from emporion.games.tyrannos.codes import DEPLOY, LEAD_AT, SHAPE_AT
from emporion.games.tyrannos.rules.armies import commanded_by, side_tokens
from emporion.games.tyrannos.rules.plans import engine_plan, playable, strongest_slot
from emporion.games.tyrannos.state import GROUPINGS, LINES, State
from emporion.kernel.rule import rule

VARIANT: Final = -150


@rule
def shape(tokens: int, depth: int) -> int:
    """Groupings of so many lines, as many as there are tokens for; the rest waits in reserve."""
    sizes = 0
    piles = 0
    left = tokens
    while piles < GROUPINGS and left > 0:
        sizes |= min(left, depth) << 2 * piles
        left -= min(left, depth)
        piles += 1
    return sizes


@rule
def pile_count(sizes: int) -> int:
    return 3 if sizes >> 4 != 0 else 2 if sizes >> 2 != 0 else 1


@rule
def propose_deployments(s: State, p: int, n: Notes) -> None:
    """Y9.5 Piles of every depth, with Voitheia under all of them, under the first, and without."""
    side = commanded_by(s, p)
    lead = lead_choice(s, p, side)
    for depth in range(LINES, 0, -1):
        sizes = shape(side_tokens(s, side), depth)
        action = DEPLOY | sizes << SHAPE_AT | lead << LEAD_AT
        also(n, action | placing(s, side, pile_count(sizes)), VARIANT)
        also(n, action | placing(s, side, 1), VARIANT)
        also(n, action, VARIANT)


@rule
def propose_plans(s: State, p: int, n: Notes) -> None:
    """Y9.7, Y9.8 No token, the strongest, one of a single grouping, all of them; and attacks without support."""
    side = commanded_by(s, p)
    also(n, plan_with(s, side, 0), VARIANT)
    also(n, plan_with(s, side, strongest_slot(s, side)), VARIANT)
    for g in range(GROUPINGS):
        also(n, plan_with(s, side, best_slot(s, side, g)), VARIANT)
    also(n, plan_with(s, side, playable(s, side)), VARIANT)
    also(n, engine_plan(s, side), VARIANT)
    also(n, attacking(s, side, 0), VARIANT)
    also(n, attacking(s, side, playable(s, side)), VARIANT)
