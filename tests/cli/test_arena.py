"""`emporion arena`, used well and badly."""

from __future__ import annotations

import importlib.util
import json
import pathlib
import re
import subprocess
import sys
from typing import Final

import pytest

from emporion.arena.exports import COLUMNS
from emporion.cli.main import main
from tests.bots.programs import FOUNDER_PY

PAGE: Final = pathlib.Path(__file__).parents[2] / "docs" / "arena.md"
RUN: Final = ("arena", "tyros", "--players", "3", "--bots", "random", "--deals", "1", "--workers", "1")


@pytest.fixture
def run(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> pathlib.Path:
    """The folder of a small run."""
    folder = tmp_path / "run"
    assert main([*RUN, "--folder", str(folder)]) == 0
    assert capsys.readouterr().err == ""
    return folder


def test_a_run_leaves_everything_in_its_folder(run: pathlib.Path) -> None:
    files = {"run.json", "games.jsonl", "report.html", "results.json", "results.csv", "results.parquet"}
    assert {path.name for path in run.iterdir()} == files


def test_the_results_are_told(run: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RUN, "--folder", str(run)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("1 games of tyros, 1 deals\n  random\n    win share 33.3% (33.3% to 33.3%), rating 25.0 ± ")
    assert told.endswith(f"  report {run / 'report.html'}\n")


def test_a_finished_run_is_not_played_again(run: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (run / "games.jsonl").read_bytes()
    text = run.parent / "text.md"
    words = ["arena", "tyros", "--resume", "--folder", str(run), "--json", "--markdown", str(text)]
    assert main(words) == 0
    assert (run / "games.jsonl").read_bytes() == before
    result = json.loads(capsys.readouterr().out)
    assert result == json.loads((run / "results.json").read_text())
    assert result["digest"] in text.read_text()


def test_without_a_folder_the_same_command_has_the_same_one(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(list(RUN)) == main(list(RUN)) == 0
    (folder,) = (tmp_path / "arena-runs").iterdir()
    assert folder.name.startswith("tyros-round-robin-")
    assert len((folder / "games.jsonl").read_text().splitlines()) == 1


def test_a_game_can_be_taken_out_and_verified(run: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = run.parent / "game.jsonl"
    assert main(["arena", "tyros", "--folder", str(run), "--extract", "1-1-1", "--to", str(record)]) == 0
    assert main(["verify", str(record)]) == 3, "a tournament deals from a seed"
    assert main(["show", str(record), "--log", "3"]) == 0
    told = capsys.readouterr().out
    assert f"{record}: no fault found, " in told
    assert "A random" in told


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("", "name the bots that play: --bots A,B,…"),
        ("--bots random --deals 0", "at least one deal"),
        ("--bots random,genius", "there is no bot 'genius'"),
        ("--bots random --format swiss", "invalid choice: 'swiss'"),
        ("--bots random --to x.jsonl", "give both"),
        ("--resume", "name the folder of the run: --folder FOLDER"),
        ("--resume --folder nowhere", "nowhere/run.json: cannot be read"),
        ("--resume --folder nowhere --seed 3", "leave out --seed"),
        ("--resume --folder nowhere -o gifts=on", "leave out --option"),
        ("--extract 1-1-1", "name the folder of the run"),
        ("--extract 1-1-1 --folder nowhere", "nowhere/games.jsonl: cannot be read"),
        ("--resume --folder nowhere --limit-ms 5", "leave out --limit-ms"),
        ("--bots random --ms 0", "--ms 0: a number from 1 to 600000"),
        ("--bots random --limit-ms 0", "--limit-ms 0: a number from 1 to 600000"),
        ("--bots random --workers -1 --folder bad", "at least one game is played at a time"),
    ],
)
def test_bad_words_are_refused_in_a_sentence(
    words: str,
    message: str,
    tmp_path: pathlib.Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["arena", "tyros", *words.split()]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert message in told.err
    assert told.err.count("\n") == 1


def test_nobody_takes_kept_games_for_new_ones(run: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RUN, "--folder", str(run)]) == 0
    assert capsys.readouterr().err == f"all 1 games were kept in {run}, none was played\n"


@pytest.fixture
def mine(tmp_path: pathlib.Path) -> pathlib.Path:
    """A bot that somebody is working on."""
    path = tmp_path / "mine.py"
    path.write_text(FOUNDER_PY.read_text(encoding="utf-8"), encoding="utf-8")
    return path


def edit(path: pathlib.Path) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace("found accept", "accept found"), encoding="utf-8")


def test_an_edited_bot_begins_another_run(
    mine: pathlib.Path, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["./mine.py" if word == "random" else word for word in RUN]
    assert main(words) == 0
    edit(mine)
    assert main(words) == 0
    assert capsys.readouterr().err == ""
    assert len(list((tmp_path / "arena-runs").iterdir())) == 2


def test_an_edited_bot_does_not_go_on_with_the_run_of_the_old_one(
    mine: pathlib.Path, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "run"
    words = [f"random,{mine}" if word == "random" else word for word in RUN]
    assert main([*words, "--folder", str(folder)]) == 0
    games = (folder / "games.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    edit(mine)
    refusal = (
        f"emporion: {folder}: since this run was begun something else plays ({mine} changed); "
        "choose another folder, or remove this one and begin anew\n"
    )
    assert main([*words, "--folder", str(folder)]) == 2
    assert capsys.readouterr().err == refusal
    resume = ["arena", "tyros", "--resume", "--folder", str(folder)]
    assert main(resume) == 0
    assert "none was played" in capsys.readouterr().err
    (folder / "games.jsonl").write_text(games[0], encoding="utf-8")
    assert main(resume) == 2
    assert capsys.readouterr().err == refusal


def test_a_run_that_does_not_say_what_played_it_goes_on(run: pathlib.Path) -> None:
    """Those of older versions."""
    kept = json.loads((run / "run.json").read_text())
    for name in ("sources", "budget"):
        del kept[name]
    (run / "run.json").write_text(json.dumps(kept))
    (run / "games.jsonl").write_text("")
    assert main(["arena", "tyros", "--resume", "--folder", str(run), "--workers", "1"]) == 0
    assert main([*RUN, "--folder", str(run)]) == 0


def test_another_run_in_the_folder_is_refused(run: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RUN, "--folder", str(run), "--seed", "2"]) == 2
    assert "another run is kept there (seed differ)" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("package", "words", "extra"),
    [("openskill", (), "arena"), ("pyarrow", (), "arena"), ("ray", ("--ray",), "cluster")],
)
def test_a_missing_package_is_named_before_anything_is_played(
    package: str,
    words: tuple[str, ...],
    extra: str,
    tmp_path: pathlib.Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == package else found(name))
    assert main([*RUN, "--folder", str(tmp_path / "run"), *words]) == 2
    assert capsys.readouterr().err == f"emporion: this needs the package {package}: install emporion[{extra}]\n"
    assert not (tmp_path / "run").exists()


def test_the_command_loads_nothing_heavy_until_it_plays() -> None:
    code = "import sys, emporion.cli.arena; print({'ray', 'pyarrow', 'openskill'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


def test_the_example_of_the_page_runs(tmp_path: pathlib.Path) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    (tmp_path / "example.py").write_text(code, encoding="utf-8")
    done = subprocess.run([sys.executable, "example.py"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("2 Interval(mean=0.333")


def test_the_page_names_every_file_and_column(run: pathlib.Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [name for name in (*COLUMNS, *(path.name for path in run.iterdir())) if f"`{name}`" not in page] == []
