"""Y8.8 Exchange: money, lots, Voitheia and alliances change hands in one offer, which both sides must accept.

A package is the common part of offers, counters and terms (Y9.4): what one player gives another, what he wants for it,
and whether they become allies. A counter is written from the side of who made the offer.
"""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.codes import (
    ACCEPT,
    ALLIANCE_AT,
    CLOSE,
    COUNTER,
    DECLINE,
    GIVE_LOTS_AT,
    GIVE_MONEY_AT,
    GIVE_TOKENS_AT,
    LOTS_EACH,
    MAKE_OFFER,
    SEATS_AT,
    WANT_LOTS_AT,
    WANT_MONEY_AT,
    WANT_TOKENS_AT,
    alliance_of,
    emit,
    give_money_of,
    give_tokens_of,
    kind_of,
    lot_of,
    pack,
    seats_of,
    second_of,
    want_money_of,
    want_tokens_of,
)
from emporion.games.tyrannos.goods import GOODS
from emporion.games.tyrannos.refusals import (
    ALLOWED,
    ASKED_UNKNOWN,
    COUNTER_SAME,
    LOTS_MISSING,
    MALFORMED,
    MONEY_MISSING,
    NO_ROOM,
    NOBODY_ASKED,
    NOT_AGREED,
    OFFER_EMPTY,
    OFFERS_USED_UP,
    ON_BOTH_SIDES,
    TOKENS_NOT_HELD,
)
from emporion.games.tyrannos.rules.diplomacy import form_pact, offers_left, pact_refusal
from emporion.games.tyrannos.rules.holdings import (
    MINA,
    begin_group,
    charge,
    free_places,
    living,
    own_cities,
    wealth,
)
from emporion.games.tyrannos.rules.tokens import exchange_tokens
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import ANSWER, CLOSE_OFFER, NO_CITY, pop, push, step_kind, step_seat
from emporion.kernel.bits import lowest, nth, size, without_lowest
from emporion.kernel.multiset import count, holds, one, some_of, total
from emporion.kernel.random import below
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

SAMPLED_MINE: Final = 30
"""Offers that are drawn at random name no more."""
SAMPLED_TOKENS: Final = 3

# ---------------------------------------------------------------------------------------------------- lots


@rule
def lots_in(action: int, at: int) -> int:
    """The lots of a side of a package."""
    lots = 0
    for i in range(LOTS_EACH):
        if lot_of(action, at, i) != 0:
            lots += one(lot_of(action, at, i) - 1)
    return lots


@rule
def pack_lots(lots: int, at: int) -> int:
    """Up to three lots as a side of a package, the dearest good first."""
    side = 0
    i = 0
    for back in range(GOODS):
        good = GOODS - 1 - back
        for _ in range(count(lots, good)):
            side |= good + 1 << at + 3 * i
            i += 1
    return side


@rule
def in_order(action: int, at: int) -> bool:
    """Whether lots are written as `pack_lots` writes them: the same offer is the same action."""
    for i in range(1, LOTS_EACH):
        if lot_of(action, at, i) > lot_of(action, at, i - 1):
            return False
    return True


@rule
def lots_of(s: State, p: int) -> int:
    """All lots of a player."""
    lots = 0
    cities = own_cities(s, p)
    while cities != 0:
        lots += s.lots[lowest(cities)]
        cities = without_lowest(cities)
    return lots


@rule
def room_of(s: State, p: int) -> int:
    """Free places in all warehouses of a player."""
    n = 0
    cities = own_cities(s, p)
    while cities != 0:
        n += free_places(s, lowest(cities))
        cities = without_lowest(cities)
    return n


@rule
def from_residence(s: State, p: int, i: int) -> int:
    """The i-th city of a player, his residence first and then his vassals by number."""
    residence = s.residence[p]
    return residence if i == 0 else nth(own_cities(s, p) & ~(1 << residence), i - 1)


@rule
def take_lots(s: State, p: int, lots: int) -> None:
    """Ruling: from the residence first, then from the vassals by number."""
    for i in range(size(own_cities(s, p))):
        c = from_residence(s, p, i)
        for good in range(GOODS):
            taken = min(count(lots, good), count(s.lots[c], good)) * one(good)
            s.lots[c] -= taken
            lots -= taken


@rule
def store_lots(s: State, p: int, lots: int) -> None:
    """Ruling: in the residence first, then with the vassals by number; no duty is paid."""
    for i in range(size(own_cities(s, p))):
        c = from_residence(s, p, i)
        for good in range(GOODS):
            stored = min(count(lots, good), free_places(s, c)) * one(good)
            s.lots[c] += stored
            lots -= stored


# ---------------------------------------------------------------------------------------------------- packages


