"""The strategos: always legal, stronger than chance, and blind to what his seat may not know."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from emporion.arena.simulate import simulate
from emporion.bots.bot import NO_LIMIT
from emporion.bots.registry import known_bots, make_bot
from emporion.bots.spec import read_spec
from emporion.bots.tyrannos.bargaining import alliance_offer
from emporion.bots.tyrannos.commanding import attacking, plan
from emporion.bots.tyrannos.governing import tokens_for
from emporion.bots.tyrannos.knobs import NAMES, STRATEGOS
from emporion.bots.tyrannos.strategos_bot import Strategos
from emporion.engine.conformance import random_match
from emporion.games.tyrannos.codes import END_PACT, ROLLED, kind_of, pack, seats_of, supported_by, target_of
from emporion.games.tyrannos.odds import SUPPORTING, Army, drawn_up
from emporion.games.tyrannos.rules.battle import battle_chance, battle_proceed
from emporion.games.tyrannos.rules.dice import D4, D6
from emporion.games.tyrannos.rules.diplomacy import form_pact
from emporion.games.tyrannos.rules.legality import refusal
from emporion.games.tyrannos.rules.plans import begin_attacks, begin_round, plan_refusal
from emporion.games.tyrannos.rules.tokens import is_enough, next_part
from emporion.games.tyrannos.stages import STAGES
from emporion.games.tyrannos.state import ATTACKER, State
from emporion.games.tyrannos.steps import (
    ACTS,
    ASKED_OF_ONE,
    ASKED_OF_SEVERAL,
    COSTS,
    END_BATTLE,
    END_ROUND,
    PLANS,
    ROLL_ATTACK,
    pop,
    push,
    step_kind,
    top,
)
from emporion.games.tyrannos.voitheia import points
from emporion.kernel.multiset import make_multiset
from emporion.kernel.random import WORDS, below, seed
from tests.bots.tyrannos.tables import RARE, SELDOM, TABLES, TYRANNOS, Peeping, leaks, played, rare_question
from tests.games.tyrannos.positions import new_game

STRATEGOI = ["strategos"] * 4


def test_every_number_has_a_name() -> None:
    assert len(NAMES) == len(STRATEGOS)


def test_the_strategos_is_known_by_name() -> None:
    assert "strategos" in known_bots("tyrannos")
    assert isinstance(make_bot(read_spec("strategos(mode=plain)"), TYRANNOS, TYRANNOS.options({})), Strategos)


def test_whatever_he_is_asked_his_answer_is_legal() -> None:
    """In games between strategoi, who submit nothing else, and in positions that they would never come to."""
    asked = {decision.kind for given in TABLES[:3] for _, decision in played(given, 1)}
    for given in TABLES:
        bot = Strategos(TYRANNOS, TYRANNOS.options(given), "auto")
        for number in range(5):
            for match, decision in random_match(TYRANNOS, given, number, "auto"):
                state = TYRANNOS.schema.pack(match.state)
                code = bot.choose_code(state, decision.seat, NO_LIMIT, random.Random(number))
                assert refusal(match.state, decision.seat, code) == 0, (given, number, decision.kind, code)
                asked.add(decision.kind)
    assert asked | SELDOM >= {STAGES[step].name for step in (*ASKED_OF_ONE, *ASKED_OF_SEVERAL)}


@pytest.mark.parametrize(("kind", "city", "value"), RARE)
def test_seldom_questions_are_answered_as_well(kind: int, city: int, value: int) -> None:
    s = rare_question(kind, city, value)
    bot = Strategos(TYRANNOS, TYRANNOS.options({}), "auto")
    code = bot.choose_code(TYRANNOS.schema.pack(s), 0, NO_LIMIT, random.Random(1))
    assert refusal(s, 0, code) == 0


@pytest.mark.parametrize("needed", [3, 6])
def test_the_tokens_he_spends_are_enough_and_none_is_superfluous(needed: int) -> None:
    """Y11.3 From every hand that can be made of these."""
    tokens = make_multiset([2, 1, 1, 1, 1, 0, 2, 2, 1])
    hand = next_part(tokens, 0)
    while hand != 0:
        if points(hand) >= needed:
            assert is_enough(tokens_for(hand, needed), needed)
        hand = next_part(tokens, hand)


def test_a_strategos_beats_random_players() -> None:
    """Measured: 95 %; what he loses, he loses to fate."""
    result = simulate(TYRANNOS, {}, ["strategos", "random", "random", "random"], 40, 1, 1, "auto")
    assert result.wins[0] / result.games >= 0.8


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_among_equals_the_alliance_goes_to_the_next_seat(players: int) -> None:
    """So that no seat is everybody's friend: all of them once took the first."""
    s = new_game(players)
    asked = [seats_of(alliance_offer(s, p)) for p in range(players)]
    assert asked == [1 << (p + 1) % players for p in range(players)]


