"""Changes share commits, do not hurt each other, and survive what happens to a database."""

from __future__ import annotations

import asyncio
import os
import pathlib
import subprocess
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, func, select
from sqlalchemy.exc import IntegrityError

from emporion.server.storage import writer
from emporion.server.storage.append import Append
from emporion.server.storage.database import make_engine, read_url
from emporion.server.storage.errors import Repeated, Unavailable
from emporion.server.storage.schema import PEOPLE, TABLES
from emporion.server.storage.store import Store
from tests.server.postgres import Postgres
from tests.server.storage.samples import (
    ANNA,
    add_anna,
    first,
    impossible,
    more,
    numbers,
    person,
    until,
    writer_held_up,
)

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(store: Store) -> Store:
    await add_anna(store)
    return store


@contextmanager
def at_commit(do: Callable[[Connection], None] = lambda _: None) -> Iterator[list[Connection]]:
    """The connections on which a batch is committed; not that of what held up the writer, which comes first."""
    seen: list[Connection] = []

    def note(connection: Connection) -> None:
        seen.append(connection)
        if len(seen) == 2:
            do(connection)

    event.listen(Engine, "commit", note)
    try:
        yield seen
    finally:
        event.remove(Engine, "commit", note)
        seen[:1] = []


async def in_one_batch(store: Store, works: Sequence[Awaitable[Any]]) -> list[Any]:
    async with writer_held_up(store):
        tasks = [asyncio.ensure_future(work) for work in works]
    return await asyncio.gather(*tasks, return_exceptions=True)


def rename_anna(connection: Connection) -> str:
    connection.execute(PEOPLE.update().values(name="Hanna"))
    return "renamed"


def rename_and_fail(connection: Connection) -> None:
    connection.execute(PEOPLE.update().values(name="Nobody"))
    raise KeyError("a job's own affair")


def add_anna_again(connection: Connection) -> None:
    connection.execute(PEOPLE.insert(), person(ANNA))


async def name_of_anna(store: Store) -> Any:
    return await store.read(lambda connection: connection.execute(select(PEOPLE.c.name)).scalar_one())


async def test_all_that_waits_shares_one_commit(store: Store) -> None:
    works = [store.append(first(f"t{n}")) for n in range(50)]
    with at_commit() as commits:
        assert await in_one_batch(store, [*works, store.write(rename_anna)]) == [None] * 50 + ["renamed"]
    assert len(commits) == 1
    assert await store.read(lambda connection: connection.execute(select(func.count(TABLES.c.id))).scalar_one()) == 50


async def test_a_batch_has_a_limit(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "BATCH", 20)
    with at_commit() as commits:
        assert await in_one_batch(store, [store.append(first(f"t{n}")) for n in range(50)]) == [None] * 50
    assert len(commits) == 3


async def test_an_append_that_cannot_be_stored_does_not_hurt_its_neighbours(store: Store) -> None:
    appends = [store.append(append) for append in (first("a"), impossible("b"), first("c"))]
    results = await in_one_batch(store, [*appends, store.write(rename_anna)])
    assert [type(result) for result in results] == [type(None), IntegrityError, type(None), str]
    assert [await numbers(store, table) for table in "abc"] == [[1], [], [1]]
    assert await store.read_table("b") is None
    assert await name_of_anna(store) == "Hanna"


async def test_a_job_that_fails_does_not_hurt_its_neighbours(store: Store) -> None:
    works = [
        store.append(first("a")),
        store.write(rename_and_fail),
        store.write(add_anna_again),
        store.write(lambda connection: "well"),
        store.append(first("b")),
    ]
    with at_commit() as commits:
        results = await in_one_batch(store, works)
    assert [type(result) for result in results] == [type(None), KeyError, IntegrityError, str, type(None)]
    assert len(commits) == 1
    assert [await numbers(store, table) for table in "ab"] == [[1], [1]]
    assert await name_of_anna(store) == "Anna"


def cut(connection: Connection) -> None:
    driver: Any = connection.connection.driver_connection
    driver.close()


async def test_a_failed_commit_is_told_to_all_and_the_next_one_works(store: Store) -> None:
    with at_commit(cut):
        works = [store.append(first("a")), store.append(more("b", 7)), store.write(rename_anna)]
        results = await in_one_batch(store, works)
    for result in results:
        assert isinstance(result, Unavailable)
        assert result.uncertain
        assert str(result).endswith("it may or may not be stored: ask again with the same key")
    await store.append(first("a"))
    assert await numbers(store, "a") == [1]
    assert await name_of_anna(store) == "Anna"


async def test_what_is_too_much_is_refused_at_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "WAITING", 3)
    results = await in_one_batch(store, [store.append(first(f"t{n}")) for n in range(5)])
    assert results[:3] == [None] * 3
    assert [str(result) for result in results[3:]] == ["the database is busy: try again in a moment"] * 2
    await store.append(first("t4"))


async def test_closing_finishes_what_was_accepted(database_url: str) -> None:
    store = await Store.open(database_url)
    await add_anna(store)
    async with writer_held_up(store):
        tasks = [asyncio.create_task(store.append(first(f"t{n}"))) for n in range(5)]
        await asyncio.sleep(0)
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        with pytest.raises(Unavailable, match="the server is stopping"):
            await store.append(first("late"))
    await closing
    assert await asyncio.gather(*tasks) == [None] * 5
    again = await Store.open(database_url)
    assert [await numbers(again, f"t{n}") for n in range(5)] == [[1]] * 5
    await again.close()


