"""A view: all that one viewer may know, with what he is asked and what he may do."""

from __future__ import annotations

from typing import Any

import msgspec

from emporion.engine.outcome import Outcome


class OpenDecision(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody is asked; only he learns the id to answer with."""

    seat: int
    kind: str
    id: str | None = None


class View(msgspec.Struct, frozen=True):
    game: str
    viewer: int
    """A seat, or SPECTATOR."""
    entries: int
    decisions: tuple[OpenDecision, ...]
    legal: tuple[str, ...]
    """The viewer's legal actions in notation, complete except for kinds that the game describes instead (offers)."""
    can_undo: bool
    table: Any
    """The game's own part."""
    outcome: Outcome | None


def view_bytes(view: View) -> bytes:
    """The one way a view is written down."""
    return msgspec.json.encode(view)
