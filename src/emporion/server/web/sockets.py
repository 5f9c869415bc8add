"""Sockets for people: a conversation about one table, in messages of protocol/to_server.py and to_client.py."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from emporion.server.errors import BadRequest, NotSignedIn
from emporion.server.protocol.to_client import Done, Pong
from emporion.server.protocol.to_server import Command, Look, Ping, Resync, Say, ToServer
from emporion.server.watching import Watcher
from emporion.server.web.callers import RULE, Caller, May, caller_of, limit, limit_connections, services_of
from emporion.server.web.feeding import watching
from emporion.server.web.frames import shortcut_of
from emporion.server.web.parameters import MaybeSeat, Since, TableId
from emporion.server.web.problems import refusal_of
from emporion.server.web.services import Services
from emporion.server.web.submitting import submit

DECODER: Final[msgspec.json.Decoder[ToServer]] = msgspec.json.Decoder(ToServer)
GIVEN_UP: Final = 4008
"""The code with which a socket is closed that reads too slowly, or that may not watch any longer."""

PATIENCE: Final = 30.0
"""Seconds."""

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket", opt={RULE: May.WATCHER})
async def talk(socket: Socket, table: TableId, since: Since = 0, seat: MaybeSeat = None) -> None:
    services, caller = services_of(socket), caller_of(socket)
    limit_connections(services, caller)
    await socket.accept()
    watcher = Watcher(caller.actor)
    watcher.wanted = seat
    watcher.wants_changes = True
    watcher.shortcut = shortcut_of(socket.scope)
    async with watching(services, caller, table, watcher, since) as messages:
        conversation = Conversation(services, caller, table, watcher)
        await until_one_ends(read(socket, conversation), write(socket, messages), until_stuck(watcher))


async def until_one_ends(*works: Coroutine[Any, Any, None]) -> None:
    """Work on all at once. When one ends the others have nothing more to do; what went wrong is raised."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


async def read(socket: Socket, conversation: Conversation) -> None:
    """Also until the watcher is given up: who does not read answers is not heard any longer."""
    while not conversation.is_over:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text") or message.get("bytes") or b""
        await conversation.hear(text if isinstance(text, str | bytes) else b"")


async def write(socket: Socket, messages: AsyncIterator[bytes]) -> None:
    """An empty message is for connections that do not show by themselves that they live, as a socket does."""
    with contextlib.suppress(WebSocketDisconnect, OSError):
        async for data in messages:
            if data:
                await socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})
        await socket.close(GIVEN_UP, "connect again, with `since`")


async def until_stuck(watcher: Watcher) -> None:
    """Until nothing was taken of what waits for so long: who does not read is not waited for."""
    taken = -1
    while watcher.taken != taken or not watcher.has_waiting:
        taken = watcher.taken
        await asyncio.sleep(PATIENCE)


class Conversation:
    """What one socket says, and what it is answered. One thing after the other, in the order it was said."""

    def __init__(self, services: Services, caller: Caller, table: str, watcher: Watcher) -> None:
        self._services = services
        self._caller = caller
        self._table = table
        self._watcher = watcher

    @property
    def is_over(self) -> bool:
        return self._watcher.is_lost

    async def hear(self, text: str | bytes) -> None:
        key = None
        try:
            limit(self._services, "actions", self._caller)
            message = decode(text)
            key = getattr(message, "key", None)
            await self._answer(message)
        except Exception as error:
            self._watcher.say(refusal_of(error, key, self._caller.language))

    def _answer_to(self, command: Command) -> Callable[[int], None]:
        return lambda n: self._watcher.say(Done(command.key, n))

    async def _answer(self, message: ToServer) -> None:
        if isinstance(message, Say):
            limit(self._services, "chat", self._caller)
        match message:
            case Ping():
                self._watcher.say(Pong(self._services.clock.now()))
            case Look(seat):
                self._watcher.wanted = seat
                await self._services.hub.watch(self._table, self._watcher, self._watcher.since)
            case Resync(since):
                await self._services.hub.watch(self._table, self._watcher, since)
            case command:
                if self._caller.person is None:
                    raise NotSignedIn("tell your name first: POST /api/session")
                await submit(self._services, self._table, self._caller.actor, command, self._answer_to(command))


def decode(text: str | bytes) -> ToServer:
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRequest(f"this is no message of the protocol: {error}") from None


ROUTES = [talk]
