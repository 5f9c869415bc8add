"""What is done, as structs, as text and as ints."""

from __future__ import annotations

from typing import Final

from emporion.engine.actions import Action
from emporion.engine.notation import Notation, Sort
from emporion.engine.packing import Form, Packing, Part, checked_number
from emporion.engine.participants import seat_letter
from emporion.kernel.rule import rule

TAKE: Final = 1
BEGIN: Final = 2
KIND_BITS: Final = 3
NUMBER_AT: Final = 2
NUMBER_MASK: Final = 0xF


@rule
def kind_of(action: int) -> int:
    return action & KIND_BITS


@rule
def number_of(action: int) -> int:
    return (action >> NUMBER_AT) & NUMBER_MASK


@rule
def taking(count: int) -> int:
    return TAKE | count << NUMBER_AT


@rule
def beginning(seat: int) -> int:
    return BEGIN | seat << NUMBER_AT


class Take(Action, frozen=True, tag="take"):
    count: int


class Begin(Action, frozen=True, tag="begin"):
    seat: int


NUMBER: Final = Part(checked_number, int, NUMBER_MASK)
PACKING: Final = Packing(
    {
        Take: Form(TAKE, {"count": (NUMBER, NUMBER_AT)}),
        Begin: Form(BEGIN, {"seat": (NUMBER, NUMBER_AT)}),
    },
    kind_of,
)
NOTATION: Final = Notation(
    {Take: "take {count:count}", Begin: "begin {seat:seat}"},
    {
        "count": Sort("1?[0-9]", int, str),
        "seat": Sort("[A-D]", lambda text: ord(text) - ord("A"), seat_letter),
    },
    {"take": "take 2"},
    (Begin,),
)
