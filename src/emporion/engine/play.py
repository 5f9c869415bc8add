"""Playing on the kernel: loops over the rules of any game, written against slots that the game fills.

These are the entry points of every game's program. States live in arrays, `states[i]` is one of them; `out` is a row
that legal actions are written to (its length limits what is written, never what is counted).
"""

from __future__ import annotations

from typing import Final

from emporion.engine.participants import CHANCE
from emporion.engine.slots import (
    State,
    actions_of_kind,
    apply,
    awaited,
    draw_action,
    fault,
    kinds_asked,
    redraw,
    refusal,
    rounds,
    sample_of_kind,
    score,
    seat_count,
    set_up,
    tie_break,
    urn,
)
from emporion.kernel.bits import lowest, nth, size
from emporion.kernel.random import below, seed
from emporion.kernel.record import Grid, Pool, Row
from emporion.kernel.rule import brief, rule

PIECES: Final = 40
"""Length of a row of pieces that chance draws from."""
LISTED: Final = 4096
"""A length of the row of legal actions that is nearly always enough."""
WORD: Final = 0xFFFFFFFF

# ------------------------------------------------------------------------------------------------------ entry points


@brief
def start(states: Pool[State], i: int, options: Row) -> None:
    set_up(states[i], options)


@brief
def who_is_awaited(states: Pool[State], i: int) -> int:
    return awaited(states[i])


@brief
def step(states: Pool[State], i: int, who: int, action: int) -> None:
    apply(states[i], who, action)


@brief
def why_not(states: Pool[State], i: int, who: int, action: int) -> int:
    return refusal(states[i], who, action)


@brief
def legal(states: Pool[State], i: int, who: int, reduced: int, out: Row) -> int:
    return legal_actions(states[i], who, reduced, out)


@brief
def what_is_drawn(states: Pool[State], i: int, out: Row) -> int:
    return urn(states[i], out)


@brief
def drawn(states: Pool[State], i: int, pieces: Row) -> int:
    return draw_action(states[i], pieces)


@brief
def points(states: Pool[State], i: int, out: Row) -> None:
    score(states[i], out)


@brief
def tie(states: Pool[State], i: int, p: int) -> int:
    return tie_break(states[i], p)


@brief
def broken(states: Pool[State], i: int) -> int:
    return fault(states[i])


@brief
def sample(states: Pool[State], i: int, who: int, rng: Row, out: Row) -> int:
    return random_action(states[i], who, rng, out)


@brief
def guess_anew(states: Pool[State], i: int, viewer: int, rng: Row) -> None:
    redraw(states[i], viewer, rng)


@brief
def copy(states: Pool[State], i: int, others: Pool[State], j: int) -> None:
    states[i] = others[j]


@rule
def random_games(
    states: Pool[State],
    options: Row,
    run: int,
    first: int,
    count: int,
    check: int,
    results: Grid,
    out: Row,
    pieces: Grid,
    rng: Row,
) -> int:
    """Play games `first` to `first + count - 1` of a run at random in states[0]; a row of results for each.

    A row: points of the seats, winners as a set, rounds, actions, digest. states[1] must be blank. With `check` every
    state on the way is examined. Returns -1, or the number of the first game with a fault.
    """
    for game in range(count):
        states[0] = states[1]
        begin_random_game(rng, run, first + game)
        set_up(states[0], options)
        actions, digest = random_playout(states[0], check, rng, out, pieces)
        if actions < 0:
            return first + game
        row = results[game]
        score(states[0], row)
        row[WINNERS_AT] = winners(states[0], row)
        row[ROUNDS_AT] = rounds(states[0])
        row[ACTIONS_AT] = actions
        row[DIGEST_AT] = digest
    return -1


@rule
def begin_random_game(rng: Row, run: int, game: int) -> None:
    """The generator of one game of a run: the same whoever plays it, and whatever was played before."""
    seed(rng, run, game)


