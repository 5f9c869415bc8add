"""The agenda: what is still to be done, as a stack of steps; the top one is done next.

Every procedure of the rules that can interrupt another (a trust check in the middle of a tax, the loss of a residence
in the middle of a battle) is a step. A rule that needs one pushes it; when it is done, it is taken off and what lay
below goes on. Rules therefore never call each other in circles, and a state can be kept and copied at any moment.

A step has a kind, a city, a seat and a value. The kinds below tell who is asked: nobody (the game goes on by itself),
chance, one seat (the step's), or several seats at once (the group in `State.waiting`, whose choices wait in
`State.choice` until the last is in).
"""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.state import AGENDA, State
from emporion.kernel.record import Row
from emporion.kernel.rule import rule, table

# Y1 set-up
DRAW_CITY: Final = 1
DRAW_ARCHON: Final = 2
# Y4.1 the month
BEGIN_MONTH: Final = 3
END_MONTH: Final = 4
TURN: Final = 5
# Y5 Moira
DRAW_FATE: Final = 6
ROLL_FATE: Final = 7
DRAW_FATED: Final = 8
FATE: Final = 9
CHOOSE_FATE: Final = 10
CHOOSE_LOT: Final = 11
CHOOSE_LEVEL: Final = 12
CHOOSE_ALLY: Final = 13
CHOOSE_SALE: Final = 14
DRAW_PLOTTER: Final = 15
PLOT: Final = 16
# Y11 Voitheia
DRAW_TOKENS: Final = 17
DISCARD_EXTRA: Final = 18
SPEND_POINTS: Final = 19
LOSE_TOKENS: Final = 20
LOSE_RANDOM: Final = 21
GIVE_TOKENS: Final = 22
SWAP_TOKENS: Final = 23
TAKE_RANDOM: Final = 24
# Y3 money
PAY: Final = 25
# Y7 the people
CHECK: Final = 26
ROLL_CHECK: Final = 27
EXPEL: Final = 28
CHOOSE_RESIDENCE: Final = 29
ROLL_AGITATION: Final = 30
# Y6 upkeep and acts
UPKEEP: Final = 31
ROLL_HEAVY: Final = 32
HEAVY_ANSWER: Final = 33
ROLL_COSTS: Final = 34
COSTS: Final = 35
BOOK_TAX: Final = 36
ACTS: Final = 37
# Y8 diplomacy
CONSENT: Final = 38
ROLL_EMBASSY: Final = 39
ROLL_LURE: Final = 40
ANSWER: Final = 41
CLOSE_OFFER: Final = 42
# Y4 cargo
OPEN_PORTS: Final = 43
DRAW_LOTS: Final = 44
ASK_NEXT: Final = 45
ASK_BLOCK: Final = 46
ASK_SINGLE: Final = 47
ASK_CUT_IN: Final = 48
CHALLENGE: Final = 49
ANSWER_BID: Final = 50
STORE_BLOCK: Final = 51
TAKE_OPEN: Final = 52
# Y4.7 market
ROLL_MARKET: Final = 53
TURN_CARD: Final = 54
SELLING: Final = 55
DUMP: Final = 56
# Y9 war
JOIN_WAR: Final = 57
LEND_TOKENS: Final = 58
MUSTER: Final = 59
DEPLOYMENT: Final = 60
RESOLVE: Final = 61
ANSWER_TERMS: Final = 62
PLANS: Final = 63
ROLL_ATTACK: Final = 64
ROLL_MORALE: Final = 65
END_ROUND: Final = 66
END_BATTLE: Final = 67
ROLL_WOUNDS: Final = 68
SAVE_LOCHOS: Final = 69
SPOILS: Final = 70
IMPOSE_CONDITION: Final = 71
AFTER_BATTLE: Final = 72
# Y10 Phoenicians
INVADE: Final = 73
DRAW_COMMANDER: Final = 74
DRAW_PUNIC: Final = 75
ROLL_TRIBUTE: Final = 76
TRIBUTE: Final = 77
ROLL_RANSOM: Final = 78
# Y11.5 leaving the game
LEAVE: Final = 79
STEPS: Final = 80

