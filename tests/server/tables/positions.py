"""Positions of random games, for what is made of any position."""

from __future__ import annotations

import functools
import random
from typing import Final

from emporion.bots.bot import Budget
from emporion.bots.random_bot import RandomBot
from emporion.engine.dealer import SeededDealer
from emporion.engine.match import Match
from emporion.games import get_game

POSITIONS: Final = 8
SEED: Final = 3
LONGEST: Final = 250


@functools.cache
def random_game(name: str) -> tuple[Match, list[tuple[int, str]]]:
    """Of three players, and the entries after which a seat was asked, and what."""
    game = get_game(name)
    match, rng = Match(game, {"players": 3}, SeededDealer(SEED), ()), random.Random(SEED)
    bot = RandomBot(game, match.options)
    asked: list[tuple[int, str]] = []
    while not match.is_over and len(match.record.entries) < LONGEST:
        decision = match.decisions[0]
        asked.append((len(match.record.entries), decision.kind))
        match.submit(decision.seat, decision.id, bot.choose(match.view(decision.seat), Budget(ms=1), rng))
    return match, asked


def positions(name: str, count: int = POSITIONS) -> list[Match]:
    """As many, spread over a game, in which a seat is asked."""
    whole, asked = random_game(name)
    entries = [asked[len(asked) * n // count][0] for n in range(count)]
    return [Match.replay(whole.game, whole.record.cut(entry)) for entry in entries]


def position(name: str, kind: str) -> Match:
    """The first in which this is asked."""
    whole, asked = random_game(name)
    entry = next(entry for entry, what in asked if what == kind)
    return Match.replay(whole.game, whole.record.cut(entry))
