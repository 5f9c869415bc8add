"""The admiral as an adviser: besides searching, he tries given actions, and imagines how a game goes on."""

from __future__ import annotations

import random
from collections.abc import Sequence

from emporion.bots.chances import CERTAIN
from emporion.bots.search import NOBODY, POINT, POINTS_AT
from emporion.bots.thoughts import Sample
from emporion.bots.tyros.admiral import Admiral, Settings
from emporion.engine.game import Game, Options
from emporion.kernel.random import seed


class TyrosAnalyst(Admiral):
    def __init__(self, game: Game, options: Options, mode: str) -> None:
        super().__init__(game, options, Settings(), mode)

    def compare(self, guess: bytes, seat: int, codes: Sequence[int], visits: int, rng: random.Random) -> list[Sample]:
        """Try each action equally often; the n-th visit of all begins with the same world and the same luck."""
        words = rng.getrandbits(62)
        return [self._sample(guess, seat, code, visits, words) for code in codes]

    def foresee(self, state: bytes, visits: int, rng: random.Random) -> Sample:
        """How a position may go on, known as it is: every seat follows its policy."""
        return self._sample(state, NOBODY, 0, visits, rng.getrandbits(62))

    def _sample(self, position: bytes, seat: int, forced: int, visits: int, words: int) -> Sample:
        bench, players = self._bench, self.options.players
        bench.kernel.put(bench.states, 0, position)
        self._set_out(seat, forced)
        sample = Sample([], [])
        for visit in range(visits):
            seed(bench.words, words, visit)
            bench.search(1)
            sample.chances.append(tuple(int(bench.out[p]) / CERTAIN for p in range(players)))
            sample.points.append(tuple(int(bench.out[POINTS_AT + p]) / POINT for p in range(players)))
        return sample


def make_analyst(game: Game, options: Options, mode: str) -> TyrosAnalyst:
    return TyrosAnalyst(game, options, mode)
