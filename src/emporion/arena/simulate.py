"""Simulation: many random games on the kernel, on all cores, with a digest that tells whether two runs are the same."""

from __future__ import annotations

import concurrent.futures
import hashlib
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from emporion.engine.errors import BadInput, BrokenInvariant
from emporion.engine.game import Game, Options
from emporion.engine.match import Match
from emporion.engine.modes import available_mode, kernel_in
from emporion.engine.play import ACTIONS_AT, LISTED, PIECES, RESULT, ROUNDS_AT, WINNERS_AT, begin_random_game, draw
from emporion.games import get_game
from emporion.kernel.program import Kernel
from emporion.kernel.random import WORDS

CHUNK: Final = 250
"""Games in one piece of work."""
SEEDS: Final = 1 << 62

Rows = list[list[int]]


class FaultyGame(BrokenInvariant):
    """A game in which something was lost or made; `recorded_game` plays it again."""

    def __init__(self, seed: int, number: int) -> None:
        super().__init__(f"game {number} of seed {seed} broke an invariant")
        self.seed = seed
        self.number = number


class Simulation(msgspec.Struct):
    """What came out of a run."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: int
    mode: str
    workers: int
    games: int
    actions: int
    seconds: float
    games_per_second: float
    actions_per_second: float
    rounds: dict[int, int]
    """How many games took how many rounds."""
    scores: dict[str, Any]
    wins: list[float]
    """Of each seat; a shared victory is divided."""
    digest: str


def make_kernel(game: Game, options: Options, mode: str) -> Kernel:
    return kernel_in(game.program(options), mode)


def play_chunk(kernel: Kernel, row: Sequence[int], seed: int, first: int, count: int, check: bool = False) -> Rows:
    """Play some games of a run; a row of results for each."""
    options = kernel.numbers(len(row))
    for i, value in enumerate(row):
        options[i] = value
    results = kernel.numbers(count, RESULT)
    states, listed, pieces, rng = (
        kernel.states(2),
        kernel.numbers(LISTED),
        kernel.numbers(2, PIECES),
        kernel.numbers(WORDS),
    )
    faulty = kernel.run.random_games(states, options, seed, first, count, int(check), results, listed, pieces, rng)
    if faulty >= 0:
        raise FaultyGame(seed, int(faulty))
    rows: Rows = results if isinstance(results, list) else results.tolist()
    return rows


def play_plain_chunk(name: str, options: Mapping[str, Any], seed: int, first: int, count: int) -> Rows:
    """The same in another process."""
    game = get_game(name)
    checked = game.options(options)
    return play_chunk(make_kernel(game, checked, "plain"), game.option_row(checked), seed, first, count)


def chunks(games: int) -> list[tuple[int, int]]:
    return [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]


def played_chunks(game: Game, options: Options, games: int, seed: int, workers: int, mode: str) -> Iterator[Rows]:
    """The results in the order of the games, whoever played them."""
    work = chunks(games)
    if mode == "plain" and workers > 1:
        arguments = (game.name, options.to_dict(), seed)
        with concurrent.futures.ProcessPoolExecutor(workers) as processes:
            waiting = [processes.submit(play_plain_chunk, *arguments, first, count) for first, count in work]
            yield from (done.result() for done in waiting)
        return
    kernel = make_kernel(game, options, mode)
    row = game.option_row(options)
    if workers == 1:
        yield from (play_chunk(kernel, row, seed, first, count) for first, count in work)
        return
    with concurrent.futures.ThreadPoolExecutor(workers) as threads:  # compiled rules run without the GIL
        waiting = [threads.submit(play_chunk, kernel, row, seed, first, count) for first, count in work]
        yield from (done.result() for done in waiting)


def simulate(
    game: Game,
    given: Mapping[str, Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: int = 0,
    mode: str = "auto",
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play many games and sum them up; `progress` is told how many more are done."""
    options = game.options(given)
    check_request(options.players, bots, games, seed)
    if workers < 0:
        raise BadInput("at least one game is played at a time; 0 workers means one for each core")
    mode = available_mode(mode)
    workers = workers or os.cpu_count() or 1
    play_chunk(make_kernel(game, options, mode), game.option_row(options), seed, 0, 1)  # compiled before the clock runs
    began = time.perf_counter()
    rows: Rows = []
    for chunk in played_chunks(game, options, games, seed, workers, mode):
        rows += chunk
        progress(len(chunk))
    return summed_up(game, options, list(bots), seed, mode, workers, rows, time.perf_counter() - began)


