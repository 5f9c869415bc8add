"""What chance draws: dice, one of a set (cities, seats, cards of fate), or pieces out of a bag."""

from __future__ import annotations

from typing import Final

from emporion.engine.participants import CHANCE
from emporion.games.tyrannos.cities import GREEK, SEATS
from emporion.games.tyrannos.codes import (
    CARD_TURNED,
    CITY_DRAWN,
    DICE_ROLLED,
    FATE_DRAWN,
    LOTS_DRAWN,
    ROLLED,
    SEAT_DRAWN,
    TOKENS_DRAWN,
    TOKENS_LOST,
    city_of,
    kind_of,
    number_of,
    pack,
    pack_pieces,
    pieces_of,
    second_of,
)
from emporion.games.tyrannos.goods import CARD_KINDS
from emporion.games.tyrannos.refusals import ALLOWED, IMPOSSIBLE_DRAW, NOT_ASKED
from emporion.games.tyrannos.rules.cargo import lots_drawn
from emporion.games.tyrannos.rules.holdings import is_independent, living
from emporion.games.tyrannos.rules.order import awaited
from emporion.games.tyrannos.rules.phoenicians import PUNIC_VOITHEIA, punic_candidates
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import (
    DRAW_ARCHON,
    DRAW_CITY,
    DRAW_COMMANDER,
    DRAW_FATE,
    DRAW_FATED,
    DRAW_LOTS,
    DRAW_PLOTTER,
    DRAW_PUNIC,
    DRAW_TOKENS,
    KINDS,
    LOSE_RANDOM,
    ROLL_AGITATION,
    ROLL_ATTACK,
    ROLL_CHECK,
    ROLL_COSTS,
    ROLL_EMBASSY,
    ROLL_FATE,
    ROLL_HEAVY,
    ROLL_LURE,
    ROLL_MARKET,
    ROLL_MORALE,
    ROLL_RANSOM,
    ROLL_TRIBUTE,
    ROLL_WOUNDS,
    TAKE_RANDOM,
    TURN_CARD,
    step_city,
    step_kind,
    step_seat,
    step_value,
    top,
)
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.multiset import SORTS, count, holds, one, total
from emporion.kernel.record import Row
from emporion.kernel.rule import rule, table

SIX_SIDED: Final = (ROLL_CHECK, ROLL_AGITATION, ROLL_EMBASSY, ROLL_LURE, ROLL_ATTACK)
FOUR_SIDED: Final = (
    ROLL_FATE, ROLL_HEAVY, ROLL_COSTS, ROLL_MARKET, ROLL_MORALE, ROLL_WOUNDS, ROLL_TRIBUTE, ROLL_RANSOM,
)  # fmt: skip
SIDES: Final[Row] = table([6 if step in SIX_SIDED else 4 if step in FOUR_SIDED else 0 for step in range(KINDS)])
"""The die that is rolled in a step; 0 where none is."""

DRAWS: Final = {
    DRAW_CITY: CITY_DRAWN,
    DRAW_ARCHON: SEAT_DRAWN,
    DRAW_FATE: FATE_DRAWN,
    DRAW_FATED: SEAT_DRAWN,
    DRAW_PLOTTER: SEAT_DRAWN,
    DRAW_TOKENS: TOKENS_DRAWN,
    LOSE_RANDOM: TOKENS_LOST,
    TAKE_RANDOM: TOKENS_LOST,
    DRAW_LOTS: LOTS_DRAWN,
    TURN_CARD: CARD_TURNED,
    ROLL_WOUNDS: DICE_ROLLED,
    DRAW_COMMANDER: SEAT_DRAWN,
    DRAW_PUNIC: TOKENS_DRAWN,
}
DRAWN: Final[Row] = table([DRAWS.get(step, ROLLED) for step in range(KINDS)])
"""The kind of action that chance answers a step with."""
PUNIC_SEAT: Final = SEATS
"""Whose tokens the Phoenicians draw."""

# ---------------------------------------------------------------------------------------------------- out of what


@rule
def urn(s: State, out: Row) -> int:
    """What chance draws from: how many pieces there are of each number, and how many are drawn; throws are below 0."""
    step = top(s)
    for i in range(len(out)):
        out[i] = 0
    kind = DRAWN[step_kind(step)]
    if kind == ROLLED or kind == DICE_ROLLED:
        for face in range(1, SIDES[step_kind(step)] + 1):
            out[face] = 1
        return -thrown(s, step)
    if kind == CARD_TURNED:
        for card in range(CARD_KINDS):
            out[card] = s.market_left[card]
        return 1
    if kind == CITY_DRAWN or kind == SEAT_DRAWN or kind == FATE_DRAWN:
        members = one_of(s, step)
        while members != 0:
            out[lowest(members)] = 1
            members = without_lowest(members)
        return 1
    bag = bag_of(s, step)
    for sort in range(SORTS):
        out[sort] = count(bag, sort)
    return taken(s, step)


