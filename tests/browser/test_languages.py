"""Four languages everywhere, and at any time: no text is missing, and nothing stays in the language before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from emporion.locales import LANGUAGES, text
from tests.browser.conftest import NewPage
from tests.browser.looking import (
    ASKED,
    OWN_TURN,
    choose_language,
    close_settings,
    enter,
    finished_table,
    go_to_table,
    open_tab,
    table_at,
    untold,
    waiting_table,
)

TABS: Final = ("trade", "standing", "log", "table")


def pages(page: Page, language: str) -> Iterator[str]:
    """Every page, one after the other, as soon as it is there."""
    yield from plain_pages(page, language)
    go_to_table(page, waiting_table(page))
    yield "a table that waits"
    go_to_table(page, table_at(page, OWN_TURN))
    yield "one's turn"
    for tab in TABS:
        open_tab(page, text(language, f"table-tab-{tab}"))
        yield tab
    go_to_table(page, table_at(page, ASKED))
    expect(page.get_by_role("button", name=text(language, "table-decline"), exact=True)).to_be_visible()
    yield "an offer"
    go_to_table(page, finished_table(page))
    expect(page.get_by_text(text(language, "standing-chart-pick"))).to_be_visible()
    yield "the end"
    open_tab(page, text(language, "table-tab-replay"))
    expect(page.get_by_role("slider")).to_be_visible()
    yield "the replay"


def plain_pages(page: Page, language: str) -> Iterator[str]:
    page.goto("/")
    expect(page.get_by_role("button", name=text(language, "start-way-bots-go"))).to_be_visible()
    yield "the start page"
    page.goto("/account")
    expect(page.get_by_role("heading", name=text(language, "start-identity"))).to_be_visible()
    yield "the account"
    page.goto("/rules/tyros")
    expect(page.get_by_label(text(language, "rules-search"))).to_be_visible()
    yield "the rules"
    page.goto("/tutorial")
    expect(page.get_by_role("heading", name=text(language, "tyros-tutorial-title-lay"))).to_be_visible()
    yield "the tutorial"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_told_in_words(new_page: NewPage, language: str) -> None:
    """The browser's own language is taken as long as nobody has chosen another."""
    page = new_page(locale=language)
    enter(page)
    for where in pages(page, language):
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert untold(page) == set(), where


def test_the_language_changes_in_the_middle_of_a_game(page: Page) -> None:
    enter(page)
    go_to_table(page, table_at(page, OWN_TURN))
    prompts, logs = set[str](), set[str]()
    for language in ("de", "fr", "it", "en"):
        choose_language(page, language)
        close_settings(page)
        open_tab(page, text(language, "table-tab-turn"))
        expect(page.get_by_role("button", name=text(language, "tyros-task-build"))).to_be_visible()
        prompts.add(page.get_by_role("status").first.inner_text())
        log = open_tab(page, text(language, "table-tab-log"))
        expect(log.get_by_role("listitem").first).to_be_visible()
        logs.add(log.inner_text())
        assert untold(page) == set()
    assert len(prompts) == len(logs) == len(LANGUAGES)


def test_a_chosen_language_is_remembered(page: Page) -> None:
    page.goto("/")
    choose_language(page, "it")
    expect(page.get_by_role("link", name=text("it", "web-rules")).first).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.get_by_role("link", name=text("it", "web-rules")).first).to_be_visible()
    page.goto("/rules/tyros")
    expect(page.get_by_label(text("it", "rules-search"))).to_be_visible()
