"""The databases of earlier releases: each is brought to the present schema, and its games go on."""

from __future__ import annotations

import pathlib
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from emporion.cli.main import main
from emporion.games import get_game
from emporion.server.clock import Clock
from emporion.server.errors import OtherRules
from emporion.server.hub import Hub
from emporion.server.protocol.to_server import Act, SitDown, Vote
from emporion.server.storage.migrate import newest
from emporion.server.storage.schema import TABLES
from emporion.server.storage.store import Store
from emporion.server.tables.actors import Actor

FILES = sorted((pathlib.Path(__file__).parents[1] / "databases").glob("*.db"))


def test_there_is_one_of_each_schema() -> None:
    """Whoever changes the schema makes one: see `tests/databases`."""
    assert FILES
    assert FILES[-1].stem == newest()


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def url(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> str:
    shutil.copy(request.param, tmp_path / "old.db")
    return f"sqlite:///{tmp_path / 'old.db'}"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[tuple[Hub, list[dict[str, Any]]]]:
    """A hub on a database, and the rows of its tables."""
    store = await Store.open(url)
    hub = Hub(store, Clock(), lambda game, spec: spec)
    yield hub, await store.read(lambda c: [dict(row) for row in c.execute(TABLES.select()).mappings()])
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
async def test_what_was_played_by_other_rules_is_refused_and_nothing_else(
    url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Games of before say so when the rules change; whoever waits at a table begins by the new ones."""
    monkeypatch.setattr(get_game("tyros"), "ruleset", 999)
    async with opened(url) as (hub, rows):
        begun = [row for row in rows if row["game"] == "tyros" and row["status"] != "open"]
        waiting = next(row for row in rows if row["status"] == "open")
        for row in begun:
            with pytest.raises(OtherRules, match="ruleset 1; this program has 999"):
                async with hub.looking(row["id"]):
                    pass
        ann = Actor(waiting["owner"], "Ann")
        for seat in (1, 2):
            await hub.submit(waiting["id"], ann, SitDown(f"seat-{seat}", f"Ann {seat}", seat))
        async with hub.looking(waiting["id"]) as table:
            assert table.playing.record.header.ruleset == 999
    assert main(["verify", "--db", url]) == 1
    told = capsys.readouterr().out
    assert told.count("played by ruleset 1") == len(begun)
    assert waiting["id"] in told


@pytest.mark.anyio
async def test_everything_in_them_verifies(url: str) -> None:
    await (await Store.open(url)).close()
    assert main(["verify", "--db", url]) == 0
