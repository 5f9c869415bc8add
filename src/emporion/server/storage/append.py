"""Entries are appended to tables: many tables in one transaction, with a few statements for all together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

import msgspec
from sqlalchemy import Connection, Table, text

from emporion.server.storage.errors import Conflict, NotAppended, Outdated, Repeated
from emporion.server.storage.rows import Row, insert, update
from emporion.server.storage.schema import ENTRIES, OUTBOX, SEATS, SNAPSHOTS, TABLES

# `(table_id, key) IN (…)` would say the same in both databases, but SQLite reads all entries for it.
KNOWN_KEYS: Final = {
    "sqlite": text("""
        SELECT table_id, entries."key", n FROM json_each(:asked) AS asked
        JOIN entries
        ON table_id = json_extract(asked.value, '$[0]') AND entries."key" = json_extract(asked.value, '$[1]')
    """),
    "postgresql": text("""
        SELECT table_id, entries."key", n FROM json_array_elements(CAST(:asked AS json)) AS asked
        JOIN entries ON table_id = asked ->> 0 AND entries."key" = asked ->> 1
    """),
}
"""Those of the submissions [[table, key], …] that are stored, by dialect."""


# Nobody else appends to these tables before we are done. Always locked in the same order, no two workers wait for each
# other. SQLite knows no such locks and needs none: it has one writer.
HEADS: Final = {
    "sqlite": text("""
        SELECT json_group_object(id, head) FROM tables WHERE id IN (SELECT value FROM json_each(:asked))
    """),
    "postgresql": text("""
        SELECT CAST(json_object_agg(id, head) AS text) FROM (
            SELECT id, head FROM tables WHERE id IN (SELECT json_array_elements_text(CAST(:asked AS json)))
            ORDER BY id FOR UPDATE
        ) AS locked
    """),
}
"""The last entries of the tables [table, …] as a JSON object, by dialect."""


Premise: TypeAlias = Callable[[Connection], bool]
"""Checks that something is still stored, in the transaction that appends and while the table is locked."""


class Notice(msgspec.Struct, frozen=True):
    """Something to tell a person who is not here."""

    person: str
    kind: str
    due_at: int


class Append(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    after: int
    """The number of the last entry that the writer of these knew; 0 for a new table."""
    at: int
    entries: list[bytes]
    key: str | None = None
    """Of the submission that these entries answer."""
    create: Row | None = None
    """For a new table: its columns, without `id`, `head` and `changed_at`."""
    row: Row = {}
    """Columns of the table to set."""
    seats: list[tuple[int, str]] | None = None
    """All seats that people have, if that has changed."""
    snapshot: bytes | None = None
    """The table after the last of these entries."""
    notices: list[Notice] = []
    premise: Premise | None = None
    """What must still hold when these entries are stored."""

    @property
    def head(self) -> int:
        return self.after + len(self.entries)


def store(connection: Connection, appends: Sequence[Append], carefully: bool = False) -> list[NotAppended | None]:
    """Why each is refused. Those that are not are stored; if one cannot be, all raise what the database raises.

    Who knows all entries of a table knows their keys, too. So a key is looked for only where a head is not the one that
    was expected; carefully, always.
    """
    ledger = Ledger(connection, appends, carefully)
    refusals = [ledger.enter(append) for append in appends]
    accepted = [append for append, refusal in zip(appends, refusals, strict=True) if refusal is None]
    if accepted:
        store_rows(connection, accepted)
        insert(connection, ENTRIES, [entry for append in accepted for entry in entry_rows(append)])
        replace(connection, SEATS, {append.table: seat_rows(append) for append in accepted if append.seats is not None})
        replace(
            connection,
            SNAPSHOTS,
            {append.table: snapshot_rows(append) for append in accepted if append.snapshot is not None},
        )
        insert(connection, OUTBOX, [notice for append in accepted for notice in notice_rows(append)])
    return refusals


def heads_of(appends: Iterable[Append], refusals: Iterable[NotAppended | None]) -> dict[str, int]:
    """The tables that have grown, and their last entries."""
    return {append.table: append.head for append, refusal in zip(appends, refusals, strict=True) if refusal is None}


class Ledger:
    """The heads and keys that appends are checked against, those of earlier appends included."""

    def __init__(self, connection: Connection, appends: Sequence[Append], carefully: bool) -> None:
        self._connection = connection
        self._heads = known_heads(connection, {append.table for append in appends})
        doubtful = [append for append in appends if carefully or self._heads.get(append.table, 0) != append.after]
        self._keys = known_keys(connection, {(one.table, one.key) for one in doubtful if one.key is not None})

    def enter(self, append: Append) -> NotAppended | None:
        head = self._heads.get(append.table)
        if (n := self._keys.get((append.table, append.key))) is not None:
            return Repeated(n)
        if (head is None) != (append.create is not None):
            return Conflict(f"table {append.table}: there is none" if head is None else f"table {append.table} exists")
        if (head or 0) != append.after:
            return Conflict(f"table {append.table} is at entry {head}, not at {append.after}")
        if append.premise is not None and not append.premise(self._connection):
            return Outdated(f"table {append.table}: what the entries follow from has changed")
        self._heads[append.table] = append.head
        if append.key is not None:
            self._keys[append.table, append.key] = append.after + 1
        return None


def known_heads(connection: Connection, tables: set[str]) -> dict[str, int]:
    asked = {"asked": msgspec.json.encode(tables).decode()}
    found = connection.execute(HEADS[connection.dialect.name], asked).scalar_one()
    return msgspec.json.decode(found or "{}", type=dict[str, int])


def known_keys(connection: Connection, submissions: set[tuple[str, str]]) -> dict[tuple[str, str | None], int]:
    """The first entries of those submissions that are stored."""
    if not submissions:
        return {}
    asked = {"asked": msgspec.json.encode(submissions).decode()}
    found = connection.execute(KNOWN_KEYS[connection.dialect.name], asked)
    return {(table, key): n for table, key, n in found}


def store_rows(connection: Connection, appends: Iterable[Append]) -> None:
    new: dict[str, Row] = {}
    changed: dict[str, Row] = {}
    for append in appends:
        if append.create is not None:
            new[append.table] = {**append.create, "id": append.table}
        row = new.get(append.table) or changed.setdefault(append.table, {"id": append.table})
        row.update(append.row, head=append.head, changed_at=append.at)
    insert(connection, TABLES, new.values())
    update(connection, TABLES, changed.values())


def entry_rows(append: Append) -> list[Row]:
    """Only the first has the key: a submission is stored as a whole or not at all."""
    numbered = enumerate(append.entries, append.after + 1)
    rows = [{"table_id": append.table, "n": n, "at": append.at, "key": None, "data": data} for n, data in numbered]
    for first in rows[:1]:
        first["key"] = append.key
    return rows


def seat_rows(append: Append) -> list[Row]:
    return [{"table_id": append.table, "seat": seat, "person": person} for seat, person in append.seats or ()]


def snapshot_rows(append: Append) -> list[Row]:
    return [{"table_id": append.table, "n": append.head, "data": append.snapshot}]


def notice_rows(append: Append) -> list[Row]:
    return [
        {"table_id": append.table, "created_at": append.at, **msgspec.structs.asdict(notice)}
        for notice in append.notices
    ]


def replace(connection: Connection, into: Table, rows: dict[str, list[Row]]) -> None:
    """Put the rows of some tables in the place of what they had."""
    if rows:
        connection.execute(into.delete().where(into.c.table_id.in_(rows)))
        insert(connection, into, [row for those in rows.values() for row in those])
