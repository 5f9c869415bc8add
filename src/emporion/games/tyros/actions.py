"""The actions of Tyros as typed structs.

Fields and berths go by their names ("23", "T", "16w"), empires and cards by their colours, seats by their numbers.
"""

from __future__ import annotations

import functools

import msgspec

from emporion.engine.actions import Action
from emporion.games.tyros.cards import KINDS
from emporion.kernel.multiset import counts_of, make_multiset


class Cards(msgspec.Struct, frozen=True, omit_defaults=True):
    """A set of trade cards (§1.3)."""

    orange: int = 0
    yellow: int = 0
    green: int = 0
    violet: int = 0
    joker: int = 0

    @staticmethod
    @functools.lru_cache(maxsize=4096)
    def of(packed: int) -> Cards:
        """The same few sets are looked at again and again."""
        return Cards(*counts_of(packed, KINDS - 1))

    @property
    def counts(self) -> list[int]:
        return [self.orange, self.yellow, self.green, self.violet, self.joker]

    @property
    def packed(self) -> int:
        return make_multiset(self.counts)

    def __len__(self) -> int:
        return sum(self.counts)


class LayTile(Action, frozen=True, tag="lay"):
    field: str
    empire: str


class ShowTiles(Action, frozen=True, tag="show"):
    under: str | None = None


class MoveShip(Action, frozen=True, tag="move"):
    start: str
    goal: str
    fare: Cards
    toll: str | None = None


class FoundCity(Action, frozen=True, tag="found"):
    berth: str
    price: Cards


class BuildShip(Action, frozen=True, tag="build"):
    field: str
    price: Cards


class SwapCards(Action, frozen=True, tag="swap"):
    cards: Cards


class BuyCard(Action, frozen=True, tag="buy"):
    cards: Cards
    take: str


class MakeOffer(Action, frozen=True, tag="offer"):
    give: Cards
    want: Cards
    to: tuple[int, ...]


class Accept(Action, frozen=True, tag="accept"):
    pass


class Decline(Action, frozen=True, tag="decline"):
    pass


class Counter(Action, frozen=True, tag="counter"):
    give: Cards
    want: Cards


class CloseTrade(Action, frozen=True, tag="close"):
    partner: int | None = None


class Pass(Action, frozen=True, tag="pass"):
    pass


class KeepCards(Action, frozen=True, tag="keep"):
    cards: Cards


class ChooseFirst(Action, frozen=True, tag="first"):
    seat: int


class TurnTile(Action, frozen=True, tag="turn"):
    field: str


class DealTiles(Action, frozen=True, tag="tiles"):
    seat: int
    fields: tuple[str, ...]


class DealCards(Action, frozen=True, tag="cards"):
    seat: int
    cards: Cards


class DrawTile(Action, frozen=True, tag="draw"):
    field: str


class DrawCards(Action, frozen=True, tag="take"):
    seat: int
    cards: Cards
