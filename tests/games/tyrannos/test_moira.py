"""Y5 Moira: the draw, what takes an event's place, and every event."""

from __future__ import annotations

from collections import Counter

import pytest

from emporion.games.tyrannos import moira as events
from emporion.games.tyrannos.codes import (
    AGITATE,
    BY_ALLY,
    BY_CARGO,
    BY_CHECK,
    BY_LEVEL,
    BY_LOCHOI,
    BY_MONEY,
    BY_NOTHING,
    BY_TAX,
    BY_TOKENS,
    CHOOSE,
    CITY,
    DISCARD,
    DROP_LOT,
    NAME_ALLY,
    SELL_LOT,
    UPGRADE,
    WAREHOUSE,
    pack,
    pack_pieces,
)
from emporion.games.tyrannos.moira import CARD_EVENTS, EVENT_CLASS, EVENTS, NEGATIVE
from emporion.games.tyrannos.refusals import NO_SUCH_LOT, NOT_AN_ALLY, NOT_THIS_BRANCH
from emporion.games.tyrannos.rules.people import demand_check
from emporion.games.tyrannos.state import AGITATE_NOT_LAST, AGITATE_VASSALS, State
from emporion.games.tyrannos.steps import (
    CHOOSE_ALLY,
    CHOOSE_FATE,
    CHOOSE_LEVEL,
    CHOOSE_LOT,
    CHOOSE_SALE,
    DRAW_COMMANDER,
    DRAW_FATE,
    DRAW_FATED,
    DRAW_PLOTTER,
    DRAW_TOKENS,
    FATE,
    LOSE_RANDOM,
    LOSE_TOKENS,
    NO_CITY,
    NO_SEAT,
    PAY,
    PLOT,
    ROLL_AGITATION,
    ROLL_CHECK,
    ROLL_FATE,
    push,
    step_value,
    top,
)
from tests.games.tyrannos.playing import advance, choose, draw, options, refusal, roll, urn
from tests.games.tyrannos.positions import agenda, deal, fund, lots, new_game, rule_city, store, tokens


def game(**options: int) -> State:
    """Month 5, after the truce."""
    s = new_game(**options)
    s.month = 5
    return s


def befall(s: State, event: int) -> int:
    """Seat 0 gets this event; the kind of the step that comes next."""
    s.event = event
    s.fated = 0
    push(s, FATE, NO_CITY, 0, 0)
    following = advance(s)
    assert s.bank_paid == sum(s.treasury)
    return following


def by(way: int) -> int:
    return pack(CHOOSE, 0, 0, way)


def mine(s: State, c: int = 0) -> float:
    return s.treasury[c] / 100


# ---------------------------------------------------------------------------------------------------- Y5.1, Y5.3


def test_5_1_a_card_a_die_and_a_player() -> None:
    s = game()
    push(s, DRAW_FATE, NO_CITY, NO_SEAT, 0)
    assert sum(urn(s)[0]) == 24
    assert draw(s, 7) == ROLL_FATE
    assert s.fate_left == (1 << 24) - 1 - (1 << 7)
    assert roll(s, 3) == DRAW_FATED
    assert s.event == events.GOOD_HARVEST
    s.left[1] = 1
    assert urn(s)[0][:6] == [1, 0, 1, 1, 0, 0]
    draw(s, 2)
    assert (s.fated, s.first, mine(s, 2)) == (2, 2, 70)


def test_5_3_the_deck_is_reshuffled_when_used_up() -> None:
    s = game()
    s.fate_left = 1 << 3
    push(s, DRAW_FATE, NO_CITY, NO_SEAT, 0)
    draw(s, 3)
    assert s.fate_left == (1 << 24) - 1


def test_5_3_the_cards() -> None:
    counts = Counter(event for card in CARD_EVENTS for event in card)
    once, four = (events.DEATH, events.DRIVEN_OUT), (events.FIDELITY,)
    assert counts == {event: 1 if event in once else 4 if event in four else 2 for event in range(1, EVENTS)}
    for card in CARD_EVENTS:
        assert len(set(card)) == 4
        assert [EVENT_CLASS[event] <= NEGATIVE for event in card] == [True, True, False, False]


