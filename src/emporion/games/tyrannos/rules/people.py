"""Y7 The people: trust checks, expulsion, agitation."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.codes import DISCARD, MOVE_TO, city_of, emit, number_of, pack, pieces_of
from emporion.games.tyrannos.refusals import (
    ALLOWED,
    MALFORMED,
    NOT_A_VASSAL,
    TOKEN_SUPERFLUOUS,
    TOKENS_NOT_HELD,
    TOO_MUCH_HELP,
    WRONG_NUMBER_OF_TOKENS,
)
from emporion.games.tyrannos.rules.dice import D6
from emporion.games.tyrannos.rules.holdings import (
    become_independent,
    become_vassal,
    drive_out,
    is_living,
    is_new,
    is_residence,
    lose_city,
    own_cities,
    tyrant_of,
)
from emporion.games.tyrannos.rules.tokens import discard_tokens, has_superfluous, parts_of_worth
from emporion.games.tyrannos.state import AGITATE_NOT_LAST, AGITATE_VASSALS, State
from emporion.games.tyrannos.steps import (
    CHECK,
    CHOOSE_RESIDENCE,
    EXPEL,
    LEAVE,
    NO_CITY,
    ROLL_AGITATION,
    ROLL_CHECK,
    pop,
    push,
    step_city,
    step_kind,
    step_seat,
    step_value,
)
from emporion.games.tyrannos.voitheia import points
from emporion.kernel.bits import lowest, size, without_lowest
from emporion.kernel.multiset import holds
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

CHECK_BASE: Final = 8
"""Added to a modifier, so that a step can carry it."""
AGITATOR_AT: Final = 4
HELP_AT: Final = 7
FATED: Final = 1 << 9
"""Of a check that a card of Moira demands, where that makes a difference."""

POINTS_EACH: Final = 3
"""Y7.3 Points of Voitheia for +1 …"""
MOST_HELP: Final = 2
"""… and how much at most."""
DELAY: Final = 3
"""Y7.7 Months after a failure …"""
LONG_DELAY: Final = 6
"""… and after a 2."""

# Y7.1 What a trust check says.
DRIVEN_OUT: Final = 1
UPROAR: Final = 2
DISCONTENT: Final = 3
UNCONVINCED: Final = 4
WARNED: Final = 5
ACCEPTED: Final = 6

# ---------------------------------------------------------------------------------------------------- Y7.1 checks


@rule
def check_value(modifier: int, agitator: int) -> int:
    """What a step of a check carries; `agitator` is a seat or -1."""
    return CHECK_BASE + modifier | agitator + 1 << AGITATOR_AT


@rule
def demand_check(s: State, c: int, modifier: int, agitator: int) -> None:
    """Y7.1 The tyrant of a city takes a trust check before everything else."""
    take_check(s, c, check_value(modifier, agitator))


@rule
def take_check(s: State, c: int, value: int) -> None:
    """Y7.5 None in a city gained this month."""
    if s.owner[c] == 0 or is_new(s, c):
        return
    push(s, ROLL_CHECK, c, tyrant_of(s, c), value)
    push(s, CHECK, c, tyrant_of(s, c), value)


@rule
def demand_fated_check(s: State, c: int, modifier: int) -> None:
    """Y5.4 A check that a card demands: by option it costs nobody the only city."""
    take_check(s, c, check_value(modifier, -1) | FATED * s.last_city_spared)


@rule
def is_only_city(s: State, c: int) -> bool:
    """Whether its tyrant has no other."""
    return s.owner[c] > 0 and size(own_cities(s, tyrant_of(s, c))) == 1


@rule
def cause_of(s: State, c: int, value: int) -> int:
    """Y7.1 The modifier of the cause or of a pending check, the worse."""
    modifier = (value & 15) - CHECK_BASE
    return min(modifier, 1 - s.pending[c]) if s.pending[c] > 0 else modifier


@rule
def check_modifier(s: State, c: int, value: int) -> int:
    """Y7.1 to Y7.4 All that is added to the die."""
    return cause_of(s, c, value) + s.mood[c] - s.doubt[c] + (value >> HELP_AT & 3)


@rule
def trust(face: int, modifier: int) -> int:
    """Y7.1 The result of a check."""
    return max(DRIVEN_OUT, min(ACCEPTED, face + modifier))


@rule
def is_safe_from_agitation(s: State, c: int) -> bool:
    """Y7.7 By option a player's only city, or every residence."""
    if s.agitation_limit == AGITATE_VASSALS:
        return is_residence(s, c)
    return s.agitation_limit == AGITATE_NOT_LAST and is_only_city(s, c)


