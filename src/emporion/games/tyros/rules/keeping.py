"""§13.1 Keeping cards at the end of a round: all who hold cards choose at the same time."""

from __future__ import annotations

from typing import Final

from emporion.games.tyros.cards import JOKER, card_count, count
from emporion.games.tyros.codes import KEEP_CARDS, cards_of, emit, pack
from emporion.games.tyros.refusals import ALLOWED, CARDS_NOT_HELD, KEEP_THREE
from emporion.games.tyros.rules.payment import SELECTIONS, SELECTIONS_FROM, forget
from emporion.games.tyros.state import State
from emporion.kernel.multiset import holds
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

MAY_KEEP: Final = 3
"""Cards at most."""


@rule
def card_holders(s: State) -> int:
    """Who is asked, as a set."""
    seats = 0
    for p in range(s.players):
        if s.hand[p] != 0:
            seats |= 1 << p
    return seats


@rule
def keep_refusal(s: State, p: int, action: int) -> int:
    if card_count(cards_of(action)) > MAY_KEEP:
        return KEEP_THREE
    return ALLOWED if holds(s.hand[p], cards_of(action)) else CARDS_NOT_HELD


@rule
def keepings(s: State, p: int, reduced: int, out: Row, n: int) -> int:
    """§13.1 Reduced, a player keeps as many as he may, and jokers before colours."""
    hand = s.hand[p]
    least = min(MAY_KEEP, card_count(hand)) if reduced != 0 else 0
    for i in range(SELECTIONS_FROM[least], SELECTIONS_FROM[MAY_KEEP + 1]):
        kept = SELECTIONS[i]
        if holds(hand, kept) and not (reduced != 0 and drops_joker(hand, kept)):
            n = emit(out, n, pack(KEEP_CARDS, 0, 0, kept, 0))
    return n


@rule
def drops_joker(hand: int, kept: int) -> bool:
    return count(hand, JOKER) > count(kept, JOKER) and card_count(kept) > count(kept, JOKER)


@rule
def choose_kept(s: State, p: int, action: int) -> None:
    """Secret until all have chosen."""
    s.kept[p] = cards_of(action)
    s.waiting &= ~(1 << p)


@rule
def drop_the_rest(s: State) -> None:
    """What nobody keeps goes to the open discards."""
    for p in range(s.players):
        dropped = s.hand[p] - s.kept[p]
        s.hand[p] = s.kept[p]
        s.discards += dropped
        s.kept[p] = 0
        forget(s, p, dropped)
