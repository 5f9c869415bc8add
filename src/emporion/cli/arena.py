"""`emporion arena`: tournaments between bots."""

from __future__ import annotations

import argparse
import pathlib
import shlex
import sys
from typing import Final

from emporion.arena.cluster import LOCAL
from emporion.arena.exports import PACKAGES, write_results
from emporion.arena.extras import require
from emporion.arena.markdown import markdown, share
from emporion.arena.results import GameResult
from emporion.arena.schedule import FORMATS, ROUND_ROBIN, Request, fixtures, make_request, option_of
from emporion.arena.store import extract, read_request
from emporion.arena.summary import Summary, summarize
from emporion.arena.tournament import run_tournament
from emporion.bots.bot import LIMIT_MS, Budget
from emporion.bots.spec import read_specs
from emporion.cli.arguments import add_json, add_options, options_of, print_json, progress, whole, write_file
from emporion.engine.errors import BadInput
from emporion.engine.game import Game
from emporion.games import get_game

USUAL: Final = {"players": 4, "format": ROUND_ROBIN, "deals": 25, "seed": 1}
"""What is not given; by --resume it is an error to give it."""
RUNS: Final = "arena-runs"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_options(parser)
    parser.add_argument("--bots", metavar="A,B,…", help="who plays, e.g. --bots 'admiral(visits=2000),merchant'")
    parser.add_argument(
        "--format",
        choices=FORMATS,
        help="every table that the bots can fill (round-robin, default), or the first bot alone against the others",
    )
    parser.add_argument(
        "--deals", type=whole, metavar="N", help="how often cards are dealt, each for all rotations (default 25)"
    )
    parser.add_argument("--seed", type=whole, metavar="N", help="the same seed deals the same cards (default 1)")
    parser.add_argument("--ms", type=whole, metavar="N", help="grant every bot N milliseconds a decision …")
    parser.add_argument("--visits", type=whole, metavar="N", help="… or N imagined games (default: as it likes)")
    parser.add_argument(
        "--limit-ms",
        type=whole,
        metavar="N",
        help=f"how long a bot is waited for beyond what it is granted (default {LIMIT_MS})",
    )
    parser.add_argument("--workers", type=whole, default=0, metavar="N", help="how many at once (default: all cores)")
    parser.add_argument(
        "--ray", nargs="?", const=LOCAL, metavar="ADDRESS", help="play on a Ray cluster (default: one started here)"
    )
    parser.add_argument("--folder", metavar="FOLDER", help=f"where the run is kept (default: in {RUNS})")
    parser.add_argument("--resume", action="store_true", help="go on with the run that is kept there")
    parser.add_argument("--markdown", metavar="FILE", help="also write a short report in Markdown")
    parser.add_argument("--extract", metavar="ID", help="only take the record of a game out of the folder …")
    parser.add_argument("--to", metavar="FILE", help="… to this file (default: ID.jsonl)")
    add_json(parser)
    parser.set_defaults(players=None)


def run(parsed: argparse.Namespace) -> int:
    game = get_game(parsed.game)
    if parsed.extract is not None:
        write_file(parsed.to or f"{parsed.extract}.jsonl", extract(folder_of(parsed), parsed.extract))
        return 0
    if parsed.to is not None:
        raise BadInput("--to says where the game of --extract goes: give both")
    request = kept_request(game, parsed) if parsed.resume else new_request(game, parsed)
    folder = folder_of(parsed) if parsed.folder else default_folder(request)
    results = play_all(request, folder, parsed)
    summary = summarize(game, request, results)
    write_results(folder, summary, results)
    if parsed.markdown is not None:
        write_file(parsed.markdown, markdown(summary))
    if parsed.json:
        print_json(summary)
    else:
        print_summary(summary, folder)
    return 0


def folder_of(parsed: argparse.Namespace) -> pathlib.Path:
    if parsed.folder is None:
        raise BadInput("name the folder of the run: --folder FOLDER")
    return pathlib.Path(parsed.folder)


def default_folder(request: Request) -> pathlib.Path:
    """The same for the same request to the same bots, so that the same command goes on with it."""
    return pathlib.Path(RUNS) / f"{request.game}-{request.format}-{request.name}"


# ---------------------------------------------------------------------------------------------------- the request


def new_request(game: Game, parsed: argparse.Namespace) -> Request:
    if parsed.bots is None:
        raise BadInput("name the bots that play: --bots A,B,…")
    for name, value in USUAL.items():
        if getattr(parsed, name) is None:
            setattr(parsed, name, value)
    budget = Budget(parsed.ms, parsed.visits, parsed.limit_ms)
    bots = read_specs(parsed.bots)
    return make_request(game, options_of(parsed), bots, parsed.format, parsed.deals, parsed.seed, budget)


def kept_request(game: Game, parsed: argparse.Namespace) -> Request:
    for name in ("bots", "option", *USUAL, *Budget.__struct_fields__):
        if getattr(parsed, name) not in (None, []):
            raise BadInput(f"--resume goes on with the run as it was begun: leave out {option_of(name)}")
    request = read_request(folder_of(parsed))
    if request.game != game.name:
        raise BadInput(f"{parsed.folder}: is a run of {request.game}, not of {game.name}")
    return request


# ---------------------------------------------------------------------------------------------------- playing


def play_all(request: Request, folder: pathlib.Path, parsed: argparse.Namespace) -> list[GameResult]:
    """Play what is missing. What is needed afterwards is looked for before, not after hours."""
    for package in (*PACKAGES, *(["ray"] if parsed.ray else [])):
        require(package)
    try:
        with progress(len(fixtures(request)), "game") as done:
            kept: list[int] = []

            def count(games: int) -> None:
                kept.append(games)
                done(games)

            results = run_tournament(request, folder, parsed.workers, parsed.ray, count)
        if kept[0] == len(results):
            print(f"all {kept[0]} games were kept in {folder}, none was played", file=sys.stderr)
        return results
    except KeyboardInterrupt:
        words = ["emporion", "arena", request.game, "--resume", "--folder", str(folder)]
        print(f"\nWhat was played is kept. Go on with: {shlex.join(words)}", file=sys.stderr)
        raise


def print_summary(summary: Summary, folder: pathlib.Path) -> None:
    print(f"{summary.games} games of {summary.request.game}, {summary.request.deals} deals")
    for bot in summary.bots:
        print(f"  {bot.bot}")
        print(f"    win share {share(bot.win_share)}, rating {bot.rating.mu:.1f} ± {bot.rating.sigma:.1f}", end=", ")
        print(f"points {bot.points.mean:.1f}, {bot.thinking.quantiles[2]:.2g} s a decision", end="")
        print(f", {bot.faults} faults" if bot.faults else "")
    print(f"  digest {summary.digest}")
    print(f"  report {folder / 'report.html'}")
