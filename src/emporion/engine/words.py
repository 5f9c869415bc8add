"""How the parts of actions and events are said, as data: the terminal and the pages in the browser say them alike.

A game gives each part a word by its name (`Narrator.words`). What only events have may be said by a function; the parts
of actions are said by the words here, which `web/src/lib/phrases.ts` knows, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

import msgspec

from emporion.locales import list_text, text

Say = Callable[[Any, Sequence[str], str], str | int]
"""How a value is said: the value, the names of the players, the language."""
NOTHING = "-"


class Spoken(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="word", rename="camel"):
    """A way to say a value."""


class AsItIs(Spoken, frozen=True, tag="as-it-is"):
    """Such as a number, or a name that all languages share."""

    def __call__(self, value: Any, names: Sequence[str], language: str) -> str | int:
        return value  # type: ignore[no-any-return]


class Player(Spoken, frozen=True, tag="player"):
    """A seat, by the name of who has it."""

    def __call__(self, seat: int, names: Sequence[str], language: str) -> str:
        return names[seat]


class Term(Spoken, frozen=True, tag="term"):
    """A value that has a message of its own: KEY-VALUE."""

    key: str

    def __call__(self, value: Any, names: Sequence[str], language: str) -> str:
        return text(language, f"{self.key}-{value}")


class Count(Spoken, frozen=True, tag="count"):
    """A number of something, told by a message with `count`."""

    key: str

    def __call__(self, value: int, names: Sequence[str], language: str) -> str:
        return text(language, self.key, count=value)


class Sized(Spoken, frozen=True, tag="sized"):
    """A name with its size at its end (`sword2`): the message KEY-NAME, with the size as `count`."""

    key: str

    def __call__(self, value: str, names: Sequence[str], language: str) -> str:
        return text(language, f"{self.key}-{value[:-1]}", count=int(value[-1]))


class PlaceName(Spoken, frozen=True, tag="place"):
    """A place with a name, or else `field`, as `place`; and as it is written, as `number`."""

    key: str
    known: dict[str, str]

    def __call__(self, value: str, names: Sequence[str], language: str) -> str:
        return text(language, self.key, place=self.known.get(value, "field"), number=value)


class Amount(Spoken, frozen=True, tag="amount"):
    """A number of the smallest coins in larger ones, with the decimal point of the language."""

    key: str
    point: str
    """The message of the decimal point."""
    unit: int = 1

    def __call__(self, value: int, names: Sequence[str], language: str) -> str:
        amount = f"{value / self.unit:g}"
        point = text(language, self.point)
        return text(language, self.key, amount=amount.replace(".", point), one="yes" if amount == "1" else "no")


class Kinds(Spoken, frozen=True, tag="kinds"):
    """How many of each kind: those that there are, each by the message KEY-KIND with `count`."""

    key: str
    order: tuple[str, ...]
    none: str
    """The message if there are none."""

    def __call__(self, value: Any, names: Sequence[str], language: str) -> str:
        counts = [(kind, getattr(value, kind)) for kind in self.order]
        said = [text(language, f"{self.key}-{kind}", count=count) for kind, count in counts if count]
        return ", ".join(said) or text(language, self.none)


class Listed(Spoken, frozen=True, tag="listed"):
    """Several values, each said alike; a number of them is told as it is."""

    each: Word
    by: str | None = None
    """What stands between them; else they are told as a list with an "and"."""
    none: str | None = None
    """The message if there are none."""
    counted: bool = False
    """What is there several times is said once, with its number."""
    order: tuple[str, ...] = ()
    """In which they are told, if not as they come."""

    def __call__(self, value: Iterable[Any] | int, names: Sequence[str], language: str) -> str | int:
        if isinstance(value, int):
            return value
        values = sorted(value, key=self.order.index) if self.order else value
        said = [str(self.each(one, names, language)) for one in values]
        return joined([numbered(*one) for one in Counter(said).items()] if self.counted else said, self, language)


class Numbered(Spoken, frozen=True, tag="numbered"):
    """A number for each of several things, by their names."""

    things: tuple[str, ...]
    by: str | None = None
    none: str | None = None

    def __call__(self, value: Sequence[int], names: Sequence[str], language: str) -> str:
        counts = zip(self.things, value, strict=False)  # zeros at the end are left out
        return joined([numbered(thing, count) for thing, count in counts if count], self, language)


class Aims(Spoken, frozen=True, tag="aims"):
    """What each of several, counted from 1, aims at: 1 → 2, 3 → 1. Those with 0 aim at nothing."""

    def __call__(self, value: Sequence[int], names: Sequence[str], language: str) -> str:
        return ", ".join(f"{number} → {aim}" for number, aim in enumerate(value, 1) if aim) or NOTHING


class Fields(Spoken, frozen=True, tag="fields"):
    """Several fields of a value, without those that are empty."""

    words: dict[str, Word]
    by: str | None = None
    none: str | None = None

    def __call__(self, value: Any, names: Sequence[str], language: str) -> str:
        held = [(word, getattr(value, name)) for name, word in self.words.items()]
        return joined([str(word(one, names, language)) for word, one in held if one], self, language)


Word: TypeAlias = (
    AsItIs | Player | Term | Count | Sized | PlaceName | Amount | Kinds | Listed | Numbered | Aims | Fields
)


def numbered(thing: str, count: int) -> str:
    return thing if count == 1 else f"{thing} ({count})"


def joined(said: Sequence[str], word: Listed | Numbered | Fields, language: str) -> str:
    if not said:
        return NOTHING if word.none is None else text(language, word.none)
    return list_text(said, language) if word.by is None else word.by.join(said)


# ---------------------------------------------------------------------------------------------------- for pages


class Phrasebook(msgspec.Struct, frozen=True):
    """How the actions of a game are said: for each the message GAME-action-KIND, with its parts in words."""

    words: dict[str, Word]
    """By the names of parts; what is not among them is said as it is."""
    more: dict[str, dict[str, Word]]
    """What else of a part a message may use: by the name of the part, then of the argument."""
    optional: dict[str, list[str]]
    """By kinds the parts that may be missing. Those that are there stand in the name of the message."""
