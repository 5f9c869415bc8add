"""Record schemas: a class whose annotations are the layout of a state.

    class State:
        hand: Annotated[list[int], i32[4]]
        round: Annotated[int, i8]

One schema, two stores. A *plain* state is an ordinary object whose arrays are lists; a *compiled* state is an element
of a NumPy array of records. Both have the same bytes.
"""

from __future__ import annotations

import functools
import operator
import struct
from collections.abc import Callable
from typing import Annotated, Any, Final, NamedTuple, Protocol, TypeGuard, TypeVar, get_args, get_origin, get_type_hints

Row = list[int]
Grid = list[list[int]]
R = TypeVar("R")


class Pool(Protocol[R]):
    """An array of records, as entry points take it. Assignment copies a whole record."""

    def __getitem__(self, i: int, /) -> R: ...

    def __setitem__(self, i: int, record: R, /) -> None: ...

    def __len__(self) -> int: ...


class Kind(NamedTuple):
    """An integer type of a field, with the shape of an array of it (empty for a single number)."""

    code: str
    size: int
    shape: tuple[int, ...] = ()

    def __getitem__(self, shape: Any) -> Any:
        return self._replace(shape=shape if isinstance(shape, tuple) else (shape,))

    @property
    def length(self) -> int:
        return functools.reduce(lambda a, b: a * b, self.shape, 1)


i8: Final = Kind("b", 1)
i16: Final = Kind("h", 2)
i32: Final = Kind("i", 4)
i64: Final = Kind("q", 8)


class Field(NamedTuple):
    name: str
    kind: Kind
    offset: int


class Schema:
    """Names, types and places of the fields of a record class; fields are aligned to their own size."""

    def __init__(self, cls: type) -> None:
        self.cls = cls
        self.fields: list[Field] = []
        end = 0
        for name, kind in annotated_kinds(cls).items():
            offset = -(-end // kind.size) * kind.size
            self.fields.append(Field(name, kind, offset))
            end = offset + kind.size * kind.length
        self.size = -(-end // 8) * 8
        self.alignment = max((field.kind.size for field in self.fields), default=1)
        if any(len(field.kind.shape) > 2 for field in self.fields):
            raise TypeError(f"{cls.__name__}: arrays have one or two dimensions")
        self._struct = struct.Struct(self._struct_format())
        self._flat: dict[str, int | slice] = {}
        self._grids: list[tuple[str, list[slice]]] = []
        self._find_places()
        self._pick_flat = picker(*self._flat.values())

    def _struct_format(self) -> str:
        parts, end = ["<"], 0
        for _, kind, offset in self.fields:
            parts.append("x" * (offset - end) + f"{kind.length}{kind.code}")
            end = offset + kind.size * kind.length
        return "".join(parts) + "x" * (self.size - end)

    def _find_places(self) -> None:
        """Where each field lies among the numbers of a record, by its dimensions: `unpack` is called very often."""
        at = 0
        for name, kind, _ in self.fields:
            if not kind.shape:
                self._flat[name] = at
            elif len(kind.shape) == 1:
                self._flat[name] = slice(at, at + kind.length)
            else:
                width = kind.shape[1]
                rows = range(at, at + kind.length, width)
                self._grids.append((name, [slice(start, start + width) for start in rows]))
            at += kind.length

    def blank(self) -> Any:
        """A plain state with every number 0."""
        return self.unpack(bytes(self.size))

    def copy(self, source: Any, target: Any) -> None:
        """Into the lists that are there: a row that a rule holds stays the row of its record, as when compiled."""
        for name, kind, _ in self.fields:
            value = getattr(source, name)
            match len(kind.shape):
                case 0:
                    setattr(target, name, value)
                case 1:
                    getattr(target, name)[:] = value
                case _:
                    for row, given in zip(getattr(target, name), value, strict=True):
                        row[:] = given

    def pack(self, state: Any) -> bytes:
        """The bytes of a plain state: the same as those of its record."""
        numbers: list[int] = []
        for name, kind, _ in self.fields:
            value = getattr(state, name)
            if not kind.shape:
                numbers.append(value)
            elif len(kind.shape) == 1:
                numbers.extend(value)
            else:
                for row in value:
                    numbers.extend(row)
        try:
            return self._struct.pack(*numbers)
        except struct.error:
            raise OverflowError(self._misfit(state)) from None

    def _misfit(self, state: Any) -> str:
        """Which field has a number that does not fit."""
        for name, kind, _ in self.fields:
            value = getattr(state, name)
            rows = [[value]] if not kind.shape else [value] if len(kind.shape) == 1 else value
            limit = 1 << 8 * kind.size - 1
            wrong = [number for row in rows for number in row if not -limit <= number < limit]
            if wrong:
                return f"{self.cls.__name__}.{name}: {wrong[0]} does not fit {kind.size} byte(s)"
        return f"{self.cls.__name__}: a field has not as many numbers as it is declared with"

    def unpack(self, data: bytes, state: Any | None = None) -> Any:
        """The plain state with these bytes."""
        numbers = list(self._struct.unpack(data))
        state = object.__new__(self.cls) if state is None else state
        values = vars(state)
        values.update(zip(self._flat, self._pick_flat(numbers), strict=True))
        for name, rows in self._grids:
            values[name] = [numbers[row] for row in rows]
        return state

    @functools.cache  # noqa: B019 – schemas are few and live long
    def dtype(self) -> Any:
        """The NumPy type of a record."""
        import numpy as np

        return np.dtype(
            {
                "names": [f.name for f in self.fields],
                "formats": [(f"<i{f.kind.size}", f.kind.shape) for f in self.fields],
                "offsets": [f.offset for f in self.fields],
                "itemsize": self.size,
            },
            align=True,
        )


def picker(*places: int | slice) -> Callable[[list[int]], tuple[Any, ...]]:
    """`itemgetter` that always gives a tuple."""
    if len(places) > 1:
        return operator.itemgetter(*places)
    return lambda numbers: tuple(numbers[place] for place in places)


@functools.cache
def schema_of(cls: type) -> Schema:
    return Schema(cls)


def is_record(value: object) -> TypeGuard[type]:
    """Whether this is a record class: one with annotations of its own."""
    return isinstance(value, type) and "__annotations__" in vars(value)


def annotated_kinds(cls: type) -> dict[str, Kind]:
    hints = get_type_hints(cls, include_extras=True)
    kinds = {}
    for name, hint in hints.items():
        if get_origin(hint) is not Annotated or not isinstance(get_args(hint)[1], Kind):
            raise TypeError(f"{cls.__name__}.{name} needs a kind, as in Annotated[int, i8]")
        kinds[name] = get_args(hint)[1]
    return kinds


class PlainPool:
    """A list of plain states in which assignment copies, as it does in an array of records."""

    def __init__(self, schema: Schema, count: int) -> None:
        self.schema = schema
        self._states = [schema.blank() for _ in range(count)]

    def __getitem__(self, i: int) -> Any:
        return self._states[i]

    def __setitem__(self, i: int, state: Any) -> None:
        self.schema.copy(state, self._states[i])

    def __len__(self) -> int:
        return len(self._states)
