"""Many games on the kernel with an eye on what §17 speaks of: somebody's own loops over the rules of the game."""

from __future__ import annotations

from typing import Any, Final

from emporion.engine.participants import CHANCE
from emporion.engine.play import (
    LISTED,
    PIECES,
    begin_random_game,
    chance_action,
    random_action,
)
from emporion.engine.slots import State, actions_of_kind, apply, awaited, kinds_asked, sample_of_kind, score, set_up
from emporion.games.tyros.codes import BUY_CARD, PASS
from emporion.games.tyros.game import GAME
from emporion.games.tyros.places import TYROS
from emporion.games.tyros.rules.scoring import empire_size
from emporion.games.tyros.state import DEAL_TILES
from emporion.kernel.bits import lowest, nth, size
from emporion.kernel.random import WORDS, below
from emporion.kernel.record import Grid, Pool, Row
from emporion.kernel.rule import rule

SIZES_AT: Final = 8
ROUNDS_AT: Final = 12
CITIES_AT: Final = 13
TYROS_AT: Final = 14
LAST_ROUND_AT: Final = 15
LENGTH: Final = 16


@rule
def thrifty_action(s: State, who: int, rng: Row, out: Row) -> int:
    """A random kind, but passing last, never three cards for one, and no joker where the colour is at hand."""
    kinds = kinds_asked(s, who) & ~(1 << BUY_CARD | 1 << PASS)
    while kinds != 0:
        kind = nth(kinds, below(rng, size(kinds)))
        n = actions_of_kind(s, who, kind, 1, out, 0)
        if n > 0:
            return out[below(rng, n)]
        action = sample_of_kind(s, who, kind, rng)
        if action != 0:
            return action
        kinds &= ~(1 << kind)
    return PASS


@rule
def survey(
    states: Pool[State],
    options: Row,
    first: int,
    count: int,
    thrifty: int,
    rows: Grid,
    out: Row,
    pieces: Grid,
    rng: Row,
) -> None:
    """A row for each game: points, empire sizes, rounds, cities, a chip in Tyros after the set-up, last round."""
    for game in range(count):
        states[0] = states[1]
        begin_random_game(rng, 17, first + game)
        set_up(states[0], options)
        s = states[0]
        row = rows[game]
        waiting = awaited(s)
        while waiting != 0:
            who = lowest(waiting)
            if s.stage == DEAL_TILES and s.empire[TYROS] != 0:
                row[TYROS_AT] = 1
            if who == CHANCE:
                apply(s, who, chance_action(s, rng, pieces))
            elif thrifty != 0:
                apply(s, who, thrifty_action(s, who, rng, out))
            else:
                apply(s, who, random_action(s, who, rng, out))
            waiting = awaited(s)
        score(s, row)
        for empire in range(4):
            row[SIZES_AT + empire] = empire_size(s, empire + 1)
        for field in range(1, TYROS + 1):
            if s.city[field] != 0:
                row[CITIES_AT] += 1
        row[ROUNDS_AT] = s.round
        row[LAST_ROUND_AT] = s.last_round


def surveyed(options: dict[str, Any], games: int, thrifty: bool = False, first: int = 0) -> list[list[int]]:
    """Compiled, so that thousands of games take a second."""
    checked = GAME.options(options)
    kernel = GAME.program(GAME.options({})).with_entries((survey,)).compiled()
    row = kernel.numbers(len(checked.row()))
    row[:] = checked.row()
    rows = kernel.numbers(games, LENGTH)
    out, pieces, rng = kernel.numbers(LISTED), kernel.numbers(2, PIECES), kernel.numbers(WORDS)
    kernel.run.survey(kernel.states(2), row, first, games, int(thrifty), rows, out, pieces, rng)
    found: list[list[int]] = rows.tolist()
    return found
