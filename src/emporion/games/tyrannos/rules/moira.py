"""Y5 Moira: the month's card, its event, and whom it meets."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.cities import GREEK
from emporion.games.tyrannos.codes import (
    AGITATE,
    BY_ALLY,
    BY_CARGO,
    BY_CHECK,
    BY_LEVEL,
    BY_LOCHOI,
    BY_MONEY,
    BY_NOTHING,
    BY_TAX,
    BY_TOKENS,
    CHOOSE,
    CITY,
    DROP_LOT,
    NAME_ALLY,
    SELL_LOT,
    UPGRADE,
    WAREHOUSE,
    city_of,
    emit,
    kind_of,
    number_of,
    pack,
    second_of,
)
from emporion.games.tyrannos.goods import DUTY, GOODS
from emporion.games.tyrannos.moira import (
    ATTEMPTED_TYRANNY,
    BAD_HARVEST,
    BENEFACTOR,
    BOOTY,
    BORDER_QUARREL,
    BRIBED_COMMANDERS,
    CAMP_PLAGUE,
    CAPTIVES,
    CARD_EVENTS,
    COLONISTS,
    CONGRESS_OF_GELA,
    DEATH,
    DRIVEN_OUT,
    EARTHQUAKE,
    EMPEDOKLES,
    ERUPTION,
    EVENT_CLASS,
    EVENTS,
    EXILES_PLOT,
    FALSE_TREASURE,
    FIDELITY,
    FISH_POND,
    FLEET_OFF_COAST,
    FORCED_TRANSFER,
    FRIENDSHIP,
    GOLD_CROWN,
    GOOD_HARVEST,
    GOOD_PRICE,
    ILL_OMEN,
    INDEMNITY,
    INVASION,
    JUST_ACCOUNTS,
    LUXURY_OF_CITIZENS,
    MARSH_FEVER,
    MERCENARIES_HIRED,
    MERCENARIES_REVOLT,
    MERCHANTS,
    NEGATIVE,
    NEW_TEMPLE,
    OATH,
    OIL_FOR_CARTHAGE,
    OLYMPIC_VICTORY,
    PETALISM,
    PIRATES,
    PLAGUE,
    POETS,
    POSITIVE,
    REFUGEES,
    SIKEL_RAID,
    STORM,
    SUPPLIANT_SPARED,
    VERY_NEGATIVE,
    VICTORY_AT_KYME,
    WEALTHY_CITIZEN,
)
from emporion.games.tyrannos.refusals import (
    ALLOWED,
    MALFORMED,
    NO_SUCH_LOT,
    NOT_AN_ALLY,
    NOT_THIS_BRANCH,
    NOT_THIS_LEVEL,
)
from emporion.games.tyrannos.rules.holdings import (
    LEVELS,
    MINA,
    charge,
    drive_out,
    earn,
    in_truce,
    is_independent,
    is_living,
    lower_level,
    own_cities,
    raise_level,
    return_lot,
    tyrant_of,
    wealth,
)
from emporion.games.tyrannos.rules.people import demand_check
from emporion.games.tyrannos.rules.setup import ALL_FATE
from emporion.games.tyrannos.rules.tokens import discard_tokens, gain_tokens, lose_random, lose_tokens
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import (
    CHOOSE_ALLY,
    CHOOSE_FATE,
    CHOOSE_LEVEL,
    CHOOSE_LOT,
    CHOOSE_SALE,
    DRAW_FATE,
    DRAW_FATED,
    DRAW_PLOTTER,
    FATE,
    INVADE,
    LEAVE,
    NO_CITY,
    NO_SEAT,
    PLOT,
    ROLL_AGITATION,
    ROLL_FATE,
    pop,
    push,
    step_city,
    step_kind,
    step_seat,
    step_value,
)
from emporion.kernel.bits import lowest, size, without_lowest
from emporion.kernel.multiset import count, total
from emporion.kernel.record import Row
from emporion.kernel.rule import rule, table

HARDSHIP: Final = EVENTS
"""Y5.2 what takes the place of a very negative event …"""
ANNOYANCE: Final = EVENTS + 1
"""… and of a moderately negative one. Both leave a choice, as some events do."""

CHOICES: Final = {
    ERUPTION: (30, BY_CHECK, 1),
    MERCENARIES_REVOLT: (30, BY_LOCHOI, 2),
    SIKEL_RAID: (10, BY_LOCHOI, 1),
    BAD_HARVEST: (10, BY_TAX, 0),
    REFUGEES: (10, BY_CHECK, 0),
    FORCED_TRANSFER: (0, BY_LEVEL, 0),
    BORDER_QUARREL: (10, BY_TOKENS, 1),
    FLEET_OFF_COAST: (10, BY_CARGO, 0),
    FALSE_TREASURE: (10, 0, 0),
    HARDSHIP: (30, BY_TOKENS, 3),
    ANNOYANCE: (10, BY_TOKENS, 1),
}
"""Y5.4, Y5.2 events that leave a choice: mine to pay (0: not that way), what else, and how much of it.

