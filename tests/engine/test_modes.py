"""How the rules run, and what it takes that nobody waits for a compiler."""

from __future__ import annotations

import random

import pytest

from emporion.engine import modes
from emporion.engine.conformance import random_words
from emporion.engine.dealer import SeededDealer
from emporion.engine.errors import BadInput
from emporion.engine.match import Match
from emporion.engine.modes import READY, is_compiled, kernel_in
from emporion.games import get_game
from emporion.kernel import compiled
from emporion.kernel.compiler import entry_points, loader
from emporion.kernel.program import PlainKernel, Program

TYROS = get_game("tyros")


def program_of_tyros() -> Program:
    return TYROS.program(TYROS.options({"players": 3}))


def test_a_match_runs_on_compiled_rules() -> None:
    match = Match(TYROS, {"players": 3}, SeededDealer(1), mode="compiled")
    words = random_words(random.Random(1))
    for _ in range(20):
        decision = match.decisions[0]
        match.submit(decision.seat, decision.id, match.random_action(decision.seat, words))
        match.guess(0, words)
        match.check_invariants()
        match.view(decision.seat)
    match.take_back_to(len(match.record.entries) - 4)


def test_ready_is_plain_until_the_rules_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """And what was found once is not looked for again."""
    tyros = program_of_tyros()
    program = tyros.with_entries(tyros.entries)
    found = iter([False, True])
    monkeypatch.setattr(compiled, "is_kept", lambda program: next(found))
    assert isinstance(kernel_in(program, READY), PlainKernel)
    assert not isinstance(kernel_in(program, READY), PlainKernel)
    assert is_compiled(program)


def test_where_compiled_code_cannot_run_rules_are_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """An unknown layout of Python's objects or NumPy's arrays: nothing is tried, and the reason is told."""
    modes.why_not_compiled.cache_clear()
    loader.check_layout.cache_clear()
    monkeypatch.setattr(entry_points, "DATA_AT", 24)
    assert isinstance(kernel_in(program_of_tyros(), "auto"), PlainKernel)
    with pytest.raises(BadInput, match="the mode compiled knows neither this Python nor this NumPy"):
        kernel_in(program_of_tyros(), "compiled")
    modes.why_not_compiled.cache_clear()
    loader.check_layout.cache_clear()


def test_a_mode_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadInput, match="there is no mode 'fast'; there is: auto, compiled, unchecked, plain"):
        Match(TYROS, {"players": 3}, mode="fast")
    assert READY not in modes.MODES
