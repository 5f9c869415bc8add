"""A person's private note at a table: nobody else sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from emporion.server.errors import BadRequest
from emporion.server.storage.schema import NOTES

LONGEST: Final = 10_000
INSERT: Final[Mapping[str, type[sqlite.Insert] | type[postgresql.Insert]]] = {
    "sqlite": sqlite.Insert,
    "postgresql": postgresql.Insert,
}
"""Both can insert or else update, but SQLAlchemy has it once for each."""


def get(connection: Connection, table: str, person: str) -> str:
    """Empty if there is none."""
    query = select(NOTES.c.text).where(NOTES.c.table_id == table, NOTES.c.person == person)
    return connection.execute(query).scalar_one_or_none() or ""


def put(connection: Connection, table: str, person: str, text: str, now: int) -> None:
    """In the place of the one before."""
    if len(text) > LONGEST:
        raise BadRequest(f"a note has at most {LONGEST:,} characters; this one has {len(text):,}")
    if not text:
        connection.execute(delete(NOTES).where(NOTES.c.table_id == table, NOTES.c.person == person))
        return
    # A database takes no NUL in a text.
    changes = {"text": text.replace("\0", ""), "changed_at": now}
    query = INSERT[connection.dialect.name](NOTES).values(table_id=table, person=person, **changes)
    connection.execute(query.on_conflict_do_update(index_elements=["table_id", "person"], set_=changes))