@pytest.mark.parametrize("event", [events.INVASION, events.DEATH, events.DRIVEN_OUT])
def test_5_1_in_month_1_the_worst_is_void(event: int) -> None:
    s = new_game()
    assert befall(s, event) == 0
    assert (s.owner[0], s.left[0]) == (1, 0)
    s = new_game(moira_grace=0)
    assert befall(s, event) == 0
    assert s.left[0] == (0 if event == events.INVASION else 1)


# ---------------------------------------------------------------------------------------------------- Y5.2


def test_5_2_in_the_place_of_a_very_negative_event_three_tokens_or_thirty_mine() -> None:
    s = new_game()
    deal(s, 0, "sword1 sword1 shield1 helmet1")
    assert befall(s, events.EXILES_PLOT) == CHOOSE_FATE
    assert options(s) == [by(BY_MONEY), by(BY_TOKENS)]
    assert refusal(s, by(BY_CHECK)) == NOT_THIS_BRANCH
    assert choose(s, by(BY_TOKENS)) == LOSE_TOKENS
    choose(s, pack_pieces(DISCARD, 0, tokens("sword1 shield1 helmet1")))
    assert s.hand[0] == tokens("sword1")
    s = new_game()
    assert befall(s, events.EXILES_PLOT) == 0
    assert mine(s) == 30


def test_5_2_in_the_place_of_a_moderately_negative_event_one_token_or_ten_mine() -> None:
    s = game()
    deal(s, 0, "sword1")
    assert befall(s, events.PIRATES) == CHOOSE_FATE
    choose(s, by(BY_MONEY))
    assert mine(s) == 50


def test_5_2_who_can_do_neither_loses_what_he_has_of_both() -> None:
    s = new_game()
    fund(s, 0, 29)
    deal(s, 0, "sword1 helmet2")
    assert befall(s, events.EXILES_PLOT) == 0
    assert (mine(s), s.hand[0]) == (0, 0)


@pytest.mark.parametrize(
    ("event", "gained"), [(events.OATH, 1), (events.GOOD_PRICE, 1), (events.BENEFACTOR, 3), (events.FRIENDSHIP, 3)]
)
def test_5_2_in_the_place_of_a_positive_event_tokens(event: int, gained: int) -> None:
    s = game()
    for c in range(4, 8):
        rule_city(s, 1, c)
    assert befall(s, event) == DRAW_TOKENS
    assert step_value(top(s)) == gained


def test_5_2_one_possible_branch_is_enough() -> None:
    s = game()
    fund(s, 0, 9)
    assert befall(s, events.SIKEL_RAID) == 0
    assert (mine(s), s.army[0]) == (9, 7)
    s.army[0] = 0
    assert befall(s, events.SIKEL_RAID) == 0
    assert mine(s) == 0


def test_3_2_event_money_comes_from_any_treasury() -> None:
    s = game()
    rule_city(s, 0, 4)
    fund(s, 4, 20)
    assert befall(s, events.FALSE_TREASURE) == PAY


# ---------------------------------------------------------------------------------------------------- Y5.4 negative


def test_5_4_invasion() -> None:
    s = game()
    assert befall(s, events.INVASION) == DRAW_COMMANDER
    assert (s.invasion, s.target) == (1, 1)


def test_5_4_death() -> None:
    s = game()
    befall(s, events.DEATH)
    assert (s.left[0], s.owner[0]) == (1, 0)


def test_11_5_an_heir_stays_without_voitheia_and_takes_a_check() -> None:
    s = game(heir=1)
    deal(s, 0, "sword3")
    assert befall(s, events.DEATH) == ROLL_CHECK
    assert (s.left[0], s.hand[0]) == (0, 0)
    roll(s, 2)
    assert s.left[0] == 1


