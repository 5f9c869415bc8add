"""`emporion bench`: how fast the rules and the bots run."""

from __future__ import annotations

import argparse
import sys

from emporion.arena.bench import bench
from emporion.arena.bench_bots import bench_bots, shortcomings
from emporion.cli.arguments import add_game, print_json, whole
from emporion.engine.errors import BadInput
from emporion.games import get_game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--games", type=whole, default=10_000, metavar="N", help="games of a compiled run (default 10000)"
    )
    parser.add_argument(
        "--decisions", type=whole, default=10_000, metavar="N", help="decisions of a bot by the clock (default 10000)"
    )


def run(parsed: argparse.Namespace) -> int:
    """The result is JSON; what is being measured, and what is not as it should be, is told on standard error."""
    if parsed.games < 1 or parsed.decisions < 1:
        raise BadInput("at least one game must be played, and one decision made")
    game = get_game(parsed.game)
    result = bench(game, parsed.games, say)
    if "compiled" in result:
        result["bots"] = bench_bots(game, parsed.games, parsed.decisions, say)
    print_json(result)
    complaints = shortcomings(result.get("bots", {}))
    for complaint in complaints:
        print(f"emporion: {complaint}", file=sys.stderr)
    return 1 if complaints else 0


def say(what: str) -> None:
    print(f"measuring: {what} …", file=sys.stderr)
