"""An action inside the kernel: one int64 of packed parts.

kind   place   second place   cards   card        most actions
kind   seats   give           want                offers and counters
"""

from __future__ import annotations

from typing import Final

from emporion.games.tyros.cards import CARDS_BITS, KINDS
from emporion.games.tyros.places import BERTHS
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

# Kinds of actions of players …
LAY_TILE: Final = 1
SHOW_TILES: Final = 2
MOVE_SHIP: Final = 3
FOUND_CITY: Final = 4
BUILD_SHIP: Final = 5
SWAP_CARDS: Final = 6
BUY_CARD: Final = 7
MAKE_OFFER: Final = 8
ACCEPT: Final = 9
DECLINE: Final = 10
COUNTER: Final = 11
CLOSE_TRADE: Final = 12
PASS: Final = 13
KEEP_CARDS: Final = 14
# … and of chance.
FIRST_PLAYER: Final = 15
TILE_TURNED: Final = 16
TILES_DEALT_TO: Final = 17
CARDS_DEALT_TO: Final = 18
TILE_DRAWN: Final = 19
CARDS_DRAWN: Final = 20

KIND_BITS: Final = 0x1F
PLACE_AT: Final = 5
SECOND_AT: Final = 11
PLACE_BITS: Final = 0x3F
CARDS_AT: Final = 17
CARD_AT: Final = CARDS_AT + CARDS_BITS
GIVE_AT: Final = 11
WANT_AT: Final = GIVE_AT + CARDS_BITS
CARDS_MASK: Final = (1 << CARDS_BITS) - 1
TILES_AT: Final = 11
TILES_MASK: Final = 0x3FFFFFFFF


@rule
def kind_of(action: int) -> int:
    return action & KIND_BITS


@rule
def place_of(action: int) -> int:
    """A field, a berth, a seat or a set of seats."""
    return (action >> PLACE_AT) & PLACE_BITS


@rule
def second_place_of(action: int) -> int:
    return (action >> SECOND_AT) & PLACE_BITS


@rule
def cards_of(action: int) -> int:
    return (action >> CARDS_AT) & CARDS_MASK


@rule
def card_of(action: int) -> int:
    """A kind of card: toll, or what is bought."""
    return action >> CARD_AT


@rule
def give_of(action: int) -> int:
    return (action >> GIVE_AT) & CARDS_MASK


@rule
def want_of(action: int) -> int:
    return action >> WANT_AT


@rule
def tiles_of(action: int) -> int:
    return action >> TILES_AT


@rule
def pack(kind: int, place: int, second: int, cards: int, card: int) -> int:
    return kind | place << PLACE_AT | second << SECOND_AT | cards << CARDS_AT | card << CARD_AT


@rule
def pack_offer(kind: int, seats: int, give: int, want: int) -> int:
    return kind | seats << PLACE_AT | give << GIVE_AT | want << WANT_AT


@rule
def pack_tiles(kind: int, seat: int, tiles: int) -> int:
    return kind | seat << PLACE_AT | tiles << TILES_AT


@rule
def well_formed(action: int) -> bool:
    """Whether the parts are in range, so that the rules may look things up with them."""
    kind = kind_of(action)
    if action < 0 or kind < LAY_TILE or kind > CARDS_DRAWN or place_of(action) >= BERTHS:
        return False
    if kind == MAKE_OFFER or kind == COUNTER:
        return want_of(action) <= CARDS_MASK
    if kind == TILES_DEALT_TO:
        return tiles_of(action) <= TILES_MASK
    return second_place_of(action) < BERTHS and card_of(action) < KINDS


@rule
def emit(out: Row, n: int, action: int) -> int:
    """Write an action if there is room; the count tells a caller with too small an array how much he needs."""
    if 0 <= n < len(out):
        out[n] = action
    return n + 1