NOBODY: Final = 0
ONE_SEAT: Final = 1
GROUP: Final = 2
BY_CHANCE: Final = 3

ASKED_BY_CHANCE: Final = (
    DRAW_CITY, DRAW_ARCHON, DRAW_FATE, ROLL_FATE, DRAW_FATED, DRAW_PLOTTER, DRAW_TOKENS, LOSE_RANDOM, TAKE_RANDOM,
    ROLL_CHECK, ROLL_AGITATION, ROLL_HEAVY, ROLL_COSTS, ROLL_EMBASSY, ROLL_LURE, DRAW_LOTS, ROLL_MARKET, TURN_CARD,
    ROLL_ATTACK, ROLL_MORALE, ROLL_WOUNDS, DRAW_COMMANDER, DRAW_PUNIC, ROLL_TRIBUTE, ROLL_RANSOM,
)  # fmt: skip
ASKED_OF_ONE: Final = (
    CHOOSE_FATE, CHOOSE_LOT, CHOOSE_LEVEL, CHOOSE_ALLY, CHOOSE_SALE, PLOT, DISCARD_EXTRA, SPEND_POINTS, LOSE_TOKENS,
    GIVE_TOKENS, PAY, CHECK, CHOOSE_RESIDENCE, UPKEEP, HEAVY_ANSWER, COSTS, ACTS, CLOSE_OFFER, ASK_BLOCK, ASK_SINGLE,
    CHALLENGE, ANSWER_BID, STORE_BLOCK, TAKE_OPEN, ANSWER_TERMS, SAVE_LOCHOS, IMPOSE_CONDITION, TRIBUTE,
)  # fmt: skip
ASKED_OF_SEVERAL: Final = (
    SWAP_TOKENS, CONSENT, ANSWER, ASK_CUT_IN, SELLING, JOIN_WAR, LEND_TOKENS, DEPLOYMENT, RESOLVE, PLANS,
)  # fmt: skip


def who_of(step: int) -> int:
    if step in ASKED_BY_CHANCE:
        return BY_CHANCE
    if step in ASKED_OF_ONE:
        return ONE_SEAT
    return GROUP if step in ASKED_OF_SEVERAL else NOBODY


KIND_BITS: Final = 0x7F
KINDS: Final = KIND_BITS + 1
"""Length of a table of steps: whatever stands in those bits is in it, so that no index needs a check."""
WHO: Final[Row] = table([who_of(step) for step in range(KINDS)])
"""Who is asked in a step."""

CITY_AT: Final = 7
SEAT_AT: Final = 11
NIBBLE: Final = 0xF
VALUE_AT: Final = 15
NO_CITY: Final = 15
NO_SEAT: Final = 15


@rule
def push(s: State, kind: int, city: int, seat: int, value: int) -> None:
    """Something to do before everything else. `value` is from 0 to 65535."""
    s.agenda[s.depth] = kind | city << CITY_AT | seat << SEAT_AT | value << VALUE_AT
    s.depth += 1


@rule
def pop(s: State) -> None:
    """The top step is done."""
    s.agenda[s.depth - 1] = 0
    s.depth -= 1


@rule
def top(s: State) -> int:
    """The step that is done now; 0 when the game is over."""
    return s.agenda[s.depth - 1] if 0 < s.depth <= AGENDA else 0


@rule
def step_kind(step: int) -> int:
    return step & KIND_BITS


@rule
def step_city(step: int) -> int:
    return (step >> CITY_AT) & NIBBLE


@rule
def step_seat(step: int) -> int:
    return (step >> SEAT_AT) & NIBBLE


@rule
def step_value(step: int) -> int:
    return step >> VALUE_AT


@rule
def clear(s: State) -> None:
    """Nothing more is done: the game is over."""
    for i in range(AGENDA):
        s.agenda[i] = 0
    s.depth = 0
