"""`emporion simulate`: many games between bots."""

from __future__ import annotations

import argparse

from emporion.arena.simulate import Simulation, recorded_game, simulate
from emporion.bots.spec import read_specs
from emporion.cli.arguments import add_json, add_options, options_of, print_json, progress, whole, write_file
from emporion.engine.errors import BadInput
from emporion.engine.modes import MODES
from emporion.engine.participants import seat_letter
from emporion.games import get_game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_options(parser)
    parser.add_argument("--games", type=whole, default=1000, metavar="N", help="how many games (default 1000)")
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        help="one for each seat, or one for all (default: random); random, merchant and strategos are the quickest",
    )
    parser.add_argument(
        "--seed", type=whole, default=1, metavar="N", help="the same seed plays the same games (default 1)"
    )
    parser.add_argument("--workers", type=whole, default=0, metavar="N", help="how many at once (default: all cores)")
    parser.add_argument(
        "--mode", choices=MODES, default="auto", help="how the rules run (default: compiled if it can be)"
    )
    parser.add_argument(
        "--record", type=whole, metavar="N", help="also write game number N of the run (from 0) as a record …"
    )
    parser.add_argument("--to", metavar="FILE", help="… to this file")
    add_json(parser)


def run(parsed: argparse.Namespace) -> int:
    game = get_game(parsed.game)
    check_record(parsed)
    given = options_of(parsed)
    bots = list(map(str, read_specs(parsed.bots or "random")))
    if len(bots) == 1:
        bots *= game.options(given).players
    with progress(parsed.games, "game") as done:
        result = simulate(game, given, bots, parsed.games, parsed.seed, parsed.workers, parsed.mode, done)
    if parsed.record is not None:
        path = parsed.to or f"{game.name}-{parsed.seed}-{parsed.record}.jsonl"
        write_file(path, recorded_game(game, given, parsed.seed, parsed.record, bots).record.to_text())
    if parsed.json:
        print_json(result)
    else:
        print_summary(result)
    return 0


def check_record(parsed: argparse.Namespace) -> None:
    if parsed.record is None and parsed.to is not None:
        raise BadInput("--to says where the game of --record goes: give both")
    if parsed.record is not None and not 0 <= parsed.record < parsed.games:
        raise BadInput(f"--record {parsed.record}: the games of the run have the numbers 0 to {parsed.games - 1}")


def print_summary(result: Simulation) -> None:
    print(f"{result.games} games of {result.game}, {result.actions} actions in {result.seconds} s", end=" ")
    print(f"({result.mode}, {result.workers} at once)")
    print(f"  {result.games_per_second} games/s, {result.actions_per_second} actions/s")
    print("  rounds:", ", ".join(f"{rounds}: {games}" for rounds, games in result.rounds.items()))
    print(f"  points: mean {result.scores['mean']}, {result.scores['lowest']} to {result.scores['highest']}")
    for seat, (bot, wins) in enumerate(zip(result.bots, result.wins, strict=True)):
        mean = result.scores["by_seat"][seat]
        print(f"  {seat_letter(seat)} {bot}: won {wins} ({wins / result.games:.1%}), mean points {mean}")
    if result.faults:
        print(f"  defaults played for bots that failed: {result.faults}")
    print(f"  digest {result.digest}")
