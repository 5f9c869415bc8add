"""Who takes part: seats, numbered from 0 and lettered from A, and CHANCE."""

from __future__ import annotations

from typing import Final

CHANCE: Final = 16
"""The participant that is asked for every draw."""
SPECTATOR: Final = -1
"""The viewer who holds no seat."""


def seat_letter(seat: int) -> str:
    return chr(ord("A") + seat)
