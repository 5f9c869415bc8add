"""Plays on a server that is killed again and again, and then compares what players were told with what is stored."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Iterable, Mapping
from typing import Final

import msgspec
from websockets.exceptions import WebSocketException

from emporion.games import get_game, get_screen
from emporion.server.client import Person, TableClient, WasRefused, legal_in, new_key
from emporion.server.filing import line_of
from emporion.server.protocol.to_client import TableMessage
from emporion.server.protocol.to_server import Act
from emporion.server.storage.store import Store, StoredTable
from emporion.server.tables.log import Played
from emporion.server.tables.table import Table
from tests.server.processes import ServerProcess

SEATS: Final = 4
KEPT_VIEWS: Final = 3
"""Of each seat the last views before a crash are compared."""


class Faults(msgspec.Struct):
    """What players were told, and is not so."""

    lost: list[str] = []
    """Acknowledged, but not stored."""
    doubled: list[str] = []
    """Stored more than once."""
    unstored: list[str] = []
    """Seen, but never stored like that."""
    acknowledged: int = 0
    compared: int = 0

    def __bool__(self) -> bool:
        return bool(self.lost or self.doubled or self.unstored)


class Witness:
    """One seat: plays at random, and remembers what it was told."""

    def __init__(self, person: Person, table: str, seat: int, rng: random.Random) -> None:
        self._person = person
        self.table = table
        self.seat = seat
        self._rng = rng
        self.acknowledged: dict[str, tuple[int, str]] = {}
        """Keys, with the entries they were stored as and the actions."""
        self.submitted: dict[str, str] = {}
        self.seen: dict[int, TableMessage] = {}
        """Views by their last entries, to be compared."""
        self.refusals: list[str] = []
        """Their codes."""
        self._open: Act | None = None
        self.is_done = False

    async def play(self) -> None:
        """Until it is cancelled or the game is over; whatever breaks on the way is tried again."""
        while not self.is_done:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with self._person.sit_at(self.table, self.seat) as client:
                    await self._play_at(client)
            await asyncio.sleep(0.05)

    async def _play_at(self, client: TableClient) -> None:
        while not self.is_done:
            now = client.now
            if now is None or now.you.viewer != self.seat or now.view is None:
                await client.changed()
                continue
            self._remember(now)
            self.is_done = now.table.status != "playing"
            asked = next((decision.id for decision in now.view.decisions if decision.id is not None), None)
            legal = legal_in(now)
            if self._open is None and asked is not None and legal:
                self._open = Act(new_key(), asked, self._rng.choice(legal))
                self.submitted[self._open.key] = self._open.action
            if self._open is None:
                await client.changed()
                continue
            await self._submit(client, self._open)

    async def _submit(self, client: TableClient, act: Act) -> None:
        """With the same key until it is answered, whatever happens to the server."""
        try:
            self.acknowledged[act.key] = await client.submit(act), act.action
        except WasRefused as refused:
            self.refusals.append(refused.problem.code)
            if refused.problem.code == "try-again":
                return
        self._open = None
        while client.now is not None and client.now.n < self.acknowledged.get(act.key, (0, ""))[0]:
            await client.changed()

    def _remember(self, message: TableMessage) -> None:
        self.seen[message.n] = message

    def settle(self) -> None:
        """Before a crash: only the last views are worth comparing."""
        for n in sorted(self.seen)[:-KEPT_VIEWS]:
            del self.seen[n]


class Crashes:
    def __init__(self, server: ServerProcess, database: str, seed: int, tables: int = 3) -> None:
        self._server = server
        self._database = database
        self._rng = random.Random(seed)
        self._tables = tables
        self.witnesses: list[Witness] = []
        self.faults = Faults()

    async def run(self, rounds: int, tell: Callable[[str], None] = lambda line: None) -> Faults:
        """So many crashes at random moments, then the account; after each of them `tell` hears how far it is."""
        for n in range(1, rounds + 1):
            await self._set_tables()
            playing = [asyncio.create_task(witness.play()) for witness in self.witnesses if not witness.is_done]
            await self._await_progress()
            await asyncio.sleep(self._rng.uniform(0, 0.3))
            await asyncio.to_thread(self._server.kill)
            await asyncio.sleep(0.05)  # what is on its way arrives
            await self._compare_views()
            await asyncio.to_thread(self._server.start)
            await asyncio.sleep(0.1)
            await stop(playing)
            tell(f"{n} of {rounds} crashes, {self._acknowledged():,} acknowledged")
        return await self.account()

    async def _await_progress(self) -> None:
        """However slow the machine is: a crash hits a server that is at work."""
        wanted = self._acknowledged() + len(self.witnesses)
        while self._acknowledged() < wanted and not all(witness.is_done for witness in self.witnesses):
            await asyncio.sleep(0.01)

    def _acknowledged(self) -> int:
        return sum(len(witness.acknowledged) for witness in self.witnesses)

    async def _set_tables(self) -> None:
        """New games in the place of finished ones."""
        running = {witness.table for witness in self.witnesses if not witness.is_done}
        for _ in range(self._tables - len(running)):
            person = Person(self._server.url)
            await person.enter("Everybody")
            seats = [{"type": "me", "name": f"Seat {seat}"} for seat in range(SEATS)]
            table = await person.open_table("tyros", options={"players": SEATS}, seats=seats, shared=True)
            for seat in range(SEATS):
                rng = random.Random(self._rng.getrandbits(64))
                self.witnesses.append(Witness(person, table, seat, rng))

    async def _compare_views(self) -> None:
        """While the server is down: once it is back, whoever was not answered submits the same again, and what he saw
        too early is stored after all."""
        stored = await self._stored({witness.table for witness in self.witnesses if witness.seen})
        for witness in self.witnesses:
            witness.settle()
        views = [(witness, message) for witness in self.witnesses for message in witness.seen.values()]
        check_views(views, stored, self.faults)
        for witness in self.witnesses:
            witness.seen.clear()

    async def account(self) -> Faults:
        """Compare what everybody was answered with what is in the database."""
        stored = await self._stored({witness.table for witness in self.witnesses})
        for witness in self.witnesses:
            check_answers(witness, stored[witness.table], self.faults)
        return self.faults

    async def _stored(self, tables: set[str]) -> dict[str, StoredTable | None]:
        store = await Store.open(self._database, migrate=False)
        try:
            return {table: await store.read_table(table) for table in tables}
        finally:
            await store.close()


async def stop(tasks: Iterable[asyncio.Task[None]]) -> None:
    """A task that was just connecting may miss that it is cancelled: it is told again."""
    while running := [task for task in tasks if not task.done()]:
        for task in running:
            task.cancel()
        await asyncio.wait(running, timeout=1)


def check_answers(witness: Witness, stored: StoredTable | None, faults: Faults) -> None:
    entries = [] if stored is None else stored.entries
    lines = {line.n: line.entry for line in map(line_of, entries)}
    keys: dict[str, list[int]] = {}
    for entry in entries:
        if entry.key is not None:
            keys.setdefault(entry.key.rpartition(":")[2], []).append(entry.n)
    for key, (n, action) in witness.acknowledged.items():
        faults.acknowledged += 1
        played = lines.get(n)
        if keys.get(key) != [n] or not isinstance(played, Played) or played.entry.do != in_notation(action):
            faults.lost.append(f"table {witness.table}: {action!r} was acknowledged as entry {n}, there is {played}")
    for key in witness.submitted:
        if len(keys.get(key, ())) > 1:
            faults.doubled.append(f"table {witness.table}: key {key} is stored {len(keys[key])} times")


def in_notation(action: str) -> str:
    """As the record has it."""
    game = get_game("tyros")
    return game.write(game.read(action))


def check_views(
    views: Iterable[tuple[Witness, TableMessage]], stored: Mapping[str, StoredTable | None], faults: Faults
) -> None:
    """What players saw must be what follows from the stored entries up to there. Every table is gone through once."""
    by_table: dict[str, list[tuple[Witness, TableMessage]]] = {}
    for witness, message in sorted(views, key=lambda view: view[1].n):
        by_table.setdefault(witness.table, []).append((witness, message))
    for id, seen in by_table.items():
        check_views_of(stored[id], seen, faults)


def check_views_of(stored: StoredTable | None, seen: Iterable[tuple[Witness, TableMessage]], faults: Faults) -> None:
    """The same of one table, in the order of its entries."""
    lines = [] if stored is None else list(map(line_of, stored.entries))
    table = None if stored is None else Table(stored.row["id"], stored.row["secret"], "auto")
    for witness, message in seen:
        faults.compared += 1
        where = f"table {witness.table}, seat {witness.seat}: the view after entry {message.n}"
        if table is None or len(lines) < message.n:
            faults.unstored.append(f"{where} was seen, but not stored")
            continue
        for line in lines[table.head : message.n]:
            table.apply(line)
        view = table.playing.sights()(witness.seat)
        choices = table.playing.choices(witness.seat, get_screen(view.game).unlisted(view.table))
        if msgspec.json.encode([view, choices]) != msgspec.json.encode([message.view, message.choices]):
            faults.unstored.append(f"{where} is not the one that is stored")
