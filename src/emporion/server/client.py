"""A small client: what a person or a program needs to take part, in Python.

`Person` speaks HTTP with a session and sockets with tables; `RemoteBot` plays one seat with a token. Both send whatever
was not answered again with the same key, so that it counts once; the bot also what was only refused for the moment.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import secrets
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final
from urllib.parse import urlencode, urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from emporion.engine.choices import actions_in
from emporion.server.errors import ServerRefusal
from emporion.server.protocol.http import Capability, NewTable, Problem
from emporion.server.protocol.to_client import Done, Pong, Refused, TableMessage, TableUpdate, ToClient
from emporion.server.protocol.to_server import Act, Command, Message, Resync
from emporion.server.protocol.updating import updated

# Made here: msgspec works out a type when it first reads one, and dies if two threads do that at once.
ANYTHING: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(Any)
PROBLEM: Final = msgspec.json.Decoder(Problem)
NEW_TABLE: Final = msgspec.json.Decoder(NewTable)
CAPABILITY: Final = msgspec.json.Decoder(Capability)
DONE: Final = msgspec.json.Decoder(Done)
TABLE: Final = msgspec.json.Decoder(TableMessage)
TO_CLIENT: Final[msgspec.json.Decoder[ToClient]] = msgspec.json.Decoder(ToClient)

TIMEOUT: Final = 30.0
PATIENCE: Final = 5.0
"""Seconds without an answer or news, after which one asks again."""
PAUSE: Final = 1.0
"""Seconds before one calls again where nobody answered, or nobody could help."""
RECONNECT: Final = 0.1
"""Seconds before a socket is opened again."""
PASSING: Final = frozenset({"too-much", "try-again"})
"""Refusals of the moment: later, the same with the same key may be accepted."""
PROXY_STATUSES: Final = frozenset({502, 503, 504})
"""With these a proxy says that the server behind it does not answer."""


def legal_in(message: TableMessage) -> list[str]:
    """What you may do now, each action as it is submitted; `actions_in` has them in their parts."""
    return [written(action) for action in actions_in(message.choices)]


def written(action: dict[str, Any]) -> str:
    """An action in its parts, as it is submitted."""
    return msgspec.json.encode(action).decode()


class WasRefused(ServerRefusal):
    """The server said no: `problem` has the code and the reason."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.code}: {problem.message}")
        self.problem = problem


def new_key() -> str:
    return secrets.token_hex(8)


def read_problem(status: int, text: bytes) -> Problem:
    """What was refused, also if a proxy says so in words of its own."""
    try:
        return PROBLEM.decode(text)
    except msgspec.DecodeError:
        return Problem("try-again" if status in PROXY_STATUSES else "refused", f"the answer was status {status}")


def pause_after(trouble: Exception) -> float:
    """Seconds until it makes sense to send the same again. Raises the trouble if it never will."""
    if not isinstance(trouble, WasRefused):
        return PAUSE
    if trouble.problem.code not in PASSING:
        raise trouble
    return trouble.problem.wait_seconds or PAUSE


class Caller:
    """Calls over HTTP, with whatever says who one is."""

    def __init__(self, url: str, headers: dict[str, str] | None = None) -> None:
        self.url = url.rstrip("/")
        self.headers = dict(headers or {})

    @contextmanager
    def open(
        self, method: str, path: str, body: Any = None, timeout: float = TIMEOUT
    ) -> Iterator[http.client.HTTPResponse]:
        """The answer, not read yet. Raises WasRefused, OSError or HTTPException."""
        parts = urlsplit(self.url)
        kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        data = None if body is None else msgspec.json.encode(body)
        with contextlib.closing(kind(parts.netloc, timeout=timeout)) as connection:
            connection.request(method, path, data, {**self.headers, "Content-Type": "application/json"})
            answer = connection.getresponse()
            if answer.status >= 400:
                raise WasRefused(read_problem(answer.status, answer.read()))
            cookie = answer.getheader("Set-Cookie")
            if cookie:
                self.headers["Cookie"] = cookie.partition(";")[0]
            yield answer

    def call(self, method: str, path: str, body: Any = None, answer: msgspec.json.Decoder[Any] = ANYTHING) -> Any:
        with self.open(method, path, body) as opened:
            text = opened.read()
        return answer.decode(text) if text else None


class Person:
    """Somebody at a device."""

    def __init__(self, url: str) -> None:
        self.caller = Caller(url)

    async def call(self, method: str, path: str, body: Any = None, answer: msgspec.json.Decoder[Any] = ANYTHING) -> Any:
        return await asyncio.to_thread(self.caller.call, method, path, body, answer)

    async def enter(self, name: str) -> None:
        """Begin a session as a guest."""
        await self.call("POST", "/api/session", {"name": name})

    async def open_table(self, game: str, **wishes: Any) -> str:
        """A new table; see `OpenTable`."""
        wanted = {"key": new_key(), "game": game, **wishes}
        opened: NewTable = await self.call("POST", "/api/tables", wanted, NEW_TABLE)
        return opened.table

    async def invitation(self, table: str, seat: int | None = None) -> str:
        given: Capability = await self.call("POST", f"/api/tables/{table}/invitations", {"seat": seat}, CAPABILITY)
        return given.token

    async def join(self, table: str, token: str, name: str) -> None:
        await self.call("POST", f"/api/tables/{table}/join", {"key": new_key(), "token": token, "name": name})

    @asynccontextmanager
    async def sit_at(self, table: str, seat: int | None = None) -> AsyncIterator[TableClient]:
        """A socket to a table, for as long as it is needed; it connects again by itself.

        Who has several seats says with whose eyes he wants to see.
        """
        client = TableClient(self.caller, table, seat)
        try:
            await client.connect()
            yield client
        finally:
            await client.close()


