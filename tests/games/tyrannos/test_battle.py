"""Y9.4 to Y9.12 The battle."""

from __future__ import annotations

import pytest

from emporion.games.tyrannos.codes import (
    ACCEPT,
    ALLIANCE_AT,
    CITY,
    DECLINE,
    DISCARD,
    FIGHT,
    GIVE_MONEY_AT,
    GIVE_TOKENS_AT,
    GIVE_UP,
    JOIN,
    OFFER_TERMS,
    PLACED_AT,
    PLAN,
    PULL_DOWN_AT,
    SUPPORTS_AT,
    WANT_MONEY_AT,
    WANT_TOKENS_AT,
    WAREHOUSE,
    WINS_AT,
    pack,
    pack_pieces,
)
from emporion.games.tyrannos.refusals import (
    ALLOWED,
    MALFORMED,
    MONEY_MISSING,
    NO_TERMS,
    NOT_ASKED,
    NOT_PLAYABLE,
    NOT_SO_MANY_ATTACKS,
    NOT_THIS_LEAD,
    NOT_THIS_SHAPE,
    NOT_THIS_SUPPORT,
    NOT_THIS_TARGET,
    NOTHING_TO_PULL_DOWN,
    PLACED_NOWHERE,
    TOKENS_NOT_HELD,
    TOO_MANY_PLACED,
)
from emporion.games.tyrannos.rules.armies import clear_field, figures, force_of, groupings, on_field
from emporion.games.tyrannos.rules.battle import bring_up_reserve, decide_by_losses, defence, end_round, is_routed
from emporion.games.tyrannos.rules.deployment import allowance
from emporion.games.tyrannos.rules.invariants import NO_FAULT, fault
from emporion.games.tyrannos.rules.legality import actions_of_kind, refusal
from emporion.games.tyrannos.rules.order import awaited
from emporion.games.tyrannos.rules.terms import UNUSED_AT, terms_refusal
from emporion.games.tyrannos.state import ATTACKER, CRUSHING, DEFENDER, DRAWN, NARROW, USED_WAR, State
from emporion.games.tyrannos.steps import (
    ANSWER_TERMS,
    CHECK,
    CHOOSE_LOT,
    DISCARD_EXTRA,
    IMPOSE_CONDITION,
    PLANS,
    RESOLVE,
    ROLL_ATTACK,
    ROLL_CHECK,
    ROLL_MORALE,
    ROLL_WOUNDS,
    SWAP_TOKENS,
    step_city,
    top,
)
from emporion.kernel.multiset import total
from emporion.kernel.record import schema_of
from tests.games.tyrannos.positions import deal, fund, listed, new_game, rule_city, store, tokens
from tests.games.tyrannos.warfare import (
    LATER,
    answer,
    asked,
    deploy,
    deployment,
    fight,
    options,
    plan,
    rolls,
    support,
    war,
    wounds,
)


def big_war(attacker: int = 2, defender: int = 2, **given: int) -> State:
    """Seat 0 attacks seat 1, with so many tokens each."""
    s = new_game(**given)
    for c, n in ((0, attacker), (1, defender)):
        s.city_level[c] = 3
        s.army[c] = 4 * n
    return s


def facing(attacker: tuple[int, ...], defender: tuple[int, ...], **given: int) -> State:
    """Two armies of such groupings in the first round."""
    s = war(big_war(sum(attacker), sum(defender), **given), 0, 1)
    deploy(s, 0, attacker)
    deploy(s, 1, defender)
    fight(s)
    return s


# ---------------------------------------------------------------------------------------------------- Y9.4


def resolving(**given: int) -> State:
    s = war(big_war(**given), 0, 1)
    deploy(s, 0, (2,))
    deploy(s, 1, (2,))
    assert asked(s) == RESOLVE
    return s


def test_9_4_both_give_up_is_a_draw_without_consequences() -> None:
    s = resolving()
    answer(s, 0, GIVE_UP)
    assert awaited(s) == 0b10, "choices are secret until both are in"
    answer(s, 1, GIVE_UP)
    assert s.depth == 0
    assert list(s.battle_points) == [0] * 6


@pytest.mark.parametrize(("quitter", "winner"), [(0, 1), (1, 0)])
def test_9_4_who_gives_up_is_routed(quitter: int, winner: int) -> None:
    s = resolving()
    answer(s, quitter, GIVE_UP)
    answer(s, winner, FIGHT)
    assert asked(s) == IMPOSE_CONDITION
    assert (s.result, s.winner) == (CRUSHING, winner)
    assert s.battle_points[winner] == 4


def test_9_4_accepted_terms_are_an_agreed_victory() -> None:
    s = resolving()
    fund(s, 0, 60)
    terms = OFFER_TERMS | 30 << GIVE_MONEY_AT | 1 << ALLIANCE_AT
    answer(s, 0, terms)
    answer(s, 1, FIGHT)
    assert (asked(s), awaited(s), s.offer) == (ANSWER_TERMS, 0b10, terms)
    answer(s, 1, ACCEPT)
    assert s.treasury[:2] == [3000, 9000]
    assert s.pact[0] == 0b10
    assert s.battle_points[:2] == [0, 2]
    assert (asked(s), s.target, s.offer) == (ROLL_CHECK, 0, 0), "the people of the beaten attacker"


