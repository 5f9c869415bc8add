"""Y9.13 to Y9.16 After the battle."""

from __future__ import annotations

import pytest

from emporion.engine.participants import CHANCE
from emporion.games.tyrannos.cities import GREEK
from emporion.games.tyrannos.codes import (
    AS_ALLY,
    AS_VASSAL,
    CITY,
    CONDITION,
    JOIN,
    LEND,
    NO_CONDITION,
    PULL_ALL,
    PULL_CITY,
    PULL_WAREHOUSE,
    RANSOM_ONLY,
    RAZE,
    ROLLED,
    SAVE,
    TOKENS_LOST,
    WAREHOUSE,
    pack,
    pack_pieces,
    second_of,
)
from emporion.games.tyrannos.refusals import (
    ALLOWED,
    LAST_CITY,
    MALFORMED,
    NOT_THIS_CONDITION,
    NOT_THIS_RANSOM,
    NOTHING_TO_PULL_DOWN,
    NOTHING_TO_SAVE,
)
from emporion.games.tyrannos.rules.aftermath import return_tokens
from emporion.games.tyrannos.rules.armies import conclude
from emporion.games.tyrannos.rules.battle import decide_by_losses
from emporion.games.tyrannos.rules.diplomacy import form_pact
from emporion.games.tyrannos.rules.legality import refusal
from emporion.games.tyrannos.rules.order import awaited, go_on
from emporion.games.tyrannos.state import ATTACKER, CRUSHING, DEFENDER, DRAWN, NARROW, State
from emporion.games.tyrannos.steps import (
    CHECK,
    CHOOSE_LOT,
    IMPOSE_CONDITION,
    ROLL_CHECK,
    ROLL_WOUNDS,
    SAVE_LOCHOS,
    TAKE_RANDOM,
    clear,
)
from tests.games.tyrannos.positions import deal, fund, new_game, rule_city, store, tokens
from tests.games.tyrannos.warfare import LATER, answer, asked, deploy, options, play_at_random, war, wounds


def decided(s: State, result: int, winner: int, p: int = 0, c: int = 1) -> State:
    """Seat p has attacked city c, and it came to this."""
    war(s, p, c)
    clear(s)
    conclude(s, result, winner)
    go_on(s)
    return s


def condition(c: int, which: int, number: int = 0) -> int:
    return pack(CONDITION, c, which, number)


def names(s: State, p: int) -> set[int]:
    return {second_of(action) for action in options(s, p)}


# ---------------------------------------------------------------------------------------------------- Y9.13


def test_9_13_one_or_two_returns_three_or_four_is_lost() -> None:
    s = war(new_game(), 0, 1)
    clear(s)
    s.fallen[1] = 4
    s.put_out[DEFENDER] = 4
    decide_by_losses(s)
    go_on(s)
    assert asked(s) == ROLL_WOUNDS
    wounds(s, 1, 2, 3, 4)
    assert (s.army[1], s.recovery[1]) == (6, LATER)
    assert s.recovery[0] == 0


def test_9_13_a_clock_of_recovery_that_runs_goes_on() -> None:
    s = war(new_game(), 0, 1)
    clear(s)
    s.recovery[1] = 2
    s.fallen[1] = 1
    decide_by_losses(s)
    go_on(s)
    wounds(s, 3)
    assert s.recovery[1] == 2


def test_9_13_helmets_save_men_and_the_commander_chooses_whose() -> None:
    s = new_game()
    rule_city(s, 1, 5)
    war(s, 0, 1)
    clear(s)
    s.fallen[1], s.fallen[5], s.helmets[DEFENDER] = 2, 2, 2
    decide_by_losses(s)
    go_on(s)
    wounds(s, 3, 4)
    wounds(s, 3, 1)
    assert (asked(s), awaited(s)) == (SAVE_LOCHOS, 0b10)
    assert refusal(s, 1, pack(SAVE, 0, 0, 0)) == NOTHING_TO_SAVE
    assert options(s, 1) == [pack(SAVE, 1, 0, 0), pack(SAVE, 5, 0, 0)]
    assert all(refusal(s, 1, action) == ALLOWED for action in options(s, 1))
    answer(s, 1, pack(SAVE, 5, 0, 0))
    assert (s.army[1], s.army[5]) == (7, 8)