def test_5_4_driven_out() -> None:
    s = game()
    rule_city(s, 0, 4)
    befall(s, events.DRIVEN_OUT)
    assert (s.owner[0], s.residence[0]) == (0, 4)


def test_5_1_the_only_city_may_be_spared_there_is_an_uproar_instead() -> None:
    s = game(last_city_spared=1)
    befall(s, events.DRIVEN_OUT)
    assert (s.owner[0], s.left[0]) == (1, 0)
    assert (s.pending[0], s.check_due[0], s.tax_cut[0]) == (3, 6, 3)


@pytest.mark.parametrize("event", [events.FIDELITY, events.ATTEMPTED_TYRANNY, events.DEATH])
def test_5_1_a_check_by_a_card_does_not_cost_the_only_city_either(event: int) -> None:
    s = game(last_city_spared=1, heir=1)
    assert befall(s, event) == ROLL_CHECK
    roll(s, 1)
    assert (s.owner[0], s.left[0], s.pending[0], s.tax_cut[0]) == (1, 0, 3, 3)


def test_5_1_a_check_in_the_place_of_help_spares_the_only_city_and_voitheia_change_nothing_in_that() -> None:
    s = game(last_city_spared=1)
    fund(s, 0, 60)
    deal(s, 0, "sword3")
    befall(s, events.ERUPTION)
    choose(s, pack(CHOOSE, 0, 0, BY_CHECK))
    choose(s, pack_pieces(DISCARD, 0, tokens("sword3")))
    roll(s, 1)
    assert (s.owner[0], s.pending[0]) == (1, 3)


@pytest.mark.parametrize("event", [events.DRIVEN_OUT, events.FIDELITY])
def test_5_1_one_of_several_cities_is_not_spared(event: int) -> None:
    s = game(last_city_spared=1)
    rule_city(s, 0, 4)
    if befall(s, event) == ROLL_CHECK:
        roll(s, 1)
    assert (s.owner[0], s.residence[0]) == (0, 4)


def test_5_1_the_people_are_not_held_back_by_other_causes() -> None:
    s = game(last_city_spared=1)
    demand_check(s, 0, 0, -1)
    advance(s)
    roll(s, 1)
    assert s.left[0] == 1


def test_8_1_friendship_cannot_be_offered_while_embassies_wait() -> None:
    s = game(embassies_wait=5)
    assert befall(s, events.FRIENDSHIP) == DRAW_TOKENS
    assert s.free_embassy == 0


@pytest.mark.parametrize("limit", [AGITATE_NOT_LAST, AGITATE_VASSALS])
def test_5_2_exiles_do_not_plot_where_a_city_is_safe_from_agitation(limit: int) -> None:
    s = game(agitation_limit=limit)
    assert befall(s, events.EXILES_PLOT) == 0
    assert mine(s) == 30
    rule_city(s, 0, 4)
    fund(s, 0, 60)
    assert (befall(s, events.EXILES_PLOT) == DRAW_PLOTTER) == (limit == AGITATE_NOT_LAST)


@pytest.mark.parametrize(("event", "then"), [(events.FIDELITY, 3), (events.ATTEMPTED_TYRANNY, 2)])
def test_5_4_checks(event: int, then: int) -> None:
    s = game()
    assert befall(s, event) == ROLL_CHECK
    roll(s, then)
    assert s.pending[0] == (2 if event == events.FIDELITY else 0)
    assert s.left[0] == (0 if event == events.FIDELITY else 1)


def test_6_1_a_check_of_moira_takes_over_a_pending_one() -> None:
    s = game()
    s.pending[0] = 3
    s.check_due[0] = 5
    befall(s, events.FIDELITY)
    roll(s, 4)
    assert (s.pending[0], s.check_due[0]) == (3, 6)


