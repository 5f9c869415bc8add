"""Simulated games of bots that are more than a rule: each is a match, with every bot guarded."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from typing import Final

import msgspec

from emporion.arena.deals import round_counter
from emporion.bots.bot import NO_LIMIT
from emporion.bots.guard import decide, make_guarded
from emporion.bots.spec import read_spec
from emporion.engine.errors import BrokenInvariant
from emporion.engine.match import Match
from emporion.engine.play import ACTIONS_AT, DIGEST_AT, RESULT, ROUNDS_AT, WINNERS_AT

FAULTS_AT: Final = RESULT
"""A row has one number more than those of the kernel: how often a default was played for a bot."""


def play_match(match: Match, bots: Sequence[str], seed: int, number: int) -> int:
    """Let the bots play game `number` of a run to its end; how often one of them failed.

    Each has random numbers of its own, which follow from the run, the game and the seat.
    """
    guards = [make_guarded(read_spec(bot), match.game, match.options) for bot in bots]
    sources = [random.Random(msgspec.json.encode([seed, number, seat])) for seat in range(len(bots))]
    try:
        while match.decisions:
            decision = match.decisions[0]
            choice = decide(match, decision.seat, guards[decision.seat], NO_LIMIT, sources[decision.seat])
            match.submit(decision.seat, decision.id, choice.action)
    finally:
        for guarded in guards:
            guarded.close()
    return sum(len(guarded.faults) for guarded in guards)


def row_of_match(match: Match, faults: int) -> list[int]:
    """The result as a game on the kernel would tell it."""
    if match.outcome is None:
        raise BrokenInvariant("a simulated game waits for nobody, but is not over")
    row = [0] * (RESULT + 1)
    for place in match.outcome.ranking:
        row[place.seat] = place.points
    row[WINNERS_AT] = sum(1 << seat for seat in match.outcome.winners)
    row[ROUNDS_AT] = round_counter(match)()
    row[ACTIONS_AT] = sum(entry.who != "chance" for entry in match.record.entries)
    row[DIGEST_AT] = int.from_bytes(hashlib.sha256(match.record.to_text().encode()).digest()[:7], "little")
    row[FAULTS_AT] = faults
    return row
