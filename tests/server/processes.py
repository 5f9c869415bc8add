"""Servers in processes of their own that can be ended in every way."""

from __future__ import annotations

import atexit
import os
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from typing import IO, Any, Final

import msgspec

from emporion.server.settings import Settings

PATIENCE_S: Final = 60.0
MAX_ORDER: Final = 1 << 17
"""Bytes."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def children_of(process: int) -> list[int]:
    """None if it has ended."""
    try:
        children = pathlib.Path(f"/proc/{process}/task/{process}/children").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return []
    return [int(child) for child in children.split()]


def family(process: int) -> list[int]:
    return [process, *(member for child in children_of(process) for member in family(child))]


def is_ready_soon(url: str) -> bool:
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"{url}/readyz", timeout=5):
                return True
        except OSError:
            time.sleep(0.02)
    return False


class Order(msgspec.Struct, frozen=True):
    """For a server that can be started again and again; with what its process has in common with the test's."""

    port: int
    workers: int
    settings: Settings
    faults: tuple[str, ...]
    environment: dict[str, str]
    folder: str


class Nursery:
    """The process from which all servers of this process come; see `served`."""

    def __init__(self) -> None:
        self._orders, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.served", str(theirs.fileno())],
                stdin=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
                start_new_session=True,
            )
        atexit.register(self.close)

    def order(self, order: Order, log: IO[bytes]) -> tuple[IO[bytes], IO[bytes]]:
        """What a keeper hears, and what it says."""
        hears, tell = os.pipe()
        hear, says = os.pipe()
        socket.send_fds(self._orders, [msgspec.json.encode(order)], [hears, says, log.fileno()])
        os.close(hears)
        os.close(says)
        return open(tell, "wb", buffering=0), open(hear, "rb")

    def close(self) -> None:
        self._orders.close()
        self._process.wait()


nursery: Final = cache(Nursery)
"""The one of this process, from when it is first needed to the end."""


class ServerProcess:
    """A server that can be started again and again; see `served`."""

    def __init__(self, settings: Settings, log: IO[bytes], faults: tuple[str, ...] = (), workers: int = 1) -> None:
        self._log = log
        self.port = free_port()
        self.pid: int | None = None
        order = Order(self.port, workers, settings, faults, dict(os.environ), os.getcwd())
        self._tell, self._hear = nursery().order(order, log)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self._tell.write(b"start\n")
        self.pid = self._heard()
        assert is_ready_soon(self.url), f"the server did not start:\n{self.log()}"

    def _heard(self) -> int:
        line = self._hear.readline()
        assert line, f"no server could be started:\n{self.log()}"
        return int(line)

    def kill(self) -> None:
        """As if somebody had pulled the plug: no handler runs."""
        others = self.processes()[1:]
        self._end(signal.SIGKILL)
        for process in others:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)

    def stop(self) -> int:
        """As a service manager does it; returns the status with which it ended."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self.pid is not None
        os.kill(self.pid, how)
        self.pid = None
        return self._heard()

    def processes(self) -> list[int]:
        """All that run for it."""
        assert self.pid is not None
        return family(self.pid)

    def close(self) -> None:
        if self.pid is not None:
            self.kill()
        self._tell.close()
        self._hear.read()
        self._hear.close()

    def log(self) -> str:
        self._log.seek(0)
        return self._log.read().decode(errors="replace")


@contextmanager
def serving(database: str, *faults: str, workers: int = 1, **settings: Any) -> Iterator[ServerProcess]:
    """A running server; without limits on how often one may do something, unless they are asked for."""
    with tempfile.TemporaryFile() as log:
        server = ServerProcess(Settings(**{"database": database, "limits": False, **settings}), log, faults, workers)
        try:
            server.start()
            yield server
        finally:
            server.close()
