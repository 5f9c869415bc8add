from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import Connection, insert, select, update

from emporion.server import outbox
from emporion.server.outbox import ATTEMPTS, Due, Outbox, take
from emporion.server.people import channels
from emporion.server.people.addresses import Rules
from emporion.server.people.channels import Kind
from emporion.server.people.post import NotSent
from emporion.server.people.senders import Gone, MailSettings, Message, Sender, Settings, make_senders
from emporion.server.storage.database import make_engine, read_url
from emporion.server.storage.schema import CHANNELS, METADATA, OUTBOX, TABLES
from emporion.server.storage.store import Store
from tests.server.receivers import MailReceiver, WebReceiver, listening
from tests.server.rows import add_mail, add_person, add_table, seat_person

pytestmark = pytest.mark.anyio
MINUTE = 60_000
LOCAL = Rules(http=True, private=True)


def compose(due: Due) -> Message:
    return Message(
        due.kind, due.table, f"{due.game} {due.language}", f"Hello {due.name}", f"https://x.example/{due.table}"
    )


class Post:
    """A sender that keeps what it is given, or raises."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str, str]] = []
        self.failure: Exception | None = None
        self.attempts = 0

    async def send(self, address: str, message: Message) -> None:
        self.attempts += 1
        if self.failure is not None:
            raise self.failure
        self.sent.append((address, message.table, message.kind))


class Office:
    """An outbox with a clock of its own, and what goes in and comes out."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = 1_000_000
        self.mail, self.hook = Post(), Post()
        self.senders: dict[Kind, Sender] = {Kind.EMAIL: self.mail, Kind.WEBHOOK: self.hook}
        self.outbox = Outbox(store, self.senders, compose, lambda: self.now)

    async def send(self) -> int:
        return await self.outbox.send_due()

    async def notice(self, person: str, kind: str = "your-turn", table: str = "t", due_in: int = 0) -> None:
        row = {"person": person, "table_id": table, "kind": kind, "created_at": self.now, "due_at": self.now + due_in}
        await self.store.write(changing(lambda connection: connection.execute(insert(OUTBOX).values(row))))

    async def left(self) -> list[tuple[int, int]]:
        """The notices that are kept: how long until they are due, and the attempts so far."""
        query = select(OUTBOX.c.due_at, OUTBOX.c.attempts).order_by(OUTBOX.c.id)
        rows = await self.store.read(lambda connection: list(connection.execute(query)))
        return [(due_at - self.now, attempts) for due_at, attempts in rows]


def changing(change: Callable[[Connection], object]) -> Callable[[Connection], None]:
    def job(connection: Connection) -> None:
        change(connection)

    return job


def set_scene(connection: Connection) -> tuple[str, str]:
    """Ann and Bob sit at two tables that wait for both."""
    ann, bob = add_person(connection, "Ann", "de"), add_person(connection, "Bob")
    for table in ("t", "u"):
        add_table(connection, table, ann)
        for seat, person in enumerate((ann, bob)):
            seat_person(connection, table, seat, person, awaited=True)
    add_mail(connection, ann, "ann@example.org")
    add_mail(connection, bob, "bob@example.org")
    return ann, bob


@pytest.fixture
async def people(store: Store) -> tuple[str, str]:
    return await store.write(set_scene)


@pytest.fixture
def office(store: Store) -> Office:
    return Office(store)


async def test_what_is_due_is_sent_once(office: Office, people: tuple[str, str]) -> None:
    ann, bob = people
    await office.notice(ann)
    await office.notice(bob, due_in=MINUTE)
    assert await office.send() == 1
    assert office.mail.sent == [("ann@example.org", "t", "your-turn")]
    assert await office.send() == 0
    office.now += MINUTE
    assert await office.send() == 1
    assert office.mail.sent[1:] == [("bob@example.org", "t", "your-turn")]
    assert await office.left() == []


async def test_notices_that_say_the_same_are_one(office: Office, people: tuple[str, str]) -> None:
    ann, bob = people
    for person, kind, table in [
        (ann, "your-turn", "t"),
        (ann, "your-turn", "u"),
        (ann, "over", "t"),
        (bob, "over", "t"),
    ]:
        for _ in range(3):
            await office.notice(person, kind, table)
    assert await office.send() == 4
    assert sorted(office.mail.sent) == [
        ("ann@example.org", "t", "over"),
        ("ann@example.org", "t", "your-turn"),
        ("ann@example.org", "u", "your-turn"),
        ("bob@example.org", "t", "over"),
    ]
    assert await office.left() == []


async def test_also_when_they_do_not_fit_into_one_batch(
    office: Office, people: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "BATCH", 2)
    for _ in range(5):
        await office.notice(people[0])
    await office.notice(people[0], due_in=MINUTE)
    assert await office.send() == 1
    assert await office.left() == [(MINUTE, 0)]


