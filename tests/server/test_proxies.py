"""The configurations for proxies in deploy/, each by the proxy it is for, before two servers on one PostgreSQL."""

from __future__ import annotations

import asyncio
import http.client
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, closing, contextmanager
from typing import Final, NamedTuple

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from emporion.server.client import DONE, Caller, Person, TableClient, WasRefused, legal_in, new_key
from emporion.server.protocol.to_client import TableMessage
from emporion.server.protocol.to_server import Act, Say
from tests.server.crashing import SEATS
from tests.server.postgres import KEEPER, Postgres
from tests.server.processes import ServerProcess, free_port, is_ready_soon, serving
from tests.server.test_workers import metric

pytestmark = pytest.mark.anyio

DEPLOY: Final = pathlib.Path(__file__).parents[2] / "deploy"
HOST: Final = "localhost"
TABLES: Final = 20
"""So many that none of two servers is without one by chance."""
PATIENCE_S: Final = 30.0
SOON_S: Final = 10.0
"""Less than the time after which a stream gets a sign of life, which would push out what a proxy holds back."""


class Site(NamedTuple):
    """What is different here from the machine for which a configuration is written."""

    folder: pathlib.Path
    """Of the proxy alone; with the certificate in it."""
    port: int
    servers: list[ServerProcess]

    @property
    def url(self) -> str:
        return f"https://{HOST}:{self.port}"


def shipped(name: str, changes: Mapping[str, str]) -> str:
    """A configuration of ours with these changes and no others."""
    text = (DEPLOY / name).read_text()
    for old, new in changes.items():
        assert text.count(old) == 1, f"{name} is not what this test knows: {old!r} is there {text.count(old)} times"
        text = text.replace(old, new)
    return text


def nginx(site: Site) -> list[str]:
    """The command that runs it. What is around its http block is not ours, and differs between systems."""
    first, second = site.servers
    changes = {
        "listen 443 ": f"listen 127.0.0.1:{site.port} ",
        "listen [::]:443 ": f"listen {'[::1]' if speaks_ipv6() else '127.0.0.2'}:{site.port} ",
        "server_name play.example.org;": f"server_name {HOST};",
        "/etc/letsencrypt/live/play.example.org/fullchain.pem": f"{site.folder}/fullchain.pem",
        "/etc/letsencrypt/live/play.example.org/privkey.pem": f"{site.folder}/privkey.pem",
        "    server 127.0.0.1:8000;": f"    server 127.0.0.1:{first.port};",
        "    # server 127.0.0.1:8001;": f"    server 127.0.0.1:{second.port};",
    }
    places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    settings = "".join(f"{place}_temp_path {site.folder}/{place};\n" for place in places)
    around = f"daemon off;\nworker_processes 2;\npid {site.folder}/pid;\nerror_log stderr;\nevents {{}}\n"
    if os.geteuid() == 0:
        around += "user root;\n"  # another could not enter the folder
    path = site.folder / "nginx.conf"
    path.write_text(f"{around}http {{\naccess_log off;\n{settings}{shipped(path.name, changes)}}}\n")
    return [program("nginx"), "-c", str(path), "-e", "stderr"]


def caddy(site: Site) -> list[str]:
    """The command that runs it. A certificate for this machine nobody would give it."""
    first, second = site.servers
    certificate = f"tls {site.folder}/fullchain.pem {site.folder}/privkey.pem"
    changes = {
        "play.example.org {": f"{HOST}:{site.port} {{\n    {certificate}",
        "    reverse_proxy 127.0.0.1:8000 {": f"    reverse_proxy 127.0.0.1:{first.port} 127.0.0.1:{second.port} {{",
    }
    around = "{\n    admin off\n    auto_https disable_redirects\n    default_bind 127.0.0.1\n}\n"
    path = site.folder / "Caddyfile"
    path.write_text(around + shipped(path.name, changes))
    return [program("caddy"), "run", "--config", str(path), "--adapter", "caddyfile"]


def speaks_ipv6() -> bool:
    """Not every container does."""
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


