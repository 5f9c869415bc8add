"""Moments of stored games that are played on the table of every game, and the states of its page there.

A moment is named by what was done next in the record: the first `war`, say. The rules are those of the record, so that
everything that was possible then is possible now."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from playwright.sync_api import Locator, Page, expect

from emporion.engine.participants import seat_letter
from emporion.engine.record import GameRecord, read_record
from tests.browser.looking import RECORDS, bring, close_settings, go_to_table, open_settings, open_tab, sit_down

Way = Callable[[Page], None]


class Moment(NamedTuple):
    record: GameRecord
    """Up to there."""
    seat: int
    """That of the player who goes on."""
    action: str
    """What they did."""


def moment(name: str, verb: str, nth: int = 0) -> Moment:
    """Before the nth action of a stored game that begins with this word."""
    record = read_record((RECORDS / f"{name}.jsonl").read_text())
    found = [entry for entry in record.entries if entry.do.split()[0] == verb][nth]
    return Moment(record.cut(found.n - 1), [*map(seat_letter, range(6))].index(found.who), found.do)


LARGE_GAME: Final = "tyrannos-standard-4"
"""With every sort of war and exchange."""
SIX_PLAYERS: Final = "tyrannos-standard-6"
FAREWELL: Final = "tyrannos-friendly-3"
"""In which a player who gives up the first battle is out, and the others play on."""
LAST_BATTLE: Final = "tyrannos-standard-2"
"""With which the game ends, for the same reason."""


def sit_at(page: Page, when: Moment) -> Locator:
    """At the table in that moment, as the player who goes on; they have been let in already."""
    table = bring(page, when.record.to_text())
    sit_down(page, table, when.seat, when.record.header.seats[when.seat])
    go_to_table(page, table)
    panel = page.get_by_role("tabpanel")
    expect(panel.get_by_role("button").first).to_be_visible()
    expect(page.get_by_role("region", name="Your hand")).not_to_be_empty()
    return panel


def at(verb: str, nth: int = 0, tab: str | None = None) -> Way:
    def sit(page: Page) -> None:
        sit_at(page, moment(LARGE_GAME, verb, nth))
        if tab is not None:
            expect(open_tab(page, tab).locator("section, ol").first).to_be_visible()

    return sit


def begin(panel: Locator, kind: str) -> None:
    panel.get_by_role("button", name=re.compile(f"^{kind}", re.IGNORECASE)).click()


def form(page: Page) -> None:
    """Of an offer."""
    at("offer", -1)(page)
    begin(page.get_by_role("tabpanel"), "make an offer")
    expect(page.get_by_role("group", name="You give")).to_be_visible()


def refused_form(page: Page) -> None:
    """What is put together is against the rules, and it is said why."""
    form(page)
    panel = page.get_by_role("tabpanel")
    panel.get_by_role("checkbox").first.check()
    expect(panel.get_by_role("status").filter(has_text="§")).to_be_visible()


def confirming(page: Page) -> None:
    at("end")(page)
    begin(page.get_by_role("tabpanel"), "end the turn")
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_enabled()


def place(page: Page) -> None:
    """Chosen on the board: what can be done there."""
    at("embassy")(page)
    page.get_by_role("region", name="Board", exact=True).locator("[data-lit]").first.click()
    expect(page.get_by_role("button", name="← Back")).to_be_visible()


def in_words(page: Page) -> None:
    at("war")(page)
    open_settings(page).get_by_label("Text only, without the board").check()
    close_settings(page)
    expect(page.get_by_label("Find an action")).to_be_visible()


def form_in_words(page: Page) -> None:
    in_words(page)
    begin(page.get_by_role("tabpanel"), "make an offer")
    expect(page.get_by_role("group", name="You give")).to_be_visible()


def six(page: Page) -> None:
    """As many as can play, each seat in a colour of its own."""
    sit_at(page, moment(SIX_PLAYERS, "sell"))


def end(page: Page) -> None:
    go_to_table(page, bring(page, (RECORDS / f"{LARGE_GAME}.jsonl").read_text()))
    expect(page.get_by_role("region", name="The game is over").get_by_role("listitem").first).to_be_visible()


def replay(page: Page) -> None:
    end(page)
    open_tab(page, "Replay")
    expect(page.get_by_role("region", name="Board", exact=True)).to_be_visible()


STATES: Final[dict[str, Way]] = {
    "generic turn": at("war"),
    "generic confirming": confirming,
    "generic place": place,
    "generic form": form,
    "generic refused form": refused_form,
    "generic answer": at("accept"),
    "generic deployment": at("deploy", 2),
    "generic battle": at("fight"),
    "generic plan": at("plan"),
    "generic condition": at("condition"),
    "generic market": at("sell"),
    "generic bid": at("bid"),
    "generic details": at("war", tab="Details"),
    "generic standing": at("war", tab="Standing"),
    "generic log": at("war", tab="Log"),
    "generic in words": in_words,
    "generic form in words": form_in_words,
    "generic six": six,
    "generic end": end,
    "generic replay": replay,
}
