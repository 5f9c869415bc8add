"""The client in Python, and the sample bot that uses it, against a real server."""

from __future__ import annotations

import asyncio
import pathlib
import subprocess
import sys
from collections import Counter
from types import SimpleNamespace

import pytest

from emporion.server import client
from emporion.server.client import PAUSE, Person, RemoteBot, WasRefused
from emporion.server.people.limits import RATES
from tests.server.processes import serving
from tests.server.receivers import WebReceiver, listening

SAMPLE = pathlib.Path(__file__).parents[2] / "examples" / "bots" / "remote.py"


def answer(status: str, body: str, content: str = "application/json") -> bytes:
    return f"HTTP/1.1 {status}\r\nContent-Type: {content}\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Seconds for which a bot would have waited."""
    made: list[float] = []

    def pause(seconds: float) -> None:
        made.append(seconds)
        assert len(made) < 20, "it goes on without end"

    monkeypatch.setattr(client, "time", SimpleNamespace(sleep=pause))
    return made


@pytest.mark.anyio
async def test_sample_bots_at_one_machine_play_to_the_end_within_the_limits(sqlite_url: str) -> None:
    """Together they do more than one address may."""
    with serving(sqlite_url, limits=True) as server:
        owner = Person(server.url)
        await owner.enter("Owner")
        table = await owner.open_table("tyros", options={"players": 3}, seats=[{"type": "remote"}] * 3)
        async with asyncio.TaskGroup() as bots:
            for seat in range(3):
                token = (await owner.call("POST", f"/api/tables/{table}/bot-token", {"seat": seat}))["token"]
                bots.create_task(play_sample(server.url, token))
        found = await owner.call("GET", f"/api/tables/{table}")
    assert found["table"]["status"] == "over"
    moves = Counter(news["who"] for news in found["news"] if news["what"] == "played")
    assert sum(moves[seat] for seat in "ABC") > RATES["actions"].burst, "the limits were not tried"


async def play_sample(url: str, token: str) -> None:
    bot = [sys.executable, str(SAMPLE), url, token]
    done = await asyncio.to_thread(subprocess.run, bot, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr


@pytest.mark.anyio
async def test_a_bot_sends_its_answer_until_it_is_taken(pauses: list[float]) -> None:
    """The same with the same key, when the server wants it; a proxy before it may speak in its own words."""
    server = WebReceiver(
        answer("429 Too Many Requests", '{"code":"too-much","message":"wait","wait_seconds":0.3}'),
        answer("503 Service Unavailable", '{"code":"try-again","message":"the database is locked"}'),
        answer("502 Bad Gateway", "<html>nobody there</html>", "text/html"),
        b"nonsense\r\n\r\n",
        answer("200 OK", '{"type":"done","key":"k","n":7}'),
    )
    async with listening(server) as port:
        bot = RemoteBot(f"http://127.0.0.1:{port}", "token")
        assert await asyncio.to_thread(bot.act, "15C", "pass") == 7
    assert pauses == [0.3, PAUSE, PAUSE, PAUSE]
    assert len({body for _, body in server.requests}) == 1


@pytest.mark.anyio
async def test_a_bot_is_told_what_waiting_does_not_mend() -> None:
    server = WebReceiver(answer("409 Conflict", '{"code":"not-now","message":"nothing is asked"}'))
    async with listening(server) as port:
        bot = RemoteBot(f"http://127.0.0.1:{port}", "token")
        with pytest.raises(WasRefused, match="not-now"):
            await asyncio.to_thread(bot.act, "15C", "pass")


@pytest.mark.anyio
async def test_a_bot_waits_for_its_stream_and_hears_when_its_token_is_gone(pauses: list[float]) -> None:
    server = WebReceiver(
        answer("429 Too Many Requests", '{"code":"too-much","message":"wait","wait_seconds":2}'),
        answer("401 Unauthorized", '{"code":"not-signed-in","message":"this token is not good (any more)"}'),
    )
    async with listening(server) as port:
        bot = RemoteBot(f"http://127.0.0.1:{port}", "token")
        with pytest.raises(WasRefused, match="not-signed-in"):
            await asyncio.to_thread(lambda: next(bot.tables()))
    assert pauses == [2]


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
        async with ben.sit_at(table) as seated:
            now = await seated.changed()
    assert [seat.name for seat in now.table.seats] == ["Ann", "merchant", "Ben"]
    assert now.table.status == "playing"
    assert now.you.viewer == 2
