"""Forms: kinds of actions that are too many to list, as fields with the pieces and limits of the moment.

A game declares them once (`Screen.forms`), and pages, the terminal and generators of actions fill them in. A field is
pieces that are counted: one of several is a field in which one piece is taken once. What is written is notation, so the
rules judge it as ever: a form only keeps away what could never be legal.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

import msgspec

NUMBER: Final = "{n}"
PIECE: Final = "{piece}"

Filled = Mapping[str, Mapping[str, int]]
"""Of each field how many of each piece."""


class Piece(msgspec.Struct, frozen=True):
    name: str
    """As it is written."""
    most: int
    of: str = ""
    """Pieces of the same name here share the limit: a token that can go to several places."""


class Field(msgspec.Struct, frozen=True):
    name: str
    pieces: tuple[Piece, ...]
    most: int
    """Pieces in all."""
    least: int = 0
    each: str = PIECE
    """How a piece is written; with `{n}` once for all of it, else as often as it is taken."""
    join: str = " "
    before: str = ""
    """What stands in front if something is taken."""
    none: str = ""
    """What stands there if nothing is."""


class Form(msgspec.Struct, frozen=True):
    tag: str
    """The kind of action."""
    text: str
    """Its notation, with the names of fields in braces."""
    fields: tuple[Field, ...]


def written(form: Form, filled: Filled) -> str:
    """The action in notation."""
    text = form.text
    for field in form.fields:
        text = text.replace(f"{{{field.name}}}", written_field(field, filled.get(field.name, {})))
    return text


def written_field(field: Field, counts: Mapping[str, int]) -> str:
    taken = [(piece.name, counts.get(piece.name, 0)) for piece in field.pieces if counts.get(piece.name, 0) > 0]
    if not taken:
        return field.none
    parts = [
        part
        for name, n in taken
        for part in [field.each.replace(NUMBER, str(n)).replace(PIECE, name)] * (1 if NUMBER in field.each else n)
    ]
    return field.before + field.join.join(parts)


def filled_at_random(form: Form, rng: random.Random) -> dict[str, dict[str, int]]:
    """Within the limits; mostly few of each."""
    return {field.name: field_at_random(field, rng) for field in form.fields}


def field_at_random(field: Field, rng: random.Random) -> dict[str, int]:
    counts: dict[str, int] = {}
    shared: dict[str, int] = {}
    wanted = rng.randint(field.least, max(field.least, min(field.most, field.least + rng.choice((0, 1, 1, 2, 5)))))
    for _ in range(wanted):
        open_pieces = [
            piece
            for piece in field.pieces
            if counts.get(piece.name, 0) < piece.most and shared.get(piece.of or piece.name, 0) < piece.most
        ]
        if not open_pieces:
            break
        piece = rng.choice(open_pieces)
        counts[piece.name] = counts.get(piece.name, 0) + 1
        shared[piece.of or piece.name] = shared.get(piece.of or piece.name, 0) + 1
    return counts
