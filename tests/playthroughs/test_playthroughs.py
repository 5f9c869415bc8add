"""Golden transcripts: a change of the rules, the notation or the narration shows here, in words."""

from __future__ import annotations

import pytest

from emporion.engine.replay import verify
from emporion.games import get_game
from tests.playthroughs.transcript import FOLDER, PLAYTHROUGHS, RECORDS, playthrough, transcript


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_reads_as_it_did(name: str) -> None:
    match = playthrough(name)
    assert transcript(match) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert match.record == RECORDS[name]


@pytest.mark.parametrize("name", RECORDS)
def test_a_stored_record_replays(name: str) -> None:
    result = verify(get_game(RECORDS[name].header.game), RECORDS[name])
    assert (result.problem, result.finished) == (None, True)


def test_every_transcript_is_of_a_playthrough() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PLAYTHROUGHS) <= set(RECORDS)
