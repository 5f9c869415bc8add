"""What every call must pass, and what every answer carries."""

from __future__ import annotations

import asyncio
import http.client
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from litestar.types import Message, Receive, Scope, Send
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from emporion.server.people import tokens
from emporion.server.people.tokens import Grant
from emporion.server.settings import Settings
from emporion.server.web import shield
from emporion.server.web.app import BODY_BYTES
from emporion.server.web.callers import Caller
from emporion.server.web.serving import FRAME_BYTES
from emporion.server.web.shield import NotRead, Shield
from tests.server.processes import serving
from tests.server.web.calls import Answer, Client, new_key, person
from tests.server.web.fuzzing import socket_of
from tests.server.web.stage import Stage, set_stage

FRIEND = "https://play.example.org"
IMPORT_BYTES = 2_000_000


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    database = f"sqlite:///{tmp_path_factory.mktemp('shield') / 'emporion.db'}"
    with serving(database, origins=(FRIEND,)) as server:
        yield set_stage(server.url)


@pytest.fixture(scope="module")
def secure_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('secure') / 'emporion.db'}", secure=True) as server:
        yield server.url


# ------------------------------------------------------------------------------------------------ origins


def foreign_origins(url: str) -> list[str]:
    place = urlsplit(url).netloc
    return [
        "https://evil.example",
        "null",
        "",
        "http://[",
        f"{url}.evil.example",
        f"{url}@evil.example",
        f"http://evil.example/{place}",
        f"http://{place.partition(':')[0]}",
        f"http://user@{place}",
        f"ftp://{place}",
        f"{FRIEND}.evil.example",
        FRIEND.replace("https", "http"),
    ]


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_a_page_of_another_site_changes_nothing(stage: Stage, method: str) -> None:
    client = stage.stranger
    for origin in foreign_origins(client.url):
        answer = client.ask(method, "/api/session", {"name": "Mal"}, Origin=origin)
        assert (answer.status, answer.json["code"]) == (403, "not-allowed"), origin
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert client.do("GET", "/api/session")["name"] == "Sam"


def test_an_old_browser_without_an_origin_tells_the_site_otherwise(stage: Stage) -> None:
    for site in ("cross-site", "same-site"):
        assert stage.stranger.ask("POST", "/api/device-link", Sec_Fetch_Site=site).status == 403
    assert stage.stranger.ask("POST", "/api/device-link", Sec_Fetch_Site="same-origin").status == 201


def test_our_own_pages_and_those_of_friends_may_call(stage: Stage) -> None:
    for origin in (stage.stranger.url, FRIEND):
        assert stage.stranger.ask("POST", "/api/device-link", Origin=origin).status == 201
    assert stage.stranger.ask("POST", "/api/device-link").status == 201, "programs name no origin"


def test_behind_tls_a_page_without_it_is_foreign(secure_url: str) -> None:
    """Whoever is between could have written that page."""
    guest, place = {"name": "Ann"}, urlsplit(secure_url).netloc
    assert Client(secure_url).ask("POST", "/api/session", guest, Origin=f"http://{place}").status == 403
    assert Client(secure_url).ask("POST", "/api/session", guest, Origin=f"https://{place}").status == 201


def shake_hands(client: Client, table: str, **headers: str) -> int:
    address = f"ws{client.url.removeprefix('http')}/api/tables/{table}/socket"
    try:
        with connect(address, additional_headers={**client.headers, **headers}) as socket:
            socket.recv()
        return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_a_page_of_another_site_opens_no_socket(stage: Stage) -> None:
    player = stage.seats[0]
    for origin in foreign_origins(player.url):
        assert shake_hands(player, stage.table, Origin=origin) == 403, origin
    assert shake_hands(player, stage.table, Origin=player.url) == 101
    assert shake_hands(player, stage.table) == 101


# ------------------------------------------------------------------------------------------------ headers and cookies


