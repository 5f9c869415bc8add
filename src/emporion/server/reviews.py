"""Reviews of finished games: made one at a time by each worker, when somebody asks for one, and kept in the database.

Any worker tells how far a review is, whoever makes it: its maker writes down again and again that he is at work. Of one
who has not done so for a while nothing more is expected, and whoever asks again has the review begun anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from emporion.bots.review import Review
from emporion.server.bots.host import BotHost, HostClosed
from emporion.server.bots.messages import ReviewWanted
from emporion.server.errors import TooMuch
from emporion.server.storage.errors import Unavailable
from emporion.server.storage.schema import REVIEWS
from emporion.server.storage.store import Store

logger = logging.getLogger(__name__)

VISITS: Final = 60
"""Imagined games for each decision: some seconds to half a minute for a game."""
WAITING: Final = 16
"""So many are asked for at the same time; each takes its turn."""
BEAT_SECONDS: Final = 2.0
"""How often a maker writes down how far he is."""
LOST_MS: Final = 60_000
"""A maker that was not heard of for so long is gone."""

REVIEW: Final = msgspec.json.Decoder(Review)
"""Made here: it is used in several threads."""


class Work(msgspec.Struct, frozen=True):
    """A review that is made, or was."""

    progress: float = 0.0
    result: Review | None = None


class Reviews:
    def __init__(self, bots: BotHost, store: Store, clock: Callable[[], int]) -> None:
        """The clock tells milliseconds since 1970."""
        self._bots = bots
        self._store = store
        self._clock = clock
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def find(self, table: str) -> Work | None:
        now = self._clock()
        return await self._store.read(lambda connection: kept(connection, table, now))

    async def start(self, table: str, record: Callable[[], str]) -> Work:
        """The review of a table's game; it is begun if it was not before."""
        known = await self.find(table)
        if known is not None:
            return known
        if len(self._tasks) >= WAITING:
            raise TooMuch("many games wait for their reviews: ask again in some minutes", 60)
        if await self._claim(table):
            task = asyncio.create_task(self._make(table, record()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return await self.find(table) or Work()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _claim(self, table: str) -> bool:
        now = self._clock()
        try:
            return await self._store.write(lambda connection: claim(connection, table, now))
        except IntegrityError:  # another worker was quicker
            return False

    async def _make(self, table: str, record: str) -> None:
        share, found = 0.0, None

        def hear(heard: float) -> None:
            nonlocal share
            share = heard

        beating = asyncio.create_task(self._beat(table, lambda: share))
        try:
            async with self._turn:
                answer = await self._bots.review(ReviewWanted(record, VISITS), hear)
            found = answer.found
            if found is None:
                logger.warning("table %s cannot be reviewed: %s", table, answer.fault)
        except HostClosed:
            pass
        finally:
            beating.cancel()
            await self._write(lambda connection: settle(connection, table, found))

    async def _beat(self, table: str, share: Callable[[], float]) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self._write(lambda connection: touch(connection, table, share(), self._clock()))

    async def _write(self, job: Callable[[Connection], None]) -> None:
        """What cannot be written is asked for again some time."""
        try:
            await self._store.write(job)
        except Unavailable as error:
            logger.warning("how far a review is cannot be written down: %s", error)


# ------------------------------------------------------------------------------------------------ in the database


def kept(connection: Connection, table: str, now: int) -> Work | None:
    """A review that is there or in the making. One that an earlier release has made is not always one of this."""
    columns = (REVIEWS.c.touched_at, REVIEWS.c.progress, REVIEWS.c.data)
    row = connection.execute(select(*columns).where(REVIEWS.c.table_id == table)).one_or_none()
    if row is None:
        return None
    touched_at, progress, data = row
    if data is None:
        return None if touched_at < now - LOST_MS else Work(progress)
    try:
        return Work(1.0, REVIEW.decode(data))
    except msgspec.DecodeError:
        return None


def claim(connection: Connection, table: str, now: int) -> bool:
    """Take it upon oneself to make a review; not if there is one, or somebody else does.

    What is in the way is removed only as it was seen: meanwhile another worker may have put his own there. Raises
    IntegrityError if that is so where nothing was.
    """
    seen = connection.scalar(select(REVIEWS.c.touched_at).where(REVIEWS.c.table_id == table))
    if seen is not None:
        if kept(connection, table, now) is not None:
            return False
        as_seen = delete(REVIEWS).where(REVIEWS.c.table_id == table, REVIEWS.c.touched_at == seen)
        if connection.execute(as_seen).rowcount == 0:
            return False
    connection.execute(insert(REVIEWS).values(table_id=table, touched_at=now, progress=0.0))
    return True


def touch(connection: Connection, table: str, progress: float, now: int) -> None:
    is_made = (REVIEWS.c.table_id == table, REVIEWS.c.data.is_(None))
    connection.execute(update(REVIEWS).where(*is_made).values(touched_at=now, progress=progress))


def settle(connection: Connection, table: str, found: bytes | None) -> None:
    """The review is there; or it is not, and whoever asks again begins anew."""
    is_made = (REVIEWS.c.table_id == table, REVIEWS.c.data.is_(None))
    if found is None:
        connection.execute(delete(REVIEWS).where(*is_made))
    else:
        connection.execute(update(REVIEWS).where(*is_made).values(progress=1.0, data=found))
