"""§11 Trading to mutual profit: which offers to make, and how to answer them."""

from __future__ import annotations

from typing import Final

from emporion.bots.search import propose
from emporion.bots.tyros.hand import hand_worth, read_prospects
from emporion.bots.tyros.knobs import AGAIN, OFFER_CHANCE, OFFERS, PARTNER, SURPLUS, TRADE_MARGIN
from emporion.bots.tyros.notes import Notes
from emporion.bots.tyros.outlook import berths_of
from emporion.games.tyros.board import WITHIN
from emporion.games.tyros.cards import JOKER, KINDS, ONE, card_count, count
from emporion.games.tyros.codes import ACCEPT, CLOSE_TRADE, COUNTER, DECLINE, MAKE_OFFER, pack, pack_offer
from emporion.games.tyros.refusals import ALLOWED
from emporion.games.tyros.rules.trade import (
    can_be_asked,
    close_refusal,
    counter_refusal,
    offers_left,
)
from emporion.games.tyros.state import ACCEPTED, ANSWER, COUNTERED, State
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.multiset import holds
from emporion.kernel.random import below
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

USUAL: Final = 6
"""Cards of a colour that a player may well come to hold."""
CERTAIN: Final = 100
"""More than anybody's cards."""


@rule
def propose_offers(s: State, n: Notes, p: int, rng: Row) -> None:
    """One card for one; luck decides between nearly equal offers. What cards are worth to the partners is taken to be
    what they would be worth to oneself."""
    if offers_left(s, p) <= 0 or s.offers >= most_offers(s, n):
        return
    asked = can_be_asked(s, p, ONE[1])
    if asked == 0:
        return
    hand = s.hand[p]
    now = hand_worth(n, hand)
    note_wishes(n, p)
    for given in range(1, JOKER):
        takers = asked & seekers(s, n, p, given) if count(hand, given) > 0 else 0
        if takers == 0:
            continue
        for wanted in range(1, JOKER):
            if wanted == given:
                continue
            gain = profit(s, n, p, p, ONE[wanted], ONE[given], now)
            if gain > n.knob[TRADE_MARGIN]:
                chance = n.knob[OFFER_CHANCE] * (75 + below(rng, 51)) // 100
                partners = addressed(s, p, takers, wanted)
                if partners != 0:
                    propose(n, pack_offer(MAKE_OFFER, partners, ONE[given], ONE[wanted]), gain * chance // 100)


@rule
def most_offers(s: State, n: Notes) -> int:
    """Where an offer goes to one player, asking all of them takes several."""
    return n.knob[OFFERS] * (1 if s.offer_partners == 0 else s.players - 1)


@rule
def addressed(s: State, p: int, takers: int, wanted: int) -> int:
    """§11.1 To whom an offer goes: to all who may take it, or to the best of them and after each refusal to the next. 0
    if there is nobody left."""
    if s.offer_partners == 0:
        return takers
    for _ in range(s.offers):
        takers &= ~best_partner(s, p, takers, wanted)
    return best_partner(s, p, takers, wanted)


@rule
def best_partner(s: State, p: int, takers: int, wanted: int) -> int:
    """Whoever must hold a card, by what everybody saw, or else has most cards; of equals the next in turn. As a set,
    empty if there are no takers."""
    best = 0
    most_likely = 0
    for step in range(1, s.players):
        q = (p + step) % s.players
        likely = card_count(s.hand[q]) + (CERTAIN if count(s.memory[q], wanted) > 0 else 0)
        if takers >> q & 1 == 1 and likely > most_likely:
            best = 1 << q
            most_likely = likely
    return best


@rule
def seekers(s: State, n: Notes, p: int, colour: int) -> int:
    """The other players who are likely to want a colour: a ship of theirs lies at or near a site of it."""
    seats = 0
    for q in range(s.players):
        if q == p:
            continue
        berths = berths_of(n.fleets[q])
        while berths != 0:
            berth = lowest(berths)
            berths = without_lowest(berths)
            if (WITHIN[berth][2] | 1 << berth) & n.open[colour] != 0:
                seats |= 1 << q
                break
    return seats


@rule
def propose_answers(s: State, n: Notes, p: int, rng: Row) -> None:
    """Accept what helps; else ask for something better in return for what is wanted. What is refused in any case is not
    proposed, so that nobody who searches or errs falls for it."""
    propose(n, DECLINE, 0)
    if not holds(s.hand[p], s.want):
        return
    now = hand_worth(n, s.hand[p])
    margin = n.knob[TRADE_MARGIN] + n.knob[AGAIN] * s.trades[s.turn]
    worth = profit(s, n, p, s.turn, s.give, s.want, now) - margin
    if worth > 0:
        propose(n, ACCEPT, worth)
    number = max(1, min(2, card_count(s.give)))
    for kind in range(1, KINDS):
        counter = pack_offer(COUNTER, 0, number * ONE[kind], s.want)
        if counter_refusal(s, p, counter) == ALLOWED:
            worth = profit(s, n, p, s.turn, number * ONE[kind], s.want, now) - margin
            if worth > 0:
                propose(n, counter, worth * (20 + below(rng, 15)) // 100)


@rule
def propose_closings(s: State, n: Notes, p: int) -> None:
    propose(n, CLOSE_TRADE, 0)
    now = hand_worth(n, s.hand[p])
    for partner in range(s.players):
        action = pack(CLOSE_TRADE, partner + 1, 0, 0, 0)
        if close_refusal(s, p, action) == ALLOWED:
            countered = s.answer[partner] == COUNTERED
            give = s.counter_give[partner] if countered else s.give
            want = s.counter_want[partner] if countered else s.want
            worth = profit(s, n, p, partner, want, give, now) - n.knob[TRADE_MARGIN]
            if worth > 0:
                propose(n, action, worth)


# ------------------------------------------------------------------------------------------- what a trade is worth


@rule
def profit(s: State, n: Notes, p: int, partner: int, gets: int, gives: int, now: int) -> int:
    """What a trade brings a player whose hand is worth something now, less a part of what it brings the partner.

    How many cards change hands counts apart: every hand has cards to spare that are worth little in it, and whoever
    collects them from all others wins.
    """
    theirs = 0
    for kind in range(1, KINDS):
        theirs += n.wish[partner][kind] * (count(gives, kind) - count(gets, kind))
    surplus = card_count(gives) + count(gives, JOKER) - card_count(gets)
    own = hand_worth(n, s.hand[p] - gives + gets) - now
    return own - max(0, theirs) * n.knob[PARTNER] // 100 - max(0, surplus) * n.knob[SURPLUS]


@rule
def read_partners(s: State, n: Notes) -> None:
    """What cards are likely to be worth to those with whom a trade is at hand, by what everybody sees."""
    for q in range(s.players):
        if q == s.turn if s.stage == ANSWER else s.answer[q] >= ACCEPTED:
            read_prospects(s, n, q, USUAL)
            note_wishes(n, q)


@rule
def note_wishes(n: Notes, q: int) -> None:
    """From prospects: the mean of what the first few cards of each colour add. A joker is worth more than any."""
    best = 0
    for colour in range(1, JOKER):
        n.wish[q][colour] = (n.cards[colour][USUAL] - n.cards[colour][0]) // USUAL
        best = max(best, n.wish[q][colour])
    n.wish[q][JOKER] = best * 3 // 2


@rule
def offers_heard(s: State, p: int) -> int:
    """Put the table back to before anybody answered, as if this were the first offer of the turn."""
    if s.stage != ANSWER:
        return 0
    heard = s.offers
    s.offers = 0
    s.waiting = s.asked
    return heard
