"""`emporion warm`: compile the rules of a game, and its bots, now."""

from __future__ import annotations

import argparse
import time

from emporion.cli.rules import programs_of
from emporion.engine.modes import available_mode, why_not_compiled
from emporion.games import game_names, get_game
from emporion.kernel.program import Program


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="*", metavar="GAME", help="names of games (default: all)")
    parser.add_argument(
        "--carry", action="store_true", help="compile for common processors, into the package, before a wheel is built"
    )


def run(parsed: argparse.Namespace) -> int:
    if available_mode("auto") == "plain":
        print(f"the rules run as plain Python, nothing to compile: the compiled mode {why_not_compiled()}")
        return 0
    compile_one = carry_everywhere if parsed.carry else compile_here
    for name in parsed.game or game_names():
        began = time.perf_counter()
        for program, what in zip(programs_of(get_game(name)), ("its rules", "with its bots"), strict=False):
            compile_one(program)
            print(f"{name}: {what} compiled ({time.perf_counter() - began:.1f} s)", flush=True)
    return 0


def compile_here(program: Program) -> None:
    program.compiled()


def carry_everywhere(program: Program) -> None:
    from emporion.kernel.compiled import CARRIED, carry
    from emporion.kernel.compiler.machine import COMMON

    for processor in COMMON:
        carry(program, processor, CARRIED)
