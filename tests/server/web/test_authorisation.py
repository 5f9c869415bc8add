"""Who may call what: every route, as everybody. A route that is not in the table below fails the tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from emporion.engine.dealer import CommittedDealer
from emporion.engine.match import Match
from emporion.games import get_game
from emporion.server.settings import Settings
from emporion.server.web.app import make_app
from emporion.server.web.callers import RULE, May
from tests.server.postgres import Postgres
from tests.server.processes import serving
from tests.server.web.calls import Client, new_key
from tests.server.web.rows import everything_in
from tests.server.web.stage import REMOTE_SEAT, Stage, set_stage

# The first nine are at a table that only those who sit at it and its owner may see, and at which a game runs. The
# onlooker (without a session) and the spectator (with one) are at a table that everybody may watch.
MATRIX: Final = """
                                anonymous stranger invited seat-0 seat-1 seat-3 owner bot other-bot onlooker spectator
GET /                                 200      200     200    200    200    200   200 403       403      200       200
HEAD /                                200      200     200    200    200    200   200 403       403      200       200
GET /{path}                           200      200     200    200    200    200   200 403       403      200       200
HEAD /{path}                          200      200     200    200    200    200   200 403       403      200       200
GET /healthz                          200      200     200    200    200    200   200 403       403      200       200
GET /readyz                           200      200     200    200    200    200   200 403       403      200       200
GET /metrics                          200      200     200    200    200    200   200 200       200      200       200
GET /api/schema                       200      200     200    200    200    200   200 403       403      200       200
GET /api/schema/openapi.json          200      200     200    200    200    200   200 403       403      200       200
GET /api/schema/{path}                404      404     404    404    404    404   404 403       403      404       404
POST /api/session                     201      201     201    201    201    201   201 403       403      201       201
GET /api/session                      401      200     200    200    200    200   200 403       403      401       200
PATCH /api/session                    401      200     200    200    200    200   200 403       403      401       200
DELETE /api/session                   401      204     204    204    204    204   204 403       403      401       204
POST /api/account                     401      201     201    201    201    201   201 403       403      401       201
DELETE /api/account                   401      204     204    204    204    204   204 403       403      401       204
POST /api/account/login               403      403     403    403    403    403   403 403       403      403       403
POST /api/account/password            401      409     409    409    409    409   409 403       403      401       409
POST /api/device-link                 401      201     201    201    201    201   201 403       403      401       201
POST /api/device-link/use             404      404     404    404    404    404   404 403       403      404       404
GET /api/channel-kinds                401      200     200    200    200    200   200 403       403      401       200
GET /api/channels                     401      200     200    200    200    200   200 403       403      401       200
POST /api/channels                    401      409     409    409    409    409   409 403       403      401       409
POST /api/channels/{channel}/confirm  401      404     404    404    404    404   404 403       403      401       404
DELETE /api/channels/{channel}        401      404     404    404    404    404   404 403       403      401       404
GET /api/games                        200      200     200    200    200    200   200 403       403      200       200
GET /api/games/{game}/picture         200      200     200    200    200    200   200 403       403      200       200
GET /api/tutorial                     200      200     200    200    200    200   200 403       403      200       200
GET /api/words                        200      200     200    200    200    200   200 403       403      200       200
GET /api/my/tables                    401      200     200    200    200    200   200 403       403      401       200
GET /api/tables                       200      200     200    200    200    200   200 403       403      200       200
POST /api/tables                      401      201     201    201    201    201   201 403       403      401       201
POST /api/tables/import               401      201     201    201    201    201   201 403       403      401       201
GET /api/tables/{table}               404      404     404    200    200    200   200 403       403      200       200
GET /api/tables/{table}/news          404      404     404    200    200    200   200 403       403      200       200
GET /api/tables/{table}/why           401      404     404    200    200    200   403 403       403      401       403
GET /api/tables/{table}/preview       401      404     404    409    409    409   403 403       403      401       403
GET /api/tables/{table}/check         401      404     404    409    409    409   403 403       403      401       403
GET /api/tables/{table}/guidance      401      404     404    200    200    200   403 403       403      401       403
GET /api/tables/{table}/at/{entry}    404      404     404    200    200    200   200 403       403      200       200
GET /api/tables/{table}/at/{entry}/sheet 404   404     404    200    200    200   200 403       403      200       200
GET /api/tables/{table}/log           404      404     404    200    200    200   200 403       403      200       200
GET /api/tables/{table}/hint          401      404     404    409    409    409   403 403       403      401       403
POST /api/tables/{table}/review       404      404     404    409    409    409   409 403       403      409       409
GET /api/tables/{table}/review        404      404     404    409    409    409   409 403       403      409       409
GET /api/tables/{table}/record        404      404     404    409    409    409   409 403       403      409       409
POST /api/tables/{table}/clone        404      404     404    201    201    201   201 403       403      401       201
POST /api/tables/{table}/again        401      404     404    409    409    409   403 403       403      401       403
POST /api/tables/{table}/commands     404      404     404    201    201    201   201 403       403      401       403
POST /api/tables/{table}/join         401      404     409    403    403    403   404 403       403      401       404
POST /api/tables/{table}/invitations  401      404     404    403    403    403   201 403       403      401       403
POST /api/tables/{table}/bot-token    401      404     404    403    403    403   201 403       403      401       403
GET /api/tables/{table}/note          401      200     200    200    200    200   200 403       403      401       200
PUT /api/tables/{table}/note          401      404     404    204    204    204   403 403       403      401       403
GET /api/tables/{table}/orders        401      404     404    200    200    200   403 403       403      401       403
PUT /api/tables/{table}/orders        401      404     404    204    204    204   403 403       403      401       403
SOCKET /api/tables/{table}/socket     403      403     403    101    101    101   101 403       403      101       101
GET /api/bot/stream                   401      401     401    401    401    401   401 200       200      401       401
POST /api/bot/commands                401      401     401    401    401    401   401 409       409      401       401
"""

ROLES, *LINES = [line.split() for line in MATRIX.strip().splitlines()]
EXPECTED: Final = {f"{verb} {path}": dict(zip(ROLES, map(int, cells), strict=True)) for verb, path, *cells in LINES}
READING: Final = [route for route in EXPECTED if route.startswith(("GET ", "HEAD "))]
QUERIES: Final = {
    "why": "about=pass",
    "preview": "action=pass",
    "check": "action=pass",
    "words": "game=tyros",
    "tutorial": "game=tyros",
}
"""What these cannot do without."""
WRONG: Final = "w" * 43
"""It could be a token."""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('authorisation') / 'emporion.db'}"


@pytest.fixture(scope="module")
def url(database: str) -> Iterator[str]:
    with serving(database) as server:
        yield server.url


@pytest.fixture(scope="module")
def postgres_server_url(postgres: Postgres) -> Iterator[str]:
    database = postgres.create_database()
    with serving(database) as server:
        yield server.url
    postgres.drop_database(database)


def test_every_route_has_a_rule_and_a_line_in_the_matrix() -> None:
    found = set()
    for route in make_app(Settings()).routes:
        path = route.path_format
        if isinstance(route, WebSocketRoute):
            assert isinstance(route.route_handler.opt.get(RULE), May), path
            found.add(f"SOCKET {path}")
        elif isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                methods = handler.http_methods - {"OPTIONS"}  # closed to all, see below
                assert not methods or isinstance(handler.opt.get(RULE), May), path
                found |= {f"{method} {path}" for method in methods}
        else:
            raise AssertionError(f"{path} is of a kind that has no rule: {type(route).__name__}")
    assert found == set(EXPECTED)


@pytest.mark.parametrize("route", EXPECTED)
def test_who_may_call_it(url: str, route: str) -> None:
    assert call_as_everybody(url, route) == EXPECTED[route]


@pytest.mark.parametrize("route", [route for route in EXPECTED if "{table}" in route])
def test_who_may_call_it_on_postgresql(postgres_server_url: str, route: str) -> None:
    assert call_as_everybody(postgres_server_url, route) == EXPECTED[route]


def test_a_route_without_a_rule_is_closed(url: str) -> None:
    """Litestar adds these by itself."""
    assert Client(url).ask("OPTIONS", "/api/games").status == 403


def test_reading_changes_nothing(url: str, database: str) -> None:
    stage = set_stage(url)
    before = everything_in(database)
    for route in READING:
        for role in ROLES:
            call(stage, route, role)
    assert everything_in(database) == before
    stage.owner.do("POST", f"/api/tables/{stage.table}/commands", body_of(stage, "commands", "owner"))
    assert everything_in(database) != before


# ------------------------------------------------------------------------------------------------ calling


def call_as_everybody(url: str, route: str) -> dict[str, int]:
    """The owner comes last: he can end the bot's token, with a new one or by going himself."""
    stage = set_stage(url)
    return {role: call(stage, route, role) for role in sorted(ROLES, key="owner".__eq__)}


