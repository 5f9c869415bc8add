"""The server's side of the process that plays its bots: it is asked, watched, and started again when it ends."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import socket
import subprocess
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from emporion.bots.bot import LIMIT_MS
from emporion.engine.errors import BadInput
from emporion.server.bots.allowance import Allowance
from emporion.server.bots.messages import (
    FROM_CHILD,
    LENGTH,
    Answer,
    Call,
    Check,
    Forget,
    HintWanted,
    Progress,
    Question,
    Reply,
    ReviewWanted,
    ToChild,
    Wanted,
    packed,
)

logger = logging.getLogger(__name__)

ATTEMPTS: Final = 2
"""How often the same is asked if the process ends over it."""
GRACE: Final = 5.0
"""Seconds that the process has to end when its socket is closed."""
REPLY_LIMIT: Final = 1 << 20
"""Bytes; a longer reply is none of ours. A review has about 100 kB."""
REVIEW_MS: Final = 1_200_000
"""How long a review may take."""

Hear = Callable[[float], None]
"""How far something is, from 0 to 1."""


class HostClosed(Exception):
    """The server shuts down: there is no answer, and nothing is to be played in its place."""


class ChildEnded(Exception):
    """The process ended, or could not be started, before it answered."""


class BotHost:
    """Plays the bots of all tables of this worker, outside its event loop."""

    def __init__(self, allowance: Allowance | None = None, patience_ms: int = LIMIT_MS) -> None:
        """An answer is waited for so much longer than the bot may think: the machine may be busy."""
        self._allowance = allowance or Allowance()
        self._patience_ms = patience_ms
        self._starting = asyncio.Lock()
        self._current: ChildLink | None = None
        self._links: set[ChildLink] = set()
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        """The process that is asked at present."""
        return None if self._current is None else self._current.process.pid

    async def start(self) -> None:
        """Optional: the first question would do it, too, but wait for it. Raises ChildEnded if it cannot be started."""
        await self._link()

    async def close(self) -> None:
        """End the process. Whoever still waits for an answer gets HostClosed."""
        self._is_closed = True
        async with self._starting:
            await asyncio.gather(*(link.close() for link in self._links))

    async def check_spec(self, game: str, options: Mapping[str, Any], spec: str) -> str:
        """The spec of a bot as a table keeps it. Raises BadInput if there is no such bot, or it is not allowed."""
        found = str(self._allowance.check(game, spec))
        answer = await self._ask(Check(game, dict(options), found), 0)
        if answer.fault is not None:
            raise BadInput(answer.fault)
        return found

    async def choose(self, question: Question) -> Answer:
        """Whatever the bot does, and its process, there is an answer. Raises HostClosed."""
        try:
            self._allowance.check(question.game, question.spec)
        except BadInput as error:
            return Answer(fault=str(error))
        return await self._ask(question, question.limit_ms)

    async def hint(self, wanted: HintWanted) -> Answer:
        """What a seat had best do, in `found`; or a fault. Raises HostClosed."""
        return await self._ask(wanted, wanted.ms)

    async def review(self, wanted: ReviewWanted, hear: Hear) -> Answer:
        """What the decisions of a game cost, in `found`; or a fault. Raises HostClosed."""
        return await self._ask(wanted, REVIEW_MS, hear)

    def forget(self, table: str) -> None:
        """A game is over, or its table is put away: bots that remember it let go."""
        if self._current is not None:
            self._current.say(Forget(table))

    async def _ask(self, what: Wanted, thinking_ms: int, hear: Hear | None = None) -> Answer:
        limit_ms = thinking_ms + self._patience_ms
        for _ in range(ATTEMPTS):
            with contextlib.suppress(ChildEnded):
                link = await self._link()
                try:
                    return await link.ask(what, limit_ms / 1000, hear)
                except TimeoutError:
                    self._retire(link)
                    return Answer(fault=f"gave no answer within {limit_ms} ms")
        return Answer(fault=f"the process of the bots ended {ATTEMPTS} times before it answered")

    async def _link(self) -> ChildLink:
        async with self._starting:
            if self._is_closed:
                raise HostClosed("the server shuts down")
            if self._current is None or self._current.is_over:
                self._current = await ChildLink.start(self._links)
            return self._current

    def _retire(self, link: ChildLink) -> None:
        """It hangs, or has far too much to do: others are asked to a new process, and it may finish what it has."""
        if self._current is link:
            logger.warning("the process %s of the bots is too slow; another takes over", link.process.pid)
            self._current = None
        link.retire()


class ChildLink:
    """One process, and what it was asked."""

    def __init__(
        self, process: subprocess.Popen[bytes], reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.process = process
        self.is_over = False
        self._reader = reader
        self._writer = writer
        self._numbers = itertools.count()
        self._open: dict[int, asyncio.Future[Answer]] = {}
        self._hearing: dict[int, Hear] = {}
        """Those who want to know how far it is."""
        self._is_retired = False
        """Its end is wanted."""
        self._listening: asyncio.Task[None]

    @classmethod
    async def start(cls, links: set[ChildLink]) -> ChildLink:
        """Start a process. It is one of the links as long as it lives. Raises ChildEnded."""
        ours, theirs = socket.socketpair()
        with theirs:
            reader, writer = await asyncio.open_unix_connection(sock=ours)
            try:
                process = start_child(theirs)
            except OSError as error:
                writer.transport.abort()
                logger.error("the process of the bots cannot be started: %s", error)
                raise ChildEnded from error
        # Nothing is awaited from here on: a process that was started is always listened to.
        link = cls(process, reader, writer)
        links.add(link)
        link._listening = asyncio.create_task(link._listen())
        link._listening.add_done_callback(lambda _: links.discard(link))
        return link

    def say(self, message: ToChild) -> None:
        """If it is over, this is lost."""
        if not self.is_over:
            self._writer.write(packed(message))

    async def ask(self, what: Wanted, seconds: float, hear: Hear | None = None) -> Answer:
        """Raises TimeoutError or ChildEnded."""
        if self.is_over:
            raise ChildEnded
        number = next(self._numbers)
        future = self._open[number] = asyncio.get_running_loop().create_future()
        if hear is not None:
            self._hearing[number] = hear
        self.say(Call(number, what))
        try:
            return await asyncio.wait_for(future, seconds)
        finally:
            self._open.pop(number, None)
            self._hearing.pop(number, None)
            self._close_if_idle()

    def retire(self) -> None:
        """End it when it has answered, or was waited for in vain."""
        self._is_retired = True
        self._close_if_idle()

    async def close(self) -> None:
        """End it now."""
        self._is_retired = True
        self._writer.transport.abort()
        await self._listening

    def _close_if_idle(self) -> None:
        if self._is_retired and not self._open:
            self._writer.transport.abort()

    async def _listen(self) -> None:
        with contextlib.suppress(asyncio.IncompleteReadError, OSError, msgspec.DecodeError):
            while (size := LENGTH.unpack(await self._reader.readexactly(LENGTH.size))[0]) <= REPLY_LIMIT:
                self._take(FROM_CHILD.decode(await self._reader.readexactly(size)))
        await self._end()

    def _take(self, message: Reply | Progress) -> None:
        if isinstance(message, Progress):
            self._hearing.get(message.id, ignore)(message.share)
            return
        future = self._open.pop(message.id, None)
        if future is not None and not future.done():
            future.set_result(message.answer)

    async def _end(self) -> None:
        self.is_over = True
        self._writer.transport.abort()
        for future in self._open.values():
            if not future.done():
                future.set_exception(ChildEnded())
        status = await asyncio.to_thread(ended, self.process)
        if not self._is_retired:
            logger.error("the process of the bots ended with status %s; it is started again when needed", status)


def ignore(share: float) -> None:
    """Nobody wants to know how far it is."""


def start_child(theirs: socket.socket) -> subprocess.Popen[bytes]:
    """A session of its own: what is typed at the server's terminal does not reach it."""
    return subprocess.Popen(
        [sys.executable, "-m", "emporion.server.bots.child", str(theirs.fileno())],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        pass_fds=[theirs.fileno()],
        start_new_session=True,
    )


def ended(process: subprocess.Popen[bytes]) -> int:
    """Wait for a process that has lost its socket; its status."""
    try:
        return process.wait(GRACE)
    except subprocess.TimeoutExpired:
        process.kill()
        return process.wait()
