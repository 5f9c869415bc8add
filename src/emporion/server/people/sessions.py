"""Sessions: the token in a browser's cookie says which person it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from emporion.server.people import people
from emporion.server.people.people import Person
from emporion.server.people.tokens import digest, new_token
from emporion.server.storage.schema import PEOPLE, SESSIONS

DAY_MS: Final = 24 * 60 * 60_000
LIFETIME_MS: Final = 180 * DAY_MS


class Visitor(msgspec.Struct, frozen=True):
    """The person of a session."""

    person: Person
    is_to_prolong: bool
    """Not prolonged for a day: the caller should call `prolong`. So to know a visitor is to read, and never to write
    more than once a day."""


def begin(connection: Connection, person: str, now: int) -> str:
    """The token of a new session of an existing person."""
    token = new_token()
    row = {"token": digest(token), "person": person, "created_at": now, "expires_at": now + LIFETIME_MS}
    connection.execute(insert(SESSIONS).values(row))
    return token


def begin_as_guest(connection: Connection, name: str, language: str, now: int) -> tuple[Person, str]:
    """A new guest, with the token of his first session."""
    person = people.add(connection, name, language, now)
    return person, begin(connection, person.id, now)


def person_of(connection: Connection, token: str, now: int) -> Visitor | None:
    """Who it is, or None if the session has ended or never was. Changes nothing."""
    row = connection.execute(
        select(*people.COLUMNS, SESSIONS.c.expires_at)
        .join_from(SESSIONS, PEOPLE)
        .where(SESSIONS.c.token == digest(token), SESSIONS.c.expires_at > now)
    ).one_or_none()
    if row is None:
        return None
    *person, expires_at = row
    return Visitor(Person(*person), is_to_prolong=expires_at <= now + LIFETIME_MS - DAY_MS)


def known_among(connection: Connection, digests: Iterable[bytes], now: int) -> set[bytes]:
    """Those of these sessions that have not ended, by the digests of their tokens."""
    is_open = (SESSIONS.c.token.in_(digests), SESSIONS.c.expires_at > now)
    return set(connection.execute(select(SESSIONS.c.token).where(*is_open)).scalars())


def prolong(connection: Connection, token: str, now: int) -> None:
    """The session lasts its full time from now on, if it has not ended."""
    is_open = (SESSIONS.c.token == digest(token), SESSIONS.c.expires_at > now)
    connection.execute(update(SESSIONS).where(*is_open).values(expires_at=now + LIFETIME_MS))


def end(connection: Connection, token: str) -> None:
    connection.execute(delete(SESSIONS).where(SESSIONS.c.token == digest(token)))


def end_all(connection: Connection, person: str, but: str | None = None) -> None:
    """All sessions of a person, but for that with the token named."""
    query = delete(SESSIONS).where(SESSIONS.c.person == person)
    connection.execute(query if but is None else query.where(SESSIONS.c.token != digest(but)))


def sweep(connection: Connection, now: int) -> int:
    """Forget those that have ended; tells how many."""
    return connection.execute(delete(SESSIONS).where(SESSIONS.c.expires_at <= now)).rowcount
