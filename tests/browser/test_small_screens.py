"""On small screens: whatever is asked, what answers it is in sight or can be brought there, and nothing covers it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from emporion.locales import LANGUAGES, text
from tests.browser.conftest import PHONE, NewPage
from tests.browser.looking import (
    ASKED,
    CLOSING,
    KEEPING,
    LAYING,
    OWN_TURN,
    enter,
    finished_table,
    go_to_table,
    open_tab,
    open_table,
    table_at,
)

NOTEBOOK: Final[ViewportSize] = {"width": 1366, "height": 768}
TALL: Final[ViewportSize] = {"width": 390, "height": 844}
"""A phone of today."""
LYING: Final[ViewportSize] = {"width": 740, "height": 360}
LOW: Final[ViewportSize] = {"width": 1280, "height": 600}
SQUARE: Final[ViewportSize] = {"width": 1024, "height": 768}
"""The board is small here, though the window is not."""
TWO_EMPIRES: Final = 185
"""Ann may lay Byzantion, which lies next to two empires."""
BOTS: Final = [{"type": "bot", "bot": "deckhand"}] * 2
LINE_PX: Final = 16

COVERED: Final = """controls => controls
    .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return !(control.contains(seen) || control.closest("label")?.contains(seen));
    })
    .map((control) => control.textContent.trim() || control.value)"""
"""Those that something else lies upon, or that are out of sight."""


@pytest.fixture
def phone(new_page: NewPage) -> Page:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    enter(page)
    return page


def sit_at(page: Page, entry: int) -> Locator:
    go_to_table(page, table_at(page, entry))
    return page.get_by_role("tabpanel")


def expect_in_sight(page: Page, panel: Locator, what: str) -> None:
    controls = panel.locator(what)
    expect(controls.first).to_be_visible()
    page.evaluate("new Promise(requestAnimationFrame)")
    assert controls.evaluate_all(COVERED) == []


def test_the_bank_has_room_for_all_cards(phone: Page) -> None:
    panel = sit_at(phone, OWN_TURN)
    panel.get_by_role("button", name="Buy a discard").tap()
    expect_in_sight(phone, panel, "fieldset button")
    for _ in range(3):
        panel.get_by_role("button", name="Add an orange card").tap()
    expect(panel.get_by_role("group", name="Card to take")).to_be_visible()
    expect_in_sight(phone, panel, "fieldset button, fieldset input")
    panel.get_by_role("radio", name="green").tap()
    expect_in_sight(phone, panel, ".confirm button")


def test_a_price_of_many_ways_has_room(phone: Page) -> None:
    panel = sit_at(phone, OWN_TURN)
    panel.get_by_role("button", name="Build a ship").tap()
    expect_in_sight(phone, panel, "fieldset button, .confirm button")


def test_both_empires_are_in_sight(phone: Page) -> None:
    panel = sit_at(phone, TWO_EMPIRES)
    panel.get_by_role("button", name=re.compile("Byzantion")).tap()
    expect_in_sight(phone, panel, "fieldset input, .confirm button")


def test_keeping_has_room(phone: Page) -> None:
    panel = sit_at(phone, KEEPING)
    expect_in_sight(phone, panel, "fieldset button, .confirm button")


@pytest.mark.parametrize(("entry", "button"), [(ASKED, "Decline"), (CLOSING, "Trade with Bob")])
def test_an_offer_can_be_answered_without_scrolling(phone: Page, entry: int, button: str) -> None:
    panel = sit_at(phone, entry)
    expect(panel.get_by_role("button", name=button, exact=True)).to_be_in_viewport(ratio=1)


def test_an_offer_can_be_made_without_scrolling(phone: Page) -> None:
    go_to_table(phone, table_at(phone, OWN_TURN))
    panel = open_tab(phone, re.compile("^Trade"))
    panel.get_by_role("group", name="You give").get_by_role("button", name="Add an orange card").tap()
    expect(panel.get_by_role("button", name="Make the offer")).to_be_in_viewport(ratio=1)
    expect_in_sight(phone, panel, ".row button")
    expect_large_signs(panel)


def test_a_counter_offer_too(phone: Page) -> None:
    panel = sit_at(phone, ASKED)
    panel.get_by_role("button", name="Counter …").tap()
    expect(panel.get_by_role("heading", name="Your counter-offer")).to_be_in_viewport(ratio=1)
    expect_in_sight(phone, phone.get_by_role("tablist"), "button")
    expect(panel.get_by_role("button", name="Make this counter-offer")).to_be_in_viewport(ratio=1)
    expect_in_sight(phone, panel, ".row button")
    expect_in_sight(phone, panel.get_by_role("group", name="You give"), "button")


def expect_large_signs(panel: Locator) -> None:
    """To add a card and to take it away are two buttons, each with its sign."""
    for card in panel.get_by_role("group", name="You get").locator(".kind").all():
        expect(card.get_by_role("button")).to_have_text([re.compile(r"\+$"), "−"])


def test_a_long_name_leaves_room_for_the_others(new_page: NewPage) -> None:
    heights = []
    for name in ("Ann", "W" * 32):
        page = new_page(viewport=PHONE)
        enter(page, name)
        go_to_table(page, open_table(page, [{"type": "me", "name": name}, *BOTS], {"players": 3}))
        seats = page.get_by_role("list", name="Players")
        expect(seats).to_contain_text(name)
        heights.append(seats.bounding_box() or {"height": 0})
    assert heights[1]["height"] <= heights[0]["height"] + LINE_PX


def test_the_board_comes_back(phone: Page) -> None:
    panel = sit_at(phone, OWN_TURN)
    board = phone.get_by_role("region", name="Board", exact=True)
    panel.get_by_role("button", name="Swap blindly").tap()
    expect(board).to_be_hidden()
    more_room = phone.get_by_role("button", name="More room for this part")
    more_room.tap()
    expect(board).to_be_visible()
    more_room.tap()
    expect(board).to_be_hidden()
    panel.get_by_role("button", name="← Back").tap()
    expect(board).to_be_visible()


def sail(page: Page) -> None:
    page.get_by_role("tabpanel").get_by_role("button", name=re.compile("^Sail")).click()
    for place in ("^Choose .*, field 12 ", "^Sail: .*, field 21 "):
        page.get_by_role("region", name="Board", exact=True).get_by_role("button", name=re.compile(place)).click()


def lay(page: Page) -> None:
    page.get_by_role("region", name="Board", exact=True).get_by_role("button", name=re.compile("^Lay")).first.click()


def press(task: str) -> Callable[[Page], None]:
    return lambda page: page.get_by_role("tabpanel").get_by_role("button", name=re.compile(f"^{task}")).click()


@pytest.mark.parametrize(
    ("entry", "ways", "board"),
    [
        (OWN_TURN, [sail, press("Build a ship"), press("Pass")], True),
        (OWN_TURN, [press("Swap blindly"), press("Buy a discard")], False),
        (LAYING, [lay], True),
        (KEEPING, [], False),
    ],
    ids=["acting", "cards", "laying", "keeping"],
)
def test_a_turn_needs_no_scrolling(
    new_page: NewPage, entry: int, ways: list[Callable[[Page], None]], board: bool
) -> None:
    """Prompt, hand, board and Confirm are in sight together, and so is what is still to be chosen. Where only cards are
    to be chosen, they take the place of the board on a phone."""
    page = new_page(viewport=NOTEBOOK)
    enter(page)
    panel = sit_at(page, entry)
    for way in ways or [lambda page: None]:
        way(page)
        for viewport in (NOTEBOOK, TALL):
            page.set_viewport_size(viewport)
            seen = [page.locator(".prompt"), page.get_by_role("region", name="Your hand")]
            seen.append(panel.get_by_role("button", name="Confirm", exact=True))
            if board or viewport == NOTEBOOK:
                seen.append(page.get_by_role("region", name="Board", exact=True))
            for part in seen:
                expect(part).to_be_in_viewport(ratio=1)
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), viewport
            if panel.locator("fieldset button").count() > 0:
                expect_in_sight(page, panel, "fieldset button")
        page.set_viewport_size(NOTEBOOK)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")


@pytest.mark.parametrize("viewport", [LYING, LOW, SQUARE])
def test_all_parts_of_the_table_are_in_sight(new_page: NewPage, viewport: ViewportSize) -> None:
    page = new_page(viewport=viewport)
    enter(page)
    panel = sit_at(page, OWN_TURN)
    expect_in_sight(page, panel, ".tasks button")
    expect_in_sight(page, page.get_by_role("region", name="Your hand"), "li")
    expect_in_sight(page, page.get_by_role("group", name="Zoom"), "button")
    panel.get_by_role("button", name="Pass").click()
    expect_in_sight(page, panel, ".confirm button")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_tabs_of_a_finished_game_are_in_sight(new_page: NewPage, language: str) -> None:
    page = new_page(viewport=PHONE, locale=language)
    enter(page)
    page.goto(f"/t/{finished_table(page)}")
    for tab in ("table-tab-end", "table-tab-board", "table-tab-replay", "table-tab-log", "table-chat"):
        expect(page.get_by_role("tab", name=text(language, tab))).to_be_in_viewport(ratio=1)


def edges(page: Page, table: Locator) -> tuple[bytes, bytes]:
    """What the left and the right edge of a wide table look like."""
    box = table.bounding_box()
    assert box is not None
    strips = (box["x"], box["x"] + box["width"] - 4)
    left, right = (page.screenshot(clip={**box, "x": x, "width": 4}) for x in strips)
    return left, right


def test_a_wide_table_of_the_rules_shows_where_there_is_more(phone: Page) -> None:
    phone.goto("/rules/tyros")
    tables = phone.locator("[role=group]:has(> table)")
    expect(tables.first).to_be_visible()
    wide = next(table for table in tables.all() if table.evaluate("one => one.scrollWidth > one.clientWidth"))
    wide.focus()
    expect(wide).to_be_focused()
    wide.evaluate("one => { one.style.outline = 'none'; one.firstElementChild.style.visibility = 'hidden'; }")
    wide.evaluate("one => one.scrollIntoView({ block: 'center' })")
    left_at_first, right_at_first = edges(phone, wide)
    wide.evaluate("one => { one.scrollLeft = one.scrollWidth; }")
    left_at_last, right_at_last = edges(phone, wide)
    assert left_at_first != left_at_last
    assert right_at_first != right_at_last
