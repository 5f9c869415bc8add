from __future__ import annotations

import pathlib
import random
import sys
import time

import pytest

from emporion.bots.spec import read_spec
from emporion.cli import opponents
from emporion.cli.opponents import Opponents, ready, specs_for
from emporion.engine.dealer import SeededDealer
from emporion.engine.errors import BadInput
from emporion.engine.match import Match
from emporion.games import get_game

TYROS = get_game("tyros")


def test_one_bot_stands_for_all() -> None:
    assert list(map(str, specs_for("captain", 3))) == ["captain"] * 3
    assert list(map(str, specs_for("captain,random,merchant(noise=3)", 3))) == [
        "captain",
        "random",
        "merchant(noise=3)",
    ]
    with pytest.raises(BadInput, match="2 bots for 3 free seats"):
        specs_for("captain,random", 3)


def test_only_a_games_own_bots_are_told_not_to_compile() -> None:
    own = {"captain"}
    assert str(ready(read_spec("captain"), own)) == "captain(mode=ready)"
    assert str(ready(read_spec("captain(mode=plain)"), own)) == "captain(mode=plain)"
    assert str(ready(read_spec("./mine.py"), own)) == "./mine.py"


@pytest.fixture
def began(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """A file with a line for every compiler that was started; they take a second each."""
    lines = tmp_path / "began"
    compiler = tmp_path / "compiler"
    compiler.write_text(f"#!/bin/sh\necho $@ >> {lines}\nsleep 1\n", encoding="utf-8")
    compiler.chmod(0o755)
    lines.touch()
    monkeypatch.setattr(sys, "executable", str(compiler))
    monkeypatch.setenv("EMPORION_CACHE", str(tmp_path / "cache"))
    return lines


def wait_for(lines: pathlib.Path, number: int) -> None:
    for _ in range(100):
        if len(lines.read_text().splitlines()) >= number:
            return
        time.sleep(0.1)
    raise AssertionError(lines.read_text())


def test_while_one_process_compiles_no_other_does(began: pathlib.Path) -> None:
    opponents.compile_aside("tyros")
    wait_for(began, 1)
    opponents.compile_aside("tyros")
    assert began.read_text() == "-m emporion.cli.main warm tyros\n"
    time.sleep(1.5)
    opponents.compile_aside("tyros")
    wait_for(began, 2)


@pytest.mark.parametrize(("specs", "compilers"), [("deckhand", 1), ("random", 0)])
def test_bots_that_are_not_compiled_play_at_once(began: pathlib.Path, specs: str, compilers: int) -> None:
    match = Match(TYROS, {}, SeededDealer(1))
    bots = Opponents(match, [0, 1, 2, 3], specs, random.Random(1))
    choice = bots.decide(match.decisions[0].seat)
    assert choice.fault is None
    wait_for(began, compilers)
    assert len(began.read_text().splitlines()) == compilers
