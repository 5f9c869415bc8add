"""Y4.3 to Y4.6 Cargo: ports are opened one by one, and their lots offered to the players in their rank.

OPEN_PORTS lies below everything else until the last port is done; ASK_NEXT below what happens at one port. A port is a
number from 0; number PORTS stands for the seventh block of Y5.4 (merchants in number), which is no port's.
"""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.cities import FACING, GREEK, PORTS, SEATS
from emporion.games.tyrannos.codes import (
    BID,
    CUT_IN,
    REFUSE,
    STAY_OUT,
    STORE,
    TAKE,
    TAKE_LOT,
    YIELD,
    city_of,
    emit,
    kind_of,
    number_of,
    pack,
    pieces_of,
    second_of,
)
from emporion.games.tyrannos.goods import DUTY, GOODS
from emporion.games.tyrannos.refusals import (
    ALLOWED,
    BID_TOO_HIGH,
    MALFORMED,
    NO_OPEN_BLOCK,
    NO_ROOM,
    NO_SUCH_LOT,
    POINTS_MISSING,
)
from emporion.games.tyrannos.rules.holdings import MINA, begin_group, earn, free_places, living, own_cities
from emporion.games.tyrannos.rules.tokens import spend_points
from emporion.games.tyrannos.state import BLOCKS, State
from emporion.games.tyrannos.steps import (
    ANSWER_BID,
    ASK_BLOCK,
    ASK_CUT_IN,
    ASK_NEXT,
    ASK_SINGLE,
    CHALLENGE,
    DRAW_LOTS,
    NO_CITY,
    NO_SEAT,
    OPEN_PORTS,
    STORE_BLOCK,
    TAKE_OPEN,
    pop,
    push,
    step_kind,
    step_value,
)
from emporion.games.tyrannos.voitheia import points
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.multiset import WIDTH, count, one, total
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

LAID: Final = 12
"""Y4.3 lots face down …"""
AT_PORT: Final = 2
"""… and how many of them at a port."""
CUT_IN_POINTS: Final = 3
"""Y4.6"""
PORT_BITS: Final = 7
BY_LOT: Final = 8
"""In the value of ASK_NEXT, beside the port: all who have a pair refused, now each lot is offered by itself."""
LOT_AT: Final = 3
"""In the value of STORE_BLOCK, above the port: the good + 1 of a lot taken by itself, 0 for a whole block."""
WAYS: Final = GREEK * GREEK

# ---------------------------------------------------------------------------------------------------- room and rank


@rule
def cargo_places(s: State, c: int) -> int:
    """Y2.3 Places for cargo: none in an idle city (Y2.5), nor where fate keeps the ships away (Y5.4)."""
    if (s.idle | s.no_cargo) >> c & 1 == 1:
        return 0
    return free_places(s, c)


@rule
def empty_places(s: State, p: int) -> int:
    n = 0
    cities = own_cities(s, p)
    while cities != 0:
        n += cargo_places(s, lowest(cities))
        cities = without_lowest(cities)
    return n


@rule
def empty_pairs(s: State, p: int) -> int:
    """Y4.4 A pair is two free places in one city."""
    n = 0
    cities = own_cities(s, p)
    while cities != 0:
        n += cargo_places(s, lowest(cities)) // 2
        cities = without_lowest(cities)
    return n


@rule
def has_room(s: State, p: int, lots: int) -> bool:
    """Y4.4 A pair for a block of two, a place for a single lot."""
    if total(lots) > 1:
        return empty_pairs(s, p) > 0
    return empty_places(s, p) > 0


@rule
def with_room(s: State, lots: int) -> int:
    """The living players who have room for these lots, as a set."""
    seats = 0
    left = living(s)
    while left != 0:
        p = lowest(left)
        if has_room(s, p, lots):
            seats |= 1 << p
        left = without_lowest(left)
    return seats


