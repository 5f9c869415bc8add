"""Whatever happens to the disk, the database or the clock: what was acknowledged is stored, nobody sees what is not,
who cannot be served is told to try again, and afterwards the game goes on by itself."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pathlib
import random
import resource
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from typing import Any, Final

import msgspec
import pytest

from emporion.server.client import DONE, Person, TableClient, WasRefused, legal_in, new_key
from emporion.server.filing import line_of
from emporion.server.protocol.to_client import TableMessage
from emporion.server.protocol.to_server import Act, Say
from emporion.server.storage.database import LOCK_MS
from emporion.server.storage.store import Store, StoredTable
from emporion.server.tables.log import Said
from emporion.server.tables.pace import Live
from emporion.server.tables.seats import Autopilot
from tests.server.crashing import SEATS, Faults, Witness, check_answers, check_views
from tests.server.postgres import Postgres
from tests.server.processes import ServerProcess, serving
from tests.server.served import CLOCK_FILE

pytestmark = pytest.mark.anyio

TABLES: Final = 2
ENDS: Final = 5
PATIENCE_S: Final = 120.0
DAY: Final = 24 * 60 * 60
HURRY: Final = Live(decision_seconds=5, bank_seconds=0, increment_seconds=0, grace_seconds=0)
AS_ROOT: Final = pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a small disk; see the next test")

Trouble = Callable[[], AbstractContextManager[None]]
"""Something is wrong as long as it is entered."""


class Company:
    """Tables at which every seat plays at random, and remembers what it was told."""

    def __init__(self, url: str, database: str) -> None:
        self._url = url
        self._database = database
        self._tasks: list[asyncio.Task[None]] = []
        self.witnesses: list[Witness] = []
        self.views: list[tuple[Witness, TableMessage]] = []

    async def sit_down(self, **wishes: Any) -> None:
        for table in range(TABLES):
            person = Person(self._url)
            await person.enter("Everybody")
            seats = [{"type": "me", "name": f"Seat {seat}"} for seat in range(SEATS)]
            id = await person.open_table("tyros", options={"players": SEATS}, seats=seats, shared=True, **wishes)
            self.witnesses += [Witness(person, id, seat, random.Random(f"{table}/{seat}")) for seat in range(SEATS)]
        self._tasks = [asyncio.create_task(witness.play()) for witness in self.witnesses]

    async def get_up(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def answered(self) -> int:
        return sum(len(witness.acknowledged) for witness in self.witnesses)

    @property
    def refusals(self) -> list[str]:
        return [code for witness in self.witnesses for code in witness.refusals]

    async def progress(self, answers: int = 3 * SEATS) -> None:
        """Until so many more submissions are acknowledged."""
        wanted = self.answered + answers
        await until(lambda: self.answered >= wanted or all(witness.is_done for witness in self.witnesses))

    def take_stock(self) -> None:
        """Keep the last views, to be compared with what is stored."""
        for witness in self.witnesses:
            witness.settle()
            self.views += [(witness, message) for message in witness.seen.values()]
            witness.seen.clear()

    async def _stored(self) -> dict[str, StoredTable | None]:
        store = await Store.open(self._database)
        stored = {id: await store.read_table(id) for id in {witness.table for witness in self.witnesses}}
        await store.close()
        return stored

    async def unanswered(self) -> list[str]:
        """Submissions that are stored, and nobody told those who sent them."""
        tables = await self._stored()
        entries = [entry for table in tables.values() if table is not None for entry in table.entries]
        keys = {entry.key.rpartition(":")[2] for entry in entries if entry.key is not None}
        return [key for w in self.witnesses for key in w.submitted if key in keys and key not in w.acknowledged]

    async def account(self) -> Faults:
        self.take_stock()
        stored, faults = await self._stored(), Faults()
        for witness in self.witnesses:
            check_answers(witness, stored[witness.table], faults)
        check_views(self.views, stored, faults)
        return faults


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not done():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def playing(server: ServerProcess, database: str, **wishes: Any) -> AsyncIterator[Company]:
    company = Company(server.url, database)
    await company.sit_down(**wishes)
    try:
        await company.progress()
        yield company
    finally:
        await company.get_up()


async def suffer(database: str, trouble: Callable[[ServerProcess], AbstractContextManager[None]]) -> None:
    """Games go on through some trouble."""
    with serving(database) as server:
        async with playing(server, database) as company:
            with trouble(server):
                await until(lambda: "try-again" in company.refusals)
                company.take_stock()
                refused = len(company.refusals)
                await until(lambda: len(company.refusals) > refused)
            await company.progress()
        faults = await company.account()
        assert not faults, faults
        assert faults.acknowledged >= 6 * SEATS  # what progress has waited for, before and after
        assert faults.compared > 2 * SEATS
        assert set(company.refusals) <= {"try-again", "not-now"}  # by then somebody else's entry may be stored


# ------------------------------------------------------------------------------------------------ disks


@contextmanager
def full(folder: pathlib.Path) -> Iterator[None]:
    """Not a byte more goes on this disk."""
    ballast = folder / "ballast"
    with open(ballast, "wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(512))
    yield
    ballast.unlink()


@AS_ROOT
async def test_the_disk_is_full(tmp_path: pathlib.Path) -> None:
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8M", "tmpfs", tmp_path], check=True)
    try:
        await suffer(f"sqlite:///{tmp_path / 'emporion.db'}", lambda server: full(tmp_path))
    finally:
        subprocess.run(["umount", tmp_path], check=True)


@contextmanager
def no_file_grows(server: ServerProcess) -> Iterator[None]:
    """Where a disk has no room for the server's files: every write beyond their first bytes fails."""
    assert server.pid is not None
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    yield
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


