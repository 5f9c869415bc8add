"""Tokens: who holds one may do what its scope says. The database knows only their SHA-256.

A token has 256 random bits, so its digest needs no salt and no slow hash. Nor need digests be compared in constant
time: the time in which an index finds one tells something about the digest alone, and nobody can aim at a digest.
"""

from __future__ import annotations

import enum
import hashlib
import secrets
from collections.abc import Iterable
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, and_, delete, insert, or_, select

from emporion.server.errors import NotFound
from emporion.server.storage.schema import TOKENS


class Scope(enum.StrEnum):
    INVITE = "invite"
    """Sit down on any free seat of a table, as often as wanted."""
    SEAT = "seat"
    """Take one seat of a table, once."""
    BOT = "bot"
    """Play one seat over HTTP."""
    DEVICE = "device"
    """Be the same person on another device, once and soon."""


SINGLE_USE: Final = frozenset({Scope.SEAT, Scope.DEVICE})
LIFETIME_MS: Final = {Scope.DEVICE: 10 * 60_000}
"""The others are good until they are used or revoked."""


class Grant(msgspec.Struct, frozen=True):
    """What a token is good for."""

    scope: Scope
    person: str
    """Whose device, or who gave it."""
    table: str | None = None
    seat: int | None = None

    def __post_init__(self) -> None:
        if (self.table is None) != (self.scope is Scope.DEVICE):
            raise ValueError(f"a token of scope {self.scope} names a table, unless it is for a device")
        if (self.seat is None) == (self.scope in {Scope.SEAT, Scope.BOT}):
            raise ValueError(f"a token of scope {self.scope} names a seat if it is for a seat or a bot, else none")


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_identifier() -> str:
    """The name of a person or a thing: unique, and not to be guessed, but it opens nothing."""
    return secrets.token_hex(16)


def digest(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def give(connection: Connection, grant: Grant, now: int) -> str:
    """A new token. It is shown once: only its digest is kept."""
    token = new_token()
    lifetime = LIFETIME_MS.get(grant.scope)
    row = {
        "token": digest(token),
        "scope": grant.scope.value,
        "table_id": grant.table,
        "seat": grant.seat,
        "person": grant.person,
        "created_at": now,
        "expires_at": None if lifetime is None else now + lifetime,
    }
    connection.execute(insert(TOKENS).values(row))
    return token


def look_up(connection: Connection, token: str, now: int) -> Grant | None:
    """What a token is good for, without using it up."""
    row = connection.execute(select(*GRANT).where(_is_good(token, now))).one_or_none()
    return None if row is None else _grant(row)


def known_among(connection: Connection, digests: Iterable[bytes], now: int) -> set[bytes]:
    """Those of these tokens that are good, by their digests."""
    return set(connection.execute(select(TOKENS.c.token).where(TOKENS.c.token.in_(digests), _is_fresh(now))).scalars())


def use(connection: Connection, token: str, scope: Scope, now: int) -> Grant:
    """Use a token for what it is meant for. Of two that use a single-use token at once, one gets NotFound."""
    wanted = and_(_is_good(token, now), TOKENS.c.scope == scope.value)
    # To delete it and to learn what it was is one statement: that decides a race.
    query = delete(TOKENS).where(wanted).returning(*GRANT) if scope in SINGLE_USE else select(*GRANT).where(wanted)
    row = connection.execute(query).one_or_none()
    if row is None:
        raise NotFound("this link is not good any more: it was used, revoked or is too old; ask for a new one")
    return _grant(row)


def revoke(connection: Connection, table: str, scope: Scope, seat: int | None = None) -> int:
    """All tokens of a scope at a table, or only those of one seat; tells how many there were.

    Nobody can pick one by its text: that was shown once, to the person who gave it.
    """
    condition = and_(TOKENS.c.table_id == table, TOKENS.c.scope == scope.value)
    if seat is not None:
        condition = and_(condition, TOKENS.c.seat == seat)
    return connection.execute(delete(TOKENS).where(condition)).rowcount


def revoke_all_of(connection: Connection, person: str, scopes: Iterable[Scope] = Scope) -> None:
    """All tokens of these scopes that a person gave."""
    is_meant = (TOKENS.c.person == person, TOKENS.c.scope.in_([scope.value for scope in scopes]))
    connection.execute(delete(TOKENS).where(*is_meant))


def sweep(connection: Connection, now: int) -> int:
    """Forget those that are too old; tells how many."""
    return connection.execute(delete(TOKENS).where(TOKENS.c.expires_at <= now)).rowcount


GRANT: Final = (TOKENS.c.scope, TOKENS.c.person, TOKENS.c.table_id, TOKENS.c.seat)


def _grant(row: Row[str, str, str | None, int | None]) -> Grant:
    scope, person, table, seat = row
    return Grant(Scope(scope), person, table, seat)


def _is_good(token: str, now: int) -> ColumnElement[bool]:
    return and_(TOKENS.c.token == digest(token), _is_fresh(now))


def _is_fresh(now: int) -> ColumnElement[bool]:
    return or_(TOKENS.c.expires_at.is_(None), TOKENS.c.expires_at > now)
