"""What cards are worth: the cities and places for ships that they can pay for, now or with a few cards more."""

from __future__ import annotations

from emporion.bots.tyros.knobs import LACKING_1, LAST_1, READY, SHIP_READY, SPARE_CARD, VOYAGE
from emporion.bots.tyros.notes import CARDS, EMPIRES, Notes
from emporion.bots.tyros.outlook import read_places
from emporion.games.tyros.board import DISTANCE, WITHIN
from emporion.games.tyros.cards import JOKER, KINDS, ONE, card_count, count
from emporion.games.tyros.places import field_of
from emporion.games.tyros.rules.cities import LEAST_PRICE
from emporion.games.tyros.rules.ships import fleet, ships_of
from emporion.games.tyros.state import State
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.rule import rule

FAR_ENOUGH = 8
"""Longer voyages are not planned."""


@rule
def read_prospects(s: State, n: Notes, p: int, most: int) -> None:
    """What a player can do on the board, and what each number of cards of a colour, up to the most, is worth then."""
    read_places(s, n, p)
    find_projects(s, n, p)
    value_cards(n, most)


@rule
def find_projects(s: State, n: Notes, p: int) -> None:
    """For each colour and price the best city and the best place for a ship that can be had."""
    for empire in range(EMPIRES):
        for price in range(CARDS):
            n.city_project[empire][price] = 0
            n.ship_project[empire][price] = 0
    starts = fleet(s, p)
    while starts != 0:
        start = lowest(starts)
        starts = without_lowest(starts)
        goals = n.goals & (WITHIN[start][FAR_ENOUGH] | 1 << start)
        while goals != 0:
            consider_voyage(s, n, p, start, lowest(goals))
            goals = without_lowest(goals)


@rule
def consider_voyage(s: State, n: Notes, p: int, start: int, goal: int) -> None:
    field = field_of(goal)
    distance = DISTANCE[start][goal]
    empire = s.empire[field]
    own = ships_of(s, p, field)
    if distance == 0:
        note_city(n, empire, LEAST_PRICE + (own < 2), n.site[field])
    elif own == 0:
        gain = n.hold[field] - n.leave[start]
        n.ship_project[empire][distance] = max(n.ship_project[empire][distance], gain)
        if n.site[field] > 0:
            gain += n.site[field] * n.knob[VOYAGE] // 100
            note_city(n, empire, distance + LEAST_PRICE + 1, gain)


@rule
def note_city(n: Notes, empire: int, price: int, gain: int) -> None:
    n.city_project[empire][price] = max(n.city_project[empire][price], gain)


@rule
def value_cards(n: Notes, most: int) -> None:
    """What each number of cards of a colour, up to the most, is worth: projects that can be paid, or nearly."""
    for empire in range(1, EMPIRES):
        city = 0
        price = 0
        ship = 0
        for cards in range(min(most + 1, CARDS)):
            if n.city_project[empire][cards] > city:
                city = n.city_project[empire][cards]
                price = cards
            ship = max(ship, n.ship_project[empire][cards])
            left = cards - price if city > 0 else 0
            worth = city * n.knob[READY] // 100 + ship_for(n, empire, left) // 2
            worth = max(worth, ship * n.knob[SHIP_READY] // 100)
            worth = max(worth, nearly(n, empire, cards))
            n.cards[empire][cards] = worth + spare(n) * cards


@rule
def nearly(n: Notes, empire: int, cards: int) -> int:
    """What cards are worth for a city for which up to five are missing."""
    best = 0
    for lacking in range(1, min(6, CARDS - cards)):
        project = n.city_project[empire][cards + lacking]
        if project > 0:
            best = max(best, project * lacking_share(n, lacking) // 100)
    return best


@rule
def lacking_share(n: Notes, lacking: int) -> int:
    """Percent of a city that its cards are worth when some, up to five, are missing."""
    if n.future > 0:
        return n.knob[LACKING_1 + lacking - 1]
    return n.knob[LAST_1 + lacking - 1] if lacking <= 3 else 0


@rule
def ship_for(n: Notes, empire: int, cards: int) -> int:
    """The best place for a ship that some cards pay for."""
    best = 0
    for price in range(1, min(cards, 3) + 1):
        best = max(best, n.ship_project[empire][price])
    return best


@rule
def spare(n: Notes) -> int:
    """A card that serves for nothing now may be kept (§13.1), but not after the last round."""
    return n.knob[SPARE_CARD] if n.future > 0 else 0


@rule
def hand_worth(n: Notes, hand: int) -> int:
    """What a hand is worth; each joker stands where it helps most."""
    orange = count(hand, 1)
    yellow = count(hand, 2)
    green = count(hand, 3)
    violet = count(hand, 4)
    for _ in range(count(hand, JOKER)):
        to_orange = n.cards[1][orange + 1] - n.cards[1][orange]
        to_yellow = n.cards[2][yellow + 1] - n.cards[2][yellow]
        to_green = n.cards[3][green + 1] - n.cards[3][green]
        to_violet = n.cards[4][violet + 1] - n.cards[4][violet]
        best = max(max(to_orange, to_yellow), max(to_green, to_violet))
        if to_orange == best:
            orange += 1
        elif to_yellow == best:
            yellow += 1
        elif to_green == best:
            green += 1
        else:
            violet += 1
    jokers = spare(n) * count(hand, JOKER)
    return n.cards[1][orange] + n.cards[2][yellow] + n.cards[3][green] + n.cards[4][violet] + jokers


@rule
def cheapest_card(n: Notes, hand: int) -> int:
    """The kind of card a hand misses least."""
    best = 0
    kept = -1
    for kind in range(1, KINDS):
        if count(hand, kind) > 0:
            worth = hand_worth(n, hand - ONE[kind])
            if worth > kept:
                kept = worth
                best = kind
    return best


@rule
def cheapest_cards(n: Notes, hand: int, number: int) -> int:
    """So many cards that a hand misses least, taken one by one."""
    taken = 0
    for _ in range(min(number, card_count(hand))):
        taken += ONE[cheapest_card(n, hand - taken)]
    return taken
