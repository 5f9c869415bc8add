"""What chance draws: tiles, cards and the first player (§3, §4.2, §5.3, §10.1)."""

from __future__ import annotations

from emporion.engine.participants import CHANCE
from emporion.games.tyros.cards import ONE, card_count, count
from emporion.games.tyros.codes import (
    CARDS_DEALT_TO,
    CARDS_DRAWN,
    FIRST_PLAYER,
    TILE_DRAWN,
    TILE_TURNED,
    TILES_DEALT_TO,
    cards_of,
    kind_of,
    pack,
    pack_tiles,
    place_of,
    tiles_of,
)
from emporion.games.tyros.places import TYROS
from emporion.games.tyros.refusals import ALLOWED, IMPOSSIBLE_DRAW, NOT_ASKED
from emporion.games.tyros.rules.rounds import awaited, cards_each
from emporion.games.tyros.rules.setup import tiles_each
from emporion.games.tyros.state import (
    CHOOSE_FIRST,
    DEAL_CARDS,
    DEAL_TILES,
    DRAW_CARDS,
    DRAW_TILE,
    TURN_TILE,
    State,
)
from emporion.kernel.bits import lowest, size, without_lowest
from emporion.kernel.multiset import holds
from emporion.kernel.record import Row
from emporion.kernel.rule import rule


@rule
def urn(s: State, out: Row) -> int:
    """What chance draws from: how many pieces there are of each number, and how many are drawn."""
    for i in range(len(out)):
        out[i] = 0
    if s.stage == CHOOSE_FIRST:
        for p in range(s.players):
            out[p + 1] = 1
        return 1
    if s.stage == DEAL_CARDS or s.stage == DRAW_CARDS:
        for kind in range(1, 6):
            out[kind] = count(s.draw_pile, kind)
        return cards_each(s) if s.stage == DEAL_CARDS else s.drawing
    tiles = s.unseen
    while tiles != 0:
        out[lowest(tiles)] = 1
        tiles = without_lowest(tiles)
    return tiles_each(s) if s.stage == DEAL_TILES else 1


@rule
def draw_action(s: State, drawn: Row) -> int:
    """The action of chance that these pieces make."""
    if s.stage == DEAL_CARDS or s.stage == DRAW_CARDS:
        cards = 0
        for kind in range(1, 6):
            cards += ONE[kind] * drawn[kind]
        return pack(CARDS_DEALT_TO if s.stage == DEAL_CARDS else CARDS_DRAWN, s.turn + 1, 0, cards, 0)
    if s.stage == DEAL_TILES:
        tiles = 0
        for field in range(1, TYROS):
            tiles |= drawn[field] << field
        return pack_tiles(TILES_DEALT_TO, s.turn + 1, tiles)
    piece = 1
    while drawn[piece] == 0:
        piece += 1
    if s.stage == CHOOSE_FIRST:
        return pack(FIRST_PLAYER, piece, 0, 0, 0)
    return pack(TILE_TURNED if s.stage == TURN_TILE else TILE_DRAWN, piece, 0, 0, 0)


@rule
def draw_refusal(s: State, action: int) -> int:
    """Whether chance is asked and can have drawn this."""
    if awaited(s) != 1 << CHANCE:
        return NOT_ASKED
    kind = kind_of(action)
    place = place_of(action)
    allowed = False
    if s.stage == CHOOSE_FIRST:
        allowed = kind == FIRST_PLAYER and 1 <= place <= s.players
    elif s.stage == TURN_TILE:
        allowed = kind == TILE_TURNED and s.unseen >> place & 1 == 1
    elif s.stage == DRAW_TILE:
        allowed = kind == TILE_DRAWN and s.unseen >> place & 1 == 1
    elif s.stage == DEAL_TILES:
        allowed = kind == TILES_DEALT_TO and place == s.turn + 1 and is_tile_deal(s, tiles_of(action))
    elif s.stage == DEAL_CARDS:
        allowed = kind == CARDS_DEALT_TO and place == s.turn + 1 and is_draw(s, cards_of(action), cards_each(s))
    elif s.stage == DRAW_CARDS:
        allowed = kind == CARDS_DRAWN and place == s.turn + 1 and is_draw(s, cards_of(action), s.drawing)
    return ALLOWED if allowed else IMPOSSIBLE_DRAW


@rule
def is_draw(s: State, cards: int, number: int) -> bool:
    return card_count(cards) == number and holds(s.draw_pile, cards)


@rule
def is_tile_deal(s: State, tiles: int) -> bool:
    return size(tiles) == tiles_each(s) and tiles & ~s.unseen == 0
