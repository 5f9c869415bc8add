"""A finished game can be looked at again from its first entry to its last, as often as one likes."""

from __future__ import annotations

import pathlib
import re
from typing import Final

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.conftest import DESKTOP
from tests.browser.looking import (
    ENTRIES,
    LONG_GAME,
    OWN_TURN,
    enter,
    finished_table,
    go_to_table,
    open_tab,
    show_review,
    table_at,
)

WINDOWS: Final = [(1440, 900), (1280, 900), (1366, 768), (820, 1180), (390, 844)]
STEP: Final = 10
"""The slider jumps so far at a time; in the next pass it stops elsewhere."""
GROWTH_BYTES: Final = 250_000
"""What the second pass over a game may leave behind: less than five kilobytes for each moment that was drawn."""


def look_back(page: Page) -> Locator:
    """At the replay of the long game, at its end; returns the slider."""
    enter(page)
    go_to_table(page, finished_table(page))
    open_tab(page, "Replay")
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(page.get_by_text(f"Move {ENTRIES} of {ENTRIES}, round 6")).to_be_visible()
    return slider


def expect_at(page: Page, entry: int) -> None:
    expect(page.get_by_role("slider", name="Moment of the game")).to_have_value(str(entry))
    replay = page.get_by_role("region", name="Looking back")
    expect(replay).to_have_attribute("aria-busy", "false")
    told = "The beginning" if entry == 0 else re.compile(f"Move {entry} of {ENTRIES}, round")
    expect(replay.get_by_text(told)).to_be_visible()


def test_the_slider_goes_to_any_moment(page: Page) -> None:
    slider = look_back(page)
    slider.fill("0")
    expect_at(page, 0)
    standing = page.get_by_role("region", name="Looking back")
    expect(standing.get_by_text("Nobody is ahead yet.")).to_be_visible()
    slider.fill("127")
    expect_at(page, 127)
    expect(page.get_by_text(re.compile("founds a city"))).to_be_visible()


def test_buttons_step_by_moves_and_rounds(page: Page) -> None:
    slider = look_back(page)
    slider.fill("126")
    page.get_by_role("button", name="One move on").click()
    expect_at(page, 127)
    page.get_by_role("button", name="One move back").click()
    page.get_by_role("button", name="One move back").click()
    expect_at(page, 125)
    page.get_by_role("button", name="To the next round").click()
    expect(page.get_by_text(re.compile(r"Move \d+ of 573, round 3"))).to_be_visible()
    page.get_by_role("button", name="To the round before").click()
    expect(page.get_by_text(re.compile(r"Move \d+ of 573, round 2"))).to_be_visible()


def test_keys_step_jump_and_play(page: Page) -> None:
    slider = look_back(page)
    slider.focus()
    page.keyboard.press("Home")
    expect_at(page, 0)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect_at(page, 3)
    page.keyboard.press("ArrowLeft")
    expect_at(page, 2)
    page.keyboard.press("PageDown")
    expect(page.get_by_text(re.compile(r"Move \d+ of 573, round"))).to_be_visible()
    page.keyboard.press("End")
    expect_at(page, ENTRIES)


def test_arrows_step_from_anywhere_after_a_click(page: Page) -> None:
    """Also after a click on the tab itself; by keyboard, arrows go from tab to tab, as they do everywhere."""
    look_back(page)
    replay = page.get_by_role("tab", name="Replay")
    page.keyboard.press("ArrowLeft")
    expect_at(page, ENTRIES - 1)
    page.get_by_role("button", name="One move back").click()
    page.keyboard.press("ArrowLeft")
    expect_at(page, ENTRIES - 3)
    page.keyboard.press("ArrowRight")
    expect_at(page, ENTRIES - 2)
    expect(replay).to_have_attribute("aria-selected", "true")
    replay.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Log")).to_be_focused()


