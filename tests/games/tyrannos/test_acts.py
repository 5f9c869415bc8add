"""Y6.2 Acts, Y2.2 upgrades, Y7.7 who may be agitated."""

from __future__ import annotations

import pytest

from emporion.games.tyrannos.codes import (
    AGITATE,
    BUY_TOKENS,
    CALL_TIME,
    CITY,
    END_TURN,
    MAKE_OFFER,
    MOVE_TO,
    UPGRADE,
    WAREHOUSE,
    pack,
)
from emporion.games.tyrannos.refusals import (
    AGITATED_ALREADY,
    AGITATION_DELAYED,
    ALLOWED,
    ALREADY_BOUGHT,
    ALREADY_BUILDING,
    CITY_AGITATED,
    CITY_IDLE,
    MALFORMED,
    MONEY_MISSING,
    MOVED_ALREADY,
    NO_TIME_LIMIT,
    NO_TOKENS_LEFT,
    NOT_A_VASSAL,
    NOT_ANOTHERS_CITY,
    NOT_THIS_CITY,
    PETALISM_RULES,
    SAFE_FROM_AGITATION,
    TOP_LEVEL,
    TRUCE,
)
from emporion.games.tyrannos.rules.acts import acts_actions, acts_apply, acts_kinds, acts_refusal, acts_stale
from emporion.games.tyrannos.rules.holdings import raise_level
from emporion.games.tyrannos.rules.month import end_month, last_month
from emporion.games.tyrannos.state import AGITATE_ALL, AGITATE_NOT_LAST, AGITATE_VASSALS, State
from emporion.games.tyrannos.steps import ACTS, DRAW_TOKENS, NO_CITY, PAY, ROLL_AGITATION, push, top
from tests.games.tyrannos.playing import advance, draw
from tests.games.tyrannos.positions import agenda, fund, listed, new_game, rule_city


def turn(**options: int) -> State:
    """The acts of seat 0 in month 5."""
    s = new_game(**options)
    s.month = 5
    s.turn = 0
    push(s, ACTS, NO_CITY, 0, 0)
    return s


def refusal(s: State, action: int) -> int:
    return acts_refusal(s, 0, top(s), action)


def act(s: State, action: int) -> int:
    assert refusal(s, action) == ALLOWED
    acts_apply(s, 0, top(s), action)
    assert s.bank_paid == sum(s.treasury)
    return advance(s)


def legal(s: State, kind: int) -> list[int]:
    actions = listed(acts_actions, s, 0, top(s), kind, 0) if acts_kinds(s, 0, top(s)) >> kind & 1 else []
    for action in actions:
        assert refusal(s, action) == ALLOWED
    return actions


def upgrade(c: int, sector: int) -> int:
    return pack(UPGRADE, c, sector, 0)


@pytest.mark.parametrize(("sector", "level", "price"), [(CITY, 1, 60), (CITY, 2, 90), (WAREHOUSE, 1, 60)])
def test_2_2_prices_of_upgrades(sector: int, level: int, price: int) -> None:
    s = turn()
    s.city_level[0] = level
    fund(s, 0, price - 1)
    assert refusal(s, upgrade(0, sector)) == MONEY_MISSING
    fund(s, 0, price)
    act(s, upgrade(0, sector))
    assert (s.treasury[0], s.building[0], s.city_level[0]) == (0, 1 << sector, level)


def test_2_2_one_level_a_sector_and_month_up_to_three() -> None:
    s = turn()
    fund(s, 0, 400)
    assert legal(s, UPGRADE) == [upgrade(0, CITY), upgrade(0, WAREHOUSE)]
    act(s, upgrade(0, CITY))
    assert refusal(s, upgrade(0, CITY)) == ALREADY_BUILDING
    s.store_level[0] = 3
    assert refusal(s, upgrade(0, WAREHOUSE)) == TOP_LEVEL
    assert legal(s, UPGRADE) == []


