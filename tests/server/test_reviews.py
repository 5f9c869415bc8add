"""Reviews are made one at a time, once for each table, and any worker tells how far they are."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import cast

import msgspec
import pytest
from sqlalchemy import Connection

from emporion.bots.review import Review
from emporion.engine.outcome import Outcome
from emporion.server import reviews as reviews_module
from emporion.server.bots.host import BotHost, HostClosed
from emporion.server.bots.messages import Answer, ReviewWanted
from emporion.server.errors import TooMuch
from emporion.server.reviews import LOST_MS, Reviews, Work
from emporion.server.storage.database import make_engine, read_url
from emporion.server.storage.schema import REVIEWS
from emporion.server.storage.store import Store
from tests.server.hours import Hours
from tests.server.storage.samples import add_anna, first

pytestmark = pytest.mark.anyio

PATIENCE_S = 30.0
REVIEW = Review("tyros", ("Ann", "Ben", "Cid"), 1, 1, Outcome("last-tile", ()), (), (), (), ())
DONE = Answer(found=msgspec.json.encode(REVIEW))


class Desk:
    """In the place of the bots' process: an answer is given when the test says so."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.answers: asyncio.Queue[Answer | Exception] = asyncio.Queue()
        self.tell: Callable[[float], None] = lambda share: None

    async def review(self, wanted: ReviewWanted, hear: Callable[[float], None]) -> Answer:
        self.asked.append(wanted.record)
        self.tell = hear
        answer = await self.answers.get()
        if isinstance(answer, Exception):
            raise answer
        return answer


@pytest.fixture
def desk(anyio_backend: str) -> Desk:
    return Desk()


@pytest.fixture
def hours() -> Hours:
    return Hours()


@pytest.fixture
async def reviews(desk: Desk, store: Store, hours: Hours) -> AsyncIterator[Reviews]:
    await add_anna(store)
    for table in ("a", "b", "c", "t"):
        await store.append(first(table))
    made = worker(desk, store, hours)
    yield made
    await made.close()


def worker(desk: Desk, store: Store, hours: Hours) -> Reviews:
    return Reviews(cast(BotHost, desk), store, hours.clock.now)


def record_of(table: str) -> Callable[[], str]:
    return lambda: f"record of {table}"


async def is_told(reviews: Reviews, table: str, wanted: Callable[[Work | None], bool]) -> Work | None:
    async with asyncio.timeout(PATIENCE_S):
        while not wanted(work := await reviews.find(table)):
            await asyncio.sleep(0.01)
    return work


def is_ready(work: Work | None) -> bool:
    return work is not None and work.result is not None


def is_nothing(work: Work | None) -> bool:
    return work is None


async def until_asked(desk: Desk, *tables: str) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while desk.asked != [f"record of {table}" for table in tables]:
            await asyncio.sleep(0.01)


async def test_a_review_is_begun_once_and_told_when_it_is_there(
    reviews: Reviews, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews_module, "BEAT_SECONDS", 0.01)
    assert await reviews.find("t") is None
    for _ in range(2):
        assert await reviews.start("t", record_of("t")) == Work()
    await until_asked(desk, "t")
    desk.tell(0.5)
    await is_told(reviews, "t", lambda work: work == Work(0.5))
    desk.answers.put_nowait(DONE)
    await is_told(reviews, "t", is_ready)
    assert await reviews.start("t", record_of("t")) == Work(1.0, REVIEW)
    assert desk.asked == ["record of t"]


async def test_every_worker_tells_it_whoever_makes_it(reviews: Reviews, desk: Desk, store: Store, hours: Hours) -> None:
    elsewhere = worker(Desk(), store, hours)
    await reviews.start("t", record_of("t"))
    assert await elsewhere.find("t") == Work()
    assert await elsewhere.start("t", record_of("t")) == Work()
    desk.answers.put_nowait(DONE)
    assert await is_told(elsewhere, "t", is_ready) == Work(1.0, REVIEW)
    await elsewhere.close()


