"""Y8.1 to Y8.7 Diplomacy: embassies to independent cities, lures, and the end of alliances.

`number` of SEND_EMBASSY is the gift's points, with the part of it that is Voitheia and the mark of a free embassy;
`number` of LURE its points, with the mark of a sum halved by Voitheia.
"""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.cities import GREEK
from emporion.games.tyrannos.codes import (
    ACCEPT,
    DECLINE,
    END_ALLIANCE,
    END_PACT,
    LURE,
    SEND_EMBASSY,
    city_of,
    emit,
    kind_of,
    number_of,
    pack,
    second_of,
)
from emporion.games.tyrannos.refusals import (
    ALLOWED,
    ALREADY_ALLIED,
    EMBASSY_USED,
    HELD_BY_FORCE,
    MALFORMED,
    MONEY_MISSING,
    NEVER_AGAIN,
    NO_ALLIANCE,
    NO_EMBASSIES_YET,
    NO_SUCH_GIFT,
    NOT_INDEPENDENT,
    NOT_ITS_ALLY,
    NOTHING_FREE,
    OATH_HOLDS,
    OFFERS_USED_UP,
    PETALISM_RULES,
    POINTS_MISSING,
    TOO_EARLY,
)
from emporion.games.tyrannos.rules.holdings import (
    MINA,
    allied_players,
    become_vassal,
    begin_group,
    charge,
    end_pact,
    is_independent,
    wealth,
)
from emporion.games.tyrannos.rules.tokens import spend_points
from emporion.games.tyrannos.state import NEVER, USED_EMBASSY, State
from emporion.games.tyrannos.steps import (
    ACTS,
    CONSENT,
    ONE_SEAT,
    ROLL_EMBASSY,
    ROLL_LURE,
    WHO,
    pop,
    push,
    step_city,
    step_kind,
    step_seat,
    step_value,
)
from emporion.games.tyrannos.voitheia import points
from emporion.kernel.record import Row
from emporion.kernel.rule import rule, table

MOST_POINTS: Final = 2
"""Y8.2, Y8.3 added to the die."""
POINT_BITS: Final = 3
PARTS_AT: Final = 2
"""SEND_EMBASSY: how many times three points of Voitheia take the place of 10 mine."""
FREE: Final = 1 << 4
"""SEND_EMBASSY: the free one of Y5.4 (friendship offered)."""
HALVED: Final = 1 << 2
"""LURE: six points of Voitheia halve the sum."""
GIFT: Final = 20
PART: Final = 10
LURE_PRICE: Final = 60
"""Mine for a point."""
PART_POINTS: Final = 3
HALVING_POINTS: Final = 6
"""Points of Voitheia."""
LURED_AT: Final = 4
"""In the value of ROLL_LURE, above what is added to the die: the player whose ally is lured."""

NO_MORE: Final = 1
ALLIANCE: Final = 5
VASSALAGE: Final = 6
WAIT: Final[Row] = table([0, 0, 12, 6, 3, 6, 0])
"""Y8.1, Y8.4 Months until the next embassy, by the answer."""

# ---------------------------------------------------------------------------------------------------- who may


@rule
def offers_left(s: State) -> int:
    """How many more offers the active player may make in this turn."""
    return s.offers_per_turn - s.offers


@rule
def may_approach(s: State) -> bool:
    """Y8.1 embassy_from: whether it is late enough for embassies and lures."""
    return s.month > s.embassies_wait


@rule
def approach_refusal(s: State, p: int, c: int) -> int:
    """What holds for embassies and lures alike: Y8.1, Y8.5, and petalism of Y5.4."""
    if not is_independent(s, c):
        return NOT_INDEPENDENT
    if not may_approach(s):
        return NO_EMBASSIES_YET
    again = s.embassy_after[p][c]
    if s.no_embassy >> p & 1 == 1:
        return PETALISM_RULES
    if again == NEVER:
        return NEVER_AGAIN
    return TOO_EARLY if s.month < again else ALLOWED


@rule
def price_refusal(s: State, p: int, mine: int, voitheia: int) -> int:
    """Y3.2 The money may come from any own treasury."""
    if wealth(s, p) < mine * MINA:
        return MONEY_MISSING
    return POINTS_MISSING if points(s.hand[p]) < voitheia else ALLOWED


# ---------------------------------------------------------------------------------------------------- Y8.1 embassies


@rule
def gift_of(action: int) -> int:
    """Points added to the die."""
    return number_of(action) & POINT_BITS


@rule
def parts_of(action: int) -> int:
    """Y8.2 Three points of Voitheia each, in the place of 10 mine."""
    return number_of(action) >> PARTS_AT & POINT_BITS


@rule
def is_free(action: int) -> bool:
    return number_of(action) & FREE != 0


@rule
def gift_money(action: int) -> int:
    """Y8.2 Mine."""
    return GIFT * gift_of(action) - PART * parts_of(action)


