"""Reviews of finished games: made one at a time, when somebody asks for one, and kept in memory for a while."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from emporion.bots.review import Review
from emporion.server.bots.host import BotHost, HostClosed
from emporion.server.bots.messages import ReviewWanted
from emporion.server.errors import TooMuch

logger = logging.getLogger(__name__)

VISITS: Final = 60
"""Imagined games for each decision: some seconds to half a minute for a game."""
KEPT: Final = 64
WAITING: Final = 16
"""So many are asked for at the same time; each takes its turn."""


class Work(msgspec.Struct):
    """A review that is made, or was."""

    progress: float = 0.0
    result: Review | None = None


class Reviews:
    def __init__(self, bots: BotHost) -> None:
        self._bots = bots
        self._works: OrderedDict[str, Work] = OrderedDict()
        """By table, those asked for last at the end."""
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def find(self, table: str) -> Work | None:
        work = self._works.get(table)
        if work is not None:
            self._works.move_to_end(table)
        return work

    def start(self, table: str, record: Callable[[], str]) -> Work:
        """The review of a table's game; it is begun if it was not before."""
        known = self.find(table)
        if known is not None:
            return known
        if len(self._tasks) >= WAITING:
            raise TooMuch("many games wait for their reviews: ask again in some minutes", 60)
        work = self._works[table] = Work()
        task = asyncio.create_task(self._make(table, work, record()))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return work

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _make(self, table: str, work: Work, record: str) -> None:
        def hear(share: float) -> None:
            work.progress = share

        try:
            async with self._turn:
                answer = await self._bots.review(ReviewWanted(record, VISITS), hear)
            if answer.found is None:
                logger.warning("table %s cannot be reviewed: %s", table, answer.fault)
                return
            work.result = msgspec.json.decode(answer.found, type=Review)
        except HostClosed:
            pass
        finally:
            if work.result is None:  # whoever asks again begins anew
                del self._works[table]
            self._forget_some()

    def _forget_some(self) -> None:
        done = [table for table, work in self._works.items() if work.result is not None]
        for table in done[:-KEPT]:
            del self._works[table]
