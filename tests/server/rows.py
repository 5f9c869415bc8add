"""Rows that other rows refer to, for tests that are not about them."""

from __future__ import annotations

from sqlalchemy import Connection, insert, update

from emporion.server.people import people
from emporion.server.storage.schema import SEATS, TABLES


def add_person(connection: Connection, name: str = "Ann", language: str = "en") -> str:
    return people.add(connection, name, language, now=0).id


def add_table(connection: Connection, table: str, owner: str) -> str:
    row = {"id": table, "game": "tyros", "ruleset": 1, "owner": owner, "created_at": 0, "changed_at": 0, "head": 0}
    connection.execute(insert(TABLES).values(**row, status="playing", listed=False, secret=b""))
    return table


def seat_person(connection: Connection, table: str, seat: int, person: str, awaited: bool) -> None:
    connection.execute(insert(SEATS).values(table_id=table, seat=seat, person=person))
    if awaited:
        await_seat = update(TABLES).where(TABLES.c.id == table).values(awaited=TABLES.c.awaited + (1 << seat))
        connection.execute(await_seat)
