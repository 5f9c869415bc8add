"""The storage as the server uses it: from the event loop, with threads behind it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import URL, Connection, select, text

from emporion.server.storage.announce import Heads, Listener
from emporion.server.storage.append import Append
from emporion.server.storage.checkpoint import Checkpointer
from emporion.server.storage.database import LOCK_MS, file_of, make_engine, read_url, unavailable
from emporion.server.storage.migrate import check_version, migrate_to_newest
from emporion.server.storage.schema import ENTRIES, SNAPSHOTS, TABLES
from emporion.server.storage.writer import Writer

READERS: Final = 4

ENTRIES_AFTER: Final = {
    "sqlite": text("""
        SELECT table_id, n, at, entries."key", data FROM json_each(:asked) AS asked
        JOIN entries ON table_id = asked."key" AND n > asked.value
        ORDER BY table_id, n
    """),
    "postgresql": text("""
        SELECT table_id, n, at, entries."key", data FROM json_each_text(CAST(:asked AS json)) AS asked
        JOIN entries ON table_id = asked."key" AND n > CAST(asked.value AS integer)
        ORDER BY table_id, n
    """),
}
"""Those of the tables {table: head, …} after these heads, by dialect. One query for all: many of them would cost more
than all else that is done to follow a table."""

T = TypeVar("T")


class StoredEntry(msgspec.Struct, frozen=True):
    n: int
    at: int
    key: str | None
    data: bytes


class StoredSnapshot(msgspec.Struct, frozen=True):
    n: int
    """The last entry it contains."""
    data: bytes


class StoredTable(msgspec.Struct, frozen=True):
    row: dict[str, Any]
    """The columns of `tables`."""
    snapshot: StoredSnapshot | None
    entries: list[StoredEntry]


class Store:
    """Belongs to the event loop on which it was opened."""

    def __init__(self, url: URL, lock_ms: int) -> None:
        self._url = url
        self._engine = make_engine(url, writes=False, lock_ms=lock_ms, connections=READERS)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="storage reader")
        self._writer = Writer(make_engine(url, writes=True, lock_ms=lock_ms))
        self._helpers: list[Listener | Checkpointer] = []
        if url.drivername == "sqlite":
            self._helpers.append(Checkpointer(file_of(url)))

    @classmethod
    async def open(cls, url: str, *, migrate: bool = True, lock_ms: int = LOCK_MS) -> Store:
        """Brings the database to the schema of this program, or only checks that it has it.

        Raises BadDatabase or Unavailable.
        """
        address = read_url(url)
        await asyncio.to_thread(migrate_to_newest if migrate else check_version, address)
        return cls(address, lock_ms)

    async def append(self, append: Append) -> None:
        """When this returns, it is on the disk. Raises Conflict, Repeated or Unavailable."""
        await self._writer.submit(append)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Carry out any change. Raises Unavailable, and what the job raises; then nothing of it is stored.

        A job may run again after its first transaction was rolled back: it changes nothing but the database.
        """
        result: T = await self._writer.submit(job)
        return result

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Carry out any query, on the database as it is at one moment. Raises Unavailable, and what the job raises."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._query, job)

    def _query(self, job: Callable[[Connection], T]) -> T:
        try:
            with self._engine.connect() as connection:
                return job(connection)
        except Exception as error:
            raise unavailable(error) or error from error

    async def read_table(self, table: str) -> StoredTable | None:
        return await self.read(lambda connection: read_table(connection, table))

    async def entries_after(self, heads: Mapping[str, int]) -> dict[str, list[StoredEntry]]:
        """What each of these tables has after that entry."""
        return await self.read(lambda connection: entries_after(connection, heads))

    async def entry_with_key(self, table: str, key: str) -> int | None:
        """The number of the entry that answered a submission."""
        query = select(ENTRIES.c.n).where(ENTRIES.c.table_id == table, ENTRIES.c.key == key)
        return await self.read(lambda connection: connection.scalar(query))

    def announcements(self, callback: Callable[[Heads], None]) -> None:
        """Call back with the tables that have grown, whoever appended to them; see `announce`."""
        if self._url.drivername != "sqlite":
            self._helpers.append(Listener(self._url, callback))

    async def close(self) -> None:
        """Finish what was accepted."""
        await self._writer.close()
        for helper in self._helpers:
            await helper.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()


def read_table(connection: Connection, table: str) -> StoredTable | None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().one_or_none()
    if row is None:
        return None
    kept = connection.execute(
        select(SNAPSHOTS.c.n, SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == table)
    ).one_or_none()
    snapshot = None if kept is None else StoredSnapshot(*kept)
    return StoredTable(dict(row), snapshot, entries_after(connection, {table: 0})[table])


def entries_after(connection: Connection, heads: Mapping[str, int]) -> dict[str, list[StoredEntry]]:
    asked = {"asked": msgspec.json.encode(heads).decode()}
    found: dict[str, list[StoredEntry]] = {table: [] for table in heads}
    for table, *columns in connection.execute(ENTRIES_AFTER[connection.dialect.name], asked):
        found[table].append(StoredEntry(*columns))
    return found
