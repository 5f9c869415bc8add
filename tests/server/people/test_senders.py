from __future__ import annotations

import base64
import importlib
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from emporion.engine.errors import BadOption
from emporion.server.people.addresses import Rules
from emporion.server.people.channels import Kind
from emporion.server.people.post import NotSent
from emporion.server.people.push_keys import public_part
from emporion.server.people.senders import (
    Gone,
    MailSettings,
    Message,
    PushSettings,
    Sender,
    Settings,
    make_senders,
    push_key,
)
from tests.server import pretended_push
from tests.server.receivers import MailReceiver, WebReceiver, listening

pytestmark = pytest.mark.anyio
LOCAL = Rules(http=True, private=True)
MESSAGE = Message(
    "your-turn", "t1", "It is your\nturn in Tyros, Ännchen", "Ännchen, they wait.", "https://x.example/t/1"
)


@pytest.fixture
def threads() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(1) as executor:
        yield executor


def mail_sender(port: int, threads: ThreadPoolExecutor, **more: Any) -> Sender:
    settings = MailSettings("127.0.0.1", "emporion@x.example", port, **more)
    return make_senders(Settings(mail=settings), threads)[Kind.EMAIL]


def answer(status: int) -> bytes:
    return f"HTTP/1.1 {status} Whatever\r\n\r\n".encode()


async def test_nothing_is_sent_that_is_not_set_up(threads: ThreadPoolExecutor) -> None:
    assert make_senders(Settings(), threads) == {}
    assert set(make_senders(Settings(webhooks=True), threads)) == {Kind.WEBHOOK}


async def test_a_mail_arrives(threads: ThreadPoolExecutor) -> None:
    receiver = MailReceiver()
    async with listening(receiver) as port:
        await mail_sender(port, threads, security="none").send("ann@example.org", MESSAGE)
    [mail] = receiver.mails
    assert receiver.recipients == ["ann@example.org"]
    assert mail["Subject"] == "It is your turn in Tyros, Ännchen"
    assert (mail["From"], mail["To"]) == ("emporion@x.example", "ann@example.org")
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["Message-ID"].strip().endswith("@x.example>")
    assert mail.get_content().split() == ["Ännchen,", "they", "wait.", "https://x.example/t/1"]


async def test_a_mail_says_last_how_it_is_switched_off(threads: ThreadPoolExecutor) -> None:
    receiver = MailReceiver()
    async with listening(receiver) as port:
        message = msgspec.structs.replace(MESSAGE, off="Enough? https://x.example/account")
        await mail_sender(port, threads, security="none").send("ann@example.org", message)
    assert receiver.mails[0].get_content().splitlines()[-2:] == ["-- ", "Enough? https://x.example/account"]


async def test_a_mail_that_is_turned_away_is_not_sent(threads: ThreadPoolExecutor) -> None:
    receiver = MailReceiver(refusals=1)
    async with listening(receiver) as port:
        sender = mail_sender(port, threads, security="none")
        with pytest.raises(NotSent, match=r"status 451$"):  # and not the address, which would be logged
            await sender.send("ann@example.org", MESSAGE)
        await sender.send("ann@example.org", MESSAGE)
    assert len(receiver.mails) == 1


async def test_a_mail_is_not_sent_in_the_open_unless_told_so(threads: ThreadPoolExecutor) -> None:
    receiver = MailReceiver()
    async with listening(receiver) as port:
        with pytest.raises(NotSent, match="STARTTLS"):
            await mail_sender(port, threads).send("ann@example.org", MESSAGE)
    assert receiver.mails == []


async def test_without_a_mail_server_a_mail_is_not_sent(threads: ThreadPoolExecutor) -> None:
    async with listening(MailReceiver()) as port:
        pass
    with pytest.raises(NotSent, match="refused"):
        await mail_sender(port, threads, security="none").send("ann@example.org", MESSAGE)


async def test_a_webhook_gets_json(threads: ThreadPoolExecutor) -> None:
    receiver = WebReceiver()
    sender = make_senders(Settings(webhooks=True, addresses=LOCAL), threads)[Kind.WEBHOOK]
    async with listening(receiver) as port:
        await sender.send(f"http://127.0.0.1:{port}/hook", MESSAGE)
    [(head, body)] = receiver.requests
    assert "Content-Type: application/json" in head
    assert json.loads(body) == {
        "kind": "your-turn",
        "table": "t1",
        "title": MESSAGE.title,
        "text": "Ännchen, they wait.",
        "link": "https://x.example/t/1",
        "off": "",
    }


async def test_a_webhook_inside_is_refused_by_default(threads: ThreadPoolExecutor) -> None:
    receiver = WebReceiver()
    sender = make_senders(Settings(webhooks=True), threads)[Kind.WEBHOOK]
    async with listening(receiver) as port:
        with pytest.raises(NotSent, match="not on the public internet"):
            await sender.send(f"https://127.0.0.1:{port}/hook", MESSAGE)
    assert receiver.requests == []