def test_9_4_of_two_offers_the_attackers_is_answered_first_and_when_both_fail_the_battle_goes_on() -> None:
    s = resolving()
    answer(s, 1, OFFER_TERMS | 1 << WINS_AT)
    answer(s, 0, OFFER_TERMS | 1 << WINS_AT | 10 << WANT_MONEY_AT)
    assert awaited(s) == 0b10
    answer(s, 1, DECLINE)
    assert (asked(s), awaited(s)) == (ANSWER_TERMS, 0b01)
    answer(s, 0, DECLINE)
    assert asked(s) == ROLL_ATTACK
    assert (s.offer, list(s.choice)) == (0, [0] * 6)


def test_9_4_an_expansion_of_the_city_concerned_may_be_pulled_down() -> None:
    s = resolving()
    s.city_level[0] = 1
    pull = OFFER_TERMS | CITY << PULL_DOWN_AT
    assert refusal(s, 0, pull) == NOTHING_TO_PULL_DOWN
    assert refusal(s, 0, pull | 3 << PULL_DOWN_AT) == MALFORMED
    assert refusal(s, 0, OFFER_TERMS | 1000 << GIVE_MONEY_AT) == MONEY_MISSING
    answer(s, 0, pull | 1 << WINS_AT)
    answer(s, 1, FIGHT)
    answer(s, 1, ACCEPT)
    assert s.city_level[1] == 2


def pulled_down(s: State) -> None:
    """Seat 0 wins by terms, and the loser's city is pulled down a level; all who fell are lost."""
    answer(s, 0, OFFER_TERMS | CITY << PULL_DOWN_AT | 1 << WINS_AT)
    answer(s, 1, FIGHT)
    answer(s, 1, ACCEPT)
    while asked(s) == ROLL_WOUNDS:
        assert fault(s) == NO_FAULT
        wounds(s, *[4] * s.fallen[step_city(top(s))])


def test_9_13_losses_are_counted_before_terms_pull_a_level_down() -> None:
    s = new_game()
    s.city_level[:2], s.army[:2] = [2, 2], [16, 16]
    war(s, 0, 1)
    deploy(s, 0, (2, 2))
    deploy(s, 1, (2, 2))
    fight(s)
    rolls(s, 6, 6, 1, 1)
    assert s.fallen[1] == 2
    pulled_down(s)
    assert (s.city_level[1], s.army[1]) == (1, 8), "of the 14 that are left"


def test_9_13_an_army_that_lost_more_than_it_may_keep_has_men_left() -> None:
    s = big_war(6, 4)
    s.city_level[1] = 2
    for c in (6, 7):
        rule_city(s, 1, c)
        s.city_level[c], s.army[c] = 3, 24
    war(s, 0, 1)
    deploy(s, 0, (2, 2, 2))
    deploy(s, 1, (3, 3, 3))
    for place in range(3):
        s.line_men[DEFENDER][3 * place] = 1
    s.fallen[1] = s.put_out[DEFENDER] = 9
    pulled_down(s)
    assert (s.city_level[1], s.army[1]) == (1, 7)


def test_9_13_who_has_no_room_for_his_lots_is_asked_when_the_losses_are_counted() -> None:
    s = resolving()
    s.store_level[1] = 2
    store(s, 1, food=3, metal=1)
    answer(s, 0, OFFER_TERMS | WAREHOUSE << PULL_DOWN_AT | 1 << WINS_AT)
    answer(s, 1, FIGHT)
    answer(s, 1, ACCEPT)
    assert (asked(s), awaited(s), s.store_level[1]) == (CHOOSE_LOT, 0b10, 1)


def test_5_2_the_limit_of_the_hand_holds_for_voitheia_that_come_back_from_the_field() -> None:
    s = big_war(6, 6)
    deal(s, 0, "sword1 " * 6 + "shield1 " * 3)
    deal(s, 1, "helmet1 " * 5)
    war(s, 0, 1)
    deploy(s, 0, (2, 2, 2), "sword1 sword1 sword1 sword1")
    deploy(s, 1, (2, 2, 2))
    answer(s, 0, OFFER_TERMS | 1 << WINS_AT | 4 << WANT_TOKENS_AT)
    answer(s, 1, FIGHT)
    answer(s, 1, ACCEPT)
    answer(s, 1, pack_pieces(DISCARD, 0, tokens("helmet1 " * 4)))
    assert (asked(s), awaited(s), total(s.hand[0])) == (DISCARD_EXTRA, 0b01, 13)
    assert fault(s) == NO_FAULT
    answer(s, 0, pack_pieces(DISCARD, 0, tokens("helmet1 " * 4)))
    assert (asked(s), total(s.hand[0])) == (CHECK, 9), "only then do the people judge the loser"


def test_9_4_voitheia_for_voitheia_in_terms_are_picked_at_the_same_time() -> None:
    s = resolving()
    deal(s, 0, "sword1")
    deal(s, 1, "sword3")
    answer(s, 0, OFFER_TERMS | 1 << GIVE_TOKENS_AT | 1 << WANT_TOKENS_AT)
    answer(s, 1, FIGHT)
    answer(s, 1, ACCEPT)
    assert (asked(s), awaited(s)) == (SWAP_TOKENS, 0b11)
    answer(s, 0, pack_pieces(DISCARD, 0, tokens("sword1")))
    answer(s, 1, pack_pieces(DISCARD, 0, tokens("sword3")))
    assert (s.hand[0], s.hand[1]) == (tokens("sword3"), tokens("sword1"))


