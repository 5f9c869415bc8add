"""Whoever is about to lose cards by passing is told so before; and one may pass, or decline every offer, once for the
rest of a round."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.looking import (
    KEEPING,
    OWN_TURN,
    act,
    asked,
    close_settings,
    enter,
    go_to_table,
    let_in,
    open_settings,
    open_tab,
    table_at,
)
from tests.browser.playing import wait_until

FEW_CARDS: Final = 368
"""Ann has three cards."""
LAST_ROUND: Final = 470
"""Ann has six."""
BEFORE_AN_OFFER: Final = 304
"""Dion is about to make it."""
ALL_DECLINED: Final = 57
"""Nobody has accepted Ann's offer."""
OFFER: Final = "offer 2g for 1v to A,B,C"
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
    expect(confirm(page)).to_be_enabled()
    expect(confirm(page)).not_to_have_accessible_description(re.compile("keep"))
    page.get_by_role("button", name="Take away a violet card").click()
    expect(confirm(page)).to_have_accessible_description(re.compile("You may keep one more card"))


# ------------------------------------------------------------------------------------------- for the rest of a round


def seat_people(page: Page, new_page: NewPage, entry: int) -> tuple[str, list[Page]]:
    """Ann sits before the page; the others are people, too."""
    sit_at(page, entry)
    table = page.url.rsplit("/", 1)[1]
    others = [new_page() for _ in range(3)]
    for seat, (other, name) in enumerate(zip(others, ("Bob", "Cleo", "Dion"), strict=True), 1):
        let_in(page, other, table, seat, name)
    return table, others


def pass_on(page: Page, new_page: NewPage) -> tuple[str, list[Page]]:
    """Ann passes for the rest of the round."""
    table, others = seat_people(page, new_page, OWN_TURN)
    choose(page, "Pass")
    page.get_by_label("Pass for the rest of this round, too").check()
    confirm(page).click()
    expect(page.get_by_text("You pass for the rest of this round")).to_be_visible()
    return table, others


def play_round(table: str, others: list[Page]) -> None:
    """So that Ann is asked again."""
    for other, action in zip(others, ("build T 3o3y", "build 27 1j", "pass"), strict=True):
        act(other, table, action)


@pytest.mark.parametrize("again", [False, True], ids=["at once", "after a reload"])
def test_whoever_passes_for_the_rest_of_a_round_is_not_asked_again(page: Page, new_page: NewPage, again: bool) -> None:
    table, others = pass_on(page, new_page)
    if again:
        page.reload()
        expect(page.get_by_text("You pass for the rest of this round")).to_be_visible()
    play_round(table, others)
    wait_until(page, lambda: asked(page, table)["seat"] == 1, "Ann to have passed again")
    expect(page.get_by_text("You pass for the rest of this round")).to_be_visible()
    assert not page.title().startswith("●")


def test_and_may_think_again(page: Page, new_page: NewPage) -> None:
    table, others = pass_on(page, new_page)
    page.get_by_role("button", name="Play on myself").click()
    play_round(table, others)
    expect(page.get_by_role("tabpanel").get_by_role("button", name="Pass", exact=True)).to_be_visible()
    page.wait_for_timeout(2500)
    assert asked(page, table)["seat"] == 0


@pytest.mark.parametrize("again", [False, True], ids=["at once", "after a reload"])
def test_whoever_declines_every_offer_of_a_round_is_not_asked(page: Page, new_page: NewPage, again: bool) -> None:
    table, others = seat_people(page, new_page, BEFORE_AN_OFFER)
    declining = open_tab(page, re.compile("^Trade")).get_by_label("No trades with me in this round")
    declining.check()
    if again:
        page.reload()
        open_tab(page, re.compile("^Trade"))
        expect(declining).to_be_checked()
    act(others[2], table, OFFER)
    answers = page.get_by_role("tabpanel").get_by_role("listitem")
    expect(answers.filter(has_text="Bob")).to_contain_text("is thinking")
    assert not page.title().startswith("●")
    for other in others[:2]:
        act(other, table, "decline")
    wait_until(page, lambda: asked(page, table)["seat"] == 3, "Ann to have declined, too")


def test_and_may_trade_again(page: Page, new_page: NewPage) -> None:
    table, others = seat_people(page, new_page, BEFORE_AN_OFFER)
    declining = open_tab(page, re.compile("^Trade")).get_by_label("No trades with me in this round")
    declining.check()
    declining.uncheck()
    act(others[2], table, OFFER)
    expect(page.get_by_role("button", name="Accept", exact=True)).to_be_visible()
    page.wait_for_timeout(2500)
    assert asked(page, table)["seat"] == 0


# --------------------------------------------------------------------------------------------------- only one answer


def test_a_question_with_one_answer_is_answered(page: Page) -> None:
    """Ann can only close with nobody; nobody asks her, and her log says so. Then it is her turn again."""
    sit_at(page, ALL_DECLINED)
    expect(page.get_by_role("status").filter(has_text="Take one action, or pass.")).to_be_visible()
    expect(open_tab(page, "Log").get_by_role("log")).to_contain_text("(answered for you)")


def test_whoever_wants_to_be_asked_says_so(page: Page) -> None:
    sit_at(page, OWN_TURN)
    answering = open_tab(page, "Table").get_by_label("Answer for me where only one answer is possible")
    expect(answering).to_be_checked()
    with page.expect_response(lambda response: response.url.endswith("/orders?seat=0") and response.status == 204):
        answering.uncheck()
    page.reload()
    open_tab(page, "Table")
    expect(answering).to_be_visible()
    expect(answering).not_to_be_checked()
