"""§10 The bank."""

from __future__ import annotations

from emporion.games.tyros.cards import ONE, card_count, count, kinds_in
from emporion.games.tyros.codes import BUY_CARD, SWAP_CARDS, card_of, cards_of, emit, pack
from emporion.games.tyros.editions import LEAST_SWAP
from emporion.games.tyros.refusals import (
    ALLOWED,
    BUY_WITH_THREE,
    CARDS_NOT_HELD,
    DRAW_PILE_TOO_SMALL,
    NOT_IN_DISCARDS,
    SWAP_SIZE,
)
from emporion.games.tyros.rules.payment import (
    SELECTED_KINDS,
    SELECTIONS,
    SELECTIONS_FROM,
    pay,
    remember,
    selections,
    wastes_joker,
)
from emporion.games.tyros.state import State
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.multiset import holds
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

# ---------------------------------------------------------------------------------------------------- §10.1 swapping


@rule
def swap_refusal(s: State, p: int, action: int) -> int:
    cards = cards_of(action)
    size = card_count(cards)
    if size < LEAST_SWAP[s.edition] or size > 3:
        return SWAP_SIZE
    if size > card_count(s.draw_pile):
        return DRAW_PILE_TOO_SMALL
    return ALLOWED if holds(s.hand[p], cards) else CARDS_NOT_HELD


@rule
def swaps(s: State, p: int, reduced: int, out: Row, n: int) -> int:
    for size in range(LEAST_SWAP[s.edition], min(3, card_count(s.draw_pile)) + 1):
        n = selections(s.hand[p], size, SWAP_CARDS, reduced, out, n)
    return n


@rule
def swap_cards(s: State, p: int, action: int) -> None:
    """§10.1 Put down up to three; as many are then drawn."""
    s.drawing = card_count(cards_of(action))
    pay(s, p, cards_of(action))


# ---------------------------------------------------------------------------------------------------- §10.2 buying


@rule
def buy_refusal(s: State, p: int, action: int) -> int:
    cards = cards_of(action)
    if card_count(cards) != 3:
        return BUY_WITH_THREE
    if not holds(s.hand[p], cards):
        return CARDS_NOT_HELD
    taken = card_of(action)
    return ALLOWED if taken != 0 and count(s.discards + cards, taken) > 0 else NOT_IN_DISCARDS


@rule
def buys(s: State, p: int, reduced: int, out: Row, n: int) -> int:
    """§10.2 Reduced, nobody takes back a card of a kind he has just put down."""
    hand = s.hand[p]
    lying = kinds_in(s.discards)
    for i in range(SELECTIONS_FROM[3], SELECTIONS_FROM[4]):
        cards = SELECTIONS[i]
        if not holds(hand, cards) or (reduced != 0 and wastes_joker(hand, cards, 0)):
            continue
        kinds = lying & ~SELECTED_KINDS[i] if reduced != 0 else lying | SELECTED_KINDS[i]
        while kinds != 0:
            n = emit(out, n, pack(BUY_CARD, 0, 0, cards, lowest(kinds)))
            kinds = without_lowest(kinds)
    return n


@rule
def buy_card(s: State, p: int, action: int) -> None:
    """§10.2 Three cards down, one of the discards up."""
    card = ONE[card_of(action)]
    pay(s, p, cards_of(action))
    s.discards -= card
    s.hand[p] += card
    remember(s, p, card)