async def test_the_disk_does_not_write(sqlite_url: str) -> None:
    await suffer(sqlite_url, no_file_grows)


# ------------------------------------------------------------------------------------------------ databases


@contextmanager
def locked(database: str) -> Iterator[None]:
    """Somebody else writes, and does not finish."""
    with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


async def test_the_database_is_locked(sqlite_url: str) -> None:
    await suffer(sqlite_url, lambda server: locked(sqlite_url))


@pytest.mark.parametrize("end", ["stop", "kill"])
async def test_postgresql_goes_and_comes_back(postgres: Postgres, postgres_url: str, end: str) -> None:
    @contextmanager
    def gone(server: ServerProcess) -> Iterator[None]:
        getattr(postgres, end)()
        try:
            yield
        finally:
            postgres.start()

    await suffer(postgres_url, gone)


async def test_nobody_loses_his_seat_because_the_server_could_not_store(sqlite_url: str) -> None:
    """His time is up while the database is locked; afterwards he plays on."""
    with serving(sqlite_url, "up-for-a-while") as server:
        person, table = await open_hurried_table(server)
        async with asked(person, table) as (client, act):
            client.patience = PATIENCE_S  # it is sent once
            with locked(sqlite_url):
                with pytest.raises(WasRefused, match="try-again"):
                    await client.submit(act)
                await asyncio.sleep(HURRY.decision_seconds)
            await asyncio.sleep(3)  # the steward looks for those who are late, more than once
            assert await client.submit(act) > 0


async def test_nobody_loses_his_seat_because_storing_took_long(sqlite_url: str) -> None:
    """The time of whoever is asked next had begun before he could know."""
    with serving(sqlite_url, "up-for-a-while") as server:
        person, table = await open_hurried_table(server)
        async with asked(person, table) as (client, act):
            client.patience = PATIENCE_S
            with locked(sqlite_url):
                submitting = asyncio.create_task(client.submit(act))
                await asyncio.sleep(LOCK_MS / 1000 - 1)
            assert await submitting > 0
            await asyncio.sleep(3)
            assert client.now is not None
            assert not any(isinstance(seat.controller, Autopilot) for seat in client.now.table.seats)


async def open_hurried_table(server: ServerProcess) -> tuple[Person, str]:
    person = Person(server.url)
    await person.enter("Ann")
    seats = [{"type": "me", "name": f"Seat {seat}"} for seat in range(3)]
    pace = msgspec.to_builtins(HURRY)
    return person, await person.open_table("tyros", options={"players": 3}, seats=seats, shared=True, pace=pace)


@asynccontextmanager
async def asked(person: Person, table: str) -> AsyncIterator[tuple[TableClient, Act]]:
    """Whoever is asked at a table, with an answer."""
    async with person.sit_at(table) as client:
        while client.now is None or client.now.view is None:
            await client.changed()
        seat = client.now.view.decisions[0].seat
    async with person.sit_at(table, seat) as client:
        while client.now is None or client.now.view is None or client.now.you.viewer != seat:
            await client.changed()
        decision = next(decision for decision in client.now.view.decisions if decision.id is not None)
        yield client, Act(new_key(), decision.id or "", legal_in(client.now)[0])


