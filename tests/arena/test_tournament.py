"""The same games in the end, whoever plays them and whatever is killed meanwhile."""

from __future__ import annotations

import multiprocessing
import os
import pathlib
import re
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Final

import pytest

from emporion.arena import local, playing
from emporion.arena.playing import Failure, attempt, checked, play
from emporion.arena.results import GameResult, run_digest
from emporion.arena.schedule import ROUND_ROBIN, Request, fixtures
from emporion.arena.store import GAMES, read_results
from emporion.arena.tournament import run_tournament
from emporion.engine.errors import BadInput, BrokenInvariant
from emporion.games import get_game
from tests.arena.small_runs import played_duel, request
from tests.arena.strangers import CLUMSY, EXITING, FATAL

EMPORION: Final = (sys.executable, "-W", "error", "-m", "emporion.cli.main")


def digest(results: list[GameResult]) -> str:
    return run_digest(request(), results)


# ---------------------------------------------------------------------------------------------------- one game


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    again = play(request(), fixtures(request())[3])
    assert again.record_text() == played_duel()[3].record_text()
    assert again.digest == played_duel()[3].digest


def test_a_result_tells_what_the_record_says() -> None:
    for game in played_duel():
        text = game.record_text()
        assert sum(seat.decisions for seat in game.seats) == len(re.findall(r'"who":"[ABC]"', text))
        assert [sum(seat.pace.values()) for seat in game.seats] == [seat.decisions for seat in game.seats]
        assert sum(seat.won for seat in game.seats) == pytest.approx(1)
        assert all(0 < seat.slowest <= seat.seconds for seat in game.seats)
        assert game.rounds > 3


