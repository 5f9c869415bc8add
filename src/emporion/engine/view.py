"""A view: all that one viewer may know, with what they are asked and what they may do."""

from __future__ import annotations

from typing import Any

import msgspec

from emporion.engine.outcome import Outcome


class OpenDecision(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody is asked; only they learn the id to answer with."""

    seat: int
    kind: str
    id: str | None = None


class Sight(msgspec.Struct, frozen=True):
    """All that one viewer may know. What they may do is told beside it."""

    game: str
    viewer: int
    """A seat, or SPECTATOR."""
    entries: int
    decisions: tuple[OpenDecision, ...]
    can_undo: bool
    table: Any
    """The game's own part."""
    outcome: Outcome | None


class View(Sight, frozen=True):
    """The same for a bot, with what it may do."""

    legal: tuple[str, ...]
    """The viewer's legal actions in notation, complete except for kinds that the game describes instead (offers)."""


def view_bytes(view: View) -> bytes:
    """The one way a view is written down."""
    return msgspec.json.encode(view)