def test_9_4_the_defenders_terms_are_told_from_his_side() -> None:
    s = resolving()
    s.store_level[1] = 2
    fund(s, 0, 60)
    fund(s, 1, 60)
    answer(s, 0, FIGHT)
    answer(s, 1, OFFER_TERMS | 30 << GIVE_MONEY_AT | WAREHOUSE << PULL_DOWN_AT)
    assert (asked(s), awaited(s)) == (ANSWER_TERMS, 0b01)
    answer(s, 0, ACCEPT)
    assert s.treasury[:2] == [9000, 3000]
    assert (s.store_level[1], s.city_level[1]) == (1, 3)
    assert s.battle_points[:2] == [2, 0]
    assert s.peace_until[:2] == [0, LATER + 6]


def test_9_4_nothing_is_pulled_down_that_is_not_there_and_nobody_is_asked_with_terms() -> None:
    s = resolving()
    terms = OFFER_TERMS | 1 << GIVE_MONEY_AT
    assert refusal(s, 0, terms | WAREHOUSE << PULL_DOWN_AT) == NOTHING_TO_PULL_DOWN
    s.store_level[0] = 2
    assert refusal(s, 0, terms | WAREHOUSE << PULL_DOWN_AT) == ALLOWED
    assert refusal(s, 0, terms | WAREHOUSE << PULL_DOWN_AT | 1 << WINS_AT) == NOTHING_TO_PULL_DOWN
    assert refusal(s, 0, terms | CITY << PULL_DOWN_AT | 1 << WINS_AT) == ALLOWED
    assert refusal(s, 0, terms | 1 << UNUSED_AT) == MALFORMED


def test_9_4_giving_up_comes_before_terms() -> None:
    s = resolving()
    answer(s, 0, OFFER_TERMS | 1 << GIVE_MONEY_AT)
    answer(s, 1, GIVE_UP)
    assert (asked(s), s.winner, s.offer, list(s.choice)) == (IMPOSE_CONDITION, ATTACKER, 0, [0] * 6)


def test_9_4_no_terms_with_an_independent_city() -> None:
    s = war(new_game(), 0, 6)
    deploy(s, 0, (2,))
    assert refusal(s, 0, OFFER_TERMS) == NOT_ASKED
    assert terms_refusal(s, 0, OFFER_TERMS) == NO_TERMS


# ---------------------------------------------------------------------------------------------------- Y9.5


@pytest.mark.parametrize(
    ("shape", "lead", "expected"),
    [
        ((3, 1), 0, ALLOWED),
        ((1,), 0, ALLOWED),
        ((1, 1, 1), 5, ALLOWED),
        ((), 0, NOT_THIS_SHAPE),
        ((1, 0, 1), 0, NOT_THIS_SHAPE),
        ((3, 2), 0, NOT_THIS_SHAPE),
        ((3, 1), 1, NOT_THIS_LEAD),
    ],
)
def test_9_5_one_to_three_groupings_of_one_to_three_tokens(shape: tuple[int, ...], lead: int, expected: int) -> None:
    s = new_game()
    rule_city(s, 0, 5)
    war(s, 0, 1)
    assert refusal(s, 0, deployment(shape, lead)) == expected


@pytest.mark.parametrize(("tokens", "voitheia"), [(2, 2), (3, 2), (4, 2), (5, 3), (6, 4)])
def test_9_5_voitheia_go_by_the_taxeis(tokens: int, voitheia: int) -> None:
    s = war(big_war(tokens), 0, 1)
    assert allowance(s, ATTACKER) == voitheia


def test_9_5_voitheia_are_placed_under_groupings() -> None:
    s = big_war()
    deal(s, 0, "sword1 sword2 shield1")
    war(s, 0, 1)
    assert refusal(s, 0, deployment((2,), 0, "sword1 sword2 shield1")) == TOO_MANY_PLACED
    assert refusal(s, 0, deployment((2,), 0, "helmet1")) == TOKENS_NOT_HELD
    assert refusal(s, 0, deployment((2,), 0, "sword1", (1,))) == PLACED_NOWHERE
    answer(s, 0, deployment((1, 1), 0, "sword1 shield1", (1, 0)))
    assert s.placed_token[ATTACKER][0] == 0, "secret until both are in"
    deploy(s, 1, (2,))
    assert s.placed_token[ATTACKER] == [1, 4, 0, 0, 0, 0]
    assert s.placed_under[ATTACKER][:2] == [1, 0]


def test_9_5_front_lines_are_filled_with_the_lead_citys_men_and_the_rest_is_reserve() -> None:
    s = new_game()
    rule_city(s, 0, 5)
    rule_city(s, 0, 4)
    s.army[4] = 6
    war(s, 0, 1)
    answer(s, 0, deployment((2, 2), 4))
    deploy(s, 1, (2,))
    assert s.line_city[ATTACKER][:5] == [4, 0, 0, 4, 0]
    assert s.line_men[ATTACKER][:5] == [4, 4, 0, 2, 4]
    assert s.reserve[ATTACKER][5] == 8
    assert s.deployed[ATTACKER] == [8, 6, 0]
    assert on_field(s, ATTACKER) == 22


