"""Every page and every state of it is open to everybody: axe-core finds nothing, light and dark, large and small."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import generic_moments
from tests.browser.conftest import PATIENCE_MS, PHONE, NewPage
from tests.browser.looking import (
    ASKED,
    CLOSING,
    KEEPING,
    LAYING,
    OTHERS_TURN,
    OWN_TURN,
    ROOT,
    act,
    close_settings,
    enter,
    finished_table,
    go_to_table,
    open_settings,
    open_tab,
    open_table,
    send,
    show_review,
    table_at,
    table_before_the_end,
    waiting_table,
)

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
STANDARDS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

SEAT_BOT: Final = {"type": "seat-bot", "bot": "random"}

Way = Callable[[Page], None]


def start(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def options(page: Page) -> None:
    """All of them, of the game that has most."""
    page.goto("/")
    page.get_by_role("radio", name="Tyrannos").check()
    page.evaluate("document.querySelectorAll('details').forEach((details) => (details.open = true))")
    expect(page.get_by_role("spinbutton").first).to_be_visible()


def nothing_here(page: Page) -> None:
    page.goto("/nothing")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


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
    page.goto("/rules/tyros")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def shelf(page: Page) -> None:
    page.goto("/rules")
    expect(page.get_by_role("listitem")).to_have_count(2)


def tutorial(page: Page) -> None:
    page.goto("/tutorial")
    expect(page.get_by_text("Step 1 of")).to_be_visible()


def no_tutorial(page: Page) -> None:
    page.goto("/tutorial/tyrannos")
    expect(page.get_by_text("There is no tutorial")).to_be_visible()


def before_the_start(page: Page) -> None:
    go_to_table(page, waiting_table(page))
    page.get_by_role("button", name="Make a link").click()
    expect(page.get_by_role("textbox", name="Invitation link")).to_be_visible()


def invitation(page: Page) -> tuple[str, str]:
    """To a table of Ann's, and its token; before the page is somebody whom nobody knows yet."""
    table = waiting_table(page)
    token = send(page, "POST", f"/api/tables/{table}/invitations", {})["token"]
    page.context.clear_cookies()
    return table, token


def invited(page: Page) -> None:
    table, token = invitation(page)
    page.goto(f"/t/{table}#{token}")
    expect(page.get_by_text("Ann wants to play with you.")).to_be_visible()


def too_late(page: Page, table: str, end: Way, heading: str) -> None:
    """Invited to a table at which something has happened since."""
    token = send(page, "POST", f"/api/tables/{table}/invitations", {})["token"]
    end(page)
    page.context.clear_cookies()
    page.goto(f"/t/{table}#{token}")
    expect(page.get_by_role("heading", name=heading, level=1)).to_be_visible()


def invited_to_a_full_table(page: Page) -> None:
    table = waiting_table(page)

    def fill(page: Page) -> None:
        for seat in (1, 2):
            send(page, "POST", f"/api/tables/{table}/commands", {**SEAT_BOT, "key": f"bot-{seat}", "seat": seat})

    too_late(page, table, fill, "This table is full")


def invited_to_a_game_that_is_over(page: Page) -> None:
    table = table_before_the_end(page)
    too_late(page, table, lambda page: act(page, table, "pass"), "This game is over")


def invited_to_a_closed_table(page: Page) -> None:
    table = waiting_table(page)
    close = {"type": "close", "key": "close-it"}
    path = f"/api/tables/{table}/commands"
    too_late(page, table, lambda page: send(page, "POST", path, close), "This table is closed")


def friends_lobby(page: Page) -> None:
    table, token = invitation(page)
    enter(page, "Bob")
    send(page, "POST", f"/api/tables/{table}/join", {"key": "sit", "token": token, "name": "Bob"})
    go_to_table(page, table)
    expect(page.get_by_text("One seat is free.")).to_be_visible()


def curtain(page: Page) -> None:
    people = [{"type": "me", "name": name} for name in ("Ann", "Ben", "Cleo")]
    go_to_table(page, open_table(page, people, {"players": 3}, shared=True))
    expect(page.get_by_role("button", name=re.compile(r"^I am \w+: show my cards$"))).to_be_visible()


def spectator(page: Page) -> None:
    table = table_at(page, OWN_TURN)
    page.context.clear_cookies()
    go_to_table(page, table)
    expect(page.get_by_text("You are watching.")).to_be_visible()


def looking_back(page: Page) -> None:
    page.goto(f"/t/{table_at(page, OWN_TURN)}#at=127")
    expect(page.get_by_text("Move 127 of 383")).to_be_visible()
    expect(page.get_by_role("region", name="Looking back")).to_have_attribute("aria-busy", "false")


def at(entry: int, tab: str = "Turn") -> Way:
    def sit(page: Page) -> None:
        go_to_table(page, table_at(page, entry))
        open_tab(page, tab)
        # So it says until it knows what can be done.
        expect(page.get_by_text("It is your turn.")).to_have_count(0, timeout=PATIENCE_MS)

    return sit