def test_no_page_runs_foreign_or_inline_code(stage: Stage) -> None:
    policy = stage.anonymous.ask("GET", "/api/games").headers["Content-Security-Policy"]
    rules = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert rules["default-src"] == rules["script-src"] == rules["style-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["base-uri"] == rules["object-src"] == "'none'"
    assert "unsafe" not in policy


def test_answers_are_not_kept_by_anybody_between(stage: Stage) -> None:
    assert stage.stranger.ask("GET", "/api/session").headers["Cache-Control"] == "no-store"


def attributes(cookie: str) -> set[str]:
    return {part.strip().lower() for part in cookie.split(";")[1:]}


def test_the_cookie_is_for_this_server_alone(stage: Stage, secure_url: str) -> None:
    plain = Client(stage.anonymous.url).ask("POST", "/api/session", {"name": "Ann"}).headers["Set-Cookie"]
    secure = Client(secure_url).ask("POST", "/api/session", {"name": "Ann"}).headers["Set-Cookie"]
    common = {"httponly", "samesite=strict", "path=/", "max-age=15552000"}
    assert plain.startswith("emporion-session=")
    assert attributes(plain) == common
    assert secure.startswith("__Host-emporion-session=")
    assert attributes(secure) == {*common, "secure"}


def test_tls_is_asked_for_again_next_time(stage: Stage, secure_url: str) -> None:
    assert "Strict-Transport-Security" in Client(secure_url).ask("GET", "/healthz").headers
    assert "Strict-Transport-Security" not in stage.anonymous.ask("GET", "/healthz").headers


# ------------------------------------------------------------------------------------------------ sizes


def test_a_body_has_at_most_64_kb(stage: Stage) -> None:
    fits = b"x" * BODY_BYTES
    assert stage.stranger.ask("POST", "/api/tables", fits).status == 400
    answer = stage.stranger.ask("POST", "/api/tables", fits + b"x")
    assert (answer.status, answer.json["code"]) == (413, "too-big")


def test_a_body_that_does_not_tell_its_size_has_no_more(stage: Stage) -> None:
    connection = http.client.HTTPConnection(urlsplit(stage.stranger.url).netloc, timeout=30)
    pieces = (b"x" * 1000 for _ in range(BODY_BYTES // 1000 + 1))
    connection.request("POST", "/api/tables", pieces, dict(stage.stranger.headers), encode_chunked=True)
    assert connection.getresponse().status == 413
    connection.close()


def test_a_record_has_at_most_2_mb(stage: Stage) -> None:
    def send(size: int) -> int:
        return stage.stranger.ask("POST", "/api/tables/import", {"key": new_key(), "record": "x" * size}).status

    assert send(IMPORT_BYTES) == 400, "read, and found to be no record"
    assert send(IMPORT_BYTES + 1) == 400
    assert send(2 * IMPORT_BYTES) == 413


def test_a_frame_has_at_most_16_kb(stage: Stage) -> None:
    with socket_of(stage.seats[0], stage.table) as socket:
        socket.recv()
        socket.send("x" * FRAME_BYTES)
        assert "bad-request" in str(socket.recv())
        socket.send("x" * (FRAME_BYTES + 1))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


# ------------------------------------------------------------------------------------------------ slow readers


def test_whoever_does_not_read_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shield, "PATIENCE", 0.01)

    async def answers(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def never_takes(message: Message) -> None:
        await asyncio.Event().wait()

    async def says_nothing() -> Any:
        raise AssertionError("nobody asks")

    scope: Any = {"type": "http", "method": "GET", "path": "/", "headers": []}
    with pytest.raises(NotRead):
        asyncio.run(asyncio.wait_for(Shield(answers, Settings())(scope, says_nothing, never_takes), 20))


# ------------------------------------------------------------------------------------------------ how often


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A server with limits. The tests come from different addresses, and so are not in each other's way."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('limited') / 'emporion.db'}", limits=True) as server:
        yield set_stage(server.url)


def first_refusal(client: Client, most: int, method: str, path: str) -> Answer:
    for _ in range(most):
        answer = client.ask(method, path)
        if answer.status == 429:
            return answer
    raise AssertionError(f"{most} times {method} {path}, and no end")


def test_who_does_it_too_often_waits_and_nobody_else(limited: Stage) -> None:
    refused = first_refusal(limited.seats[0], 400, "GET", "/api/my/tables")
    assert refused.json["code"] == "too-much"
    assert int(refused.headers["Retry-After"]) >= refused.json["wait_seconds"] > 0
    assert refused.json["message"] == "that was too often: wait 1 second", "a part of a second is not none"
    assert limited.seats[1].ask("GET", "/api/my/tables").status == 200


def test_programs_on_one_machine_are_not_in_each_others_way() -> None:
    def program(address: str, seat: int) -> Caller:
        return Caller(address, bot=Grant(tokens.Scope.BOT, "ann", "table", seat))

    assert program("192.0.2.1", 0).counts_as != program("192.0.2.1", 1).counts_as
    assert program("192.0.2.1", 0).counts_as == program("192.0.2.2", 0).counts_as
    assert Caller("192.0.2.1").counts_as == "192.0.2.1"


def test_passwords_are_not_tried_faster_by_many_guests(limited: Stage) -> None:
    """Anybody can be as many guests as he likes: an address counts, however many people it is."""
    url, guess = limited.anonymous.url, {"login": "ann", "password": "a long password"}
    guests = [person(url, f"Guest {n}", "192.0.2.1") for n in range(12)]
    statuses = [guest.ask("POST", "/api/account/login", guess).status for guest in guests]
    assert statuses[0] == 403
    assert statuses[-1] == 429
    assert person(url, "Ann", "192.0.2.2").ask("POST", "/api/account/login", guess).status == 403


def test_what_a_proxy_was_told_about_an_address_does_not_count(limited: Stage) -> None:
    """Only what our own proxy has added, at the end."""
    told = [Client(limited.anonymous.url, {"X-Forwarded-For": f"192.0.2.{n}, 198.51.100.7"}) for n in range(12)]
    statuses = [client.ask("POST", "/api/device-link/use", {"token": "x" * 43}).status for client in told]
    assert statuses[0] == 404
    assert statuses[-1] == 429


@pytest.mark.parametrize("address", ["unknown", "_hidden", "fe80::1%eth0", "[::1]:80", "1.2.3.4:5", "\u00e9"])
def test_an_address_that_is_none_is_no_fault(limited: Stage, address: str) -> None:
    assert limited.anonymous.ask("GET", "/healthz", X_Forwarded_For=address).status == 200


def test_tokens_are_not_tried_without_end(limited: Stage) -> None:
    headers = {"X-Forwarded-For": "203.0.113.1", "Authorization": "Bearer wrong"}
    first_refusal(Client(limited.anonymous.url, headers), 400, "GET", "/api/games")


def test_sockets_are_counted(limited: Stage) -> None:
    statuses = [shake_hands(limited.spectator, limited.watched) for _ in range(40)]
    assert statuses[0] == 101
    assert statuses[-1] == 403
    assert shake_hands(limited.stranger, limited.watched) == 101


def test_frames_are_counted(limited: Stage) -> None:
    with socket_of(limited.invited, limited.watched) as socket:
        socket.recv()
        answers = []
        for _ in range(100):
            socket.send("no message at all")
            answers.append(str(socket.recv()))
    assert "bad-request" in answers[0]
    assert "too-much" in answers[-1]