def test_the_strongest_is_wanted_most_as_a_friend_wherever_they_sit() -> None:
    for strongest in range(4):
        s = new_game(4)
        s.army[strongest] = 16
        others = [p for p in range(4) if p != strongest]
        assert [seats_of(alliance_offer(s, p)) for p in others] == [1 << strongest] * 3


def test_a_grouping_without_an_opposite_supports_by_option() -> None:
    """Y9.7 Two groupings of three lines against one: the second adds its lines to the attack of the first."""
    armies = (Army(24, (3, 3), policy=SUPPORTING), Army(24, (3,)))
    s = drawn_up(armies, own_half=True)
    begin_round(s)
    action = plan(s, ATTACKER)
    assert plan_refusal(s, ATTACKER, action) == 0
    assert (target_of(action, 0), supported_by(action, 1), target_of(action, 1)) == (1, 1, 0)
    s.support_joins = 0
    assert plan(s, ATTACKER) == attacking(s, ATTACKER, 0)


def fight_out(s: State, rng: list[int]) -> None:
    """To the end of the battle; the attacker plans as a strategos does, the defender as the rules do."""
    begin_round(s)
    while step_kind(top(s)) != END_BATTLE:
        step = top(s)
        kind = step_kind(step)
        if kind == PLANS:
            s.choice[ATTACKER] = plan(s, ATTACKER)
            pop(s)
            begin_attacks(s)
        elif kind == END_ROUND:
            battle_proceed(s, step)
        else:
            battle_chance(s, step, pack(ROLLED, 0, 0, 1 + below(rng, D6 if kind == ROLL_ATTACK else D4)))


def test_support_wins_battles() -> None:
    """Measured: 78 % with it, 31 % without."""
    armies = (Army(24, (3, 3), policy=SUPPORTING), Army(24, (3,)))
    won = {True: 0, False: 0}
    rng = [0] * WORDS
    for with_support in won:
        for number in range(100):
            s = drawn_up(armies, own_half=True)
            s.support_joins = int(with_support)
            seed(rng, 1, number)
            fight_out(s, rng)
            won[with_support] += s.winner == ATTACKER
    assert won[True] > 1.5 * won[False]


@pytest.mark.parametrize("given", [{}, {"alliance_end": "any-decision"}], ids=str)
def test_an_alliance_by_force_is_ended_as_soon_as_it_may_be(given: Mapping[str, Any]) -> None:
    """Y8.7 In the own turn, or by option whatever the strategos is asked; Y9.15 it brings the winner points."""
    bot = Strategos(TYRANNOS, TYRANNOS.options(given), "auto")
    for kind, at_once in ((ACTS, True), (COSTS, bool(given))):
        for month, is_free in ((12, False), (13, True)):
            s = new_game(4, pacts_end_anytime=int(bool(given)))
            s.turn, s.month, s.forced[2][0] = 0, month, 13
            form_pact(s, 0, 1)
            form_pact(s, 0, 2)
            push(s, kind, 0, 0, 1)
            code = bot.choose_code(TYRANNOS.schema.pack(s), 0, NO_LIMIT, random.Random(1))
            assert refusal(s, 0, code) == 0
            assert (kind_of(code) == END_PACT) == (at_once and is_free), (kind, month)
            assert kind_of(code) != END_PACT or code == pack(END_PACT, 0, 2, 0)


def test_no_seat_wins_more_than_another() -> None:
    """Within four standard errors; when the first seat was everybody's friend, it was nine."""
    result = simulate(TYRANNOS, {}, STRATEGOI, 16_000, 1, 1, "compiled")
    error = (0.25 * 0.75 / result.games) ** 0.5
    for wins in result.wins:
        assert abs(wins / result.games - 0.25) < 4 * error


def test_games_between_strategoi_come_to_an_end() -> None:
    result = simulate(TYRANNOS, {}, STRATEGOI, 4, 1, 1, "auto")
    assert result.scores["highest"] > 30


@pytest.mark.parametrize("given", TABLES, ids=str)
def test_the_same_view_gives_the_same_action(given: Mapping[str, Any]) -> None:
    found, differ = leaks(Strategos(TYRANNOS, TYRANNOS.options(given), "auto"), given)
    assert found == set()
    assert differ > 10


def test_a_bot_that_peeps_is_found() -> None:
    found, _ = leaks(Peeping(TYRANNOS, TYRANNOS.options({"players": 2})), {"players": 2})
    assert found
