"""§5 Which tile to lay, for which empire."""

from __future__ import annotations

from emporion.bots.search import propose
from emporion.bots.tyros.knobs import NEAR_TILE, RIVALRY
from emporion.bots.tyros.notes import EMPIRES, Notes
from emporion.bots.tyros.outlook import at_rank, berths_of, likely_rank, nearest
from emporion.games.tyros.board import ADJACENT, DISTANCE
from emporion.games.tyros.codes import LAY_TILE, SHOW_TILES, pack
from emporion.games.tyros.places import TYROS
from emporion.games.tyros.rules.empires import adjacent_empires, can_lay, pile_is_empty
from emporion.games.tyros.rules.payment import purse
from emporion.games.tyros.state import State
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.rule import rule


@rule
def propose_tiles(s: State, n: Notes, p: int) -> None:
    if not can_lay(s, p):
        propose_showings(s, n, p)
        return
    tiles = s.tiles[p]
    while tiles != 0:
        field = lowest(tiles)
        tiles = without_lowest(tiles)
        empires = adjacent_empires(s, field)
        while empires != 0:
            empire = lowest(empires)
            empires = without_lowest(empires)
            propose(n, pack(LAY_TILE, field, empire, 0, 0), growth_worth(s, n, p, field, empire))


@rule
def propose_showings(s: State, n: Notes, p: int) -> None:
    """§5.4 Any tile may go under the pile; one far from one's own ships is missed least."""
    if pile_is_empty(s):
        propose(n, SHOW_TILES, 0)
        return
    tiles = s.tiles[p]
    while tiles != 0:
        field = lowest(tiles)
        tiles = without_lowest(tiles)
        propose(n, pack(SHOW_TILES, field, 0, 0, 0), nearest(DISTANCE[field], berths_of(n.fleets[p])))


@rule
def growth_worth(s: State, n: Notes, p: int, field: int, empire: int) -> int:
    """What a chip brings: own cities in a larger empire, rivals' in a smaller, and a field near one's ships."""
    before = standing(s, n, p)
    fields = 1
    if s.empire[TYROS] == 0 and ADJACENT[TYROS] >> field & 1 == 1:
        fields = 2
    n.size[empire] += fields
    after = standing(s, n, p)
    n.size[empire] -= fields
    return after - before + nearness(s, n, p, field, empire)


@rule
def standing(s: State, n: Notes, p: int) -> int:
    """The points of the player's cities and ships, less a part of those of his rivals, as the sizes are now."""
    worth = 0
    for empire in range(1, EMPIRES):
        mine = n.cities[p][empire]
        ships = n.holdings[p][empire]
        theirs = 0
        their_ships = 0
        for q in range(s.players):
            if q != p:
                theirs += n.cities[q][empire]
                their_ships += n.holdings[q][empire]
        if mine + ships + theirs + their_ships == 0:
            continue
        rank = likely_rank(s, n, empire)
        worth += at_rank(s, rank, 1) * (100 * mine - n.knob[RIVALRY] * theirs)
        worth += at_rank(s, rank, 0) * (100 * ships - n.knob[RIVALRY] * their_ships) // 2
    return worth // 100


@rule
def nearness(s: State, n: Notes, p: int, field: int, empire: int) -> int:
    """A new field is good for who is near it and holds its colour."""
    mine = 3 * n.knob[NEAR_TILE] * (3 + min(7, purse(s.hand[p], empire))) // (6 * (2 + to_fleet(n, p, field)))
    theirs = 0
    for q in range(s.players):
        if q != p:
            theirs += 3 * n.knob[NEAR_TILE] // (2 + to_fleet(n, q, field))
    return mine - theirs * n.knob[RIVALRY] // 300


@rule
def to_fleet(n: Notes, p: int, field: int) -> int:
    return nearest(DISTANCE[field], berths_of(n.fleets[p]))
