from __future__ import annotations

import base64
import json

import pytest
from sqlalchemy import Connection

from emporion.server.errors import BadRequest, NotFound, NotNow
from emporion.server.people import channels
from emporion.server.people.addresses import Rules
from emporion.server.people.channels import CODE_DIGITS, CODE_MINUTES, CODE_TRIES, MOST, Channel, Kind
from emporion.server.storage.schema import CONFIRMATIONS
from tests.server.rows import add_person

RULES = Rules()


def key(size: int) -> str:
    return base64.urlsafe_b64encode(b"\xfb" * size).decode().rstrip("=")


def subscription(endpoint: str = "https://push.example.org/x", p256dh: str = key(65), auth: str = key(16)) -> str:
    return json.dumps({"endpoint": endpoint, "expirationTime": None, "keys": {"p256dh": p256dh, "auth": auth}})


def add(connection: Connection, person: str, address: str = "ann@example.org", kind: Kind = Kind.EMAIL) -> Channel:
    return channels.add(connection, person, kind, address, 1, RULES)


def test_channels_are_added_listed_and_removed(connection: Connection) -> None:
    ann, bob = add_person(connection), add_person(connection, "Bob")
    mail = add(connection, ann, " ann@example.org ")
    hook = channels.add(connection, ann, Kind.WEBHOOK, "https://example.org/hook", 2, RULES)
    others = add(connection, bob, "bob@example.org")
    assert mail == Channel(mail.id, Kind.EMAIL, "ann@example.org", confirmed=False)
    assert hook.confirmed
    assert channels.list_of(connection, ann) == [mail, hook]
    with pytest.raises(NotFound):
        channels.remove(connection, ann, others.id)
    channels.remove(connection, ann, mail.id)
    assert channels.list_of(connection, ann) == [hook]
    assert channels.list_of(connection, bob) == [others]


def test_the_same_address_counts_once_and_there_is_an_end(connection: Connection) -> None:
    ann = add_person(connection)
    made = [add(connection, ann, f"ann{n}@example.org") for n in range(MOST)]
    assert add(connection, ann, "ann0@example.org") == made[0]
    with pytest.raises(NotNow, match="remove one first"):
        add(connection, ann, "one.more@example.org")
    assert len(channels.list_of(connection, ann)) == MOST


def wrong(code: str) -> str:
    return f"{(int(code) + 1) % 10**CODE_DIGITS:0{CODE_DIGITS}}"


def test_who_tells_the_code_is_told(connection: Connection) -> None:
    ann, bob = add_person(connection), add_person(connection, "Bob")
    mail = add(connection, ann)
    with pytest.raises(NotNow, match="too old"):
        channels.try_code(connection, ann, mail.id, "", 1)  # none was sent
    old = channels.new_code(connection, mail, 1)
    code = channels.new_code(connection, mail, 1)
    assert old == code or channels.try_code(connection, ann, mail.id, old, 1) is None
    assert channels.try_code(connection, ann, mail.id, wrong(code), 1) is None
    with pytest.raises(NotFound):
        channels.try_code(connection, bob, mail.id, code, 1)
    assert not channels.list_of(connection, ann)[0].confirmed
    confirmed = Channel(mail.id, Kind.EMAIL, "ann@example.org")
    assert channels.try_code(connection, ann, mail.id, f" {code[:3]} {code[3:]}", 1) == confirmed
    assert channels.list_of(connection, ann) == [confirmed]
    assert channels.try_code(connection, ann, mail.id, wrong(code), 1) == confirmed, "it is done already"
    assert add(connection, ann) == confirmed


def test_a_code_is_not_guessed(connection: Connection) -> None:
    ann = add_person(connection)
    mail = add(connection, ann)
    code = channels.new_code(connection, mail, 1)
    assert [channels.try_code(connection, ann, mail.id, wrong(code), 1) for _ in range(CODE_TRIES)] == [None] * 5
    with pytest.raises(NotNow, match="tried too often"):
        channels.try_code(connection, ann, mail.id, code, 1)


def test_a_code_does_not_lie_around(connection: Connection) -> None:
    ann = add_person(connection)
    mail, hook = add(connection, ann), add(connection, ann, "https://example.org/hook", Kind.WEBHOOK)
    code = channels.new_code(connection, mail, 1)
    stored = connection.execute(CONFIRMATIONS.select()).one()
    assert code.encode() not in stored.code
    late = 1 + CODE_MINUTES * 60_000
    assert channels.sweep(connection, late - 1) == 0
    with pytest.raises(NotNow, match="too old"):
        channels.try_code(connection, ann, mail.id, code, late)
    assert channels.sweep(connection, late) == 1
    assert channels.list_of(connection, ann) == [hook], "what nobody confirmed is forgotten"


@pytest.mark.parametrize(
    "address",
    [
        *("", "ann", "ann@", "@example.org", "ann@localhost", "ann@@example.org", "ann <ann@example.org>"),
        *("ann@example.org\nBcc: all@example.org", "ann@example.org,bob@example.org", "a b@example.org"),
        *("ann@" + "x." * 130 + "org", "änn@example.org", "ann@example..org"),
    ],
)
def test_what_is_no_mail_address_is_refused(address: str) -> None:
    with pytest.raises(BadRequest, match="no e-mail address"):
        channels.clean_address(Kind.EMAIL, address, RULES)


def test_a_webhook_is_a_url_that_may_be_called() -> None:
    assert channels.clean_address(Kind.WEBHOOK, "https://example.org/x?y", RULES) == "https://example.org/x?y"
    with pytest.raises(BadRequest, match="https"):
        channels.clean_address(Kind.WEBHOOK, "http://example.org/", RULES)
    assert channels.clean_address(Kind.WEBHOOK, "http://example.org/", Rules(http=True))


def test_of_a_subscription_only_what_is_needed_is_kept() -> None:
    kept = json.loads(channels.clean_address(Kind.PUSH, subscription(), RULES))
    assert kept == {"endpoint": "https://push.example.org/x", "keys": {"p256dh": key(65), "auth": key(16)}}


@pytest.mark.parametrize(
    ("address", "complaint"),
    [
        ("no JSON", "not what a browser hands out"),
        ("{}", "not what a browser hands out"),
        ("\ud800", "not what a browser hands out"),
        (subscription(auth="!"), "not what a browser hands out"),
        (subscription(auth="ä"), "not what a browser hands out"),
        (subscription(auth=key(15)), "wrong length"),
        (subscription(p256dh=key(64)), "wrong length"),
        (subscription(endpoint="http://push.example.org/"), "must begin with https"),
    ],
)
def test_what_is_no_subscription_is_refused(address: str, complaint: str) -> None:
    with pytest.raises(BadRequest, match=complaint):
        channels.clean_address(Kind.PUSH, address, RULES)
