"""Secrets that cannot be mistaken for anything else: none is in a byte that somebody is sent who may not have it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

import pytest
from litestar.routes import HTTPRoute
from sqlalchemy import create_engine, select
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from emporion.engine.view import View
from emporion.server.client import TABLE, legal_in
from emporion.server.filing import line_of
from emporion.server.people import senders
from emporion.server.settings import Settings
from emporion.server.storage.database import read_url
from emporion.server.storage.schema import PEOPLE, SESSIONS, TABLES, TOKENS
from emporion.server.storage.store import read_table
from emporion.server.tables.table import Table
from emporion.server.web.app import make_app
from tests.server.processes import ServerProcess, serving
from tests.server.web.calls import Answer, Client, new_key
from tests.server.web.stage import REMOTE_SEAT, Stage, set_stage

PASSWORD: Final = "sesame-of-the-forty"
FORGETTING: Final = frozenset(
    {("DELETE", "/api/session"), ("DELETE", "/api/account"), ("POST", "/api/device-link/use")}
)
"""After these one is somebody else, or nobody."""
RENEWING: Final = ("/bot-token", "/invitations", "/account", "/password", "/device-link")
"""With a body that fits, these take away what somebody has."""


class Secret(NamedTuple):
    what: str
    text: bytes
    known_to: frozenset[Client]


class Wires:
    """All bytes that were sent to each, with the address they came from."""

    def __init__(self) -> None:
        self.sent: dict[Client, list[bytes]] = {}
        self.fresh: list[bytes] = []
        """What was sent to anybody since somebody last cleared it."""

    def record(self, to: Client, data: bytes) -> None:
        self.sent.setdefault(to, []).append(data)
        self.fresh.append(data)

    def leaks(self, secrets: Iterable[Secret]) -> list[str]:
        return [
            f"{secret.what}: …{data[max(0, at - 60) : at + 60].decode(errors='replace')}…"
            for secret in secrets
            for client, all_sent in self.sent.items()
            if client not in secret.known_to
            for data in all_sent
            if (at := data.find(secret.text)) >= 0
        ]

    def have(self, client: Client, text: bytes) -> bool:
        return any(text in data for data in self.sent[client])


class Scene(NamedTuple):
    server: ServerProcess
    database: str
    stage: Stage
    wires: Wires

    @property
    def everybody(self) -> list[Client]:
        stage = self.stage
        others = (stage.anonymous, stage.stranger, stage.invited, stage.spectator)
        return [*others, *stage.seats, stage.owner, stage.bot, stage.other_bot]

    @property
    def at_table(self) -> dict[int, Client]:
        """Who plays the seats of the private table."""
        ann, bob, cid = self.stage.seats
        return {0: ann, 1: bob, REMOTE_SEAT: self.stage.bot, 3: cid}


@pytest.fixture
def scene(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Scene]:
    """Everybody calls a real server, and everything that is said to anybody is written down."""
    wires = Wires()
    honest = Client.ask

    def ask(self: Client, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        answer = honest(self, method, path, body, **headers)
        wires.record(self, f"{method} {path}\n{answer.headers}".encode() + answer.body)
        return answer

    monkeypatch.setattr(Client, "ask", ask)
    notices = senders.Settings(webhooks=True)
    with serving(sqlite_url, log_level="debug", address="https://x.example", notices=notices) as server:
        yield Scene(server, sqlite_url, set_stage(server.url), wires)


def test_nobody_is_sent_what_he_may_not_have(scene: Scene) -> None:
    secrets = plant_secrets(scene)
    call_everything(scene)
    watch_everything(scene)
    secrets += hidden_in_the_database(scene)
    assert scene.wires.leaks(secrets) == []
    assert [s.what for s in secrets if s.text.decode() in scene.server.log()] == []
    for secret in secrets:  # each of them is where it belongs: else nothing was looked for
        assert not secret.known_to or any(scene.wires.have(client, secret.text) for client in secret.known_to), secret


def test_the_dealers_secret_comes_out_with_the_end_of_the_game(scene: Scene) -> None:
    dealt = dealers_secrets(scene)[scene.stage.table]
    while (asked := look(scene, scene.stage.seats[0]))["table"]["status"] == "playing":
        assert not any(dealt in data for data in scene.wires.fresh)
        scene.wires.fresh.clear()
        answer_one(scene, asked["view"]["decisions"][0]["seat"])
    for client in (*scene.stage.seats, scene.stage.owner):
        look(scene, client)
        assert client.ask("GET", f"/api/tables/{scene.stage.table}/record").status == 200
        assert scene.wires.have(client, dealt)
    call_everything(scene)
    nobody = frozenset[Client]()
    everybodys_ids = [Secret(f"the id of {name}", id.encode(), nobody) for name, id in people(scene).items()]
    at_table = frozenset([*scene.stage.seats, scene.stage.owner, scene.stage.bot])
    others = Secret("the secret of a table that one may not see", dealt, at_table)
    running = Secret("the secret of a running game", dealers_secrets(scene)[scene.stage.watched], nobody)
    assert scene.wires.leaks([*everybodys_ids, others, running]) == []


def test_a_secret_on_the_wrong_wire_is_found(scene: Scene) -> None:
    """The search finds what is there: here somebody else's view, as if it had been sent to a spectator."""
    secrets = hidden_in_the_database(scene)
    ann, spectator = scene.stage.seats[0], scene.stage.spectator
    scene.wires.record(spectator, ann.ask("GET", f"/api/tables/{scene.stage.table}").body)
    assert [leak for leak in scene.wires.leaks(secrets) if leak.startswith("the hand of seat 0")]


