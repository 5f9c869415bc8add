"""Databases of any release become databases of this one."""

from __future__ import annotations

import asyncio
import pathlib
import stat

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from emporion.server.storage.errors import BadDatabase
from emporion.server.storage.schema import METADATA
from emporion.server.storage.store import Store
from tests.server.storage.samples import add_anna, first, numbers

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    return list(compare_metadata(context, METADATA))


async def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    assert await store.read(differences) == []


async def test_a_difference_would_be_found(store: Store) -> None:
    await store.write(lambda connection: connection.exec_driver_sql("ALTER TABLE notes ADD COLUMN extra TEXT").close())
    assert [difference[0] for difference in await store.read(differences)] == ["remove_column"]  # type: ignore[index]


async def test_a_database_keeps_what_it_has(database_url: str) -> None:
    store = await Store.open(database_url)
    await add_anna(store)
    await store.append(first("t"))
    await store.close()
    for migrate in (True, False):
        again = await Store.open(database_url, migrate=migrate)
        assert await numbers(again, "t") == [1]
        await again.close()


async def test_workers_that_start_together_do_not_disturb_each_other(database_url: str) -> None:
    for store in await asyncio.gather(*(Store.open(database_url) for _ in range(4))):
        assert await store.read(differences) == []
        await store.close()


async def test_a_database_of_a_newer_release_is_left_alone(store: Store, database_url: str) -> None:
    newer = "UPDATE alembic_version SET version_num = '9999'"
    await store.write(lambda connection: connection.exec_driver_sql(newer).close())
    with pytest.raises(BadDatabase, match="a newer Emporion wrote this database"):
        await Store.open(database_url)


async def test_without_migrating_the_schema_must_be_there(postgres_url: str) -> None:
    with pytest.raises(BadDatabase, match="migrate it first"):
        await Store.open(postgres_url, migrate=False)


async def test_only_the_user_of_the_server_may_read_the_file(sqlite_url: str, tmp_path: pathlib.Path) -> None:
    store = await Store.open(sqlite_url)
    await add_anna(store)
    files = sorted(tmp_path.iterdir())
    assert [path.name for path in files] == ["emporion.db", "emporion.db-shm", "emporion.db-wal"]
    assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}
    await store.close()


async def test_a_folder_that_is_not_there(tmp_path: pathlib.Path) -> None:
    with pytest.raises(BadDatabase, match=r"cannot make the file .*: No such file or directory"):
        await Store.open(f"sqlite:///{tmp_path}/nowhere/emporion.db")