class TableClient:
    """One table over a socket: `now` is the last that was seen of it."""

    def __init__(self, caller: Caller, table: str, seat: int | None = None) -> None:
        self._caller = caller
        self._table = table
        self.seat = seat
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[int]] = {}
        self._changed = asyncio.Event()
        self.patience = PATIENCE
        self.now: TableMessage | None = None
        self.frames = 0
        """Messages that came."""

    async def connect(self) -> None:
        address = "ws" + self._caller.url.removeprefix("http")
        where = {"since": 0 if self.now is None else self.now.n} | ({} if self.seat is None else {"seat": self.seat})
        self._socket = await connect(
            f"{address}/api/tables/{self._table}/socket?{urlencode(where)}",
            additional_headers={k: v for k, v in self._caller.headers.items() if k == "Cookie"},
            max_size=None,
            compression=None,
        )
        self._reading = asyncio.create_task(self._read(self._socket))

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(WebSocketException, OSError):
            async for text in socket:
                self.frames += 1
                await self._take(TO_CLIENT.decode(text))
        self._changed.set()

    async def _take(self, message: ToClient) -> None:
        match message:
            case TableUpdate():
                if self.now is None or self.now.n != message.base:
                    await self.send(Resync(0 if self.now is None else self.now.n))
                    return
                self.now = updated(self.now, message)
                self._changed.set()
            case TableMessage():
                if self.now is None or message.n >= self.now.n:
                    self.now = message
                self._changed.set()
            case Done(key, n):
                if (answer := self._answers.get(key)) is not None and not answer.done():
                    answer.set_result(n)
            case Refused(code, text, str() as key):
                if (answer := self._answers.get(key)) is not None and not answer.done():
                    answer.set_exception(WasRefused(Problem(code, text, message.paragraph)))
            case Refused() | Pong():
                pass

    async def submit(self, command: Command) -> int:
        """Send a command until it is answered; returns its entry. Raises WasRefused."""
        answer = self._answers[command.key] = asyncio.get_running_loop().create_future()
        try:
            while not answer.done():
                try:
                    await self.send(command)
                except (WebSocketException, OSError):
                    await asyncio.sleep(RECONNECT)
                await asyncio.wait(
                    [answer, *([self._reading] if self._reading else [])],
                    timeout=self.patience,
                    return_when=asyncio.FIRST_COMPLETED,
                )
            n: int = answer.result()
            return n
        finally:
            del self._answers[command.key]
            if not answer.cancel():
                answer.exception()  # who gave up in the moment of a refusal has not asked for it

    async def send(self, message: Message) -> None:
        if self._reading is None or self._reading.done() or self._socket is None:
            await self.connect()
        assert self._socket is not None
        await self._socket.send(msgspec.json.encode(message).decode(), text=True)

    async def changed(self, timeout: float = TIMEOUT) -> TableMessage:
        """The table after the next message about it. If none comes, or the connection is gone, it asks anew."""
        self._changed.clear()
        async with asyncio.timeout(timeout):
            while not self._changed.is_set():
                if self._reading is None or self._reading.done():
                    await self.connect()
                try:
                    async with asyncio.timeout(self.patience):
                        await self._changed.wait()
                except TimeoutError:
                    await self.send(Resync(0 if self.now is None else self.now.n))
        assert self.now is not None
        return self.now

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading


class RemoteBot:
    """A program that plays one seat of a table, with a token for it."""

    def __init__(self, url: str, token: str) -> None:
        self._caller = Caller(url, {"Authorization": f"Bearer {token}"})

    def tables(self, since: int = 0) -> Iterator[TableMessage]:
        """The table as the seat sees it, now and whenever something happens; connects again until the game is over.

        Raises WasRefused if the token is not good any more."""
        while True:
            try:
                with self._caller.open("GET", f"/api/bot/stream?since={since}", timeout=2 * TIMEOUT) as answer:
                    for line in answer:
                        if line.strip():
                            message = TABLE.decode(line)
                            since = message.n
                            yield message
                            if message.table.status in ("over", "closed"):
                                return
            except (WasRefused, OSError, http.client.HTTPException) as trouble:
                time.sleep(pause_after(trouble))

    def act(self, decision: str, action: str | dict[str, Any]) -> int:
        """Answer a decision, in notation or with an action in its parts, as often and as late as the server wants.

        Raises WasRefused: then something else is asked by now, and the next message says what, or the answer does not
        fit what is asked."""
        command = Act(f"{decision}-{new_key()}", decision, action if isinstance(action, str) else written(action))
        while True:
            try:
                done: Done = self._caller.call("POST", "/api/bot/commands", command, DONE)
                return done.n
            except (WasRefused, OSError, http.client.HTTPException) as trouble:
                time.sleep(pause_after(trouble))
