"""One thread changes the database. All changes that wait are one transaction, so that they share one commit."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, Engine

from emporion.server.storage import announce
from emporion.server.storage.append import Append, heads_of, store
from emporion.server.storage.database import unavailable
from emporion.server.storage.errors import Unavailable

BATCH: Final = 200
"""More changes than this do not share a commit: the first would wait too long for the last."""
GATHER_SECONDS: Final = 0.0005
"""For each that came last time: where many come, a few large commits cost less than many small ones."""
MOST_GATHER_SECONDS: Final = 0.02
WAITING: Final = 5_000
"""More changes than this are not accepted."""

Work: TypeAlias = Append | Callable[[Connection], Any]


class Outcome(NamedTuple):
    value: Any = None
    error: Exception | None = None


class CannotBegin(Exception):
    """There is no connection or no lock: the next attempt would only wait as long."""

    def __init__(self, reason: Unavailable) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Writer:
    """Work is accepted on the event loop and carried out in the thread, whether or not somebody still waits for it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._changed = threading.Condition()
        self._waiting: deque[tuple[Work, asyncio.Future[Any]]] = deque()
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="storage writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work) -> asyncio.Future[Any]:
        """Raises Unavailable if too much waits."""
        with self._changed:
            if self._closing:
                raise Unavailable("the server is stopping")
            if len(self._waiting) >= WAITING:
                raise Unavailable("the database is busy: try again in a moment")
            future: asyncio.Future[Any] = self._loop.create_future()
            self._waiting.append((work, future))
            self._changed.notify()
        return future

    async def close(self) -> None:
        """Finish what was accepted, and accept no more."""
        with self._changed:
            self._closing = True
            self._changed.notify()
        await asyncio.to_thread(self._thread.join)
        await asyncio.sleep(0)  # the last futures get their results
        self._engine.dispose()

    def _run(self) -> None:
        while batch := self._take():
            works, futures = zip(*batch, strict=True)
            outcomes = self._carry_out(works)
            self._loop.call_soon_threadsafe(settle, futures, outcomes)
            if len(batch) > 1:
                time.sleep(min(MOST_GATHER_SECONDS, GATHER_SECONDS * len(batch)))

    def _take(self) -> list[tuple[Work, asyncio.Future[Any]]]:
        """All that waits, within reason; nothing when the writer is closed and all is done."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._closing)
            return [self._waiting.popleft() for _ in range(min(BATCH, len(self._waiting)))]

    def _carry_out(self, works: Sequence[Work]) -> list[Outcome]:
        try:
            return self._commit(works)
        except CannotBegin as failure:
            return [Outcome(error=failure.reason)] * len(works)
        except Exception:
            # Nothing of it is stored. The culprit may be one of them, or a connection that was dead already.
            return self._carry_out_singly(works)

    def _carry_out_singly(self, works: Sequence[Work]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        for work in works:
            try:
                outcomes += self._commit([work], carefully=True)
            except CannotBegin as failure:
                outcomes += [Outcome(error=failure.reason)] * (len(works) - len(outcomes))
                break
            except Exception as error:
                outcomes.append(Outcome(error=unavailable(error) or error))
        return outcomes

    def _commit(self, works: Sequence[Work], carefully: bool = False) -> list[Outcome]:
        """One transaction. If this raises, nothing is stored."""
        with begin(self._engine) as connection:
            outcomes = run(connection, works, carefully)
            try:
                connection.commit()
            except Exception as error:
                connection.invalidate()
                reason = unavailable(error) or error
                return [Outcome(error=Unavailable(f"the commit failed: {reason}", uncertain=True))] * len(works)
        return outcomes


def begin(engine: Engine) -> Connection:
    """A connection with a transaction begun; closing it rolls back what is not committed. Raises CannotBegin."""
    try:
        connection = engine.connect()
    except Exception as error:
        raise cannot_begin(error) from error
    try:
        connection.begin()
    except Exception as error:
        connection.invalidate()  # perhaps another file is there now, or another server
        connection.close()
        raise cannot_begin(error) from error
    return connection


def cannot_begin(error: Exception) -> CannotBegin:
    return CannotBegin(unavailable(error) or Unavailable(str(error)))


def run(connection: Connection, works: Sequence[Work], carefully: bool) -> list[Outcome]:
    """Appends come first, together; who needs another order waits for the one before sending the other."""
    appends = [work for work in works if isinstance(work, Append)]
    refusals = store(connection, appends, carefully) if appends else []
    announce.send(connection, heads_of(appends, refusals))
    refused = iter(refusals)
    return [Outcome(error=next(refused)) if isinstance(work, Append) else run_job(connection, work) for work in works]


def run_job(connection: Connection, job: Callable[[Connection], Any]) -> Outcome:
    """In a savepoint: what a job raises is its own affair, unless the whole transaction is lost."""
    savepoint = connection.begin_nested()
    try:
        value = job(connection)
        savepoint.commit()
    except Exception as error:
        if unavailable(error):
            raise
        savepoint.rollback()
        return Outcome(error=error)
    return Outcome(value)


def settle(futures: Sequence[asyncio.Future[Any]], outcomes: Sequence[Outcome]) -> None:
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.done():
            continue  # nobody waits for it any more
        if outcome.error is not None:
            future.set_exception(outcome.error)
        else:
            future.set_result(outcome.value)
