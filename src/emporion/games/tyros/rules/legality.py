"""What may be done: the kinds of actions a seat is asked for, every legal action, and why another is refused."""

from __future__ import annotations

from emporion.engine.participants import CHANCE
from emporion.games.tyros.codes import (
    ACCEPT,
    BUILD_SHIP,
    BUY_CARD,
    CLOSE_TRADE,
    COUNTER,
    DECLINE,
    FOUND_CITY,
    KEEP_CARDS,
    LAY_TILE,
    MAKE_OFFER,
    MOVE_SHIP,
    PASS,
    SHOW_TILES,
    SWAP_CARDS,
    emit,
    kind_of,
    well_formed,
)
from emporion.games.tyros.refusals import ALLOWED, MALFORMED, NOT_ASKED
from emporion.games.tyros.rules.bank import buy_refusal, buys, swap_refusal, swaps
from emporion.games.tyros.rules.chance import draw_refusal
from emporion.games.tyros.rules.cities import found_refusal, foundings
from emporion.games.tyros.rules.empires import lay_refusal, layings, show_refusal, showings
from emporion.games.tyros.rules.keeping import keep_refusal, keepings
from emporion.games.tyros.rules.rounds import awaited
from emporion.games.tyros.rules.ships import build_refusal, builds, move_refusal, moves
from emporion.games.tyros.rules.trade import (
    answer_refusal,
    close_refusal,
    closings,
    offer_refusal,
    sample_counter,
    sample_offer,
)
from emporion.games.tyros.state import ACT, ANSWER, CLOSE, KEEP, LAY, State
from emporion.kernel.record import Row
from emporion.kernel.rule import rule


@rule
def kinds_asked(s: State, who: int) -> int:
    """The kinds of actions among which a seat chooses now, as a set."""
    if awaited(s) >> who & 1 == 0:
        return 0
    if s.stage == LAY:
        return 1 << LAY_TILE | 1 << SHOW_TILES
    if s.stage == ACT:
        bank = 1 << SWAP_CARDS | 1 << BUY_CARD
        return 1 << MOVE_SHIP | 1 << FOUND_CITY | 1 << BUILD_SHIP | bank | 1 << MAKE_OFFER | 1 << PASS
    if s.stage == ANSWER:
        return 1 << ACCEPT | 1 << DECLINE | 1 << COUNTER
    if s.stage == CLOSE:
        return 1 << CLOSE_TRADE
    if s.stage == KEEP:
        return 1 << KEEP_CARDS
    return 0


@rule
def actions_of_kind(s: State, p: int, kind: int, reduced: int, out: Row, n: int) -> int:
    """Append every legal action of a kind; offers and counters are too many and are sampled instead (§11)."""
    if kind == LAY_TILE:
        return layings(s, p, out, n)
    if kind == SHOW_TILES:
        return showings(s, p, out, n)
    if kind == MOVE_SHIP:
        return moves(s, p, reduced, out, n)
    if kind == FOUND_CITY:
        return foundings(s, p, reduced, out, n)
    if kind == BUILD_SHIP:
        return builds(s, p, reduced, out, n)
    if kind == SWAP_CARDS:
        return swaps(s, p, reduced, out, n)
    if kind == BUY_CARD:
        return buys(s, p, reduced, out, n)
    if kind == CLOSE_TRADE:
        return closings(s, p, out, n)
    if kind == KEEP_CARDS:
        return keepings(s, p, reduced, out, n)
    if kind == PASS or kind == DECLINE:
        return emit(out, n, kind)
    if kind == ACCEPT and answer_refusal(s, p, ACCEPT) == ALLOWED:
        return emit(out, n, ACCEPT)
    return n


@rule
def sample_of_kind(s: State, p: int, kind: int, rng: Row) -> int:
    """A random action of a kind that is not listed, 0 if there is none."""
    if kind == MAKE_OFFER:
        return sample_offer(s, p, rng)
    return sample_counter(s, p, rng) if kind == COUNTER else 0


@rule
def refusal(s: State, who: int, action: int) -> int:
    """Why an action is not legal now, or ALLOWED: the authority for every action."""
    if not well_formed(action):
        return MALFORMED
    if who == CHANCE:
        return draw_refusal(s, action)
    kind = kind_of(action)
    if kinds_asked(s, who) >> kind & 1 == 0:
        return NOT_ASKED
    if kind == LAY_TILE:
        return lay_refusal(s, who, action)
    if kind == SHOW_TILES:
        return show_refusal(s, who, action)
    if kind == MOVE_SHIP:
        return move_refusal(s, who, action)
    if kind == FOUND_CITY:
        return found_refusal(s, who, action)
    if kind == BUILD_SHIP:
        return build_refusal(s, who, action)
    if kind == SWAP_CARDS:
        return swap_refusal(s, who, action)
    if kind == BUY_CARD:
        return buy_refusal(s, who, action)
    if kind == MAKE_OFFER:
        return offer_refusal(s, who, action)
    if kind == CLOSE_TRADE:
        return close_refusal(s, who, action)
    if kind == KEEP_CARDS:
        return keep_refusal(s, who, action)
    return ALLOWED if kind == PASS else answer_refusal(s, who, action)
