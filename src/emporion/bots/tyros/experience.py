"""Gathering experience: games between merchants, with what an appraisal looks at when each round begins."""

from __future__ import annotations

from typing import Any, Final

from emporion.bots.playing import begin_game
from emporion.bots.tyros.appraisal import look_at_seat
from emporion.bots.tyros.merchant import merchant_action
from emporion.bots.tyros.notes import FEATURES
from emporion.bots.tyros.outlook import read_table
from emporion.engine.participants import CHANCE
from emporion.engine.play import chance_action, winners
from emporion.engine.slots import apply, awaited, score
from emporion.games.tyros.state import SEATS
from emporion.kernel.bits import lowest
from emporion.kernel.record import Grid, Row
from emporion.kernel.rule import rule

# A row of experience: rounds to come, the features of the seats, how the game ended.
FUTURE_AT: Final = 0
FEATURES_AT: Final = 1
POINTS_AT: Final = FEATURES_AT + SEATS * FEATURES
WINNERS_AT: Final = POINTS_AT + SEATS
EXPERIENCE: Final = WINNERS_AT + 1
ROUNDS_MOST: Final = 12
"""Rounds of one game that are written down."""


@rule
def gather(
    states: Any,
    options: Row,
    run: int,
    first: int,
    count: int,
    notes: Any,
    rows: Grid,
    points: Row,
    pieces: Grid,
    rng: Row,
    dealer: Row,
) -> int:
    """Play games in states[0] and write a row for each round but the first; how many rows. states[1] must be blank."""
    filled = 0
    for game in range(count):
        begin_game(states, options, run, first + game, rng, dealer)
        s = states[0]
        begun = filled
        filled = play_and_look(s, notes, rows, filled, pieces, rng, dealer)
        score(s, points)
        for row in range(begun, filled):
            for p in range(SEATS):
                rows[row][POINTS_AT + p] = points[p]
            rows[row][WINNERS_AT] = winners(s, points)
    return filled


@rule
def play_and_look(s: Any, notes: Any, rows: Grid, filled: int, pieces: Grid, rng: Row, dealer: Row) -> int:
    round_seen = 1
    limit = filled + ROUNDS_MOST
    waiting = awaited(s)
    while waiting != 0:
        if s.round > round_seen and filled < limit:
            round_seen = s.round + 0
            look_around(s, notes[0], rows[filled])
            filled += 1
        who = lowest(waiting)
        if who == CHANCE:
            apply(s, who, chance_action(s, dealer, pieces))
        else:
            apply(s, who, merchant_action(s, who, 1, notes[who], rng))
        waiting = awaited(s)
    return filled


@rule
def look_around(s: Any, note: Any, row: Row) -> None:
    read_table(s, note)
    row[FUTURE_AT] = note.future
    for p in range(s.players):
        look_at_seat(s, note, p)
        for i in range(FEATURES):
            row[FEATURES_AT + p * FEATURES + i] = note.feature[i]
