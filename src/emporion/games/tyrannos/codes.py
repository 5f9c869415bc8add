"""An action inside the kernel: one int64 of packed parts.

kind   city     second   number                         most actions
kind   city     tokens or lots                          what is discarded, drawn, lent
kind   lots by city                                     sales
kind   seats    alliance   money   lots   tokens        offers, counters and terms
kind   shape    city       placed tokens                deployments
kind   tokens   targets                                 plans of a round of battle
"""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.cities import CITIES
from emporion.games.tyrannos.goods import GOODS
from emporion.games.tyrannos.voitheia import TOKENS
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

# Kinds of actions of players …
CHOOSE: Final = 1
DISCARD: Final = 2
PAY_FROM: Final = 3
DROP_LOT: Final = 4
NAME_ALLY: Final = 5
SELL_LOT: Final = 6
MOVE_TO: Final = 7
TAX: Final = 8
IMPOSE: Final = 9
GIVE_WAY: Final = 10
PAY_COSTS: Final = 11
REFUSE_COSTS: Final = 12
TAKE: Final = 13
REFUSE: Final = 14
TAKE_LOT: Final = 15
CUT_IN: Final = 16
STAY_OUT: Final = 17
BID: Final = 18
YIELD: Final = 19
STORE: Final = 20
SELL: Final = 21
UPGRADE: Final = 22
BUY_TOKENS: Final = 23
SEND_EMBASSY: Final = 24
LURE: Final = 25
AGITATE: Final = 26
DECLARE_WAR: Final = 27
END_ALLIANCE: Final = 28
END_PACT: Final = 29
MAKE_OFFER: Final = 30
ACCEPT: Final = 31
DECLINE: Final = 32
COUNTER: Final = 33
CLOSE: Final = 34
END_TURN: Final = 35
JOIN: Final = 36
LEND: Final = 37
DEPLOY: Final = 38
FIGHT: Final = 39
GIVE_UP: Final = 40
OFFER_TERMS: Final = 41
PLAN: Final = 42
SAVE: Final = 43
CONDITION: Final = 44
CALL_TIME: Final = 45
# … and of chance.
ROLLED: Final = 50
DICE_ROLLED: Final = 51
SEAT_DRAWN: Final = 52
CITY_DRAWN: Final = 53
LOTS_DRAWN: Final = 54
CARD_TURNED: Final = 55
FATE_DRAWN: Final = 56
TOKENS_DRAWN: Final = 57
TOKENS_LOST: Final = 58
LAST_KIND: Final = TOKENS_LOST

KIND_BITS: Final = 0x3F
CITY_AT: Final = 6
SECOND_AT: Final = 10
NIBBLE: Final = 0xF
NUMBER_AT: Final = 14
NUMBER_BITS: Final = 0xFFFF
PIECES_AT: Final = 10
"""Tokens or lots; no number besides."""

# Offers, counters and terms.
SEATS_AT: Final = 6
SEATS_BITS: Final = 0x3F
WINS_AT: Final = 6
"""Terms: 1 if who offers them is to be the winner."""
PULL_DOWN_AT: Final = 7
"""Terms: the sector that the loser pulls down a level of, 0 for none."""
ALLIANCE_AT: Final = 12
GIVE_MONEY_AT: Final = 13
WANT_MONEY_AT: Final = 23
MONEY_BITS: Final = 0x3FF
"""Mine."""
GIVE_LOTS_AT: Final = 33
WANT_LOTS_AT: Final = 42
LOTS_EACH: Final = 3
"""Up to three lots on each side, three bits for each: the good + 1."""
GIVE_TOKENS_AT: Final = 51
WANT_TOKENS_AT: Final = 55

# Sales: how many lots of each Greek city.
SALES_AT: Final = 6
SALES_WIDTH: Final = 3

# Deployments: sizes of three groupings, whose men stand in front, six tokens each under a grouping.
SHAPE_AT: Final = 6
LEAD_AT: Final = 12
PLACED_AT: Final = 16
PLACED_WIDTH: Final = 6
PLACED: Final = 6

