"""Weighing: what a player might do in a decision, and what each of these would be worth to him."""

from __future__ import annotations

from emporion.bots.search import propose
from emporion.bots.tyros.bargaining import propose_answers, propose_closings, propose_offers, read_partners
from emporion.bots.tyros.hand import (
    cheapest_card,
    cheapest_cards,
    hand_worth,
    lacking_share,
    read_prospects,
    ship_for,
    spare,
)
from emporion.bots.tyros.knobs import READY, SWAP_MARGIN
from emporion.bots.tyros.laying import propose_tiles
from emporion.bots.tyros.notes import CARDS, Notes
from emporion.bots.tyros.outlook import read_table, ship_in_reserve
from emporion.games.tyros.board import DISTANCE, WITHIN
from emporion.games.tyros.cards import DECK, KINDS, ONE, card_count, count
from emporion.games.tyros.codes import BUILD_SHIP, BUY_CARD, FOUND_CITY, KEEP_CARDS, MOVE_SHIP, PASS, SWAP_CARDS, pack
from emporion.games.tyros.editions import LEAST_SWAP
from emporion.games.tyros.places import field_of
from emporion.games.tyros.refusals import ALLOWED
from emporion.games.tyros.rules.cities import LEAST_PRICE, city_price, site_refusal
from emporion.games.tyros.rules.payment import (
    SELECTIONS,
    SELECTIONS_FROM,
    colour_payment,
    fewest_jokers,
    longest_payment,
    purse,
)
from emporion.games.tyros.rules.ships import (
    fleet,
    leaving,
    limit_refusal,
    ship_colour,
    ship_price,
    ships_of,
    toll_is_due,
    yard_refusal,
    yards,
)
from emporion.games.tyros.state import ACT, ANSWER, CLOSE, KEEP, LAY, State
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.record import Row
from emporion.kernel.rule import rule


@rule
def weigh(s: State, p: int, n: Notes, rng: Row) -> None:
    """List what the player might do, each with its worth; there is always something."""
    n.proposals = 0
    read_table(s, n)
    if s.stage == LAY:
        propose_tiles(s, n, p)
        return
    trading = s.stage == ANSWER or s.stage == CLOSE
    if trading:
        read_partners(s, n)
    read_prospects(s, n, p, CARDS if trading else longest_payment(s.hand[p]) + 5)
    if s.stage == ACT:
        propose(n, PASS, 0)
        if s.hand[p] != 0:
            propose_cities(s, n, p)
            propose_moves(s, n, p)
            propose_ships(s, n, p)
            propose_swaps(s, n, p)
            propose_buys(s, n, p)
            propose_offers(s, n, p, rng)
    elif s.stage == ANSWER:
        propose_answers(s, n, p, rng)
    elif s.stage == CLOSE:
        propose_closings(s, n, p)
    elif s.stage == KEEP:
        propose_keeping(s, n, p)


# ---------------------------------------------------------------------------------------------------- §8 cities


@rule
def propose_cities(s: State, n: Notes, p: int) -> None:
    now = hand_worth(n, s.hand[p])
    berths = fleet(s, p)
    while berths != 0:
        berth = lowest(berths)
        berths = without_lowest(berths)
        field = field_of(berth)
        if site_refusal(s, p, berth) != ALLOWED:
            continue
        price = city_price(s, p, field)
        colour = s.empire[field]
        if purse(s.hand[p], colour) >= price:
            cards = colour_payment(colour, price, fewest_jokers(s.hand[p], colour, price))
            worth = n.site[field] + hand_worth(n, s.hand[p] - cards) - now
            propose(n, pack(FOUND_CITY, berth, 0, cards, 0), worth)


# ---------------------------------------------------------------------------------------------------- §7 moves


@rule
def propose_moves(s: State, n: Notes, p: int) -> None:
    now = hand_worth(n, s.hand[p])
    longest = longest_payment(s.hand[p])
    starts = fleet(s, p)
    while starts != 0:
        start = lowest(starts)
        starts = without_lowest(starts)
        goals = n.goals & WITHIN[start][longest]
        while goals != 0:
            goal = lowest(goals)
            goals = without_lowest(goals)
            field = field_of(goal)
            if purse(s.hand[p], s.empire[field]) < DISTANCE[start][goal]:
                continue
            if limit_refusal(s, p, field, leaving(start, field)) == ALLOWED:
                propose_move(s, n, p, start, goal, now)


@rule
def propose_move(s: State, n: Notes, p: int, start: int, goal: int, now: int) -> None:
    field = field_of(goal)
    colour = s.empire[field]
    price = DISTANCE[start][goal]
    fare = colour_payment(colour, price, fewest_jokers(s.hand[p], colour, price))
    left = s.hand[p] - fare
    toll = 0
    if toll_is_due(s, p, field):
        if left == 0:
            return
        toll = cheapest_card(n, left)
        left -= ONE[toll]
    worth = hand_worth(n, left) - now - n.leave[start]
    if ships_of(s, p, field) == 0:
        worth += n.hold[field]
        cards = purse(left, colour)
        worth += max(0, site_worth(n, field, colour, cards) - n.cards[colour][cards])
    propose(n, pack(MOVE_SHIP, start, goal, fare, toll), worth)