@rule
def check_result(s: State, c: int, value: int, face: int) -> int:
    """Y7.1; Y5.1 last_city_spared: a card drives nobody out of the only city, but there is an uproar."""
    result = trust(face, check_modifier(s, c, value))
    is_spared = value & FATED != 0 and is_only_city(s, c)
    return UPROAR if result == DRIVEN_OUT and is_spared else result


@rule
def remain_unconvinced(s: State, c: int, result: int) -> None:
    """Y7.1 Results 2 to 4: a check next month, and less tax until then."""
    s.pending[c] = WARNED - result
    s.check_due[c] = s.month + 1
    s.tax_cut[c] = max(s.tax_cut[c], WARNED - result)


@rule
def roll_check(s: State, step: int, face: int) -> None:
    """Y7.1, Y7.4 The check takes over a pending one and uses up the markers."""
    c = step_city(step)
    result = check_result(s, c, step_value(step), face)
    s.pending[c] = 0
    s.mood[c] = 0
    s.doubt[c] = 1 if result == WARNED else 0
    pop(s)
    if result == DRIVEN_OUT:
        lose_trust(s, c, (step_value(step) >> AGITATOR_AT & 7) - 1)
    elif result <= UNCONVINCED:
        remain_unconvinced(s, c, result)


@rule
def lose_trust(s: State, c: int, agitator: int) -> None:
    """Y7.7 A city that an agitator turned becomes his vassal; he need not wait for what he has."""
    if agitator >= 0:
        s.agitate_after[agitator][c] = 0
    drive_out(s, c, agitator)


# ---------------------------------------------------------------------------------------------------- Y7.3 help


@rule
def helps(s: State, p: int, out: Row, n: int) -> int:
    """Y7.3 No help, or tokens for +1 or +2."""
    n = emit(out, n, DISCARD)
    for help in range(1, MOST_HELP + 1):
        n = parts_of_worth(s.hand[p], POINTS_EACH * help, DISCARD, out, n)
    return n


@rule
def help_refusal(s: State, p: int, tokens: int) -> int:
    """Y7.3 No change is given: no token may be superfluous for +1 or for +2."""
    if tokens == 0:
        return ALLOWED
    if not holds(s.hand[p], tokens):
        return TOKENS_NOT_HELD
    help = points(tokens) // POINTS_EACH
    if help == 0:
        return WRONG_NUMBER_OF_TOKENS
    if not has_superfluous(tokens, POINTS_EACH * min(help, MOST_HELP)):
        return ALLOWED
    return TOO_MUCH_HELP if help > MOST_HELP else TOKEN_SUPERFLUOUS


