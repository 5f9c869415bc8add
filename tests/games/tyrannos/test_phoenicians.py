"""Y10 The Phoenicians."""

from __future__ import annotations

import pytest

from emporion.engine.participants import CHANCE
from emporion.games.tyrannos.actions import TOKEN_NAMES
from emporion.games.tyrannos.cities import MOTYE, PANORMOS, SEATS
from emporion.games.tyrannos.codes import (
    BY_MONEY,
    BY_NOTHING,
    CHOOSE,
    FIGHT,
    JOIN,
    SEAT_DRAWN,
    TOKENS_DRAWN,
    pack,
    pack_pieces,
)
from emporion.games.tyrannos.explanation import explain
from emporion.games.tyrannos.rules.aftermath import return_tokens
from emporion.games.tyrannos.rules.armies import conclude
from emporion.games.tyrannos.rules.deployment import allowance
from emporion.games.tyrannos.rules.diplomacy import form_pact
from emporion.games.tyrannos.rules.holdings import living
from emporion.games.tyrannos.rules.legality import refusal
from emporion.games.tyrannos.rules.order import awaited, go_on
from emporion.games.tyrannos.state import ATTACKER, CRUSHING, DEFENDER, DRAWN, NARROW, State
from emporion.games.tyrannos.steps import (
    DEPLOYMENT,
    DRAW_COMMANDER,
    DRAW_PUNIC,
    JOIN_WAR,
    RESOLVE,
    ROLL_CHECK,
    ROLL_RANSOM,
    ROLL_TRIBUTE,
    TRIBUTE,
    clear,
)
from emporion.kernel.bits import size
from tests.games.tyrannos.positions import deal, fund, new_game, rule_city, tokens
from tests.games.tyrannos.warfare import answer, asked, deploy, deployment, invasion, options, play_at_random, rolls

SIX = "sword3 sword3 shield2 helmet3 sword1 sword1"


def landed(s: State, c: int = 1, commander: int = 3) -> State:
    """The Phoenicians have come to a city, with six tokens and a commander."""
    invasion(s, c)
    if asked(s) == DRAW_COMMANDER:
        answer(s, CHANCE, pack(SEAT_DRAWN, 0, commander, 0))
    assert asked(s) == DRAW_PUNIC
    answer(s, CHANCE, pack_pieces(TOKENS_DRAWN, SEATS, tokens(SIX)))
    return s


def decided(s: State, result: int, winner: int, c: int = 1) -> State:
    landed(s, c)
    clear(s)
    conclude(s, result, winner)
    go_on(s)
    return s


def test_10_1_the_army_of_motye_and_panormos_with_six_voitheia_and_a_commander() -> None:
    s = landed(new_game())
    assert (s.sent[MOTYE], s.sent[PANORMOS], s.started[ATTACKER]) == (8, 8, 16)
    assert (s.commander[ATTACKER], s.principal[ATTACKER]) == (3, -1)
    assert (asked(s), awaited(s)) == (DEPLOYMENT, 0b1010)
    assert allowance(s, ATTACKER) == 6
    deploy(s, 1, (2,))
    answer(s, 3, deployment((3, 1), MOTYE, SIX))
    assert (asked(s), awaited(s)) == (RESOLVE, 0b10), "they never give up or offer terms"


def test_10_1_a_refused_deployment_tells_the_voitheia_of_the_army_not_those_of_its_commander() -> None:
    s = landed(new_game())
    deal(s, 3, "helmet1 helmet2")
    action = deployment((3, 1), MOTYE, "helmet1")
    told = str(explain(s, 3, action, refusal(s, 3, action)))
    assert told == f"§9.5: these Voitheia are not with this army; it has {' '.join(sorted(SIX.split(), key=by_sort))}"


def by_sort(token: str) -> int:
    return TOKEN_NAMES.index(token)


def test_9_5_a_refused_deployment_tells_what_was_lent_to_the_commander_too() -> None:
    s = landed(new_game())
    deal(s, 1, "sword1")
    deal(s, 2, "shield3")
    s.helpers[DEFENDER] = 1 << 2
    s.lent[2], s.hand[2] = s.hand[2], 0
    action = deployment((1,), s.residence[1], "helmet1")
    assert str(explain(s, 1, action, refusal(s, 1, action))).endswith("it has sword1 shield3")


def test_10_1_the_commander_is_not_on_the_targets_side() -> None:
    s = new_game(3)
    form_pact(s, 1, 2)
    invasion(s, 1)
    assert asked(s) == JOIN_WAR
    answer(s, 2, pack(JOIN, 0, 0, 1))
    assert (asked(s), s.commander[ATTACKER]) == (DRAW_PUNIC, 0), "only one is left"


def test_10_1_else_the_engine_commands_with_deepest_piles_and_the_strongest_token_at_once() -> None:
    s = new_game(2)
    form_pact(s, 0, 1)
    invasion(s, 1)
    answer(s, 0, pack(JOIN, 0, 0, 2))
    assert s.commander[ATTACKER] == -1
    answer(s, CHANCE, pack_pieces(TOKENS_DRAWN, SEATS, tokens(SIX)))
    deploy(s, 1, (3, 1))
    assert s.line_men[ATTACKER] == [4, 4, 4, 4, 0, 0, 0, 0, 0]
    assert s.placed_token[ATTACKER] == [3, 3, 9, 5, 1, 1]
    assert s.punic_hand == 0
    answer(s, 1, FIGHT)
    assert s.swords[ATTACKER] == [3, 0, 0]
    assert s.pool[ATTACKER] == 8 + 1 - 2


