"""What panels make of a view for people."""

from __future__ import annotations

import msgspec

from emporion.engine.narration import NOTHING, Narrator
from emporion.engine.panels import is_rows


class Plain(Narrator):
    game = "tyros"
    words = {}  # noqa: RUF012


class Row(msgspec.Struct):
    """A row of a table."""


def test_nothing_is_not_said_in_python() -> None:
    assert Plain().value_text("", None, []) == NOTHING
    assert Plain().value_text("", (None, 2), []) == f"{NOTHING}, 2"


def test_rows_are_structs_all_of_them() -> None:
    assert is_rows([Row(), Row()])
    assert not is_rows([Row(), None])
    assert not is_rows([])
