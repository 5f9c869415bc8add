"""Rows that other rows refer to, for tests that are not about them."""

from __future__ import annotations

from sqlalchemy import Connection, insert, update

from emporion.server.people import channels, people
from emporion.server.people.addresses import Rules
from emporion.server.people.channels import Channel, Kind
from emporion.server.storage.schema import SEATS, TABLES


def add_person(connection: Connection, name: str = "Ann", language: str = "en") -> str:
    return people.add(connection, name, language, now=0).id


def add_mail(connection: Connection, person: str, address: str) -> Channel:
    """A mail address that is confirmed."""
    channel = channels.add(connection, person, Kind.EMAIL, address, 0, Rules())
    confirmed = channels.try_code(connection, person, channel.id, channels.new_code(connection, channel, 0), 0)
    assert confirmed is not None
    return confirmed


def add_table(connection: Connection, table: str, owner: str) -> str:
    row = {"id": table, "game": "tyros", "ruleset": 1, "owner": owner, "created_at": 0, "changed_at": 0, "head": 0}
    connection.execute(insert(TABLES).values(**row, status="playing", listed=False, secret=b""))
    return table


def seat_person(connection: Connection, table: str, seat: int, person: str, awaited: bool) -> None:
    connection.execute(insert(SEATS).values(table_id=table, seat=seat, person=person))
    if awaited:
        await_seat = update(TABLES).where(TABLES.c.id == table).values(awaited=TABLES.c.awaited + (1 << seat))
        connection.execute(await_seat)
