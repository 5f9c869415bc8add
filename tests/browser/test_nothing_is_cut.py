"""Nothing lies beyond the edge of what holds it: where a part scrolls by itself, the page as a whole never tells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from emporion.locales import LANGUAGES, text
from tests.browser.conftest import DESKTOP, PHONE, TABLET, NewPage
from tests.browser.generic_moments import LARGE_GAME, moment
from tests.browser.looking import (
    ASKED,
    CLOSING,
    KEEPING,
    OWN_TURN,
    RECORDS,
    bring,
    enter,
    finished_table,
    go_to_table,
    open_tab,
    sit_down,
    table_at,
    waiting_table,
)

SQUARE: Final[ViewportSize] = {"width": 1024, "height": 768}
"""The part beside the board is narrow here, though the window is not."""
NARROW: Final[list[ViewportSize]] = [{"width": 390, "height": 844}, {"width": 320, "height": 640}]
SIZES: Final = [PHONE, SQUARE, DESKTOP]

CUT: Final = """part => {
    const holds = (element) => getComputedStyle(element).overflowX !== "visible" || element.matches(".card");
    const holderOf = (element) => {
        let holder = element.parentElement;
        while (holder !== null && !holds(holder)) holder = holder.parentElement;
        return holder ?? document.documentElement;
    };
    const isCut = (element) => {
        const holder = holderOf(element);
        const left = holder.getBoundingClientRect().left + holder.clientLeft;
        const box = element.getBoundingClientRect();
        return box.left < left - 1 || box.right > left + holder.clientWidth + 1;
    };
    return [...part.querySelectorAll("button, a, input, select, label, th, td, [data-pane]")]
        .filter((element) => element.checkVisibility() && element.closest(".hidden") === null)
        .filter(isCut)
        .map((element) => element.ariaLabel ?? (element.textContent.trim() || element.tagName));
}"""
"""What reaches beyond the nearest part around it that has an edge, or hides or scrolls what is too wide."""


SMALL: Final = """part => [...part.querySelectorAll("button")]
    .filter((button) => button.checkVisibility() && button.getBoundingClientRect().width < 44)
    .map((button) => button.ariaLabel ?? button.textContent.trim())"""


OVERFULL: Final = """page => [...page.querySelectorAll("button, [role=tab], a.button, summary")]
    .filter((one) => one.checkVisibility() && one.closest(".hidden") === null)
    .filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        const isTight = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
        return isTight || left < -1 || right > innerWidth + 1;
    })
    .map((one) => one.ariaLabel ?? one.textContent.trim())"""
"""Buttons and tabs with less room than their words, or beyond the window."""


DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def expect_whole(part: Locator) -> None:
    """And nothing was made too narrow for a finger to have it so."""
    expect(part).to_be_visible()
    assert part.evaluate(CUT) == [], part.page.viewport_size
    assert part.evaluate(SMALL) == [], part.page.viewport_size


def somebody(new_page: NewPage, language: str, viewport: ViewportSize = DESKTOP) -> Page:
    page = new_page(viewport=viewport, locale=language)
    enter(page)
    return page


def in_every_size(page: Page) -> Iterator[None]:
    """The page's window, resized and drawn again."""
    for viewport in SIZES:
        page.set_viewport_size(viewport)
        page.evaluate(DRAWN)
        yield


