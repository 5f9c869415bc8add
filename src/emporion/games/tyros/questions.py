"""Why something is not possible, for somebody who points at it and has not said how he would pay.

A question is the beginning of an action: `move T>23`, `move 23` (with any ship), `found 23`, `build 7`, `lay 14`,
`lay 14 green`, `buy v`, `close B`, or its first word alone: `move` is about all ships and all goals. Field 16 without
a coast means either of them. Of what the question may mean, the best is imagined that the hand allows, and the rules
judge it.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from emporion.engine.actions import Action
from emporion.engine.errors import BadNotation, IllegalAction
from emporion.engine.game import Judge
from emporion.engine.packing import members
from emporion.games.tyros import actions
from emporion.games.tyros.actions import Cards
from emporion.games.tyros.board import Board
from emporion.games.tyros.cards import JOKER, KIND_NAMES, KINDS, LETTERS, ONE, card_count, count
from emporion.games.tyros.editions import EMPIRE_NAMES, LEAST_SWAP
from emporion.games.tyros.explanation import adjacent_empires
from emporion.games.tyros.notation import SORTS, read_seat
from emporion.games.tyros.places import BERTH_NAMES, BERTHS, FIELD_NAMES, ITALY, ITALY_EAST, TYROS, field_of
from emporion.games.tyros.refusals import CARDS_NOT_HELD, NO_CARD_FOR_TOLL, NO_SHIP_THERE, NOT_ASKED, REFUSALS
from emporion.games.tyros.rules.cities import city_price
from emporion.games.tyros.rules.payment import purse
from emporion.games.tyros.rules.ships import fleet, ship_colour, ship_price, toll_is_due, yards
from emporion.games.tyros.state import STAGE_NAMES, State

BUY_PRICE: Final = 3
"""§10.2"""
TOO_FAR: Final = "tyros-too-far"
TOO_DEAR: Final = "tyros-too-dear"
TOO_FEW: Final = "tyros-too-few"


def key_of(refusal: int) -> str:
    return f"tyros-refusal-{REFUSALS[refusal].message}"


class Asked(NamedTuple):
    """A question, and the table at which it is asked."""

    state: State
    board: Board
    seat: int
    parts: Mapping[str, str | None]
    """What the question names."""

    @property
    def hand(self) -> int:
        hand: int = self.state.hand[self.seat]
        return hand

    @property
    def ships(self) -> list[int]:
        """The berths of the asker's ships."""
        return list(members(fleet(self.state, self.seat)))


class Idea(NamedTuple):
    """What may be meant; what to say if the hand is too poor for it; and what if the asker has no ship at all."""

    action: Action
    too_dear: IllegalAction | None = None
    no_ship: IllegalAction | None = None


def why_not(s: State, board: Board, seat: int, about: str, judge: Judge) -> IllegalAction | None:
    """The most telling reason: where only cards are missing, that, and of those where the fewest are."""
    asked, imagine = read_question(s, board, seat, about)
    refusals = [judged(idea, s, judge) for idea in imagine(asked)]
    told = [refusal for refusal in refusals if refusal is not None]
    return None if len(told) < len(refusals) else min(told, key=missing)


def missing(refusal: IllegalAction) -> float:
    """How many cards more would make it possible."""
    if refusal.key == key_of(NO_CARD_FOR_TOLL):
        return 1
    if refusal.key in (TOO_FAR, TOO_DEAR, TOO_FEW):
        return int(refusal.arguments["price"]) - int(refusal.arguments["held"])
    return math.inf


def judged(idea: Idea, s: State, judge: Judge) -> IllegalAction | None:
    refusal = judge(idea.action)
    if refusal is None:
        return None
    if refusal.key == key_of(CARDS_NOT_HELD) and idea.too_dear is not None:
        return idea.too_dear
    if refusal.key == key_of(NO_SHIP_THERE) and idea.no_ship is not None:
        return idea.no_ship
    if refusal.key == key_of(NOT_ASKED):
        return IllegalAction(refusal.paragraph, f"tyros-decision-{STAGE_NAMES[s.stage]}", {})
    return refusal


# ---------------------------------------------------------------------------------------------------- reading


BERTH: Final = SORTS["berth"].pattern
FIELD: Final = SORTS["field"].pattern


def read_question(s: State, board: Board, seat: int, about: str) -> tuple[Asked, Imagine]:
    verb, _, rest = " ".join(about.split()).partition(" ")
    if verb not in QUESTIONS:
        raise BadNotation(f"{about[:60]!r} is no question; questions begin with one of: {', '.join(QUESTIONS)}")
    pattern, imagine = QUESTIONS[verb]
    match = re.fullmatch(pattern, rest)
    if match is None:
        raise BadNotation(
            f"{about[:60]!r} cannot be read; ask for example: move T>23, found 23, lay 14, buy v, close B"
        )
    return Asked(s, board, seat, match.groupdict()), imagine


def berths(name: str | None) -> list[int]:
    """The berths that a place may mean."""
    if name == "16":
        return [ITALY, ITALY_EAST]
    return [number_of(name, BERTH_NAMES)]