def test_9_5_behind_the_lead_comes_the_residence_then_others_by_number() -> None:
    s = new_game()
    for c in (4, 5, 6):
        rule_city(s, 0, c)
    s.residence[0] = 6
    for c in (0, 4, 5, 6):
        s.army[c] = 4
    war(s, 0, 1)
    answer(s, 0, deployment((1, 1, 1), 5))
    deploy(s, 1, (1,))
    assert [s.line_city[ATTACKER][place] for place in (0, 3, 6)] == [5, 6, 0]
    assert s.reserve[ATTACKER][4] == 4


def test_9_5_nobodys_men_stand_in_front() -> None:
    s = new_game()
    rule_city(s, 1, 5)
    s.army[5] = 0
    war(s, 0, 5)
    assert refusal(s, 1, deployment((1,), 5)) == NOT_THIS_LEAD, "the attacked city has no men"
    assert refusal(s, 1, deployment((1,), 1)) == ALLOWED


def test_9_5_a_place_under_a_grouping_is_a_tokens() -> None:
    s = war(big_war(), 0, 1)
    assert refusal(s, 0, deployment((1, 1), 0) | 1 << PLACED_AT + 4) == MALFORMED


def test_9_5_at_most_six_voitheia() -> None:
    s = big_war(6)
    for c in (4, 5, 6):
        rule_city(s, 0, c)
    war(s, 0, 1)
    assert (s.pool[ATTACKER], allowance(s, ATTACKER)) == (24, 6)


def test_2_6_what_is_above_nine_tokens_is_reserve() -> None:
    s = new_game()
    s.army[6], s.city_level[6] = 24, 3
    s.allies[2] = 1 << 6
    war(s, 0, 6)
    answer(s, 2, pack(JOIN, 0, 0, 2))
    answer(s, 2, deployment((3, 3), 6))
    deploy(s, 0, (2,))
    assert s.reserve[DEFENDER][6] + s.reserve[DEFENDER][2] == 8
    assert s.line_city[DEFENDER][0] == 6
    s = new_game()
    s.army[6], s.city_level[6] = 40, 3
    war(s, 0, 6)
    deploy(s, 0, (2,))
    assert (s.line_men[DEFENDER], s.reserve[DEFENDER][6]) == ([4] * 9, 4)


def test_2_6_an_independent_city_deploys_in_threes_and_is_not_asked() -> None:
    s = new_game()
    s.army[6] = 14
    s.city_level[6] = 2
    war(s, 0, 6)
    assert awaited(s) == 0b1
    deploy(s, 0, (2,))
    assert s.line_men[DEFENDER] == [4, 4, 2, 4, 0, 0, 0, 0, 0]
    assert awaited(s) == 0b1, "it never gives up"


# ---------------------------------------------------------------------------------------------------- Y9.6, Y9.7


@pytest.mark.parametrize(("lochoi", "taxeis"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (7, 4), (24, 12)])
def test_2_4_figures_of_tokens(lochoi: int, taxeis: int) -> None:
    assert figures(lochoi) == taxeis


def test_9_6_force_of_a_grouping() -> None:
    s = facing((3, 2, 1), (1,))
    assert [force_of(s, ATTACKER, g) for g in range(3)] == [4, 3, 2]
    s.line_men[ATTACKER][0] = 2
    assert force_of(s, ATTACKER, 0) == 3


def test_9_7_each_grouping_attacks_the_one_it_faces() -> None:
    s = facing((1, 1), (1, 1))
    assert asked(s) == ROLL_ATTACK, "nobody has a choice"
    assert (s.aims[ATTACKER], s.aims[DEFENDER]) == ([1, 2, 0], [1, 2, 0])
    assert list(s.pool) == [2, 2]


def test_9_7_without_an_opposite_any_and_the_shorter_row_may_answer_it() -> None:
    s = facing((1, 1, 1), (1, 1))
    assert (asked(s), awaited(s)) == (PLANS, 0b11)
    assert set(options(s, 0)) == {plan(0, 1, 2, 1), plan(0, 1, 2, 2)}
    assert set(options(s, 1)) == {plan(0, i, j) for i in (1, 3) for j in (2, 3)}
    assert refusal(s, 1, plan(0, 2, 2)) == NOT_THIS_TARGET
    assert refusal(s, 0, plan(0, 1, 2)) == NOT_SO_MANY_ATTACKS
    assert refusal(s, 0, plan(1, 1, 2, 1)) == NOT_PLAYABLE


def test_9_7_where_support_joins_a_grouping_without_an_opposite_may_support_a_neighbour() -> None:
    s = facing((1, 1, 1), (1, 1), support_joins=1)
    supporting = support(plan(0, 1, 2), 0, 0, 2)
    assert set(options(s, 0)) == {plan(0, 1, 2, 1), plan(0, 1, 2, 2), supporting}
    assert not any(action >> SUPPORTS_AT for action in options(s, 1))
    for wrong in (
        support(plan(0, 1, 2), 0, 0, 1),
        support(plan(0, 1, 2, 1), 0, 0, 2),
        support(plan(0, 1, 0), 0, 0, 2),
        support(plan(0, 1, 0, 1), 0, 1),
        support(plan(0, 1, 2), 0, 0, 3),
    ):
        assert refusal(s, 0, wrong) == NOT_THIS_SUPPORT
    assert refusal(facing((1, 1, 1), (1, 1)), 0, supporting) == NOT_THIS_SUPPORT