# ------------------------------------------------------------------------------------------------ what is secret


def plant_secrets(scene: Scene) -> list[Secret]:
    """Everybody has something to hide: an account, an address, a note, a word among those at the table, and keys."""
    stage, found = scene.stage, []
    for n, client in enumerate((*stage.seats, stage.owner, stage.stranger)):
        login, address = f"login-of-person-{n}", f"https://hooks.example.invalid/of-person-{n}"
        client.do("POST", "/api/account", {"login": login, "password": f"{PASSWORD}-{n}"})
        client.do("POST", "/api/channels", {"kind": "webhook", "address": address})
        device = client.do("POST", "/api/device-link")["token"]
        for what, text in (("login", login), ("address", address), ("device link", device)):
            found.append(Secret(f"the {what} of person {n}", text.encode(), frozenset([client])))
        found.append(Secret(f"the password of person {n}", f"{PASSWORD}-{n}".encode(), frozenset()))
    for n, client in enumerate(stage.seats):
        note, word = f"note to myself {n}", f"word at the table {n}"
        client.do("PUT", f"/api/tables/{stage.table}/note", {"text": note})
        client.do("POST", f"/api/tables/{stage.table}/commands", {"type": "say", "key": new_key(), "text": word})
        found.append(Secret(f"the note of seat {n}", note.encode(), frozenset([client])))
        found.append(Secret(f"what seat {n} said", word.encode(), frozenset([*stage.seats, stage.owner, stage.bot])))
    return [*found, *keys(scene)]


def keys(scene: Scene) -> list[Secret]:
    """What opens something, and whoever was given it."""
    sessions = [
        Secret("a session", client.headers["Cookie"].partition("=")[2].encode(), frozenset([client]))
        for client in scene.everybody
        if "Cookie" in client.headers
    ]
    given = {"bot": scene.stage.bot.headers["Authorization"].removeprefix("Bearer "), "invite": scene.stage.invitation}
    owner = frozenset([scene.stage.owner])
    return [*sessions, *(Secret(f"the token ({what})", token.encode(), owner) for what, token in given.items())]


def hidden_in_the_database(scene: Scene) -> list[Secret]:
    """What the server never tells anybody, and what each seat has, as its own view writes it."""
    nobody = frozenset[Client]()
    found = [Secret(f"the id of {name}", id.encode(), nobody) for name, id in people(scene).items()]
    found += [Secret("a dealer's secret", text, nobody) for text in dealers_secrets(scene).values()]
    for rows in (select(SESSIONS.c.token), select(TOKENS.c.token)):
        found += [Secret("the digest of a token", row[0].hex().encode(), nobody) for row in read(scene, rows)]
    hashes = read(scene, select(PEOPLE.c.password).where(PEOPLE.c.password.is_not(None)))
    found += [Secret("the hash of a password", row[0].encode(), nobody) for row in hashes]
    match = load(scene, scene.stage.table).playing
    for seat, client in scene.at_table.items():
        found.append(Secret(f"the hand of seat {seat}", hand_of(match.view(seat)), frozenset([client])))
    return found


def hand_of(view: View) -> bytes:
    """The tiles, as a view of their owner ends with them."""
    tiles = ",".join(f'"{tile}"' for tile in view.table.tiles)
    assert len(view.table.tiles) > 2, "too few to be told from others"
    return f'"tiles":[{tiles}]'.encode()


