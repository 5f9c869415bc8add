"""How fast Tyrannos runs on one core, as figures and as ratios measured in one run: python -m bench.tyrannos

Prints JSON, as `emporion bench` does, and fails if compiled rules are not at least 30 times as fast as plain ones.
Seconds are those of the processor, which other programs on the machine touch less than those of the clock.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from typing import Any, Final

from emporion.arena.simulate import RANDOM_NAME, Players
from emporion.bots.registry import policies_of
from emporion.cli.arguments import print_json
from emporion.cli.bench import say
from emporion.engine.play import ACTIONS_AT
from emporion.games import get_game

GAME: Final = get_game("tyrannos")
PLAYERS: Final = 4
ROUNDS: Final = 3
LEAST_RATIO: Final = 30.0


def bench_tyrannos(games: int) -> dict[str, Any]:
    plain = speed(RANDOM_NAME, max(20, games // 100), "plain")
    compiled = speed(RANDOM_NAME, games, "compiled")
    policies = policies_of(GAME.name)
    bots = {name: speed(name, max(20, games // 10), "compiled") for name in (policies.numbers if policies else ())}
    for figures in bots.values():
        figures["to_random"] = round(figures["games_per_second"] / compiled["games_per_second"], 3)
    return {
        "game": GAME.name,
        "players": PLAYERS,
        "machine": {"cores": os.cpu_count(), "python": sys.version.split()[0]},
        "state_bytes": GAME.schema.size,
        "plain": plain,
        "compiled": compiled,
        "bots": bots,
        "ratios": {"compiled_to_plain": round(compiled["actions_per_second"] / plain["actions_per_second"], 1)},
    }


def speed(bot: str, games: int, mode: str) -> dict[str, float]:
    """Of games between bots of one kind, the best of three runs; compiling happens before the clock runs."""
    say(f"{games} games, all seats {bot}, {mode}")
    players = Players(GAME, GAME.options({"players": PLAYERS}), [bot] * PLAYERS, 1, mode)
    players.play(0, 1)
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.process_time()
        rows = players.play(0, games)
        best = min(best, time.process_time() - began)
    actions = sum(row[ACTIONS_AT] for row in rows)
    return {"games": games, "games_per_second": round(games / best, 1), "actions_per_second": round(actions / best)}


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures how fast Tyrannos runs.")
    parser.add_argument("--games", type=int, default=10_000, metavar="N", help="games of a compiled run")
    result = bench_tyrannos(parser.parse_args().games)
    print_json(result)
    if result["ratios"]["compiled_to_plain"] >= LEAST_RATIO:
        return 0
    print(f"compiled rules are less than {LEAST_RATIO:.0f} times as fast as plain ones", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
