"""§11 Trading with a player."""

from __future__ import annotations

from emporion.games.tyros.cards import JOKER, ONE, card_count, count, most, share_a_kind, within_deck
from emporion.games.tyros.codes import (
    ACCEPT,
    CLOSE_TRADE,
    COUNTER,
    DECLINE,
    MAKE_OFFER,
    emit,
    give_of,
    kind_of,
    pack,
    pack_offer,
    place_of,
    want_of,
)
from emporion.games.tyros.refusals import (
    ALLOWED,
    ASKED_TOO_POOR,
    ASKED_UNKNOWN,
    CANNOT_ACCEPT,
    CARDS_NOT_HELD,
    COUNTER_NOT_HELD,
    COUNTER_OUT_OF_REACH,
    COUNTER_SAME,
    COUNTER_TOO_MUCH,
    KIND_ON_BOTH_SIDES,
    NOBODY_ASKED,
    NOT_AGREED,
    NOT_IN_DECK,
    OFFER_EMPTY,
    OFFER_ONE_SIDED,
    OFFERS_USED_UP,
    TOO_MANY_ASKED,
    TRADES_USED_UP,
)
from emporion.games.tyros.rules.payment import forget, remember
from emporion.games.tyros.state import ACCEPTED, COUNTERED, DECLINED, SEATS, State
from emporion.kernel.bits import nth, size
from emporion.kernel.multiset import holds, some_of
from emporion.kernel.random import below
from emporion.kernel.record import Row
from emporion.kernel.rule import rule


@rule
def terms_refusal(s: State, give: int, want: int) -> int:
    """§11.1, §11.2 What holds for the cards of offers and counters alike."""
    if not within_deck(give) or not within_deck(want):
        return NOT_IN_DECK
    if give == 0 and want == 0:
        return OFFER_EMPTY
    if s.gifts == 0 and (give == 0 or want == 0):
        return OFFER_ONE_SIDED
    return KIND_ON_BOTH_SIDES if share_a_kind(give, want) else ALLOWED


# ---------------------------------------------------------------------------------------------------- making an offer


@rule
def offers_left(s: State, p: int) -> int:
    """§11.4 How many more offers the active player may make in this turn; 0 also when his trades are used up."""
    if s.trades_per_round != 0 and s.trades[p] >= s.trades_per_round:
        return 0
    return s.offers_per_turn - s.offers


@rule
def can_be_asked(s: State, p: int, want: int) -> int:
    """§11.2 The other players with cards enough, as a set; which cards they hold is their secret."""
    seats = 0
    for other in range(s.players):
        if other != p and card_count(s.hand[other]) >= card_count(want):
            seats |= 1 << other
    return seats


@rule
def offer_refusal(s: State, p: int, action: int) -> int:
    if offers_left(s, p) <= 0:
        return OFFERS_USED_UP if s.offers >= s.offers_per_turn else TRADES_USED_UP
    give = give_of(action)
    want = want_of(action)
    asked = place_of(action)
    refusal = terms_refusal(s, give, want)
    if refusal != ALLOWED:
        return refusal
    if not holds(s.hand[p], give):
        return CARDS_NOT_HELD
    if asked == 0:
        return NOBODY_ASKED
    if asked >> s.players != 0 or asked >> p & 1 != 0:
        return ASKED_UNKNOWN
    if s.offer_partners != 0 and size(asked) > s.offer_partners:
        return TOO_MANY_ASKED
    return ASKED_TOO_POOR if asked & ~can_be_asked(s, p, want) != 0 else ALLOWED


@rule
def make_offer(s: State, p: int, action: int) -> None:
    """§11.2 The asked players answer in parallel."""
    s.give = give_of(action)
    s.want = want_of(action)
    s.asked = place_of(action)
    s.waiting = s.asked
    s.offers += 1
    show_cards(s, p, s.give)


@rule
def show_cards(s: State, p: int, cards: int) -> None:
    """§16 Whoever offers cards holds them."""
    if s.card_tracking != 0:
        s.memory[p] = most(s.memory[p], cards)


# ---------------------------------------------------------------------------------------------------- answering


@rule
def answer_refusal(s: State, p: int, action: int) -> int:
    if kind_of(action) == ACCEPT:
        return ALLOWED if holds(s.hand[p], s.want) else CANNOT_ACCEPT
    return counter_refusal(s, p, action) if kind_of(action) == COUNTER else ALLOWED


@rule
def counter_refusal(s: State, p: int, action: int) -> int:
    """§11.2 Another give and want, from the offerer's side."""
    give = give_of(action)
    want = want_of(action)
    refusal = terms_refusal(s, give, want)
    if refusal != ALLOWED:
        return refusal
    if give == s.give and want == s.want:
        return COUNTER_SAME
    if not holds(s.hand[p], want):
        return COUNTER_NOT_HELD
    return COUNTER_TOO_MUCH if card_count(give) > card_count(s.hand[s.turn]) else ALLOWED


