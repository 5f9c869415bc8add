"""A person, and tables with entries."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import Connection

from emporion.server.storage.append import Append
from emporion.server.storage.schema import PEOPLE
from emporion.server.storage.store import Store

ANNA = "anna"


async def add_anna(store: Store) -> None:
    await store.write(lambda connection: connection.execute(PEOPLE.insert(), person(ANNA)))


def person(name: str) -> dict[str, Any]:
    return {"id": name, "name": name.title(), "created_at": 1}


def first(table: str, **changes: Any) -> Append:
    """What makes a new table, with one entry."""
    columns = {
        "game": "tyros",
        "ruleset": 1,
        "owner": ANNA,
        "created_at": 1,
        "status": "open",
        "listed": True,
        "secret": b"secret",
    }
    append = Append(table=table, after=0, at=1, entries=[b"{}"], key="first", create=columns)
    return msgspec.structs.replace(append, **changes)


def more(table: str, after: int, **changes: Any) -> Append:
    """One entry more."""
    append = Append(table=table, after=after, at=after + 1, entries=[b"%d" % (after + 1)], key=f"key {after + 1}")
    return msgspec.structs.replace(append, **changes)


def impossible(table: str) -> Append:
    """Nothing that can be seen before it is tried: nobody is called that."""
    return first(table, seats=[(0, "nobody")])


async def numbers(store: Store, table: str) -> list[int]:
    return [entry.n for entry in (await store.entries_after({table: 0}))[table]]


async def until(condition: Callable[[], bool], games: Sequence[asyncio.Task[None]]) -> None:
    """Wait until the games are that far. What one of them raises is raised here: nobody waits for it in vain."""
    while not condition():
        for game in games:
            if game.done():
                game.result()
        await asyncio.sleep(0.001)


@asynccontextmanager
async def writer_held_up(store: Store) -> AsyncIterator[None]:
    """What is submitted inside waits, and is taken as one batch afterwards."""
    begun, may_end = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        begun.set()
        may_end.wait()

    held = asyncio.create_task(store.write(hold))
    await asyncio.to_thread(begun.wait)
    try:
        yield
        await asyncio.sleep(0)  # tasks made inside submit what they have
    finally:
        may_end.set()
        await held
