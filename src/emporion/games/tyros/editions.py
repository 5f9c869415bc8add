"""The two editions: a table of values and a handful of named switches, never a second engine."""

from __future__ import annotations

from dataclasses import astuple, dataclass, fields
from typing import Final

from emporion.kernel.record import Grid, Row
from emporion.kernel.rule import table

ORANGE, YELLOW, GREEN, VIOLET = 1, 2, 3, 4
"""The empires (§1.2). A field without a chip belongs to empire 0."""
EMPIRE_NAMES: Final = ("", "orange", "yellow", "green", "violet")


@dataclass(frozen=True)
class Edition:
    founding_order: tuple[int, ...]
    """§3.3"""
    misfits_return: bool
    """§3.3 a tile that does not fit goes back under the pile, or leaves the game."""
    found_next_to_tyros: bool
    """§3.3 whether an empire may begin next to Tyros."""
    tiles_dealt: int
    """§3.5"""
    second_laying_rounds: tuple[int, int]
    """§5.1 in how many rounds there is a second laying turn, with 3 and with 4 players."""
    return_to_empty_tyros: bool
    """§7.2"""
    tyros_limit: int
    """§7.3 ships of each player in Tyros without a city; 0 is no limit."""
    city_limit: int
    """§7.3 ships in a field with a city; 0 is no limit."""
    toll: bool
    """§7.4"""
    city_in_tyros: bool
    """§8.1, and in consequence §15.2 and §15.3."""
    tyros_colour: bool
    """§9.2 whether a ship in a Tyros with chip but without city needs a card of its colour."""
    least_swap: int
    """§10.1"""
    offer_partners: int
    """§11.1 how many players an offer may be made to; 0 is no limit."""
    empire_order: tuple[int, ...]
    """§15.1 who is first among empires of equal size."""
    city_points: tuple[int, ...]
    """§15.3 from the largest empire to the smallest."""
    ship_points: tuple[int, ...]
    """§15.3"""
    tie_break: bool
    """§15.5 whether points in the largest empire break a tie."""


ALWAYS: Final = 100

KOSMOS: Final = Edition(
    founding_order=(ORANGE, YELLOW, GREEN, VIOLET),
    misfits_return=True,
    found_next_to_tyros=True,
    tiles_dealt=4,
    second_laying_rounds=(ALWAYS, 1),
    return_to_empty_tyros=False,
    tyros_limit=2,
    city_limit=2,
    toll=True,
    city_in_tyros=True,
    tyros_colour=False,
    least_swap=1,
    offer_partners=0,
    empire_order=(ORANGE, YELLOW, GREEN, VIOLET),
    city_points=(12, 10, 9, 8),
    ship_points=(6, 5, 4, 3),
    tie_break=True,
)
GIOCHI_RARI: Final = Edition(
    founding_order=(GREEN, ORANGE, YELLOW, VIOLET),
    misfits_return=False,
    found_next_to_tyros=False,
    tiles_dealt=5,
    second_laying_rounds=(0, 0),
    return_to_empty_tyros=True,
    tyros_limit=0,
    city_limit=0,
    toll=False,
    city_in_tyros=False,
    tyros_colour=True,
    least_swap=3,
    offer_partners=1,
    empire_order=(GREEN, ORANGE, VIOLET, YELLOW),
    city_points=(12, 10, 9, 7),
    ship_points=(8, 6, 5, 4),
    tie_break=False,
)
EDITIONS: Final = {"kosmos": KOSMOS, "giochi-rari": GIOCHI_RARI}

_COLUMNS: Final = {
    field.name: [int(v) if isinstance(v, bool) else v for v in values]
    for field, *values in zip(fields(Edition), *(astuple(e) for e in EDITIONS.values()), strict=True)
}

# The same values as tables for the rules, by the number of the edition.
FOUNDING_ORDER: Final[Grid] = table(_COLUMNS["founding_order"])
MISFITS_RETURN: Final[Row] = table(_COLUMNS["misfits_return"])
FOUND_NEXT_TO_TYROS: Final[Row] = table(_COLUMNS["found_next_to_tyros"])
TILES_DEALT: Final[Row] = table(_COLUMNS["tiles_dealt"])
SECOND_LAYING_ROUNDS: Final[Grid] = table(_COLUMNS["second_laying_rounds"])
RETURN_TO_EMPTY_TYROS: Final[Row] = table(_COLUMNS["return_to_empty_tyros"])
TYROS_LIMIT: Final[Row] = table(_COLUMNS["tyros_limit"])
CITY_LIMIT: Final[Row] = table(_COLUMNS["city_limit"])
TOLL: Final[Row] = table(_COLUMNS["toll"])
CITY_IN_TYROS: Final[Row] = table(_COLUMNS["city_in_tyros"])
TYROS_COLOUR: Final[Row] = table(_COLUMNS["tyros_colour"])
LEAST_SWAP: Final[Row] = table(_COLUMNS["least_swap"])
EMPIRE_ORDER: Final[Grid] = table(_COLUMNS["empire_order"])
CITY_POINTS: Final[Grid] = table(_COLUMNS["city_points"])
SHIP_POINTS: Final[Grid] = table(_COLUMNS["ship_points"])
TIE_BREAK: Final[Row] = table(_COLUMNS["tie_break"])
