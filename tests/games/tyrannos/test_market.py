"""Y4.7 The market."""

from __future__ import annotations

import pytest

from emporion.games.tyrannos.codes import SALES_AT, SALES_WIDTH, SELL
from emporion.games.tyrannos.goods import CARD_COUNT, CARD_KINDS, GOODS
from emporion.games.tyrannos.refusals import NOT_FOR_SALE
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import (
    DUMP,
    NO_CITY,
    NO_SEAT,
    ROLL_MARKET,
    SELLING,
    TURN_CARD,
    push,
    step_value,
    top,
)
from tests.games.tyrannos.groups import asked, legal, play, refusal, step_now
from tests.games.tyrannos.playing import advance, draw, roll, urn
from tests.games.tyrannos.positions import lots, new_game, rule_city, store

FOOD, RAW, OIL, CLOTH, METAL, LUXURY = range(GOODS)
CHEAP, FAIR, DEAR = range(3)


def market(s: State, face: int = 1) -> State:
    push(s, ROLL_MARKET, NO_CITY, NO_SEAT, 0)
    roll(s, face)
    return s


def turn_up(s: State, good: int, price: int = CHEAP) -> State:
    draw(s, good * 3 + price)
    return s


def sell(**cities: int) -> int:
    """sell(c0=2, c4=1): two lots of city 0, one of city 4."""
    return SELL | sum(n << SALES_AT + SALES_WIDTH * int(name[1:]) for name, n in cities.items())


def dumping(s: State) -> State:
    """After the last card."""
    push(s, DUMP, NO_CITY, NO_SEAT, 0)
    advance(s)
    return s


@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_4_7_five_cards_and_as_many_as_the_die_shows(face: int) -> None:
    s = market(new_game(), face)
    cards = 0
    while s.depth > 0:
        assert step_now(s) == TURN_CARD
        turn_up(s, FOOD if cards < 6 else RAW)
        cards += 1
    assert cards == 5 + face
    assert s.card == 0
    assert s.price == 0


def test_4_7_all_holders_of_the_good_are_asked_together() -> None:
    s = new_game()
    store(s, 0, metal=2)
    store(s, 2, metal=1, food=1)
    store(s, 3, food=2)
    turn_up(market(s), METAL, DEAR)
    assert step_now(s) == SELLING
    assert asked(s) == [0, 2]
    assert s.price == 2000


def test_4_7_any_number_may_be_sold_at_the_price_of_the_card() -> None:
    s = new_game()
    store(s, 0, metal=2)
    store(s, 2, metal=1)
    turn_up(market(s), METAL, FAIR)
    assert legal(s, 0) == [sell(), sell(c0=1), sell(c0=2)]
    assert refusal(s, 0, sell(c0=3)) == NOT_FOR_SALE
    assert refusal(s, 0, sell(c2=1)) == NOT_FOR_SALE
    before = s.treasury[0], s.treasury[2], s.bag
    play(s, 0, sell(c0=2))
    assert s.treasury[0] == before[0], "secret until all have chosen"
    play(s, 2, sell())
    assert (s.treasury[0], s.treasury[2]) == (before[0] + 3000, before[1])
    assert s.lots[0] == 0
    assert s.lots[2] == lots(metal=1)
    assert s.bag == before[2] + lots(metal=2), "sold lots go back to the bag"
    assert sum(s.treasury) == s.bank_paid
    assert step_now(s) == TURN_CARD
    assert list(s.choice) == [0] * 6


def test_4_7_each_city_sells_its_own_lots() -> None:
    s = new_game()
    rule_city(s, 0, 4)
    store(s, 0, oil=2)
    store(s, 4, oil=1)
    turn_up(market(s), OIL)
    assert len(legal(s, 0)) == 6
    assert [sum(a >> SALES_AT + SALES_WIDTH * c & 7 for c in range(10)) for a in legal(s, 0, reduced=1)] == [0, 1, 2, 3]
    before = s.treasury[0]
    play(s, 0, sell(c0=1, c4=1))
    assert (s.treasury[0], s.treasury[4]) == (before + 700, 700)
    assert (s.lots[0], s.lots[4]) == (lots(oil=1), 0)


@pytest.mark.parametrize("field", ["idle", "no_market"])
def test_2_5_5_4_an_idle_city_and_one_kept_from_the_market_sell_nothing(field: str) -> None:
    s = new_game()
    rule_city(s, 0, 4)
    store(s, 0, oil=2)
    store(s, 4, oil=1)
    setattr(s, field, 1 << 0)
    turn_up(market(s), OIL)
    assert legal(s, 0) == [sell(), sell(c4=1)]


@pytest.mark.parametrize(("rate", "price"), [(2, 800), (1, 400), (0, 0)])
def test_4_7_after_the_last_card_all_may_dump(rate: int, price: int) -> None:
    s = new_game(dump_rate=rate)
    store(s, 0, cloth=1, food=1)
    store(s, 1, cloth=1)
    dumping(s)
    assert asked(s) == [0]
    assert step_value(top(s)) == FOOD
    before = s.treasury[1]
    play(s, 0, sell())
    assert asked(s) == [0, 1]
    assert step_value(top(s)) == CLOTH
    play(s, 0, sell())
    play(s, 1, sell(c1=1))
    assert s.treasury[1] == before + price
    assert s.lots[1] == 0
    assert s.lots[0] == lots(cloth=1, food=1)
    assert s.depth == 0
    assert s.price == 0


def test_4_7_the_deck_is_reshuffled_without_the_cards_of_this_month() -> None:
    s = new_game()
    for card in range(CARD_KINDS):
        s.market_left[card] = 0
        s.market_used[card] = CARD_COUNT[card]
    s.market_left[FOOD * 3] = 1
    s.market_used[FOOD * 3] -= 2
    s.market_now[FOOD * 3] = 1
    market(s)
    assert urn(s)[0][: CARD_KINDS + 1] == [1] + [0] * CARD_KINDS
    turn_up(s, FOOD)
    assert urn(s)[0][:CARD_KINDS] == [CARD_COUNT[0] - 1, *CARD_COUNT[1:]]
    assert s.market_now[0] == 1
    assert sum(s.market_used) == 0
