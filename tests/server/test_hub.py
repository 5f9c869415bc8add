"""The hub: what is submitted is stored once, and everybody sees what is stored, whoever stored it."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any

import msgspec
import pytest

from emporion.server.errors import NotFound, NotNow, TryAgain
from emporion.server.filing import SNAPSHOT_EVERY, line_of
from emporion.server.hub import Hub
from emporion.server.protocol.http import MePlan, SeatPlan
from emporion.server.protocol.to_server import Act, Say, SitDown
from emporion.server.storage.append import Append
from emporion.server.storage.errors import Unavailable
from emporion.server.storage.schema import PEOPLE as PEOPLE_ROWS
from emporion.server.storage.store import Store, StoredEntry
from emporion.server.tables.actors import Actor
from emporion.server.tables.log import HandedOver, Line, LogEntry, Opened
from emporion.server.tables.opening import import_record, open_table, play_again
from emporion.server.tables.pace import Untimed
from emporion.server.tables.seats import Autopilot, Vacant
from emporion.server.tables.table import Table
from emporion.server.watching import Watcher
from tests.server.hours import Hours
from tests.server.storage.samples import person, writer_held_up
from tests.server.tables.company import (
    ANN,
    BEN,
    CID,
    DAN,
    KEY,
    PEOPLE,
    can_undo,
    check_bot,
    invited,
    seated,
    who_can_undo,
)
from tests.server.tables.test_table import picture

pytestmark = pytest.mark.anyio

PATIENCE_S = 30.0


async def add_people(store: Store) -> None:
    rows = [person(actor.person or "") for actor in (*PEOPLE, DAN)]
    await store.write(lambda connection: connection.execute(PEOPLE_ROWS.insert(), rows))


@pytest.fixture
async def hub(store: Store) -> AsyncIterator[Hub]:
    await add_people(store)
    opened = new_hub(store)
    yield opened
    await opened.close()


def new_hub(store: Store) -> Hub:
    return Hub(store, Hours().clock, check_bot, mode="plain")


async def open_with(hub: Hub, *plans: SeatPlan, key: str = KEY, **opened: Any) -> str:
    first = Opened("tyros", {"players": 3}, "ann", Untimed(), **opened)
    return await hub.open(open_table(first, plans or [MePlan("Ann")], check_bot), "ann", key)


async def seat_all(hub: Hub, key: str = KEY, **opened: Any) -> str:
    """A game of Ann, Ben and Cid has begun."""
    table = await open_with(hub, key=key, **opened)
    for actor in (BEN, CID):
        await hub.submit(table, invited(actor), SitDown(KEY, actor.name))
    return table


async def next_act(hub: Hub, id: str, rng: random.Random, key: str) -> tuple[Actor, Act]:
    async with hub.looking(id) as table:
        match = table.playing
        decision = match.decisions[0]
        action = match.game.write(rng.choice(match.legal(decision.seat)))
        return PEOPLE[decision.seat], Act(key, decision.id, action)


async def play(hub: Hub, id: str, actions: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for number in range(actions):
        await hub.submit(id, *await next_act(hub, id, rng, f"play-{seed}-{number}"))


async def in_store(store: Store, id: str) -> Table:
    """The table that follows from what is stored."""
    stored = await store.read_table(id)
    assert stored is not None
    log = [line_of(entry) for entry in stored.entries]
    return Table.load(id, stored.row["secret"], log)


async def check_equal(hub: Hub, id: str) -> None:
    """Memory and storage hold the same table."""
    async with hub.looking(id) as table:
        assert picture(table) == picture(await in_store(hub.store, id))


def told(watcher: Watcher) -> list[dict[str, Any]]:
    """All messages that a watcher was sent since one asked last."""
    texts = list(watcher._waiting)
    watcher._waiting.clear()
    return [json.loads(text) for text in texts if text is not None]


async def told_of(watcher: Watcher, n: int) -> list[dict[str, Any]]:
    """All messages up to the one that shows an entry."""
    messages: list[dict[str, Any]] = []
    async with asyncio.timeout(PATIENCE_S):
        while not messages or messages[-1]["n"] < n:
            text = await watcher.next()
            assert text is not None
            messages.append(json.loads(text))
    return messages


# ---------------------------------------------------------------------------------------------------- memory


async def test_of_tables_that_nobody_watches_only_some_stay_in_memory(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("emporion.server.hub.KEPT_TABLES", 2)
    tables = [await open_with(hub, key=f"k{n}") for n in range(5)]
    await hub.watch(tables[0], Watcher(ANN), 0)
    for id in tables * 2:
        async with hub.looking(id) as table:
            assert table.id == id
        assert hub.tables_in_memory <= 2
    assert hub.watchers == 1


async def test_whoever_waits_for_a_table_finds_it_in_memory(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if the one before him has just let go of it, and others need room."""
    monkeypatch.setattr("emporion.server.hub.KEPT_TABLES", 1)
    tables = [await open_with(hub, key=f"k{n}") for n in range(2)]
    watcher = Watcher(ANN)
    async with hub.looking(tables[0]):
        watching = asyncio.create_task(hub.watch(tables[0], watcher, 0))
        for _ in range(5):
            await asyncio.sleep(0)
    async with hub.looking(tables[1]):
        await watching
    told(watcher)
    n = await hub.submit(tables[0], ANN, Say("k", "Hello"))
    assert [message["n"] for message in told(watcher)] == [n]


