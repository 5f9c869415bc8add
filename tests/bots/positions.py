"""Places in stored games, analysts who look at them, and worlds that a seat cannot tell apart."""

from __future__ import annotations

import pathlib
import random
from typing import Final

from emporion.bots.bot import Budget
from emporion.bots.searcher import Settings
from emporion.bots.thoughts import Thoughts
from emporion.bots.tyros.admiral import Admiral
from emporion.engine.match import Match
from emporion.engine.record import GameRecord, read_record
from emporion.games import get_game
from emporion.kernel.random import WORDS, seed

TYROS: Final = get_game("tyros")
RECORDS: Final = pathlib.Path(__file__).parents[1] / "records"
ACTING: Final = 59
"""After so many entries of kosmos-3 seat B chooses among many actions."""
FOUNDING: Final = 358
"""After so many entries of giochi-rari-3 seat A can found a city in the last round, and win by it."""


def record(name: str) -> GameRecord:
    return read_record((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))


def at(name: str, entries: int) -> Match:
    return Match.replay(TYROS, record(name).cut(entries))


class Overheard(Admiral):
    """An analyst who remembers what he was told."""

    def __init__(self, match: Match) -> None:
        super().__init__(TYROS, match.options, Settings(), "auto")
        self.heard: list[bytes] = []

    def think(self, guess: bytes, seat: int, budget: Budget, rng: random.Random, thorough: bool = False) -> Thoughts:
        self.heard.append(guess)
        return super().think(guess, seat, budget, rng, thorough)


def analyst_of(match: Match, mode: str = "auto") -> Admiral:
    return Admiral(TYROS, match.options, Settings(), mode)


def code(action: str) -> int:
    return TYROS.encode(TYROS.read(action))


def other_world(match: Match, seat: int) -> Match:
    """The same game to the eyes of a seat, with other hidden cards and tiles."""
    words = [0] * WORDS
    for attempt in range(100):
        seed(words, 5, attempt)
        twin = match.twin()
        twin.replace_state(TYROS.schema.unpack(match.guess(seat, words)))
        if TYROS.schema.pack(twin.state) != TYROS.schema.pack(match.state):
            return twin
    raise AssertionError("the seat knows everything")
