"""Checks a whole database: every log complete, every game replayed, every draw the one of its dealer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import msgspec
from sqlalchemy import Connection, select

from emporion.engine.errors import BadInput
from emporion.engine.record import GameRecord
from emporion.engine.replay import Verification, verify
from emporion.games import get_game
from emporion.server.storage.database import make_engine, read_url
from emporion.server.storage.migrate import check_version
from emporion.server.storage.schema import TABLES
from emporion.server.storage.store import StoredTable, read_table
from emporion.server.tables.log import Began, LogEntry, Over, Played, read_entry


@contextmanager
def tables_of(url: str) -> Iterator[list[tuple[str, Callable[[], Verification]]]]:
    """All tables of a database, each with what verifies it. Raises BadDatabase or Unavailable."""
    address = read_url(url)
    check_version(address)
    engine = make_engine(address, writes=False)
    try:
        with engine.connect() as connection:
            ids = list(connection.scalars(select(TABLES.c.id).order_by(TABLES.c.created_at, TABLES.c.id)))
            yield [(id, partial(verify_table, connection, id)) for id in ids]
    finally:
        engine.dispose()


def verify_table(connection: Connection, id: str) -> Verification:
    """What is wrong with a table, if anything is; also that its game cannot be replayed by this program."""
    stored = read_table(connection, id)
    if stored is None:
        raise BadInput(f"there is no table {id}")
    gap = missing(stored)
    if gap is not None:
        return Verification(0, sound=False, problem=gap)
    try:
        log = [read_entry(entry.data) for entry in stored.entries]
    except msgspec.DecodeError as error:
        return Verification(0, sound=False, problem=f"an entry cannot be read: {error}")
    record = record_of(log)
    if record is None:
        return Verification(0, draws="none yet: the game has not begun", complete=True)
    secret = None if record.header.commitment is None else stored.row["secret"].hex()
    try:
        result = verify(get_game(record.header.game), record, secret)
    except BadInput as error:
        return Verification(0, sound=False, problem=str(error))
    if record.header.commitment is None:
        result.complete = result.sound  # began elsewhere: nobody can check its draws, and the database lacks nothing
    return result


def missing(stored: StoredTable) -> str | None:
    """Entries are numbered without a gap, up to the head."""
    numbers = [entry.n for entry in stored.entries]
    if numbers != list(range(1, stored.row["head"] + 1)):
        return f"the log has {len(numbers)} entries, the last is {max(numbers, default=0)}, not {stored.row['head']}"
    return None


def record_of(log: list[LogEntry]) -> GameRecord | None:
    """The record of a table's game, if it has begun."""
    header = next((entry.header for entry in log if isinstance(entry, Began)), None)
    footer = next((entry.footer for entry in log if isinstance(entry, Over)), None)
    played = [entry.entry for entry in log if isinstance(entry, Played)]
    return None if header is None else GameRecord(header, played, footer)
