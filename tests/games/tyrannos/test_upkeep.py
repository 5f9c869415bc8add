"""Y6.1 Upkeep."""

from __future__ import annotations

import pytest

from emporion.games.tyrannos.codes import (
    GIVE_WAY,
    HEAVY,
    IMPOSE,
    LIGHT,
    NORMAL,
    PAY_COSTS,
    REFUSE_COSTS,
    TAX,
    pack,
)
from emporion.games.tyrannos.refusals import CITY_IDLE, MALFORMED, NOT_THIS_CITY, UPKEEP_OVER
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import COSTS, HEAVY_ANSWER, NO_CITY, ROLL_CHECK, ROLL_COSTS, ROLL_HEAVY, UPKEEP, push
from tests.games.tyrannos.playing import advance, choose, draw, options, refusal, roll, urn
from tests.games.tyrannos.positions import agenda, deal, fund, new_game, rule_city

PAY = pack(PAY_COSTS, 0, 0, 0)
REFUSE = pack(REFUSE_COSTS, 0, 0, 0)


def turn(**options: int) -> State:
    """The upkeep of seat 0 in month 5; the residence is at level 2 with 60 mine."""
    s = new_game(**options)
    s.month = 5
    s.city_level[0] = 2
    push(s, UPKEEP, NO_CITY, 0, 0)
    return s


def tax(c: int, regime: int) -> int:
    return pack(TAX, c, regime, 0)


def mine(s: State, c: int) -> float:
    assert s.bank_paid == sum(s.treasury)
    return s.treasury[c] / 100


@pytest.mark.parametrize(("face", "costs"), [(1, 15), (2, 20), (3, 25), (4, 30)])
def test_6_1_normal_tax_less_the_costs(face: int, costs: int) -> None:
    s = turn()
    assert choose(s, tax(0, NORMAL)) == ROLL_COSTS
    assert sum(urn(s)[0]) == 4
    assert roll(s, face) == COSTS
    assert choose(s, PAY) == 0
    assert mine(s, 0) == 60 + 12 - costs


def test_6_1_light_tax_is_half_and_remembered() -> None:
    s = turn()
    choose(s, tax(0, LIGHT))
    roll(s, 1)
    choose(s, PAY)
    assert mine(s, 0) == 60 + 6 - 15
    assert s.mood[0] == 1


def test_6_1_heavy_tax_with_a_four_is_double() -> None:
    s = turn()
    assert choose(s, tax(0, HEAVY)) == ROLL_HEAVY
    assert roll(s, 4) == ROLL_COSTS
    roll(s, 1)
    assert choose(s, PAY) == 0
    assert mine(s, 0) == 60 + 24 - 15


@pytest.mark.parametrize("face", [1, 2, 3])
def test_6_1_giving_way_is_normal_tax_and_the_marker(face: int) -> None:
    s = turn()
    choose(s, tax(0, HEAVY))
    assert roll(s, face) == HEAVY_ANSWER
    assert choose(s, pack(GIVE_WAY, 0, 0, 0)) == ROLL_COSTS
    roll(s, 1)
    assert choose(s, PAY) == 0
    assert (mine(s, 0), s.doubt[0]) == (60 + 12 - 15, 1)


def test_6_1_imposing_it_is_double_tax_and_a_check() -> None:
    s = turn()
    choose(s, tax(0, HEAVY))
    roll(s, 2)
    choose(s, pack(IMPOSE, 0, 0, 0))
    roll(s, 1)
    assert choose(s, PAY) == ROLL_CHECK
    roll(s, 3)
    assert mine(s, 0) == 60 + 18 - 15
    assert (s.pending[0], s.tax_cut[0]) == (2, 0)


def test_6_1_refused_costs_are_not_paid_but_bring_a_check() -> None:
    s = turn()
    choose(s, tax(0, NORMAL))
    roll(s, 4)
    assert choose(s, REFUSE) == ROLL_CHECK
    roll(s, 4)
    assert mine(s, 0) == 60 + 10.8
    assert (s.pending[0], s.check_due[0]) == (1, 6)


def test_6_1_who_cannot_pay_is_not_asked() -> None:
    s = turn()
    fund(s, 0, 3)
    choose(s, tax(0, NORMAL))
    assert roll(s, 2) == ROLL_CHECK
    s = turn()
    fund(s, 0, 3)
    choose(s, tax(0, NORMAL))
    assert roll(s, 1) == COSTS


