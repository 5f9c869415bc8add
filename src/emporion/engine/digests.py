"""Digests of states: what a record is checked by, whatever the layout of a state in memory.

A state is digested as text: its fields in the order of their names, each with its number or its numbers. What is 0 is
left out, so a field that a later release adds, and that is 0 in games without it, changes no digest.

    army=7,8,8 bid=-1 embassy-after=13,0,0,0,0,5/0,0,0,0,14 month=4 …

Records of the first format have digests of the bytes as they were laid out then; each game keeps that layout.
"""

from __future__ import annotations

import functools
import hashlib
import struct
from collections.abc import Callable
from typing import Annotated, Any, Final

from emporion.kernel.record import Field, Kind, Schema, i8, i16, i32, i64

DIGITS: Final = 16
"""Hexadecimal digits of a digest."""
VALUES_AT_HAND: Final = 1024
"""How many values of a field are kept as text: from one state to the next most fields stay the same. A server has many
games at once."""
KINDS: Final = {"i8": i8, "i16": i16, "i32": i32, "i64": i64}
Digest = Callable[[bytes], str]
"""Of a state's bytes."""


def field_text(value: Any, kind: Kind) -> str:
    """A field's number, or its numbers without zeros at the end; empty if all are 0."""
    if not kind.shape:
        return str(value) if value else ""
    if len(kind.shape) == 1:
        return row_text(value)
    return "/".join(map(row_text, value)).rstrip("/")


def row_text(row: list[int]) -> str:
    numbers = list(row)
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return ",".join(map(str, numbers))


def part_name(field: Field) -> str:
    """A field's name in a text."""
    return field.name.replace("_", "-")


@functools.cache
def digest_of_fields(schema: Schema) -> Digest:
    """The digest of a state by the names of its fields."""
    parts = [FieldPart(field) for field in sorted(schema.fields, key=lambda field: field.name)]

    def digest(state: bytes) -> str:
        texts = [part.text(state[part.start : part.end]) for part in parts]
        return shortened(" ".join(filter(None, texts)).encode())

    return digest


class FieldPart:
    """Where a field lies in a state, and how it is written."""

    def __init__(self, field: Field) -> None:
        self.start, self.end = field.offset, field.offset + field.kind.size * field.kind.length
        self._field = field
        self._numbers = struct.Struct(f"<{field.kind.length}{field.kind.code}")
        self.text = functools.lru_cache(maxsize=VALUES_AT_HAND)(self._text)

    def _text(self, data: bytes) -> str:
        numbers, shape = list(self._numbers.unpack(data)), self._field.kind.shape
        value: Any = numbers if shape else numbers[0]
        if len(shape) == 2:
            value = [numbers[at : at + shape[1]] for at in range(0, len(numbers), shape[1])]
        text = field_text(value, self._field.kind)
        return f"{part_name(self._field)}={text}" if text else ""


@functools.cache
def digest_of_bytes(schema: Schema, layout: Schema) -> Digest:
    """The digest of a state by the bytes it has in an earlier layout of its game."""
    if schema.fields == layout.fields:
        return shortened

    def digest(state: bytes) -> str:
        now, then = schema.unpack(state), layout.blank()
        for field in layout.fields:
            setattr(then, field.name, cut_to(getattr(now, field.name), field.kind.shape))
        return shortened(layout.pack(then))

    return digest


def cut_to(value: Any, shape: tuple[int, ...]) -> Any:
    """An array as long as it was in an earlier layout; what came later is 0 in games of that time."""
    if not shape:
        return value
    return [cut_to(part, shape[1:]) for part in value[: shape[0]]]


def read_layout(text: str) -> Schema:
    """A layout that was written down, as in `month:i8 hand:i64x6 peace_until:i16x6x6`."""
    kinds: dict[str, Any] = {}
    for part in text.split():
        name, _, kind = part.partition(":")
        code, *shape = kind.split("x")
        kinds[name] = Annotated[int, KINDS[code]._replace(shape=tuple(map(int, shape)))]
    return Schema(type("EarlierState", (), {"__annotations__": kinds}))


def shortened(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:DIGITS]
