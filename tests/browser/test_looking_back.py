"""In the middle of a game one looks back at it, sends a moment of it to others, and plays on from there."""

from __future__ import annotations

import re
import secrets
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.looking import ENTRIES, OWN_TURN, SAILED, enter, finished_table, go_to_table, send, table_at
from tests.browser.playing import Keys

PACE_MS: Final = 1400
"""What plays by itself shows each line for less than that."""


def own_turn(page: Page, entry: int = OWN_TURN) -> str:
    enter(page)
    table = table_at(page, entry)
    go_to_table(page, table)
    return table


def command(page: Page, table: str, **said: Any) -> None:
    send(page, "POST", f"/api/tables/{table}/commands", {"key": secrets.token_hex(8), **said})


def replay(page: Page) -> Locator:
    return page.get_by_role("region", name="Looking back")


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment of the game")


def expect_moment(page: Page, entry: int) -> None:
    expect(slider(page)).to_have_value(str(entry))
    expect(replay(page)).to_have_attribute("aria-busy", "false")


def expect_present(page: Page) -> None:
    expect(replay(page)).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="Take one action, or pass.")).to_be_visible()


def test_one_looks_back_and_comes_back(page: Page) -> None:
    own_turn(page)
    page.get_by_role("button", name="Look back").click()
    expect_moment(page, OWN_TURN)
    expect(slider(page)).to_be_focused()
    page.keyboard.press("Home")
    expect_moment(page, 0)
    slider(page).fill("127")
    expect_moment(page, 127)
    expect(replay(page).get_by_text("Cards in hand")).to_be_visible()
    page.get_by_role("button", name="Back to the game").click()
    expect_present(page)
    expect(page.get_by_role("button", name="Look back")).to_be_focused()


def test_what_was_begun_is_still_there(page: Page) -> None:
    own_turn(page)
    page.get_by_role("button", name="Build a ship").click()
    expect(page.get_by_role("heading", name="Build a ship")).to_be_visible()
    page.get_by_role("button", name="Look back").click()
    expect_moment(page, OWN_TURN)
    page.keyboard.press("Escape")
    expect_present(page)
    expect(page.get_by_role("heading", name="Build a ship")).to_be_visible()


def test_by_keys_alone(page: Page) -> None:
    own_turn(page)
    page.keyboard.press("l")
    expect_moment(page, OWN_TURN)
    page.keyboard.press("ArrowLeft")
    expect_moment(page, OWN_TURN - 1)
    Keys(page).press(page.get_by_role("button", name="Back to the game"))
    expect_present(page)


def test_on_a_phone(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True)
    own_turn(page)
    page.get_by_role("button", name="Look back").tap()
    expect_moment(page, OWN_TURN)
    page.get_by_role("button", name="One move back").tap()
    expect_moment(page, OWN_TURN - 1)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.get_by_role("button", name="Back to the game").tap()
    expect_present(page)


def test_the_browser_s_way_back_leads_to_the_game(page: Page) -> None:
    own_turn(page)
    page.get_by_role("button", name="Look back").click()
    expect_moment(page, OWN_TURN)
    page.go_back()
    expect_present(page)


def test_what_happens_meanwhile_is_not_lost(page: Page) -> None:
    table = own_turn(page)
    page.get_by_role("button", name="Look back").click()
    slider(page).fill("200")
    expect_moment(page, 200)
    news = replay(page).get_by_role("status")
    expect(news).to_contain_text("It is your turn.")

    decisions = page.request.get(f"/api/tables/{table}").json()["view"]["decisions"]
    decision = next(one["id"] for one in decisions if "id" in one)
    command(page, table, type="act", decision=decision, action="pass")
    expect(news).to_contain_text("Waiting for Bob")
    expect(slider(page)).to_have_attribute("max", str(OWN_TURN + 1))
    expect_moment(page, 200)
    slider(page).fill(str(OWN_TURN + 1))
    expect_moment(page, OWN_TURN + 1)
    expect(replay(page).get_by_text("Ann passes")).to_be_visible()

    command(page, table, type="undo", seat=0)
    expect(news).to_contain_text("It is your turn.")
    page.keyboard.press("Escape")
    expect_present(page)
    expect(page.get_by_role("button", name="Build a ship")).to_be_visible()


# ------------------------------------------------------------------------------------------------ since one's last turn


def since(page: Page) -> Locator:
    return page.get_by_role("region", name="Since your last turn")


def skip(page: Page) -> Locator:
    return page.get_by_role("button", name="Since your last turn · Skip")


def pieces(page: Page) -> list[str]:
    """Where everything is on the board."""
    found: list[str] = page.locator("[data-piece]").evaluate_all(
        "pieces => pieces.map(({ dataset }) => Object.values(dataset).join(' ')).sort()"
    )
    return found


