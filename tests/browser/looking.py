"""Tables in whatever state somebody may meet them, and how to look around there.

A stored game is taken up at a moment of one's choice: the seats that nobody holds wait, and nothing moves."""

from __future__ import annotations

import pathlib
import re
import secrets
from functools import cache
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from emporion.locales import PACKAGES, catalogue_texts, text

ROOT: Final = pathlib.Path(__file__).parents[2]
RECORDS: Final = ROOT / "tests" / "records"
LONG_GAME: Final = RECORDS / "kosmos-4.jsonl"
"""573 entries, of Ann, Bob, Cleo and Dion."""
ENTRIES: Final = 573

SHORT_GAME: Final = RECORDS / "kosmos-3.jsonl"
"""Reviewed in some seconds."""
REVIEW_MS: Final = 300_000

# Moments of the long game, by the last entry before them.
LAYING: Final = 378
OWN_TURN: Final = 383
OTHERS_TURN: Final = 384
ASKED: Final = 305
CLOSING: Final = 223
KEEPING: Final = 285
SAILED: Final = 128
"""Since Ann's last turn Bob has sailed, Cleo has founded a city, and Dion has sailed; now it is her turn."""


def send(page: Page, method: str, path: str, body: dict[str, Any]) -> Any:
    """As whoever sits before the page."""
    answer = page.request.fetch(path, method=method, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def enter(page: Page, name: str = "Ann") -> None:
    send(page, "POST", "/api/session", {"name": name, "language": "en"})


def open_table(page: Page, seats: list[dict[str, str]], options: dict[str, Any], **wishes: Any) -> str:
    body = {"key": secrets.token_hex(8), "game": "tyros", "options": options, "seats": seats, **wishes}
    table: str = send(page, "POST", "/api/tables", body)["table"]
    return table


def waiting_table(page: Page, **wishes: Any) -> str:
    """With two seats that are free."""
    return open_table(page, [{"type": "me", "name": "Ann"}], {"players": 3}, **wishes)


def bring(page: Page, record: str) -> str:
    """The game of a record, as a table."""
    table: str = send(page, "POST", "/api/tables/import", {"key": secrets.token_hex(8), "record": record})["table"]
    return table


def finished_table(page: Page) -> str:
    return bring(page, LONG_GAME.read_text())


def show_review(page: Page) -> Locator:
    """Of the short game, at its end."""
    go_to_table(page, bring(page, SHORT_GAME.read_text()))
    panel = page.get_by_role("region", name="The review")
    panel.get_by_role("button", name="Review this game").click()
    expect(panel.get_by_role("heading", name="The review")).to_be_visible(timeout=REVIEW_MS)
    return panel


def sit_down(page: Page, table: str, seat: int, name: str) -> None:
    command = {"type": "sit-down", "key": secrets.token_hex(8), "name": name, "seat": seat}
    send(page, "POST", f"/api/tables/{table}/commands", command)


def table_at(page: Page, entry: int) -> str:
    """The long game at a moment, with Ann before the page; she has been let in already."""
    lines = LONG_GAME.read_text().splitlines()
    table = bring(page, "\n".join(lines[: entry + 1]) + "\n")
    sit_down(page, table, 0, "Ann")
    return table


def table_before_the_end(page: Page) -> str:
    """The long game when Dion is asked for the last time, with Dion before the page. If they pass, they win."""
    *entries, _, _ = LONG_GAME.read_text().splitlines()
    table = bring(page, "\n".join(entries) + "\n")
    sit_down(page, table, 3, "Dion")
    return table


def let_in(owner: Page, guest: Page, table: str, seat: int, name: str) -> None:
    """Somebody else, by an invitation."""
    enter(guest, name)
    token = send(owner, "POST", f"/api/tables/{table}/invitations", {"seat": seat})["token"]
    send(guest, "POST", f"/api/tables/{table}/join", {"key": secrets.token_hex(8), "token": token, "name": name})


def asked(page: Page, table: str) -> dict[str, Any]:
    """The first decision that is open, as whoever sits before the page sees it."""
    decision: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()["view"]["decisions"][0]
    return decision


def act(page: Page, table: str, action: str) -> None:
    decisions = page.request.get(f"/api/tables/{table}").json()["view"]["decisions"]
    mine = next(decision["id"] for decision in decisions if "id" in decision)
    command = {"type": "act", "key": secrets.token_hex(8), "decision": mine, "action": action}
    send(page, "POST", f"/api/tables/{table}/commands", command)


def go_to_table(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    expect(page.get_by_role("main").get_by_role("heading", level=1)).to_be_attached()


def open_tab(page: Page, name: str | re.Pattern[str]) -> Locator:
    page.get_by_role("tab", name=name).click()
    panel = page.get_by_role("tabpanel")
    expect(panel).to_be_visible()
    return panel


# ------------------------------------------------------------------------------------------------ settings and texts


def language_of(page: Page) -> str:
    return page.locator("html").get_attribute("lang") or ""


def open_settings(page: Page) -> Locator:
    told = text(language_of(page), "web-settings")
    button = page.get_by_role("button", name=told)
    if button.get_attribute("aria-expanded") == "false":
        button.click()
    return page.get_by_role("region", name=told)


def choose_language(page: Page, language: str) -> None:
    """In the settings, which stay open."""
    open_settings(page).get_by_label(text(language_of(page), "web-language")).select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def close_settings(page: Page) -> None:
    open_settings(page).get_by_role("button", name=text(language_of(page), "web-close")).click()


TOLD: Final = """() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll("*")].flatMap((element) =>
        ["aria-label", "title", "alt", "placeholder", "aria-valuetext"].map((name) => element.getAttribute(name))),
].filter(Boolean).join("\\n")"""


@cache
def message_ids() -> frozenset[str]:
    texts = "\n".join(words for package in PACKAGES for words in catalogue_texts(package, "en"))
    return frozenset(re.findall(r"^([a-z][\w-]*) =", texts, re.MULTILINE))


def untold(page: Page) -> set[str]:
    """Names of texts where their words should be, also in what is only read out: those of the catalogues, and those
    that begin like them but are missing there."""
    families = {"-".join(name.split("-")[:2]) for name in message_ids() if name.count("-") > 1}
    words = re.findall(r"[a-z]+(?:-\w+)+", page.evaluate(TOLD))
    return {word for word in words if word in message_ids() or "-".join(word.split("-")[:2]) in families}
