"""A position as one line of text: every fact of a state, read and written without loss.

    tyros kosmos players=4 stage=act round=2 first=A turn=B chips=7o,8o,13y ships=A:T2,7;B:T cities=A:13 hands=A:3o2j …

A part that is empty or zero is left out. The draw pile and the stocks follow from the rest (§1.1, §1.3).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from emporion.engine.errors import BadNotation
from emporion.engine.participants import seat_letter
from emporion.games.tyros.actions import Cards
from emporion.games.tyros.board import field_names
from emporion.games.tyros.cards import DECK, KINDS, LETTERS, ONE, count
from emporion.games.tyros.editions import EDITIONS
from emporion.games.tyros.notation import read_cards, read_seat, write_cards
from emporion.games.tyros.places import BERTH_NAMES, BERTHS, FIELD_NAMES, FIELDS
from emporion.games.tyros.rules.invariants import CARDS_FAULT, FAULT_NAMES, fault
from emporion.games.tyros.state import SEATS, STAGE_NAMES, State
from emporion.kernel.record import schema_of

Writer = Callable[[State], str]
Reader = Callable[[State, str], None]


class Part(NamedTuple):
    write: Writer
    read: Reader


MOST: Final = 100
"""No count of a game is larger, and its field of the record has room for it to grow."""


def read_number(text: str, most: int = MOST) -> int:
    number = int(text)
    if not 0 <= number <= most:
        raise ValueError(f"{number} is not a number from 0 to {most}")
    return number


def number(name: str) -> Part:
    def read(s: State, text: str) -> None:
        setattr(s, name, read_number(text))

    return Part(lambda s: str(getattr(s, name) or ""), read)


def seat(name: str, offset: int = 0) -> Part:
    """A seat by its letter; with an offset, 0 is nobody."""

    def write(s: State) -> str:
        value = getattr(s, name) - offset
        return seat_letter(value) if value >= 0 else ""

    def read(s: State, text: str) -> None:
        setattr(s, name, read_seat(text) + offset)

    return Part(write, read)


def cards(name: str) -> Part:
    def write(s: State) -> str:
        return write_cards(Cards.of(getattr(s, name))).replace("-", "")

    def read(s: State, text: str) -> None:
        setattr(s, name, read_cards(text).packed)

    return Part(write, read)


def fields(name: str) -> Part:
    def read(s: State, text: str) -> None:
        setattr(s, name, read_fields(text))

    return Part(lambda s: ",".join(field_names(getattr(s, name))), read)


def seats(name: str) -> Part:
    def write(s: State) -> str:
        return "".join(seat_letter(p) for p in range(SEATS) if getattr(s, name) >> p & 1)

    def read(s: State, text: str) -> None:
        setattr(s, name, sum(1 << read_seat(letter) for letter in text))

    return Part(write, read)


def per_seat(write_one: Callable[[State, int], str], read_one: Callable[[State, int, str], None]) -> Part:
    def write(s: State) -> str:
        parts = [(seat_letter(p), write_one(s, p)) for p in range(s.players)]
        return ";".join(f"{letter}:{text}" for letter, text in parts if text)

    def read(s: State, text: str) -> None:
        for part in text.split(";"):
            letter, _, value = part.partition(":")
            read_one(s, read_seat(letter), value)

    return Part(write, read)


def cards_per_seat(name: str) -> Part:
    def read_one(s: State, p: int, text: str) -> None:
        getattr(s, name)[p] = read_cards(text).packed

    return per_seat(lambda s, p: write_cards(Cards.of(getattr(s, name)[p])).replace("-", ""), read_one)


def fields_per_seat(name: str) -> Part:
    def read_one(s: State, p: int, text: str) -> None:
        getattr(s, name)[p] = read_fields(text)

    return per_seat(lambda s, p: ",".join(field_names(getattr(s, name)[p])), read_one)


def number_per_seat(name: str) -> Part:
    """§11.4 Trades are not counted where there is no limit, so these may be as large as their field."""

    def read_one(s: State, p: int, text: str) -> None:
        getattr(s, name)[p] = read_number(text, 127)

    return per_seat(lambda s, p: str(getattr(s, name)[p] or ""), read_one)


def read_fields(text: str) -> int:
    return sum(1 << FIELD_NAMES.index(name) for name in text.split(","))


def write_ships(s: State, p: int) -> str:
    lying = [(BERTH_NAMES[b], s.ships[p][b]) for b in range(1, BERTHS) if s.ships[p][b]]
    return ",".join(name if n == 1 else f"{name}x{n}" for name, n in lying)


def read_ships(s: State, p: int, text: str) -> None:
    for part in text.split(","):
        name, _, n = part.partition("x")
        s.ships[p][BERTH_NAMES.index(name)] = int(n or 1)


def write_cities(s: State, p: int) -> str:
    return ",".join(FIELD_NAMES[f] for f in range(1, FIELDS) if s.city[f] == p + 1)


def read_cities(s: State, p: int, text: str) -> None:
    for name in text.split(","):
        s.city[FIELD_NAMES.index(name)] = p + 1


def write_chips(s: State) -> str:
    return ",".join(FIELD_NAMES[f] + LETTERS[s.empire[f]] for f in range(1, FIELDS) if s.empire[f])


def read_chips(s: State, text: str) -> None:
    for chip in text.split(","):
        s.empire[FIELD_NAMES.index(chip[:-1])] = LETTERS.index(chip[-1])


def read_stage(s: State, text: str) -> None:
    s.stage = STAGE_NAMES.index(text)


def write_under(s: State) -> str:
    return ",".join(FIELD_NAMES[f] for f in s.under[: s.under_count])


def read_under(s: State, text: str) -> None:
    for name in text.split(","):
        s.under[s.under_count] = FIELD_NAMES.index(name)
        s.under_count += 1


PARTS: Final[dict[str, Part]] = {
    "players": number("players"),
    "stage": Part(lambda s: STAGE_NAMES[s.stage], read_stage),
    "round": number("round"),
    "first": seat("first"),
    "turn": seat("turn"),
    "turns": number("turns"),
    "passes": number("passes"),
    "laid": number("laid"),
    "last": number("last_round"),
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
    "drawing": number("drawing"),
    "offers": number("offers"),
    "trades": number_per_seat("trades"),
    "give": cards("give"),
    "want": cards("want"),
    "asked": seats("asked"),
    "waiting": seats("waiting"),
    "answers": number_per_seat("answer"),
    "counter-give": cards_per_seat("counter_give"),
    "counter-want": cards_per_seat("counter_want"),
    "kept": cards_per_seat("kept"),
    "memory": cards_per_seat("memory"),
    "free-without-card": number("free_without_card"),
    "gifts": number("gifts"),
    "offers-per-turn": number("offers_per_turn"),
    "trades-per-round": number("trades_per_round"),
    "card-tracking": number("card_tracking"),
}


def write_position(s: State) -> str:
    texts = [(name, part.write(s)) for name, part in PARTS.items()]
    return " ".join(["tyros", list(EDITIONS)[s.edition], *(f"{name}={text}" for name, text in texts if text)])


def read_position(text: str) -> State:
    """The state of a position; raises BadNotation with the part that is wrong."""
    words = text.split()
    if len(words) < 2 or words[0] != "tyros" or words[1] not in EDITIONS:
        raise BadNotation(f"a position begins with 'tyros' and an edition ({', '.join(EDITIONS)})")
    s: State = schema_of(State).blank()
    s.edition = list(EDITIONS).index(words[1])
    for word in words[2:]:
        name, _, value = word.partition("=")
        if name not in PARTS:
            raise BadNotation(f"a position has no part {name!r}; it has: {', '.join(PARTS)}")
        try:
            PARTS[name].read(s, value)
        except (ValueError, IndexError, TypeError):
            raise BadNotation(f"{word[:60]!r} cannot be read in a position") from None
    fill_stocks(s)
    check_ranges(s)
    if found := fault(s):
        raise BadNotation(f"the position is impossible: {FAULT_NAMES[found]}")
    return s


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
        s.ship_stock[p] = 10 - sum(s.ships[p]) if p < s.players else 0
        s.city_stock[p] = 10 - s.city.count(p + 1) if p < s.players else 0
