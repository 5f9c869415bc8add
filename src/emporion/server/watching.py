"""Those who watch a table, each with his own eyes, and what is sent to them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

import msgspec

from emporion.engine.participants import SPECTATOR
from emporion.server.protocol.to_client import Message
from emporion.server.tables.actors import Actor
from emporion.server.tables.showing import Showing, may_watch, viewers_of
from emporion.server.tables.table import Table

QUEUE: Final = 64
"""Messages that wait for a slow watcher; whoever lags further behind has to connect again."""


class Watcher:
    """A socket or a stream of one person or program."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self.wanted: int | None = None
        """The seat with whose eyes it wants to see, if it has several."""
        self.since = 0
        """The last entry that it was sent."""
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        """None is the end."""
        self.is_lost = False
        self.taken = 0
        """How many of them were."""

    async def next(self) -> bytes | None:
        """What is to be sent now; None at the end."""
        data = await self.outgoing.get()
        self.taken += 1
        return data

    def send(self, data: bytes) -> None:
        """Never waits: a watcher that does not read is given up."""
        if self.is_lost:
            return
        try:
            self.outgoing.put_nowait(data)
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        """Close the connection after what is on its way."""
        self.is_lost = True
        if self.outgoing.full():
            self.outgoing.get_nowait()
        self.outgoing.put_nowait(None)

    def say(self, message: Message) -> None:
        self.send(msgspec.json.encode(message))

    def viewer(self, table: Table) -> int:
        """The wanted seat if it is one of its own; if none is wanted, its only one; else it is a spectator."""
        seats = viewers_of(table, self.actor)
        if self.wanted is not None:
            return self.wanted if self.wanted in seats else SPECTATOR
        return seats[0] if len(seats) == 1 else SPECTATOR


class Audience:
    """All who watch a table."""

    def __init__(self) -> None:
        self._watchers: set[Watcher] = set()

    def __len__(self) -> int:
        return len(self._watchers)

    def welcome(self, watcher: Watcher, table: Table) -> None:
        self._watchers.add(watcher)
        show(table, [watcher])

    def dismiss(self, watcher: Watcher) -> None:
        self._watchers.discard(watcher)

    def show(self, table: Table) -> None:
        if self._watchers:
            show(table, self._watchers)


def show(table: Table, watchers: Iterable[Watcher]) -> None:
    """What is new to each of them. Who may not see the table any more is shown the door."""
    showing = Showing(table)
    for watcher in watchers:
        if not may_watch(table, watcher.actor):
            watcher.end()
            continue
        watcher.say(showing.message(watcher.actor, watcher.viewer(table), watcher.since))
        watcher.since = table.head