def test_2_2_what_colonists_bring_is_not_built_and_does_not_count() -> None:
    s = turn()
    fund(s, 0, 90)
    raise_level(s, 0, CITY)
    act(s, upgrade(0, CITY))
    assert (s.city_level[0], s.building[0]) == (2, 1 << CITY)


def test_2_2_2_5_only_own_cities_that_are_not_idle() -> None:
    s = turn()
    s.idle = 1
    assert refusal(s, upgrade(0, CITY)) == CITY_IDLE
    assert refusal(s, upgrade(1, CITY)) == NOT_THIS_CITY
    assert refusal(s, upgrade(0, 3)) == MALFORMED


def test_5_4_captives_build_one_upgrade_at_half_price() -> None:
    s = turn()
    s.half_price = 1
    fund(s, 0, 90)
    act(s, upgrade(0, CITY))
    assert s.treasury[0] == 6000
    act(s, upgrade(0, WAREHOUSE))
    assert s.treasury[0] == 0


def test_3_2_a_city_pays_its_own_upgrades_by_option_others_too() -> None:
    s = turn()
    rule_city(s, 0, 4)
    fund(s, 4, 20)
    assert refusal(s, upgrade(4, CITY)) == MONEY_MISSING
    s.treasury_transfers = 1
    act(s, upgrade(4, CITY))
    assert (s.treasury[0], s.treasury[4]) == (2000, 0)


def test_6_2_voitheia_once_a_month_up_to_three() -> None:
    s = turn()
    assert legal(s, BUY_TOKENS) == [pack(BUY_TOKENS, 0, 0, n) for n in (1, 2, 3)]
    assert refusal(s, pack(BUY_TOKENS, 0, 0, 4)) == MALFORMED
    assert act(s, pack(BUY_TOKENS, 0, 0, 3)) == DRAW_TOKENS
    assert s.treasury[0] == 5700
    draw(s, 0, 1, 2)
    assert agenda(s) == [ACTS]
    assert refusal(s, pack(BUY_TOKENS, 0, 0, 1)) == ALREADY_BOUGHT
    assert legal(s, BUY_TOKENS) == []


def test_6_2_11_2_as_many_as_can_be_paid_and_had() -> None:
    s = turn()
    fund(s, 0, 2)
    assert refusal(s, pack(BUY_TOKENS, 0, 0, 3)) == MONEY_MISSING
    s.token_bag = 1
    assert refusal(s, pack(BUY_TOKENS, 0, 0, 2)) == NO_TOKENS_LEFT
    assert legal(s, BUY_TOKENS) == [pack(BUY_TOKENS, 0, 0, 1)]


def agitate(c: int) -> int:
    return pack(AGITATE, c, 0, 0)


def test_7_7_agitation_costs_a_talent() -> None:
    s = turn()
    assert legal(s, AGITATE) == [agitate(c) for c in (1, 2, 3)]
    assert act(s, agitate(1)) == ROLL_AGITATION
    assert (s.treasury[0], s.agitated) == (0, 1 << 1)
    assert refusal(s, agitate(2)) == AGITATED_ALREADY


def test_7_7_whom_and_when() -> None:
    s = turn()
    rule_city(s, 1, 4)
    assert refusal(s, agitate(0)) == NOT_ANOTHERS_CITY
    assert refusal(s, agitate(5)) == NOT_ANOTHERS_CITY
    assert refusal(s, agitate(10)) == NOT_ANOTHERS_CITY
    s.agitated = 1 << 2
    assert refusal(s, agitate(2)) == CITY_AGITATED
    s.agitate_after[0][3] = 6
    assert refusal(s, agitate(3)) == AGITATION_DELAYED
    s.month = 6
    assert refusal(s, agitate(3)) == ALLOWED
    s.month = 3
    assert refusal(s, agitate(1)) == TRUCE
    assert refusal(s, agitate(4)) == ALLOWED
    s.no_embassy = 1
    assert refusal(s, agitate(4)) == PETALISM_RULES
    s.no_embassy = 0
    fund(s, 0, 59)
    assert refusal(s, agitate(4)) == MONEY_MISSING