# ------------------------------------------------------------------------------------------------ clocks


@pytest.mark.parametrize("jump", [DAY, -DAY])
async def test_the_clock_is_set_in_mid_game(
    sqlite_url: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    """Nobody notices: no time of anybody's is gone or won, and times go on as before."""
    clock = tmp_path / "clock"
    clock.write_text("0")
    monkeypatch.setenv(CLOCK_FILE, str(clock))
    with serving(sqlite_url, "up-for-a-while") as server:
        async with playing(server, sqlite_url, pace={"type": "live"}) as company:
            before = latest(company)
            clock.write_text(str(jump))
            await company.progress()
            after = latest(company)
            await asyncio.sleep(2)
            await company.progress()
            check_nobody_was_relieved(company)
            assert before < after < before + DAY * 1000 / 2
            assert latest(company) - after > 1000
        faults = await company.account()
        assert not faults, faults


@pytest.mark.parametrize("jump", [DAY, -DAY])
async def test_the_clock_is_set_between_two_starts(
    sqlite_url: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    clock = tmp_path / "clock"
    clock.write_text("0")
    monkeypatch.setenv(CLOCK_FILE, str(clock))
    with serving(sqlite_url, "settable-clock") as server:
        async with playing(server, sqlite_url, pace={"type": "live"}) as company:
            before = latest(company)
            await asyncio.to_thread(server.stop)
            clock.write_text(str(jump))
            await asyncio.to_thread(server.start)
            await company.progress()
            await asyncio.sleep(2)
            await company.progress()
            check_nobody_was_relieved(company)
            assert latest(company) >= before
        faults = await company.account()
        assert not faults, faults


def latest(company: Company) -> int:
    """The time of the last that anybody has seen."""
    return max(message.at for witness in company.witnesses for message in witness.seen.values())


def check_nobody_was_relieved(company: Company) -> None:
    last = [witness.seen[max(witness.seen)] for witness in company.witnesses]
    assert not any(isinstance(seat.controller, Autopilot) for message in last for seat in message.table.seats)


# ------------------------------------------------------------------------------------------------ the end


async def test_a_server_that_is_told_to_end_finishes_what_it_has_begun(database_url: str) -> None:
    """And whoever waits for an answer gets it, before his socket is closed."""
    with serving(database_url) as server:
        async with playing(server, database_url) as company:
            for _ in range(ENDS):
                assert await asyncio.to_thread(server.stop) == 0, server.log()
                await asyncio.sleep(0.1)  # what is on its way arrives
                assert await company.unanswered() == []
                company.take_stock()
                await asyncio.to_thread(server.start)
                await company.progress()
        faults = await company.account()
        assert not faults, faults


async def test_a_server_that_is_told_to_end_answers_the_calls_it_has_accepted(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:
        talkers = [Talker(server) for _ in range(4)]
        for talker in talkers:
            await talker.sit_down()
        talking = [asyncio.create_task(talker.talk()) for talker in talkers]
        await until(lambda: all(len(talker.answered) > 10 for talker in talkers))
        assert await asyncio.to_thread(server.stop) == 0, server.log()
        await asyncio.gather(*talking)
    store = await Store.open(sqlite_url)
    for talker in talkers:
        stored = await store.read_table(talker.table)
        assert stored is not None
        said = {line.n: line.entry.text for line in map(line_of, stored.entries) if isinstance(line.entry, Said)}
        assert said == talker.answered
    await store.close()


class Talker:
    """Says one thing after the other, by calls, until nobody listens any more."""

    def __init__(self, server: ServerProcess) -> None:
        self._person = Person(server.url)
        self.table = ""
        self.answered: dict[int, str] = {}
        """By the numbers of the entries."""

    async def sit_down(self) -> None:
        await self._person.enter("Talker")
        self.table = await self._person.open_table("tyros")

    async def talk(self) -> None:
        path = f"/api/tables/{self.table}/commands"
        # Refused, or reset while it waited to be accepted: if it was stored all the same, the numbers will not fit.
        try:
            while True:
                text = f"number {len(self.answered)}"
                done = await self._person.call("POST", path, Say(new_key(), text), DONE)
                self.answered[done.n] = text
        except ConnectionError:
            pass
        except WasRefused as refused:
            if refused.problem.code != "try-again":
                raise
