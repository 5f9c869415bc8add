"""Y9.7, Y9.8 Plans of a round: Voitheia that are played, and whom each grouping attacks."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.codes import (
    PLAN,
    PLAYED_AT,
    SUPPORTS_AT,
    TARGETS_AT,
    emit,
    played_of,
    supported_by,
    target_of,
)
from emporion.games.tyrannos.refusals import (
    ALLOWED,
    NOT_PLAYABLE,
    NOT_SO_MANY_ATTACKS,
    NOT_THIS_SUPPORT,
    NOT_THIS_TARGET,
)
from emporion.games.tyrannos.rules.armies import clear_round, commanded_by, depth_of, force_of, groupings, is_punic
from emporion.games.tyrannos.rules.holdings import begin_group
from emporion.games.tyrannos.state import GROUPINGS, PLACED, SIDES, State
from emporion.games.tyrannos.steps import END_ROUND, NO_CITY, NO_SEAT, PLANS, ROLL_ATTACK, push
from emporion.games.tyrannos.voitheia import HELMETS, SHIELDS, SWORDS, points_of, symbol_of
from emporion.kernel.bits import lowest, nth, size, without_lowest
from emporion.kernel.multiset import one
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

# What END_ROUND comes to: its value.
LOSSES: Final = 0
RESERVES: Final = 1


@rule
def begin_round(s: State) -> None:
    """Y9.7, Y9.8 Forces are those of the round's start; commanders with a choice plan in secret."""
    seats = 0
    for side in range(SIDES):
        clear_round(s, side)
        for g in range(GROUPINGS):
            s.force[side][g] = force_of(s, side, g)
        if s.commander[side] >= 0 and has_choice(s, side):
            seats |= 1 << s.commander[side]
    begin_group(s, seats)
    if seats != 0:
        push(s, PLANS, NO_CITY, NO_SEAT, 0)
    else:
        begin_attacks(s)


@rule
def rank(standing: int, g: int) -> int:
    """Y9.7 The place of a grouping in its row, where gaps have closed up."""
    return size(standing & (1 << g) - 1)


@rule
def may_attack(s: State, side: int, g: int, target: int) -> bool:
    """Y9.7 The one it faces; without an opposite, any.

    **Ruling** An enemy without an opposite of his own faces every grouping of the shorter row: each of them may answer
    him instead.
    """
    own = groupings(s, side)
    enemy = groupings(s, 1 - side)
    if own >> g & 1 == 0 or enemy >> target & 1 == 0:
        return False
    i = rank(own, g)
    j = rank(enemy, target)
    return i == j or i >= size(enemy) or j >= size(own)


@rule
def may_support(s: State, side: int, g: int, neighbour: int) -> bool:
    """Y9.7 support=join: a grouping without an opposite may support the one beside it in the row."""
    own = groupings(s, side)
    enemy = groupings(s, 1 - side)
    if s.support_joins == 0 or enemy == 0 or own >> g & 1 == 0 or own >> neighbour & 1 == 0:
        return False
    return rank(own, g) >= size(enemy) and abs(rank(own, g) - rank(own, neighbour)) == 1


@rule
def support_of(s: State, side: int, g: int) -> int:
    """Y9.7 Lines of the groupings that support an attack."""
    lines = 0
    for h in range(GROUPINGS):
        if s.backs[side][h] == g + 1:
            lines += depth_of(s, side, h)
    return lines


@rule
def playable(s: State, side: int) -> int:
    """Y9.8 Voitheia under standing groupings, as a set of places."""
    standing = groupings(s, side)
    slots = 0
    for i in range(PLACED):
        if s.placed_token[side][i] != 0 and standing >> s.placed_under[side][i] & 1 == 1:
            slots |= 1 << i
    return slots


@rule
def attacks(s: State, side: int, played: int) -> int:
    """Y9.7, Y9.8 Each grouping attacks once, as far as the pool goes; each token played adds an attack at once."""
    return min(s.pool[side] + size(played), size(groupings(s, side)))


@rule
def has_choice(s: State, side: int) -> bool:
    if playable(s, side) != 0:
        return True
    n = attacks(s, side, 0)
    if n == 0:
        return False
    if n < size(groupings(s, side)):
        return True
    for g in range(GROUPINGS):
        if target_count(s, side, g) > 1 or can_support(s, side, g):
            return True
    return False


@rule
def can_support(s: State, side: int, g: int) -> bool:
    for neighbour in range(GROUPINGS):
        if may_support(s, side, g, neighbour):
            return True
    return False


@rule
def target_count(s: State, side: int, g: int) -> int:
    n = 0
    for target in range(GROUPINGS):
        if may_attack(s, side, g, target):
            n += 1
    return n


@rule
def plan_refusal(s: State, p: int, action: int) -> int:
    side = commanded_by(s, p)
    played = played_of(action)
    if played & ~playable(s, side) != 0:
        return NOT_PLAYABLE
    if not are_neighbours(s, side, action):
        return NOT_THIS_SUPPORT
    return aims_refusal(s, side, action, attacks(s, side, played))


@rule
def are_neighbours(s: State, side: int, action: int) -> bool:
    """Y9.7 Whether everyone who supports somebody may."""
    for g in range(GROUPINGS):
        if supported_by(action, g) != 0 and not may_support(s, side, g, supported_by(action, g) - 1):
            return False
    return True


