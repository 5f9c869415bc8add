"""What belongs to whom: cities, their levels, armies, treasuries and warehouses (Y2, Y3)."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.cities import GREEK, SEATS
from emporion.games.tyrannos.codes import CITY
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import CHOOSE_LOT, EXPEL, LEAVE, NO_CITY, PAY, push
from emporion.kernel.bits import lowest, size, without_lowest
from emporion.kernel.multiset import total
from emporion.kernel.rule import rule

MINA: Final = 100
"""Drachmas."""
TALENT: Final = 60 * MINA
SMALL: Final = 10
"""Y3.1 sums are multiples of 10 drachmas."""
LEVELS: Final = 3

# ---------------------------------------------------------------------------------------------------- players


@rule
def is_living(s: State, p: int) -> bool:
    return p < s.players and s.left[p] == 0


@rule
def living(s: State) -> int:
    """As a set."""
    seats = 0
    for p in range(s.players):
        if s.left[p] == 0:
            seats |= 1 << p
    return seats


@rule
def begin_group(s: State, seats: int) -> None:
    """These seats choose at the same time."""
    s.waiting = seats
    for p in range(SEATS):
        s.choice[p] = 0


@rule
def own_cities(s: State, p: int) -> int:
    """Residence and vassals, as a set."""
    cities = 0
    for c in range(GREEK):
        cities |= int(s.owner[c] == p + 1) << c
    return cities


@rule
def vassals(s: State, p: int) -> int:
    return own_cities(s, p) & ~(1 << s.residence[p]) if s.residence[p] >= 0 else 0


@rule
def tyrant_of(s: State, c: int) -> int:
    """The seat that rules a city, -1 for none."""
    return s.owner[c] - 1


@rule
def is_residence(s: State, c: int) -> bool:
    return s.owner[c] > 0 and s.residence[s.owner[c] - 1] == c


@rule
def is_independent(s: State, c: int) -> bool:
    return c < GREEK and s.standing >> c & 1 == 1 and s.owner[c] == 0


@rule
def is_new(s: State, c: int) -> bool:
    """Y2.4, Y7.5 Whether a city got its tyrant this month."""
    return s.owner[c] > 0 and s.gained[c] == s.month


@rule
def is_idle(s: State, c: int) -> bool:
    """Y2.5"""
    return s.idle >> c & 1 == 1


@rule
def allied_players(s: State, c: int) -> int:
    """Players to whom an independent city is allied, as a set."""
    seats = 0
    for p in range(s.players):
        if s.allies[p] >> c & 1 == 1:
            seats |= 1 << p
    return seats


@rule
def in_truce(s: State) -> bool:
    """Y9.2"""
    return s.month <= s.truce_months


# ---------------------------------------------------------------------------------------------------- Y2 levels


@rule
def expansions(s: State, c: int) -> int:
    """Y2.2 Levels above the first; those under construction count."""
    return s.city_level[c] + s.store_level[c] - 2 + size(s.building[c])


@rule
def army_cap(s: State, c: int) -> int:
    """Y2.4"""
    return 8 * s.city_level[c]


@rule
def room(s: State, c: int) -> int:
    """Y2.3 Lots that a city can store: two for each level of the warehouse, by option of the lower sector."""
    return 2 * (min(s.store_level[c], s.city_level[c]) if s.room_by_both != 0 else s.store_level[c])


@rule
def free_places(s: State, c: int) -> int:
    """Y2.3 Room left in a warehouse."""
    return max(0, room(s, c) - total(s.lots[c]))


@rule
def raise_level(s: State, c: int, sector: int) -> None:
    """Y2.2 A level that gives what it gives from now on: finished at the month's end, or by an event."""
    if sector == CITY:
        s.city_level[c] += 1
        s.army[c] += 8
    else:
        s.store_level[c] += 1


@rule
def lower_level(s: State, c: int, sector: int) -> None:
    """Y2.4, Y2.5 A level is lost, with men and lots for which there is no room any more."""
    if sector == CITY:
        s.city_level[c] -= 1
        s.army[c] = min(s.army[c], army_cap(s, c))
    else:
        s.store_level[c] -= 1
    make_room(s, c)


@rule
def lower_to_first(s: State, c: int) -> None:
    """Y9.15, Y10.2 All expansions are pulled down; what is under construction stays (Y2.2)."""
    s.city_level[c] = 1
    s.store_level[c] = 1
    s.army[c] = min(s.army[c], army_cap(s, c))
    make_room(s, c)


@rule
def make_room(s: State, c: int) -> None:
    """Y2.5 Lots above the room go back to the bag; their owner chooses which stay, nobody's go by their number."""
    surplus = total(s.lots[c]) - room(s, c)
    if surplus <= 0:
        return
    if s.owner[c] > 0:
        push(s, CHOOSE_LOT, c, s.owner[c] - 1, surplus)
        return
    for good in range(6):
        while surplus > 0 and s.lots[c] >> 5 * good & 31 > 0:
            return_lot(s, c, good)
            surplus -= 1


@rule
def return_lot(s: State, c: int, good: int) -> None:
    """A lot goes back to the bag, when nothing lies face down any more."""
    s.lots[c] -= 1 << 5 * good
    s.returned += 1 << 5 * good


# ---------------------------------------------------------------------------------------------------- Y3 money


