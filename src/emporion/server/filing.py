"""A table as it is stored, and back."""

from __future__ import annotations

from typing import Any, Final

from emporion.server.storage.append import Append, Premise
from emporion.server.storage.store import StoredEntry, StoredTable
from emporion.server.tables.indexing import columns, notices, people
from emporion.server.tables.log import Line, LogEntry, Opened, read_entry, write_entry
from emporion.server.tables.seating import begin
from emporion.server.tables.table import Table

SNAPSHOT_EVERY: Final = 64
"""Entries."""


def line_of(entry: StoredEntry) -> Line:
    return Line(entry.n, entry.at, read_entry(entry.data))


def table_of(stored: StoredTable, mode: str) -> Table:
    """The table that follows from what is stored."""
    snapshot = None if stored.snapshot is None else stored.snapshot.data
    log = [line_of(entry) for entry in stored.entries]
    return Table.load(stored.row["id"], stored.row["secret"], log, snapshot, mode)


def is_snapshot_due(table: Table, last: int) -> bool:
    return table.match is not None and table.head - last >= SNAPSHOT_EVERY


def opening_of(table: Table, entries: list[LogEntry], at: int, key: str) -> Append:
    """What is stored of a new table; then it has these entries, and those of its beginning if all seats are taken."""
    opened = entries[0]
    assert isinstance(opened, Opened)
    add(table, entries, at)
    if table.status == "open" and not table.empty_seats() and opened.starts_when_full:
        started = begin(table)
        add(table, started, at)
        entries = entries + started
    create = {
        "game": opened.game,
        "ruleset": table.game.ruleset,
        "owner": opened.owner,
        "created_at": at,
        "listed": opened.listed,
        "secret": table.secret,
        **columns(table),
    }
    snapshot = table.snapshot() if is_snapshot_due(table, 0) else None
    return append_of(table, 0, entries, at, key, create=create, seats=people(table), snapshot=snapshot)


def add(table: Table, entries: list[LogEntry], at: int) -> None:
    for entry in entries:
        table.apply(Line(table.head + 1, at, entry))


def append_of(
    table: Table,
    after: int,
    entries: list[LogEntry],
    at: int,
    key: str,
    *,
    create: dict[str, Any] | None = None,
    seats: list[tuple[int, str]] | None = None,
    snapshot: bytes | None = None,
    premise: Premise | None = None,
) -> Append:
    return Append(
        table=table.id,
        after=after,
        at=at,
        entries=[write_entry(entry) for entry in entries],
        key=key,
        create=create,
        row=columns(table),
        seats=seats,
        snapshot=snapshot,
        notices=notices(table, after),
        premise=premise,
    )
