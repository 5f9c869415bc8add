"""What a position is worth to each seat: chances of winning and expected points, when a round is about to begin.

Two ways: by hand, and with weights learned from games (`emporion train`). Both look at the same things.
"""

from __future__ import annotations

from typing import Final

from emporion.bots.chances import share_out
from emporion.bots.learned import HEADS, weighted
from emporion.bots.search import POINT, POINTS_AT
from emporion.bots.tyros.hand import hand_worth, read_prospects
from emporion.bots.tyros.notes import EMPIRES, FEATURES, Notes
from emporion.bots.tyros.outlook import majority_worth, read_table
from emporion.games.tyros.cards import JOKER, card_count, count
from emporion.games.tyros.rules.payment import longest_payment
from emporion.games.tyros.rules.scoring import FOUR_EMPIRES_POINTS, MAJORITY_POINTS
from emporion.games.tyros.state import KEEP, State
from emporion.kernel.bits import size
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

# What is looked at for each seat: places in the row of features.
ONE_AT: Final = 0
CITIES: Final = 1
"""Points of cities by the likely rank of their empires."""
HELD: Final = 2
"""Points of fields held with ships."""
MAJORITIES: Final = 3
PROSPECTS: Final = 4
"""Majorities by hand-written worth."""
FOUR: Final = 5
EMPIRES_REACHED: Final = 6
HAND: Final = 7
"""The worth of the hand."""
CARDS: Final = 8
JOKERS: Final = 9
LONGEST: Final = 10
"""Most cards of one colour."""
SHIPS: Final = 11
YARDS: Final = 12
SITES: Final = 13
"""The best cities that could be founded where ships lie already."""
BEGINS: Final = 14
"""How soon the seat has its turn in the round to come."""
FOOTHOLDS: Final = 15
"""Fields where a city could be founded and ships lie already."""
ROUNDS: Final = 6
"""Weights differ by the number of rounds to come, up to this."""
WEIGHTS: Final = ROUNDS * HEADS * FEATURES


@rule
def at_horizon(s: State, root: State, ahead: int) -> bool:
    """A search looks to the end of so many rounds more; who chooses what to keep looks one round further."""
    return s.round > root.round + ahead + (root.stage == KEEP)


@rule
def stage_of(n: Notes) -> int:
    """By the rounds to come."""
    return min(n.future, ROUNDS) - 1


@rule
def appraise(s: State, n: Notes, weights: Row, learned: int, out: Row) -> None:
    read_table(s, n)
    for p in range(s.players):
        look_at_seat(s, n, p)
        if learned != 0:
            at = stage_of(n) * HEADS * FEATURES
            out[p] = weighted(n, weights, at)
            out[POINTS_AT + p] = weighted(n, weights, at + FEATURES)
        else:
            out[p] = by_hand(n)
            out[POINTS_AT + p] = out[p] + n.future * 800
    share_out(out, s.players, POINT if learned != 0 else (4 + 2 * n.future) * POINT)


@rule
def by_hand(n: Notes) -> int:
    """Points as the table stands, with what majorities and cards promise."""
    f = n.feature
    return f[CITIES] + f[HELD] * 3 // 4 + f[PROSPECTS] + f[FOUR] + f[HAND] + f[SITES] // 4


@rule
def look_at_seat(s: State, n: Notes, p: int) -> None:
    """The features of a seat, in hundredths."""
    read_prospects(s, n, p, longest_payment(s.hand[p]) + 1)
    f = n.feature
    for i in range(FEATURES):
        f[i] = 0
    f[ONE_AT] = POINT
    f[FOUR] = FOUR_EMPIRES_POINTS * POINT if s.four_empires == p + 1 else 0
    for empire in range(1, EMPIRES):
        look_at_empire(s, n, p, empire)
    if s.four_empires != 0:
        f[EMPIRES_REACHED] = 0
    f[HAND] = hand_worth(n, s.hand[p])
    f[CARDS] = card_count(s.hand[p]) * POINT
    f[JOKERS] = count(s.hand[p], JOKER) * POINT
    f[LONGEST] = longest_payment(s.hand[p]) * POINT
    f[SHIPS] = (10 - s.ship_stock[p]) * POINT
    f[YARDS] = (10 - s.city_stock[p]) * POINT
    f[BEGINS] = ((p - s.first + s.players) % s.players) * POINT


@rule
def look_at_empire(s: State, n: Notes, p: int, empire: int) -> None:
    f = n.feature
    mine = n.cities[p][empire]
    best = 0
    for q in range(s.players):
        if q != p:
            best = max(best, n.cities[q][empire])
    f[CITIES] += mine * n.city_points[empire]
    f[HELD] += n.holdings[p][empire] * n.ship_points[empire]
    f[MAJORITIES] += MAJORITY_POINTS * POINT if mine > best else 0
    f[PROSPECTS] += majority_worth(n, mine - best) if mine > 0 else 0
    f[EMPIRES_REACHED] += POINT if mine > 0 else 0
    f[SITES] += max(n.city_project[empire][4], n.city_project[empire][5])
    f[FOOTHOLDS] += POINT * size(n.open[empire] & n.fleets[p])


@rule
def look_at_seats(s: State, n: Notes, row: Row, at: int) -> int:
    read_table(s, n)
    for p in range(s.players):
        look_at_seat(s, n, p)
        for i in range(FEATURES):
            row[at + p * FEATURES + i] = n.feature[i]
    return stage_of(n)
