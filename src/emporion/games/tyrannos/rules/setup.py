"""Y1 Before the first month: options, cities, what the bags and decks hold."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.cities import CITIES, GREEK, MOTYE, PANORMOS
from emporion.games.tyrannos.codes import city_of, second_of
from emporion.games.tyrannos.goods import CARD_COUNT, CARD_KINDS, GOODS, LOTS
from emporion.games.tyrannos.moira import CARDS
from emporion.games.tyrannos.rules.holdings import TALENT, army_cap, earn
from emporion.games.tyrannos.state import SIDES, State
from emporion.games.tyrannos.steps import (
    BEGIN_MONTH,
    DRAW_ARCHON,
    DRAW_CITY,
    NO_CITY,
    NO_SEAT,
    pop,
    push,
    step_kind,
    step_seat,
)
from emporion.games.tyrannos.voitheia import TOKEN_COUNT, TOKENS
from emporion.kernel.multiset import one
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

# Places in the array of options that a game is set up with: the fields of the state, then the number of cities.
PLAYERS: Final = 0
MONTHS: Final = 1
TIMED: Final = 2
TAX_PER_LEVEL: Final = 3
DUMP_RATE: Final = 4
TREASURY_TRANSFERS: Final = 5
MOIRA_GRACE: Final = 6
TRUCE_MONTHS: Final = 7
CONQUEST_FREE: Final = 8
PEACE_AFTER_DEFEAT: Final = 9
WAR_PAUSE: Final = 10
OWN_HALF: Final = 11
STRICT_TERMS: Final = 12
HEIR: Final = 13
PUNIC_TOKENS: Final = 14
VOITHEIA_HAND: Final = 15
ALL_ALLIES_COUNT: Final = 16
OFFERS_PER_TURN: Final = 17
TRUCE_EVERYWHERE: Final = 18
NEW_VASSALS_WAIT: Final = 19
POINTS_PAUSE: Final = 20
EMBASSIES_WAIT: Final = 21
VASSALS_BY_LUCK: Final = 22
LAST_CITY_SPARED: Final = 23
ROOM_BY_BOTH: Final = 24
SUPPORT_JOINS: Final = 25
PACTS_END_ANYTIME: Final = 26
AGITATION_LIMIT: Final = 27
CITY_COUNT: Final = 28
OPTIONS: Final = 29

ALL_FATE: Final = (1 << CARDS) - 1
"""Y5.3 the whole deck."""


@rule
def set_up(s: State, options: Row) -> None:
    """Y1 Everything up to the first draw of chance. The state must be blank."""
    set_options(s, options)
    set_cities(s, options[CITY_COUNT])
    fill_bags(s)
    s.turn = -1
    s.bid = -1
    s.winner = -1
    for side in range(SIDES):
        s.principal[side] = -1
        s.commander[side] = -1
    for p in range(len(s.residence)):
        s.residence[p] = -1
        s.original[p] = -1
    push(s, BEGIN_MONTH, NO_CITY, NO_SEAT, 0)
    push(s, DRAW_ARCHON, NO_CITY, NO_SEAT, 0)
    for i in range(s.players):
        push(s, DRAW_CITY, NO_CITY, s.players - 1 - i, 0)


@rule
def set_options(s: State, options: Row) -> None:
    s.players = options[PLAYERS]
    s.months = options[MONTHS]
    s.timed = options[TIMED]
    s.tax_per_level = options[TAX_PER_LEVEL]
    s.dump_rate = options[DUMP_RATE]
    s.treasury_transfers = options[TREASURY_TRANSFERS]
    s.moira_grace = options[MOIRA_GRACE]
    s.truce_months = options[TRUCE_MONTHS]
    s.conquest_free = options[CONQUEST_FREE]
    s.peace_after_defeat = options[PEACE_AFTER_DEFEAT]
    s.war_pause = options[WAR_PAUSE]
    s.own_half = options[OWN_HALF]
    s.strict_terms = options[STRICT_TERMS]
    s.heir = options[HEIR]
    s.punic_tokens = options[PUNIC_TOKENS]
    s.voitheia_hand = options[VOITHEIA_HAND]
    s.all_allies_count = options[ALL_ALLIES_COUNT]
    s.offers_per_turn = options[OFFERS_PER_TURN]
    s.truce_everywhere = options[TRUCE_EVERYWHERE]
    s.new_vassals_wait = options[NEW_VASSALS_WAIT]
    s.points_pause = options[POINTS_PAUSE]
    s.embassies_wait = options[EMBASSIES_WAIT]
    s.vassals_by_luck = options[VASSALS_BY_LUCK]
    s.last_city_spared = options[LAST_CITY_SPARED]
    s.room_by_both = options[ROOM_BY_BOTH]
    s.support_joins = options[SUPPORT_JOINS]
    s.pacts_end_anytime = options[PACTS_END_ANYTIME]
    s.agitation_limit = options[AGITATION_LIMIT]


@rule
def set_cities(s: State, greek: int) -> None:
    """Y1.3, Y2.2, Y2.4 Both sectors at level 1, the army full; the Punic towns stand, too."""
    s.standing = (1 << greek) - 1 | 1 << MOTYE | 1 << PANORMOS
    for c in range(CITIES):
        if s.standing >> c & 1 == 1 and c < GREEK:
            s.city_level[c] = 1
            s.store_level[c] = 1
            s.army[c] = army_cap(s, c)


@rule
def fill_bags(s: State) -> None:
    """Y4.2, Y5.3, Y11.1"""
    for good in range(GOODS):
        s.bag += LOTS[good] * one(good)
    for token in range(TOKENS):
        s.token_bag += TOKEN_COUNT[token] * one(token)
    for card in range(CARD_KINDS):
        s.market_left[card] = CARD_COUNT[card]
    s.fate_left = ALL_FATE


@rule
def settle(s: State, p: int, c: int) -> None:
    """Y1.3, Y3.1 A player gets the city he drew, with a talent in its treasury."""
    s.owner[c] = p + 1
    s.residence[p] = c
    s.original[p] = c
    s.kept_original |= 1 << p
    earn(s, c, TALENT)


# ---------------------------------------------------------------------------------------------------- the chapter


@rule
def setup_chance(s: State, step: int, action: int) -> None:
    pop(s)
    if step_kind(step) == DRAW_CITY:
        settle(s, step_seat(step), city_of(action))
    else:
        s.archon = second_of(action)
        s.first = s.archon
