"""A person's private note at a table: nobody else sees it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, select

from emporion.server.errors import BadRequest
from emporion.server.storage.rows import put_row
from emporion.server.storage.schema import NOTES

LONGEST: Final = 10_000


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
    put_row(connection, NOTES, {"table_id": table, "person": person}, changes)
