"""The list of games, also where the package of one of them is faulty."""

from __future__ import annotations

import logging

import msgspec
import pytest

from emporion.games import get_introduction
from emporion.server import game_cards
from emporion.server.game_cards import SVG, picture_of
from emporion.server.protocol.http import GameInfo
from emporion.server.web import game_routes
from emporion.server.web.game_routes import written_games
from emporion.server.web.page_files import Page


def test_a_game_without_a_card_hides_no_other(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    whole = written_games.__wrapped__("en")
    made = game_cards.game_info

    def faulty(name: str, language: str) -> GameInfo:
        if name == "tyros":
            raise KeyError("usual")
        return made(name, language)

    monkeypatch.setattr(game_routes, "game_info", faulty)
    with caplog.at_level(logging.ERROR):
        left = written_games.__wrapped__("en")
    assert "tyros" in names_in(whole)
    assert names_in(left) == [name for name in names_in(whole) if name != "tyros"]
    assert "the package emporion is broken (KeyError: 'usual')" in caplog.text


def names_in(page: Page) -> list[str]:
    return [card.name for card in msgspec.json.decode(page.forms[-1].data, type=list[GameInfo])]


@pytest.mark.parametrize("file", ["emporion:nowhere.png", "emporion:__init__.py", "emporion:no_ending", "nobody:a.png"])
def test_without_its_picture_a_game_shows_its_board(
    file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    said = get_introduction("tyros")
    monkeypatch.setattr(game_cards, "get_introduction", lambda name: msgspec.structs.replace(said, picture=file))
    kind, data = picture_of.__wrapped__("tyros")
    assert kind == SVG
    assert data.startswith(b"<svg")
    assert file in caplog.text