def program(name: str) -> str:
    """Debian keeps some where only root looks for them."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    assert found is not None, f"these tests need {name}: apt install {name}"
    return found


@contextmanager
def running(command: list[str], site: Site) -> Iterator[None]:
    """It ends with us, whatever becomes of us."""
    homes = {name: str(site.folder) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    log = site.folder / "log"
    with log.open("wb") as written:
        keeper = subprocess.Popen(
            ["sh", "-c", KEEPER, "sh", *command],
            stdin=subprocess.PIPE,
            stdout=written,
            stderr=written,
            env=os.environ | homes,
            start_new_session=True,
        )
    try:
        assert is_ready_soon(site.url), f"the proxy does not answer:\n{log.read_text()}"
        yield
    finally:
        end(keeper)


def end(keeper: subprocess.Popen[bytes]) -> None:
    try:
        keeper.communicate(timeout=PATIENCE_S)
    except subprocess.TimeoutExpired:
        os.killpg(keeper.pid, signal.SIGKILL)
        keeper.wait()
        raise


def make_certificate(folder: pathlib.Path) -> None:
    make = f"openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN={HOST}"
    make += f" -addext subjectAltName=DNS:{HOST} -keyout {folder}/privkey.pem -out {folder}/fullchain.pem"
    subprocess.run(make.split(), check=True, capture_output=True)


@pytest.fixture(scope="module", params=[nginx, caddy])
def site(
    request: pytest.FixtureRequest, postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """A proxy before two servers, at a name that this process believes by its certificate."""
    command_of: Callable[[Site], list[str]] = request.param
    folder = tmp_path_factory.mktemp(command_of.__name__)
    make_certificate(folder)
    database = postgres.create_database()
    with ExitStack() as stack:
        stack.callback(postgres.drop_database, database)
        servers = [stack.enter_context(serving(database, secure=True)) for _ in range(2)]
        stack.enter_context(pytest.MonkeyPatch.context()).setenv("SSL_CERT_FILE", str(folder / "fullchain.pem"))
        site = Site(folder, free_port(), servers)
        stack.enter_context(running(command_of(site), site))
        yield site


@asynccontextmanager
async def seated(site: Site) -> AsyncIterator[list[TableClient]]:
    """A new table, with a socket for each of its seats."""
    person = Person(site.url)
    await person.enter("Everybody")
    seats = [{"type": "me", "name": f"Seat {seat}"} for seat in range(SEATS)]
    table = await person.open_table("tyros", options={"players": SEATS}, seats=seats, shared=True)
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(person.sit_at(table, seat)) for seat in range(SEATS)]


async def act(clients: list[TableClient]) -> None:
    """Somebody who is asked answers, and every seat sees it with its own eyes."""
    async with asyncio.timeout(PATIENCE_S):
        for client in clients:
            await shown(client, 1)
        asked, action = next(found for client in clients if (found := answer_of(client)) is not None)
        n = await asked.submit(action)
        for client in clients:
            await shown(client, n)


async def shown(client: TableClient, n: int) -> None:
    while client.now is None or client.now.n < n:
        await client.changed()
    assert client.now.you.viewer == client.seat
    assert client.now.view is not None


def answer_of(client: TableClient) -> tuple[TableClient, Act] | None:
    assert client.now is not None
    assert client.now.view is not None
    view = client.now.view
    decision = next((decision.id for decision in view.decisions if decision.id is not None), None)
    legal = legal_in(client.now)
    return None if decision is None or not legal else (client, Act(new_key(), decision, legal[0]))


async def total(site: Site, name: str) -> float:
    """A figure of both servers, asked without the proxy."""
    return sum([await metric(server.url, name) for server in site.servers])


async def until_is(wanted: float, ask: Callable[[], Awaitable[float]]) -> None:
    deadline = time.monotonic() + SOON_S
    while (found := await ask()) != wanted and time.monotonic() < deadline:
        await asyncio.sleep(0.05)
    assert found == wanted


async def test_all_of_a_table_come_to_one_server_and_if_it_ends_to_the_other(site: Site) -> None:
    """The first test: it counts whatever the servers have in memory."""
    async with AsyncExitStack() as stack:
        tables = [await stack.enter_async_context(seated(site)) for _ in range(TABLES)]
        for clients in tables:
            await act(clients)
        # A server that has opened a table forgets it when it grows at the other.
        await until_is(TABLES, lambda: total(site, "emporion_tables"))
        for server in site.servers:
            here = await metric(server.url, "emporion_tables")
            assert here > 0
            assert await metric(server.url, "emporion_watchers") == SEATS * here
        async with ended(site.servers[0]):
            for clients in tables:
                await act(clients)
            assert await metric(site.servers[1].url, "emporion_watchers") == SEATS * TABLES


@asynccontextmanager
async def ended(server: ServerProcess) -> AsyncIterator[None]:
    assert await asyncio.to_thread(server.stop) == 0
    try:
        yield
    finally:
        await asyncio.to_thread(server.start)


async def test_a_stream_goes_out_line_by_line_and_ends_with_its_reader(site: Site) -> None:
    owner = Person(site.url)
    await owner.enter("Owner")
    seats = [{"type": "me", "name": "Owner"}, {"type": "remote"}, {"type": "remote"}]
    table = await owner.open_table("tyros", options={"players": 3}, seats=seats)
    token = (await owner.call("POST", f"/api/tables/{table}/bot-token", {"seat": 1}))["token"]
    bot = Caller(site.url, {"Authorization": f"Bearer {token}"})
    with bot.open("GET", "/api/bot/stream", timeout=SOON_S) as stream:
        seen = await asyncio.to_thread(next_line, stream)
        for text in ("Hello", "Hello again"):
            done = await owner.call("POST", f"/api/tables/{table}/commands", Say(new_key(), text), DONE)
            assert seen.n < done.n
            seen = await asyncio.to_thread(next_line, stream)
            assert seen.n == done.n
        await until_is(1, lambda: total(site, "emporion_watchers"))
    await until_is(0, lambda: total(site, "emporion_watchers"))


def next_line(stream: http.client.HTTPResponse) -> TableMessage:
    """An empty one only says that the connection lives."""
    return msgspec.json.decode(next(line for line in stream if line.strip()), type=TableMessage)


def status_of_metrics(site: Site, source: str, **headers: str) -> int:
    """What somebody at this address is answered, who asks for what is for the server's own machine alone."""
    connection = http.client.HTTPSConnection(HOST, site.port, timeout=PATIENCE_S, source_address=(source, 0))
    with closing(connection):
        connection.request("GET", "/metrics", headers=headers)
        return connection.getresponse().status


