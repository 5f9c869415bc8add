"""Games between bots that are rules themselves, from beginning to end on the kernel.

A game with bots of its own fills the slots here: a policy is a number, and `notes` a record for each seat that its
policy works with.
"""

# mypy: disable-error-code="empty-body"
from __future__ import annotations

from typing import Any, Final, TypeAlias

from emporion.engine.participants import CHANCE
from emporion.engine.play import (
    ACTIONS_AT,
    DIGEST_AT,
    ROUNDS_AT,
    WINNERS_AT,
    chance_action,
    mix,
    random_action,
    winners,
)
from emporion.engine.slots import State, apply, awaited, rounds, score, set_up
from emporion.kernel.bits import lowest
from emporion.kernel.random import seed
from emporion.kernel.record import Grid, Pool, Row
from emporion.kernel.rule import rule, slot

RANDOM: Final = 0
"""The policy that plays at random; others are the game's own."""
DEALER: Final = 1 << 40
"""Sets the dealer's generator of a game apart from the bots'."""


Notes: TypeAlias = Any
"""The record class of the notes that a game's policies work with; a program says which it is."""


@slot
def policy_action(s: State, who: int, policy: int, note: Notes, rng: Row) -> int:
    """The action of a seat that follows a policy other than random."""


@rule
def choose_at(states: Pool[State], i: int, who: int, policy: int, notes: Pool[Notes], rng: Row) -> int:
    return policy_action(states[i], who, policy, notes[who], rng)


@rule
def begin_game(states: Pool[State], options: Row, run: int, game: int, rng: Row, dealer: Row) -> None:
    """Set up a game of a run in states[0]; states[1] must be blank. Whoever sits where, the same cards are dealt."""
    states[0] = states[1]
    seed(rng, run, game)
    seed(dealer, run, DEALER + game)
    set_up(states[0], options)


@rule
def bot_games(
    states: Pool[State],
    options: Row,
    run: int,
    first: int,
    count: int,
    policies: Row,
    notes: Pool[Notes],
    results: Grid,
    out: Row,
    pieces: Grid,
    rng: Row,
    dealer: Row,
) -> None:
    """Play games `first` to `first + count - 1` of a run; rows as of `random_games`."""
    for game in range(count):
        begin_game(states, options, run, first + game, rng, dealer)
        s = states[0]
        actions = 0
        digest = 0
        waiting = awaited(s)
        while waiting != 0:
            who = lowest(waiting)
            if who == CHANCE:
                action = chance_action(s, dealer, pieces)
            elif policies[who] == RANDOM:
                action = random_action(s, who, rng, out)
                actions += 1
            else:
                action = policy_action(s, who, policies[who], notes[who], rng)
                actions += 1
            digest = mix(digest, action)
            apply(s, who, action)
            waiting = awaited(s)
        row = results[game]
        score(s, row)
        row[WINNERS_AT] = winners(s, row)
        row[ROUNDS_AT] = rounds(s)
        row[ACTIONS_AT] = actions
        row[DIGEST_AT] = digest