@pytest.mark.parametrize("status", [301, 307, 400, 404, 500, 503])
async def test_a_webhook_that_answers_otherwise_is_asked_again(threads: ThreadPoolExecutor, status: int) -> None:
    sender = make_senders(Settings(webhooks=True, addresses=LOCAL), threads)[Kind.WEBHOOK]
    async with listening(WebReceiver(answer(status))) as port:
        with pytest.raises(NotSent, match=str(status)):
            await sender.send(f"http://127.0.0.1:{port}/hook", MESSAGE)


async def test_a_webhook_can_say_that_it_is_gone(threads: ThreadPoolExecutor) -> None:
    sender = make_senders(Settings(webhooks=True, addresses=LOCAL), threads)[Kind.WEBHOOK]
    async with listening(WebReceiver(answer(410))) as port:
        with pytest.raises(Gone):
            await sender.send(f"http://127.0.0.1:{port}/hook", MESSAGE)


def test_push_without_its_package_is_refused(threads: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pywebpush", None)
    with pytest.raises(BadOption, match=r"install emporion\[push\]"):
        make_senders(Settings(push=PushSettings("key", "mailto:us@x.example")), threads)


@pytest.fixture
def push_sender(threads: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch) -> Sender:
    for name, module in pretended_push.MODULES.items():
        monkeypatch.setitem(sys.modules, name, module)
    settings = Settings(push=PushSettings(pretended_push.PRIVATE, "mailto:us@x.example"), addresses=LOCAL)
    return make_senders(settings, threads)[Kind.PUSH]


def subscription(port: int) -> str:
    return json.dumps({"endpoint": f"http://127.0.0.1:{port}/push", "keys": {"p256dh": "p", "auth": "a"}})


async def test_a_push_service_gets_what_the_package_has_encrypted(push_sender: Sender) -> None:
    receiver = WebReceiver(answer(201))
    async with listening(receiver) as port:
        await push_sender.send(subscription(port), MESSAGE)
    [(head, body)] = receiver.requests
    assert head[0] == "POST /push HTTP/1.1"
    assert f"authorization: {pretended_push.PRIVATE} mailto:us@x.example" in head
    assert "ttl: 86400" in head
    assert json.loads(pretended_push.read_pretended("a", body))["link"] == "https://x.example/t/1"


async def test_browsers_subscribe_with_the_public_key(push_sender: Sender, threads: ThreadPoolExecutor) -> None:
    assert push_key({Kind.PUSH: push_sender}) == pretended_push.PUBLIC
    assert push_key(make_senders(Settings(webhooks=True), threads)) is None


def test_whom_a_push_service_may_ask_is_an_address() -> None:
    with pytest.raises(ValueError, match=r"us@x\.example is neither mailto:… nor https://…"):
        PushSettings("key", "us@x.example")


async def test_what_the_package_itself_encrypts_can_be_read_by_the_browser_alone(threads: ThreadPoolExecutor) -> None:
    ec: Any = importlib.import_module("cryptography.hazmat.primitives.asymmetric.ec")
    decrypt: Any = importlib.import_module("http_ece").decrypt
    browser, auth = ec.derive_private_key(7, ec.SECP256R1()), b"0123456789abcdef"
    keys = {"p256dh": public_part(browser.public_key()), "auth": base64.urlsafe_b64encode(auth).decode()}
    settings = Settings(push=PushSettings(pretended_push.PRIVATE, "mailto:us@x.example"), addresses=LOCAL)
    receiver = WebReceiver(answer(201))
    async with listening(receiver) as port:
        address = json.dumps({"endpoint": f"http://127.0.0.1:{port}/push", "keys": keys})
        await make_senders(settings, threads)[Kind.PUSH].send(address, MESSAGE)
    [(head, body)] = receiver.requests
    assert {"content-encoding: aes128gcm", "ttl: 86400"} <= {line.lower() for line in head}
    assert any(line.endswith(f"k={pretended_push.PUBLIC}") for line in head)
    told = decrypt(body, private_key=browser, auth_secret=auth, version="aes128gcm")
    assert msgspec.json.decode(told, type=Message) == MESSAGE


@pytest.mark.parametrize(("status", "refusal"), [(404, Gone), (410, Gone), (429, NotSent), (500, NotSent)])
async def test_a_browser_that_unsubscribed_is_gone(push_sender: Sender, status: int, refusal: type[Exception]) -> None:
    async with listening(WebReceiver(answer(status))) as port:
        with pytest.raises(refusal, match=str(status)):
            await push_sender.send(subscription(port), MESSAGE)
