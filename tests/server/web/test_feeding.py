"""Whoever is connected may stay as long as he could connect anew."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import AsyncIterator

import pytest

from emporion.server import doorkeeper
from emporion.server.errors import TooMuch
from emporion.server.people import sessions, tokens
from emporion.server.people.tokens import Grant, Scope
from emporion.server.protocol.http import MePlan, RemotePlan
from emporion.server.protocol.to_server import GetUp, SitDown
from emporion.server.settings import Settings
from emporion.server.tables.log import Opened
from emporion.server.tables.opening import open_table
from emporion.server.tables.pace import Untimed
from emporion.server.watching import Watcher
from emporion.server.web.callers import Caller, limit_connections, recognise_bot, recognise_person
from emporion.server.web.feeding import watching
from emporion.server.web.services import Services, running

pytestmark = pytest.mark.anyio

REMOTE_SEAT = 1
PATIENCE_S = 20.0


@pytest.fixture
async def services(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Services]:
    monkeypatch.setattr(doorkeeper, "ROUND_SECONDS", 0.01)
    async with running(Settings(database=f"sqlite:///{tmp_path / 'emporion.db'}")) as all_of_it:
        yield all_of_it


async def new_person(services: Services, name: str) -> Caller:
    _, token = await services.store.write(lambda c: sessions.begin_as_guest(c, name, "en", services.clock.now()))
    return await recognise_person(services, "127.0.0.1", token)


async def new_table(services: Services, owner: Caller, *, watched: bool) -> str:
    opened = Opened("tyros", {"players": 4}, owner.signed_in.id, Untimed(), watched=watched)
    entries = open_table(opened, [MePlan("Ann"), RemotePlan()], services.hub.check_bot)
    return await services.hub.open(entries, owner.signed_in.id, "first")


async def new_bot(services: Services, owner: Caller, table: str) -> Caller:
    grant = Grant(Scope.BOT, owner.signed_in.id, table, REMOTE_SEAT)
    token = await services.store.write(lambda c: tokens.give(c, grant, services.clock.now()))
    return await recognise_bot(services, "127.0.0.1", token)


async def rest_of(messages: AsyncIterator[bytes]) -> list[bytes]:
    """What comes until the end, which must come."""
    async with asyncio.timeout(PATIENCE_S):
        return [message async for message in messages if message]


async def test_who_signs_out_sees_no_more(services: Services) -> None:
    """Also of a table that everybody may watch: he would see his cards."""
    ann = await new_person(services, "Ann")
    table = await new_table(services, ann, watched=True)
    async with watching(services, ann, table, Watcher(ann.actor), 0) as messages:
        assert b'"type":"table"' in await anext(messages)
        assert await anext(messages) == b""
        assert ann.token is not None
        token = ann.token
        await services.store.write(lambda c: sessions.end(c, token))
        assert await rest_of(messages) == []


async def test_a_new_token_ends_the_stream_of_the_old(services: Services) -> None:
    ann = await new_person(services, "Ann")
    table = await new_table(services, ann, watched=False)
    bot = await new_bot(services, ann, table)
    async with watching(services, bot, table, Watcher(bot.actor), 0) as messages:
        assert b'"type":"table"' in await anext(messages)
        assert await anext(messages) == b""
        await services.store.write(lambda c: tokens.revoke(c, table, Scope.BOT, REMOTE_SEAT))
        assert await rest_of(messages) == []


async def test_who_gets_up_from_a_hidden_table_sees_no_more(services: Services) -> None:
    olga, ann = await new_person(services, "Olga"), await new_person(services, "Ann")
    table = await new_table(services, olga, watched=False)
    await sit(services, ann, table)
    async with watching(services, ann, table, Watcher(ann.actor), 0) as messages:
        assert b'"type":"table"' in await anext(messages)
        await services.hub.submit(table, ann.actor, GetUp("up", 2))
        assert await rest_of(messages) == []


async def sit(services: Services, guest: Caller, table: str) -> None:
    await services.hub.submit(table, guest.actor._replace(may_sit=True), SitDown("down", "Bea", 2))


async def test_an_onlooker_stays(services: Services) -> None:
    ann = await new_person(services, "Ann")
    table = await new_table(services, ann, watched=True)
    nobody = Caller("127.0.0.1")
    async with watching(services, nobody, table, Watcher(nobody.actor), 0) as messages:
        assert b'"type":"table"' in await anext(messages)
        for _ in range(3):
            assert await anext(messages) == b""


async def test_whoever_goes_is_forgotten(services: Services) -> None:
    ann = await new_person(services, "Ann")
    table = await new_table(services, ann, watched=True)
    async with watching(services, ann, table, Watcher(ann.actor), 0):
        assert audience(services, table) == 1
    assert audience(services, table) == 0


def audience(services: Services, table: str) -> int:
    return len(services.hub._live[table].audience)


async def test_nobody_has_connections_without_end(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorkeeper, "MOST", 2)
    ann, ben = await new_person(services, "Ann"), await new_person(services, "Ben")
    table = await new_table(services, ann, watched=True)
    async with watching(services, ann, table, Watcher(ann.actor), 0):
        limit_connections(services, ann)
        async with watching(services, ann, table, Watcher(ann.actor), 0):
            limit_connections(services, ben)
            with pytest.raises(TooMuch, match="close some of them"):
                limit_connections(services, ann)
        limit_connections(services, ann)
