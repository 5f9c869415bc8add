"""A server that has just started is asked for many tables at once: all who were there come back in the same moment."""

from __future__ import annotations

import asyncio
import os
import pathlib
import subprocess
import sys
from typing import Final

import pytest

from emporion.engine.record import read_record
from emporion.server.clock import Clock
from emporion.server.hub import Hub
from emporion.server.storage.store import Store
from emporion.server.tables.opening import import_record
from emporion.server.tables.pace import Untimed
from tests.server.tables.company import check_bot
from tests.server.test_hub import add_people

RECORD: Final = (pathlib.Path(__file__).parents[1] / "records" / "kosmos-4.jsonl").read_text()
TABLES: Final = 24
STARTS: Final = 6
"""Each by itself saw the fault in every second try."""


@pytest.mark.anyio
async def test_many_tables_are_read_at_once(sqlite_url: str, tmp_path: pathlib.Path) -> None:
    """In several threads, each of which may be the first to need what a process works out once: the types that are
    read, and the compiled rules, whose code is kept nowhere but in its own place."""
    ids = await imported(sqlite_url)
    away = tmp_path / "elsewhere"
    away.mkdir()
    for _ in range(STARTS):
        command = [sys.executable, "-m", "tests.server.test_restarts", sqlite_url, *ids]
        # From the project's folder, where modules are found, it goes where nothing else is written.
        process = subprocess.run([*command, str(away)], capture_output=True, text=True, check=False)
        assert process.returncode == 0, process.stderr
        assert len(process.stdout.split()) == TABLES
    assert list(away.iterdir()) == []


async def imported(url: str) -> list[str]:
    store = await Store.open(url)
    await add_people(store)
    hub = Hub(store, Clock(), check_bot)
    entries = import_record(read_record(RECORD), "ann", Untimed())
    ids = [await hub.open(entries, "ann", f"table {number}") for number in range(TABLES)]
    await hub.close()
    await store.close()
    return ids


async def read_all(url: str, ids: list[str]) -> None:
    store = await Store.open(url)
    hub = Hub(store, Clock(), check_bot)

    async def head_of(id: str) -> int:
        async with hub.looking(id) as table:
            return table.head

    print(*await asyncio.gather(*map(head_of, ids)))
    await hub.close()
    await store.close()


if __name__ == "__main__":
    _, address, *tables, folder = sys.argv
    os.chdir(folder)
    sys.setswitchinterval(1e-6)
    asyncio.run(read_all(address, tables))
