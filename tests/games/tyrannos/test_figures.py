"""The figures of Y13 about whole games: what players who trade, keep the peace or love war come to.

Some hundred games are played. A figure must lie within four standard errors of what they say, its own rounding
allowed for. They are always the same games, so this fails only when the rules, or the strategos, have changed.
"""

from __future__ import annotations

import functools
from collections.abc import Callable

import pytest

from bench.balance import BEFORE, SEED, TEMPERAMENTS
from bench.balance_figures import margin, year
from bench.tyrannos_games import GAME, YEAR, notes_set, tales
from emporion.arena.simulate import row_of
from emporion.arena.statistics import NORMAL, Deal, Interval, mean_interval
from emporion.bots.tyrannos.craft import CRAFT
from emporion.bots.workbench import POLICY
from emporion.engine.modes import kernel_in
from emporion.engine.play import LISTED, PIECES, RESULT
from emporion.games.tyrannos.scoresheet import SeatScore, score_sheet
from emporion.games.tyrannos.state import State
from emporion.kernel.random import WORDS

PLAYERS = 4
MEASURED = {"players": PLAYERS, **BEFORE}
"""The rules by which the figures were measured."""
YEARS = 30
"""Games of which only the first year is played, without a compiler."""
GAMES = 300


def agrees(figure: float, measured: Interval, digit: float) -> bool:
    """`digit` is the last one that a figure is told to."""
    return abs(figure - measured.mean) <= 4 * margin(measured) / NORMAL + digit / 2


@functools.cache
def last_states(temperament: str) -> list[State]:
    """How games between players of a temperament end."""
    options = GAME.options(MEASURED)
    kernel = kernel_in(CRAFT.program(GAME, options), "compiled")
    states, results = kernel.states(2), kernel.numbers(1, RESULT)
    row, policies = row_of(kernel, GAME.option_row(options)), row_of(kernel, [POLICY] * PLAYERS)
    notes = notes_set(kernel, TEMPERAMENTS[temperament])
    out, pieces = kernel.numbers(LISTED), kernel.numbers(2, PIECES)
    rng, dealer = kernel.numbers(WORDS), kernel.numbers(WORDS)
    ends = []
    for game in range(GAMES):
        kernel.run.bot_games(states, row, SEED, game, 1, policies, notes, results, out, pieces, rng, dealer)
        ends.append(GAME.schema.unpack(kernel.get(states, 0)))
    return ends


def scores(s: State) -> list[SeatScore]:
    """Of those who are there at the end."""
    return [seat for seat in score_sheet(s).seats if s.left[seat.seat] == 0]


def mean_of(temperament: str, value: Callable[[State], list[int]]) -> Interval:
    values = [value(s) for s in last_states(temperament)]
    return mean_interval([Deal(sum(game), len(game)) for game in values])


@functools.cache
def year_of_trade() -> dict[str, Interval]:
    told = tales(MEASURED, YEARS, SEED, "plain", YEAR, TEMPERAMENTS["trading"])
    return year(list(told), PLAYERS)


@pytest.mark.parametrize(("what", "figure", "digit"), [("city", 2.9, 0.1), ("store", 3.0, 0.1), ("talents", 2.8, 0.1)])
def test_13_a_year_of_peace_and_trade(what: str, figure: float, digit: float) -> None:
    assert agrees(figure, year_of_trade()[what], digit)


@pytest.mark.parametrize(
    ("source", "figure"),
    [("total", 39), ("original", 11), ("cities", 9), ("expansions", 14), ("talents", 5)],
)
def test_13_points_of_who_lasts_in_peace(source: str, figure: int) -> None:
    assert agrees(figure, mean_of("peaceful", lambda s: [getattr(seat, source) for seat in scores(s)]), 1)


def test_13_points_of_the_winner_in_peace() -> None:
    assert agrees(52, mean_of("peaceful", lambda s: [max(seat.total for seat in scores(s))]), 1)


@pytest.mark.parametrize(("temperament", "figure"), [("peaceful", 0.4), ("usual", 0.7), ("aggressive", 1.6)])
def test_13_eliminations(temperament: str, figure: float) -> None:
    assert agrees(figure, mean_of(temperament, lambda s: [PLAYERS - len(scores(s))]), 0.1)


def test_a_figure_that_is_wrong_is_found() -> None:
    assert not agrees(35, mean_of("peaceful", lambda s: [seat.total for seat in scores(s)]), 1)
    assert not agrees(2.6, year_of_trade()["city"], 0.1)
