"""How a merchant is set: the numbers his judgement hangs on, by name.

They were improved by letting merchants with a few numbers changed play against three without, and keeping what won.
"""

from __future__ import annotations

from typing import Final

# The order is that of `Notes.knob`.
NAMES: Final = (
    "held_now",  # percent of a ship's points that count when no round is to come
    "held_next",  # … one round
    "held_later",  # … more rounds
    "ready",  # percent of a city that its cards are worth when they are complete
    "lacking_1",  # … when one card is missing
    "lacking_2",
    "lacking_3",
    "lacking_4",
    "lacking_5",
    "last_1",  # the same in the last round
    "last_2",
    "last_3",
    "ship_ready",  # percent of a place for a ship that its cards are worth
    "spare_card",  # what a card is worth that serves for nothing
    "yard",  # what a city is worth as a shipyard, for each round to come
    "even",  # worth of a tie in cities with the leader of an empire, while rounds are to come
    "behind",  # … of being one city behind
    "ahead",  # … of being one ahead
    "four_first",  # steps to a city in every empire
    "four_second",
    "four_third",
    "rivalry",  # percent of what a rival loses that counts as gained
    "new_ship",  # worth of a ship in reserve, for each round to come
    "trade_margin",  # least gain for which a trade is made
    "offer_chance",  # percent of its gain that an offer is worth
    "offers",  # most offers in a turn
    "near_tile",  # worth of a new field next to one's ships
    "swap_margin",  # least gain for which cards are swapped
    "voyage",  # percent of a city that is left when a ship must sail there first
    "partner",  # percent of what a trade is likely to bring the partner that is taken off its worth
    "surplus",  # … and what is taken off for each card by which the partner gets more; a joker counts as two
    "again",  # … and for each trade that the partner has closed in this round
    "noise",  # how far his judgement may err
)
(
    HELD_NOW,
    HELD_NEXT,
    HELD_LATER,
    READY,
    LACKING_1,
    LACKING_2,
    LACKING_3,
    LACKING_4,
    LACKING_5,
    LAST_1,
    LAST_2,
    LAST_3,
    SHIP_READY,
    SPARE_CARD,
    YARD,
    EVEN,
    BEHIND,
    AHEAD,
    FOUR_FIRST,
    FOUR_SECOND,
    FOUR_THIRD,
    RIVALRY,
    NEW_SHIP,
    TRADE_MARGIN,
    OFFER_CHANCE,
    OFFERS,
    NEAR_TILE,
    SWAP_MARGIN,
    VOYAGE,
    PARTNER,
    SURPLUS,
    AGAIN,
    NOISE,
) = range(33)

MERCHANT: Final = [
    70, 75, 45, 80, 60, 40, 25, 14, 7, 45, 18, 6, 64, 20, 60, 200, 60, 520,
    20, 110, 260, 35, 60, 15, 40, 1, 260, 2, 90, 50, 1000, 200, 0,
]  # fmt: skip
