"""The databases of earlier releases: each is brought to the present schema, and its games go on."""

from __future__ import annotations

import pathlib
import shutil

import pytest

from emporion.cli.main import main
from emporion.server.clock import Clock
from emporion.server.hub import Hub
from emporion.server.protocol.to_server import Act, Vote
from emporion.server.storage.schema import TABLES
from emporion.server.storage.store import Store
from emporion.server.tables.actors import Actor

FILES = sorted((pathlib.Path(__file__).parents[1] / "databases").glob("*.db"))


def test_there_are_some() -> None:
    assert FILES


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def url(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> str:
    shutil.copy(request.param, tmp_path / "old.db")
    return f"sqlite:///{tmp_path / 'old.db'}"


@pytest.mark.anyio
async def test_games_go_on(url: str) -> None:
    store = await Store.open(url)
    hub = Hub(store, Clock(), lambda game, spec: spec)
    rows = await store.read(lambda c: [dict(row) for row in c.execute(TABLES.select()).mappings()])
    assert {row["status"] for row in rows} == {"open", "playing", "over"}
    running = next(row for row in rows if row["status"] == "playing")
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
    await hub.close()
    await store.close()


@pytest.mark.anyio
async def test_everything_in_them_verifies(url: str) -> None:
    await (await Store.open(url)).close()
    assert main(["verify", "--db", url]) == 0