async def test_retries_come_at_growing_pauses_and_end(office: Office, people: tuple[str, str]) -> None:
    await office.notice(people[0])
    office.mail.failure = NotSent("not now")
    pauses = []
    for attempt in range(1, ATTEMPTS):
        assert await office.send() == 1
        [(due_in, attempts)] = await office.left()
        assert attempts == attempt
        pauses.append(due_in // MINUTE)
        office.now += due_in - 1
        assert await office.send() == 0
        office.now += 1
    assert pauses == [1, 3, 9, 27, 81, 243, 729]
    assert await office.send() == 1
    assert await office.left() == []
    assert office.mail.attempts == ATTEMPTS


async def test_a_retry_succeeds(office: Office, people: tuple[str, str]) -> None:
    await office.notice(people[0])
    office.mail.failure = NotSent("not now")
    await office.send()
    office.mail.failure = None
    office.now += MINUTE
    await office.send()
    assert len(office.mail.sent) == 1
    assert await office.left() == []


async def test_a_newer_notice_takes_the_place_of_one_that_waits_to_be_retried(
    office: Office, people: tuple[str, str]
) -> None:
    await office.notice(people[0])
    office.mail.failure = NotSent("not now")
    await office.send()
    await office.notice(people[0])
    await office.notice(people[0], due_in=MINUTE)
    office.mail.failure = None
    assert await office.send() == 1
    assert await office.left() == [(MINUTE, 0)]


async def test_what_is_for_later_stays_when_the_same_is_said_now(office: Office, people: tuple[str, str]) -> None:
    await office.notice(people[0], due_in=MINUTE)
    await office.notice(people[0])
    assert await office.send() == 1
    assert await office.left() == [(MINUTE, 0)]


async def test_who_is_told_by_one_channel_is_not_told_again(office: Office, people: tuple[str, str]) -> None:
    ann, _ = people
    hook = "https://example.org/hook"
    await office.store.write(lambda c: channels.add(c, ann, Kind.WEBHOOK, hook, 0, Rules()))
    await office.notice(ann)
    office.mail.failure = NotSent("not now")
    await office.send()
    assert office.hook.sent == [(hook, "t", "your-turn")]
    assert await office.left() == []


async def test_nothing_is_sent_to_an_address_that_is_not_confirmed(office: Office, people: tuple[str, str]) -> None:
    ann, _ = people
    await office.store.write(lambda c: channels.add(c, ann, Kind.EMAIL, "stranger@example.org", 0, Rules()))
    await office.notice(ann)
    await office.send()
    assert [address for address, _, _ in office.mail.sent] == ["ann@example.org"]


async def test_an_address_that_is_gone_is_removed(office: Office, people: tuple[str, str]) -> None:
    ann, bob = people
    await office.notice(ann)
    office.mail.failure = Gone("unsubscribed")
    await office.send()
    assert await office.store.read(lambda c: channels.list_of(c, ann)) == []
    assert len(await office.store.read(lambda c: channels.list_of(c, bob))) == 1
    office.now += MINUTE
    assert await office.send() == 0
    assert await office.left() == []


async def test_a_fault_of_ours_keeps_nobody_else_from_being_told(office: Office, people: tuple[str, str]) -> None:
    ann, bob = people
    hook = "https://example.org/hook"
    await office.store.write(lambda c: channels.add(c, bob, Kind.WEBHOOK, hook, 0, Rules()))
    office.mail.failure = ZeroDivisionError("a fault")
    for person in (ann, bob):
        await office.notice(person)
    assert await office.send() == 2
    assert len(office.hook.sent) == 1
    assert await office.left() == [(MINUTE, 1)]


async def test_a_notice_that_cannot_be_composed_is_retried_like_others(office: Office, people: tuple[str, str]) -> None:
    def fail(due: Due) -> Message:
        raise KeyError(due.game)

    await office.notice(people[0])
    await Outbox(office.store, office.senders, fail, lambda: office.now).send_due()
    assert await office.left() == [(MINUTE, 1)]


@pytest.mark.parametrize(("kind", "sent"), [("your-turn", 0), ("reminder", 0), ("over", 1)])
async def test_who_has_played_already_is_not_told_that_it_is_his_turn(
    office: Office, people: tuple[str, str], kind: str, sent: int
) -> None:
    ann, _ = people
    await office.notice(ann, kind)
    here = update(TABLES).where(TABLES.c.id == "t").values(awaited=0)
    await office.store.write(changing(lambda c: c.execute(here)))
    assert await office.send() == sent
    assert len(office.mail.sent) == sent
    assert await office.left() == []


async def test_without_senders_and_without_channels_notices_are_thrown_away(
    office: Office, people: tuple[str, str]
) -> None:
    await office.notice(people[0])
    await Outbox(office.store, {}, compose, lambda: office.now).send_due()
    assert await office.left() == []
    await office.notice(people[0])
    await office.store.write(changing(lambda c: c.execute(CHANNELS.delete())))
    await office.send()
    assert await office.left() == []
    assert office.mail.attempts == 0


async def test_a_notice_outlives_the_worker_that_took_it(office: Office, people: tuple[str, str]) -> None:
    await office.notice(people[0])
    [(first, _)] = await office.store.write(lambda c: take(c, office.now, [Kind.EMAIL]))
    assert await office.send() == 0
    office.now += outbox.LEASE_MS
    [(second, _)] = await office.store.write(lambda c: take(c, office.now, [Kind.EMAIL]))
    assert (first.id, first.attempts, second.attempts) == (second.id, 1, 2)
    # The first was only slow, and finds that it was not sent: that is for the second to say now.
    await office.store.write(lambda c: outbox.postpone(c, first, office.now))
    assert await office.left() == [(outbox.LEASE_MS, 2)]


async def test_two_workers_never_take_the_same(
    office: Office, people: tuple[str, str], database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "BATCH", 1)
    for table in range(20):
        await office.store.write(lambda c, name=f"x{table}": add_table(c, name, people[0]))  # type: ignore[misc]
        await office.notice(people[0], "over", f"x{table}")
    second = await Store.open(database_url)

    async def work(store: Store) -> list[int]:
        taken: list[int] = []
        while plan := await store.write(lambda c: take(c, office.now, [Kind.EMAIL])):
            taken += [due.id for due, _ in plan]
        return taken

    shares = await asyncio.gather(work(office.store), work(second))
    await second.close()
    assert len(shares[0] + shares[1]) == len({*shares[0], *shares[1]}) == 20


async def test_a_worker_does_not_wait_for_another(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "BATCH", 1)
    engine = make_engine(read_url(postgres_url), writes=True, lock_ms=500, connections=2)
    METADATA.create_all(engine)
    with engine.begin() as connection:
        ann, bob = set_scene(connection)
        row = {"table_id": "t", "kind": "over", "created_at": 0, "due_at": 0}
        connection.execute(insert(OUTBOX), [{**row, "person": person} for person in (ann, ann, bob)])
    with engine.begin() as slow, engine.begin() as quick:
        [(first, _)] = take(slow, 1, [Kind.EMAIL])
        [(second, _)] = take(quick, 1, [Kind.EMAIL])
    engine.dispose()
    assert {first.person, second.person} == {ann, bob}


async def test_run_goes_on_after_a_failure_until_it_is_cancelled(
    office: Office, people: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "ROUND_SECONDS", 0)
    rounds = 0
    sent = asyncio.Event()
    send_due = office.outbox.send_due

    async def troubled() -> int:
        nonlocal rounds
        rounds += 1
        if rounds == 1:
            raise OSError("the database is away")
        if taken := await send_due():
            sent.set()
        return taken

    monkeypatch.setattr(office.outbox, "send_due", troubled)
    await office.notice(people[0])
    running = asyncio.create_task(office.outbox.run())
    await asyncio.wait_for(sent.wait(), 30)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert len(office.mail.sent) == 1


async def test_a_real_mail_and_a_real_webhook_arrive_in_the_end(store: Store, people: tuple[str, str]) -> None:
    ann, _ = people
    office = Office(store)
    mails, hooks = MailReceiver(refusals=1), WebReceiver(b"HTTP/1.1 503 Busy\r\n\r\n", b"HTTP/1.1 200 OK\r\n\r\n")
    with ThreadPoolExecutor(2) as threads:
        async with listening(mails) as mail_port, listening(hooks) as hook_port:
            mail = MailSettings("127.0.0.1", "emporion@x.example", mail_port, "none")
            senders = make_senders(Settings(mail=mail, webhooks=True, addresses=LOCAL), threads)
            real = Outbox(store, senders, compose, lambda: office.now)
            hook = f"http://127.0.0.1:{hook_port}/hook"
            await store.write(lambda c: channels.add(c, ann, Kind.WEBHOOK, hook, 0, LOCAL))
            await office.notice(ann)
            await real.send_due()
            assert (len(mails.mails), len(hooks.requests)) == (0, 1)
            assert await office.left() == [(MINUTE, 1)]
            office.now += MINUTE
            await real.send_due()
    [mail_sent] = mails.mails
    assert (mail_sent["To"], mail_sent["Subject"]) == ("ann@example.org", "tyros de")
    assert b'"text":"Hello Ann"' in hooks.requests[1][1]
    assert await office.left() == []
