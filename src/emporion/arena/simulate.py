"""Simulation: many games on all cores, with a digest that tells whether two runs are the same.

Bots that are rules play on the kernel, from beginning to end. If any other takes part, each game is a match.
"""

from __future__ import annotations

import concurrent.futures
import hashlib
import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from emporion.arena.matches import FAULTS_AT, play_match, row_of_match
from emporion.bots.playing import DEALER, RANDOM
from emporion.bots.registry import make_bot, policies_of
from emporion.bots.spec import read_spec
from emporion.engine.actions import Action
from emporion.engine.errors import BadInput, BrokenInvariant
from emporion.engine.game import Game, Options
from emporion.engine.match import Match, listed
from emporion.engine.modes import READY, available_mode, kernel_in
from emporion.engine.play import ACTIONS_AT, LISTED, PIECES, RESULT, ROUNDS_AT, WINNERS_AT, begin_random_game, draw
from emporion.games import get_game
from emporion.kernel.program import Kernel
from emporion.kernel.random import WORDS

CHUNK: Final = 250
"""Games in one piece of work."""
SEEDS: Final = 1 << 62
RANDOM_NAME: Final = "random"
MATCHES: Final = "matches"
"""How games are played that the kernel alone cannot play."""

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
    faults: int = 0
    """How often a default was played for a bot that failed."""


def make_kernel(game: Game, options: Options, mode: str) -> Kernel:
    return kernel_in(game.program(options), mode)


def row_of(kernel: Kernel, values: Sequence[int]) -> Any:
    """Numbers as an array of the kernel."""
    row = kernel.numbers(len(values))
    for i, value in enumerate(values):
        row[i] = value
    return row


def as_rows(results: Any) -> Rows:
    rows: Rows = results if isinstance(results, list) else results.tolist()
    return rows


def play_chunk(kernel: Kernel, row: Sequence[int], seed: int, first: int, count: int, check: bool = False) -> Rows:
    """Play some games of a run at random; a row of results for each."""
    results = kernel.numbers(count, RESULT)
    states, listed, pieces, rng = (
        kernel.states(2),
        kernel.numbers(LISTED),
        kernel.numbers(2, PIECES),
        kernel.numbers(WORDS),
    )
    options = row_of(kernel, row)
    faulty = kernel.run.random_games(states, options, seed, first, count, int(check), results, listed, pieces, rng)
    if faulty >= 0:
        raise FaultyGame(seed, int(faulty))
    return as_rows(results)


class Players:
    """The bots of a run, ready to play any part of it; several threads may do so at once."""

    def __init__(self, game: Game, options: Options, bots: Sequence[str], seed: int, mode: str) -> None:
        self.seed = seed
        self._row = game.option_row(options)
        self._numbers = [] if set(bots) == {RANDOM_NAME} else policy_numbers(game.name, bots)
        policies = policies_of(game.name)
        if self._numbers and policies is not None:
            self._kernel = kernel_in(policies.program(game, options), mode)
            self._notes = policies.notes
        else:
            self._kernel = make_kernel(game, options, mode)

    def play(self, first: int, count: int) -> Rows:
        kernel = self._kernel
        if not self._numbers:
            return play_chunk(kernel, self._row, self.seed, first, count)
        results = kernel.numbers(count, RESULT)
        kernel.run.bot_games(
            kernel.states(2),
            row_of(kernel, self._row),
            self.seed,
            first,
            count,
            row_of(kernel, self._numbers),
            self._notes(kernel),
            results,
            kernel.numbers(LISTED),
            kernel.numbers(2, PIECES),
            kernel.numbers(WORDS),
            kernel.numbers(WORDS),
        )
        return as_rows(results)


def known_policies(game: str) -> dict[str, int]:
    """The bots of a game that play on the kernel alone, with the numbers of their policies."""
    policies = policies_of(game)
    return {RANDOM_NAME: RANDOM} | dict(policies.numbers if policies else {})


def policy_numbers(game: str, bots: Sequence[str]) -> list[int]:
    known = known_policies(game)
    return [known[bot] for bot in bots]


def need_matches(game: str, bots: Sequence[str]) -> bool:
    """Whether a bot needs more than the kernel."""
    return not set(bots) <= known_policies(game).keys()


def play_elsewhere(
    name: str, options: Mapping[str, Any], bots: Sequence[str], seed: int, first: int, count: int
) -> Rows:
    """Play plainly in another process."""
    game = get_game(name)
    return Players(game, game.options(options), bots, seed, "plain").play(first, count)


def play_match_elsewhere(name: str, options: Mapping[str, Any], bots: Sequence[str], seed: int, number: int) -> Rows:
    """One game of bots that are more than a rule, also in another process."""
    match = dealt_match(get_game(name), options, seed, number, bots)
    return [row_of_match(match, play_match(match, bots, seed, number))]


def chunks(games: int) -> list[tuple[int, int]]:
    return [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]


