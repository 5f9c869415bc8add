"""What the players of a table decide together."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from emporion.server.tables.pace import Pace


class TakeBack(msgspec.Struct, frozen=True, tag="take-back"):
    """Go back to where the game was after an entry of its record, past draws and others' decisions."""

    entry: int


class ChangePace(msgspec.Struct, frozen=True, tag="pace"):
    pace: Pace


class Substitute(msgspec.Struct, frozen=True, tag="substitute"):
    """Give the seat of somebody who is away to a bot, or to whoever sits down next."""

    seat: int
    bot: str | None = None


class Relieve(msgspec.Struct, frozen=True, tag="relieve"):
    """Let the autopilot play a seat that is waited for since long ago, where no clock does so."""

    seat: int


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """End the game here, without a result."""


Proposal: TypeAlias = TakeBack | ChangePace | Substitute | Relieve | Stop