def replay(page: Page, language: str) -> Locator:
    shown = page.get_by_role("region", name=text(language, "standing-replay"), exact=True)
    expect(shown).to_have_attribute("aria-busy", "false")
    expect(shown.get_by_role("table").first).to_be_visible()
    return shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_replay(new_page: NewPage, language: str) -> None:
    page = somebody(new_page, language)
    go_to_table(page, finished_table(page))
    for _ in in_every_size(page):
        open_tab(page, text(language, "table-tab-replay"))
        expect_whole(replay(page, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_looking_back(new_page: NewPage, language: str) -> None:
    page = somebody(new_page, language)
    page.goto(f"/t/{table_at(page, OWN_TURN)}#at=127")
    for _ in in_every_size(page):
        expect_whole(replay(page, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_the_standing(new_page: NewPage, language: str) -> None:
    page = somebody(new_page, language)
    go_to_table(page, table_at(page, OWN_TURN))
    for _ in in_every_size(page):
        expect_whole(open_tab(page, text(language, "table-tab-standing")))
        tabs = page.get_by_role("tablist").get_by_role("tab")
        assert len(set(tabs.evaluate_all("tabs => tabs.map((tab) => tab.offsetTop)"))) == 1


@pytest.mark.parametrize("language", ["de", "it"])
def test_every_button_and_tab_has_room_for_its_words(new_page: NewPage, language: str) -> None:
    """Those of a turn with all that can be done in it, of an offer, and of the end. These languages are the longest."""
    page = somebody(new_page, language, NARROW[0])
    tab, panel = page.get_by_role("tab"), page.get_by_role("tabpanel")
    go_to_table(page, table_at(page, OWN_TURN))
    expect(panel.get_by_role("button", name=text(language, "tyros-task-pass"), exact=True)).to_be_visible()
    expect_room(page)
    for task in ("move", "found", "build", "swap", "buy", "pass"):
        panel.get_by_role("button", name=re.compile(f"^{re.escape(text(language, f'tyros-task-{task}'))}")).click()
        expect_room(page)
        for _ in range(3):
            page.keyboard.press("Escape")
    for index in range(tab.count()):
        tab.nth(index).click()
        expect_room(page)
    for entry in (ASKED, CLOSING, KEEPING):
        go_to_table(page, table_at(page, entry))
        expect(page.locator(".prompt.mine")).to_be_visible()
        expect_room(page)
        if entry == ASKED:
            panel.get_by_role("button", name=text(language, "table-counter")).click()
            expect_room(page)
    go_to_table(page, finished_table(page))
    for index in range(tab.count()):
        tab.nth(index).click()
        expect_room(page)


@pytest.mark.parametrize("language", ["de", "it"])
def test_so_has_every_one_at_the_table_of_any_game(new_page: NewPage, language: str) -> None:
    """Of every kind of action, of forms, of a battle, of all tabs, and of the end."""
    page = somebody(new_page, language, NARROW[0])
    tab, panel = page.get_by_role("tab"), page.get_by_role("tabpanel")
    kinds = panel.locator(".kinds button")
    for verb, nth in (("deploy", 2), ("bid", 0), ("plan", 0), ("fight", 0), ("accept", 0), ("war", 0)):
        when = moment(LARGE_GAME, verb, nth)
        table = bring(page, when.record.to_text())
        sit_down(page, table, when.seat, "Ann")
        go_to_table(page, table)
        expect(panel.locator("button.way, .values button, .kinds button").first).to_be_visible()
        expect_room(page)
        for index in range(kinds.count()):
            kinds.nth(index).click()
            expect_room(page)
            for _ in range(5):
                page.keyboard.press("Escape")
    for index in range(tab.count()):
        tab.nth(index).click()
        expect_room(page)
    go_to_table(page, bring(page, (RECORDS / f"{LARGE_GAME}.jsonl").read_text()))
    for index in range(tab.count()):
        tab.nth(index).click()
        expect_room(page)


@pytest.mark.parametrize("language", ["de", "it"])
def test_so_has_every_one_of_the_other_pages(new_page: NewPage, language: str) -> None:
    page = somebody(new_page, language, NARROW[0])
    games = ("/rules/tyros", "/rules/tyrannos", "/tutorial/tyros", f"/t/{waiting_table(page)}")
    for path in ("/", "/account", "/rules", "/nothing", *games):
        page.goto(path)
        expect(page.get_by_role("main").get_by_role("heading").first).to_be_attached()
        page.evaluate("document.querySelectorAll('details').forEach((details) => (details.open = true))")
        expect_room(page)


def expect_room(page: Page) -> None:
    for viewport in NARROW:
        page.set_viewport_size(viewport)
        page.evaluate(DRAWN)
        for part in (page.get_by_role("banner"), page.get_by_role("main")):
            assert part.evaluate(OVERFULL) == [], viewport
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), viewport


def test_the_mark_of_a_tab_is_at_its_word(new_page: NewPage) -> None:
    page = somebody(new_page, "en", TABLET)
    go_to_table(page, table_at(page, OWN_TURN))
    tab = page.get_by_role("tab", name=re.compile("^Turn"))
    distance = tab.evaluate(
        """tab => {
            const word = document.createRange();
            const texts = document.createTreeWalker(tab, NodeFilter.SHOW_TEXT, (text) => text.data.trim() ? 1 : 2);
            word.selectNodeContents(texts.nextNode());
            return tab.querySelector(".mark").getBoundingClientRect().left - word.getBoundingClientRect().right;
        }"""
    )
    assert abs(distance) < 5
