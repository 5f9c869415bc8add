"""The actions of Tyros as typed structs, and their form inside the kernel (`codes.py`).

Fields and berths go by their names ("23", "T", "16w"), empires and cards by their colours, seats by their numbers.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from emporion.engine.actions import Action
from emporion.engine.errors import BadNotation
from emporion.games.tyros import codes
from emporion.games.tyros.cards import KIND_NAMES, card_counts, make_cards
from emporion.games.tyros.codes import (
    CARD_AT,
    CARDS_AT,
    CARDS_MASK,
    GIVE_AT,
    PLACE_AT,
    PLACE_BITS,
    SECOND_AT,
    TILES_AT,
    WANT_AT,
)
from emporion.games.tyros.editions import EMPIRE_NAMES
from emporion.games.tyros.places import BERTH_NAMES, FIELD_NAMES


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
        return Cards(*card_counts(packed))

    @property
    def counts(self) -> list[int]:
        return [self.orange, self.yellow, self.green, self.violet, self.joker]

    @property
    def packed(self) -> int:
        return make_cards(self.counts)

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


class Part(NamedTuple):
    """A sort of value in an action, and how it becomes a number."""

    to_int: Callable[[Any], int]
    from_int: Callable[[int], Any]
    mask: int


def named(names: tuple[str, ...] | list[str]) -> Part:
    """One of several names; nothing is 0."""
    number = {name: i for i, name in enumerate(names) if name}
    return Part(lambda name: 0 if name is None else number[name], lambda i: names[i] or None, PLACE_BITS)


def members(bits: int) -> tuple[int, ...]:
    return tuple(i for i in range(bits.bit_length()) if bits >> i & 1)


FIELD: Final = named(FIELD_NAMES)
BERTH: Final = named(BERTH_NAMES)
EMPIRE: Final = named(EMPIRE_NAMES)
CARD: Final = named(KIND_NAMES)
CARDS: Final = Part(lambda cards: cards.packed, Cards.of, CARDS_MASK)
SEAT: Final = Part(lambda seat: 0 if seat is None else seat + 1, lambda i: None if i == 0 else i - 1, PLACE_BITS)
SEATS: Final = Part(lambda seats: sum(1 << seat for seat in seats), members, PLACE_BITS)
TILES: Final = Part(
    lambda fields: sum(1 << FIELD_NAMES.index(f) for f in fields),
    lambda bits: tuple(FIELD_NAMES[i] for i in members(bits)),
    codes.TILES_MASK,
)


class Form(NamedTuple):
    """How an action is packed: its kind, and for each of its fields the sort of value and the place of its bits."""

    kind: int
    parts: dict[str, tuple[Part, int]]


FORMS: Final[dict[type[Action], Form]] = {
    LayTile: Form(codes.LAY_TILE, {"field": (FIELD, PLACE_AT), "empire": (EMPIRE, SECOND_AT)}),
    ShowTiles: Form(codes.SHOW_TILES, {"under": (FIELD, PLACE_AT)}),
    MoveShip: Form(
        codes.MOVE_SHIP,
        {"start": (BERTH, PLACE_AT), "goal": (BERTH, SECOND_AT), "fare": (CARDS, CARDS_AT), "toll": (CARD, CARD_AT)},
    ),
    FoundCity: Form(codes.FOUND_CITY, {"berth": (BERTH, PLACE_AT), "price": (CARDS, CARDS_AT)}),
    BuildShip: Form(codes.BUILD_SHIP, {"field": (FIELD, PLACE_AT), "price": (CARDS, CARDS_AT)}),
    SwapCards: Form(codes.SWAP_CARDS, {"cards": (CARDS, CARDS_AT)}),
    BuyCard: Form(codes.BUY_CARD, {"cards": (CARDS, CARDS_AT), "take": (CARD, CARD_AT)}),
    MakeOffer: Form(codes.MAKE_OFFER, {"give": (CARDS, GIVE_AT), "want": (CARDS, WANT_AT), "to": (SEATS, PLACE_AT)}),
    Accept: Form(codes.ACCEPT, {}),
    Decline: Form(codes.DECLINE, {}),
    Counter: Form(codes.COUNTER, {"give": (CARDS, GIVE_AT), "want": (CARDS, WANT_AT)}),
    CloseTrade: Form(codes.CLOSE_TRADE, {"partner": (SEAT, PLACE_AT)}),
    Pass: Form(codes.PASS, {}),
    KeepCards: Form(codes.KEEP_CARDS, {"cards": (CARDS, CARDS_AT)}),
    ChooseFirst: Form(codes.FIRST_PLAYER, {"seat": (SEAT, PLACE_AT)}),
    TurnTile: Form(codes.TILE_TURNED, {"field": (FIELD, PLACE_AT)}),
    DealTiles: Form(codes.TILES_DEALT_TO, {"seat": (SEAT, PLACE_AT), "fields": (TILES, TILES_AT)}),
    DealCards: Form(codes.CARDS_DEALT_TO, {"seat": (SEAT, PLACE_AT), "cards": (CARDS, CARDS_AT)}),
    DrawTile: Form(codes.TILE_DRAWN, {"field": (FIELD, PLACE_AT)}),
    DrawCards: Form(codes.CARDS_DRAWN, {"seat": (SEAT, PLACE_AT), "cards": (CARDS, CARDS_AT)}),
}
BY_KIND: Final = {form.kind: cls for cls, form in FORMS.items()}
KIND_TAGS: Final = {form.kind: str(cls.__struct_config__.tag) for cls, form in FORMS.items()}


def encode(action: Action) -> int:
    """The action as one int."""
    form = FORMS[type(action)]
    try:
        return form.kind | sum(checked(part, getattr(action, name)) << at for name, (part, at) in form.parts.items())
    except (KeyError, ValueError, TypeError, AttributeError) as error:
        raise BadNotation(f"{action} has a part that does not exist: {error}") from None


def checked(part: Part, value: Any) -> int:
    if isinstance(value, Cards) and not all(0 <= count <= 14 for count in value.counts):
        raise ValueError("a set of cards has 0 to 14 of each kind")
    number = part.to_int(value)
    if not 0 <= number <= part.mask:
        raise ValueError(f"{value!r} is out of range")
    return number


@functools.lru_cache(maxsize=8192)
def decode(code: int) -> Action:
    """The action of an int. Each viewer's events and each list of legal actions ask for the same ones."""
    cls = BY_KIND[codes.kind_of(code)]
    parts = FORMS[cls].parts
    return cls(**{name: part.from_int(code >> at & part.mask) for name, (part, at) in parts.items()})
