"""Plain and compiled rules play the same games, byte for byte."""

from __future__ import annotations

from typing import Any

import pytest

from emporion.engine import conformance
from emporion.engine.play import LISTED, PIECES, RESULT
from emporion.games import get_game
from emporion.kernel.program import Kernel
from emporion.kernel.random import WORDS

TYROS = get_game("tyros")
SORTS: list[dict[str, Any]] = [
    {"players": 3, "setup": "first-game", "toll_without_card": "free", "card_tracking": "on"},
    {"players": 4, "gifts": "on", "card_tracking": "on"},
    {"players": 3, "edition": "giochi-rari", "gifts": "on"},
    {"players": 4, "edition": "giochi-rari", "card_tracking": "on", "trades_per_round": 0},
]
GAMES = 500
PIECES_OF_WORK = 5


def finished(kernel: Kernel, row: list[int], number: int) -> tuple[list[int], bytes]:
    """A random game: its results with a digest of all its actions, and the bytes of its last state."""
    options = kernel.numbers(len(row))
    for i, value in enumerate(row):
        options[i] = value
    states, results = kernel.states(2), kernel.numbers(1, RESULT)
    out, pieces, rng = kernel.numbers(LISTED), kernel.numbers(2, PIECES), kernel.numbers(WORDS)
    fault = kernel.run.random_games(states, options, 3, number, 1, 1, results, out, pieces, rng)
    assert fault == -1
    return [int(value) for value in results[0]], kernel.get(states, 0)


@pytest.mark.parametrize("part", range(PIECES_OF_WORK))
@pytest.mark.parametrize("sort", range(len(SORTS)))
def test_both_modes_play_the_same_2000_games(sort: int, part: int) -> None:
    options = TYROS.options(SORTS[sort])
    program, row = TYROS.program(options), TYROS.option_row(options)
    for number in range(part, GAMES, PIECES_OF_WORK):
        assert finished(program.plain(), row, number) == finished(program.compiled(), row, number)


@pytest.mark.parametrize("sort", range(len(SORTS)))
def test_both_modes_go_through_the_same_states(sort: int) -> None:
    program = TYROS.program(TYROS.options(SORTS[sort]))
    plain, compiled = program.plain(), program.compiled()
    compared = sum(conformance.check_same_steps(TYROS, SORTS[sort], n, plain, compiled) for n in range(5))
    assert compared > 1000


@pytest.mark.parametrize("sort", range(len(SORTS)))
def test_the_checked_mode_finds_no_bad_index(sort: int) -> None:
    options = TYROS.options(SORTS[sort])
    program, row = TYROS.program(options), TYROS.option_row(options)
    for number in range(100):
        assert finished(program.compiled(checked=True), row, number) == finished(program.compiled(), row, number)


@pytest.mark.parametrize("reduced", [0, 1])
def test_both_modes_list_the_same_actions_in_the_same_order(reduced: int) -> None:
    program = TYROS.program(TYROS.options({"players": 4}))
    compiled = program.compiled()
    states, out = compiled.states(1), compiled.numbers(LISTED)
    for match, decision in conformance.random_match(TYROS, {"players": 4}, 9):
        compiled.put(states, 0, TYROS.schema.pack(match.state))
        count = compiled.run.legal(states, 0, decision.seat, reduced, out)
        mine = [TYROS.encode(action) for action in match.legal(decision.seat, bool(reduced))]
        assert mine == [int(code) for code in out[:count]]


def test_a_row_that_is_too_short_is_filled_and_the_whole_number_counted() -> None:
    """§ `emit`: what does not fit is not written, but counted, and nothing beyond the row is touched."""
    for match, decision in conformance.random_match(TYROS, {"players": 4}, 9):
        every = [TYROS.encode(action) for action in match.legal(decision.seat)]
        if len(every) > 10:
            break
    compiled = TYROS.program(TYROS.options({"players": 4})).compiled()
    states, out = compiled.states(1), compiled.numbers(8)
    compiled.put(states, 0, TYROS.schema.pack(match.state))
    assert compiled.run.legal(states, 0, decision.seat, 0, out[:5]) == len(every)
    assert [int(code) for code in out] == [*every[:5], 0, 0, 0]
