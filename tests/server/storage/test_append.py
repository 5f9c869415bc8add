"""Entries are appended once, in order, with all that belongs to them."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select, text

from emporion.server.storage.append import KNOWN_KEYS, Append, Notice
from emporion.server.storage.errors import Conflict, Outdated, Repeated
from emporion.server.storage.schema import OUTBOX, SEATS
from emporion.server.storage.store import Store, StoredSnapshot
from tests.server.storage.samples import ANNA, add_anna, first, more, numbers, writer_held_up

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(store: Store) -> Store:
    await add_anna(store)
    return store


async def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    await store.append(first("t", entries=[b"a", b"b"], key="k", at=5))
    await store.append(more("t", 2, entries=[b"c"], key="l", at=7, row={"status": "playing", "wake_at": 9}))
    table = await store.read_table("t")
    assert table is not None
    assert [(entry.n, entry.at, entry.key, entry.data) for entry in table.entries] == [
        (1, 5, "k", b"a"),
        (2, 5, None, b"b"),
        (3, 7, "l", b"c"),
    ]
    expected = {"head": 3, "changed_at": 7, "status": "playing", "wake_at": 9, "owner": ANNA, "secret": b"secret"}
    assert expected.items() <= table.row.items()
    assert table.snapshot is None
    await store.append(first("u"))
    assert await store.entries_after({"t": 2, "u": 1, "v": 0}) == {"t": table.entries[2:], "u": [], "v": []}
    assert await store.read_table("v") is None


async def test_seats_and_snapshot_take_the_place_of_the_old_ones(store: Store) -> None:
    await store.append(first("other", seats=[(0, ANNA)], snapshot=b"other"))
    await store.append(first("t", seats=[(0, ANNA), (1, ANNA)], snapshot=b"old"))
    await store.append(more("t", 1, seats=[(1, ANNA)], snapshot=b"new"))
    await store.append(more("t", 2))
    seats = select(SEATS.c.table_id, SEATS.c.seat).order_by(SEATS.c.table_id)
    found = await store.read(lambda connection: connection.execute(seats).all())
    assert [tuple(row) for row in found] == [("other", 0), ("t", 1)]
    table, other = await store.read_table("t"), await store.read_table("other")
    assert table is not None
    assert other is not None
    assert table.snapshot == StoredSnapshot(2, b"new")
    assert other.snapshot == StoredSnapshot(1, b"other")


async def test_notices_go_to_the_outbox_with_the_entries(store: Store) -> None:
    notice = Notice(ANNA, "your-turn", 99)
    await store.append(first("t", at=5, notices=[notice]))
    with pytest.raises(Conflict):
        await store.append(more("t", 7, notices=[notice]))
    rows = await store.read(lambda connection: connection.execute(select(OUTBOX)).mappings().all())
    assert [(row["table_id"], row["person"], row["kind"], row["created_at"], row["due_at"]) for row in rows] == [
        ("t", ANNA, "your-turn", 5, 99)
    ]


@pytest.mark.parametrize(
    ("append", "reason"),
    [
        (more("t", 0), "table t is at entry 1, not at 0"),
        (more("t", 2), "table t is at entry 1, not at 2"),
        (first("t", key="another"), "table t exists"),
        (more("u", 1), "table u: there is none"),
    ],
)
async def test_who_does_not_know_the_last_entry_is_refused(store: Store, append: Append, reason: str) -> None:
    await store.append(first("t"))
    with pytest.raises(Conflict, match=f"^{reason}$"):
        await store.append(append)
    assert await numbers(store, "t") == [1]


async def test_entries_whose_premise_no_longer_holds_are_refused(store: Store) -> None:
    await store.append(first("t"))
    await store.append(more("t", 1, premise=lambda connection: True))
    with pytest.raises(Outdated):
        await store.append(more("t", 2, premise=lambda connection: False))
    assert await numbers(store, "t") == [1, 2]


@pytest.mark.parametrize("after", [1, 3])
async def test_a_submission_counts_once_whatever_came_after_it(store: Store, after: int) -> None:
    await store.append(first("t"))
    await store.append(more("t", 1, entries=[b"a", b"b"], key="mine"))
    with pytest.raises(Repeated) as repeated:
        await store.append(more("t", after, key="mine"))
    assert repeated.value.n == 2
    assert await numbers(store, "t") == [1, 2, 3]


async def test_keys_are_found_without_reading_all_entries(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    explain = text(f"EXPLAIN QUERY PLAN {KNOWN_KEYS['sqlite'].text}")
    rows = await store.read(lambda connection: connection.execute(explain, {"asked": "[]"}).all())
    await store.close()
    steps = [row.detail for row in rows if "entries" in row.detail]
    assert len(steps) == 1
    assert steps[0].startswith("SEARCH entries USING INDEX")
    assert steps[0].endswith("(table_id=? AND key=?)")


async def test_a_key_belongs_to_its_table(store: Store) -> None:
    await store.append(first("t", key="same"))
    await store.append(first("u", key="same"))
    assert await numbers(store, "u") == [1]


async def test_what_has_no_key_can_be_told_again(store: Store) -> None:
    await store.append(first("t", key=None))
    await store.append(more("t", 1, key=None))
    assert await numbers(store, "t") == [1, 2]


async def test_appends_of_one_batch_see_each_other(store: Store) -> None:
    works = [
        first("t", row={"status": "playing"}),
        more("t", 1, key="mine", row={"wake_at": 5, "free_seats": 1}, snapshot=b"two"),
        more("t", 1, key="late"),
        more("t", 2, key="mine"),
        more("t", 2, key="last", row={"free_seats": 3}),
    ]
    async with writer_held_up(store):
        tasks = [asyncio.create_task(store.append(work)) for work in works]
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), type(None), Conflict, Repeated, type(None)]
    table = await store.read_table("t")
    assert table is not None
    expected = {"head": 3, "changed_at": 3, "status": "playing", "wake_at": 5, "free_seats": 3}
    assert expected.items() <= table.row.items()
    assert table.snapshot == StoredSnapshot(2, b"two")
    assert [entry.key for entry in table.entries] == ["first", "mine", "last"]


async def test_of_two_workers_one_is_first(postgres_url: str) -> None:
    stores = [await Store.open(postgres_url) for _ in range(2)]
    await add_anna(stores[0])
    for n in range(20):
        appends = [first("t", key=f"{n} {w}") if n == 0 else more("t", n, key=f"{n} {w}") for w in range(2)]
        both = (store.append(append) for store, append in zip(stores, appends, strict=True))
        results = await asyncio.gather(*both, return_exceptions=True)
        assert {type(result) for result in results} == {type(None), Conflict}
    assert await numbers(stores[0], "t") == list(range(1, 21))
    for store in stores:
        await store.close()