@rule
def thrown(s: State, step: int) -> int:
    """How many dice."""
    return s.fallen[step_city(step)] if step_kind(step) == ROLL_WOUNDS else 1


@rule
def one_of(s: State, step: int) -> int:
    """The set out of which one is drawn: cities, seats or cards of fate."""
    kind = step_kind(step)
    if kind == DRAW_FATE:
        return s.fate_left
    if kind == DRAW_COMMANDER:
        return punic_candidates(s)
    if kind == DRAW_PLOTTER:
        return living(s) & ~(1 << step_seat(step))
    return cities_to_draw(s) if kind == DRAW_CITY else living(s)


@rule
def cities_to_draw(s: State) -> int:
    """Y1.3"""
    cities = 0
    for c in range(GREEK):
        if is_independent(s, c):
            cities |= 1 << c
    return cities


@rule
def bag_of(s: State, step: int) -> int:
    """The pieces out of which some are drawn: lots or Voitheia."""
    kind = step_kind(step)
    if kind == DRAW_LOTS:
        return s.bag
    return s.token_bag if kind == DRAW_TOKENS or kind == DRAW_PUNIC else s.hand[step_seat(step)]


@rule
def taken(s: State, step: int) -> int:
    """How many pieces are drawn, as far as they go."""
    kind = step_kind(step)
    if kind == DRAW_LOTS:
        return lots_drawn(s, step_value(step))
    wanted = step_value(step) & 15 if kind == TAKE_RANDOM else step_value(step)
    return min(PUNIC_VOITHEIA if kind == DRAW_PUNIC else wanted, total(bag_of(s, step)))


# ---------------------------------------------------------------------------------------------------- what came of it


@rule
def draw_action(s: State, drawn: Row) -> int:
    """The action of chance that these pieces make."""
    step = top(s)
    kind = DRAWN[step_kind(step)]
    if kind == DICE_ROLLED:
        return pack_pieces(kind, 0, multiset_of(drawn, 1))
    if kind == LOTS_DRAWN:
        return pack_pieces(kind, 0, multiset_of(drawn, 0))
    if kind == TOKENS_DRAWN or kind == TOKENS_LOST:
        return pack_pieces(kind, drawer(step), multiset_of(drawn, 0))
    piece = 0
    while drawn[piece] == 0:
        piece += 1
    if kind == CITY_DRAWN:
        return pack(kind, piece, 0, 0)
    return pack(kind, 0, piece, 0) if kind == SEAT_DRAWN else pack(kind, 0, 0, piece)


@rule
def multiset_of(drawn: Row, first: int) -> int:
    """The pieces as a multiset, the first of which has this number."""
    pieces = 0
    for sort in range(SORTS):
        pieces += drawn[sort + first] * one(sort)
    return pieces


@rule
def drawer(step: int) -> int:
    """Whose tokens are drawn."""
    return PUNIC_SEAT if step_kind(step) == DRAW_PUNIC else step_seat(step)


@rule
def draw_refusal(s: State, action: int) -> int:
    """Whether chance is asked and can have drawn this."""
    if awaited(s) != 1 << CHANCE:
        return NOT_ASKED
    step = top(s)
    if kind_of(action) != DRAWN[step_kind(step)]:
        return IMPOSSIBLE_DRAW
    return ALLOWED if can_be_drawn(s, step, action) else IMPOSSIBLE_DRAW


@rule
def can_be_drawn(s: State, step: int, action: int) -> bool:
    kind = kind_of(action)
    if kind == ROLLED:
        return 1 <= number_of(action) <= SIDES[step_kind(step)] and action == pack(kind, 0, 0, number_of(action))
    if kind == CARD_TURNED:
        return action == pack(kind, 0, 0, number_of(action)) and is_left(s, number_of(action))
    if kind == FATE_DRAWN:
        return (
            action == pack(kind, 0, 0, number_of(action))
            and number_of(action) < 32
            and in_set(s, step, number_of(action))
        )
    if kind == CITY_DRAWN:
        return action == pack(kind, city_of(action), 0, 0) and in_set(s, step, city_of(action))
    if kind == SEAT_DRAWN:
        return action == pack(kind, 0, second_of(action), 0) and in_set(s, step, second_of(action))
    if kind == DICE_ROLLED:
        return city_of(action) == 0 and pieces_of(action) < one(4) and total(pieces_of(action)) == thrown(s, step)
    return city_of(action) == (0 if kind == LOTS_DRAWN else drawer(step)) and can_be_taken(s, step, pieces_of(action))


@rule
def is_left(s: State, card: int) -> bool:
    return card < CARD_KINDS and s.market_left[card] > 0


@rule
def in_set(s: State, step: int, member: int) -> bool:
    return one_of(s, step) >> member & 1 == 1


@rule
def can_be_taken(s: State, step: int, pieces: int) -> bool:
    return total(pieces) == taken(s, step) and holds(bag_of(s, step), pieces)