def test_9_13_enough_helmets_save_all_unasked() -> None:
    s = new_game()
    rule_city(s, 1, 5)
    war(s, 0, 1)
    clear(s)
    s.fallen[1], s.fallen[5], s.helmets[DEFENDER] = 1, 1, 3
    decide_by_losses(s)
    go_on(s)
    wounds(s, 4)
    wounds(s, 4)
    assert (s.army[1], s.army[5], s.depth) == (8, 8, 0)


def test_9_13_the_attackers_helmets_are_his_to_use_for_the_last_city_too() -> None:
    s = new_game(cities=10)
    rule_city(s, 0, GREEK - 1)
    war(s, 0, 1)
    clear(s)
    s.fallen[0], s.fallen[GREEK - 1], s.helmets[ATTACKER] = 1, 2, 1
    decide_by_losses(s)
    go_on(s)
    wounds(s, 4)
    wounds(s, 4, 4)
    assert (asked(s), awaited(s)) == (SAVE_LOCHOS, 0b01)
    assert refusal(s, 0, pack(SAVE, 0, 0, 1)) == MALFORMED
    answer(s, 0, pack(SAVE, GREEK - 1, 0, 0))
    assert (s.army[0], s.army[GREEK - 1], s.recovery[GREEK - 1]) == (7, 7, LATER)


@pytest.mark.parametrize("helmets", [1, 2])
def test_9_13_where_there_is_nothing_to_choose_nobody_is_asked(helmets: int) -> None:
    """Of one city, or as many helmets as men."""
    s = new_game()
    rule_city(s, 0, 5)
    war(s, 0, 1)
    clear(s)
    s.fallen[0], s.fallen[5], s.fallen[1] = 2, helmets - 1, 3
    s.helmets[ATTACKER] = helmets
    decide_by_losses(s)
    go_on(s)
    wounds(s, 3, 1 if helmets == 2 else 4)
    wounds(s, 4, 4, 4)
    if helmets == 2:
        wounds(s, 4)
    assert (s.army[0], s.army[5]) == ((7, 8) if helmets == 1 else (8, 8))
    assert s.army[1] == 5, "the enemy's helmets save nobody"


def test_9_13_what_was_not_played_returns_to_its_owner() -> None:
    s = new_game()
    form_pact(s, 1, 2)
    deal(s, 0, "sword3")
    deal(s, 1, "sword1")
    deal(s, 2, "shield1 helmet1")
    war(s, 0, 1)
    answer(s, 2, pack(JOIN, 0, 0, 1))
    answer(s, 2, pack_pieces(LEND, 0, tokens("shield1 helmet1")))
    deploy(s, 0, (2,), "sword3")
    deploy(s, 1, (2,), "sword1 shield1")
    return_tokens(s)
    assert s.hand[0] == tokens("sword3")
    assert s.hand[1] == tokens("sword1")
    assert s.hand[2] == tokens("shield1 helmet1")
    assert list(s.lent) == [0] * 6
    assert s.placed_token == [[0] * 6, [0] * 6]


# ---------------------------------------------------------------------------------------------------- Y9.14


@pytest.mark.parametrize(("result", "points"), [(CRUSHING, 4), (NARROW, 2), (DRAWN, 0)])
def test_9_14_points_of_the_winning_principal(result: int, points: int) -> None:
    s = decided(new_game(), result, -1 if result == DRAWN else ATTACKER)
    assert s.battle_points[0] == points


def test_9_14_once_in_six_months_between_the_same_two() -> None:
    s = decided(new_game(), NARROW, ATTACKER)
    clear(s)
    s.month += 5
    decided(s, NARROW, ATTACKER, 1, 0)
    assert s.battle_points[:2] == [2, 0]
    clear(s)
    s.month += 1
    decided(s, NARROW, DEFENDER)
    assert s.battle_points[:2] == [2, 2]


def test_9_14_once_in_six_months_against_the_same_independent_city() -> None:
    s = decided(new_game(), CRUSHING, ATTACKER, 0, 6)
    clear(s)
    decided(s, CRUSHING, ATTACKER, 0, 6)
    assert s.battle_points[0] == 4
    clear(s)
    decided(s, CRUSHING, ATTACKER, 0, 7)
    assert s.battle_points[0] == 8


