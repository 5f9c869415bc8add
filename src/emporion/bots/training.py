"""Learning to appraise positions from games (`emporion train`).

For each table and stage of a game two linear models over the features of a seat are fitted: the strength of a seat,
such that the strengths of all seats give their chances of winning (a conditional logit model), and its points at the
end (least squares). Weights are whole numbers, so that both modes reckon alike.
"""

from __future__ import annotations

import json
import pathlib
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from emporion.bots import experience
from emporion.bots.learned import FILE, HEADS, UNIT
from emporion.bots.workbench import POLICY, Craft
from emporion.engine.errors import BadInput
from emporion.engine.game import Game
from emporion.engine.modes import kernel_in
from emporion.engine.play import PIECES, SEATS_MOST
from emporion.games import load, manifest_of
from emporion.kernel.random import WORDS

Floats = npt.NDArray[np.float64]
Weights = dict[str, list[int]]
"""By the name of the table."""

CHUNK: Final = 500
HELD_BACK: Final = 5
"""Every so-manieth game is kept to judge by, not to learn from."""
RIDGE: Final = 1.0
STEPS: Final = 25


class Course(NamedTuple):
    """What is learned for a game."""

    craft: Craft
    tables: Mapping[str, Mapping[str, Any]]
    """By name the options of the tables that have weights of their own."""
    error: int
    """How far the bots that are learned from err: those who do a little see more of the game."""
    stages: int
    features: int
    rounds: int
    """Most rounds of a game, for the room that experience takes."""


class Lesson(msgspec.Struct):
    """How well one model does on games it has not learned from."""

    table: str
    stage: int
    positions: int
    loss: float
    """Mean logarithmic loss of the chances of winning; lower is better."""
    even_loss: float
    """… if every seat had the same chance."""
    points_error: float
    """Root mean square error of the expected points."""


class Experience(msgspec.Struct):
    stage: npt.NDArray[np.int64]
    features: Floats
    """Positions × seats × features, in whole points."""
    points: Floats
    shares: Floats
    """Positions × seats: the share of the victory."""


def course_of(game: str) -> Course:
    part = manifest_of(game).course
    if part is None:
        raise BadInput(f"there is nothing to learn for {game}")
    course: Course = load(game, part)
    return course


def train(game: Game, games: int, seed: int, mode: str, say: Callable[[str], None]) -> tuple[Weights, list[Lesson]]:
    """Play, learn, and judge: the weights by table, and the lessons."""
    course = course_of(game.name)
    weights: Weights = {}
    lessons: list[Lesson] = []
    for name in course.tables:
        say(f"{games} games at the table {name}")
        weights[name], found = learn(name, course, gather_experience(course, game, name, games, seed, mode))
        lessons += found
    return weights, lessons


def write_weights(path: pathlib.Path, command: str, weights: Weights) -> None:
    tables = ",\n".join(f"    {json.dumps(name)}: {json.dumps(row)}" for name, row in weights.items())
    path.write_text(f'{{\n  "command": {json.dumps(command)},\n  "weights": {{\n{tables}\n  }}\n}}\n', encoding="utf-8")


def package_file(game: str) -> pathlib.Path:
    return pathlib.Path(__file__).parent / game / FILE


# ---------------------------------------------------------------------------------------------------- experience


def gather_experience(course: Course, game: Game, table: str, games: int, seed: int, mode: str) -> Experience:
    options = game.options(course.tables[table])
    kernel = kernel_in(course.craft.behind(game.program(options), (experience.gather,)), mode)
    row = game.option_row(options)
    numbers = kernel.numbers(len(row))
    for i, value in enumerate(row):
        numbers[i] = value
    notes, states = course.craft.make_notes(kernel, course.error), kernel.states(2)
    points, pieces = kernel.numbers(SEATS_MOST), kernel.numbers(2, PIECES)
    rng, dealer = kernel.numbers(WORDS), kernel.numbers(WORDS)
    width = experience.FEATURES_AT + options.players * course.features
    parts = []
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        rows = kernel.numbers(count * course.rounds, width)
        filled = kernel.run.gather(
            states, numbers, seed, first, count, POLICY, notes, rows, points, pieces, rng, dealer
        )
        parts.append(np.array(rows[:filled]))
    return as_experience(np.concatenate(parts), options.players)


def as_experience(rows: npt.NDArray[np.int64], players: int) -> Experience:
    won = rows[:, experience.WINNERS_AT, None] >> np.arange(players) & 1
    return Experience(
        stage=rows[:, experience.STAGE_AT],
        features=rows[:, experience.FEATURES_AT :].reshape(len(rows), players, -1) / 100,
        points=rows[:, experience.POINTS_AT : experience.POINTS_AT + players].astype(np.float64),
        shares=won / won.sum(1, keepdims=True),
    )


# ---------------------------------------------------------------------------------------------------- learning


def learn(name: str, course: Course, seen: Experience) -> tuple[list[int], list[Lesson]]:
    """Models for each stage; where there is no experience, those of the stage before."""
    weights = np.zeros((course.stages, HEADS, course.features))
    lessons = []
    for stage in range(course.stages):
        here = np.flatnonzero(seen.stage == stage)
        if len(here) < 100:
            weights[stage] = weights[stage - 1]
            continue
        held_back = np.arange(len(here)) % HELD_BACK == 0
        study, test = here[~held_back], here[held_back]
        strength = fit_strength(seen.features[study], seen.shares[study])
        points = fit_points(seen.features[study], seen.points[study])
        weights[stage] = strength, points
        lessons.append(judge(name, stage, strength, points, seen, test))
    return [round(weight * UNIT) for weight in weights.ravel()], lessons


def chances(features: Floats, weights: Floats) -> Floats:
    strengths: Floats = features @ weights
    powers = np.exp(strengths - strengths.max(1, keepdims=True))
    shares: Floats = powers / powers.sum(1, keepdims=True)
    return shares


def fit_strength(features: Floats, shares: Floats) -> Floats:
    """Maximum likelihood by Newton's method; the ridge keeps what cannot be told apart small."""
    count = features.shape[-1]
    weights: Floats = np.zeros(count)
    for _ in range(STEPS):
        chance = chances(features, weights)
        mean = (chance[:, :, None] * features).sum(1)
        slope = ((shares - chance)[:, :, None] * features).sum((0, 1)) - RIDGE * weights
        spread = features - mean[:, None, :]
        curve = np.einsum("ns,nsf,nsg->fg", chance, spread, spread) + RIDGE * np.eye(count)
        weights += np.linalg.solve(curve, slope).astype(np.float64)
    return weights


def fit_points(features: Floats, points: Floats) -> Floats:
    count = features.shape[-1]
    rows = features.reshape(-1, count)
    weights = np.linalg.solve(rows.T @ rows + RIDGE * np.eye(count), rows.T @ points.ravel())
    return weights.astype(np.float64)


def judge(
    name: str, stage: int, strength: Floats, points: Floats, seen: Experience, test: npt.NDArray[np.int64]
) -> Lesson:
    chance = chances(seen.features[test], strength)
    loss = -(seen.shares[test] * np.log(np.maximum(chance, 1e-6))).sum(1).mean()
    error = np.sqrt(((seen.features[test] @ points - seen.points[test]) ** 2).mean())
    even = np.log(seen.shares.shape[1])
    return Lesson(name, stage, len(test), round(float(loss), 4), round(float(even), 4), round(float(error), 2))