async def test_what_was_accepted_is_stored_also_if_nobody_waits(store: Store) -> None:
    async with writer_held_up(store):
        task = asyncio.create_task(store.append(first("t")))
        await asyncio.sleep(0)
        task.cancel()
    await store.append(more("t", 1))
    assert await numbers(store, "t") == [1, 2]


async def test_sqlite_locked_by_another_process(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url, lock_ms=50)
    await add_anna(store)
    other = make_engine(read_url(sqlite_url), writes=True)
    with other.connect() as holder:
        holder.begin()
        results = await asyncio.gather(*(store.append(first(f"t{n}")) for n in range(20)), return_exceptions=True)
        assert {type(result) for result in results} == {Unavailable}
        assert str(results[0]) == "the database is locked by another process (database is locked)"
        assert await name_of_anna(store) == "Anna"  # reading goes on
    other.dispose()
    await store.append(first("t0"))
    await store.close()


async def test_postgresql_locked_by_another_worker(postgres_url: str) -> None:
    store = await Store.open(postgres_url, lock_ms=50)
    await add_anna(store)
    await store.append(first("t"))
    other = make_engine(read_url(postgres_url), writes=True)
    with other.connect() as holder:
        holder.execute(TABLES.update().values(status="held"))
        with pytest.raises(Unavailable, match="locked by another worker"):
            await store.append(more("t", 1))
        await store.append(first("u"))
    other.dispose()
    await store.append(more("t", 1))
    await store.close()


async def test_a_read_only_database(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await add_anna(store)
    await store.write(lambda connection: connection.exec_driver_sql("PRAGMA query_only = ON").close())
    with pytest.raises(Unavailable, match="the database is read-only"):
        await store.append(first("t"))
    # The setting was that of a connection which is not used again.
    await store.append(first("t"))
    await store.close()


async def fill(store: Store, table: str) -> tuple[int, Unavailable]:
    """Append until the disk is full: the last entry, and what was said."""
    await store.append(first(table))
    for n in range(1, 10_000):
        try:
            await store.append(more(table, n, entries=[bytes(20_000)]))
        except Unavailable as full:
            return n, full
    raise AssertionError("the disk does not get full")


async def check_full(store: Store) -> None:
    """While the disk is full, and the last that was acknowledged is there."""
    head, full = await fill(store, "t")
    assert "the disk is full" in str(full)
    async with writer_held_up(store):
        works = [more("t", head, entries=[bytes(20_000)], key=f"again {n}") for n in range(3)]
        tasks = [asyncio.create_task(store.append(work)) for work in works]
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert {type(result) for result in results} == {Unavailable}
    assert await numbers(store, "t") == list(range(1, head + 1))


async def check_room_again(store: Store) -> None:
    head = len(await numbers(store, "t"))
    await store.append(more("t", head))
    assert await numbers(store, "t") == list(range(1, head + 2))


async def test_a_full_database(sqlite_url: str) -> None:
    def limit(connection: Connection, pages: int) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    store = await Store.open(sqlite_url)
    await add_anna(store)
    await store.write(lambda connection: limit(connection, 200))
    await check_full(store)
    await store.write(lambda connection: limit(connection, 2000))
    await check_room_again(store)
    await store.close()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a small disk; test_a_full_database needs none")
async def test_a_full_disk(tmp_path: pathlib.Path) -> None:
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2M", "tmpfs", tmp_path], check=True)
    try:
        ballast = tmp_path / "ballast"
        ballast.write_bytes(bytes(500_000))
        store = await Store.open(f"sqlite:///{tmp_path / 'emporion.db'}")
        await add_anna(store)
        await check_full(store)
        ballast.unlink()
        await check_room_again(store)
        await store.close()
    finally:
        subprocess.run(["umount", tmp_path], check=True)


class Player:
    """Appends entry after entry; whatever is unavailable is asked again with the same key."""

    def __init__(self, store: Store, table: str) -> None:
        self._store = store
        self._table = table
        self.head = 0
        self.interruptions = 0

    async def play(self, entries: int) -> None:
        await self._insist(first(self._table))
        while self.head < entries:
            await self._insist(more(self._table, self.head))

    async def _insist(self, append: Append) -> None:
        while True:
            try:
                await self._store.append(append)
            except Unavailable:
                self.interruptions += 1
                await asyncio.sleep(0.01)
                continue
            except Repeated:
                pass
            self.head = append.head
            return


@pytest.mark.parametrize("end", ["stop", "kill"])
async def test_postgresql_restarted_in_mid_game(postgres: Postgres, postgres_url: str, end: str) -> None:
    store = await Store.open(postgres_url)
    await add_anna(store)
    players = {f"t{n}": Player(store, f"t{n}") for n in range(5)}
    games = [asyncio.create_task(player.play(200)) for player in players.values()]
    await until(lambda: players["t0"].head >= 20, games)
    await asyncio.to_thread(getattr(postgres, end))
    acknowledged = {table: player.head for table, player in players.items()}
    await asyncio.to_thread(postgres.start)
    for table, player in players.items():
        assert player.interruptions > 0
        assert len(await numbers(store, table)) >= acknowledged[table]
    await asyncio.gather(*games)
    assert [await numbers(store, table) for table in players] == [list(range(1, 201))] * 5
    await store.close()
