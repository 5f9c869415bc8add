"""What somebody points at shines on the board, and what they have chosen there is confirmed with Enter."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.looking import LAYING, OWN_TURN, enter, go_to_table, open_tab, table_at
from tests.browser.test_small_screens import TWO_EMPIRES


def sit_at(page: Page, entry: int) -> Locator:
    """Returns the board."""
    enter(page)
    go_to_table(page, table_at(page, entry))
    board = page.get_by_role("region", name="Board", exact=True)
    expect(board.get_by_role("button").first).to_be_visible()
    return board


def place(board: Locator, name: str) -> Locator:
    return board.get_by_role("button", name=re.compile(name)).first


def expect_laid(page: Page) -> None:
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_be_visible()


def test_a_ring_goes_with_its_line(page: Page) -> None:
    board = sit_at(page, OWN_TURN)
    rings = board.locator("[data-hint]")
    line = open_tab(page, "Log").get_by_role("listitem").filter(has_text=re.compile(r"sails")).last
    line.hover()
    expect(rings).not_to_have_count(0)
    page.keyboard.press("t")
    expect(page.get_by_role("tab", name="Table")).to_have_attribute("aria-selected", "true")
    expect(rings).to_have_count(0)


@pytest.mark.parametrize("tab", ["Turn", "Standing"])
def test_enter_confirms_after_a_click_on_a_field(page: Page, tab: str) -> None:
    board = sit_at(page, LAYING)
    place(board, "^Lay the tile").wait_for()
    open_tab(page, tab)
    place(board, "^Lay the tile").click()
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect_laid(page)


def test_enter_confirms_also_where_more_is_to_be_said(page: Page) -> None:
    """The field remains chosen, whether Enter comes before or after that is said."""
    board = sit_at(page, TWO_EMPIRES)
    place(board, "Byzantion").click()
    empire = page.get_by_role("tabpanel").get_by_role("radio", name="violet")
    page.keyboard.press("Enter")
    expect(empire).not_to_be_checked()
    empire.check()
    place(board, "Byzantion").focus()
    page.keyboard.press("Enter")
    expect_laid(page)


def test_enter_confirms_what_was_marked_last(page: Page) -> None:
    board = sit_at(page, TWO_EMPIRES)
    place(board, "Byzantion").click()
    page.get_by_role("tabpanel").get_by_role("radio", name="violet").check()
    page.keyboard.press("Enter")
    expect_laid(page)