@rule
def rank(s: State, p: int) -> int:
    """Y4.4 Lower is earlier: fewer blocks taken, fewer refusals, more empty pairs, turn order."""
    order = s.blocks_taken[p] * 64 + s.refusals[p]
    return (order * 64 - empty_pairs(s, p)) * 8 + (p - s.first) % s.players


@rule
def first_in_rank(s: State, seats: int) -> int:
    """Of a set that is not empty."""
    best = lowest(seats)
    left = without_lowest(seats)
    while left != 0:
        p = lowest(left)
        if rank(s, p) < rank(s, best):
            best = p
        left = without_lowest(left)
    return best


# ---------------------------------------------------------------------------------------------------- Y4.3 ports


@rule
def cargo_proceed(s: State, step: int) -> None:
    if step_kind(step) == OPEN_PORTS:
        open_ports(s, step)
    else:
        ask_next(s, step)


@rule
def open_ports(s: State, step: int) -> None:
    """Y4.3 From the port that the first player's residence faces, clockwise. The step's value is 0 at the beginning."""
    if step_value(step) == 0:
        pop(s)
        push(s, OPEN_PORTS, NO_CITY, NO_SEAT, 1)
        lay_cargo(s)
    while s.opened < PORTS:
        port = (s.first_port + s.opened) % PORTS
        s.opened += 1
        if lots_at(s, port) > 0:
            push(s, DRAW_LOTS, NO_CITY, NO_SEAT, port)
            return
    return_lots(s)
    s.asked_first = s.extra_block
    s.extra_block = 0
    if s.asked_first != 0 and s.bag != 0:
        push(s, DRAW_LOTS, NO_CITY, NO_SEAT, PORTS)
        return
    s.asked_first = 0
    pop(s)


@rule
def lay_cargo(s: State) -> None:
    """Y4.3 Twelve lots face down: they stay part of the bag, for nobody can tell them from the rest."""
    return_lots(s)
    s.laid = min(LAID, total(s.bag))
    s.face_down = s.laid
    s.first_port = FACING[s.residence[s.first]]
    s.opened = 0
    s.asked_first = 0
    for p in range(SEATS):
        s.blocks_taken[p] = 0
        s.refusals[p] = 0
    close_auction(s)


@rule
def return_lots(s: State) -> None:
    """Nothing lies face down: what came back in the meantime goes into the bag."""
    s.bag += s.returned
    s.returned = 0


@rule
def lots_at(s: State, port: int) -> int:
    """Y4.3 How many lots were laid at a port: two, in order 1–6 while they last."""
    return max(0, min(AT_PORT, s.laid - AT_PORT * port))


@rule
def lots_drawn(s: State, port: int) -> int:
    """Y5.4 The seventh block is two lots, or what the bag holds."""
    return lots_at(s, port) if port < PORTS else min(AT_PORT, total(s.bag))


@rule
def cargo_chance(s: State, step: int, action: int) -> None:
    """Y4.3 A port's lots are turned together and are one block."""
    port = step_value(step)
    lots = pieces_of(action)
    pop(s)
    s.bag -= lots
    if port < PORTS:
        s.face_down -= total(lots)
    s.block[port] = lots
    s.asked = 0
    push(s, ASK_NEXT, NO_CITY, NO_SEAT, port)


# ---------------------------------------------------------------------------------------------------- Y4.4 asking


@rule
def ask_next(s: State, step: int) -> None:
    """Y4.4 Each is asked once; when all with a pair have refused, those with single places for one lot each.

    Ruling: a single lot taken so counts as a block, refusing it as a refusal; nobody cuts in on it.
    """
    port = step_value(step) & PORT_BITS
    by_lot = step_value(step) & BY_LOT != 0
    lots = s.block[port] + 0
    seats = with_room(s, one(0) if by_lot else lots) & ~s.asked
    if lots != 0 and seats != 0:
        p = next_asked(s, seats)
        s.asked |= 1 << p
        push(s, ASK_SINGLE if by_lot else ASK_BLOCK, NO_CITY, p, port)
        return
    pop(s)
    if total(lots) > 1 and not by_lot:
        push(s, ASK_NEXT, NO_CITY, NO_SEAT, port | BY_LOT)


