"""How fast the bots of a game think, as figures and as ratios to random play in the same run."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from emporion.arena.simulate import RANDOM_NAME, PolicyChoices, simulate
from emporion.bots.analysis import has_analyst, make_analyst
from emporion.bots.bot import Budget
from emporion.bots.registry import policies_of
from emporion.engine.dealer import SeededDealer
from emporion.engine.game import Game
from emporion.engine.match import Match
from emporion.kernel.random import WORDS, seed

SEARCHES: Final = 200
SEARCH_MS: Final = 50
MERCHANT_GAMES: Final = 300
"""Games between merchants that one core plays in a second, at least."""
BUDGET_MS: Final = 20
"""The budget that is kept, or not, in every decision of the last measurement."""


def bench_bots(game: Game, games: int, decisions: int, say: Callable[[str], None]) -> dict[str, Any]:
    """Empty for a game that has no bots of its own."""
    policies = policies_of(game.name)
    if policies is None or not has_analyst(game.name):
        return {}
    result: dict[str, Any] = {}
    players = max(game.seats)
    randomly = rate(game, [RANDOM_NAME] * players, games)
    for name in policies.numbers:
        say(f"games between {name}s, one core")
        own = rate(game, [name] * players, max(1, games // 10))
        result[name] = {"games_per_second": own, "to_random": round(own / randomly, 3)}
    say("searching, one core")
    result["search"] = searching(game, randomly)
    say(f"{decisions} decisions with a budget of {BUDGET_MS} ms")
    result["budget"] = keeping_budget(game, decisions)
    return result


def shortcomings(bots: Mapping[str, Any]) -> list[str]:
    """What the bots promise and did not keep, in sentences: merchants are quick, and a search keeps its budget.

    A decision is too late if it takes longer than its budget by more than a fifth and by more than 50 milliseconds.
    """
    found = []
    rate = bots.get("merchant", {}).get("games_per_second")
    if rate is not None and rate < MERCHANT_GAMES:
        found.append(f"merchants play {rate} games a second on one core, less than {MERCHANT_GAMES}")
    budget = bots.get("budget", {})
    if late := min(budget.get("over_by_fifth", 0), budget.get("over_by_50_ms", 0)):
        found.append(
            f"{late} of {budget['decisions']} decisions took longer than their budget of {budget['budget_ms']} ms by "
            f"more than a fifth and more than 50 ms (the longest {budget['longest_ms']} ms, of which it worked at most "
            f"{budget['longest_work_ms']} ms)"
        )
    return found


def rate(game: Game, bots: list[str], games: int) -> float:
    """Games a second on one core, the best of three runs."""
    return max(simulate(game, {"players": len(bots)}, bots, games, 1, 1).games_per_second for _ in range(3))


def positions(game: Game, first: int) -> Iterator[tuple[bytes, int]]:
    """Guesses of those who decide, in games between the game's own bots, without end."""
    policies = policies_of(game.name)
    names = list(policies.numbers) if policies else [RANDOM_NAME]
    number = first
    while True:
        words = [0] * WORDS
        seed(words, 1, number)
        match = Match(game, {}, SeededDealer(number))
        choices = PolicyChoices(match, [names[0]] * match.options.players, words)
        while match.decisions:
            decision = match.decisions[0]
            yield match.guess(decision.seat, words), decision.seat
            match.submit(decision.seat, decision.id, choices.of(decision.seat))
        number += 1


def searching(game: Game, random_games_per_second: float) -> dict[str, float]:
    """Visits a second, and the share of the time that is spent in the kernel."""
    analyst = make_analyst(game, game.options({}), "compiled")
    visits, seconds, kernel = 0, 0.0, 0.0
    for n, (guess, seat) in zip(range(SEARCHES), positions(game, 1), strict=False):
        thoughts = analyst.think(guess, seat, Budget(ms=SEARCH_MS), random.Random(n), thorough=True)
        visits, seconds, kernel = visits + thoughts.visits, seconds + thoughts.seconds, kernel + thoughts.kernel_seconds
    return {
        "visits_per_second": round(visits / seconds),
        "visits_to_random_games": round(visits / seconds / random_games_per_second, 3),
        "kernel_share": round(kernel / seconds, 4),
    }


def keeping_budget(game: Game, decisions: int) -> dict[str, Any]:
    """By how much decisions take longer than they may, from being asked to having chosen.

    What its thread worked is less where the machine let it wait, for which a bot can do nothing.
    """
    analyst = make_analyst(game, game.options({}), "compiled")
    taken, worked = [], []
    for n, (guess, seat) in zip(range(decisions), positions(game, 1000), strict=False):
        began, began_work = time.perf_counter(), time.thread_time()
        analyst.think(guess, seat, Budget(ms=BUDGET_MS), random.Random(n))
        taken.append((time.perf_counter() - began) * 1000)
        worked.append((time.thread_time() - began_work) * 1000)
    taken.sort()
    return {
        "decisions": decisions,
        "budget_ms": BUDGET_MS,
        "longest_ms": round(taken[-1], 1),
        "longest_of_thousand_ms": round(taken[-1 - decisions // 1000], 1),
        "over_by_fifth": sum(ms > 1.2 * BUDGET_MS for ms in taken),
        "over_by_50_ms": sum(ms > BUDGET_MS + 50 for ms in taken),
        "longest_work_ms": round(max(worked), 1),
    }
