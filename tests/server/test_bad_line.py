"""Over a line that loses, delays, doubles and swaps messages, all see the same game, and no action counts twice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from emporion.server.client import Person, TableClient, WasRefused, legal_in, new_key
from emporion.server.filing import line_of, table_of
from emporion.server.protocol.to_client import Message, TableMessage
from emporion.server.protocol.to_server import Act
from emporion.server.storage.store import Store, StoredTable
from emporion.server.tables.actors import Actor
from emporion.server.tables.log import Played
from emporion.server.tables.showing import Showing
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
        command = Act(new_key(), asked, rng.choice(legal_in(now)))
        try:
            await client.submit(command)
            done.add(command.key)
        except WasRefused as refused:
            if refused.problem.code != "not-now":
                raise
            await client.changed(10)


@pytest.mark.anyio
@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_clients_converge_and_no_action_counts_twice(sqlite_url: str, seed: int) -> None:
    with serving(sqlite_url) as server:
        person = Person(server.url)
        await person.enter("Everybody")
        seats = [{"type": "me", "name": f"Seat {seat}"} for seat in range(SEATS)]
        table = await person.open_table("tyros", options={"players": SEATS}, seats=seats, shared=True)
        async with bad_line(server.url, seed=seed) as (url, line):
            remote = Person(url)
            remote.caller.headers = person.caller.headers
            done: set[str] = set()
            clients = [TableClient(remote.caller, table, seat) for seat in range(SEATS)]
            await asyncio.gather(
                *(play(client, random.Random(seed * SEATS + (client.seat or 0)), done) for client in clients)
            )
            store = await Store.open(sqlite_url)
            stored = await store.read_table(table)
            await store.close()
            assert stored is not None
            for client in clients:
                while client.now is None or client.now.n < stored.row["head"]:
                    await client.changed(30)
            shown = [client.now for client in clients]
            for client in clients:
                await client.close()
        assert min(line.harmed.values()) > 0, line.harmed
    actions = [entry for entry in stored.entries if entry.key is not None and is_action(line_of(entry).entry)]
    keys = [entry.key.rpartition(":")[2] for entry in actions if entry.key]
    assert sorted(keys) == sorted(done), "every acknowledged action is stored once, and nothing else"
    check_shown(stored, shown)


def check_shown(stored: StoredTable, shown: Sequence[TableMessage | None]) -> None:
    """Everybody sees at the end what the stored table shows his seat: all of it, not only how far it is."""
    table = table_of(stored, "plain")
    for seat, last in enumerate(shown):
        assert last is not None
        actor = Actor(stored.row["owner"])
        expected = read(Showing(table).message(actor, seat, table.head))
        assert read(last) | {"news": []} == expected | {"news": []}


def read(message: Message) -> dict[str, Any]:
    """As a client in any language has it."""
    return msgspec.json.decode(msgspec.json.encode(message), type=dict[str, Any])


def is_action(entry: object) -> bool:
    return isinstance(entry, Played)
