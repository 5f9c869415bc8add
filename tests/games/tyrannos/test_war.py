"""Y9.1 to Y9.3 Declaring war, joining it, lending Voitheia."""

from __future__ import annotations

import pytest

from emporion.games.tyrannos.cities import MOTYE
from emporion.games.tyrannos.codes import DECLARE_WAR, JOIN, LEND, pack, pack_pieces
from emporion.games.tyrannos.refusals import (
    ALLOWED,
    CANNOT_BE_ATTACKED,
    HELD_BY_FORCE,
    NO_MEN,
    RESIDENCE_IDLE,
    TOKENS_NOT_HELD,
    TOO_MANY_LENT,
    TOO_MANY_SENT,
    WAR_CONGRESS,
    WAR_DECLARED,
    WAR_PAUSE,
    WAR_PEACE,
    WAR_TRUCE,
)
from emporion.games.tyrannos.rules.diplomacy import form_pact
from emporion.games.tyrannos.rules.legality import refusal
from emporion.games.tyrannos.rules.order import awaited
from emporion.games.tyrannos.rules.war import declarations, declare_war, war_refusal
from emporion.games.tyrannos.state import ATTACKER, DEFENDER, State
from emporion.games.tyrannos.steps import DEPLOYMENT, IMPOSE_CONDITION, JOIN_WAR, LEND_TOKENS, RESOLVE
from tests.games.tyrannos.positions import deal, listed, new_game, rule_city, tokens
from tests.games.tyrannos.warfare import LATER, answer, asked, deployment, options, war


def later(players: int = 4) -> State:
    s = new_game(players)
    s.month = LATER
    return s


def why_not(s: State, p: int, c: int) -> int:
    return war_refusal(s, p, pack(DECLARE_WAR, c, 0, 0))


def test_9_1_against_any_city_that_is_not_ones_own_and_not_punic() -> None:
    s = later()
    rule_city(s, 0, 5)
    assert [why_not(s, 0, c) for c in (0, 5, MOTYE, 9)] == [CANNOT_BE_ATTACKED] * 4
    assert [a >> 6 for a in listed(declarations, s, 0)] == [1, 2, 3, 4, 6, 7]


def test_9_1_one_declaration_a_turn_and_none_without_men() -> None:
    s = later()
    s.army[0] = 0
    assert why_not(s, 0, 1) == NO_MEN
    rule_city(s, 0, 5)
    assert why_not(s, 0, 1) == ALLOWED
    declare_war(s, 0, pack(DECLARE_WAR, 1, 0, 0))
    assert why_not(s, 0, 2) == WAR_DECLARED


def test_2_5_no_war_while_the_residence_is_idle_and_idle_vassals_do_not_attack() -> None:
    s = later()
    rule_city(s, 0, 5)
    s.idle = 1 << 5
    war(s, 0, 1)
    assert (s.side[0], s.side[5]) == (ATTACKER + 1, 0)
    s = later()
    s.idle = 1
    assert why_not(s, 0, 1) == RESIDENCE_IDLE


def test_2_5_idle_cities_defend() -> None:
    s = later()
    rule_city(s, 1, 5)
    s.idle = 1 << 5 | 1 << 1
    war(s, 0, 1)
    assert (s.side[1], s.side[5]) == (DEFENDER + 1, DEFENDER + 1)


def test_9_2_the_truce_protects_residences_only() -> None:
    s = new_game()
    s.month = 3
    rule_city(s, 1, 5)
    assert why_not(s, 0, 1) == WAR_TRUCE
    assert why_not(s, 0, 5) == ALLOWED
    assert why_not(s, 0, 6) == ALLOWED
    s.month = 4
    assert why_not(s, 0, 1) == ALLOWED


def test_9_2_after_declaring_none_in_the_next_months() -> None:
    s = later()
    declare_war(s, 0, pack(DECLARE_WAR, 6, 0, 0))
    s.used = 0
    s.month = LATER + 2
    assert why_not(s, 0, 1) == WAR_PAUSE
    s.month = LATER + 3
    assert why_not(s, 0, 1) == ALLOWED


def test_9_2_who_was_beaten_is_left_in_peace_unless_he_declares_a_war() -> None:
    s = later()
    s.peace_until[1] = LATER + 1
    rule_city(s, 1, 5)
    assert (why_not(s, 0, 1), why_not(s, 0, 5)) == (WAR_PEACE, WAR_PEACE)
    declare_war(s, 1, pack(DECLARE_WAR, 6, 0, 0))
    s.used = 0
    assert why_not(s, 0, 1) == ALLOWED


def test_5_4_congress_of_gela() -> None:
    s = later()
    s.congress_until[1] = LATER + 1
    assert why_not(s, 0, 1) == WAR_CONGRESS


def test_8_7_an_attack_on_an_ally_ends_the_alliance_first() -> None:
    s = later()
    form_pact(s, 0, 1)
    s.allies[0] = 1 << 6
    war(s, 0, 1)
    assert s.pact[0] == s.pact[1] == 0
    s = later()
    s.allies[0] = 1 << 6
    war(s, 0, 6)
    assert s.allies[0] == 0


def test_9_15_who_is_an_ally_by_force_cannot_attack() -> None:
    s = later()
    form_pact(s, 0, 1)
    s.forced[0][1] = LATER + 1
    assert why_not(s, 1, 0) == HELD_BY_FORCE
    assert why_not(s, 0, 1) == ALLOWED


