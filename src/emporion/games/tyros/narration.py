"""Tyros in words: how the parts of its events and actions are said. The sentences stand in
`tyros.ftl` of each language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emporion.engine.actions import Action
from emporion.engine.events import Event
from emporion.engine.narration import ENGINE_WORDS, Narrator, Word, as_player, seats_text
from emporion.games.tyros.actions import Cards
from emporion.games.tyros.cards import KIND_NAMES
from emporion.locales import ENGLISH, list_text, text


def cards_text(cards: Cards, language: str = ENGLISH) -> str:
    """3 orange, 1 joker."""
    counts = zip(KIND_NAMES[1:], cards.counts, strict=True)
    parts = [text(language, f"tyros-cards-{kind}", count=count) for kind, count in counts if count]
    return ", ".join(parts) or text(language, "tyros-cards-none")


def card_text(kind: str, language: str = ENGLISH) -> str:
    """An orange card."""
    return text(language, f"tyros-card-{kind}")


def empire_text(empire: str, language: str = ENGLISH) -> str:
    """The orange empire."""
    return text(language, f"tyros-empire-{empire}")


PLACE_FORMS: Final = ("name", "at", "from", "to", "site")
"""What a place is in a sentence: `site` is where a city is founded, by the ship that lies there (§8.3)."""
PLACES: Final = {"T": "tyros", "16w": "west", "16e": "east"}
"""The places that go by a name; all others have a number."""


def place_text(place: str, language: str = ENGLISH, form: str = "name") -> str:
    """A field or a berth: field 23, Tyros, the west coast of field 16; or with its preposition, see PLACE_FORMS."""
    return text(language, f"tyros-place-{form}", place=PLACES.get(place, "field"), number=place)


# ---------------------------------------------------------------------------------------------------- sentences


def in_form(form: str) -> Word:
    return lambda place, names, language: place_text(place, language, form)


def as_cards(cards: Cards, names: Sequence[str], language: str) -> str:
    return cards_text(cards, language)


def as_card(kind: str, names: Sequence[str], language: str) -> str:
    return card_text(kind, language)


WORDS: Final[dict[str, Word]] = {
    **ENGINE_WORDS,
    "owner": as_player,
    "asked": seats_text,
    "to": seats_text,
    "cards": as_cards,
    "fare": as_cards,
    "price": as_cards,
    "give": as_cards,
    "want": as_cards,
    "kept": as_cards,
    "card": as_card,
    "take": as_card,
    "toll": as_card,
    "empire": lambda empire, names, language: empire_text(empire, language),
    "start": in_form("from"),
    "goal": in_form("to"),
    "berth": in_form("site"),
    "fields": lambda fields, names, language: list_text(fields, language),
}
"""How the parts of events and actions are said, by their names."""


class TyrosNarrator(Narrator):
    game = "tyros"
    words = WORDS

    def arguments(self, said: Event | Action, names: Sequence[str], language: str) -> dict[str, str | int]:
        """Of a field also `place`, with its preposition."""
        arguments = super().arguments(said, names, language)
        field = getattr(said, "field", None)
        return arguments if field is None else arguments | {"place": place_text(field, language, "at")}