CHOICES = [
    (events.ERUPTION, BY_CHECK, 30),
    (events.MERCENARIES_REVOLT, BY_LOCHOI, 30),
    (events.SIKEL_RAID, BY_LOCHOI, 10),
    (events.BAD_HARVEST, BY_TAX, 10),
    (events.REFUGEES, BY_CHECK, 10),
    (events.BORDER_QUARREL, BY_TOKENS, 10),
    (events.FLEET_OFF_COAST, BY_CARGO, 10),
]


@pytest.mark.parametrize(("event", "way", "price"), CHOICES)
def test_5_4_pay_or_suffer(event: int, way: int, price: int) -> None:
    s = game()
    deal(s, 0, "sword1")
    assert befall(s, event) == CHOOSE_FATE
    assert options(s) == [by(BY_MONEY), by(way)]
    assert choose(s, by(BY_MONEY)) == 0
    assert mine(s) == 60 - price


def suffer(event: int, way: int) -> State:
    s = game()
    deal(s, 0, "sword1")
    rule_city(s, 0, 4)
    befall(s, event)
    choose(s, by(way))
    assert mine(s) == 60
    return s


def test_5_4_what_is_suffered() -> None:
    s = suffer(events.ERUPTION, BY_CHECK)
    choose(s, DISCARD)
    roll(s, 2)
    assert s.owner[0] == 0
    s = suffer(events.REFUGEES, BY_CHECK)
    choose(s, DISCARD)
    roll(s, 2)
    assert s.pending[0] == 3
    assert suffer(events.MERCENARIES_REVOLT, BY_LOCHOI).army[0] == 6
    assert suffer(events.SIKEL_RAID, BY_LOCHOI).army[0] == 7
    assert suffer(events.BAD_HARVEST, BY_TAX).half_tax == 1
    assert suffer(events.FLEET_OFF_COAST, BY_CARGO).no_cargo == 1 | 1 << 4
    assert agenda(suffer(events.BORDER_QUARREL, BY_TOKENS)) == [LOSE_TOKENS]


def test_5_4_plague_and_earthquake_take_a_level() -> None:
    s = game()
    s.city_level[0] = 2
    s.army[0] = 15
    befall(s, events.PLAGUE)
    assert (s.city_level[0], s.army[0], s.idle) == (1, 8, 0)
    s.store_level[0] = 2
    store(s, 0, food=2, metal=1, luxury=1)
    assert befall(s, events.EARTHQUAKE) == CHOOSE_LOT
    assert refusal(s, pack(DROP_LOT, 0, 1, 0)) == NO_SUCH_LOT
    assert choose(s, pack(DROP_LOT, 0, 0, 0)) == CHOOSE_LOT
    choose(s, pack(DROP_LOT, 0, 0, 0))
    assert (s.store_level[0], s.lots[0], s.returned) == (1, lots(metal=1, luxury=1), lots(food=2))


@pytest.mark.parametrize(("both", "surplus"), [(0, 0), (1, 2)])
def test_2_3_2_5_where_both_levels_count_a_plague_costs_lots_too(both: int, surplus: int) -> None:
    s = game(room_by_both=both)
    s.city_level[0], s.store_level[0], s.army[0] = 2, 3, 16
    store(s, 0, food=4)
    befall(s, events.PLAGUE)
    assert (s.city_level[0], step_value(top(s)) if s.depth else 0) == (1, surplus)
    for _ in range(surplus):
        choose(s, pack(DROP_LOT, 0, 0, 0))
    assert s.lots[0] == lots(food=4 - surplus)


def test_2_5_at_level_1_the_city_is_idle() -> None:
    for event in (events.PLAGUE, events.EARTHQUAKE):
        s = game()
        befall(s, event)
        assert (s.city_level[0], s.store_level[0], s.idle) == (1, 1, 1)


def test_5_4_empedokles_keeps_off_the_next_plague() -> None:
    s = game()
    befall(s, events.EMPEDOKLES)
    befall(s, events.PLAGUE)
    assert (s.idle, s.plague_shield) == (0, 0)
    befall(s, events.PLAGUE)
    assert s.idle == 1


