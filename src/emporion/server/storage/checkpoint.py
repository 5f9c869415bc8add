"""SQLite writes to a log beside its file, and now and then into the file itself. Done by the writer, that would make
everybody wait; a connection of its own does it beside him."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pathlib
import sqlite3
import threading
from typing import Final

logger = logging.getLogger(__name__)

PAUSE_SECONDS: Final = 2.0
MOST_PAGES: Final = 25_000
"""If all else fails the writer does it himself, before the log has 100 MB."""


class Checkpointer:
    def __init__(self, file: pathlib.Path) -> None:
        self._address = f"{file.resolve().as_uri()}?mode=rw"
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="storage checkpoint", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        self._closing.set()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while not self._closing.wait(PAUSE_SECONDS):
            try:
                with contextlib.closing(sqlite3.connect(self._address, uri=True, isolation_level=None)) as connection:
                    connection.execute("PRAGMA synchronous = FULL")
                    connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            except sqlite3.Error as error:
                logger.info("the database's log is taken over later: %s", error)