@rule
def next_asked(s: State, seats: int) -> int:
    """Y4.4, Y4.6 The first in rank; but before him who is to be asked first for this port, if he has room."""
    favoured = s.asked_first - 1
    s.asked_first = 0
    if favoured >= 0 and seats >> favoured & 1 == 1:
        return favoured
    return first_in_rank(s, seats)


# ---------------------------------------------------------------------------------------------------- what is chosen


@rule
def cargo_kinds(s: State, p: int, step: int) -> int:
    asked = step_kind(step)
    if asked == ASK_BLOCK or asked == TAKE_OPEN:
        return 1 << TAKE | 1 << REFUSE
    if asked == ASK_SINGLE:
        return 1 << TAKE_LOT | 1 << REFUSE
    if asked == ASK_CUT_IN:
        return 1 << CUT_IN | 1 << STAY_OUT
    if asked == CHALLENGE:
        return 1 << BID
    if asked == ANSWER_BID:
        return 1 << BID | 1 << YIELD
    return 1 << STORE


@rule
def cargo_refusal(s: State, p: int, step: int, action: int) -> int:
    kind = kind_of(action)
    if kind == STORE:
        return store_refusal(s, p, step, action)
    if kind == TAKE and step_kind(step) == TAKE_OPEN:
        return open_refusal(s, p, action)
    if kind == TAKE_LOT:
        return lot_refusal(s, step, action)
    if kind == BID:
        return bid_refusal(s, step, action)
    if action != pack(kind, 0, 0, 0):
        return MALFORMED
    return POINTS_MISSING if kind == CUT_IN and points(s.hand[p]) < CUT_IN_POINTS else ALLOWED


@rule
def cargo_actions(s: State, p: int, step: int, kind: int, reduced: int, out: Row, n: int) -> int:
    if kind == STORE:
        return stores(s, p, step, reduced, out, n)
    if kind == TAKE and step_kind(step) == TAKE_OPEN:
        return open_takes(s, p, out, n)
    if kind == TAKE_LOT:
        return lot_takes(s, step, out, n)
    if kind == BID:
        for mine in range(bid_limit(s, step)):
            n = emit(out, n, pack(BID, 0, 0, mine))
        return n
    if kind == CUT_IN and points(s.hand[p]) < CUT_IN_POINTS:
        return n
    return emit(out, n, pack(kind, 0, 0, 0))


@rule
def cargo_apply(s: State, p: int, step: int, action: int) -> None:
    kind = kind_of(action)
    port = step_value(step) & PORT_BITS
    pop(s)
    if kind == STORE:
        put_away(s, port, lots_to_store(s, step), city_of(action), second_of(action))
    elif kind == BID:
        name_bid(s, p, port, number_of(action))
    elif kind == YIELD:
        yield_block(s, p, port)
    elif kind == REFUSE:
        refuse(s, p, step)
    elif kind == TAKE_LOT:
        s.blocks_taken[p] += 1
        unload(s, p, port, second_of(action) + 1)
    elif step_kind(step) == TAKE_OPEN:
        award(s, p, number_of(action) - 1)
    else:
        take_block(s, p, port)


@rule
def refuse(s: State, p: int, step: int) -> None:
    """Y4.4; Y4.6 who wants none of the open blocks is asked first for the next port."""
    if step_kind(step) == TAKE_OPEN:
        s.asked_first = p + 1
    else:
        s.refusals[p] += 1


@rule
def lot_refusal(s: State, step: int, action: int) -> int:
    """Y4.4 One of the lots of the block: `second` is the good."""
    good = second_of(action)
    if action != pack(TAKE_LOT, 0, good, 0):
        return MALFORMED
    return ALLOWED if good < GOODS and count(s.block[step_value(step)], good) > 0 else NO_SUCH_LOT


