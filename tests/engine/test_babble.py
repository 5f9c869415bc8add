"""Nonsense that can be read."""

from __future__ import annotations

import random
import re

import pytest

from emporion.engine.babble import babbler
from emporion.games import game_names, get_game


@pytest.mark.parametrize(
    "expression",
    ["", "end", "[A-F](?:,[A-F])*", r"\d{1,4}m|-", "3[0-2]|[12]?[0-9]|T", r"(?P<x>a|b(?:c|d)+)\ \+e{2}", "[oygvj]"],
)
def test_the_expression_matches_what_is_said(expression: str) -> None:
    rng = random.Random(1)
    said = {babbler(expression)(rng) for _ in range(200)}
    assert all(re.fullmatch(expression, text) for text in said)


def test_all_that_can_be_said_is_said() -> None:
    rng = random.Random(1)
    assert {babbler("[ab]|c?d{1,2}")(rng) for _ in range(200)} == {"a", "b", "d", "cd", "dd", "cdd"}


@pytest.mark.parametrize("name", game_names())
def test_the_babble_of_a_game_reads_as_its_actions(name: str) -> None:
    game, rng = get_game(name), random.Random(1)
    lines = [game.babble(rng) for _ in range(2000)]
    assert len({type(game.read(line)) for line in lines}) == len({line.split()[0] for line in lines}) > 15
    assert all(type(game.read(game.babble(rng, line.split()[0]))) is type(game.read(line)) for line in lines)
