"""Why an action is not allowed: a number inside the kernel, a paragraph and a message outside."""

from __future__ import annotations

from typing import Final

from emporion.engine.errors import Refusal

ALLOWED: Final = 0
MALFORMED: Final = 1
NOT_ASKED: Final = 2
IMPOSSIBLE_DRAW: Final = 3

# Y2 to Y7: from 10 on
TOKENS_NOT_HELD: Final = 10
WRONG_NUMBER_OF_TOKENS: Final = 11
TOKEN_SUPERFLUOUS: Final = 12
TOO_MUCH_HELP: Final = 13
NOT_THIS_CITY: Final = 14
NOT_THIS_BRANCH: Final = 15
NOT_AN_ALLY: Final = 17
NOT_THIS_LEVEL: Final = 18
UPKEEP_OVER: Final = 19
CITY_IDLE: Final = 20
TOP_LEVEL: Final = 21
ALREADY_BUILDING: Final = 22
ALREADY_BOUGHT: Final = 24
NO_TOKENS_LEFT: Final = 25
NOT_ANOTHERS_CITY: Final = 26
AGITATED_ALREADY: Final = 27
CITY_AGITATED: Final = 28
AGITATION_DELAYED: Final = 29
TRUCE: Final = 30
MOVED_ALREADY: Final = 32
NOT_A_VASSAL: Final = 33

# Y4, Y8: from 60 on
NO_ROOM: Final = 60
NO_SUCH_LOT: Final = 61
POINTS_MISSING: Final = 62
BID_TOO_HIGH: Final = 63
NO_OPEN_BLOCK: Final = 64
NOT_FOR_SALE: Final = 65
NOT_INDEPENDENT: Final = 66
EMBASSY_USED: Final = 67
PETALISM_RULES: Final = 68
TOO_EARLY: Final = 69
NEVER_AGAIN: Final = 70
NO_SUCH_GIFT: Final = 71
NOTHING_FREE: Final = 72
MONEY_MISSING: Final = 73
NOT_ITS_ALLY: Final = 74
OATH_HOLDS: Final = 75
NO_ALLIANCE: Final = 76
HELD_BY_FORCE: Final = 77
OFFER_EMPTY: Final = 78
ON_BOTH_SIDES: Final = 79
NOBODY_ASKED: Final = 80
ASKED_UNKNOWN: Final = 81
OFFERS_USED_UP: Final = 82
LOTS_MISSING: Final = 83
ALREADY_ALLIED: Final = 84
COUNTER_SAME: Final = 85
NOT_AGREED: Final = 86
NO_EMBASSIES_YET: Final = 87
SAFE_FROM_AGITATION: Final = 88

# Y9, Y10: from 120 on
CANNOT_BE_ATTACKED: Final = 120
WAR_DECLARED: Final = 121
WAR_PAUSE: Final = 122
RESIDENCE_IDLE: Final = 123
NO_MEN: Final = 124
WAR_TRUCE: Final = 125
WAR_PEACE: Final = 126
WAR_CONGRESS: Final = 127
TOO_MANY_SENT: Final = 128
TOO_MANY_LENT: Final = 129
NOT_THIS_SHAPE: Final = 130
NOT_THIS_LEAD: Final = 131
TOO_MANY_PLACED: Final = 132
PLACED_NOWHERE: Final = 133
NOT_PLAYABLE: Final = 134
NOT_THIS_TARGET: Final = 135
NOT_SO_MANY_ATTACKS: Final = 136
NO_TERMS: Final = 137
NOTHING_TO_PULL_DOWN: Final = 138
NOTHING_TO_SAVE: Final = 139
NOT_THIS_CONDITION: Final = 140
LAST_CITY: Final = 141
NOT_THIS_RANSOM: Final = 142
NO_TIME_LIMIT: Final = 143
GENERAL_TRUCE: Final = 144
NOT_THIS_SUPPORT: Final = 145


