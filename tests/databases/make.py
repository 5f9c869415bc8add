"""Make a database as this release keeps it: python -m tests.databases.make tests/databases/NUMBER.db (or NUMBER.sql)

A .db file is SQLite, a .sql file is a dump of PostgreSQL. Make one of each for every schema while it is new, and never
change them again. They hold an account with all that belongs to it, a table that waits for players, a game in the
middle with chat, undos and an open proposal, and a finished game with a review. No table of the schema is empty.
"""

from __future__ import annotations

import asyncio
import pathlib
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from functools import partial

import msgspec
from sqlalchemy import Connection, make_url

from emporion.bots.review import Review
from emporion.engine.orders import Kept
from emporion.server import reviews
from emporion.server.clock import Clock
from emporion.server.hub import Hub
from emporion.server.people import accounts, channels, notes, orders, people, sessions, tokens
from emporion.server.people.addresses import Rules
from emporion.server.people.channels import Kind
from emporion.server.people.orders import Left
from emporion.server.people.tokens import Grant, Scope
from emporion.server.protocol.to_server import Act, Propose, Say, Undo, Vote
from emporion.server.storage.store import Store
from emporion.server.tables.actors import Actor
from emporion.server.tables.log import LogEntry, Opened, SatDown
from emporion.server.tables.pace import Correspondence
from emporion.server.tables.proposals import TakeBack
from tests.server.databases import postgresql
from tests.server.postgres import binary, owner

PLAYERS = 3
GAMES = {"waiting": 0, "running": 60, "over": 10_000}
"""By name, with the number of actions."""
UNDO_EVERY = 4
"""Actions, if something can be taken back then."""


async def play(hub: Hub, table: str, actor: Actor, moves: int, rng: random.Random) -> None:
    for n in range(moves):
        async with hub.looking(table) as found:
            if found.status != "playing":
                return
            match = found.playing
            decision = rng.choice(match.decisions)
            legal = match.view(decision.seat).legal
        await hub.submit(table, actor, Act(f"act-{n}", decision.id, rng.choice(legal)))
        if n % UNDO_EVERY == 0:
            await undo(hub, table, actor, f"undo-{n}")


async def undo(hub: Hub, table: str, actor: Actor, key: str) -> None:
    async with hub.looking(table) as found:
        if found.status != "playing":
            return
        seats = [seat for seat in range(PLAYERS) if found.playing.can_undo(seat)]
    for seat in seats[:1]:
        await hub.submit(table, actor, Undo(key, seat))


async def take_back_together(hub: Hub, table: str, actor: Actor) -> None:
    await hub.submit(table, actor, Propose("together", 0, TakeBack(50)))
    for seat in range(1, PLAYERS):
        await hub.submit(table, actor, Vote(f"together-{seat}", seat, True))


async def fill(url: str) -> None:
    store = await Store.open(url)
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
        if name == "waiting":
            await store.write(partial(add_belongings, person=ann.id, table=table))
        if name == "running":
            await take_back_together(hub, table, actor)
            await hub.submit(table, actor, Propose("propose", 0, TakeBack(20)))
        if name == "over":
            await store.write(partial(add_review, table=table, found=await review_of(hub, table)))
    await hub.close()
    await store.close()


def add_belongings(connection: Connection, person: str, table: str) -> None:
    """What else a person has: a session, a link, notes, and channels for notifications."""
    sessions.begin(connection, person, 0)
    tokens.give(connection, Grant(Scope.INVITE, person, table), 0)
    notes.put(connection, table, person, "my notes", 0)
    orders.put(connection, table, 0, Left(person, Kept({"only_answer": True}, 1, (1, 0))), 0)
    channels.add(connection, person, Kind.WEBHOOK, "https://example.org/hook", 0, Rules())
    channels.add(connection, person, Kind.EMAIL, "ann@example.org", 0, Rules())


async def review_of(hub: Hub, table: str) -> bytes:
    """A review without judgements: to think of them would take long."""
    async with hub.looking(table) as found:
        match = found.playing
        assert match.outcome is not None
        return msgspec.json.encode(Review("tyros", match.record.header.seats, 1, 1, match.outcome, (), (), (), ()))


def add_review(connection: Connection, table: str, found: bytes) -> None:
    reviews.claim(connection, table, 0)
    reviews.settle(connection, table, found)


def make_sqlite(path: pathlib.Path) -> None:
    asyncio.run(fill(f"sqlite:///{path}"))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")


def make_postgresql(path: pathlib.Path) -> None:
    with postgresql() as url:
        asyncio.run(fill(url))
        path.write_text(dump(url), encoding="utf-8")


def dump(url: str) -> str:
    """A dump that any client can restore, also one that is not psql."""
    address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    command = [binary("pg_dump"), "--no-owner", "--no-privileges", "--rows-per-insert=100", address]
    text = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, user=owner(), cwd="/").stdout
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("\\"))


if __name__ == "__main__":
    target = pathlib.Path(sys.argv[1])
    if target.exists():
        sys.exit(f"{target} exists: what is kept never changes")
    (make_postgresql if target.suffix == ".sql" else make_sqlite)(target)