async def test_a_long_game_from_elsewhere_keeps_nobody_waiting(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is worked out beside the loop, when it comes and when it is read again, and then from a snapshot."""
    company = seated()
    company.play_until(can_undo())
    match, seat = company.match, who_can_undo(company.match)
    while len(match.record.entries) < 1000:
        match.undo(seat)
        match.submit(seat, match.decisions[0].id, match.game.write(match.legal(seat)[0]))
    entries = import_record(match.record, "ann", Untimed())
    apply, on_the_loop = Table.apply, set[bool]()

    def watched_apply(table: Table, line: Line) -> None:
        on_the_loop.add(threading.current_thread() is threading.main_thread())
        apply(table, line)

    other = new_hub(hub.store)
    with monkeypatch.context() as patch:
        patch.setattr(Table, "apply", watched_apply)
        table = await hub.open(entries, "ann", "long")
        async with other.looking(table) as found:
            assert found.head == len(entries)
    assert on_the_loop == {False}
    stored = await hub.store.read_table(table)
    assert stored is not None
    assert stored.snapshot is not None
    assert stored.snapshot.n == len(entries)
    await check_equal(hub, table)
    await other.close()


# ---------------------------------------------------------------------------------------------------- once


async def test_the_same_submission_counts_once(hub: Hub) -> None:
    table = await seat_all(hub)
    n = await hub.submit(table, ANN, Say("k", "Hello"))
    assert await hub.submit(table, ANN, Say("k", "Hello")) == n
    assert await new_hub(hub.store).submit(table, ANN, Say("k", "Hello")) == n
    assert await hub.submit(table, BEN, Say("k", "Hello")) == n + 1, "another's key is another key"
    async with hub.looking(table) as found:
        assert found.head == n + 1


async def test_also_if_it_is_sent_twice_at_the_same_time(hub: Hub) -> None:
    table = await seat_all(hub)
    actor, act = await next_act(hub, table, random.Random(1), "k")
    first, second = await asyncio.gather(hub.submit(table, actor, act), hub.submit(table, actor, act))
    assert first == second
    await check_equal(hub, table)


async def test_also_after_the_decision_is_taken(hub: Hub) -> None:
    table = await seat_all(hub)
    actor, act = await next_act(hub, table, random.Random(1), "k")
    n = await hub.submit(table, actor, act)
    await play(hub, table, 3)
    assert await hub.submit(table, actor, act) == n
    with pytest.raises(NotNow, match="not open"):
        await hub.submit(table, actor, msgspec.structs.replace(act, key="another"))


async def test_whoever_asked_is_answered_as_soon_as_all_are_shown_it(hub: Hub) -> None:
    table = await seat_all(hub)
    watcher, seen = Watcher(BEN), list[tuple[int, int]]()
    await hub.watch(table, watcher, 0)
    told(watcher)

    def answer(entry: int) -> None:
        seen.append((entry, len(told(watcher))))

    for _ in range(2):
        n = await hub.submit(table, ANN, Say("k", "Hello"), answer)
    with pytest.raises(NotNow):
        await hub.submit(table, ANN, Act("l", "1A", "pass"), answer)
    assert seen == [(n, 1), (n, 0)], "the second time nothing is new, and a refusal is raised"


async def test_the_same_table_is_opened_once(hub: Hub) -> None:
    first, second = await asyncio.gather(open_with(hub), open_with(hub))
    assert first == second == await open_with(new_hub(hub.store))
    assert await open_with(hub, key="another") != first


async def test_two_who_want_to_play_again_come_to_the_same_table(hub: Hub) -> None:
    table = await seat_all(hub)
    async with hub.looking(table) as found:
        found.status = "over"
        plans = [play_again(found, owner) for owner in ("ann", "ben")]
    opened = await asyncio.gather(*(hub.open(entries, table, "again") for entries in plans))
    assert len(set(opened)) == 1


async def test_there_is_no_table_without_being_opened(hub: Hub) -> None:
    with pytest.raises(NotFound):
        await hub.submit("nowhere", ANN, Say("k", "Hello"))
    with pytest.raises(NotFound):
        await hub.watch("nowhere", Watcher(ANN), 0)


# ---------------------------------------------------------------------------------------------------- memory and disk


async def test_a_refusal_changes_nothing(hub: Hub) -> None:
    table = await seat_all(hub)
    watcher = Watcher(BEN)
    await hub.watch(table, watcher, 0)
    told(watcher)
    with pytest.raises(NotNow):
        await hub.submit(table, ANN, Act("k", "1A", "pass"))
    assert told(watcher) == []
    await check_equal(hub, table)


async def test_what_cannot_be_stored_did_not_happen(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await seat_all(hub)
    await play(hub, table, 5)
    watcher = Watcher(BEN)
    await hub.watch(table, watcher, 0)
    told(watcher)
    actor, act = await next_act(hub, table, random.Random(1), "k")

    async def fail(append: Append) -> None:
        raise Unavailable("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(hub.store, "append", fail)
        with pytest.raises(TryAgain, match="disk is full"):
            await hub.submit(table, actor, act)
        with pytest.raises(TryAgain, match="disk is full"):
            await open_with(hub, key="another")
    head = (await in_store(hub.store, table)).head
    assert [message["n"] for message in told(watcher) if message["n"] > head] == []
    await check_equal(hub, table)
    await hub.submit(table, actor, act)
    await check_equal(hub, table)


async def test_any_other_fault_is_no_harm_either(hub: Hub) -> None:
    table = await seat_all(hub)

    def spoil(table: Table) -> list[LogEntry]:
        decision = table.playing.decisions[0]
        table.playing.submit(decision.seat, decision.id, table.playing.legal(decision.seat)[0])
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await hub.change(table, "k", spoil)
    await check_equal(hub, table)
    await play(hub, table, 2)


async def test_what_was_stored_although_it_seemed_lost_is_shown(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await seat_all(hub)
    watcher = Watcher(BEN)
    await hub.watch(table, watcher, 0)
    told(watcher)
    store_it = hub.store.append

    async def lose_the_answer(append: Append) -> None:
        await store_it(append)
        raise Unavailable("the connection broke", uncertain=True)

    with monkeypatch.context() as patch:
        patch.setattr(hub.store, "append", lose_the_answer)
        with pytest.raises(TryAgain, match="same key"):
            await hub.submit(table, ANN, Say("k", "Hello"))
    n = await hub.submit(table, ANN, Say("k", "Hello"))
    assert [news["text"] for message in told(watcher) for news in message["news"] if news["n"] == n] == ["Hello"]
    await check_equal(hub, table)


async def test_whoever_hangs_up_leaves_memory_and_storage_equal(hub: Hub) -> None:
    table = await seat_all(hub)
    actor, act = await next_act(hub, table, random.Random(1), "k")
    async with writer_held_up(hub.store):
        submitting = asyncio.create_task(hub.submit(table, actor, act))
        for _ in range(5):
            await asyncio.sleep(0)
        submitting.cancel()
        await asyncio.wait([submitting])
        assert submitting.cancelled()
    await check_equal(hub, table)
    stored = await in_store(hub.store, table)
    assert act.action in [entry.do for entry in stored.playing.record.entries]


async def test_a_long_game_is_read_from_its_snapshot(hub: Hub) -> None:
    table = await seat_all(hub)
    await play(hub, table, SNAPSHOT_EVERY + 10)
    stored = await hub.store.read_table(table)
    assert stored is not None
    assert stored.snapshot is not None
    other = new_hub(hub.store)
    async with hub.looking(table) as ours, other.looking(table) as theirs:
        assert picture(ours) == picture(theirs)
    await play(other, table, 10, seed=2)
    await check_equal(other, table)
    await other.close()


# ---------------------------------------------------------------------------------------------------- those who watch


async def test_everybody_who_watches_sees_what_is_stored(hub: Hub) -> None:
    table = await seat_all(hub)
    watchers = [Watcher(actor) for actor in (*PEOPLE, Actor())]
    for watcher in watchers:
        await hub.watch(table, watcher, 0)
    await play(hub, table, 3)
    async with hub.looking(table) as found:
        for watcher, viewer in zip(watchers, (0, 1, 2, -1), strict=True):
            last = told(watcher)[-1]
            assert last["n"] == found.head
            assert last["you"]["viewer"] == viewer
            assert last["view"] == json.loads(msgspec.json.encode(found.playing.sights()(viewer)))


async def test_one_goes_on_from_what_one_had(hub: Hub) -> None:
    table = await seat_all(hub)
    n = await hub.submit(table, ANN, Say("a", "one"))
    await hub.submit(table, ANN, Say("b", "two"))
    watcher = Watcher(BEN)
    await hub.watch(table, watcher, n)
    (message,) = told(watcher)
    assert [news["text"] for news in message["news"]] == ["two"]
    hub.leave(table, watcher)
    await hub.submit(table, ANN, Say("c", "three"))
    assert told(watcher) == []


def given_up(seat: int) -> list[LogEntry]:
    return [HandedOver(seat, Autopilot()), HandedOver(seat, Vacant())]


@pytest.mark.parametrize("watched", [True, False])
async def test_who_has_lost_his_seat_is_a_spectator_or_outside(hub: Hub, watched: bool) -> None:
    table = await seat_all(hub, watched=watched)
    watcher = Watcher(BEN)
    await hub.watch(table, watcher, 0)
    told(watcher)
    await hub.change(table, "k", lambda found: given_up(1))
    assert [message["you"]["viewer"] for message in told(watcher)] == ([-1] if watched else [])
    assert watcher.is_lost == (not watched)
    stranger = Watcher(DAN)
    await hub.watch(table, stranger, 0)
    assert len(told(stranger)) == watched


async def test_when_nothing_happened_nobody_is_told(hub: Hub) -> None:
    table = await seat_all(hub)
    watcher = Watcher(BEN)
    await hub.watch(table, watcher, 0)
    told(watcher)
    await hub.change(table, "k", lambda found: [])
    assert told(watcher) == []


# ---------------------------------------------------------------------------------------------------- several processes


class Deaf(Hub):
    """Hears of nothing that others store."""

    def _announced(self, heads: list[tuple[str, int]]) -> None:
        pass


@pytest.fixture
async def hubs(postgres_url: str) -> AsyncIterator[list[Hub]]:
    """Two processes on one database."""
    stores = [await Store.open(postgres_url) for _ in range(2)]
    await add_people(stores[0])
    both = [new_hub(store) for store in stores]
    yield both
    await close_all(both)


async def close_all(hubs: Sequence[Hub]) -> None:
    for hub in hubs:
        await hub.close()
        await hub.store.close()


async def insist(hub: Hub, table: str, actor: Actor, command: Say) -> int:
    """As clients do: the same again, with the same key."""
    while True:
        try:
            return await hub.submit(table, actor, command)
        except TryAgain:
            continue


async def test_what_one_stores_the_other_shows(hubs: list[Hub]) -> None:
    here, there = hubs
    table = await seat_all(here)
    watcher = Watcher(BEN)
    await there.watch(table, watcher, 0)
    n = await here.submit(table, ANN, Say("k", "Hello"))
    messages = await told_of(watcher, n)
    assert [news["text"] for news in messages[-1]["news"] if news["n"] == n] == ["Hello"]
    assert await there.submit(table, ANN, Say("k", "Hello")) == n


async def test_a_table_that_nobody_watches_here_is_not_followed(
    hubs: list[Hub], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = hubs
    table = await seat_all(here)
    async with there.looking(table):
        pass
    followed: list[object] = []
    monkeypatch.setattr(there.store, "entries_after", followed.append)
    n = await here.submit(table, ANN, Say("k", "Hello"))
    async with asyncio.timeout(PATIENCE_S):
        while there.tables_in_memory:
            await asyncio.sleep(0.01)
    assert followed == []
    async with there.looking(table) as found:
        assert found.head == n


async def test_many_tables_that_grow_together_are_followed_by_few_queries(
    hubs: list[Hub], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = hubs
    tables = [await seat_all(here, f"table {number}") for number in range(20)]
    watchers = {table: Watcher(BEN) for table in tables}
    for table, watcher in watchers.items():
        await there.watch(table, watcher, 0)
    asked: list[Mapping[str, int]] = []
    read = there.store.entries_after

    async def count(heads: Mapping[str, int]) -> dict[str, list[StoredEntry]]:
        asked.append(heads)
        return await read(heads)

    monkeypatch.setattr(there.store, "entries_after", count)
    said = await asyncio.gather(*(here.submit(table, ANN, Say("k", "Hello")) for table in tables))
    for n, watcher in zip(said, watchers.values(), strict=True):
        await told_of(watcher, n)
    assert len(asked) <= len(tables) // 2
    assert {table for heads in asked for table in heads} == set(tables)


async def test_what_cannot_be_followed_entry_by_entry_is_read_anew(
    hubs: list[Hub], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a table has moved on between the question and the answer, in whichever way."""
    here, there = hubs
    table = await seat_all(here)
    watcher = Watcher(BEN)
    await there.watch(table, watcher, 0)

    async def too_late(heads: Mapping[str, int]) -> dict[str, list[StoredEntry]]:
        found = await there.store.read_table(table)
        assert found is not None
        return {table: found.entries[heads[table] + 1 :]}

    monkeypatch.setattr(there.store, "entries_after", too_late)
    await here.submit(table, ANN, Say("k", "Hello"))
    n = await here.submit(table, ANN, Say("l", "Hello again"))
    messages = await told_of(watcher, n)
    news = [one["n"] for message in messages for one in message["news"]]
    assert news == list(range(1, n + 1)), "every entry once and in order"


async def test_both_store_at_the_same_time_and_all_watchers_see_everything(hubs: list[Hub]) -> None:
    here, there = hubs
    table = await seat_all(here)
    watchers = [Watcher(CID), Watcher(CID)]
    for hub, watcher in zip(hubs, watchers, strict=True):
        await hub.watch(table, watcher, 0)
    words = [f"word-{number}" for number in range(20)]
    said = await asyncio.gather(
        *(insist(here, table, ANN, Say(word, word)) for word in words),
        *(insist(there, table, BEN, Say(word, word)) for word in words),
    )
    assert len(set(said)) == 40
    for hub, watcher in zip(hubs, watchers, strict=True):
        messages = await told_of(watcher, max(said))
        news = [one["n"] for message in messages for one in message["news"]]
        assert news == list(range(1, max(said) + 1)), "every entry once and in order"
        await check_equal(hub, table)


async def test_of_two_who_want_the_same_seat_one_gets_it(hubs: list[Hub]) -> None:
    table = await open_with(hubs[0])
    for hub in hubs:
        await hub.watch(table, Watcher(ANN), 0)
    sitting = [
        hub.submit(table, invited(actor), SitDown("k", actor.name, 1))
        for hub, actor in zip(hubs, (BEN, CID), strict=True)
    ]
    results = await asyncio.gather(*sitting, return_exceptions=True)
    assert [type(result) for result in results if not isinstance(result, int)] == [NotNow]
    for hub in hubs:
        await check_equal(hub, table)


async def test_who_comes_too_late_shows_what_was_quicker(postgres_url: str) -> None:
    """Also if the submission is refused then, and the announcement comes after that."""
    here = new_hub(await Store.open(postgres_url))
    await add_people(here.store)
    there = Deaf(await Store.open(postgres_url), Hours().clock, check_bot, mode="plain")
    table = await open_with(here)
    watcher = Watcher(ANN)
    await there.watch(table, watcher, 0)
    told(watcher)
    n = await here.submit(table, invited(BEN), SitDown("k", "Ben", 1))
    with pytest.raises(NotNow, match="taken"):
        await there.submit(table, invited(CID), SitDown("k", "Cid", 1))
    assert [message["n"] for message in told(watcher)] == [n]
    await close_all([here, there])