def test_5_4_pirates_take_a_lot_of_any_own_city() -> None:
    s = game()
    rule_city(s, 0, 4)
    store(s, 0, food=1)
    store(s, 4, luxury=1)
    assert befall(s, events.PIRATES) == CHOOSE_LOT
    assert options(s) == [pack(DROP_LOT, 0, 0, 0), pack(DROP_LOT, 4, 5, 0)]
    choose(s, pack(DROP_LOT, 0, 0, 0))
    assert (s.lots[0], s.returned) == (0, lots(food=1))


def test_5_4_bribed_commanders() -> None:
    s = game()
    deal(s, 0, "sword1 shield1")
    assert befall(s, events.BRIBED_COMMANDERS) == LOSE_RANDOM
    draw(s, 3)
    assert s.hand[0] == tokens("sword1")


def test_5_4_exiles_plot() -> None:
    s = game()
    s.agitate_after[2][0] = 9
    assert befall(s, events.EXILES_PLOT) == DRAW_PLOTTER
    assert urn(s)[0][:6] == [0, 1, 1, 1, 0, 0]
    assert draw(s, 2) == PLOT
    assert options(s) == [pack(CHOOSE, 0, 0, BY_NOTHING), pack(AGITATE, 0, 0, 0)]
    assert choose(s, pack(AGITATE, 0, 0, 0)) == ROLL_AGITATION
    assert (mine(s, 2), s.agitated) == (60, 1)
    roll(s, 6)
    assert s.owner[0] == 3
    s = game()
    befall(s, events.EXILES_PLOT)
    draw(s, 1)
    assert choose(s, by(BY_NOTHING)) == 0
    assert s.agitated == 0


def test_5_4_forced_transfer() -> None:
    s = game()
    s.city_level[0] = 2
    s.allies[0] = 1 << 4 | 1 << 5
    assert befall(s, events.FORCED_TRANSFER) == CHOOSE_FATE
    assert options(s) == [by(BY_LEVEL), by(BY_ALLY)]
    assert choose(s, by(BY_ALLY)) == CHOOSE_ALLY
    assert refusal(s, pack(NAME_ALLY, 6, 0, 0)) == NOT_AN_ALLY
    choose(s, pack(NAME_ALLY, 5, 0, 0))
    assert s.allies[0] == 1 << 4
    befall(s, events.FORCED_TRANSFER)
    choose(s, by(BY_LEVEL))
    assert s.city_level[0] == 1
    assert befall(s, events.FORCED_TRANSFER) == 0
    assert s.allies[0] == 0
    befall(s, events.FORCED_TRANSFER)
    assert mine(s) == 30


def test_5_4_marks_of_the_month() -> None:
    s = game()
    befall(s, events.PETALISM)
    befall(s, events.STORM)
    befall(s, events.MARSH_FEVER)
    befall(s, events.LUXURY_OF_CITIZENS)
    befall(s, events.ILL_OMEN)
    assert (s.no_embassy, s.storm, s.no_cargo, s.no_market, s.extra_costs[0], s.mood[0]) == (1, 1, 1, 1, 10, -1)
    befall(s, events.FALSE_TREASURE)
    assert mine(s) == 50


# ---------------------------------------------------------------------------------------------------- Y5.4 positive


@pytest.mark.parametrize(
    ("event", "money", "gained", "mood"),
    [
        (events.GOOD_HARVEST, 10, 0, 0),
        (events.OIL_FOR_CARTHAGE, 30, 0, 0),
        (events.OLYMPIC_VICTORY, 0, 3, 1),
        (events.VICTORY_AT_KYME, 0, 3, 0),
        (events.INDEMNITY, 60, 0, 0),
        (events.GOLD_CROWN, 20, 0, 0),
        (events.POETS, 0, 1, 0),
        (events.SUPPLIANT_SPARED, 0, 0, 1),
        (events.JUST_ACCOUNTS, 10, 0, 0),
        (events.BOOTY, 30, 1, 0),
        (events.MERCENARIES_HIRED, 0, 2, 0),
        (events.NEW_TEMPLE, 0, 0, 1),
    ],
)
def test_5_4_gifts(event: int, money: int, gained: int, mood: int) -> None:
    s = game()
    assert befall(s, event) == (DRAW_TOKENS if gained else 0)
    assert (mine(s), s.mood[0]) == (60 + money, mood)
    assert gained == 0 or step_value(top(s)) == gained


