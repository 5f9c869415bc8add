"""Over a line that loses, delays, doubles and swaps messages, all see the same game, and no action counts twice."""

from __future__ import annotations

import asyncio
import random

import pytest

from emporion.server.client import Person, TableClient, WasRefused, new_key
from emporion.server.hub import line_of
from emporion.server.protocol.to_server import Act
from emporion.server.storage.store import Store
from emporion.server.tables.log import Played
from tests.server.processes import serving
from tests.server.proxy import bad_line

MOVES = 120
SEATS = 4


async def play(client: TableClient, rng: random.Random, done: set[str]) -> None:
    """Answer whatever is asked, until enough was played; every key that was acknowledged is noted."""
    client.patience = 0.3
    while len(done) < MOVES:
        now = client.now
        asked = None
        if now is not None and now.view is not None and now.table.status == "playing":
            asked = next((decision.id for decision in now.view.decisions if decision.id is not None), None)
        if now is None or now.view is None or asked is None:
            try:
                await client.changed(2)
            except TimeoutError:
                continue
            continue
        command = Act(new_key(), asked, rng.choice(now.view.legal))
        try:
            await client.submit(command)
            done.add(command.key)
        except WasRefused as refused:
            if refused.problem.code != "not-now":
                raise
            await client.changed(10)


@pytest.mark.anyio
async def test_clients_converge_and_no_action_counts_twice(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:
        person = Person(server.url)
        await person.enter("Everybody")
        seats = [{"type": "me", "name": f"Seat {seat}"} for seat in range(SEATS)]
        table = await person.open_table("tyros", options={"players": SEATS}, seats=seats, shared=True)
        async with bad_line(server.url, seed=1) as (url, line):
            remote = Person(url)
            remote.caller.headers = person.caller.headers
            done: set[str] = set()
            clients = [TableClient(remote.caller, table, seat) for seat in range(SEATS)]
            await asyncio.gather(*(play(client, random.Random(client.seat), done) for client in clients))
            store = await Store.open(sqlite_url)
            stored = await store.read_table(table)
            await store.close()
            assert stored is not None
            for client in clients:
                while client.now is None or client.now.n < stored.row["head"]:
                    await client.changed(30)
            views = [client.now for client in clients]
            for client in clients:
                await client.close()
        assert min(line.harmed.values()) > 0, line.harmed
    actions = [entry for entry in stored.entries if entry.key is not None and is_action(line_of(entry).entry)]
    keys = [entry.key.rpartition(":")[2] for entry in actions if entry.key]
    assert sorted(keys) == sorted(done), "every acknowledged action is stored once, and nothing else"
    assert {view.n for view in views if view is not None} == {stored.row["head"]}


def is_action(entry: object) -> bool:
    return isinstance(entry, Played)
