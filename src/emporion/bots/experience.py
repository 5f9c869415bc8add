"""Gathering experience: games between bots that are rules, with what an appraisal looks at when each round begins."""

from __future__ import annotations

from typing import Final

from emporion.bots.learned import look_at_seats
from emporion.bots.playing import Notes, begin_game, policy_action
from emporion.engine.participants import CHANCE
from emporion.engine.play import SEATS_MOST, chance_action, winners
from emporion.engine.slots import State, apply, awaited, rounds, score, seat_count
from emporion.kernel.bits import lowest
from emporion.kernel.record import Grid, Pool, Row
from emporion.kernel.rule import rule

# A row of experience: the stage of the game, how it ended, the features of the seats.
STAGE_AT: Final = 0
WINNERS_AT: Final = 1
POINTS_AT: Final = 2
FEATURES_AT: Final = POINTS_AT + SEATS_MOST


@rule
def gather(
    states: Pool[State],
    options: Row,
    run: int,
    first: int,
    count: int,
    policy: int,
    notes: Pool[Notes],
    rows: Grid,
    points: Row,
    pieces: Grid,
    rng: Row,
    dealer: Row,
) -> int:
    """Play games in states[0] and write a row for each round but the first, while there is room; how many rows.

    states[1] must be blank.
    """
    filled = 0
    for game in range(count):
        begin_game(states, options, run, first + game, rng, dealer)
        s = states[0]
        begun = filled
        filled = play_and_look(s, policy, notes, rows, filled, pieces, rng, dealer)
        score(s, points)
        for row in range(begun, filled):
            for p in range(seat_count(s)):
                rows[row][POINTS_AT + p] = points[p]
            rows[row][WINNERS_AT] = winners(s, points)
    return filled


@rule
def play_and_look(
    s: State, policy: int, notes: Pool[Notes], rows: Grid, filled: int, pieces: Grid, rng: Row, dealer: Row
) -> int:
    seen = 1
    waiting = awaited(s)
    while waiting != 0:
        if rounds(s) > seen and filled < len(rows):
            seen = rounds(s)
            rows[filled][STAGE_AT] = look_at_seats(s, notes[0], rows[filled], FEATURES_AT)
            filled += 1
        who = lowest(waiting)
        if who == CHANCE:
            apply(s, who, chance_action(s, dealer, pieces))
        else:
            apply(s, who, policy_action(s, who, policy, notes[who], rng))
        waiting = awaited(s)
    return filled