The forced transfer of citizens has a third way, the loss of an ally.
"""
NO_CHOICE: Final = (0, 0, 0)
PRICE: Final[Row] = table([CHOICES.get(event, NO_CHOICE)[0] for event in range(EVENTS + 2)])
INSTEAD: Final[Row] = table([CHOICES.get(event, NO_CHOICE)[1] for event in range(EVENTS + 2)])
AMOUNT: Final[Row] = table([CHOICES.get(event, NO_CHOICE)[2] for event in range(EVENTS + 2)])

GIFTS: Final = {
    GOOD_HARVEST: (10, 0, 0),
    OIL_FOR_CARTHAGE: (30, 0, 0),
    OLYMPIC_VICTORY: (0, 3, 1),
    VICTORY_AT_KYME: (0, 3, 0),
    INDEMNITY: (60, 0, 0),
    GOLD_CROWN: (20, 0, 0),
    POETS: (0, 1, 0),
    SUPPLIANT_SPARED: (0, 0, 1),
    JUST_ACCOUNTS: (10, 0, 0),
    BOOTY: (30, 1, 0),
    MERCENARIES_HIRED: (0, 2, 0),
    NEW_TEMPLE: (0, 0, 1),
    ILL_OMEN: (0, 0, -1),
}
"""Y5.4 events that just give: mine, Voitheia, and a marker for the city's next trust check."""
GIFT_MINE: Final[Row] = table([GIFTS.get(event, NO_CHOICE)[0] for event in range(EVENTS)])
GIFT_TOKENS: Final[Row] = table([GIFTS.get(event, NO_CHOICE)[1] for event in range(EVENTS)])
GIFT_MOOD: Final[Row] = table([GIFTS.get(event, NO_CHOICE)[2] for event in range(EVENTS)])

OATH_MONTHS: Final = 6
CONGRESS_MONTHS: Final = 2
LUXURY_COSTS: Final = 10
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


@rule
def is_void(s: State, event: int) -> bool:
    """Y5.1 In the first month nothing comes of the worst."""
    if event == INVASION:
        return s.month == 1
    return (event == DEATH or event == DRIVEN_OUT) and s.month <= s.moira_grace


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
        return not in_truce(s)
    if event == CAPTIVES:
        return can_build_anywhere(s, p)
    if event == COLONISTS:
        return levels_to_raise(s, s.residence[p]) != 0
    if event == BENEFACTOR:
        return has_troubles(s, p)
    if event == FRIENDSHIP:
        return has_independent_city(s)
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
def levels_to_raise(s: State, c: int) -> int:
    """Sectors of a city below the top level, as a set."""
    city = 1 << CITY if s.city_level[c] < LEVELS else 0
    return city | 1 << WAREHOUSE if s.store_level[c] < LEVELS else city


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


# ---------------------------------------------------------------------------------------------------- choices


@rule
def leaves_choice(event: int) -> bool:
    return PRICE[event] + INSTEAD[event] > 0


@rule
def branches(s: State, p: int, event: int) -> int:
    """Y5.2 The ways open to a player in an event that leaves a choice, as a set of BY_*."""
    ways = 0
    if PRICE[event] > 0 and wealth(s, p) >= PRICE[event] * MINA:
        ways |= 1 << BY_MONEY
    if INSTEAD[event] > 0 and can_instead(s, p, INSTEAD[event], AMOUNT[event]):
        ways |= 1 << INSTEAD[event]
    if event == FORCED_TRANSFER and s.allies[p] != 0:
        ways |= 1 << BY_ALLY
    return ways


@rule
def can_instead(s: State, p: int, way: int, amount: int) -> bool:
    if way == BY_LOCHOI:
        return s.army[s.residence[p]] >= amount
    if way == BY_TOKENS:
        return total(s.hand[p]) >= amount
    if way == BY_LEVEL:
        return s.city_level[s.residence[p]] > 1
    return True


