"""Empty databases of both kinds, each for one use: by the names that one asks for them with."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator
from typing import Final

from tests.server.postgres import running_postgres


@contextlib.contextmanager
def sqlite() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{folder}/emporion.db"


@contextlib.contextmanager
def postgresql() -> Iterator[str]:
    with running_postgres() as postgres:
        yield postgres.create_database()


DATABASES: Final = {"sqlite": sqlite, "postgresql": postgresql}
