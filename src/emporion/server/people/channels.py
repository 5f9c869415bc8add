"""Where a person wants to be told that a game waits: by mail, at a URL, or by the browser.

Anybody can enter anybody's mail address. So nothing but a code is sent there before whoever entered it tells the code.
"""

from __future__ import annotations

import base64
import enum
import re
import secrets
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from emporion.server.errors import BadRequest, NotFound, NotNow
from emporion.server.people.addresses import Rules, read_url
from emporion.server.people.tokens import digest, new_identifier
from emporion.server.storage.schema import CHANNELS, CONFIRMATIONS

MOST: Final = 8
"""So many a person may have."""
CODE_DIGITS: Final = 6
CODE_TRIES: Final = 5
CODE_MINUTES: Final = 30
"""Some mail servers let a first mail wait for a while."""
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
    confirmed: bool = True
    """Otherwise nothing is sent there but a code."""


class Keys(msgspec.Struct, frozen=True):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct, frozen=True):
    """What a browser hands out to be told: `PushSubscription.toJSON()`."""

    endpoint: str
    keys: Keys


SUBSCRIPTIONS: Final = msgspec.json.Decoder(Subscription)
"""Made here: it is used in several threads."""


def add(connection: Connection, person: str, kind: Kind, address: str, now: int, rules: Rules) -> Channel:
    """One more; of the same address there is only one. A mail address is to be confirmed: see `new_code`."""
    cleaned = clean_address(kind, address, rules)
    present = list_of(connection, person)
    for channel in present:
        if channel.kind is kind and channel.address == cleaned:
            return channel
    if len(present) >= MOST:
        raise NotNow(f"you can be told in at most {MOST} ways; remove one first")
    channel = Channel(new_identifier(), kind, cleaned, confirmed=kind is not Kind.EMAIL)
    row = {"id": channel.id, "person": person, "kind": kind.value, "address": cleaned, "created_at": now}
    connection.execute(insert(CHANNELS).values(row))
    if not channel.confirmed:
        connection.execute(insert(CONFIRMATIONS).values(channel=channel.id, code=b"", tries=0, expires_at=now))
    return channel


def new_code(connection: Connection, channel: Channel, now: int) -> str:
    """A code to be sent to an address that is not confirmed yet; the one before is good for nothing any more."""
    code = f"{secrets.randbelow(10**CODE_DIGITS):0{CODE_DIGITS}}"
    expected = {"code": _code_digest(channel.id, code), "tries": CODE_TRIES, "expires_at": now + CODE_MINUTES * 60_000}
    connection.execute(update(CONFIRMATIONS).where(CONFIRMATIONS.c.channel == channel.id).values(expected))
    return code


def try_code(connection: Connection, person: str, channel: str, code: str, now: int) -> Channel | None:
    """The channel, confirmed, if this is its code; None if not, which counts. Raises NotFound, or NotNow if the code is
    good no longer."""
    found = next((one for one in list_of(connection, person) if one.id == channel), None)
    if found is None:
        raise NotFound("there is no such channel")
    if found.confirmed:
        return found
    is_open = (CONFIRMATIONS.c.channel == channel, CONFIRMATIONS.c.tries > 0, CONFIRMATIONS.c.expires_at > now)
    # To read the code is to spend a try: of many at once none is free.
    spend = update(CONFIRMATIONS).where(*is_open).values(tries=CONFIRMATIONS.c.tries - 1)
    expected = connection.execute(spend.returning(CONFIRMATIONS.c.code)).scalar_one_or_none()
    if expected is None:
        raise NotNow("the code is too old, or was tried too often: enter the address again to be sent a new one")
    if not secrets.compare_digest(expected, _code_digest(channel, code)):
        return None
    connection.execute(delete(CONFIRMATIONS).where(CONFIRMATIONS.c.channel == channel))
    return Channel(found.id, found.kind, found.address)


def _code_digest(channel: str, code: str) -> bytes:
    return digest(f"{channel}:{''.join(code.split())}")


def sweep(connection: Connection, now: int) -> int:
    """Forget addresses that nobody confirmed in time; tells how many."""
    late = select(CONFIRMATIONS.c.channel).where(CONFIRMATIONS.c.expires_at <= now)
    return connection.execute(delete(CHANNELS).where(CHANNELS.c.id.in_(late))).rowcount


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
        subscription = SUBSCRIPTIONS.decode(address)
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
    columns = (CHANNELS.c.id, CHANNELS.c.kind, CHANNELS.c.address, CONFIRMATIONS.c.channel)
    query = select(*columns).join_from(CHANNELS, CONFIRMATIONS, isouter=True).where(CHANNELS.c.person == person)
    rows = connection.execute(query.order_by(CHANNELS.c.created_at, CHANNELS.c.id))
    return [Channel(id, Kind(kind), address, confirmed=awaited is None) for id, kind, address, awaited in rows]


def remove(connection: Connection, person: str, channel: str) -> None:
    query = delete(CHANNELS).where(CHANNELS.c.id == channel, CHANNELS.c.person == person)
    if connection.execute(query).rowcount == 0:
        raise NotFound("there is no such channel")
