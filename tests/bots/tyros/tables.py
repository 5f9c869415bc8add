"""Positions for bots to think about: every stage, both editions, with and without tracking and gifts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from emporion.arena.simulate import KernelDealer, PolicyChoices
from emporion.engine.decisions import Decision
from emporion.engine.match import Match
from emporion.games import get_game
from emporion.kernel.random import WORDS, seed

TYROS = get_game("tyros")
TABLES: list[Mapping[str, Any]] = [
    {"players": 4},
    {"players": 3, "card_tracking": "on"},
    {"players": 4, "edition": "giochi-rari", "gifts": "on"},
    {"players": 3, "edition": "giochi-rari", "card_tracking": "on"},
]


def words_of(number: int) -> list[int]:
    words = [0] * WORDS
    seed(words, 2026, number)
    return words


def played(given: Mapping[str, Any], number: int, bots: str = "merchant") -> Iterator[tuple[Match, Decision]]:
    """A game between bots that are rules; yields before every decision."""
    words = words_of(number)
    match = Match(TYROS, given, KernelDealer(words), mode="auto")
    choices = PolicyChoices(match, [bots] * match.options.players, words)
    while match.decisions:
        decision = match.decisions[-1]
        yield match, decision
        match.submit(decision.seat, decision.id, choices.of(decision.seat))
