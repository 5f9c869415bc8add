"""What a player works out before he chooses: one record of numbers, made anew for every decision."""

from __future__ import annotations

from typing import Annotated, Final

from emporion.games.tyros.cards import KINDS
from emporion.games.tyros.places import BERTHS, FIELDS
from emporion.games.tyros.state import SEATS
from emporion.kernel.record import Grid, Row, i32, i64

EMPIRES: Final = 5
"""Length of an array over empires; index 0 is no empire."""
CARDS: Final = 24
"""Length of an array over numbers of cards that one colour, with jokers, can come to."""
PROPOSALS: Final = 128
"""Most actions that are weighed in one decision."""
KNOBS: Final = 36
FEATURES: Final = 16
"""Room for the features of a seat."""


class Notes:
    knob: Annotated[Row, i32[KNOBS]]
    """How the player is set; see `knobs.py`."""

    # The table
    future: Annotated[int, i32]
    """Rounds still to come after this one."""
    tiles_left: Annotated[int, i32]
    size: Annotated[Row, i32[EMPIRES]]
    city_points: Annotated[Row, i32[EMPIRES]]
    """What a city will bring at the end, by the rank its empire is likely to have (§15.3)."""
    ship_points: Annotated[Row, i32[EMPIRES]]
    cities: Annotated[Grid, i32[SEATS, EMPIRES]]
    """Cities of each player in each empire."""
    holdings: Annotated[Grid, i32[SEATS, EMPIRES]]
    """Fields without a city that each player controls with ships."""
    fleets: Annotated[Row, i64[SEATS]]
    """The fields where each player has ships, as a set."""
    open: Annotated[Row, i64[EMPIRES]]
    """The fields of each empire without a city and with at most one player's ships, as a set."""
    crowds: Annotated[int, i64]
    """The fields with two ships or more, as a set."""

    # The player's own prospects
    city_gain: Annotated[Row, i32[EMPIRES]]
    """What one more city in an empire brings him beyond a ship in its place."""
    goals: Annotated[int, i64]
    """The berths where a ship of his would bring something, as a set."""
    hold: Annotated[Row, i32[FIELDS]]
    """What a ship of his in a field brings."""
    site: Annotated[Row, i32[FIELDS]]
    """What a city of his in a field brings beyond a ship there; 0 where he can found none."""
    leave: Annotated[Row, i32[BERTHS]]
    """What he loses when a ship leaves a berth."""
    city_project: Annotated[Grid, i32[EMPIRES, CARDS]]
    """The best city for so many cards of a colour, sailing there included."""
    ship_project: Annotated[Grid, i32[EMPIRES, CARDS]]
    """The best place for a ship for so many cards of a colour."""
    cards: Annotated[Grid, i32[EMPIRES, CARDS]]
    """What so many cards of a colour are worth to him."""

    wish: Annotated[Grid, i32[SEATS, KINDS]]
    """What a card of each kind is likely to be worth to another player, by what everybody sees; see `bargaining.py`."""

    feature: Annotated[Row, i32[FEATURES]]
    """What an appraisal looks at; see `appraisal.py`."""

    # What he may do
    proposals: Annotated[int, i32]
    action: Annotated[Row, i64[PROPOSALS]]
    worth: Annotated[Row, i32[PROPOSALS]]
