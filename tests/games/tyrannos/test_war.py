"""Y9.1 to Y9.3 Declaring war, joining it, lending Voitheia."""

from __future__ import annotations

import pytest

from emporion.games.tyrannos.cities import MOTYE
from emporion.games.tyrannos.codes import DECLARE_WAR, JOIN, LEND, pack, pack_pieces
from emporion.games.tyrannos.refusals import (
    ALLOWED,
    CANNOT_BE_ATTACKED,
    GENERAL_TRUCE,
    HELD_BY_FORCE,
    MALFORMED,
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
from emporion.games.tyrannos.rules.legality import actions_of_kind, refusal
from emporion.games.tyrannos.rules.order import awaited
from emporion.games.tyrannos.rules.war import declarations, declare_war, war_refusal
from emporion.games.tyrannos.state import ATTACKER, CRUSHING, DEFENDER, State
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


def test_9_1_nothing_else_is_declared_with_it() -> None:
    s = later()
    for action in (pack(DECLARE_WAR, 1, 1, 0), pack(DECLARE_WAR, 1, 0, 1)):
        assert war_refusal(s, 0, action) == MALFORMED


def test_2_5_9_1_men_of_an_idle_vassal_are_none_to_attack_with() -> None:
    s = later()
    rule_city(s, 0, 5)
    s.army[0] = 0
    s.idle = 1 << 5
    assert why_not(s, 0, 1) == NO_MEN


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


def test_9_2_a_truce_of_all_cities_forbids_every_war() -> None:
    s = new_game(truce_everywhere=1)
    s.month = 3
    rule_city(s, 1, 5)
    assert [why_not(s, 0, c) for c in (1, 5, 6)] == [GENERAL_TRUCE] * 3
    assert listed(declarations, s, 0) == []
    assert why_not(s, 0, 0) == CANNOT_BE_ATTACKED
    s.month = 4
    assert [why_not(s, 0, c) for c in (1, 5, 6)] == [ALLOWED] * 3


def gained_now(s: State, p: int, c: int) -> None:
    rule_city(s, p, c)
    s.gained[c] = s.month


@pytest.mark.parametrize(("waits", "side"), [(0, ATTACKER + 1), (1, 0)])
def test_2_4_the_army_of_a_new_vassal_attacks_at_once_or_from_the_next_month_on(waits: int, side: int) -> None:
    s = new_game(new_vassals_wait=waits)
    s.month = LATER
    gained_now(s, 0, 5)
    war(s, 0, 1)
    assert (s.side[0], s.side[5]) == (ATTACKER + 1, side)
    s = new_game(new_vassals_wait=waits)
    s.month = LATER
    gained_now(s, 0, 5)
    s.month += 1
    war(s, 0, 1)
    assert s.side[5] == ATTACKER + 1


def test_2_4_a_new_vassal_defends_at_once() -> None:
    s = new_game(new_vassals_wait=1)
    s.month = LATER
    gained_now(s, 1, 5)
    war(s, 0, 1)
    assert (s.side[1], s.side[5]) == (DEFENDER + 1, DEFENDER + 1)


def test_2_4_with_new_vassals_alone_nobody_declares_war_or_joins_an_attack() -> None:
    s = new_game(new_vassals_wait=1)
    s.month = LATER
    s.army[0] = 0
    gained_now(s, 0, 5)
    assert why_not(s, 0, 1) == NO_MEN
    form_pact(s, 0, 2)
    war(s, 2, 1)
    assert asked(s) == DEPLOYMENT


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
    assert why_not(s, 1, 0) == ALLOWED


def test_4_9_what_protects_a_player_is_over_in_the_month_that_it_names() -> None:
    s = later()
    form_pact(s, 0, 1)
    s.peace_until[1] = s.congress_until[1] = s.forced[1][0] = LATER
    assert why_not(s, 0, 1) == ALLOWED


def test_9_2_an_independent_city_has_nobodys_peace() -> None:
    s = later(6)
    for p in range(6):
        s.peace_until[p] = s.congress_until[p] = s.forced[p][0] = LATER + 1
    assert why_not(s, 0, 7) == ALLOWED
    assert why_not(s, 0, 5) == WAR_PEACE


def test_9_2_without_a_pause_one_may_declare_again_in_the_next_month() -> None:
    s = new_game(war_pause=0)
    s.month = LATER
    declare_war(s, 0, pack(DECLARE_WAR, 6, 0, 0))
    s.used = 0
    assert why_not(s, 0, 1) == WAR_PAUSE
    s.month += 1
    assert why_not(s, 0, 1) == ALLOWED


def test_8_7_who_only_helps_to_attack_an_ally_stays_the_ally_of_both() -> None:
    s = later()
    form_pact(s, 0, 2)
    form_pact(s, 1, 2)
    s.forced[1][2] = LATER + 12
    war(s, 0, 1)
    answer(s, 2, pack(JOIN, 0, 0, 0))
    answer(s, 2, pack(JOIN, 0, 0, 2))
    assert s.helpers[ATTACKER] == 1 << 2
    assert (s.pact[2], s.forced[1][2]) == (0b11, LATER + 12)


def test_8_7_an_attack_on_an_ally_ends_the_alliance_first() -> None:
    s = later()
    form_pact(s, 0, 1)
    s.allies[0] = 1 << 6
    war(s, 0, 1)
    assert s.pact[0] == s.pact[1] == 0
    assert asked(s) == DEPLOYMENT, "nobody is asked to join against himself"
    s = later()
    s.allies[0] = 1 << 6
    war(s, 0, 6)
    assert s.allies[0] == 0
    assert asked(s) == DEPLOYMENT


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


def test_9_3_vassals_send_what_the_residence_has_not() -> None:
    s = later()
    form_pact(s, 1, 2)
    for c in (4, 5):
        rule_city(s, 2, c)
    s.army[2] = 3
    war(s, 0, 1)
    answer(s, 2, pack(JOIN, 0, 0, 4))
    assert [s.sent[c] for c in (2, 4, 5)] == [3, 8, 4]
    assert [s.side[c] for c in (2, 4, 5)] == [DEFENDER + 1] * 3


def test_9_3_all_tokens_may_be_sent_and_no_more() -> None:
    s = later()
    form_pact(s, 1, 2)
    war(s, 0, 1)
    assert refusal(s, 2, pack(JOIN, 0, 1, 1)) == MALFORMED
    assert refusal(s, 2, pack(JOIN, 0, 0, 3)) == TOO_MANY_SENT
    answer(s, 2, pack(JOIN, 0, 0, 2))
    assert s.sent[2] == 8


def test_9_3_who_has_no_men_to_send_is_not_asked() -> None:
    s = later()
    form_pact(s, 1, 2)
    form_pact(s, 0, 3)
    s.army[2] = 0
    s.idle = 1 << 3
    war(s, 0, 1)
    assert asked(s) == DEPLOYMENT, "and idle cities do not attack"


def test_9_3_an_ally_of_the_attacker_may_join_him_against_an_independent_city() -> None:
    s = later()
    form_pact(s, 0, 3)
    form_pact(s, 1, 2)
    s.allies[1] = 1 << 6
    war(s, 0, 6)
    assert (asked(s), awaited(s)) == (JOIN_WAR, 1 << 1), "not the allies of its allies"
    answer(s, 1, pack(JOIN, 0, 0, 0))
    assert (asked(s), awaited(s)) == (JOIN_WAR, 1 << 3)
    answer(s, 3, pack(JOIN, 0, 0, 1))
    assert (s.side[3], s.sent[3], list(s.helpers)) == (ATTACKER + 1, 4, [1 << 3, 0])
    assert list(s.commander) == [0, -1]


def test_9_3_the_tokens_of_all_cities_of_a_helper_count() -> None:
    s = later()
    s.allies[1] = s.allies[2] = 1 << 6
    rule_city(s, 2, 5)
    war(s, 0, 6)
    answer(s, 1, pack(JOIN, 0, 0, 2))
    answer(s, 2, pack(JOIN, 0, 0, 3))
    assert s.commander[DEFENDER] == 2


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
    assert refusal(s, 2, pack_pieces(LEND, 0, 6)) == ALLOWED
    assert refusal(s, 2, pack_pieces(LEND, 1, 1)) == MALFORMED
    assert len(options(s, 2)) == 7


def test_9_3_reduced_none_or_the_six_strongest_are_lent() -> None:
    s = later()
    form_pact(s, 1, 2)
    deal(s, 2, "sword1 sword1 shield2 shield2 helmet3 sword3 sword1 helmet2")
    war(s, 0, 1)
    answer(s, 2, pack(JOIN, 0, 0, 1))
    strongest = tokens("sword3 helmet3 shield2 shield2 helmet2 sword1")
    assert listed(actions_of_kind, s, 2, LEND, 1) == [LEND, pack_pieces(LEND, 0, strongest)]


def test_9_3_a_helper_without_voitheia_is_not_asked_to_lend() -> None:
    s = later()
    form_pact(s, 1, 2)
    form_pact(s, 0, 3)
    deal(s, 3, "sword1")
    war(s, 0, 1)
    answer(s, 2, pack(JOIN, 0, 0, 1))
    answer(s, 3, pack(JOIN, 0, 0, 1))
    assert (asked(s), awaited(s)) == (LEND_TOKENS, 1 << 3)
    answer(s, 3, pack_pieces(LEND, 0, tokens("sword1")))
    assert (s.lent[3], s.hand[3]) == (tokens("sword1"), 0)
    assert refusal(s, 0, deployment((2,), 0, "sword1")) == ALLOWED, "the attacker has it at hand"


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


def test_5_4_plague_in_the_attackers_camp_strikes_the_first_of_equals_and_no_more_than_there_are() -> None:
    s = later()
    rule_city(s, 0, 4)
    s.army[0] = s.army[4] = 1
    s.camp_plague = 0b10
    war(s, 0, 1)
    assert (s.sent[0], s.sent[4], s.camp_plague) == (0, 1, 0)
    assert list(s.started) == [1, 8]
    assert list(s.pool) == [1, 4]


def test_9_1_an_army_that_the_plague_keeps_out_is_routed() -> None:
    s = later()
    s.army[0] = 2
    s.camp_plague = 0b10
    war(s, 0, 1)
    assert (asked(s), awaited(s)) == (IMPOSE_CONDITION, 0b10)
    assert (s.result, s.winner) == (CRUSHING, DEFENDER)
    assert list(s.battle_points) == [0] * 6


def test_9_1_two_armies_that_stay_out_part_without_consequences() -> None:
    s = later()
    s.army[0] = s.army[1] = 2
    s.camp_plague = 0b11
    war(s, 0, 1)
    assert (s.depth, s.target, list(s.peace_until)) == (0, 0, [0] * 6)


def test_9_7_the_pool_and_the_start_of_both_armies() -> None:
    s = later()
    rule_city(s, 1, 5)
    s.army[0], s.army[5] = 7, 5
    war(s, 0, 1)
    assert list(s.started) == [7, 13]
    assert list(s.pool) == [4, 4 + 3]
