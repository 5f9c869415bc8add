"""Y9.13 to Y9.16 After the battle: wounds, victory points, the winner's condition, and the people of the loser."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.cities import GREEK
from emporion.games.tyrannos.codes import (
    AS_ALLY,
    AS_VASSAL,
    CITY,
    CONDITION,
    NO_CONDITION,
    PULL_ALL,
    PULL_CITY,
    RANSOM_ONLY,
    RAZE,
    SAVE,
    WAREHOUSE,
    city_of,
    emit,
    number_of,
    pack,
    pieces_of,
    second_of,
)
from emporion.games.tyrannos.refusals import (
    ALLOWED,
    LAST_CITY,
    MALFORMED,
    NOT_THIS_CONDITION,
    NOT_THIS_RANSOM,
    NOTHING_TO_PULL_DOWN,
    NOTHING_TO_SAVE,
)
from emporion.games.tyrannos.rules.armies import city_concerned, clear_field, figures
from emporion.games.tyrannos.rules.dice import D4
from emporion.games.tyrannos.rules.diplomacy import form_pact
from emporion.games.tyrannos.rules.holdings import (
    MINA,
    become_vassal,
    destroy_city,
    drive_out,
    earn,
    is_living,
    is_residence,
    lower_level,
    lower_to_first,
    take_from,
    tyrant_of,
)
from emporion.games.tyrannos.rules.people import demand_check, is_only_city
from emporion.games.tyrannos.rules.phoenicians import settle_invasion
from emporion.games.tyrannos.rules.tokens import keep_to_limit, take_random
from emporion.games.tyrannos.state import AGREED, ATTACKER, CRUSHING, DEFENDER, DRAWN, PLACED, SIDES, State
from emporion.games.tyrannos.steps import (
    AFTER_BATTLE,
    END_BATTLE,
    IMPOSE_CONDITION,
    NO_CITY,
    NO_SEAT,
    ROLL_WOUNDS,
    SAVE_LOCHOS,
    SPOILS,
    pop,
    push,
    step_city,
    step_kind,
    step_seat,
    step_value,
)
from emporion.kernel.bits import lowest, size, without_lowest
from emporion.kernel.multiset import count, one
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

LOST: Final = 3
"""Y9.13 The face from which on a lochos does not return."""
CRUSHING_POINTS: Final = 4
POINTS: Final = 2
USUAL_PAUSE: Final = 6
"""Y9.14 Months between points from the same opponent, unless the option says otherwise."""
FORCED_MONTHS: Final = 12
"""Y9.15 Of an alliance by force."""
SLAVE: Final = 2 * MINA
"""Y9.16 For each figure of a razed city's army."""

# What `number` of a condition has (Y9.15).
TREASURY: Final = 1
THREE_TOKENS: Final = 2
PULLED_AT: Final = 2
"""Beyond the ransom: a sector that is pulled down a level, or all of both."""
ALL_SECTORS: Final = CITY | WAREHOUSE

# ---------------------------------------------------------------------------------------------------- Y9.13 wounds


@rule
def end_battle(s: State, sector: int) -> None:
    """Y9.13 A die for each lochos put out, city by city; the Phoenicians come at full strength every time."""
    push(s, SPOILS, NO_CITY, NO_SEAT, sector)
    for c in range(GREEK - 1, -1, -1):
        if s.fallen[c] > 0:
            push(s, ROLL_WOUNDS, c, NO_SEAT, 0)


@rule
def roll_wounds(s: State, c: int, faces: int) -> None:
    """Y9.13 What is left of the fallen is lost."""
    lost = 0
    for face in range(LOST, D4 + 1):
        lost += count(faces, face - 1)
    s.fallen[c] = lost


@rule
def stricken(s: State, side: int) -> int:
    """Cities of a side that would lose men, as a set."""
    cities = 0
    for c in range(GREEK):
        if s.side[c] == side + 1 and s.fallen[c] > 0:
            cities |= 1 << c
    return cities


