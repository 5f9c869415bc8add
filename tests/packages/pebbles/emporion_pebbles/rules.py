"""The rules: chance says who begins, then everybody takes one, two or three pebbles in turn."""

from __future__ import annotations

from typing import Annotated, Final

from emporion.engine.participants import CHANCE
from emporion.kernel.record import Row, i8
from emporion.kernel.rule import rule
from emporion_pebbles.actions import BEGIN, TAKE, beginning, kind_of, number_of, taking

MOST: Final = 3
"""One may take so many at once."""
UNKNOWN_ACTION: Final = 1
NOT_NOW: Final = 2
TOO_MANY: Final = 3


class State:
    heap: Annotated[int, i8]
    players: Annotated[int, i8]
    turn: Annotated[int, i8]
    """The seat whose turn it is, + 1; 0 before the first."""
    winner: Annotated[int, i8]
    """The seat that took the last one, + 1."""
    taken: Annotated[int, i8]


@rule
def set_up(s: State, options: Row) -> None:
    s.players = options[0]
    s.heap = options[1]


@rule
def awaited(s: State) -> int:
    if s.winner != 0:
        return 0
    return 1 << CHANCE if s.turn == 0 else 1 << (s.turn - 1)


@rule
def kinds_asked(s: State, who: int) -> int:
    return 1 << TAKE if s.winner == 0 and s.turn == who + 1 else 0


@rule
def actions_of_kind(s: State, who: int, kind: int, reduced: int, out: Row, n: int) -> int:
    for count in range(1, min(MOST, s.heap) + 1):
        if 0 <= n < len(out):
            out[n] = taking(count)
        n += 1
    return n


@rule
def sample_of_kind(s: State, who: int, kind: int, rng: Row) -> int:
    return 0


@rule
def refusal(s: State, who: int, action: int) -> int:
    number = number_of(action)
    if who == CHANCE:
        if action != beginning(number) or number >= s.players:
            return UNKNOWN_ACTION
        return 0 if s.turn == 0 else NOT_NOW
    if kind_of(action) != TAKE or action != taking(number):
        return UNKNOWN_ACTION
    if kinds_asked(s, who) == 0:
        return NOT_NOW
    return 0 if 1 <= number <= min(MOST, s.heap) else TOO_MANY


@rule
def apply(s: State, who: int, action: int) -> None:
    if kind_of(action) == BEGIN:
        s.turn = number_of(action) + 1
        return
    s.heap -= number_of(action)
    s.taken += 1
    if s.heap == 0:
        s.winner = who + 1
    else:
        s.turn = (who + 1) % s.players + 1


@rule
def urn(s: State, out: Row) -> int:
    for seat in range(s.players):
        out[seat] = 1
    return 1


@rule
def draw_action(s: State, drawn: Row) -> int:
    for seat in range(s.players):
        if drawn[seat] != 0:
            return beginning(seat)
    return 0


@rule
def redraw(s: State, viewer: int, rng: Row) -> None:
    """Nothing is hidden."""


@rule
def score(s: State, out: Row) -> None:
    for seat in range(s.players):
        out[seat] = 1 if s.winner == seat + 1 else 0


@rule
def tie_break(s: State, p: int) -> int:
    return 0


@rule
def rounds(s: State) -> int:
    return s.taken // s.players


@rule
def seat_count(s: State) -> int:
    return s.players


@rule
def fault(s: State) -> int:
    return 0 if s.heap >= 0 and 0 <= s.turn <= s.players else 1
