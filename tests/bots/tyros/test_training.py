from __future__ import annotations

import json
import pathlib

import numpy as np
import pytest

from emporion.bots.tyros import training
from emporion.bots.tyros.appraisal import HEADS, ROUNDS, UNIT, WEIGHTS
from emporion.bots.tyros.learned import learned_weights, stored, table_name
from emporion.bots.tyros.notes import FEATURES
from emporion.games.tyros.editions import EDITIONS
from tests.bots.tyros.tables import TYROS

KNOWN = np.linspace(-1, 1, FEATURES)


def imagined(positions: int, players: int) -> training.Experience:
    """Games whose winners and points follow from known weights."""
    rng = np.random.default_rng(1)
    features = rng.normal(size=(positions, players, FEATURES))
    chance = training.chances(features, KNOWN)
    winners = np.array([rng.choice(players, p=row) for row in chance])
    return training.Experience(
        future=np.full(positions, 2.0),
        features=features,
        points=features @ KNOWN + rng.normal(size=(positions, players)),
        shares=np.eye(players)[winners],
    )


def test_known_weights_are_found_again() -> None:
    seen = imagined(8000, 4)
    assert training.fit_strength(seen.features, seen.shares) == pytest.approx(KNOWN, abs=0.08)
    assert training.fit_points(seen.features, seen.points) == pytest.approx(KNOWN, abs=0.03)


def test_weights_are_learned_for_every_number_of_rounds() -> None:
    """Only positions with two rounds to come were seen: what is learned there serves where nothing was seen after."""
    weights, lessons = training.learn("kosmos-4", imagined(2000, 4))
    assert len(weights) == WEIGHTS
    by_rounds = np.array(weights).reshape(ROUNDS, HEADS, FEATURES) / UNIT
    assert by_rounds[1, 0] == pytest.approx(KNOWN, abs=0.2)
    assert (by_rounds[2] == by_rounds[1]).all()
    (lesson,) = lessons
    assert (lesson.rounds_to_come, lesson.positions) == (2, 400)
    assert lesson.loss < lesson.even_loss


def test_the_weights_of_the_package_are_whole() -> None:
    assert stored()["command"].startswith("emporion train tyros ")
    names = [table_name(edition, players) for edition in EDITIONS for players in TYROS.seats]
    assert list(stored()["weights"]) == names
    for edition in EDITIONS:
        for players in TYROS.seats:
            assert len(learned_weights(edition, players)) == WEIGHTS


def test_the_weights_of_the_package_foretell_games_they_have_not_seen() -> None:
    seen = training.gather_experience(TYROS, "kosmos", 4, 24, seed=99, mode="plain")
    weights = np.array(learned_weights("kosmos", 4)).reshape(ROUNDS, HEADS, FEATURES) / UNIT
    late = np.flatnonzero(seen.future <= 3)
    losses, errors = [], []
    for i in late:
        strength, points = weights[int(seen.future[i]) - 1]
        chance = training.chances(seen.features[i : i + 1], strength)[0]
        losses.append(-(seen.shares[i] * np.log(chance)).sum())
        errors.append(seen.features[i] @ points - seen.points[i])
    assert len(late) > 50
    assert np.mean(losses) < 0.85 * np.log(4)
    assert np.sqrt(np.mean(np.square(errors))) < 12


def test_a_file_of_weights_can_be_read_again(tmp_path: pathlib.Path) -> None:
    training.write_weights(tmp_path / "weights.json", "emporion train tyros", {"kosmos-4": [1, -2, 3]})
    assert json.loads((tmp_path / "weights.json").read_text(encoding="utf-8")) == {
        "command": "emporion train tyros",
        "weights": {"kosmos-4": [1, -2, 3]},
    }
