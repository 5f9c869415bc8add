# mypy: disable-error-code="empty-body"
"""The slots: rules that every game must have, by these names. A program puts the game's own in their place."""

from __future__ import annotations

from typing import Any, TypeAlias

from emporion.kernel.record import Row
from emporion.kernel.rule import slot

State: TypeAlias = Any
"""The record class of the game; a program says which it is."""


@slot
def set_up(s: State, options: Row) -> None:
    """Make a blank state the beginning of a game."""


@slot
def awaited(s: State) -> int:
    """Who must decide now, as a set of seats and CHANCE; empty when the game is over."""


@slot
def kinds_asked(s: State, who: int) -> int:
    """The kinds of actions a seat chooses among, as a set."""


@slot
def actions_of_kind(s: State, who: int, kind: int, reduced: int, out: Row, n: int) -> int:
    """Append the legal actions of a kind to the n in `out`; how many there are then."""


@slot
def sample_of_kind(s: State, who: int, kind: int, rng: Row) -> int:
    """A random legal action of a kind that is not listed, or 0."""


@slot
def refusal(s: State, who: int, action: int) -> int:
    """0 if the action is legal, else the number of the reason."""


@slot
def apply(s: State, who: int, action: int) -> None:
    """Carry out a legal action."""


@slot
def urn(s: State, out: Row) -> int:
    """What chance draws from (number of pieces of each sort) and how many it draws.

    A number below 0 is one of throws: so many times a piece is drawn and put back.
    """


@slot
def draw_action(s: State, drawn: Row) -> int:
    """The action of chance that consists of these pieces."""


@slot
def redraw(s: State, viewer: int, rng: Row) -> None:
    """Draw anew all that a viewer (a seat, or -1) cannot know: states he cannot tell apart become the same."""


@slot
def score(s: State, out: Row) -> None:
    """The points of every seat as things stand."""


@slot
def tie_break(s: State, p: int) -> int:
    """What decides between seats with equal points."""


@slot
def rounds(s: State) -> int:
    """How many rounds have been begun."""


@slot
def seat_count(s: State) -> int:
    """How many seats there are."""


@slot
def fault(s: State) -> int:
    """0 if everything that must hold in every state holds, else the number of what does not."""
