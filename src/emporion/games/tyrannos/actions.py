"""The actions of Tyrannos as typed structs.

Cities, goods, tokens, sectors and the like go by their names, seats by their numbers, money is in mine.
"""

from __future__ import annotations

import functools
from typing import Final

import msgspec

from emporion.engine.actions import Action
from emporion.games.tyrannos import codes
from emporion.games.tyrannos.cities import PORT_NAMES
from emporion.games.tyrannos.goods import GOOD_NAMES, GOODS, PRICES
from emporion.games.tyrannos.voitheia import SYMBOL_NAMES, TOKENS
from emporion.kernel.multiset import counts_of

Names = tuple[str, ...]
"""Pieces, in the order of their sorts: ("food", "food", "metal"), ("sword1", "shield3")."""
TOKEN_NAMES: Final = tuple(f"{symbol}{n}" for symbol in SYMBOL_NAMES for n in (1, 2, 3))
CARD_NAMES: Final = tuple(f"{good}{n + 1}" for good in GOOD_NAMES for n in range(PRICES))
BLOCK_NAMES: Final = (*PORT_NAMES, "seventh")
"""Y4.3, Y5.4 where lots lie open."""
FACES: Final = 6
PUNIC: Final = 6
"""The seat of the Phoenicians where Voitheia are drawn for them (Y10.1)."""
PULLED_NAMES: Final = (*codes.SECTOR_NAMES, "all")


@functools.lru_cache(maxsize=4096)
def tokens_of(packed: int) -> Names:
    return tuple(name for name, n in zip(TOKEN_NAMES, counts_of(packed, TOKENS), strict=True) for _ in range(n))


@functools.lru_cache(maxsize=4096)
def lots_of(packed: int) -> Names:
    return tuple(name for name, n in zip(GOOD_NAMES, counts_of(packed, GOODS), strict=True) for _ in range(n))


# ---------------------------------------------------------------------------------------------------- what is offered


class Goods(msgspec.Struct, frozen=True, omit_defaults=True):
    """Y8.8 One side of an exchange: mine, lots, a number of Voitheia."""

    money: int = 0
    lots: Names = ()
    tokens: int = 0

    def __bool__(self) -> bool:
        return self != Goods()


class Placed(msgspec.Struct, frozen=True):
    """Y9.5 A token and the grouping that it is placed under, from 1."""

    token: str
    under: int


# ---------------------------------------------------------------------------------------------------- of players


class Choose(Action, frozen=True, tag="choose"):
    """Y5.2, Y5.4"""

    branch: str


class Discard(Action, frozen=True, tag="discard"):
    tokens: Names


class PayFrom(Action, frozen=True, tag="pay-from"):
    city: str


class DropLot(Action, frozen=True, tag="drop"):
    city: str
    good: str


class NameAlly(Action, frozen=True, tag="name"):
    city: str


class SellLot(Action, frozen=True, tag="sell-lot"):
    city: str
    good: str


class MoveTo(Action, frozen=True, tag="move"):
    city: str


class Tax(Action, frozen=True, tag="tax"):
    city: str
    regime: str


class Impose(Action, frozen=True, tag="impose"):
    city: str


class GiveWay(Action, frozen=True, tag="give-way"):
    city: str


class PayCosts(Action, frozen=True, tag="pay"):
    city: str


class RefuseCosts(Action, frozen=True, tag="refuse-costs"):
    city: str


class Take(Action, frozen=True, tag="take"):
    block: str | None = None
    """Y4.6 where it lies, if it is one of several; the first of these may go without a name."""


class Refuse(Action, frozen=True, tag="refuse"):
    pass


class TakeLot(Action, frozen=True, tag="take-lot"):
    good: str


class CutIn(Action, frozen=True, tag="cut-in"):
    pass


class StayOut(Action, frozen=True, tag="stay-out"):
    pass


class Bid(Action, frozen=True, tag="bid"):
    duty: int


class Yield(Action, frozen=True, tag="yield"):
    pass


class Store(Action, frozen=True, tag="store"):
    city: str
    second: str
    """The city for the second lot."""


