"""Whole games through a pseudo-terminal, by a scripted person who meets every kind of decision. The long form is
`many_games.py`."""

from __future__ import annotations

import pathlib
from typing import Final

import pytest

from emporion.games import game_names
from tests.cli.many_games import first_of_each_kind, play, resume, resume_everywhere
from tests.cli.person import kinds_of_decisions

RESUMPTIONS: Final = 5
NUMBERS: Final = (1, 2)
"""Games of `many_games.py`: one person against bots, and people only."""


@pytest.mark.parametrize("game", game_names())
def test_every_kind_of_decision_can_be_answered(game: str, tmp_path: pathlib.Path) -> None:
    records = first_of_each_kind(game)
    assert records.keys() == kinds_of_decisions(game)
    for kind, record in records.items():
        person = resume(game, record, tmp_path / f"{kind}.jsonl", answers=6)
        assert person.met[kind], kind


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("game", game_names())
def test_a_person_plays_a_whole_game_that_can_be_resumed(game: str, number: int, tmp_path: pathlib.Path) -> None:
    played = play(game, number, tmp_path)
    assert played.answers > 20
    resume_everywhere(game, played.record, len(played.record.entries) // RESUMPTIONS, tmp_path)