@pytest.mark.parametrize(("months", "points"), [(5, 2), (6, 4)])
def test_9_14_points_again_after_six_months(months: int, points: int) -> None:
    for c in (1, 6):
        s = decided(new_game(), NARROW, ATTACKER, 0, c)
        clear(s)
        s.month += months
        decided(s, NARROW, ATTACKER, 0, c)
        assert s.battle_points[0] == points


@pytest.mark.parametrize(("pause", "months", "points"), [(-6, 0, 4), (-5, 0, 2), (-5, 1, 4), (6, 11, 2), (6, 12, 4)])
def test_9_14_the_pause_of_points_may_be_of_another_length(pause: int, months: int, points: int) -> None:
    for c in (1, 6):
        s = decided(new_game(points_pause=pause), NARROW, ATTACKER, 0, c)
        clear(s)
        s.month += months
        decided(s, NARROW, ATTACKER, 0, c)
        assert s.battle_points[0] == points


def test_9_14_points_from_another_opponent_are_due_at_once() -> None:
    s = decided(new_game(), NARROW, ATTACKER, 0, 1)
    clear(s)
    decided(s, CRUSHING, ATTACKER, 0, 2)
    clear(s)
    decided(s, NARROW, DEFENDER, 3, 1)
    assert s.battle_points[:4] == [6, 2, 0, 0]


def test_9_14_a_winning_defender_has_them_too() -> None:
    assert decided(new_game(), CRUSHING, DEFENDER).battle_points[:2] == [0, 4]


@pytest.mark.parametrize(("face", "tax_cut"), [(6, 0), (2, 1)])
def test_9_14_the_check_has_no_modifier(face: int, tax_cut: int) -> None:
    s = decided(new_game(), NARROW, ATTACKER)
    answer(s, 0, condition(1, NO_CONDITION))
    answer(s, CHANCE, pack(ROLLED, 0, 0, face))
    assert (s.tax_cut[1] != 0, s.doubt[1]) == (tax_cut, 0)
    assert s.owner[1] == 2


def test_7_6_a_loser_who_is_driven_out_leaves_the_city_to_itself() -> None:
    s = new_game()
    rule_city(s, 1, 5)
    decided(s, NARROW, ATTACKER)
    answer(s, 0, condition(1, NO_CONDITION))
    answer(s, CHANCE, pack(ROLLED, 0, 0, 1))
    assert (s.owner[1], s.residence[1], s.left[1]) == (0, 5, 0)


@pytest.mark.parametrize("months", [0, 6, 12])
def test_9_2_the_peace_after_a_defeat_is_an_option(months: int) -> None:
    s = decided(new_game(peace_after_defeat=months), NARROW, ATTACKER)
    answer(s, 0, condition(1, NO_CONDITION))
    assert s.peace_until[:2] == [0, LATER + months]


def test_9_14_the_loser_takes_a_trust_check_in_the_city_concerned_and_is_left_in_peace() -> None:
    s = decided(new_game(), NARROW, ATTACKER)
    answer(s, 0, condition(1, NO_CONDITION))
    assert asked(s) == ROLL_CHECK
    assert s.peace_until[1] == LATER + 6
    assert (s.target, list(s.side)) == (0, [0] * 12)


def test_9_14_a_beaten_attacker_answers_for_it_in_his_residence() -> None:
    s = decided(new_game(), NARROW, DEFENDER)
    assert (asked(s), awaited(s)) == (IMPOSE_CONDITION, 0b10)
    answer(s, 1, condition(0, NO_CONDITION))
    assert s.peace_until[0] == LATER + 6
    assert asked(s) == ROLL_CHECK


def test_9_14_an_independent_winner_imposes_nothing_and_no_check_after_a_draw() -> None:
    s = decided(new_game(), CRUSHING, DEFENDER, 0, 6)
    assert asked(s) == ROLL_CHECK
    assert list(s.battle_points) == [0] * 6
    s = decided(new_game(), DRAWN, -1)
    assert (s.depth, s.peace_until[1], s.target) == (0, 0, 0)


# ---------------------------------------------------------------------------------------------------- Y9.15


