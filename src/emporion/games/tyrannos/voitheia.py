"""Y11.1 Voitheia: tokens with one to three swords, shields or helmets, as one multiset of nine sorts."""

from __future__ import annotations

from typing import Any, Final

from emporion.games.tyrannos.parts import builtin_data, listed, named, whole
from emporion.kernel.multiset import MOST, count
from emporion.kernel.record import Row
from emporion.kernel.rule import rule, table

SWORDS: Final = 0
SHIELDS: Final = 1
HELMETS: Final = 2
SYMBOL_NAMES: Final = ("sword", "shield", "helmet")
TOKENS: Final = 9
"""Sorts of tokens: symbol * 3 + number of symbols - 1."""
TOKENS_BITS: Final = 45
"""Room that a number of tokens takes in an action."""


def read_token_counts(section: Any) -> Row:
    """How many tokens there are of each sort."""
    named(listed(section, len(SYMBOL_NAMES), "voitheia"), SYMBOL_NAMES, "voitheia")
    return [
        whole(number, 0, MOST, f"voitheia: a number of {symbol['name']}s")
        for symbol in section
        for number in listed(symbol.get("counts"), 3, f"voitheia: the counts of {symbol['name']}")
    ]


TOKEN_COUNT: Final[Row] = table(read_token_counts(builtin_data()["voitheia"]), name="voitheia")


@rule
def symbol_of(token: int) -> int:
    return token // 3


@rule
def points_of(token: int) -> int:
    """Points = symbols."""
    return token % 3 + 1


@rule
def points(tokens: int) -> int:
    n = 0
    for token in range(TOKENS):
        n += count(tokens, token) * points_of(token)
    return n
