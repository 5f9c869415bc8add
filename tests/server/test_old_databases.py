"""The databases of earlier releases: each is brought to the present schema, and its games go on."""

from __future__ import annotations

import pathlib
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import psycopg
import pytest
from sqlalchemy import inspect, make_url, text

from emporion.cli.main import main
from emporion.engine.record import TABLE_NAME, UNDO
from emporion.games import get_game
from emporion.server.clock import Clock
from emporion.server.errors import OtherRules
from emporion.server.hub import Hub
from emporion.server.people import accounts, channels, notes
from emporion.server.protocol.to_server import Act, SitDown, Vote
from emporion.server.storage.database import make_engine, read_url
from emporion.server.storage.migrate import newest
from emporion.server.storage.schema import TABLES
from emporion.server.storage.store import Store
from emporion.server.tables.actors import Actor

FOLDER: Final = pathlib.Path(__file__).parents[1] / "databases"
FILES: Final = sorted((*FOLDER.glob("*.db"), *FOLDER.glob("*.sql")))
SPARSE: Final = ("0001.db", "0002.db", "0003.db")
"""Those without undos, and with empty tables."""
FULL: Final = [file for file in FILES if file.name not in SPARSE]


@pytest.mark.parametrize("kind", ["db", "sql"])
def test_there_is_one_of_each_schema(kind: str) -> None:
    """If you change the schema, make one of each kind: see `tests/databases`."""
    assert FOLDER / f"{newest()}.{kind}" in FILES


def restored(file: pathlib.Path, request: pytest.FixtureRequest) -> str:
    """The address of a database with what is in a file, a copy of SQLite or a dump of PostgreSQL."""
    if file.suffix == ".sql":
        url: str = request.getfixturevalue("postgres_url")
        address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(address) as connection:
            connection.execute(file.read_bytes())
        return url
    copy = request.getfixturevalue("tmp_path") / "old.db"
    shutil.copy(file, copy)
    return f"sqlite:///{copy}"


@pytest.fixture(params=FILES, ids=lambda path: path.name)
def url(request: pytest.FixtureRequest) -> str:
    return restored(request.param, request)


@pytest.fixture(params=FULL, ids=lambda path: path.name)
def full_url(request: pytest.FixtureRequest) -> str:
    return restored(request.param, request)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[tuple[Hub, list[dict[str, Any]]]]:
    """A hub on a database, and the rows of its tables."""
    store = await Store.open(url)
    hub = Hub(store, Clock(), lambda game, spec: spec)
    try:
        yield hub, await store.read(lambda c: [dict(row) for row in c.execute(TABLES.select()).mappings()])
    finally:
        await hub.close()
        await store.close()


@pytest.mark.anyio
async def test_games_go_on(url: str) -> None:
    async with opened(url) as (hub, rows):
        assert {row["status"] for row in rows} == {"open", "playing", "over"}
        for row in rows:
            if row["status"] == "playing":
                await go_on(hub, row)


async def go_on(hub: Hub, running: dict[str, Any]) -> None:
    actor = Actor(running["owner"], "Ann")
    async with hub.looking(running["id"]) as table:
        assert table.proposal is not None
        seats = [seat for seat in range(3) if seat not in table.proposal.yes]
    for seat in seats:
        await hub.submit(running["id"], actor, Vote(f"vote-{seat}", seat, True))
    async with hub.looking(running["id"]) as table:
        assert table.proposal is None
        decision = table.playing.decisions[0]
        action = table.playing.view(decision.seat).legal[0]
        before = table.head
    assert await hub.submit(running["id"], actor, Act("new", decision.id, action)) == before + 1


@pytest.mark.anyio
async def test_games_go_on_by_the_rules_they_began_with(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """When a later release has other rules; a table where people still wait begins by the new ones."""
    monkeypatch.setattr(get_game("tyros"), "ruleset", 999)
    async with opened(url) as (hub, rows):
        for row in (row for row in rows if row["status"] == "playing"):
            await go_on(hub, row)
        waiting = next(row for row in rows if row["status"] == "open")
        ann = Actor(waiting["owner"], "Ann")
        for seat in (1, 2):
            await hub.submit(waiting["id"], ann, SitDown(f"seat-{seat}", f"Ann {seat}", seat))
        rulesets = {row["status"]: await ruleset(hub, row["id"]) for row in rows if row["game"] == "tyros"}
        assert rulesets == {"playing": 1, "over": 1, "open": 999}
    assert main(["verify", "--db", url]) == 0


async def ruleset(hub: Hub, table: str) -> int:
    async with hub.looking(table) as opened_table:
        return opened_table.playing.record.header.ruleset


@pytest.mark.anyio
async def test_what_was_played_by_later_rules_is_refused_and_nothing_else(
    url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(get_game("tyros"), "ruleset", 0)
    async with opened(url) as (hub, rows):
        begun = [row for row in rows if row["game"] == "tyros" and row["status"] != "open"]
        for row in begun:
            with pytest.raises(OtherRules, match="ruleset 1; this program knows tyros up to ruleset 0"):
                async with hub.looking(row["id"]):
                    pass
    assert main(["verify", "--db", url]) == 1
    assert capsys.readouterr().out.count("played by ruleset 1") == len(begun)


@pytest.mark.anyio
async def test_everything_in_them_verifies(url: str) -> None:
    await (await Store.open(url)).close()
    assert main(["verify", "--db", url]) == 0


def test_no_table_is_empty(full_url: str) -> None:
    engine = make_engine(read_url(full_url), writes=False)
    with engine.connect() as connection:
        for name in inspect(connection).get_table_names():
            assert connection.scalar(text(f"SELECT count(*) FROM {name}")), name
    engine.dispose()


@pytest.mark.anyio
async def test_people_keep_their_accounts_notes_and_channels(full_url: str) -> None:
    async with opened(full_url) as (hub, rows):
        waiting = next(row["id"] for row in rows if row["status"] == "open")
        account = await hub.store.read(lambda c: accounts.find(c, "ann"))
        assert account is not None
        assert await hub.store.read(lambda c: notes.get(c, waiting, account.person)) == "my notes"
        found = await hub.store.read(lambda c: channels.list_of(c, account.person))
        assert {(channel.kind.value, channel.confirmed) for channel in found} == {("webhook", True), ("email", False)}


@pytest.mark.anyio
async def test_undos_of_a_seat_and_of_the_table_are_replayed(full_url: str) -> None:
    async with opened(full_url) as (hub, rows):
        running = next(row["id"] for row in rows if row["status"] == "playing")
        async with hub.looking(running) as table:
            entries = table.playing.record.entries
        assert any(entry.do == UNDO for entry in entries)
        assert any(entry.who == TABLE_NAME for entry in entries)