def test_9_15_conditions_after_a_crushing_and_a_narrow_win() -> None:
    s = new_game()
    rule_city(s, 1, 5)
    s.city_level[1] = 3
    s.store_level[1] = 2
    decided(s, CRUSHING, ATTACKER)
    assert names(s, 0) == {AS_VASSAL, AS_ALLY, PULL_CITY, PULL_WAREHOUSE, PULL_ALL, RAZE, NO_CONDITION}
    s.result = NARROW
    assert names(s, 0) == {AS_ALLY, PULL_CITY, PULL_WAREHOUSE, NO_CONDITION}
    assert refusal(s, 0, condition(1, RAZE)) == NOT_THIS_CONDITION
    s.strict_terms = 1
    assert refusal(s, 0, condition(1, RAZE)) == ALLOWED
    assert refusal(s, 0, condition(5, RAZE)) == MALFORMED


@pytest.mark.parametrize(
    ("city", "warehouse", "expected"),
    [
        (1, 1, set()),
        (2, 1, {PULL_CITY}),
        (1, 2, {PULL_WAREHOUSE}),
        (3, 1, {PULL_CITY, PULL_ALL}),
        (2, 2, {PULL_CITY, PULL_WAREHOUSE, PULL_ALL}),
    ],
)
def test_9_15_one_or_all_expansions_that_there_are(city: int, warehouse: int, expected: set[int]) -> None:
    s = new_game()
    s.city_level[1], s.store_level[1] = city, warehouse
    s.building[1] = 1 << CITY | 1 << WAREHOUSE
    decided(s, CRUSHING, ATTACKER)
    pulled = {PULL_CITY, PULL_WAREHOUSE, PULL_ALL}
    assert names(s, 0) & pulled == expected
    for which in pulled - expected:
        assert refusal(s, 0, condition(1, which)) == NOTHING_TO_PULL_DOWN


@pytest.mark.parametrize(
    ("which", "levels"), [(PULL_CITY, (2, 3, 16)), (PULL_WAREHOUSE, (3, 2, 20)), (PULL_ALL, (1, 1, 8))]
)
def test_9_15_what_is_pulled_down(which: int, levels: tuple[int, int, int]) -> None:
    s = new_game()
    s.city_level[1] = s.store_level[1] = 3
    s.army[1] = 20
    decided(s, NARROW if which != PULL_ALL else CRUSHING, ATTACKER)
    assert refusal(s, 0, condition(1, which, 1)) == NOT_THIS_RANSOM
    answer(s, 0, condition(1, which))
    assert (s.city_level[1], s.store_level[1], s.army[1]) == levels
    assert s.treasury[1] == 6000
    assert s.pact[0] == 0


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (0, ALLOWED),
        (1, ALLOWED),
        (2, ALLOWED),
        (3, ALLOWED),
        (4, NOT_THIS_CONDITION),
        (12, NOT_THIS_CONDITION),
        (16, NOT_THIS_CONDITION),
    ],
)
def test_9_15_who_has_another_city_is_bound_without_pulling_down(number: int, expected: int) -> None:
    s = new_game()
    rule_city(s, 1, 5)
    deal(s, 1, "sword1")
    s.city_level[1] = s.store_level[1] = 2
    decided(s, CRUSHING, ATTACKER)
    assert refusal(s, 0, condition(1, AS_ALLY, number)) == expected
    assert refusal(s, 0, condition(1, RANSOM_ONLY, 1)) == NOT_THIS_CONDITION


def test_9_15_a_spared_city_may_be_pulled_down_as_a_whole() -> None:
    s = new_game()
    s.city_level[1] = s.store_level[1] = 3
    decided(s, CRUSHING, ATTACKER)
    assert refusal(s, 0, condition(1, AS_ALLY, 16)) == NOT_THIS_CONDITION
    answer(s, 0, condition(1, AS_ALLY, 12))
    assert (s.city_level[1], s.store_level[1]) == (1, 1)
    assert s.treasury[1] == 6000


def test_9_15_the_first_player_is_spared_as_all_are() -> None:
    s = new_game()
    deal(s, 0, "sword1 shield1")
    s.city_level[0] = s.store_level[0] = 2
    decided(s, CRUSHING, DEFENDER)
    assert refusal(s, 1, condition(0, AS_VASSAL)) == LAST_CITY
    assert condition(0, AS_ALLY, 15) in options(s, 1), "treasury, Voitheia and all that was built"
    answer(s, 1, condition(0, AS_ALLY, 2))
    assert asked(s) == TAKE_RANDOM
    assert (s.treasury[0], s.city_level[0], s.pact[1]) == (6000, 2, 0b01)


