"""Every action of Tyros as a line of text, read and written by the same patterns.

Cards are counts and letters (3o1j: three orange, one joker; - for none); fields are numbers, T is Tyros, 16w and 16e
are the coasts of 16; seats are letters.
"""

from __future__ import annotations

import re
from typing import Final

from emporion.engine.actions import Action
from emporion.engine.notation import Notation, Sort
from emporion.engine.participants import seat_letter
from emporion.games.tyros import actions
from emporion.games.tyros.actions import Cards
from emporion.games.tyros.cards import KIND_NAMES, LETTERS

PATTERNS: Final[dict[type[Action], str]] = {
    actions.LayTile: "lay {field:field} {empire:empire}",
    actions.ShowTiles: "show[ {under:field}]",
    actions.MoveShip: "move {start:berth}>{goal:berth} {fare:cards}[ toll {toll:card}]",
    actions.FoundCity: "found {berth:berth} {price:cards}",
    actions.BuildShip: "build {field:field} {price:cards}",
    actions.SwapCards: "swap {cards:cards}",
    actions.BuyCard: "buy {cards:cards} for {take:card}",
    actions.MakeOffer: "offer {give:cards} for {want:cards} to {to:seats}",
    actions.Accept: "accept",
    actions.Decline: "decline",
    actions.Counter: "counter {give:cards} for {want:cards}",
    actions.CloseTrade: "close[ {partner:seat}]",
    actions.Pass: "pass",
    actions.KeepCards: "keep {cards:cards}",
    actions.ChooseFirst: "first {seat:seat}",
    actions.TurnTile: "turn {field:field}",
    actions.DealTiles: "tiles {seat:seat} {fields:fields}",
    actions.DealCards: "cards {seat:seat} {cards:cards}",
    actions.DrawTile: "draw {field:field}",
    actions.DrawCards: "take {seat:seat} {cards:cards}",
}
"""A part in brackets is left out when it is nothing."""

EXAMPLES: Final = {
    "lay": "lay 23 green",
    "show": "show 14",
    "move": "move T>23 4g, or with a toll: move T>23 4g toll o",
    "found": "found 23 5g",
    "build": "build T 2o1v",
    "swap": "swap 2o1j",
    "buy": "buy 2o1y for v",
    "offer": "offer 2o for 1g to B,C",
    "counter": "counter 2o for 1g",
    "close": "close B, or close for nobody",
    "keep": "keep 1o2j, or keep - for none",
    "first": "first B",
    "turn": "turn 9",
    "tiles": "tiles B 2,6,8,20",
    "cards": "cards B 3o3y2g1v1j",
    "draw": "draw 21",
    "take": "take A 1g1j",
}
OF_CHANCE: Final = (
    actions.ChooseFirst,
    actions.TurnTile,
    actions.DealTiles,
    actions.DealCards,
    actions.DrawTile,
    actions.DrawCards,
)
"""What nobody at the table does."""


def read_cards(text: str) -> Cards:
    if text == "-":
        return Cards()
    counts = dict.fromkeys(LETTERS[1:], 0)
    for number, letter in re.findall(r"(\d+)([oygvj])", text):
        counts[letter] += int(number)
    return Cards(*counts.values())


def write_cards(cards: Cards) -> str:
    parts = [f"{n}{letter}" for n, letter in zip(cards.counts, LETTERS[1:], strict=True) if n]
    return "".join(parts) or "-"


def read_seat(text: str) -> int:
    return ord(text) - ord("A")


CARDS_PATTERN: Final = r"(?:[0-9]{1,2}[oygvj])+|-"
FIELD_PATTERN: Final = r"T|[12]?[0-9]|3[0-2]"
SORTS: Final = {
    "field": Sort(FIELD_PATTERN, str, str),
    "berth": Sort(rf"16[we]|{FIELD_PATTERN}", lambda text: "16w" if text == "16" else text, str),
    "fields": Sort(
        rf"(?:{FIELD_PATTERN})(?:,(?:{FIELD_PATTERN}))*|-",
        lambda t: tuple(t.split(",")) if t != "-" else (),
        lambda v: ",".join(v) or "-",
    ),
    "empire": Sort("orange|yellow|green|violet", str, str),
    "cards": Sort(CARDS_PATTERN, read_cards, write_cards),
    "card": Sort("[oygvj]", lambda text: KIND_NAMES[LETTERS.index(text)], lambda name: LETTERS[KIND_NAMES.index(name)]),
    "seat": Sort("[A-D]", read_seat, seat_letter),
    "seats": Sort(
        "[A-D](?:,[A-D])*",
        lambda t: tuple(sorted({read_seat(s) for s in t.split(",")})),
        lambda v: ",".join(map(seat_letter, v)),
    ),
}

NOTATION: Final = Notation(PATTERNS, SORTS, EXAMPLES, OF_CHANCE)
read_action: Final = NOTATION.read
write_action: Final = NOTATION.write
