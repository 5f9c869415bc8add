"""What flows out to a watcher, over a socket or a stream, for as long as he may watch."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import aclosing, asynccontextmanager, contextmanager
from typing import Final

from emporion.server.watching import Watcher
from emporion.server.web.callers import Caller, May, may_stay
from emporion.server.web.services import Services

KEEP_ALIVE: Final = 15.0
"""Seconds. So often whoever is connected must still be allowed to be, and gets something, be it empty."""


@asynccontextmanager
async def watching(
    services: Services, caller: Caller, rule: May, table: str, watcher: Watcher, since: int
) -> AsyncIterator[AsyncIterator[bytes]]:
    """Somebody watches a table: what he is to be sent."""
    try:
        await services.hub.watch(table, watcher, since)
        async with aclosing(feed(services, caller, rule, table, watcher)) as messages:
            yield messages
    finally:
        services.hub.leave(table, watcher)


async def feed(
    services: Services, caller: Caller, rule: May, table: str, watcher: Watcher
) -> AsyncGenerator[bytes, None]:
    """The messages; an empty one shows that the connection lives. Ends when the watcher lags behind or may not stay."""
    with ticking(watcher):
        while (data := await watcher.next()) is not None:
            if not data and not await may_stay(services, caller, rule, table):
                return
            yield data


@contextmanager
def ticking(watcher: Watcher) -> Iterator[None]:
    """Sends something empty now and then. A timer for all messages together costs less than a time-out for each."""
    loop = asyncio.get_running_loop()
    timer: asyncio.TimerHandle

    def tick() -> None:
        nonlocal timer
        watcher.send(b"")
        timer = loop.call_later(KEEP_ALIVE, tick)

    timer = loop.call_later(KEEP_ALIVE, tick)
    try:
        yield
    finally:
        timer.cancel()