def test_9_15_a_ransom_is_what_was_named() -> None:
    s = new_game()
    deal(s, 1, "sword1 shield1")
    decided(s, NARROW, ATTACKER)
    answer(s, 0, condition(1, AS_ALLY, 1))
    assert (s.treasury[0], s.treasury[1]) == (12000, 0)
    assert (asked(s), s.hand[1]) == (CHECK, tokens("sword1 shield1")), "no Voitheia"


def test_9_15_no_ransom_where_there_is_nothing() -> None:
    s = new_game()
    fund(s, 1, 0)
    decided(s, NARROW, ATTACKER)
    assert refusal(s, 0, condition(1, AS_ALLY, 1)) == NOT_THIS_RANSOM
    assert refusal(s, 0, condition(1, AS_ALLY, 2)) == NOT_THIS_RANSOM
    s = new_game()
    fund(s, 6, 5)
    decided(s, NARROW, ATTACKER, 0, 6)
    assert refusal(s, 0, condition(6, AS_ALLY, 1)) == ALLOWED
    assert refusal(s, 0, condition(6, AS_ALLY, 2)) == NOT_THIS_RANSOM, "an independent city has no Voitheia"


def test_3_2_a_ransom_goes_to_the_winners_residence() -> None:
    s = new_game()
    rule_city(s, 1, 5)
    s.residence[1] = 5
    fund(s, 5, 10)
    decided(s, NARROW, DEFENDER, 0, 1)
    answer(s, 1, condition(0, AS_ALLY, 1))
    assert (s.treasury[0], s.treasury[1], s.treasury[5]) == (0, 6000, 7000)
    assert (s.pact[0], s.pact[1]) == (0b10, 0b01)
    assert (s.forced[1][0], s.forced[0][1]) == (LATER + 12, 0), "the beaten one is bound"


def test_9_15_a_players_only_city_is_spared_but_may_be_bound_and_pulled_down_at_once() -> None:
    s = new_game()
    s.city_level[1] = 2
    s.army[1] = 16
    decided(s, CRUSHING, ATTACKER)
    assert refusal(s, 0, condition(1, AS_VASSAL)) == LAST_CITY
    assert refusal(s, 0, condition(1, RAZE)) == LAST_CITY
    assert refusal(s, 0, condition(1, AS_ALLY, 8)) == NOTHING_TO_PULL_DOWN
    s.result = NARROW
    assert refusal(s, 0, condition(1, AS_ALLY, 4)) == NOT_THIS_CONDITION
    s.result = CRUSHING
    answer(s, 0, condition(1, AS_ALLY, 1 + 4))
    assert (s.city_level[1], s.army[1]) == (1, 8)
    assert s.treasury[:2] == [12000, 0]
    assert (s.pact[0], s.forced[0][1]) == (0b10, LATER + 12)


def test_9_15_conquest_free() -> None:
    s = decided(new_game(conquest_free=1), CRUSHING, ATTACKER)
    answer(s, 0, condition(1, AS_VASSAL))
    assert (s.owner[1], s.left[1], s.gained[1]) == (1, 1, LATER)
    assert s.depth == 0, "no check of who is gone"


def test_9_15_a_vassal_pays_ransom_only() -> None:
    s = new_game()
    rule_city(s, 1, 5)
    deal(s, 1, "sword1 sword1 shield1 helmet2")
    fund(s, 5, 7)
    decided(s, NARROW, ATTACKER, 0, 5)
    assert refusal(s, 0, condition(5, AS_ALLY)) == NOT_THIS_CONDITION
    assert refusal(s, 0, condition(5, RANSOM_ONLY)) == NOT_THIS_RANSOM
    assert len(options(s, 0)) == 4
    answer(s, 0, condition(5, RANSOM_ONLY, 3))
    assert (s.treasury[0], s.treasury[5]) == (6700, 0)
    assert asked(s) == TAKE_RANDOM
    answer(s, CHANCE, pack_pieces(TOKENS_LOST, 1, tokens("sword1 sword1 helmet2")))
    assert s.hand[0] == tokens("sword1 sword1 helmet2")


