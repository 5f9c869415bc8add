"""Workers hear which tables have grown, and when they may have missed something."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from emporion.server.storage.announce import Heads, payloads
from emporion.server.storage.errors import Conflict
from emporion.server.storage.store import Store
from tests.server.postgres import Postgres
from tests.server.storage.samples import add_anna, first, more, numbers, writer_held_up

PATIENCE_S = 30


def test_what_is_too_long_goes_in_pieces() -> None:
    heads = [(f"table {n:04} ü", n) for n in range(1000)]
    pieces = list(payloads(heads))
    assert max(len(piece.encode()) for piece in pieces) < 8000
    assert [head for piece in pieces for head in msgspec.json.decode(piece, type=Heads)] == heads
    assert len(pieces) > 1
    assert list(payloads([])) == []


class Ear:
    def __init__(self, store: Store) -> None:
        self._heard: asyncio.Queue[Heads] = asyncio.Queue()
        store.announcements(self._heard.put_nowait)

    async def hears(self) -> Heads:
        return await asyncio.wait_for(self._heard.get(), PATIENCE_S)

    @property
    def is_deaf(self) -> bool:
        return self._heard.empty()


@pytest.mark.anyio
async def test_another_worker_hears_of_what_it_can_read(postgres_url: str) -> None:
    one, two = [await Store.open(postgres_url) for _ in range(2)]
    await add_anna(one)
    ear = Ear(two)
    assert await ear.hears() == []
    await one.append(first("t", entries=[b"a", b"b"]))
    assert await ear.hears() == [("t", 2)]
    assert await numbers(two, "t") == [1, 2]
    with pytest.raises(Conflict):
        await one.append(more("t", 7))
    async with writer_held_up(one):
        tasks = [asyncio.create_task(one.append(append)) for append in (more("t", 2), first("u"), more("t", 3))]
    await asyncio.gather(*tasks)
    assert await ear.hears() == [("t", 4), ("u", 1)]  # and nothing of what was refused
    await asyncio.gather(one.close(), two.close())


@pytest.mark.anyio
async def test_who_was_cut_off_knows_it(postgres: Postgres, postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    ear = Ear(store)
    assert await ear.hears() == []
    await asyncio.to_thread(postgres.restart)
    assert await ear.hears() == []
    await add_anna(store)
    await store.append(first("t"))
    assert await ear.hears() == [("t", 1)]
    await store.close()


@pytest.mark.anyio
async def test_with_sqlite_there_is_nobody_else(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    ear = Ear(store)
    await add_anna(store)
    await store.append(first("t"))
    await store.close()
    assert ear.is_deaf
