"""Several workers on one PostgreSQL tell each other which tables have grown.

An announcement is part of the transaction that appends: it is heard when the entries can be read, or never. It carries
no entries, only where they are. With SQLite there is one process, and nobody to tell.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import URL, Connection, func, select

from emporion.server.storage.database import TIMEOUTS

CHANNEL: Final = "emporion"
PAYLOAD: Final = 7_999
"""PostgreSQL takes no longer payload, in bytes."""
LOOK_S: Final = 0.2
"""How often a listener looks whether it should stop."""
RETRY_S: Final = 1.0

Heads: TypeAlias = list[tuple[str, int]]

logger = logging.getLogger(__name__)


def send(connection: Connection, heads: Mapping[str, int]) -> None:
    if connection.dialect.name == "postgresql":
        for payload in payloads(list(heads.items())):
            connection.execute(select(func.pg_notify(CHANNEL, payload)))


def payloads(heads: Heads) -> Iterator[str]:
    """JSON of [[table, head], …], in as many pieces as need be."""
    if not heads:
        return
    payload = msgspec.json.encode(heads)
    if len(payload) <= PAYLOAD:
        yield payload.decode()
    else:
        middle = len(heads) // 2
        yield from payloads(heads[:middle])
        yield from payloads(heads[middle:])


class Listener:
    """Listens in a thread, on a connection of its own; calls back on the event loop.

    An empty list means that from now on everything is heard, and that something may have been missed before.
    """

    def __init__(self, url: URL, callback: Callable[[Heads], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._callback = callback
        self._loop = asyncio.get_running_loop()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="storage listener", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        self._closing.set()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        import psycopg

        while not self._closing.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True, **TIMEOUTS) as connection:
                    self._listen(connection)
            except psycopg.OperationalError as error:
                logger.warning("other workers are not heard, trying again: %s", str(error).strip())
                self._closing.wait(RETRY_S)

    def _listen(self, connection: Any) -> None:
        connection.execute(f"LISTEN {CHANNEL}")
        self._call([])
        while not self._closing.is_set():
            for notice in connection.notifies(timeout=LOOK_S):
                self._call(msgspec.json.decode(notice.payload, type=Heads))

    def _call(self, heads: Heads) -> None:
        self._loop.call_soon_threadsafe(self._callback, heads)
