"""Nobody waits for a compiler, and only one is at work."""

from __future__ import annotations

import pathlib
import time
from typing import Final

import pytest

from emporion.bots import readiness
from emporion.bots.readiness import Readiness, compile_aside, ready
from emporion.bots.spec import read_spec
from emporion.games import get_game
from emporion.kernel.program import Program
from tests.bots.compilers import feign_compiler, wait_for

TYROS: Final = get_game("tyros")


def test_only_a_games_own_bots_are_told_not_to_compile() -> None:
    own = {"captain"}
    assert str(ready(read_spec("captain"), own)) == "captain(mode=ready)"
    assert str(ready(read_spec("captain(mode=plain)"), own)) == "captain(mode=plain)"
    assert str(ready(read_spec("./mine.py"), own)) == "./mine.py"


def test_while_one_process_compiles_no_other_does(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    began = feign_compiler(tmp_path, monkeypatch)
    compile_aside("tyros")
    wait_for(began, 1)
    compile_aside("tyros")
    assert began.read_text() == "-m emporion.cli.main warm tyros\n"
    time.sleep(1.5)
    compile_aside("tyros")
    wait_for(began, 2)


def test_the_code_that_was_missing_comes_once(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    began = feign_compiler(tmp_path, monkeypatch)
    kept: list[Program] = []
    monkeypatch.setattr(readiness, "is_compiled", lambda program: program in kept)
    monkeypatch.setattr(readiness, "LOOK_EVERY", 0.0)
    found = Readiness(TYROS)
    wait_for(began, 1)
    assert (found.is_ready, found.has_come()) == (False, False)
    program = readiness.program_to_compile(TYROS)
    assert program is not None
    kept.append(program)
    assert (found.has_come(), found.is_ready, found.has_come()) == (True, True, False)


def test_it_is_not_looked_for_at_every_decision(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    feign_compiler(tmp_path, monkeypatch)
    looks: list[Program] = []

    def look(program: Program) -> bool:
        looks.append(program)
        return False

    monkeypatch.setattr(readiness, "is_compiled", look)
    monkeypatch.setattr(readiness, "LOOK_EVERY", 3600.0)
    found = Readiness(TYROS)
    assert not any(found.has_come() for _ in range(10))
    assert len(looks) == 1


def test_without_a_compiler_nothing_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "available_mode", lambda mode: "plain")
    monkeypatch.setattr(readiness, "compile_aside", lambda game: pytest.fail("nothing can compile"))
    assert Readiness(TYROS).is_ready
