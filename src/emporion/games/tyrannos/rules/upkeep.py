"""Y6.1 Upkeep: taxes and costs of every city, and what the people say to it."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.codes import (
    GIVE_WAY,
    HEAVY,
    IMPOSE,
    LIGHT,
    NORMAL,
    PAY_COSTS,
    REFUSE_COSTS,
    TAX,
    city_of,
    emit,
    kind_of,
    number_of,
    pack,
    second_of,
)
from emporion.games.tyrannos.refusals import ALLOWED, CITY_IDLE, MALFORMED, NOT_THIS_CITY, UPKEEP_OVER
from emporion.games.tyrannos.rules.dice import D4
from emporion.games.tyrannos.rules.holdings import (
    MINA,
    SMALL,
    charge,
    earn,
    is_idle,
    is_living,
    own_cities,
    spend,
    tyrant_of,
    wealth,
)
from emporion.games.tyrannos.rules.people import demand_check
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import (
    BOOK_TAX,
    COSTS,
    HEAVY_ANSWER,
    NO_CITY,
    ROLL_COSTS,
    ROLL_HEAVY,
    UPKEEP,
    pop,
    push,
    step_city,
    step_kind,
    step_seat,
)
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

IMPOSED: Final = 4
"""A regime that no player chooses outright: the heavy one, against the people's answer."""
BASE_COSTS: Final = 10
COSTS_EACH: Final = 5
"""Mine for each point of the die."""

# ---------------------------------------------------------------------------------------------------- sums


@rule
def full_tax(s: State, c: int) -> int:
    """Y6.1 Drachmas by the regime; Y5.4 a bad harvest halves them. What the people hold back (Y7.1) comes later."""
    tax = s.tax_per_level * MINA * s.city_level[c]
    if s.regime == LIGHT:
        tax //= 2
    elif s.regime != NORMAL:
        tax *= 2
    return tax // 2 if s.half_tax >> c & 1 == 1 else tax


@rule
def held_back(tax: int, cut: int) -> int:
    """Y7.1 A tenth, a quarter or half of a tax."""
    if cut == 1:
        return tax // 10
    if cut == 2:
        return tax // 4
    return tax // 2 if cut == 3 else 0


@rule
def can_pay_costs(s: State, p: int, c: int) -> bool:
    """Y6.1 (3), Y3.2 From the city itself; by option from all own cities."""
    treasury = wealth(s, p) if s.treasury_transfers != 0 else s.treasury[c]
    return treasury + full_tax(s, c) >= s.costs * MINA


# ---------------------------------------------------------------------------------------------------- the steps


@rule
def cities_to_keep(s: State, p: int) -> int:
    """Own cities whose upkeep is still to come this month, as a set."""
    return own_cities(s, p) & ~s.idle & ~s.upkept


@rule
def levy_tax(s: State, c: int, p: int, regime: int) -> None:
    """Y6.1 (1) The regime. Light taxes are remembered, heavy ones are asked for."""
    s.upkept |= 1 << c
    s.regime = regime
    s.costs = 0
    s.costs_paid = 0
    if regime == HEAVY:
        push(s, ROLL_HEAVY, c, p, 0)
        return
    if regime == LIGHT:
        s.mood[c] += 1
    meet_costs(s, c, p)


@rule
def roll_heavy(s: State, c: int, p: int, face: int) -> None:
    """Y6.1 (1) Only with a 4 the people agree."""
    if face == D4:
        meet_costs(s, c, p)
    else:
        push(s, HEAVY_ANSWER, c, p, 0)


@rule
def answer_people(s: State, c: int, p: int, kind: int) -> None:
    """Y6.1 (1) Giving way leaves the normal tax and the marker of Y7.4."""
    if kind == IMPOSE:
        s.regime = IMPOSED
    else:
        s.regime = NORMAL
        s.doubt[c] = 1
    meet_costs(s, c, p)


@rule
def meet_costs(s: State, c: int, p: int) -> None:
    """Y6.1 (2), unless an event took the costs away (Y5.4)."""
    if s.no_costs >> c & 1 == 1:
        face_people(s, c, p)
    else:
        push(s, ROLL_COSTS, c, p, 0)


