"""Standing orders at a table: the server answers by them, and nobody else can tell."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import pytest
from sqlalchemy import Connection

from emporion.engine.errors import BadOrder
from emporion.engine.match import Match
from emporion.engine.orders import UNSAID
from emporion.engine.participants import SPECTATOR
from emporion.server import steward
from emporion.server.errors import NotAllowed, NotNow
from emporion.server.hub import Decide
from emporion.server.people import accounts
from emporion.server.protocol.http import MePlan
from emporion.server.protocol.to_server import Act, Undo
from emporion.server.steward import LOOKED_BACK, RESTART_GRACE
from emporion.server.storage.append import Premise
from emporion.server.storage.store import Store
from emporion.server.tables.actors import Actor
from emporion.server.tables.log import Played
from emporion.server.tables.ordering import in_force_at
from emporion.server.tables.pace import SECOND, Live, Pace
from emporion.server.tables.showing import last_own_move, news_after
from emporion.server.tables.table import Table
from emporion.server.tables.telling import happened, told
from emporion.server.tables.waking import RESCUE
from emporion.server.watching import Watcher
from tests.server.tables.company import ANN, BEN, CID, PEOPLE
from tests.server.test_hub import PATIENCE_S, add_people
from tests.server.test_steward import House

pytestmark = pytest.mark.anyio

DECLINE: Final = {"decline_offers": True}
PASS: Final = {"pass_turns": True}
ANSWERS: Final[dict[str, tuple[str, dict[str, bool] | None]]] = {
    "single": ("pass", PASS),
    "group": ("decline", DECLINE),
    "unsaid": ("close", None),
}
"""What the seat answers, and the orders that say so; None where nothing need be said."""
A_WHILE_S: Final = 0.3


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steward, "PAUSE_S", (0.0, 0.0))


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    await add_people(store)
    opened = House(store)
    opened.hours.pass_ms(RESTART_GRACE)
    yield opened
    await opened.close()


class Sitting:
    """Ann, Ben and Cid at a table, in the turn of one of them."""

    def __init__(self, house: House, id: str) -> None:
        self.house = house
        self.id = id

    @classmethod
    async def acting(cls, house: House, pace: Pace | None = None) -> Sitting:
        sitting = cls(house, await house.seat_all(pace))
        while (await sitting.kind()) == "lay":
            await sitting.do(lambda match: match.game.write(match.legal(match.decisions[0].seat)[0]))
        return sitting

    @classmethod
    async def offering(cls, house: House, given: dict[str, bool] | None = None, pace: Pace | None = None) -> Sitting:
        """The active player has made an offer to both others; the first of these has given orders."""
        sitting = await cls.acting(house, pace)
        if given:
            asked = (await sitting.seats() + 1) % 3
            await house.hub.give_orders(sitting.id, PEOPLE[asked], asked, given)
        await sitting.do(offer)
        return sitting

    @classmethod
    async def declined(cls, house: House, given: dict[str, bool] | None = None) -> tuple[Sitting, int]:
        """Both others have declined the offer of the active player, who can only close with nobody."""
        sitting = await cls.acting(house)
        active = await sitting.seats()
        if given is not None:
            await house.hub.give_orders(sitting.id, PEOPLE[active], active, given)
        await sitting.do(offer)
        for other in (1, 2):
            await sitting.do(say("decline"), (active + other) % 3)
        return sitting, active

    async def match(self) -> Match:
        async with self.house.hub.looking(self.id) as table:
            return table.playing.twin()

    async def kind(self) -> str:
        return (await self.match()).decisions[0].kind

    async def seats(self) -> int:
        return (await self.match()).decisions[0].seat

    async def asked(self) -> set[int]:
        return {decision.seat for decision in (await self.match()).decisions}

    async def do(self, choose: Callable[[Match], str], seat: int | None = None) -> None:
        match = await self.match()
        decision = match.decisions[0] if seat is None else match.decision_of(seat)
        assert decision is not None
        act = Act(f"k{len(match.record.entries)}-{decision.seat}", decision.id, choose(match))
        await self.house.hub.submit(self.id, PEOPLE[decision.seat], act)

    async def until(self, done: Callable[[Table], bool]) -> None:
        await self.house.until(self.id, done)


def offer(match: Match) -> str:
    seat = match.decisions[0].seat
    hand = match.game.look(match.state, match.options)(seat).hand
    give = next(kind for kind in ("orange", "yellow", "green", "violet") if getattr(hand, kind))
    want = next(kind for kind in ("violet", "green", "yellow", "orange") if kind != give)
    others = ",".join("ABC".replace("ABC"[seat], ""))
    return f"offer 1{give[0]} for 1{want[0]} to {others}"


def say(action: str) -> Callable[[Match], str]:
    return lambda match: action


def by_order(table: Table) -> list[str]:
    """Who was answered for, and what."""
    played = [line.entry for line in table.log if isinstance(line.entry, Played)]
    return [f"{one.entry.who} {one.entry.do}" for one in played if one.by_order]


# ---------------------------------------------------------------------------------------------------- answering


async def test_an_order_answers_when_its_seat_is_asked(house: House) -> None:
    sitting = await Sitting.acting(house)
    first = await sitting.seats()
    second = (first + 1) % 3
    await house.hub.give_orders(sitting.id, PEOPLE[second], second, PASS)
    await sitting.do(say("pass"))
    await sitting.until(lambda table: bool(by_order(table)))
    async with house.hub.looking(sitting.id) as table:
        assert by_order(table) == [f"{'ABC'[second]} pass"]
        assert {decision.seat for decision in table.playing.decisions} == {(first + 2) % 3}


async def test_an_order_that_is_given_late_answers_what_is_open(house: House) -> None:
    sitting = await Sitting.acting(house)
    seat = await sitting.seats()
    await house.hub.give_orders(sitting.id, PEOPLE[seat], seat, PASS)
    await sitting.until(lambda table: bool(by_order(table)))


async def test_in_a_group_it_waits_for_those_who_answer_by_hand(house: House) -> None:
    sitting = await Sitting.offering(house, DECLINE)
    both = await sitting.asked()
    assert len(both) == 2
    await asyncio.sleep(A_WHILE_S)
    assert await sitting.asked() == both
    async with house.hub.looking(sitting.id) as table:
        hand = next(seat for seat in both if seat != (table.playing.state.turn + 1) % 3)
    await sitting.do(say("decline"), hand)
    await sitting.until(lambda table: bool(by_order(table)))


async def test_in_a_group_nobody_loses_time_by_waiting(house: House) -> None:
    """Shortly before a decision begins to take from the bank, it is answered."""
    sitting = await Sitting.offering(house, DECLINE, Live(decision_seconds=5, bank_seconds=600))
    async with house.hub.looking(sitting.id) as table:
        before = list(table.clocks.banks)
    house.hours.pass_ms(4 * SECOND)
    async with house.hub.looking(sitting.id) as table:
        house.steward.look_at(table)
    await sitting.until(lambda table: bool(by_order(table)))
    async with house.hub.looking(sitting.id) as table:
        seat = (table.playing.state.turn + 1) % 3
        assert table.clocks.banks[seat] >= before[seat]


async def test_what_an_order_answered_can_be_taken_back(house: House) -> None:
    sitting = await Sitting.acting(house)
    seat = await sitting.seats()
    await house.hub.give_orders(sitting.id, PEOPLE[seat], seat, PASS)
    await sitting.until(lambda table: bool(by_order(table)))
    await house.hub.submit(sitting.id, PEOPLE[seat], Undo("undo", seat))
    await asyncio.sleep(A_WHILE_S)
    assert await sitting.asked() == {seat}


async def test_withdrawn_orders_answer_nothing(house: House) -> None:
    sitting = await Sitting.offering(house, DECLINE)
    async with house.hub.looking(sitting.id) as table:
        seat = (table.playing.state.turn + 1) % 3
    await house.hub.give_orders(sitting.id, PEOPLE[seat], seat, {})
    await sitting.do(say("decline"), next(other for other in await sitting.asked() if other != seat))
    await asyncio.sleep(A_WHILE_S)
    assert await sitting.asked() == {seat}


@pytest.fixture(params=["here", "at another worker"])
async def other(request: pytest.FixtureRequest, house: House, database_url: str) -> AsyncIterator[House]:
    """Where the orders are withdrawn."""
    if request.param == "here":
        yield house
        return
    store = await Store.open(database_url)
    opened = House(store)
    yield opened
    await opened.close()
    await store.close()


async def test_orders_that_are_withdrawn_answer_nothing_afterwards(
    house: House, other: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The steward has read them, but gets the table only after they are withdrawn."""
    sitting = await unanswered(house)
    active = await sitting.seats()
    change = house.hub.change

    async def change_late(*asked: Any, **more: Any) -> int:
        await other.hub.give_orders(sitting.id, PEOPLE[active], active, {})
        return await change(*asked, **more)

    with monkeypatch.context() as patch:
        patch.setattr(house.hub, "change", change_late)
        await house.steward._answer_by_order(sitting.id)
    assert (await sitting.kind(), await sitting.seats()) == ("close", active)
    await sitting.do(say("close"))