async def test_of_workers_that_are_asked_at_the_same_time_one_makes_it(
    reviews: Reviews, desk: Desk, store: Store, hours: Hours, database_url: str
) -> None:
    other_store = await Store.open(database_url)
    elsewhere = worker(desk, other_store, hours)
    await asyncio.gather(*(one.start("t", record_of("t")) for one in (reviews, elsewhere)))
    await until_asked(desk, "t")
    desk.answers.put_nowait(DONE)
    await is_told(elsewhere, "t", is_ready)
    await elsewhere.close()
    await other_store.close()


async def test_who_takes_over_from_a_lost_worker_in_the_same_moment_as_another_gives_way(
    postgres_url: str, hours: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(postgres_url)
    await add_anna(store)
    await store.append(first("t"))
    lost = {"table_id": "t", "touched_at": 0, "progress": 0.7}
    await store.write(lambda connection: connection.execute(REVIEWS.insert(), lost))
    engine = make_engine(read_url(postgres_url), writes=True)
    looked = reviews_module.kept
    claims: list[bool] = []

    def look(connection: Connection, table: str, now: int) -> Work | None:
        """Between looking and claiming, the other does both."""
        found = looked(connection, table, now)
        if not claims:
            claims.append(True)
            with engine.begin() as other:
                assert reviews_module.claim(other, table, now)
        return found

    monkeypatch.setattr(reviews_module, "kept", look)
    now = hours.clock.now()
    assert not await store.write(lambda connection: reviews_module.claim(connection, "t", now))
    assert claims == [True]
    engine.dispose()
    await store.close()


async def test_of_a_worker_that_is_not_heard_of_nothing_is_expected(
    reviews: Reviews, desk: Desk, store: Store, hours: Hours
) -> None:
    lost = {"table_id": "t", "touched_at": hours.clock.now(), "progress": 0.7}
    await store.write(lambda connection: connection.execute(REVIEWS.insert(), lost))
    hours.pass_ms(LOST_MS)
    assert await reviews.find("t") == Work(0.7)
    hours.pass_ms(1)
    assert await reviews.find("t") is None
    await reviews.start("t", record_of("t"))
    await until_asked(desk, "t")


async def test_what_an_earlier_release_made_is_made_anew_if_need_be(reviews: Reviews, desk: Desk, store: Store) -> None:
    old = {"table_id": "t", "touched_at": 1, "progress": 1.0, "data": b'{"old":1}'}
    await store.write(lambda connection: connection.execute(REVIEWS.insert(), old))
    assert await reviews.find("t") is None
    await reviews.start("t", record_of("t"))
    desk.answers.put_nowait(DONE)
    assert await is_told(reviews, "t", is_ready) == Work(1.0, REVIEW)


async def test_one_is_made_at_a_time(reviews: Reviews, desk: Desk) -> None:
    for table in ("a", "b"):
        await reviews.start(table, record_of(table))
    await until_asked(desk, "a")
    desk.answers.put_nowait(DONE)
    await until_asked(desk, "a", "b")
    await is_told(reviews, "a", is_ready)
    assert not is_ready(await reviews.find("b"))


@pytest.mark.parametrize("answer", [Answer(fault="no"), HostClosed("the server shuts down")])
async def test_after_a_fault_it_can_be_asked_for_again(reviews: Reviews, desk: Desk, answer: Answer) -> None:
    await reviews.start("t", record_of("t"))
    desk.answers.put_nowait(answer)
    await is_told(reviews, "t", is_nothing)
    await reviews.start("t", record_of("t"))
    desk.answers.put_nowait(DONE)
    assert await is_told(reviews, "t", is_ready) == Work(1.0, REVIEW)


async def test_not_too_many_wait(reviews: Reviews, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_module, "WAITING", 2)
    for table in ("a", "b"):
        await reviews.start(table, record_of(table))
    with pytest.raises(TooMuch):
        await reviews.start("c", record_of("c"))
    await reviews.close()
    assert await reviews.find("a") is None
