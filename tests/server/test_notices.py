"""What people are told leads them to their table."""

from __future__ import annotations

import pathlib

import msgspec
import pytest

from emporion.locales import LANGUAGES
from emporion.server.notices import code_message, composer
from emporion.server.outbox import Due

PAGES = (pathlib.Path(__file__).parents[2] / "web" / "src" / "addresses.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", ["your-turn", "reminder", "over", "again"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_notice_has_words_and_a_link_to_the_page_of_the_table(kind: str, language: str) -> None:
    due = msgspec.convert(
        {"id": 1, "person": "p", "table": "abc", "kind": kind, "attempts": 0, "name": "Ann", "language": language}
        | {"game": "tyros"},
        Due,
    )
    message = composer("https://play.example.org")(due)
    assert "Ann" in message.text
    assert "Tyros" in message.title
    assert message.link == "https://play.example.org/t/abc"
    assert 't: "Table"' in PAGES, "where the browser part shows a table"
    assert "https://play.example.org/account" in message.off
    assert 'account: "Account"' in PAGES, "where one says how one is told"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_code_comes_with_how_long_it_is_good(language: str) -> None:
    message = code_message("https://play.example.org/", language, "012345", 30)
    assert "012345" in message.text
    assert "30" in message.text
    assert message.link == "https://play.example.org/account"
