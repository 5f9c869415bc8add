"""Reading, and opening what can be opened."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from emporion.server.storage.errors import BadDatabase, Unavailable
from emporion.server.storage.schema import PEOPLE, TABLES
from emporion.server.storage.store import Store, entries_after
from tests.server.postgres import Postgres
from tests.server.storage.samples import add_anna, first, more, person

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("url", ["", "sqlite://", "sqlite:///:memory:", "mysql://localhost/emporion", "emporion.db"])
async def test_an_address_that_names_no_database(url: str) -> None:
    with pytest.raises(BadDatabase, match="the address of a database is sqlite:///FILE or postgresql://"):
        await Store.open(url)


async def test_the_driver_of_postgresql_need_not_be_named(postgres_url: str) -> None:
    store = await Store.open(postgres_url.replace("+psycopg", ""))
    await add_anna(store)
    await store.close()


async def test_a_query_sees_one_moment(store: Store) -> None:
    await add_anna(store)
    await store.append(first("t"))

    def head(connection: Connection) -> Any:
        return connection.execute(select(TABLES.c.head)).scalar_one()

    def read_twice(connection: Connection) -> tuple[Any, Any]:
        before = head(connection)
        asyncio.run_coroutine_threadsafe(store.append(more("t", 1)), loop).result()
        assert len(entries_after(connection, {"t": 0})["t"]) == 1
        return before, head(connection)

    loop = asyncio.get_running_loop()
    assert await store.read(read_twice) == (1, 1)
    assert await store.read(head) == 2


async def test_a_query_changes_nothing(store: Store) -> None:
    def change(connection: Connection) -> None:
        connection.execute(PEOPLE.insert(), person("anna"))

    with pytest.raises(Unavailable, match="read-only"):
        await store.read(change)


async def test_what_is_wrong_with_a_query_is_told(store: Store) -> None:
    with pytest.raises(DBAPIError, match="nowhere"):
        await store.read(lambda connection: connection.exec_driver_sql("SELECT 1 FROM nowhere").close())
    with pytest.raises(ZeroDivisionError):
        await store.read(lambda connection: 1 // 0)


async def test_postgresql_away_and_back(postgres: Postgres, postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    await add_anna(store)
    assert await store.read_table("t") is None
    postgres.stop()
    try:
        for _ in range(2):
            with pytest.raises(Unavailable, match="PostgreSQL"):
                await store.read_table("t")
            with pytest.raises(Unavailable, match="PostgreSQL"):
                await store.append(first("t"))
        with pytest.raises(Unavailable, match="PostgreSQL cannot be reached"):
            await Store.open(postgres_url)
    finally:
        postgres.start()
    assert await store.read_table("t") is None
    await store.append(first("t"))
    await store.close()
