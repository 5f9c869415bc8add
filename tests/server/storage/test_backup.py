"""Backups are whole, also of a database in use; restoring never destroys by accident."""

from __future__ import annotations

import asyncio
import pathlib
import re
import sqlite3
import stat

import pytest

from emporion.server.storage.backup import NotOverwritten, back_up, restore
from emporion.server.storage.errors import BadDatabase
from emporion.server.storage.store import Store
from tests.server.storage.samples import add_anna, first, more, numbers, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def backup(sqlite_url: str, tmp_path: pathlib.Path) -> pathlib.Path:
    """Of a database with one table, which has grown since and is closed."""
    store = await Store.open(sqlite_url)
    await add_anna(store)
    await store.append(first("t"))
    target = tmp_path / "backup.db"
    back_up(sqlite_url, target)
    await store.append(more("t", 1))
    await store.close()
    return target


async def stored(url: str) -> list[int]:
    store = await Store.open(url)
    found = await numbers(store, "t")
    await store.close()
    return found


async def test_backups_under_load_are_whole(sqlite_url: str, tmp_path: pathlib.Path) -> None:
    store = await Store.open(sqlite_url)
    await add_anna(store)
    heads = {f"t{n}": 0 for n in range(5)}
    done = False

    async def play(table: str) -> None:
        await store.append(first(table))
        heads[table] = 1
        while not done:
            await store.append(more(table, heads[table], entries=[bytes(5_000)]))
            heads[table] += 1

    games = [asyncio.create_task(play(table)) for table in heads]
    acknowledged = []
    for n in range(4):
        enough = 10 * n + 10
        await until(lambda: min(heads.values()) >= enough, games)  # noqa: B023 – it is over before the next round
        acknowledged.append(dict(heads))
        await asyncio.to_thread(back_up, sqlite_url, tmp_path / f"backup{n}.db")
    done = True
    await asyncio.gather(*games)
    await store.close()
    for n, known in enumerate(acknowledged):
        copy = await Store.open(f"sqlite:///{tmp_path / f'backup{n}.db'}")
        for table, head in known.items():
            kept = await copy.read_table(table)
            assert kept is not None
            assert [entry.n for entry in kept.entries] == list(range(1, kept.row["head"] + 1))
            assert kept.row["head"] >= head
        await copy.close()


async def test_a_backup_is_one_file_for_its_owner(backup: pathlib.Path) -> None:
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert sorted(path.name for path in backup.parent.iterdir()) == ["backup.db", "emporion.db"]
    assert backup.read_bytes()[18:20] == b"\1\1"  # not in WAL mode: it can be opened where nothing can be written


async def test_the_way_back(backup: pathlib.Path, sqlite_url: str, tmp_path: pathlib.Path) -> None:
    assert await stored(sqlite_url) == [1, 2]
    restore(backup, sqlite_url, overwrite=True)
    assert await stored(sqlite_url) == [1]
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere.db'}"
    restore(backup, elsewhere)
    assert await stored(elsewhere) == [1]


async def test_nothing_is_overwritten_unless_told(backup: pathlib.Path, sqlite_url: str) -> None:
    with pytest.raises(NotOverwritten, match=r"emporion\.db exists"):
        restore(backup, sqlite_url)
    with pytest.raises(NotOverwritten, match=r"backup\.db exists"):
        back_up(sqlite_url, backup)
    assert await stored(sqlite_url) == [1, 2]


async def test_a_database_in_use_is_not_replaced(backup: pathlib.Path, sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await store.append(more("t", 2))
    with pytest.raises(NotOverwritten, match="stop the server first"):
        restore(backup, sqlite_url, overwrite=True)
    await store.append(more("t", 3))
    await store.close()
    assert await stored(sqlite_url) == [1, 2, 3, 4]


async def test_a_damaged_database_can_be_replaced(
    backup: pathlib.Path, sqlite_url: str, tmp_path: pathlib.Path
) -> None:
    (tmp_path / "emporion.db").write_bytes(b"no database" * 1000)
    (tmp_path / "emporion.db-wal").write_bytes(b"rubbish")
    restore(backup, sqlite_url, overwrite=True)
    assert await stored(sqlite_url) == [1]


def damage(backup: pathlib.Path) -> None:
    content = bytearray(backup.read_bytes())
    page = int.from_bytes(content[16:18], "big")
    content[page + 8 : 2 * page] = bytes(page - 8)
    backup.write_bytes(content)


def empty(backup: pathlib.Path) -> None:
    backup.unlink()
    sqlite3.connect(backup).close()


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (damage, "damaged|malformed"),
        (lambda backup: backup.write_bytes(b"rubbish" * 1000), "not a database"),
        (empty, "is no database of Emporion"),
        (pathlib.Path.unlink, "unable to open"),
    ],
)
async def test_a_bad_backup_replaces_nothing(backup: pathlib.Path, sqlite_url: str, spoil: object, reason: str) -> None:
    assert callable(spoil)
    spoil(backup)
    with pytest.raises(BadDatabase, match=reason):
        restore(backup, sqlite_url, overwrite=True)
    assert await stored(sqlite_url) == [1, 2]
    assert {path.name for path in backup.parent.iterdir()} <= {"backup.db", "emporion.db"}


def test_postgresql_has_its_own_tools(tmp_path: pathlib.Path) -> None:
    url = "postgresql+psycopg://anna:secret@host/emporion"
    with pytest.raises(
        BadDatabase, match=re.escape('pg_dump --format=custom --file=BACKUP "postgresql://anna@host/em')
    ):
        back_up(url, tmp_path / "backup")
    with pytest.raises(BadDatabase, match=r"pg_restore .*--dbname=\"postgresql://anna@host/emporion\" BACKUP$"):
        restore(tmp_path / "backup", url)