def building(page: Page) -> None:
    at(OWN_TURN)(page)
    page.get_by_role("button", name="Build a ship").click()
    expect(page.get_by_role("button", name="Confirm")).to_be_attached()


def sailing(page: Page) -> None:
    """With what it costs at every goal."""
    at(OWN_TURN)(page)
    page.get_by_role("button", name=re.compile("^Sail")).click()
    page.get_by_role("button", name=re.compile("^Choose .*, field 12 ")).click()
    expect(page.get_by_role("button", name=re.compile("^Sail: .*, field 21 "))).to_be_attached()


def confirming(page: Page) -> None:
    sailing(page)
    page.get_by_role("button", name=re.compile("^Sail: .*, field 21 ")).click()
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_enabled()


def why(page: Page) -> None:
    at(OWN_TURN)(page)
    page.get_by_role("button", name=re.compile("^Found a city")).click()
    expect(page.get_by_role("tabpanel").get_by_role("link", name=re.compile("§"))).not_to_have_count(0)


def breakdown(page: Page) -> None:
    at(OWN_TURN, "Standing")(page)
    row = page.get_by_role("region", name="Standing").get_by_role("button").first
    row.click()
    expect(row).to_have_attribute("aria-expanded", "true")


def in_words(page: Page) -> None:
    at(OWN_TURN)(page)
    open_settings(page).get_by_label("Text only, without the board").check()
    close_settings(page)
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


def review(page: Page) -> None:
    show_review(page).evaluate("review => review.scrollIntoView()")


STATES: Final[dict[str, Way]] = {
    "start": start,
    "options": options,
    "nothing here": nothing_here,
    "friends": friends,
    "account": account,
    "settings": settings,
    "rules": rules,
    "rules books": shelf,
    "tutorial": tutorial,
    "no tutorial": no_tutorial,
    "invited": invited,
    "invited to a full table": invited_to_a_full_table,
    "invited to a game that is over": invited_to_a_game_that_is_over,
    "invited to a closed table": invited_to_a_closed_table,
    "before the start": before_the_start,
    "friends lobby": friends_lobby,
    "curtain": curtain,
    "laying": at(LAYING),
    "own turn": at(OWN_TURN),
    "sailing": sailing,
    "confirming": confirming,
    "building": building,
    "why": why,
    "another's turn": at(OTHERS_TURN),
    "spectator": spectator,
    "asked": at(ASKED),
    "closing": at(CLOSING),
    "keeping": at(KEEPING),
    "trade": at(OWN_TURN, "Trade"),
    "standing": at(OWN_TURN, "Standing"),
    "breakdown": breakdown,
    "log": at(OWN_TURN, "Log"),
    "together": at(OWN_TURN, "Table"),
    "in words": in_words,
    "keyboard": keyboard,
    "looking back": looking_back,
    "end": end,
    "review": review,
    "replay": replay,
    **generic_moments.STATES,
}


def faults(page: Page, rules: list[str]) -> list[str]:
    """What axe-core finds, each with where it is. The policy of the page lets no script in; a debugger asks nobody.

    Where everything is that it finds good would take longer to tell than to find out."""
    found: list[dict[str, Any]] = page.evaluate(
        "async (rules) => (await axe.run({ runOnly: rules, resultTypes: ['violations'] })).violations", rules
    )
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]


def touch_a_phone(page: Page) -> None:
    """The same page as it is there: styles decide what differs, by size and by touch."""
    page.set_viewport_size(PHONE)
    page.context.new_cdp_session(page).send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    page.wait_for_function("innerWidth === 360 && matchMedia('(pointer: coarse)').matches")


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(new_page: NewPage, state: str) -> None:
    """In the dark only the colours differ."""
    page = new_page(color_scheme="light")
    enter(page)
    STATES[state](page)
    page.evaluate(AXE.read_text())
    assert faults(page, STANDARDS) == []
    page.emulate_media(color_scheme="dark")
    assert faults(page, ["color-contrast"]) == []
    touch_a_phone(page)
    assert faults(page, ["color-contrast"]) == []
    page.emulate_media(color_scheme="light")
    assert faults(page, STANDARDS) == []


CONTRAST: Final = """element => {
    const light = (colour) => {
        const [r, g, b] = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255)
            .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const of = (one) => light(getComputedStyle(one).backgroundColor);
    const [dark, bright] = [of(element), of(element.closest(".card"))].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
}"""
"""Of a bar with what it lies on."""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_tells_figures_is_seen_by_day_and_by_night(new_page: NewPage, theme: str) -> None:
    """WCAG 1.4.11, which axe does not look at: bars, and lines in the colour of the paper by their edges."""
    page = new_page(color_scheme=theme)
    enter(page)
    end(page)
    assert page.locator(".bar .cities").first.evaluate(CONTRAST) >= 3
    widths = page.evaluate(
        "['.casing', '.line'].map((part) => parseFloat(getComputedStyle(document.querySelector(part)).strokeWidth))"
    )
    assert widths[0] - widths[1] >= 2.4
