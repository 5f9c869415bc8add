"""Compares how workers can tell each other that a table has grown: python -m bench.publishing [MESSAGES]

NOTIFY of PostgreSQL against publish and subscribe of Redis or Valkey, both on Unix sockets; prints JSON. Needs
`redis-server` or `valkey-server` (apt install redis-server).
"""

from __future__ import annotations

import contextlib
import json
import pathlib
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import psycopg

from tests.server.postgres import running_postgres

CHANNEL: Final = "emporion"
PAYLOAD: Final = json.dumps([["0123456789abcdef", 123]])

Publish = Callable[[str], None]
Receive = Callable[[], object]


@contextlib.contextmanager
def notify(dsn: str, commit_also: bool) -> Iterator[tuple[Publish, Receive]]:
    """In a transaction that stores a row, as the server does it, or alone."""
    with psycopg.connect(dsn, autocommit=True) as sender, psycopg.connect(dsn, autocommit=True) as listener:
        sender.execute("CREATE TABLE IF NOT EXISTS log (data text)")
        listener.execute(f"LISTEN {CHANNEL}".encode())

        def publish(payload: str) -> None:
            if not commit_also:
                sender.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
                return
            with sender.transaction():
                sender.execute("INSERT INTO log VALUES (%s)", (payload,))
                sender.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

        with contextlib.closing(listener.notifies()) as heard:
            yield publish, lambda: next(heard)


def command(*words: str) -> bytes:
    """As Redis wants it."""
    parts = (f"${len(word.encode())}\r\n{word}\r\n" for word in words)
    return f"*{len(words)}\r\n{''.join(parts)}".encode()


@contextlib.contextmanager
def redis(path: pathlib.Path) -> Iterator[tuple[Publish, Receive]]:
    with socket.socket(socket.AF_UNIX) as sender, socket.socket(socket.AF_UNIX) as listener:
        sender.connect(str(path))
        listener.connect(str(path))
        listener.sendall(command("SUBSCRIBE", CHANNEL))
        replies, messages = sender.makefile("rb"), listener.makefile("rb")
        for _ in range(6):
            messages.readline()

        def publish(payload: str) -> None:
            sender.sendall(command("PUBLISH", CHANNEL, payload))
            replies.readline()

        def receive() -> None:
            for _ in range(7):
                messages.readline()

        yield publish, receive


def measure(publish: Publish, receive: Receive, messages: int) -> dict[str, float]:
    """One after the other for the latency, and as fast as it goes for the throughput."""
    took = []
    for _ in range(messages):
        begun = time.perf_counter()
        publish(PAYLOAD)
        receive()
        took.append(time.perf_counter() - begun)
    listener = threading.Thread(target=lambda: [receive() for _ in range(messages)])
    begun = time.perf_counter()
    listener.start()
    for _ in range(messages):
        publish(PAYLOAD)
    listener.join()
    centiles = statistics.quantiles(took, n=100)
    return {
        "p50 ms": round(1000 * centiles[49], 3),
        "p99 ms": round(1000 * centiles[98], 3),
        "messages per second": round(messages / (time.perf_counter() - begun)),
    }


@contextlib.contextmanager
def running_redis() -> Iterator[pathlib.Path]:
    program = shutil.which("valkey-server") or shutil.which("redis-server")
    if program is None:
        raise SystemExit("this needs Redis or Valkey: apt install redis-server")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "socket")
        options = ["--port", "0", "--unixsocket", str(path), "--save", "", "--dir", folder]
        with subprocess.Popen([program, *options], stdout=subprocess.DEVNULL) as server:
            try:
                while not path.exists():
                    time.sleep(0.01)
                yield path
            finally:
                server.terminate()


def main(messages: int) -> dict[str, Any]:
    with running_postgres() as postgres, running_redis() as path:
        dsn = postgres.create_database().replace("+psycopg", "")
        ways = {
            "NOTIFY, with the commit of a row": notify(dsn, commit_also=True),
            "NOTIFY alone": notify(dsn, commit_also=False),
            "Redis": redis(path),
        }
        figures = {}
        for name, way in ways.items():
            with way as (publish, receive):
                figures[name] = measure(publish, receive, messages)
        return figures


if __name__ == "__main__":
    print(json.dumps(main(int(sys.argv[1]) if len(sys.argv) > 1 else 500), indent=2))
