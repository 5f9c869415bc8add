"""What holds in every state (§1.1 to §1.4, §7.3, §17): nothing is lost, nothing is made."""

from __future__ import annotations

from typing import Final

from emporion.games.tyros.cards import DECK, KINDS, count, within_deck
from emporion.games.tyros.editions import CITY_LIMIT, TYROS_LIMIT
from emporion.games.tyros.places import BERTHS, FIELDS, TILES, TYROS
from emporion.games.tyros.rules.ships import ships_in
from emporion.games.tyros.state import ANSWER, CHOOSE_FIRST, KEEP, OVER, SEATS, State
from emporion.kernel.multiset import holds
from emporion.kernel.rule import rule

NO_FAULT: Final = 0
CARDS_FAULT: Final = 1
SHIPS_FAULT: Final = 2
CITIES_FAULT: Final = 3
TILES_FAULT: Final = 4
LIMIT_FAULT: Final = 5
STAGE_FAULT: Final = 6
MEMORY_FAULT: Final = 7
FAULT_NAMES: Final = (
    "none",
    "the 60 trade cards are not all there",
    "a player has not 10 ships",
    "a player has not 10 cities",
    "the 32 tiles are not all there",
    "too many ships in a field",
    "the order of play is lost",
    "a card is remembered that is not held",
)


@rule
def fault(s: State) -> int:
    if not seats_exist(s) or not stage_makes_sense(s):
        return STAGE_FAULT
    if not cards_conserved(s):
        return CARDS_FAULT
    if not tiles_conserved(s):
        return TILES_FAULT
    for p in range(s.players):
        if not ships_conserved(s, p):
            return SHIPS_FAULT
        if not cities_conserved(s, p):
            return CITIES_FAULT
        if not holds(s.hand[p], s.memory[p]):
            return MEMORY_FAULT
    for field in range(1, FIELDS):
        if not within_limit(s, field):
            return LIMIT_FAULT
        if s.city[field] > s.players or (s.city[field] != 0 and s.empire[field] == 0):
            return CITIES_FAULT
    return NO_FAULT


@rule
def seats_exist(s: State) -> bool:
    """Whoever is named sits at the table."""
    if not 3 <= s.players <= SEATS or not 0 <= s.first < s.players or not 0 <= s.turn < s.players:
        return False
    return (s.waiting | s.asked) >> s.players == 0 and 0 <= s.four_empires <= s.players


@rule
def stage_makes_sense(s: State) -> bool:
    """Groups of decisions are open in their stages only, and secret choices wait there only."""
    grouped = s.stage == ANSWER or s.stage == KEEP
    for p in range(s.players):
        if s.kept[p] != 0 and s.stage != KEEP:
            return False
    return CHOOSE_FIRST <= s.stage <= OVER and 0 <= s.passes < s.players and (s.waiting != 0) == grouped


@rule
def cards_conserved(s: State) -> bool:
    """§1.3 Of each kind as many as there are in the deck."""
    for p in range(s.players):
        if not within_deck(s.hand[p]):
            return False
    if not within_deck(s.draw_pile) or not within_deck(s.discards):
        return False
    for kind in range(1, KINDS):
        total = count(s.draw_pile, kind) + count(s.discards, kind)
        for p in range(s.players):
            total += count(s.hand[p], kind)
        if total != count(DECK, kind):
            return False
    return True


@rule
def ships_conserved(s: State, p: int) -> bool:
    """§1.1"""
    ships = s.ship_stock[p]
    for berth in range(1, BERTHS):
        if s.ships[p][berth] < 0:
            return False
        ships += s.ships[p][berth]
    return ships == 10 and s.ship_stock[p] >= 0


@rule
def cities_conserved(s: State, p: int) -> bool:
    """§1.1"""
    cities = s.city_stock[p]
    for field in range(1, FIELDS):
        if s.city[field] == p + 1:
            cities += 1
    return cities == 10 and s.city_stock[p] >= 0


@rule
def tiles_conserved(s: State) -> bool:
    """§1.4 A tile is in a hand, unseen, under the pile, out of the game by §3.3, or laid: exactly one of these."""
    seen = s.unseen | s.misfits
    double = s.unseen & s.misfits
    for p in range(s.players):
        double |= seen & s.tiles[p] | s.shown[p] & ~s.tiles[p]
        seen |= s.tiles[p]
    for i in range(s.under_count):
        double |= seen & 1 << s.under[i]
        seen |= 1 << s.under[i]
    for field in range(1, TYROS):
        if s.empire[field] != 0:
            double |= seen & 1 << field
            seen |= 1 << field
    return seen == TILES and double == 0


@rule
def within_limit(s: State, field: int) -> bool:
    """§7.3"""
    if field == TYROS and s.city[TYROS] == 0:
        if TYROS_LIMIT[s.edition] == 0:
            return True
        for p in range(s.players):
            if s.ships[p][TYROS] > 2:
                return False
        return True
    return ships_in(s, field) <= 2 or (s.city[field] != 0 and CITY_LIMIT[s.edition] == 0)
