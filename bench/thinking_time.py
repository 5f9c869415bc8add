"""How long search bots think against a player who spams offers: python -m bench.thinking_time [--against NAME …]

A mediocre player sits with three captains or commodores, once without offers and once with as many as allowed. The two
games of a pair have the same deal and seats and are played one after the other, so that the ratio of their processor
times is the same on any machine, near enough. Prints the table in docs/reports/greedy-offers.md.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from bench.greedy_offers import GAMES, MERCHANT, Table
from bench.offerers import PAIRS, QUIET, SPAMMER

SEARCHERS: Final = tuple(name for name in GAMES if name != MERCHANT)
NAMES: Final = {QUIET: "none", SPAMMER: "spammer", PAIRS: "pairs"}
PAIRS_OF_GAMES: Final = 8


class Spent(NamedTuple):
    seconds: float
    visits: int


def play(table: Table, kind: int, game: int) -> Spent:
    """The processor time of a whole game, nearly all of which is the searchers' thinking."""
    before = time.process_time()
    tale = table.play(kind, game)
    return Spent(time.process_time() - before, tale.visits)


def measure(against: str, games: int) -> dict[int, list[Spent]]:
    table = Table(against)
    play(table, QUIET, 0)  # the rules are compiled in the first game
    spent: dict[int, list[Spent]] = {kind: [] for kind in NAMES}
    for game in range(games):
        for kind in NAMES:
            spent[kind].append(play(table, kind, game))
    return spent


def show(against: str, games: int) -> None:
    spent = measure(against, games)
    usual = sum(one.seconds for one in spent[QUIET])
    for kind, name in NAMES.items():
        seconds = sum(one.seconds for one in spent[kind])
        ratios = [one.seconds / other.seconds for one, other in zip(spent[kind], spent[QUIET], strict=True)]
        visits = sum(one.visits for one in spent[kind]) / games
        cells = [against, name, games, f"{seconds / games:.1f} s", f"{visits:,.0f}"]
        print("| " + " | ".join(map(str, cells)) + f" | {seconds / usual:.2f} | {max(ratios):.2f} |", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Measures how long bots think about offers.")
    parser.add_argument("--against", nargs="+", default=list(SEARCHERS), choices=SEARCHERS, help="the other seats")
    parser.add_argument("--games", type=int, default=PAIRS_OF_GAMES, metavar="N", help="games of each offerer")
    parsed = parser.parse_args(arguments)
    print("| Against three | Offerer | Games | Processor time a game | Visits | Ratio | Largest ratio of a game |")
    print("|---|---|---:|---:|---:|---:|---:|", flush=True)
    for against in parsed.against:
        show(against, parsed.games)


if __name__ == "__main__":
    main()
