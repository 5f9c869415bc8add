"""Whether a position can come about in a game: what the reader of positions refuses besides broken invariants.

The invariants (`rules/invariants.py`) are what every rule relies on; here is what follows from the rules of play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from emporion.engine.errors import BadNotation
from emporion.engine.packing import members
from emporion.games.tyros.board import Board
from emporion.games.tyros.cards import card_count
from emporion.games.tyros.editions import CITY_IN_TYROS, EMPIRE_NAMES, FOUNDING_ORDER, LEAST_SWAP, MISFITS_RETURN
from emporion.games.tyros.places import BERTHS, FIELD_NAMES, FIELDS, TYROS, field_of
from emporion.games.tyros.rules.cities import has_four_empires
from emporion.games.tyros.rules.empires import laying_turns
from emporion.games.tyros.rules.keeping import MAY_KEEP
from emporion.games.tyros.rules.rounds import cards_each
from emporion.games.tyros.rules.setup import tiles_each
from emporion.games.tyros.state import (
    ACCEPTED,
    ANSWER,
    CHOOSE_FIRST,
    CLOSE,
    COUNTERED,
    DEAL_CARDS,
    DEAL_TILES,
    DRAW_CARDS,
    DRAW_TILE,
    KEEP,
    LAY,
    SEATS,
    TURN_TILE,
    State,
)
from emporion.kernel.multiset import holds

Check = Callable[[State, Board], str | None]
"""What is impossible about a position on a board, if anything is."""
EMPIRES: Final = range(1, 5)


def check_possible(s: State, board: Board) -> None:
    """Raises BadNotation with the first thing that cannot be. The invariants hold already."""
    for check in CHECKS:
        problem = check(s, board)
        if problem is not None:
            raise BadNotation(f"the position is impossible: {problem}")


# ---------------------------------------------------------------------------------------------------- the board


def chips_of(s: State, empire: int) -> list[int]:
    return [field for field in range(1, FIELDS) if s.empire[field] == empire]


def empires_are_founded(s: State, board: Board) -> str | None:
    """§3.2, §3.3 One after the other, in the order of the edition; all of them before tiles are dealt."""
    standing = [empire for empire in EMPIRES if chips_of(s, empire)]
    if s.stage == TURN_TILE:
        expected = sorted(FOUNDING_ORDER[s.edition][: s.turns])
    elif s.stage == CHOOSE_FIRST and not standing:
        expected = []
    else:
        expected = list(EMPIRES)
    if standing == expected:
        return None
    wrong = sorted(set(standing) ^ set(expected))
    names = ", ".join(EMPIRE_NAMES[empire] for empire in wrong)
    return f"the chips of these empires are missing, or are there too early: {names}"


def empires_hang_together(s: State, board: Board) -> str | None:
    """§5.2 A chip is laid next to one of its empire."""
    for empire in EMPIRES:
        fields = chips_of(s, empire)
        reached = set(fields[:1])
        while more := {f for f in fields if any(board.adjacent[f] >> r & 1 for r in reached)} - reached:
            reached |= more
        if len(reached) < len(fields):
            return f"the fields of the {EMPIRE_NAMES[empire]} empire are not all next to each other"
    return None


def tyros_joins_first_neighbour(s: State, board: Board) -> str | None:
    """§3.4, §5.5"""
    near = {s.empire[field] for field in members(board.adjacent[TYROS])} - {0}
    if s.empire[TYROS] == 0:
        return "a field next to Tyros has a chip, but Tyros has none" if near else None
    return None if s.empire[TYROS] in near else "Tyros has a chip, but no field next to it has one of the same empire"


def ships_lie_at_chips(s: State, board: Board) -> str | None:
    """§7.1 A ship goes where a chip is; all begin in Tyros."""
    for p in range(s.players):
        for berth in range(1, BERTHS):
            field = field_of(berth)
            if s.ships[p][berth] and field != TYROS and s.empire[field] == 0:
                return f"a ship is on field {FIELD_NAMES[field]}, which has no chip"
    return None


def cities_are_allowed(s: State, board: Board) -> str | None:
    """§8.1"""
    if s.city[TYROS] and not CITY_IN_TYROS[s.edition]:
        return "in this edition there is no city in Tyros"
    return None


def bonus_is_earned(s: State, board: Board) -> str | None:
    """§8.4 The first player with cities in all four empires has the bonus."""
    earned = [p for p in range(s.players) if has_four_empires(s, p)]
    if s.four_empires == 0:
        return "a player has cities in all four empires, but nobody has the bonus for it" if earned else None
    return None if s.four_empires - 1 in earned else "the bonus for four empires is with a player who has not earned it"


# ---------------------------------------------------------------------------------------------------- seats and turns


def seats_are_taken(s: State, board: Board) -> str | None:
    """What is told of a seat is told of one at the table."""
    rows = (s.tiles, s.shown, s.hand, s.counter_give, s.counter_want, s.kept, s.memory, s.answer, s.trades)
    for p in range(s.players, SEATS):
        if any(row[p] for row in rows) or any(s.ships[p]):
            return f"a part is about a seat that is not at the table; there are {s.players} players"
    return None


def round_has_begun(s: State, board: Board) -> str | None:
    """§4.1"""
    if (s.round > 0) == (s.stage >= DEAL_CARDS):
        return None
    return "the rounds begin with the deal of the cards: round and stage do not fit together"


def turns_are_in_order(s: State, board: Board) -> str | None:
    """§3.3, §3.5, §4.2, §5.1 Whose turn it is follows from how many turns are over."""
    most = {
        TURN_TILE: len(EMPIRES),
        DEAL_TILES: s.players,
        DEAL_CARDS: s.players,
        LAY: s.players * laying_turns(s),
        DRAW_TILE: s.players * laying_turns(s),
    }
    if not s.turns < most.get(s.stage, 1):
        return "there have been more turns than this stage has"
    if s.stage in (DEAL_TILES, DEAL_CARDS, LAY, DRAW_TILE) and s.turn != (s.first + s.turns) % s.players:
        return "it is another seat's turn, by who began and how many turns are over"
    return None


def tiles_suffice(s: State, board: Board) -> str | None:
    """§3.3, §3.5, §5.3, §5.4 There is a tile to turn, to deal, to lay or to draw."""
    if s.stage in (TURN_TILE, DRAW_TILE) and s.unseen == 0:
        return "a tile is to be drawn, but none is unseen"
    if s.stage == DEAL_TILES and s.unseen.bit_count() < tiles_each(s) * (s.players - s.turns):
        return "there are not enough unseen tiles to deal"
    if s.stage == LAY and s.tiles[s.turn] == 0:
        return "a seat is to lay a tile, but has none"
    if s.stage > TURN_TILE and MISFITS_RETURN[s.edition] and s.misfits:
        return "in this edition tiles that did not fit go back to the pile"
    return None


# ---------------------------------------------------------------------------------------------------- cards


def cards_suffice(s: State, board: Board) -> str | None:
    """§4.2, §10.1 There are cards to deal and to draw."""
    pile = card_count(s.draw_pile)
    if s.stage == DEAL_CARDS and pile < cards_each(s) * (s.players - s.turns):
        return "there are not enough cards to deal"
    if s.stage == DRAW_CARDS and not LEAST_SWAP[s.edition] <= s.drawing <= pile:
        return "that many cards cannot be drawn"
    if s.stage != DRAW_CARDS and s.drawing:
        return "cards are being drawn in another stage"
    return None


def offer_makes_sense(s: State, board: Board) -> str | None:
    """§11.2, §11.3 An offer is on the table while it is answered or closed, and those who say so hold the cards."""
    if s.stage not in (ANSWER, CLOSE):
        parts = (s.give, s.want, s.asked, *s.answer, *s.counter_give, *s.counter_want)
        return "parts of an offer are there, but nobody answers or closes one" if any(parts) else None
    if not s.asked or s.asked >> s.turn & 1 or not s.give | s.want or s.waiting & ~s.asked:
        return "the offer on the table asks nobody, the player who makes it, or for nothing"
    if s.offer_partners and s.asked.bit_count() > s.offer_partners:
        return "the offer on the table asks several players, but the option allows one"
    if not holds(s.hand[s.turn], s.give):
        return "cards are offered that the player does not hold"
    for p in range(s.players):
        problem = answer_problem(s, p)
        if problem is not None:
            return problem
    return None


def answer_problem(s: State, p: int) -> str | None:
    has_answered = s.asked >> p & 1 and not s.waiting >> p & 1
    if bool(s.answer[p]) != bool(has_answered):
        return "there is an answer of a seat that has not answered, or one is missing"
    is_counter = s.answer[p] == COUNTERED
    if bool(s.counter_give[p] | s.counter_want[p]) != is_counter:
        return "there is a counter-offer of a seat that has made none, or one is missing"
    due = s.counter_want[p] if is_counter else s.want if s.answer[p] == ACCEPTED else 0
    return None if holds(s.hand[p], due) else "a player has agreed to give cards that they do not hold"


def kept_cards_are_held(s: State, board: Board) -> str | None:
    """§13.1"""
    for p in range(s.players):
        if card_count(s.kept[p]) > MAY_KEEP or not holds(s.hand[p], s.kept[p]):
            return "a player keeps more than three cards, or cards that they do not hold"
        if s.stage == KEEP and s.waiting >> p & 1 and (s.kept[p] or not s.hand[p]):
            return "a player is to choose who has no cards, or has chosen already"
    return None


def limits_are_kept(s: State, board: Board) -> str | None:
    """§11.4, §16"""
    if s.offers > s.offers_per_turn:
        return "more offers have been made than the option allows"
    if max(s.trades) > s.trades_per_round:
        return "more trades have been closed than are counted"
    if any(s.memory) and not s.card_tracking:
        return "cards are remembered, but the option for it is off"
    return None


CHECKS: Final[tuple[Check, ...]] = (
    seats_are_taken,
    empires_are_founded,
    tyros_joins_first_neighbour,
    empires_hang_together,
    ships_lie_at_chips,
    cities_are_allowed,
    bonus_is_earned,
    round_has_begun,
    turns_are_in_order,
    tiles_suffice,
    cards_suffice,
    offer_makes_sense,
    kept_cards_are_held,
    limits_are_kept,
)
