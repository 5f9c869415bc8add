"""`emporion bench`: how fast the rules run."""

from __future__ import annotations

import argparse
import sys

from emporion.arena.bench import bench
from emporion.cli.arguments import add_game, print_json
from emporion.engine.errors import BadInput
from emporion.games import get_game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--games", type=int, default=10_000, metavar="N", help="games of a compiled run (default 10000)"
    )


def run(parsed: argparse.Namespace) -> int:
    """The result is JSON; what is being measured is told on standard error."""
    if parsed.games < 1:
        raise BadInput("at least one game must be played")
    print_json(bench(get_game(parsed.game), parsed.games, lambda what: print(f"measuring: {what} …", file=sys.stderr)))
    return 0
