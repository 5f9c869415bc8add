"""Why an action is not allowed: a number inside the kernel, a paragraph and a message outside."""

from __future__ import annotations

from typing import Final

from emporion.engine.errors import Refusal

ALLOWED: Final = 0
MALFORMED: Final = 1
NOT_ASKED: Final = 2
CARDS_NOT_HELD: Final = 3
TILE_NOT_HELD: Final = 4
NO_CHIP_ADJACENT: Final = 5
EMPIRE_NOT_ADJACENT: Final = 6
CAN_LAY: Final = 7
NOTHING_TO_PUT_UNDER: Final = 8
MUST_PUT_UNDER: Final = 9
NO_SHIP_THERE: Final = 10
STAYS_THERE: Final = 11
NO_CHIP_AT_GOAL: Final = 12
EMPTY_TYROS: Final = 13
FIELD_FULL: Final = 14
TYROS_FULL: Final = 15
WRONG_FARE: Final = 16
WRONG_COLOUR: Final = 17
ONE_COLOUR_ONLY: Final = 18
TOLL_MISSING: Final = 19
NO_CARD_FOR_TOLL: Final = 20
TOLL_NOT_HELD: Final = 21
NO_TOLL_DUE: Final = 22
NO_CITY_LEFT: Final = 23
NO_CHIP_FOR_CITY: Final = 24
CITY_THERE: Final = 25
FOREIGN_SHIP: Final = 26
NO_CITY_IN_TYROS: Final = 27
NO_SHIP_LEFT: Final = 28
NOT_A_SHIPYARD: Final = 29
COLOUR_MISSING: Final = 30
SWAP_SIZE: Final = 31
DRAW_PILE_TOO_SMALL: Final = 32
BUY_WITH_THREE: Final = 33
NOT_IN_DISCARDS: Final = 34
OFFER_EMPTY: Final = 35
OFFER_ONE_SIDED: Final = 36
KIND_ON_BOTH_SIDES: Final = 37
NOT_IN_DECK: Final = 38
NOBODY_ASKED: Final = 39
ASKED_UNKNOWN: Final = 40
ASKED_TOO_POOR: Final = 41
OFFERS_USED_UP: Final = 42
TRADES_USED_UP: Final = 43
CANNOT_ACCEPT: Final = 44
COUNTER_SAME: Final = 45
COUNTER_NOT_HELD: Final = 46
COUNTER_TOO_MUCH: Final = 47
NOT_AGREED: Final = 48
COUNTER_OUT_OF_REACH: Final = 49
KEEP_THREE: Final = 50
IMPOSSIBLE_DRAW: Final = 51
WRONG_CITY_PRICE: Final = 52
WRONG_SHIP_PRICE: Final = 53
NO_SHIP_FOR_CITY: Final = 54
TOO_MANY_ASKED: Final = 55


REFUSALS: Final = {
    MALFORMED: Refusal("", "malformed"),
    NOT_ASKED: Refusal("", "not-asked"),
    CARDS_NOT_HELD: Refusal("6.2", "cards-not-held"),
    TILE_NOT_HELD: Refusal("5.2", "tile-not-held"),
    NO_CHIP_ADJACENT: Refusal("5.2", "no-chip-adjacent"),
    EMPIRE_NOT_ADJACENT: Refusal("5.2", "empire-not-adjacent"),
    CAN_LAY: Refusal("5.3", "can-lay"),
    NOTHING_TO_PUT_UNDER: Refusal("5.4", "nothing-to-put-under"),
    MUST_PUT_UNDER: Refusal("5.4", "must-put-under"),
    NO_SHIP_THERE: Refusal("7.1", "no-ship-there"),
    STAYS_THERE: Refusal("7.5", "stays-there"),
    NO_CHIP_AT_GOAL: Refusal("7.1", "no-chip-at-goal"),
    EMPTY_TYROS: Refusal("7.2", "empty-tyros"),
    FIELD_FULL: Refusal("7.3", "field-full"),
    TYROS_FULL: Refusal("7.3", "tyros-full"),
    WRONG_FARE: Refusal("7.1", "wrong-price"),
    WRONG_CITY_PRICE: Refusal("8.2", "wrong-price"),
    WRONG_SHIP_PRICE: Refusal("9.2", "wrong-price"),
    NO_SHIP_FOR_CITY: Refusal("8.1", "no-ship-there"),
    WRONG_COLOUR: Refusal("6.3", "wrong-colour"),
    ONE_COLOUR_ONLY: Refusal("7.2", "one-colour-only"),
    TOLL_MISSING: Refusal("7.4", "toll-missing"),
    NO_CARD_FOR_TOLL: Refusal("7.4", "no-card-for-toll"),
    TOLL_NOT_HELD: Refusal("7.4", "toll-not-held"),
    NO_TOLL_DUE: Refusal("7.4", "no-toll-due"),
    NO_CITY_LEFT: Refusal("1.1", "no-city-left"),
    NO_CHIP_FOR_CITY: Refusal("8.1", "no-chip-for-city"),
    CITY_THERE: Refusal("8.1", "city-there"),
    FOREIGN_SHIP: Refusal("8.1", "foreign-ship"),
    NO_CITY_IN_TYROS: Refusal("8.1", "no-city-in-tyros"),
    NO_SHIP_LEFT: Refusal("1.1", "no-ship-left"),
    NOT_A_SHIPYARD: Refusal("9.1", "not-a-shipyard"),
    COLOUR_MISSING: Refusal("9.2", "colour-missing"),
    SWAP_SIZE: Refusal("10.1", "swap-size"),
    DRAW_PILE_TOO_SMALL: Refusal("10.1", "draw-pile-too-small"),
    BUY_WITH_THREE: Refusal("10.2", "buy-with-three"),
    NOT_IN_DISCARDS: Refusal("10.2", "not-in-discards"),
    OFFER_EMPTY: Refusal("11.1", "offer-empty"),
    OFFER_ONE_SIDED: Refusal("11.1", "offer-one-sided"),
    KIND_ON_BOTH_SIDES: Refusal("11.1", "kind-on-both-sides"),
    NOT_IN_DECK: Refusal("11.2", "not-in-deck"),
    NOBODY_ASKED: Refusal("11.2", "nobody-asked"),
    ASKED_UNKNOWN: Refusal("11.2", "asked-unknown"),
    TOO_MANY_ASKED: Refusal("11.1", "too-many-asked"),
    ASKED_TOO_POOR: Refusal("11.2", "asked-too-poor"),
    OFFERS_USED_UP: Refusal("11.4", "offers-used-up"),
    TRADES_USED_UP: Refusal("11.4", "trades-used-up"),
    CANNOT_ACCEPT: Refusal("11.2", "cannot-accept"),
    COUNTER_SAME: Refusal("11.2", "counter-same"),
    COUNTER_NOT_HELD: Refusal("11.2", "counter-not-held"),
    COUNTER_TOO_MUCH: Refusal("11.2", "counter-too-much"),
    NOT_AGREED: Refusal("11.3", "not-agreed"),
    COUNTER_OUT_OF_REACH: Refusal("11.3", "counter-out-of-reach"),
    KEEP_THREE: Refusal("13.1", "keep-three"),
    IMPOSSIBLE_DRAW: Refusal("", "impossible-draw"),
}

STAGE_PARAGRAPHS: Final = ("", "3.6", "3.3", "3.5", "4.2", "5.3", "5.3", "6.1", "10.1", "11.2", "11.3", "13.1", "14.1")
"""The paragraph that says what is asked, in the order of the stages (`state.py`)."""
