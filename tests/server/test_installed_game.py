"""A game from a package of somebody else's, over a real server: opened, played, told and verified like ours."""

from __future__ import annotations

import asyncio
from typing import Final

import pytest

from emporion.server.client import Person, TableClient, legal_in, new_key
from emporion.server.protocol.to_client import TableMessage
from emporion.server.protocol.to_server import Act
from tests.games.test_packages import PEBBLES
from tests.server.processes import serving

pytestmark = pytest.mark.anyio

SECONDS: Final = 60


async def play(client: TableClient) -> TableMessage:
    """The first of the legal actions, until it is over."""
    message = client.now or await client.changed()
    while message.table.status == "playing":
        legal = legal_in(message)
        if message.view is not None and legal:
            [decision] = message.view.decisions
            await client.submit(Act(new_key(), decision.id or "", legal[0]))
        message = await client.changed(SECONDS)
    return message


async def test_an_installed_game_is_served_without_a_change_of_ours(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(PEBBLES))  # for the processes in which bots think
    with serving(sqlite_url, "with-pebbles") as server:
        person = Person(server.url)
        await person.enter("Ann")
        games = {game["name"]: game for game in await person.call("GET", "/api/games")}
        assert list(games) == ["pebbles", "tyrannos", "tyros"]
        assert games["pebbles"]["players"] == [2, 3, 4]
        seats = [{"type": "me", "name": "Ann"}, {"type": "bot", "bot": "random"}]
        table = await person.open_table("pebbles", options={"players": 2, "pebbles": 9}, seats=seats)
        async with asyncio.timeout(SECONDS), person.sit_at(table) as client:
            over = await play(client)
        assert over.view is not None
        assert over.view.outcome is not None
        assert over.view.outcome.reason == "last-pebble"
        told = await person.call("GET", f"/api/tables/{table}/log?language=de")  # which the package does not have
        assert any("takes" in line["text"] for line in told)