def test_who_comes_back_sees_played_what_happened(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    own_turn(page, SAILED)
    expect(since(page).get_by_role("button", name="Pause")).to_be_visible()
    expect(skip(page)).to_be_visible()
    expect(since(page).get_by_text(re.compile("^2 of "))).to_be_visible()
    then = pieces(page)
    skip(page).click()
    expect(skip(page)).to_have_count(0)
    expect(since(page).get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert pieces(page) != then
    expect(page.get_by_role("button", name=re.compile("^Sail"))).to_be_visible()


CARDS: Final = """window.flown = [];
new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.className === "card-back") window.flown.push(node.outerHTML);
}).observe(document, { childList: true, subtree: true })"""


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_cards_that_are_paid_fly_face_down(new_page: NewPage, wish: str) -> None:
    """Bob pays two, Cleo five (of which four fly), Dion four; and nothing of them is left on the page."""
    page = new_page(reduced_motion=wish)
    page.add_init_script(CARDS)
    own_turn(page, SAILED)
    if wish == "reduce":
        since(page).get_by_role("button", name="Play", exact=True).click()
    expect(since(page).get_by_role("button", name="Pause")).to_be_visible()
    expect(since(page).get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.locator(".card-back")).to_have_count(0)
    flown = page.evaluate("flown")
    assert len(flown) == (10 if wish == "no-preference" else 0)
    assert len(set(flown)) <= 1


def test_it_is_played_to_the_present_and_ends_there(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    own_turn(page, SAILED)
    lines = since(page).get_by_text(re.compile(r"^\d of \d$")).inner_text()[-1]
    expect(since(page).get_by_text(f"{lines} of {lines}")).to_be_visible()
    expect(since(page).get_by_role("listitem")).to_have_count(int(lines))
    expect(skip(page)).to_have_count(0)


def test_who_wants_no_motion_plays_it_when_he_likes(page: Page) -> None:
    own_turn(page, SAILED)
    news = since(page)
    news.get_by_role("button", name="Play", exact=True).click()
    expect(news.get_by_text(re.compile("^2 of "))).to_be_visible()
    expect(page.locator('[data-hint="27"]')).to_be_visible()
    news.get_by_role("button", name="Pause").click()
    news.get_by_role("button", name="Next").click()
    expect(news.get_by_text(re.compile("^3 of "))).to_be_visible()
    page.wait_for_timeout(PACE_MS)
    expect(news.get_by_text(re.compile("^3 of "))).to_be_visible()
    news.get_by_role("button", name="Show all").click()
    expect(skip(page)).to_have_count(0)


def test_who_begins_his_turn_sees_the_present(page: Page) -> None:
    own_turn(page, SAILED)
    now = pieces(page)
    since(page).get_by_role("button", name="Play", exact=True).click()
    expect(skip(page)).to_be_visible()
    assert pieces(page) != now
    page.get_by_role("button", name="Sail").click()
    expect(skip(page)).to_have_count(0)
    assert pieces(page) == now
    expect(page.locator("[data-lit]").first).to_be_attached()


# ------------------------------------------------------------------------------------------------ links


def shared_link(page: Page) -> str:
    page.get_by_role("button", name="Share this position").click()
    field = page.get_by_role("textbox", name="Link to this position")
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied: str = page.evaluate("navigator.clipboard.readText()")
    assert copied == field.input_value()
    return copied


def test_a_link_leads_to_a_moment_of_a_finished_game(new_page: NewPage) -> None:
    page, reader = new_page(permissions=["clipboard-read", "clipboard-write"]), new_page()
    enter(page)
    table = finished_table(page)
    page.goto(f"/t/{table}#at=127")
    expect_moment(page, 127)
    slider(page).fill("126")
    link = shared_link(page)
    assert link.endswith(f"/t/{table}#at=126")

    reader.goto(link)
    expect_moment(reader, 126)
    reader.get_by_role("button", name="Play on from here").click()
    expect(reader.get_by_role("heading", name="A table of Tyros")).to_be_visible()
    assert table not in reader.url


def test_the_end_is_shared_as_well(new_page: NewPage) -> None:
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    enter(page)
    table = finished_table(page)
    go_to_table(page, table)
    assert shared_link(page).endswith(f"/t/{table}#at={ENTRIES}")


def test_of_a_running_game_everybody_sees_what_he_may_know(new_page: NewPage) -> None:
    page, reader = new_page(), new_page()
    table = own_turn(page)
    page.goto(f"/t/{table}#at=127")
    expect_moment(page, 127)
    expect(replay(page).get_by_text("Cards in hand")).to_be_visible()
    expect(replay(page).get_by_role("button", name="Play on from here")).to_be_disabled()

    reader.goto(f"/t/{table}#at=127")
    expect_moment(reader, 127)
    expect(replay(reader).get_by_text("Cards in hand")).to_have_count(0)
    expect(replay(reader).get_by_role("status")).to_contain_text("Waiting for Ann")
    reader.get_by_role("button", name="Back to the game").click()
    expect(reader).to_have_url(re.compile(f"/t/{table}$"))
    expect(reader.get_by_text("You are watching.")).to_be_visible()


def test_the_present_of_a_running_game_can_be_played_on_elsewhere(page: Page) -> None:
    table = own_turn(page)
    page.goto(f"/t/{table}#at=999")
    expect_moment(page, OWN_TURN)
    replay(page).get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("heading", name="A table of Tyros")).to_be_visible()
    assert table not in page.url
