"""Reviews are made one at a time, once for each table, and are kept for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

import msgspec
import pytest

from emporion.bots.review import Review
from emporion.engine.outcome import Outcome
from emporion.server import reviews as reviews_module
from emporion.server.bots.host import BotHost, HostClosed
from emporion.server.bots.messages import Answer, ReviewWanted
from emporion.server.errors import TooMuch
from emporion.server.reviews import Reviews

pytestmark = pytest.mark.anyio

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
def reviews(desk: Desk) -> Reviews:
    return Reviews(cast(BotHost, desk))


def record_of(table: str) -> Callable[[], str]:
    return lambda: table


async def pause() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_review_is_begun_once_and_told_when_it_is_there(reviews: Reviews, desk: Desk) -> None:
    assert reviews.find("t") is None
    work = reviews.start("t", lambda: "record of t")
    assert reviews.start("t", lambda: "record of t") is work
    await pause()
    desk.tell(0.5)
    assert (work.progress, work.result) == (0.5, None)
    desk.answers.put_nowait(DONE)
    await pause()
    assert work.result == REVIEW
    assert reviews.start("t", lambda: "record of t") is work
    assert desk.asked == ["record of t"]


async def test_one_is_made_at_a_time(reviews: Reviews, desk: Desk) -> None:
    first, second = (reviews.start(table, record_of(table)) for table in ("a", "b"))
    await pause()
    assert desk.asked == ["a"]
    desk.answers.put_nowait(DONE)
    await pause()
    assert desk.asked == ["a", "b"]
    assert first.result is not None
    assert second.result is None
    await reviews.close()


@pytest.mark.parametrize("answer", [Answer(fault="no"), HostClosed("the server shuts down")])
async def test_after_a_fault_it_can_be_asked_for_again(reviews: Reviews, desk: Desk, answer: Answer) -> None:
    reviews.start("t", lambda: "t")
    desk.answers.put_nowait(answer)
    await pause()
    assert reviews.find("t") is None
    reviews.start("t", lambda: "t")
    desk.answers.put_nowait(DONE)
    await pause()
    work = reviews.find("t")
    assert work is not None
    assert work.result == REVIEW


async def test_those_looked_at_last_are_kept(reviews: Reviews, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_module, "KEPT", 2)
    for table in ("a", "b", "c"):
        reviews.start(table, record_of(table))
        desk.answers.put_nowait(DONE)
        await pause()
        reviews.find("a")
    assert [table for table in ("a", "b", "c") if reviews.find(table)] == ["a", "c"]


async def test_not_too_many_wait(reviews: Reviews, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_module, "WAITING", 2)
    reviews.start("a", lambda: "a")
    reviews.start("b", lambda: "b")
    with pytest.raises(TooMuch):
        reviews.start("c", lambda: "c")
    await pause()
    await reviews.close()
    assert reviews.find("a") is None
