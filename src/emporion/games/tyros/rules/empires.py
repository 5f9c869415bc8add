"""§5 Extending the empires."""

from __future__ import annotations

from emporion.games.tyros.board import ADJACENT
from emporion.games.tyros.codes import LAY_TILE, SHOW_TILES, emit, pack, place_of, second_place_of
from emporion.games.tyros.editions import SECOND_LAYING_ROUNDS
from emporion.games.tyros.places import TYROS
from emporion.games.tyros.refusals import (
    ALLOWED,
    CAN_LAY,
    EMPIRE_NOT_ADJACENT,
    MALFORMED,
    MUST_PUT_UNDER,
    NO_CHIP_ADJACENT,
    NOTHING_TO_PUT_UNDER,
    TILE_NOT_HELD,
)
from emporion.games.tyros.state import State
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.record import Row
from emporion.kernel.rule import rule


@rule
def adjacent_empires(s: State, field: int) -> int:
    """The empires next to a field, as a set (§2.2)."""
    empires = 0
    neighbours = ADJACENT[field]
    while neighbours != 0:
        empires |= 1 << s.empire[lowest(neighbours)]
        neighbours = without_lowest(neighbours)
    return empires & 0b11110


@rule
def touches_chip(s: State, field: int) -> bool:
    return adjacent_empires(s, field) != 0


@rule
def place_chip(s: State, field: int, empire: int) -> None:
    """§5.2; §5.5 the first chip next to Tyros makes Tyros part of the same empire."""
    s.empire[field] = empire
    if s.empire[TYROS] == 0 and ADJACENT[TYROS] >> field & 1 == 1:
        s.empire[TYROS] = empire


@rule
def laying_turns(s: State) -> int:
    """§5.1 How often everybody lays in this round."""
    return 2 if s.round <= SECOND_LAYING_ROUNDS[s.edition][s.players - 3] else 1


@rule
def pile_is_empty(s: State) -> bool:
    return s.unseen == 0 and s.under_count == 0


@rule
def can_lay(s: State, p: int) -> bool:
    """§5.3 Whether the player has a tile that may be laid."""
    tiles = s.tiles[p]
    while tiles != 0:
        if touches_chip(s, lowest(tiles)):
            return True
        tiles = without_lowest(tiles)
    return False


@rule
def lay_refusal(s: State, p: int, action: int) -> int:
    """§5.2 Next to a chip, with a chip of an empire next to it."""
    field = place_of(action)
    empire = second_place_of(action)
    if field == 0 or field >= TYROS or empire < 1 or empire > 4:
        return MALFORMED
    if s.tiles[p] >> field & 1 == 0:
        return TILE_NOT_HELD
    if not touches_chip(s, field):
        return NO_CHIP_ADJACENT
    return ALLOWED if adjacent_empires(s, field) >> empire & 1 == 1 else EMPIRE_NOT_ADJACENT


@rule
def layings(s: State, p: int, out: Row, n: int) -> int:
    tiles = s.tiles[p]
    while tiles != 0:
        field = lowest(tiles)
        empires = adjacent_empires(s, field)
        while empires != 0:
            n = emit(out, n, pack(LAY_TILE, field, lowest(empires), 0, 0))
            empires = without_lowest(empires)
        tiles = without_lowest(tiles)
    return n


@rule
def lay_tile(s: State, p: int, action: int) -> None:
    """§5.2 The tile leaves the game; §14.1 who lays his last makes this the last round."""
    field = place_of(action)
    place_chip(s, field, second_place_of(action))
    s.tiles[p] &= ~(1 << field)
    s.shown[p] &= ~(1 << field)
    s.laid += 1
    if s.tiles[p] == 0 and pile_is_empty(s):
        s.last_round = 1


@rule
def show_refusal(s: State, p: int, action: int) -> int:
    """§5.4 Only who can lay none shows; he names the tile that goes under the pile, if there is a pile."""
    if can_lay(s, p):
        return CAN_LAY
    field = place_of(action)
    if pile_is_empty(s):
        return ALLOWED if field == 0 else NOTHING_TO_PUT_UNDER
    if field == 0:
        return MUST_PUT_UNDER
    return ALLOWED if s.tiles[p] >> field & 1 == 1 else TILE_NOT_HELD


@rule
def showings(s: State, p: int, out: Row, n: int) -> int:
    if can_lay(s, p):
        return n
    if pile_is_empty(s):
        return emit(out, n, SHOW_TILES)
    tiles = s.tiles[p]
    while tiles != 0:
        n = emit(out, n, pack(SHOW_TILES, lowest(tiles), 0, 0, 0))
        tiles = without_lowest(tiles)
    return n


@rule
def show_tiles(s: State, p: int, action: int) -> None:
    """§5.4 Everybody sees the tiles; one goes under the pile."""
    field = place_of(action)
    if field != 0:
        s.tiles[p] &= ~(1 << field)
        s.under[s.under_count] = field
        s.under_count += 1
    s.shown[p] = s.tiles[p]


@rule
def draw_from_under(s: State, p: int) -> None:
    """§5.4 Below the unseen tiles lie those put there, the first first; everybody knows which."""
    field = s.under[0]
    s.under_count -= 1
    for i in range(s.under_count):
        s.under[i] = s.under[i + 1]
    s.under[s.under_count] = 0
    s.tiles[p] |= 1 << field
    s.shown[p] |= 1 << field


@rule
def draw_unseen(s: State, p: int, field: int) -> None:
    s.unseen &= ~(1 << field)
    s.tiles[p] |= 1 << field


@rule
def is_cut_off(s: State) -> bool:
    """§14.2 No field whose tile is still in the game is next to a chip."""
    tiles = s.unseen
    for p in range(s.players):
        tiles |= s.tiles[p]
    for i in range(s.under_count):
        tiles |= 1 << s.under[i]
    while tiles != 0:
        if touches_chip(s, lowest(tiles)):
            return False
        tiles = without_lowest(tiles)
    return True
