"""Copies of a SQLite database, taken while the server writes, and the way back."""

from __future__ import annotations

import contextlib
import os
import pathlib
import sqlite3
import tempfile
from collections.abc import Iterator

from sqlalchemy import URL

from emporion.engine.errors import EmporionError
from emporion.server.storage.database import check_exists, file_of, read_url
from emporion.server.storage.errors import BadDatabase

BESIDE = ("-wal", "-shm")
"""What SQLite keeps next to a database in use."""


class NotOverwritten(EmporionError):
    """There is something that a backup or a restored database would replace."""


def back_up(url: str, target: pathlib.Path) -> None:
    """The database as it is at one moment, as one file. Raises BadDatabase; NotOverwritten if there is such a file."""
    source = sqlite_file(url, 'pg_dump --format=custom --file=BACKUP "{}"')
    check_exists(read_url(url))
    if target.exists():
        raise NotOverwritten(f"{target} exists: name another file")
    copy(source, target)


def restore(backup: pathlib.Path, url: str, *, overwrite: bool = False) -> None:
    """Put a backup in the place of the database, whose server must not run. Raises BadDatabase or NotOverwritten."""
    target = sqlite_file(url, 'pg_restore --clean --if-exists --single-transaction --dbname="{}" BACKUP')
    if target.exists():
        if not overwrite:
            raise NotOverwritten(f"{target} exists: say that it may be overwritten, or move it away")
        make_sure_nobody_uses(target)
    copy(backup, target)


def sqlite_file(url: str, command: str) -> pathlib.Path:
    address = read_url(url)
    if address.drivername != "sqlite":
        raise BadDatabase(f"PostgreSQL has a tool of its own for this: {command.format(for_people(address))}")
    return file_of(address)


def for_people(address: URL) -> str:
    """As PostgreSQL's own tools take it, without the password: they ask for it."""
    return address._replace(drivername="postgresql", password=None).render_as_string()


def copy(source: pathlib.Path, target: pathlib.Path) -> None:
    """Nothing is at the target before the copy is whole, checked and on the disk."""
    with scratch_file(target.parent) as scratch:
        with opened(source) as old, contextlib.closing(sqlite3.connect(scratch)) as new:
            # All pages in one step: in steps it would begin again with every change, and under load never end.
            old.backup(new, pages=-1)
            new.execute("PRAGMA journal_mode = DELETE")
            check(new, source)
        sync(scratch)
        os.replace(scratch, target)
    sync(target.parent)


@contextlib.contextmanager
def scratch_file(folder: pathlib.Path) -> Iterator[pathlib.Path]:
    """A file that only we may read: it holds secrets. Removed, unless it got another name."""
    try:
        handle, name = tempfile.mkstemp(prefix=".emporion-", dir=folder)
    except OSError as error:
        raise BadDatabase(f"cannot write into {folder}: {error.strerror}") from error
    os.close(handle)
    path = pathlib.Path(name)
    try:
        yield path
    finally:
        path.unlink(missing_ok=True)


@contextlib.contextmanager
def opened(path: pathlib.Path) -> Iterator[sqlite3.Connection]:
    """An existing database. What SQLite finds wrong with it is raised as BadDatabase."""
    try:
        with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True)) as connection:
            yield connection
    except sqlite3.Error as error:
        raise BadDatabase(f"{path} cannot be copied: {error}") from error


def check(copied: sqlite3.Connection, source: pathlib.Path) -> None:
    problems = [line for (line,) in copied.execute("PRAGMA integrity_check(1)")]
    if problems != ["ok"]:
        raise BadDatabase(f"{source} is damaged: {problems[0]}")
    if not copied.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
        raise BadDatabase(f"{source} is no database of Emporion")


def make_sure_nobody_uses(path: pathlib.Path) -> None:
    """Leaving WAL mode needs the database for oneself alone, and writes into it what lies beside it."""
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=1)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY:
            raise NotOverwritten(f"{path} is in use: stop the server first") from error
        # It is damaged, which is why somebody restores it. What lies beside it must not be taken for the new one's.
        for suffix in BESIDE:
            path.with_name(path.name + suffix).unlink(missing_ok=True)


def sync(path: pathlib.Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
