"""SQLite and PostgreSQL: how each is opened, and what its failures mean."""

from __future__ import annotations

import pathlib
import sqlite3
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from emporion.server.storage.checkpoint import MOST_PAGES
from emporion.server.storage.errors import BadDatabase, Unavailable

LOCK_MS: Final = 5_000
"""How long a change waits for somebody else's lock."""

SQLITE_FAILURES: Final = {
    sqlite3.SQLITE_BUSY: "the database is locked by another process",
    sqlite3.SQLITE_CANTOPEN: "the file of the database cannot be opened: look at its folder and its permissions",
    sqlite3.SQLITE_CORRUPT: "the database is damaged: restore a backup",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk does not read or write",
    sqlite3.SQLITE_LOCKED: "the database is locked",
    sqlite3.SQLITE_NOTADB: "the file is no database: restore a backup",
    sqlite3.SQLITE_PERM: "the file of the database may not be opened: look at its permissions",
    sqlite3.SQLITE_READONLY: "the database is read-only",
}
POSTGRESQL_FAILURES: Final = {
    "": "PostgreSQL cannot be reached",
    "08": "PostgreSQL cannot be reached",
    "25006": "PostgreSQL is read-only",
    "25P03": "PostgreSQL ended a transaction that stood still",
    "28": "PostgreSQL does not let us in: look at user and password",
    "3D": "PostgreSQL has no such database: create it with createdb",
    "40": "another worker was in the way",
    "53100": "the disk of PostgreSQL is full",
    "53": "PostgreSQL has no room for more",
    "55P03": "the database is locked by another worker",
    "57": "PostgreSQL stops or starts",
    "58": "the disk of PostgreSQL does not read or write",
}
"""By SQLSTATE or its beginning; without one there is no connection."""


def read_url(text: str) -> URL:
    """Raises BadDatabase if it names neither a file of SQLite nor a database of PostgreSQL."""
    try:
        url = make_url(text)
    except ArgumentError:
        url = None
    if url is not None and url.drivername == "sqlite" and url.database not in (None, "", ":memory:"):
        return url
    if url is not None and url.drivername in ("postgresql", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    raise BadDatabase("the address of a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")


def file_of(url: URL) -> pathlib.Path:
    """The file of a SQLite database."""
    assert url.database
    return pathlib.Path(url.database)


def check_exists(url: URL) -> None:
    """Raises BadDatabase if there is no file. SQLite would make one for whoever asks, and let everybody read it."""
    if url.drivername == "sqlite" and not file_of(url).is_file():
        raise BadDatabase(f"there is no file {file_of(url)}")


def make_engine(url: URL, *, writes: bool, lock_ms: int = LOCK_MS, connections: int = 1) -> Engine:
    """What it is asked stays out of errors and so out of logs: addresses, notes and names are among it."""
    return (sqlite_engine if url.drivername == "sqlite" else postgresql_engine)(url, writes, lock_ms, connections)


def sqlite_engine(url: URL, writes: bool, lock_ms: int, connections: int) -> Engine:
    engine = create_engine(url, pool_size=connections, max_overflow=0, hide_parameters=True)
    settings = (f"busy_timeout = {lock_ms}", "foreign_keys = ON", "synchronous = FULL")
    modes = ("journal_mode = WAL", f"wal_autocheckpoint = {MOST_PAGES}") if writes else ("query_only = ON",)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so, not where the driver guesses
        for setting in (*settings, *modes):
            connection.execute(f"PRAGMA {setting}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # Who takes the lock late can find that what was read is old.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    @event.listens_for(engine, "commit")
    def commit(connection: Connection) -> None:
        # A full disk can end a transaction early. The driver's commit would then do nothing, without a word.
        connection.exec_driver_sql("COMMIT")

    return engine


def postgresql_engine(url: URL, writes: bool, lock_ms: int, connections: int) -> Engine:
    try:
        engine = create_engine(
            url,
            pool_size=connections,
            max_overflow=0,
            hide_parameters=True,
            # A query finds out that its connection is dead; the writer runs its jobs again anyway.
            pool_pre_ping=not writes,
            # A reader sees all tables as they were at one moment.
            isolation_level="READ COMMITTED" if writes else "REPEATABLE READ",
            connect_args=TIMEOUTS,
        )
    except ImportError as missing:
        raise BadDatabase("PostgreSQL needs psycopg: install emporion[postgres]") from missing
    settings = (
        "synchronous_commit = on",
        f"lock_timeout = {lock_ms}",
        f"idle_in_transaction_session_timeout = {4 * lock_ms}",
        f"default_transaction_read_only = {'off' if writes else 'on'}",
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        for setting in settings:
            connection.execute(f"SET {setting}")
        connection.commit()

    return engine


TIMEOUTS: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
"""After seconds, not hours, a server that vanished from the network counts as gone."""


def unavailable(error: Exception) -> Unavailable | None:
    """What a failure of the database means; None for a fault of who asked."""
    if isinstance(error, Unavailable):
        return error
    cause = getattr(error, "orig", error)
    if isinstance(cause, sqlite3.Error):
        # The last byte is the kind of failure, the others say more than we need.
        return named(SQLITE_FAILURES.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF), cause)
    if type(cause).__module__.startswith("psycopg"):
        return named(postgresql_failure(cause), cause)
    return None


def postgresql_failure(cause: Any) -> str | None:
    state: str | None = cause.sqlstate
    if state is None:
        return POSTGRESQL_FAILURES[""] if type(cause).__name__ == "OperationalError" else None
    return POSTGRESQL_FAILURES.get(state) or POSTGRESQL_FAILURES.get(state[:2])


def named(reason: str | None, cause: Exception) -> Unavailable | None:
    return None if reason is None else Unavailable(f"{reason} ({str(cause).strip().splitlines()[0]})")
