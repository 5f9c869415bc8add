"""Information-set Monte-Carlo tree search on the kernel.

Every visit draws anew what the searching seat cannot know (`redraw`), walks down a tree of the seat's own decisions,
and lets the other seats, and its own beyond the tree, follow a policy until a horizon, where the position is appraised.
A node stands for the seat's own actions up to there, whatever chance and the others did in between; an action that is
possible only in some of the drawn worlds is a child like any other and is chosen only where it is possible.

The tree is an array of records. A visit allocates nothing and holds no lock; visits are made in lots, so that a clock
outside of the kernel can stop them.
"""

# mypy: disable-error-code="empty-body"
from __future__ import annotations

from typing import Annotated, Final

from emporion.bots.chances import CERTAIN, decay, shared_victory
from emporion.bots.playing import Notes, policy_action
from emporion.engine.participants import CHANCE
from emporion.engine.play import SEATS_MOST, chance_action, winners
from emporion.engine.slots import State, apply, awaited, redraw, score, seat_count
from emporion.kernel.bits import lowest
from emporion.kernel.record import Grid, Pool, Row, i32, i64
from emporion.kernel.rule import rule, slot

DEPTH: Final = 64
"""Most own decisions on one way down the tree."""
POINT: Final = 100
"""Expected points are counted in hundredths."""
POINTS_FOR_CHANCE: Final = 10
"""A point counts as much as a thousandth of winning: so many hundredths of a point for a ten-thousandth."""
POINTS_AT: Final = SEATS_MOST
APPRAISAL: Final = 2 * SEATS_MOST
"""Length of a row that an appraisal is written to: chances of the seats, then their expected points."""

# How a search is set, and how far it has come: places in the row `plan`.
SEAT: Final = 0
POLICY: Final = 1
"""What the other seats follow."""
EXPLORE: Final = 2
"""How much weight what is promising but untried has, in hundredths."""
SHARPNESS: Final = 3
"""A proposal worth so much less than the best is e times less promising."""
CAUTION: Final = 4
"""How much worse than its parent an untried action is taken to be."""
FLAT: Final = 5
"""1: no tree, the visits go round the seat's actions in turn (for comparison)."""
USED: Final = 6
"""Nodes in use."""
LEARNED: Final = 7
"""1: positions are appraised with learned weights."""
FORCED: Final = 8
"""The action that every visit begins with; 0 leaves the choice to the search."""
AHEAD: Final = 9
"""How far a visit looks, in the measure of the game."""
PLAN: Final = 10

NOBODY: Final = -1
"""As plan[SEAT]: nobody searches, nothing is drawn anew, all seats follow the policy."""


DOUBT: Final = 2
"""An action is judged as if it had been tried so often before, and had done as an untried one is taken to do: one
unlucky visit does not rule it out."""


class Node:
    action: Annotated[int, i64]
    value: Annotated[int, i64]
    """Sum over the visits of the seat's chance of winning."""
    points: Annotated[int, i64]
    """… and of its expected points."""
    visits: Annotated[int, i32]
    child: Annotated[int, i32]
    sibling: Annotated[int, i32]


@slot
def weigh(s: State, who: int, note: Notes, rng: Row) -> None:
    """List what a seat might do in `note.action`, each with its `note.worth`; `note.proposals` says how many."""


@slot
def at_horizon(s: State, root: State, ahead: int) -> bool:
    """Whether a search that began at the root, and looks so far ahead, looks no further than here."""


@slot
def appraise(s: State, note: Notes, weights: Row, learned: int, out: Row) -> None:
    """The seats' chances of winning and expected points in a position that is not over."""


@slot
def offers_heard(s: State, who: int) -> int:
    """If a seat is asked about an offer: how many were made in this turn, this one included; else 0.

    The count, and who has answered already, is taken out of the state: the same offer again leaves the same state.
    """


@rule
def propose(note: Notes, action: int, worth: int) -> None:
    """Put an action among those to choose from."""
    if note.proposals < len(note.action):
        note.action[note.proposals] = action
        note.worth[note.proposals] = worth
        note.proposals += 1


@rule
def weigh_at(states: Pool[State], i: int, who: int, notes: Pool[Notes], rng: Row) -> int:
    """How many actions a seat weighs; they are in its notes."""
    weigh(states[i], who, notes[who], rng)
    count: int = notes[who].proposals
    return count


@rule
def question_at(states: Pool[State], who: int, rng: Row) -> int:
    """How many offers a seat was asked about in this turn; if any, states[1] becomes its question, which is the same
    whenever the seat is asked the same, knows the same, and the generator is the same."""
    states[1] = states[0]
    heard = offers_heard(states[1], who)
    if heard > 0:
        redraw(states[1], who, rng)
    return heard


@rule
def search(
    states: Pool[State],
    nodes: Pool[Node],
    notes: Pool[Notes],
    plan: Row,
    weights: Row,
    visits: int,
    pieces: Grid,
    path: Row,
    out: Row,
    rng: Row,
) -> int:
    """Make visits from states[0]; how many were made before the tree was full. states[1] is worked on, `notes` has a
    record for each seat. When a search begins, plan[USED] must be 1 and nodes[0] blank. `out` has what the last visit
    was worth to each seat."""
    for done in range(visits):
        if plan[USED] + DEPTH >= len(nodes):
            return done
        states[1] = states[0]
        if plan[SEAT] != NOBODY:
            redraw(states[1], plan[SEAT], rng)
        length = visit(states, nodes, notes, plan, pieces, path, rng)
        conclude(states[1], notes, plan, weights, out)
        if plan[SEAT] != NOBODY:
            learn(nodes, path, length, out[plan[SEAT]], out[POINTS_AT + plan[SEAT]])
    return visits


