"""Golden transcripts: a change of the rules, the notation or the narration shows here, in words."""

from __future__ import annotations

import functools

import pytest

from emporion.engine.match import Match
from emporion.engine.record import read_record
from emporion.engine.replay import verify
from emporion.games import get_game
from emporion.games.tyros.actions import FORMS
from emporion.games.tyros.game import END_REASONS
from emporion.games.tyros.options import BUILTIN, CHOICES, Options
from tests.playthroughs.transcript import FOLDER, PLAYTHROUGHS, playthrough, transcript

RECORDS = sorted((FOLDER.parent / "records").glob("*.jsonl"))


@functools.cache
def replayed() -> list[Match]:
    return [Match.replay(get_game("tyros"), read_record(path.read_text())) for path in RECORDS]


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_reads_as_it_did(name: str) -> None:
    assert transcript(playthrough(name)) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_has_every_kind_of_action_that_its_options_allow(name: str) -> None:
    played = {entry.do.split()[0] for entry in playthrough(name).record.entries}
    every = {str(cls.__struct_config__.tag) for cls in FORMS}
    unused = {"kosmos-3": {"turn"}, "giochi-rari-4": {"first"}}.get(name, set())
    assert played == every - unused


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_stored_record_replays(path: object) -> None:
    result = verify(get_game("tyros"), read_record(path.read_text()))  # type: ignore[attr-defined]
    assert (result.problem, result.finished) == (None, True)


def test_every_edition_and_number_of_players_has_a_playthrough() -> None:
    assert {f"{edition}-{n}" for edition in CHOICES["edition"] for n in get_game("tyros").seats} == set(PLAYTHROUGHS)


def test_every_end_reason_is_reached() -> None:
    assert {match.outcome.reason for match in replayed() if match.outcome} == set(END_REASONS)


@pytest.mark.parametrize("name", [name for name in CHOICES if name != "first_player"])
def test_every_choice_of_an_option_is_played(name: str) -> None:
    assert {getattr(match.options, name) for match in replayed()} == set(CHOICES[name])


@pytest.mark.parametrize("name", ["first_player", "offers_per_turn", "trades_per_round", "board"])
def test_other_options_are_played_with_their_default_and_with_another_value(name: str) -> None:
    values = [getattr(match.options, name) for match in replayed()]
    default = getattr(Options(), name)
    assert any(value == default for value in values)
    assert any(value != default for value in values)
    assert set(CHOICES) | {"players", "offers_per_turn", "trades_per_round", "board"} == set(Options.__struct_fields__)
    assert Options().board == BUILTIN
