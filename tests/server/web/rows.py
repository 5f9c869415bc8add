"""What is stored."""

from __future__ import annotations

from typing import Any

from sqlalchemy import create_engine, select

from emporion.server.storage.database import read_url
from emporion.server.storage.schema import METADATA


def everything_in(database: str) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables."""
    engine = create_engine(read_url(database))
    with engine.connect() as connection:
        found = {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for table in METADATA.sorted_tables
        }
    engine.dispose()
    return found
