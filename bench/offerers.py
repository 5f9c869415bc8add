"""Greedy offerers: players who make as many offers as they may in every turn, each kind greedy in its own way.

They are the merchant in everything else, with a judgement that errs, so that what they gain they gain by their offers.
They are for trials only: see `greedy_offers.py`.
"""

from __future__ import annotations

from typing import Final

from emporion.bots.tyros.bargaining import seekers
from emporion.bots.tyros.craft import CRAFT
from emporion.bots.tyros.hand import hand_worth, read_prospects
from emporion.bots.tyros.merchant import merchant_action
from emporion.bots.tyros.notes import CARDS, Notes
from emporion.bots.tyros.outlook import read_table
from emporion.bots.workbench import POLICY, Craft
from emporion.games.tyros.cards import COLOUR_CARDS, JOKER, JOKER_CARDS, KINDS, ONE, count
from emporion.games.tyros.codes import ACCEPT, CLOSE_TRADE, COUNTER, DECLINE, MAKE_OFFER, pack, pack_offer
from emporion.games.tyros.refusals import ALLOWED
from emporion.games.tyros.rules.trade import can_be_asked, close_refusal, counter_refusal, offer_refusal
from emporion.games.tyros.state import ACT, ANSWER, CLOSE, COUNTERED, State
from emporion.kernel.bits import size
from emporion.kernel.multiset import holds
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

# The policies of a trial, besides the merchant's.
QUIET: Final = 2
"""Makes no offers: what the others are compared with."""
PAIRS: Final = 3
"""One card for two of a kind."""
TRIPLES: Final = 4
"""One card for three of a kind."""
JOKERS: Final = 5
"""One card for a joker, a joker and another card, or two jokers."""
LADDER: Final = 6
"""One card for three; if nobody wants that, for two, and at last for one."""
CUNNING: Final = 7
"""As the ladder, but gives what others are likely to need."""
SWAPS: Final = 8
"""One card for one, where it gains much."""
BUNDLES: Final = 9
"""Two cards for two, where it gains much."""
HAGGLER: Final = 10
"""As swaps, and counters every offer of others with one card more, or two."""
SPAMMER: Final = 11
"""The same offer again and again, one card for two."""
NAMES: Final = {
    PAIRS: "pairs",
    TRIPLES: "triples",
    JOKERS: "jokers",
    LADDER: "ladder",
    CUNNING: "cunning",
    SWAPS: "swaps",
    BUNDLES: "bundles",
    HAGGLER: "haggler",
    SPAMMER: "spammer",
}
MUCH: Final = 150
"""Least gain, in hundredths of a point, for which an even exchange is offered."""


@rule
def trial_action(s: State, p: int, policy: int, n: Notes, rng: Row) -> int:
    """What a seat of a trial does."""
    if policy != POLICY and (s.stage == ACT or s.stage == ANSWER or s.stage == CLOSE):
        read_hand(s, n, p)
        if s.stage == ANSWER:
            return greedy_answer(s, n, p, policy)
        if s.stage == CLOSE:
            return greedy_closing(s, n, p)
        action = greedy_offer(s, n, p, policy) if policy != QUIET else 0
        if action != 0:
            return action
    return merchant_action(s, p, POLICY, n, rng)


@rule
def read_hand(s: State, n: Notes, p: int) -> None:
    """What cards are worth to the player."""
    read_table(s, n)
    read_prospects(s, n, p, CARDS)


# ---------------------------------------------------------------------------------------------------- offers


