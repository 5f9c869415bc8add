"""The tables that this process has in memory: it checks what is submitted, stores it, and then shows it to everybody.

The order is everything: check against the rules, append in one transaction, commit, acknowledge, publish. A table is
changed and looked at only under its lock, which is held until the commit: nobody sees what is not stored. If storing
fails, the table in memory is thrown away, and the next who comes reads it anew.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from emporion.engine.errors import BadInput, BadRecord, Refused
from emporion.engine.modes import READY
from emporion.engine.orders import keep_orders, read_orders
from emporion.games import get_orders
from emporion.server.clock import Clock
from emporion.server.errors import NotFound, OtherRules, ServerRefusal, TryAgain
from emporion.server.filing import add, append_of, is_snapshot_due, line_of, opening_of, table_of
from emporion.server.people import orders
from emporion.server.people.orders import Left
from emporion.server.protocol.to_server import Command
from emporion.server.storage.append import Append, Premise
from emporion.server.storage.errors import Conflict, Outdated, Repeated, Unavailable
from emporion.server.storage.store import Store, StoredEntry
from emporion.server.tables.actors import Actor, check_plays
from emporion.server.tables.handling import handle
from emporion.server.tables.indexing import people
from emporion.server.tables.log import LogEntry
from emporion.server.tables.playing import running
from emporion.server.tables.seating import CheckBot
from emporion.server.tables.table import Table
from emporion.server.watching import Audience, Watcher

logger = logging.getLogger(__name__)

ID_BYTES: Final = 16
TRIES: Final = 5
"""How often a submission is judged anew because another process was quicker."""
SLOW_MS: Final = 1000
"""Storing that takes longer is trouble: it is part of the time of whoever is asked next."""
KEPT_TABLES: Final = 2000
"""So many tables stay in memory that nobody watches."""

NEWER: Final = 1 << 62
"""Than any head."""

T = TypeVar("T")
Decide = Callable[[Table], list[LogEntry]]
"""What is to be added to the log of a table; raises what is refused."""
Answer = Callable[[int], None]
"""Told the entry of what is stored, at the moment when everybody is shown it: both go out together."""


def unanswered(n: int) -> None:
    """Whoever asked learns it from what is returned."""


def own_key(actor: Actor, key: str) -> str:
    """As it is kept: nobody's key is in the way of anybody else's."""
    return f"{actor.who}:{key}"


class LiveTable:
    """A table in memory, or its place while it has to be read again."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.users = 0
        """Those who have the lock or wait for it: a place in use is not forgotten."""
        self.table: Table | None = None
        self.keys: dict[str, int] = {}
        """The submissions that are stored, with their first entries."""
        self.audience = Audience()
        self.snapshot_at = 0
        self.people: list[tuple[int, str]] | None = None
        """Who is stored to sit here; None if it is not known."""
        self.storing = 0
        """The head that the table has or is about to get by our own doing."""


