"""The outbox: notices that were stored together with what they tell of are sent, sooner or later, and seldom twice.

Who takes a notice makes it due again a little later, and deletes it when it is sent. So a notice outlives the death of
its worker, and two workers do not take the same one.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, TypeAlias

import msgspec
from sqlalchemy import Connection, delete, select, tuple_, update

from emporion.server.people.channels import Channel, Kind
from emporion.server.people.post import NotSent
from emporion.server.people.senders import Gone, Message, Sender
from emporion.server.storage.schema import CHANNELS, CONFIRMATIONS, OUTBOX, PEOPLE, SEAT_IS_AWAITED, SEATS, TABLES
from emporion.server.storage.store import Store

logger = logging.getLogger(__name__)

BATCH: Final = 64
AT_ONCE: Final = 8
"""So many people are told at the same time."""
LEASE_MS: Final = 10 * 60_000
"""Time to tell all of a batch; after that, others think that its worker died."""
ATTEMPTS: Final = 8
FIRST_PAUSE_MS: Final = 60_000
GROWTH: Final = 3
"""Eight attempts take 18 hours."""
ROUND_SECONDS: Final = 2.0
ONLY_WHILE_AWAITED: Final = frozenset({"your-turn", "reminder", "again"})
"""Nobody wants to hear that it is his turn when he has played already."""

Topic: TypeAlias = tuple[str, str, str]
TOPIC: Final = (OUTBOX.c.person, OUTBOX.c.table_id, OUTBOX.c.kind)
"""Notices with the same person, table and kind say the same: only the latest is sent."""


class Due(msgspec.Struct, frozen=True):
    """A notice that was taken to be sent."""

    id: int
    person: str
    table: str
    kind: str
    attempts: int
    """This one included."""
    name: str
    """Of the person."""
    language: str
    game: str

    @property
    def topic(self) -> Topic:
        return self.person, self.table, self.kind


class Outbox:
    def __init__(
        self,
        store: Store,
        senders: Mapping[Kind, Sender],
        compose: Callable[[Due], Message],
        clock: Callable[[], int],
    ) -> None:
        """The clock tells milliseconds since 1970. Without senders, notices are only thrown away."""
        self._store = store
        self._senders = senders
        self._compose = compose
        self._clock = clock

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            try:
                taken = await self.send_due()
            except Exception:
                logger.exception("outbox: a round failed; the next one tries again")
                taken = 0
            if not taken:
                await asyncio.sleep(ROUND_SECONDS)

    async def send_due(self) -> int:
        """One round; tells how many notices there were to send."""
        now = self._clock()
        plan = await self._store.write(lambda connection: take(connection, now, self._senders))
        turns = asyncio.Semaphore(AT_ONCE)
        rounds = (self._settle(due, channels, turns) for due, channels in plan)
        # All are finished before a failure of the store ends the round.
        for failure in filter(None, await asyncio.gather(*rounds, return_exceptions=True)):
            raise failure
        return len(plan)

    async def _settle(self, due: Due, channels: Sequence[Channel], turns: asyncio.Semaphore) -> None:
        async with turns:
            is_told = await self._tell(due, channels)
        now = self._clock()
        if is_told:
            await self._store.write(lambda connection: finish(connection, due))
        elif due.attempts >= ATTEMPTS:
            logger.warning("outbox: notice %d is given up after %d attempts", due.id, due.attempts)
            await self._store.write(lambda connection: drop(connection, [due.id]))
        else:
            await self._store.write(lambda connection: postpone(connection, due, now))

    async def _tell(self, due: Due, channels: Iterable[Channel]) -> bool:
        """By all channels; whether one worked. The person knows then, and the others are not tried again."""
        return any(await asyncio.gather(*(self._send(due, channel) for channel in channels)))

    async def _send(self, due: Due, channel: Channel) -> bool:
        try:
            await self._senders[channel.kind].send(channel.address, self._compose(due))
        except Gone as reason:
            logger.info("outbox: %s channel %s is removed: %s", channel.kind, channel.id, reason)
            gone = delete(CHANNELS).where(CHANNELS.c.id == channel.id)
            await self._store.write(lambda connection: connection.execute(gone).rowcount)
        except NotSent as reason:
            logger.info("outbox: notice %d by %s channel %s: %s", due.id, channel.kind, channel.id, reason)
        except Exception:  # one fault of ours must not keep the others from being told
            logger.exception("outbox: notice %d by %s channel %s", due.id, channel.kind, channel.id)
        else:
            return True
        return False


def take(connection: Connection, now: int, kinds: Iterable[Kind]) -> list[tuple[Due, list[Channel]]]:
    """Notices that are due, each with the channels it goes by; those that need not be sent are deleted."""
    ids = _claim(connection, now)
    dues = _read(connection, ids)
    channels = _channels(connection, {due.person for due in dues}, kinds)
    awaited = _awaited(connection, {due.table for due in dues})
    latest = {due.topic: due for due in dues}  # they come in order
    wanted = [
        due
        for due in latest.values()
        if channels[due.person] and (due.kind not in ONLY_WHILE_AWAITED or (due.table, due.person) in awaited)
    ]
    drop(connection, set(ids) - {due.id for due in wanted})
    _drop_same(connection, latest, now)
    return [(due, channels[due.person]) for due in wanted]


def _claim(connection: Connection, now: int) -> list[int]:
    """PostgreSQL leaves out what another worker is just taking; SQLite has one writer, and ignores `FOR UPDATE`."""
    due = select(OUTBOX.c.id).where(OUTBOX.c.due_at <= now).order_by(OUTBOX.c.due_at).limit(BATCH)
    claim = (
        update(OUTBOX)
        .where(OUTBOX.c.id.in_(due.with_for_update(skip_locked=True)))
        .values(due_at=now + LEASE_MS, attempts=OUTBOX.c.attempts + 1)
        .returning(OUTBOX.c.id)
    )
    return list(connection.execute(claim).scalars())


def _read(connection: Connection, ids: Iterable[int]) -> list[Due]:
    columns = (OUTBOX.c.id, *TOPIC, OUTBOX.c.attempts, PEOPLE.c.name, PEOPLE.c.language, TABLES.c.game)
    joined = select(*columns).join_from(OUTBOX, PEOPLE).join(TABLES, TABLES.c.id == OUTBOX.c.table_id)
    return [Due(*row) for row in connection.execute(joined.where(OUTBOX.c.id.in_(ids)).order_by(OUTBOX.c.id))]


def _channels(connection: Connection, people: set[str], kinds: Iterable[Kind]) -> Mapping[str, list[Channel]]:
    """By person; only those that are confirmed, and of kinds that there is a sender for."""
    columns = (CHANNELS.c.person, CHANNELS.c.id, CHANNELS.c.kind, CHANNELS.c.address)
    is_usable = (
        CHANNELS.c.person.in_(people),
        CHANNELS.c.kind.in_([kind.value for kind in kinds]),
        CHANNELS.c.id.not_in(select(CONFIRMATIONS.c.channel)),
    )
    channels = defaultdict[str, list[Channel]](list)
    for person, channel, kind, address in connection.execute(select(*columns).where(*is_usable)):
        channels[person].append(Channel(channel, Kind(kind), address))
    return channels


def _awaited(connection: Connection, tables: set[str]) -> set[tuple[str, str]]:
    """The tables and people that the game waits for."""
    query = select(SEATS.c.table_id, SEATS.c.person).join(TABLES).where(TABLES.c.id.in_(tables), SEAT_IS_AWAITED)
    return {(table, person) for table, person in connection.execute(query)}


def _drop_same(connection: Connection, topics: Iterable[Topic], now: int) -> None:
    """What was due as well, did not fit into the batch, and says the same."""
    same = select(OUTBOX.c.id).where(OUTBOX.c.due_at <= now, tuple_(*TOPIC).in_(topics))
    drop(connection, connection.execute(same.with_for_update(skip_locked=True)).scalars())


def drop(connection: Connection, ids: Iterable[int]) -> None:
    connection.execute(delete(OUTBOX).where(OUTBOX.c.id.in_(ids)))


def finish(connection: Connection, due: Due) -> None:
    """It is sent: this one is done, and so are earlier attempts to say the same. What is not due yet stays."""
    is_done = (OUTBOX.c.id <= due.id, OUTBOX.c.attempts > 0, tuple_(*TOPIC) == due.topic)
    connection.execute(delete(OUTBOX).where(*is_done))


def postpone(connection: Connection, due: Due, now: int) -> None:
    """Not if another worker has taken it since."""
    is_ours = (OUTBOX.c.id == due.id, OUTBOX.c.attempts == due.attempts)
    pause = FIRST_PAUSE_MS * GROWTH ** (due.attempts - 1)
    connection.execute(update(OUTBOX).where(*is_ours).values(due_at=now + pause))
