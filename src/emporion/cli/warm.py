"""`emporion warm`: compile the rules of a game, and its bots, now."""

from __future__ import annotations

import argparse
import time

from emporion.bots.registry import policies_of
from emporion.cli.arguments import add_game
from emporion.engine.game import Game
from emporion.engine.modes import available_mode, why_not_compiled
from emporion.games import get_game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)


def run(parsed: argparse.Namespace) -> int:
    game = get_game(parsed.game)
    if available_mode("auto") == "plain":
        print(f"the rules run as plain Python, nothing to compile: the compiled mode {why_not_compiled()}")
        return 0
    began = time.perf_counter()
    game.program(game.options({})).compiled()
    print(f"the rules of {game.name} are compiled ({time.perf_counter() - began:.1f} s)", flush=True)
    warm_bots(game)
    print(f"its bots, too ({time.perf_counter() - began:.1f} s)")
    return 0


def warm_bots(game: Game) -> None:
    policies = policies_of(game.name)
    if policies is not None:
        policies.program(game, game.options({})).compiled()