@rule
def greedy_offer(s: State, n: Notes, p: int, policy: int) -> int:
    """The best offer of this kind that was not made in this turn; 0 if there is none."""
    if policy == LADDER or policy == CUNNING:
        step = s.offers % 6
        return nth_offer(s, n, p, policy, 1, 3 - step // 2, step % 2)
    if policy == SPAMMER:
        return nth_offer(s, n, p, policy, 1, 2, 0)
    gives = 2 if policy == BUNDLES else 1
    wants = 3 if policy == TRIPLES else 2 if policy == PAIRS or policy == BUNDLES else 1
    return nth_offer(s, n, p, policy, gives, wants, s.offers)


@rule
def nth_offer(s: State, n: Notes, p: int, policy: int, gives: int, wants: int, skip: int) -> int:
    """An offer of some cards of a kind for some others, by what it brings the player: the best, or a later one."""
    now = hand_worth(n, s.hand[p])
    ceiling = 1 << 40
    best = 0
    for _ in range(skip + 1):
        best = 0
        most = 0
        for given in range(1, KINDS):
            if count(s.hand[p], given) < gives:
                continue
            eager = eagerness(s, n, p, policy, given)
            for wish in range(1, KINDS + 1):
                give = gives * ONE[given]
                want = wanted_cards(policy, wish, wants)
                gain = (hand_worth(n, s.hand[p] - give + want) - now) if want != 0 else 0
                rank = (gain * eager * KINDS + given) * 10 + wish
                if gain >= least_gain(policy) and most < rank < ceiling:
                    offer = pack_offer(MAKE_OFFER, can_be_asked(s, p, want), give, want)
                    if offer_refusal(s, p, offer) == ALLOWED:
                        best = offer
                        most = rank
        if best == 0:
            return 0
        ceiling = most
    return best


@rule
def eagerness(s: State, n: Notes, p: int, policy: int, given: int) -> int:
    """How many others are likely to need a card, for the cunning; others do not mind."""
    if policy != CUNNING:
        return 1
    return size(seekers(s, n, p, given)) if given < JOKER else 0


@rule
def least_gain(policy: int) -> int:
    return MUCH if policy == SWAPS or policy == BUNDLES or policy == HAGGLER else 1


@rule
def wanted_cards(policy: int, wish: int, wants: int) -> int:
    """What an offerer asks for: its wishes are numbered from 1 to KINDS; 0 where there are fewer."""
    if policy == JOKERS:
        if wish < JOKER:
            return ONE[JOKER] + ONE[wish]
        return ONE[JOKER] if wish == JOKER else 2 * ONE[JOKER]
    return wants * ONE[wish] if wish < KINDS else 0


# ---------------------------------------------------------------------------------------------------- answers


@rule
def greedy_answer(s: State, n: Notes, p: int, policy: int) -> int:
    """Whatever helps the own hand; a haggler asks for more first."""
    if not holds(s.hand[p], s.want):
        return DECLINE
    if policy == HAGGLER:
        counter = greedy_counter(s, n, p)
        if counter != 0:
            return counter
    gain = hand_worth(n, s.hand[p] - s.want + s.give) - hand_worth(n, s.hand[p])
    return ACCEPT if gain > 0 else DECLINE


@rule
def greedy_counter(s: State, n: Notes, p: int) -> int:
    """What is wanted, for what was offered and one or two cards more: those that help most; 0 if none would."""
    now = hand_worth(n, s.hand[p])
    best = 0
    most = 0
    for kind in range(1, KINDS):
        for more in range(1, 3):
            if count(s.want, kind) > 0 or count(s.give, kind) + more > (COLOUR_CARDS if kind < JOKER else JOKER_CARDS):
                continue
            give = s.give + more * ONE[kind]
            counter = pack_offer(COUNTER, 0, give, s.want)
            gain = hand_worth(n, s.hand[p] - s.want + give) - now
            if gain > most and counter_refusal(s, p, counter) == ALLOWED:
                best = counter
                most = gain
    return best


@rule
def greedy_closing(s: State, n: Notes, p: int) -> int:
    """With the partner whose terms help the own hand most."""
    now = hand_worth(n, s.hand[p])
    best = CLOSE_TRADE
    most = 0
    for partner in range(s.players):
        action = pack(CLOSE_TRADE, partner + 1, 0, 0, 0)
        if close_refusal(s, p, action) != ALLOWED:
            continue
        countered = s.answer[partner] == COUNTERED
        give = s.counter_give[partner] if countered else s.give
        want = s.counter_want[partner] if countered else s.want
        gain = hand_worth(n, s.hand[p] - give + want) - now
        if gain > most:
            best = action
            most = gain
    return best


OFFERERS: Final = Craft({**CRAFT.rules, "policy_action": trial_action}, Notes, CRAFT.knobs, CRAFT.error, CRAFT.weights)
