"""Cargo and market: what is taken, where it is stored, and when it is sold."""

from __future__ import annotations

from typing import Final

from emporion.bots.tyrannos.knobs import CUT_IN_DUTY, CUT_IN_LEFT, HOME_WANTS, KEEP_ROOM, OUTPOST_WANTS
from emporion.bots.tyrannos.notes import Notes
from emporion.bots.tyrannos.worth import is_last_month
from emporion.games.tyrannos.cities import GREEK, PORTS
from emporion.games.tyrannos.codes import BID, CUT_IN, REFUSE, SELL, STAY_OUT, STORE, TAKE, TAKE_LOT, YIELD, pack
from emporion.games.tyrannos.goods import CARD_KINDS, CARD_PRICE, DUTY, GOODS, PRICES
from emporion.games.tyrannos.refusals import ALLOWED
from emporion.games.tyrannos.rules.auction import CUT_IN_POINTS, bid_limit, open_refusal
from emporion.games.tyrannos.rules.exchange import room_of
from emporion.games.tyrannos.rules.holdings import MINA, own_cities
from emporion.games.tyrannos.rules.market import for_sale, one_sold
from emporion.games.tyrannos.rules.ranking import cargo_places, empty_pairs
from emporion.games.tyrannos.rules.storing import lots_to_store, printed_duty
from emporion.games.tyrannos.state import BLOCKS, State
from emporion.games.tyrannos.steps import (
    ASK_BLOCK,
    ASK_CUT_IN,
    ASK_SINGLE,
    CHALLENGE,
    STORE_BLOCK,
    TAKE_OPEN,
    step_kind,
    step_value,
)
from emporion.games.tyrannos.voitheia import points
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.multiset import count, total
from emporion.kernel.rule import rule

POOR_BLOCK: Final = 9
"""Mine of duty below which the only free pair waits for a better port, while there are several."""
CARDS_EXPECTED: Final = 7
"""Y4.7 of a market to come."""

# ---------------------------------------------------------------------------------------------------- cargo


@rule
def block_answer(s: State, p: int, port: int) -> int:
    """Every block brings its duty twice, but the last pair should not go to the cheapest goods."""
    ports_left = PORTS - s.opened
    is_poor = printed_duty(s.block[port]) < POOR_BLOCK
    if is_poor and ports_left >= 2 and empty_pairs(s, p) == 1:
        return REFUSE
    return TAKE


@rule
def single_answer(s: State, port: int) -> int:
    """The dearest lot."""
    good = GOODS - 1
    while count(s.block[port], good) == 0:
        good -= 1
    return pack(TAKE_LOT, 0, good, 0)


@rule
def open_answer(s: State, p: int) -> int:
    """The dearest block that lies open."""
    best = REFUSE
    most = 0
    for port in range(BLOCKS):
        action = pack(TAKE, 0, 0, port + 1)
        if open_refusal(s, p, action) == ALLOWED and printed_duty(s.block[port]) > most:
            best = action
            most = printed_duty(s.block[port])
    return best


@rule
def cut_in_answer(s: State, p: int, port: int, n: Notes) -> int:
    """For a rich block, with Voitheia that can be spared."""
    can_spare = points(s.hand[p]) - CUT_IN_POINTS >= n.knob[CUT_IN_LEFT]
    return CUT_IN if can_spare and printed_duty(s.block[port]) >= n.knob[CUT_IN_DUTY] else STAY_OUT


@rule
def bid_answer(s: State, step: int) -> int:
    """A quarter less each time, down to half the printed duty: as much again comes from the sale."""
    limit = bid_limit(s, step)
    printed = printed_duty(s.block[step_value(step)])
    is_worth_it = step_kind(step) == CHALLENGE or 2 * limit > printed
    return pack(BID, 0, 0, max(0, limit - max(1, printed // 4))) if is_worth_it else YIELD


@rule
def wants(s: State, p: int, c: int, n: Notes) -> int:
    """Drachmas that a city lacks."""
    mine = n.knob[HOME_WANTS] if s.residence[p] == c else n.knob[OUTPOST_WANTS]
    return mine * MINA - s.treasury[c]


@rule
def neediest(s: State, p: int, places: int, but: int, n: Notes) -> int:
    """The city with so many free places that lacks money most, -1 for none."""
    best = -1
    cities = own_cities(s, p)
    while cities != 0:
        c = lowest(cities)
        if c != but and cargo_places(s, c) >= places and (best < 0 or wants(s, p, c, n) > wants(s, p, best, n)):
            best = c
        cities = without_lowest(cities)
    return best


@rule
def store_answer(s: State, p: int, step: int, n: Notes) -> int:
    """In one city, if any has room for all."""
    lots = total(lots_to_store(s, step))
    first = neediest(s, p, lots, -1, n)
    if first >= 0:
        return pack(STORE, first, first, 0)
    first = neediest(s, p, 1, -1, n)
    return pack(STORE, first, neediest(s, p, 1, first, n), 0)


@rule
def cargo_answer(s: State, p: int, step: int, n: Notes) -> int:
    kind = step_kind(step)
    if kind == ASK_BLOCK:
        return block_answer(s, p, step_value(step))
    if kind == ASK_SINGLE:
        return single_answer(s, step_value(step))
    if kind == ASK_CUT_IN:
        return cut_in_answer(s, p, step_value(step), n)
    if kind == TAKE_OPEN:
        return open_answer(s, p)
    return store_answer(s, p, step, n) if kind == STORE_BLOCK else bid_answer(s, step)


# ---------------------------------------------------------------------------------------------------- market


@rule
def cards_left(s: State) -> int:
    left = 0
    for card in range(CARD_KINDS):
        left += s.market_left[card]
    return left


@rule
def sale_outlook(s: State, good: int, cards: int, floor: int) -> int:
    """What a lot brings on average if it waits for the best of so many cards, and for `floor` after the last."""
    left = cards_left(s)
    value = floor
    if left == 0:
        return value
    for _ in range(cards):
        sum = 0
        rest = left
        for card in range(PRICES * good, PRICES * good + PRICES):
            sum += s.market_left[card] * max(CARD_PRICE[card], value)
            rest -= s.market_left[card]
        value = (sum + rest * value) // left
    return value


@rule
def keeping_price(s: State, p: int, good: int, n: Notes) -> int:
    """Drachmas for which a lot is rather kept until next month: none where its room is needed."""
    if is_last_month(s) or room_of(s, p) < n.knob[KEEP_ROOM]:
        return 0
    return sale_outlook(s, good, CARDS_EXPECTED, dump_price(s, good))


@rule
def dump_price(s: State, good: int) -> int:
    return DUTY[good] * MINA * s.dump_rate // 2


@rule
def market_answer(s: State, p: int, good: int, n: Notes) -> int:
    """All lots of a good or none."""
    floor = keeping_price(s, p, good, n)
    if s.card != 0:
        floor = sale_outlook(s, good, s.cards_to_turn, max(floor, dump_price(s, good)))
    action = SELL
    if s.price < floor:
        return action
    for c in range(GREEK):
        action += for_sale(s, p, c, good) * one_sold(c)
    return action
