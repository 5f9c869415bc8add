from __future__ import annotations

import pytest
from sqlalchemy import Connection, func, select

from emporion.server.errors import BadRequest
from emporion.server.people import notes
from emporion.server.storage.schema import NOTES
from tests.server.rows import add_person, add_table


def test_everybody_has_a_note_of_his_own_at_each_table(connection: Connection) -> None:
    ann, bob = add_person(connection), add_person(connection, "Bob")
    here, there = (add_table(connection, table, ann) for table in ("here", "there"))
    assert notes.get(connection, here, ann) == ""
    notes.put(connection, here, ann, "watch Bob", 1)
    notes.put(connection, here, bob, "watch Ann", 1)
    notes.put(connection, there, ann, "be quick", 1)
    notes.put(connection, here, ann, "watch Bob well", 2)
    assert [notes.get(connection, here, person) for person in (ann, bob)] == ["watch Bob well", "watch Ann"]
    assert notes.get(connection, there, ann) == "be quick"
    assert connection.execute(select(func.max(NOTES.c.changed_at))).scalar_one() == 2


def test_an_empty_note_is_none(connection: Connection) -> None:
    ann = add_person(connection)
    table = add_table(connection, "t", ann)
    notes.put(connection, table, ann, "x", 1)
    notes.put(connection, table, ann, "", 2)
    assert notes.get(connection, table, ann) == ""
    assert connection.execute(select(func.count()).select_from(NOTES)).scalar_one() == 0


def test_a_note_has_its_limits(connection: Connection) -> None:
    ann = add_person(connection)
    table = add_table(connection, "t", ann)
    notes.put(connection, table, ann, "x\0" * 5_000, 1)
    with pytest.raises(BadRequest, match="at most 10,000 characters; this one has 10,001"):
        notes.put(connection, table, ann, "y" * 10_001, 1)
    assert notes.get(connection, table, ann) == "x" * 5_000
