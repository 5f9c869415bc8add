"""A database of any release becomes one of this release.

A change of `schema.py` needs a new file in `migrations/versions`, written by hand after the pattern of those there; a
test compares what they lead to with the schema.
"""

from __future__ import annotations

import sqlite3
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, text

from emporion.server.storage.database import check_exists, file_of, make_engine, unavailable
from emporion.server.storage.errors import BadDatabase

ONE_AT_A_TIME: Final = text("SELECT pg_advisory_xact_lock(hashtext('emporion migrations'))")


def migrate_to_newest(url: URL) -> None:
    """Creates what is missing. All or nothing. Raises BadDatabase or Unavailable."""
    if url.drivername == "sqlite":
        make_file(url)
    engine = make_engine(url, writes=True)
    try:
        with engine.connect() as connection:
            prepare(connection)
            with connection.begin():
                upgrade(connection)
    except Exception as error:
        raise unavailable(error) or error from error
    finally:
        engine.dispose()


def check_version(url: URL) -> None:
    """Raises BadDatabase if the database does not have the schema of this program, or if there is none."""
    check_exists(url)
    engine = make_engine(url, writes=False)
    try:
        with engine.connect() as connection:
            if version_of(connection) != newest():
                raise BadDatabase("the database has not the schema of this program: migrate it first")
    except Exception as error:
        raise unavailable(error) or error from error
    finally:
        engine.dispose()


def make_file(url: URL) -> None:
    """It holds secrets: only the user of the server may read it. The files next to it follow its permissions."""
    try:
        file_of(url).touch(mode=0o600)
    except OSError as error:
        raise BadDatabase(f"cannot make the file {file_of(url)}: {error.strerror}") from error


def prepare(connection: Connection) -> None:
    """SQLite changes a table by building it anew: deleting the old one must not delete what refers to it."""
    driver = connection.connection.driver_connection
    if isinstance(driver, sqlite3.Connection):
        driver.execute("PRAGMA foreign_keys = OFF")


def upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(ONE_AT_A_TIME)
    version = version_of(connection)
    if version is not None and version not in (known.revision for known in scripts().walk_revisions()):
        raise BadDatabase(f"a newer Emporion wrote this database (version {version}): use that one, or a backup")
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if connection.dialect.name == "sqlite" and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
        raise BadDatabase("the migration would leave rows that refer to nothing: restore a backup, and report this")


def version_of(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str | None:
    return scripts().get_current_head()


def scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(configuration())


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", "emporion.server.storage:migrations")
    return config