@rule
def save_men(s: State, side: int) -> bool:
    """Y9.13 Helmets save men of the own side; whether the commander must be asked whose."""
    cities = stricken(s, side)
    lost = 0
    rest = cities
    while rest != 0:
        lost += s.fallen[lowest(rest)]
        rest = without_lowest(rest)
    if size(cities) > 1 and lost > s.helmets[side] > 0 and s.commander[side] >= 0:
        push(s, SAVE_LOCHOS, NO_CITY, s.commander[side], side)
        return True
    while s.helmets[side] > 0 and cities != 0:
        save(s, side, lowest(cities))
        cities = stricken(s, side)
    return False


@rule
def save(s: State, side: int, c: int) -> None:
    s.helmets[side] -= 1
    s.fallen[c] -= 1


@rule
def count_losses(s: State) -> None:
    """Y9.13, Y4.9 Losses are final; a city that has any begins to recover."""
    for c in range(GREEK):
        if s.fallen[c] > 0:
            s.army[c] -= s.fallen[c]
            s.fallen[c] = 0
            if s.recovery[c] == 0:
                s.recovery[c] = s.month


@rule
def return_tokens(s: State) -> None:
    """Y9.3, Y9.13 Voitheia that were not played return to their owners, the Phoenicians' to the bag (Y10.1)."""
    for side in range(SIDES):
        for i in range(PLACED):
            token = s.placed_token[side][i] - 1
            if token >= 0:
                give_back(s, s.placed_from[side][i] - 1, one(token))
            s.placed_token[side][i] = 0
    for p in range(s.players):
        give_back(s, p, s.lent[p])
        s.lent[p] = 0
    s.token_bag += s.punic_hand
    s.punic_hand = 0


@rule
def give_back(s: State, p: int, tokens: int) -> None:
    if p >= 0:
        s.hand[p] += tokens
    else:
        s.punic_hand += tokens


# ---------------------------------------------------------------------------------------------------- Y9.14 points


@rule
def divide_spoils(s: State, sector: int) -> None:
    """Y9.13 to Y9.15 When the last man is saved: losses, points, and the condition or what the Phoenicians bring.

    What terms pull down falls now, for the losses come off the army as it was (Y9.13 before Y9.14).
    """
    if save_men(s, ATTACKER) or save_men(s, DEFENDER):
        return
    pop(s)
    count_losses(s)
    return_tokens(s)
    if s.result == DRAWN:
        push(s, AFTER_BATTLE, NO_CITY, NO_SEAT, 0)
    else:
        settle_victory(s, sector)
    for p in range(s.players):
        keep_to_limit(s, p)


@rule
def settle_victory(s: State, sector: int) -> None:
    """Y9.14 Points, then the condition or the terms; the people of the loser judge him at the end."""
    winner = s.principal[s.winner]
    loser = s.principal[1 - s.winner]
    c = city_concerned(s, 1 - s.winner)
    push(s, AFTER_BATTLE, c if loser >= 0 else NO_CITY, loser if loser >= 0 else NO_SEAT, 0)
    award_points(s)
    if s.invasion != 0:
        settle_invasion(s)
    elif s.result == AGREED:
        pull_down(s, c, sector)
    elif winner >= 0:
        push(s, IMPOSE_CONDITION, c, winner, 0)


@rule
def award_points(s: State) -> None:
    """Y9.14 Once in a while between the same two, or against the same independent city; Y9.1 not over nobody."""
    p = s.principal[s.winner]
    q = s.principal[1 - s.winner]
    if p < 0 or s.started[1 - s.winner] == 0:
        return
    if s.invasion == 0:
        if not is_due(s, p, q):
            return
        note_points(s, p, q)
    s.battle_points[p] += CRUSHING_POINTS if s.result == CRUSHING else POINTS


