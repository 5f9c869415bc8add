"""Positions as text: what cannot be one is refused, whatever it says."""

from __future__ import annotations

import pytest

from emporion.engine.errors import BadNotation
from emporion.games import get_game
from tests.games.tyros.tables import position


@pytest.mark.parametrize("part", ["round", "laid", "passes", "offers"])
@pytest.mark.parametrize("value", ["101", "127", "-1", "99999", "1e3"])
def test_a_count_that_no_game_reaches_is_refused(part: str, value: str) -> None:
    with pytest.raises(BadNotation, match=part):
        get_game("tyros").read_position(f"{position()} {part}={value}")
