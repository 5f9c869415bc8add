"""What flows out to a watcher, over a socket or a stream, for as long as he may watch."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager
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
    loop = asyncio.get_running_loop()
    checked = loop.time()
    while True:
        try:
            data = await asyncio.wait_for(watcher.outgoing.get(), KEEP_ALIVE)
        except TimeoutError:
            data = b""
        if data is None:
            return
        if loop.time() - checked >= KEEP_ALIVE:
            if not await may_stay(services, caller, rule, table):
                return
            checked = loop.time()
        yield data
