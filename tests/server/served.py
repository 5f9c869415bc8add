"""Servers in processes of their own, for tests: `python -m tests.server.served FD`, a socket on which orders arrive.

It takes longer to load the program than to start a server: so it is loaded once for all servers of a test process.

Faults are built in on purpose, for tests that must be able to see them; into a server of one worker alone.
"""

from __future__ import annotations

import asyncio
import os
import pathlib
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from emporion.games import entry_points
from emporion.server import reviews
from emporion.server.clock import Clock
from emporion.server.hub import Hub, LiveTable
from emporion.server.storage.append import Append
from emporion.server.storage.store import Store
from emporion.server.tables.table import Table
from emporion.server.web import services
from emporion.server.web.serving import serve
from tests.games.test_packages import PEBBLES
from tests.server import pretended_push
from tests.server.processes import MAX_ORDER, Order
from tests.server.secrecy.standstill import stand_still

CLOCK_FILE = "EMPORION_TEST_CLOCK"
HASTY_VISITS = 4
"""Imagined games for each decision, for tests of how a review is shown: enough to find some that cost something."""


class HastyHub(Hub):
    """Publishes what is not stored yet."""

    async def _store(self, live: LiveTable, table: Table, append: Append) -> None:
        self._publish(live, table)
        await asyncio.sleep(0.02)
        await super()._store(live, table, append)


class HastyStore(Store):
    """Says that it is stored before it is."""

    async def append(self, append: Append) -> None:
        self._late = getattr(self, "_late", [])
        self._late.append(append)
        if len(self._late) > 3:
            await super().append(self._late.pop(0))


def old_clock() -> Clock:
    """Of a server that has been up for an hour: nobody has the grace of a restart any more."""
    clock = Clock(wall=wall_time)
    vars(clock)["started_at"] -= 3_600_000
    return clock


def wall_time() -> float:
    """The computer's clock, as wrong as the file says that the environment names."""
    name = os.environ.get(CLOCK_FILE)
    return time.time() + (float(pathlib.Path(name).read_text()) if name else 0.0)


def publish_before_commit() -> None:
    vars(services)["Hub"] = HastyHub


def acknowledge_before_commit() -> None:
    vars(services)["Store"] = HastyStore


def with_pebbles() -> None:
    """A package with a game is installed besides."""
    sys.path.insert(0, str(PEBBLES))
    entry_points.cache_clear()


FAULTS: dict[str, Callable[[], Any]] = {
    "with-pebbles": with_pebbles,
    "settable-clock": lambda: vars(services).update(Clock=lambda: Clock(wall=wall_time)),
    "up-for-a-while": lambda: vars(services).update(Clock=old_clock),
    "stand-still": lambda: stand_still(setattr),
    "hasty-reviews": lambda: vars(reviews).update(VISITS=HASTY_VISITS),
    "pretended-push": lambda: sys.modules.update(pretended_push.MODULES),
    "publish-before-commit": publish_before_commit,
    "acknowledge-before-commit": acknowledge_before_commit,
}


def main() -> None:
    """A keeper for every order, which comes with its input, its output and the log; until the test process is gone."""
    orders = socket.socket(fileno=int(sys.argv[1]))
    while True:
        words, files, _, _ = socket.recv_fds(orders, MAX_ORDER, 3)
        if not words:
            return
        reap()
        if os.fork() == 0:
            orders.close()
            become_keeper(files)
            keep(msgspec.json.decode(words, type=Order))
            return
        for file in files:
            os.close(file)


def reap() -> None:
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG) != (0, 0):
            pass


def become_keeper(files: list[int]) -> None:
    os.setsid()
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)


def keep(order: Order) -> None:
    """For every line of input a server in a new process: its number is printed, and when it has ended, its status."""
    os.environ.clear()
    os.environ.update(order.environment)
    os.chdir(order.folder)
    for fault in order.faults:
        FAULTS[fault]()
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            os.setsid()
            serve(order.settings, "127.0.0.1", order.port, order.workers)
            return
        print(child, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


if __name__ == "__main__":
    main()
