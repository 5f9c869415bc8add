"""Nobody waits for a compiler: a game's own bots think in plain Python until a process of low priority has compiled."""

from __future__ import annotations

import fcntl
import shlex
import subprocess
import sys
import time
from collections.abc import Container
from typing import Final

from emporion.bots.registry import policies_of
from emporion.bots.spec import Spec
from emporion.engine.game import Game
from emporion.engine.modes import READY, available_mode, is_compiled
from emporion.kernel.program import Program

LOOK_EVERY: Final = 1.0
"""Seconds; to look whether the code is there costs more than a quick bot's decision."""


class Readiness:
    """Whether a game's own bots run as fast as they can. If not, a process is started that compiles.

    Only the board of the box is compiled aside; on another board bots stay plain, and are as ready as they will be.
    """

    def __init__(self, game: Game) -> None:
        self._program = program_to_compile(game)
        self.is_ready = self._program is None or is_compiled(self._program)
        self._looked = time.monotonic()
        if not self.is_ready:
            compile_aside(game.name)

    def has_come(self) -> bool:
        """Whether the code is there that was missing when last asked; then bots are to be made anew."""
        now = time.monotonic()
        if self.is_ready or self._program is None or now - self._looked < LOOK_EVERY:
            return False
        self._looked = now
        self.is_ready = is_compiled(self._program)
        return self.is_ready


def program_to_compile(game: Game) -> Program | None:
    """The rules of a game with those of its bots; None where there is nothing to compile, or nothing to do it with."""
    policies = policies_of(game.name)
    if policies is None or available_mode("auto") == "plain":
        return None
    return policies.program(game, game.options({}))


def ready(spec: Spec, own: Container[str]) -> Spec:
    """The same bot, but one of the game's own does not compile if that was not done before."""
    if "mode" in dict(spec.parameters) or spec.name not in own:
        return spec
    return Spec(spec.name, (*spec.parameters, ("mode", READY)))


def compile_aside(game: str) -> None:
    """Compile a game in another process that ends by itself, unless one is at it already."""
    from emporion.kernel.compiler.code_cache import cache_root

    with open(cache_root() / f"compiling-{game}.lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return
        # The shell leaves it behind at once; it inherits the lock, and holds it as long as it lives.
        command = shlex.join([sys.executable, "-m", "emporion.cli.main", "warm", game])
        line = f"nice {command} </dev/null >/dev/null 2>&1 &"
        subprocess.run(["sh", "-c", line], check=False, pass_fds=[lock.fileno()], start_new_session=True)