@rule
def visit(
    states: Pool[State], nodes: Pool[Node], notes: Pool[Notes], plan: Row, pieces: Grid, path: Row, rng: Row
) -> int:
    """Play states[1] from the root to the horizon; the length of the way through the tree."""
    s = states[1]
    node = 0
    length = 0
    in_tree = True
    waiting = awaited(s)
    while waiting != 0:
        who = lowest(waiting)
        if who == CHANCE:
            apply(s, who, chance_action(s, rng, pieces))
        elif who == plan[SEAT] and in_tree:
            if length == 0 and plan[FORCED] != 0:
                node = grown_child(nodes, node, plan[FORCED], plan)
            else:
                weigh(s, who, notes[who], rng)
                node = chosen_child(nodes, node, notes[who], plan)
            path[length] = node
            length += 1
            in_tree = nodes[node].visits > 0 and plan[FLAT] == 0 and length < DEPTH
            apply(s, who, nodes[node].action)
        else:
            apply(s, who, policy_action(s, who, plan[POLICY], notes[who], rng))
        if at_horizon(s, states[0], plan[AHEAD]):
            return length
        waiting = awaited(s)
    return length


@rule
def conclude(s: State, notes: Pool[Notes], plan: Row, weights: Row, out: Row) -> None:
    """What the end of a visit is worth to each seat."""
    if awaited(s) != 0:
        appraise(s, notes[0], weights, plan[LEARNED], out)
        return
    score(s, out)
    won = winners(s, out)
    for p in range(seat_count(s)):
        out[POINTS_AT + p] = out[p] * POINT
    shared_victory(won, seat_count(s), out)


@rule
def learn(nodes: Pool[Node], path: Row, length: int, value: int, points: int) -> None:
    nodes[0].visits += 1
    nodes[0].value += value
    nodes[0].points += points
    for i in range(length):
        node = path[i]
        nodes[node].visits += 1
        nodes[node].value += value
        nodes[node].points += points


# ---------------------------------------------------------------------------------------------------- choosing


@rule
def chosen_child(nodes: Pool[Node], node: int, note: Notes, plan: Row) -> int:
    """The child for the proposal that promises most."""
    best = fewest_visits(nodes, node, note) if plan[FLAT] == 1 else most_promising(nodes, node, note, plan)
    return grown_child(nodes, node, note.action[best], plan)


@rule
def grown_child(nodes: Pool[Node], node: int, action: int, plan: Row) -> int:
    """The child for an action; it is made if it was not there."""
    child = child_for(nodes, node, action)
    if child == 0:
        child = plan[USED]
        plan[USED] += 1
        nodes[child].action = action
        nodes[child].value = 0
        nodes[child].points = 0
        nodes[child].visits = 0
        nodes[child].child = 0
        nodes[child].sibling = nodes[node].child
        nodes[node].child = child
    return child


@rule
def child_for(nodes: Pool[Node], node: int, action: int) -> int:
    child: int = nodes[node].child
    while child != 0 and nodes[child].action != action:
        child = nodes[child].sibling
    return child


@rule
def fewest_visits(nodes: Pool[Node], node: int, note: Notes) -> int:
    """Flat: whichever was tried least."""
    best = 0
    fewest = 1 << 30
    for i in range(note.proposals):
        child = child_for(nodes, node, note.action[i])
        visits = nodes[child].visits if child != 0 else 0
        if visits < fewest:
            fewest = visits
            best = i
    return best


@rule
def most_promising(nodes: Pool[Node], node: int, note: Notes, plan: Row) -> int:
    """The balance of what has proved good and what looks good but is little tried (PUCT)."""
    highest = note.worth[0]
    for i in range(1, note.proposals):
        highest = max(highest, note.worth[i])
    total = 0
    for i in range(note.proposals):
        total += decay(highest - note.worth[i], plan[SHARPNESS])
    visits = nodes[node].visits
    untried = max(0, total_use(nodes[node]) // max(1, visits) - plan[CAUTION])
    reach = plan[EXPLORE] * CERTAIN // 100 * square_root(visits + 1)
    best = 0
    most = -1
    for i in range(note.proposals):
        promise = reach * decay(highest - note.worth[i], plan[SHARPNESS]) // total
        child = child_for(nodes, node, note.action[i])
        if child == 0:
            promise += untried
        else:
            tries = nodes[child].visits
            promise = promise // (1 + tries) + (total_use(nodes[child]) + DOUBT * untried) // (tries + DOUBT)
        if promise > most:
            most = promise
            best = i
    return best


@rule
def total_use(node: Node) -> int:
    """What all visits of a node were good for: chances of winning, and a little for points, so that a lost game is
    played well, too."""
    use: int = node.value + node.points // POINTS_FOR_CHANCE
    return use


@rule
def square_root(number: int) -> int:
    """The whole part of a square root."""
    root = 1
    while root * root <= number:
        root += 1
    return root - 1
