"""Measures the pages in a real browser: python -m bench.browser

Prints JSON: the compressed script of a first load, the time until a page can be used, the time from the arrival of a
message with a move to its being drawn, on a page at rest and on one that still shows how the move before was made, and
the memory after a replay and after the same replay again; times also as a ratio to the load of an empty page in the
same run.

In the time of a move is the wait for the browser's next frame, up to a sixtieth of a second; it is told by itself, too.
The work is what the processor did for the move in the page's thread: it is the same when others use the machine.
"""

from __future__ import annotations

import json
import os
import secrets
import statistics
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Locator, Page, StorageState

from tests.browser.conftest import CHROMIUM, DESKTOP, PATIENCE_MS, browsing
from tests.browser.looking import ENTRIES, OWN_TURN, enter, finished_table, open_tab, send, table_at
from tests.browser.playing import wait_until
from tests.browser.test_replay import PASS, heap
from tests.server.processes import ServerProcess, serving

LOADS: Final = 5
MOVES: Final = 15
GOAL_MS: Final = 50
"""Within which a move is to be drawn."""
REPLAY_S: Final = 180
DEADLINE_S: Final = 900
"""Whatever hangs, all ends then."""


class Sign(NamedTuple):
    """By what one sees that a page can be used."""

    query: str
    text: str


EMPTY: Final = "/favicon.svg"
START: Final = Sign("button", "Play now")
TABLE: Final = Sign("[role=tabpanel] button", "Sail")

WATCH_SIGN: Final = """([query, text]) => {
    const look = () => {
        const found = [...document.querySelectorAll(query)].some(({ textContent }) => textContent.includes(text));
        if (!found) return requestAnimationFrame(look);
        const channel = new MessageChannel();
        channel.port1.onmessage = () => { window.usableAt = performance.now(); };
        channel.port2.postMessage(null);
    };
    requestAnimationFrame(look);
}"""
"""What is there is drawn, and nothing else keeps the page busy, when the first task after the next frame runs."""

WATCH_FRAMES: Final = """() => {
    window.drawn = [];
    window.whenDrawn = () => undefined;
    const next = (task) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = task;
        channel.port2.postMessage(null);
    };
    const given = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    Object.defineProperty(WebSocket.prototype, "onmessage", {
        ...given,
        set(hear) {
            given.set.call(this, (event) => {
                const arrived = performance.now();
                performance.mark("arrived");
                hear.call(this, event);
                if (!["table", "update"].includes(JSON.parse(event.data).type)) return;
                let heard;
                next(() => { heard = performance.now(); });
                requestAnimationFrame(() => {
                    const waited = heard === undefined ? 0 : performance.now() - heard;
                    next(() => {
                        performance.mark("drawn");
                        window.drawn.push({ ms: performance.now() - arrived, waited });
                        window.whenDrawn();
                    });
                });
            });
        },
    });
}"""
"""A frame of the browser is drawn when the first task after it runs; so it is with what a message sets off."""
AWAIT_DRAWN: Final = """([count, patience]) => new Promise((resolve, fail) => {
    const late = setTimeout(fail, patience, new Error("no move was drawn in time"));
    window.whenDrawn = () => {
        if (window.drawn.length < count) return;
        clearTimeout(late);
        resolve();
    };
    window.whenDrawn();
})"""
AWAIT_REST: Final = """(patience) => Promise.race([
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
    new Promise((_, fail) => setTimeout(fail, patience, new Error("the page does not come to rest"))),
])"""
TRACED: Final = ["blink.user_timing"]


@contextmanager
def visiting(browser: Browser, url: str, cookies: StorageState | None = None) -> Iterator[Page]:
    """As somebody who has never been here; with cookies, as somebody whose browser has kept nothing else."""
    context = browser.new_context(base_url=url, viewport=DESKTOP, locale="en-GB", storage_state=cookies)
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    if cookies is None:
        enter(page)
    yield page
    context.close()


def load_ms(page: Page, path: str, sign: Sign) -> float:
    """From the request until somebody could press it."""
    page.add_init_script(f"({WATCH_SIGN})({json.dumps(sign)})")
    page.goto(path, wait_until="commit")
    wait_until(page, lambda: bool(page.evaluate("window.usableAt")), f"a page with {sign.text}")
    taken: float = page.evaluate("usableAt")
    return taken


def empty_ms(page: Page) -> float:
    page.goto(EMPTY)
    taken: float = page.evaluate("performance.now()")
    return taken


def script_bytes(page: Page) -> int:
    """As the server's own answers have it, compressed."""
    page.wait_for_load_state("networkidle")
    sizes: int = page.evaluate(
        "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))"
        ".reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"
    )
    return sizes


class Loads:
    """Of all pages in turn, so that whatever else the machine does falls upon all alike."""

    def __init__(self, browser: Browser, url: str, table: str, cookies: StorageState) -> None:
        """The cookies are of whoever is asked at the table."""
        self._browser, self._url = browser, url
        self._cookies = cookies
        self._empty: list[float] = []
        self._times: dict[str, list[float]] = {"start": [], "table": []}
        self._sizes: dict[str, int] = {}
        for _ in range(LOADS):
            self._load_empty()
            self._load("start", "/", START)
            self._load("table", table, TABLE)

    def _load_empty(self) -> None:
        with visiting(self._browser, self._url) as page:
            self._empty.append(empty_ms(page))

    def _load(self, name: str, path: str, sign: Sign) -> None:
        with visiting(self._browser, self._url, self._cookies) as page:
            self._times[name].append(load_ms(page, path, sign))
            self._sizes[name] = script_bytes(page)

    def ratio(self, ms: float) -> float:
        return round(ms / statistics.median(self._empty), 2)

    def told(self) -> dict[str, Any]:
        found: dict[str, Any] = {"empty_page_ms": round(statistics.median(self._empty), 1)}
        for name, times in self._times.items():
            middle = statistics.median(times)
            found[f"{name}_script_bytes"] = self._sizes[name]
            found |= {f"{name}_ms": round(middle, 1), f"{name}_ratio": self.ratio(middle)}
        return found


