"""Exchanges: offers that are made, answered and closed."""

from __future__ import annotations

from typing import Final

from emporion.bots.tyrannos.governing import spare_money
from emporion.bots.tyrannos.knobs import FRIEND, MARGIN, RIVALRY
from emporion.bots.tyrannos.notes import Notes
from emporion.bots.tyrannos.worth import ALLY_WORTH, package_worth, pact_worth
from emporion.games.tyrannos.codes import (
    ACCEPT,
    ALLIANCE_AT,
    CLOSE,
    DECLINE,
    END_PACT,
    GIVE_MONEY_AT,
    MAKE_OFFER,
    SEATS_AT,
    WANT_TOKENS_AT,
    kind_of,
    pack,
)
from emporion.games.tyrannos.refusals import ALLOWED
from emporion.games.tyrannos.rules.armies import tokens_of
from emporion.games.tyrannos.rules.diplomacy import end_pact_refusal
from emporion.games.tyrannos.rules.exchange import agreed_package, close_refusal, offer_refusal
from emporion.games.tyrannos.rules.holdings import MINA, begin_group, living, own_cities
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import ANSWER, step_kind, top
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.multiset import total
from emporion.kernel.rule import rule

EVERY: Final = 3
"""Months between two offers of the same sort."""
FEW_TOKENS: Final = 5
WANTED: Final = 2
PRICE: Final = 4
"""Tokens that are bought from others, and mine for them."""


@rule
def seat_after(s: State, p: int, steps: int) -> int:
    """So many seats further on. Among equals the next one is chosen: whoever took the first would favour a seat."""
    return (p + steps) % s.players


@rule
def offer_choice(s: State, p: int, n: Notes) -> int:
    """One offer a turn: now an alliance with the strongest, now money for Voitheia; in the same months in all seats."""
    if s.offers > 0:
        return 0
    if s.month % EVERY == 0:
        return alliance_offer(s, p)
    if s.month % EVERY == 1 and total(s.hand[p]) < FEW_TOKENS and spare_money(s, p, n) >= PRICE * MINA:
        return token_offer(s, p)
    return 0


@rule
def alliance_offer(s: State, p: int) -> int:
    seats = living(s) & ~(1 << p) & ~s.pact[p]
    best = -1
    for i in range(1, s.players):
        q = seat_after(s, p, i)
        is_stronger = best < 0 or tokens_of(s, own_cities(s, q)) > tokens_of(s, own_cities(s, best))
        if seats >> q & 1 == 1 and is_stronger:
            best = q
    return allowed_offer(s, p, MAKE_OFFER | 1 << SEATS_AT + best | 1 << ALLIANCE_AT) if best >= 0 else 0


@rule
def pact_to_end(s: State, p: int, n: Notes) -> int:
    """Y8.7, Y9.15 An alliance by force, which brings the winner points, as soon as it may be ended; 0 for none."""
    if s.all_allies_count != 0 or ALLY_WORTH * n.knob[RIVALRY] // 100 <= n.knob[FRIEND]:
        return 0
    for q in range(s.players):
        action = pack(END_PACT, 0, q, 0)
        if s.forced[q][p] != 0 and end_pact_refusal(s, p, action) == ALLOWED:
            return action
    return 0


@rule
def token_offer(s: State, p: int) -> int:
    """To all who have enough."""
    asked = 0
    seats = living(s) & ~(1 << p)
    while seats != 0:
        q = lowest(seats)
        if total(s.hand[q]) >= WANTED:
            asked |= 1 << q
        seats = without_lowest(seats)
    if asked == 0:
        return 0
    return allowed_offer(s, p, MAKE_OFFER | asked << SEATS_AT | PRICE << GIVE_MONEY_AT | WANTED << WANT_TOKENS_AT)


@rule
def allowed_offer(s: State, p: int, action: int) -> int:
    return action if offer_refusal(s, p, action) == ALLOWED else 0


@rule
def offer_answer(s: State, n: Notes) -> int:
    """Accepted if it brings something."""
    worth = pact_worth(n, s.offer) - package_worth(n, s.offer)
    return ACCEPT if worth >= n.knob[MARGIN] else DECLINE


@rule
def close_answer(s: State, p: int, n: Notes) -> int:
    """With whom it is worth most, if anything at all."""
    best = 0
    most = n.knob[MARGIN] - 1
    for i in range(1, s.players):
        q = seat_after(s, p, i)
        if s.choice[q] == 0 or kind_of(s.choice[q]) == DECLINE:
            continue
        package = agreed_package(s, q)
        worth = pact_worth(n, package) + package_worth(n, package)
        if worth > most and close_refusal(s, p, pack(CLOSE, 0, q + 1, 0)) == ALLOWED:
            best = q + 1
            most = worth
    return pack(CLOSE, 0, best, 0)


@rule
def offers_heard(s: State, p: int) -> int:
    """Put the table back to before anybody answered, as if this were the first offer of the turn."""
    if step_kind(top(s)) != ANSWER:
        return 0
    heard = s.offers
    s.offers = 0
    begin_group(s, s.asked)
    return heard
