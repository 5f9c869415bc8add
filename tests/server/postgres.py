"""A real PostgreSQL for tests and measurements, with a folder of its own. It ends with the process that started it."""

from __future__ import annotations

import contextlib
import itertools
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from typing import Final

import psycopg
from sqlalchemy import URL

BINARIES: Final = pathlib.Path("/usr/lib/postgresql")
PORT: Final = 5432
"""Only a part of the socket's name: nothing listens on the network."""
OPTIONS: Final = ("-c", "recovery_init_sync_method=syncfs")
"""After a crash all of the folder is synced at once: file by file it takes half a minute."""
PATIENCE_S: Final = 60.0

# The shell lives as long as its input is open, which the system closes when we are gone, and takes the server along.
KEEPER: Final = '"$@" </dev/null & server=$!; cat >/dev/null; kill -INT $server 2>/dev/null; wait $server'


class PostgresMissing(Exception):
    pass


def binary(name: str) -> str:
    """A program of the newest PostgreSQL there is."""
    versions = sorted(BINARIES.glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    if not versions:
        raise PostgresMissing("these tests need PostgreSQL: apt install postgresql")
    return str(versions[-1])


def owner() -> str | None:
    """PostgreSQL does not run as root."""
    return "postgres" if os.geteuid() == 0 else None


class Postgres:
    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = folder
        self._names = (f"test{n}" for n in itertools.count())
        self._keeper: subprocess.Popen[bytes] | None = None
        initdb = [binary("initdb"), "-D", str(self.data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(initdb, check=True, stdout=subprocess.DEVNULL, user=owner(), cwd=folder)

    @property
    def runs(self) -> bool:
        return self._keeper is not None

    @property
    def data(self) -> pathlib.Path:
        return self.folder / "data"

    def url(self, database: str) -> str:
        query = {"host": str(self.folder), "port": str(PORT)}
        address = URL.create("postgresql+psycopg", username="postgres", database=database, query=query)
        return address.render_as_string(hide_password=False)

    def create_database(self) -> str:
        """The address of a new, empty database."""
        name = next(self._names)
        with self._connect() as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE template0".encode())
        return self.url(name)

    def drop_database(self, url: str) -> None:
        name = url.rpartition("?")[0].rpartition("/")[2]
        with self._connect() as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())

    def start(self) -> None:
        server = [binary("postgres"), "-D", str(self.data), "-k", str(self.folder), "-p", str(PORT), "-h", "", *OPTIONS]
        with open(self.folder / "log", "ab") as log:
            self._keeper = subprocess.Popen(
                ["sh", "-c", KEEPER, "sh", *server],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                user=owner(),
                cwd=self.folder,
                start_new_session=True,  # Ctrl-C is for the tests; the server ends with them
            )
        self._await_start()

    def stop(self) -> None:
        """As an administrator does it: connections are cut, what is committed is on the disk."""
        self._end(None)

    def kill(self) -> None:
        """As a power cut does it, except for what the operating system still writes."""
        self._end(signal.SIGKILL)

    def restart(self) -> None:
        self.stop()
        self.start()

    def _end(self, violence: signal.Signals | None) -> None:
        assert self._keeper is not None
        assert self._keeper.stdin is not None
        if violence is not None:
            server = int((self.data / "postmaster.pid").read_text().splitlines()[0])
            children = pathlib.Path(f"/proc/{server}/task/{server}/children").read_text().split()
            for process in (server, *map(int, children)):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, violence)
        self._keeper.stdin.close()
        self._keeper.wait(PATIENCE_S)
        self._keeper = None

    def _await_start(self) -> None:
        deadline = time.monotonic() + PATIENCE_S
        while True:
            try:
                self._connect().close()
                return
            except psycopg.OperationalError:
                assert self._keeper is not None
                if self._keeper.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError(f"PostgreSQL does not start: {(self.folder / 'log').read_text()}") from None
                time.sleep(0.02)

    def _connect(self) -> psycopg.Connection:
        return psycopg.connect(host=str(self.folder), port=PORT, user="postgres", dbname="postgres", autocommit=True)


@contextlib.contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A server with an empty folder, both gone in the end."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="emporion-postgres-"))
    try:
        if (name := owner()) is not None:
            shutil.chown(folder, name)
        postgres = Postgres(folder)
        postgres.start()
        try:
            yield postgres
        finally:
            if postgres.runs:
                postgres.stop()
    finally:
        shutil.rmtree(folder)