class Hub:
    def __init__(self, store: Store, clock: Clock, check_bot: CheckBot, mode: str = READY) -> None:
        self.store = store
        self.clock = clock
        self.check_bot = check_bot
        self._mode = mode
        self._live: dict[str, LiveTable] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_ending = False
        self._behind: set[str] = set()
        """Tables that have grown elsewhere."""
        self._is_following = False
        self.with_orders: set[str] = set()
        """Running tables at which somebody has left standing orders."""
        self.on_change: Callable[[Table], None] = lambda table: None
        """Told of every table that was changed by anybody, under its lock: the bots' turn."""
        self.troubled_at = 0
        """When something could not be stored or read, or not soon."""
        store.announcements(self._announced)

    # ------------------------------------------------------------------------------------------------ changing tables

    async def open(self, entries: list[LogEntry], source: str, key: str) -> str:
        """A new table. Its id comes from the key of whatever it springs from, a person or another table: so a repeated
        request opens no second one."""
        key = f"{source}:{key}"  # not one that somebody else uses at the new table
        id = hashlib.sha256(key.encode()).hexdigest()[: 2 * ID_BYTES]
        table = Table(id, secrets.token_bytes(32), self._mode)
        # A long game that somebody brings takes its time, which must not be that of all others.
        append = await asyncio.to_thread(opening_of, table, entries, self.clock.now(), key)
        try:
            await self.store.append(append)
        except Repeated:
            return id
        except Unavailable as error:
            raise self.trouble(error) from None
        live = self._place(id)
        if live.table is None:
            live.table, live.keys = table, {key: 1}
            live.storing = table.head
            live.snapshot_at = 0 if append.snapshot is None else table.head
        self.on_change(table)
        return id

    async def submit(self, id: str, actor: Actor, command: Command, answer: Answer = unanswered) -> int:
        """Carry out a command; returns its entry when it is stored. Raises what is refused, or TryAgain."""
        key = own_key(actor, command.key)

        def decide(table: Table) -> list[LogEntry]:
            return handle(table, actor, command, self.check_bot, max(table.at, self.clock.now()))

        return await self.change(id, key, decide, answer)

    async def entry_of(self, id: str, actor: Actor, key: str) -> int | None:
        """The entry of a submission, if it is stored, by whichever process."""
        try:
            return await self.store.entry_with_key(id, own_key(actor, key))
        except Unavailable as error:
            raise self.trouble(error) from None

    async def change(
        self, id: str, key: str, decide: Decide, answer: Answer = unanswered, premise: Premise | None = None
    ) -> int:
        """Add to a table what `decide` says, once for a key. Adds nothing if the premise no longer holds.

        Once begun it is finished, also if whoever asked for it is gone: otherwise memory and storage would part.
        """
        if self._is_ending:
            raise TryAgain("the server is about to end: send it again with the same key in a moment")
        return await asyncio.shield(self._keep(self._change(id, key, decide, answer, premise)))

    async def _change(self, id: str, key: str, decide: Decide, answer: Answer, premise: Premise | None) -> int:
        async with self._at(self._place(id)) as live:
            n = await self._stored(live, key, decide, premise)
            answer(n)
            return n

    async def _stored(self, live: LiveTable, key: str, decide: Decide, premise: Premise | None) -> int:
        for _ in range(TRIES):
            table = await self._read(live)
            if key in live.keys:
                return live.keys[key]
            try:
                return await self._append(live, table, key, decide, premise)
            except Conflict:
                continue
            except Outdated:
                return (await self._read(live)).head
            except Repeated as repeated:
                return repeated.n
            except Unavailable as error:
                live.storing = 0
                raise self.trouble(error) from None
        raise TryAgain("the table is too busy: send it again with the same key")

    async def _append(self, live: LiveTable, table: Table, key: str, decide: Decide, premise: Premise | None) -> int:
        before = table.head
        live.table = None  # until all is stored: if anything goes wrong, the table is read anew
        try:
            entries = decide(table)
        except (Refused, BadInput, ServerRefusal):
            live.table = table
            raise
        if not entries:
            live.table = table
            return before
        at = max(table.at, self.clock.now())
        add(table, entries, at)
        is_due = is_snapshot_due(table, live.snapshot_at)
        seated = people(table)
        append = append_of(
            table,
            before,
            entries,
            at,
            key,
            seats=seated if seated != live.people else None,
            snapshot=table.snapshot() if is_due else None,
            premise=premise,
        )
        live.storing = table.head
        await self._store(live, table, append)
        if self.clock.now() - at > SLOW_MS:
            self.troubled_at = self.clock.now()
        live.people = seated
        live.keys[key] = before + 1
        live.snapshot_at = table.head if is_due else live.snapshot_at
        live.table = table
        self._publish(live, table)
        return before + 1

    async def _store(self, live: LiveTable, table: Table, append: Append) -> None:
        """Nothing of it is shown before this returns."""
        await self.store.append(append)

    def trouble(self, error: Unavailable) -> TryAgain:
        """What whoever asked is told. It is not his fault, and his clock must not suffer from it: see the steward."""
        self.troubled_at = self.clock.now()
        return TryAgain(str(error))

    # ------------------------------------------------------------------------------------------------ looking at tables

    @asynccontextmanager
    async def looking(self, id: str) -> AsyncIterator[Table]:
        """A table as it is stored; nothing changes it meanwhile. Raises NotFound."""
        async with self._at(self._place(id)) as live:
            yield await self._read(live)

    async def watch(self, id: str, watcher: Watcher, since: int) -> None:
        """Show a table to somebody, now and whenever it changes."""
        async with self._at(self._place(id)) as live:
            table = await self._read(live)
            watcher.since = min(since, table.head)
            live.audience.welcome(watcher, table)

    def leave(self, id: str, watcher: Watcher) -> None:
        live = self._live.get(id)
        if live is not None:
            live.audience.dismiss(watcher)

    def _publish(self, live: LiveTable, table: Table) -> None:
        live.audience.show(table)
        self.on_change(table)

    @property
    def watchers(self) -> int:
        return sum(len(live.audience) for live in self._live.values())

    @property
    def tables_in_memory(self) -> int:
        return sum(live.table is not None for live in self._live.values())

    # ------------------------------------------------------------------------------------------------ standing orders

    async def give_orders(self, id: str, actor: Actor, seat: int, given: dict[str, Any]) -> None:
        """Put other orders in the place of a seat's. Nobody else is shown that anything has changed."""
        async with self._at(self._place(id)) as live:
            table = await self._read(live)
            check_plays(table, actor, seat)
            match, book = running(table), get_orders(table.opened.game)
            kept = keep_orders(book, read_orders(book, given), match.game.look(match.state, match.options)(seat))
            left = Left(actor.person or "", kept)
            await self._storing(lambda connection: orders.put(connection, id, seat, left, self.clock.now()))
            self.with_orders.add(id)
            self.on_change(table)

    async def orders_at(self, id: str) -> dict[int, Left]:
        """The orders at a table, by seats."""
        return await self._reading(lambda connection: orders.get(connection, id))

    async def learn_orders(self) -> set[str]:
        """The tables with orders, also those that were left with other processes, or before this one began."""
        found = await self._reading(orders.tables_with_orders)
        self.with_orders |= found
        return found

    async def _reading(self, job: Callable[[Connection], T]) -> T:
        try:
            return await self.store.read(job)
        except Unavailable as error:
            raise self.trouble(error) from None

    async def _storing(self, job: Callable[[Connection], T]) -> T:
        try:
            return await self.store.write(job)
        except Unavailable as error:
            raise self.trouble(error) from None

    # ------------------------------------------------------------------------------------------------ memory

    def _place(self, id: str) -> LiveTable:
        if id not in self._live:
            self._forget_some()
            self._live[id] = LiveTable(id)
        return self._live[id]

    @asynccontextmanager
    async def _at(self, live: LiveTable) -> AsyncIterator[LiveTable]:
        """A place for oneself alone. It stays the place of its table as long as somebody is at it or waits for it."""
        live.users += 1
        try:
            async with live.lock:
                yield live
        finally:
            live.users -= 1

    async def _read(self, live: LiveTable) -> Table:
        """The table, from the storage if it is not in memory."""
        if live.table is not None:
            return live.table
        try:
            stored = await self.store.read_table(live.id)
        except Unavailable as error:
            raise self.trouble(error) from None
        if stored is None:
            if live.users == 1:
                self._live.pop(live.id, None)
            raise NotFound("there is no such table")
        try:
            live.table = await asyncio.to_thread(table_of, stored, self._mode)
        except BadRecord as error:
            raise OtherRules(f"this game cannot be shown by this release: {error}") from None
        live.keys = {entry.key: entry.n for entry in stored.entries if entry.key is not None}
        live.snapshot_at = 0 if stored.snapshot is None else stored.snapshot.n
        live.people = None
        live.storing = live.table.head
        live.audience.show(live.table)  # whoever watched before it was lost from memory may have missed something
        return live.table

    def _forget_some(self) -> None:
        """The tables that were opened first go first."""
        spare = len(self._live) - KEPT_TABLES + 1
        if spare > 0:
            idle = [live for live in self._live.values() if not live.audience and not live.users]
            for live in idle[:spare]:
                del self._live[live.id]

    # ------------------------------------------------------------------------------------------------ other processes

    def _announced(self, heads: list[tuple[str, int]]) -> None:
        """Tables have grown, perhaps by another process; an empty list says that announcements may be missing."""
        self.with_orders |= {id for id, head in heads if head == orders.ORDERS_CHANGED}
        if not heads:
            self._keep(self._learn_quietly())
        ours = [id for id, _ in heads] if heads else list(self._live)
        newest = dict(heads)
        for id in ours:
            live = self._live.get(id)
            if live is not None and newest.get(id, NEWER) > live.storing:
                self._behind.add(id)
        if self._behind and not self._is_following:
            self._is_following = True
            self._keep(self._follow())

    async def _learn_quietly(self) -> None:
        try:
            await self.learn_orders()
        except ServerRefusal as error:
            logger.warning("standing orders of other workers cannot be read: %s", error)

    async def _follow(self) -> None:
        """Read what other processes have stored: for all tables together that have grown since the last time."""
        try:
            while self._behind:
                grown = [self._live[id] for id in self._behind if id in self._live]
                self._behind.clear()
                entries = await self._newer({live.id: live.storing for live in grown if live.audience})
                for live in grown:
                    self._keep(self._take_over(live, entries.get(live.id)))
        finally:
            self._is_following = False

    async def _newer(self, heads: dict[str, int]) -> dict[str, list[StoredEntry]]:
        try:
            return await self.store.entries_after(heads) if heads else {}
        except Unavailable as error:
            logger.warning("what others have stored cannot be read: %s", error)
            return {}

    async def _take_over(self, live: LiveTable, entries: list[StoredEntry] | None) -> None:
        """Show what other processes have stored to those who watch here. Where nobody does, the table is forgotten:
        whoever asks for it next reads it, and nothing is done for a table that is played elsewhere."""
        async with self._at(live):
            table, live.table = live.table, None  # until all is taken over
            if not live.audience:
                return
            if table is None or entries is None:
                await self._read_again(live)
                return
            newer = [entry for entry in entries if entry.n > table.head]
            if newer and newer[0].n != table.head + 1:
                await self._read_again(live)
                return
            for entry in newer:
                table.apply(line_of(entry))
                if entry.key is not None:
                    live.keys[entry.key] = entry.n
            live.table = table
            live.people = None
            live.storing = table.head
            if newer:
                live.audience.show(table)

    async def _read_again(self, live: LiveTable) -> None:
        """All of it: what is new does not fit what is here."""
        try:
            await self._read(live)
        except ServerRefusal as error:
            logger.warning("table %s cannot be read: %s", live.id, error)

    # ------------------------------------------------------------------------------------------------ ending

    def _keep(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Work that goes on by itself; `close` waits for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Finish what was accepted, and accept no more."""
        self._is_ending = True
        while self._tasks:
            await asyncio.wait(self._tasks)
