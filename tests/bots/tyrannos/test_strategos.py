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
from emporion.bots.tyrannos.governing import tokens_for
from emporion.bots.tyrannos.knobs import NAMES, STRATEGOS
from emporion.bots.tyrannos.strategos_bot import Strategos
from emporion.engine.conformance import random_match
from emporion.games.tyrannos.codes import seats_of
from emporion.games.tyrannos.rules.legality import refusal
from emporion.games.tyrannos.rules.tokens import is_enough, next_part
from emporion.games.tyrannos.stages import STAGES
from emporion.games.tyrannos.steps import (
    ASKED_OF_ONE,
    ASKED_OF_SEVERAL,
)
from emporion.games.tyrannos.voitheia import points
from emporion.kernel.multiset import make_multiset
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
        bot = Strategos(TYRANNOS, TYRANNOS.options(given), "plain")
        for number in range(5):
            for match, decision in random_match(TYRANNOS, given, number):
                state = TYRANNOS.schema.pack(match.state)
                code = bot.choose_code(state, decision.seat, NO_LIMIT, random.Random(number))
                assert refusal(match.state, decision.seat, code) == 0, (given, number, decision.kind, code)
                asked.add(decision.kind)
    assert asked | SELDOM >= {STAGES[step].name for step in (*ASKED_OF_ONE, *ASKED_OF_SEVERAL)}


@pytest.mark.parametrize(("kind", "city", "value"), RARE)
def test_seldom_questions_are_answered_as_well(kind: int, city: int, value: int) -> None:
    s = rare_question(kind, city, value)
    bot = Strategos(TYRANNOS, TYRANNOS.options({}), "plain")
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
    result = simulate(TYRANNOS, {}, ["strategos", "random", "random", "random"], 40, 1, 1, "plain")
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


def test_no_seat_wins_more_than_another() -> None:
    """Within four standard errors; when the first seat was everybody's friend, it was nine."""
    result = simulate(TYRANNOS, {}, STRATEGOI, 16_000, 1, 1, "compiled")
    error = (0.25 * 0.75 / result.games) ** 0.5
    for wins in result.wins:
        assert abs(wins / result.games - 0.25) < 4 * error


def test_games_between_strategoi_come_to_an_end() -> None:
    result = simulate(TYRANNOS, {}, STRATEGOI, 4, 1, 1, "plain")
    assert result.scores["highest"] > 30


@pytest.mark.parametrize("given", TABLES, ids=str)
def test_the_same_view_gives_the_same_action(given: Mapping[str, Any]) -> None:
    found, differ = leaks(Strategos(TYRANNOS, TYRANNOS.options(given), "plain"), given)
    assert found == set()
    assert differ > 10


def test_a_bot_that_peeps_is_found() -> None:
    found, _ = leaks(Peeping(TYRANNOS, TYRANNOS.options({"players": 2})), {"players": 2})
    assert found
