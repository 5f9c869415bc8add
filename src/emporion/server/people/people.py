"""People. Somebody without an account is a guest: a person all the same, known by the session of one browser."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, insert, select, update

from emporion.locales import LANGUAGES
from emporion.server.errors import BadRequest, NotFound
from emporion.server.people.tokens import new_identifier
from emporion.server.storage.schema import PEOPLE

MAX_NAME: Final = 32


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str
    login: str | None = None
    """Only people with an account have one."""


COLUMNS: Final = (PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.language, PEOPLE.c.login)
"""Those of a Person, in its order."""


def clean_name(name: str) -> str:
    """A name as others see it. Raises BadRequest if nothing of it can be seen, or too much.

    Without what cannot be seen, no two names look alike that are not, and none turns the line around that it stands in.
    """
    cleaned = visible_text(name)
    if len(cleaned) > MAX_NAME:
        raise BadRequest(f"a name has at most {MAX_NAME} characters; this one has {len(cleaned)}")
    return cleaned


def visible_text(text: str) -> str:
    """A line of text as others see it. Raises BadRequest if nothing of it can be seen."""
    visible = "".join(character for character in text if character.isspace() or _may_stand_in_name(character))
    cleaned = " ".join(unicodedata.normalize("NFC", visible).split())
    if not any(_is_seen(character) for character in cleaned):
        raise BadRequest("it needs at least one letter, digit or sign that can be seen")
    return cleaned


INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and signs by their category that show nothing: fillers, joiners and the empty Braille cell."""


def _may_stand_in_name(character: str) -> bool:
    """No control or format character (zero-width, bidirectional), variation selector, surrogate or unassigned code."""
    is_selector = "VARIATION SELECTOR" in unicodedata.name(character, "")
    return unicodedata.category(character)[0] != "C" and character not in INVISIBLE and not is_selector


def _is_seen(character: str) -> bool:
    """A space is not, and a mark only on another character."""
    return unicodedata.category(character)[0] not in "ZM"


def clean_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadRequest(f"there is no language {language!r}; there is: {', '.join(LANGUAGES)}")
    return language


def add(connection: Connection, name: str, language: str, now: int) -> Person:
    """A new guest."""
    person = Person(new_identifier(), clean_name(name), clean_language(language))
    row = {"id": person.id, "name": person.name, "language": person.language, "created_at": now}
    connection.execute(insert(PEOPLE).values(row))
    return person


def find(connection: Connection, person: str) -> Person | None:
    row = connection.execute(select(*COLUMNS).where(PEOPLE.c.id == person)).one_or_none()
    return None if row is None else Person(*row)


def rename(connection: Connection, person: str, name: str) -> str:
    """The name as it is now."""
    cleaned = clean_name(name)
    change(connection, person, name=cleaned)
    return cleaned


def set_language(connection: Connection, person: str, language: str) -> None:
    change(connection, person, language=clean_language(language))


def change(connection: Connection, person: str, **columns: Any) -> None:
    """Set columns that are checked already."""
    if connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**columns)).rowcount == 0:
        raise NotFound("there is no such person")
