"""Two databases with the same people, tokens and tables. Each table is for one role: in the other database it differs
in what that role cannot know, and in nothing else."""

from __future__ import annotations

import hashlib
import pathlib
import random
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from threading import Thread
from typing import Any, Final, NamedTuple

import uvicorn
from sqlalchemy import Connection

from emporion.engine.participants import SPECTATOR
from emporion.server.filing import append_of
from emporion.server.people import sessions, tokens
from emporion.server.people.tokens import Grant, Scope
from emporion.server.settings import Settings
from emporion.server.storage.store import Store
from emporion.server.tables.log import Opened, write_entry
from emporion.server.tables.table import Table
from emporion.server.web.app import make_server
from emporion.server.web.callers import COOKIE
from tests.server.processes import free_port
from tests.server.secrecy.scenes import OWNER, PEOPLE, Part, Scene
from tests.server.secrecy.worlds import guessed, rewritten
from tests.server.tables.company import START
from tests.server.web.calls import Client

ANYBODY: Final = "anybody"
"""Without a session."""
SPECTATOR_NAME: Final = "Sue"
WAYS: Final = ("guessed", "rewritten")


class Role(NamedTuple):
    name: str
    """A person, anybody, or a program."""
    viewers: tuple[int, ...]
    """The seats that he sees with, the first if he chooses; none of a spectator."""

    @property
    def viewer(self) -> int:
        return self.viewers[0] if self.viewers else SPECTATOR


class Case(NamedTuple):
    part: Part
    role: Role
    way: str
    take: str = ""
    """Tells tables apart that are otherwise the same."""

    def __str__(self) -> str:
        seats = "".join(map(str, self.role.viewers))
        take = f"-{self.take}" if self.take else ""
        return f"{self.part.number}-{self.part.cast}-{self.role.name}{seats}-{self.way}{take}"

    @property
    def table(self) -> str:
        return hashlib.sha256(str(self).encode()).hexdigest()[:32]

    @property
    def secret(self) -> bytes:
        """The dealer's."""
        return hashlib.sha256(f"secret of {self}".encode()).digest()


class Twins(NamedTuple):
    """The two worlds of a case."""

    real: Table
    other: Table


class Company(NamedTuple):
    """Everybody's keys, the same in both worlds."""

    ids: dict[str, str]
    sessions: dict[str, str]
    programs: dict[tuple[str, int], str]
    """Tokens for tables and seats."""

    def client(self, url: str, who: str, table: str = "", seat: int = 0) -> Client:
        match who:
            case "anybody":
                return Client(url)
            case "(remote)":
                return Client(url, {"Authorization": f"Bearer {self.programs[table, seat]}"})
        return Client(url, {"Cookie": f"{COOKIE}={self.sessions[who]}"})


def roles_of(part: Part) -> list[Role]:
    """Everybody who has or has not to do with a table. Whoever holds several seats is tested as each of them."""
    seats = [Role(name, (seat,)) for seat, name in enumerate(part.holders) if name != "(bot)"]
    return [*seats, *(Role(name, ()) for name in (OWNER, SPECTATOR_NAME, ANYBODY))]


def other_world(case: Case, table: Table) -> Table:
    """The past is rewritten if that is the way and it can be; the present can always be another."""
    rng = random.Random(str(case))
    rewrites = rewritten(table, case.role.viewer, rng) if case.way == "rewritten" else None
    return rewrites or guessed(table, case.role.viewer, rng)


# ------------------------------------------------------------------------------------------------ on the disk


async def store_twins(folder: pathlib.Path, cases: list[Case]) -> tuple[Company, dict[Case, Twins]]:
    """The databases `real.db` and `other.db`."""
    store = await Store.open(f"sqlite:///{folder / 'real.db'}")
    try:
        guests = await store.write(add_people)
        company = Company({n: p for n, (p, _) in guests.items()}, {n: s for n, (_, s) in guests.items()}, {})
        twins = make_twins(cases, company.ids)
        for case, both in twins.items():
            await store_table(store, both.real)
            for seat, name in enumerate(case.part.holders):
                if name == "(remote)":
                    grant = Grant(Scope.BOT, company.ids[OWNER], case.table, seat)
                    company.programs[case.table, seat] = await store.write(giving(grant))
    finally:
        await store.close()
    copy_with(folder, [both.other for both in twins.values()])
    return company, twins


def giving(grant: Grant) -> Callable[[Connection], str]:
    return lambda connection: tokens.give(connection, grant, START)


def add_people(connection: Connection) -> dict[str, tuple[str, str]]:
    """Names, with ids and sessions."""
    guests = {name: sessions.begin_as_guest(connection, name, "en", START) for name in PEOPLE}
    return {name: (person.id, session) for name, (person, session) in guests.items()}


def make_twins(cases: list[Case], ids: Mapping[str, str]) -> dict[Case, Twins]:
    reals = {case: Scene(case.table, case.part, ids, case.secret).table for case in cases}
    return {case: Twins(real, other_world(case, real)) for case, real in reals.items()}


async def store_table(store: Store, table: Table) -> None:
    opened = table.opened
    create: dict[str, Any] = {
        "game": opened.game,
        "ruleset": table.game.ruleset,
        "owner": opened.owner,
        "created_at": START,
        "listed": opened.listed,
        "secret": table.secret,
        "status": table.status,
    }
    entries = [line.entry for line in table.log]
    assert isinstance(entries[0], Opened)
    await store.append(append_of(table, 0, entries, table.at, "opened", create=create, snapshot=table.snapshot()))


def copy_with(folder: pathlib.Path, tables: list[Table]) -> None:
    """The other world: only entries and snapshots are others."""
    with (
        closing(sqlite3.connect(folder / "real.db")) as real,
        closing(sqlite3.connect(folder / "other.db")) as other,
    ):
        real.backup(other)
        for table in tables:
            entries = [(write_entry(line.entry), table.id, line.n) for line in table.log]
            other.executemany("UPDATE entries SET data = ? WHERE table_id = ? AND n = ?", entries)
            other.execute("UPDATE snapshots SET data = ? WHERE table_id = ?", (table.snapshot(), table.id))
        other.commit()


# ------------------------------------------------------------------------------------------------ served


@contextmanager
def served_here(database: pathlib.Path, **settings: Any) -> Iterator[str]:
    """A server in a thread, so that a test can put a leak into it; its address."""
    app = make_server(Settings(database=f"sqlite:///{database}", **{"limits": False, **settings}))
    port = free_port()
    config = uvicorn.Config(
        app,
        host="127.0.0.1",
        port=port,
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)
    thread = Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        thread.join(0.02)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()