@rule
def is_due(s: State, p: int, q: int) -> bool:
    after = s.points_after[p][q] if q >= 0 else s.points_after_city[p][s.target - 1]
    return s.month >= after


@rule
def note_points(s: State, p: int, q: int) -> None:
    again = s.month + USUAL_PAUSE + s.points_pause
    if q < 0:
        s.points_after_city[p][s.target - 1] = again
    else:
        s.points_after[p][q] = again
        s.points_after[q][p] = again


# ---------------------------------------------------------------------------------------------------- Y9.15 condition


@rule
def is_sweeping(s: State) -> bool:
    """Y9.15 Whether every condition may be imposed."""
    return s.result == CRUSHING or s.strict_terms != 0


@rule
def is_spared(s: State, c: int) -> bool:
    """Y9.15 conquest=not-last: a player's only city becomes nobody's vassal and is not razed."""
    return s.conquest_free == 0 and is_only_city(s, c)


@rule
def condition_refusal(s: State, action: int) -> int:
    c = city_concerned(s, 1 - s.winner)
    condition = second_of(action)
    number = number_of(action)
    if action != pack(CONDITION, c, condition, number) or condition < AS_VASSAL or condition > NO_CONDITION:
        return MALFORMED
    if condition == AS_ALLY or condition == RANSOM_ONLY:
        return ransom_refusal(s, c, condition, number)
    if number != 0:
        return NOT_THIS_RANSOM
    if condition == NO_CONDITION:
        return ALLOWED
    if not is_sweeping(s) and (condition == AS_VASSAL or condition == PULL_ALL or condition == RAZE):
        return NOT_THIS_CONDITION
    if condition == AS_VASSAL or condition == RAZE:
        return LAST_CITY if is_spared(s, c) else ALLOWED
    return ALLOWED if can_pull_down(s, c, condition - PULL_CITY + CITY) else NOTHING_TO_PULL_DOWN


@rule
def can_pull_down(s: State, c: int, sectors: int) -> bool:
    """A level of a sector, or all of several expansions; Y2.2 what is under construction cannot be pulled down."""
    if sectors == ALL_SECTORS:
        return s.city_level[c] + s.store_level[c] > 3
    return s.city_level[c] > 1 if sectors == CITY else s.store_level[c] > 1


@rule
def ransom_refusal(s: State, c: int, condition: int, number: int) -> int:
    """Y9.15 A vassal pays ransom only. A player's last city may be made ally and pulled down at once instead."""
    p = tyrant_of(s, c)
    is_vassal = p >= 0 and not is_residence(s, c)
    if is_vassal != (condition == RANSOM_ONLY):
        return NOT_THIS_CONDITION
    if number & TREASURY != 0 and s.treasury[c] == 0:
        return NOT_THIS_RANSOM
    if number & THREE_TOKENS != 0 and (p < 0 or s.hand[p] == 0):
        return NOT_THIS_RANSOM
    if is_vassal and number == 0:
        return NOT_THIS_RANSOM
    sectors = number >> PULLED_AT
    if sectors == 0:
        return ALLOWED
    if sectors > ALL_SECTORS or not is_sweeping(s) or not is_spared(s, c):
        return NOT_THIS_CONDITION
    return ALLOWED if can_pull_down(s, c, sectors) else NOTHING_TO_PULL_DOWN


@rule
def conditions(s: State, out: Row, n: int) -> int:
    c = city_concerned(s, 1 - s.winner)
    for condition in range(AS_VASSAL, NO_CONDITION + 1):
        for number in range(16):
            action = pack(CONDITION, c, condition, number)
            if condition_refusal(s, action) == ALLOWED:
                n = emit(out, n, action)
    return n


