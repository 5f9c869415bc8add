"""A clock that stands still until a test moves it."""

from __future__ import annotations

from emporion.server.clock import Clock
from tests.server.tables.company import START


class Hours:
    def __init__(self, later_ms: int = 0) -> None:
        self._seconds = (START + later_ms) / 1000
        self.clock = Clock(self._read, self._read)

    def _read(self) -> float:
        return self._seconds

    def pass_ms(self, milliseconds: int) -> None:
        self._seconds += milliseconds / 1000