class Sell(Action, frozen=True, tag="sell"):
    lots: tuple[int, ...]
    """Of each Greek city."""


class Upgrade(Action, frozen=True, tag="upgrade"):
    city: str
    sector: str


class BuyTokens(Action, frozen=True, tag="buy"):
    count: int


class SendEmbassy(Action, frozen=True, tag="embassy"):
    city: str
    gift: int = 0
    """Y8.2 points that the gift adds …"""
    voitheia: int = 0
    """… and points of Voitheia in it."""
    free: bool = False
    """Y5.4 friendship offered."""


class Lure(Action, frozen=True, tag="lure"):
    city: str
    ally: int
    points: int
    halved: bool = False
    """By six points of Voitheia."""


class Agitate(Action, frozen=True, tag="agitate"):
    city: str


class DeclareWar(Action, frozen=True, tag="war"):
    city: str


class EndAlliance(Action, frozen=True, tag="end-alliance"):
    city: str


class EndPact(Action, frozen=True, tag="end-pact"):
    ally: int


class MakeOffer(Action, frozen=True, tag="offer"):
    to: tuple[int, ...]
    give: Goods
    want: Goods
    alliance: bool = False


class Accept(Action, frozen=True, tag="accept"):
    pass


class Decline(Action, frozen=True, tag="decline"):
    pass


class Counter(Action, frozen=True, tag="counter"):
    """Told from the side of who made the offer, as the offer is."""

    give: Goods
    want: Goods
    alliance: bool = False


class CloseOffer(Action, frozen=True, tag="close"):
    partner: int | None = None


class CallTime(Action, frozen=True, tag="time"):
    """Y1.2 The time has run out."""


class EndTurn(Action, frozen=True, tag="end"):
    pass


class Join(Action, frozen=True, tag="join"):
    tokens: int


class Lend(Action, frozen=True, tag="lend"):
    tokens: Names


class Deploy(Action, frozen=True, tag="deploy"):
    shape: tuple[int, ...]
    """Y9.5 tokens of each grouping."""
    front: str
    """The city whose men stand in front."""
    placed: tuple[Placed, ...] = ()


class Fight(Action, frozen=True, tag="fight"):
    pass


class GiveUp(Action, frozen=True, tag="give-up"):
    pass


class OfferTerms(Action, frozen=True, tag="terms"):
    wins: bool
    """Y9.4 whether who offers them is to be the winner."""
    give: Goods
    want: Goods
    alliance: bool = False
    pull_down: str | None = None


class Plan(Action, frozen=True, tag="plan"):
    """Y9.7, Y9.8"""

    targets: tuple[int, ...]
    """The enemy's grouping that each grouping attacks, from 1; 0 for none."""
    played: tuple[int, ...] = ()
    """Which of the placed tokens are played, from 1."""
    supports: tuple[int, ...] = ()
    """With support=join: the neighbour that each grouping supports instead of attacking, from 1; 0 for none."""


class Save(Action, frozen=True, tag="save"):
    city: str


class Condition(Action, frozen=True, tag="condition"):
    """Y9.15"""

    city: str
    condition: str
    treasury: bool = False
    voitheia: bool = False
    """What the ransom consists of."""
    pull_down: str | None = None
    """What is pulled down besides, where a city is spared."""


# ---------------------------------------------------------------------------------------------------- of chance


class Roll(Action, frozen=True, tag="rolls"):
    face: int


class RollDice(Action, frozen=True, tag="dice"):
    faces: tuple[int, ...]


class DrawSeat(Action, frozen=True, tag="draws"):
    seat: int


class DrawCity(Action, frozen=True, tag="city"):
    city: str


class DrawLots(Action, frozen=True, tag="lots"):
    lots: Names


class TurnCard(Action, frozen=True, tag="card"):
    """Y4.7 A good at the first, second or third of its prices: "metal2"."""

    card: str


class DrawFate(Action, frozen=True, tag="fate"):
    card: int
    """From 1."""


class DrawTokens(Action, frozen=True, tag="tokens"):
    seat: int
    tokens: Names


class LoseTokens(Action, frozen=True, tag="loses"):
    seat: int
    tokens: Names
