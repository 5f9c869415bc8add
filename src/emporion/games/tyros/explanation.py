"""Why an action is refused, in words: the paragraph, what is wrong, and what would be legal."""

from __future__ import annotations

from typing import Any

from emporion.engine.errors import IllegalAction
from emporion.engine.participants import CHANCE, seat_letter
from emporion.games.tyros.actions import KIND_TAGS, Cards
from emporion.games.tyros.board import field_names
from emporion.games.tyros.cards import card_count
from emporion.games.tyros.codes import BUILD_SHIP, FOUND_CITY, MOVE_SHIP, kind_of, place_of, second_place_of
from emporion.games.tyros.editions import EMPIRE_NAMES, LEAST_SWAP
from emporion.games.tyros.notation import write_cards
from emporion.games.tyros.places import BERTH_NAMES, FIELD_NAMES, field_of
from emporion.games.tyros.refusals import REFUSALS
from emporion.games.tyros.rules.cities import city_price
from emporion.games.tyros.rules.rounds import kinds_asked
from emporion.games.tyros.rules.ships import ship_price
from emporion.games.tyros.rules.trade import can_be_asked
from emporion.games.tyros.state import State
from emporion.locales import text


def explain(s: State, distance: list[list[int]], who: int, code: int, refusal: int) -> IllegalAction:
    paragraph, key = REFUSALS[refusal]
    arguments = facts(s, distance, who, code)
    return IllegalAction(paragraph, text("en", f"tyros-refusal-{key}", **arguments), f"tyros-refusal-{key}", arguments)


def facts(s: State, distance: list[list[int]], who: int, code: int) -> dict[str, Any]:
    """What a refusal may speak of: only what the seat itself may know."""
    asked = 0 if who == CHANCE else kinds_asked(s, who)
    return {
        "asked": ", ".join(tag for kind, tag in KIND_TAGS.items() if asked >> kind & 1) or "-",
        "draw-pile": card_count(s.draw_pile),
        "least-swap": LEAST_SWAP[s.edition],
        "offers-per-turn": s.offers_per_turn,
        "trades-per-round": s.trades_per_round,
        "discards": write_cards(Cards.of(s.discards)),
        "offer-want": write_cards(Cards.of(s.want)),
    } | (seat_facts(s, who) | place_facts(s, distance, who, code) if who < s.players else {})


def seat_facts(s: State, who: int) -> dict[str, Any]:
    return {
        "hand": write_cards(Cards.of(s.hand[who])),
        "tiles": ", ".join(field_names(s.tiles[who])) or "-",
        "can-be-asked": ", ".join(seat_letter(p) for p in range(s.players) if can_be_asked(s, who, s.want) >> p & 1)
        or "-",
    }


def place_facts(s: State, distance: list[list[int]], who: int, code: int) -> dict[str, Any]:
    """The field an action goes to, its empire and its price."""
    kind, place, second = kind_of(code), place_of(code), second_place_of(code)
    berth = second if kind == MOVE_SHIP else place
    if not 0 < place < len(BERTH_NAMES) or not 0 < berth < len(BERTH_NAMES):
        return {"field": "-", "start": "-", "empire": "-", "price": 0}
    field = field_of(berth)
    prices = {
        MOVE_SHIP: lambda: distance[place][berth],
        FOUND_CITY: lambda: city_price(s, who, field),
        BUILD_SHIP: lambda: ship_price(s, field),
    }
    return {
        "field": FIELD_NAMES[field],
        "start": BERTH_NAMES[place],
        "empire": EMPIRE_NAMES[s.empire[field]] or "-",
        "price": prices[kind]() if kind in prices else 0,
    }
