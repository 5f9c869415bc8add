"""How a strategos is set: the numbers his judgement hangs on, by name. Worths are in hundredths of a point.

They were improved by letting strategoi with a few numbers changed play against three without, and keeping what won.
"""

from __future__ import annotations

from typing import Final

# The order is that of `Notes.knob`.
NAMES: Final = (
    "mina",  # worth of a mina
    "token",  # … of a token of Voitheia
    "help",  # … of the points of Voitheia that buy +1
    "home",  # mine that stay in the residence when something is built or given
    "outpost",  # … and in a vassal
    "spare_points",  # points of Voitheia that a gift leaves in the hand
    "odds",  # percent of the enemy's men, all who may join included, with which a war is declared
    "rivalry",  # percent of what a rival loses that counts as gained
    "rich",  # mine beyond which ambitions are paid for: lures and agitation
    "keep_room",  # free places beside which lots are kept for better prices
    "friend",  # worth of an alliance with a player
    "margin",  # least gain for which an exchange is made
    "defeat",  # what a lost battle costs: a condition, a check, and the victor's points
    "goodwill",  # markers that light taxes lay up in the residence while it can afford them
    "cut_in_duty",  # mine of duty for which others are cut in on
    "cut_in_points",  # points of Voitheia that this leaves in the hand
    "least_gift",  # smallest gift of an embassy, but at the end
    "home_wants",  # mine that cargo should bring the residence
    "outpost_wants",  # … and a vassal
    "first",  # urgency of what is built before embassies are paid for
    "city_2",  # urgency of the residence's second level
    "city_3",  # … of its third
    "store",  # … of its warehouse
    "vassal_city",  # … of a vassal's levels
    "vassal_store",  # … and of its warehouse
    "error",  # so many decisions in a hundred are for anything that might be done
)
(
    MINA_WORTH,
    TOKEN_WORTH,
    HELP_WORTH,
    HOME,
    OUTPOST,
    SPARE_POINTS,
    ODDS,
    RIVALRY,
    RICH,
    KEEP_ROOM,
    FRIEND,
    MARGIN,
    DEFEAT,
    GOODWILL,
    CUT_IN_DUTY,
    CUT_IN_LEFT,
    LEAST_GIFT,
    HOME_WANTS,
    OUTPOST_WANTS,
    FIRST,
    CITY_2,
    CITY_3,
    STORE_HOME,
    VASSAL_CITY,
    VASSAL_STORE,
    ERROR,
) = range(26)

STRATEGOS: Final = [
    3, 8, 40, 2, 0, 3, 150, 30, 70, 10, 20, 5, 400, 0, 16, 9, 0, 120, 30,
    200, 100, 60, 80, 40, 20, 0,
]  # fmt: skip