@rule
def embassy_refusal(s: State, p: int, action: int) -> int:
    c = city_of(action)
    if action != pack(SEND_EMBASSY, c, 0, number_of(action)) or number_of(action) >= 2 * FREE:
        return MALFORMED
    refusal = approach_refusal(s, p, c)
    if refusal == ALLOWED:
        refusal = mission_refusal(s, p, action)
    if refusal != ALLOWED:
        return refusal
    if others_allied(s, p, c) != 0 and offers_left(s) <= 0:
        return OFFERS_USED_UP
    return price_refusal(s, p, gift_money(action), PART_POINTS * parts_of(action))


@rule
def mission_refusal(s: State, p: int, action: int) -> int:
    """Y8.1 One a month, Y8.2 with a gift that there is; Y5.4 one more without any."""
    if is_free(action):
        if s.free_embassy >> p & 1 == 0:
            return NOTHING_FREE
        return ALLOWED if number_of(action) == FREE else NO_SUCH_GIFT
    if s.used & USED_EMBASSY != 0:
        return EMBASSY_USED
    return ALLOWED if parts_of(action) <= gift_of(action) <= MOST_POINTS else NO_SUCH_GIFT


@rule
def embassies(s: State, p: int, out: Row, n: int) -> int:
    for c in range(GREEK):
        if approach_refusal(s, p, c) != ALLOWED:
            continue
        for number in range(FREE + 1):
            action = pack(SEND_EMBASSY, c, 0, number)
            if embassy_refusal(s, p, action) == ALLOWED:
                n = emit(out, n, action)
    return n


@rule
def others_allied(s: State, p: int, c: int) -> int:
    """Y8.3 The other players to whom the city is allied, as a set."""
    return allied_players(s, c) & ~(1 << p)


@rule
def send_embassy(s: State, p: int, action: int) -> None:
    """Y8.3 The other players to whom the city is allied are asked together.

    Ruling: asking them is one of the turn's offers, so that nobody asks for ever.
    """
    c = city_of(action)
    others = others_allied(s, p, c)
    if others == 0:
        set_out(s, p, action)
        return
    s.offers += 1
    s.offer = action
    begin_group(s, others)
    push(s, CONSENT, c, p, 0)


@rule
def set_out(s: State, p: int, action: int) -> None:
    """Y8.2 The gift is kept by the city's treasury whatever the answer."""
    bonus = gift_of(action)
    if is_free(action):
        s.free_embassy &= ~(1 << p)
        bonus = MOST_POINTS
    else:
        s.used |= USED_EMBASSY
    push(s, ROLL_EMBASSY, city_of(action), p, bonus)
    spend_points(s, p, PART_POINTS * parts_of(action))
    charge(s, p, gift_money(action) * MINA, city_of(action))


@rule
def diplomacy_kinds(s: State, p: int, step: int) -> int:
    return 1 << ACCEPT | 1 << DECLINE


@rule
def diplomacy_refusal(s: State, p: int, step: int, action: int) -> int:
    return ALLOWED if action == pack(kind_of(action), 0, 0, 0) else MALFORMED


@rule
def diplomacy_actions(s: State, p: int, step: int, kind: int, reduced: int, out: Row, n: int) -> int:
    return emit(out, n, pack(kind, 0, 0, 0))


@rule
def diplomacy_close(s: State, step: int) -> None:
    """Y8.3 With everybody's consent the embassy sets out; a no does not use it up."""
    agreed = True
    for q in range(s.players):
        if kind_of(s.choice[q]) == DECLINE:
            agreed = False
        s.choice[q] = 0
    action = s.offer
    s.offer = 0
    pop(s)
    if agreed:
        set_out(s, step_seat(step), action)


# ---------------------------------------------------------------------------------------------------- Y8.3 lures


@rule
def lure_money(action: int) -> int:
    """Mine."""
    mine = LURE_PRICE * (number_of(action) & POINT_BITS)
    return mine // 2 if number_of(action) & HALVED != 0 else mine


@rule
def lure_points(action: int) -> int:
    """Of Voitheia."""
    return HALVING_POINTS if number_of(action) & HALVED != 0 else 0


@rule
def lure_refusal(s: State, p: int, action: int) -> int:
    """Y8.3 `second` is the player whose ally the city is."""
    c = city_of(action)
    q = second_of(action)
    if action != pack(LURE, c, q, number_of(action)) or number_of(action) >= 2 * HALVED:
        return MALFORMED
    refusal = approach_refusal(s, p, c)
    if refusal != ALLOWED:
        return refusal
    if s.used & USED_EMBASSY != 0:
        return EMBASSY_USED
    if q >= s.players or others_allied(s, p, c) >> q & 1 == 0:
        return NOT_ITS_ALLY
    if s.month < s.oath_until[q][c]:
        return OATH_HOLDS
    if not 1 <= number_of(action) & POINT_BITS <= MOST_POINTS:
        return NO_SUCH_GIFT
    return price_refusal(s, p, lure_money(action), lure_points(action))


