"""Y3.2 Paying from several treasuries: which of them is emptied first."""

from __future__ import annotations

from emporion.games.tyrannos.codes import PAY_FROM, city_of, emit, pack
from emporion.games.tyrannos.refusals import ALLOWED, MALFORMED, NOT_THIS_CITY
from emporion.games.tyrannos.rules.holdings import SMALL, filled_purses, is_living, pay_from
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import pop, step_city, step_seat, step_value
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.record import Row
from emporion.kernel.rule import rule


@rule
def money_stale(s: State, step: int) -> bool:
    p = step_seat(step)
    return not is_living(s, p) or filled_purses(s, p) == 0


@rule
def money_kinds(s: State, p: int, step: int) -> int:
    return 1 << PAY_FROM


@rule
def money_actions(s: State, p: int, step: int, kind: int, reduced: int, out: Row, n: int) -> int:
    cities = filled_purses(s, p)
    while cities != 0:
        n = emit(out, n, pack(PAY_FROM, lowest(cities), 0, 0))
        cities = without_lowest(cities)
    return n


@rule
def money_refusal(s: State, p: int, step: int, action: int) -> int:
    c = city_of(action)
    if action != pack(PAY_FROM, c, 0, 0):
        return MALFORMED
    return ALLOWED if filled_purses(s, p) >> c & 1 == 1 else NOT_THIS_CITY


@rule
def money_apply(s: State, p: int, step: int, action: int) -> None:
    pop(s)
    pay_from(s, p, city_of(action), step_value(step) * SMALL, step_city(step))
