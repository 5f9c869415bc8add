"""A dealer whose cards can be compared from game to game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from emporion.engine.dealer import draw_pieces, random_words
from emporion.engine.match import Match
from emporion.engine.slots import State, rounds
from emporion.kernel.record import Pool
from emporion.kernel.rule import rule

DRAWS: Final = 1 << 20
"""More than there are in any round."""


class DealDealer:
    """Draws follow from the round and the number of the draw in it.

    In two games of the same deal the players draw more or less often, so the same number of a draw in the whole game
    soon means something else. Counted anew in every round, the next round is dealt from the same numbers again.
    """

    commitment = None

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._rounds: Callable[[], int] = lambda: 0
        self._round = 0
        self._draws = 0

    def follow(self, rounds_begun: Callable[[], int]) -> None:
        """Tell the dealer how to learn the round. All that was drawn before belongs to the set-up."""
        self._rounds = rounds_begun

    def draw(self, index: int, urn: Sequence[int], count: int) -> list[int]:
        now = self._rounds()
        if now != self._round:
            self._round, self._draws = now, 0
        words = random_words(self._secret, now * DRAWS + self._draws)
        self._draws += 1
        return draw_pieces(words, urn, count)


@rule
def count_rounds(states: Pool[State], i: int) -> int:
    return rounds(states[i])


def round_counter(match: Match) -> Callable[[], int]:
    """A function that tells how many rounds of a match have been begun."""
    kernel = match.game.program(match.options).with_entries((count_rounds,)).plain()
    return lambda: int(kernel.run.count_rounds([match.state], 0))
