from __future__ import annotations

import json
import pathlib

import numpy as np
import pytest

from emporion.bots import training
from emporion.bots.learned import HEADS, UNIT, learned_weights, stored
from emporion.bots.training import course_of
from emporion.games import game_names, get_game

COURSE = course_of("tyros")
FEATURES = COURSE.features
KNOWN = np.linspace(-1, 1, FEATURES)


def imagined(positions: int, players: int) -> training.Experience:
    """Games whose winners and points follow from known weights."""
    rng = np.random.default_rng(1)
    features = rng.normal(size=(positions, players, FEATURES))
    chance = training.chances(features, KNOWN)
    winners = np.array([rng.choice(players, p=row) for row in chance])
    return training.Experience(
        stage=np.full(positions, 1),
        features=features,
        points=features @ KNOWN + rng.normal(size=(positions, players)),
        shares=np.eye(players)[winners],
    )


def test_known_weights_are_found_again() -> None:
    seen = imagined(8000, 4)
    assert training.fit_strength(seen.features, seen.shares) == pytest.approx(KNOWN, abs=0.08)
    assert training.fit_points(seen.features, seen.points) == pytest.approx(KNOWN, abs=0.03)


def test_weights_are_learned_for_every_stage() -> None:
    """Only positions of the second were seen: what is learned there serves where nothing was seen after."""
    weights, lessons = training.learn("kosmos-4", COURSE, imagined(2000, 4))
    assert len(weights) == COURSE.craft.weights
    by_rounds = np.array(weights).reshape(COURSE.stages, HEADS, FEATURES) / UNIT
    assert by_rounds[1, 0] == pytest.approx(KNOWN, abs=0.2)
    assert (by_rounds[2] == by_rounds[1]).all()
    (lesson,) = lessons
    assert (lesson.stage, lesson.positions) == (1, 400)
    assert lesson.loss < lesson.even_loss


@pytest.mark.parametrize("game", game_names())
def test_the_weights_of_the_package_are_whole(game: str) -> None:
    course = course_of(game)
    assert stored(game)["command"].startswith(f"emporion train {game} ")
    assert list(stored(game)["weights"]) == list(course.tables)
    for table in course.tables:
        assert len(learned_weights(game, table)) == course.craft.weights


@pytest.mark.parametrize(
    ("game", "table", "games", "share", "points"),
    [("tyros", "kosmos-4", 24, 0.85, 12), ("tyrannos", "4-players", 8, 0.85, 15)],
)
def test_the_weights_of_the_package_foretell_games_they_have_not_seen(
    game: str, table: str, games: int, share: float, points: float
) -> None:
    course = course_of(game)
    seen = training.gather_experience(course, get_game(game), table, games, seed=99, mode="plain")
    weights = np.array(learned_weights(game, table)).reshape(course.stages, HEADS, course.features) / UNIT
    late = np.flatnonzero(seen.stage <= 2)
    losses, errors = [], []
    for i in late:
        strength, score = weights[seen.stage[i]]
        chance = training.chances(seen.features[i : i + 1], strength)[0]
        losses.append(-(seen.shares[i] * np.log(chance)).sum())
        errors.append(seen.features[i] @ score - seen.points[i])
    assert len(late) > 2 * games
    assert np.mean(losses) < share * np.log(4)
    assert np.sqrt(np.mean(np.square(errors))) < points


def test_a_file_of_weights_can_be_read_again(tmp_path: pathlib.Path) -> None:
    training.write_weights(tmp_path / "weights.json", "emporion train tyros", {"kosmos-4": [1, -2, 3]})
    assert json.loads((tmp_path / "weights.json").read_text(encoding="utf-8")) == {
        "command": "emporion train tyros",
        "weights": {"kosmos-4": [1, -2, 3]},
    }
