"""Arguments that entry points must refuse, each with the error it must raise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np

from emporion.kernel.program import Kernel
from emporion.kernel.record import schema_of
from tests.kernel.language_rules import Bag, Box

Call = Callable[[Any], Any]


def row(*numbers: int) -> Any:
    return np.array(numbers, np.int64)


def read_only() -> Any:
    array = row(1, 2, 3)
    array.flags.writeable = False
    return array


def shifted_boxes() -> Any:
    """Records that begin at an odd address."""
    return np.frombuffer(bytearray(400), schema_of(Box).dtype(), 2, offset=1)


class Sneaky(np.ndarray[Any, Any]):
    """A kind of array of its own, which may be laid out otherwise."""


class Number:
    def __index__(self) -> int:
        raise KeyError("no number")


REFUSED: Final[dict[str, tuple[Call, type[Exception]]]] = {
    "too few": (lambda run: run.added(1), TypeError),
    "too many": (lambda run: run.added(1, 2, 3), TypeError),
    "none": (lambda run: run.added(), TypeError),
    "a keyword": (lambda run: run.added(1, b=2), TypeError),
    "text for an int": (lambda run: run.added(1, "2"), TypeError),
    "a float for an int": (lambda run: run.added(1, 2.0), TypeError),
    "nothing for an int": (lambda run: run.added(1, None), TypeError),
    "an int too big": (lambda run: run.added(1, 1 << 63), OverflowError),
    "an int too small": (lambda run: run.added(1, -(1 << 63) - 1), OverflowError),
    "an index that raises": (lambda run: run.added(1, Number()), KeyError),
    "a list for a row": (lambda run: run.element([1, 2], 0), TypeError),
    "an int for a row": (lambda run: run.element(7, 0), TypeError),
    "a kind of array of its own": (lambda run: run.element(row(1, 2).view(Sneaky), 0), TypeError),
    "other ints": (lambda run: run.element(np.zeros(3, np.int32), 0), TypeError),
    "ints without a sign": (lambda run: run.element(np.zeros(3, np.uint64), 0), TypeError),
    "floats": (lambda run: run.element(np.zeros(3), 0), TypeError),
    "the other order of bytes": (lambda run: run.element(np.zeros(3, ">i8"), 0), TypeError),
    "a grid for a row": (lambda run: run.element(np.zeros((3, 3), np.int64), 0), TypeError),
    "a row for a grid": (lambda run: run.grid_element(row(1, 2), 0, 0), TypeError),
    "three dimensions": (lambda run: run.grid_element(np.zeros((2, 2, 2), np.int64), 0, 0), TypeError),
    "no dimension": (lambda run: run.element(np.array(3, np.int64), 0), TypeError),
    "every second number": (lambda run: run.element(np.zeros(6, np.int64)[::2], 0), ValueError),
    "backwards": (lambda run: run.element(row(1, 2, 3)[::-1], 0), ValueError),
    "a grid on its side": (lambda run: run.grid_element(np.zeros((2, 3), np.int64).T, 0, 0), ValueError),
    "a part of a grid": (lambda run: run.grid_element(np.zeros((4, 4), np.int64)[:, :2], 0, 0), ValueError),
    "read-only": (lambda run: run.element(read_only(), 0), ValueError),
    "between two words": (lambda run: run.element(np.zeros(33, np.int8)[1:].view(np.int64), 0), ValueError),
    "records between two words": (lambda run: run.box(shifted_boxes(), 0), ValueError),
    "an int for a bool": (lambda run: run.answer(5), TypeError),
    "text for a bool": (lambda run: run.answer("yes"), TypeError),
    "another record": (lambda run: run.box(np.zeros(2, schema_of(Bag).dtype()), 0), TypeError),
    "numbers for records": (lambda run: run.box(row(1, 2), 0), TypeError),
    "records for numbers": (lambda run: run.element(np.zeros(2, schema_of(Box).dtype()), 0), TypeError),
    "every second record": (lambda run: run.box(np.zeros(4, schema_of(Box).dtype())[::2], 0), ValueError),
}


def raised(kernel: Kernel, call: Call) -> type[BaseException] | None:
    try:
        call(kernel.run)
    except Exception as error:
        return type(error)
    return None


def differences(kernel: Kernel, told: Callable[[str], object] = lambda _: None) -> Iterator[str]:
    """The arguments that are not refused as they must be."""
    for name, (call, error) in REFUSED.items():
        told(name)
        if raised(kernel, call) is not error:
            yield name
