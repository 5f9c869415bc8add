"""What waits for somebody is marked where he can see it: that he is asked, and that something was said."""

from __future__ import annotations

import re
import secrets

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.looking import OWN_TURN, act, enter, go_to_table, let_in, open_tab, send, table_at


def sit_together(page: Page, new_page: NewPage) -> tuple[str, list[Page]]:
    """Ann, and three others."""
    enter(page)
    table = table_at(page, OWN_TURN)
    others = [new_page() for _ in range(3)]
    for seat, (other, name) in enumerate(zip(others, ("Bob", "Cleo", "Dion"), strict=True), 1):
        let_in(page, other, table, seat, name)
    go_to_table(page, table)
    return table, others


def say(page: Page, table: str, text: str) -> None:
    send(page, "POST", f"/api/tables/{table}/commands", {"type": "say", "key": secrets.token_hex(8), "text": text})


def marked(page: Page) -> Locator:
    return page.get_by_role("tab", name="Table (something waits here)", exact=True)


def test_what_was_said_is_marked_until_one_looks(page: Page, new_page: NewPage) -> None:
    table, (bob, *_) = sit_together(page, new_page)
    expect(page.get_by_role("tab", name="Table", exact=True)).to_be_visible()
    say(bob, table, "Good luck!")
    expect(marked(page)).to_be_visible()
    open_tab(page, re.compile("^Table"))
    expect(page.get_by_role("list", name="Chat")).to_contain_text("Good luck!")
    expect(marked(page)).to_have_count(0)
    say(bob, table, "To you all.")
    expect(page.get_by_role("list", name="Chat")).to_contain_text("To you all.")
    open_tab(page, re.compile("^Turn"))
    expect(marked(page)).to_have_count(0)
    page.reload()
    expect(page.get_by_role("tab", name="Table", exact=True)).to_be_visible()


def test_also_what_was_said_while_one_was_away(page: Page, new_page: NewPage) -> None:
    table, (bob, *_) = sit_together(page, new_page)
    page.goto("/")
    say(bob, table, "Where are you?")
    go_to_table(page, table)
    expect(marked(page)).to_be_visible()


def test_the_title_says_whose_turn_it_is(page: Page, new_page: NewPage) -> None:
    table, others = sit_together(page, new_page)
    expect(page).to_have_title("● Your turn – Emporion")
    act(page, table, "pass")
    expect(page).to_have_title("Table – Emporion")
    for other, action in zip(others, ("build T 3o3y", "build 27 1j", "pass"), strict=True):
        act(other, table, action)
    expect(page).to_have_title("● Your turn – Emporion")
    page.goto("/")
    expect(page).not_to_have_title(re.compile("●"))