@rule
def lot_takes(s: State, step: int, out: Row, n: int) -> int:
    for good in range(GOODS):
        if count(s.block[step_value(step)], good) > 0:
            n = emit(out, n, pack(TAKE_LOT, 0, good, 0))
    return n


# ---------------------------------------------------------------------------------------------------- Y4.6 cutting in


@rule
def take_block(s: State, p: int, port: int) -> None:
    """Y4.6 Players ranked after the taker, that is, not yet asked, who have room and Voitheia, may cut in."""
    rivals = with_room(s, s.block[port]) & ~s.asked
    for q in range(s.players):
        if s.hand[q] == 0:
            rivals &= ~(1 << q)
    if rivals == 0:
        award(s, p, port)
        return
    s.taker = p
    begin_group(s, rivals)
    push(s, ASK_CUT_IN, NO_CITY, NO_SEAT, port)


@rule
def cargo_close(s: State, step: int) -> None:
    """Y4.6 The first in rank who cuts in is the challenger, the others lose nothing."""
    rivals = 0
    for q in range(s.players):
        if kind_of(s.choice[q]) == CUT_IN:
            rivals |= 1 << q
        s.choice[q] = 0
    pop(s)
    if rivals == 0:
        award(s, s.taker, step_value(step))
        return
    s.challenger = first_in_rank(s, rivals)
    push(s, CHALLENGE, NO_CITY, s.challenger, step_value(step))
    spend_points(s, s.challenger, CUT_IN_POINTS)


@rule
def printed_duty(lots: int) -> int:
    """Mine."""
    mine = 0
    for good in range(GOODS):
        mine += count(lots, good) * DUTY[good]
    return mine


@rule
def bid_limit(s: State, step: int) -> int:
    """Y4.6 A bid is lower than this: than the last one, or than the printed duty."""
    return s.bid + 0 if s.bid >= 0 else printed_duty(s.block[step_value(step)])


@rule
def bid_refusal(s: State, step: int, action: int) -> int:
    if action != pack(BID, 0, 0, number_of(action)):
        return MALFORMED
    return ALLOWED if number_of(action) < bid_limit(s, step) else BID_TOO_HIGH


@rule
def name_bid(s: State, p: int, port: int, mine: int) -> None:
    """Y4.6 At 0 the other must yield."""
    s.bid = mine
    other = opponent(s, p)
    if mine == 0:
        yield_block(s, other, port)
    else:
        push(s, ANSWER_BID, NO_CITY, other, port)


@rule
def opponent(s: State, p: int) -> int:
    return s.challenger + s.taker - p


@rule
def yield_block(s: State, p: int, port: int) -> None:
    """Y4.6 The last bidder takes the block. A taker who yields may take one lying open, else he is asked first."""
    if p == s.taker:
        if has_open_block(s, p, port):
            push(s, TAKE_OPEN, NO_CITY, p, port)
        else:
            s.asked_first = p + 1
    award(s, opponent(s, p), port)


@rule
def has_open_block(s: State, p: int, port: int) -> bool:
    """Whether a block lies open for which he has room, besides that of this port."""
    for other in range(BLOCKS):
        if other != port and s.block[other] != 0 and has_room(s, p, s.block[other]):
            return True
    return False


@rule
def open_refusal(s: State, p: int, action: int) -> int:
    """Y4.6 `number` is the port + 1."""
    port = number_of(action) - 1
    if action != pack(TAKE, 0, 0, port + 1):
        return MALFORMED
    if port < 0 or port >= BLOCKS or s.block[port] == 0:
        return NO_OPEN_BLOCK
    return ALLOWED if has_room(s, p, s.block[port]) else NO_ROOM


@rule
def open_takes(s: State, p: int, out: Row, n: int) -> int:
    for port in range(BLOCKS):
        action = pack(TAKE, 0, 0, port + 1)
        if open_refusal(s, p, action) == ALLOWED:
            n = emit(out, n, action)
    return n


