"""Y5 Moira: the month's card, its event, and whom it meets.

Events that leave no choice are in `moira_negative.py` and `moira_positive.py`, the others in `moira_choices.py`.
"""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.cities import GREEK
from emporion.games.tyrannos.codes import (
    AGITATE,
    BY_NOTHING,
    CHOOSE,
    DROP_LOT,
    NAME_ALLY,
    SELL_LOT,
    UPGRADE,
    city_of,
    emit,
    kind_of,
    number_of,
    pack,
    second_of,
)
from emporion.games.tyrannos.moira import (
    ANNOYANCE,
    BENEFACTOR,
    BRIBED_COMMANDERS,
    CAPTIVES,
    CARD_EVENTS,
    COLONISTS,
    DEATH,
    DRIVEN_OUT,
    EVENT_CLASS,
    EXILES_PLOT,
    FRIENDSHIP,
    GIFT_MINE,
    GIFT_MOOD,
    GIFT_TOKENS,
    GOOD_PRICE,
    HARDSHIP,
    INVASION,
    NEGATIVE,
    OATH,
    PIRATES,
    POSITIVE,
    VERY_NEGATIVE,
)
from emporion.games.tyrannos.refusals import ALLOWED, MALFORMED, NOT_AN_ALLY, NOT_THIS_BRANCH, NOT_THIS_LEVEL
from emporion.games.tyrannos.rules.diplomacy import may_approach
from emporion.games.tyrannos.rules.holdings import (
    MINA,
    earn,
    in_truce,
    is_independent,
    is_living,
    own_cities,
    raise_level,
    tyrant_of,
)
from emporion.games.tyrannos.rules.lots import drop_lot, lot_refusal, lots_to_choose, sell_lot
from emporion.games.tyrannos.rules.moira_choices import branches, leaves_choice, offer_choice, take_branch, touch_ally
from emporion.games.tyrannos.rules.moira_negative import bring_harm, plot
from emporion.games.tyrannos.rules.moira_positive import bring_good, levels_to_raise
from emporion.games.tyrannos.rules.people import is_safe_from_agitation
from emporion.games.tyrannos.rules.setup import ALL_FATE
from emporion.games.tyrannos.rules.tokens import gain_tokens
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import (
    CHOOSE_ALLY,
    CHOOSE_FATE,
    CHOOSE_LEVEL,
    CHOOSE_LOT,
    CHOOSE_SALE,
    DRAW_FATE,
    DRAW_FATED,
    FATE,
    NO_CITY,
    NO_SEAT,
    PLOT,
    ROLL_FATE,
    pop,
    push,
    step_city,
    step_kind,
    step_seat,
    step_value,
)
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

MANY_TOKENS: Final = 3
"""Y5.2 gained in the place of a very positive event."""

# ---------------------------------------------------------------------------------------------------- Y5.1 the draw


@rule
def turn_fate(s: State, card: int) -> None:
    """Y5.1, Y5.3 A card leaves the deck; used up, the deck is whole again."""
    s.fate_left &= ~(1 << card)
    if s.fate_left == 0:
        s.fate_left = ALL_FATE
    push(s, ROLL_FATE, NO_CITY, NO_SEAT, card)


@rule
def name_event(s: State, card: int, face: int) -> None:
    """Y5.1"""
    s.event = CARD_EVENTS[card][face - 1]
    push(s, DRAW_FATED, NO_CITY, NO_SEAT, 0)


@rule
def meet_fate(s: State, p: int) -> None:
    """Y5.1, Y4.8 Who gets the event is first player, too."""
    s.fated = p
    s.first = p
    push(s, FATE, NO_CITY, p, 0)


# ---------------------------------------------------------------------------------------------------- Y5.1 the event