@rule
def is_empty(action: int) -> bool:
    return action >> ALLIANCE_AT == 0


@rule
def package_refusal(s: State, giver: int, taker: int, action: int) -> int:
    """Y8.8 Whether everything in a package is there and has room. An empty one is a package, too."""
    give = lots_in(action, GIVE_LOTS_AT)
    want = lots_in(action, WANT_LOTS_AT)
    if not in_order(action, GIVE_LOTS_AT) or not in_order(action, WANT_LOTS_AT):
        return MALFORMED
    if is_on_both_sides(action, give, want):
        return ON_BOTH_SIDES
    refusal = giving_refusal(s, giver, give_money_of(action), give, give_tokens_of(action))
    if refusal == ALLOWED:
        refusal = giving_refusal(s, taker, want_money_of(action), want, want_tokens_of(action))
    if refusal == ALLOWED and alliance_of(action) != 0:
        refusal = pact_refusal(s, giver, taker)
    if refusal == ALLOWED and not (has_places(s, giver, give, want) and has_places(s, taker, want, give)):
        return NO_ROOM
    return refusal


@rule
def is_on_both_sides(action: int, give: int, want: int) -> bool:
    """Ruling: nobody gives money for money, nor a lot for one of the same good."""
    for good in range(GOODS):
        if count(give, good) > 0 and count(want, good) > 0:
            return True
    return give_money_of(action) > 0 and want_money_of(action) > 0


@rule
def giving_refusal(s: State, p: int, mine: int, lots: int, tokens: int) -> int:
    """Y8.8 Whether a player has what he is to give; money, lots and the number of his Voitheia are public (Y12)."""
    if wealth(s, p) < mine * MINA:
        return MONEY_MISSING
    if not holds(lots_of(s, p), lots):
        return LOTS_MISSING
    return TOKENS_NOT_HELD if total(s.hand[p]) < tokens else ALLOWED


@rule
def has_places(s: State, p: int, given: int, got: int) -> bool:
    """Whether the lots he gets have room when those he gives are gone."""
    return room_of(s, p) + total(given) >= total(got)


@rule
def hand_over_package(s: State, giver: int, taker: int, action: int) -> None:
    """Y8.8 Both sides at once. What must still be chosen, treasuries and Voitheia, is asked next.

    Money comes to the residence (Y3.2). Voitheia come first, since both may have to pick at the same time.
    """
    give = lots_in(action, GIVE_LOTS_AT)
    want = lots_in(action, WANT_LOTS_AT)
    take_lots(s, giver, give)
    take_lots(s, taker, want)
    store_lots(s, taker, give)
    store_lots(s, giver, want)
    if alliance_of(action) != 0:
        form_pact(s, giver, taker)
    charge(s, taker, want_money_of(action) * MINA, s.residence[giver])
    charge(s, giver, give_money_of(action) * MINA, s.residence[taker])
    exchange_tokens(s, giver, taker, give_tokens_of(action), want_tokens_of(action))


# ---------------------------------------------------------------------------------------------------- making an offer


@rule
def offer_refusal(s: State, p: int, action: int) -> int:
    if offers_left(s) <= 0:
        return OFFERS_USED_UP
    if is_empty(action):
        return OFFER_EMPTY
    seats = seats_of(action)
    if seats == 0:
        return NOBODY_ASKED
    if seats & ~(living(s) & ~(1 << p)) != 0:
        return ASKED_UNKNOWN
    while seats != 0:
        refusal = package_refusal(s, p, lowest(seats), action)
        if refusal != ALLOWED:
            return refusal
        seats = without_lowest(seats)
    return ALLOWED


@rule
def make_offer(s: State, p: int, action: int) -> None:
    """Y8.8 The players asked answer in parallel."""
    s.offers += 1
    s.offer = action
    s.asked = seats_of(action)
    begin_group(s, seats_of(action))
    push(s, ANSWER, NO_CITY, p, 0)


# ---------------------------------------------------------------------------------------------------- answers


@rule
def exchange_kinds(s: State, p: int, step: int) -> int:
    if step_kind(step) == CLOSE_OFFER:
        return 1 << CLOSE
    return 1 << ACCEPT | 1 << DECLINE | 1 << COUNTER


@rule
def exchange_refusal(s: State, p: int, step: int, action: int) -> int:
    if kind_of(action) == COUNTER:
        return counter_refusal(s, p, action)
    if kind_of(action) == CLOSE:
        return close_refusal(s, p, action)
    return ALLOWED if action == pack(kind_of(action), 0, 0, 0) else MALFORMED


