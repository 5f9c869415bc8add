"""Y4.1, Y4.8, Y4.9 The order of a month, Y1.1 the archon, Y11.6 the end of the game."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.cities import CITIES, GREEK
from emporion.games.tyrannos.codes import CITY, WAREHOUSE
from emporion.games.tyrannos.rules.holdings import army_cap, is_living, raise_level
from emporion.games.tyrannos.rules.scoring import next_living
from emporion.games.tyrannos.state import BLOCKS, State
from emporion.games.tyrannos.steps import (
    ACTS,
    BEGIN_MONTH,
    DRAW_FATE,
    END_MONTH,
    NO_CITY,
    NO_SEAT,
    OPEN_PORTS,
    ROLL_MARKET,
    TURN,
    UPKEEP,
    clear,
    pop,
    push,
    step_kind,
    step_value,
)
from emporion.kernel.rule import rule

ARCHON_MONTHS: Final = 6
RECOVERY_MONTHS: Final = 12


@rule
def begin_month(s: State) -> None:
    """Y4.1 Moira – cargo – market – player turns – end of month."""
    s.month += 1
    if s.month > 1 and s.month % ARCHON_MONTHS == 1:
        s.archon = next_living(s, s.archon)
    forget_month(s)
    push(s, END_MONTH, NO_CITY, NO_SEAT, 0)
    push(s, TURN, NO_CITY, NO_SEAT, 0)
    push(s, ROLL_MARKET, NO_CITY, NO_SEAT, 0)
    push(s, OPEN_PORTS, NO_CITY, NO_SEAT, 0)
    push(s, DRAW_FATE, NO_CITY, NO_SEAT, 0)


@rule
def forget_month(s: State) -> None:
    """What was for a month only."""
    s.idle = 0
    s.agitated = 0
    s.upkept = 0
    s.no_cargo = 0
    s.no_market = 0
    s.half_tax = 0
    s.no_costs = 0
    s.no_embassy = 0
    s.storm = 0
    s.half_price = 0
    s.free_embassy = 0
    s.extra_block = 0
    s.event = 0
    s.fated = 0
    for c in range(CITIES):
        s.extra_costs[c] = 0


# ---------------------------------------------------------------------------------------------------- Y4.8 turns


@rule
def next_turn(s: State, number: int) -> None:
    """Y4.8 The turns of a month: from the first player clockwise, the living ones. `number` seats were looked at."""
    while number < s.players and not is_living(s, (s.first + number) % s.players):
        number += 1
    s.used = 0
    s.offers = 0
    if number == s.players:
        s.turn = -1
        return
    p = (s.first + number) % s.players
    s.turn = p
    push(s, TURN, NO_CITY, NO_SEAT, number + 1)
    push(s, ACTS, NO_CITY, p, 0)
    push(s, UPKEEP, NO_CITY, p, 0)


# ---------------------------------------------------------------------------------------------------- Y4.9 the end


@rule
def last_month(s: State) -> int:
    """Y1.2 The one agreed, or that in which the time ran out."""
    return s.month if s.time_up == 1 else s.months


@rule
def end_month(s: State) -> None:
    """Y4.9, Y11.6"""
    for c in range(GREEK):
        finish_building(s, c)
        recover(s, c)
    return_open_lots(s)
    if s.month >= last_month(s):
        clear(s)
    else:
        push(s, BEGIN_MONTH, NO_CITY, NO_SEAT, 0)


@rule
def finish_building(s: State, c: int) -> None:
    """Y2.2"""
    for sector in range(CITY, WAREHOUSE + 1):
        if s.building[c] >> sector & 1 == 1:
            raise_level(s, c, sector)
    s.building[c] = 0


@rule
def recover(s: State, c: int) -> None:
    """Y4.9 Every 12 months a lochos comes back, until the army is full."""
    if s.recovery[c] == 0:
        return
    if s.army[c] < army_cap(s, c) and s.month - s.recovery[c] >= RECOVERY_MONTHS:
        s.army[c] += 1
        s.recovery[c] = s.month
    if s.army[c] >= army_cap(s, c):
        s.recovery[c] = 0


@rule
def return_open_lots(s: State) -> None:
    """Y4.4 What is left lying open returns to the bag, and whatever else was on its way there."""
    for block in range(BLOCKS):
        s.bag += s.block[block]
        s.block[block] = 0
    s.bag += s.returned
    s.returned = 0


@rule
def month_proceed(s: State, step: int) -> None:
    pop(s)
    kind = step_kind(step)
    if kind == BEGIN_MONTH:
        begin_month(s)
    elif kind == TURN:
        next_turn(s, step_value(step))
    elif kind == END_MONTH:
        end_month(s)
