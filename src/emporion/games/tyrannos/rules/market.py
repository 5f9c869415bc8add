"""Y4.7 The market: cards are turned one by one, then what nobody wanted may be dumped."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.cities import GREEK, SEATS
from emporion.games.tyrannos.codes import (
    SALES_AT,
    SALES_WIDTH,
    SELL,
    emit,
    number_of,
    sold_of,
)
from emporion.games.tyrannos.goods import CARD_KINDS, CARD_PRICE, DUTY, GOODS, PRICES
from emporion.games.tyrannos.refusals import ALLOWED, NOT_FOR_SALE
from emporion.games.tyrannos.rules.holdings import MINA, begin_group, earn, tyrant_of
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import (
    DUMP,
    NO_CITY,
    NO_SEAT,
    ROLL_MARKET,
    SELLING,
    TURN_CARD,
    pop,
    push,
    step_kind,
    step_value,
)
from emporion.kernel.multiset import count, one
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

CARDS: Final = 5
"""Y4.7 besides those of the die."""

# ---------------------------------------------------------------------------------------------------- cards


@rule
def market_chance(s: State, step: int, action: int) -> None:
    pop(s)
    if step_kind(step) == ROLL_MARKET:
        s.cards_to_turn = CARDS + number_of(action)
        discard_cards(s)
        turn_next(s)
    else:
        turn_card(s, number_of(action))


@rule
def discard_cards(s: State) -> None:
    """The cards of the month before are used."""
    for card in range(CARD_KINDS):
        s.market_used[card] += s.market_now[card]
        s.market_now[card] = 0


@rule
def turn_next(s: State) -> None:
    """A card is turned, or after the last one lots are dumped."""
    s.card = 0
    s.price = 0
    if s.cards_to_turn == 0:
        push(s, DUMP, NO_CITY, NO_SEAT, 0)
        return
    shuffle_deck(s)
    push(s, TURN_CARD, NO_CITY, NO_SEAT, 0)


@rule
def shuffle_deck(s: State) -> None:
    """Y4.7 When the deck is out, the used cards of earlier months make the new one."""
    for card in range(CARD_KINDS):
        if s.market_left[card] > 0:
            return
    for card in range(CARD_KINDS):
        s.market_left[card] = s.market_used[card]
        s.market_used[card] = 0


@rule
def turn_card(s: State, card: int) -> None:
    s.market_left[card] -= 1
    s.market_now[card] += 1
    s.cards_to_turn -= 1
    s.card = card + 1
    s.price = CARD_PRICE[card]
    ask_holders(s, card // PRICES)


@rule
def ask_holders(s: State, good: int) -> None:
    """Y4.7 All who can sell the good are asked together; if there are none, the market goes on."""
    seats = 0
    for c in range(GREEK):
        p = tyrant_of(s, c)
        if p >= 0 and for_sale(s, p, c, good) > 0:
            seats |= 1 << p
    if seats != 0:
        begin_group(s, seats)
        push(s, SELLING, NO_CITY, NO_SEAT, good)
    elif s.card != 0:
        turn_next(s)


@rule
def market_proceed(s: State, step: int) -> None:
    """Y4.7 DUMP: lots of each good in turn at v × dump_rate, which at a rate of 0 frees the warehouse, no more."""
    good = step_value(step)
    pop(s)
    if good == GOODS:
        s.price = 0
        return
    push(s, DUMP, NO_CITY, NO_SEAT, good + 1)
    s.price = DUTY[good] * MINA * s.dump_rate // 2
    ask_holders(s, good)


# ---------------------------------------------------------------------------------------------------- sales


@rule
def for_sale(s: State, p: int, c: int, good: int) -> int:
    """Lots of a good that a city of this player may sell: none if it is idle (Y2.5) or fate forbids it (Y5.4)."""
    if s.owner[c] != p + 1 or (s.idle | s.no_market) >> c & 1 == 1:
        return 0
    return count(s.lots[c], good)


@rule
def market_kinds(s: State, p: int, step: int) -> int:
    return 1 << SELL


@rule
def market_refusal(s: State, p: int, step: int, action: int) -> int:
    """Y4.7 Any number of such lots, also none."""
    for c in range(GREEK):
        if sold_of(action, c) > for_sale(s, p, c, step_value(step)):
            return NOT_FOR_SALE
    return ALLOWED


@rule
def market_actions(s: State, p: int, step: int, kind: int, reduced: int, out: Row, n: int) -> int:
    """Every way to sell; reduced, one for each number of lots."""
    action = SELL
    while action != 0:
        n = emit(out, n, action)
        action = next_sale(s, p, step_value(step), reduced, action)
    return n


@rule
def one_sold(c: int) -> int:
    """In an action."""
    return 1 << SALES_AT + SALES_WIDTH * c


@rule
def next_sale(s: State, p: int, good: int, reduced: int, action: int) -> int:
    """Counts through all sales, the first city quickest; 0 after the last. Reduced, each sells one lot more."""
    for c in range(GREEK):
        sold = sold_of(action, c)
        if sold < for_sale(s, p, c, good):
            return action + one_sold(c)
        if reduced == 0:
            action -= sold * one_sold(c)
    return 0


@rule
def market_close(s: State, step: int) -> None:
    """Y4.7 Sold lots go back to the bag."""
    good = step_value(step)
    for p in range(SEATS):
        if s.choice[p] != 0:
            sell(s, good, s.choice[p])
        s.choice[p] = 0
    pop(s)
    if s.card != 0:
        turn_next(s)


@rule
def sell(s: State, good: int, action: int) -> None:
    for c in range(GREEK):
        lots = sold_of(action, c)
        if lots > 0:
            s.lots[c] -= lots * one(good)
            s.bag += lots * one(good)
            earn(s, c, lots * s.price)
