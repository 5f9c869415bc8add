"""Learning to appraise positions from games (`emporion train`).

For each edition, number of players and number of rounds to come two linear models over the features of a seat are
fitted: the strength of a seat, such that the strengths of all seats give their chances of winning (a conditional logit
model), and its points at the end (least squares). Weights are whole numbers, so that both modes reckon alike.
"""

from __future__ import annotations

import json
import pathlib
from collections.abc import Callable
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from emporion.bots.tyros import experience
from emporion.bots.tyros.appraisal import HEADS, ROUNDS, UNIT
from emporion.bots.tyros.learned import FILE, table_name
from emporion.bots.tyros.notes import FEATURES
from emporion.bots.tyros.workbench import make_notes
from emporion.engine.game import Game
from emporion.engine.modes import kernel_in
from emporion.engine.play import PIECES, SEATS_MOST
from emporion.games.tyros.editions import EDITIONS
from emporion.kernel.random import WORDS

Floats = npt.NDArray[np.float64]
Weights = dict[str, list[int]]
"""By the name of the table."""

NOISE: Final = 150
"""Merchants that err a little see more of the game."""
CHUNK: Final = 500
HELD_BACK: Final = 5
"""Every so-manieth game is kept to judge by, not to learn from."""
RIDGE: Final = 1.0
STEPS: Final = 25


class Lesson(msgspec.Struct):
    """How well one model does on games it has not learned from."""

    table: str
    rounds_to_come: int
    positions: int
    loss: float
    """Mean logarithmic loss of the chances of winning; lower is better."""
    even_loss: float
    """… if every seat had the same chance."""
    points_error: float
    """Root mean square error of the expected points."""


class Experience(msgspec.Struct):
    future: Floats
    features: Floats
    """Positions × seats × features, in whole points."""
    points: Floats
    shares: Floats
    """Positions × seats: the share of the victory."""


def train(game: Game, games: int, seed: int, mode: str, say: Callable[[str], None]) -> tuple[Weights, list[Lesson]]:
    """Play, learn, and judge: the weights by table, and the lessons."""
    weights: Weights = {}
    lessons: list[Lesson] = []
    for edition in EDITIONS:
        for players in game.seats:
            say(f"{games} games of {edition} with {players} players")
            name = table_name(edition, players)
            seen = gather_experience(game, edition, players, games, seed, mode)
            weights[name], found = learn(name, seen)
            lessons += found
    return weights, lessons


def write_weights(path: pathlib.Path, command: str, weights: Weights) -> None:
    tables = ",\n".join(f"    {json.dumps(name)}: {json.dumps(row)}" for name, row in weights.items())
    path.write_text(f'{{\n  "command": {json.dumps(command)},\n  "weights": {{\n{tables}\n  }}\n}}\n', encoding="utf-8")


def package_file() -> pathlib.Path:
    return pathlib.Path(__file__).with_name(FILE)


# ---------------------------------------------------------------------------------------------------- experience


def gather_experience(game: Game, edition: str, players: int, games: int, seed: int, mode: str) -> Experience:
    options = game.options({"edition": edition, "players": players})
    kernel = kernel_in(game.program(options).with_entries((experience.gather,)), mode)
    row = game.option_row(options)
    numbers = kernel.numbers(len(row))
    for i, value in enumerate(row):
        numbers[i] = value
    notes, states = make_notes(kernel, NOISE), kernel.states(2)
    points, pieces = kernel.numbers(SEATS_MOST), kernel.numbers(2, PIECES)
    rng, dealer = kernel.numbers(WORDS), kernel.numbers(WORDS)
    parts = []
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        rows = kernel.numbers(count * experience.ROUNDS_MOST, experience.EXPERIENCE)
        filled = kernel.run.gather(states, numbers, seed, first, count, notes, rows, points, pieces, rng, dealer)
        parts.append(np.array(rows[:filled]))
    return as_experience(np.concatenate(parts), players)


def as_experience(rows: npt.NDArray[np.int64], players: int) -> Experience:
    seats = rows[:, experience.FEATURES_AT : experience.POINTS_AT].reshape(len(rows), -1, FEATURES)[:, :players]
    won = rows[:, experience.WINNERS_AT, None] >> np.arange(players) & 1
    return Experience(
        future=rows[:, experience.FUTURE_AT].astype(np.float64),
        features=seats / 100,
        points=rows[:, experience.POINTS_AT : experience.POINTS_AT + players].astype(np.float64),
        shares=won / won.sum(1, keepdims=True),
    )


# ---------------------------------------------------------------------------------------------------- learning


def learn(name: str, seen: Experience) -> tuple[list[int], list[Lesson]]:
    """Models for each number of rounds to come; where there is no experience, those of the number before."""
    weights = np.zeros((ROUNDS, HEADS, FEATURES))
    lessons = []
    for future in range(1, ROUNDS + 1):
        here = np.flatnonzero(np.minimum(seen.future, ROUNDS) == future)
        if len(here) < 100:
            weights[future - 1] = weights[future - 2]
            continue
        held_back = np.arange(len(here)) % HELD_BACK == 0
        study, test = here[~held_back], here[held_back]
        strength = fit_strength(seen.features[study], seen.shares[study])
        points = fit_points(seen.features[study], seen.points[study])
        weights[future - 1] = strength, points
        lessons.append(judge(name, future, strength, points, seen, test))
    return [round(weight * UNIT) for weight in weights.ravel()], lessons


def chances(features: Floats, weights: Floats) -> Floats:
    strengths: Floats = features @ weights
    powers = np.exp(strengths - strengths.max(1, keepdims=True))
    shares: Floats = powers / powers.sum(1, keepdims=True)
    return shares


def fit_strength(features: Floats, shares: Floats) -> Floats:
    """Maximum likelihood by Newton's method; the ridge keeps what cannot be told apart small."""
    weights: Floats = np.zeros(FEATURES)
    for _ in range(STEPS):
        chance = chances(features, weights)
        mean = (chance[:, :, None] * features).sum(1)
        slope = ((shares - chance)[:, :, None] * features).sum((0, 1)) - RIDGE * weights
        spread = features - mean[:, None, :]
        curve = np.einsum("ns,nsf,nsg->fg", chance, spread, spread) + RIDGE * np.eye(FEATURES)
        weights += np.linalg.solve(curve, slope).astype(np.float64)
    return weights


def fit_points(features: Floats, points: Floats) -> Floats:
    rows = features.reshape(-1, FEATURES)
    weights = np.linalg.solve(rows.T @ rows + RIDGE * np.eye(FEATURES), rows.T @ points.ravel())
    return weights.astype(np.float64)


def judge(
    name: str, future: int, strength: Floats, points: Floats, seen: Experience, test: npt.NDArray[np.int64]
) -> Lesson:
    chance = chances(seen.features[test], strength)
    loss = -(seen.shares[test] * np.log(np.maximum(chance, 1e-6))).sum(1).mean()
    error = np.sqrt(((seen.features[test] @ points - seen.points[test]) ** 2).mean())
    even = np.log(seen.shares.shape[1])
    return Lesson(name, future, len(test), round(float(loss), 4), round(float(even), 4), round(float(error), 2))
