"""The server's time. The computer's clock may jump; the server's does not.

It starts with the computer's clock and goes on by the steady counter. So a clock that is set while the server runs
changes nobody's time; the difference is taken over slowly, one part in twenty, and all at once when the server starts
again.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

SLEW: Final = 0.05


class Clock:
    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._steady = wall, steady
        self._at, self._counter = wall(), steady()
        self.started_at: Final = self.now()

    def now(self) -> int:
        """Milliseconds since 1970; never less than before."""
        counter = self._steady()
        passed = counter - self._counter
        ahead = self._wall() - (self._at + passed)
        self._at += passed + max(-SLEW * passed, min(SLEW * passed, ahead))
        self._counter = counter
        return round(self._at * 1000)