REFUSALS: Final = {
    MALFORMED: Refusal("", "malformed"),
    NOT_ASKED: Refusal("", "not-asked"),
    IMPOSSIBLE_DRAW: Refusal("", "impossible-draw"),
    TOKENS_NOT_HELD: Refusal("11.1", "tokens-not-held"),
    WRONG_NUMBER_OF_TOKENS: Refusal("", "wrong-number-of-tokens"),
    TOKEN_SUPERFLUOUS: Refusal("11.3", "token-superfluous"),
    TOO_MUCH_HELP: Refusal("7.3", "too-much-help"),
    NOT_THIS_CITY: Refusal("", "not-this-city"),
    NOT_THIS_BRANCH: Refusal("5.2", "not-this-branch"),
    NOT_AN_ALLY: Refusal("5.4", "not-an-ally"),
    NOT_THIS_LEVEL: Refusal("5.4", "not-this-level"),
    UPKEEP_OVER: Refusal("6.1", "upkeep-over"),
    CITY_IDLE: Refusal("2.5", "city-idle"),
    TOP_LEVEL: Refusal("2.2", "top-level"),
    ALREADY_BUILDING: Refusal("2.2", "already-building"),
    ALREADY_BOUGHT: Refusal("6.2", "already-bought"),
    NO_TOKENS_LEFT: Refusal("11.2", "no-tokens-left"),
    NOT_ANOTHERS_CITY: Refusal("7.7", "not-anothers-city"),
    AGITATED_ALREADY: Refusal("7.7", "agitated-already"),
    CITY_AGITATED: Refusal("7.7", "city-agitated"),
    AGITATION_DELAYED: Refusal("7.7", "agitation-delayed"),
    TRUCE: Refusal("9.2", "truce"),
    SAFE_FROM_AGITATION: Refusal("7.7", "safe-from-agitation"),
    NO_TIME_LIMIT: Refusal("1.2", "no-time-limit"),
    MOVED_ALREADY: Refusal("6.2", "moved-already"),
    NOT_A_VASSAL: Refusal("7.6", "not-a-vassal"),
    NO_ROOM: Refusal("4.5", "no-room"),
    NO_SUCH_LOT: Refusal("4.4", "no-such-lot"),
    POINTS_MISSING: Refusal("11.1", "points-missing"),
    BID_TOO_HIGH: Refusal("4.6", "bid-too-high"),
    NO_OPEN_BLOCK: Refusal("4.6", "no-open-block"),
    NOT_FOR_SALE: Refusal("4.7", "not-for-sale"),
    NOT_INDEPENDENT: Refusal("8.1", "not-independent"),
    EMBASSY_USED: Refusal("8.1", "embassy-used"),
    PETALISM_RULES: Refusal("5.4", "petalism-rules"),
    NO_EMBASSIES_YET: Refusal("8.1", "no-embassies-yet"),
    TOO_EARLY: Refusal("8.1", "too-early"),
    NEVER_AGAIN: Refusal("8.1", "never-again"),
    NO_SUCH_GIFT: Refusal("8.2", "no-such-gift"),
    NOTHING_FREE: Refusal("5.4", "nothing-free"),
    MONEY_MISSING: Refusal("3.2", "money-missing"),
    NOT_ITS_ALLY: Refusal("8.3", "not-its-ally"),
    OATH_HOLDS: Refusal("5.4", "oath-holds"),
    NO_ALLIANCE: Refusal("8.7", "no-alliance"),
    HELD_BY_FORCE: Refusal("9.15", "held-by-force"),
    OFFER_EMPTY: Refusal("8.8", "offer-empty"),
    ON_BOTH_SIDES: Refusal("8.8", "on-both-sides"),
    NOBODY_ASKED: Refusal("8.8", "nobody-asked"),
    ASKED_UNKNOWN: Refusal("8.8", "asked-unknown"),
    OFFERS_USED_UP: Refusal("8.8", "offers-used-up"),
    LOTS_MISSING: Refusal("8.8", "lots-missing"),
    ALREADY_ALLIED: Refusal("8.7", "already-allied"),
    COUNTER_SAME: Refusal("8.8", "counter-same"),
    NOT_AGREED: Refusal("8.8", "not-agreed"),
    CANNOT_BE_ATTACKED: Refusal("9.1", "cannot-be-attacked"),
    WAR_DECLARED: Refusal("9.1", "war-declared"),
    WAR_PAUSE: Refusal("9.2", "war-pause"),
    RESIDENCE_IDLE: Refusal("2.5", "residence-idle"),
    NO_MEN: Refusal("9.1", "no-men"),
    WAR_TRUCE: Refusal("9.2", "truce"),
    GENERAL_TRUCE: Refusal("9.2", "general-truce"),
    WAR_PEACE: Refusal("9.2", "war-peace"),
    WAR_CONGRESS: Refusal("5.4", "war-congress"),
    TOO_MANY_SENT: Refusal("9.3", "too-many-sent"),
    TOO_MANY_LENT: Refusal("9.3", "too-many-lent"),
    NOT_THIS_SHAPE: Refusal("9.5", "not-this-shape"),
    NOT_THIS_LEAD: Refusal("9.5", "not-this-lead"),
    TOO_MANY_PLACED: Refusal("9.5", "too-many-placed"),
    PLACED_NOWHERE: Refusal("9.5", "placed-nowhere"),
    NOT_PLAYABLE: Refusal("9.8", "not-playable"),
    NOT_THIS_TARGET: Refusal("9.7", "not-this-target"),
    NOT_SO_MANY_ATTACKS: Refusal("9.7", "not-so-many-attacks"),
    NOT_THIS_SUPPORT: Refusal("9.7", "not-this-support"),
    NO_TERMS: Refusal("9.4", "no-terms"),
    NOTHING_TO_PULL_DOWN: Refusal("9.15", "nothing-to-pull-down"),
    NOTHING_TO_SAVE: Refusal("9.13", "nothing-to-save"),
    NOT_THIS_CONDITION: Refusal("9.15", "not-this-condition"),
    LAST_CITY: Refusal("9.15", "last-city"),
    NOT_THIS_RANSOM: Refusal("9.15", "not-this-ransom"),
}
NOT_WITH_ARMY: Final = Refusal("9.5", "tokens-not-with-army")
"""Said in the place of TOKENS_NOT_HELD at a deployment: a commander places what the army has (Y9.5, Y10.1)."""