@rule
def roll_costs(s: State, c: int, p: int, face: int) -> None:
    """Y6.1 (2), (3) Who cannot pay is not asked."""
    s.costs = BASE_COSTS + COSTS_EACH * face + s.extra_costs[c]
    if can_pay_costs(s, p, c):
        push(s, COSTS, c, p, 0)
    else:
        face_people(s, c, p)


@rule
def face_people(s: State, c: int, p: int) -> None:
    """Y6.1 (4) One check for whatever causes there are, then the tax. A pending check brings its own modifier."""
    push(s, BOOK_TAX, c, p, 0)
    is_due = s.pending[c] > 0 and s.check_due[c] <= s.month
    if is_due or s.regime == IMPOSED or s.costs > s.costs_paid:
        demand_check(s, c, 0, -1)


@rule
def book_tax(s: State, c: int, p: int) -> None:
    """Y6.1 (5) The tax, reduced by Y7.1, less the costs that were paid; the treasury never falls below 0."""
    tax = full_tax(s, c)
    net = (tax - held_back(tax, s.tax_cut[c])) // SMALL * SMALL - s.costs_paid * MINA
    s.tax_cut[c] = 0
    if net >= 0:
        earn(s, c, net)
        return
    own = min(-net, s.treasury[c])
    spend(s, c, own)
    if s.treasury_transfers != 0:
        charge(s, p, -net - own, NO_CITY)


# ---------------------------------------------------------------------------------------------------- the chapter


@rule
def upkeep_proceed(s: State, step: int) -> None:
    """BOOK_TAX; who lost the city meanwhile books nothing."""
    pop(s)
    if tyrant_of(s, step_city(step)) == step_seat(step):
        book_tax(s, step_city(step), step_seat(step))


@rule
def upkeep_stale(s: State, step: int) -> bool:
    """No city left to look after, or a city that was lost."""
    p = step_seat(step)
    if step_kind(step) == UPKEEP:
        return not is_living(s, p) or cities_to_keep(s, p) == 0
    return tyrant_of(s, step_city(step)) != p


@rule
def upkeep_kinds(s: State, p: int, step: int) -> int:
    if step_kind(step) == UPKEEP:
        return 1 << TAX
    if step_kind(step) == HEAVY_ANSWER:
        return 1 << IMPOSE | 1 << GIVE_WAY
    return 1 << PAY_COSTS | 1 << REFUSE_COSTS


@rule
def upkeep_actions(s: State, p: int, step: int, kind: int, reduced: int, out: Row, n: int) -> int:
    if kind != TAX:
        return emit(out, n, pack(kind, step_city(step), 0, 0))
    cities = cities_to_keep(s, p)
    while cities != 0:
        for regime in range(NORMAL, HEAVY + 1):
            n = emit(out, n, pack(TAX, lowest(cities), regime, 0))
        cities = 0 if reduced != 0 else without_lowest(cities)
    return n


@rule
def upkeep_refusal(s: State, p: int, step: int, action: int) -> int:
    c = city_of(action)
    if kind_of(action) != TAX:
        return ALLOWED if action == pack(kind_of(action), step_city(step), 0, 0) else MALFORMED
    if action != pack(TAX, c, second_of(action), 0) or not NORMAL <= second_of(action) <= HEAVY:
        return MALFORMED
    if tyrant_of(s, c) != p:
        return NOT_THIS_CITY
    if is_idle(s, c):
        return CITY_IDLE
    return ALLOWED if cities_to_keep(s, p) >> c & 1 == 1 else UPKEEP_OVER


@rule
def upkeep_apply(s: State, p: int, step: int, action: int) -> None:
    if kind_of(action) == TAX:
        levy_tax(s, city_of(action), p, second_of(action))
        return
    pop(s)
    c = step_city(step)
    if step_kind(step) == HEAVY_ANSWER:
        answer_people(s, c, p, kind_of(action))
        return
    if kind_of(action) == PAY_COSTS:
        s.costs_paid = s.costs
    face_people(s, c, p)


@rule
def upkeep_chance(s: State, step: int, action: int) -> None:
    pop(s)
    c = step_city(step)
    p = step_seat(step)
    if step_kind(step) == ROLL_COSTS:
        roll_costs(s, c, p, number_of(action))
    else:
        roll_heavy(s, c, p, number_of(action))
