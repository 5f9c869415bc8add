from __future__ import annotations

import argon2
import pytest
from sqlalchemy import Connection, Engine, insert, select

from emporion.server.errors import BadRequest, NotAllowed, NotNow
from emporion.server.people import accounts, channels, notes, passwords, people, sessions, tokens
from emporion.server.people.accounts import Account
from emporion.server.people.addresses import Rules
from emporion.server.people.tokens import Grant, Scope
from emporion.server.storage.schema import OUTBOX, PEOPLE, SEATS
from tests.server.rows import add_person, add_table, seat_person

NOW = 1_000_000


@pytest.fixture(autouse=True)
def cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "HASHER", argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


def test_who_registers_stays_the_same_person(connection: Connection) -> None:
    ann, token = sessions.begin_as_guest(connection, "Ann", "en", NOW)
    accounts.register(connection, ann.id, " Ann.Tyre ", passwords.hash_password("purple snails"))
    visitor = sessions.person_of(connection, token, NOW)
    assert visitor is not None
    assert visitor.person == people.Person(ann.id, "Ann", "en", login="ann.tyre")
    admitted = accounts.admit(accounts.find(connection, "ANN.tyre"), "purple snails")
    assert admitted.person == ann.id
    assert admitted == accounts.account_of(connection, ann.id)


@pytest.mark.parametrize("login", ["ab", "x" * 33, "ann of tyre", "änn", "ann\0", "ann\n.x", "ann/"])
def test_a_login_that_will_not_do(connection: Connection, login: str) -> None:
    with pytest.raises(BadRequest, match="3 to 32 characters"):
        accounts.register(connection, add_person(connection), login, "hash")
    assert accounts.find(connection, login) is None


def test_a_login_is_taken_once_in_small_or_large_letters(engine: Engine) -> None:
    with engine.begin() as connection:
        ann, bob = add_person(connection), add_person(connection, "Bob")
        accounts.register(connection, ann, "ann", "hash")
    with engine.connect() as connection, pytest.raises(NotNow, match="'ann' is taken"):
        accounts.register(connection, bob, "ANN", "other")
    with engine.connect() as connection:
        assert accounts.find(connection, "ann") == Account(ann, "hash")


def test_a_person_has_one_account(connection: Connection) -> None:
    ann = add_person(connection)
    accounts.register(connection, ann, "ann", "hash")
    with pytest.raises(NotNow, match="have an account already"):
        accounts.register(connection, ann, "anna", "other")
    assert accounts.find(connection, "anna") is None
    with pytest.raises(NotNow, match="register first"):
        accounts.account_of(connection, add_person(connection))


def test_an_unknown_login_and_a_wrong_password_are_refused_alike(
    connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    accounts.register(connection, add_person(connection), "ann", passwords.hash_password("purple snails"))
    checks: list[str | None] = []

    def check(password: str, hashed: str | None) -> bool:
        checks.append(hashed)
        return passwords.check_password(password, hashed)

    monkeypatch.setattr(accounts, "check_password", check)
    refusals = []
    for login in ("ann", "bob", "no login at all\0"):
        with pytest.raises(NotAllowed) as refusal:
            accounts.admit(accounts.find(connection, login), "green snails")
        refusals.append(str(refusal.value))
    assert len(set(refusals)) == 1
    assert [hashed is None for hashed in checks] == [False, True, True]


def test_a_changed_password_ends_the_other_sessions(connection: Connection) -> None:
    ann, here = sessions.begin_as_guest(connection, "Ann", "en", NOW)
    there = sessions.begin(connection, ann.id, NOW)
    device = tokens.give(connection, Grant(Scope.DEVICE, ann.id), NOW)
    invite = tokens.give(connection, Grant(Scope.INVITE, ann.id, add_table(connection, "t", ann.id)), NOW)
    accounts.register(connection, ann.id, "ann", "old")
    accounts.change_password(connection, Account(ann.id, "old"), "new", here)
    assert accounts.find(connection, "ann") == Account(ann.id, "new")
    assert sessions.person_of(connection, here, NOW)
    assert sessions.person_of(connection, there, NOW) is None
    assert tokens.look_up(connection, device, NOW) is None
    assert tokens.look_up(connection, invite, NOW)


def test_a_password_that_was_changed_meanwhile_is_not_overwritten(connection: Connection) -> None:
    ann = add_person(connection)
    accounts.register(connection, ann, "ann", "newer")
    with pytest.raises(NotNow, match="in the meantime"):
        accounts.rehash(connection, Account(ann, "old"), "old, hashed anew")
    assert accounts.find(connection, "ann") == Account(ann, "newer")
    accounts.rehash(connection, Account(ann, "newer"), "newest")
    assert accounts.find(connection, "ann") == Account(ann, "newest")


def test_who_is_forgotten_leaves_only_a_seat(connection: Connection) -> None:
    ann, session = sessions.begin_as_guest(connection, "Ann", "en", NOW)
    bob = add_person(connection, "Bob")
    table = add_table(connection, "t", ann.id)
    for seat, person in enumerate((ann.id, bob)):
        seat_person(connection, table, seat, person, awaited=True)
        notes.put(connection, table, person, "a note", NOW)
        channels.add(connection, person, channels.Kind.EMAIL, "x@example.org", NOW, Rules())
        connection.execute(
            insert(OUTBOX).values(person=person, table_id=table, kind="over", created_at=NOW, due_at=NOW)
        )
    token = tokens.give(connection, Grant(Scope.INVITE, ann.id, table), NOW)
    accounts.register(connection, ann.id, "ann", "hash")

    accounts.forget(connection, ann.id)

    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == ann.id)).mappings().one()
    assert (row["name"], row["login"], row["password"]) == ("someone", None, None)
    assert accounts.find(connection, "ann") is None
    assert sessions.person_of(connection, session, NOW) is None
    assert tokens.look_up(connection, token, NOW) is None
    assert [notes.get(connection, table, person) for person in (ann.id, bob)] == ["", "a note"]
    assert [len(channels.list_of(connection, person)) for person in (ann.id, bob)] == [0, 1]
    assert list(connection.execute(select(OUTBOX.c.person)).scalars()) == [bob]
    assert set(connection.execute(select(SEATS.c.person)).scalars()) == {ann.id, bob}
    accounts.register(connection, bob, "ann", "hash")