@rule
def purses(s: State, p: int) -> int:
    """Own cities whose treasuries can be spent, as a set: Y2.5 not those of idle ones."""
    return own_cities(s, p) & ~s.idle


@rule
def wealth(s: State, p: int) -> int:
    """Drachmas in all treasuries that a player can spend."""
    sum = 0
    cities = purses(s, p)
    while cities != 0:
        sum += s.treasury[lowest(cities)]
        cities = without_lowest(cities)
    return sum


@rule
def earn(s: State, c: int, drachmas: int) -> None:
    """The bank pays a city; fractions are rounded down (Y3.1)."""
    sum = drachmas // SMALL * SMALL
    s.treasury[c] += sum
    s.bank_paid += sum


@rule
def spend(s: State, c: int, drachmas: int) -> None:
    """A city pays the bank."""
    s.treasury[c] -= drachmas
    s.bank_paid -= drachmas


@rule
def charge(s: State, p: int, drachmas: int, to: int) -> None:
    """Y3.2 A player pays from any of his treasuries, to the bank (NO_CITY) or into the treasury of a city.

    He is asked which treasury is emptied first, where that makes a difference; then comes the residence, then the
    others in their order.
    """
    if drachmas >= wealth(s, p) or size(filled_purses(s, p)) < 2:
        pay_from(s, p, s.residence[p], drachmas, to)
    elif drachmas > 0:
        push(s, PAY, to, p, drachmas // SMALL)


@rule
def filled_purses(s: State, p: int) -> int:
    """As a set."""
    cities = purses(s, p)
    rest = cities
    while rest != 0:
        c = lowest(rest)
        rest = without_lowest(rest)
        if s.treasury[c] == 0:
            cities &= ~(1 << c)
    return cities


@rule
def pay_from(s: State, p: int, first: int, drachmas: int, to: int) -> None:
    """Pay as `charge` says, beginning with this city."""
    left = drachmas
    cities = purses(s, p)
    if cities >> first & 1 == 1:
        left = take_from(s, first, left, to)
    if cities >> s.residence[p] & 1 == 1:
        left = take_from(s, s.residence[p], left, to)
    while cities != 0 and left > 0:
        left = take_from(s, lowest(cities), left, to)
        cities = without_lowest(cities)


@rule
def take_from(s: State, c: int, drachmas: int, to: int) -> int:
    """What a city can pay of a sum is paid; what is left of it."""
    sum = min(drachmas, s.treasury[c])
    s.treasury[c] -= sum
    if to == NO_CITY:
        s.bank_paid -= sum
    else:
        s.treasury[to] += sum
    return drachmas - sum


# ---------------------------------------------------------------------------------------------------- Y2.1 relations


@rule
def end_alliances(s: State, c: int) -> None:
    """Y2.1 A city that becomes anybody's vassal loses all alliances."""
    for p in range(SEATS):
        s.allies[p] &= ~(1 << c)


@rule
def end_pact(s: State, p: int, q: int) -> None:
    """Y8.7 Two players are allied no longer."""
    s.pact[p] &= ~(1 << q)
    s.pact[q] &= ~(1 << p)
    s.forced[p][q] = 0
    s.forced[q][p] = 0


@rule
def forget_troubles(s: State, c: int) -> None:
    """Y2.6 Pending checks, markers and constructions are cancelled."""
    s.pending[c] = 0
    s.tax_cut[c] = 0
    s.doubt[c] = 0
    s.mood[c] = 0
    s.building[c] = 0


@rule
def lose_city(s: State, c: int) -> None:
    """A city's tyrant rules it no longer. Where he lives then, or whether he is out, is settled by its caller."""
    p = s.owner[c] - 1
    s.owner[c] = 0
    if s.original[p] == c:
        s.kept_original &= ~(1 << p)
    if s.residence[p] == c:
        s.residence[p] = -1


@rule
def become_vassal(s: State, c: int, p: int) -> None:
    """Y7.7, Y8.6 A city that nobody rules any more comes under a player, with all it has."""
    s.owner[c] = p + 1
    s.gained[c] = s.month
    end_alliances(s, c)


@rule
def become_independent(s: State, c: int) -> None:
    """Y2.6, Y7.6"""
    s.owner[c] = 0
    forget_troubles(s, c)


@rule
def raze_city(s: State, c: int) -> None:
    """Y9.16 A city that nobody rules any more is gone for good, with its treasury; its lots return to the bag."""
    spend(s, c, s.treasury[c])
    s.returned += s.lots[c]
    s.lots[c] = 0
    s.army[c] = 0
    s.city_level[c] = 0
    s.store_level[c] = 0
    s.recovery[c] = 0
    s.standing &= ~(1 << c)
    forget_troubles(s, c)
    end_alliances(s, c)


@rule
def destroy_city(s: State, c: int) -> None:
    """Y9.16, Y10.2 A city is razed whoever rules it; a razed residence eliminates its player."""
    p = s.owner[c] - 1
    was_residence = is_residence(s, c)
    if p >= 0:
        lose_city(s, c)
    raze_city(s, c)
    if was_residence:
        push(s, LEAVE, NO_CITY, p, 0)


@rule
def drive_out(s: State, c: int, heir: int) -> None:
    """Y7.6 The tyrant of a city is driven out; it becomes a vassal of `heir`, or independent (-1)."""
    push(s, EXPEL, c, s.owner[c] - 1, heir + 1)
