"""Y4.6 Cutting in: a rival and the taker of a block bid its duty down; who yields may take one lying open."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.codes import BID, CUT_IN, TAKE, emit, kind_of, number_of, pack
from emporion.games.tyrannos.refusals import ALLOWED, BID_TOO_HIGH, MALFORMED, NO_OPEN_BLOCK, NO_ROOM
from emporion.games.tyrannos.rules.holdings import begin_group
from emporion.games.tyrannos.rules.ranking import first_in_rank, has_room, with_room
from emporion.games.tyrannos.rules.storing import award, printed_duty
from emporion.games.tyrannos.rules.tokens import spend_points
from emporion.games.tyrannos.state import BLOCKS, State
from emporion.games.tyrannos.steps import (
    ANSWER_BID,
    ASK_CUT_IN,
    CHALLENGE,
    NO_CITY,
    NO_SEAT,
    TAKE_OPEN,
    pop,
    push,
    step_value,
)
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

CUT_IN_POINTS: Final = 3
"""Y4.6"""


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


# ---------------------------------------------------------------------------------------------------- bids


@rule
def bid_limit(s: State, step: int) -> int:
    """Y4.6 A bid is lower than this: than the last one, or than the printed duty."""
    return s.bid if s.bid >= 0 else printed_duty(s.block[step_value(step)])


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


# ---------------------------------------------------------------------------------------------------- blocks lying open


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
