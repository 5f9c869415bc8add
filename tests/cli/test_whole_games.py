"""Whole games through a pseudo-terminal, by a scripted person who meets every kind of decision. The long form is
`many_games.py`."""

from __future__ import annotations

import pathlib
from typing import Final

import msgspec
import pytest

from emporion.engine.match import Match
from emporion.engine.record import GameRecord, read_record
from emporion.games import REGISTRY, get_game
from tests.cli.many_games import play, resume, resume_everywhere
from tests.cli.person import kinds_of_decisions

RECORDS: Final = pathlib.Path(__file__).parent.parent / "records"
RESUMPTIONS: Final = 5
NUMBERS: Final = (1, 2)
"""Games of `many_games.py`: one person against bots, and people only."""


def records_of(game: str) -> list[GameRecord]:
    records = [read_record(file.read_text()) for file in sorted(RECORDS.glob("*.jsonl")) if "cut-off" not in file.name]
    return sorted((each for each in records if each.header.game == game), key=lambda record: len(record.entries))


def begun_here(match: Match) -> GameRecord:
    """A record that begins in this position, where the notation holds all of it: that is quicker to resume."""
    game, state = match.game, match.state
    position = game.write_position(state)
    if game.schema.pack(game.read_position(position)) != game.schema.pack(state):
        return match.record.cut(len(match.record.entries))
    return GameRecord(msgspec.structs.replace(match.record.header, position=position), [])


def first_of_each_kind(game: str) -> dict[str, GameRecord]:
    """For every kind of decision a record that ends where it is asked."""
    found: dict[str, GameRecord] = {}
    for record in records_of(game):
        match = Match.replay(get_game(game), record.cut(0))
        for entry in record.entries:
            match.follow(entry, check=False)
            for decision in match.decisions:
                if decision.kind not in found:
                    found[decision.kind] = begun_here(match)
            if len(found) == len(kinds_of_decisions(game)):
                return found
    return found


@pytest.mark.parametrize("game", REGISTRY)
def test_every_kind_of_decision_can_be_answered(game: str, tmp_path: pathlib.Path) -> None:
    records = first_of_each_kind(game)
    assert records.keys() == kinds_of_decisions(game)
    for kind, record in records.items():
        person = resume(game, record, tmp_path / f"{kind}.jsonl", answers=12)
        assert person.met[kind], kind


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("game", REGISTRY)
def test_a_person_plays_a_whole_game_that_can_be_resumed(game: str, number: int, tmp_path: pathlib.Path) -> None:
    played = play(game, number, tmp_path)
    assert played.answers > 20
    resume_everywhere(game, played.record, len(played.record.entries) // RESUMPTIONS, tmp_path)
