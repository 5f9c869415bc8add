"""Everything that can be refused, by name.

EmporionError
├── BadInput                 what a person or a file said cannot be understood
│   ├── UnknownGame
│   ├── BadOption
│   ├── BadNotation
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
from typing import Any


class EmporionError(Exception):
    pass


class BadInput(EmporionError):
    pass


class UnknownGame(BadInput):
    pass


class BadOption(BadInput):
    pass


class BadNotation(BadInput):
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


class IllegalAction(Refused):
    """The rules forbid it: the paragraph, the reason in English, and the key and arguments for other languages."""

    def __init__(self, paragraph: str, reason: str, key: str = "", arguments: Mapping[str, Any] | None = None) -> None:
        super().__init__(f"§{paragraph}: {reason}" if paragraph else reason)
        self.paragraph = paragraph
        self.reason = reason
        self.key = key
        self.arguments = dict(arguments or {})


class CannotUndo(Refused):
    pass


class BrokenInvariant(EmporionError):
    pass
