"""Groups of simultaneous decisions: members choose and undo in any order. The positions are those of kept records."""

from __future__ import annotations

import pathlib
import random
from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec
import pytest

from emporion.engine import conformance
from emporion.engine.match import Match
from emporion.engine.record import FORMAT, GameRecord, read_record
from emporion.games import game_names, get_game

TESTS: Final = pathlib.Path(__file__).parents[1]
GROUPS: Final = {
    "tyros": {"keep", "answer"},
    "tyrannos": {
        "answer", "ask-cut-in", "consent", "deployment", "join-war", "lend-tokens", "plans", "resolve", "selling",
        "swap-tokens",
    },
}  # fmt: skip
TRIED: Final = 4
"""Groups of each kind and size."""
MOVES: Final = 8
"""Choices and undos in each group."""
MODE: Final = "auto"


def opened_groups(name: str) -> Iterator[Match]:
    """The matches of kept records whenever several seats are asked at once, played on in today's format."""
    for path in sorted((TESTS / "records").glob("*.jsonl")) + sorted((TESTS / "archive").glob("*/*.jsonl")):
        record = read_record(path.read_text(encoding="utf-8"))
        if record.header.game != name:
            continue
        header = msgspec.structs.replace(record.header, format=FORMAT)
        match = Match.replay(get_game(name), GameRecord(header, []), mode=MODE)
        for entry in record.entries:
            match.follow(entry, check=False)
            if len(match.decisions) > 1:
                yield match


@pytest.mark.parametrize("name", game_names())
def test_choices_are_taken_back_in_any_order(name: str) -> None:
    rng, tried, undone = random.Random(1), Counter[tuple[str, int]](), Counter[str]()
    for match in opened_groups(name):
        kind, size = match.decisions[0].kind, len(match.decisions)
        if tried[kind, size] < TRIED:
            tried[kind, size] += 1
            undone[kind] += conformance.check_group(match, rng, MOVES, MODE)
    assert undone.keys() == GROUPS[name]
    assert min(undone.values()) > 0