def number_of(name: str | None, names: list[str]) -> int:
    if name is None or name not in names:
        raise BadNotation(f"there is no place {name}; fields are 1 to 32, T is Tyros, 16w and 16e are the coasts of 16")
    return names.index(name)


# ---------------------------------------------------------------------------------------------------- paying


def in_colour(hand: int, colour: int, price: int) -> int:
    """§6.3 So many cards of a colour: as few jokers as possible; what the hand has not is imagined."""
    jokers = min(max(0, price - count(hand, colour)), count(hand, JOKER))
    return ONE[colour] * (price - jokers) + ONE[JOKER] * jokers


def any_cards(hand: int, number: int, *first: int) -> int:
    """So many cards of any kinds: one of the first of these kinds that is there, then what there is most of. What the
    hand has not is imagined, of all kinds alike."""
    chosen = next((ONE[kind] for kind in first if count(hand, kind)), 0)
    while card_count(chosen) < number:
        is_held = card_count(chosen) < card_count(hand)
        chosen += ONE[fullest(hand - chosen) if is_held else rarest(chosen)]
    return chosen


def fullest(cards: int) -> int:
    """The kind of which there are most; of jokers only if there is nothing else."""
    return max(range(1, KINDS), key=lambda kind: (count(cards, kind) > 0, kind != JOKER, count(cards, kind)))


def rarest(cards: int) -> int:
    return min(range(1, KINDS), key=lambda kind: count(cards, kind))


def costs(paragraph: str, price: int, colour: int, hand: int, key: str = TOO_DEAR) -> IllegalAction:
    """The hand has too few cards for it: of a colour and jokers together, or of any."""
    if colour == 0:
        return IllegalAction(paragraph, TOO_FEW, {"price": price, "held": card_count(hand)})
    facts = {"price": price, "held": purse(hand, colour), "empire": EMPIRE_NAMES[colour]}
    return IllegalAction(paragraph, key, facts)


# ---------------------------------------------------------------------------------------------------- what may be meant


def without_ships(asked: Asked, paragraph: str) -> IllegalAction | None:
    """What is wrong wherever one would want to sail or to found a city."""
    return None if asked.ships else IllegalAction(paragraph, "tyros-no-ship", {})


def goals_with_chips(s: State) -> list[int]:
    """§7.1 Where ships sail; §7.2 and to Tyros."""
    return [berth for berth in range(1, BERTHS) if s.empire[field_of(berth)] or berth == TYROS]


def moves(asked: Asked) -> list[Idea]:
    """§7 With the ship and to the goal that is named, or with any to any, the nearest first."""
    s, start_named, goal_named = asked.state, asked.parts["start"], asked.parts["goal"]
    starts = berths(start_named) if start_named is not None else asked.ships or [TYROS]
    goals = berths(goal_named) if goal_named is not None else goals_with_chips(s)
    ways = [(start, goal) for start in starts for goal in goals if start != goal or len(starts) == len(goals) == 1]
    nearest = sorted(ways, key=lambda way: asked.board.distance[way[0]][way[1]])
    lying = [way for way in nearest if s.ships[asked.seat][way[0]]]
    return [move(asked, start, goal) for start, goal in lying or nearest]


def move(asked: Asked, start: int, goal: int) -> Idea:
    s, hand, field = asked.state, asked.hand, field_of(goal)
    price = asked.board.distance[start][goal]
    colour = s.empire[field] or max(range(1, JOKER), key=lambda colour: purse(hand, colour))
    fare = in_colour(hand, colour, price)
    left = hand - fare if card_count(hand) > price and purse(hand, colour) >= price else 0
    toll = KIND_NAMES[fullest(left)] if left and toll_is_due(s, asked.seat, field) else None
    action = actions.MoveShip(BERTH_NAMES[start], BERTH_NAMES[goal], Cards.of(fare), toll)
    return Idea(action, costs("7.1", price, colour, hand, TOO_FAR), without_ships(asked, "7.1"))


def foundings(asked: Asked) -> list[Idea]:
    """§8 In the place that is named, or wherever an own ship lies: in Tyros last, as that is seldom meant."""
    s, named = asked.state, asked.parts["place"]
    sites = berths(named) if named is not None else sorted(asked.ships or [TYROS], key=lambda site: site == TYROS)
    own = [berth for berth in sites if s.ships[asked.seat][berth]]
    return [founding(asked, berth) for berth in own or sites]


def founding(asked: Asked, berth: int) -> Idea:
    s, hand, field = asked.state, asked.hand, field_of(berth)
    price, colour = city_price(s, asked.seat, field), s.empire[field] or 1
    action = actions.FoundCity(BERTH_NAMES[berth], Cards.of(in_colour(hand, colour, price)))
    return Idea(action, costs("8.2", price, colour, hand), without_ships(asked, "8.1"))


def builds(asked: Asked) -> list[Idea]:
    """§9 In the field that is named, or in any shipyard."""
    named = asked.parts["place"]
    fields = [number_of(named, FIELD_NAMES)] if named is not None else members(yards(asked.state, asked.seat))
    return [build(asked, field) for field in fields] or [build(asked, TYROS)]