def played_matches(
    game: Game, options: Options, bots: Sequence[str], games: int, seed: int, workers: int
) -> Iterator[Rows]:
    arguments = (game.name, options.to_dict(), list(bots), seed)
    if workers == 1:
        yield from (play_match_elsewhere(*arguments, number) for number in range(games))
        return
    # Spawned: a process of ours may have threads.
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(min(workers, games), context) as processes:
        waiting = [processes.submit(play_match_elsewhere, *arguments, number) for number in range(games)]
        yield from (done.result() for done in waiting)


def played_chunks(
    game: Game, options: Options, bots: Sequence[str], games: int, seed: int, workers: int, mode: str
) -> Iterator[Rows]:
    """The results in the order of the games, whoever played them."""
    work = chunks(games)
    if mode == "plain" and workers > 1:
        arguments = (game.name, options.to_dict(), list(bots), seed)
        with concurrent.futures.ProcessPoolExecutor(workers) as processes:
            waiting = [processes.submit(play_elsewhere, *arguments, first, count) for first, count in work]
            yield from (done.result() for done in waiting)
        return
    players = Players(game, options, bots, seed, mode)
    if workers == 1:
        yield from (players.play(first, count) for first, count in work)
        return
    with concurrent.futures.ThreadPoolExecutor(workers) as threads:  # compiled rules run without the GIL
        waiting = [threads.submit(players.play, first, count) for first, count in work]
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
    options = game.new_options(given)
    check_request(options.players, bots, games, seed)
    if workers < 0:
        raise BadInput("at least one game is played at a time; 0 workers means one for each core")
    mode = available_mode(mode)
    workers = workers or os.cpu_count() or 1
    if need_matches(game.name, bots):
        for bot in set(bots):  # so that a mistake shows, and what is to be compiled is, before the clock runs
            make_bot(read_spec(bot), game, options).close()
        mode = MATCHES
        began = time.perf_counter()
        parts = played_matches(game, options, bots, games, seed, workers)
    else:
        Players(game, options, bots, seed, mode).play(0, 1)  # compiled before the clock runs
        began = time.perf_counter()
        parts = played_chunks(game, options, bots, games, seed, workers, mode)
    rows: Rows = []
    for chunk in parts:
        rows += chunk
        progress(len(chunk))
    return summed_up(game, options, list(bots), seed, mode, workers, rows, time.perf_counter() - began)


def check_request(players: int, bots: Sequence[str], games: int, seed: int) -> None:
    if len(bots) != players:
        raise BadInput(f"{len(bots)} bots for {players} players; name one for each seat, or one for all")
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
        faults=sum(row[FAULTS_AT] for row in rows if len(row) > FAULTS_AT),
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


def recorded_game(game: Game, given: Mapping[str, Any], seed: int, number: int, bots: Sequence[str] = ()) -> Match:
    """Game `number` of a simulation, played again as a match with its record; without bots, all play at random."""
    words = [0] * WORDS
    begin_random_game(words, seed, number)
    if set(bots) <= {RANDOM_NAME}:
        match = Match(game, given, KernelDealer(words), mode=READY)
        while match.decisions:
            decision = match.decisions[0]
            match.submit(decision.seat, decision.id, match.random_action(decision.seat, words))
        return match
    match = dealt_match(game, given, seed, number, bots)
    if need_matches(game.name, bots):
        play_match(match, bots, seed, number)
        return match
    choices = PolicyChoices(match, bots, words)
    while match.decisions:
        decision = match.decisions[0]
        match.submit(decision.seat, decision.id, choices.of(decision.seat))
    return match


def dealt_match(game: Game, given: Mapping[str, Any], seed: int, number: int, bots: Sequence[str]) -> Match:
    """Game `number` of a run before its first action: whoever sits where, the same cards are dealt."""
    dealer = [0] * WORDS
    begin_random_game(dealer, seed, DEALER + number)
    return Match(game, given, KernelDealer(dealer), bots, mode=READY)


class PolicyChoices:
    """What bots that are rules choose in a match."""

    def __init__(self, match: Match, bots: Sequence[str], words: list[int]) -> None:
        policies = policies_of(match.game.name)
        self._numbers = policy_numbers(match.game.name, bots)
        assert policies is not None  # or there would be no number but that of random
        self._match = match
        self._words = words
        self._kernel = kernel_in(policies.program(match.game, match.options), READY)
        self._notes = policies.notes(self._kernel)

    def of(self, seat: int) -> Action:
        if self._numbers[seat] == RANDOM:
            return self._match.random_action(seat, self._words)
        states, words = self._kernel.states(1), self._kernel.numbers(WORDS)
        self._kernel.put(states, 0, self._match.game.schema.pack(self._match.state))
        words[:] = self._words
        code = self._kernel.run.choose_at(states, 0, seat, self._numbers[seat], self._notes, words)
        self._words[:] = listed(words)
        return self._match.game.decode(code)
