"""Tyros in words: how the parts of its events and actions are said. The sentences stand in
`tyros.ftl` of each language."""

from __future__ import annotations

from typing import Final

from emporion.engine.narration import ENGINE_WORDS, PLAYER, Narrator
from emporion.engine.words import AsItIs, Kinds, Listed, PlaceName, Say, Term
from emporion.games.tyros.actions import Cards
from emporion.games.tyros.cards import KIND_NAMES
from emporion.locales import ENGLISH

CARDS: Final = Kinds("tyros-cards", KIND_NAMES[1:], none="tyros-cards-none")
"""3 orange, 1 joker."""
CARD: Final = Term("tyros-card")
"""An orange card."""
EMPIRE: Final = Term("tyros-empire")
"""The orange empire."""
SEATS: Final = Listed(PLAYER)

PLACE_FORMS: Final = ("name", "at", "from", "to", "site")
"""What a place is in a sentence: `site` is where a city is founded, by the ship that lies there (§8.3)."""
PLACES: Final = {"T": "tyros", "16w": "west", "16e": "east"}
"""The places that go by a name; all others have a number."""


def in_form(form: str) -> PlaceName:
    """A field or a berth: field 23, Tyros, the west coast of field 16; or with its preposition, see PLACE_FORMS."""
    return PlaceName(f"tyros-place-{form}", PLACES)


def cards_text(cards: Cards, language: str = ENGLISH) -> str:
    return CARDS(cards, (), language)


def empire_text(empire: str, language: str = ENGLISH) -> str:
    return EMPIRE(empire, (), language)


def place_text(place: str, language: str = ENGLISH, form: str = "name") -> str:
    return in_form(form)(place, (), language)


# ---------------------------------------------------------------------------------------------------- sentences


WORDS: Final[dict[str, Say]] = {
    **ENGINE_WORDS,
    "owner": PLAYER,
    "asked": SEATS,
    "to": SEATS,
    **dict.fromkeys(("cards", "fare", "price", "give", "want", "kept"), CARDS),
    **dict.fromkeys(("card", "take", "toll"), CARD),
    "empire": EMPIRE,
    "start": in_form("from"),
    "goal": in_form("to"),
    "berth": in_form("site"),
    "fields": Listed(AsItIs()),
}
"""How the parts of events and actions are said, by their names."""


MORE_WORDS: Final = {"field": {"place": in_form("at")}}
"""Of a field also `place`, with its preposition."""


class TyrosNarrator(Narrator):
    game = "tyros"
    words = WORDS
    more_words = MORE_WORDS