async def test_withdrawing_orders_waits_for_an_answer_that_is_being_stored(
    house: House, other: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise it would be stored after they are withdrawn."""
    sitting = await unanswered(house)
    active = await sitting.seats()
    other.hub.on_change = lambda table: None
    await other.hub.give_orders(sitting.id, PEOPLE[active], active, {"only_answer": True})
    change, judged, go_on = house.hub.change, threading.Event(), threading.Event()

    async def change_slowly(id: str, key: str, decide: Decide, *, premise: Premise) -> int:
        def judge(connection: Connection) -> bool:
            holds = premise(connection)
            judged.set()
            return go_on.wait(PATIENCE_S) and holds

        return await change(id, key, decide, premise=judge)

    monkeypatch.setattr(house.hub, "change", change_slowly)
    answer = asyncio.create_task(house.steward._answer_by_order(sitting.id))
    assert await asyncio.to_thread(judged.wait, PATIENCE_S)
    withdrawal = asyncio.create_task(other.hub.give_orders(sitting.id, PEOPLE[active], active, {}))
    await asyncio.sleep(A_WHILE_S)
    assert not withdrawal.done()
    go_on.set()
    await asyncio.gather(answer, withdrawal)
    async with house.hub.looking(sitting.id) as table:
        assert len(by_order(table)) == 1


async def test_orders_outlive_the_server(store: Store) -> None:
    """The process ends while an answer is held back; the next one gives it."""
    await add_people(store)
    house = House(store)
    house.hours.pass_ms(RESTART_GRACE)
    sitting = await Sitting.offering(house, DECLINE)
    async with house.hub.looking(sitting.id) as table:
        seat = (table.playing.state.turn + 1) % 3
    await house.close()
    later = House(store, later_ms=RESTART_GRACE)
    again = Sitting(later, sitting.id)
    await again.do(say("decline"), next(other for other in await again.asked() if other != seat))
    await later.steward._take_up_orders()
    await again.until(lambda table: bool(by_order(table)))
    await later.close()


async def test_a_table_whose_process_died_is_found(house: House) -> None:
    sitting = await Sitting.acting(house)
    seat = await sitting.seats()
    house.hub.on_change = lambda table: None
    await house.hub.give_orders(sitting.id, PEOPLE[seat], seat, PASS)
    await house.steward._rescue_orders()
    assert await sitting.asked() == {seat}
    house.hours.pass_ms(RESCUE)
    await house.steward._rescue_orders()
    await sitting.until(lambda table: bool(by_order(table)))


async def test_so_is_one_where_nobody_gave_orders(house: House) -> None:
    """What holds without a word is stored nowhere."""
    sitting = await unanswered(house)
    await house.steward._rescue_orders()
    assert await sitting.kind() == "close"
    house.hours.pass_ms(RESCUE)
    await house.steward._rescue_orders()
    await sitting.until(lambda table: bool(by_order(table)))


async def test_after_hours_the_next_process_finds_it(store: Store) -> None:
    await add_people(store)
    house = House(store)
    sitting = await unanswered(house)
    await house.close()
    later = House(store, later_ms=2 * LOOKED_BACK)
    await later.steward._take_up_orders()
    await Sitting(later, sitting.id).until(lambda table: bool(by_order(table)))
    await later.close()


async def unanswered(house: House) -> Sitting:
    """The process dies before it closes the offer that nobody took."""
    sitting = await Sitting.acting(house)
    active = await sitting.seats()
    await sitting.do(offer)
    house.hub.on_change = lambda table: None
    for other in (1, 2):
        await sitting.do(say("decline"), (active + other) % 3)
    return sitting


# ------------------------------------------------------------------------------------------- what holds without a word


async def test_a_question_with_one_answer_is_answered_for_whoever_said_nothing(house: House) -> None:
    sitting, active = await Sitting.declined(house)
    await sitting.until(lambda table: bool(by_order(table)))
    async with house.hub.looking(sitting.id) as table:
        assert by_order(table) == [f"{'ABC'[active]} close"]
        assert {decision.seat for decision in table.playing.decisions} == {active}


async def test_whoever_wants_to_be_asked_is_asked(house: House) -> None:
    sitting, active = await Sitting.declined(house, given={})
    await asyncio.sleep(A_WHILE_S)
    assert await sitting.kind() == "close"
    assert await sitting.asked() == {active}


async def test_so_are_several_at_one_device(house: House) -> None:
    sitting = await Sitting.acting(house)
    async with house.hub.looking(sitting.id) as table:
        table.seats[1].holder = table.seats[0].holder
        assert in_force_at(table, {}) == {2: UNSAID}


# ---------------------------------------------------------------------------------------------------- whose they are


async def test_only_who_plays_a_seat_gives_its_orders(house: House) -> None:
    sitting = await Sitting.acting(house)
    for actor in (BEN, CID, Actor("dan", "Dan"), Actor()):
        with pytest.raises(NotAllowed):
            await house.hub.give_orders(sitting.id, actor, 0, PASS)
    with pytest.raises(BadOrder):
        await house.hub.give_orders(sitting.id, ANN, 0, {"dance": True})
    assert await house.hub.orders_at(sitting.id) == {}


async def test_orders_are_for_a_game_that_runs(house: House) -> None:
    table = await house.open(MePlan("Ann"))
    with pytest.raises(NotNow):
        await house.hub.give_orders(table, ANN, 0, PASS)


async def test_orders_end_with_their_person(house: House) -> None:
    """Whoever takes the seat later has none, and a person who is forgotten leaves none."""
    sitting = await Sitting.acting(house)
    seat = await sitting.seats()
    person = PEOPLE[seat]
    house.hub.on_change = lambda table: None
    await house.hub.give_orders(sitting.id, person, seat, PASS)
    left = await house.hub.orders_at(sitting.id)
    assert left[seat].person == person.person
    async with house.hub.looking(sitting.id) as table:
        unsaid = dict.fromkeys(range(3), UNSAID)
        assert in_force_at(table, left) == unsaid | {seat: left[seat].kept}
        assert in_force_at(table, {seat: left[seat]._replace(person="dan")}) == unsaid
    await house.hub.store.write(lambda connection: accounts.forget(connection, person.person or ""))
    assert await house.hub.orders_at(sitting.id) == {}


# ---------------------------------------------------------------------------------------------------- what is told


async def test_only_the_owner_is_told_what_was_answered_for_them(house: House) -> None:
    sitting = await Sitting.acting(house)
    seat = await sitting.seats()
    async with house.hub.looking(sitting.id) as table:
        since = last_own_move(table, seat)
    await house.hub.give_orders(sitting.id, PEOPLE[seat], seat, PASS)
    await sitting.until(lambda table: bool(by_order(table)))
    async with house.hub.looking(sitting.id) as table:
        marked = {
            viewer: sum(news.by_order for news in news_after(table, 0, viewer)) for viewer in (SPECTATOR, 0, 1, 2)
        }
        assert marked == {viewer: int(viewer == seat) for viewer in marked}
        lines = {viewer: told("tyros", happened(table, 0, viewer), "en") for viewer in (SPECTATOR, 0, 1, 2)}
        for viewer, those in lines.items():
            assert sum("(answered for you)" in line.text for line in those) == int(viewer == seat)
        assert last_own_move(table, seat) == since  # it is news to them


@pytest.mark.parametrize("kind", ["single", "group", "unsaid"])
async def test_nobody_can_tell_an_order_from_an_answer_by_hand(
    sqlite_url: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same game twice, answered by hand and by order: all that the others are sent is the same, byte for byte."""
    monkeypatch.setattr("emporion.server.hub.secrets.token_bytes", lambda size: bytes(range(size)))
    worlds = []
    for ordered in (False, True):
        store = await Store.open(f"{sqlite_url}-{ordered}")
        await add_people(store)
        house = House(store)
        worlds.append(await heard_of(house, kind, ordered))
        await house.close()
        await store.close()
    by_hand, with_order = worlds
    assert by_hand == with_order
    assert all(len(messages) > 2 for messages in by_hand.values())


async def heard_of(house: House, kind: str, ordered: bool) -> dict[str, list[str]]:
    """What each of the others was sent while the seat answered."""
    sitting = await Sitting.acting(house)
    active = await sitting.seats()
    seat = active if kind == "unsaid" else (active + 1) % 3
    for other in {0, 1, 2} - {seat}:  # nothing else is answered while we listen
        await house.hub.give_orders(sitting.id, PEOPLE[other], other, {})
    others = {actor.name: actor for actor in (*PEOPLE, Actor("dan", "Dan")) if actor != PEOPLE[seat]}
    watchers = {name: Watcher(actor) for name, actor in others.items()}
    for watcher in watchers.values():
        await house.hub.watch(sitting.id, watcher, 0)
    answer, order = ANSWERS[kind]
    if not ordered or order is not None:
        await house.hub.give_orders(sitting.id, PEOPLE[seat], seat, (order or {}) if ordered else {})
    await sitting.do(say("pass") if kind == "single" else offer)
    for other in {"single": [], "group": [2], "unsaid": [1, 2]}[kind]:
        await sitting.do(say("decline"), (active + other) % 3)
    if not ordered:
        await sitting.do(say(answer), seat)
    await sitting.until(lambda table: not is_asked(table, seat, answer))
    return {name: [(data or b"").decode() for data in watcher._waiting] for name, watcher in watchers.items()}


def is_asked(table: Table, seat: int, answer: str) -> bool:
    """Whether a seat is still asked what it answers so."""
    legal = table.playing.legal(seat) if table.playing.decision_of(seat) else []
    return answer in map(table.playing.game.write, legal)


async def test_a_difference_would_be_seen(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: everybody is told."""
    monkeypatch.setattr("emporion.server.tables.showing.is_by_order", lambda played, viewer: played.by_order)
    with pytest.raises(AssertionError):
        await test_nobody_can_tell_an_order_from_an_answer_by_hand(sqlite_url, "single", monkeypatch)
