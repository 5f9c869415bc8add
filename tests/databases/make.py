"""Makes a database as this release keeps it: python -m tests.databases.make tests/databases/NUMBER.db

One file for each schema, made when it is new and never changed again. In it are an account, a table that waits, a game
in the middle with talk, an undo and an open proposal, and a game that is over.
"""

from __future__ import annotations

import asyncio
import pathlib
import random
import sqlite3
import sys
from contextlib import closing

from emporion.server.clock import Clock
from emporion.server.hub import Hub
from emporion.server.people import accounts, people
from emporion.server.protocol.to_server import Act, Propose, Say, Undo
from emporion.server.storage.store import Store
from emporion.server.tables.actors import Actor
from emporion.server.tables.log import LogEntry, Opened, SatDown
from emporion.server.tables.pace import Correspondence
from emporion.server.tables.proposals import TakeBack

PLAYERS = 3
GAMES = {"waiting": 0, "running": 40, "over": 10_000}
"""By name, with so many moves."""


async def play(hub: Hub, table: str, actor: Actor, moves: int, rng: random.Random) -> None:
    for n in range(moves):
        async with hub.looking(table) as found:
            if found.status != "playing":
                return
            match = found.playing
            decision = match.decisions[0]
            legal = match.view(decision.seat).legal
            can_undo = match.can_undo(decision.seat)
        await hub.submit(table, actor, Act(f"act-{n}", decision.id, rng.choice(legal)))
        if can_undo and n % 10 == 5:
            async with hub.looking(table) as found:
                seats = [seat for seat in range(PLAYERS) if found.playing.can_undo(seat)]
            for seat in seats[:1]:
                await hub.submit(table, actor, Undo(f"undo-{n}", seat))


async def make(path: pathlib.Path) -> None:
    store = await Store.open(f"sqlite:///{path}")
    hub = Hub(store, Clock(), lambda game, spec: spec, mode="plain")
    rng = random.Random(1)
    ann = await store.write(lambda c: people.add(c, "Ann", "en", 0))
    await store.write(lambda c: accounts.register(c, ann.id, "ann", "no password has this hash"))
    actor = Actor(ann.id, ann.name)
    for name, moves in GAMES.items():
        opened = Opened("tyros", {"players": PLAYERS}, ann.id, Correspondence(), shared=True)
        seats = PLAYERS if moves else 1
        entries: list[LogEntry] = [opened, *(SatDown(seat, ann.id, f"Seat {seat}") for seat in range(seats))]
        table = await hub.open(entries, ann.id, name)
        await play(hub, table, actor, moves, rng)
        await hub.submit(table, actor, Say("say", f"this is {name}"))
        if name == "running":
            await hub.submit(table, actor, Propose("propose", 0, TakeBack(20)))
    await hub.close()
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")


if __name__ == "__main__":
    asyncio.run(make(pathlib.Path(sys.argv[1])))
