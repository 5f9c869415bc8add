"""A game in words and as a picture: made from what the viewer may know, for every game alike."""

from __future__ import annotations

import random
import re
from typing import Final

import msgspec
import pytest

from emporion.engine.conformance import viewers
from emporion.engine.errors import BadNotation, IllegalAction
from emporion.engine.match import Match
from emporion.games import game_names
from emporion.locales import LANGUAGES
from emporion.server.errors import NotFound
from emporion.server.tables.sheets import GuidanceFor, SheetOf, checked
from tests.server.tables.positions import POSITIONS, position, positions

NAMES: Final = ("Gelon", "Theron", "Anaxilas")


@pytest.mark.parametrize("game", game_names())
def test_a_sheet_tells_nothing_that_the_viewer_may_not_know(game: str) -> None:
    """In a world that looks the same to them, it is the same."""
    for match in positions(game):
        rng = random.Random(len(match.record.entries))
        for viewer in viewers(match):
            twin = match.twin()
            twin.replace_state(match.game.guess(match.view(viewer).table, rng))
            here, there = (sheet_of(one, viewer, "en") for one in (match, twin))
            assert here == there


def sheet_of(match: Match, viewer: int, language: str) -> bytes:
    sheet = SheetOf(match, len(match.record.entries), viewer, NAMES).sheet(language)
    return msgspec.json.encode(sheet)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_it_is_told_in_every_language(game: str, language: str) -> None:
    for match in positions(game, POSITIONS // 2):
        assert sheet_of(match, 0, language)
        for decision in match.decisions:
            guidance = GuidanceFor(match, decision.seat, NAMES).guidance(language)
            assert guidance.decision == decision.id
            for action in match.legal(decision.seat):
                assert guidance.kinds[str(action.__struct_config__.tag)]


def test_the_past_is_shown_as_it_was() -> None:
    match = positions("tyrannos")[-1]
    last = len(match.record.entries)
    then, now = (SheetOf(match, entry, 0, NAMES).sheet("en") for entry in (last // 2, last))
    assert then.board != now.board
    with pytest.raises(NotFound, match="the last is entry"):
        SheetOf(match, last + 1, 0, NAMES)


def test_every_place_of_the_picture_has_a_name_that_actions_use() -> None:
    match = positions("tyrannos")[0]
    board = SheetOf(match, 0, 0, NAMES).sheet("en").board
    assert "Gela" in re.findall(r'data-place="(\w+)"', board)


def test_an_action_that_is_put_together_is_read_or_refused() -> None:
    match = position("tyrannos", "acts")
    seat = match.decisions[0].seat
    other = "ABC"[(seat + 1) % 3]
    action = checked(match, seat, f"offer {other}: 1m for -")
    assert match.game.write(action) == f"offer {other}: 1m for -"
    with pytest.raises(IllegalAction):
        checked(match, seat, f"offer {other}: 500m for -")
    with pytest.raises(BadNotation):
        checked(match, seat, "offer nobody")