def test_9_3_vassals_and_unrepresented_allies_join_and_a_city_allied_to_both_stays_out() -> None:
    s = later()
    rule_city(s, 0, 4)
    rule_city(s, 1, 5)
    s.allies[0] = 1 << 6 | 1 << 7
    s.allies[1] = 1 << 7
    s.allies[2] = 1 << 6
    war(s, 0, 5)
    assert [s.side[c] for c in range(8)] == [1, 2, 0, 0, 1, 2, 1, 0]
    assert s.sent[4] == 8
    assert list(s.commander) == [0, 1]


def test_9_3_players_allied_to_the_defender_are_asked_then_those_of_the_attacker() -> None:
    s = later()
    form_pact(s, 1, 2)
    form_pact(s, 0, 2)
    form_pact(s, 0, 3)
    war(s, 0, 1)
    assert (asked(s), awaited(s)) == (JOIN_WAR, 1 << 2)
    assert len(options(s, 2)) == 3
    answer(s, 2, pack(JOIN, 0, 0, 1))
    assert (asked(s), awaited(s)) == (JOIN_WAR, 1 << 3), "nobody joins both"
    answer(s, 3, pack(JOIN, 0, 0, 0))
    assert asked(s) == DEPLOYMENT
    assert list(s.helpers) == [0, 1 << 2]
    assert (s.side[2], s.sent[2], s.side[3]) == (DEFENDER + 1, 4, 0)
    assert s.waiting == 0b11


def test_9_3_tokens_are_sent_from_the_residence_first_and_full_ones_first() -> None:
    s = later()
    form_pact(s, 1, 2)
    rule_city(s, 2, 4)
    s.residence[2] = 4
    s.army[4] = 6
    war(s, 0, 1)
    assert refusal(s, 2, pack(JOIN, 0, 0, 5)) == TOO_MANY_SENT
    answer(s, 2, pack(JOIN, 0, 0, 3))
    assert (s.sent[4], s.sent[2]) == (6, 4)


def test_9_3_the_strongest_helper_commands_an_independent_city() -> None:
    s = later()
    s.allies[1] = s.allies[2] = 1 << 6
    deal(s, 1, "sword1")
    deal(s, 2, "shield3")
    war(s, 0, 6)
    assert awaited(s) == 0b110
    answer(s, 1, pack(JOIN, 0, 0, 1))
    answer(s, 2, pack(JOIN, 0, 0, 2))
    assert s.commander[DEFENDER] == 2
    assert s.principal[DEFENDER] == -1
    assert (asked(s), awaited(s)) == (LEND_TOKENS, 1 << 1), "a commander has his own at hand"
    answer(s, 1, LEND)
    assert s.waiting == 0b101


@pytest.mark.parametrize(("tokens_sent", "commander"), [((1, 2), 2), ((2, 1), 1), ((1, 1), 1), ((0, 0), -1)])
def test_9_3_the_helper_with_most_tokens_commands(tokens_sent: tuple[int, int], commander: int) -> None:
    s = later()
    s.allies[1] = s.allies[2] = 1 << 6
    war(s, 0, 6)
    answer(s, 1, pack(JOIN, 0, 0, tokens_sent[0]))
    answer(s, 2, pack(JOIN, 0, 0, tokens_sent[1]))
    assert s.commander[DEFENDER] == commander


def test_9_3_helpers_lend_voitheia_and_the_commander_places_his_own_first() -> None:
    s = later()
    form_pact(s, 1, 2)
    deal(s, 1, "sword1")
    deal(s, 2, "sword1 shield2 helmet1")
    war(s, 0, 1)
    answer(s, 2, pack(JOIN, 0, 0, 1))
    assert refusal(s, 2, pack_pieces(LEND, 0, tokens("sword3"))) == TOKENS_NOT_HELD
    assert len(options(s, 2)) == 8
    answer(s, 2, pack_pieces(LEND, 0, tokens("sword1 shield2")))
    assert s.hand[2] == tokens("helmet1")
    answer(s, 0, deployment((2,), 0))
    answer(s, 1, deployment((3,), 1, "sword1 sword1"))
    assert asked(s) == RESOLVE
    assert s.placed_from[DEFENDER][:2] == [2, 3]
    assert (s.hand[1], s.lent[2]) == (0, tokens("shield2"))


def test_9_3_at_most_six_are_lent() -> None:
    s = later()
    form_pact(s, 1, 2)
    deal(s, 2, "sword1 sword1 sword1 sword1 sword1 sword1 sword1")
    war(s, 0, 1)
    answer(s, 2, pack(JOIN, 0, 0, 1))
    assert refusal(s, 2, pack_pieces(LEND, 0, 7)) == TOO_MANY_LENT
    assert len(options(s, 2)) == 7


def test_9_1_a_side_without_lochoi_is_routed_without_points() -> None:
    s = later()
    s.army[1] = 0
    war(s, 0, 1)
    assert asked(s) == IMPOSE_CONDITION
    assert s.winner == ATTACKER
    assert s.battle_points[0] == 0


def test_5_4_plague_in_the_enemy_camp_keeps_two_lochoi_out() -> None:
    s = later()
    rule_city(s, 1, 5)
    s.army[5] = 10
    s.city_level[5] = 2
    s.camp_plague = 0b1001
    war(s, 0, 1)
    assert (s.sent[1], s.sent[5], s.army[5]) == (8, 8, 10)
    assert (s.started[DEFENDER], s.pool[DEFENDER]) == (16, 8)
    assert s.camp_plague == 0b1000
