"""The folder of a run survives what can happen to it."""

from __future__ import annotations

import pathlib

import pytest

from emporion.arena.results import run_digest
from emporion.arena.store import GAMES, REQUEST, Store, extract, read_results
from emporion.engine.errors import BadInput
from emporion.engine.record import read_record
from emporion.engine.replay import verify
from tests.arena.small_runs import TYROS, played_duel, request


@pytest.fixture
def folder(tmp_path: pathlib.Path) -> pathlib.Path:
    """A run with three games in it, in the order in which they happened to end."""
    games = played_duel()
    with Store(tmp_path, request()) as store:
        for game in (games[2], games[0], games[4]):
            assert store.add(game)
    return tmp_path


def test_games_are_found_again_in_the_order_of_the_schedule(folder: pathlib.Path) -> None:
    games = played_duel()
    with Store(folder, request()) as store:
        assert [result.id for result in store.in_order()] == [games[i].id for i in (0, 2, 4)]
        assert run_digest(request(), store.in_order()) == run_digest(request(), [games[i] for i in (0, 2, 4)])


def test_a_game_is_kept_once(folder: pathlib.Path) -> None:
    with Store(folder, request()) as store:
        assert not store.add(played_duel()[2])
        assert store.add(played_duel()[1])
        assert not store.add(played_duel()[1])
    assert len(list(read_results(folder))) == 4


@pytest.mark.parametrize("cut", [1, 1000, -1])
def test_a_torn_line_is_cut_off(folder: pathlib.Path, cut: int) -> None:
    whole = (folder / GAMES).read_bytes()
    *before, last = whole.splitlines(keepends=True)
    (folder / GAMES).write_bytes(b"".join(before) + last[:cut])
    with Store(folder, request()) as store:
        assert [result.id for result in store.in_order()] == [played_duel()[0].id, played_duel()[2].id]
        assert store.add(played_duel()[4])
    assert (folder / GAMES).read_bytes() == whole


def test_a_damaged_line_is_named(folder: pathlib.Path) -> None:
    lines = (folder / GAMES).read_bytes().splitlines(keepends=True)
    (folder / GAMES).write_bytes(lines[0] + b'{"id": 3}\n' + lines[2])
    with pytest.raises(BadInput, match=r"games\.jsonl: line 2: "):
        Store(folder, request())


def test_another_request_is_refused(folder: pathlib.Path) -> None:
    with pytest.raises(BadInput, match=r"another run is kept there \(deals, seed differ\)"):
        Store(folder, request(deals=3, seed=2))


def test_a_request_that_cannot_be_read_is_named(folder: pathlib.Path) -> None:
    (folder / REQUEST).write_text("{")
    with pytest.raises(BadInput, match=r"run\.json: is no request"):
        Store(folder, request())


def test_two_at_the_same_run_are_one_too_many(folder: pathlib.Path) -> None:
    with Store(folder, request()), pytest.raises(BadInput, match="another process is playing this run"):
        Store(folder, request())
    Store(folder, request()).__exit__(None, None, None)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: pathlib.Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadInput, match=r"file/run: cannot be written \(Not a directory\)"):
        Store(tmp_path / "file" / "run", request())


# ---------------------------------------------------------------------------------------------------- records


def test_a_record_can_be_taken_out_and_verified(folder: pathlib.Path) -> None:
    record = read_record(extract(folder, played_duel()[2].id))
    result = verify(TYROS, record)
    assert result.sound
    assert result.finished
    assert record.header.seats[2] == "C random"


def test_a_game_that_was_not_played_cannot_be_taken_out(folder: pathlib.Path) -> None:
    with pytest.raises(BadInput, match="no game 9-9-9 has been played"):
        extract(folder, "9-9-9")


def test_a_changed_record_is_noticed(folder: pathlib.Path) -> None:
    games = played_duel()
    text = (folder / GAMES).read_text().replace(games[2].record, games[1].record)
    (folder / GAMES).write_text(text)
    with pytest.raises(BadInput, match="has been changed"):
        extract(folder, games[2].id)


def test_a_folder_without_games_is_named(tmp_path: pathlib.Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        extract(tmp_path, "1-1-1")
