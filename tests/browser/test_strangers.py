"""What strangers write: names and talk that want to run, to turn a line around, or to burst the page.

All of it is text and stays in its place. A script that ran, or that the policy kept from running, fails the test: see
`new_page`.
"""

from __future__ import annotations

import json
import pathlib
import secrets
import unicodedata
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, TABLET, NewPage
from tests.browser.looking import LONG_GAME, OTHERS_TURN, enter, go_to_table, open_tab, send, table_at, waiting_table

NAMES: Final = {
    "a script": "<script>top.ran=1</script>",
    "a picture": "<img src=x onerror='top.ran=1'>",
    "a template": "{name}{@html '<b>'}${1}",
    "wide letters": "W" * 32,
    "right to left": "שלום (7) مرحبا",
    "towers of marks": "Z\u0317\u0335\u0353" + "a\u0300\u0301\u0302\u0303\u0304" * 4,
    "emoji": "🏺🐙🦑" * 5,
    "a family": "👩‍👩‍👧‍👦 & 🏴‍☠️",
}
"""All of a length that is allowed."""
TALK: Final = (
    "<script>top.ran = 1</script>",
    "<img src=x onerror='top.ran = 1'><svg onload='top.ran = 1'>",
    "javascript:top.ran=1 [x](javascript:top.ran=1) {@html x} {{x}}",
    "\u202e\u2066turned around\u2069 שלום (7) مرحبا",
    "W" * 1000,
    "🏺👩‍👩‍👧‍👦🏴‍☠️" * 60,
    "a" + "\u0300\u0301\u0302\u0303\u0304\u0305" * 100,
)
WIDER: Final = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
"""By how much the page is wider than its window."""


def seen(name: str) -> str:
    """As the server shows it: without what cannot be seen."""
    return unicodedata.normalize("NFC", "".join(character for character in name if character not in "\u200d\ufe0f"))


def expect_whole(page: Page) -> None:
    """Nothing ran, and nothing hangs out of the page, on a telephone neither."""
    for viewport in (DESKTOP, TABLET, PHONE):
        page.set_viewport_size(viewport)
        expect(page.get_by_role("main")).to_be_visible()
        assert page.evaluate(WIDER) <= 0, viewport
    assert page.evaluate("top.ran") is None
    assert page.locator("main script, main [onerror], main [onload], main img[src='x']").count() == 0
    page.set_viewport_size(DESKTOP)


def named(where: Locator, name: str) -> Locator:
    return where.filter(has_text=seen(name))


@pytest.mark.parametrize("name", NAMES.values(), ids=list(NAMES))
def test_a_name_is_a_name_at_a_table_of_ones_own(page: Page, name: str) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Play now").click()
    players = page.get_by_role("list", name="Players")
    expect(named(players, name)).to_be_visible()
    expect_whole(page)
    open_tab(page, "Standing")
    expect_whole(page)
    open_tab(page, "Log")
    expect_whole(page)
    page.goto("/account")
    expect(page.get_by_role("main")).to_contain_text(seen(name))
    expect_whole(page)


@pytest.mark.parametrize("name", NAMES.values(), ids=list(NAMES))
def test_a_name_is_a_name_for_those_who_invited_it(new_page: NewPage, name: str) -> None:
    ann, guest = new_page(), new_page()
    enter(ann)
    table = waiting_table(ann, listed=True)
    token = send(ann, "POST", f"/api/tables/{table}/invitations", {})["token"]
    go_to_table(ann, table)
    guest.goto(f"/t/{table}#{token}")
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Sit down").click()
    for page in (ann, guest):
        expect(named(page.get_by_role("listitem"), name)).to_be_visible()
        expect_whole(page)
    ann.goto("/")
    expect(named(ann.get_by_role("region", name="My games"), name)).to_be_visible()
    expect(named(ann.get_by_role("region", name="Open tables"), name)).to_be_visible()
    expect_whole(ann)


def test_talk_is_text(new_page: NewPage) -> None:
    ann, other = new_page(), new_page()
    enter(ann)
    enter(other)
    table = table_at(ann, OTHERS_TURN)
    token = send(ann, "POST", f"/api/tables/{table}/invitations", {})["token"]
    joining = {"key": secrets.token_hex(8), "token": token, "name": NAMES["a picture"]}
    send(other, "POST", f"/api/tables/{table}/join", joining)
    go_to_table(ann, table)
    for words in TALK:
        said = {"type": "say", "key": secrets.token_hex(8), "text": words}
        send(other, "POST", f"/api/tables/{table}/commands", said)
    for tab in ("Table", "Log"):
        panel = open_tab(ann, tab)
        for words in TALK[:3]:
            expect(panel.get_by_text(words)).to_be_visible()
        expect(panel.get_by_text("turned around")).to_be_visible()
        expect_whole(ann)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/session", {"name": "W" * 10_000, "language": "en"}),
        ("/api/session", {"name": "\u202e\u200b", "language": "en"}),
        ("/api/tables/{table}/commands", {"type": "say", "key": "12345678", "text": "W" * 10_000}),
        ("/api/tables/{table}/commands", {"type": "sit-down", "key": "12345678", "name": "W" * 10_000}),
    ],
)
def test_what_is_too_long_or_nothing_is_refused(new_page: NewPage, path: str, body: dict[str, Any]) -> None:
    ann, other = new_page(), new_page()
    enter(ann)
    table = waiting_table(ann, listed=True)
    enter(other, "Ben")
    answer = other.request.post(path.format(table=table), data=body)
    assert answer.status == 400, answer.text()


def test_a_field_takes_no_more_than_a_name(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Your name").click()
    page.keyboard.insert_text("W" * 10_000)
    assert page.get_by_label("Your name").input_value() == "W" * 32


def test_names_of_a_record_are_names(page: Page, tmp_path: pathlib.Path) -> None:
    header, *entries = LONG_GAME.read_text().splitlines()
    strange = [NAMES["a script"], "V" * 10_000, "\u202eBob\u2066", NAMES["right to left"]]
    record = tmp_path / "strange.jsonl"
    record.write_text("\n".join([json.dumps({**json.loads(header), "seats": strange}), *entries]) + "\n")
    page.goto("/")
    page.get_by_role("button", name="Open a saved game").set_input_files(record)
    expect(page.get_by_role("heading", name="The game is over", level=1)).to_be_visible()
    for name in (strange[0], "V" * 32, "Bob", strange[3]):
        expect(named(page.get_by_role("main"), name)).to_be_visible()
    expect_whole(page)
    open_tab(page, "Log")
    expect_whole(page)
    page.goto("/")
    expect(named(page.get_by_role("region", name="My games"), strange[0])).to_be_visible()
    expect_whole(page)