def check_request(players: int, bots: Sequence[str], games: int, seed: int) -> None:
    if len(bots) != players:
        raise BadInput(f"{len(bots)} bots for {players} players; name one for each seat")
    for bot in bots:
        if bot != "random":
            raise BadInput(f"there is no bot {bot!r}; there is: random")
    if games < 1:
        raise BadInput("at least one game must be played")
    check_seed(seed)


def check_seed(seed: int) -> None:
    if not 0 <= seed < SEEDS:
        raise BadInput(f"a seed is a number from 0 to {SEEDS - 1}")


def summed_up(
    game: Game, options: Options, bots: list[str], seed: int, mode: str, workers: int, rows: Rows, seconds: float
) -> Simulation:
    players: int = options.players
    actions = sum(row[ACTIONS_AT] for row in rows)
    return Simulation(
        game=game.name,
        options=options.to_dict(),
        bots=bots,
        seed=seed,
        mode=mode,
        workers=workers,
        games=len(rows),
        actions=actions,
        seconds=round(seconds, 3),
        games_per_second=round(len(rows) / seconds, 1),
        actions_per_second=round(actions / seconds),
        rounds=dict(sorted(Counter(row[ROUNDS_AT] for row in rows).items())),
        scores=score_summary([row[:players] for row in rows]),
        wins=win_shares(rows, players),
        digest=run_digest(game, options, bots, seed, rows),
    )


def score_summary(scores: Rows) -> dict[str, Any]:
    every = [points for row in scores for points in row]
    by_seat = [round(sum(column) / len(scores), 2) for column in zip(*scores, strict=True)]
    return {"mean": round(sum(every) / len(every), 2), "lowest": min(every), "highest": max(every), "by_seat": by_seat}


def win_shares(rows: Rows, players: int) -> list[float]:
    shares = [0.0] * players
    for row in rows:
        winners = [p for p in range(players) if row[WINNERS_AT] >> p & 1]
        for p in winners:
            shares[p] += 1 / len(winners)
    return [round(share, 2) for share in shares]


def run_digest(game: Game, options: Options, bots: list[str], seed: int, rows: Rows) -> str:
    """The same on every machine, in every mode and with any number of workers."""
    about = msgspec.json.encode([game.name, game.ruleset, options.to_dict(), bots, seed], order="sorted")
    digest = hashlib.sha256(about)
    for row in rows:
        digest.update(b"".join(value.to_bytes(8, "little", signed=True) for value in row))
    return digest.hexdigest()


# ---------------------------------------------------------------------------------------------- one game as a record


class KernelDealer:
    """Deals as the kernel does in a simulation, from the same generator as the bots."""

    commitment = None

    def __init__(self, words: list[int]) -> None:
        self._words = words

    def draw(self, index: int, urn: Sequence[int], count: int) -> list[int]:
        taken = [0] * PIECES
        draw(self._words, list(urn), count, taken)
        return taken


def recorded_game(game: Game, given: Mapping[str, Any], seed: int, number: int) -> Match:
    """Game `number` of a simulation, played again as a match with its record."""
    words = [0] * WORDS
    begin_random_game(words, seed, number)
    match = Match(game, given, KernelDealer(words))
    while match.decisions:
        decision = match.decisions[0]
        match.submit(decision.seat, decision.id, match.random_action(decision.seat, words))
    return match
