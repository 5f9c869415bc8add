"""Loads a server and measures it: python -m bench.load (--help shows the options)

Driver and server share this machine, on loopback. Every table has four sockets, each with its own view. An action
counts when it is acknowledged, which the server does after its commit; its latency is from sending it to the last of
the four views that show it. Prints JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import pathlib
import random
import resource
import statistics
import time
import urllib.parse
from contextlib import ExitStack
from functools import partial
from typing import Any, Final

import msgspec
import uvloop
from msgspec import UNSET, UnsetType

from emporion.engine.choices import Choices, KindListed, actions_of
from emporion.server.client import Person, new_key, written
from emporion.server.protocol.to_server import Act, Look
from tests.server.databases import DATABASES
from tests.server.processes import ServerProcess, serving

SEATS: Final = 4


class Asked(msgspec.Struct):
    seat: int
    id: str | None = None


class SomeView(msgspec.Struct):
    decisions: list[Asked]


class SomeTable(msgspec.Struct):
    status: str = ""


class Frame(msgspec.Struct):
    """Only what the driver needs of a message: the rest is passed over."""

    type: str
    n: int = 0
    key: str = ""
    view: SomeView | None = None
    choices: Choices | UnsetType | None = UNSET
    table: SomeTable | None = None


DECODER: Final = msgspec.json.Decoder(Frame)


class Socket(asyncio.Protocol):
    """A web socket with nothing but what a measurement needs, so that the driver costs little."""

    def __init__(self, host: str, path: str, cookie: str, hear: Any) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self._hear = hear
        self._data = b""
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the socket"))

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._is_open:
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self._is_open, self._data = True, rest
            self.opened.set_result(None)
        while (frame := self._next()) is not None:
            self._hear(frame)

    def _next(self) -> bytes | None:
        data = self._data
        if len(data) < 2:
            return None
        length, at = data[1] & 127, 2
        if length == 126:
            length, at = int.from_bytes(data[2:4], "big"), 4
        elif length == 127:
            length, at = int.from_bytes(data[2:10], "big"), 10
        if len(data) < at + length:
            return None
        self._data = data[at + length :]
        if data[0] & 15 == 9:
            self._transport.write(b"\x8a" + bytes([0x80 | length]) + b"\0\0\0\0" + data[at : at + length])
            return self._next()
        return data[at : at + length] if data[0] & 15 == 1 else b""

    def send(self, message: Any) -> None:
        """With a mask of zeros, which changes nothing."""
        body = msgspec.json.encode(message)
        size = len(body)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        self._transport.close()


class Table:
    """One game: the socket of every seat, and the action on its way."""

    def __init__(self, load: Load, server: str, id: str, cookie: str) -> None:
        self._load = load
        self._server = server
        self.id = id
        self._cookie = cookie
        self.sockets: list[Socket] = []
        self._heads = [0] * SEATS
        self._choices: list[Choices | None] = [None] * SEATS
        self._ready: tuple[int, Act] | None = None
        self._sent_at: float | None = None
        self._acknowledged: int | None = None
        self.is_over = False

    async def connect(self) -> None:
        address = urllib.parse.urlsplit(self._server)
        loop = asyncio.get_running_loop()
        path = f"/api/tables/{self.id}/socket"
        for seat in range(SEATS):
            make = partial(Socket, address.netloc, path, self._cookie, partial(self.hear, seat))
            _, socket = await loop.create_connection(make, address.hostname, address.port)
            await socket.opened
            self.sockets.append(socket)
            socket.send(Look(seat))

    def hear(self, seat: int, data: bytes) -> None:
        self._load.frames += 1
        self._load.bytes += len(data)
        if not data:
            return
        frame = DECODER.decode(data)
        if frame.type in ("table", "update"):
            self._heads[seat] = max(self._heads[seat], frame.n)
            self.is_over = self.is_over or (frame.table is not None and frame.table.status not in ("", "playing"))
            if frame.choices is not UNSET:
                self._choices[seat] = frame.choices
            if frame.view is not None:
                self._look(seat, frame.view)
        elif frame.type == "done":
            self._load.acknowledged += 1
            self._load.acknowledgements.append(time.perf_counter() - (self._sent_at or 0))
            self._acknowledged = frame.n
        elif frame.type == "refused":
            self._load.refused.append(data.decode())
            self._sent_at = None
        self._settle()

    def _look(self, seat: int, view: SomeView) -> None:
        decision = next((asked.id for asked in view.decisions if asked.id is not None), None)
        choices = self._choices[seat]
        if decision is not None and choices is not None and choices.listed:
            self._ready = seat, Act(new_key(), decision, self._any(choices))
        elif self._ready is not None and self._ready[0] == seat:
            self._ready = None

    def _any(self, choices: Choices) -> str:
        """One of them, put together alone."""
        rng = self._load.rng
        sizes = [len(kind.rows) // max(1, len(kind.parts)) or 1 for kind in choices.listed]
        [kind] = rng.choices(choices.listed, sizes)
        at = rng.randrange(len(kind.rows) // max(1, len(kind.parts)) or 1) * len(kind.parts)
        return written(next(actions_of(KindListed(kind.kind, kind.parts, kind.rows[at : at + len(kind.parts)]))))

    def _settle(self) -> None:
        """An action is done when all four have seen it."""
        if self._sent_at is not None and self._acknowledged is not None and min(self._heads) >= self._acknowledged:
            self._load.latencies.append(time.perf_counter() - self._sent_at)
            self._sent_at = self._acknowledged = None

    @property
    def can_act(self) -> bool:
        return self._ready is not None and self._sent_at is None and not self.is_over

    def act(self) -> None:
        assert self._ready is not None
        seat, action = self._ready
        self._ready = None
        self._sent_at = time.perf_counter()
        self.sockets[seat].send(action)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


class Load:
    def __init__(self, servers: list[ServerProcess], seed: int = 1) -> None:
        self._servers = servers
        self._turns = itertools.cycle(servers)
        self.url = servers[0].url
        self.rng = random.Random(seed)
        self.tables: list[Table] = []
        self.begin()

    def begin(self) -> None:
        """Count from now on."""
        self.frames = self.bytes = self.acknowledged = 0
        self.latencies: list[float] = []
        self.acknowledgements: list[float] = []
        self.refused: list[str] = []

    async def open_table(self) -> Table:
        """At the next server: all who sit at one table have come to the same one."""
        server = next(self._turns).url
        person = Person(server)
        await person.enter("Load")
        seats = [{"type": "me", "name": f"Seat {seat}"} for seat in range(SEATS)]
        id = await person.open_table("tyros", options={"players": SEATS}, seats=seats, shared=True)
        table = Table(self, server, id, person.caller.headers["Cookie"])
        await table.connect()
        return table

    async def set_tables(self, count: int) -> None:
        self.tables += [await self.open_table() for _ in range(count - len(self.tables))]

    async def run(self, rate: float, seconds: float) -> dict[str, Any]:
        """So many actions per second, spread over all tables; finished games make room for new ones."""
        self.begin()
        used = processor_seconds(self._servers)
        own = time.process_time()
        began = time.perf_counter()
        sent, at = 0, 0
        replacing: set[asyncio.Task[None]] = set()
        while (passed := time.perf_counter() - began) < seconds:
            due = int(passed * rate) - sent
            for _ in range(len(self.tables)):
                if due <= 0:
                    break
                at = (at + 1) % len(self.tables)
                table = self.tables[at]
                if table.can_act:
                    table.act()
                    sent, due = sent + 1, due - 1
                elif table.is_over and not replacing:
                    replacing.add(task := asyncio.create_task(self._replace(at)))
                    task.add_done_callback(replacing.discard)
            await asyncio.sleep(0.001)
        await asyncio.sleep(1)
        used = processor_seconds(self._servers) - used
        own = time.process_time() - own
        costs = {"server_ms_per_action": used * 1000 / sent, "driver_ms_per_action": own * 1000 / sent}
        return {**self.summary(rate, seconds, sent), **{name: round(cost, 3) for name, cost in costs.items()}}

    async def _replace(self, at: int) -> None:
        self.tables[at].close()
        self.tables[at] = await self.open_table()

    def summary(self, rate: float, seconds: float, sent: int) -> dict[str, Any]:
        return {
            "wanted_per_second": rate,
            "stored_per_second": round(self.acknowledged / seconds, 1),
            "frames_per_second": round(self.frames / seconds),
            "bytes_per_action": round(self.bytes / sent),
            "megabytes_per_second": round(self.bytes / seconds / 1e6, 1),
            "acknowledged_ms": quantiles(self.acknowledgements),
            "seen_by_all_ms": quantiles(self.latencies),
            "sent": sent,
            "refused": len(self.refused),
        }


def quantiles(seconds: list[float]) -> dict[str, float]:
    if len(seconds) < 100:
        return {}
    cuts = statistics.quantiles(seconds, n=1000)
    return {name: round(cuts[at] * 1000, 1) for name, at in {"p50": 499, "p90": 899, "p99": 989, "p99.9": 998}.items()}


def processes(servers: list[ServerProcess]) -> list[int]:
    return [process for server in servers for process in server.processes()]


def processor_seconds(servers: list[ServerProcess]) -> float:
    """What they have used so far, threads included; not the database's."""
    ticks = 0
    for process in processes(servers):
        fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_mb(servers: list[ServerProcess]) -> float:
    """What they hold."""
    status = [pathlib.Path(f"/proc/{process}/status").read_text() for process in processes(servers)]
    lines = [line.split() for text in status for line in text.splitlines()]
    return round(sum(int(line[1]) for line in lines if line[0] == "VmRSS:") / 1024, 1)


