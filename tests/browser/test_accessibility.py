"""Every page and every state of it is open to everybody: axe-core finds nothing, light and dark, large and small."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PATIENCE_MS, PHONE, NewPage
from tests.browser.looking import (
    ASKED,
    CLOSING,
    KEEPING,
    LAYING,
    OTHERS_TURN,
    OWN_TURN,
    ROOT,
    enter,
    finished_table,
    go_to_table,
    open_settings,
    open_tab,
    table_at,
    waiting_table,
)

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
STANDARDS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}

Way = Callable[[Page], None]


def start(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def friends(page: Page) -> None:
    start(page)
    page.get_by_role("radio", name="With friends").check()
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()


def account(page: Page) -> None:
    page.goto("/account")
    expect(page.get_by_role("heading", name="Another device")).to_be_visible()


def settings(page: Page) -> None:
    start(page)
    expect(open_settings(page)).to_be_visible()


def rules(page: Page) -> None:
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def tutorial(page: Page) -> None:
    page.goto("/tutorial")
    expect(page.get_by_text("Step 1 of")).to_be_visible()


def before_the_start(page: Page) -> None:
    go_to_table(page, waiting_table(page))
    page.get_by_role("button", name="Make a link").click()
    expect(page.get_by_role("textbox", name="Invitation link")).to_be_visible()


def at(entry: int, tab: str = "Turn") -> Way:
    def sit(page: Page) -> None:
        go_to_table(page, table_at(page, entry))
        open_tab(page, tab)
        # So it says until it knows what can be done.
        expect(page.get_by_text("It is your turn.")).to_have_count(0, timeout=PATIENCE_MS)

    return sit


def sailing(page: Page) -> None:
    at(OWN_TURN)(page)
    page.get_by_role("button", name="Build a ship").click()
    expect(page.get_by_role("button", name="Confirm")).to_be_attached()


def in_words(page: Page) -> None:
    at(OWN_TURN)(page)
    open_settings(page).get_by_label("Text only, without the board").check()
    expect(page.get_by_label("Find an action")).to_be_visible()


def keyboard(page: Page) -> None:
    at(OWN_TURN)(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def end(page: Page) -> None:
    go_to_table(page, finished_table(page))
    expect(page.get_by_text("Press a moment in a chart")).to_be_visible()


def replay(page: Page) -> None:
    go_to_table(page, finished_table(page))
    open_tab(page, "Replay")
    expect(page.get_by_text("Move 573 of 573")).to_be_visible()


STATES: Final[dict[str, Way]] = {
    "start": start,
    "friends": friends,
    "account": account,
    "settings": settings,
    "rules": rules,
    "tutorial": tutorial,
    "before the start": before_the_start,
    "laying": at(LAYING),
    "own turn": at(OWN_TURN),
    "building": sailing,
    "another's turn": at(OTHERS_TURN),
    "asked": at(ASKED),
    "closing": at(CLOSING),
    "keeping": at(KEEPING),
    "trade": at(OWN_TURN, "Trade"),
    "standing": at(OWN_TURN, "Standing"),
    "log": at(OWN_TURN, "Log"),
    "together": at(OWN_TURN, "Table"),
    "in words": in_words,
    "keyboard": keyboard,
    "end": end,
    "replay": replay,
}


def faults(page: Page, rules: list[str]) -> list[str]:
    """What axe-core finds, each with where it is. The policy of the page lets no script in; a debugger asks nobody."""
    found: list[dict[str, Any]] = page.evaluate(
        "async (rules) => (await axe.run({ runOnly: rules })).violations", rules
    )
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(new_page: NewPage, state: str, size: str) -> None:
    """In the dark only the colours differ."""
    page = new_page(viewport=SIZES[size], has_touch=size == "phone", color_scheme="light")
    enter(page)
    STATES[state](page)
    page.evaluate(AXE.read_text())
    assert faults(page, STANDARDS) == []
    page.emulate_media(color_scheme="dark")
    assert faults(page, ["color-contrast"]) == []
