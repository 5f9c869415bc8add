"""§7 Moving a ship, §9 Building a ship."""

from __future__ import annotations

from emporion.games.tyros.board import DISTANCE, WITHIN
from emporion.games.tyros.cards import JOKER, KINDS, ONE, card_count, count
from emporion.games.tyros.codes import BUILD_SHIP, MOVE_SHIP, card_of, cards_of, emit, pack, place_of, second_place_of
from emporion.games.tyros.editions import (
    CITY_LIMIT,
    GREEN,
    ORANGE,
    RETURN_TO_EMPTY_TYROS,
    TOLL,
    TYROS_COLOUR,
    TYROS_LIMIT,
    VIOLET,
    YELLOW,
)
from emporion.games.tyros.places import BERTHS, FIELDS, ITALY, ITALY_EAST, TYROS, field_of
from emporion.games.tyros.refusals import (
    ALLOWED,
    CARDS_NOT_HELD,
    COLOUR_MISSING,
    EMPTY_TYROS,
    FIELD_FULL,
    MALFORMED,
    NO_CARD_FOR_TOLL,
    NO_CHIP_AT_GOAL,
    NO_SHIP_LEFT,
    NO_SHIP_THERE,
    NO_TOLL_DUE,
    NOT_A_SHIPYARD,
    ONE_COLOUR_ONLY,
    STAYS_THERE,
    TOLL_MISSING,
    TOLL_NOT_HELD,
    TYROS_FULL,
    WRONG_COLOUR,
    WRONG_FARE,
    WRONG_SHIP_PRICE,
)
from emporion.games.tyros.rules.payment import (
    any_payments,
    colour_payment,
    fewest_jokers,
    forget_one,
    has_colour,
    is_of_colour,
    most_jokers,
    pay,
    purse,
    wastes_joker,
)
from emporion.games.tyros.state import State
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.multiset import holds
from emporion.kernel.record import Row
from emporion.kernel.rule import rule


@rule
def ships_of(s: State, p: int, field: int) -> int:
    """Ships of one player in a field; the two coasts of 16 are one field (§2.4)."""
    if field == ITALY:
        return s.ships[p][ITALY] + s.ships[p][ITALY_EAST]
    return s.ships[p][field]


@rule
def ships_in(s: State, field: int) -> int:
    total = 0
    for p in range(s.players):
        total += ships_of(s, p, field)
    return total


@rule
def limit_refusal(s: State, p: int, field: int, leaving: int) -> int:
    """§7.3 Whether one more ship fits; `leaving` ships there are about to go."""
    if field == TYROS and s.city[TYROS] == 0:
        limit = TYROS_LIMIT[s.edition]
        return TYROS_FULL if limit != 0 and s.ships[p][TYROS] >= limit else ALLOWED
    if s.city[field] != 0 and CITY_LIMIT[s.edition] == 0:
        return ALLOWED
    return FIELD_FULL if ships_in(s, field) - leaving >= 2 else ALLOWED


# ---------------------------------------------------------------------------------------------------- §7 moving


@rule
def chip_refusal(s: State, field: int) -> int:
    """§7.1, §7.2 A ship goes to a field with a chip; in one edition also back to a Tyros without."""
    if s.empire[field] != 0:
        return ALLOWED
    if field != TYROS:
        return NO_CHIP_AT_GOAL
    return ALLOWED if RETURN_TO_EMPTY_TYROS[s.edition] != 0 else EMPTY_TYROS


@rule
def leaving(start: int, field: int) -> int:
    """§7.5 A ship that sails from coast to coast of 16 is not counted at its old place."""
    return 1 if field_of(start) == field else 0


@rule
def goal_refusal(s: State, p: int, start: int, goal: int) -> int:
    if start == goal:
        return STAYS_THERE
    field = field_of(goal)
    refusal = chip_refusal(s, field)
    if refusal != ALLOWED:
        return refusal
    return limit_refusal(s, p, field, leaving(start, field))


@rule
def fare_refusal(s: State, p: int, start: int, goal: int, cards: int) -> int:
    """§7.1, §7.2 One card of the destination's colour for each field entered."""
    if card_count(cards) != DISTANCE[start][goal]:
        return WRONG_FARE
    empire = s.empire[field_of(goal)]
    if empire == 0 and not is_of_one_colour(cards):
        return ONE_COLOUR_ONLY
    if empire != 0 and not is_of_colour(cards, empire):
        return WRONG_COLOUR
    return ALLOWED if holds(s.hand[p], cards) else CARDS_NOT_HELD


