"""Standing orders as they are kept with a table: a person's for a seat, and nobody else's business."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, select

from emporion.engine.orders import Kept
from emporion.server.storage.announce import send
from emporion.server.storage.append import Premise
from emporion.server.storage.rows import put_row
from emporion.server.storage.schema import ORDERS, TABLES

ORDERS_CHANGED: Final = -1
"""Announced in the place of a head: the table has not grown, but has orders now."""
DECODER: Final = msgspec.json.Decoder(Kept)


class Left(NamedTuple):
    """Orders and who left them: they are not those of whoever has the seat later."""

    person: str
    kept: Kept


def get(connection: Connection, table: str) -> dict[int, Left]:
    """By seats."""
    query = select(ORDERS.c.seat, ORDERS.c.person, ORDERS.c.data).where(ORDERS.c.table_id == table)
    return {seat: Left(person, DECODER.decode(data)) for seat, person, data in connection.execute(query)}


def still_stored(table: str, seat: int, left: Left | None) -> Premise:
    """Checks that a seat's orders are still these; None: that it has none."""
    return lambda connection: get(connection, table).get(seat) == left


def put(connection: Connection, table: str, seat: int, left: Left, now: int) -> None:
    """Replaces earlier orders. Empty orders are kept too: then everything is asked.

    Locks the table, as appending does: an answer by order is stored before this, or finds the new orders.
    """
    connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
    changes = {"person": left.person, "data": msgspec.json.encode(left.kept), "changed_at": now}
    put_row(connection, ORDERS, {"table_id": table, "seat": seat}, changes)
    send(connection, {table: ORDERS_CHANGED})


def tables_with_orders(connection: Connection) -> set[str]:
    """Those whose game is not over."""
    query = select(ORDERS.c.table_id).join(TABLES).where(TABLES.c.status == "playing")
    return set(connection.scalars(query))


def waiting_since(connection: Connection, since: int, until: int) -> list[str]:
    """Tables that wait for a seat, and at which something last happened in this time. Some order holds without a word,
    so nothing stored says which of them are answered for."""
    query = (
        select(TABLES.c.id)
        .where(TABLES.c.status == "playing", TABLES.c.awaited != 0)
        .where(TABLES.c.changed_at.between(since, until))
    )
    return list(connection.scalars(query))
