"""Y5.4 The negative events that leave no choice."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.codes import AGITATE, CITY, WAREHOUSE, kind_of
from emporion.games.tyrannos.moira import (
    ATTEMPTED_TYRANNY,
    BRIBED_COMMANDERS,
    DEATH,
    DRIVEN_OUT,
    EARTHQUAKE,
    EXILES_PLOT,
    FIDELITY,
    INVASION,
    LUXURY_OF_CITIZENS,
    MARSH_FEVER,
    PETALISM,
    PIRATES,
    PLAGUE,
    STORM,
)
from emporion.games.tyrannos.rules.holdings import drive_out, lower_level
from emporion.games.tyrannos.rules.people import UPROAR, demand_fated_check, is_only_city, remain_unconvinced
from emporion.games.tyrannos.rules.tokens import discard_tokens, lose_random
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import (
    CHOOSE_LOT,
    DRAW_PLOTTER,
    INVADE,
    LEAVE,
    NO_CITY,
    ROLL_AGITATION,
    pop,
    push,
    step_city,
)
from emporion.kernel.rule import rule

LUXURY_COSTS: Final = 10


@rule
def bring_harm(s: State, p: int, c: int, event: int) -> None:
    """Y5.4 The negative events that leave no choice; `c` is the residence."""
    if event == INVASION:
        push(s, INVADE, c, p, 0)
    elif event == DEATH:
        die(s, p, c)
    elif event == DRIVEN_OUT:
        rise_against(s, c)
    elif event == FIDELITY:
        demand_fated_check(s, c, 0)
    elif event == ATTEMPTED_TYRANNY:
        demand_fated_check(s, c, -1)
    elif event == PLAGUE:
        suffer_plague(s, p, c)
    elif event == EARTHQUAKE:
        shake(s, c, WAREHOUSE, s.store_level[c])
    else:
        bring_loss(s, p, c, event)


@rule
def bring_loss(s: State, p: int, c: int, event: int) -> None:
    """Y5.4 The smaller ones among them."""
    if event == PETALISM:
        s.no_embassy |= 1 << p
    elif event == PIRATES:
        push(s, CHOOSE_LOT, NO_CITY, p, 1)
    elif event == STORM:
        s.storm |= 1 << p
    elif event == BRIBED_COMMANDERS:
        lose_random(s, p, 1)
    elif event == EXILES_PLOT:
        push(s, DRAW_PLOTTER, c, p, 0)
    elif event == MARSH_FEVER:
        s.no_cargo |= 1 << c
        s.no_market |= 1 << c
    elif event == LUXURY_OF_CITIZENS:
        s.extra_costs[c] += LUXURY_COSTS


@rule
def die(s: State, p: int, c: int) -> None:
    """Y11.5 Death by fate; an heir stays, without the Voitheia, and must win the people."""
    if s.heir == 0:
        push(s, LEAVE, NO_CITY, p, 0)
        return
    discard_tokens(s, p, s.hand[p])
    demand_fated_check(s, c, -1)


@rule
def rise_against(s: State, c: int) -> None:
    """Y7.6 The tyrant is driven out; Y5.1 last_city_spared: from an only city they are not, but there is an uproar."""
    if s.last_city_spared != 0 and is_only_city(s, c):
        remain_unconvinced(s, c, UPROAR)
    else:
        drive_out(s, c, -1)


@rule
def suffer_plague(s: State, p: int, c: int) -> None:
    """Y5.4 Empedokles keeps off one plague."""
    if s.plague_shield >> p & 1 == 1:
        s.plague_shield &= ~(1 << p)
    else:
        shake(s, c, CITY, s.city_level[c])


@rule
def shake(s: State, c: int, sector: int, level: int) -> None:
    """Y2.5 A level is lost; a city at level 1 is idle until the month's end instead."""
    if level > 1:
        lower_level(s, c, sector)
    else:
        s.idle |= 1 << c


@rule
def plot(s: State, p: int, step: int, action: int) -> None:
    """Y5.4 The drawn opponent may agitate the city once, free. **Ruling** no delay between the two forbids it."""
    pop(s)
    if kind_of(action) == AGITATE:
        c = step_city(step)
        s.agitated |= 1 << c
        push(s, ROLL_AGITATION, c, p, 0)
