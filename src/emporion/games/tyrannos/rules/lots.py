"""Y2.5, Y5.4 Lots that go back to the bag one by one: for want of room, to pirates, or at a good price."""

from __future__ import annotations

from emporion.games.tyrannos.codes import city_of, emit, number_of, pack, second_of
from emporion.games.tyrannos.goods import DUTY, GOODS
from emporion.games.tyrannos.refusals import ALLOWED, MALFORMED, NO_SUCH_LOT
from emporion.games.tyrannos.rules.holdings import MINA, earn, own_cities, return_lot
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import CHOOSE_LOT, NO_CITY, pop, push, step_city, step_value
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.multiset import count
from emporion.kernel.record import Row
from emporion.kernel.rule import rule


@rule
def lots_meant(s: State, p: int, step: int) -> int:
    """Cities one of whose lots is chosen: Y2.5 the one without room, else any own (NO_CITY), as a set."""
    c = step_city(step)
    return own_cities(s, p) if c == NO_CITY else own_cities(s, p) & 1 << c


@rule
def lots_to_choose(s: State, p: int, step: int, kind: int, out: Row, n: int) -> int:
    cities = lots_meant(s, p, step)
    while cities != 0:
        c = lowest(cities)
        cities = without_lowest(cities)
        for good in range(GOODS):
            if count(s.lots[c], good) > 0:
                n = emit(out, n, pack(kind, c, good, 0))
    return n


@rule
def lot_refusal(s: State, p: int, step: int, action: int) -> int:
    c = city_of(action)
    good = second_of(action)
    if number_of(action) != 0 or good >= GOODS:
        return MALFORMED
    is_there = lots_meant(s, p, step) >> c & 1 == 1 and count(s.lots[c], good) > 0
    return ALLOWED if is_there else NO_SUCH_LOT


@rule
def drop_lot(s: State, p: int, step: int, c: int, good: int) -> None:
    """Y2.5, Y5.4 One by one, as many as the step says."""
    pop(s)
    return_lot(s, c, good)
    if step_value(step) > 1:
        push(s, CHOOSE_LOT, step_city(step), p, step_value(step) - 1)


@rule
def sell_lot(s: State, c: int, good: int) -> None:
    """Y5.4 A good price: twice the duty."""
    pop(s)
    return_lot(s, c, good)
    earn(s, c, 2 * DUTY[good] * MINA)