def test_10_1_a_bag_that_is_too_small_is_refilled_and_all_tokens_return_to_it() -> None:
    s = new_game()
    s.token_discards = s.token_bag - tokens("sword1")
    s.token_bag = tokens("sword1")
    landed(s)
    assert s.token_discards == 0
    clear(s)
    conclude(s, DRAWN, -1)
    go_on(s)
    assert s.depth == 0
    assert s.token_bag == sum(n << 5 * i for i, n in enumerate((9, 6, 3, 9, 6, 3, 9, 6, 3)))


def test_10_1_what_they_have_placed_and_not_played_returns_to_the_bag() -> None:
    s = landed(new_game())
    bag = s.token_bag + 0
    deploy(s, 1, (2,))
    answer(s, 3, deployment((3, 1), MOTYE, "sword3"))
    return_tokens(s)
    assert (s.punic_hand, s.token_bag - bag) == (0, tokens(SIX))


def test_10_2_a_win_over_a_lone_city_razes_it() -> None:
    s = decided(new_game(), NARROW, ATTACKER)
    assert (s.left[1], s.standing >> 1 & 1) == (1, 0)
    assert s.depth == 0


def test_10_2_several_cities_fall_to_the_first_level_and_pay() -> None:
    s = new_game()
    rule_city(s, 1, 5)
    s.city_level[1] = s.store_level[5] = 3
    s.army[1] = 20
    fund(s, 1, 70)
    decided(s, CRUSHING, ATTACKER)
    assert asked(s) == ROLL_TRIBUTE
    rolls(s, 2)
    assert (s.city_level[1], s.army[1], s.standing >> 1 & 1) == (1, 8, 1)
    assert (asked(s), awaited(s)) == (TRIBUTE, 0b10)
    assert len(options(s, 1)) == 2
    answer(s, 1, pack(CHOOSE, 0, 0, BY_MONEY))
    rolls(s, 1)
    assert s.store_level[5] == 0, "nobody can pay: razed"
    assert s.owner[5] == 0
    assert s.treasury[1] == 1000
    assert (asked(s), s.left[1]) == (ROLL_CHECK, 0)


def test_9_2_who_was_beaten_by_the_phoenicians_is_left_in_peace_a_while() -> None:
    s = new_game()
    rule_city(s, 1, 5)
    fund(s, 1, 300)
    decided(s, NARROW, ATTACKER)
    for _ in range(2):
        rolls(s, 1)
        answer(s, 1, pack(CHOOSE, 0, 0, BY_MONEY))
    assert asked(s) == ROLL_CHECK
    assert list(s.peace_until[:2]) == [0, s.month + 6]


def test_10_2_any_player_of_that_side_may_pay() -> None:
    s = new_game()
    form_pact(s, 1, 2)
    fund(s, 1, 0)
    invasion(s, 1)
    answer(s, 2, pack(JOIN, 0, 0, 1))
    clear(s)
    conclude(s, NARROW, ATTACKER)
    go_on(s)
    rolls(s, 1)
    assert awaited(s) == 0b100, "the tyrant has nothing"
    answer(s, 2, pack(CHOOSE, 0, 0, BY_MONEY))
    rolls(s, 1)
    answer(s, 2, pack(CHOOSE, 0, 0, BY_NOTHING))
    assert s.standing >> 1 & 1 == 1
    assert (s.left[2], s.standing >> 2 & 1) == (1, 0)
    assert sum(s.treasury) == s.bank_paid


def test_10_2_an_independent_city_pays_out_of_its_own_treasury() -> None:
    s = new_game()
    s.allies[1] = 1 << 6
    fund(s, 6, 40)
    fund(s, 1, 0)
    decided(s, NARROW, ATTACKER)
    rolls(s, 1)
    assert s.left[1] == 1, "nobody could pay for the residence"
    rolls(s, 1)
    assert (s.treasury[6], s.standing >> 6 & 1) == (1000, 1)


def test_10_3_beaten_they_pay_every_city_and_one_more_the_next_time() -> None:
    s = new_game()
    rule_city(s, 1, 5)
    decided(s, NARROW, DEFENDER)
    assert asked(s) == ROLL_RANSOM
    rolls(s, 2)
    assert (s.treasury[1], s.treasury[5]) == (6000 + 6000, 6000)
    assert (s.punic_defeats[1], s.punic_defeats[5], s.battle_points[1]) == (1, 1, 2)
    assert s.depth == 0
    decided(s, CRUSHING, DEFENDER)
    rolls(s, 2)
    assert s.treasury[5] == 6000 + 9000
    assert s.battle_points[1] == 6


def test_10_2_a_draw_and_they_sail_home() -> None:
    s = decided(new_game(), DRAWN, -1)
    assert (s.depth, s.target, s.peace_until[1]) == (0, 0, 0)


@pytest.mark.parametrize("game", range(30))
def test_10_invasions_played_at_random_come_to_an_end_and_lose_nothing(game: int) -> None:
    s = new_game(2 + game % 3)
    if game % 2:
        rule_city(s, 1, 5)
        form_pact(s, 0, 1)
    s.allies[1] = game // 2 % 2 << 6
    deal(s, 1, "sword1 shield2 helmet3")
    s.city_level[1] = 1 + game % 3
    s.army[1] = 8 * s.city_level[1]
    all_tokens = s.token_bag + s.token_discards + sum(s.hand)
    play_at_random(invasion(s, 1), game)
    assert s.token_bag + s.token_discards + sum(s.hand) == all_tokens
    assert sum(s.treasury) == s.bank_paid
    assert s.target == 0 or size(living(s)) == 1, "the battle is over, or the game"
