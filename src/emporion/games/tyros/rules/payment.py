"""§6.2, §6.3 Paying with cards."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from emporion.games.tyros.cards import JOKER, KINDS, ONE, card_count, count, kinds_in, less
from emporion.games.tyros.codes import CARDS_AT, emit
from emporion.games.tyros.state import State
from emporion.kernel.multiset import holds
from emporion.kernel.record import Row, i32
from emporion.kernel.rule import rule, table

SELECTIONS: Final[Row] = table(
    [sum(ONE[kind] for kind in some) for n in range(4) for some in combinations_with_replacement(range(1, KINDS), n)],
    i32,
)
"""Every choice of none to three cards, fewer cards first."""
SELECTED_KINDS: Final[Row] = table([kinds_in(cards) for cards in SELECTIONS])
"""The kinds of cards in each choice, as a set."""
SELECTIONS_FROM: Final[Row] = table([0, 1, 6, 21, 56])
"""Where the choices of n cards begin."""


@rule
def pay(s: State, p: int, cards: int) -> None:
    """§6.2 Cards paid go to the open discards."""
    s.hand[p] -= cards
    s.discards += cards
    forget(s, p, cards)


@rule
def forget(s: State, p: int, cards: int) -> None:
    """§16 What everybody saw leave a hand is no longer known to be in it."""
    if s.card_tracking != 0:
        s.memory[p] = less(s.memory[p], cards)


@rule
def forget_one(s: State, p: int) -> None:
    """§16 A card left the hand unseen: it may have been any."""
    if s.card_tracking != 0:
        for kind in range(1, KINDS):
            s.memory[p] = less(s.memory[p], ONE[kind])


@rule
def remember(s: State, p: int, cards: int) -> None:
    """§16 Everybody saw these cards come to a hand."""
    if s.card_tracking != 0:
        s.memory[p] += cards


@rule
def is_of_colour(cards: int, colour: int) -> bool:
    """§6.3 Only cards of this colour and jokers."""
    return count(cards, colour) + count(cards, JOKER) == card_count(cards)


@rule
def has_colour(cards: int, colour: int) -> bool:
    """§6.3 At least one of this colour; a joker will do."""
    return count(cards, colour) + count(cards, JOKER) > 0


@rule
def purse(hand: int, colour: int) -> int:
    """How many cards of a colour a hand can pay."""
    return count(hand, colour) + count(hand, JOKER)


@rule
def longest_payment(hand: int) -> int:
    """The most cards that a hand can pay of one colour."""
    most = 0
    for colour in range(1, JOKER):
        most = max(most, purse(hand, colour))
    return most


@rule
def fewest_jokers(hand: int, colour: int, price: int) -> int:
    return max(0, price - count(hand, colour))


@rule
def most_jokers(hand: int, colour: int, price: int, reduced: int) -> int:
    """Reduced, a joker is not spent where the colour is at hand."""
    if reduced != 0:
        return min(fewest_jokers(hand, colour, price), count(hand, JOKER))
    return min(price, count(hand, JOKER))


@rule
def colour_payment(colour: int, price: int, jokers: int) -> int:
    return ONE[colour] * (price - jokers) + ONE[JOKER] * jokers


@rule
def colour_payments(hand: int, colour: int, price: int, action: int, reduced: int, out: Row, n: int) -> int:
    """§6.3 The action with every payment of a colour."""
    for jokers in range(fewest_jokers(hand, colour, price), most_jokers(hand, colour, price, reduced) + 1):
        n = emit(out, n, action | colour_payment(colour, price, jokers) << CARDS_AT)
    return n


@rule
def wastes_joker(hand: int, cards: int, colour: int) -> bool:
    """Whether a payment of any cards has a joker too many, although the hand keeps a colour.

    Where one card must be of a colour that the hand has not, one joker has to stand for it.
    """
    jokers = count(cards, JOKER)
    needed = 1 if colour != 0 and count(hand, colour) == 0 else 0
    colours_left = card_count(hand) - count(hand, JOKER) - (card_count(cards) - jokers)
    return jokers > needed and colours_left > 0


@rule
def any_payments(hand: int, colour: int, price: int, action: int, reduced: int, out: Row, n: int) -> int:
    """§9.2 The action with every payment of any cards; with a colour, at least one card of it."""
    for first in range(min(price, count(hand, 1)) + 1):
        for second in range(min(price - first, count(hand, 2)) + 1):
            for third in range(min(price - first - second, count(hand, 3)) + 1):
                rest = price - first - second - third
                for fourth in range(max(0, rest - count(hand, JOKER)), min(rest, count(hand, 4)) + 1):
                    cards = (
                        ONE[1] * first
                        + ONE[2] * second
                        + ONE[3] * third
                        + ONE[4] * fourth
                        + ONE[JOKER] * (rest - fourth)
                    )
                    if colour != 0 and not has_colour(cards, colour):
                        continue
                    if reduced != 0 and wastes_joker(hand, cards, colour):
                        continue
                    n = emit(out, n, action | cards << CARDS_AT)
    return n


@rule
def selections(hand: int, size: int, action: int, reduced: int, out: Row, n: int) -> int:
    """The action with every choice of up to three cards."""
    for i in range(SELECTIONS_FROM[size], SELECTIONS_FROM[size + 1]):
        cards = SELECTIONS[i]
        if holds(hand, cards) and not (reduced != 0 and wastes_joker(hand, cards, 0)):
            n = emit(out, n, action | cards << CARDS_AT)
    return n
