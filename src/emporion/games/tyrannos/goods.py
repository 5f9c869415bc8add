"""Y4.2 Goods and the cards of the market. A number of lots is one multiset of six sorts (`kernel/multiset.py`)."""

from __future__ import annotations

from typing import Any, Final

from emporion.engine.errors import shown
from emporion.games.tyrannos.parts import ComponentsError, builtin_data, listed, named, whole
from emporion.kernel.multiset import MOST
from emporion.kernel.record import Row, i16
from emporion.kernel.rule import table

GOOD_NAMES: Final = ("food", "raw", "oil", "cloth", "metal", "luxury")
GOODS: Final = len(GOOD_NAMES)
PRICES: Final = 3
"""Each good has cards of three prices: card number = good * 3 + which price."""
CARD_KINDS: Final = GOODS * PRICES
LOTS_BITS: Final = 30
"""Room that a number of lots takes in an action."""
LEAST_LOTS: Final = 12
"""Y4.3 as many as are laid face down in a month."""
LEAST_CARDS: Final = 9
"""Y4.7 as many as may be turned in a month."""
DEAREST: Final = 100
"""Mine."""


def read_duties(section: Any) -> Row:
    named(listed(section, GOODS, "goods"), GOOD_NAMES, "goods")
    return [whole(good.get("duty"), 1, DEAREST, f"goods: the duty of {good['name']}") for good in section]


def read_lots(section: Any) -> Row:
    lots = [whole(good.get("lots"), 0, MOST, f"goods: the lots of {good['name']}") for good in section]
    if sum(lots) < LEAST_LOTS:
        raise ComponentsError(f"goods: {sum(lots)} lots are too few; a month needs {LEAST_LOTS}")
    return lots


def read_cards(section: Any) -> list[dict[str, Any]]:
    """The cards of all goods, by their numbers."""
    return [
        card if isinstance(card, dict) else {}
        for good in section
        for card in listed(good.get("cards"), PRICES, f"goods: the cards of {good['name']}")
    ]


def read_prices(section: Any) -> Row:
    """Files have mine, the rules drachmas; the smallest sum is ten of these (Y3.1)."""
    return [price_in_drachmas(card.get("price")) for card in read_cards(section)]


def price_in_drachmas(price: Any) -> int:
    tenths = price * 10 if isinstance(price, int | float) and not isinstance(price, bool) else 0
    if not 1 <= tenths <= 2 * DEAREST * 10 or tenths != round(tenths):
        raise ComponentsError(f"goods: a price is {shown(price)}, not a number of mine with at most one decimal")
    return round(tenths) * 10


def read_card_counts(section: Any) -> Row:
    counts = [whole(card.get("count"), 0, DEAREST, "goods: the number of a card") for card in read_cards(section)]
    if sum(counts) < LEAST_CARDS:
        raise ComponentsError(f"goods: {sum(counts)} cards of the market are too few; a month needs {LEAST_CARDS}")
    return counts


DUTY: Final[Row] = table(read_duties(builtin_data()["goods"]), name="duty")
"""Mine for each lot."""
LOTS: Final[Row] = table(read_lots(builtin_data()["goods"]), name="lots")
"""In the bag at the beginning."""
CARD_PRICE: Final[Row] = table(read_prices(builtin_data()["goods"]), i16, name="card-prices")
"""Drachmas for each lot."""
CARD_COUNT: Final[Row] = table(read_card_counts(builtin_data()["goods"]), name="card-counts")
