"""Measures how soon one can act: python -m bench.asked

Somebody at a table of Tyros passes and takes it back, again and again, so that they are asked anew each time. Prints
JSON: the milliseconds from the message that asks them until the page lets them choose, what the server sent for it over
the socket and by calls, and its processor time for all that it did meanwhile.
"""

from __future__ import annotations

import json
import secrets
import statistics
import tempfile
from typing import Any, Final

from playwright.sync_api import Page

from bench.browser import visiting
from bench.load import processor_seconds
from tests.browser.conftest import CHROMIUM, browsing
from tests.browser.looking import OWN_TURN, act, go_to_table, send, table_at
from tests.browser.playing import wait_until
from tests.server.processes import ServerProcess, serving

TIMES: Final = 40
WATCH: Final = """() => {
    window.questions = [];
    const isAsked = () => [...document.querySelectorAll("[role=tabpanel] button")].some(
        (button) => button.textContent.includes("Pass") && !button.disabled);
    const open = (asked) => {
        if (!isAsked()) return requestAnimationFrame(() => open(asked));
        const calls = performance.getEntriesByType("resource").filter(
            ({ name, startTime }) => name.includes("/api/") && startTime >= asked.at);
        const called = calls.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
        window.questions.push({ ms: performance.now() - asked.at, sent: asked.sent, called });
    };
    const given = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    Object.defineProperty(WebSocket.prototype, "onmessage", {
        ...given,
        set(hear) {
            given.set.call(this, (event) => {
                const at = performance.now();
                const { type, view } = JSON.parse(event.data);
                hear.call(this, event);
                const isNew = type === "update" && view?.decisions.some(({ id }) => id !== undefined);
                if (isNew) requestAnimationFrame(() => open({ at, sent: event.data.length }));
            });
        },
    });
}"""


def asked_again(page: Page, table: str) -> None:
    known = page.evaluate("questions.length")
    act(page, table, "pass")
    page.get_by_text("Waiting for").first.wait_for()
    undo = {"type": "undo", "key": secrets.token_hex(8), "seat": 0}
    send(page, "POST", f"/api/tables/{table}/commands", undo)
    wait_until(page, lambda: page.evaluate("questions.length") > known, "to be asked again")


def measure(page: Page, server: ServerProcess) -> dict[str, Any]:
    page.add_init_script(f"({WATCH})()")
    table = table_at(page, OWN_TURN)
    go_to_table(page, table)
    page.get_by_role("tabpanel").get_by_role("button", name="Pass").wait_for()
    used = processor_seconds([server])
    for _ in range(TIMES):
        asked_again(page, table)
    used = processor_seconds([server]) - used
    questions: list[dict[str, float]] = page.evaluate("questions")
    times = sorted(question["ms"] for question in questions)
    cuts = statistics.quantiles(times, n=10)
    return {
        "questions": len(times),
        "ms": {"p10": round(cuts[0], 1), "p50": round(cuts[4], 1), "p90": round(cuts[8], 1)},
        "bytes_over_the_socket": round(statistics.mean(question["sent"] for question in questions)),
        "bytes_by_calls": round(statistics.mean(question["called"] for question in questions)),
        "server_ms": round(1000 * used / TIMES, 1),
    }


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/emporion.db") as server,
        browsing(CHROMIUM) as browser,
        visiting(browser, server.url) as page,
    ):
        print(json.dumps(measure(page, server), indent=2))


if __name__ == "__main__":
    main()
