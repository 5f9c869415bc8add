"""`emporion fuzz`: look for faults."""

from __future__ import annotations

import argparse
import pathlib

from emporion.arena.fuzz import fuzz
from emporion.cli.arguments import add_game, add_json, print_json, progress, whole
from emporion.games import get_game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=whole, default=20_000, metavar="N", help="random games (default 20000)")
    parser.add_argument(
        "--matches", type=whole, default=200, metavar="N", help="games with undos and standing orders (default 200)"
    )
    parser.add_argument("--bad", type=whole, default=20_000, metavar="N", help="bad submissions (default 20000)")
    parser.add_argument("--seed", type=whole, default=1, metavar="N")
    parser.add_argument(
        "--to", default="fuzz-findings", metavar="FOLDER", help="where records of faults go (default fuzz-findings)"
    )
    add_json(parser)


def run(parsed: argparse.Namespace) -> int:
    game, folder = get_game(parsed.game), pathlib.Path(parsed.to)
    with progress(parsed.games + parsed.matches + parsed.bad, "try") as done:
        findings = fuzz(game, parsed.games, parsed.matches, parsed.bad, parsed.seed, folder, done)
    if parsed.json:
        print_json(findings)
    else:
        refused = f"{findings.submissions} bad submissions ({sum(findings.refused.values())} refused)"
        played = f"{findings.games} games, {findings.matches} with undos and standing orders"
        print(f"{played}, {refused}, {len(findings.faults)} faults")
        for fault, record in zip(findings.faults, findings.records, strict=True):
            print(f"  {fault}\n    emporion show {record}")
    return 1 if findings.faults else 0
