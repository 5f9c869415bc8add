"""Games in words: what happened, what is asked, what can be done, in each language of the catalogues.

The sentences of a game stand in `locales/<language>/<game>.ftl`; here is decided which one is said. A message has the
tag of its event or action in its name, and after it the optional parts that are there: who may not know the card of a
toll reads `tyros-toll-paid`, who may reads `tyros-toll-paid-card`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence, Sized
from typing import Any, Final

import msgspec

from emporion.engine.actions import Action
from emporion.engine.events import Event, GameEnded, TakenBack, Undone
from emporion.engine.outcome import Place
from emporion.locales import ENGLISH, list_text, text

Word = Callable[[Any, Sequence[str], str], str | int]
"""How a value is said: the value, the names of the players, the language."""


class Narrator:
    """A game gives its name and its words: how the parts of its events and actions are said, by their names; what is
    not among them is said as it is."""

    game: str
    words: Mapping[str, Word]

    def narrate(self, event: Event, names: Sequence[str], language: str = ENGLISH) -> str:
        """What happened, as a sentence; names are those of the players, by seat."""
        if isinstance(event, GameEnded):
            return self.end_text(event, names, language)
        return self.phrase("engine" if isinstance(event, Undone | TakenBack) else self.game, event, names, language)

    def action_text(self, action: Action, names: Sequence[str], language: str = ENGLISH) -> str:
        """What a player can do, as an entry of a menu."""
        return self.phrase(f"{self.game}-action", action, names, language)

    def group_text(self, tag: str, table: Any, language: str = ENGLISH) -> str:
        """What all actions of a kind have in common."""
        return text(language, f"{self.game}-group-{tag}")

    def decision_text(self, kind: str, language: str = ENGLISH) -> str:
        """What a player is asked."""
        return text(language, f"{self.game}-decision-{kind}")

    def reason_text(self, reason: str, language: str = ENGLISH) -> str:
        """Why the game is over."""
        return text(language, f"{self.game}-reason-{reason}")

    def phrase(self, prefix: str, said: Event | Action, names: Sequence[str], language: str) -> str:
        key = "-".join([prefix, str(said.__struct_config__.tag), *optional_parts(said)])
        arguments = self.arguments(said, names, language)
        return text(language, in_catalogue(key), **{in_catalogue(name): word for name, word in arguments.items()})

    def arguments(self, said: Event | Action, names: Sequence[str], language: str) -> dict[str, str | int]:
        """Every part in words; of what has several pieces also how many they are."""
        values = {name: value for name in said.__struct_fields__ if (value := getattr(said, name)) is not None}
        words = {name: self.words.get(name, as_it_is)(value, names, language) for name, value in values.items()}
        return words | {f"{name}-count": len(value) for name, value in values.items() if is_several(value)}

    def end_text(self, event: GameEnded, names: Sequence[str], language: str) -> str:
        """Why the game is over, who won, and who stands where."""
        winners = [place for place in event.ranking if place.rank == 1]
        return text(
            language,
            f"{self.game}-game-ended-tie-break" if is_tie_broken(event.ranking) else f"{self.game}-game-ended",
            reason=self.reason_text(event.reason, language),
            winners=seats_text([place.seat for place in winners], names, language),
            points=winners[0].points,
            ranking=ranking_text(event.ranking, names, language),
            **{"winners-count": len(winners)},
        )


def in_catalogue(name: str) -> str:
    """Names of Python have underscores, those of messages have none."""
    return name.replace("_", "-")


def optional_parts(said: Event | Action) -> list[str]:
    """Of the parts that may be missing those that are there."""
    return [name for name in parts_that_may_be_missing(type(said)) if getattr(said, name) is not None]


@functools.cache
def parts_that_may_be_missing(cls: type[Event | Action]) -> tuple[str, ...]:
    return tuple(part.name for part in msgspec.structs.fields(cls) if part.default is None)


def is_several(value: Any) -> bool:
    return isinstance(value, Sized) and not isinstance(value, str)


def is_tie_broken(ranking: Sequence[Place]) -> bool:
    """Whether somebody has as many points as a winner and did not win."""
    return any(place.rank > 1 and place.points == ranking[0].points for place in ranking)


def ranking_text(ranking: Sequence[Place], names: Sequence[str], language: str = ENGLISH) -> str:
    """1. Anna (45), 2. Ben (40)."""
    places = [
        text(language, "engine-rank", rank=place.rank, player=names[place.seat], points=place.points)
        for place in ranking
    ]
    return ", ".join(places)


# ---------------------------------------------------------------------------------------------------- words


def seats_text(seats: Sequence[int], names: Sequence[str], language: str = ENGLISH) -> str:
    return list_text([names[seat] for seat in seats], language)


def as_it_is(value: Any, names: Sequence[str], language: str) -> str | int:
    return value  # type: ignore[no-any-return]


def as_player(seat: int, names: Sequence[str], language: str) -> str:
    return names[seat]


ENGINE_WORDS: Final[dict[str, Word]] = {
    "seat": as_player,
    "partner": as_player,
    "entry": lambda entry, names, language: str(entry),
}
"""What the words of every game begin with. Entries have numbers like pages: no language writes a comma into them."""
