"""Analysis for people: what a seat should do, and what it may expect from it.

An analyst is a bot that tells its thoughts. He never knows more than the seat that asks: he is given a view, and thinks
over a guess made from it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from emporion.bots.bot import Budget
from emporion.bots.thoughts import Candidate, Sample, Thoughts
from emporion.engine.errors import BadInput, NotYourDecision
from emporion.engine.game import Game, Options
from emporion.engine.modes import READY
from emporion.engine.participants import seat_letter
from emporion.engine.view import View
from emporion.games import load, manifest_of

DOUBT: Final = 0.01
"""While a game is running no chance is nearer to 0 or 1. A search looks to the end of a round or a month, and what is
appraised there is a model of games between bots: far behind, it knows no way back, but people find one."""


class Analyst(Protocol):
    game: Game
    options: Options

    def think(self, guess: bytes, seat: int, budget: Budget, rng: random.Random, thorough: bool = False) -> Thoughts:
        """Search the decision of a seat; unless thorough, no longer than it takes to choose."""

    def compare(self, guess: bytes, seat: int, codes: Sequence[int], visits: int, rng: random.Random) -> list[Sample]:
        """Imagined games for each of these actions of a seat, over the same worlds."""

    def foresee(self, state: bytes, visits: int, rng: random.Random) -> Sample:
        """Imagined games from a position as it is, hidden cards included."""


def make_analyst(game: Game, options: Options, mode: str = READY) -> Analyst:
    """Raises BadInput if nobody can analyse the game."""
    part = manifest_of(game.name).analyst
    if part is None:
        raise BadInput(f"there is no analysis of {game.name}: no hints, and no reviews")
    analyst: Analyst = load(game.name, part)(game, options, mode)
    return analyst


def has_analyst(game: str) -> bool:
    """Whether there are hints and reviews for a game."""
    return manifest_of(game).analyst is not None


# ---------------------------------------------------------------------------------------------------- hints


class Advice(msgspec.Struct, frozen=True):
    """An action, and what may be expected from it."""

    action: str
    """In notation."""
    chance: float
    """Of winning, from 0.01 to 0.99."""
    points: float
    """At the end of the game."""
    visits: int
    """How often it was tried."""
    loss: float
    """How much less the chance is than with the first."""


class Hint(msgspec.Struct, frozen=True):
    game: str
    seat: int
    kind: str
    """What is asked, in the game's words."""
    visits: int
    """Imagined games."""
    candidates: tuple[Advice, ...]
    """The best first."""


def hint(analyst: Analyst, view: View, budget: Budget, rng: random.Random, top: int | None = None) -> Hint:
    """What the seat that a view is for had best do; raises NotYourDecision if it is not asked."""
    seat = view.viewer
    kind = next((decision.kind for decision in view.decisions if decision.seat == seat), None)
    if kind is None:
        raise NotYourDecision(f"seat {seat_letter(seat)} is not asked now")
    thoughts = analyst.think(guess_from(analyst, view.table, rng), seat, budget, rng, thorough=True)
    best = thoughts.candidates[0]
    advice = tuple(advise(analyst.game, one, best) for one in thoughts.candidates[:top])
    return Hint(view.game, seat, kind, thoughts.visits, advice)


def guess_from(analyst: Analyst, table: object, rng: random.Random) -> bytes:
    """A full state made from what a viewer may know, and from nothing else."""
    return bytes(analyst.game.schema.pack(analyst.game.guess(table, rng)))


def advise(game: Game, one: Candidate, best: Candidate) -> Advice:
    return Advice(
        action=game.write(game.decode(one.code)),
        chance=round(estimate(one.chance), 4),
        points=round(one.points, 2),
        visits=one.visits,
        loss=round(max(0.0, estimate(best.chance) - estimate(one.chance)), 4),
    )


def estimate(chance: float) -> float:
    """What may be said of a chance while the game is running."""
    return min(max(chance, DOUBT), 1 - DOUBT)
