"""Y4.3, Y4.4 Cargo: ports are opened one by one, and their lots offered to the players in their rank.

OPEN_PORTS lies below everything else until the last port is done; ASK_NEXT below what happens at one port. A port is a
number from 0; number PORTS stands for the seventh block of Y5.4 (merchants in number), which is no port's. What follows
when a block is taken stands in `auction.py` and `storing.py`.
"""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.cities import FACING, PORTS, SEATS
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
from emporion.games.tyrannos.goods import GOODS
from emporion.games.tyrannos.refusals import ALLOWED, MALFORMED, NO_SUCH_LOT, POINTS_MISSING
from emporion.games.tyrannos.rules.auction import (
    CUT_IN_POINTS,
    bid_limit,
    bid_refusal,
    name_bid,
    open_refusal,
    open_takes,
    take_block,
    yield_block,
)
from emporion.games.tyrannos.rules.ranking import first_in_rank, with_room
from emporion.games.tyrannos.rules.storing import (
    PORT_BITS,
    award,
    close_auction,
    lots_to_store,
    put_away,
    store_refusal,
    stores,
    unload,
)
from emporion.games.tyrannos.state import State
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
    TAKE_OPEN,
    pop,
    push,
    step_kind,
    step_value,
)
from emporion.games.tyrannos.voitheia import points
from emporion.kernel.multiset import count, one, total
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

LAID: Final = 12
"""Y4.3 lots face down …"""
AT_PORT: Final = 2
"""… and how many of them at a port."""
BY_LOT: Final = 8
"""In the value of ASK_NEXT, beside the port: all who have a pair refused, now each lot is offered by itself."""

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
    lots = s.block[port]
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


# ---------------------------------------------------------------------------------------------------- the chapter


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
