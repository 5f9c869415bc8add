"""How long rules compile and how fast each form of them runs, in turn in one process: python -m bench.compiler

Prints JSON. Times are those of the processor. A ratio is the time of another form to that of the default one in the
same round: the median of all rounds, with the 10th and 90th percentile. Every form must give the same digest.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import timeit
from collections.abc import Callable, Mapping
from typing import Any, Final

from emporion.arena.simulate import play_chunk, row_of
from emporion.bots.registry import policies_of
from emporion.cli.arguments import print_json
from emporion.cli.bench import say
from emporion.cli.rules import programs_of
from emporion.engine.game import Game
from emporion.engine.play import ACTIONS_AT, LISTED, PIECES, RESULT
from emporion.games import game_names, get_game
from emporion.kernel.compiled import CompiledKernel, compile_program
from emporion.kernel.compiler.machine import this_processor
from emporion.kernel.program import Kernel, Program
from emporion.kernel.random import WORDS

FORMS: Final = ("compiled", "unchecked", "quick", "gcc")
RANDOM_GAMES: Final = 1500
BOT_GAMES: Final = 40
STARTS: Final = 5
FIRST_GAME: Final = """
import sys
from emporion.arena.simulate import Players
from emporion.games import get_game
game = get_game(sys.argv[1])
options = game.options({})
Players(game, options, ["random"] * options.players, 1, "compiled").play(0, 1)
"""
Work = Callable[[Kernel], tuple[float, bytes]]
"""Nanoseconds a decision, and what came out."""


def in_form(program: Program, form: str) -> Kernel:
    if form != "gcc":
        return program.compiled(checked=form != "unchecked", quick=form == "quick")
    from bench.rules_in_c import entry_points

    kernel = CompiledKernel(program, checked=False)
    kernel.run = entry_points(program)
    return kernel


def random_games(game: Game, games: int) -> Work:
    row = game.option_row(game.options({}))

    def play(kernel: Kernel) -> tuple[float, bytes]:
        began = time.process_time()
        rows = play_chunk(kernel, row, 5, 0, games)
        took = time.process_time() - began
        return took / sum(row[ACTIONS_AT] for row in rows) * 1e9, repr(rows).encode()

    return play


def bot_games(game: Game, games: int) -> Work:
    options, policies = game.options({}), policies_of(game.name)
    assert policies is not None

    def play(kernel: Kernel) -> tuple[float, bytes]:
        results = kernel.numbers(games, RESULT)
        given = row_of(kernel, game.option_row(options)), 5, 0, games, row_of(kernel, [1] * options.players)
        rows = kernel.numbers(LISTED), kernel.numbers(2, PIECES), kernel.numbers(WORDS), kernel.numbers(WORDS)
        states, notes = kernel.states(2), policies.notes(kernel)
        began = time.process_time()
        kernel.run.bot_games(states, *given, notes, results, *rows)
        took = time.process_time() - began
        return took / int(results[:, ACTIONS_AT].sum()) * 1e9, results.tobytes()

    return play


def in_turn(kernels: Mapping[str, Kernel], work: Work, rounds: int) -> dict[str, Any]:
    """All forms, one after the other, again and again; the first is what the others are compared with."""
    times: dict[str, list[float]] = {form: [] for form in kernels}
    digests = set()
    for _ in range(rounds):
        for form, kernel in kernels.items():
            took, result = work(kernel)
            times[form].append(took)
            digests.add(hashlib.sha256(result).hexdigest()[:12])
    if len(digests) != 1:
        raise SystemExit(f"the forms do not give the same results: {sorted(digests)}")
    first = times[next(iter(kernels))]
    return {
        "digest": digests.pop(),
        "ns_a_decision": {form: round(statistics.median(taken), 1) for form, taken in times.items()},
        "to_default": {
            form: spread([a / b for a, b in zip(taken, first, strict=True)]) for form, taken in times.items()
        },
    }


def spread(ratios: list[float]) -> dict[str, float]:
    ordered = sorted(ratios)
    low, high = ordered[len(ordered) // 10], ordered[-1 - len(ordered) // 10]
    return {"median": round(statistics.median(ordered), 3), "low": round(low, 3), "high": round(high, 3)}


def compile_seconds(program: Program, form: str) -> float:
    began = time.process_time()
    compile_program(program, this_processor(), checked=form != "unchecked", quick=form == "quick")
    return round(time.process_time() - began, 2)


def start_seconds(game: Game) -> float:
    """From starting Python to the end of the first game, with kept code: the best of some."""
    taken = []
    for _ in range(STARTS):
        before = os.times()
        subprocess.run([sys.executable, "-c", FIRST_GAME, game.name], check=True)
        after = os.times()
        taken.append(after.children_user + after.children_system - before.children_user - before.children_system)
    return round(min(taken), 3)


def call_nanoseconds(program: Program) -> float:
    """Of a small entry point, with what Python itself takes for a call."""
    kernel = program.compiled()
    space = {"call": kernel.run.who_is_awaited, "states": kernel.states(1)}
    return round(min(timeit.repeat("call(states, 0)", globals=space, number=200_000)) / 200_000 * 1e9, 1)


def bench_game(game: Game, forms: list[str], rounds: int) -> dict[str, Any]:
    rules, with_bots = programs_of(game)
    say(f"{game.name}: compiling")
    compiled = {
        form: [compile_seconds(rules, form), compile_seconds(with_bots, form)] for form in forms if form != "gcc"
    }
    figures: dict[str, Any] = {"compile_seconds_rules_and_with_bots": compiled}
    for name, program, work in (
        ("random", rules, random_games(game, RANDOM_GAMES)),
        ("bots", with_bots, bot_games(game, BOT_GAMES)),
    ):
        say(f"{game.name}: {name}")
        figures[name] = in_turn({form: in_form(program, form) for form in forms}, work, rounds)
    say(f"{game.name}: starting")
    return figures | {"start_to_first_game_seconds": start_seconds(game), "call_ns": call_nanoseconds(rules)}


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures the compiler of the rules, and what it makes.")
    parser.add_argument("game", nargs="*", metavar="GAME", help="names of games (default: all)")
    parser.add_argument("--rounds", type=int, default=15, metavar="N", help="rounds of each comparison (default 15)")
    parsed = parser.parse_args()
    forms = [form for form in FORMS if form != "gcc" or shutil.which("gcc")]
    with tempfile.TemporaryDirectory() as cache:
        os.environ["EMPORION_CACHE"] = str(pathlib.Path(cache))
        print_json({name: bench_game(get_game(name), forms, parsed.rounds) for name in parsed.game or game_names()})
    return 0


if __name__ == "__main__":
    sys.exit(main())
