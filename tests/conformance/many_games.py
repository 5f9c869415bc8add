"""Many games of every sort, byte for byte the same in every mode: python -m tests.conformance.many_games --games 2000

The short form is `test_modes.py`. Says for each sort how many games were compared, with a digest of them all.
"""

from __future__ import annotations

import argparse
import hashlib
import sys

from emporion.games import get_game
from tests.conformance.test_modes import SORTS, Sort, finished


def compare(sort: Sort, games: int) -> str:
    """A digest of the games; AssertionError with the number of the first game that is not the same."""
    game = get_game(sort.game)
    options = game.options(sort.options)
    program, row = game.program(options), game.option_row(options)
    others = [program.compiled(), program.compiled(checked=False), program.compiled(quick=True)]
    digest = hashlib.sha256()
    for number in range(games):
        expected = finished(program.plain(), row, number)
        for kernel in others:
            assert finished(kernel, row, number) == expected, f"{sort}: game {number} differs"
        digest.update(repr(expected).encode())
    return digest.hexdigest()[:16]


def main() -> int:
    parser = argparse.ArgumentParser(description="Plays the same games in every mode and compares them.")
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="of each game (default 2000)")
    games = parser.parse_args().games
    for sort in SORTS:
        share = -(-games // sum(other.game == sort.game for other in SORTS))
        print(f"{sort.game} {sort.options}: {share} games, digest {compare(sort, share)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