@rule
def lures(s: State, p: int, out: Row, n: int) -> int:
    for c in range(GREEK):
        if others_allied(s, p, c) == 0:
            continue
        for q in range(s.players):
            for number in range(1, 2 * HALVED):
                action = pack(LURE, c, q, number)
                if lure_refusal(s, p, action) == ALLOWED:
                    n = emit(out, n, action)
    return n


@rule
def lure(s: State, p: int, action: int) -> None:
    """Y8.3; ruling: the city keeps the sum, as it keeps a gift."""
    s.used |= USED_EMBASSY
    bonus = number_of(action) & POINT_BITS
    push(s, ROLL_LURE, city_of(action), p, bonus | second_of(action) << LURED_AT)
    spend_points(s, p, lure_points(action))
    charge(s, p, lure_money(action) * MINA, city_of(action))


# ---------------------------------------------------------------------------------------------------- the answer


@rule
def answer_to(s: State, face: int, bonus: int) -> int:
    """Y8.1 to Y8.3 The roll with what was paid for; by option only a six on the die makes a vassal."""
    most = ALLIANCE if s.vassals_by_luck != 0 and face < VASSALAGE else VASSALAGE
    return min(most, face + bonus)


@rule
def diplomacy_chance(s: State, step: int, action: int) -> None:
    """Y8.3 A lured city that says yes is no longer the ally of the other."""
    c = step_city(step)
    answer = answer_to(s, number_of(action), step_value(step) & POINT_BITS)
    pop(s)
    if step_kind(step) == ROLL_LURE and answer == ALLIANCE:
        s.allies[step_value(step) >> LURED_AT] &= ~(1 << c)
    hear_answer(s, step_seat(step), c, answer)


@rule
def hear_answer(s: State, p: int, c: int, answer: int) -> None:
    """Y8.1, Y8.4 The table; a city that is his ally already stays so whatever it answers, but for a vassal."""
    if answer == VASSALAGE:
        become_vassal(s, c, p)
    elif answer == ALLIANCE:
        become_ally(s, p, c)
    else:
        s.embassy_after[p][c] = NEVER if answer == NO_MORE else s.month + WAIT[answer]


@rule
def become_ally(s: State, p: int, c: int) -> None:
    """Y8.4 An ally may get the next embassy after six months."""
    s.allies[p] |= 1 << c
    s.embassy_after[p][c] = max(s.embassy_after[p][c], s.month + WAIT[ALLIANCE])


# ---------------------------------------------------------------------------------------------------- Y8.7 alliances


@rule
def pact_refusal(s: State, p: int, q: int) -> int:
    """Y8.7 Whether two players can become allies; Y5.4 petalism."""
    if s.pact[p] >> q & 1 == 1:
        return ALREADY_ALLIED
    return PETALISM_RULES if (s.no_embassy >> p | s.no_embassy >> q) & 1 == 1 else ALLOWED


@rule
def form_pact(s: State, p: int, q: int) -> None:
    s.pact[p] |= 1 << q
    s.pact[q] |= 1 << p


@rule
def end_alliance_refusal(s: State, p: int, action: int) -> int:
    c = city_of(action)
    if action != pack(END_ALLIANCE, c, 0, 0):
        return MALFORMED
    return ALLOWED if s.allies[p] >> c & 1 == 1 else NO_ALLIANCE


@rule
def alliance_endings(s: State, p: int, out: Row, n: int) -> int:
    for c in range(GREEK):
        if s.allies[p] >> c & 1 == 1:
            n = emit(out, n, pack(END_ALLIANCE, c, 0, 0))
    return n


@rule
def end_alliance(s: State, p: int, action: int) -> None:
    """Y8.7 With an independent city."""
    s.allies[p] &= ~(1 << city_of(action))


@rule
def end_pact_refusal(s: State, p: int, action: int) -> int:
    """Y8.7; Y9.15 an ally by force is held to it, the winner is not."""
    q = second_of(action)
    if action != pack(END_PACT, 0, q, 0):
        return MALFORMED
    if q >= s.players or s.pact[p] >> q & 1 == 0:
        return NO_ALLIANCE
    return HELD_BY_FORCE if s.month < s.forced[q][p] else ALLOWED


@rule
def may_end_pacts(s: State, p: int, step: int) -> bool:
    """Y8.7 By option whenever a player is asked alone and outside a battle; in the own turn it is one of the acts."""
    if s.pacts_end_anytime == 0 or s.pact[p] == 0:
        return False
    return WHO[step_kind(step)] == ONE_SEAT and step_kind(step) != ACTS and s.target == 0


@rule
def pact_endings(s: State, p: int, out: Row, n: int) -> int:
    for q in range(s.players):
        action = pack(END_PACT, 0, q, 0)
        if end_pact_refusal(s, p, action) == ALLOWED:
            n = emit(out, n, action)
    return n


@rule
def end_pact_of(s: State, p: int, action: int) -> None:
    """Y8.7 The question that was asked stays open."""
    end_pact(s, p, second_of(action))
