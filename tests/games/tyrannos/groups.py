"""Doing the steps of an agenda in which several seats may be asked at once: who answers is always named.

assert asked(s) == [1, 2]
play(s, 2, ACCEPT)
"""

from __future__ import annotations

from emporion.games.tyrannos.refusals import ALLOWED
from emporion.games.tyrannos.rules import legality, order
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import step_kind, top
from tests.games.tyrannos.positions import listed


def step_now(s: State) -> int:
    """The kind of the step that is done now."""
    return step_kind(top(s))


def asked(s: State) -> list[int]:
    """The seats that must choose now."""
    return [p for p in range(s.players) if order.awaited(s) >> p & 1]


def refusal(s: State, p: int, action: int) -> int:
    return legality.refusal(s, p, action)


def play(s: State, p: int, action: int) -> State:
    """A seat that is asked answers."""
    assert refusal(s, p, action) == ALLOWED
    order.apply(s, p, action)
    return s


def legal(s: State, p: int, reduced: int = 0) -> list[int]:
    """All that is listed; every listed action is allowed, and none twice."""
    kinds = legality.kinds_asked(s, p)
    actions = [
        a for kind in range(64) if kinds >> kind & 1 for a in listed(legality.actions_of_kind, s, p, kind, reduced)
    ]
    assert len(set(actions)) == len(actions)
    assert all(refusal(s, p, action) == ALLOWED for action in actions)
    return actions
