"""The steward: bots play, and those who are away are relieved."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from emporion.games import get_game
from emporion.server.bots.host import BotHost
from emporion.server.bots.messages import Answer, Question
from emporion.server.errors import NotAllowed
from emporion.server.hub import Hub
from emporion.server.protocol.http import BotPlan, MePlan, SeatPlan
from emporion.server.protocol.to_server import Act, ComeBack, GetUp, Propose, SitDown, Vote
from emporion.server.steward import RESTART_GRACE, Steward
from emporion.server.storage.schema import ENTRIES
from emporion.server.storage.store import Store
from emporion.server.tables.log import Opened
from emporion.server.tables.opening import open_table
from emporion.server.tables.pace import LEAVING_GRACE, SECOND, Live, Pace, Untimed
from emporion.server.tables.proposals import TakeBack
from emporion.server.tables.seats import Autopilot, Person
from emporion.server.tables.table import Table
from emporion.server.tables.waking import RESCUE
from tests.server.hours import Hours
from tests.server.tables.company import ANN, BEN, CID, KEY, PEOPLE, check_bot, invited
from tests.server.test_hub import PATIENCE_S, add_people, check_equal

pytestmark = pytest.mark.anyio

LIVE = Live(decision_seconds=60, bank_seconds=600, increment_seconds=10, grace_seconds=30)
LATE = 690 * SECOND


class QuickBots(BotHost):
    """Fail at once, so that a default is played for them, or never answer."""

    def __init__(self, answer: bool = True) -> None:
        super().__init__()
        self.asked: list[Question] = []
        self._answers = answer

    async def choose(self, question: Question) -> Answer:
        self.asked.append(question)
        if not self._answers:
            await asyncio.Event().wait()
        return Answer(fault="has no idea")


class House:
    """A server without network, and its clock."""

    def __init__(self, store: Store, bots: BotHost | None = None, later_ms: int = 0) -> None:
        self.hours = Hours(later_ms)
        self.hub = Hub(store, self.hours.clock, check_bot, mode="plain")
        self.steward = Steward(self.hub, bots or QuickBots())

    async def open(self, *plans: SeatPlan, pace: Pace | None = None) -> str:
        first = Opened("tyros", {"players": 3}, "ann", pace or Untimed())
        return await self.hub.open(open_table(first, plans, check_bot), "ann", KEY)

    async def seat_all(self, pace: Pace | None = None) -> str:
        table = await self.open(MePlan("Ann"), pace=pace)
        for actor in (BEN, CID):
            await self.hub.submit(table, invited(actor), SitDown(KEY, actor.name))
        return table

    async def sweep_after(self, milliseconds: int) -> None:
        self.hours.pass_ms(milliseconds)
        await self.steward.sweep()

    async def until(self, id: str, done: Callable[[Table], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while True:
                async with self.hub.looking(id) as table:
                    if done(table):
                        return
                await asyncio.sleep(0.01)

    async def asked(self, id: str) -> int:
        async with self.hub.looking(id) as table:
            return table.playing.decisions[0].seat

    async def controller(self, id: str, seat: int) -> Any:
        async with self.hub.looking(id) as table:
            return table.seats[seat].controller

    async def close(self) -> None:
        await self.steward.close()
        await self.hub.close()


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    await add_people(store)
    opened = House(store)
    opened.hours.pass_ms(RESTART_GRACE)
    yield opened
    await opened.close()


def is_over(table: Table) -> bool:
    return table.status == "over"


def waits_for(seat: int) -> Callable[[Table], bool]:
    return lambda table: table.status == "over" or table.playing.decision_of(seat) is not None


# ---------------------------------------------------------------------------------------------------- bots


async def test_bots_play_a_whole_game(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await add_people(store)
    bots = BotHost()
    house = House(store, bots)
    table = await house.open(*[BotPlan("merchant")] * 3)
    await house.until(table, is_over)
    await check_equal(house.hub, table)
    await house.close()
    await bots.close()
    await store.close()


async def test_bots_that_fail_play_all_the_same(house: House) -> None:
    table = await house.open(*[BotPlan("merchant")] * 3)
    await house.until(table, is_over)
    await check_equal(house.hub, table)


async def test_bots_are_asked_until_it_is_a_persons_turn(house: House) -> None:
    table = await house.open(MePlan("Ann"), BotPlan("merchant"), BotPlan("captain"))
    await house.until(table, waits_for(0))
    async with house.hub.looking(table) as found:
        decision = found.playing.decision_of(0)
        assert decision is not None
        action = found.game.write(found.playing.legal(0)[0])
    before = await house.hub.submit(table, ANN, Act("mine", decision.id, action))
    await house.until(table, lambda found: found.head > before and waits_for(0)(found))


async def test_a_table_left_behind_is_taken_up_by_another_process(store: Store) -> None:
    await add_people(store)
    dying, bots = House(store, QuickBots(answer=False)), QuickBots()
    table = await dying.open(*[BotPlan("merchant")] * 3)
    await dying.close()
    other = House(store, bots)
    await other.sweep_after(RESCUE - 1)
    assert bots.asked == [], "whoever stored the last entry still may answer"
    await other.sweep_after(1)
    await other.until(table, is_over)
    await check_equal(other.hub, table)
    await other.close()


async def test_a_table_of_later_rules_stands_still_and_is_named_once(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await add_people(store)
    dying, bots = House(store, QuickBots(answer=False)), QuickBots()
    table = await dying.open(*[BotPlan("merchant")] * 3)
    await dying.close()
    ruleset = get_game("tyros").ruleset
    monkeypatch.setattr(get_game("tyros"), "ruleset", 0)
    other = House(store, bots)
    await other.sweep_after(RESCUE + 10)
    await other.sweep_after(RESCUE)
    assert bots.asked == []
    assert [record.getMessage() for record in caplog.records if table in record.getMessage()] == [
        f"table {table} stands still: this game cannot be shown by this release: "
        f"the record was played by ruleset {ruleset}; this program knows tyros up to ruleset 0: update it"
    ]
    await other.close()


async def test_a_broken_table_does_not_keep_the_others_waiting(store: Store) -> None:
    await add_people(store)
    dying = House(store, QuickBots(answer=False))
    broken = await dying.open(*[BotPlan("merchant")] * 3)
    dying.hours.pass_ms(10)
    entries = open_table(Opened("tyros", {"players": 3}, "ann", Untimed()), [BotPlan("captain")] * 3, check_bot)
    sound = await dying.hub.open(entries, "ann", "sound")
    await dying.close()
    spoil = ENTRIES.update().where(ENTRIES.c.table_id == broken, ENTRIES.c.n == 3).values(data=b"{}")
    await store.write(lambda connection: connection.execute(spoil))
    other = House(store)
    await other.sweep_after(RESCUE + 10)
    await other.until(sound, is_over)
    await other.close()


async def test_many_tables_that_have_to_wait_do_not_keep_the_others_waiting(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart nobody's time runs out, but bots play."""
    monkeypatch.setattr("emporion.server.steward.SWEPT", 1)
    await add_people(store)
    dying = House(store, QuickBots(answer=False))
    late = await dying.seat_all(Live(decision_seconds=5, bank_seconds=0, grace_seconds=0))
    entries = open_table(Opened("tyros", {"players": 3}, "ann", Untimed()), [BotPlan("captain")] * 3, check_bot)
    bots = await dying.hub.open(entries, "ann", "bots")
    await dying.close()
    other = House(store)
    for _ in range(2):
        await other.sweep_after(RESCUE)
    await other.until(bots, is_over)
    seat = await other.asked(late)
    assert await other.controller(late, seat) == Person()
    for _ in range(2):
        await other.sweep_after(RESTART_GRACE)
    assert await other.controller(late, seat) == Autopilot()
    await other.close()


