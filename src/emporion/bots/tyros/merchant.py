"""The merchant: weighs what he might do and does what is worth most."""

from __future__ import annotations

from emporion.bots.tyros.knobs import NOISE
from emporion.bots.tyros.notes import Notes
from emporion.bots.tyros.proposing import weigh
from emporion.games.tyros.state import State
from emporion.kernel.random import below
from emporion.kernel.record import Row
from emporion.kernel.rule import rule


@rule
def merchant_action(s: State, p: int, policy: int, n: Notes, rng: Row) -> int:
    weigh(s, p, n, rng)
    if n.knob[NOISE] > 0:
        err(n, rng)
    return n.action[best_proposal(n)]


@rule
def err(n: Notes, rng: Row) -> None:
    """Judge everything a little better than it is, but not equally so."""
    for i in range(n.proposals):
        n.worth[i] += below(rng, n.knob[NOISE])


@rule
def best_proposal(n: Notes) -> int:
    """The first of the best."""
    best = 0
    for i in range(1, n.proposals):
        if n.worth[i] > n.worth[best]:
            best = i
    return best
