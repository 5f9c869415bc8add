"""The strategos: always legal, stronger than chance, and blind to what his seat may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from emporion.arena.simulate import KernelDealer, PolicyChoices, simulate
from emporion.bots.bot import NO_LIMIT, Budget
from emporion.bots.kernel_bot import KernelBot
from emporion.bots.registry import known_bots, make_bot
from emporion.bots.spec import read_spec
from emporion.bots.tyrannos.governing import tokens_for
from emporion.bots.tyrannos.knobs import NAMES, STRATEGOS
from emporion.bots.tyrannos.strategos_bot import Strategos
from emporion.engine.conformance import other_world, random_match
from emporion.engine.decisions import Decision
from emporion.engine.match import Match
from emporion.games import get_game
from emporion.games.tyrannos.rules.legality import refusal
from emporion.games.tyrannos.rules.tokens import is_enough, next_part
from emporion.games.tyrannos.stages import STAGES
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import (
    ASKED_OF_ONE,
    ASKED_OF_SEVERAL,
    CHOOSE_ALLY,
    CHOOSE_LEVEL,
    CHOOSE_LOT,
    CHOOSE_SALE,
    LOSE_TOKENS,
    NO_CITY,
    PLOT,
    SAVE_LOCHOS,
    TAKE_OPEN,
    TRIBUTE,
    push,
)
from emporion.games.tyrannos.voitheia import points
from emporion.kernel.multiset import make_multiset
from emporion.kernel.random import WORDS, seed
from tests.games.tyrannos.positions import new_game

TYRANNOS = get_game("tyrannos")
TABLES: list[Mapping[str, Any]] = [
    {},
    {"players": 2, "dump_rate": 0},
    {"players": 6, "treasury_transfers": "on", "cities": 10},
    {"players": 5, "preset": "letter", "ally_points": "all"},
    {"players": 3, "preset": "friendly", "punic_tokens": 1},
]
SELDOM = {"choose-ally", "choose-level", "choose-sale", "lose-tokens", "plot", "save-lochos", "take-open", "tribute"}
"""Questions that a few games need not come to; they are put to him one by one."""
COMMON = {"selling", "ask-block", "ask-cut-in", "answer-bid", "upkeep", "costs", "acts"}
STRATEGOI = ["strategos"] * 4


def played(given: Mapping[str, Any], number: int) -> Iterator[tuple[Match, Decision]]:
    """A game between strategoi; yields before every decision."""
    words = [0] * WORDS
    seed(words, 2026, number)
    match = Match(TYRANNOS, given, KernelDealer(words))
    choices = PolicyChoices(match, ["strategos"] * match.options.players, words)
    while match.decisions:
        decision = match.decisions[-1]
        yield match, decision
        match.submit(decision.seat, decision.id, choices.of(decision.seat))


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


def rare_question(kind: int, city: int, value: int) -> State:
    """Seat 0, who rules cities 0 and 1 and has cities 5 and 6 as allies, is asked this."""
    s = new_game(4)
    s.owner[1] = 1
    s.allies[0] = 1 << 5 | 1 << 6
    s.lots[0] = make_multiset([1, 0, 0, 0, 1])
    s.block[2] = make_multiset([1, 0, 1])
    s.hand[0] = make_multiset([1, 1, 0, 1])
    s.fallen[0] = s.fallen[1] = 2
    s.side[0] = s.side[1] = 1
    push(s, kind, city, 0, value)
    return s


@pytest.mark.parametrize(
    ("kind", "city", "value"),
    [
        (CHOOSE_ALLY, NO_CITY, 0),
        (CHOOSE_LEVEL, 0, 0),
        (CHOOSE_SALE, NO_CITY, 0),
        (CHOOSE_LOT, NO_CITY, 1),
        (LOSE_TOKENS, NO_CITY, 2),
        (PLOT, 2, 0),
        (SAVE_LOCHOS, NO_CITY, 0),
        (TAKE_OPEN, NO_CITY, 1),
        (TRIBUTE, 1, 2 | 1 << 3),
    ],
)
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


def test_games_between_strategoi_come_to_an_end() -> None:
    result = simulate(TYRANNOS, {}, STRATEGOI, 4, 1, 1, "plain")
    assert result.scores["highest"] > 30


def leaks(bot: KernelBot, given: Mapping[str, Any]) -> tuple[set[str], int]:
    """Where a bot chose otherwise in another world that its seat cannot tell from this one, and how many differed.

    The bot gets the full states of both, which it would never get at a table: it must not make use of them.
    """
    found, differ = set(), 0
    for n, (match, decision) in enumerate(played(given, 5)):
        if n % 9 and decision.kind in COMMON:
            continue
        world = other_world(match, decision.seat, random.Random(n))
        states = [TYRANNOS.schema.pack(match.state), TYRANNOS.schema.pack(world.state)]
        codes = [bot.choose_code(state, decision.seat, NO_LIMIT, random.Random(n)) for state in states]
        if codes[0] != codes[1]:
            found.add(decision.kind)
        differ += states[0] != states[1]
    return found, differ


@pytest.mark.parametrize("given", TABLES, ids=str)
def test_the_same_view_gives_the_same_action(given: Mapping[str, Any]) -> None:
    found, differ = leaks(Strategos(TYRANNOS, TYRANNOS.options(given), "plain"), given)
    assert found == set()
    assert differ > 10


class Peeping(KernelBot):
    """Plays by tokens that it may not see."""

    def choose_code(self, guess: bytes, seat: int, budget: Budget, rng: random.Random) -> int:
        state: Any = self.game.schema.unpack(guess)
        return int(state.hand[(seat + 1) % state.players])


def test_a_bot_that_peeps_is_found() -> None:
    found, _ = leaks(Peeping(TYRANNOS, TYRANNOS.options({"players": 2})), {"players": 2})
    assert found