@rule
def close_auction(s: State) -> None:
    s.taker = -1
    s.challenger = -1
    s.bid = -1


# ---------------------------------------------------------------------------------------------------- Y4.5 storing


@rule
def award(s: State, p: int, port: int) -> None:
    s.blocks_taken[p] += 1
    unload(s, p, port, 0)


@rule
def unload(s: State, p: int, port: int, lot: int) -> None:
    """Y4.5 A block, or one lot of it (good + 1), comes to a player: he is asked where it goes if that is open.

    Y5.4 In a storm the first he takes goes to the bag. Ruling: a single lot, too.
    """
    lots = one(lot - 1) if lot != 0 else s.block[port] + 0
    if s.storm >> p & 1 == 1:
        s.storm &= ~(1 << p)
        s.block[port] -= lots
        s.returned += lots
        close_auction(s)
        return
    way = next_way(s, p, lots, 1, -1)
    if next_way(s, p, lots, 1, way) >= 0:
        push(s, STORE_BLOCK, NO_CITY, p, port | lot << LOT_AT)
    else:
        put_away(s, port, lots, way // GREEK, way % GREEK)


@rule
def lots_to_store(s: State, step: int) -> int:
    lot = step_value(step) >> LOT_AT
    return one(lot - 1) if lot != 0 else s.block[step_value(step) & PORT_BITS] + 0


@rule
def lower_good(lots: int) -> int:
    """The good with the lowest number among lots."""
    return lowest(lots) // WIDTH


@rule
def next_way(s: State, p: int, lots: int, reduced: int, way: int) -> int:
    """The next way to store lots after this one, first city * GREEK + second; -1 if there is none.

    Reduced, two equal lots are not stored the other way round as well.
    """
    twins = count(lots, lower_good(lots)) > 1
    for other in range(way + 1, WAYS):
        turned = twins and reduced != 0 and other // GREEK > other % GREEK
        if not turned and fits(s, p, lots, other // GREEK, other % GREEK):
            return other
    return -1


@rule
def fits(s: State, p: int, lots: int, first: int, second: int) -> bool:
    """Y4.5 Whether the lower good has a place in the first city, the other in the second; one by itself, in both."""
    if s.owner[first] != p + 1 or cargo_places(s, first) == 0:
        return False
    if total(lots) == 1:
        return second == first
    if s.owner[second] != p + 1:
        return False
    return cargo_places(s, second) > (1 if first == second else 0)


@rule
def store_refusal(s: State, p: int, step: int, action: int) -> int:
    first = city_of(action)
    second = second_of(action)
    if action != pack(STORE, first, second, 0) or first >= GREEK or second >= GREEK:
        return MALFORMED
    return ALLOWED if fits(s, p, lots_to_store(s, step), first, second) else NO_ROOM


@rule
def stores(s: State, p: int, step: int, reduced: int, out: Row, n: int) -> int:
    lots = lots_to_store(s, step)
    way = next_way(s, p, lots, reduced, -1)
    while way >= 0:
        n = emit(out, n, pack(STORE, way // GREEK, way % GREEK, 0))
        way = next_way(s, p, lots, reduced, way)
    return n


@rule
def put_away(s: State, port: int, lots: int, first: int, second: int) -> None:
    """Y4.5 The bank pays the duty to the city that stores the lot."""
    good = lower_good(lots)
    store_lot(s, first, good, lots)
    other = lots - one(good)
    if other != 0:
        store_lot(s, second, lower_good(other), lots)
    s.block[port] -= lots
    close_auction(s)


@rule
def store_lot(s: State, c: int, good: int, lots: int) -> None:
    """Y4.6 A bid duty is divided in proportion to the printed ones; what rounding leaves is not paid."""
    s.lots[c] += one(good)
    if s.bid < 0:
        earn(s, c, DUTY[good] * MINA)
    else:
        earn(s, c, s.bid * MINA * DUTY[good] // printed_duty(lots))
