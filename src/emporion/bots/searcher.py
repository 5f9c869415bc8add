"""A bot that searches: among what its game's policy would weigh, with the table drawn anew in every visit."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Final

import msgspec

from emporion.bots import search
from emporion.bots.bot import Budget
from emporion.bots.chances import CERTAIN
from emporion.bots.kernel_bot import KernelBot
from emporion.bots.thoughts import Candidate, Sample, Thoughts
from emporion.bots.workbench import POLICY, Craft, Workbench
from emporion.engine.game import Game, Options
from emporion.kernel.random import seed

NODES: Final = 1 << 16
"""Room for a search of one decision: a visit takes one at most."""
LOT: Final = 64
"""Visits after which is looked whether the search may end."""
LOT_MS: Final = 10
"""With a clock, so many milliseconds at most."""
DEFAULT_MS: Final = 500
ANSWERS: Final = 256
"""Most answers to offers that a bot remembers."""
EVALUATIONS: Final = ("learned", "hand")
METHODS: Final = ("tree", "flat")


class Settings(msgspec.Struct, frozen=True):
    """How a searcher thinks. `ms` and `visits` both end a search; where a table sets a smaller budget, that does."""

    ms: int | None = None
    visits: int | None = None
    evaluation: str = "learned"
    method: str = "tree"
    """`flat` tries every action equally often, for comparison."""
    error: int = 0
    """So many decisions in a hundred are not for what was tried most, but for anything, as often as it was tried."""
    explore: int = 60
    sharpness: int = 300
    caution: int = 300
    ahead: int = 1
    """How far a visit looks: so many rounds, months … beyond the one that is being played."""


class Searcher(KernelBot):
    """Plays, and advises: it tells its thoughts, tries given actions, and imagines how a game goes on."""

    def __init__(
        self, craft: Craft, weights: Sequence[int], game: Game, options: Options, settings: Settings, mode: str
    ) -> None:
        super().__init__(game, options)
        self.settings = settings
        self._bench = Workbench(craft, game, options, mode, NODES)
        for i, weight in enumerate(weights):
            self._bench.weights[i] = weight
        self._answers: dict[tuple[int, bytes], int] = {}
        """To offers, by the seat and all that it knew: the same offer again gets the same answer, without a thought."""

    def choose_code(self, guess: bytes, seat: int, budget: Budget, rng: random.Random) -> int:
        heard, question = self._bench.question(guess, seat)
        if not heard:
            return self._choose(guess, seat, budget, rng)
        key = seat, question
        if key not in self._answers:
            self._answers[key] = self._choose(guess, seat, self._share(budget, heard), rng)
            if len(self._answers) > ANSWERS:
                del self._answers[next(iter(self._answers))]
        return self._answers[key]

    def close(self) -> None:
        self._answers.clear()

    def _share(self, budget: Budget, heard: int) -> Budget:
        """The part of a budget for the n-th offer that was heard in a turn: half, a quarter … So all offers of a turn
        together cost no more than one decision, however many there are."""
        ms, visits = least(budget.ms, self.settings.ms), least(budget.visits, self.settings.visits)
        if ms is None and visits is None:
            ms = DEFAULT_MS
        return msgspec.structs.replace(budget, ms=halved(ms, heard), visits=halved(visits, heard))

    def _choose(self, guess: bytes, seat: int, budget: Budget, rng: random.Random) -> int:
        candidates = self.think(guess, seat, budget, rng).candidates
        if self.settings.error and rng.randrange(100) < self.settings.error:
            return rng.choices(candidates, [max(1, c.visits) for c in candidates])[0].code
        return candidates[0].code

    def think(self, guess: bytes, seat: int, budget: Budget, rng: random.Random, thorough: bool = False) -> Thoughts:
        """Search. A decision without a choice, and one that cannot change any more, takes no more time, unless
        somebody wants to know it thoroughly."""
        limit = Limit(least(budget.ms, self.settings.ms), least(budget.visits, self.settings.visits))
        bench = self._bench
        bench.begin(guess, rng)
        proposals = bench.proposals(seat)
        if len(proposals) == 1 and not thorough:
            return Thoughts([Candidate(proposals[0], 0, 0.0, 0.0)], 0, limit.seconds, 0.0)
        self._set_out(seat)
        while lot := limit.next_lot():
            began = time.perf_counter()
            made = bench.search(lot)
            limit.count(made, time.perf_counter() - began)
            if made < lot or (not thorough and self._is_decided(limit.visits_left())):
                break
        return Thoughts(self._candidates(), limit.done, limit.seconds, limit.in_kernel)

    def _set_out(self, seat: int, forced: int = 0) -> None:
        """Make the plan of a search, with an empty tree; it may be bound to begin with one action."""
        self._bench.plant()
        plan = self._bench.plan
        plan[search.SEAT] = seat
        plan[search.POLICY] = POLICY
        plan[search.EXPLORE] = self.settings.explore
        plan[search.SHARPNESS] = self.settings.sharpness
        plan[search.CAUTION] = self.settings.caution
        plan[search.FLAT] = int(self.settings.method == "flat")
        plan[search.LEARNED] = int(self.settings.evaluation == "learned")
        plan[search.FORCED] = forced
        plan[search.AHEAD] = self.settings.ahead

    def _is_decided(self, visits_left: float) -> bool:
        """Whether no action can overtake the one that was tried most."""
        if self.settings.method == "flat":
            return False
        tried = sorted(node.visits for node in self._bench.tried())
        second = tried[-2] if len(tried) > 1 else 0
        return tried[-1] - second > visits_left

    def _candidates(self) -> list[Candidate]:
        """What was tried, the best first: what was tried most, or by a flat search what did best."""
        found = [
            Candidate(
                node.action,
                node.visits,
                node.value / node.visits / CERTAIN,
                node.points / node.visits / search.POINT,
            )
            for node in self._bench.tried()
        ]
        flat = self.settings.method == "flat"
        return sorted(found, key=lambda c: (0 if flat else -c.visits, -c.use, c.code))

    # ------------------------------------------------------------------------------------------------ as an adviser

    def compare(self, guess: bytes, seat: int, codes: Sequence[int], visits: int, rng: random.Random) -> list[Sample]:
        """Try each action equally often; the n-th visit of all begins with the same world and the same luck."""
        words = rng.getrandbits(62)
        return [self._sample(guess, seat, code, visits, words) for code in codes]

    def foresee(self, state: bytes, visits: int, rng: random.Random) -> Sample:
        """How a position may go on, known as it is: every seat follows its policy."""
        return self._sample(state, search.NOBODY, 0, visits, rng.getrandbits(62))

    def _sample(self, position: bytes, seat: int, forced: int, visits: int, words: int) -> Sample:
        bench, players = self._bench, self.options.players
        bench.kernel.put(bench.states, 0, position)
        self._set_out(seat, forced)
        sample = Sample([], [])
        for visit in range(visits):
            seed(bench.words, words, visit)
            bench.search(1)
            sample.chances.append(tuple(int(bench.out[p]) / CERTAIN for p in range(players)))
            sample.points.append(tuple(int(bench.out[search.POINTS_AT + p]) / search.POINT for p in range(players)))
        return sample


class Limit:
    """When a search must end, and how far it has come."""

    def __init__(self, ms: int | None, visits: int | None) -> None:
        self.began = time.perf_counter()
        self.ms = DEFAULT_MS if ms is None and visits is None else ms
        self.visits = visits
        self.done = 0
        self.in_kernel = 0.0

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.began

    def count(self, visits: int, seconds: float) -> None:
        self.done += visits
        self.in_kernel += seconds

    def next_lot(self) -> int:
        """How many visits to make before looking again; 0 when it is time to stop. One is made in any case.

        Without a clock lots are equal, so that a search ends in the same place on every machine.
        """
        lot = LOT if self.visits is None else min(LOT, self.visits - self.done)
        if self.ms is None:
            return lot
        if self.done == 0:
            return 1
        rate = self.done / self.in_kernel
        return min(lot, max(1, int(rate * LOT_MS / 1000)), int(rate * self._time_left()))

    def visits_left(self) -> float:
        left = [] if self.visits is None else [float(self.visits - self.done)]
        if self.ms is not None:
            left.append(self._time_left() * self.done / self.in_kernel)
        return min(left)

    def _time_left(self) -> float:
        return max(0.0, self.ms / 1000 - self.seconds) if self.ms is not None else 0.0


def least(*limits: int | None) -> int | None:
    return min((limit for limit in limits if limit is not None), default=None)


def halved(limit: int | None, times: int) -> int | None:
    return None if limit is None else max(1, limit >> times)
