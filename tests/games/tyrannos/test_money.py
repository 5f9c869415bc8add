"""Y3 Money."""

from __future__ import annotations

from emporion.games.tyrannos.codes import PAY_FROM, pack
from emporion.games.tyrannos.refusals import NOT_THIS_CITY
from emporion.games.tyrannos.rules.holdings import charge, earn, wealth
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import NO_CITY, PAY
from tests.games.tyrannos.playing import advance, choose, options, refusal
from tests.games.tyrannos.positions import agenda, fund, new_game, rule_city


def realm() -> State:
    """Seat 0 rules 0, 4 and 5 with 60, 20 and 0 mine."""
    s = new_game()
    rule_city(s, 0, 4)
    rule_city(s, 0, 5)
    fund(s, 4, 20)
    return s


def test_3_1_a_talent_each_and_sums_rounded_down_to_ten() -> None:
    s = new_game()
    assert s.treasury[:6] == [6000] * 4 + [0, 0]
    earn(s, 0, 19)
    assert s.treasury[0] == 6010
    assert s.bank_paid == sum(s.treasury)


def test_3_2_from_one_treasury_there_is_nothing_to_ask() -> None:
    s = new_game()
    charge(s, 0, 1500, NO_CITY)
    assert agenda(s) == []
    assert s.treasury[0] == 4500
    assert s.bank_paid == sum(s.treasury)


def test_3_2_from_several_the_player_says_which_comes_first() -> None:
    s = realm()
    charge(s, 0, 3000, NO_CITY)
    assert advance(s) == PAY
    assert options(s) == [pack(PAY_FROM, 0, 0, 0), pack(PAY_FROM, 4, 0, 0)]
    assert refusal(s, pack(PAY_FROM, 5, 0, 0)) == NOT_THIS_CITY
    assert refusal(s, pack(PAY_FROM, 1, 0, 0)) == NOT_THIS_CITY
    choose(s, pack(PAY_FROM, 4, 0, 0))
    assert (s.treasury[0], s.treasury[4]) == (5000, 0)
    assert s.bank_paid == sum(s.treasury)


def test_3_2_all_of_it_needs_no_question() -> None:
    s = realm()
    charge(s, 0, 8000, 7)
    assert agenda(s) == []
    assert (s.treasury[0], s.treasury[4], s.treasury[7]) == (0, 0, 8000)
    assert s.bank_paid == sum(s.treasury)


def test_2_5_the_treasury_of_an_idle_city_is_not_spent() -> None:
    s = realm()
    s.idle = 1 << 0
    assert wealth(s, 0) == 2000
    charge(s, 0, 1000, NO_CITY)
    assert (s.treasury[0], s.treasury[4]) == (6000, 1000)


def test_a_payment_of_who_is_gone_lapses() -> None:
    s = realm()
    charge(s, 0, 3000, NO_CITY)
    s.left[0] = 1
    assert advance(s) == 0