@rule
def offer_choice(s: State, p: int, event: int) -> None:
    """Y5.2 The player chooses; who can do neither loses what he has of both, up to the amount."""
    ways = branches(s, p, event)
    if size(ways) > 1:
        push(s, CHOOSE_FATE, NO_CITY, p, event)
    elif ways != 0:
        take_branch(s, p, event, lowest(ways))
    else:
        discard_tokens(s, p, s.hand[p])
        charge(s, p, min(wealth(s, p), PRICE[event] * MINA), NO_CITY)


@rule
def take_branch(s: State, p: int, event: int, way: int) -> None:
    c = s.residence[p]
    if way == BY_MONEY:
        charge(s, p, PRICE[event] * MINA, NO_CITY)
    elif way == BY_CHECK:
        demand_check(s, c, -AMOUNT[event], -1)
    elif way == BY_LOCHOI:
        s.army[c] -= AMOUNT[event]
    elif way == BY_TAX:
        s.half_tax |= 1 << c
    elif way == BY_TOKENS:
        lose_tokens(s, p, AMOUNT[event])
    elif way == BY_LEVEL:
        lower_level(s, c, CITY)
    elif way == BY_CARGO:
        s.no_cargo |= own_cities(s, p)
    else:
        name_ally(s, p)


@rule
def name_ally(s: State, p: int) -> None:
    """Which ally is meant; with one there is nothing to ask."""
    if size(s.allies[p]) == 1:
        touch_ally(s, p, lowest(s.allies[p]))
    else:
        push(s, CHOOSE_ALLY, NO_CITY, p, 0)


@rule
def touch_ally(s: State, p: int, c: int) -> None:
    """Y5.4 An oath binds the ally; a forced transfer loses it."""
    if s.event == OATH:
        s.oath_until[p][c] = s.month + OATH_MONTHS
    else:
        s.allies[p] &= ~(1 << c)


# ---------------------------------------------------------------------------------------------------- negative events


@rule
def bring_harm(s: State, p: int, c: int, event: int) -> None:
    """Y5.4 The negative events that leave no choice; `c` is the residence."""
    if event == INVASION:
        push(s, INVADE, c, p, 0)
    elif event == DEATH:
        die(s, p, c)
    elif event == DRIVEN_OUT:
        drive_out(s, c, -1)
    elif event == FIDELITY:
        demand_check(s, c, 0, -1)
    elif event == ATTEMPTED_TYRANNY:
        demand_check(s, c, -1, -1)
    elif event == PLAGUE:
        suffer_plague(s, p, c)
    elif event == EARTHQUAKE:
        shake(s, c, WAREHOUSE, s.store_level[c])
    else:
        bring_loss(s, p, c, event)


@rule
def bring_loss(s: State, p: int, c: int, event: int) -> None:
    """Y5.4 The smaller ones among them."""
    if event == PETALISM:
        s.no_embassy |= 1 << p
    elif event == PIRATES:
        push(s, CHOOSE_LOT, NO_CITY, p, 1)
    elif event == STORM:
        s.storm |= 1 << p
    elif event == BRIBED_COMMANDERS:
        lose_random(s, p, 1)
    elif event == EXILES_PLOT:
        push(s, DRAW_PLOTTER, c, p, 0)
    elif event == MARSH_FEVER:
        s.no_cargo |= 1 << c
        s.no_market |= 1 << c
    elif event == LUXURY_OF_CITIZENS:
        s.extra_costs[c] += LUXURY_COSTS


@rule
def die(s: State, p: int, c: int) -> None:
    """Y11.5 Death by fate; an heir stays, without the Voitheia, and must win the people."""
    if s.heir == 0:
        push(s, LEAVE, NO_CITY, p, 0)
        return
    discard_tokens(s, p, s.hand[p])
    demand_check(s, c, -1, -1)


@rule
def suffer_plague(s: State, p: int, c: int) -> None:
    """Y5.4 Empedokles keeps off one plague."""
    if s.plague_shield >> p & 1 == 1:
        s.plague_shield &= ~(1 << p)
    else:
        shake(s, c, CITY, s.city_level[c])


@rule
def shake(s: State, c: int, sector: int, level: int) -> None:
    """Y2.5 A level is lost; a city at level 1 is idle until the month's end instead."""
    if level > 1:
        lower_level(s, c, sector)
    else:
        s.idle |= 1 << c


