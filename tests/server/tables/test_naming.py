"""Bots are called in the reader's language, people as they wish."""

from __future__ import annotations

import pytest

from emporion.games import game_names
from emporion.locales import LANGUAGES
from emporion.server.bots.allowance import own_bots
from emporion.server.tables.naming import bot_title, name_for
from emporion.server.tables.seats import Autopilot, Bot, Controller, Person, Remote, Vacant


@pytest.mark.parametrize(
    ("name", "controller", "told"),
    [
        ("deckhand", Bot("deckhand"), "Matrose"),
        ("deckhand 3", Bot("deckhand"), "Matrose 3"),
        ("admiral", Bot("admiral(visits=20)"), "Admiral"),
        ("Ann", Bot("deckhand"), "Ann"),
        ("captain", Bot("deckhand"), "captain"),
        ("captain hook", Bot("captain"), "captain hook"),
        ("stranger 2", Bot("stranger"), "stranger 2"),
        ("someone", Autopilot(), "jemand"),
        ("someone 2", Autopilot(), "jemand 2"),
        ("someone else", Person(), "someone else"),
        ("deckhand", Person(), "deckhand"),
        ("deckhand", Autopilot(), "deckhand"),
        ("deckhand", Vacant(), "deckhand"),
        ("bot", Remote(), "bot"),
        ("שלום 7", Person(), "\u2068שלום 7\u2069"),
    ],
)
def test_only_bots_that_have_no_name_of_their_own_are_translated(name: str, controller: Controller, told: str) -> None:
    assert name_for("tyros", name, controller, "de") == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_in_every_language(language: str) -> None:
    for game in game_names():
        for bot in own_bots(game):
            assert bot_title(game, bot, language)[0].isupper(), f"{language}: {game}-bot-{bot} is missing"
