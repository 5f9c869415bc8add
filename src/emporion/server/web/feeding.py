"""What flows out to a watcher, over a socket or a stream, for as long as he may watch."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager

from emporion.server.watching import Watcher
from emporion.server.web.callers import Caller
from emporion.server.web.services import Services


@asynccontextmanager
async def watching(
    services: Services, caller: Caller, table: str, watcher: Watcher, since: int
) -> AsyncIterator[AsyncIterator[bytes]]:
    """Somebody watches a table: what he is to be sent. An empty message shows that the connection lives."""
    with services.doorkeeper.letting_in(watcher, caller.token, caller.counts_as):
        try:
            await services.hub.watch(table, watcher, since)
            async with aclosing(feed(watcher)) as messages:
                yield messages
        finally:
            services.hub.leave(table, watcher)


async def feed(watcher: Watcher) -> AsyncGenerator[bytes, None]:
    """Ends when the watcher lags behind or may not stay."""
    while (data := await watcher.next()) is not None:
        yield data
