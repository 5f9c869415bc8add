"""Tyros in words: what happened, what is asked, what can be done, in each language of the catalogues.

The sentences stand in `locales/<language>/tyros.ftl`; here is decided which one is said, and its parts are put into
words. A message has the tag of its event or action in its name, and after it the optional parts that are there: who may
not know the card of a toll reads `tyros-toll-paid`, who may reads `tyros-toll-paid-card`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from emporion.engine.actions import Action
from emporion.engine.events import Event, TakenBack, Undone
from emporion.engine.outcome import Place
from emporion.games.tyros.actions import Cards
from emporion.games.tyros.cards import KIND_NAMES
from emporion.games.tyros.events import GameEnded
from emporion.locales import ENGLISH, list_text, text


def narrate(event: Event, names: Sequence[str], language: str = ENGLISH) -> str:
    """What happened, as a sentence; names are those of the players, by seat."""
    if isinstance(event, GameEnded):
        return end_text(event, names, language)
    return phrase("engine" if isinstance(event, Undone | TakenBack) else "tyros", event, names, language)


def action_text(action: Action, names: Sequence[str], language: str = ENGLISH) -> str:
    """What a player can do, as an entry of a menu."""
    return phrase("tyros-action", action, names, language)


def decision_text(kind: str, language: str = ENGLISH) -> str:
    """What a player is asked."""
    return text(language, f"tyros-decision-{kind}")


def reason_text(reason: str, language: str = ENGLISH) -> str:
    """Why the game is over (§14)."""
    return text(language, f"tyros-reason-{reason}")


# ---------------------------------------------------------------------------------------------------- words


def seats_text(seats: Sequence[int], names: Sequence[str], language: str = ENGLISH) -> str:
    return list_text([names[seat] for seat in seats], language)


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

Word = Callable[[Any, Sequence[str], str], str | int]


def in_form(form: str) -> Word:
    return lambda place, names, language: place_text(place, language, form)


def as_it_is(value: Any, names: Sequence[str], language: str) -> str | int:
    return value  # type: ignore[no-any-return]


def as_player(seat: int, names: Sequence[str], language: str) -> str:
    return names[seat]


def as_cards(cards: Cards, names: Sequence[str], language: str) -> str:
    return cards_text(cards, language)


def as_card(kind: str, names: Sequence[str], language: str) -> str:
    return card_text(kind, language)


WORDS: Final[dict[str, Word]] = {
    "seat": as_player,
    "owner": as_player,
    "partner": as_player,
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
    "field": as_it_is,
    "under": as_it_is,
    "fields": lambda fields, names, language: list_text(fields, language),
    "answer": as_it_is,
    "count": as_it_is,
    "round": as_it_is,
    "entry": lambda entry, names, language: str(entry),
}
"""How the parts of events and actions are said, by their names."""


def phrase(prefix: str, said: Event | Action, names: Sequence[str], language: str) -> str:
    key = "-".join([prefix, str(said.__struct_config__.tag), *optional_parts(said)])
    return text(language, key, **arguments(said, names, language))


def optional_parts(said: Event | Action) -> list[str]:
    """Of the parts that may be missing those that are there."""
    return [name for name in parts_that_may_be_missing(type(said)) if getattr(said, name) is not None]


@functools.cache
def parts_that_may_be_missing(cls: type[Event | Action]) -> tuple[str, ...]:
    return tuple(part.name for part in msgspec.structs.fields(cls) if part.default is None)


def arguments(said: Event | Action, names: Sequence[str], language: str) -> dict[str, str | int]:
    """Every part in words; of cards and lists also how many they are; of a field also `place`, with its preposition."""
    values = {name: getattr(said, name) for name in said.__struct_fields__ if getattr(said, name) is not None}
    words = {name: WORDS[name](value, names, language) for name, value in values.items()}
    counts = {f"{name}-count": len(value) for name, value in values.items() if isinstance(value, Cards | tuple)}
    place = {"place": place_text(values["field"], language, "at")} if "field" in values else {}
    return words | counts | place


# ---------------------------------------------------------------------------------------------------- the end


def end_text(event: GameEnded, names: Sequence[str], language: str = ENGLISH) -> str:
    """§14, §15.5 Why the game is over, who won, and who stands where."""
    winners = [place for place in event.ranking if place.rank == 1]
    return text(
        language,
        "tyros-game-ended-tie-break" if is_tie_broken(event.ranking) else "tyros-game-ended",
        reason=reason_text(event.reason, language),
        winners=seats_text([place.seat for place in winners], names, language),
        points=winners[0].points,
        ranking=ranking_text(event.ranking, names, language),
        **{"winners-count": len(winners)},
    )


def is_tie_broken(ranking: Sequence[Place]) -> bool:
    """Whether somebody has as many points as a winner and did not win."""
    return any(place.rank > 1 and place.points == ranking[0].points for place in ranking)


def ranking_text(ranking: Sequence[Place], names: Sequence[str], language: str = ENGLISH) -> str:
    """1. Anna (45), 2. Ben (40)."""
    places = [
        text(language, "tyros-rank", rank=place.rank, player=names[place.seat], points=place.points)
        for place in ranking
    ]
    return ", ".join(places)
