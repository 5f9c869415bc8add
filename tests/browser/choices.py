"""What a seat may do, as the page tells it: read off the table message."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from emporion.engine.actions import Action
from emporion.engine.choices import Choices as Listed
from emporion.engine.choices import actions_in
from emporion.engine.narration import AS_IT_IS
from emporion.engine.participants import seat_letter
from emporion.games import get_game, get_screen
from emporion.locales import text
from emporion.server.protocol.to_client import TableInfo, TableMessage
from emporion.server.tables.naming import name_for


class Choice(NamedTuple):
    text: str
    """In notation."""
    words: str
    action: dict[str, Any]
    """In its parts."""
    values: dict[str, tuple[str, str]]
    """Of each part, by what it is called, its value as it is written and in words."""


class Speaker(NamedTuple):
    """Who says what an action is."""

    game: str
    names: tuple[str, ...]
    language: str = "en"

    def choice(self, action: dict[str, Any]) -> Choice:
        rules = get_game(self.game)
        read = rules.read(msgspec.json.encode(action).decode())
        words = get_screen(self.game).action_text(read, self.names, self.language)
        values = {self.label(name): (str(value), self.value(name, value)) for name, value in parts_of(read)}
        return Choice(rules.write(read), words, action, values)

    def label(self, part: str) -> str:
        return get_screen(self.game).label_text(part, self.language).casefold()

    def value(self, part: str, value: Any) -> str:
        if value is None:
            return "–"
        if isinstance(value, bool):
            return text(self.language, "engine-yes" if value else "engine-no")
        word = get_screen(self.game).phrasebook(get_game(self.game).actions).words.get(part, AS_IT_IS)
        return str(word(value, self.names, self.language))


def parts_of(action: Action) -> list[tuple[str, Any]]:
    return [(name, getattr(action, name)) for name in action.__struct_fields__]


class Choices(NamedTuple):
    decision: str
    kind: str
    actions: list[Choice]
    unlisted: list[str]
    speaker: Speaker


def choices_in(message: TableMessage, language: str = "en") -> Choices:
    assert message.view is not None
    decision, kind = next((one.id, one.kind) for one in message.view.decisions if one.id is not None)
    return told(
        decision, kind, message.choices, Speaker(message.table.game, names_in(message.table, language), language)
    )


def told(decision: str, kind: str, listed: Listed | None, speaker: Speaker) -> Choices:
    assert listed is not None
    actions = [speaker.choice(action) for action in actions_in(listed)]
    return Choices(decision, kind, actions, listed.unlisted, speaker)


def names_in(table: TableInfo, language: str) -> tuple[str, ...]:
    named = [name_for(table.game, seat.name, seat.controller, language) for seat in table.seats]
    return tuple(name or seat_letter(seat) for seat, name in enumerate(named))
