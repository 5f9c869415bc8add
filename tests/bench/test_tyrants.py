"""Games between tyrants for the figures of Y14: they go on where they were stopped."""

from __future__ import annotations

import argparse
import pathlib

import pytest

from bench.goals import found
from bench.tyrannos_games import Tale, tales
from bench.tyrants import COLUMNS, options_of, page, read_wanted, tales_of
from emporion.kernel.record import schema_of

SHORT = {"players": 2, "months": 12}


def packed(tales: list[Tale]) -> list[bytes]:
    return [schema_of(Tale).pack(tale) for tale in tales]


def test_a_run_that_was_stopped_goes_on(tmp_path: pathlib.Path) -> None:
    stopped, whole = tmp_path / "stopped.tales", tmp_path / "whole.tales"
    tales_of(stopped, SHORT, 1, 2, "plain")
    again = tales_of(stopped, SHORT, 2, 2, "plain")
    assert packed(again) == packed(tales_of(whole, SHORT, 2, 2, "plain"))
    assert stopped.read_bytes() == whole.read_bytes()


def test_the_page_says_how_it_was_played() -> None:
    """Games between strategoi will do."""
    told = list(tales(options_of("standard"), 40, 1, "compiled"))
    text = page({"standard": found(told, 4, 24, 8)})
    assert "| Games |  | 40 |" in text
    assert "python -m bench.tyrants standard=40" in text


def test_every_column_is_a_game_of_four() -> None:
    assert {options_of(column)["players"] for column in COLUMNS} == {4}


@pytest.mark.parametrize("text", ["standard", "standard=", "standard=1", "unknown=10", "standard=-2", "standard=ten"])
def test_what_is_no_column_with_a_number_is_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="standard=1000"):
        read_wanted(text)
