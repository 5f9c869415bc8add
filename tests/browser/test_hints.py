"""Whoever plays against bots is advised if he asks; and everybody is told what cannot be undone."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import PATIENCE_MS, PHONE, NewPage
from tests.browser.looking import (
    CLOSING,
    LAYING,
    OWN_TURN,
    choose_language,
    close_settings,
    enter,
    go_to_table,
    open_settings,
    send,
    table_at,
)

expect.set_options(timeout=PATIENCE_MS)
"""The first hint is waited for longer than others: whoever gives it has to be called first."""


def sit_at(page: Page, entry: int) -> str:
    enter(page)
    table = table_at(page, entry)
    go_to_table(page, table)
    return table


def hints(page: Page) -> Locator:
    return page.get_by_role("region", name="Hints")


def advice(page: Page) -> Locator:
    """What is advised, after it was asked for."""
    hints(page).get_by_role("button", name="Give me a hint").click()
    listed = hints(page).get_by_role("listitem").get_by_role("button")
    expect(listed.first).to_be_visible()
    return listed


def entries(page: Page, table: str) -> int:
    count: int = page.request.get(f"/api/tables/{table}").json()["view"]["entries"]
    return count


def words_of(button: Locator) -> str:
    return button.locator(".words").text_content() or ""


def sentence(page: Page) -> Locator:
    return page.get_by_role("tabpanel").locator(".sentence")


def test_a_hint_is_taken_over_and_not_done(page: Page) -> None:
    table = sit_at(page, LAYING)
    listed = advice(page)
    assert 1 <= listed.count() <= 3
    expect(listed.first).to_contain_text(re.compile(r"\d+% to win, about \d+ points"))
    words = words_of(listed.first)
    listed.first.click()
    expect(listed.first).to_have_attribute("aria-pressed", "true")
    expect(sentence(page)).to_have_text(words)
    confirm = page.get_by_role("button", name="Confirm", exact=True)
    expect(confirm).to_be_focused()
    assert entries(page, table) == LAYING
    confirm.click()
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_have_count(0)
    assert entries(page, table) > LAYING


def test_one_hint_takes_the_place_of_another(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True)
    sit_at(page, LAYING)
    listed = advice(page)
    for button in listed.all():
        button.tap()
        expect(sentence(page)).to_have_text(words_of(button))


def test_in_words_a_hint_is_taken_over_into_the_list(page: Page) -> None:
    sit_at(page, LAYING)
    open_settings(page).get_by_label("Text only, without the board").check()
    close_settings(page)
    listed = advice(page)
    words = words_of(listed.first)
    listed.first.click()
    expect(sentence(page)).to_have_text(words)


def test_what_to_do_with_answers_is_confirmed_with_the_hint(page: Page) -> None:
    table = sit_at(page, CLOSING)
    listed = advice(page)
    listed.first.click()
    expect(hints(page).locator(".sentence")).to_have_text(words_of(listed.first))
    hints(page).get_by_role("button", name="Confirm", exact=True).click()
    expect(hints(page).get_by_role("listitem")).to_have_count(0)
    assert entries(page, table) > CLOSING


OFFER: Final = {"action": "offer", "give": {"orange": 1}, "want": {"joker": 1}, "to": [1]}


def advise_offer(page: Page) -> None:
    """What is best, bots know by chance; here it is an offer."""
    advice = {"action": "offer 1o for 1j to B", "chance": 0.5, "points": 20}
    hint = {"game": "tyros", "seat": 0, "kind": "act", "visits": 1, "candidates": [advice], "actions": [OFFER]}
    page.route(re.compile("/hint"), lambda route: route.fulfill(json=hint))


def test_an_offer_is_taken_over_into_the_trade(page: Page) -> None:
    table = sit_at(page, OWN_TURN)
    advise_offer(page)
    advice(page).first.click()
    panel = page.get_by_role("tabpanel")
    expect(panel.get_by_role("heading", name="A new offer")).to_be_focused()
    expect(panel.get_by_role("button", name="Add an orange card; chosen: 1")).to_be_visible()
    assert entries(page, table) == OWN_TURN
    panel.get_by_role("button", name="Make the offer").click()
    expect(panel.get_by_role("heading", name="Your offer")).to_be_visible()


def test_in_words_an_offer_is_confirmed_with_the_hint(page: Page) -> None:
    table = sit_at(page, OWN_TURN)
    open_settings(page).get_by_label("Text only, without the board").check()
    close_settings(page)
    advise_offer(page)
    advice(page).first.click()
    confirm = hints(page).get_by_role("button", name="Confirm", exact=True)
    expect(confirm).to_be_focused()
    expect(hints(page).locator(".sentence")).to_have_text("offer Bob 1 orange for 1 joker")
    assert entries(page, table) == OWN_TURN
    confirm.click()
    expect(hints(page)).to_have_count(0)
    assert entries(page, table) == OWN_TURN + 1


def test_a_hint_that_does_not_come_can_be_asked_for_again(page: Page) -> None:
    sit_at(page, LAYING)
    refused: list[str] = []

    def refuse(route: Route) -> None:
        if refused:
            route.continue_()
        else:
            refused.append(route.request.url)
            route.fulfill(status=503, json={"code": "try-again", "message": "busy"})

    page.route(re.compile("/hint"), refuse)
    hints(page).get_by_role("button", name="Give me a hint").click()
    expect(hints(page).get_by_role("alert")).not_to_be_empty()
    assert advice(page).count() >= 1
    expect(hints(page).get_by_role("alert")).to_have_count(0)


def test_another_language_asks_anew(page: Page) -> None:
    sit_at(page, LAYING)
    assert advice(page).count() >= 1
    choose_language(page, "de")
    close_settings(page)
    expect(page.get_by_role("button", name="Gib mir einen Tipp")).to_be_visible()


def test_spectators_and_those_who_play_with_people_get_none(new_page: NewPage) -> None:
    page, other = new_page(), new_page()
    table = sit_at(page, OWN_TURN)
    expect(hints(page)).to_be_visible()
    other.goto(f"/t/{table}")
    expect(other.get_by_text("You are watching.")).to_be_visible()
    expect(hints(other)).to_have_count(0)

    join_by_bob(page, other, table)
    expect(hints(page)).to_have_count(0)


def join_by_bob(page: Page, other: Page, table: str) -> None:
    token = send(page, "POST", f"/api/tables/{table}/invitations", {})["token"]
    other.goto("/")
    other.goto(f"/t/{table}#{token}")
    other.get_by_label("Your name").fill("Bob")
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_role("list", name="Players")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Build a ship")).to_be_visible()


# ------------------------------------------------------------------------------------------------ what is final

FINAL = "This cannot be undone."


def begin_swap(page: Page) -> Locator:
    """Returns the button that would do it."""
    page.get_by_role("button", name="Swap blindly").click()
    confirm = page.get_by_role("button", name="Confirm", exact=True)
    expect(confirm).not_to_have_accessible_description(FINAL)
    page.get_by_role("group", name="Cards to put down").get_by_role("button", name="Add").first.click()
    expect(confirm).to_be_enabled()
    return confirm


def test_what_cannot_be_undone_says_so(new_page: NewPage) -> None:
    page, other = new_page(), new_page()
    sit_at(page, OWN_TURN)
    join_by_bob(page, other, page.url.rsplit("/", 1)[1])
    expect(begin_swap(page)).to_have_accessible_description(FINAL)
    expect(page.get_by_text(FINAL)).to_be_visible()


def test_whoever_plays_alone_may_take_back_everything(page: Page) -> None:
    sit_at(page, OWN_TURN)
    confirm = begin_swap(page)
    expect(confirm).not_to_have_accessible_description(FINAL)
    confirm.click()
    expect(page.get_by_role("button", name="Take back my last move")).to_be_visible()


def test_what_can_be_undone_does_not(new_page: NewPage) -> None:
    page, other = new_page(), new_page()
    sit_at(page, OWN_TURN)
    join_by_bob(page, other, page.url.rsplit("/", 1)[1])
    page.get_by_role("button", name="Build a ship").click()
    confirm = page.get_by_role("button", name="Confirm", exact=True)
    expect(confirm).to_be_enabled()
    expect(confirm).not_to_have_accessible_description(FINAL)
    expect(page.get_by_text(FINAL)).to_have_count(0)
