"""How a game ended: why, and who stands where."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Place(msgspec.Struct, frozen=True):
    seat: int
    rank: int
    """1 for the winner; seats that share a rank share the victory or the place."""
    points: int
    tie_break: int


class Outcome(msgspec.Struct, frozen=True):
    reason: str
    ranking: tuple[Place, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(place.seat for place in self.ranking if place.rank == 1)


def rank(points: Sequence[int], tie_breaks: Sequence[int]) -> tuple[Place, ...]:
    """Order seats by points, then by tie-break."""
    standing = list(zip(points, tie_breaks, strict=True))
    order = sorted(range(len(standing)), key=lambda seat: (-standing[seat][0], -standing[seat][1], seat))
    return tuple(Place(seat, 1 + sum(other > standing[seat] for other in standing), *standing[seat]) for seat in order)