def test_9_7_support_lowers_the_force_of_whoever_is_attacked_by_its_lines_and_takes_no_attack() -> None:
    s = facing((2, 1, 3), (2, 2), support_joins=1)
    pool = s.pool[ATTACKER]
    answer(s, 0, support(plan(0, 1, 2), 0, 0, 2))
    answer(s, 1, plan(0, 1, 2))
    assert s.pool[ATTACKER] == pool - 2
    assert [defence(s, ATTACKER, g) for g in (0, 1)] == [3, 0]
    rolls(s, 3, 1)
    assert s.hits[DEFENDER] == [0, 1, 0]


def test_9_7_support_needs_an_attack_that_the_pool_allows() -> None:
    s = facing((1, 1, 1), (1, 1), support_joins=1)
    s.pool[ATTACKER] = 1
    supporting = [action for action in options(s, 0) if action >> SUPPORTS_AT]
    assert supporting == [support(plan(0, 0, 2), 0, 0, 2)]


def test_9_7_gaps_close_up() -> None:
    s = facing((1, 1, 1), (1, 1))
    s.line_men[ATTACKER][0] = 0
    assert set(options(s, 0)) == {plan(0, 0, 1, 2)}


def test_9_7_if_the_pool_is_smaller_the_owner_chooses_who_attacks() -> None:
    s = facing((1, 1, 1), (1, 1))
    s.pool[ATTACKER] = 1
    assert len(options(s, 0)) == 4
    assert all(refusal(s, 0, a) == ALLOWED for a in options(s, 0))


def test_9_7_an_independent_citys_groupings_attack_whom_they_face_else_the_first() -> None:
    s = new_game()
    s.army[6], s.city_level[6] = 24, 3
    s.army[0], s.city_level[0] = 24, 3
    war(s, 0, 6)
    deploy(s, 0, (3, 3))
    fight(s)
    assert s.aims == [[1, 2, 0], [1, 2, 0]]
    s = new_game()
    s.army[6], s.city_level[6] = 28, 3
    war(s, 0, 6)
    deploy(s, 0, (1, 1))
    fight(s)
    answer(s, 0, plan(0, 1, 3))
    assert s.aims == [[1, 3, 0], [1, 2, 1]]
    assert list(s.pool) == [2, 11]


def test_9_7_an_independent_city_attacks_from_the_left_as_long_as_it_can() -> None:
    s = new_game()
    s.army[6], s.city_level[6] = 24, 3
    war(s, 0, 6)
    deploy(s, 0, (1, 1))
    s.pool[:] = [4, 1]
    fight(s)
    assert s.aims[DEFENDER] == [1, 0, 0]
    assert s.pool[DEFENDER] == 0


def test_9_7_who_cannot_attack_has_nothing_to_plan() -> None:
    s = war(big_war(3, 2), 0, 1)
    deploy(s, 0, (1, 1, 1))
    deploy(s, 1, (1, 1))
    s.pool[:] = [0, 4]
    fight(s)
    assert (asked(s), awaited(s)) == (PLANS, 0b10)
    answer(s, 1, plan(0, 1, 2))
    assert s.aims == [[0, 0, 0], [1, 2, 0]]
    assert list(s.pool) == [0, 2]


def test_9_7_above_its_force_the_attacked_grouping_loses_a_lochos() -> None:
    s = facing((2,), (2,))
    rolls(s, 4, 3)
    assert (list(s.put_out), s.fallen[1], s.line_men[DEFENDER][0]) == ([0, 1], 1, 3)
    assert asked(s) == RESOLVE
    assert s.battle_round == 1


# ---------------------------------------------------------------------------------------------------- Y9.8


def with_voitheia(attacker: str, defender: str) -> State:
    s = big_war()
    deal(s, 0, attacker)
    deal(s, 1, defender)
    war(s, 0, 1)
    deploy(s, 0, (2,), attacker)
    deploy(s, 1, (2,), defender)
    fight(s)
    return s


def test_9_8_swords_lower_the_force_attacked_and_shields_raise_the_own() -> None:
    s = with_voitheia("sword2", "shield1")
    assert len(options(s, 0)) == 2
    answer(s, 0, plan(1, 1))
    answer(s, 1, plan(1, 1))
    rolls(s, 3)
    assert s.hits[DEFENDER][0] == 1, "3 + 1 - 2"
    rolls(s, 3)
    assert s.hits[ATTACKER][0] == 0
    assert list(s.pool) == [4, 4], "each token adds an attack"
    fight(s)
    assert (s.swords[ATTACKER], s.shields[DEFENDER]) == ([0, 0, 0], [0, 0, 0])


@pytest.mark.parametrize(
    ("force", "shields", "swords", "face", "hit"),
    [
        (4, 3, 0, 6, 0),  # 7 counts as 6
        (4, 3, 1, 6, 0),
        (4, 3, 2, 6, 1),
        (2, 0, 5, 1, 1),  # below 0 counts as 0
        (2, 0, 2, 1, 1),
        (2, 0, 1, 1, 0),
        (3, 0, 0, 4, 1),
        (3, 0, 0, 3, 0),
    ],
)
def test_9_8_the_effective_force_is_0_to_6(force: int, shields: int, swords: int, face: int, hit: int) -> None:
    s = facing((2,), (2,))
    s.force[DEFENDER][0], s.shields[DEFENDER][0], s.swords[ATTACKER][0] = force, shields, swords
    rolls(s, face)
    assert (s.hits[DEFENDER][0], s.hits[ATTACKER][0]) == (hit, 0)


