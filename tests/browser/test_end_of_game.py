"""The page of a finished game: it tells what was, not what could still be."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from emporion.locales import LANGUAGES, text
from tests.browser.conftest import NewPage
from tests.browser.looking import OWN_TURN, enter, finished_table, go_to_table, open_tab, table_at


def test_no_empire_rises_any_more(page: Page) -> None:
    enter(page)
    go_to_table(page, table_at(page, OWN_TURN))
    expect(open_tab(page, "Standing").get_by_text("→").first).to_be_visible()
    go_to_table(page, finished_table(page))
    result = page.get_by_role("region", name="The game is over")
    expect(result.get_by_role("table").first).to_be_visible()
    expect(result.get_by_text("→")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_says_what_it_closes(new_page: NewPage, language: str) -> None:
    page = new_page(locale=language)
    enter(page)
    go_to_table(page, finished_table(page))
    result = page.get_by_role("region", name=text(language, "standing-over"))
    replay = page.get_by_role("region", name=text(language, "standing-replay"), exact=True)
    result.get_by_role("button", name=text(language, "standing-look-back")).click()
    expect(replay).to_be_visible()
    closing = text(language, "standing-hide-replay")
    assert closing != text(language, "web-close")
    result.get_by_role("button", name=closing).click()
    expect(replay).to_have_count(0)
