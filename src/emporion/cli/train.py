"""`emporion train`: learn the weights by which the search bots appraise positions."""

from __future__ import annotations

import argparse
import pathlib

from emporion.cli.arguments import add_game, whole
from emporion.engine.errors import BadInput
from emporion.engine.modes import MODES
from emporion.games import get_game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=whole, default=20_000, metavar="N", help="games a table to learn from")
    parser.add_argument("--seed", type=whole, default=1, metavar="N", help="the same seed learns the same (default 1)")
    parser.add_argument("--mode", choices=MODES, default="auto", help="how the rules run")
    parser.add_argument("--to", metavar="FILE", help="where the weights go (default: into the package)")


def run(parsed: argparse.Namespace) -> int:
    game = get_game(parsed.game)
    if parsed.games < 100:
        raise BadInput("at least 100 games are needed to learn from")
    try:
        from emporion.bots.training import package_file, train, write_weights
    except ImportError:
        raise BadInput("learning needs numpy: install emporion[fast]") from None
    weights, lessons = train(game, parsed.games, parsed.seed, parsed.mode, lambda what: print(what, flush=True))
    path = pathlib.Path(parsed.to) if parsed.to else package_file(game.name)
    write_weights(path, f"emporion train {game.name} --games {parsed.games} --seed {parsed.seed}", weights)
    print(f"{'table':<16}{'stage':>15}{'positions':>11}{'loss':>9}{'even':>9}{'points ±':>10}")
    for one in lessons:
        print(f"{one.table:<16}{one.stage:>15}{one.positions:>11}", end="")
        print(f"{one.loss:>9}{one.even_loss:>9}{one.points_error:>10}")
    print(f"weights written to {path}")
    return 0