@rule
def help_check(s: State, p: int, step: int, tokens: int) -> None:
    """The roll that lies below is made with what the tokens add."""
    discard_tokens(s, p, tokens)
    help = min(points(tokens) // POINTS_EACH, MOST_HELP)
    pop(s)
    pop(s)
    push(s, ROLL_CHECK, step_city(step), p, step_value(step) | help << HELP_AT)


# ---------------------------------------------------------------------------------------------------- Y7.6 expulsion


@rule
def expel(s: State, step: int) -> None:
    """Y7.6, Y7.7 The tyrant loses the city to who turned it, or to itself; then he must live somewhere."""
    pop(s)
    c = step_city(step)
    p = step_seat(step)
    if tyrant_of(s, c) != p:
        return
    heir = step_value(step) - 1
    was_residence = s.residence[p] == c
    lose_city(s, c)
    if heir >= 0 and is_living(s, heir):
        become_vassal(s, c, heir)
        forgive(s, c)
    else:
        become_independent(s, c)
    if was_residence:
        find_residence(s, p)


@rule
def forgive(s: State, c: int) -> None:
    """**Ruling** a new tyrant answers for nothing that the old one did; what is being built goes on (Y2.2)."""
    s.pending[c] = 0
    s.tax_cut[c] = 0
    s.doubt[c] = 0
    s.mood[c] = 0


@rule
def find_residence(s: State, p: int) -> None:
    """Y7.6 In a vassal of his choice; without one he is out of the game."""
    cities = own_cities(s, p)
    if cities == 0:
        push(s, LEAVE, NO_CITY, p, 0)
    elif size(cities) == 1:
        s.residence[p] = lowest(cities)
    else:
        push(s, CHOOSE_RESIDENCE, NO_CITY, p, 0)


@rule
def residences(s: State, p: int, out: Row, n: int) -> int:
    """Y7.6 The highest city level first, then the fullest treasury: the choice of who does not choose."""
    cities = own_cities(s, p)
    while cities != 0:
        best = lowest(cities)
        rest = without_lowest(cities)
        while rest != 0:
            if is_better_residence(s, lowest(rest), best):
                best = lowest(rest)
            rest = without_lowest(rest)
        n = emit(out, n, pack(MOVE_TO, best, 0, 0))
        cities &= ~(1 << best)
    return n


@rule
def is_better_residence(s: State, c: int, than: int) -> bool:
    if s.city_level[c] != s.city_level[than]:
        return s.city_level[c] > s.city_level[than]
    return s.treasury[c] > s.treasury[than]


# ---------------------------------------------------------------------------------------------------- Y7.7 agitation


@rule
def roll_agitation(s: State, step: int, face: int) -> None:
    """Y7.7 After any failure the same two wait; a city that gives in forgets it."""
    pop(s)
    c = step_city(step)
    p = step_seat(step)
    s.agitate_after[p][c] = s.month + (LONG_DELAY if face == 2 else DELAY)
    if face == D6:
        lose_trust(s, c, p)
    elif face >= 3:
        demand_check(s, c, 3 - face, p)


# ---------------------------------------------------------------------------------------------------- the chapter


@rule
def people_proceed(s: State, step: int) -> None:
    if step_kind(step) == EXPEL:
        expel(s, step)


@rule
def people_stale(s: State, step: int) -> bool:
    """A check of who rules no longer, or who has nothing to help himself with."""
    kind = step_kind(step)
    p = step_seat(step)
    if kind == CHECK:
        return tyrant_of(s, step_city(step)) != p or s.hand[p] == 0
    if kind == ROLL_CHECK:
        return tyrant_of(s, step_city(step)) != p
    if kind == ROLL_AGITATION:
        return s.owner[step_city(step)] == 0 or tyrant_of(s, step_city(step)) == p
    return not is_living(s, p) or s.residence[p] >= 0


@rule
def people_kinds(s: State, p: int, step: int) -> int:
    return 1 << DISCARD if step_kind(step) == CHECK else 1 << MOVE_TO


@rule
def people_actions(s: State, p: int, step: int, kind: int, reduced: int, out: Row, n: int) -> int:
    return helps(s, p, out, n) if kind == DISCARD else residences(s, p, out, n)


@rule
def people_refusal(s: State, p: int, step: int, action: int) -> int:
    if step_kind(step) == CHECK:
        return help_refusal(s, p, pieces_of(action)) if city_of(action) == 0 else MALFORMED
    if action != pack(MOVE_TO, city_of(action), 0, 0):
        return MALFORMED
    return ALLOWED if own_cities(s, p) >> city_of(action) & 1 == 1 else NOT_A_VASSAL


@rule
def people_apply(s: State, p: int, step: int, action: int) -> None:
    if step_kind(step) == CHECK:
        help_check(s, p, step, pieces_of(action))
    else:
        pop(s)
        s.residence[p] = city_of(action)


@rule
def people_chance(s: State, step: int, action: int) -> None:
    if step_kind(step) == ROLL_CHECK:
        roll_check(s, step, number_of(action))
    else:
        roll_agitation(s, step, number_of(action))
