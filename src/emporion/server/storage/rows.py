"""Many rows with one statement.

The driver of SQLite lets other threads run before and after every row that it writes or reads. With a statement for
each row, the thread that stores and the one that talks to everybody would wait for each other thousands of times a
second.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Dialect, Table
from sqlalchemy.dialects import postgresql, sqlite

Row = dict[str, Any]

AT_ONCE: Final = 500
"""Rows of one statement: there may be 32,766 numbers and texts in it."""
TEXTS: Final = 1024
UPSERT: Final[Mapping[str, type[sqlite.Insert] | type[postgresql.Insert]]] = {
    "sqlite": sqlite.Insert,
    "postgresql": postgresql.Insert,
}
"""Both can insert or else update, but SQLAlchemy has it once for each."""


def put_row(connection: Connection, into: Table, key: Row, changes: Row) -> None:
    """Put one row in the place of the one with this key, if there is one."""
    query = UPSERT[connection.dialect.name](into).values(**key, **changes)
    connection.execute(query.on_conflict_do_update(index_elements=list(key), set_=changes))


def insert(connection: Connection, into: Table, rows: Iterable[Row]) -> None:
    write(connection, insert_text, into, rows)


def update(connection: Connection, what: Table, rows: Iterable[Row]) -> None:
    """Change the rows with these ids: all other columns that are named."""
    write(connection, update_text, what, rows)


def write(connection: Connection, text_of: Any, table: Table, rows: Iterable[Row]) -> None:
    for columns, alike in by_columns(rows).items():
        for first in range(0, len(alike), AT_ONCE):
            some = alike[first : first + AT_ONCE]
            text = text_of(connection.dialect, table, columns, len(some))
            connection.exec_driver_sql(text, tuple(value for row in some for value in row.values()))


def by_columns(rows: Iterable[Row]) -> dict[tuple[str, ...], list[Row]]:
    groups: dict[tuple[str, ...], list[Row]] = {}
    for row in rows:
        groups.setdefault(tuple(row), []).append(row)
    return groups


@functools.lru_cache(maxsize=TEXTS)
def insert_text(dialect: Dialect, into: Table, columns: Sequence[str], rows: int) -> str:
    row = f"({', '.join([place(dialect)] * len(columns))})"
    return f"INSERT INTO {into.name} ({named(dialect, columns)}) VALUES {', '.join([row] * rows)}"


@functools.lru_cache(maxsize=TEXTS)
def update_text(dialect: Dialect, what: Table, columns: Sequence[str], rows: int) -> str:
    """PostgreSQL wants to be told what kind of values these are; the first row says it for all."""
    kinds = [what.c[column].type.compile(dialect) for column in columns]
    first = f"({', '.join(f'CAST({place(dialect)} AS {kind})' for kind in kinds)})"
    other = f"({', '.join([place(dialect)] * len(columns))})"
    names = named(dialect, columns)
    quoted = [dialect.identifier_preparer.quote(column) for column in columns if column != "id"]
    return (
        f"WITH changed ({names}) AS (VALUES {', '.join([first] + [other] * (rows - 1))}) "
        f"UPDATE {what.name} SET {', '.join(f'{name} = changed.{name}' for name in quoted)} "
        f"FROM changed WHERE {what.name}.id = changed.id"
    )


def named(dialect: Dialect, columns: Iterable[str]) -> str:
    return ", ".join(map(dialect.identifier_preparer.quote, columns))


def place(dialect: Dialect) -> str:
    """How a value is left open."""
    return "?" if dialect.paramstyle == "qmark" else "%s"