@rule
def is_of_one_colour(cards: int) -> bool:
    for colour in range(1, JOKER):
        if is_of_colour(cards, colour):
            return True
    return False


@rule
def toll_is_due(s: State, p: int, field: int) -> bool:
    """§7.4 In a field with another player's city."""
    owner = s.city[field]
    return TOLL[s.edition] != 0 and owner != 0 and owner != p + 1


@rule
def toll_refusal(s: State, p: int, field: int, left: int, toll: int) -> int:
    """§7.4 One card of those still held after the fare."""
    if not toll_is_due(s, p, field):
        return ALLOWED if toll == 0 else NO_TOLL_DUE
    if toll != 0:
        return ALLOWED if count(left, toll) > 0 else TOLL_NOT_HELD
    if left != 0:
        return TOLL_MISSING
    return ALLOWED if s.free_without_card != 0 else NO_CARD_FOR_TOLL


@rule
def move_refusal(s: State, p: int, action: int) -> int:
    start = place_of(action)
    goal = second_place_of(action)
    if start == 0 or goal == 0:
        return MALFORMED
    if s.ships[p][start] == 0:
        return NO_SHIP_THERE
    refusal = goal_refusal(s, p, start, goal)
    if refusal == ALLOWED:
        refusal = fare_refusal(s, p, start, goal, cards_of(action))
    if refusal == ALLOWED:
        refusal = toll_refusal(s, p, field_of(goal), s.hand[p] - cards_of(action), card_of(action))
    return refusal


@rule
def fleet(s: State, p: int) -> int:
    """The berths where a player has ships, as a set."""
    berths = 0
    for berth in range(1, BERTHS):
        berths |= int(s.ships[p][berth] > 0) << berth
    return berths


@rule
def berths_by_empire(s: State) -> tuple[int, int, int, int, int]:
    """The berths of fields without a chip and of each empire, as sets."""
    none = 0
    orange = 0
    yellow = 0
    green = 0
    violet = 0
    for berth in range(1, BERTHS):
        empire = s.empire[field_of(berth)]
        none |= int(empire == 0) << berth
        orange |= int(empire == ORANGE) << berth
        yellow |= int(empire == YELLOW) << berth
        green |= int(empire == GREEN) << berth
        violet |= int(empire == VIOLET) << berth
    return none, orange, yellow, green, violet


@rule
def moves(s: State, p: int, reduced: int, out: Row, n: int) -> int:
    """§7 Every move of every ship, with every fare and toll."""
    if s.hand[p] == 0:
        return n
    berths = berths_by_empire(s)
    empty_tyros = berths[0] & 1 << TYROS if RETURN_TO_EMPTY_TYROS[s.edition] != 0 else 0
    ships = fleet(s, p)
    for colour in range(1, JOKER):
        cards = purse(s.hand[p], colour)
        if cards == 0:
            continue
        starts = ships
        while starts != 0:
            start = lowest(starts)
            starts = without_lowest(starts)
            goals = (berths[colour] | empty_tyros) & WITHIN[start][cards]
            while goals != 0:
                goal = lowest(goals)
                goals = without_lowest(goals)
                if limit_refusal(s, p, field_of(goal), leaving(start, field_of(goal))) == ALLOWED:
                    n = moves_in_colour(s, p, start, goal, colour, reduced, out, n)
    return n


@rule
def moves_in_colour(s: State, p: int, start: int, goal: int, colour: int, reduced: int, out: Row, n: int) -> int:
    hand = s.hand[p]
    price = DISTANCE[start][goal]
    fewest = fewest_jokers(hand, colour, price)
    most = most_jokers(hand, colour, price, reduced)
    if reduced != 0 and joker_saves_toll(s, p, field_of(goal), colour, price, fewest):
        fewest += 1
        most += 1
    for jokers in range(fewest, most + 1):
        if jokers == price and colour > 1 and s.empire[field_of(goal)] == 0:
            continue  # §7.2 jokers alone are of every colour: once is enough
        fare = colour_payment(colour, price, jokers)
        n = moves_with_toll(s, p, start, goal, fare, reduced, out, n)
    return n