# Plans: which of the placed tokens are played, whom each grouping attacks, and which own one it supports.
PLAYED_AT: Final = 6
TARGETS_AT: Final = 12
SUPPORTS_AT: Final = 18

# What is chosen where fate leaves a choice (Y5.2, Y5.4): `number` of CHOOSE.
BY_MONEY: Final = 1
BY_CHECK: Final = 2
BY_LOCHOI: Final = 3
BY_TAX: Final = 4
BY_TOKENS: Final = 5
BY_LEVEL: Final = 6
BY_ALLY: Final = 7
BY_CARGO: Final = 8
BY_NOTHING: Final = 9
"""An agitation that is free, but not wanted."""
BRANCH_NAMES: Final = ("", "money", "check", "lochoi", "tax", "tokens", "level", "ally", "cargo", "nothing")

# Sectors of a city (Y2.2): `second` of UPGRADE.
CITY: Final = 1
WAREHOUSE: Final = 2
SECTOR_NAMES: Final = ("", "city", "warehouse")

# Tax regimes (Y6.1): `second` of TAX.
NORMAL: Final = 1
LIGHT: Final = 2
HEAVY: Final = 3
REGIME_NAMES: Final = ("", "normal", "light", "heavy")

# Conditions (Y9.15): `second` of CONDITION; `number` has the ransom: 1 for the treasury + 2 for three Voitheia; of an
# ally whose last city it is also what is pulled down: + 4 for a city level, + 8 for a warehouse level, + 12 for all.
AS_VASSAL: Final = 1
AS_ALLY: Final = 2
PULL_CITY: Final = 3
PULL_WAREHOUSE: Final = 4
PULL_ALL: Final = 5
RAZE: Final = 6
RANSOM_ONLY: Final = 7
NO_CONDITION: Final = 8
CONDITION_NAMES: Final = ("", "vassal", "ally", "pull-city", "pull-warehouse", "pull-all", "raze", "ransom", "none")


@rule
def kind_of(action: int) -> int:
    return action & KIND_BITS


@rule
def city_of(action: int) -> int:
    return (action >> CITY_AT) & NIBBLE


@rule
def second_of(action: int) -> int:
    """A second city, a seat, a good, a sector, a regime or a condition."""
    return (action >> SECOND_AT) & NIBBLE


@rule
def number_of(action: int) -> int:
    return (action >> NUMBER_AT) & NUMBER_BITS


@rule
def pieces_of(action: int) -> int:
    """Tokens or lots."""
    return action >> PIECES_AT


@rule
def pack(kind: int, city: int, second: int, number: int) -> int:
    return kind | city << CITY_AT | second << SECOND_AT | number << NUMBER_AT


@rule
def pack_pieces(kind: int, city: int, pieces: int) -> int:
    return kind | city << CITY_AT | pieces << PIECES_AT


# ---------------------------------------------------------------------------------------------- offers and terms


@rule
def seats_of(action: int) -> int:
    return (action >> SEATS_AT) & SEATS_BITS


@rule
def wins_of(action: int) -> int:
    return (action >> WINS_AT) & 1


@rule
def pull_down_of(action: int) -> int:
    return (action >> PULL_DOWN_AT) & 3


@rule
def alliance_of(action: int) -> int:
    return (action >> ALLIANCE_AT) & 1


@rule
def give_money_of(action: int) -> int:
    return (action >> GIVE_MONEY_AT) & MONEY_BITS


@rule
def want_money_of(action: int) -> int:
    return (action >> WANT_MONEY_AT) & MONEY_BITS


@rule
def lot_of(action: int, at: int, i: int) -> int:
    """The good + 1 of the i-th lot of a side of an offer (`at` is GIVE_LOTS_AT or WANT_LOTS_AT), 0 for none."""
    return (action >> at + 3 * i) & 7


