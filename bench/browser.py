"""Measures the pages in a real browser: python -m bench.browser

Prints JSON: the compressed script of a first load, the time until a table can be used, the time from a frame's arrival
to its being drawn, and the memory after a replay; times also as a ratio to the load of an empty page in the same run.
"""

from __future__ import annotations

import json
import secrets
import statistics
import tempfile
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESKTOP, PATIENCE_MS
from tests.browser.looking import OWN_TURN, enter, finished_table, open_tab, send, table_at
from tests.browser.playing import wait_until
from tests.browser.screens import browsing
from tests.browser.test_replay import heap, pass_over
from tests.server.processes import serving

LOADS: Final = 5
MOVES: Final = 15
EMPTY: Final = "/favicon.svg"

WATCH_FRAMES: Final = """() => {
    window.drawn = [];
    const given = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    Object.defineProperty(WebSocket.prototype, "onmessage", {
        ...given,
        set(hear) {
            given.set.call(this, (event) => {
                const arrived = performance.now();
                hear.call(this, event);
                if (JSON.parse(event.data).type !== "table") return;
                requestAnimationFrame(() => {
                    const channel = new MessageChannel();
                    channel.port1.onmessage = () => window.drawn.push(performance.now() - arrived);
                    channel.port2.postMessage(null);
                });
            });
        },
    });
}"""
"""A frame of the browser is drawn when the first task after it runs."""


def new_page(browser: Browser, url: str) -> Page:
    """Of somebody who has never been here."""
    page = browser.new_context(base_url=url, viewport=DESKTOP, locale="en-GB").new_page()
    page.set_default_timeout(PATIENCE_MS)
    enter(page)
    return page


def load_ms(page: Page, path: str, role: Any, name: str) -> float:
    """From the request until somebody could press it."""
    page.goto(path, wait_until="commit")
    page.get_by_role(role, name=name).first.wait_for()
    taken: float = page.evaluate("performance.now()")
    return taken


def empty_ms(page: Page) -> float:
    page.goto(EMPTY)
    taken: float = page.evaluate("performance.now()")
    return taken


def script_bytes(page: Page, path: str, role: Any, name: str) -> int:
    """As the server's own answers have it, compressed."""
    load_ms(page, path, role, name)
    page.wait_for_load_state("networkidle")
    sizes: int = page.evaluate(
        "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))"
        ".reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"
    )
    return sizes


def drawing_ms(page: Page) -> list[float]:
    """A ship sails and comes back, one frame at a time."""
    table = table_at(page, OWN_TURN)
    page.add_init_script(f"({WATCH_FRAMES})()")
    load_ms(page, f"/t/{table}", "tab", "Standing")
    await_drawn(page, 1)
    for number in range(2, 2 * MOVES + 2, 2):
        decision = page.request.get(f"/api/tables/{table}").json()["view"]["decisions"][0]["id"]
        command(page, table, {"type": "act", "decision": decision, "action": "move 12>21 3o"})
        await_drawn(page, number)
        command(page, table, {"type": "undo", "seat": 0})
        await_drawn(page, number + 1)
    drawn: list[float] = page.evaluate("drawn.slice(1)")
    return drawn


def command(page: Page, table: str, said: dict[str, Any]) -> None:
    send(page, "POST", f"/api/tables/{table}/commands", {**said, "key": secrets.token_hex(8)})


def await_drawn(page: Page, count: int) -> None:
    wait_until(page, lambda: int(page.evaluate("drawn.length")) >= count, "a move to be drawn")


def replay_heap_bytes(page: Page) -> int:
    page.goto(f"/t/{finished_table(page)}")
    open_tab(page, "Replay")
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_be_visible()
    pass_over(slider, 0)
    return heap(page.context.new_cdp_session(page))


def measure(browser: Browser, url: str) -> dict[str, Any]:
    tables = new_page(browser, url)
    at_table = f"/t/{table_at(tables, OWN_TURN)}"
    empty = statistics.median(empty_ms(new_page(browser, url)) for _ in range(LOADS))
    start = statistics.median(load_ms(new_page(browser, url), "/", "button", "Play now") for _ in range(LOADS))
    table = statistics.median(load_ms(new_page(browser, url), at_table, "tab", "Standing") for _ in range(LOADS))
    drawn = drawing_ms(new_page(browser, url))
    return {
        "start_script_bytes": script_bytes(new_page(browser, url), "/", "button", "Play now"),
        "table_script_bytes": script_bytes(new_page(browser, url), at_table, "tab", "Standing"),
        "empty_page_ms": round(empty, 1),
        "start_ms": round(start, 1),
        "start_ratio": round(start / empty, 2),
        "table_ms": round(table, 1),
        "table_ratio": round(table / empty, 2),
        "moves_drawn": len(drawn),
        "move_drawn_ms": round(statistics.median(drawn), 1),
        "move_drawn_worst_ms": round(max(drawn), 1),
        "move_drawn_ratio": round(statistics.median(drawn) / empty, 2),
        "replay_heap_bytes": replay_heap_bytes(new_page(browser, url)),
    }


if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/emporion.db") as server,
        browsing() as browser,
    ):
        print(json.dumps(measure(browser, server.url), indent=2))
