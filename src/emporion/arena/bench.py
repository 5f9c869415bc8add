"""How fast the rules run, as figures and as ratios measured in one run."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from emporion.arena.simulate import simulate
from emporion.engine.errors import BadInput
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

MIDDLE: Final = 200
"""Actions after which a game counts as in its middle, if it is that long."""
MANY: Final = 50
"""Legal actions that make a list long, if the game has such lists."""
MILLION: Final = 1_000_000
NOBODY: Final = -1
STATES: Final = 64
"""So many are copied to and fro."""


@rule
def go_to_middle(states: Pool[State], options: Row, actions: int, many: int, out: Row, pieces: Grid, rng: Row) -> int:
    """Play states[0] at random until a seat is asked after so many actions, and has more than so many; the seat.

    NOBODY if the game is over before that.
    """
    begin_random_game(rng, 1, 1)
    set_up(states[0], options)
    done = 0
    while awaited(states[0]) != 0:
        who = lowest(awaited(states[0]))
        if who == CHANCE:
            apply(states[0], who, chance_action(states[0], rng, pieces))
            continue
        if done >= actions and legal_actions(states[0], who, 0, out) > many:
            return who
        apply(states[0], who, random_action(states[0], who, rng, out))
        done += 1
    return NOBODY


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
    out = kernel.numbers(LISTED)
    row = kernel.numbers(len(game.option_row(options)))
    for i, value in enumerate(game.option_row(options)):
        row[i] = value
    states, who = middle_of_game(kernel, row, out)
    times = 200 if mode == "plain" else 200_000
    return {
        "legal_actions_listed": int(kernel.run.repeat_legal(states, who, 0, 1, out)),
        "legal_actions_ns": nanoseconds(lambda n: kernel.run.repeat_legal(states, who, 0, n, out), times),
        "legal_actions_reduced_ns": nanoseconds(lambda n: kernel.run.repeat_legal(states, who, 1, n, out), times),
        "copy_ns": nanoseconds(lambda n: kernel.run.repeat_copy(states, n), times * 5),
    }


def middle_of_game(kernel: Kernel, options: Any, out: Any) -> tuple[Any, int]:
    """States of which the first is where a seat has many choices, in a short game earlier and with fewer; the seat."""
    actions, many = MIDDLE, MANY
    while True:
        states, pieces, words = kernel.states(STATES), kernel.numbers(2, PIECES), kernel.numbers(WORDS)
        who: int = kernel.run.go_to_middle(states, options, actions, many, out, pieces, words)
        if who != NOBODY:
            return states, who
        if (actions, many) == (0, -1):
            raise BadInput("nobody is asked anything in this game: there is nothing to measure")
        actions, many = actions // 2, many // 2 if many else -1


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
