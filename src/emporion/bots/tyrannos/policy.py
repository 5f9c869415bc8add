"""What the seats of a simulated game follow: the strategos, who may be set to err."""

from __future__ import annotations

from emporion.bots.tyrannos.knobs import ERROR
from emporion.bots.tyrannos.notes import Notes
from emporion.bots.tyrannos.proposing import weigh
from emporion.bots.tyrannos.strategos import strategos_action
from emporion.games.tyrannos.state import State
from emporion.kernel.random import below
from emporion.kernel.record import Row
from emporion.kernel.rule import rule


@rule
def erring_action(s: State, p: int, policy: int, n: Notes, rng: Row) -> int:
    if n.knob[ERROR] > 0 and below(rng, 100) < n.knob[ERROR]:
        weigh(s, p, n, rng)
        return n.action[below(rng, n.proposals)]
    return strategos_action(s, p, policy, n, rng)