def call(stage: Stage, route: str, role: str) -> int:
    """The status of the answer."""
    verb, _, path = route.partition(" ")
    table = stage.watched if role in ("onlooker", "spectator") else stage.table
    path = path.format(table=table, channel="0" * 32, path="other", entry=0, game="tyros")
    what = path.rpartition("/")[2]
    client = client_of(stage, role)
    if verb == "SOCKET":
        return shake_hands(client, path)
    query = f"?{QUERIES[what]}" if what in QUERIES else ""
    return client.ask(verb, path + query, body_of(stage, what, role, verb)).status


def client_of(stage: Stage, role: str) -> Client:
    match role.partition("-"):
        case "seat", _, seat:
            return stage.seats[("0", "1", "3").index(seat)]
        case "onlooker", _, _:
            return stage.anonymous
    client: Client = getattr(stage, role.replace("-", "_"))
    return client


def shake_hands(client: Client, path: str) -> int:
    headers = {name: value for name, value in client.headers.items() if name in ("Cookie", "Authorization")}
    try:
        with connect(f"ws{client.url.removeprefix('http')}{path}", additional_headers=headers) as socket:
            socket.recv()
        return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def body_of(stage: Stage, what: str, role: str, verb: str = "POST") -> Any:
    """Something that would be accepted of whoever may do it."""
    if verb not in ("POST", "PUT", "PATCH"):
        return None
    has_invitation = role == "invited" or role.startswith("seat-")
    return {
        "session": {"name": "Nia"},
        "account": {"login": f"nia-{new_key()}", "password": "a long password"},
        "login": {"login": "nobody", "password": "a long password"},
        "password": {"old": "a long password", "new": "another password"},
        "use": {"token": WRONG},
        "confirm": {"code": "012345"},
        "channels": {"kind": "email", "address": "nia@example.org"},
        "tables": {"key": new_key(), "game": "tyros"},
        "import": {"key": new_key(), "record": new_record()},
        "clone": {"key": new_key()},
        "again": {"key": new_key()},
        "commands": act() if role.endswith("bot") else {"type": "say", "key": new_key(), "text": "hello"},
        "join": {"key": new_key(), "token": stage.invitation if has_invitation else WRONG, "name": "Nia"},
        "invitations": {},
        "bot-token": {"seat": REMOTE_SEAT},
        "note": {"text": "remember"},
        "orders": {"orders": {"only_answer": True}},
    }.get(what)


def act() -> Any:
    """Allowed to a bot, but not now: there is no such decision."""
    return {"type": "act", "key": new_key(), "decision": "99999", "action": "pass"}


def new_record() -> str:
    game = get_game("tyros")
    return Match(game, {"players": 4}, CommittedDealer(bytes(32)), ("A", "B", "C", "D")).record.to_text()
