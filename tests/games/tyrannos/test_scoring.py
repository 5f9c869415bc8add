"""Y11.5 to Y11.7 Leaving the game, victory points."""

from __future__ import annotations

from emporion.games.tyrannos.codes import CITY
from emporion.games.tyrannos.rules.scoring import score, scoring_proceed, tie_break
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import ACTS, LEAVE, NO_CITY, push, top
from emporion.kernel.multiset import total
from tests.games.tyrannos.positions import agenda, deal, fund, new_game, rule_city


def leave(s: State, p: int) -> None:
    push(s, LEAVE, NO_CITY, p, 0)
    scoring_proceed(s, top(s))


def points(s: State) -> list[int]:
    row = [0] * 8
    score(s, row)
    return row[: s.players]


def poor_game(**options: int) -> State:
    s = new_game(**options)
    for c in range(4):
        fund(s, c, 0)
    return s


def test_11_7_the_original_city_and_others() -> None:
    s = poor_game()
    assert points(s) == [12] * 4
    rule_city(s, 0, 4)
    assert points(s) == [19, 12, 12, 12]
    s.kept_original &= ~1
    assert points(s) == [14, 12, 12, 12]


def test_11_7_expansions_count_under_construction_too() -> None:
    s = poor_game()
    s.city_level[0] = 3
    s.store_level[0] = 2
    s.building[1] = 1 << CITY
    assert points(s) == [18, 14, 12, 12]


def test_11_7_allies() -> None:
    s = poor_game()
    s.allies[0] = 1 << 4 | 1 << 5
    s.pact[0] = 1 << 1 | 1 << 2
    s.pact[1] = s.pact[2] = 1 << 0
    assert points(s) == [18, 12, 12, 12]
    s.forced[0][1] = 12
    assert points(s) == [21, 12, 12, 12]
    s.all_allies_count = 1
    assert points(s) == [24, 15, 15, 12]


def test_11_7_battles_and_whole_talents_of_all_treasuries_together() -> None:
    s = poor_game()
    s.battle_points[1] = 6
    rule_city(s, 0, 4)
    fund(s, 0, 100)
    fund(s, 4, 79)
    assert points(s) == [12 + 7 + 2, 18, 12, 12]
    s.idle = 1
    assert points(s)[0] == 21


def test_11_7_ties_more_vassals_then_more_money() -> None:
    s = poor_game()
    assert tie_break(s, 0) == tie_break(s, 1)
    fund(s, 1, 59)
    assert tie_break(s, 1) > tie_break(s, 0)
    rule_city(s, 0, 4)
    assert tie_break(s, 0) > tie_break(s, 1)


def test_11_5_who_leaves_has_no_points_and_ranks_by_time() -> None:
    s = new_game()
    leave(s, 2)
    leave(s, 0)
    assert (s.left[2], s.left[0]) == (1, 2)
    assert points(s) == [0, 13, 0, 13]
    assert tie_break(s, 2) < tie_break(s, 0) < tie_break(s, 1)
    assert tie_break(s, 0) < 0 <= tie_break(s, 3)


def test_11_5_cities_become_independent_alliances_end_tokens_are_discarded() -> None:
    s = new_game()
    rule_city(s, 0, 4)
    s.city_level[4] = 2
    s.pending[4] = 1
    s.allies[0] = 1 << 6
    s.allies[1] = 1 << 6
    s.pact[0] = 1 << 1
    s.pact[1] = 1 << 0
    s.forced[1][0] = 9
    deal(s, 0, "sword1 shield3")
    leave(s, 0)
    assert (s.owner[0], s.owner[4], s.city_level[4], s.treasury[0], s.pending[4]) == (0, 0, 2, 6000, 0)
    assert (s.allies[0], s.allies[1], s.pact[1], s.forced[1][0]) == (0, 1 << 6, 0, 0)
    assert (s.hand[0], total(s.token_discards)) == (0, 2)
    assert (s.residence[0], s.kept_original) == (-1, 0b1110)


def test_1_1_4_8_offices_pass_on() -> None:
    s = new_game()
    leave(s, 1)
    assert (s.archon, s.first) == (0, 0)
    leave(s, 0)
    assert (s.archon, s.first) == (2, 2)
    s = new_game()
    s.turn = 0
    leave(s, 0)
    assert (s.archon, s.first) == (1, 0)


def test_11_5_11_6_the_game_ends_when_one_is_left_and_he_cannot_be_removed() -> None:
    s = new_game(2)
    push(s, LEAVE, NO_CITY, 1, 0)
    push(s, ACTS, NO_CITY, 1, 0)
    leave(s, 0)
    assert agenda(s) == []
    assert points(s) == [0, 13]


def test_11_5_nobody_leaves_twice() -> None:
    s = new_game()
    leave(s, 0)
    leave(s, 0)
    assert s.left == [1, 0, 0, 0, 0, 0]
