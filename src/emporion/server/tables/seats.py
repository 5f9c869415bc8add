"""A seat and who plays it. The holder is the person it belongs to; the controller plays it now."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Vacant(msgspec.Struct, frozen=True, tag="vacant"):
    """Nobody sits here yet."""


class Person(msgspec.Struct, frozen=True, tag="person"):
    """The holder plays himself, wherever he is."""


class Bot(msgspec.Struct, frozen=True, tag="bot"):
    """A bot of this server."""

    spec: str


class Remote(msgspec.Struct, frozen=True, tag="remote"):
    """A program elsewhere that has a token for this seat."""


class Autopilot(msgspec.Struct, frozen=True, tag="autopilot"):
    """The least that keeps the game going, until the holder comes back or the others decide otherwise."""


Controller: TypeAlias = Vacant | Person | Bot | Remote | Autopilot


class Seat(msgspec.Struct):
    controller: Controller
    name: str = ""
    holder: str | None = None
    """The id of a person: he may take the seat back from a bot or the autopilot, or it is kept for him."""
    left_at: int | None = None
    """When the holder got up in the middle of the game."""

    @property
    def is_automatic(self) -> bool:
        """The server itself plays it."""
        return isinstance(self.controller, Bot | Autopilot)

    def is_played_by(self, person: str) -> bool:
        """Who has left has to come back first."""
        return self.holder == person and isinstance(self.controller, Person) and self.left_at is None