def read(scene: Scene, query: Any) -> list[Any]:
    engine = create_engine(read_url(scene.database))
    with engine.connect() as connection:
        rows = list(connection.execute(query))
    engine.dispose()
    return rows


def people(scene: Scene) -> dict[str, str]:
    return {row.name: row.id for row in read(scene, select(PEOPLE.c.name, PEOPLE.c.id))}


def dealers_secrets(scene: Scene) -> dict[str, bytes]:
    return {row.id: row.secret.hex().encode() for row in read(scene, select(TABLES.c.id, TABLES.c.secret))}


def load(scene: Scene, id: str) -> Table:
    engine = create_engine(read_url(scene.database))
    with engine.connect() as connection:
        stored = read_table(connection, id)
    engine.dispose()
    assert stored is not None
    return Table.load(id, stored.row["secret"], [line_of(entry) for entry in stored.entries], mode="auto")


# ------------------------------------------------------------------------------------------------ what is asked


def call_everything(scene: Scene) -> None:
    """Every route, as everybody, at both tables if it is about one, with bodies that fit and that do not."""
    for method, path in routes():
        if (method, path) in FORGETTING:
            continue
        tables = (scene.stage.table, scene.stage.watched) if "{table}" in path else ("",)
        for table in tables:
            place = path.format(table=table, channel="0" * 32, path="other", entry=7, game="tyros")
            for client in scene.everybody:
                for body in bodies(method, place):
                    for query in queries(method, place):
                        client.ask(method, place + query, body)


def routes() -> Iterator[tuple[str, str]]:
    for route in make_app(Settings()).routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                yield from ((method, route.path_format) for method in sorted(handler.http_methods - {"OPTIONS"}))


def queries(method: str, path: str) -> list[str]:
    """With the eyes of all seats, where there are any; with what cannot be left out."""
    if method != "GET":
        return [""]
    needed = {"why": "about=offer", "preview": "action=pass"}.get(path.rpartition("/")[2], "since=0")
    seats = range(4) if path.startswith(("/api/tables/", "/api/bot/")) else ()
    return [f"?{needed}", *(f"?{needed}&seat={seat}" for seat in seats)]


def bodies(method: str, path: str) -> list[Any]:
    if method in ("GET", "HEAD", "DELETE"):
        return [None]
    fitting = {
        "tables": {"key": new_key(), "game": "tyros"},
        "clone": {"key": new_key()},
        "again": {"key": new_key()},
        "commands": {"type": "act", "key": new_key(), "decision": "1A", "action": "pass"},
        "join": {"key": new_key(), "token": "w" * 43, "name": "Nia"},
    }.get(path.rpartition("/")[2], {"name": "Nia"})
    return [b"{", {"key": 7}] if path.endswith(RENEWING) or method in ("PUT", "PATCH") else [b"{", fitting]


def watch_everything(scene: Scene) -> None:
    """Sockets of everybody to both tables, with all that one may ask over them."""
    for client in scene.everybody:
        headers = {name: value for name, value in client.headers.items() if name in ("Cookie", "Authorization")}
        for table in (scene.stage.table, scene.stage.watched):
            address = f"ws{client.url.removeprefix('http')}/api/tables/{table}/socket"
            try:
                with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
                    for seat in range(4):
                        socket.send(f'{{"type":"look","seat":{seat}}}')
                    for message in ('{"type":"resync"}', '{"type":"undo","key":"u","seat":0}', "{", '{"type":"ping"}'):
                        socket.send(message)
                    frame = ""
                    while '"pong"' not in frame[:20]:
                        frame = str(socket.recv(30))
                        scene.wires.record(client, frame.encode())
            except InvalidStatus as refused:
                scene.wires.record(client, str(refused.response).encode() + refused.response.body)


def look(scene: Scene, client: Client) -> Any:
    """The table as somebody sees it; a program over its stream."""
    path = "/api/bot/stream" if client is scene.stage.bot else f"/api/tables/{scene.stage.table}"
    return client.ask("GET", path).json


def answer_one(scene: Scene, seat: int) -> None:
    """A seat of the private table answers what it is asked, in the way that ends a game soonest."""
    client = scene.at_table[seat]
    message = TABLE.decode(json.dumps(look(scene, client)))
    assert message.view is not None
    decision = next(decision.id for decision in message.view.decisions if decision.id is not None)
    action = random.Random(decision).choice(legal_in(message))
    path = "/api/bot/commands" if client is scene.stage.bot else f"/api/tables/{scene.stage.table}/commands"
    client.do("POST", path, {"type": "act", "key": new_key(), "decision": decision, "action": action})
