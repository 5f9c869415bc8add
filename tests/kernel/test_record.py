from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest

from emporion.kernel.record import Grid, PlainPool, Row, Schema, i8, i16, i32, i64, schema_of


class Sample:
    small: Annotated[int, i8]
    wide: Annotated[int, i64]
    row: Annotated[Row, i16[3]]
    grid: Annotated[Grid, i8[2, 3]]
    middle: Annotated[int, i32]


def filled() -> Sample:
    s: Sample = schema_of(Sample).blank()
    s.small, s.wide, s.row, s.grid, s.middle = -3, 1 << 40, [1, -2, 300], [[1, 2, 3], [4, 5, 6]], -70000
    return s


def test_every_field_is_aligned_to_its_size() -> None:
    schema = Schema(Sample)
    assert all(field.offset % field.kind.size == 0 for field in schema.fields)
    assert schema.size % 8 == 0


def test_plain_bytes_are_the_bytes_of_the_record() -> None:
    schema = schema_of(Sample)
    record = np.zeros(1, schema.dtype())
    s = filled()
    for field in schema.fields:
        record[0][field.name] = getattr(s, field.name)
    assert record.tobytes() == schema.pack(s)


def test_unpacking_gives_the_state_back() -> None:
    schema = schema_of(Sample)
    again = schema.unpack(schema.pack(filled()))
    assert (again.small, again.wide, again.row, again.grid) == (-3, 1 << 40, [1, -2, 300], [[1, 2, 3], [4, 5, 6]])


def test_assignment_in_a_pool_copies_deeply() -> None:
    pool = PlainPool(schema_of(Sample), 2)
    pool[0] = filled()
    pool[1] = pool[0]
    pool[0].grid[1][2] = 99
    pool[0].row[0] = 99
    assert (pool[1].grid[1][2], pool[1].row[0]) == (6, 1)
    assert len(pool) == 2


def test_a_field_without_a_kind_is_refused_by_name() -> None:
    class Wrong:
        number: int

    with pytest.raises(TypeError, match=r"Wrong\.number needs a kind"):
        Schema(Wrong)