@pytest.mark.parametrize(
    ("limit", "only", "residence", "vassal"),
    [
        (AGITATE_ALL, ALLOWED, ALLOWED, ALLOWED),
        (AGITATE_NOT_LAST, SAFE_FROM_AGITATION, ALLOWED, ALLOWED),
        (AGITATE_VASSALS, SAFE_FROM_AGITATION, SAFE_FROM_AGITATION, ALLOWED),
    ],
)
def test_7_7_some_cities_may_be_safe_from_agitation(limit: int, only: int, residence: int, vassal: int) -> None:
    """Seat 2 has one city, seat 1 has two."""
    s = turn()
    s.agitation_limit = limit
    rule_city(s, 1, 4)
    assert (refusal(s, agitate(2)), refusal(s, agitate(1)), refusal(s, agitate(4))) == (only, residence, vassal)
    assert (agitate(2) in legal(s, AGITATE)) == (only == ALLOWED)


def test_3_2_agitation_is_paid_from_any_treasury() -> None:
    s = turn()
    rule_city(s, 0, 4)
    fund(s, 4, 30)
    assert act(s, agitate(1)) == PAY
    assert agenda(s) == [PAY, ROLL_AGITATION, ACTS]


def test_6_2_the_residence_moves_once_a_game() -> None:
    s = turn()
    rule_city(s, 0, 4)
    rule_city(s, 0, 5)
    assert legal(s, MOVE_TO) == [pack(MOVE_TO, 4, 0, 0), pack(MOVE_TO, 5, 0, 0)]
    assert refusal(s, pack(MOVE_TO, 6, 0, 0)) == NOT_A_VASSAL
    assert refusal(s, pack(MOVE_TO, 0, 0, 0)) == NOT_A_VASSAL
    act(s, pack(MOVE_TO, 4, 0, 0))
    assert (s.residence[0], s.kept_original & 1) == (4, 1)
    assert refusal(s, pack(MOVE_TO, 5, 0, 0)) == MOVED_ALREADY
    assert legal(s, MOVE_TO) == []


def test_6_2_then_the_turn_ends() -> None:
    s = turn()
    assert legal(s, END_TURN) == [END_TURN]
    assert refusal(s, pack(END_TURN, 0, 0, 1)) == MALFORMED
    act(s, END_TURN)
    assert agenda(s) == []


def test_1_2_who_has_the_turn_says_that_the_time_has_run_out() -> None:
    s = turn(timed=1)
    assert legal(s, CALL_TIME) == [CALL_TIME]
    assert refusal(s, pack(CALL_TIME, 0, 0, 1)) == MALFORMED
    act(s, CALL_TIME)
    assert agenda(s) == [ACTS]
    assert last_month(s) == s.month == 5
    assert legal(s, CALL_TIME) == []
    assert refusal(s, CALL_TIME) == NO_TIME_LIMIT
    act(s, END_TURN)
    end_month(s)
    assert agenda(s) == []


def test_1_2_without_a_limit_there_is_no_time_to_run_out() -> None:
    s = turn()
    assert legal(s, CALL_TIME) == []
    assert refusal(s, CALL_TIME) == NO_TIME_LIMIT


def test_the_turn_of_who_is_out_is_over() -> None:
    s = turn()
    assert not acts_stale(s, top(s))
    s.left[0] = 1
    assert acts_stale(s, top(s))


def test_6_2_offers_are_limited() -> None:
    s = turn(offers_per_turn=1)
    assert acts_kinds(s, 0, top(s)) >> MAKE_OFFER & 1 == 1
    s.offers = 1
    assert acts_kinds(s, 0, top(s)) >> MAKE_OFFER & 1 == 0