class Drawn(NamedTuple):
    """One move."""

    ms: float
    waited: float
    """For the browser to draw, of these."""
    work: float
    """Of the page's thread, on the processor."""


def moves_drawn(browser: Browser, page: Page, hurried: bool) -> list[Drawn]:
    browser.start_tracing(page=page, categories=TRACED)
    times = drawing_times(page, hurried)
    work = work_ms(json.loads(browser.stop_tracing())["traceEvents"])
    return [Drawn(time["ms"], time["waited"], ms) for time, ms in zip(times, work, strict=True)][1:]


def work_ms(events: list[dict[str, Any]]) -> list[float]:
    """Between marks, by the clock of their thread; what arrives and shows no table counts for the next that does."""
    begun: float | None = None
    found = []
    for event in sorted((event for event in events if "tts" in event), key=lambda event: float(event["ts"])):
        if event["name"] == "arrived" and begun is None:
            begun = event["tts"]
        elif event["name"] == "drawn" and begun is not None:
            found.append((event["tts"] - begun) / 1000)
            begun = None
    return found


def drawing_times(page: Page, hurried: bool) -> list[dict[str, float]]:
    """A ship sails and comes back, one frame at a time; the first is how the table was found. Hurried moves come while
    the ship before still sails."""
    table = table_at(page, OWN_TURN)
    page.add_init_script(f"({WATCH_FRAMES})()")
    load_ms(page, f"/t/{table}", TABLE)
    await_drawn(page, 1)
    count = 1
    for _ in range(MOVES):
        decision = page.request.get(f"/api/tables/{table}").json()["view"]["decisions"][0]["id"]
        for told in ({"type": "act", "decision": decision, "action": "move 12>21 3o"}, {"type": "undo", "seat": 0}):
            if not hurried:
                page.evaluate(AWAIT_REST, PATIENCE_MS)
            command(page, table, told)
            await_drawn(page, count := count + 1)
    drawn: list[dict[str, float]] = page.evaluate("drawn")
    return drawn


def command(page: Page, table: str, said: dict[str, Any]) -> None:
    send(page, "POST", f"/api/tables/{table}/commands", {**said, "key": secrets.token_hex(8)})


def await_drawn(page: Page, count: int) -> None:
    """The page tells when: whoever asks again and again is in its way."""
    page.evaluate(AWAIT_DRAWN, [count, PATIENCE_MS])


def told_of(moves: list[Drawn], loads: Loads) -> dict[str, float]:
    times = [move.ms for move in moves]
    return {
        "drawn": len(moves),
        f"within_{GOAL_MS}_ms": sum(time <= GOAL_MS for time in times),
        "ms": round(statistics.median(times), 1),
        "worst_ms": round(max(times), 1),
        "ratio": loads.ratio(statistics.median(times)),
        "worst_ratio": loads.ratio(max(times)),
        "waited_ms": round(statistics.median(move.waited for move in moves), 1),
        "work_ms": round(statistics.median(move.work for move in moves), 1),
        "worst_work_ms": round(max(move.work for move in moves), 1),
    }


def replay_heaps(page: Page) -> list[int]:
    """What scripts hold after all moments of a long game were drawn once, and once more."""
    page.goto(f"/t/{finished_table(page)}")
    open_tab(page, "Replay")
    slider = page.get_by_role("slider", name="Moment of the game")
    slider.wait_for()
    debugger = page.context.new_cdp_session(page)
    heaps = []
    for _ in range(2):
        pass_over(slider)
        heaps.append(heap(debugger))
    return heaps


def pass_over(slider: Locator) -> None:
    late = f"new Promise((_, fail) => setTimeout(fail, {REPLAY_S * 1000}, new Error('the replay takes too long')))"
    slider.evaluate(f"(slider, moments) => Promise.race([({PASS})(slider, moments), {late}])", [*range(ENTRIES + 1)])


def measure(browser: Browser, url: str) -> dict[str, Any]:
    with visiting(browser, url) as page:
        loads = Loads(browser, url, f"/t/{table_at(page, OWN_TURN)}", page.context.storage_state())
    with visiting(browser, url) as page:
        moves = told_of(moves_drawn(browser, page, hurried=False), loads)
    with visiting(browser, url) as page:
        hurried = told_of(moves_drawn(browser, page, hurried=True), loads)
    with visiting(browser, url) as page:
        first, second = replay_heaps(page)
    return {
        **loads.told(),
        "moves": moves,
        "hurried_moves": hurried,
        "replay_heap_bytes": first,
        "second_replay_heap_bytes": second,
        "replay_heap_ratio": round(second / first, 2),
    }


def give_up(server: ServerProcess) -> None:
    """The browser ends by itself when nobody holds it any longer."""
    print(f"The pages could not be measured within {DEADLINE_S} seconds.", file=sys.stderr)
    server.close()
    os._exit(1)


if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/emporion.db") as server,
        browsing(CHROMIUM) as browser,
    ):
        deadline = threading.Timer(DEADLINE_S, give_up, [server])
        deadline.daemon = True
        deadline.start()
        print(json.dumps(measure(browser, server.url), indent=2))