def test_9_8_swords_and_shields_are_those_of_their_grouping() -> None:
    s = big_war()
    deal(s, 0, "sword3")
    deal(s, 1, "shield3")
    war(s, 0, 1)
    deploy(s, 0, (1, 1), "sword3", (1,))
    deploy(s, 1, (1, 1), "shield3", (1,))
    fight(s)
    answer(s, 0, plan(1, 1, 2))
    answer(s, 1, plan(1, 1, 2))
    assert (s.swords[ATTACKER], s.shields[DEFENDER]) == ([0, 3, 0], [0, 3, 0])
    rolls(s, 2, 3, 2, 2)
    assert list(s.put_out) == [0, 1], "the second: 2 + 3 - 3"
    assert s.line_men[DEFENDER][3] == 3


def test_9_8_helmets_are_kept_for_afterwards_and_played_tokens_are_discarded() -> None:
    s = with_voitheia("helmet3", "")
    discards = s.token_discards
    answer(s, 0, plan(1, 1))
    assert (s.helmets[ATTACKER], s.pool[ATTACKER]) == (3, 4)
    assert s.token_discards > discards


def test_9_8_a_token_that_is_played_attacks_even_when_the_pool_is_empty() -> None:
    s = with_voitheia("helmet1 sword1", "")
    s.pool[ATTACKER] = 0
    assert refusal(s, 0, plan(0, 1)) == NOT_SO_MANY_ATTACKS
    assert refusal(s, 0, plan(0)) == ALLOWED
    answer(s, 0, plan(0b11, 1))
    assert (s.pool[ATTACKER], s.helmets[ATTACKER], s.swords[ATTACKER]) == (1, 1, [1, 0, 0])
    assert s.placed_token[ATTACKER] == [0] * 6


def test_9_8_tokens_under_a_grouping_that_is_gone_are_not_played() -> None:
    s = big_war()
    deal(s, 0, "sword1 shield1")
    war(s, 0, 1)
    deploy(s, 0, (1, 1), "sword1 shield1", (0, 1))
    deploy(s, 1, (2,))
    s.line_men[ATTACKER][0] = 0
    fight(s)
    assert refusal(s, 0, plan(0b01, 0, 1)) == NOT_PLAYABLE
    assert refusal(s, 0, plan(0b10, 0, 1)) == ALLOWED


def test_9_8_equal_tokens_of_two_groupings_or_owners_are_told_apart() -> None:
    s = big_war()
    deal(s, 0, "sword1 sword1")
    war(s, 0, 1)
    deploy(s, 0, (1, 1), "sword1 sword1", (0, 1))
    deploy(s, 1, (1, 1))
    fight(s)
    assert len(listed(actions_of_kind, s, 0, PLAN, 1)) == 4
    s.placed_under[ATTACKER][1] = 0
    assert len(listed(actions_of_kind, s, 0, PLAN, 1)) == 3
    s.placed_from[ATTACKER][1] = 4
    assert len(listed(actions_of_kind, s, 0, PLAN, 1)) == 4


def test_9_8_equal_tokens_are_not_told_apart_when_the_list_is_reduced() -> None:
    s = with_voitheia("sword1 sword1", "")
    assert len(options(s, 0)) == 4
    assert len(listed(actions_of_kind, s, 0, PLAN, 1)) == 3


# ---------------------------------------------------------------------------------------------------- Y9.9, Y9.10


def test_9_9_losses_come_from_the_top_token_and_surplus_lapses() -> None:
    s = facing((1, 1, 1), (3,))
    s.line_men[DEFENDER][0] = 1
    s.force[DEFENDER][0] = 3
    answer(s, 1, plan(0, 1))
    rolls(s, 6, 6, 6, 1)
    assert s.put_out[DEFENDER] == 1
    assert s.line_men[DEFENDER][:3] == [4, 4, 0]


def test_9_9_the_next_token_of_another_city_comes_to_the_front() -> None:
    s = new_game()
    rule_city(s, 1, 5)
    war(s, 0, 1)
    deploy(s, 0, (2,))
    answer(s, 1, deployment((2,), 5))
    s.line_men[DEFENDER][:2] = [1, 4]
    s.line_city[DEFENDER][:2] = [5, 1]
    s.deployed[DEFENDER][0] = 4
    s.reserve[DEFENDER] = [0] * 12
    fight(s)
    rolls(s, 6, 1)
    assert (s.line_men[DEFENDER][:3], s.line_city[DEFENDER][:3]) == ([4, 0, 0], [1, 0, 0])
    assert (s.fallen[5], s.fallen[1]) == (1, 0)


def test_9_10_morale_is_tested_once_and_not_of_who_is_gone() -> None:
    s = facing((1, 1), (1, 1))
    s.line_men[DEFENDER][0], s.line_men[DEFENDER][3] = 3, 1
    s.shaken[DEFENDER] = 1
    s.put_out[ATTACKER] = 1
    rolls(s, 6, 6, 1, 1)
    assert (s.line_men[DEFENDER][0], s.line_men[DEFENDER][3]) == (2, 0)
    assert s.shaken[DEFENDER] == 1
    assert asked(s) == ROLL_WOUNDS, "nobody is tested; 2 of 8 are routed"


