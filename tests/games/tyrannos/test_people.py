"""Y7 The people, with the figures of Y13."""

from __future__ import annotations

import copy

import pytest

from emporion.games.tyrannos.codes import DISCARD, MOVE_TO, pack, pack_pieces
from emporion.games.tyrannos.refusals import TOKEN_SUPERFLUOUS, TOKENS_NOT_HELD, TOO_MUCH_HELP, WRONG_NUMBER_OF_TOKENS
from emporion.games.tyrannos.rules.holdings import drive_out
from emporion.games.tyrannos.rules.people import HELP_AT, demand_check
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import (
    CHECK,
    CHOOSE_RESIDENCE,
    NO_CITY,
    ROLL_AGITATION,
    ROLL_CHECK,
    pop,
    push,
    step_city,
    step_seat,
    step_value,
    top,
)
from tests.games.tyrannos.playing import advance, choose, options, refusal, roll
from tests.games.tyrannos.positions import agenda, deal, fund, new_game, rule_city, store, tokens


def discard(text: str) -> int:
    return pack_pieces(DISCARD, 0, tokens(text))


def check(modifier: int, face: int, agitator: int = -1) -> State:
    """Seat 0 takes a check in month 5; the die shows this."""
    s = new_game()
    s.month = 5
    demand_check(s, 0, modifier, agitator)
    assert advance(s) == ROLL_CHECK
    roll(s, face)
    return s


@pytest.mark.parametrize(
    ("face", "pending", "cut", "doubt"), [(2, 3, 3, 0), (3, 2, 2, 0), (4, 1, 1, 0), (5, 0, 0, 1), (6, 0, 0, 0)]
)
def test_7_1_what_a_trust_check_says(face: int, pending: int, cut: int, doubt: int) -> None:
    s = check(0, face)
    assert (s.pending[0], s.tax_cut[0], s.doubt[0]) == (pending, cut, doubt)
    assert pending == 0 or s.check_due[0] == 6
    assert s.owner[0] == 1


def test_7_1_a_one_drives_the_tyrant_out_and_who_has_no_vassal_is_out() -> None:
    s = check(0, 1)
    assert s.owner[0] == 0
    assert s.left[0] == 1
    assert s.residence[0] == -1


def test_7_1_results_are_clamped() -> None:
    assert check(-2, 1).left[0] == 1
    s = new_game()
    s.mood[0] = 4
    demand_check(s, 0, 0, -1)
    roll(s, 6)
    assert (s.pending[0], s.doubt[0], s.mood[0]) == (0, 0, 0)


def test_7_1_the_worse_of_cause_and_pending_check_counts_and_takes_it_over() -> None:
    s = new_game()
    s.pending[0] = 3
    demand_check(s, 0, -1, -1)
    roll(s, 6)
    assert s.pending[0] == 1


def test_7_1_the_larger_reduction_stays() -> None:
    s = new_game()
    s.tax_cut[0] = 3
    demand_check(s, 0, 0, -1)
    roll(s, 4)
    assert s.tax_cut[0] == 3


def test_7_4_markers_are_used_up_by_the_next_check() -> None:
    s = new_game()
    s.doubt[0] = 1
    s.mood[0] = -1
    demand_check(s, 0, 0, -1)
    roll(s, 6)
    assert (s.pending[0], s.doubt[0], s.mood[0]) == (1, 0, 0)


def test_7_3_help_adds_one_for_three_points_and_at_most_two() -> None:
    s = new_game()
    deal(s, 0, "sword3 shield2 shield1 helmet1")
    demand_check(s, 0, 0, -1)
    assert advance(s) == CHECK
    assert len(options(s)) == 1 + 3 + 2
    assert choose(s, discard("sword3 shield2 shield1")) == ROLL_CHECK
    assert s.hand[0] == tokens("helmet1")
    assert s.token_discards == tokens("sword3 shield2 shield1")
    roll(s, 4)
    assert (s.pending[0], s.doubt[0]) == (0, 0)


def test_7_3_no_change_is_given() -> None:
    s = new_game()
    deal(s, 0, "sword3 sword3 sword2 shield1")
    demand_check(s, 0, 0, -1)
    assert refusal(s, discard("shield1")) == WRONG_NUMBER_OF_TOKENS
    assert refusal(s, discard("sword3 shield1")) == TOKEN_SUPERFLUOUS
    assert refusal(s, discard("sword3 sword3 sword2 shield1")) == TOO_MUCH_HELP
    assert refusal(s, discard("helmet3")) == TOKENS_NOT_HELD


def test_7_3_who_holds_any_token_is_asked_even_if_it_cannot_help() -> None:
    """Others see how many tokens he has, not how many points."""
    s = new_game()
    deal(s, 0, "sword1")
    demand_check(s, 0, 0, -1)
    assert options(s) == [DISCARD]


def test_7_5_a_city_gained_this_month_has_no_check() -> None:
    s = new_game()
    s.gained[0] = s.month
    demand_check(s, 0, 0, -1)
    assert agenda(s) == []


def test_7_6_driven_out_of_the_residence_he_chooses_a_vassal() -> None:
    s = new_game()
    for c in (4, 5, 6):
        rule_city(s, 0, c)
    s.city_level[6] = 2
    fund(s, 5, 10)
    drive_out(s, 0, -1)
    assert advance(s) == CHOOSE_RESIDENCE
    assert options(s) == [pack(MOVE_TO, c, 0, 0) for c in (6, 5, 4)]
    choose(s, pack(MOVE_TO, 4, 0, 0))
    assert s.residence[0] == 4
    assert s.kept_original & 1 == 0


