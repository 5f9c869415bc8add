"""Where a person wants to be told that a game waits: by mail, at a URL, or by the browser."""

from __future__ import annotations

import base64
import enum
import re
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select

from emporion.server.errors import BadRequest, NotFound, NotNow
from emporion.server.people.addresses import Rules, read_url
from emporion.server.people.tokens import new_identifier
from emporion.server.storage.schema import CHANNELS

MOST: Final = 8
"""So many a person may have."""
EMAIL: Final = re.compile(r"(?=.{3,254}$)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


class Kind(enum.StrEnum):
    EMAIL = "email"
    WEBHOOK = "webhook"
    PUSH = "push"


class Channel(msgspec.Struct, frozen=True):
    id: str
    kind: Kind
    address: str
    """An address, a URL, or the subscription of a browser as JSON. A URL may be a secret: only its person sees it."""


class Keys(msgspec.Struct, frozen=True):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct, frozen=True):
    """What a browser hands out to be told: `PushSubscription.toJSON()`."""

    endpoint: str
    keys: Keys


def add(connection: Connection, person: str, kind: Kind, address: str, now: int, rules: Rules) -> Channel:
    """One more; of the same address there is only one."""
    cleaned = clean_address(kind, address, rules)
    present = list_of(connection, person)
    for channel in present:
        if channel.kind is kind and channel.address == cleaned:
            return channel
    if len(present) >= MOST:
        raise NotNow(f"you can be told in at most {MOST} ways; remove one first")
    channel = Channel(new_identifier(), kind, cleaned)
    row = {"id": channel.id, "person": person, "kind": kind.value, "address": cleaned, "created_at": now}
    connection.execute(insert(CHANNELS).values(row))
    return channel


def clean_address(kind: Kind, address: str, rules: Rules) -> str:
    """As it is kept. Raises BadRequest. Whether it may be called is asked again whenever it is."""
    if kind is Kind.EMAIL:
        if EMAIL.fullmatch(address.strip()) is None:
            raise BadRequest("this is no e-mail address; it looks like name@example.org")
        return address.strip()
    if kind is Kind.WEBHOOK:
        read_url(address, rules)
        return address
    return _clean_subscription(address, rules)


def _clean_subscription(address: str, rules: Rules) -> str:
    try:
        subscription = msgspec.json.decode(address, type=Subscription)
        sizes = [len(_decode(key)) for key in (subscription.keys.p256dh, subscription.keys.auth)]
    except (msgspec.DecodeError, ValueError) as error:
        raise BadRequest(f"this is not what a browser hands out as its subscription: {error}") from error
    if sizes != [65, 16]:
        raise BadRequest("the keys of the subscription have the wrong length")
    read_url(subscription.endpoint, rules)
    return msgspec.json.encode(subscription).decode()


def _decode(key: str) -> bytes:
    return base64.b64decode(key + "=" * (-len(key) % 4), altchars=b"-_", validate=True)


def list_of(connection: Connection, person: str) -> list[Channel]:
    """The oldest first."""
    columns = (CHANNELS.c.id, CHANNELS.c.kind, CHANNELS.c.address)
    query = select(*columns).where(CHANNELS.c.person == person).order_by(CHANNELS.c.created_at, CHANNELS.c.id)
    return [Channel(id, Kind(kind), address) for id, kind, address in connection.execute(query)]


def remove(connection: Connection, person: str, channel: str) -> None:
    query = delete(CHANNELS).where(CHANNELS.c.id == channel, CHANNELS.c.person == person)
    if connection.execute(query).rowcount == 0:
        raise NotFound("there is no such channel")
