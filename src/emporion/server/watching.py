"""Those who watch a table, each with his own eyes, and what is sent to them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from emporion.engine.participants import SPECTATOR
from emporion.server.protocol.to_client import Message
from emporion.server.tables.actors import Actor
from emporion.server.tables.showing import Showing, Shown, can_go_on, may_watch, viewers_of
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
        self.is_lost = False
        self.taken = 0
        """How many messages were taken to be sent."""
        self._waiting: deque[bytes | None] = deque()
        """None is the end."""
        self._taker: asyncio.Future[None] | None = None
        self.shown: Shown | None = None
        """What it was shown last, to be told from then on what has changed; None if it is to be shown all of it."""
        self.wants_changes = False
        """Whether it puts the table together by itself; otherwise it is shown all of it, every time."""
        self.shortcut: Callable[[bytes], bool] | None = None
        """Sends at once what need not wait, if the connection has such a way."""

    @property
    def has_waiting(self) -> bool:
        return bool(self._waiting)

    async def next(self) -> bytes | None:
        """What is to be sent now; None at the end. One task alone asks for it."""
        while not self._waiting:
            self._taker = asyncio.get_running_loop().create_future()
            await self._taker
        self.taken += 1
        return self._waiting.popleft()

    def send(self, data: bytes) -> None:
        """Never waits: a watcher that does not read is given up."""
        if self.is_lost:
            return
        if self._is_idle and data and self.shortcut is not None and self.shortcut(data):
            return
        if len(self._waiting) < QUEUE:
            self._put(data)
        else:
            self.end()

    @property
    def _is_idle(self) -> bool:
        """All that was to be sent is sent: whoever sends it waits for more."""
        return self._taker is not None and not self._taker.done()

    def end(self) -> None:
        """Close the connection after what is on its way."""
        self.is_lost = True
        self._put(None)

    def _put(self, data: bytes | None) -> None:
        self._waiting.append(data)
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

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
        watcher.shown = None
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
        watcher.say(message_for(watcher, showing, watcher.viewer(table)))
        watcher.since = table.head


def message_for(watcher: Watcher, showing: Showing, viewer: int) -> Message:
    """What has changed, if the watcher has the rest and wants no more; else all of it."""
    if not watcher.wants_changes:
        return showing.message(watcher.actor, viewer, watcher.since)
    before, now = watcher.shown, showing.shown(watcher.actor, viewer)
    watcher.shown = now
    if before is not None and can_go_on(now, before):
        return showing.update(now, before)
    return showing.message(watcher.actor, viewer, watcher.since)
