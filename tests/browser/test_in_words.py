"""In words: whoever does not see the board learns as much as those who do."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.looking import (
    LAYING,
    OWN_TURN,
    act,
    close_settings,
    enter,
    go_to_table,
    let_in,
    open_settings,
    open_tab,
    send,
    table_at,
)

POOR: Final = 163
"""Ann can neither sail, nor found a city, nor build."""
WATCH: Final = """log => {
    window.told = [];
    new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        window.told.push(...added.map((line) => line.textContent.trim()));
    }).observe(log.querySelector("ol"), { childList: true });
}"""


def sit_at(page: Page, entry: int) -> str:
    """In words; returns the table."""
    enter(page)
    table = table_at(page, entry)
    go_to_table(page, table)
    open_settings(page).get_by_label("Text only, without the board").check()
    close_settings(page)
    return table


def panel(page: Page) -> Locator:
    return page.get_by_role("tabpanel")


def test_what_is_not_possible_says_why(page: Page) -> None:
    sit_at(page, POOR)
    impossible = panel(page).get_by_role("region", name="Not possible now")
    reason = panel(page).get_by_role("status")
    for task, paragraph in (("Sail", "7.1"), ("Found a city", "8.2"), ("Build a ship", "9.2")):
        impossible.get_by_role("button", name=f"{task}: why not?").click()
        expect(reason.get_by_role("link", name=f"§{paragraph}", exact=True)).to_be_visible()
    expect(impossible.get_by_role("button", name=re.compile("^Pass"))).to_have_count(0)


def test_what_a_tile_would_change_is_told(page: Page) -> None:
    sit_at(page, LAYING)
    panel(page).get_by_role("listitem").get_by_role("button").first.click()
    effect = panel(page).get_by_role("region", name="What would change")
    expect(effect).to_contain_text(re.compile(r"\d+ → \d+ fields"))
    panel(page).get_by_role("button", name="Back", exact=True).click()
    expect(effect).to_have_count(0)


def test_what_happens_is_read_out_once(page: Page, new_page: NewPage) -> None:
    """The log has no second place, and what is new is added to it; nothing else is."""
    table, bob = sit_at(page, OWN_TURN), new_page()
    let_in(page, bob, table, 1, "Bob")
    expect(page.get_by_role("tab", name="Log")).to_have_count(0)
    log = page.get_by_role("log")
    expect(log).to_have_count(1)
    expect(log).to_have_attribute("aria-live", "polite")
    expect(log.get_by_text("Bob sits down.")).to_have_count(1)
    log.evaluate(WATCH)

    act(page, table, "pass")
    act(bob, table, "pass")
    send(bob, "POST", f"/api/tables/{table}/commands", {"type": "say", "key": "hello-from-bob", "text": "Good luck!"})
    open_tab(page, re.compile("^Table"))
    expect(log.get_by_text("Good luck!")).to_be_visible()
    told: list[str] = page.evaluate("window.told")
    assert [re.sub(r"^[AB]?\s*|\s*§.*$", "", line) for line in told] == ["Ann passes.", "Bob passes.", "Bob Good luck!"]
    expect(page.get_by_role("list", name="Chat")).to_have_attribute("aria-live", "off")


def test_the_tab_of_the_log_is_left_with_it(page: Page) -> None:
    enter(page)
    go_to_table(page, table_at(page, OWN_TURN))
    open_tab(page, "Log")
    open_settings(page).get_by_label("Text only, without the board").check()
    expect(page.get_by_role("tab", name=re.compile("^Turn"))).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("log")).to_have_count(1)
