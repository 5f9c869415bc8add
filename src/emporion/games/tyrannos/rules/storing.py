"""Y4.5 Storing: a block that was taken goes to the warehouses, and the bank pays its duty."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.cities import GREEK
from emporion.games.tyrannos.codes import STORE, city_of, emit, pack, second_of
from emporion.games.tyrannos.goods import DUTY, GOODS
from emporion.games.tyrannos.refusals import ALLOWED, MALFORMED, NO_ROOM
from emporion.games.tyrannos.rules.holdings import MINA, earn
from emporion.games.tyrannos.rules.ranking import cargo_places
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import NO_CITY, STORE_BLOCK, push, step_value
from emporion.kernel.bits import lowest
from emporion.kernel.multiset import WIDTH, count, one, total
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

PORT_BITS: Final = 7
"""Of the value of a step, those that say which port."""
LOT_AT: Final = 3
"""In the value of STORE_BLOCK, above the port: the good + 1 of a lot taken by itself, 0 for a whole block."""


@rule
def award(s: State, p: int, port: int) -> None:
    s.blocks_taken[p] += 1
    unload(s, p, port, 0)


@rule
def unload(s: State, p: int, port: int, lot: int) -> None:
    """Y4.5 A block, or one lot of it (good + 1), comes to a player: he is asked where it goes if that is open.

    Y5.4 In a storm the first he takes goes to the bag. Ruling: a single lot, too.
    """
    lots = one(lot - 1) if lot != 0 else s.block[port]
    if s.storm >> p & 1 == 1:
        s.storm &= ~(1 << p)
        s.block[port] -= lots
        s.returned += lots
        close_auction(s)
        return
    way = next_way(s, p, lots, 1, -1)
    if next_way(s, p, lots, 1, way) >= 0:
        push(s, STORE_BLOCK, NO_CITY, p, port | lot << LOT_AT)
    else:
        put_away(s, port, lots, way // GREEK, way % GREEK)


@rule
def lots_to_store(s: State, step: int) -> int:
    lot = step_value(step) >> LOT_AT
    return one(lot - 1) if lot != 0 else s.block[step_value(step) & PORT_BITS]


@rule
def lower_good(lots: int) -> int:
    """The good with the lowest number among lots."""
    return lowest(lots) // WIDTH


@rule
def next_way(s: State, p: int, lots: int, reduced: int, way: int) -> int:
    """The next way to store lots after this one, first city * GREEK + second; -1 if there is none.

    Reduced, two equal lots are not stored the other way round as well.
    """
    twins = count(lots, lower_good(lots)) > 1
    for first in range(max(way, 0) // GREEK, GREEK):
        if has_place(s, p, first):
            for second in range(GREEK):
                other = first * GREEK + second
                turned = twins and reduced != 0 and first > second
                if other > way and not turned and goes_with(s, p, lots, first, second):
                    return other
    return -1


@rule
def has_place(s: State, p: int, c: int) -> bool:
    return s.owner[c] == p + 1 and cargo_places(s, c) > 0


@rule
def fits(s: State, p: int, lots: int, first: int, second: int) -> bool:
    """Y4.5 Whether the lower good has a place in the first city, the other in the second; one by itself, in both."""
    return has_place(s, p, first) and goes_with(s, p, lots, first, second)


@rule
def goes_with(s: State, p: int, lots: int, first: int, second: int) -> bool:
    """Whether the second city has a place, when the lower good has its own in the first."""
    if total(lots) == 1:
        return second == first
    if s.owner[second] != p + 1:
        return False
    return cargo_places(s, second) > (1 if first == second else 0)


@rule
def store_refusal(s: State, p: int, step: int, action: int) -> int:
    first = city_of(action)
    second = second_of(action)
    if action != pack(STORE, first, second, 0) or first >= GREEK or second >= GREEK:
        return MALFORMED
    return ALLOWED if fits(s, p, lots_to_store(s, step), first, second) else NO_ROOM


@rule
def stores(s: State, p: int, step: int, reduced: int, out: Row, n: int) -> int:
    lots = lots_to_store(s, step)
    way = next_way(s, p, lots, reduced, -1)
    while way >= 0:
        n = emit(out, n, pack(STORE, way // GREEK, way % GREEK, 0))
        way = next_way(s, p, lots, reduced, way)
    return n


@rule
def put_away(s: State, port: int, lots: int, first: int, second: int) -> None:
    """Y4.5 The bank pays the duty to the city that stores the lot."""
    good = lower_good(lots)
    store_lot(s, first, good, lots)
    other = lots - one(good)
    if other != 0:
        store_lot(s, second, lower_good(other), lots)
    s.block[port] -= lots
    close_auction(s)


@rule
def store_lot(s: State, c: int, good: int, lots: int) -> None:
    """Y4.6 A bid duty is divided in proportion to the printed ones; what rounding leaves is not paid."""
    s.lots[c] += one(good)
    if s.bid < 0:
        earn(s, c, DUTY[good] * MINA)
    else:
        earn(s, c, s.bid * MINA * DUTY[good] // printed_duty(lots))


@rule
def printed_duty(lots: int) -> int:
    """Mine."""
    mine = 0
    for good in range(GOODS):
        mine += count(lots, good) * DUTY[good]
    return mine


@rule
def close_auction(s: State) -> None:
    # Y4.6 What was bid for one block says nothing of the next.
    s.taker = -1
    s.challenger = -1
    s.bid = -1
