"""However much logs tell, it is nothing of anybody's own: no token, cookie, password, address or talk."""

from __future__ import annotations

import asyncio
import pathlib
import re
import time
from typing import Any

import pytest

from emporion.server.people.addresses import Rules
from emporion.server.people.senders import MailSettings
from emporion.server.people.senders import Settings as Notices
from tests.server.processes import ServerProcess, serving
from tests.server.receivers import MailReceiver, listening
from tests.server.web.calls import Client, new_key, person
from tests.server.web.fuzzing import socket_of
from tests.server.web.stage import Stage, invite, set_stage

PATIENCE_S = 30.0
SECRETS = {
    "password": "sentinel-password-1",
    "another password": "sentinel-password-2",
    "talk over HTTP": "sentinel-talk-3",
    "talk over a socket": "sentinel-talk-4",
    "address": "sentinel-5@example.org",
    "webhook": "https://hooks.example.invalid/sentinel-6",
    "note": "sentinel-note-7",
    "wrong token": "sentinel-token-8-sentinel-token-8",
    "wrong cookie": "sentinel-cookie-9",
    "wrong frame": "sentinel-frame-10",
    "wrong body": "sentinel-body-11",
    "record": "sentinel-record-12",
    "mail server": "sentinel-password-13",
    "wrong code": "sentinel-code-14",
}


@pytest.mark.anyio
async def test_nothing_of_anybody_is_in_the_logs(tmp_path: pathlib.Path) -> None:
    mail = MailReceiver()
    async with listening(mail) as port:
        set_up: Any = {"log_level": "debug", "address": "https://x.example", "notices": notices(port)}
        with serving(f"sqlite:///{tmp_path / 'emporion.db'}", **set_up) as server:
            told = await asyncio.to_thread(use_everything, server, mail)
            log = server.log()
    assert "outbox: notice" in log, "somebody should have been told in vain"
    for what, secret in {**SECRETS, **told}.items():
        assert secret not in log, what


def notices(port: int) -> Notices:
    mail = MailSettings("127.0.0.1", "table@example.org", port, "none", None, SECRETS["mail server"])
    return Notices(mail=mail, webhooks=True, addresses=Rules())


def use_everything(server: ServerProcess, mail: MailReceiver) -> dict[str, str]:
    """Do whatever there is to do with a secret, rightly and wrongly; tells the secrets that came of it."""
    stage = set_stage(server.url)
    ann = stage.seats[0]
    manage_account(server.url)
    talk(stage)
    blunder(stage)
    ann.do("PUT", f"/api/tables/{stage.table}/note", {"text": SECRETS["note"]})
    code = confirm_address(ann, mail)
    play_by_mail(server, ann)
    return {
        "code": code,
        "cookie": ann.headers["Cookie"].partition("=")[2],
        "token of a bot": stage.bot.headers["Authorization"].removeprefix("Bearer "),
        "invitation": invite(stage.owner, stage.table),
        "device link": ann.do("POST", "/api/device-link")["token"],
    }


def manage_account(url: str) -> None:
    account, old, new = person(url, "Pia"), SECRETS["password"], SECRETS["another password"]
    account.do("POST", "/api/account", {"login": "pia", "password": old})
    account.do("POST", "/api/account/password", {"old": old, "new": new})
    Client(url).do("POST", "/api/account/login", {"login": "pia", "password": new})
    assert Client(url).ask("POST", "/api/account/login", {"login": "pia", "password": old}).status == 403


def talk(stage: Stage) -> None:
    ann, path = stage.seats[0], f"/api/tables/{stage.table}/commands"
    ann.do("POST", path, {"type": "say", "key": new_key(), "text": SECRETS["talk over HTTP"]})
    with socket_of(ann, stage.table) as socket:
        socket.send(f'{{"type":"say","key":"{new_key()}","text":"{SECRETS["talk over a socket"]}"}}')
        socket.send(SECRETS["wrong frame"])
        while "refused" not in str(socket.recv()):
            pass
        socket.send(b"\xff" + SECRETS["wrong frame"].encode(), text=True)


def blunder(stage: Stage) -> None:
    url = stage.anonymous.url
    wrong: list[tuple[Client, str, str, Any]] = [
        (Client(url, {"Authorization": f"Bearer {SECRETS['wrong token']}"}), "GET", "/api/games", None),
        (Client(url, {"Cookie": f"emporion-session={SECRETS['wrong cookie']}"}), "GET", "/api/session", None),
        (Client(url), "POST", "/api/device-link/use", {"token": SECRETS["wrong token"]}),
        (Client(url), "POST", "/api/session", {"name": SECRETS["wrong body"] * 50}),
        (Client(url), "POST", "/api/session", SECRETS["wrong body"].encode()),
        (stage.owner, "POST", "/api/tables/import", {"key": new_key(), "record": SECRETS["record"]}),
    ]
    for client, method, path, body in wrong:
        assert client.ask(method, path, body).status >= 400


def confirm_address(ann: Client, mail: MailReceiver) -> str:
    """After a wrong address and a wrong code; from then on the mail server takes nothing."""
    address = {"kind": "email", "address": SECRETS["address"]}
    mail.refusals = 1
    assert ann.ask("POST", "/api/channels", address).status == 409
    assert ann.do("GET", "/api/channels") == []
    channel = ann.do("POST", "/api/channels", address)
    found = re.search(r"\b\d{6}\b", mail.mails[-1].get_content())
    assert found is not None
    wrong = ann.ask("POST", f"/api/channels/{channel['id']}/confirm", {"code": SECRETS["wrong code"]})
    assert (wrong.status, channel["confirmed"]) == (400, False)
    assert ann.do("POST", f"/api/channels/{channel['id']}/confirm", {"code": found[0]}) == {
        **channel,
        "confirmed": True,
    }
    mail.refusals = 1000
    return found[0]


def play_by_mail(server: ServerProcess, ann: Client) -> None:
    """Until somebody was told that it is his turn, or should have been."""
    ann.do("POST", "/api/channels", {"kind": "webhook", "address": SECRETS["webhook"]})
    seats = [{"type": "me", "name": f"Seat {n}"} for n in range(4)]
    wanted = {"key": new_key(), "game": "tyros", "options": {"players": 4}, "seats": seats, "shared": True}
    ann.do("POST", "/api/tables", {**wanted, "pace": {"type": "correspondence"}})
    deadline = time.monotonic() + PATIENCE_S
    while server.log().count("outbox: notice") < 2 and time.monotonic() < deadline:
        time.sleep(0.1)
