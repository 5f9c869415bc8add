"""`emporion warm`: compile the rules of a game, and its bots, now."""

from __future__ import annotations

import argparse
import time

from emporion.arena.simulate import Players
from emporion.bots.registry import make_bot, policies_of
from emporion.bots.spec import read_spec
from emporion.cli.arguments import add_game
from emporion.engine.game import Game
from emporion.engine.modes import available_mode, compile_rules
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
    compile_rules(game.program(options), game.option_row(options))
    print(f"the rules of {game.name} are compiled ({time.perf_counter() - began:.1f} s)", flush=True)
    warm_bots(game)
    print(f"its bots, too ({time.perf_counter() - began:.1f} s)")
    return 0


def warm_bots(game: Game) -> None:
    """Let those bots play, and make those, that use all there is to compile."""
    policies = policies_of(game.name)
    if policies is None:
        return
    options = game.options({})
    for name in policies.numbers:
        Players(game, options, [name] * options.players, 1, "compiled").play(0, 1)
    for spec in policies.examples:
        make_bot(read_spec(spec), game, options).close()