def test_5_4_colonists() -> None:
    s = game()
    assert befall(s, events.COLONISTS) == CHOOSE_LEVEL
    assert options(s) == [pack(UPGRADE, 0, CITY, 0), pack(UPGRADE, 0, WAREHOUSE, 0)]
    choose(s, pack(UPGRADE, 0, CITY, 0))
    assert (s.city_level[0], s.army[0]) == (2, 16)
    s.city_level[0] = 3
    befall(s, events.COLONISTS)
    assert s.store_level[0] == 2
    s.store_level[0] = 3
    assert befall(s, events.COLONISTS) == DRAW_TOKENS


def test_5_4_benefactor_calms_all_own_cities() -> None:
    s = game()
    rule_city(s, 0, 4)
    s.pending[4] = 2
    s.doubt[0] = 1
    s.mood[0] = -1
    s.mood[4] = 1
    befall(s, events.BENEFACTOR)
    assert (s.pending[4], s.doubt[0], s.mood[0], s.mood[4]) == (0, 0, 0, 1)


def test_5_4_benefactor_comes_for_a_marker_alone() -> None:
    s = game()
    s.doubt[0] = 1
    assert befall(s, events.BENEFACTOR) != DRAW_TOKENS
    assert s.doubt[0] == 0
    assert befall(s, events.BENEFACTOR) == DRAW_TOKENS, "there is nothing left to cancel"


def test_5_4_favours_of_the_month() -> None:
    s = game()
    rule_city(s, 0, 4)
    befall(s, events.CAPTIVES)
    befall(s, events.FRIENDSHIP)
    befall(s, events.MERCHANTS)
    befall(s, events.CAMP_PLAGUE)
    befall(s, events.CONGRESS_OF_GELA)
    befall(s, events.WEALTHY_CITIZEN)
    assert (s.half_price, s.free_embassy, s.extra_block, s.camp_plague) == (1, 1, 1, 1)
    assert (s.congress_until[0], s.no_costs) == (7, 1)
    befall(s, events.FISH_POND)
    assert s.no_costs == 1 | 1 << 4


def test_5_4_captives_need_something_to_build() -> None:
    s = game()
    s.city_level[0] = s.store_level[0] = 3
    assert befall(s, events.CAPTIVES) == DRAW_TOKENS
    assert s.half_price == 0


def test_5_4_an_oath_binds_an_ally() -> None:
    s = game()
    s.allies[0] = 1 << 4 | 1 << 5
    assert befall(s, events.OATH) == CHOOSE_ALLY
    choose(s, pack(NAME_ALLY, 4, 0, 0))
    assert s.oath_until[0][4] == 11
    assert s.allies[0] == 1 << 4 | 1 << 5


def test_5_4_a_good_price() -> None:
    s = game()
    rule_city(s, 0, 4)
    store(s, 0, food=1)
    store(s, 4, luxury=2)
    assert befall(s, events.GOOD_PRICE) == CHOOSE_SALE
    choose(s, pack(SELL_LOT, 4, 5, 0))
    assert (mine(s, 4), s.lots[4], s.returned) == (24, lots(luxury=1), lots(luxury=1))


@pytest.mark.parametrize("event", range(1, EVENTS))
def test_5_4_every_event_does_something(event: int) -> None:
    s = game()
    before = (s.treasury[:], agenda(s), vars(s).copy())
    marks = {name: list(value) if isinstance(value, list) else value for name, value in before[2].items()}
    following = befall(s, event)
    after = {name: value for name, value in vars(s).items() if name != "event"}
    assert following != 0 or any(marks[name] != value for name, value in after.items())
