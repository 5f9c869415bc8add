"""§1.3 Trade cards. A set of cards is one small int, a multiset (`kernel/multiset.py`) of the five kinds.

Kinds are numbered from 1, the sorts of a multiset from 0; what tells kinds apart is here.
"""

from __future__ import annotations

from typing import Final

from emporion.kernel.multiset import COUNT, SPARE_BITS, WIDTH, holds
from emporion.kernel.record import Row, i32
from emporion.kernel.rule import rule, table

JOKER: Final = 5
"""Kinds of cards: 1 to 4 are the colours of the empires, 5 is the joker."""
KINDS: Final = 6
"""Length of an array over kinds; index 0 is no card."""
COLOUR_CARDS: Final = 14
JOKER_CARDS: Final = 4
LETTERS: Final = ("", "o", "y", "g", "v", "j")
KIND_NAMES: Final = ("", "orange", "yellow", "green", "violet", "joker")

CARDS_BITS: Final = WIDTH * 5

ONE: Final[Row] = table([0] + [1 << WIDTH * k for k in range(5)], i32)
"""One card of each kind."""
DECK: Final = sum(COLOUR_CARDS << WIDTH * k for k in range(4)) + (JOKER_CARDS << WIDTH * 4)
"""All 60 cards."""


@rule
def count(cards: int, kind: int) -> int:
    return (cards >> WIDTH * (kind - 1)) & COUNT


@rule
def card_count(cards: int) -> int:
    """How many cards a set has."""
    return count(cards, 1) + count(cards, 2) + count(cards, 3) + count(cards, 4) + count(cards, 5)


@rule
def within_deck(cards: int) -> bool:
    """Whether this is a set that can be taken from the deck at all (§11.2)."""
    return cards >> CARDS_BITS == 0 and cards & SPARE_BITS == 0 and holds(DECK, cards)


@rule
def kinds_in(cards: int) -> int:
    """The kinds that are among these cards, as a set."""
    kinds = 0
    for kind in range(1, KINDS):
        kinds |= int(count(cards, kind) > 0) << kind
    return kinds


@rule
def share_a_kind(cards: int, others: int) -> bool:
    return kinds_in(cards) & kinds_in(others) != 0


@rule
def most(cards: int, others: int) -> int:
    """Of each kind the larger count."""
    result = 0
    for kind in range(1, KINDS):
        result += ONE[kind] * max(count(cards, kind), count(others, kind))
    return result


@rule
def less(cards: int, part: int) -> int:
    """`cards` without `part`, of each kind at least 0."""
    return most(cards, part) - part
