"""Y10 The Phoenicians: their army, their commander, and what their victory or their defeat brings."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.cities import GREEK
from emporion.games.tyrannos.codes import BY_MONEY, BY_NOTHING, CHOOSE, emit, number_of, pack, pieces_of, second_of
from emporion.games.tyrannos.refusals import ALLOWED, MALFORMED, NOT_THIS_BRANCH
from emporion.games.tyrannos.rules.armies import call_to_arms, side_cities
from emporion.games.tyrannos.rules.holdings import (
    MINA,
    charge,
    destroy_city,
    earn,
    is_independent,
    is_living,
    living,
    lower_to_first,
    spend,
    tyrant_of,
    wealth,
)
from emporion.games.tyrannos.state import ATTACKER, DEFENDER, State
from emporion.games.tyrannos.steps import (
    DRAW_COMMANDER,
    DRAW_PUNIC,
    INVADE,
    MUSTER,
    NO_CITY,
    NO_SEAT,
    ROLL_RANSOM,
    ROLL_TRIBUTE,
    TRIBUTE,
    pop,
    push,
    step_city,
    step_kind,
    step_value,
)
from emporion.kernel.bits import lowest, size, without_lowest
from emporion.kernel.multiset import total
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

PUNIC_VOITHEIA: Final = 6
SUM: Final = 30 * MINA
"""Y10.2, Y10.3 For each point of the die."""
FACE_BITS: Final = 7
ASKED_AT: Final = 3
"""What TRIBUTE carries: the face that was rolled, and who was asked already."""

# ---------------------------------------------------------------------------------------------------- Y10.1 the army


@rule
def invade(s: State, c: int) -> None:
    """Y10.1 The army of Motye and Panormos; Y10.2 the target has all the help of a war."""
    call_to_arms(s, c, -1)
    push(s, MUSTER, NO_CITY, NO_SEAT, 0)


@rule
def summon_tokens(s: State) -> None:
    """Y10.1 Six Voitheia; **Ruling** a bag with fewer is refilled with the discards before they are drawn."""
    if total(s.token_bag) < PUNIC_VOITHEIA:
        s.token_bag += s.token_discards
        s.token_discards = 0
    if s.token_bag != 0:
        push(s, DRAW_PUNIC, NO_CITY, NO_SEAT, 0)


@rule
def summon_commander(s: State) -> None:
    """Y10.1 One of those who are not on the target's side, else nobody: the engine."""
    seats = punic_candidates(s)
    s.commander[ATTACKER] = lowest(seats) if size(seats) == 1 else -1
    if size(seats) > 1:
        push(s, DRAW_COMMANDER, NO_CITY, NO_SEAT, 0)


@rule
def punic_candidates(s: State) -> int:
    return living(s) & ~(s.helpers[DEFENDER] | 1 << s.principal[DEFENDER])


# ---------------------------------------------------------------------------------------------------- Y10.2 victory


@rule
def settle_invasion(s: State) -> None:
    """Y10.2 A win over a lone city razes it, one over several is paid for by each; Y10.3 a defeat costs a ransom."""
    if s.winner == DEFENDER:
        push(s, ROLL_RANSOM, NO_CITY, NO_SEAT, 0)
    elif s.winner == ATTACKER:
        cities = side_cities(s, DEFENDER)
        if size(cities) == 1:
            destroy_city(s, lowest(cities))
        else:
            demand_tribute(s, cities)


@rule
def demand_tribute(s: State, cities: int) -> None:
    """Y10.2 Of one city after the other, the first by number first."""
    for c in range(GREEK - 1, -1, -1):
        if cities >> c & 1 == 1:
            push(s, ROLL_TRIBUTE, c, NO_SEAT, 0)


