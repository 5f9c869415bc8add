"""How much merchants trade, and what it brings them: python -m bench.trading [--games N]

Writes docs/reports/trading.md. The games are those of `emporion simulate` with the same seed, on the kernel, with every
trade counted; it takes a minute, and at first one more to compile.
"""

from __future__ import annotations

import argparse
import pathlib
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from emporion.arena.simulate import as_rows, row_of
from emporion.arena.statistics import Interval, by_deal, mean_interval, share_interval
from emporion.bots.playing import Notes, begin_game, policy_action
from emporion.bots.tyros.craft import CRAFT
from emporion.bots.workbench import POLICY
from emporion.engine.modes import kernel_in
from emporion.engine.participants import CHANCE
from emporion.engine.play import PIECES, RESULT, chance_action
from emporion.engine.slots import State, apply, awaited, score
from emporion.games import get_game
from emporion.games.tyros.codes import CLOSE_TRADE, MAKE_OFFER, kind_of, place_of
from emporion.kernel.bits import lowest
from emporion.kernel.random import WORDS
from emporion.kernel.record import Grid, Pool, Row
from emporion.kernel.rule import rule

GAME: Final = get_game("tyros")
PAGE: Final = pathlib.Path(__file__).parents[1] / "docs" / "reports" / "trading.md"
SEED: Final = 1
GAMES: Final = 2000
OFFERS: Final = RESULT
"""Where a row of results has the offers, after what every simulation tells."""
TRADES: Final = RESULT + 1


@rule
def trading_games(
    states: Pool[State],
    options: Row,
    run: int,
    first: int,
    count: int,
    notes: Pool[Notes],
    results: Grid,
    pieces: Grid,
    rng: Row,
    dealer: Row,
) -> None:
    """Play games `first` to `first + count - 1` of a run between merchants; points, offers and trades of each."""
    for game in range(count):
        begin_game(states, options, run, first + game, rng, dealer)
        s = states[0]
        row = results[game]
        waiting = awaited(s)
        while waiting != 0:
            who = lowest(waiting)
            if who == CHANCE:
                action = chance_action(s, dealer, pieces)
            else:
                action = policy_action(s, who, POLICY, notes[who], rng)
                row[OFFERS] += kind_of(action) == MAKE_OFFER
                row[TRADES] += kind_of(action) == CLOSE_TRADE and place_of(action) > 0
            apply(s, who, action)
            waiting = awaited(s)
        score(s, row)


class Tally(NamedTuple):
    """A game: the mean of the points at its table, and what was offered and traded."""

    points: float
    offers: int
    trades: int


def tallies(players: int, games: int, given: dict[str, Any], mode: str = "auto") -> list[Tally]:
    options = GAME.options({"players": players, **given})
    kernel = kernel_in(CRAFT.behind(GAME.program(options), (trading_games,)), mode)
    results = kernel.numbers(games, RESULT + 2)
    kernel.run.trading_games(
        kernel.states(2),
        row_of(kernel, GAME.option_row(options)),
        SEED,
        0,
        games,
        CRAFT.make_notes(kernel),
        results,
        kernel.numbers(2, PIECES),
        kernel.numbers(WORDS),
        kernel.numbers(WORDS),
    )
    return [Tally(sum(row[:players]) / players, row[OFFERS], row[TRADES]) for row in as_rows(results)]


# ---------------------------------------------------------------------------------------------------- the page

HEAD: Final = """# Trading

How much `merchant`s trade among themselves, and what it brings them: {games:,} games for each number of players, each
played twice with the same cards, once as usual and once without offers, which no option allows. *Points* are the mean
of the whole table. In brackets are 95 % confidence intervals, with the game as the unit; *gain* is that of the same
game. The figures come out the same on every machine.

| Players | Trades a game | Games with a trade | Offers a game | Points with trades | Points without | Gain |
|---:|---|---|---|---|---|---|
"""

FOOT: Final = """
A table that trades has more points in the end: the gain is small beside what a game brings, but no chance.

Played with:

    python -m bench.trading --games {games}

The points with trades are also those of `emporion simulate tyros --players 4 --bots merchant --games {games} --seed 1`.
"""


def page(games: int, mode: str = "auto") -> str:
    lines = [line(players, games, mode) for players in (4, 3)]
    return HEAD.format(games=games) + "\n".join(lines) + "\n" + FOOT.format(games=games)


def line(players: int, games: int, mode: str) -> str:
    trading = tallies(players, games, {}, mode)
    silent = tallies(players, games, {"offers_per_turn": 0}, mode)
    cells = [
        str(players),
        shown(mean(one.trades for one in trading)),
        shown(share_interval(by_deal((n, float(one.trades > 0)) for n, one in enumerate(trading))), "{:.1%}"),
        shown(mean(one.offers for one in trading)),
        shown(mean(one.points for one in trading)),
        shown(mean(one.points for one in silent)),
        shown(mean(one.points - other.points for one, other in zip(trading, silent, strict=True))),
    ]
    return "| " + " | ".join(cells) + " |"


def mean(values: Iterable[float]) -> Interval:
    return mean_interval(by_deal(enumerate(values)))


def shown(interval: Interval, form: str = "{:.2f}") -> str:
    return f"{form.format(interval.mean)} ({interval.limits(form.format)})"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Writes the report on trading.")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"games a table (default {GAMES})")
    parser.add_argument("--to", type=pathlib.Path, default=PAGE, metavar="FILE", help="where the page goes")
    parsed = parser.parse_args(arguments)
    parsed.to.write_text(page(parsed.games), encoding="utf-8")


if __name__ == "__main__":
    main()
