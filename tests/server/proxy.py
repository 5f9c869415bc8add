"""A bad line: a proxy for sockets that loses, delays, doubles and swaps messages in both directions, and breaks."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException

from tests.server.processes import free_port


class BadLine:
    def __init__(self, upstream: str, rng: random.Random, harm: float = 0.08) -> None:
        self._upstream = upstream
        self._rng = rng
        self._harm = harm
        """How likely each kind of harm is, for each message."""
        self.harmed = dict.fromkeys(("lost", "doubled", "delayed", "swapped", "broken"), 0)

    async def carry(self, client: ServerConnection) -> None:
        """One connection, in both directions."""
        request = client.request
        assert request is not None
        address = "ws" + self._upstream.removeprefix("http") + request.path
        headers = {name: request.headers[name] for name in ("Cookie",) if name in request.headers}
        with contextlib.suppress(WebSocketException, OSError):
            async with connect(address, additional_headers=headers, max_size=None, compression=None) as server:
                directions = [asyncio.create_task(self._pass(*ends)) for ends in ((client, server), (server, client))]
                await asyncio.wait(directions, return_when=asyncio.FIRST_COMPLETED)
                for task in directions:
                    task.cancel()
                await asyncio.gather(*directions, return_exceptions=True)

    async def _pass(self, source: Any, target: Any) -> None:
        held: Any = None
        async for message in source:
            if self._happens("broken", 0.1):
                return
            if self._happens("lost"):
                continue
            if self._happens("delayed"):
                await asyncio.sleep(self._rng.uniform(0, 0.05))
            if held is None and self._happens("swapped"):
                held = message
                continue
            await target.send(message)
            if self._happens("doubled"):
                await target.send(message)
            if held is not None:
                await target.send(held)
                held = None

    def _happens(self, what: str, part: float = 1.0) -> bool:
        happens = self._rng.random() < self._harm * part
        self.harmed[what] += happens
        return happens


@asynccontextmanager
async def bad_line(upstream: str, seed: int) -> AsyncIterator[tuple[str, BadLine]]:
    """The address of a proxy before a server."""
    line = BadLine(upstream, random.Random(seed))
    port = free_port()
    async with serve(line.carry, "127.0.0.1", port, max_size=None, compression=None):
        yield f"http://127.0.0.1:{port}", line
