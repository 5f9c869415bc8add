"""Whoever is connected must still be allowed to be: he may have signed out, or his token may have been taken back.

All are looked at together, with one query. What they may see of a table is looked at whenever it is shown to them.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection

from emporion.server.clock import Clock
from emporion.server.people import sessions, tokens
from emporion.server.storage.errors import Unavailable
from emporion.server.storage.store import Store
from emporion.server.watching import Watcher

logger = logging.getLogger(__name__)

ROUND_SECONDS: Final = 15.0
MOST: Final = 200
"""Connections that one person may have open, or all who are nobody yet at one address."""
AT_ONCE: Final = 500
"""So many tokens are looked up by one query."""


class Doorkeeper:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._present: dict[Watcher, str | None] = {}
        """With the tokens of their sessions or seats; whoever only looks on needs none."""
        self._connections: Counter[str] = Counter()

    def has_room(self, who: str) -> bool:
        return self._connections[who] < MOST

    @contextmanager
    def letting_in(self, watcher: Watcher, token: str | None, who: str) -> Iterator[None]:
        """For as long as somebody is connected, who is counted with his other connections."""
        self._present[watcher] = token
        self._connections[who] += 1
        try:
            yield
        finally:
            del self._present[watcher]
            self._connections[who] -= 1
            if not self._connections[who]:
                del self._connections[who]

    async def run(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self.make_a_round()
            except Unavailable as error:
                logger.warning("whoever is here stays: %s", error)

    async def make_a_round(self) -> None:
        """Send away who has to go. The others get a sign of life: nothing, which a stream shows as an empty line."""
        present = dict(self._present)
        shown = {token for token in present.values() if token is not None}
        good = await self._store.read(lambda connection: good_among(connection, sorted(shown), self._clock.now()))
        for watcher, token in present.items():
            if token is None or token in good:
                watcher.send(b"")
            else:
                watcher.end()

    async def see_off(self, seconds: float) -> None:
        """Wait until all have been sent what waits for them, but not for long."""
        while seconds > 0 and any(watcher.has_waiting for watcher in self._present):
            await asyncio.sleep(PAUSE_SECONDS)
            seconds -= PAUSE_SECONDS


PAUSE_SECONDS: Final = 0.01


def good_among(connection: Connection, shown: list[str], now: int) -> set[str]:
    """Which of these tokens still open something."""
    good: set[str] = set()
    for first in range(0, len(shown), AT_ONCE):
        some = {tokens.digest(token): token for token in shown[first : first + AT_ONCE]}
        for known in (sessions.known_among(connection, some, now), tokens.known_among(connection, some, now)):
            good.update(some[digest] for digest in known)
    return good
