"""The bots at a terminal: nobody waits for a compiler, and none of them stops a game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from emporion.bots.bot import Budget
from emporion.bots.guard import Choice, Guarded, decide, make_guarded
from emporion.bots.readiness import Readiness, ready
from emporion.bots.registry import game_bots, level_names
from emporion.bots.spec import Spec, read_specs
from emporion.engine.errors import BadInput
from emporion.engine.match import Match

PATIENCE: Final = Budget(ms=3000)
"""How long a person waits for a bot's decision at most."""


class Opponents:
    """Bots in some seats of a match. While the rules are not compiled they think in plain Python, and a process of low
    priority compiles; as soon as it is done, they go on with what it made."""

    def __init__(self, match: Match, seats: Sequence[int], specs: str, rng: random.Random) -> None:
        self.specs = specs
        self._match = match
        self._rng = rng
        self._chosen = dict(zip(seats, specs_for(specs, len(seats)), strict=True))
        own = game_bots(match.game.name).keys() & {spec.name for spec in self._chosen.values()}
        self._readiness = Readiness(match.game) if own else None
        self._bots = {seat: self._made(spec) for seat, spec in self._chosen.items()}

    @property
    def seats(self) -> list[int]:
        return list(self._chosen)

    def decide(self, seat: int) -> Choice:
        if self._readiness is not None and self._readiness.has_come():
            own = game_bots(self._match.game.name)
            self._bots |= {seat: self._made(spec) for seat, spec in self._chosen.items() if spec.name in own}
        return decide(self._match, seat, self._bots[seat], PATIENCE, self._rng)

    def _made(self, spec: Spec) -> Guarded:
        game = self._match.game
        return make_guarded(ready(spec, game_bots(game.name)), game, self._match.options)


def usual_bot(game: str) -> str:
    """The middle one of the levels for people."""
    levels = level_names(game) or ["random"]
    return levels[len(levels) // 2]


def specs_for(text: str, seats: int) -> list[Spec]:
    """A spec for each seat; one stands for all."""
    specs = read_specs(text)
    if len(specs) == 1:
        return specs * seats
    if len(specs) != seats:
        raise BadInput(f"--bots {text}: {len(specs)} bots for {seats} free seats; name one for each, or one for all")
    return specs