@rule
def roll_tribute(s: State, c: int, face: int) -> None:
    """Y10.2 The city falls to the first level in both sectors and pays.

    **Ruling** an independent city pays out of its own treasury, if that is enough.
    """
    if is_independent(s, c) and s.treasury[c] >= SUM * face:
        spend(s, c, SUM * face)
    else:
        ask_tribute(s, c, face, 0)
    if s.standing >> c & 1 == 1:
        lower_to_first(s, c)


@rule
def ask_tribute(s: State, c: int, face: int, asked: int) -> None:
    """Y10.2 The next player who can pay is asked; when nobody is left, the city is razed."""
    p = next_payer(s, c, SUM * face, asked)
    if p < 0:
        destroy_city(s, c)
    else:
        push(s, TRIBUTE, c, p, face | (asked | 1 << p) << ASKED_AT)


@rule
def next_payer(s: State, c: int, sum: int, asked: int) -> int:
    """**Ruling** the city's tyrant first, then the target's, then who helped, by seat; -1 for nobody."""
    first = tyrant_of(s, c)
    target = s.principal[DEFENDER]
    if first >= 0 and can_pay(s, first, sum, asked):
        return first
    if can_pay(s, target, sum, asked):
        return target
    for p in range(s.players):
        if s.helpers[DEFENDER] >> p & 1 == 1 and can_pay(s, p, sum, asked):
            return p
    return -1


@rule
def can_pay(s: State, p: int, sum: int, asked: int) -> bool:
    return asked >> p & 1 == 0 and is_living(s, p) and wealth(s, p) >= sum


@rule
def answer_tribute(s: State, p: int, step: int, action: int) -> None:
    c = step_city(step)
    face = step_value(step) & FACE_BITS
    if number_of(action) == BY_MONEY:
        charge(s, p, SUM * face, NO_CITY)
    else:
        ask_tribute(s, c, face, step_value(step) >> ASKED_AT)


# ---------------------------------------------------------------------------------------------------- Y10.3 defeat


@rule
def roll_ransom(s: State, face: int) -> None:
    """Y10.3 To every city of the army; the target's earlier victories over the Phoenicians add to the die."""
    sum = SUM * (face + s.punic_defeats[s.target - 1])
    cities = side_cities(s, DEFENDER)
    while cities != 0:
        c = lowest(cities)
        earn(s, c, sum)
        s.punic_defeats[c] += 1
        cities = without_lowest(cities)


# ---------------------------------------------------------------------------------------------------- the chapter


@rule
def phoenicians_proceed(s: State, step: int) -> None:
    pop(s)
    if step_kind(step) == INVADE:
        invade(s, step_city(step))


@rule
def phoenicians_kinds(s: State, p: int, step: int) -> int:
    return 1 << CHOOSE


@rule
def phoenicians_actions(s: State, p: int, step: int, kind: int, reduced: int, out: Row, n: int) -> int:
    n = emit(out, n, pack(CHOOSE, 0, 0, BY_MONEY))
    return emit(out, n, pack(CHOOSE, 0, 0, BY_NOTHING))


@rule
def phoenicians_refusal(s: State, p: int, step: int, action: int) -> int:
    branch = number_of(action)
    if action != pack(CHOOSE, 0, 0, branch):
        return MALFORMED
    return ALLOWED if branch == BY_MONEY or branch == BY_NOTHING else NOT_THIS_BRANCH


@rule
def phoenicians_apply(s: State, p: int, step: int, action: int) -> None:
    pop(s)
    answer_tribute(s, p, step, action)


@rule
def phoenicians_chance(s: State, step: int, action: int) -> None:
    pop(s)
    kind = step_kind(step)
    if kind == DRAW_COMMANDER:
        s.commander[ATTACKER] = second_of(action)
    elif kind == DRAW_PUNIC:
        s.punic_hand = pieces_of(action)
        s.token_bag -= pieces_of(action)
    elif kind == ROLL_TRIBUTE:
        roll_tribute(s, step_city(step), number_of(action))
    else:
        roll_ransom(s, number_of(action))