@rule
def impose(s: State, p: int, c: int, condition: int, number: int) -> None:
    """Y9.15 One condition on the city concerned."""
    if condition == AS_VASSAL:
        subdue(s, p, c)
    elif condition == RAZE:
        sum = SLAVE * figures(s.army[c])
        destroy_city(s, c)
        earn(s, s.residence[p], sum)
    elif condition == AS_ALLY:
        bind(s, p, c)
        take_ransom(s, p, c, number)
        pull_down(s, c, number >> PULLED_AT)
    elif condition == RANSOM_ONLY:
        take_ransom(s, p, c, number)
    elif condition != NO_CONDITION:
        pull_down(s, c, condition - PULL_CITY + CITY)


@rule
def subdue(s: State, p: int, c: int) -> None:
    """The city is the winner's vassal; its tyrant is driven out."""
    if tyrant_of(s, c) >= 0:
        drive_out(s, c, p)
    else:
        become_vassal(s, c, p)


@rule
def bind(s: State, p: int, c: int) -> None:
    """Y9.15 An ally; a player cannot end the alliance for twelve months."""
    q = tyrant_of(s, c)
    if q < 0:
        s.allies[p] |= 1 << c
    else:
        form_pact(s, p, q)
        s.forced[p][q] = s.month + FORCED_MONTHS


@rule
def take_ransom(s: State, p: int, c: int, number: int) -> None:
    """Y9.15 The city's treasury and/or three Voitheia at random; a player's income goes to his residence (Y3.2)."""
    if number & TREASURY != 0:
        take_from(s, c, s.treasury[c], s.residence[p])
    if number & THREE_TOKENS != 0:
        take_random(s, tyrant_of(s, c), p, 3)


@rule
def pull_down(s: State, c: int, sectors: int) -> None:
    if sectors == ALL_SECTORS:
        lower_to_first(s, c)
    elif sectors != 0:
        lower_level(s, c, sectors)


# ---------------------------------------------------------------------------------------------------- afterwards


@rule
def after_battle(s: State, c: int, loser: int) -> None:
    """Y9.14 The people of the city concerned judge the loser if it is still his; Y9.2 he is left in peace a while."""
    clear_field(s)
    if is_living(s, loser):
        s.peace_until[loser] = s.month + s.peace_after_defeat
        if tyrant_of(s, c) == loser:
            demand_check(s, c, 0, -1)


# ---------------------------------------------------------------------------------------------------- the chapter


@rule
def aftermath_proceed(s: State, step: int) -> None:
    kind = step_kind(step)
    if kind == SPOILS:
        divide_spoils(s, step_value(step))
        return
    pop(s)
    if kind == END_BATTLE:
        end_battle(s, step_value(step))
    elif kind == AFTER_BATTLE:
        after_battle(s, step_city(step), step_seat(step))


@rule
def aftermath_kinds(s: State, p: int, step: int) -> int:
    return 1 << SAVE if step_kind(step) == SAVE_LOCHOS else 1 << CONDITION


@rule
def aftermath_actions(s: State, p: int, step: int, kind: int, reduced: int, out: Row, n: int) -> int:
    if kind == CONDITION:
        return conditions(s, out, n)
    cities = stricken(s, step_value(step))
    while cities != 0:
        n = emit(out, n, pack(SAVE, lowest(cities), 0, 0))
        cities = without_lowest(cities)
    return n


@rule
def aftermath_refusal(s: State, p: int, step: int, action: int) -> int:
    if step_kind(step) == IMPOSE_CONDITION:
        return condition_refusal(s, action)
    if action != pack(SAVE, city_of(action), 0, 0):
        return MALFORMED
    return ALLOWED if stricken(s, step_value(step)) >> city_of(action) & 1 == 1 else NOTHING_TO_SAVE


@rule
def aftermath_apply(s: State, p: int, step: int, action: int) -> None:
    pop(s)
    if step_kind(step) == SAVE_LOCHOS:
        save(s, step_value(step), city_of(action))
    else:
        impose(s, p, step_city(step), second_of(action), number_of(action))


@rule
def aftermath_chance(s: State, step: int, action: int) -> None:
    pop(s)
    roll_wounds(s, step_city(step), pieces_of(action))
