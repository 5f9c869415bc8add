"""Connections to a fresh database, on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, Engine

from emporion.server.storage.database import make_engine, read_url
from emporion.server.storage.schema import METADATA


@pytest.fixture
def engine(database_url: str) -> Iterator[Engine]:
    made = make_engine(read_url(database_url), writes=True, connections=8)
    METADATA.create_all(made)
    yield made
    made.dispose()


@pytest.fixture
def connection(engine: Engine) -> Iterator[Connection]:
    with engine.begin() as opened:
        yield opened
