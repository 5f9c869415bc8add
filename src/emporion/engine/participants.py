"""Who takes part: seats, numbered from 0 and lettered from A, CHANCE, and the TABLE as a whole."""

from __future__ import annotations

from typing import Final

CHANCE: Final = 16
"""The participant that is asked for every draw."""
TABLE: Final = 17
"""All seats together, where something needs the consent of all."""
SPECTATOR: Final = -1
"""The viewer who holds no seat."""


def seat_letter(seat: int) -> str:
    return chr(ord("A") + seat)


def seat_name(seat: int) -> str:
    """A seat in a message: its letter, or its number where there is no such seat."""
    return f"seat {seat_letter(seat)}" if 0 <= seat < CHANCE else f"seat {seat}"
