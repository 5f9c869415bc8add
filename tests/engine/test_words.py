"""Words as data: what is said of the parts of actions, here and in the browser."""

from __future__ import annotations

import pytest

from emporion.engine.actions import Action
from emporion.engine.narration import Narrator
from emporion.games import get_game, get_screen
from tests.engine.spoken import FILE, GAMES, some_actions, text


def test_the_pages_are_tried_with_the_sentences_of_today() -> None:
    """If not: python -m tests.engine.spoken"""
    assert FILE.read_text(encoding="utf-8") == text()


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_action_is_among_them(game: str) -> None:
    told = {action.__struct_config__.tag for action in some_actions(get_game(game))}
    assert told == set(get_game(game).actions)


def test_a_part_of_an_action_that_a_function_says_is_refused() -> None:
    class Shout(Action, frozen=True, tag="shout"):
        loudness: int

    class Shouter(Narrator):
        game = "any"
        words = {"loudness": lambda value, names, language: "!" * value}  # noqa: RUF012

    with pytest.raises(TypeError, match=r"'loudness'.*engine/words\.py"):
        Shouter().phrasebook({"shout": Shout})


def test_only_what_actions_have_is_told() -> None:
    phrases = get_screen("tyros").phrasebook(get_game("tyros").actions)
    assert "owner" not in phrases.words
    assert phrases.optional == {"show": ["under"], "move": ["toll"], "close": ["partner"]}
    assert list(phrases.more) == ["field"]
