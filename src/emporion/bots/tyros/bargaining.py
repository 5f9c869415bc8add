"""§11 Trading to mutual profit: which offers to make, and how to answer them."""

from __future__ import annotations

from emporion.bots.search import propose
from emporion.bots.tyros.hand import hand_worth
from emporion.bots.tyros.knobs import OFFER_CHANCE, OFFERS, TRADE_MARGIN
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
from emporion.games.tyros.state import COUNTERED, State
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.multiset import holds
from emporion.kernel.random import below
from emporion.kernel.record import Row
from emporion.kernel.rule import rule


@rule
def propose_offers(s: State, n: Notes, p: int, rng: Row) -> None:
    """One card for one, and two for one that helps a great deal; luck decides between nearly equal ones."""
    if offers_left(s, p) <= 0 or s.offers >= n.knob[OFFERS]:
        return
    asked = can_be_asked(s, p, ONE[1])
    if asked == 0:
        return
    hand = s.hand[p]
    now = hand_worth(n, hand)
    for given in range(1, JOKER):
        takers = asked & seekers(s, n, p, given) if count(hand, given) > 0 else 0
        if takers == 0:
            continue
        for wanted in range(1, JOKER):
            if wanted == given:
                continue
            for number in range(1, min(2, count(hand, given)) + 1):
                gain = hand_worth(n, hand - number * ONE[given] + ONE[wanted]) - now
                if gain > n.knob[TRADE_MARGIN]:
                    chance = n.knob[OFFER_CHANCE] * (75 + below(rng, 51)) // 100
                    propose(n, pack_offer(MAKE_OFFER, takers, number * ONE[given], ONE[wanted]), gain * chance // 100)


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
    """Accept what helps; else ask for something better in return for what is wanted."""
    propose(n, DECLINE, 0)
    if not holds(s.hand[p], s.want):
        return
    now = hand_worth(n, s.hand[p])
    rest = s.hand[p] - s.want
    propose(n, ACCEPT, hand_worth(n, rest + s.give) - now - n.knob[TRADE_MARGIN])
    for kind in range(1, KINDS):
        number = max(1, min(2, card_count(s.give)))
        counter = pack_offer(COUNTER, 0, number * ONE[kind], s.want)
        if counter_refusal(s, p, counter) == ALLOWED:
            gain = hand_worth(n, rest + number * ONE[kind]) - now - n.knob[TRADE_MARGIN]
            if gain > 0:
                propose(n, counter, gain * (20 + below(rng, 15)) // 100)


@rule
def propose_closings(s: State, n: Notes, p: int) -> None:
    now = hand_worth(n, s.hand[p])
    propose(n, CLOSE_TRADE, n.knob[TRADE_MARGIN])
    for partner in range(s.players):
        action = pack(CLOSE_TRADE, partner + 1, 0, 0, 0)
        if close_refusal(s, p, action) == ALLOWED:
            countered = s.answer[partner] == COUNTERED
            give = s.counter_give[partner] if countered else s.give
            want = s.counter_want[partner] if countered else s.want
            propose(n, action, hand_worth(n, s.hand[p] - give + want) - now)
