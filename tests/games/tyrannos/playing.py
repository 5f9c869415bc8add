"""Doing the steps of an agenda in a test: what goes by itself, what a player answers, what chance draws.

advance(s)                          until somebody is asked
choose(s, pack(TAX, 0, NORMAL, 0))  who is asked answers
roll(s, 3)                          a die shows a three
"""

from __future__ import annotations

from emporion.engine.participants import CHANCE
from emporion.engine.play import PIECES
from emporion.games.tyrannos.codes import kind_of
from emporion.games.tyrannos.refusals import ALLOWED
from emporion.games.tyrannos.rules import chance, legality, order
from emporion.games.tyrannos.rules.invariants import NO_FAULT, fault
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import ONE_SEAT, WHO, step_kind, step_seat, top
from tests.games.tyrannos.positions import listed


def advance(s: State) -> int:
    """Do what nobody is asked about; the kind of the step that somebody is, 0 if there is none."""
    order.go_on(s)
    return step_kind(top(s))


def asked(s: State) -> int:
    """The one seat that is asked."""
    advance(s)
    assert WHO[step_kind(top(s))] == ONE_SEAT
    return step_seat(top(s))


def options(s: State) -> list[int]:
    """Every action of the seat that is asked, but those of kinds that are not listed."""
    p = asked(s)
    kinds = legality.kinds_asked(s, p)
    return [a for kind in range(64) if kinds >> kind & 1 for a in listed(legality.actions_of_kind, s, p, kind, 0)]


def refusal(s: State, action: int) -> int:
    """Why the seat that is asked may not do this."""
    return legality.refusal(s, asked(s), action)


def choose(s: State, action: int) -> int:
    """The seat that is asked answers; the kind of the step that comes next."""
    actions = options(s)
    assert len(set(actions)) == len(actions)
    for listed_action in actions:
        assert refusal(s, listed_action) == ALLOWED
    assert action in actions, f"not listed: kind {kind_of(action)}"
    order.apply(s, asked(s), action)
    return step_kind(top(s))


def urn(s: State) -> tuple[list[int], int]:
    """What chance draws from, and how many (dice are put back: below 0)."""
    advance(s)
    assert order.awaited(s) == 1 << CHANCE
    row = [0] * PIECES
    return row, chance.urn(s, row)


def draw(s: State, *pieces: int) -> int:
    """Chance draws these pieces; the kind of the step that comes next."""
    number = urn(s)[1]
    assert len(pieces) == abs(number)
    drawn = [0] * PIECES
    for piece in pieces:
        drawn[piece] += 1
    action = chance.draw_action(s, drawn)
    assert legality.refusal(s, CHANCE, action) == ALLOWED
    order.apply(s, CHANCE, action)
    return step_kind(top(s))


def roll(s: State, face: int) -> int:
    """A die comes up; the kind of the step that comes next."""
    return draw(s, face)


def is_sound(s: State) -> bool:
    """Whether everything holds that must hold in every state."""
    return fault(s) == NO_FAULT
