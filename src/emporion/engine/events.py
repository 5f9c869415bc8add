"""Events: what happened, as one viewer may know it."""

from __future__ import annotations

import msgspec

from emporion.engine.outcome import Place


class Event(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True):
    """What happened; a field that the viewer may not know is None."""


class Undone(Event, frozen=True, tag="undone"):
    seat: int


class TakenBack(Event, frozen=True, tag="taken-back"):
    """All agreed to go back to where the game stood after an entry."""

    entry: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    reason: str
    ranking: tuple[Place, ...]
