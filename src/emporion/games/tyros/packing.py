"""The actions of Tyros (`actions.py`) inside the kernel: how each of them becomes one int (`codes.py`) and back."""

from __future__ import annotations

from typing import Final

from emporion.engine.actions import Action
from emporion.engine.packing import Form, Packing, Part, bits_of, checked_number, members
from emporion.games.tyros import codes
from emporion.games.tyros.actions import (
    Accept,
    BuildShip,
    BuyCard,
    Cards,
    ChooseFirst,
    CloseTrade,
    Counter,
    DealCards,
    DealTiles,
    Decline,
    DrawCards,
    DrawTile,
    FoundCity,
    KeepCards,
    LayTile,
    MakeOffer,
    MoveShip,
    Pass,
    ShowTiles,
    SwapCards,
    TurnTile,
)
from emporion.games.tyros.cards import COLOUR_CARDS, KIND_NAMES
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


def named(names: tuple[str, ...] | list[str]) -> Part:
    """One of several names; nothing is 0."""
    number = {name: i for i, name in enumerate(names) if name}
    return Part(lambda name: 0 if name is None else number[name], lambda i: names[i] or None, PLACE_BITS)


def pack_cards(cards: Cards) -> int:
    if not all(0 <= checked_number(count) <= COLOUR_CARDS for count in cards.counts):
        raise ValueError("a set of cards has at most as many of a kind as the deck")
    return cards.packed


FIELD: Final = named(FIELD_NAMES)
BERTH: Final = named(BERTH_NAMES)
EMPIRE: Final = named(EMPIRE_NAMES)
CARD: Final = named(KIND_NAMES)
CARDS: Final = Part(pack_cards, Cards.of, CARDS_MASK)
SEAT: Final = Part(
    lambda seat: 0 if seat is None else checked_number(seat) + 1, lambda i: None if i == 0 else i - 1, PLACE_BITS
)
SEATS: Final = Part(lambda seats: bits_of(seats, PLACE_BITS), members, PLACE_BITS)
TILES: Final = Part(
    lambda fields: bits_of(map(FIELD_NAMES.index, fields), codes.TILES_MASK),
    lambda bits: tuple(FIELD_NAMES[i] for i in members(bits)),
    codes.TILES_MASK,
)


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
PACKING: Final = Packing(FORMS, codes.kind_of)
KIND_TAGS: Final = PACKING.tags
encode: Final = PACKING.encode
decode: Final = PACKING.decode
