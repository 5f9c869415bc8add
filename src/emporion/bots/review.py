"""The review of a finished game: what each decision cost, and how the chances of winning went.

A decision is judged from what its seat knew: an analyst searches it over a guess made from the seat's view, then tries
his choice and the one that was played equally often over the same worlds. The curve of chances is told by an onlooker
who knows all hands, but not what will be drawn.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from emporion.bots.analysis import Analyst, guess_from
from emporion.bots.bot import Budget
from emporion.bots.thoughts import gap, means
from emporion.engine.errors import BadInput
from emporion.engine.history import Step
from emporion.engine.match import Match
from emporion.engine.outcome import Outcome
from emporion.engine.participants import CHANCE, TABLE
from emporion.engine.record import back_to

MISTAKE: Final = 0.03
"""A decision that costs so much of the chance of winning is a mistake …"""
BLUNDER: Final = 0.10
"""… or even a blunder."""
TOP: Final = 3
"""So many of the costliest decisions are listed."""


class Judgement(msgspec.Struct, frozen=True):
    """A decision, as its seat could see it: what was played, and what the analyst would have done."""

    entry: int
    """Of the record; the one that was played."""
    seat: int
    kind: str
    played: str
    """In notation."""
    chance: float
    """Of the seat to win with it, from 0 to 1."""
    points: float
    """At the end of the game."""
    best: str
    """In notation."""
    best_chance: float
    best_points: float
    loss: float
    """What was played is so much worse in the chance of winning; 0 if that may be luck of the imagined games."""
    points_loss: float
    """The same for points."""


class Moment(msgspec.Struct, frozen=True):
    """The chances of all seats after an entry."""

    entry: int
    chances: tuple[float, ...]


class Accuracy(msgspec.Struct, frozen=True):
    """How well a seat decided."""

    seat: int
    decisions: int
    """In which there was a choice."""
    agreed: int
    """Decisions in which it did the same as the analyst would have."""
    mean_loss: float
    """Chance of winning that a decision cost on average."""
    mean_points_loss: float
    mistakes: int
    blunders: int
    """These are not counted among the mistakes."""
    worst: tuple[int, ...]
    """The entries of the costliest decisions."""


class Review(msgspec.Struct, frozen=True):
    game: str
    names: tuple[str, ...]
    visits: int
    seed: int
    outcome: Outcome
    decisions: tuple[Judgement, ...]
    curve: tuple[Moment, ...]
    """The last is the result: a shared victory is divided."""
    accuracy: tuple[Accuracy, ...]
    """Of the seats that were reviewed."""
    worst: tuple[int, ...]
    """The entries of the costliest decisions of all."""


class Standing(NamedTuple):
    """A step that was not taken back, with the number of its entry."""

    entry: int
    step: Step


def ignore(done: int) -> None:
    """Nobody watches the progress."""


def decisions_of(match: Match) -> list[Standing]:
    """What the seats decided; what was taken back does not count."""
    standing: list[Standing] = []
    after = [standing]
    for entry, step in enumerate(match.steps, 1):
        if step.who == TABLE:
            standing = after[back_to(match.record.entries[entry - 1].do)]
        elif step.who != CHANCE and step.code == 0:
            last = max(one for one in standing if one.step.who == step.who)
            standing = [one for one in standing if one != last]
        elif step.who != CHANCE:
            standing = [*standing, Standing(entry, step)]
        after.append(standing)
    return standing


def review(
    analyst: Analyst,
    match: Match,
    visits: int,
    seed: int = 1,
    seats: Collection[int] | None = None,
    top: int = TOP,
    done: Callable[[int], object] = ignore,
) -> Review:
    """Review a finished game, for some of the seats or for all. `done` hears of each of `decisions_of(match)`."""
    outcome = match.outcome
    if outcome is None:
        raise BadInput("the game is not over, and a review tells what all seats hold; hints can be had in any game")
    reviewed = range(len(match.record.header.seats)) if seats is None else sorted(set(seats))
    judgements: list[Judgement] = []
    curve: list[Moment] = []
    group = 0
    for one in decisions_of(match):
        if one.step.group != group:
            group = one.step.group
            curve.append(moment(analyst, one, visits, luck(seed, "curve", one.entry)))
        if one.step.who in reviewed:
            judgements += judge(analyst, one, visits, luck(seed, "decision", one.entry))
        done(1)
    return Review(
        game=match.game.name,
        names=match.record.header.seats,
        visits=visits,
        seed=seed,
        outcome=outcome,
        decisions=tuple(judgements),
        curve=(*curve, result(outcome, len(match.steps))),
        accuracy=tuple(accuracy_of(seat, judgements, top) for seat in reviewed),
        worst=costliest(judgements, top),
    )


def luck(seed: int, what: str, entry: int) -> random.Random:
    """Each decision has its own, so that it is judged the same whatever else is reviewed."""
    return random.Random(f"{seed} {what} {entry}")


# ---------------------------------------------------------------------------------------------------- one decision


def judge(analyst: Analyst, one: Standing, visits: int, rng: random.Random) -> Iterator[Judgement]:
    """What a decision cost; nothing if there was nothing to choose."""
    game, (who, played, _, before) = analyst.game, one.step
    state = game.schema.unpack(before)
    guess = guess_from(analyst, game.look(state, analyst.options)(who), rng)
    thoughts = analyst.think(guess, who, Budget(visits=visits), rng)
    best = thoughts.candidates[0].code
    if best == played and thoughts.visits == 0:
        return
    samples = analyst.compare(guess, who, [best, played] if best != played else [best], visits, rng)
    ours, theirs = samples[0], samples[-1]
    yield Judgement(
        entry=one.entry,
        seat=who,
        kind=game.asks(state, who),
        played=game.write(game.decode(played)),
        chance=round(means(theirs.chances)[who], 4),
        points=round(means(theirs.points)[who], 2),
        best=game.write(game.decode(best)),
        best_chance=round(means(ours.chances)[who], 4),
        best_points=round(means(ours.points)[who], 2),
        loss=round(gap(ours.chances, theirs.chances, who).certain, 4),
        points_loss=round(gap(ours.points, theirs.points, who).certain, 2),
    )


def moment(analyst: Analyst, one: Standing, visits: int, rng: random.Random) -> Moment:
    """The chances before a decision."""
    chances = means(analyst.foresee(one.step.before, visits, rng).chances)
    return Moment(one.entry - 1, tuple(round(chance / sum(chances), 4) for chance in chances))


def result(outcome: Outcome, entries: int) -> Moment:
    share = 1 / len(outcome.winners)
    return Moment(entries, tuple(share * (seat in outcome.winners) for seat in range(len(outcome.ranking))))


# ---------------------------------------------------------------------------------------------------- summing up


def accuracy_of(seat: int, judgements: Sequence[Judgement], top: int) -> Accuracy:
    own = [one for one in judgements if one.seat == seat]
    number = max(1, len(own))
    return Accuracy(
        seat=seat,
        decisions=len(own),
        agreed=sum(one.played == one.best for one in own),
        mean_loss=round(sum(one.loss for one in own) / number, 4),
        mean_points_loss=round(sum(one.points_loss for one in own) / number, 2),
        mistakes=sum(MISTAKE <= one.loss < BLUNDER for one in own),
        blunders=sum(one.loss >= BLUNDER for one in own),
        worst=costliest(own, top),
    )


def costliest(judgements: Sequence[Judgement], top: int) -> tuple[int, ...]:
    """Entries of decisions that cost something, the costliest first."""
    costly = [one for one in judgements if one.loss > 0 or one.points_loss > 0]
    costly.sort(key=lambda one: (-one.loss, -one.points_loss, one.entry))
    return tuple(one.entry for one in costly[:top])