def test_the_whole_board_is_in_sight(page: Page) -> None:
    """At the end of a game, where the replay has least room, and in the middle of one."""
    look_back(page)
    expect_board_in_sight(page)
    page.goto(f"/t/{table_at(page, OWN_TURN)}#at=127")
    expect(page.get_by_text("Move 127 of 383")).to_be_visible()
    expect_board_in_sight(page)


def expect_board_in_sight(page: Page) -> None:
    board = page.get_by_role("region", name="Board", exact=True)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        expect(board).to_be_in_viewport(ratio=1)
    page.set_viewport_size(DESKTOP)


def test_it_plays_by_itself_until_the_end(page: Page) -> None:
    slider = look_back(page)
    page.get_by_label("Speed").select_option("fast")
    slider.fill(str(ENTRIES - 4))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect_at(page, ENTRIES)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_one_plays_on_from_a_moment(page: Page) -> None:
    look_back(page).fill("383")
    expect_at(page, 383)
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("heading", name="A table of Tyros")).to_be_visible()


def test_the_record_that_is_downloaded_is_the_server_s(page: Page, tmp_path: pathlib.Path) -> None:
    enter(page)
    table = finished_table(page)
    go_to_table(page, table)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename == f"{table}.jsonl"
    download.value.save_as(tmp_path / "record.jsonl")
    downloaded = (tmp_path / "record.jsonl").read_text()
    assert downloaded == page.request.get(f"/api/tables/{table}/record").text()
    assert moves_of(downloaded) == moves_of(LONG_GAME.read_text())


def test_a_finished_game_is_reviewed(page: Page) -> None:
    """What cost most is listed and can be looked at, everybody's decisions are counted, and the review is kept."""
    enter(page)
    panel = show_review(page)
    expect(panel.get_by_role("img", name="Chances of winning")).to_be_visible()
    table = page.url.rpartition("/")[2]
    told = page.request.get(f"/api/tables/{table}/review?language=en").json()["result"]
    rows = panel.get_by_role("table").last.get_by_role("row")
    expect(rows).to_have_count(1 + len(told["accuracy"]))
    for one in told["accuracy"]:
        expect(rows.nth(1 + one["seat"])).to_contain_text(str(one["decisions"]))

    worst = panel.get_by_role("listitem").first
    worst.get_by_role("button", name="Show on the board").click()
    expect(page.get_by_role("slider", name="Moment of the game")).to_have_value(re.compile(r"\d+"))
    shown = int(page.get_by_role("slider", name="Moment of the game").input_value())
    decisions = {one["entry"]: one["played"] for one in told["decisions"]}
    assert f"Played: {decisions[shown + 1]}" in worst.inner_text()

    page.reload()
    expect(panel.get_by_role("heading", name="The review")).to_be_visible()


def moves_of(record: str) -> list[str]:
    return re.findall(r'"do":"([^"]*)"', record)


def test_a_second_pass_over_a_long_game_takes_no_more_memory(page: Page) -> None:
    slider = look_back(page)
    debugger = page.context.new_cdp_session(page)
    pass_over(slider, 0)
    first = heap(debugger)
    pass_over(slider, 2)
    growth = heap(debugger) - first
    assert growth < GROWTH_BYTES


PASS: Final = """async (slider, moments) => {
    const replay = slider.closest("[aria-busy]");
    const frame = () => new Promise(requestAnimationFrame);
    for (const moment of moments) {
        slider.value = moment;
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        do await frame(); while (replay.ariaBusy === "true");
    }
}"""


def pass_over(slider: Locator, first: int) -> None:
    """Each moment is drawn before the next is asked for; the last is the end, so that both passes end alike."""
    slider.evaluate(PASS, [*range(first, ENTRIES, STEP), ENTRIES])


def heap(debugger: CDPSession) -> int:
    """What scripts hold when all that nobody holds is thrown away."""
    debugger.send("HeapProfiler.collectGarbage")
    used: int = debugger.send("Runtime.getHeapUsage")["usedSize"]
    return used