@rule
def fulfil(s: State, p: int, event: int) -> None:
    """Y5.1, Y5.2 The event is carried out at once, or what takes its place."""
    if is_void(s, event):
        return
    if not is_possible(s, p, event):
        substitute(s, p, EVENT_CLASS[event])
        return
    bring_gifts(s, p, event)
    if leaves_choice(event):
        offer_choice(s, p, event)
    elif EVENT_CLASS[event] <= NEGATIVE:
        bring_harm(s, p, s.residence[p], event)
    else:
        bring_good(s, p, s.residence[p], event)


@rule
def is_void(s: State, event: int) -> bool:
    """Y5.1 In the first month nothing comes of the worst."""
    if event == INVASION:
        return s.month == 1
    return (event == DEATH or event == DRIVEN_OUT) and s.month <= s.moira_grace


@rule
def bring_gifts(s: State, p: int, event: int) -> None:
    """Y5.4, Y3.2 What an event just gives; most give nothing of this kind."""
    c = s.residence[p]
    earn(s, c, GIFT_MINE[event] * MINA)
    s.mood[c] += GIFT_MOOD[event]
    gain_tokens(s, p, GIFT_TOKENS[event])


@rule
def substitute(s: State, p: int, event_class: int) -> None:
    """Y5.2 In the place of an event that cannot be carried out."""
    if event_class == VERY_NEGATIVE:
        offer_choice(s, p, HARDSHIP)
    elif event_class == NEGATIVE:
        offer_choice(s, p, ANNOYANCE)
    elif event_class == POSITIVE:
        gain_tokens(s, p, 1)
    else:
        gain_tokens(s, p, MANY_TOKENS)


# ---------------------------------------------------------------------------------------------------- Y5.2 possible


@rule
def is_possible(s: State, p: int, event: int) -> bool:
    """Y5.2 Whether the object of an event exists."""
    if leaves_choice(event):
        return branches(s, p, event) != 0
    if event == PIRATES or event == GOOD_PRICE:
        return has_lots(s, p)
    if event == BRIBED_COMMANDERS:
        return s.hand[p] != 0
    if event == EXILES_PLOT:
        return not in_truce(s) and not is_safe_from_agitation(s, s.residence[p])
    if event == CAPTIVES:
        return can_build_anywhere(s, p)
    if event == COLONISTS:
        return levels_to_raise(s, s.residence[p]) != 0
    if event == BENEFACTOR:
        return has_troubles(s, p)
    if event == FRIENDSHIP:
        return has_independent_city(s) and may_approach(s)
    if event == OATH:
        return s.allies[p] != 0
    return True


@rule
def has_lots(s: State, p: int) -> bool:
    cities = own_cities(s, p)
    while cities != 0:
        if s.lots[lowest(cities)] != 0:
            return True
        cities = without_lowest(cities)
    return False


@rule
def can_build_anywhere(s: State, p: int) -> bool:
    cities = own_cities(s, p)
    while cities != 0:
        if levels_to_raise(s, lowest(cities)) != 0:
            return True
        cities = without_lowest(cities)
    return False


@rule
def has_troubles(s: State, p: int) -> bool:
    """A pending check or a -1 marker in any own city."""
    cities = own_cities(s, p)
    while cities != 0:
        c = lowest(cities)
        if s.pending[c] > 0 or s.doubt[c] > 0 or s.mood[c] < 0:
            return True
        cities = without_lowest(cities)
    return False


@rule
def has_independent_city(s: State) -> bool:
    for c in range(GREEK):
        if is_independent(s, c):
            return True
    return False


# ---------------------------------------------------------------------------------------------------- the chapter


@rule
def moira_proceed(s: State, step: int) -> None:
    """FATE"""
    pop(s)
    if is_living(s, step_seat(step)):
        fulfil(s, step_seat(step), s.event)


@rule
def moira_stale(s: State, step: int) -> bool:
    """A choice of lots of who has none there any more."""
    p = step_seat(step)
    kind = step_kind(step)
    if kind == CHOOSE_LOT:
        c = step_city(step)
        return not is_living(s, p) or (c != NO_CITY and (tyrant_of(s, c) != p or s.lots[c] == 0))
    return False


