"""§3 Setting up."""

from __future__ import annotations

from typing import Final

from emporion.games.tyros.board import ADJACENT
from emporion.games.tyros.cards import DECK
from emporion.games.tyros.editions import FOUND_NEXT_TO_TYROS, FOUNDING_ORDER, MISFITS_RETURN, TILES_DEALT
from emporion.games.tyros.places import TILES, TYROS
from emporion.games.tyros.rules.empires import place_chip, touches_chip
from emporion.games.tyros.state import CHOOSE_FIRST, DEAL_TILES, TURN_TILE, State
from emporion.kernel.bits import size
from emporion.kernel.record import Row
from emporion.kernel.rule import rule, table

FIRST_GAME_FIELDS: Final[Row] = table([0, 7, 13, 23, 26])
"""§3.2 where each empire begins in a first game."""

# Places in the array of options that a game is set up with.
PLAYERS: Final = 0
EDITION: Final = 1
FIRST_GAME: Final = 2
FIRST_SEAT: Final = 3
FREE_WITHOUT_CARD: Final = 4
GIFTS: Final = 5
OFFERS_PER_TURN: Final = 6
TRADES_PER_ROUND: Final = 7
CARD_TRACKING: Final = 8
OFFER_PARTNERS: Final = 9


@rule
def set_up(s: State, options: Row) -> None:
    """§3 Everything up to the first draw of chance. The state must be blank."""
    s.players = options[PLAYERS]
    s.edition = options[EDITION]
    s.free_without_card = options[FREE_WITHOUT_CARD]
    s.gifts = options[GIFTS]
    s.offers_per_turn = options[OFFERS_PER_TURN]
    s.trades_per_round = options[TRADES_PER_ROUND]
    s.card_tracking = options[CARD_TRACKING]
    s.offer_partners = options[OFFER_PARTNERS]
    s.draw_pile = DECK
    s.unseen = TILES
    for p in range(s.players):
        s.ships[p][TYROS] = 2
        s.ship_stock[p] = 8
        s.city_stock[p] = 10
    if options[FIRST_GAME] != 0:
        found_first_game(s)
    if options[FIRST_SEAT] >= 0:
        s.first = options[FIRST_SEAT]
        begin_founding(s)
    else:
        s.stage = CHOOSE_FIRST


@rule
def found_first_game(s: State) -> None:
    """§3.2 Four fixed fields; their tiles leave the game."""
    for empire in range(1, 5):
        field = FIRST_GAME_FIELDS[empire]
        place_chip(s, field, empire)
        s.unseen &= ~(1 << field)


@rule
def choose_first(s: State, seat: int) -> None:
    """§3.6"""
    s.first = seat
    begin_founding(s)


@rule
def begin_founding(s: State) -> None:
    """§3.3, unless the empires stand already."""
    if s.empire[FIRST_GAME_FIELDS[1]] != 0:
        begin_dealing_tiles(s)
    else:
        s.stage = TURN_TILE
        s.turns = 0


@rule
def tile_fits(s: State, field: int) -> bool:
    """§3.3 Not next to another empire; in one edition not next to Tyros either."""
    if touches_chip(s, field):
        return False
    return FOUND_NEXT_TO_TYROS[s.edition] != 0 or ADJACENT[TYROS] >> field & 1 == 0


@rule
def turn_tile(s: State, field: int) -> None:
    """§3.3 The turned tile founds the next empire, or does not fit; either way it leaves the pile."""
    s.unseen &= ~(1 << field)
    if not tile_fits(s, field):
        s.misfits |= 1 << field
        return
    place_chip(s, field, FOUNDING_ORDER[s.edition][s.turns])
    s.turns += 1
    if s.turns == 4:
        if MISFITS_RETURN[s.edition] != 0:
            s.unseen |= s.misfits
            s.misfits = 0
        begin_dealing_tiles(s)


@rule
def begin_dealing_tiles(s: State) -> None:
    s.stage = DEAL_TILES
    s.turns = 0
    s.turn = s.first


@rule
def tiles_each(s: State) -> int:
    """§3.5 How many tiles a player is dealt: with too few, as many as can be dealt equally."""
    if s.turns > 0:
        return size(s.tiles[s.first])
    return min(TILES_DEALT[s.edition], size(s.unseen) // s.players)


@rule
def deal_tiles(s: State, tiles: int) -> None:
    s.tiles[s.turn] = tiles
    s.unseen &= ~tiles
    s.turns += 1
    s.turn = (s.turn + 1) % s.players
