"""The client in Python, and the sample bot that uses it, against a real server."""

from __future__ import annotations

import asyncio
import pathlib
import subprocess
import sys

import pytest

from emporion.server.client import Person, WasRefused
from tests.server.processes import serving

SAMPLE = pathlib.Path(__file__).parents[2] / "examples" / "bots" / "remote.py"


@pytest.mark.anyio
async def test_the_sample_bot_plays_its_seat_to_the_end(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:
        owner = Person(server.url)
        await owner.enter("Owner")
        seats = [{"type": "bot", "bot": "random"}, {"type": "remote"}, {"type": "bot", "bot": "random"}]
        table = await owner.open_table("tyros", options={"players": 3}, seats=seats)
        token = (await owner.call("POST", f"/api/tables/{table}/bot-token", {"seat": 1}))["token"]
        bot = [sys.executable, str(SAMPLE), server.url, token]
        done = await asyncio.to_thread(subprocess.run, bot, capture_output=True, text=True, timeout=240)
        assert done.returncode == 0, done.stderr
        found = await owner.call("GET", f"/api/tables/{table}")
    assert found["table"]["status"] == "over"
    assert any(news["what"] == "played" and news["who"] == "B" for news in found["news"])


@pytest.mark.anyio
async def test_who_was_invited_sits_down_and_the_game_begins(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:
        ann, ben, eve = (Person(server.url) for _ in range(3))
        for name, person in {"Ann": ann, "Ben": ben, "Eve": eve}.items():
            await person.enter(name)
        seats = [{"type": "me", "name": "Ann"}, {"type": "bot", "bot": "merchant"}]
        table = await ann.open_table("tyros", options={"players": 3}, seats=seats)
        with pytest.raises(WasRefused, match="not-found"):
            await eve.join(table, "x" * 43, "Eve")
        await ben.join(table, await ann.invitation(table), "Ben")
        async with ben.sit_at(table) as client:
            now = await client.changed()
    assert [seat.name for seat in now.table.seats] == ["Ann", "merchant", "Ben"]
    assert now.table.status == "playing"
    assert now.you.viewer == 2
