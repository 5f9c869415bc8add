"""How fast the rules run, as figures and as ratios measured in one run."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from emporion.arena.simulate import simulate
from emporion.engine.game import Game
from emporion.engine.modes import available_mode
from emporion.engine.participants import CHANCE
from emporion.engine.play import LISTED, PIECES, begin_random_game, chance_action, legal_actions, random_action
from emporion.engine.slots import State, apply, awaited, set_up
from emporion.kernel.bits import lowest
from emporion.kernel.program import Kernel
from emporion.kernel.random import WORDS
from emporion.kernel.record import Grid, Pool, Row
from emporion.kernel.rule import rule

MIDDLE = 200
"""Actions after which a game counts as in its middle."""
MILLION = 1_000_000


@rule
def go_to_middle(states: Pool[State], options: Row, actions: int, out: Row, pieces: Grid, rng: Row) -> int:
    """Play states[0] at random until a seat is asked in the middle of a game; the seat."""
    begin_random_game(rng, 1, 1)
    set_up(states[0], options)
    done = 0
    while True:
        who = lowest(awaited(states[0]))
        if who == CHANCE:
            apply(states[0], who, chance_action(states[0], rng, pieces))
            continue
        if done >= actions and legal_actions(states[0], who, 0, out) > 50:
            return who
        apply(states[0], who, random_action(states[0], who, rng, out))
        done += 1


@rule
def repeat_legal(states: Pool[State], who: int, reduced: int, times: int, out: Row) -> int:
    listed = 0
    for _ in range(times):
        listed += legal_actions(states[0], who, reduced, out)
    return listed


@rule
def repeat_copy(states: Pool[State], times: int) -> None:
    """Copy to and fro in an array, so that no copy can be left out."""
    for i in range(times):
        states[(i * 7) % len(states)] = states[(i * 13 + 5) % len(states)]


def bench(game: Game, games: int, say: Callable[[str], None] = lambda what: None) -> dict[str, Any]:
    """Measure everything once; noise of the machine touches both sides of a ratio."""
    players = max(game.seats)
    options = game.options({"players": players})
    mode = available_mode("auto")
    say("plain random play")
    plain = random_play(game, players, max(20, games // 100), 1, "plain")
    result: dict[str, Any] = {
        "machine": {"cores": os.cpu_count(), "python": sys.version.split()[0]},
        "state_bytes": game.schema.size,
        "plain": plain,
        "import_seconds": import_seconds(game, say),
    }
    if mode == "plain":
        return result
    say("compiled random play, one core")
    one = random_play(game, players, games, 1, mode)
    say("compiled random play, all cores")
    many = random_play(game, players, games, 0, mode)
    result |= {
        "compiled": one,
        "compiled_all_cores": many,
        "memory_million_states_mb": million_states(game.program(options).compiled()),
        "primitives": {
            "compiled": primitives(game, options, mode, say),
            "plain": primitives(game, options, "plain", say),
        },
        "ratios": {
            "compiled_to_plain": round(one["actions_per_second"] / plain["actions_per_second"], 1),
            "all_cores_to_one": round(many["actions_per_second"] / one["actions_per_second"], 2),
        },
    }
    return result


def random_play(game: Game, players: int, games: int, workers: int, mode: str) -> dict[str, float]:
    """The best of three runs: what the machine can do when it is left alone."""
    runs = [simulate(game, {"players": players}, ["random"] * players, games, 1, workers, mode) for _ in range(3)]
    best = max(runs, key=lambda run: run.actions_per_second)
    return {
        "games": best.games,
        "workers": best.workers,
        "games_per_second": best.games_per_second,
        "actions_per_second": best.actions_per_second,
    }


def primitives(game: Game, options: Any, mode: str, say: Callable[[str], None]) -> dict[str, float]:
    """Nanoseconds of one list of legal actions and of one copy, in a position with many choices."""
    say(f"primitives, {mode}")
    program = game.program(options).with_entries((go_to_middle, repeat_legal, repeat_copy))
    kernel = program.plain() if mode == "plain" else program.compiled()
    states, out = kernel.states(64), kernel.numbers(LISTED)
    row = kernel.numbers(len(game.option_row(options)))
    for i, value in enumerate(game.option_row(options)):
        row[i] = value
    who = kernel.run.go_to_middle(states, row, MIDDLE, out, kernel.numbers(2, PIECES), kernel.numbers(WORDS))
    times = 200 if mode == "plain" else 200_000
    return {
        "legal_actions_listed": int(kernel.run.repeat_legal(states, who, 0, 1, out)),
        "legal_actions_ns": nanoseconds(lambda n: kernel.run.repeat_legal(states, who, 0, n, out), times),
        "legal_actions_reduced_ns": nanoseconds(lambda n: kernel.run.repeat_legal(states, who, 1, n, out), times),
        "copy_ns": nanoseconds(lambda n: kernel.run.repeat_copy(states, n), times * 5),
    }


def nanoseconds(work: Callable[[int], Any], times: int) -> float:
    """Of one repetition: the best of five rounds."""
    work(1)
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        work(times)
        best = min(best, time.perf_counter() - began)
    return round(best / times * 1e9, 1)


def million_states(kernel: Kernel) -> float:
    return round(float(kernel.states(MILLION).nbytes) / 2**20, 1)


def import_seconds(game: Game, say: Callable[[str], None]) -> dict[str, float]:
    """What importing costs beyond starting Python, the best of five."""
    say("import")

    def best(code: str) -> float:
        times = []
        for _ in range(5):
            began = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            times.append(time.perf_counter() - began)
        return min(times)

    nothing = best("pass")
    modules = {"emporion": "import emporion", "game": f"from emporion.games import get_game; get_game({game.name!r})"}
    modules["match"] = modules["game"] + "; import emporion.engine.match"
    return {name: round(best(code) - nothing, 3) for name, code in modules.items()}
