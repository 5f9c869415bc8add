"""Sessions and invitations under attack."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.processes import serving
from tests.server.web.calls import Client, new_key, person
from tests.server.web.rows import everything_in
from tests.server.web.stage import bot_of, invite, join, open_table

PASSWORD = "several words make a good one"
MANY = 8


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('people') / 'emporion.db'}"


@pytest.fixture(scope="module")
def url(database: str) -> Iterator[str]:
    with serving(database) as server:
        yield server.url


def name_of(client: Client) -> str | None:
    answer = client.ask("GET", "/api/session")
    return answer.json["name"] if answer.status == 200 else None


# ------------------------------------------------------------------------------------------------ sessions


def test_a_session_is_never_one_that_the_browser_came_with(url: str) -> None:
    """Whoever plants a cookie in somebody's browser must not know the session that comes of it."""
    planted = Client(url, {"Cookie": "emporion-session=planted"})
    planted.do("POST", "/api/session", {"name": "Ann"})
    assert name_of(planted) == "Ann"
    assert "planted" not in planted.headers["Cookie"]
    assert name_of(Client(url, {"Cookie": "emporion-session=planted"})) is None


def test_an_account_has_another_session_than_the_guest_had(url: str) -> None:
    """Somebody may have planted his own guest in the browser of whoever registers."""
    guest = person(url, "Ann")
    attacker = Client(url, dict(guest.headers))
    link = attacker.do("POST", "/api/device-link")["token"]
    guest.do("POST", "/api/account", {"login": "ann", "password": PASSWORD})
    assert name_of(guest) == "Ann"
    assert name_of(attacker) is None
    assert attacker.ask("POST", "/api/device-link/use", {"token": link}).status == 404


def test_whoever_is_forgotten_leaves_his_tables(url: str) -> None:
    owner, others = person(url, "Olga"), [person(url, name) for name in ("Ann", "Bob", "Cid")]
    running, waiting, own = open_table(owner), open_table(owner), open_table(others[0])
    for table, guests in ((running, others), (waiting, others[:1])):
        invitation = invite(owner, table)
        for client in guests:
            join(client, table, invitation, name_of(client) or "")
    others[0].do("DELETE", "/api/account")
    assert name_of(others[0]) is None
    seats = others[1].do("GET", f"/api/tables/{running}")["table"]["seats"]
    assert (seats[0]["name"], seats[0]["controller"]) == ("someone", {"type": "autopilot"})
    assert [seat["name"] for seat in seats[1:]] == ["Bob", "bot", "Cid"]
    assert owner.do("GET", f"/api/tables/{waiting}")["table"]["seats"][0]["controller"] == {"type": "vacant"}
    assert owner.do("GET", f"/api/tables/{own}")["table"]["status"] == "closed"


def test_another_password_signs_out_all_other_devices(url: str) -> None:
    here = person(url, "Bob")
    here.do("POST", "/api/account", {"login": "bob", "password": PASSWORD})
    there = Client(url)
    there.do("POST", "/api/account/login", {"login": "BOB", "password": PASSWORD})
    assert name_of(there) == "Bob"
    here.do("POST", "/api/account/password", {"old": PASSWORD, "new": PASSWORD + "!"})
    assert (name_of(here), name_of(there)) == ("Bob", None)


def test_a_wrong_password_and_an_unknown_login_look_the_same(url: str) -> None:
    person(url, "Cid").do("POST", "/api/account", {"login": "cid", "password": PASSWORD})
    wrong, unknown = (
        Client(url).ask("POST", "/api/account/login", {"login": login, "password": "not that one at all"})
        for login in ("cid", "dan")
    )
    assert (wrong.status, wrong.body) == (unknown.status, unknown.body)
    assert set(wrong.headers) == set(unknown.headers)


def test_who_signs_out_is_nobody(url: str) -> None:
    eva = person(url, "Eva")
    cookie = eva.headers["Cookie"]
    eva.do("DELETE", "/api/session")
    assert name_of(Client(url, {"Cookie": cookie})) is None


def test_a_device_link_is_used_once_by_whoever_is_first(url: str) -> None:
    link = person(url, "Fay").do("POST", "/api/device-link")["token"]
    devices = [Client(url) for _ in range(MANY)]
    with ThreadPoolExecutor(MANY) as threads:
        used = threads.map(lambda device: device.ask("POST", "/api/device-link/use", {"token": link}).status, devices)
        assert sorted(used) == [201] + [404] * (MANY - 1)