def test_9_15_an_independent_city_becomes_ally_or_vassal() -> None:
    s = decided(new_game(), CRUSHING, ATTACKER, 0, 6)
    assert refusal(s, 0, condition(6, AS_ALLY, 1)) == NOT_THIS_RANSOM, "it has nothing"
    answer(s, 0, condition(6, AS_ALLY))
    assert (s.allies[0], s.depth) == (1 << 6, 0)
    s = decided(new_game(), CRUSHING, ATTACKER, 0, 6)
    answer(s, 0, condition(6, AS_VASSAL))
    assert (s.owner[6], s.depth) == (1, 0)


def test_9_15_all_expansions_are_pulled_down_and_lots_without_room_are_chosen() -> None:
    s = new_game()
    s.city_level[1] = 3
    s.store_level[1] = 3
    store(s, 1, food=3, metal=1)
    decided(s, CRUSHING, ATTACKER)
    answer(s, 0, condition(1, PULL_ALL))
    assert (s.city_level[1], s.store_level[1]) == (1, 1)
    assert asked(s) == CHOOSE_LOT


def test_9_15_a_winning_defender_takes_the_attackers_residence() -> None:
    s = new_game()
    rule_city(s, 0, 5)
    decided(s, CRUSHING, DEFENDER)
    answer(s, 1, condition(0, AS_VASSAL))
    assert (s.owner[0], s.residence[0], s.left[0]) == (2, 5, 0)
    assert s.depth == 0, "the city concerned is his no longer"


# ---------------------------------------------------------------------------------------------------- Y9.16


def test_9_16_a_razed_residence_eliminates_its_player_and_slaves_are_sold() -> None:
    s = new_game(conquest_free=1)
    rule_city(s, 1, 5)
    s.army[1] = 7
    decided(s, CRUSHING, ATTACKER)
    answer(s, 0, condition(1, RAZE))
    assert s.standing >> 1 & 1 == 0
    assert (s.left[1], s.owner[5]) == (1, 0)
    assert (s.treasury[0], s.treasury[1]) == (6000 + 4 * 200, 0)
    assert sum(s.treasury) == s.bank_paid
    assert s.depth == 0


def test_9_16_a_razed_vassal_leaves_its_player_in_the_game() -> None:
    s = new_game()
    rule_city(s, 1, 5)
    s.residence[0] = 4
    rule_city(s, 0, 4)
    s.army[5] = 5
    store(s, 5, food=1)
    fund(s, 5, 9)
    decided(s, CRUSHING, ATTACKER, 0, 5)
    answer(s, 0, condition(5, RAZE))
    assert (s.standing >> 5 & 1, s.owner[5], s.lots[5], s.treasury[5], s.army[5]) == (0, 0, 0, 0, 0)
    assert (s.left[1], s.residence[1]) == (0, 1)
    assert s.treasury[4] == 3 * 200, "two mine a figure, to the residence"
    assert s.peace_until[1] == LATER + 6
    assert s.depth == 0, "the city is not his any more"


@pytest.mark.parametrize("game", range(40))
def test_9_wars_played_at_random_come_to_an_end_and_lose_nothing(game: int) -> None:
    s = new_game(conquest_free=game % 2, own_half=game // 2 % 2, strict_terms=game // 4 % 2)
    rule_city(s, 0, 4)
    rule_city(s, 1, 5)
    s.allies[0] = s.allies[2] = 1 << 6
    s.allies[1] = 1 << 7
    form_pact(s, 1, 2)
    form_pact(s, 0, 3)
    for p, hand in enumerate(("sword1 sword3 helmet1", "shield2 helmet2 sword1", "helmet3 sword2", "shield1 shield3")):
        deal(s, p, hand)
    s.city_level[0] = s.city_level[1] = 3
    s.army[0], s.army[1] = 22, 19
    all_tokens = s.token_bag + s.token_discards + sum(s.hand)
    play_at_random(war(s, 0, (1, 5, 6, 7)[game % 4]), game)
    assert s.token_bag + s.token_discards + sum(s.hand) == all_tokens
    assert sum(s.treasury) == s.bank_paid
    assert (s.target, s.offer, list(s.choice)) == (0, 0, [0] * 6)
    assert all(0 <= s.army[c] <= 8 * s.city_level[c] for c in range(10))
