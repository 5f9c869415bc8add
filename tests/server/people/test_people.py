from __future__ import annotations

import pytest
from sqlalchemy import Connection

from emporion.server.errors import BadRequest, NotFound
from emporion.server.people import people


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Ann", "Ann"),
        ("  Ann \t of\nTyre\u00a0 ", "Ann of Tyre"),
        ("Ἀλέξανδρος", "Ἀλέξανδρος"),
        ("e\u0301", "é"),
        ("A\u200bn\u200dn\ufeff", "Ann"),
        ("Ann\u200b \u200b Bob", "Ann Bob"),
        ("\u202eAnn\u2066\u061c", "Ann"),
        ("A\x00n\x1bn\x7f", "Ann"),
        ("A\u00adnn\U000e0041", "Ann"),
        ("A\ufe0fn\U000e0100n\u3164", "Ann"),
        ("A\ud800nn", "Ann"),
        ("e\u200d\u0301", "é"),
        ("🏺", "🏺"),
        ("x" * 32, "x" * 32),
        ("e\u0301" * 32, "é" * 32),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(name: str, cleaned: str) -> None:
    assert people.clean_name(name) == cleaned


@pytest.mark.parametrize("name", ["", "  ", "\u200b\u200d", "\u3164", "\u2800", "\u0301\u0302", "\x00\n"])
def test_a_name_that_nobody_sees_is_refused(name: str) -> None:
    with pytest.raises(BadRequest, match="at least one"):
        people.clean_name(name)


def test_a_long_name_is_refused() -> None:
    with pytest.raises(BadRequest, match="at most 32 characters; this one has 33"):
        people.clean_name("x" * 33)


def test_a_person_is_added_found_renamed_and_speaks_a_language(connection: Connection) -> None:
    ann, bob = (people.add(connection, name, "de", now=0) for name in ("Ann", "Bob"))
    assert people.find(connection, ann.id) == ann
    assert people.rename(connection, ann.id, " Anna\u200b ") == "Anna"
    people.set_language(connection, ann.id, "fr")
    assert people.find(connection, ann.id) == people.Person(ann.id, "Anna", "fr", login=None)
    assert people.find(connection, bob.id) == bob


def test_what_is_wrong_changes_nothing(connection: Connection) -> None:
    ann = people.add(connection, "Ann", "en", now=0)
    with pytest.raises(BadRequest, match="there is: en, de, fr, it"):
        people.set_language(connection, ann.id, "la")
    with pytest.raises(BadRequest):
        people.rename(connection, ann.id, "")
    assert people.find(connection, ann.id) == ann


def test_nobody_is_not_found(connection: Connection) -> None:
    assert people.find(connection, "nobody") is None
    with pytest.raises(NotFound):
        people.rename(connection, "nobody", "Ann")
