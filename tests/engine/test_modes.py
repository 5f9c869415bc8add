"""How the rules run, and what it takes that nobody waits for a compiler."""

from __future__ import annotations

import random

import pytest

from emporion.engine import modes
from emporion.engine.conformance import random_words
from emporion.engine.dealer import SeededDealer
from emporion.engine.errors import BadInput
from emporion.engine.match import Match
from emporion.engine.modes import READY, compile_rules, is_compiled, kernel_in
from emporion.games import get_game
from emporion.kernel import compiled
from emporion.kernel.program import PlainKernel, Program

TYROS = get_game("tyros")


def program_of_tyros() -> tuple[Program, list[int]]:
    options = TYROS.options({"players": 3})
    return TYROS.program(options), TYROS.option_row(options)


def test_after_compiling_the_rules_a_match_compiles_nothing() -> None:
    """Every entry point is there, for exactly the arrays that a match passes."""
    program, row = program_of_tyros()
    compile_rules(program, row)
    assert is_compiled(program)
    match = Match(TYROS, {"players": 3}, SeededDealer(1), mode="compiled")
    words = random_words(random.Random(1))
    for _ in range(20):
        decision = match.decisions[0]
        match.submit(decision.seat, decision.id, match.random_action(decision.seat, words))
        match.guess(0, words)
        match.check_invariants()
        match.view(decision.seat)
    match.take_back_to(len(match.record.entries) - 4)
    run = program.compiled().run
    assert {f.__name__: len(getattr(run, f.__name__).signatures) for f in program.entries} == {
        f.__name__: 1 for f in program.entries
    }


def test_ready_is_plain_until_the_rules_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """And what was found once is not looked for again."""
    tyros, _ = program_of_tyros()
    program = tyros.with_entries(tyros.entries)
    found = iter([False, True])
    monkeypatch.setattr(compiled, "is_kept", lambda program: next(found))
    assert isinstance(kernel_in(program, READY), PlainKernel)
    assert not isinstance(kernel_in(program, READY), PlainKernel)
    assert is_compiled(program)


def test_a_mode_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadInput, match="there is no mode 'fast'; there is: auto, compiled, checked, plain"):
        Match(TYROS, {"players": 3}, mode="fast")
    assert READY not in modes.MODES
