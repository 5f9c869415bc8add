"""Real receivers of what the server sends, on this machine: one for HTTP, one for mail."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator, Callable, Coroutine
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any, TypeAlias

Handler: TypeAlias = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[Any, Any, None]]
OK = b"HTTP/1.1 204 No Content\r\n\r\n"


@contextlib.asynccontextmanager
async def listening(handler: Handler, tls: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    """The port. In the end all connections are closed, which is for the other side to begin."""
    conversations: set[asyncio.Task[None] | None] = set()

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        conversations.add(asyncio.current_task())
        with contextlib.suppress(ConnectionError):
            await handler(reader, writer)
        writer.transport.abort()
        await asyncio.sleep(0)  # it takes a turn of the loop

    server = await asyncio.start_server(handle, "127.0.0.1", 0, ssl=tls)
    async with server:
        yield server.sockets[0].getsockname()[1]
        await asyncio.wait_for(asyncio.gather(*filter(None, conversations)), 30)


class WebReceiver:
    """Keeps requests, and gives the answers in turn, the last one for ever."""

    def __init__(self, *answers: bytes) -> None:
        self._answers = list(answers or [OK])
        self.requests: list[tuple[list[str], bytes]] = []
        """The lines of the head, and the body."""

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")[:-2]
        length = next((int(line.split()[1]) for line in head if line.lower().startswith("content-length:")), 0)
        self.requests.append((head, await reader.readexactly(length)))
        writer.write(self._answers.pop(0) if len(self._answers) > 1 else self._answers[0])
        await writer.drain()
        await reader.read()  # until the other side has closed


class MailReceiver:
    """Takes mails as a mail server does, but turns the first few away."""

    def __init__(self, refusals: int = 0) -> None:
        self.refusals = refusals
        self.mails: list[EmailMessage] = []
        self.recipients: list[str] = []

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 sink\r\n")
        while line := await reader.readline():
            writer.write(await self._answer(line.decode().strip(), reader, writer))

    async def _answer(self, line: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        if line.upper().startswith("RCPT TO:"):
            if self.refusals:
                self.refusals -= 1
                return b"451 come again later\r\n"
            self.recipients.append(line.partition(":")[2].strip("<>"))
        if line.upper() == "DATA":
            writer.write(b"354 go on\r\n")
            data = await reader.readuntil(b"\r\n.\r\n")
            self.mails.append(message_from_bytes(data[:-3], policy=policy.default))
        return b"221 bye\r\n" if line.upper() == "QUIT" else b"250 fine\r\n"
