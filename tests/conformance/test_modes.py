"""Plain and compiled rules play the same games, byte for byte."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from emporion.engine import conformance
from emporion.engine.play import LISTED, PIECES, RESULT
from emporion.games import game_names, get_game
from emporion.kernel.program import Kernel
from emporion.kernel.random import WORDS


class Sort(NamedTuple):
    """Games to compare."""

    game: str
    options: dict[str, Any]


def tyros(**options: Any) -> Sort:
    return Sort("tyros", options)


def tyrannos(**options: Any) -> Sort:
    return Sort("tyrannos", options)


TYROS = get_game("tyros")
SORTS = [
    tyros(players=3, setup="first-game", toll_without_card="free", card_tracking="on"),
    tyros(players=4, gifts="on", card_tracking="on"),
    tyros(players=3, edition="giochi-rari", gifts="on"),
    tyros(players=4, edition="giochi-rari", card_tracking="on", trades_per_round=0),
    tyrannos(players=2),
    tyrannos(players=3, preset="letter", cities=10, dump_rate="0"),
    tyrannos(players=4, preset="friendly", treasury_transfers="on", voitheia_hand=6),
    tyrannos(players=5, preset="letter", tax_per_level=12, offers_per_turn=1),
    tyrannos(players=6, dump_rate="0.5", punic_tokens=4),
    tyrannos(players=4, support="join", alliance_end="any-decision", warehouse_room="both", last_city_spared="on"),
    tyrannos(players=3, embassy_from=3, vassal_by_gift="off", points_pause=12, truce_scope="residences"),
]
GAMES = 20
"""Of each sort, in both modes; `make soak` plays thousands."""
PIECES_OF_WORK = 5
STATES = {"tyros": 1000, "tyrannos": 200}
"""So many states, at least, have five games: a tyrant at random may fall early."""

of_each_sort = pytest.mark.parametrize("sort", SORTS, ids=lambda sort: f"{sort.game}-{SORTS.index(sort)}")


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
@of_each_sort
def test_both_modes_play_the_same_games(sort: Sort, part: int) -> None:
    game = get_game(sort.game)
    options = game.options(sort.options)
    program, row = game.program(options), game.option_row(options)
    for number in range(part, GAMES, PIECES_OF_WORK):
        assert finished(program.plain(), row, number) == finished(program.compiled(), row, number)


@of_each_sort
def test_both_modes_go_through_the_same_states(sort: Sort) -> None:
    game = get_game(sort.game)
    program = game.program(game.options(sort.options))
    plain, compiled = program.plain(), program.compiled()
    compared = sum(conformance.check_same_steps(game, sort.options, n, plain, compiled) for n in range(5))
    assert compared > STATES[sort.game]


@of_each_sort
def test_the_unchecked_form_plays_the_same_games(sort: Sort) -> None:
    """And the checks find nothing."""
    game = get_game(sort.game)
    options = game.options(sort.options)
    program, row = game.program(options), game.option_row(options)
    for number in range(100):
        assert finished(program.compiled(checked=False), row, number) == finished(program.compiled(), row, number)


@pytest.mark.parametrize("reduced", [0, 1])
@pytest.mark.parametrize("name", game_names())
def test_both_modes_list_the_same_actions_in_the_same_order(name: str, reduced: int) -> None:
    game = get_game(name)
    compiled = game.program(game.options({"players": 4})).compiled()
    states, out = compiled.states(1), compiled.numbers(LISTED)
    for match, decision in conformance.random_match(game, {"players": 4}, 9):
        compiled.put(states, 0, game.schema.pack(match.state))
        count = compiled.run.legal(states, 0, decision.seat, reduced, out)
        mine = [game.encode(action) for action in match.legal(decision.seat, bool(reduced))]
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
