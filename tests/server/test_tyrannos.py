"""Tyrannos over a real server: people at sockets and bots, from the opening of a table to the verified record."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import msgspec
import pytest
from websockets.asyncio.client import connect

from emporion.bots.bot import Budget
from emporion.bots.random_bot import RandomBot
from emporion.engine.dealer import SeededDealer
from emporion.engine.match import Match
from emporion.engine.orders import answers_by_order, keep_orders, read_orders
from emporion.engine.participants import seat_letter
from emporion.engine.record import read_record
from emporion.engine.replay import verify
from emporion.engine.view import Sight, View
from emporion.games import get_game, get_orders
from emporion.games.tyrannos.view import Table
from emporion.server.client import TO_CLIENT, Person, TableClient, WasRefused, new_key
from emporion.server.protocol.to_client import TableMessage, TableUpdate
from emporion.server.protocol.to_server import Act, SitDown, Undo
from emporion.server.protocol.updating import updated
from tests.server.processes import serving

pytestmark = pytest.mark.anyio

GAME: Final = get_game("tyrannos")
BUDGET: Final = Budget(ms=1)
SECONDS: Final = 60
MONTHS: Final = "12"


class Player:
    """A person who plays at random, takes one action back, and loses the connection once."""

    def __init__(self, client: TableClient, seat: int, options: dict[str, Any], seed: int) -> None:
        self.client = client
        self.seat = seat
        self.did: list[str] = []
        self.has_undone = False
        self._bot = RandomBot(GAME, GAME.options(options))
        self._rng = random.Random(seed)

    async def play(self) -> None:
        message = self.client.now or await self.client.changed()
        while message.table.status == "playing" or message.view is None:
            decision = asked(message.view, self.seat)
            if message.view is not None and decision is not None:
                await self.act(message.view, decision)
            if self.client.now is message:
                message = await self.client.changed(SECONDS)
            else:
                assert self.client.now is not None
                message = self.client.now

    async def act(self, view: Sight, decision: str) -> None:
        if len(self.did) == 3:
            await self.client.close()  # connects again by itself
        typed = View(**{**msgspec.structs.asdict(view), "table": msgspec.convert(view.table, Table)}, legal=())
        action = self._bot.choose(typed, BUDGET, self._rng)
        try:
            await self.client.submit(Act(new_key(), decision, action))
            self.did.append(action)
            await self.take_back(view.entries)
        except WasRefused as refused:
            if refused.problem.code != "not-now":  # that is, somebody was quicker
                raise

    async def take_back(self, entries: int) -> None:
        """Once, where it is possible."""
        while self.client.now is None or self.client.now.view is None or self.client.now.view.entries <= entries:
            await self.client.changed(SECONDS)
        if not self.has_undone and self.client.now.view.can_undo:
            await self.client.submit(Undo(new_key(), self.seat))
            self.has_undone = True


def asked(view: Sight | None, seat: int) -> str | None:
    """The id of the decision that a seat has to take."""
    return None if view is None else next((one.id for one in view.decisions if one.seat == seat), None)


@pytest.mark.parametrize(("people", "bots"), [(1, ["hoplite"]), (2, ["random", "hoplite"])])
async def test_a_whole_game_is_played_reviewed_exported_and_verified(
    sqlite_url: str, people: int, bots: list[str]
) -> None:
    options = {"players": people + len(bots), "months": MONTHS}
    with serving(sqlite_url, "hasty-reviews") as server:
        persons = [Person(server.url) for _ in range(people)]
        for n, person in enumerate(persons):
            await person.enter(f"Person {n}")
        owner = persons[0]
        free = [{"type": "open"}] * (people - 1)
        seats = [{"type": "me", "name": "Gelon"}, *free, *({"type": "bot", "bot": bot} for bot in bots)]
        table = await owner.open_table("tyrannos", options=options, seats=seats)
        token = await owner.invitation(table)
        for n, person in enumerate(persons[1:], 1):
            await person.join(table, token, f"Person {n}")
        async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as playing:
            players = [playing.create_task(play(person, table, n, options, seed=n)) for n, person in enumerate(persons)]
        did = [player.result() for player in players]
        assert all(one.did for one in did)
        record = read_record(await text_of(owner, f"/api/tables/{table}/record"))
        assert verify(GAME, record).problem is None
        assert record.footer is not None
        assert record.header.options["players"] == options["players"]
        undone = sum(entry.do == "undo" for entry in record.entries)
        assert undone == sum(one.has_undone for one in did)
        copy = await owner.call("POST", "/api/tables/import", {"key": new_key(), "record": record.to_text()})
        log = await owner.call("GET", f"/api/tables/{copy['table']}/log?language=de")
        assert log[-1]["text"]
        assert (await owner.call("GET", f"/api/tables/{table}/at/3"))["table"]
        assert (await owner.call("POST", f"/api/tables/{table}/review"))["status"] in ("working", "ready")


async def play(person: Person, table: str, seat: int, options: dict[str, Any], seed: int) -> Player:
    async with person.sit_at(table) as client:
        player = Player(client, seat, options, seed)
        await player.play()
        return player


async def text_of(person: Person, path: str) -> str:
    def read() -> str:
        with person.caller.open("GET", path) as answer:
            return answer.read().decode()

    return await asyncio.to_thread(read)


# ------------------------------------------------------------------------------------------------ from a position


def position(players: int, is_wanted: Callable[[Match], bool]) -> Match:
    """The first position of its kind, in games at random."""
    given = {"players": players, "months": MONTHS}
    bot = RandomBot(GAME, GAME.options(given))
    for seed in range(50):
        match, rng = Match(GAME, given, SeededDealer(seed), ()), random.Random(seed)
        while not match.is_over:
            if is_wanted(match):
                return match
            decision = match.decisions[0]
            match.submit(decision.seat, decision.id, bot.choose(match.view(decision.seat), BUDGET, rng))
    raise AssertionError("no game came to such a position")


async def seated(url: str, match: Match, seats: list[int]) -> tuple[str, list[Person]]:
    """A table that goes on from there, with a person in each of these seats."""
    owner = Person(url)
    await owner.enter("Owner")
    made = await owner.call("POST", "/api/tables/import", {"key": new_key(), "record": match.record.to_text()})
    table: str = made["table"]
    persons = []
    for seat in seats:
        token = await owner.invitation(table, seat)
        person = Person(url)
        await person.enter(f"Seat {seat}")
        await person.join(table, token, f"Seat {seat}")
        persons.append(person)
    return table, persons


class Wire:
    """All that somebody is sent over a socket."""

    def __init__(self, person: Person, table: str) -> None:
        self._person = person
        self._table = table
        self.heard: list[bytes] = []

    async def listen(self) -> None:
        address = "ws" + self._person.caller.url.removeprefix("http")
        cookie = {"Cookie": self._person.caller.headers["Cookie"]}
        path = f"{address}/api/tables/{self._table}/socket?since=0"
        async with connect(path, additional_headers=cookie, max_size=None) as socket:
            async for frame in socket:
                self.heard.append(frame if isinstance(frame, bytes) else frame.encode())

    async def until(self, is_there: Callable[[TableMessage], bool]) -> None:
        async with asyncio.timeout(SECONDS):
            while not any(is_there(message) for message in tables_after(self.heard)):
                await asyncio.sleep(0.02)


def tables_after(frames: Iterable[bytes]) -> Iterator[TableMessage]:
    """The table as it was after every frame that told of it."""
    now = None
    for frame in frames:
        match TO_CLIENT.decode(frame):
            case TableMessage() as whole:
                now = whole
            case TableUpdate() as update:
                assert now is not None
                assert now.n == update.base
                now = updated(now, update)
            case _:
                continue
        yield now


def two_deploy(match: Match) -> bool:
    return [decision.kind for decision in match.decisions] == ["deployment"] * 2


async def test_a_deployment_is_secret_until_the_other_is_there(sqlite_url: str) -> None:
    match = position(4, two_deploy)
    first, second = (decision.seat for decision in match.decisions)
    rng = random.Random(4)
    bot = RandomBot(GAME, match.options)
    chosen = [bot.choose(match.view(seat), BUDGET, rng) for seat in (first, second)]
    assert chosen[0] != chosen[1]
    with serving(sqlite_url) as server:
        table, (one, other) = await seated(server.url, match, [first, second])
        wire = Wire(other, table)
        listening = asyncio.create_task(wire.listen())
        entries = len(match.record.entries)
        await wire.until(lambda message: message.view is not None)
        known, told = len(wire.heard), await lines(other, table)
        async with one.sit_at(table) as client, other.sit_at(table) as opposite:
            await answer(client, first, chosen[0])
            await wire.until(lambda message: message.view is not None and message.view.entries > entries)
            log = await text_of(other, f"/api/tables/{table}/log?since={told[-1]['n']}")
            news = await text_of(other, f"/api/tables/{table}/news?since={told[-1]['n']}")
            before = [*wire.heard[known:], log.encode(), news.encode()]
            await answer(opposite, second, chosen[1])
            await wire.until(lambda message: b"army-deployed" in msgspec.json.encode(message))
        listening.cancel()
        formation = formation_of(chosen[0])
        assert not [frame for frame in before if formation in frame or chosen[0].encode() in frame]
        assert b"deployment-chosen" in b"".join(before)
        assert any(formation in frame for frame in wire.heard), "this is how a deployment is told when it may be known"


async def answer(client: TableClient, seat: int, action: str) -> None:
    while client.now is None or asked(client.now.view, seat) is None:
        await client.changed()
    decision = asked(client.now.view, seat)
    assert decision is not None
    await client.submit(Act(new_key(), decision, action))


def formation_of(action: str) -> bytes:
    """Where the troops stand, as it is told."""
    return b'"shape":' + msgspec.json.encode(action.split()[1])


async def test_a_standing_order_answers_for_its_seat_and_only_its_seat_learns_so(sqlite_url: str) -> None:
    book = get_orders("tyrannos")

    def is_ordered(match: Match) -> bool:
        return len(match.decisions) == 1 and bool(by_suggestion(match))

    def by_suggestion(match: Match) -> dict[int, Any]:
        seat = match.decisions[0].seat
        seen = match.game.look(match.state, match.options)(seat)
        orders = read_orders(book, msgspec.to_builtins(book.suggested(seen)))
        return answers_by_order(match, book, {seat: keep_orders(book, orders, seen)})

    match = position(2, is_ordered)
    seat = match.decisions[0].seat
    expected = f"{seat_letter(seat)} {GAME.write(by_suggestion(match)[seat])}"
    with serving(sqlite_url) as server:
        table, (one, other) = await seated(server.url, match, [seat, 1 - seat])
        suggested = (await one.call("GET", f"/api/tables/{table}/orders"))["suggested"]
        wire = Wire(other, table)
        listening = asyncio.create_task(wire.listen())
        await one.call("PUT", f"/api/tables/{table}/orders", {"orders": suggested})
        entries = len(match.record.entries)
        await wire.until(lambda message: message.view is not None and message.view.entries > entries)
        listening.cancel()
        own = [line for line in await lines(one, table) if line.get("move", 0) > entries]
        theirs = [line for line in await lines(other, table) if line.get("move", 0) > entries]
        assert own[0]["by_order"] is True
        assert own[0]["who"] == expected[0]
        assert not any(line.get("by_order") for line in theirs)
        with pytest.raises(WasRefused, match=r"bad-order|cannot be read"):
            await one.call("PUT", f"/api/tables/{table}/orders", {"orders": {"sing": True}})


async def lines(person: Person, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = await person.call("GET", f"/api/tables/{table}/log")
    return found


async def test_somebody_sits_down_in_the_lobby_of_a_tyrannos_table(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:
        owner = Person(server.url)
        await owner.enter("Owner")
        games = {game["name"]: game for game in await owner.call("GET", "/api/games")}
        assert games["tyrannos"]["players"] == list(GAME.seats)
        assert "hoplite" in [bot["name"] for bot in games["tyrannos"]["bots"]]
        table = await owner.open_table("tyrannos", options={"players": 2}, seats=[], listed=True)
        async with owner.sit_at(table) as client:
            await client.submit(SitDown(new_key(), "Dion", 0))
        listed = await owner.call("GET", "/api/tables")
        assert [(line["game"], line["id"]) for line in listed] == [("tyrannos", table)]
        with pytest.raises(WasRefused, match="not allowed here"):
            await owner.open_table("tyrannos", seats=[{"type": "bot", "bot": "merchant"}])
        with pytest.raises(WasRefused, match="there is no game 'chess'"):
            await owner.open_table("chess")
        with pytest.raises(WasRefused, match="there is no tutorial of tyrannos"):
            await owner.call("GET", "/api/tutorial?game=tyrannos")