def test_6_1_payable_by_the_unreduced_tax_and_the_treasury_never_falls_below_0() -> None:
    s = turn()
    fund(s, 0, 3)
    s.tax_cut[0] = 3
    choose(s, tax(0, NORMAL))
    assert roll(s, 1) == COSTS
    choose(s, PAY)
    assert mine(s, 0) == 0
    assert s.tax_cut[0] == 0


def test_6_1_one_check_at_the_worst_modifier() -> None:
    s = turn()
    s.pending[0] = 2
    s.check_due[0] = 5
    choose(s, tax(0, NORMAL))
    roll(s, 4)
    assert choose(s, REFUSE) == ROLL_CHECK
    assert roll(s, 6) == 0
    assert (s.pending[0], s.doubt[0]) == (0, 1)


def test_7_1_again_next_month_not_in_this() -> None:
    s = turn()
    s.pending[0] = 2
    s.check_due[0] = 6
    choose(s, tax(0, NORMAL))
    roll(s, 1)
    assert choose(s, PAY) == 0
    assert s.pending[0] == 2


@pytest.mark.parametrize(("cut", "booked"), [(0, 12), (1, 10.8), (2, 9), (3, 6)])
def test_7_1_the_people_hold_back_a_part_of_the_next_tax(cut: int, booked: float) -> None:
    s = turn()
    s.no_costs = 1
    s.tax_cut[0] = cut
    choose(s, tax(0, NORMAL))
    assert mine(s, 0) == 60 + booked


def test_6_1_a_city_that_is_lost_books_no_tax_and_a_player_with_a_vassal_goes_on() -> None:
    s = turn()
    rule_city(s, 0, 4)
    choose(s, tax(0, NORMAL))
    roll(s, 1)
    choose(s, REFUSE)
    assert roll(s, 1) == UPKEEP
    assert (mine(s, 0), s.residence[0]) == (60, 4)
    assert options(s) == [tax(4, regime) for regime in (NORMAL, LIGHT, HEAVY)]


def test_6_1_who_is_out_goes_on_with_nothing() -> None:
    s = turn()
    choose(s, tax(0, NORMAL))
    roll(s, 1)
    choose(s, REFUSE)
    assert roll(s, 1) == 0
    assert s.left[0] == 1


def test_6_1_in_any_order_each_once_and_not_the_idle_ones() -> None:
    s = turn()
    for c in (4, 5):
        rule_city(s, 0, c)
    s.idle = 1 << 5
    s.pending[5] = 1
    assert len(options(s)) == 6
    assert refusal(s, tax(5, NORMAL)) == CITY_IDLE
    assert refusal(s, tax(1, NORMAL)) == NOT_THIS_CITY
    assert refusal(s, tax(0, 4)) == MALFORMED
    fund(s, 4, 60)
    choose(s, tax(4, NORMAL))
    roll(s, 1)
    choose(s, pack(PAY_COSTS, 4, 0, 0))
    assert refusal(s, tax(4, NORMAL)) == UPKEEP_OVER
    assert len(options(s)) == 3
    assert s.pending[5] == 1


def test_5_4_events_of_the_month_change_costs_and_tax() -> None:
    s = turn()
    s.extra_costs[0] = 10
    s.half_tax = 1
    choose(s, tax(0, NORMAL))
    roll(s, 1)
    choose(s, PAY)
    assert mine(s, 0) == 60 + 6 - 25
    s = turn()
    s.no_costs = 1
    assert choose(s, tax(0, HEAVY)) == ROLL_HEAVY
    assert roll(s, 4) == 0
    assert mine(s, 0) == 84


def test_7_3_voitheia_help_in_upkeep() -> None:
    s = turn()
    deal(s, 0, "sword3")
    choose(s, tax(0, NORMAL))
    roll(s, 1)
    choose(s, REFUSE)
    assert len(options(s)) == 2


def test_3_2_by_option_other_cities_pay_the_costs() -> None:
    s = turn(treasury_transfers=1)
    rule_city(s, 0, 4)
    fund(s, 0, 0)
    fund(s, 4, 20)
    s.upkept = 1 << 4
    choose(s, tax(0, NORMAL))
    assert roll(s, 4) == COSTS
    choose(s, PAY)
    assert (mine(s, 0), mine(s, 4)) == (0, 2)
    assert agenda(s) == []


def test_draws_of_costs_are_of_a_d4() -> None:
    s = turn()
    choose(s, tax(0, NORMAL))
    assert advance(s) == ROLL_COSTS
    draw(s, 4)
    assert s.costs == 30