@rule
def joker_saves_toll(s: State, p: int, field: int, colour: int, price: int, jokers: int) -> bool:
    """Whether only a joker is left for the toll, so that it had better go into the fare, and a colour to the owner."""
    left = s.hand[p] - colour_payment(colour, price, jokers)
    return jokers < price and toll_is_due(s, p, field) and left > 0 and card_count(left) == count(left, JOKER)


@rule
def moves_with_toll(s: State, p: int, start: int, goal: int, fare: int, reduced: int, out: Row, n: int) -> int:
    left = s.hand[p] - fare
    if not toll_is_due(s, p, field_of(goal)):
        return emit(out, n, pack(MOVE_SHIP, start, goal, fare, 0))
    if left == 0 and s.free_without_card != 0:
        return emit(out, n, pack(MOVE_SHIP, start, goal, fare, 0))
    for toll in range(1, KINDS):
        if count(left, toll) > 0 and not (reduced != 0 and wastes_joker(left, ONE[toll], 0)):
            n = emit(out, n, pack(MOVE_SHIP, start, goal, fare, toll))
    return n


@rule
def move_ship(s: State, p: int, action: int) -> None:
    """§7.1 The fare is paid, the ship sails; §7.4 the toll goes to the owner of the city."""
    goal = second_place_of(action)
    pay(s, p, cards_of(action))
    s.ships[p][place_of(action)] -= 1
    s.ships[p][goal] += 1
    toll = card_of(action)
    if toll != 0:
        s.hand[p] -= ONE[toll]
        s.hand[s.city[field_of(goal)] - 1] += ONE[toll]
        forget_one(s, p)


# ---------------------------------------------------------------------------------------------------- §9 building


@rule
def ship_price(s: State, field: int) -> int:
    """§9.2 One card for each ship in the field, the new one included."""
    return ships_in(s, field) + 1


@rule
def ship_colour(s: State, field: int) -> int:
    """§9.2 The colour of which one card at least must be; 0 for any cards."""
    if field == TYROS and s.city[TYROS] == 0 and TYROS_COLOUR[s.edition] == 0:
        return 0
    return s.empire[field]


@rule
def yard_refusal(s: State, p: int, field: int) -> int:
    """§9.1 In a field with an own city, or in Tyros while nobody else has a city there."""
    own = s.city[field] == p + 1
    if not own and not (field == TYROS and s.city[TYROS] == 0):
        return NOT_A_SHIPYARD
    if s.ship_stock[p] == 0:
        return NO_SHIP_LEFT
    return limit_refusal(s, p, field, 0)


@rule
def build_refusal(s: State, p: int, action: int) -> int:
    field = place_of(action)
    if field == 0 or field >= FIELDS:
        return MALFORMED
    refusal = yard_refusal(s, p, field)
    if refusal != ALLOWED:
        return refusal
    cards = cards_of(action)
    colour = ship_colour(s, field)
    if card_count(cards) != ship_price(s, field):
        return WRONG_SHIP_PRICE
    if colour != 0 and not has_colour(cards, colour):
        return COLOUR_MISSING
    return ALLOWED if holds(s.hand[p], cards) else CARDS_NOT_HELD


@rule
def yards(s: State, p: int) -> int:
    """§9.1 The fields with an own city, and Tyros while nobody has one there, as a set."""
    fields = int(s.city[TYROS] == 0) << TYROS
    for field in range(1, FIELDS):
        fields |= int(s.city[field] == p + 1) << field
    return fields


@rule
def builds(s: State, p: int, reduced: int, out: Row, n: int) -> int:
    """§9 Every ship that can be built, with every payment."""
    hand = s.hand[p]
    fields = yards(s, p) if hand != 0 else 0
    while fields != 0:
        field = lowest(fields)
        fields = without_lowest(fields)
        price = ship_price(s, field)
        if price <= card_count(hand) and yard_refusal(s, p, field) == ALLOWED:
            n = any_payments(hand, ship_colour(s, field), price, pack(BUILD_SHIP, field, 0, 0, 0), reduced, out, n)
    return n


@rule
def build_ship(s: State, p: int, action: int) -> None:
    """§9 The new ship lies at its field; in 16 on the west coast (§2.4)."""
    pay(s, p, cards_of(action))
    s.ship_stock[p] -= 1
    s.ships[p][place_of(action)] += 1