@rule
def site_worth(n: Notes, field: int, colour: int, cards: int) -> int:
    """What cards of a colour are worth to who has a ship at a site of it."""
    price = LEAST_PRICE + 1
    return (
        n.site[field] * site_share(n, price - cards) // 100
        + ship_for(n, colour, max(0, cards - price)) // 2
        + spare(n) * cards
    )


@rule
def site_share(n: Notes, lacking: int) -> int:
    """Percent of a city that its cards are worth when some are missing."""
    if lacking <= 0:
        return n.knob[READY]
    return lacking_share(n, lacking) if lacking < 6 else 0


# ---------------------------------------------------------------------------------------------------- §9 ships


@rule
def propose_ships(s: State, n: Notes, p: int) -> None:
    now = hand_worth(n, s.hand[p])
    fields = yards(s, p)
    while fields != 0:
        field = lowest(fields)
        fields = without_lowest(fields)
        price = ship_price(s, field)
        if price > card_count(s.hand[p]) or yard_refusal(s, p, field) != ALLOWED:
            continue
        colour = ship_colour(s, field)
        cards = 0
        if colour != 0:
            if purse(s.hand[p], colour) == 0:
                continue
            cards = colour_payment(colour, 1, fewest_jokers(s.hand[p], colour, 1))
        cards += cheapest_cards(n, s.hand[p] - cards, price - card_count(cards))
        left = s.hand[p] - cards
        propose(
            n, pack(BUILD_SHIP, field, 0, cards, 0), new_ship_worth(s, n, p, field, left) + hand_worth(n, left) - now
        )


@rule
def new_ship_worth(s: State, n: Notes, p: int, yard: int, hand: int) -> int:
    """A ship is worth the best place it can sail to with the cards that are left, or else a little for later."""
    best = ship_in_reserve(n)
    goals = n.goals & WITHIN[yard][longest_payment(hand)]
    while goals != 0:
        goal = lowest(goals)
        goals = without_lowest(goals)
        field = field_of(goal)
        colour = s.empire[field]
        distance = DISTANCE[yard][goal]
        cards = purse(hand, colour)
        if cards < distance or n.fleets[p] >> field & 1 == 1:
            continue
        gain = n.hold[field] + n.site[field] * site_share(n, LEAST_PRICE + 1 + distance - cards) // 100
        best = max(best, gain - (n.cards[colour][cards] - n.cards[colour][cards - distance]))
    return best


# ---------------------------------------------------------------------------------------------------- §10 the bank


@rule
def propose_swaps(s: State, n: Notes, p: int) -> None:
    """§10.1 Cards that are missed less than a random card is likely to help."""
    hand = s.hand[p]
    cards = 0
    worth = 0
    for number in range(1, min(3, min(card_count(s.draw_pile), card_count(hand))) + 1):
        kind = cheapest_card(n, hand)
        before = hand_worth(n, hand)
        hand -= ONE[kind]
        cards += ONE[kind]
        worth += expected_card(s, n, p, hand) - before
        if number >= LEAST_SWAP[s.edition]:
            propose(n, pack(SWAP_CARDS, 0, 0, cards, 0), worth - n.knob[SWAP_MARGIN])


@rule
def expected_card(s: State, n: Notes, p: int, hand: int) -> int:
    """What a hand is worth with one more card of those that the player cannot see."""
    hidden = DECK - s.discards - s.hand[p]
    total = 0
    for kind in range(1, KINDS):
        total += count(hidden, kind) * hand_worth(n, hand + ONE[kind])
    return total // max(1, card_count(hidden))


@rule
def propose_buys(s: State, n: Notes, p: int) -> None:
    """§10.2 Three cards that are missed least for one of the discards."""
    if card_count(s.hand[p]) < 3:
        return
    now = hand_worth(n, s.hand[p])
    cards = cheapest_cards(n, s.hand[p], 3)
    left = s.hand[p] - cards
    for kind in range(1, KINDS):
        if count(s.discards, kind) > 0 and count(cards, kind) == 0:
            propose(n, pack(BUY_CARD, 0, 0, cards, kind), hand_worth(n, left + ONE[kind]) - now)


# ---------------------------------------------------------------------------------------------------- §13 keeping


@rule
def propose_keeping(s: State, n: Notes, p: int) -> None:
    hand = s.hand[p]
    number = min(3, card_count(hand))
    for i in range(SELECTIONS_FROM[number], SELECTIONS_FROM[number + 1]):
        cards = SELECTIONS[i]
        fits = True
        for kind in range(1, KINDS):
            fits = fits and count(hand, kind) >= count(cards, kind)
        if fits:
            propose(n, pack(KEEP_CARDS, 0, 0, cards, 0), hand_worth(n, cards))
