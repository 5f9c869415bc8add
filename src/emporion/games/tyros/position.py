"""A position as one line of text: every fact of a state, read and written without loss.

    tyros kosmos players=4 stage=act round=2 first=A turn=B chips=7o,8o,13y ships=A:T2,7;B:T cities=A:13 hands=A:3o2j …

A part that is empty or zero is left out. The draw pile and the stocks follow from the rest (§1.1, §1.3).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from emporion.engine.errors import BadNotation, shown
from emporion.engine.numbers import whole_number
from emporion.engine.participants import seat_letter
from emporion.games.tyros.actions import Cards
from emporion.games.tyros.board import Board, field_names
from emporion.games.tyros.cards import COLOUR_CARDS, DECK, JOKER, KINDS, LETTERS, ONE, count
from emporion.games.tyros.editions import EDITIONS
from emporion.games.tyros.notation import CARDS_PATTERN, read_cards, write_cards
from emporion.games.tyros.options import RANGES
from emporion.games.tyros.places import BERTH_NAMES, BERTHS, FIELD_NAMES, FIELDS, ITALY, TYROS
from emporion.games.tyros.position_checks import check_possible
from emporion.games.tyros.rules.invariants import CARDS_FAULT, FAULT_NAMES, fault
from emporion.games.tyros.state import COUNTERED, SEATS, STAGE_NAMES, State
from emporion.kernel.record import schema_of

Writer = Callable[[State], str]
Reader = Callable[[State, str], None]


class Part(NamedTuple):
    write: Writer
    read: Reader


MOST: Final = 100
"""No count of a game is larger, and its field of the record has room for it to grow."""
NONE: Final = "-"
SHIPS: Final = 10
CITIES: Final = 10
"""§1.1 of each player."""
SEAT_LETTERS: Final = tuple(map(seat_letter, range(SEATS)))
CARDS: Final = re.compile(CARDS_PATTERN)

# ---------------------------------------------------------------------------------------------------- words


def read_number(text: str, most: int, least: int = 0) -> int:
    found = whole_number(text)
    if found is None or not least <= found <= most:
        raise BadNotation(f"{shown(text)} is not a number from {least} to {most}")
    return found


def read_name(text: str, names: Sequence[str], what: str) -> int:
    """The place of a name; what is left empty is none."""
    if not text or text not in names:
        raise BadNotation(f"{shown(text)} is no {what}")
    return names.index(text)


def read_letter(text: str) -> int:
    return read_name(text, SEAT_LETTERS, "seat")


def read_set(text: str) -> int:
    """Cards, as a set."""
    if CARDS.fullmatch(text) is None:
        raise BadNotation(f"{shown(text)} are no cards; write for example 3o1j")
    cards = read_cards(text)
    if max(cards.counts) > COLOUR_CARDS:
        raise BadNotation(f"there are at most {COLOUR_CARDS} cards of a kind")
    return cards.packed


def read_list(text: str) -> list[str]:
    """Words with commas between them, each of them once."""
    words = [] if text == NONE else text.split(",")
    check_single(words)
    return words


def check_single(words: Sequence[str]) -> None:
    for word in words:
        if words.count(word) > 1:
            raise BadNotation(f"{shown(word)} is given twice")


def read_field_list(text: str) -> list[int]:
    return [read_name(word, FIELD_NAMES, "field") for word in read_list(text)]


def read_fields(text: str) -> int:
    return sum(1 << field for field in read_field_list(text))


# ---------------------------------------------------------------------------------------------------- sorts of parts


def number(name: str, most: int = MOST) -> Part:
    def read(s: State, text: str) -> None:
        setattr(s, name, read_number(text, most))

    return Part(lambda s: str(getattr(s, name) or ""), read)


def flag(name: str) -> Part:
    return number(name, 1)


def seat(name: str, offset: int = 0) -> Part:
    """A seat by its letter; with an offset, 0 is nobody."""

    def write(s: State) -> str:
        value = getattr(s, name) - offset
        return seat_letter(value) if value >= 0 else ""

    def read(s: State, text: str) -> None:
        setattr(s, name, read_letter(text) + offset)

    return Part(write, read)


def cards(name: str) -> Part:
    def write(s: State) -> str:
        return write_cards(Cards.of(getattr(s, name))).replace(NONE, "")

    def read(s: State, text: str) -> None:
        setattr(s, name, read_set(text))

    return Part(write, read)


def fields(name: str) -> Part:
    def read(s: State, text: str) -> None:
        setattr(s, name, read_fields(text))

    return Part(lambda s: ",".join(field_names(getattr(s, name))), read)


def seats(name: str) -> Part:
    def write(s: State) -> str:
        return "".join(seat_letter(p) for p in range(SEATS) if getattr(s, name) >> p & 1)

    def read(s: State, text: str) -> None:
        check_single(text)
        setattr(s, name, sum(1 << read_letter(letter) for letter in text or [text]))

    return Part(write, read)


def per_seat(write_one: Callable[[State, int], str], read_one: Callable[[State, int, str], None]) -> Part:
    def write(s: State) -> str:
        parts = [(seat_letter(p), write_one(s, p)) for p in range(s.players)]
        return ";".join(f"{letter}:{text}" for letter, text in parts if text)

    def read(s: State, text: str) -> None:
        parts = [part.partition(":") for part in text.split(";")]
        check_single([letter for letter, _, _ in parts])
        for letter, _, value in parts:
            read_one(s, read_letter(letter), value)

    return Part(write, read)


def cards_per_seat(name: str) -> Part:
    def read_one(s: State, p: int, text: str) -> None:
        getattr(s, name)[p] = read_set(text)

    return per_seat(lambda s, p: write_cards(Cards.of(getattr(s, name)[p])).replace(NONE, ""), read_one)


def fields_per_seat(name: str) -> Part:
    def read_one(s: State, p: int, text: str) -> None:
        getattr(s, name)[p] = read_fields(text)

    return per_seat(lambda s, p: ",".join(field_names(getattr(s, name)[p])), read_one)


def number_per_seat(name: str, most: int = MOST) -> Part:
    def read_one(s: State, p: int, text: str) -> None:
        getattr(s, name)[p] = read_number(text, most)

    return per_seat(lambda s, p: str(getattr(s, name)[p] or ""), read_one)


def write_ships(s: State, p: int) -> str:
    lying = [(BERTH_NAMES[b], s.ships[p][b]) for b in range(1, BERTHS) if s.ships[p][b]]
    return ",".join(name if n == 1 else f"{name}x{n}" for name, n in lying)


def read_ships(s: State, p: int, text: str) -> None:
    for word in read_list(text):
        name, times, n = word.partition("x")
        berth = ITALY if name == FIELD_NAMES[ITALY] else read_name(name, BERTH_NAMES, "berth")
        if s.ships[p][berth]:
            raise BadNotation(f"berth {BERTH_NAMES[berth]} is given twice; write {BERTH_NAMES[berth]}x2 for two ships")
        s.ships[p][berth] = read_number(n, SHIPS, 1) if times else 1


def write_cities(s: State, p: int) -> str:
    return ",".join(FIELD_NAMES[f] for f in range(1, FIELDS) if s.city[f] == p + 1)


def read_cities(s: State, p: int, text: str) -> None:
    for field in read_field_list(text):
        if s.city[field]:
            raise BadNotation(f"the city on field {FIELD_NAMES[field]} has two owners")
        s.city[field] = p + 1


def write_chips(s: State) -> str:
    return ",".join(FIELD_NAMES[f] + LETTERS[s.empire[f]] for f in range(1, FIELDS) if s.empire[f])


def read_chips(s: State, text: str) -> None:
    for chip in read_list(text):
        field = read_name(chip[:-1], FIELD_NAMES, "field")
        if s.empire[field]:
            raise BadNotation(f"field {FIELD_NAMES[field]} has two chips")
        s.empire[field] = read_name(chip[-1:], LETTERS[:JOKER], "empire")


def read_stage(s: State, text: str) -> None:
    s.stage = read_name(text, STAGE_NAMES, "stage")


def write_under(s: State) -> str:
    return ",".join(FIELD_NAMES[f] for f in s.under[: s.under_count])


def read_under(s: State, text: str) -> None:
    for field in read_field_list(text):
        if field == TYROS:
            raise BadNotation("Tyros has no tile")
        s.under[s.under_count] = field
        s.under_count += 1


PARTS: Final[dict[str, Part]] = {
    "players": number("players", SEATS),
    "stage": Part(lambda s: STAGE_NAMES[s.stage], read_stage),
    "round": number("round"),
    "first": seat("first"),
    "turn": seat("turn"),
    "turns": number("turns"),
    "passes": number("passes"),
    "laid": number("laid"),
    "last": flag("last_round"),
    "chips": Part(write_chips, read_chips),
    "ships": per_seat(write_ships, read_ships),
    "cities": per_seat(write_cities, read_cities),
    "four": seat("four_empires", 1),
    "hands": cards_per_seat("hand"),
    "discards": cards("discards"),
    "tiles": fields_per_seat("tiles"),
    "shown": fields_per_seat("shown"),
    "unseen": fields("unseen"),
    "under": Part(write_under, read_under),
    "misfits": fields("misfits"),
    "drawing": number("drawing", 3),
    "offers": number("offers"),
    "trades": number_per_seat("trades", 127),
    "give": cards("give"),
    "want": cards("want"),
    "asked": seats("asked"),
    "waiting": seats("waiting"),
    "answers": number_per_seat("answer", COUNTERED),
    "counter-give": cards_per_seat("counter_give"),
    "counter-want": cards_per_seat("counter_want"),
    "kept": cards_per_seat("kept"),
    "memory": cards_per_seat("memory"),
    "free-without-card": flag("free_without_card"),
    "gifts": flag("gifts"),
    "offers-per-turn": number("offers_per_turn", RANGES["offers_per_turn"][-1]),
    "trades-per-round": number("trades_per_round", RANGES["trades_per_round"][-1]),
    "offer-partners": flag("offer_partners"),
    "card-tracking": flag("card_tracking"),
}


def write_position(s: State) -> str:
    texts = [(name, part.write(s)) for name, part in PARTS.items()]
    return " ".join(["tyros", list(EDITIONS)[s.edition], *(f"{name}={text}" for name, text in texts if text)])


def read_position(text: str, board: Board) -> State:
    """The state of a position that can come about on a board; raises BadNotation with what is wrong."""
    s = read_facts(text)
    check_possible(s, board)
    return s


def read_facts(text: str) -> State:
    """The state that a text describes, in which the invariants hold; raises BadNotation with the part that is wrong."""
    words = text.split()
    if len(words) < 2 or words[0] != "tyros" or words[1] not in EDITIONS:
        raise BadNotation(f"a position begins with 'tyros' and an edition ({', '.join(EDITIONS)})")
    s: State = schema_of(State).blank()
    s.edition = list(EDITIONS).index(words[1])
    parts = [word.partition("=") for word in words[2:]]
    check_single([name for name, _, _ in parts])
    for name, equals, value in parts:
        read_part(s, name, equals, value)
    fill_stocks(s)
    check_ranges(s)
    if found := fault(s):
        raise BadNotation(f"the position is impossible: {FAULT_NAMES[found]}")
    return s


def read_part(s: State, name: str, equals: str, value: str) -> None:
    if name not in PARTS:
        raise BadNotation(f"a position has no part {shown(name)}; it has: {', '.join(PARTS)}")
    try:
        PARTS[name].read(s, value)
    except BadNotation as error:
        raise BadNotation(f"{shown(name + equals + value)} cannot be read in a position: {error}") from None


def check_ranges(s: State) -> None:
    """Every number must fit into its field of the record."""
    try:
        schema_of(State).pack(s)
    except OverflowError:
        raise BadNotation("the position is impossible: a number in it is far too large") from None


def fill_stocks(s: State) -> None:
    """§1.1, §1.3 What is not on the board or in a hand is in stock or in the draw pile."""
    left = Counter({kind: count(DECK, kind) for kind in range(1, KINDS)})
    for cards in (s.discards, *s.hand):
        left.subtract({kind: count(cards, kind) for kind in range(1, KINDS)})
    if min(left.values()) < 0:
        raise BadNotation(f"the position is impossible: {FAULT_NAMES[CARDS_FAULT]}")
    s.draw_pile = sum(ONE[kind] * number for kind, number in left.items())
    for p in range(SEATS):
        s.ship_stock[p] = SHIPS - sum(s.ships[p]) if p < s.players else 0
        s.city_stock[p] = CITIES - s.city.count(p + 1) if p < s.players else 0
