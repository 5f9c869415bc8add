"""What a bot plays depends on what its seat may know, and on its random source: on nothing else."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from emporion.bots.bot import NO_LIMIT, Budget
from emporion.bots.kernel_bot import KernelBot
from emporion.bots.registry import make_bot
from emporion.bots.spec import read_spec
from emporion.engine.conformance import other_world
from emporion.engine.game import Options
from tests.bots.tyros.tables import TABLES, TYROS, played

BOTS = ["random", "merchant", "merchant(noise=200)", "deckhand", "captain", "admiral(visits=40)"]


def kernel_bot(spec: str, options: Options) -> KernelBot:
    bot = make_bot(read_spec(spec), TYROS, options)
    assert isinstance(bot, KernelBot)
    return bot


def fresh_choice(bot: KernelBot, state: bytes, seat: int, rng: random.Random) -> int:
    """What the bot chooses when it does not remember what it answered before."""
    bot.close()
    return bot.choose_code(state, seat, NO_LIMIT, rng)


def leaks(bot: KernelBot, given: Mapping[str, Any], share: int) -> tuple[int, set[str], int]:
    """How often the bot chose otherwise in another world that its seat cannot tell from this one.

    The bot gets the full states of both, which it would never get at a table: it must not make use of them.
    """
    found, kinds, differ = 0, set(), 0
    for n, (match, decision) in enumerate(played(given, 5)):
        if decision.kind in ("lay", "act") and n % share:
            continue
        world = other_world(match, decision.seat, random.Random(n))
        states = [TYROS.schema.pack(match.state), TYROS.schema.pack(world.state)]
        choices = [fresh_choice(bot, state, decision.seat, random.Random(n)) for state in states]
        found += choices[0] != choices[1]
        differ += states[0] != states[1]
        kinds.add(decision.kind)
    return found, kinds, differ


@pytest.mark.parametrize("given", TABLES, ids=str)
@pytest.mark.parametrize("spec", BOTS)
def test_the_same_view_and_random_source_give_the_same_action(spec: str, given: Mapping[str, Any]) -> None:
    found, kinds, differ = leaks(kernel_bot(spec, TYROS.options(given)), given, 7)
    assert found == 0
    assert kinds == {"lay", "act", "answer", "close", "keep"}
    assert differ > 30


class Peeping(KernelBot):
    """Plays by a card that it may not know."""

    def choose_code(self, guess: bytes, seat: int, budget: Budget, rng: random.Random) -> int:
        state: Any = self.game.schema.unpack(guess)
        return int(state.hand[(seat + 1) % state.players])


def test_a_bot_that_peeps_is_found() -> None:
    found, _, _ = leaks(Peeping(TYROS, TYROS.options({})), {}, 7)
    assert found > 10


@pytest.mark.parametrize("spec", BOTS)
def test_asked_through_a_view_the_answer_is_the_same_again(spec: str) -> None:
    bot = kernel_bot(spec, TYROS.options({}))
    for n, (match, decision) in enumerate(played({}, 6)):
        if n % 40 == 0:
            view = match.view(decision.seat)
            assert bot.choose(view, NO_LIMIT, random.Random(n)) == bot.choose(view, NO_LIMIT, random.Random(n))