def test_the_faults_of_a_bot_are_reported_and_the_game_goes_on() -> None:
    game = played_duel()[0]
    assert len(game.faults) == sum(seat.decisions // 10 for seat in game.seats[1:]) > 5
    assert {fault.spec for fault in game.faults} == {CLUMSY}
    assert game.faults[0].what == "raised ValueError: lost my <way>"
    assert game.seats[0].bot == "random"


def test_what_goes_wrong_in_another_process_is_told_here(monkeypatch: pytest.MonkeyPatch) -> None:
    other_rules = Request("tyros", 99, request().options, request().bots, "duel", 1, 1)
    refused = attempt(other_rules, fixtures(request())[0])
    assert refused == Failure(f"the run is played by ruleset 99; this program has {get_game('tyros').ruleset}", True)
    with pytest.raises(BadInput, match="ruleset 99"):
        checked(refused)
    monkeypatch.setattr(playing, "result_of", lambda *_: 1 / 0)
    with pytest.raises(BrokenInvariant, match=r"game 1-1-1: Traceback(.|\n)*ZeroDivisionError"):
        checked(attempt(request(), fixtures(request())[0]))


# ---------------------------------------------------------------------------------------------------- worker processes


def test_worker_processes_play_the_same_games(tmp_path: pathlib.Path) -> None:
    done: list[int] = []
    results = run_tournament(request(), tmp_path, 2, progress=done.append)
    assert digest(results) == digest(list(played_duel()))
    assert sum(done) == 6


def test_a_run_goes_on_where_it_stopped(tmp_path: pathlib.Path) -> None:
    class Enough(Exception):
        pass

    def stop_after_two(done: int) -> None:
        if len(list(read_results(tmp_path))) == 2:
            raise Enough

    with pytest.raises(Enough):
        run_tournament(request(), tmp_path, 2, progress=stop_after_two)
    kept = (tmp_path / GAMES).read_bytes()
    done: list[int] = []
    results = run_tournament(request(), tmp_path, 1, progress=done.append)
    assert done == [2, 1, 1, 1, 1]
    assert (tmp_path / GAMES).read_bytes().startswith(kept)
    assert digest(results) == digest(list(played_duel()))


def test_a_worker_that_is_killed_is_replaced(tmp_path: pathlib.Path) -> None:
    asked = request(f"random,{FATAL}(flag={tmp_path / 'flag'})")
    results = run_tournament(asked, tmp_path / "killed", 2)
    assert (tmp_path / "flag").exists()
    undisturbed = run_tournament(asked, tmp_path / "undisturbed", 2)
    assert run_digest(asked, results) == run_digest(asked, undisturbed)
    assert len(list(read_results(tmp_path / "killed"))) == 6
    assert not any(result.faults for result in results)


def test_a_worker_that_dies_in_the_middle_of_its_answer_has_died(tmp_path: pathlib.Path) -> None:
    class Torn(local.Worker):
        def start(self) -> None:
            self.pipe, theirs = multiprocessing.Pipe()
            os.write(theirs.fileno(), struct.pack("!i", 1000) + b"the beginning")
            theirs.close()

    worker = Torn(request())
    assert worker.answer() is None
    worker.pipe.close()


def test_a_bot_that_exits_ends_no_worker_and_no_run(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local, "TRIES", 1)
    results = run_tournament(request(f"random,{EXITING}", deals=1), tmp_path, 1)
    assert len(results) == 3
    for result in results:
        bots = [(fault.spec, fault.what) for fault in result.faults]
        assert len(bots) == sum(seat.decisions for seat in result.seats if seat.bot == EXITING)
        assert (EXITING, "ended with status 3") in bots
        assert (EXITING, "ended with status 3; it is not started again") in bots


def test_a_game_that_ends_every_worker_ends_the_run(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local, "TRIES", 2)
    with pytest.raises(BrokenInvariant, match=r"game 1-1-1 \(.*Fatal.*\) has ended 2 workers"):
        run_tournament(request(FATAL, ROUND_ROBIN), tmp_path, 1)


def test_a_bot_that_cannot_be_made_by_a_worker_ends_the_run(tmp_path: pathlib.Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("class Bot:\n    def __init__(self, game, options): ...\n    choose = close = lambda *_: None\n")
    asked = request(str(bot), ROUND_ROBIN)
    bot.unlink()
    with pytest.raises(BadInput, match="there is no file"):
        list(local.play_here(asked, fixtures(asked), 1))
    with pytest.raises(BadInput, match=r"bot\.py: cannot be read \(No such file or directory\)"):
        run_tournament(asked, tmp_path / "run", 1)


def test_a_negative_number_of_workers_is_refused(tmp_path: pathlib.Path) -> None:
    with pytest.raises(BadInput, match="at least one game is played at a time"):
        run_tournament(request(), tmp_path, -1)


# ---------------------------------------------------------------------------------------------------- the main process


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def has_games(folder: pathlib.Path, count: int) -> bool:
    return (folder / GAMES).exists() and (folder / GAMES).read_bytes().count(b"\n") >= count


def children_of(process: int) -> list[int]:
    text = pathlib.Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(child) for child in text.split()]


def is_running(process: int) -> bool:
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def heed_interrupts() -> None:
    """Whoever runs the tests in the background of a shell has them ignored, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGINT])
def test_a_run_survives_the_end_of_its_process(tmp_path: pathlib.Path, ending: signal.Signals) -> None:
    words = ["arena", "tyros", "--players", "3", "--bots", f"random,{CLUMSY}", "--format", "duel", "--deals", "2"]
    words += ["--folder", str(tmp_path), "--workers", "2"]
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        [*EMPORION, *words], stdout=pipe, stderr=pipe, text=True, start_new_session=True, preexec_fn=heed_interrupts
    )
    wait_for(lambda: has_games(tmp_path, 1))
    workers = children_of(process.pid)
    if ending == signal.SIGINT:
        os.killpg(process.pid, ending)  # a terminal tells all at once
    else:
        os.kill(process.pid, ending)
    _, said = process.communicate(timeout=30)
    assert len(workers) >= 2
    wait_for(lambda: not any(map(is_running, workers)))
    kept = list(read_results(tmp_path))
    assert 1 <= len(kept) < 6
    if ending == signal.SIGINT:
        assert process.returncode == 130
        assert "Traceback" not in said
        assert f"Go on with: emporion arena tyros --resume --folder {tmp_path}" in said
    again = subprocess.run([*EMPORION, *words], capture_output=True, text=True, check=True)
    assert f"digest {digest(list(played_duel()))}\n" in again.stdout
    assert again.stderr == ""
    ids = [result.id for result in read_results(tmp_path)]
    assert ids[: len(kept)] == [result.id for result in kept]
    assert sorted(ids) == sorted(fixture.id for fixture in fixtures(request()))