def build(asked: Asked, field: int) -> Idea:
    s, hand = asked.state, asked.hand
    price, colour = ship_price(s, field), ship_colour(s, field)
    cards = any_cards(hand, price, colour, JOKER) if colour else any_cards(hand, price)
    return Idea(actions.BuildShip(FIELD_NAMES[field], Cards.of(cards)), costs("9.2", price, 0, hand))


def layings(asked: Asked) -> list[Idea]:
    """§5.2 The tile that is named, or any of one's own."""
    named, empire = asked.parts["place"], asked.parts["empire"]
    tiles = [number_of(named, FIELD_NAMES)] if named is not None else members(asked.state.tiles[asked.seat])
    ideas = [idea for field in tiles for idea in laying(asked, field, empire)]
    return ideas or laying(asked, 1, empire)


def laying(asked: Asked, field: int, empire: str | None) -> list[Idea]:
    near = adjacent_empires(asked.state, asked.board, field) or [EMPIRE_NAMES[1]]
    return [Idea(actions.LayTile(FIELD_NAMES[field], one)) for one in ([empire] if empire else near)]


def showings(asked: Asked) -> list[Idea]:
    """§5.4"""
    tiles = [FIELD_NAMES[field] for field in members(asked.state.tiles[asked.seat])]
    return [Idea(actions.ShowTiles(under)) for under in (None, *tiles)]


def swaps(asked: Asked) -> list[Idea]:
    """§10.1"""
    least = LEAST_SWAP[asked.state.edition]
    action = actions.SwapCards(Cards.of(any_cards(asked.hand, least)))
    return [Idea(action, costs("10.1", least, 0, asked.hand))]


def buys(asked: Asked) -> list[Idea]:
    """§10.2 The card that is named, or any."""
    named = asked.parts["card"]
    kind = LETTERS.index(named) if named else fullest(asked.hand)
    cards = Cards.of(any_cards(asked.hand, BUY_PRICE, kind))
    return [Idea(actions.BuyCard(cards, KIND_NAMES[kind]), costs("10.2", BUY_PRICE, 0, asked.hand))]


def offers(asked: Asked) -> list[Idea]:
    """§11.2 A card for a card, asked of whoever holds most."""
    s = asked.state
    others = [p for p in range(s.players) if p != asked.seat]
    richest = max(others, key=lambda p: card_count(s.hand[p]))
    too_dear = costs("11.2", 1, 0, asked.hand)
    return [Idea(actions.MakeOffer(give, want, (richest,)), too_dear) for give, want in one_for_one(asked)]


def counters(asked: Asked) -> list[Idea]:
    """§11.2 From the offerer's side: he wants a card of the hand."""
    return [Idea(actions.Counter(give, want)) for want, give in one_for_one(asked)]


def one_for_one(asked: Asked) -> list[tuple[Cards, Cards]]:
    """A card of the hand for any other. Where there are gifts, also any card or all of them for nothing, and nothing
    for a card."""
    mine, nothing = fullest(asked.hand), Cards()
    one_of = {kind: Cards.of(ONE[kind]) for kind in range(1, KINDS)}
    trades = [(one_of[mine], one_of[kind]) for kind in one_of if kind != mine]
    held = [one_of[kind] for kind in one_of if count(asked.hand, kind) and kind != mine]
    gifts = [(gift, nothing) for gift in (one_of[mine], *held, Cards.of(asked.hand))]
    gifts += [(nothing, one) for one in one_of.values()]
    return [*trades, *gifts] if asked.state.gifts else trades


def closings(asked: Asked) -> list[Idea]:
    """§11.3"""
    partner = asked.parts["seat"]
    return [Idea(actions.CloseTrade(None if partner is None else read_seat(partner)))]


def plainly(action: Action) -> Imagine:
    return lambda asked: [Idea(action)]


Imagine = Callable[[Asked], list[Idea]]
QUESTIONS: Final[dict[str, tuple[str, Imagine]]] = {
    "lay": (rf"(?:(?P<place>{FIELD})(?: (?P<empire>{SORTS['empire'].pattern}))?)?", layings),
    "show": ("", showings),
    "move": (rf"(?:(?:(?P<start>{BERTH})>)?(?P<goal>{BERTH}))?", moves),
    "found": (rf"(?P<place>{BERTH})?", foundings),
    "build": (rf"(?P<place>{FIELD})?", builds),
    "swap": ("", swaps),
    "buy": (rf"(?P<card>{SORTS['card'].pattern})?", buys),
    "offer": ("", offers),
    "accept": ("", plainly(actions.Accept())),
    "decline": ("", plainly(actions.Decline())),
    "counter": ("", counters),
    "close": (rf"(?P<seat>{SORTS['seat'].pattern})?", closings),
    "pass": ("", plainly(actions.Pass())),
    "keep": ("", plainly(actions.KeepCards(Cards()))),
}
"""What may follow the first word, and what is imagined then."""
