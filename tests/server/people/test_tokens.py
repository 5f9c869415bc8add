from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import Connection, Engine, select

from emporion.server.errors import NotFound
from emporion.server.people import tokens
from emporion.server.people.tokens import Grant, Scope
from emporion.server.storage.schema import TOKENS
from tests.server.rows import add_person, add_table

NOW = 1_000_000
MINUTE = 60_000


@pytest.fixture
def ann(connection: Connection) -> str:
    person = add_person(connection)
    for table in ("t", "u"):
        add_table(connection, table, person)
    return person


def grant(scope: Scope, person: str, table: str = "t", seat: int = 1) -> Grant:
    return Grant(
        scope,
        person,
        table=None if scope is Scope.DEVICE else table,
        seat=seat if scope in {Scope.SEAT, Scope.BOT} else None,
    )


def test_a_token_has_256_bits_and_is_like_no_other() -> None:
    made = {tokens.new_token() for _ in range(100)}
    assert len(made) == 100
    assert {len(token) for token in made} == {43}


@pytest.mark.parametrize("scope", Scope)
def test_what_is_given_is_found_and_only_its_digest_is_kept(connection: Connection, ann: str, scope: Scope) -> None:
    token = tokens.give(connection, grant(scope, ann), NOW)
    assert tokens.look_up(connection, token, NOW) == grant(scope, ann)
    assert connection.execute(select(TOKENS.c.token)).scalar_one() == tokens.digest(token)
    assert tokens.look_up(connection, token + "x", NOW) is None
    assert tokens.look_up(connection, "\ud800", NOW) is None


@pytest.mark.parametrize("scope", Scope)
def test_only_links_for_a_seat_or_a_device_are_used_up(connection: Connection, ann: str, scope: Scope) -> None:
    token = tokens.give(connection, grant(scope, ann), NOW)
    assert tokens.use(connection, token, scope, NOW) == grant(scope, ann)
    if scope in {Scope.SEAT, Scope.DEVICE}:
        with pytest.raises(NotFound, match="ask for a new one"):
            tokens.use(connection, token, scope, NOW)
    else:
        assert tokens.use(connection, token, scope, NOW) == grant(scope, ann)


def test_a_token_is_good_for_its_own_scope_only(connection: Connection, ann: str) -> None:
    for given in Scope:
        token = tokens.give(connection, grant(given, ann), NOW)
        for scope in set(Scope) - {given}:
            with pytest.raises(NotFound):
                tokens.use(connection, token, scope, NOW)
        assert tokens.use(connection, token, given, NOW).scope is given


def test_a_link_to_another_device_is_good_for_ten_minutes(connection: Connection, ann: str) -> None:
    device, seat = (tokens.give(connection, grant(scope, ann), NOW) for scope in (Scope.DEVICE, Scope.SEAT))
    assert tokens.look_up(connection, device, NOW + 10 * MINUTE - 1)
    assert tokens.look_up(connection, device, NOW + 10 * MINUTE) is None
    with pytest.raises(NotFound):
        tokens.use(connection, device, Scope.DEVICE, NOW + 10 * MINUTE)
    assert tokens.sweep(connection, NOW + 10 * MINUTE - 1) == 0
    assert tokens.sweep(connection, NOW + 10 * MINUTE) == 1
    assert tokens.use(connection, seat, Scope.SEAT, NOW + 10_000 * MINUTE)


def test_revoking_reaches_one_scope_of_one_table_or_one_seat(connection: Connection, ann: str) -> None:
    invite = tokens.give(connection, grant(Scope.INVITE, ann), NOW)
    elsewhere = tokens.give(connection, grant(Scope.INVITE, ann, table="u"), NOW)
    bots = [tokens.give(connection, grant(Scope.BOT, ann, seat=seat), NOW) for seat in range(2)]

    def good() -> list[bool]:
        return [tokens.look_up(connection, token, NOW) is not None for token in (invite, elsewhere, *bots)]

    assert tokens.revoke(connection, "t", Scope.BOT, seat=0) == 1
    assert good() == [True, True, False, True]
    assert tokens.revoke(connection, "t", Scope.INVITE) == 1
    assert good() == [False, True, False, True]


def test_revoking_all_of_a_person_leaves_those_of_others(connection: Connection, ann: str) -> None:
    bob = add_person(connection, "Bob")
    device, invite = (tokens.give(connection, grant(scope, ann), NOW) for scope in (Scope.DEVICE, Scope.INVITE))
    other = tokens.give(connection, grant(Scope.DEVICE, bob), NOW)
    tokens.revoke_all_of(connection, ann, [Scope.DEVICE])
    assert [tokens.look_up(connection, token, NOW) is None for token in (device, invite, other)] == [True, False, False]
    tokens.revoke_all_of(connection, ann)
    assert [tokens.look_up(connection, token, NOW) is None for token in (invite, other)] == [True, False]


@pytest.mark.parametrize(
    ("scope", "table", "seat"),
    [(Scope.DEVICE, "t", None), (Scope.INVITE, None, None), (Scope.SEAT, "t", None), (Scope.INVITE, "t", 1)],
)
def test_a_grant_that_makes_no_sense_is_refused(scope: Scope, table: str | None, seat: int | None) -> None:
    with pytest.raises(ValueError, match=f"a token of scope {scope}"):
        Grant(scope, "ann", table, seat)


def test_of_those_who_use_a_link_at_once_one_wins(engine: Engine) -> None:
    with engine.begin() as connection:
        ann = add_person(connection)
        given = [tokens.give(connection, grant(Scope.DEVICE, ann), NOW) for _ in range(10)]
    racers = 4
    line = threading.Barrier(racers)

    def race(token: str) -> bool:
        with engine.connect() as connection:
            line.wait(10)
            try:
                tokens.use(connection, token, Scope.DEVICE, NOW)
            except NotFound:
                return False
            connection.commit()
            return True

    with ThreadPoolExecutor(racers) as threads:
        for token in given:
            assert sorted(threads.map(race, [token] * racers)) == [False, False, False, True]
