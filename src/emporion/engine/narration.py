"""Games in words: what happened, what is asked, what can be done, in each language of the catalogues.

The sentences of a game stand in the catalogues that its manifest names; here is decided which one is said. A message
has the tag of its event or action in its name, and after it the optional parts that are there: those who may not know
which card was paid as a toll read `GAME-toll-paid`, those who may read `GAME-toll-paid-card`.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence, Sized
from typing import Any, Final, cast

import msgspec

from emporion.engine.actions import Action
from emporion.engine.events import Event, GameEnded, TakenBack, Undone
from emporion.engine.forms import Form
from emporion.engine.outcome import Place
from emporion.engine.panels import counted, readable
from emporion.engine.words import AsItIs, Phrasebook, Player, Say, Spoken, Word
from emporion.locales import ENGLISH, MissingText, list_text, text

NOTHING: Final = "–"
SEATS_OF_FORMS: Final = ("to", "partner")
"""Fields of forms whose pieces are seats."""
AS_IT_IS: Final = AsItIs()


class Narrator:
    """A game gives its name and its words: how the parts of its events and actions are said, by their names; what is
    not among them is said as it is."""

    game: str
    words: Mapping[str, Say]
    more_words: Mapping[str, Mapping[str, Word]] = {}
    """What else of a part a message may use: by the name of the part, then of the argument."""
    event_words: Mapping[str, Say] = {}
    """How the parts of its events are said, where that differs from `words`."""
    table_words: Mapping[str, Say] = {}
    """How the fields of its view are said, where that differs from `words` or needs more than the value itself."""

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

    def typed_text(self, tag: str, language: str = ENGLISH) -> str:
        """How a kind of action is typed that is not listed; empty if its head says so."""
        return text_or_none(language, f"{self.game}-typed-{tag}") or ""

    def decision_text(self, kind: str, language: str = ENGLISH) -> str:
        """What a player is asked."""
        return text(language, f"{self.game}-decision-{kind}")

    def reason_text(self, reason: str, language: str = ENGLISH) -> str:
        """Why the game is over."""
        return text(language, f"{self.game}-reason-{reason}")

    def label_text(self, name: str, language: str = ENGLISH) -> str:
        """What a field of the view or of an action is called; its name, where the catalogue does not say."""
        said = text_or_none(language, f"{self.game}-field-{in_catalogue(name)}") or readable(name)
        return said[:1].upper() + said[1:]

    def value_text(self, name: str, value: Any, names: Sequence[str], language: str = ENGLISH) -> str:
        """The value of a field of the view."""
        word = self.table_words.get(name)
        if word is not None:
            return str(word(value, names, language))
        if value is None:
            return NOTHING
        if isinstance(value, bool):
            return text(language, "engine-yes" if value else "engine-no")
        if isinstance(value, str):
            return text_or_none(language, f"{self.game}-value-{in_catalogue(value)}") or value
        if isinstance(value, Sequence):
            return counted([self.value_text("", one, names, language) for one in value])
        return str(value)

    def forms(self, table: Any) -> list[Form]:
        """Kinds of actions that are put together field by field."""
        return []

    def piece_text(self, field: str, piece: str, names: Sequence[str], language: str = ENGLISH) -> str:
        """What a piece of a field of a form is called; seats go by their letters."""
        if field in SEATS_OF_FORMS:
            return names[ord(piece) - ord("A")]
        return (
            text_or_none(language, f"{self.game}-piece-{in_catalogue(piece.strip()).replace(' ', '-')}")
            or piece.strip()
        )

    def phrase(self, prefix: str, said: Event | Action, names: Sequence[str], language: str) -> str:
        key = "-".join([prefix, str(said.__struct_config__.tag), *optional_parts(said)])
        arguments = self.arguments(said, names, language)
        return text(language, in_catalogue(key), **{in_catalogue(name): word for name, word in arguments.items()})

    def arguments(self, said: Event | Action, names: Sequence[str], language: str) -> dict[str, str | int]:
        """Every part that is there, in words."""
        values = {name: value for name in said.__struct_fields__ if (value := getattr(said, name)) is not None}
        arguments: dict[str, str | int] = {}
        for name, value in values.items():
            word = self.event_words.get(name) if isinstance(said, Event) else None
            arguments |= self.arguments_of(name, value, word or self.words.get(name, AS_IT_IS), names, language)
        return arguments

    def arguments_of(
        self, name: str, value: Any, word: Say, names: Sequence[str], language: str
    ) -> dict[str, str | int]:
        """A part in words; yes or no also to choose by, and of what has several pieces how many they are."""
        if isinstance(value, bool):
            answer = "yes" if value else "no"
            return {name: answer, f"{name}-word": text(language, f"engine-{answer}")}
        more = {argument: say(value, names, language) for argument, say in self.more_words.get(name, {}).items()}
        count = {f"{name}-count": len(value)} if is_several(value) else {}
        return {name: word(value, names, language), **more, **count}

    def phrasebook(self, actions: Mapping[str, type[Action]]) -> Phrasebook:
        """How actions are said, for pages that say them themselves."""
        parts = {name for cls in actions.values() for name in cls.__struct_fields__}
        optional = {kind: list(parts_that_may_be_missing(cls)) for kind, cls in actions.items()}
        return Phrasebook(
            words={name: spoken(name, word) for name, word in self.words.items() if name in parts},
            more={name: dict(given) for name, given in self.more_words.items() if name in parts},
            optional={kind: names for kind, names in optional.items() if names},
        )

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


def text_or_none(language: str, key: str) -> str | None:
    """A message without arguments, if there is one."""
    try:
        return text(language, key)
    except MissingText:
        return None


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


def spoken(name: str, word: Any) -> Word:
    """Raises TypeError for a function, which pages cannot call."""
    if not isinstance(word, Spoken):
        raise TypeError(f"the part {name!r} of actions is said by a function: give it a word of engine/words.py")
    return cast(Word, word)


PLAYER: Final = Player()
ENGINE_WORDS: Final[dict[str, Say]] = {
    "seat": PLAYER,
    "partner": PLAYER,
    "entry": lambda entry, names, language: str(entry),
}
"""What the words of every game begin with. Entries have numbers like pages: no language writes a comma into them."""