ENTRIES: Final = (
    start,
    who_is_awaited,
    step,
    why_not,
    legal,
    what_is_drawn,
    drawn,
    points,
    tie,
    broken,
    sample,
    copy,
    guess_anew,
    random_games,
)

SEATS_MOST: Final = 8
WINNERS_AT: Final = SEATS_MOST
ROUNDS_AT: Final = SEATS_MOST + 1
ACTIONS_AT: Final = SEATS_MOST + 2
DIGEST_AT: Final = SEATS_MOST + 3
RESULT: Final = SEATS_MOST + 4
"""Length of a row of results, and where in it things stand; the points of the seats come first."""


# ---------------------------------------------------------------------------------------------------------- the loops


@rule
def legal_actions(s: State, who: int, reduced: int, out: Row) -> int:
    """Every legal action of a seat except those of unlisted kinds."""
    n = 0
    kinds = kinds_asked(s, who)
    while kinds != 0:
        n = actions_of_kind(s, who, lowest(kinds), reduced, out, n)
        kinds &= kinds - 1
    return n


@rule
def random_action(s: State, who: int, rng: Row, out: Row) -> int:
    """A kind of action, each possible one equally likely, then an action of that kind."""
    kinds = kinds_asked(s, who)
    while kinds != 0:
        kind = nth(kinds, below(rng, size(kinds)))
        n = actions_of_kind(s, who, kind, 0, out, 0)
        if n > 0:
            return out[below(rng, min(n, len(out)))]
        action = sample_of_kind(s, who, kind, rng)
        if action != 0:
            return action
        kinds &= ~(1 << kind)
    return 0


@rule
def draw(rng: Row, pool: Row, count: int, taken: Row) -> None:
    """Take pieces from the pool one by one, each piece equally likely; below 0, as with dice, each is put back."""
    left = 0
    for i in range(len(pool)):
        left += pool[i]
    for i in range(len(taken)):
        taken[i] = 0
    gone = 1 if count > 0 else 0
    for _ in range(abs(count)):
        at = below(rng, left)
        piece = 0
        while at >= pool[piece]:
            at -= pool[piece]
            piece += 1
        pool[piece] -= gone
        taken[piece] += 1
        left -= gone


@rule
def chance_action(s: State, rng: Row, pieces: Grid) -> int:
    count = urn(s, pieces[0])
    draw(rng, pieces[0], count, pieces[1])
    return draw_action(s, pieces[1])


@rule
def mix(digest: int, number: int) -> int:
    """A running digest of actions, in arithmetic that both modes do alike."""
    digest ^= number & WORD
    digest = (digest * 0x5BD1E995) & WORD
    digest ^= digest >> 15 ^ (number >> 32)
    return (digest * 0x2C1B3C6D) & WORD


@rule
def random_playout(s: State, check: int, rng: Row, out: Row, pieces: Grid) -> tuple[int, int]:
    """Play to the end at random: how often seats acted (-1 if a fault was found), and a digest of all actions."""
    actions = 0
    digest = 0
    waiting = awaited(s)
    while waiting != 0:
        who = lowest(waiting)
        if who == CHANCE:
            action = chance_action(s, rng, pieces)
        else:
            action = random_action(s, who, rng, out)
            actions += 1
        digest = mix(digest, action)
        apply(s, who, action)
        if check != 0 and fault(s) != 0:
            return -1, digest
        waiting = awaited(s)
    return actions, digest


@rule
def winners(s: State, points: Row) -> int:
    """The seats with the most points and the best tie-break among them, as a set."""
    best = 0
    result = 1
    for p in range(1, seat_count(s)):
        ahead = points[p] - points[best]
        if ahead == 0:
            ahead = tie_break(s, p) - tie_break(s, best)
        if ahead == 0:
            result |= 1 << p
        elif ahead > 0:
            best = p
            result = 1 << p
    return result