@rule
def moira_kinds(s: State, p: int, step: int) -> int:
    kind = step_kind(step)
    if kind == CHOOSE_FATE:
        return 1 << CHOOSE
    if kind == CHOOSE_LOT:
        return 1 << DROP_LOT
    if kind == CHOOSE_LEVEL:
        return 1 << UPGRADE
    if kind == CHOOSE_ALLY:
        return 1 << NAME_ALLY
    return 1 << SELL_LOT if kind == CHOOSE_SALE else 1 << AGITATE | 1 << CHOOSE


@rule
def ways_out(s: State, p: int, step: int) -> int:
    """What can be chosen by CHOOSE, as a set of BY_*."""
    return 1 << BY_NOTHING if step_kind(step) == PLOT else branches(s, p, step_value(step))


@rule
def moira_actions(s: State, p: int, step: int, kind: int, reduced: int, out: Row, n: int) -> int:
    if kind == DROP_LOT or kind == SELL_LOT:
        return lots_to_choose(s, p, step, kind, out, n)
    if kind == AGITATE:
        return emit(out, n, pack(AGITATE, step_city(step), 0, 0))
    choices = ways_out(s, p, step) if kind == CHOOSE else s.allies[p]
    if kind == UPGRADE:
        choices = levels_to_raise(s, step_city(step))
    while choices != 0:
        choice = lowest(choices)
        choices = without_lowest(choices)
        if kind == CHOOSE:
            n = emit(out, n, pack(CHOOSE, 0, 0, choice))
        elif kind == UPGRADE:
            n = emit(out, n, pack(UPGRADE, step_city(step), choice, 0))
        else:
            n = emit(out, n, pack(NAME_ALLY, choice, 0, 0))
    return n


@rule
def moira_refusal(s: State, p: int, step: int, action: int) -> int:
    kind = kind_of(action)
    c = city_of(action)
    if kind == DROP_LOT or kind == SELL_LOT:
        return lot_refusal(s, p, step, action)
    if kind == AGITATE:
        return ALLOWED if action == pack(AGITATE, step_city(step), 0, 0) else MALFORMED
    if kind == UPGRADE:
        if action != pack(UPGRADE, step_city(step), second_of(action), 0):
            return MALFORMED
        return ALLOWED if levels_to_raise(s, c) >> second_of(action) & 1 == 1 else NOT_THIS_LEVEL
    if kind == NAME_ALLY:
        if action != pack(NAME_ALLY, c, 0, 0):
            return MALFORMED
        return ALLOWED if s.allies[p] >> c & 1 == 1 else NOT_AN_ALLY
    if action != pack(CHOOSE, 0, 0, number_of(action)) or number_of(action) > BY_NOTHING:
        return MALFORMED
    return ALLOWED if ways_out(s, p, step) >> number_of(action) & 1 == 1 else NOT_THIS_BRANCH


@rule
def moira_apply(s: State, p: int, step: int, action: int) -> None:
    kind = step_kind(step)
    if kind == CHOOSE_LOT:
        drop_lot(s, p, step, city_of(action), second_of(action))
    elif kind == CHOOSE_SALE:
        sell_lot(s, city_of(action), second_of(action))
    elif kind == PLOT:
        plot(s, p, step, action)
    else:
        pop(s)
        if kind == CHOOSE_FATE:
            take_branch(s, p, step_value(step), number_of(action))
        elif kind == CHOOSE_LEVEL:
            raise_level(s, city_of(action), second_of(action))
        else:
            touch_ally(s, p, city_of(action))


@rule
def moira_chance(s: State, step: int, action: int) -> None:
    pop(s)
    kind = step_kind(step)
    if kind == DRAW_FATE:
        turn_fate(s, number_of(action))
    elif kind == ROLL_FATE:
        name_event(s, step_value(step), number_of(action))
    elif kind == DRAW_FATED:
        meet_fate(s, second_of(action))
    else:
        push(s, PLOT, step_city(step), second_of(action), 0)