def ignore(frame: bytes) -> None:
    pass


async def idle_sockets(load: Load, servers: list[ServerProcess], count: int) -> dict[str, Any]:
    """Many who only watch a table at which nothing happens; what each costs."""
    table = await load.open_table()
    before = memory_mb(servers)
    address = urllib.parse.urlsplit(load.url)
    loop = asyncio.get_running_loop()
    sockets = []
    began = time.perf_counter()
    for _ in range(count):
        make = partial(Socket, address.netloc, f"/api/tables/{table.id}/socket", "", ignore)
        _, socket = await loop.create_connection(make, address.hostname, address.port)
        await socket.opened
        sockets.append(socket)
    seconds = time.perf_counter() - began
    await asyncio.sleep(1)
    after = memory_mb(servers)
    return {
        "sockets": count,
        "opened_per_second": round(count / seconds),
        "kilobytes_each": round((after - before) * 1024 / count, 1),
        "server_mb": after,
    }


async def bot_tables(load: Load, count: int, seconds: float) -> dict[str, Any]:
    """Tables at which only bots play, half of them quick, half of them slow: how long each waits between two moves."""
    person = Person(load.url)
    await person.enter("Onlooker")
    gaps: dict[str, list[float]] = {"merchant": [], "admiral(ms=500)": []}
    address = urllib.parse.urlsplit(load.url)
    loop = asyncio.get_running_loop()

    def watch(spec: str) -> Any:
        last = time.perf_counter()

        def hear(frame: bytes) -> None:
            nonlocal last
            now = time.perf_counter()
            gaps[spec].append(now - last)
            last = now

        return hear

    for n in range(count):
        spec = list(gaps)[n % 2]
        seats = [{"type": "bot", "bot": spec}] * SEATS
        id = await person.open_table("tyros", options={"players": SEATS}, seats=seats)
        path = f"/api/tables/{id}/socket"
        make = partial(Socket, address.netloc, path, person.caller.headers["Cookie"], watch(spec))
        _, socket = await loop.create_connection(make, address.hostname, address.port)
        await socket.opened
    await asyncio.sleep(5)
    for times in gaps.values():
        times.clear()
    await asyncio.sleep(seconds)
    return {spec: {"moves": len(times), "gap_ms": quantiles(times)} for spec, times in gaps.items()}


