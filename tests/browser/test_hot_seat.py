"""Three people at one device. Between their turns the curtain is down: then nothing of anybody's is on the page, and
nothing of it comes over the wire."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, Request, ViewportSize, WebSocket, expect

from tests.browser.conftest import NewPage
from tests.browser.looking import enter, go_to_table, open_tab, open_table
from tests.browser.merchant import Merchant
from tests.browser.playing import CARDS, Hands, Player, Sight, wait_until

NAMES: Final = ("Ann", "Ben", "Cleo")
SECRET: Final = re.compile(r"draws tile \d")
"""As only he reads it who drew."""
TABS: Final = ("Trade", "Standing", "Log", "Table", "Turn")


class Wire:
    """What goes over the wire, in its order: each with whose eyes the page had asked for then."""

    def __init__(self, page: Page) -> None:
        self.eyes: int | None = None
        self.shown: list[tuple[int | None, dict[str, Any]]] = []
        self.called: list[tuple[int | None, str]] = []
        page.on("websocket", self._attend)
        page.on("request", self._call)

    def _attend(self, socket: WebSocket) -> None:
        socket.on("framesent", self._send)
        socket.on("framereceived", self._show)

    def _send(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "look":
            self.eyes = said["seat"]

    def _show(self, frame: str | bytes) -> None:
        heard = json.loads(frame)
        if heard["type"] == "table":
            self.shown.append((self.eyes, heard))
        elif heard["type"] == "update":
            self.shown.append((self.eyes, with_changes(self.shown[-1][1], heard)))

    def _call(self, request: Request) -> None:
        self.called.append((self.eyes, request.url))


def with_changes(before: dict[str, Any], update: dict[str, Any]) -> dict[str, Any]:
    """The whole message that an update stands for."""
    view = {**before["view"], **update.get("view", {})}
    view["table"] = {**before["view"]["table"], **view["table"]}
    return {**before, **update, "type": "table", "view": view}


def sit_down_together(page: Page) -> None:
    page.goto("/")
    page.get_by_role("group", name="With whom?").get_by_role("radio", name="At one device").check()
    page.get_by_role("group", name="Players").get_by_role("radio", name="3").check()
    page.get_by_role("textbox", name="Your name").fill(NAMES[0])
    for number, name in enumerate(NAMES[1:], start=2):
        page.get_by_role("textbox", name=f"Player {number}").fill(name)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile("/t/"))


def test_three_at_one_device(page: Page) -> None:
    wire, sight = Wire(page), Sight(page)
    players = [Player(page, Hands(page), Merchant(["move"]), sight) for _ in NAMES]
    sit_down_together(page)
    while not sight.messages or sight.table["round"] == 1:
        seat = await_curtain(page, sight)
        for tab in () if players[seat].did else TABS:
            open_tab(page, re.compile(f"^{tab}"))
            show_nothing(page)
        show_nothing(page)
        lift(page, sight, seat)
        while sight.asked is not None:
            players[seat].decide()
    assert all(has_drawn(player) and {"pass", "keep"} <= set(player.did) for player in players)
    tell_nothing(wire)


def test_nothing_is_left_of_what_somebody_was_shown(page: Page) -> None:
    """What the log told him of his tiles, and what he put together at the tab where he traded."""
    wire, sight = Wire(page), Sight(page)
    players = [Player(page, Hands(page), Merchant([]), sight) for _ in NAMES]
    sit_down_together(page)
    seat = play_until_act(page, sight, players)
    assert all(has_drawn(player) for player in players)
    expect(open_tab(page, "Log").get_by_text(SECRET).first).to_be_attached()
    make_an_offer(page, sight)

    other = await_curtain(page, sight)
    expect(page.get_by_role("tab", name=re.compile("^Trade"))).to_have_attribute("aria-selected", "true")
    for tab in ("Trade", "Log", "Standing", "Table", "Turn", "Trade"):
        panel = open_tab(page, re.compile(f"^{tab}"))
        expect(showing(page)).to_be_visible()
        show_nothing(page)
        if tab == "Log":
            expect_public_log(page, sight, panel)
    lift(page, sight, other)
    expect(page.get_by_role("tab", name=re.compile("^Turn"))).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("button", name="Accept", exact=True)).to_be_visible()
    assert other != seat
    tell_nothing(wire)


def test_whoever_has_answered_may_think_again_before_the_next_one_looks(page: Page) -> None:
    wire, sight = Wire(page), Sight(page)
    players = [Player(page, Hands(page), Merchant([]), sight) for _ in NAMES]
    sit_down_together(page)
    seat = play_until_act(page, sight, players)
    players[seat].decide()
    assert players[seat].did[-1] == "pass"

    assert await_curtain(page, sight) != seat
    undo = page.get_by_role("button", name=f"I am {NAMES[seat]}: undo my last move")
    show_nothing(page)
    undo.click()
    wait_until(page, lambda: await_curtain(page, sight) == seat, "his turn to be his again")
    expect(undo).to_have_count(0)
    show_nothing(page)
    lift(page, sight, seat)
    assert players[seat].choices().kind == "act"
    tell_nothing(wire)


@pytest.mark.parametrize("viewport", [{"width": 1366, "height": 768}, {"width": 390, "height": 844}])
def test_long_names_stay_inside_curtain_and_prompt(new_page: NewPage, viewport: ViewportSize) -> None:
    page = new_page(viewport=viewport)
    names = ["W" * 32, "M" * 32, "Wilhelmina Wollgarten-Wunderlich"]
    enter(page, names[0])
    go_to_table(page, open_table(page, [{"type": "me", "name": name} for name in names], {"players": 3}, shared=True))
    prompt, lift = page.locator(".prompt"), page.get_by_role("button", name=re.compile("^I am [WM].*: show my cards$"))
    for part in (prompt, lift, page.get_by_role("heading", name=re.compile("it is your turn"))):
        expect(part).to_be_in_viewport(ratio=1)
        assert part.evaluate("part => part.scrollWidth <= part.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth") == viewport["width"]


def has_drawn(player: Player) -> bool:
    """A tile: for one that they laid, or for one that went under the pile because none could be laid."""
    return not {"lay", "show"}.isdisjoint(player.did)


def play_until_act(page: Page, sight: Sight, players: list[Player]) -> int:
    """Until somebody looks who may do what he wants; his seat."""
    while True:
        seat = await_curtain(page, sight)
        lift(page, sight, seat)
        while sight.asked is not None:
            if players[seat].choices().kind == "act":
                return seat
            players[seat].decide()


def make_an_offer(page: Page, sight: Sight) -> None:
    """A card that he has most of for another."""
    cards: dict[str, int] = sight.table["hand"]
    given = max((colour for colour in cards if colour != "joker"), key=cards.__getitem__)
    wanted = next(colour for colour in ("orange", "yellow", "green", "violet") if colour != given)
    panel = open_tab(page, re.compile("^Trade"))
    for side, colour in (("You give", given), ("You get", wanted)):
        picker = panel.get_by_role("group", name=side)
        picker.get_by_role("button", name=re.compile(f"^Add {CARDS[colour]}")).click()
    panel.get_by_role("button", name="Make the offer").click()


def expect_public_log(page: Page, sight: Sight, panel: Locator) -> None:
    """What it tells is what it tells those who watch."""
    assert sight.last is not None
    lines = page.request.get(f"/api/tables/{sight.last.table.id}/log?language=en").json()
    told = panel.get_by_role("log").get_by_role("listitem")
    expect(told.last).to_contain_text(lines[-1]["text"])
    expect(told.filter(has_text=SECRET)).to_have_count(0)


def showing(page: Page) -> Locator:
    """What lifts the curtain."""
    return page.get_by_role("button", name=re.compile(r"^I am \w+: show my cards$"))


def await_curtain(page: Page, sight: Sight) -> int:
    """Who is to look next."""
    wait_until(page, lambda: sight.last is not None and sight.last.you.viewer < 0, "the curtain")
    name = re.findall(r"\w+", showing(page).inner_text())[2]
    return NAMES.index(name)


def lift(page: Page, sight: Sight, seat: int) -> None:
    page.get_by_role("button", name=f"I am {NAMES[seat]}: show my cards").click()
    wait_until(page, lambda: sight.asked is not None, "the question")
    assert sight.table["viewer"] == seat
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()


def show_nothing(page: Page) -> None:
    """Neither a hand, nor a tile, nor what somebody could do."""
    expect(page.get_by_role("region", name="Your hand")).to_have_count(0)
    expect(page.get_by_role("list", name=re.compile(r"^(One|No|\d+) (tile|card)"))).to_have_count(0)
    expect(page.get_by_role("group", name=re.compile("^(You give|Cards to|Three cards|Fare|Price)"))).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^(Lay|Choose|Sail|Found|Build|Pass)"))).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^(Make the offer|Accept|Decline|Counter)"))).to_have_count(0)


def tell_nothing(wire: Wire) -> None:
    """While nobody looks, the server shows what everybody may see, and nothing is asked of it for a seat."""
    behind = [message for eyes, message in wire.shown if eyes is None]
    assert len(behind) > len(NAMES)
    for message in behind:
        view = message["view"]
        assert message["you"]["viewer"] == view["viewer"] == view["table"]["viewer"] == -1
        assert view["table"]["hand"] is view["table"]["tiles"] is view["table"]["kept"] is None
        assert message["choices"] is None
        assert all(decision.get("id") is None for decision in view["decisions"])
    assert [url for eyes, url in wire.called if eyes is None and re.search(r"[?&]seat=\d", url)] == []
    assert {message["you"]["viewer"] for eyes, message in wire.shown if eyes is not None} == {
        0,
        1,
        2,
    }
