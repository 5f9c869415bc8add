"""Decisions: what the game asks, of whom. Several open at once are one group of simultaneous decisions."""

from __future__ import annotations

import msgspec

from emporion.engine.participants import seat_letter


class Decision(msgspec.Struct, frozen=True):
    seat: int
    opened: int
    """How many entries the record had when this was asked; an answer to an older question is refused."""
    group: int
    """The same for decisions that are taken at the same time."""
    kind: str
    """What is asked, in the game's words."""

    @property
    def id(self) -> str:
        return f"{self.opened}{seat_letter(self.seat)}"