# ---------------------------------------------------------------------------------------------------- positive events


@rule
def bring_good(s: State, p: int, c: int, event: int) -> None:
    """Y5.4 The positive events that do more than give (`bring_gifts`)."""
    if event == CAPTIVES:
        s.half_price |= 1 << p
    elif event == FISH_POND:
        s.no_costs |= own_cities(s, p)
    elif event == WEALTHY_CITIZEN:
        s.no_costs |= 1 << c
    elif event == COLONISTS:
        welcome_colonists(s, p, c)
    elif event == BENEFACTOR:
        calm_cities(s, p)
    elif event == EMPEDOKLES:
        s.plague_shield |= 1 << p
    elif event == FRIENDSHIP:
        s.free_embassy |= 1 << p
    elif event == CONGRESS_OF_GELA:
        s.congress_until[p] = s.month + CONGRESS_MONTHS
    elif event == OATH:
        name_ally(s, p)
    elif event == MERCHANTS:
        s.extra_block = p + 1
    elif event == GOOD_PRICE:
        push(s, CHOOSE_SALE, NO_CITY, p, 0)
    elif event == CAMP_PLAGUE:
        s.camp_plague |= 1 << p


@rule
def welcome_colonists(s: State, p: int, c: int) -> None:
    """Y5.4 A level of the city free, at once; the player chooses the sector."""
    sectors = levels_to_raise(s, c)
    if size(sectors) == 1:
        raise_level(s, c, lowest(sectors))
    else:
        push(s, CHOOSE_LEVEL, c, p, 0)


@rule
def calm_cities(s: State, p: int) -> None:
    """Y5.4 A benefactor: no pending checks, no -1 markers in any own city."""
    cities = own_cities(s, p)
    while cities != 0:
        c = lowest(cities)
        cities = without_lowest(cities)
        s.pending[c] = 0
        s.doubt[c] = 0
        s.mood[c] = max(0, s.mood[c])


# ---------------------------------------------------------------------------------------------------- lots


@rule
def lots_meant(s: State, p: int, step: int) -> int:
    """Cities one of whose lots is chosen: Y2.5 the one without room, else any own (NO_CITY), as a set."""
    c = step_city(step)
    return own_cities(s, p) if c == NO_CITY else own_cities(s, p) & 1 << c


@rule
def lots_to_choose(s: State, p: int, step: int, kind: int, out: Row, n: int) -> int:
    cities = lots_meant(s, p, step)
    while cities != 0:
        c = lowest(cities)
        cities = without_lowest(cities)
        for good in range(GOODS):
            if count(s.lots[c], good) > 0:
                n = emit(out, n, pack(kind, c, good, 0))
    return n


@rule
def lot_refusal(s: State, p: int, step: int, action: int) -> int:
    c = city_of(action)
    good = second_of(action)
    if number_of(action) != 0 or good >= GOODS:
        return MALFORMED
    is_there = lots_meant(s, p, step) >> c & 1 == 1 and count(s.lots[c], good) > 0
    return ALLOWED if is_there else NO_SUCH_LOT


@rule
def drop_lot(s: State, p: int, step: int, c: int, good: int) -> None:
    """Y2.5, Y5.4 One by one, as many as the step says."""
    pop(s)
    return_lot(s, c, good)
    if step_value(step) > 1:
        push(s, CHOOSE_LOT, step_city(step), p, step_value(step) - 1)


@rule
def sell_lot(s: State, c: int, good: int) -> None:
    """Y5.4 A good price: twice the duty."""
    pop(s)
    return_lot(s, c, good)
    earn(s, c, 2 * DUTY[good] * MINA)


# ---------------------------------------------------------------------------------------------------- exiles plot


@rule
def plot(s: State, p: int, step: int, action: int) -> None:
    """Y5.4 The drawn opponent may agitate the city once, free. **Ruling** no delay between the two forbids it."""
    pop(s)
    if kind_of(action) == AGITATE:
        c = step_city(step)
        s.agitated |= 1 << c
        push(s, ROLL_AGITATION, c, p, 0)


# ---------------------------------------------------------------------------------------------------- the chapter


@rule
def moira_proceed(s: State, step: int) -> None:
    """FATE"""
    pop(s)
    if is_living(s, step_seat(step)):
        fulfil(s, step_seat(step), s.event + 0)


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
    choices = ways_out(s, p, step) if kind == CHOOSE else s.allies[p] + 0
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