# ------------------------------------------------------------------------------------------------ invitations


def race(clients: list[Client], table: str, token: str) -> list[int]:
    """All join at once."""

    def enter(n: int) -> int:
        body = {"key": new_key(), "token": token, "name": f"Guest {n}"}
        return clients[n].ask("POST", f"/api/tables/{table}/join", body).status

    with ThreadPoolExecutor(len(clients)) as threads:
        return sorted(threads.map(enter, range(len(clients))))


def test_of_many_who_come_for_one_seat_one_gets_it(url: str) -> None:
    owner = person(url, "Olga")
    table = open_table(owner, watched=False)
    token = invite(owner, table, seat=0)
    statuses = race([person(url, f"Guest {n}") for n in range(MANY)], table, token)
    assert statuses[0] == 201
    assert set(statuses[1:]) <= {404, 409}
    assert [seat["controller"]["type"] for seat in seats(owner, table)] == ["person", "vacant", "remote", "vacant"]


def test_of_many_who_come_for_the_free_seats_each_is_taken_once(url: str) -> None:
    owner = person(url, "Olga")
    table = open_table(owner, watched=False)
    statuses = race([person(url, f"Guest {n}") for n in range(MANY)], table, invite(owner, table))
    assert statuses == [201] * 3 + [409] * (MANY - 3)
    names = [seat["name"] for seat in seats(owner, table)]
    assert len(set(names)) == len(names)


def seats(client: Client, table: str) -> list[dict[str, dict[str, str]]]:
    found: list[dict[str, dict[str, str]]] = client.do("GET", f"/api/tables/{table}")["table"]["seats"]
    return found


def test_an_invitation_opens_one_table(url: str) -> None:
    owner, guest = person(url, "Olga"), person(url, "Gus")
    table, other = open_table(owner, watched=False), open_table(owner, watched=False)
    body = {"key": new_key(), "token": invite(owner, other), "name": "Gus"}
    assert guest.ask("POST", f"/api/tables/{table}/join", body).status == 404


def test_who_did_not_hear_that_he_sits_asks_again(url: str) -> None:
    """A link to one seat is used up by then; that is no reason to send its guest away."""
    owner, guest = person(url, "Olga"), person(url, "Gus")
    table = open_table(owner, watched=False)
    body = {"key": new_key(), "token": invite(owner, table, 1), "name": "Gus"}
    answers = [guest.do("POST", f"/api/tables/{table}/join", body) for _ in range(2)]
    assert answers[0] == answers[1]
    assert guest.ask("POST", f"/api/tables/{table}/join", {**body, "key": new_key()}).status == 404
    assert person(url, "Hal").ask("POST", f"/api/tables/{table}/join", body).status == 404


def test_a_new_invitation_ends_the_one_before(url: str) -> None:
    owner, guest = person(url, "Olga"), person(url, "Gus")
    table = open_table(owner, watched=False)
    old = invite(owner, table)
    join(guest, table, invite(owner, table), "Gus")
    body = {"key": new_key(), "token": old, "name": "Hal"}
    assert person(url, "Hal").ask("POST", f"/api/tables/{table}/join", body).status == 404


def test_a_bots_token_is_no_invitation_and_an_invitation_no_bots_token(url: str) -> None:
    owner, guest = person(url, "Olga"), person(url, "Gus")
    table = open_table(owner, watched=False)
    token = bot_of(owner, table).headers["Authorization"].removeprefix("Bearer ")
    body = {"key": new_key(), "token": token, "name": "Gus"}
    assert guest.ask("POST", f"/api/tables/{table}/join", body).status == 404
    bearer = Client(url, {"Authorization": f"Bearer {invite(owner, table)}"})
    assert bearer.ask("GET", "/api/bot/stream").status == 401


def test_a_key_of_an_owner_is_none_of_the_server(url: str, database: str) -> None:
    """The server's own submissions have keys, too: if an owner could use one up, a bot would never answer."""
    table = open_table(person(url, "Olga"), key="server:9")
    keys = [key for found, _, _, key, _ in everything_in(database)["entries"] if found == table and key is not None]
    assert len(keys) == 1
    assert keys[0] != "server:9"