@rule
def answer(s: State, p: int, action: int) -> None:
    """§11.2 Secret until all answers are in."""
    if kind_of(action) == ACCEPT:
        s.answer[p] = ACCEPTED
    elif kind_of(action) == DECLINE:
        s.answer[p] = DECLINED
    else:
        s.answer[p] = COUNTERED
        s.counter_give[p] = give_of(action)
        s.counter_want[p] = want_of(action)
    s.waiting &= ~(1 << p)
    if s.waiting == 0:
        reveal_answers(s)


@rule
def reveal_answers(s: State) -> None:
    """§11.3 Answers are public; whoever accepts or counters shows that he holds the cards."""
    for p in range(s.players):
        if s.answer[p] == ACCEPTED:
            show_cards(s, p, s.want)
        elif s.answer[p] == COUNTERED:
            show_cards(s, p, s.counter_want[p])


# ---------------------------------------------------------------------------------------------------- closing


@rule
def close_refusal(s: State, p: int, action: int) -> int:
    """§11.3 With one who accepted or countered, or with nobody (0)."""
    if place_of(action) == 0:
        return ALLOWED
    partner = place_of(action) - 1
    if partner >= s.players or s.answer[partner] < ACCEPTED:
        return NOT_AGREED
    if s.answer[partner] == COUNTERED and not holds(s.hand[p], s.counter_give[partner]):
        return COUNTER_OUT_OF_REACH
    return ALLOWED


@rule
def closings(s: State, p: int, out: Row, n: int) -> int:
    for partner in range(-1, s.players):
        action = pack(CLOSE_TRADE, partner + 1, 0, 0, 0)
        if close_refusal(s, p, action) == ALLOWED:
            n = emit(out, n, action)
    return n


@rule
def close_trade(s: State, p: int, action: int) -> bool:
    """§11.3, §11.4 Cards change hands; whether a trade was closed."""
    closed = place_of(action) != 0
    if closed:
        partner = place_of(action) - 1
        countered = s.answer[partner] == COUNTERED
        give = s.counter_give[partner] if countered else s.give
        want = s.counter_want[partner] if countered else s.want
        hand_over(s, p, partner, give)
        hand_over(s, partner, p, want)
        if s.trades_per_round != 0:
            s.trades[p] += 1
    clear_offer(s)
    return closed


@rule
def hand_over(s: State, giver: int, taker: int, cards: int) -> None:
    s.hand[giver] -= cards
    s.hand[taker] += cards
    forget(s, giver, cards)
    remember(s, taker, cards)


@rule
def clear_offer(s: State) -> None:
    s.give = 0
    s.want = 0
    s.asked = 0
    for p in range(SEATS):
        s.answer[p] = 0
        s.counter_give[p] = 0
        s.counter_want[p] = 0


# ------------------------------------------------------------------------------------- offers are drawn, not listed


@rule
def sample_offer(s: State, p: int, rng: Row) -> int:
    """A random legal offer, 0 if none was found."""
    if offers_left(s, p) <= 0:
        return 0
    give = some_cards(s.hand[p], rng)
    want = some_other_cards(give, rng)
    if s.gifts != 0 and below(rng, 4) == 0:
        want = 0
    seats = can_be_asked(s, p, want)
    if seats == 0:
        return 0
    action = pack_offer(MAKE_OFFER, some_seats(s, seats, rng), give, want)
    return action if offer_refusal(s, p, action) == ALLOWED else 0


@rule
def sample_counter(s: State, p: int, rng: Row) -> int:
    """A random legal counter, 0 if none was found."""
    want = some_cards(s.hand[p], rng)
    give = some_other_cards(want, rng)
    action = pack_offer(COUNTER, 0, give, want)
    return action if counter_refusal(s, p, action) == ALLOWED else 0


@rule
def some_cards(cards: int, rng: Row) -> int:
    """One to three random cards of a hand."""
    return some_of(cards, 1 + below(rng, 3), rng)


@rule
def some_other_cards(cards: int, rng: Row) -> int:
    """One to three cards of kinds that are not among these."""
    others = 0
    for _ in range(1 + below(rng, 3)):
        kind = 1 + below(rng, JOKER)
        if count(cards, kind) == 0:
            others += ONE[kind]
    return others


@rule
def some_seats(s: State, seats: int, rng: Row) -> int:
    """A random part of a set that is not empty: one of them or, where that is allowed, all."""
    if s.offer_partners == 0 and below(rng, 2) == 0:
        return seats
    return 1 << nth(seats, below(rng, size(seats)))