async def opening(load: Load, server: ServerProcess) -> dict[str, Any]:
    """What it costs to read a long game again after a start of the server."""
    person = Person(load.url)
    await person.enter("Reader")
    seats = [{"type": "bot", "bot": "random"}] * SEATS
    ids = [await person.open_table("tyros", options={"players": SEATS}, seats=seats) for _ in range(10)]
    games = [await person.call("GET", f"/api/tables/{id}") for id in ids]
    while any(game["table"]["status"] == "playing" for game in games):
        await asyncio.sleep(1)
        games = [await person.call("GET", f"/api/tables/{id}") for id in ids]
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)
    await person.call("GET", f"/api/tables/{ids[0]}")
    used, began = processor_seconds([server]), time.perf_counter()
    for id in ids[1:]:
        await person.call("GET", f"/api/tables/{id}")
    opened = len(ids) - 1
    return {
        "entries": [game["n"] for game in games],
        "processor_ms": round((processor_seconds([server]) - used) * 1000 / opened, 1),
        "wall_ms": round((time.perf_counter() - began) * 1000 / opened, 1),
    }


async def measure(parsed: argparse.Namespace, database: str) -> dict[str, Any]:
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(database, workers=parsed.workers)) for _ in range(parsed.servers)]
        load = Load(servers)
        await load.set_tables(1)
        first = memory_mb(servers)
        await load.set_tables(parsed.tables)
        results: dict[str, Any] = {"tables": parsed.tables, "sockets": SEATS * parsed.tables}
        grown = memory_mb(servers) - first
        results["kilobytes_per_table_with_sockets"] = round(grown * 1024 / (parsed.tables - 1), 1)
        results["load"] = [await load.run(rate, parsed.seconds) for rate in parsed.rate]
        if parsed.idle:
            results["idle"] = await idle_sockets(load, servers, parsed.idle)
            results["load_with_idle"] = await load.run(parsed.rate[0], parsed.seconds)
        if parsed.bots:
            results["bots"] = await bot_tables(load, parsed.bots, parsed.seconds)
        if parsed.opening:
            results["opening"] = await opening(load, servers[0])
        results["refusals"] = load.refused[:3]
        return results


def main() -> None:
    parser = argparse.ArgumentParser(description="Loads a server and measures it.")
    parser.add_argument("--rate", type=float, action="append", help="actions per second (default 300 and 1000)")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--tables", type=int, default=150)
    parser.add_argument("--idle", type=int, default=0, help="sockets that only watch, opened afterwards")
    parser.add_argument("--bots", type=int, default=0, help="tables at which only bots play")
    parser.add_argument("--opening", action="store_true", help="how long a finished game takes to be read again")
    parser.add_argument("--database", choices=DATABASES, default="sqlite", help="an empty one (default sqlite)")
    parser.add_argument("--workers", type=int, default=1, help="behind one port: a table's sockets come to any of them")
    parser.add_argument("--servers", type=int, default=1, help="on ports of their own: a table's sockets come to one")
    parsed = parser.parse_args()
    parsed.rate = parsed.rate or [300, 1000]
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with DATABASES[parsed.database]() as url:
        print(json.dumps(uvloop.run(measure(parsed, url)), indent=2))


if __name__ == "__main__":
    main()