@rule
def aims_refusal(s: State, side: int, action: int, wanted: int) -> int:
    """Y9.7 Whom the groupings attack, and how many do: who supports does not, and only an attack is supported."""
    n = 0
    free = size(groupings(s, side))
    for g in range(GROUPINGS):
        target = target_of(action, g)
        supported = supported_by(action, g)
        if supported != 0:
            free -= 1
            if target != 0 or target_of(action, supported - 1) == 0:
                return NOT_THIS_SUPPORT
        if target != 0:
            n += 1
            if not may_attack(s, side, g, target - 1):
                return NOT_THIS_TARGET
    return ALLOWED if n == min(wanted, free) else NOT_SO_MANY_ATTACKS


@rule
def plans(s: State, p: int, reduced: int, out: Row, n: int) -> int:
    """Every plan; reduced: of equal tokens under one grouping the first is played first."""
    side = commanded_by(s, p)
    slots = playable(s, side)
    for played in range(1 << PLACED):
        if played & ~slots != 0 or (reduced != 0 and skips_equal(s, side, slots, played)):
            continue
        n = plans_playing(s, side, played, out, n)
    return n


@rule
def plans_playing(s: State, side: int, played: int, out: Row, n: int) -> int:
    """Those with these tokens, without support first."""
    wanted = attacks(s, side, played)
    for supports in range(1 << 2 * GROUPINGS if s.support_joins != 0 else 1):
        plan = PLAN | played << PLAYED_AT | supports << SUPPORTS_AT
        if not are_neighbours(s, side, plan):
            continue
        for targets in range(1 << 2 * GROUPINGS):
            if aims_refusal(s, side, plan | targets << TARGETS_AT, wanted) == ALLOWED:
                n = emit(out, n, plan | targets << TARGETS_AT)
    return n


@rule
def skips_equal(s: State, side: int, slots: int, played: int) -> bool:
    """Whether a token is played while an equal one before it is not."""
    for i in range(PLACED):
        for j in range(i):
            if played >> i & 1 == 1 and played >> j & 1 == 0 and slots >> j & 1 == 1 and is_equal(s, side, i, j):
                return True
    return False


@rule
def is_equal(s: State, side: int, i: int, j: int) -> bool:
    return (
        s.placed_token[side][i] == s.placed_token[side][j]
        and s.placed_under[side][i] == s.placed_under[side][j]
        and s.placed_from[side][i] == s.placed_from[side][j]
    )


@rule
def engine_plan(s: State, side: int) -> int:
    """Y10.1 The strongest token at once; each grouping attacks the one it faces, else the first that it may."""
    played = strongest_slot(s, side)
    action = PLAN | played << PLAYED_AT
    left = attacks(s, side, played)
    for g in range(GROUPINGS):
        target = usual_target(s, side, g)
        if left > 0 and target > 0:
            action |= target << TARGETS_AT + 2 * g
            left -= 1
    return action


@rule
def strongest_slot(s: State, side: int) -> int:
    """The place of the token with most symbols, as a set; among equals the first."""
    slots = playable(s, side)
    best = 0
    most = 0
    while slots != 0:
        i = lowest(slots)
        if points_of(s.placed_token[side][i] - 1) > most:
            best = 1 << i
            most = points_of(s.placed_token[side][i] - 1)
        slots = without_lowest(slots)
    return best


@rule
def usual_target(s: State, side: int, g: int) -> int:
    """The grouping + 1 that stands opposite, else the first; 0 for none."""
    if groupings(s, side) >> g & 1 == 0:
        return 0
    enemy = groupings(s, 1 - side)
    i = rank(groupings(s, side), g)
    if enemy == 0:
        return 0
    return nth(enemy, i) + 1 if i < size(enemy) else lowest(enemy) + 1


@rule
def begin_attacks(s: State) -> None:
    """Y9.8 Plans are revealed together."""
    for side in range(SIDES):
        p = s.commander[side]
        planned = s.choice[p] if p >= 0 else 0
        carry_out_plan(s, side, planned if planned != 0 else engine_plan(s, side))
        if p >= 0:
            s.choice[p] = 0
    next_attack(s, 0)


@rule
def carry_out_plan(s: State, side: int, action: int) -> None:
    played = played_of(action)
    while played != 0:
        play_token(s, side, lowest(played))
        played = without_lowest(played)
    for g in range(GROUPINGS):
        s.aims[side][g] = target_of(action, g)
        s.backs[side][g] = supported_by(action, g)
        if target_of(action, g) != 0:
            s.pool[side] -= 1


@rule
def play_token(s: State, side: int, i: int) -> None:
    """Y9.8, Y9.13 A token adds its symbols and an attack; it is discarded, the Phoenicians' goes back to theirs."""
    token = s.placed_token[side][i] - 1
    g = s.placed_under[side][i]
    if symbol_of(token) == SWORDS:
        s.swords[side][g] += points_of(token)
    elif symbol_of(token) == SHIELDS:
        s.shields[side][g] += points_of(token)
    elif symbol_of(token) == HELMETS:
        s.helmets[side] += points_of(token)
    if is_punic(s, side):
        s.punic_hand += one(token)
    else:
        s.token_discards += one(token)
    s.placed_token[side][i] = 0
    s.pool[side] += 1


@rule
def next_attack(s: State, first: int) -> None:
    """The attacker's groupings first, then the defender's; then the round ends."""
    for i in range(first, SIDES * GROUPINGS):
        if s.aims[i // GROUPINGS][i % GROUPINGS] != 0:
            push(s, ROLL_ATTACK, NO_CITY, NO_SEAT, i)
            return
    push(s, END_ROUND, NO_CITY, NO_SEAT, LOSSES)