def test_a_server_knows_who_calls_and_nobody_can_be_another(site: Site) -> None:
    assert status_of_metrics(site, "127.0.0.1") == 200
    assert status_of_metrics(site, "127.0.0.2") == 404
    assert status_of_metrics(site, "127.0.0.2", **{"X-Forwarded-For": "127.0.0.1"}) == 404


async def test_pages_of_the_site_may_call_and_others_may_not(site: Site) -> None:
    person = Person(site.url)
    person.caller.headers["Origin"] = site.url
    await person.enter("Ann")
    table = await person.open_table("tyros", options={"players": 3}, seats=[{"type": "me", "name": "Ann"}])
    address = f"wss://{HOST}:{site.port}/api/tables/{table}/socket"
    cookie = {"Cookie": person.caller.headers["Cookie"]}
    async with connect(address, origin=Origin(site.url), additional_headers=cookie) as talk:
        assert await asyncio.wait_for(talk.recv(), PATIENCE_S)
    with pytest.raises(InvalidStatus, match="403"):
        await connect(address, origin=Origin("https://example.org"), additional_headers=cookie)
    person.caller.headers["Origin"] = "https://example.org"
    with pytest.raises(WasRefused, match="another site"):
        await person.enter("Eve")


def test_as_long_a_record_as_the_server_reads_gets_there(site: Site) -> None:
    caller = Caller(site.url)
    caller.call("POST", "/api/session", {"name": "Ann"})
    with pytest.raises(WasRefused, match="line 1"):
        caller.call("POST", "/api/tables/import", {"key": new_key(), "record": "x" * 2_000_000})
