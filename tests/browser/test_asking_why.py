"""What is not possible can be pressed all the same, and names the rule that it would break."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import enter, go_to_table, table_at
from tests.browser.test_in_words import POOR


@pytest.mark.parametrize(("task", "paragraph"), [("Sail", "7.1"), ("Found a city", "8.2"), ("Build a ship", "9.2")])
def test_an_impossible_task_says_why(page: Page, task: str, paragraph: str) -> None:
    enter(page)
    go_to_table(page, table_at(page, POOR))
    panel = page.get_by_role("tabpanel")
    panel.get_by_role("button", name=f"{task} why not?").click()
    expect(panel.get_by_role("status").get_by_role("link", name=f"§{paragraph}", exact=True)).to_be_visible()
