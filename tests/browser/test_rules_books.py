"""The rules books: one of each game, found from the header."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.looking import enter, go_to_table, waiting_table


def test_every_book_is_on_the_shelf(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Rules", exact=True).click()
    books = page.get_by_role("main").get_by_role("listitem")
    expect(books).to_have_count(2)
    books.get_by_role("link", name="Tyrannos").click()
    expect(page).to_have_url(re.compile("/rules/tyrannos$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Tyrannos: the rules")
    page.get_by_label("Search").fill("§7.1")
    expect(page.get_by_role("heading", level=3, name=re.compile("Trust check"))).to_be_visible()
    # There is no tutorial of this game.
    expect(page.get_by_role("main").get_by_role("link", name=re.compile("tutorial"))).to_have_count(0)


def test_from_a_table_one_comes_to_the_rules_of_its_game(page: Page) -> None:
    enter(page)
    go_to_table(page, waiting_table(page))
    header = page.get_by_role("banner").get_by_role("link", name="Rules")
    expect(header).to_have_attribute("href", "/rules/tyros")
    header.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Tyros: the rules")
    page.get_by_role("banner").get_by_role("link", name="Emporion").click()
    expect(header).to_have_attribute("href", "/rules")


def test_a_game_without_a_book_says_so(page: Page) -> None:
    page.goto("/rules/dice")
    expect(page.get_by_text("There is no rules book of this game here.")).to_be_visible()
