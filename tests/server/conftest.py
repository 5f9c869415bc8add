"""Databases for the tests of the server: each test with `database_url` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import pathlib
from collections.abc import AsyncIterator, Iterator

import pytest

from emporion.server.storage.store import Store
from tests.server.postgres import Postgres, running_postgres


@pytest.fixture
def anyio_backend() -> str:
    """What `pytest.mark.anyio` runs a test on."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """For all tests together; those that stop or kill it start it again."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: pathlib.Path) -> str:
    """Where a database can be; there is none yet."""
    return f"sqlite:///{tmp_path / 'emporion.db'}"


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """An empty database."""
    url = postgres.create_database()
    yield url
    postgres.drop_database(url)


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
async def store(database_url: str, anyio_backend: str) -> AsyncIterator[Store]:
    opened = await Store.open(database_url, lock_ms=500)
    yield opened
    await opened.close()
