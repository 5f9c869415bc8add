"""Everything that can be refused, by name.

EmporionError
├── BadInput                 what a person or a file said cannot be understood
│   ├── UnknownGame
│   ├── BrokenGame           an installed package offers a game that cannot be loaded
│   ├── BadOption
│   ├── BadNotation
│   ├── BadOrder             a standing order that there is not
│   └── BadRecord
│       └── Divergence       a record does not replay
├── Refused                  understood, but not possible now
│   ├── GameIsOver
│   ├── NotYourDecision
│   ├── StaleDecision
│   ├── IllegalAction        the rules forbid it; has the paragraph
│   └── CannotUndo
└── BrokenInvariant          a fault of ours
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from emporion.locales import text

SHOWN: Final = 60
"""So much of what cannot be read is shown."""


def shown(value: Any) -> str:
    """What somebody gave, for the message that refuses it: a text in quotes, anything else as JSON writes it."""
    if isinstance(value, str):
        return repr(value[:SHOWN])
    try:
        return msgspec.json.encode(value).decode()[:SHOWN]
    except (TypeError, ValueError, OverflowError, RecursionError):
        return "something else"


class EmporionError(Exception):
    pass


class BadInput(EmporionError):
    pass


class UnknownGame(BadInput):
    pass


class BrokenGame(BadInput):
    pass


class BadOption(BadInput):
    pass


class BadNotation(BadInput):
    pass


class BadOrder(BadInput):
    pass


class BadRecord(BadInput):
    pass


class Divergence(BadRecord):
    """A record does not replay: the first entry at which it does not, and why."""

    def __init__(self, entry: int, reason: str) -> None:
        super().__init__(f"entry {entry}: {reason}")
        self.entry = entry
        self.reason = reason


class Refused(EmporionError):
    pass


class GameIsOver(Refused):
    pass


class NotYourDecision(Refused):
    pass


class StaleDecision(Refused):
    pass


class Refusal(NamedTuple):
    """Why the rules of a game forbid something: what the number of a refusal inside the kernel means outside."""

    paragraph: str
    """Empty where it depends on what is asked."""
    message: str
    """Key of the message in the catalogues."""


class IllegalAction(Refused):
    """The rules forbid it: the paragraph, and the message with its arguments. It is put into words when asked for."""

    def __init__(self, paragraph: str, key: str, arguments: Mapping[str, Any]) -> None:
        super().__init__(paragraph, key)
        self.paragraph = paragraph
        self.key = key
        self.arguments = dict(arguments)

    def reason(self, language: str = "en") -> str:
        """What is wrong and what would be legal, with the paragraph."""
        words = text(language, self.key, **self.arguments)
        return f"§{self.paragraph}: {words}" if self.paragraph else words

    def __str__(self) -> str:
        return self.reason()


class CannotUndo(Refused):
    pass


class BrokenInvariant(EmporionError):
    pass