def test_7_6_with_one_vassal_there_is_nothing_to_ask_and_the_city_keeps_what_it_has() -> None:
    s = new_game()
    rule_city(s, 0, 4)
    store(s, 0, food=2)
    s.pending[0] = 2
    s.building[0] = 2
    drive_out(s, 0, -1)
    assert advance(s) == 0
    assert (s.residence[0], s.owner[0], s.left[0]) == (4, 0, 0)
    assert (s.treasury[0], s.lots[0], s.army[0], s.city_level[0]) == (6000, 2, 8, 1)
    assert (s.pending[0], s.building[0]) == (0, 0)


def test_7_6_driven_out_of_a_vassal() -> None:
    s = new_game()
    rule_city(s, 0, 4)
    drive_out(s, 4, -1)
    advance(s)
    assert (s.owner[4], s.residence[0], s.kept_original & 1) == (0, 0, 1)


def test_7_6_who_lost_the_city_meanwhile_is_not_driven_out_again() -> None:
    s = new_game()
    drive_out(s, 0, -1)
    s.owner[0] = 2
    advance(s)
    assert s.owner[0] == 2


def agitate(face: int) -> State:
    """Seat 1 agitates the residence of seat 0, who has a vassal; month 5."""
    s = new_game()
    s.month = 5
    rule_city(s, 0, 4)
    push(s, ROLL_AGITATION, 0, 1, 0)
    roll(s, face)
    return s


@pytest.mark.parametrize(("face", "after"), [(1, 8), (2, 11), (3, 8), (4, 8), (5, 8)])
def test_7_7_delays_after_a_failure(face: int, after: int) -> None:
    s = agitate(face)
    assert s.agitate_after[1][0] == after
    assert agenda(s) == ([] if face < 3 else [ROLL_CHECK])


@pytest.mark.parametrize(("face", "falls_at"), [(3, 1), (4, 2), (5, 3)])
def test_7_7_the_tyrant_takes_a_check_and_the_city_falls_to_the_agitator(face: int, falls_at: int) -> None:
    s = agitate(face)
    roll(s, falls_at)
    assert (s.owner[0], s.residence[0], s.gained[0]) == (2, 4, 5)
    assert s.agitate_after[1][0] == 0
    s = agitate(face)
    roll(s, falls_at + 1)
    assert s.owner[0] == 1


def test_7_7_a_six_drives_him_out_at_once() -> None:
    s = agitate(6)
    assert (s.owner[0], s.residence[0], s.treasury[0], s.army[0]) == (2, 4, 6000, 8)


def test_7_7_a_new_tyrant_answers_for_nothing_and_what_is_being_built_goes_on() -> None:
    s = new_game()
    rule_city(s, 0, 4)
    s.pending[0] = s.tax_cut[0] = 2
    s.doubt[0] = s.mood[0] = 1
    s.building[0] = 2
    drive_out(s, 0, 1)
    advance(s)
    assert (s.owner[0], s.pending[0], s.tax_cut[0], s.doubt[0], s.mood[0], s.building[0]) == (2, 0, 0, 0, 0, 2)


def test_7_7_falling_in_a_later_check_makes_the_city_independent() -> None:
    s = agitate(3)
    roll(s, 2)
    assert s.pending[0] == 3
    demand_check(s, 0, 0, -1)
    roll(s, 3)
    assert s.owner[0] == 0


# ---------------------------------------------------------------------------------------------------- Y13


def outcome(modifier: int, help: int, face: int, agitator: int = -1) -> State:
    """A state after one check with so much help; others live on whatever happens."""
    s = new_game()
    demand_check(s, 0, modifier, agitator)
    pop(s)
    step = top(s)
    pop(s)
    push(s, ROLL_CHECK, step_city(step), step_seat(step), step_value(step) | help << HELP_AT)
    roll(s, face)
    return s


def fall(help: int) -> list[float]:
    """The probability of falling sooner or later from a check at 0, -1, -2."""
    after = {m: [outcome(-m, help, face) for face in range(1, 7)] for m in range(3)}
    chances = [0.0, 0.0, 0.0]
    for _ in range(300):
        chances = [
            sum(1.0 if s.owner[0] == 0 else chances[s.pending[0] - 1] if s.pending[0] else 0.0 for s in after[m]) / 6
            for m in range(3)
        ]
    return chances


@pytest.mark.parametrize(("help", "at_0", "at_minus_1"), [(0, 0.500, 0.667), (1, 0.167, 0.333), (2, 0.009, 0.044)])
def test_13_a_check_ends_in_expulsion_sooner_or_later(help: int, at_0: float, at_minus_1: float) -> None:
    chances = fall(help)
    assert chances[0] == pytest.approx(at_0, abs=0.0006)
    assert chances[1] == pytest.approx(at_minus_1, abs=0.0006)


@pytest.mark.parametrize(("help", "success"), [(0, 12 / 36), (1, 9 / 36), (2, 7 / 36)])
def test_13_agitation_succeeds_in_33_25_19_percent(help: int, success: float) -> None:
    taken = 0
    for first in range(1, 7):
        s = agitate(first)
        if agenda(s) == []:
            taken += 6 * (s.owner[0] == 2)
            continue
        pop_help(s, help)
        for second in range(1, 7):
            t = copy.deepcopy(s)
            roll(t, second)
            taken += t.owner[0] == 2
    assert taken / 36 == success


def pop_help(s: State, help: int) -> None:
    step = top(s)
    pop(s)
    push(s, ROLL_CHECK, step_city(step), step_seat(step), step_value(step) | help << HELP_AT)


def test_a_check_of_who_is_gone_is_not_taken() -> None:
    s = new_game()
    demand_check(s, 0, 0, -1)
    s.owner[0] = 0
    assert advance(s) == 0
    push(s, CHOOSE_RESIDENCE, NO_CITY, 1, 0)
    assert advance(s) == 0
