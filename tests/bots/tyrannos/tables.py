"""Positions for the bots of Tyrannos to think about, and whether they look where they may not."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from emporion.arena.simulate import KernelDealer, PolicyChoices
from emporion.bots.bot import NO_LIMIT, Budget
from emporion.bots.kernel_bot import KernelBot
from emporion.engine.conformance import other_world
from emporion.engine.decisions import Decision
from emporion.engine.match import Match
from emporion.games import get_game
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import (
    CHOOSE_ALLY,
    CHOOSE_LEVEL,
    CHOOSE_LOT,
    CHOOSE_SALE,
    GROUP,
    LOSE_TOKENS,
    NO_CITY,
    PLOT,
    SAVE_LOCHOS,
    SWAP_TOKENS,
    TAKE_OPEN,
    TRIBUTE,
    WHO,
    push,
)
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
    {
        "support": "join",
        "alliance_end": "any-decision",
        "embassy_from": 3,
        "vassal_by_gift": "off",
        "last_city_spared": "on",
    },
]
SELDOM = {
    "choose-ally",
    "choose-level",
    "choose-sale",
    "lose-tokens",
    "plot",
    "save-lochos",
    "swap-tokens",
    "take-open",
    "tribute",
}
"""Questions that a few games need not come to; they are put one by one."""
RARE = [
    (CHOOSE_ALLY, NO_CITY, 0),
    (CHOOSE_LEVEL, 0, 0),
    (CHOOSE_SALE, NO_CITY, 0),
    (CHOOSE_LOT, NO_CITY, 1),
    (LOSE_TOKENS, NO_CITY, 2),
    (PLOT, 2, 0),
    (SAVE_LOCHOS, NO_CITY, 0),
    (SWAP_TOKENS, NO_CITY, 2 | 1 << 4 | 1 << 8),
    (TAKE_OPEN, NO_CITY, 1),
    (TRIBUTE, 1, 2 | 1 << 3),
]
"""Steps, their cities and values."""
COMMON = {"selling", "ask-block", "ask-cut-in", "answer-bid", "upkeep", "costs", "acts"}


def played(given: Mapping[str, Any], number: int) -> Iterator[tuple[Match, Decision]]:
    """A game between strategoi; yields before every decision."""
    words = [0] * WORDS
    seed(words, 2026, number)
    match = Match(TYRANNOS, given, KernelDealer(words), mode="auto")
    choices = PolicyChoices(match, ["strategos"] * match.options.players, words)
    while match.decisions:
        decision = match.decisions[-1]
        yield match, decision
        match.submit(decision.seat, decision.id, choices.of(decision.seat))


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
    s.waiting = int(WHO[kind] == GROUP)
    push(s, kind, city, 0, value)
    return s


def fresh_choice(bot: KernelBot, state: bytes, seat: int, rng: random.Random) -> int:
    """What the bot chooses when it does not remember what it answered before."""
    bot.close()
    return bot.choose_code(state, seat, NO_LIMIT, rng)


def leaks(bot: KernelBot, given: Mapping[str, Any], share: int = 9) -> tuple[set[str], int]:
    """Where a bot chose otherwise in another world that its seat cannot tell from this one, and how many differed.

    The bot gets the full states of both, which it would never get at a table: it must not make use of them.
    """
    found, differ = set(), 0
    for n, (match, decision) in enumerate(played(given, 5)):
        if n % share and decision.kind in COMMON:
            continue
        world = other_world(match, decision.seat, random.Random(n))
        states = [TYRANNOS.schema.pack(match.state), TYRANNOS.schema.pack(world.state)]
        codes = [fresh_choice(bot, state, decision.seat, random.Random(n)) for state in states]
        if codes[0] != codes[1]:
            found.add(decision.kind)
        differ += states[0] != states[1]
    return found, differ


class Peeping(KernelBot):
    """Plays by tokens that it may not see."""

    def choose_code(self, guess: bytes, seat: int, budget: Budget, rng: random.Random) -> int:
        state: Any = self.game.schema.unpack(guess)
        return int(state.hand[(seat + 1) % state.players])