@rule
def give_tokens_of(action: int) -> int:
    """How many."""
    return (action >> GIVE_TOKENS_AT) & NIBBLE


@rule
def want_tokens_of(action: int) -> int:
    return (action >> WANT_TOKENS_AT) & NIBBLE


# ---------------------------------------------------------------------------------------------- sales and battle


@rule
def sold_of(action: int, city: int) -> int:
    """How many lots a city sells."""
    return (action >> SALES_AT + SALES_WIDTH * city) & 7


@rule
def shape_of(action: int, grouping: int) -> int:
    """How many tokens a grouping is deployed with."""
    return (action >> SHAPE_AT + 2 * grouping) & 3


@rule
def lead_of(action: int) -> int:
    return (action >> LEAD_AT) & NIBBLE


@rule
def placed_token(action: int, i: int) -> int:
    """The sort + 1 of the i-th token that is placed, 0 for none."""
    return (action >> PLACED_AT + PLACED_WIDTH * i) & NIBBLE


@rule
def placed_under(action: int, i: int) -> int:
    """The grouping that the i-th token is placed under."""
    return (action >> PLACED_AT + PLACED_WIDTH * i + 4) & 3


@rule
def played_of(action: int) -> int:
    """The placed tokens that are played, as a set."""
    return (action >> PLAYED_AT) & 0x3F


@rule
def target_of(action: int, grouping: int) -> int:
    """The enemy's grouping + 1 that a grouping attacks, 0 for none."""
    return (action >> TARGETS_AT + 2 * grouping) & 3


@rule
def supported_by(action: int, grouping: int) -> int:
    """Y9.7 The own grouping + 1 that a grouping supports, 0 for none."""
    return (action >> SUPPORTS_AT + 2 * grouping) & 3


# ---------------------------------------------------------------------------------------------- well-formed


@rule
def well_formed(action: int) -> bool:
    """Whether the parts are in range, so that the rules may look things up with them."""
    kind = kind_of(action)
    if action < 0 or kind < CHOOSE or kind > LAST_KIND or CALL_TIME < kind < ROLLED:
        return False
    if kind == MAKE_OFFER or kind == COUNTER or kind == OFFER_TERMS:
        return action >> 59 == 0 and lots_well_formed(action)
    if kind == DEPLOY:
        return action >> 52 == 0 and lead_of(action) < CITIES and deployment_well_formed(action)
    if kind == PLAN:
        return action >> 24 == 0
    if kind == SELL:
        return action >> 36 == 0
    if kind == DICE_ROLLED:
        return action >> 40 == 0
    if city_of(action) >= CITIES:
        return False
    if kind == DISCARD or kind == LEND or kind == TOKENS_DRAWN or kind == TOKENS_LOST:
        return pieces_well_formed(pieces_of(action), TOKENS)
    if kind == LOTS_DRAWN:
        return pieces_well_formed(pieces_of(action), GOODS)
    return action >> 30 == 0 and second_of(action) < CITIES


@rule
def pieces_well_formed(pieces: int, sorts: int) -> bool:
    """No count uses its spare bit, and there is nothing beyond the last sort."""
    if pieces >> 5 * sorts != 0:
        return False
    for sort in range(sorts):
        if pieces >> 5 * sort + 4 & 1 != 0:
            return False
    return True


@rule
def lots_well_formed(action: int) -> bool:
    for i in range(LOTS_EACH):
        if lot_of(action, GIVE_LOTS_AT, i) > GOODS or lot_of(action, WANT_LOTS_AT, i) > GOODS:
            return False
    return True


@rule
def deployment_well_formed(action: int) -> bool:
    for i in range(PLACED):
        if placed_token(action, i) > TOKENS or placed_under(action, i) > 2:
            return False
    return True


@rule
def emit(out: Row, n: int, action: int) -> int:
    """Write an action if there is room; the count tells a caller with too small an array how much he needs."""
    if 0 <= n < len(out):
        out[n] = action
    return n + 1
