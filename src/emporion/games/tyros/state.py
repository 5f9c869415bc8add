"""The state of a game of Tyros: one record of small integers."""

from __future__ import annotations

from typing import Annotated, Final

from emporion.games.tyros.places import BERTHS, FIELDS
from emporion.kernel.record import Grid, Row, i8, i32, i64

SEATS: Final = 4

# What the game waits for. The order of play (rules/rounds.py) moves from one to the next.
CHOOSE_FIRST: Final = 1
TURN_TILE: Final = 2
DEAL_TILES: Final = 3
DEAL_CARDS: Final = 4
LAY: Final = 5
DRAW_TILE: Final = 6
ACT: Final = 7
DRAW_CARDS: Final = 8
ANSWER: Final = 9
CLOSE: Final = 10
KEEP: Final = 11
OVER: Final = 12
STAGE_NAMES: Final = (
    "",
    "choose-first",
    "turn-tile",
    "deal-tiles",
    "deal-cards",
    "lay",
    "draw-tile",
    "act",
    "draw-cards",
    "answer",
    "close",
    "keep",
    "over",
)

# Answers to an offer (§11.2).
DECLINED: Final = 1
ACCEPTED: Final = 2
COUNTERED: Final = 3


class State:
    # Tiles, as sets of fields (§1.4, §5.4)
    tiles: Annotated[Row, i64[SEATS]]
    shown: Annotated[Row, i64[SEATS]]
    """Of the tiles in a hand those that everybody has seen."""
    unseen: Annotated[int, i64]
    """The pile: tiles of which nobody knows the place."""
    misfits: Annotated[int, i64]
    """§3.3 tiles turned in vain while the empires are founded."""

    # Trade cards, as sets of cards (§1.3)
    hand: Annotated[Row, i32[SEATS]]
    draw_pile: Annotated[int, i32]
    discards: Annotated[int, i32]
    give: Annotated[int, i32]
    want: Annotated[int, i32]
    """§11.2 the offer on the table, from the offerer's side."""
    counter_give: Annotated[Row, i32[SEATS]]
    counter_want: Annotated[Row, i32[SEATS]]
    kept: Annotated[Row, i32[SEATS]]
    """§13.1 choices made, secret until all are."""
    memory: Annotated[Row, i32[SEATS]]
    """§16 cards that each player must hold by what everybody saw (card_tracking)."""

    # The board
    under: Annotated[Row, i8[32]]
    """§5.4 the tiles put under the pile, the first to be drawn first."""
    under_count: Annotated[int, i8]
    empire: Annotated[Row, i8[FIELDS]]
    """The empire whose chip a field carries, 0 for none."""
    city: Annotated[Row, i8[FIELDS]]
    """The owner's seat + 1, 0 for none."""
    ships: Annotated[Grid, i8[SEATS, BERTHS]]
    ship_stock: Annotated[Row, i8[SEATS]]
    city_stock: Annotated[Row, i8[SEATS]]
    four_empires: Annotated[int, i8]
    """§8.4 seat + 1 of who got the bonus."""

    # Where in the order of play
    stage: Annotated[int, i8]
    round: Annotated[int, i8]
    first: Annotated[int, i8]
    turn: Annotated[int, i8]
    """The seat whose turn it is, or that is dealt to."""
    turns: Annotated[int, i8]
    """Turns of founding, dealing or laying that are over."""
    passes: Annotated[int, i8]
    """§6.1 passes one after the other."""
    waiting: Annotated[int, i8]
    """The seats of a group of simultaneous decisions that have not answered yet, as a set."""
    asked: Annotated[int, i8]
    """§11.2 the seats an offer was made to, as a set."""
    answer: Annotated[Row, i8[SEATS]]
    drawing: Annotated[int, i8]
    """§10.1 how many cards are to be drawn."""
    offers: Annotated[int, i8]
    """§11.4 made by the active player in this turn."""
    trades: Annotated[Row, i8[SEATS]]
    """§11.4 closed as active player in this round, where there is a limit."""
    laid: Annotated[int, i8]
    """§14.2 tiles laid in this round."""
    last_round: Annotated[int, i8]
    """§14.1"""

    # Options
    players: Annotated[int, i8]
    edition: Annotated[int, i8]
    free_without_card: Annotated[int, i8]
    gifts: Annotated[int, i8]
    offers_per_turn: Annotated[int, i8]
    trades_per_round: Annotated[int, i8]
    card_tracking: Annotated[int, i8]
    offer_partners: Annotated[int, i8]
    """§11.1 how many players an offer may be made to, 0 for any number."""