@rule
def exchange_actions(s: State, p: int, step: int, kind: int, reduced: int, out: Row, n: int) -> int:
    """Counters are too many to list."""
    if kind == COUNTER:
        return n
    if kind == CLOSE:
        return closings(s, p, out, n)
    return emit(out, n, pack(kind, 0, 0, 0))


@rule
def counter_refusal(s: State, p: int, action: int) -> int:
    """Another package, from the side of who made the offer."""
    if seats_of(action) != 0:
        return MALFORMED
    if is_empty(action):
        return OFFER_EMPTY
    if action >> ALLIANCE_AT == s.offer >> ALLIANCE_AT:
        return COUNTER_SAME
    return package_refusal(s, s.turn, p, action)


@rule
def exchange_close(s: State, step: int) -> None:
    """All answers are in: who made the offer chooses, if there is anything to choose."""
    agreed = False
    for q in range(s.players):
        if s.choice[q] != 0 and kind_of(s.choice[q]) != DECLINE:
            agreed = True
    pop(s)
    if agreed:
        push(s, CLOSE_OFFER, NO_CITY, step_seat(step), 0)
    else:
        clear_offer(s)


@rule
def close_refusal(s: State, p: int, action: int) -> int:
    """Y8.8 With one who accepted or countered, or with nobody: `second` is the seat + 1, or 0."""
    partner = second_of(action) - 1
    if action != pack(CLOSE, 0, partner + 1, 0):
        return MALFORMED
    if partner < 0:
        return ALLOWED
    if partner >= s.players or s.choice[partner] == 0 or kind_of(s.choice[partner]) == DECLINE:
        return NOT_AGREED
    return package_refusal(s, p, partner, agreed_package(s, partner))


@rule
def agreed_package(s: State, partner: int) -> int:
    """The offer, or what the partner said instead."""
    return s.choice[partner] if kind_of(s.choice[partner]) == COUNTER else s.offer


@rule
def closings(s: State, p: int, out: Row, n: int) -> int:
    for partner in range(-1, s.players):
        action = pack(CLOSE, 0, partner + 1, 0)
        if close_refusal(s, p, action) == ALLOWED:
            n = emit(out, n, action)
    return n


@rule
def exchange_apply(s: State, p: int, step: int, action: int) -> None:
    """Y8.8 The offer is closed, with somebody or with nobody."""
    partner = second_of(action) - 1
    package = agreed_package(s, partner) if partner >= 0 else 0
    pop(s)
    clear_offer(s)
    if partner >= 0:
        hand_over_package(s, p, partner, package)


@rule
def clear_offer(s: State) -> None:
    begin_group(s, 0)
    s.offer = 0
    s.asked = 0


# ------------------------------------------------------------------------------------- offers are drawn, not listed


@rule
def sample_package(s: State, giver: int, taker: int, rng: Row) -> int:
    """A random package of things that both have; whether it is allowed is for the caller to see."""
    alliance = (1 if below(rng, 4) == 0 else 0) << ALLIANCE_AT
    give = sample_side(s, giver, rng, GIVE_MONEY_AT, GIVE_LOTS_AT, GIVE_TOKENS_AT)
    want = sample_side(s, taker, rng, WANT_MONEY_AT, WANT_LOTS_AT, WANT_TOKENS_AT)
    return alliance | give | want


@rule
def sample_side(s: State, p: int, rng: Row, money_at: int, lots_at: int, tokens_at: int) -> int:
    """Money, lots, Voitheia or nothing."""
    what = below(rng, 4)
    if what == 1:
        return up_to(min(wealth(s, p) // MINA, SAMPLED_MINE), rng) << money_at
    if what == 2:
        return pack_lots(some_of(lots_of(s, p), 1 + below(rng, LOTS_EACH), rng), lots_at)
    if what == 3:
        return up_to(min(total(s.hand[p]), SAMPLED_TOKENS), rng) << tokens_at
    return 0


@rule
def up_to(most: int, rng: Row) -> int:
    """A number from 1, or 0 if there is none."""
    return 1 + below(rng, most) if most > 0 else 0


@rule
def sample_offer(s: State, p: int, rng: Row) -> int:
    """A random legal offer to one player, 0 if none was found."""
    others = living(s) & ~(1 << p)
    if offers_left(s) <= 0 or others == 0:
        return 0
    q = nth(others, below(rng, size(others)))
    action = MAKE_OFFER | 1 << SEATS_AT + q | sample_package(s, p, q, rng)
    return action if offer_refusal(s, p, action) == ALLOWED else 0


@rule
def sample_counter(s: State, p: int, rng: Row) -> int:
    """A random legal counter, 0 if none was found."""
    action = COUNTER | sample_package(s, s.turn, p, rng)
    return action if counter_refusal(s, p, action) == ALLOWED else 0
