"""The bots at a terminal: nobody waits for a compiler, and none of them stops a game."""

from __future__ import annotations

import fcntl
import random
import shlex
import subprocess
import sys
from collections.abc import Container, Sequence
from typing import Final

from emporion.bots.bot import Budget
from emporion.bots.guard import Choice, Guarded, decide, make_guarded
from emporion.bots.registry import game_bots, policies_of
from emporion.bots.spec import Spec, read_specs
from emporion.engine.errors import BadInput
from emporion.engine.match import Match
from emporion.engine.modes import READY, available_mode, is_compiled

DEFAULT: Final = "captain"
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
        self._own = game_bots(match.game.name).keys() & {spec.name for spec in self._chosen.values()}
        policies = policies_of(match.game.name)
        self._program = None if policies is None else policies.program(match.game, match.options)
        self._bots = self._made()
        self._waits = not self._is_ready()
        if self._waits:
            compile_aside(match.game.name)

    @property
    def seats(self) -> list[int]:
        return list(self._chosen)

    def decide(self, seat: int) -> Choice:
        if self._waits and self._is_ready():
            self._waits = False
            self._bots = self._made()
        return decide(self._match, seat, self._bots[seat], PATIENCE, self._rng)

    def _is_ready(self) -> bool:
        """Whether nothing is to be gained by compiling, or no more."""
        if not self._own or self._program is None or available_mode("auto") == "plain":
            return True
        return is_compiled(self._program)

    def _made(self) -> dict[int, Guarded]:
        game, options = self._match.game, self._match.options
        own = game_bots(game.name)
        return {seat: make_guarded(ready(spec, own), game, options) for seat, spec in self._chosen.items()}


def specs_for(text: str, seats: int) -> list[Spec]:
    """A spec for each seat; one stands for all."""
    specs = read_specs(text)
    if len(specs) == 1:
        return specs * seats
    if len(specs) != seats:
        raise BadInput(f"--bots {text}: {len(specs)} bots for {seats} free seats; name one for each, or one for all")
    return specs


def ready(spec: Spec, own: Container[str]) -> Spec:
    """The same bot, but one of the game's own does not compile if that was not done before."""
    if "mode" in dict(spec.parameters) or spec.name not in own:
        return spec
    return Spec(spec.name, (*spec.parameters, ("mode", READY)))


def compile_aside(game: str) -> None:
    """Compile in another process that ends by itself, unless one is at it already."""
    from emporion.kernel.compiled import cache_root

    with open(cache_root() / "compiling.lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return
        # The shell leaves it behind at once; it inherits the lock, and holds it as long as it lives.
        command = shlex.join([sys.executable, "-m", "emporion.cli.main", "warm", game])
        line = f"nice {command} </dev/null >/dev/null 2>&1 &"
        subprocess.run(["sh", "-c", line], check=False, pass_fds=[lock.fileno()], start_new_session=True)