# ---------------------------------------------------------------------------------------------------- people


async def test_the_autopilot_plays_for_whoever_left_and_he_takes_it_back(house: House) -> None:
    table = await house.seat_all()
    seat = await house.asked(table)
    await house.hub.submit(table, PEOPLE[seat], GetUp("left", seat))
    await house.sweep_after(LEAVING_GRACE - 1)
    assert await house.controller(table, seat) == Person()
    await house.sweep_after(1)
    await house.until(table, lambda found: found.playing.decision_of(seat) is None)
    assert await house.controller(table, seat) == Autopilot()
    await house.hub.submit(table, PEOPLE[seat], ComeBack("back", seat))
    assert await house.controller(table, seat) == Person()
    await check_equal(house.hub, table)


async def test_the_autopilot_plays_for_whose_time_is_up(house: House) -> None:
    table = await house.seat_all(LIVE)
    seat = await house.asked(table)
    await house.sweep_after(LATE - 1)
    assert await house.controller(table, seat) == Person()
    await house.sweep_after(1)
    await house.until(table, lambda found: found.playing.decision_of(seat) is None)
    with pytest.raises(NotAllowed):
        await house.hub.submit(table, PEOPLE[seat], Propose("k", seat, TakeBack(1)))
    await house.hub.submit(table, PEOPLE[seat], ComeBack("back", seat))
    following = await house.asked(table)
    await house.sweep_after(LATE)
    assert await house.controller(table, following) == Autopilot()
    assert await house.controller(table, seat) == Person()


async def test_nobody_is_relieved_soon_after_a_restart(store: Store) -> None:
    await add_people(store)
    before = House(store)
    table = await before.seat_all(LIVE)
    seat = await before.asked(table)
    await before.close()
    after = House(store, later_ms=LATE * 100)
    await after.sweep_after(RESTART_GRACE - 1)
    assert await after.controller(table, seat) == Person()
    await after.sweep_after(1)
    assert await after.controller(table, seat) == Autopilot()
    await after.close()


async def test_a_take_back_that_waited_for_somebody_who_is_away_is_carried_out_once(house: House) -> None:
    table = await house.seat_all(LIVE)
    async with house.hub.looking(table) as found:
        entry = len(found.playing.record.entries)
        decision = found.playing.decisions[0]
        action = found.game.write(found.playing.legal(decision.seat)[0])
    await house.hub.submit(table, PEOPLE[decision.seat], Act("k", decision.id, action))
    late = await house.asked(table)
    first, second = (seat for seat in range(3) if seat != late)
    await house.hub.submit(table, PEOPLE[first], Propose("p", first, TakeBack(entry)))
    await house.hub.submit(table, PEOPLE[second], Vote("v", second, True))
    await house.sweep_after(LATE)
    await house.until(table, lambda found: found.seats[late].controller == Autopilot())
    async with house.hub.looking(table) as found:
        assert [one.do for one in found.playing.record.entries].count(f"back {entry}") == 1
    await check_equal(house.hub, table)