@pytest.mark.parametrize(("deployed", "tested"), [(7, False), (8, True), (9, True)])
def test_9_10_more_than_half_is_not_tested(deployed: int, tested: bool) -> None:
    """Four are left."""
    s = facing((2,), (2,))
    s.deployed[DEFENDER][0] = deployed
    s.line_men[DEFENDER][:2] = [3, 2]
    rolls(s, 6, 1)
    assert (asked(s) == ROLL_MORALE, s.shaken[DEFENDER]) == (tested, int(tested))


def test_9_10_half_the_lochoi_at_deployment_test_morale_once() -> None:
    s = facing((2, 1), (1,))
    s.line_men[DEFENDER][0] = 3
    answer(s, 1, plan(0, 1))
    rolls(s, 6, 1, 1)
    assert asked(s) == ROLL_MORALE
    assert s.shaken[DEFENDER] == 1
    rolls(s, 2)
    assert asked(s) == ROLL_WOUNDS, "2 of 12: a rout"


def test_9_10_a_grouping_that_breaks_leaves_the_field_without_casualties() -> None:
    s = facing((1, 1), (1, 2))
    s.line_men[DEFENDER][0] = 3
    rolls(s, 6, 1, 1, 1)
    rolls(s, 3)
    assert groupings(s, DEFENDER) == 0b10
    assert (s.fallen[1], on_field(s, DEFENDER)) == (1, 8)


def test_9_9_the_reserve_goes_to_the_shortest_standing_grouping() -> None:
    s = war(big_war(6, 2), 0, 1)
    deploy(s, 0, (2, 1, 1))
    deploy(s, 1, (2,))
    assert s.reserve[ATTACKER][0] == 8
    s.line_men[ATTACKER][6] = 0
    bring_up_reserve(s, ATTACKER)
    assert s.line_men[ATTACKER] == [4, 4, 4, 4, 4, 0, 0, 0, 0]
    assert s.reserve[ATTACKER][0] == 0


def test_9_9_full_tokens_of_the_reserve_come_first() -> None:
    s = new_game()
    rule_city(s, 0, 4)
    war(s, 0, 1)
    deploy(s, 0, (1,))
    deploy(s, 1, (2,))
    s.reserve[ATTACKER] = [2, 0, 0, 0, 4] + [0] * 7
    bring_up_reserve(s, ATTACKER)
    assert s.line_men[ATTACKER][:3] == [4, 4, 2]
    assert s.line_city[ATTACKER][:3] == [0, 4, 0]
    assert sum(s.reserve[ATTACKER]) == 0


def test_9_9_what_has_no_room_stays_in_reserve() -> None:
    s = war(big_war(5, 2), 0, 1)
    deploy(s, 0, (3,))
    deploy(s, 1, (2,))
    bring_up_reserve(s, ATTACKER)
    assert (s.line_men[ATTACKER], s.reserve[ATTACKER][0]) == ([4, 4, 4, 0, 0, 0, 0, 0, 0], 8)
    assert s.deployed[ATTACKER] == [12, 0, 0]


def test_9_9_the_reserve_comes_before_the_rout() -> None:
    s = war(big_war(4, 4), 0, 1)
    deploy(s, 0, (1,))
    deploy(s, 1, (3,))
    s.put_out[ATTACKER] = 1
    s.line_men[ATTACKER][0] = 0
    end_round(s)
    assert asked(s) == RESOLVE
    assert on_field(s, ATTACKER) == 12


def test_9_9_when_no_grouping_stands_the_reserve_forms_a_new_one() -> None:
    s = war(big_war(4, 2), 0, 1)
    deal(s, 0, "sword1")
    deploy(s, 0, (1,), "sword1")
    deploy(s, 1, (2,))
    s.line_men[ATTACKER][0] = 0
    s.shaken[ATTACKER] = 1
    bring_up_reserve(s, ATTACKER)
    assert s.line_men[ATTACKER][:3] == [4, 4, 4]
    assert (s.deployed[ATTACKER][0], s.shaken[ATTACKER]) == (12, 0)
    fight(s)
    assert asked(s) == ROLL_ATTACK, "the token lies under nothing"


# ---------------------------------------------------------------------------------------------------- Y9.11, Y9.12


def test_9_11_a_rout_needs_a_loss_of_its_own() -> None:
    s = facing((2, 2), (2,))
    assert not is_routed(s, DEFENDER)
    s.put_out[DEFENDER] = 1
    assert is_routed(s, DEFENDER)
    s.own_half = 1
    assert not is_routed(s, DEFENDER)
    s.line_men[DEFENDER][0] = 0
    assert is_routed(s, DEFENDER)


@pytest.mark.parametrize(("attacker", "defender", "routed"), [(8, 4, True), (8, 5, False), (7, 4, False), (7, 3, True)])
def test_9_11_at_most_half_of_the_enemys(attacker: int, defender: int, routed: bool) -> None:
    s = facing((2,), (2,))
    s.put_out[ATTACKER] = s.put_out[DEFENDER] = 1
    s.line_men[ATTACKER][:2] = [attacker - 4, 4]
    s.line_men[DEFENDER][:2] = [defender, 0]
    assert (is_routed(s, ATTACKER), is_routed(s, DEFENDER)) == (False, routed)


