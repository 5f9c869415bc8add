"""Why an action is refused, in words: the paragraph, what is wrong, and what would be legal."""

from __future__ import annotations

from typing import Any

from emporion.engine.errors import IllegalAction
from emporion.engine.packing import members
from emporion.engine.participants import CHANCE, seat_letter
from emporion.games.tyros.actions import Cards
from emporion.games.tyros.board import Board, field_names
from emporion.games.tyros.cards import card_count
from emporion.games.tyros.codes import (
    BUILD_SHIP,
    FOUND_CITY,
    MAKE_OFFER,
    MOVE_SHIP,
    kind_of,
    place_of,
    second_place_of,
    want_of,
)
from emporion.games.tyros.editions import EMPIRE_NAMES, LEAST_SWAP
from emporion.games.tyros.notation import write_cards
from emporion.games.tyros.packing import KIND_TAGS
from emporion.games.tyros.places import BERTH_NAMES, FIELD_NAMES, field_of
from emporion.games.tyros.refusals import REFUSALS, STAGE_PARAGRAPHS
from emporion.games.tyros.rules.cities import city_price
from emporion.games.tyros.rules.legality import kinds_asked
from emporion.games.tyros.rules.ships import ship_price
from emporion.games.tyros.rules.trade import can_be_asked
from emporion.games.tyros.state import State


def explain(s: State, board: Board, who: int, code: int, refusal: int) -> IllegalAction:
    paragraph, key = REFUSALS[refusal]
    return IllegalAction(paragraph or STAGE_PARAGRAPHS[s.stage], f"tyros-refusal-{key}", facts(s, board, who, code))


def facts(s: State, board: Board, who: int, code: int) -> dict[str, Any]:
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
    } | (seat_facts(s, who, code) | place_facts(s, board, who, code) if who < s.players else {})


def seat_facts(s: State, who: int, code: int) -> dict[str, Any]:
    wanted = want_of(code) if kind_of(code) == MAKE_OFFER else 0
    return {
        "hand": write_cards(Cards.of(s.hand[who])),
        "tiles": ", ".join(field_names(s.tiles[who])) or "-",
        "can-be-asked": ", ".join(seat_letter(p) for p in members(can_be_asked(s, who, wanted))) or "-",
    }


def place_facts(s: State, board: Board, who: int, code: int) -> dict[str, Any]:
    """The field an action goes to, its empire, the empires next to it, and its price."""
    kind, place, second = kind_of(code), place_of(code), second_place_of(code)
    berth = second if kind == MOVE_SHIP else place
    if not 0 < place < len(BERTH_NAMES) or not 0 < berth < len(BERTH_NAMES):
        return {"field": "-", "start": "-", "empire": "-", "adjacent": "-", "price": 0}
    field = field_of(berth)
    return {
        "field": FIELD_NAMES[field],
        "start": BERTH_NAMES[place],
        "empire": EMPIRE_NAMES[s.empire[field]] or "-",
        "adjacent": ", ".join(adjacent_empires(s, board, field)) or "-",
        "price": price_of(s, board, who, kind, place, berth),
    }


def adjacent_empires(s: State, board: Board, field: int) -> list[str]:
    """The empires next to a field of the board in play."""
    empires = {s.empire[other] for other in members(board.adjacent[field])} - {0}
    return [EMPIRE_NAMES[empire] for empire in sorted(empires)]


def price_of(s: State, board: Board, who: int, kind: int, place: int, berth: int) -> int:
    if kind == MOVE_SHIP:
        return board.distance[place][berth]
    if kind == FOUND_CITY:
        return city_price(s, who, field_of(berth))
    return ship_price(s, field_of(berth)) if kind == BUILD_SHIP else 0
