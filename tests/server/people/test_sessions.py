from __future__ import annotations

from sqlalchemy import Connection, select

from emporion.server.people import sessions
from emporion.server.people.sessions import DAY_MS
from emporion.server.people.tokens import digest
from emporion.server.storage.schema import SESSIONS

NOW = 1_000_000


def name_of(connection: Connection, token: str, now: int = NOW) -> str | None:
    visitor = sessions.person_of(connection, token, now)
    return None if visitor is None else visitor.person.name


def test_a_guest_is_known_by_his_token_which_nobody_finds_in_the_database(connection: Connection) -> None:
    ann, token = sessions.begin_as_guest(connection, "Ann", "de", NOW)
    _, other = sessions.begin_as_guest(connection, "Bob", "en", NOW)
    visitor = sessions.person_of(connection, token, NOW)
    assert visitor is not None
    assert visitor.person == ann
    assert name_of(connection, other) == "Bob"
    assert name_of(connection, "x") is None
    stored = set(connection.execute(select(SESSIONS.c.token)).scalars())
    assert stored == {digest(token), digest(other)}


def test_a_session_ends_after_180_days(connection: Connection) -> None:
    _, token = sessions.begin_as_guest(connection, "Ann", "en", NOW)
    assert name_of(connection, token, NOW + 180 * DAY_MS - 1) == "Ann"
    assert name_of(connection, token, NOW + 180 * DAY_MS) is None
    sessions.prolong(connection, token, NOW + 180 * DAY_MS)
    assert name_of(connection, token, NOW + 180 * DAY_MS) is None


def test_a_session_in_use_is_prolonged_once_a_day(connection: Connection) -> None:
    _, token = sessions.begin_as_guest(connection, "Ann", "en", NOW)

    def is_to_prolong(now: int) -> bool:
        visitor = sessions.person_of(connection, token, now)
        assert visitor is not None
        return visitor.is_to_prolong

    later = NOW + DAY_MS
    assert [is_to_prolong(now) for now in (NOW, later - 1, later)] == [False, False, True]
    sessions.prolong(connection, token, later)
    assert [is_to_prolong(now) for now in (later, later + DAY_MS - 1, later + DAY_MS)] == [False, False, True]
    assert name_of(connection, token, later + 180 * DAY_MS - 1) == "Ann"


def test_sessions_end_one_by_one_or_all_but_one(connection: Connection) -> None:
    ann, first = sessions.begin_as_guest(connection, "Ann", "en", NOW)
    second, third = (sessions.begin(connection, ann.id, NOW) for _ in range(2))
    _, bob = sessions.begin_as_guest(connection, "Bob", "en", NOW)

    def names() -> list[str | None]:
        return [name_of(connection, token) for token in (first, second, third, bob)]

    sessions.end(connection, first)
    assert names() == [None, "Ann", "Ann", "Bob"]
    sessions.end_all(connection, ann.id, but=second)
    assert names() == [None, "Ann", None, "Bob"]
    sessions.end_all(connection, ann.id)
    assert names() == [None, None, None, "Bob"]


def test_sweeping_takes_what_has_ended(connection: Connection) -> None:
    sessions.begin_as_guest(connection, "Ann", "en", NOW)
    _, bob = sessions.begin_as_guest(connection, "Bob", "en", NOW + 1)
    assert sessions.sweep(connection, NOW + 180 * DAY_MS - 1) == 0
    assert sessions.sweep(connection, NOW + 180 * DAY_MS) == 1
    assert name_of(connection, bob) == "Bob"