@pytest.mark.parametrize(("left", "routed"), [(5, False), (4, True), (3, True)])
def test_9_11_own_half_of_its_own_start(left: int, routed: bool) -> None:
    s = facing((2,), (2,))
    s.own_half = 1
    s.put_out[DEFENDER] = 1
    s.line_men[DEFENDER][:2] = [left, 0]
    assert is_routed(s, DEFENDER) == routed


def test_9_11_six_of_eight_fight_on_unless_half_of_the_enemys_counts() -> None:
    """The example of Y9.7 in the rules."""
    s = facing((2, 2), (2,))
    s.put_out[ATTACKER], s.put_out[DEFENDER] = 1, 2
    s.line_men[ATTACKER][0] -= 1
    s.line_men[DEFENDER][0] -= 2
    for own_half, routed in ((1, False), (0, True)):
        s.own_half = own_half
        assert is_routed(s, DEFENDER) == routed


def test_9_11_the_reserve_is_on_the_field() -> None:
    s = war(big_war(4, 4), 0, 1)
    deploy(s, 0, (2,))
    deploy(s, 1, (1,))
    s.put_out[DEFENDER] = 1
    assert not is_routed(s, DEFENDER)


@pytest.mark.parametrize(
    ("lost", "inflicted", "result", "winner"),
    [
        (3, 3, DRAWN, -1),
        (1, 3, NARROW, ATTACKER),
        (0, 6, CRUSHING, ATTACKER),
        (7, 2, NARROW, DEFENDER),
        (8, 2, CRUSHING, DEFENDER),
    ],
)
def test_9_12_more_lochoi_put_out_than_lost(lost: int, inflicted: int, result: int, winner: int) -> None:
    s = facing((2,), (2,))
    s.put_out[ATTACKER], s.put_out[DEFENDER] = lost, inflicted
    decide_by_losses(s)
    assert (s.result, s.winner) == (result, winner)


def test_9_7_the_battle_ends_when_both_pools_are_empty() -> None:
    s = facing((2,), (2,))
    for n in range(4):
        assert list(s.pool) == [3 - n, 3 - n]
        rolls(s, 6 if n == 0 else 1, 1)
        if n < 3:
            fight(s)
    assert asked(s) == ROLL_WOUNDS
    assert (s.result, s.winner) == (NARROW, ATTACKER)


@pytest.mark.parametrize(
    ("pools", "goes_on"), [((0, 0), False), ((1, 0), True), ((0, 1), True), ((-1, 0), False), ((1, 1), True)]
)
def test_9_7_one_side_fights_on_as_long_as_it_can_attack(pools: tuple[int, int], goes_on: bool) -> None:
    s = facing((2,), (2,))
    s.pool[:] = list(pools)
    end_round(s)
    assert (asked(s) == RESOLVE) == goes_on


@pytest.mark.parametrize(
    ("attacker", "defender", "result", "winner"),
    [
        (4, 3, CRUSHING, ATTACKER),
        (3, 4, CRUSHING, DEFENDER),
        (4, 4, DRAWN, -1),
        (8, 4, CRUSHING, ATTACKER),
        (4, 8, CRUSHING, DEFENDER),
    ],
)
def test_9_11_who_is_routed_and_of_two_who_has_fewer_left(
    attacker: int, defender: int, result: int, winner: int
) -> None:
    s = facing((2,), (2,))
    s.own_half = 1
    s.put_out[0] = s.put_out[1] = 4
    s.line_men[ATTACKER][:2] = [min(attacker, 4), attacker - min(attacker, 4)]
    s.line_men[DEFENDER][:2] = [min(defender, 4), defender - min(defender, 4)]
    end_round(s)
    assert (s.result, s.winner) == (result, winner)


def test_9_4_nothing_is_added_to_an_answer() -> None:
    s = resolving()
    assert refusal(s, 0, FIGHT | 1 << 6) == MALFORMED
    assert refusal(s, 0, ACCEPT) == NOT_ASKED
    answer(s, 0, OFFER_TERMS | 10 << WANT_MONEY_AT)
    answer(s, 1, FIGHT)
    assert refusal(s, 1, DECLINE | 1 << 6) == MALFORMED
    fund(s, 1, 9)
    assert refusal(s, 1, ACCEPT) == MONEY_MISSING


def test_9_nothing_of_a_battle_stays() -> None:
    """After the second war it is as after the first."""
    s = big_war()
    clear_field(s)
    rule_city(s, 1, 5)
    deal(s, 0, "sword1 helmet1")
    deal(s, 1, "shield1")
    s.month, s.turn = LATER, 0
    s.used, s.war_after[0] = USED_WAR, LATER + 3
    before = schema_of(State).pack(s)
    war(s, 0, 1)
    deploy(s, 0, (1,), "sword1")
    deploy(s, 1, (1, 1), "shield1", (1,))
    fight(s)
    answer(s, 0, plan(0, 1))
    answer(s, 1, plan(0, 1, 1))
    rolls(s, 1, 1, 1)
    answer(s, 0, GIVE_UP)
    answer(s, 1, GIVE_UP)
    assert schema_of(State).pack(s) == before
