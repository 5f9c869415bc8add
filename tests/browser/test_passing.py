"""Whoever is about to lose cards is told before he confirms it; and whoever is not, is not."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.looking import KEEPING, OWN_TURN, close_settings, enter, go_to_table, open_settings, table_at

FEW_CARDS: Final = 368
"""Ann has three cards."""
LAST_ROUND: Final = 470
"""Ann has six."""
WARNING: Final = re.compile("If nobody acts after you, the round ends, and you may keep only 3 of your 12 cards")


def sit_at(page: Page, entry: int) -> None:
    enter(page)
    go_to_table(page, table_at(page, entry))


def confirm(page: Page) -> Locator:
    return page.get_by_role("button", name="Confirm", exact=True)


def choose(page: Page, task: str) -> None:
    page.get_by_role("tabpanel").get_by_role("button", name=task, exact=True).click()
    expect(confirm(page)).to_be_visible()


def test_passing_with_many_cards_says_what_it_may_cost(page: Page) -> None:
    sit_at(page, OWN_TURN)
    choose(page, "Pass")
    expect(page.get_by_text(WARNING)).to_be_visible()
    expect(confirm(page)).to_have_accessible_description(WARNING)


def test_so_does_passing_in_words(page: Page) -> None:
    sit_at(page, OWN_TURN)
    open_settings(page).get_by_label("Text only, without the board").check()
    close_settings(page)
    page.get_by_role("tabpanel").get_by_role("listitem").get_by_role("button", name="pass", exact=True).click()
    expect(confirm(page)).to_have_accessible_description(WARNING)


def test_other_actions_do_not(page: Page) -> None:
    sit_at(page, OWN_TURN)
    choose(page, "Build a ship")
    expect(confirm(page)).not_to_have_accessible_description(re.compile("."))


@pytest.mark.parametrize("entry", [FEW_CARDS, LAST_ROUND])
def test_nothing_is_said_where_nothing_is_lost(page: Page, entry: int) -> None:
    sit_at(page, entry)
    choose(page, "Pass")
    expect(confirm(page)).to_be_enabled()
    expect(confirm(page)).not_to_have_accessible_description(re.compile("keep"))


def test_keeping_fewer_cards_than_possible_is_told(page: Page) -> None:
    sit_at(page, KEEPING)
    expect(confirm(page)).to_have_accessible_description(re.compile("You may keep one more card"))
    page.get_by_role("button", name="Add a violet card").click()
    expect(confirm(page)).not_to_have_accessible_description(re.compile("keep"))
