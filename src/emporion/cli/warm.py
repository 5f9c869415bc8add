"""`emporion warm`: compile the rules of a game now."""

from __future__ import annotations

import argparse
import time

from emporion.arena.simulate import make_kernel, play_chunk
from emporion.cli.arguments import add_game
from emporion.engine.modes import available_mode
from emporion.games import get_game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)


def run(parsed: argparse.Namespace) -> int:
    game = get_game(parsed.game)
    if available_mode("auto") == "plain":
        print("numba is not installed: the rules run as plain Python, nothing to compile")
        return 0
    began = time.perf_counter()
    options = game.options({})
    play_chunk(make_kernel(game, options, "compiled"), game.option_row(options), 1, 0, 1)
    print(f"the rules of {game.name} are compiled ({time.perf_counter() - began:.1f} s)")
    return 0
