"""Accounts: a guest who wants to be found again takes a login and a password.

Hashing is slow, so it has no place in a transaction. To log in:

    found = await store.read(lambda c: accounts.find(c, login))
    account = await in_a_thread(accounts.admit, found, password)
    token = await store.write(lambda c: sessions.begin(c, account.person, now))
"""

from __future__ import annotations

import re
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.exc import IntegrityError

from emporion.server.errors import BadRequest, NotAllowed, NotNow
from emporion.server.people import people, sessions, tokens
from emporion.server.people.passwords import check_password
from emporion.server.people.tokens import Scope
from emporion.server.storage.schema import CHANNELS, NOTES, ORDERS, OUTBOX, PEOPLE, SEATS, TABLES

LOGIN: Final = re.compile(r"[a-z0-9._-]{3,32}")
NOBODY_NOW: Final = "someone"
"""The name of a person whose account is deleted, in all languages: what others see is not translated."""


class Account(msgspec.Struct, frozen=True):
    person: str
    hashed: str
    """The password, hashed."""


def clean_login(login: str) -> str:
    """As it is kept; large and small letters are the same. Raises BadRequest."""
    cleaned = login.strip().lower()
    if LOGIN.fullmatch(cleaned) is None:
        raise BadRequest("a login has 3 to 32 characters: letters a–z, digits, dots, hyphens and underscores")
    return cleaned


def register(connection: Connection, person: str, login: str, hashed: str) -> None:
    """A guest gets an account and stays who he is. The password is checked and hashed already."""
    is_guest = (PEOPLE.c.id == person, PEOPLE.c.login.is_(None))
    values = {"login": clean_login(login), "password": hashed}
    try:
        registered = connection.execute(update(PEOPLE).where(*is_guest).values(values)).rowcount
    except IntegrityError as error:
        raise NotNow(f"the login {values['login']!r} is taken; choose another") from error
    if not registered:
        raise NotNow("you have an account already")


def find(connection: Connection, login: str) -> Account | None:
    """Quick, and no telling whether there is one: hand what it returns to `admit`."""
    cleaned = login.strip().lower()
    if LOGIN.fullmatch(cleaned) is None:
        return None
    row = connection.execute(select(PEOPLE.c.id, PEOPLE.c.password).where(PEOPLE.c.login == cleaned)).one_or_none()
    return None if row is None else Account(*row)


def account_of(connection: Connection, person: str) -> Account:
    """For somebody signed in, who proves himself once more before he changes something grave."""
    has_account = (PEOPLE.c.id == person, PEOPLE.c.password.is_not(None))
    row = connection.execute(select(PEOPLE.c.id, PEOPLE.c.password).where(*has_account)).one_or_none()
    if row is None:
        raise NotNow("you have no account yet: register first")
    return Account(*row)


def admit(account: Account | None, password: str) -> Account:
    """The account, if the password is right. Slow, and equally so for an unknown login."""
    is_right = check_password(password, None if account is None else account.hashed)
    if account is None or not is_right:
        raise NotAllowed("the login or the password is wrong")
    return account


def change_password(connection: Connection, account: Account, hashed: str, token: str) -> None:
    """A new password, for an account just admitted. It ends all sessions but that of the token: one of somebody else
    may be the reason for it."""
    rehash(connection, account, hashed)
    sessions.end_all(connection, account.person, but=token)
    tokens.revoke_all_of(connection, account.person, [Scope.DEVICE])


def rehash(connection: Connection, account: Account, hashed: str) -> None:
    """Another hash in the place of the one that was admitted; not if that was changed meanwhile."""
    is_same = (PEOPLE.c.id == account.person, PEOPLE.c.password == account.hashed)
    if not connection.execute(update(PEOPLE).where(*is_same).values(password=hashed)).rowcount:
        raise NotNow("the password was changed in the meantime; log in again")


def tables_of(connection: Connection, person: str) -> list[str]:
    """Where somebody has something to leave: tables with a seat or of his own, whose game is not over."""
    seated = select(SEATS.c.table_id).where(SEATS.c.person == person)
    is_his = TABLES.c.id.in_(seated) | (TABLES.c.owner == person)
    return list(connection.scalars(select(TABLES.c.id).where(is_his, TABLES.c.status.in_(["open", "playing"]))))


def forget(connection: Connection, person: str) -> None:
    """Delete an account, or a guest, at his own wish. The person becomes nobody in particular. He has left his tables
    before; games that are over stay as they are."""
    people.change(connection, person, name=NOBODY_NOW, login=None, password=None)
    sessions.end_all(connection, person)
    tokens.revoke_all_of(connection, person)
    for table in (NOTES, ORDERS, CHANNELS, OUTBOX):
        connection.execute(delete(table).where(table.c.person == person))
