"""In the middle of a turn the connection breaks. The turn goes on, and what was confirmed is carried out once."""

from __future__ import annotations

import json
import pathlib
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, WebSocketRoute, expect

from emporion.engine.participants import seat_letter
from tests.browser.choices import Choice
from tests.browser.conftest import DESKTOP, PATIENCE_MS
from tests.browser.merchant import Merchant, kind_of
from tests.browser.playing import Hands, Player, begin, wait_until
from tests.server.processes import ServerProcess, serving

WINDOWS: Final[list[ViewportSize]] = [{"width": 390, "height": 844}, {"width": 1366, "height": 768}]


@pytest.fixture
def server(tmp_path: pathlib.Path) -> Iterator[ServerProcess]:
    """One of one's own, to be stopped."""
    with serving(f"sqlite:///{tmp_path}/emporion.db") as running:
        yield running


@pytest.fixture
def page(browser: Browser, server: ServerProcess) -> Iterator[Page]:
    """Browsers write down as errors that a socket cannot be opened, as is meant here; nothing else may go wrong."""
    errors: list[str] = []
    with browser.new_context(base_url=server.url, viewport=DESKTOP, locale="en-GB", reduced_motion="reduce") as context:
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: errors.append(str(error)))
        yield page
    assert errors == []


def own_moves(player: Player) -> dict[int, list[Any]]:
    """What one's own moves by hand did, by the entries of the log: an entry that is told twice is one."""
    last = player.sight.last
    assert last is not None
    who = seat_letter(last.you.viewer)
    told = [item for message in player.sight.messages for item in message.news]
    by_hand = (item for item in told if item.who == who and item.move is not None and not item.by_order)
    return {item.n: item.events or [] for item in by_hand}


def first_move(player: Player) -> Choice:
    """As soon as a ship can sail."""
    while player.await_question():
        moves = [choice for choice in player.choices().actions if kind_of(choice) == "move"]
        if moves:
            return moves[0]
        player.decide()
    raise AssertionError("no ship could ever sail")


def expect_hand_in_sight(page: Page) -> None:
    """The bar that tells of the lost connection pushes nothing off the screen."""
    for viewport in WINDOWS:
        page.set_viewport_size(viewport)
        expect(page.get_by_role("region", name="Your hand")).to_be_in_viewport(ratio=1)
    page.set_viewport_size(DESKTOP)


def test_a_move_that_is_confirmed_while_the_server_is_down(page: Page, server: ServerProcess) -> None:
    hands = Hands(page)
    player = Player(page, hands, Merchant([]))
    begin(page, hands)
    sailing = first_move(player)
    choices, before = player.choices(), own_moves(player)
    lost = page.get_by_role("alert").filter(has_text="The connection is lost")

    hands.begin("move", choices)
    expect(page.get_by_role("heading", name="Sail")).to_be_visible()
    server.stop()
    expect(lost).to_be_visible()
    expect_hand_in_sight(page)
    hands.choose(sailing, choices)
    hands.confirm()
    expect(hands.panel.get_by_role("button", name="Confirm", exact=True)).to_be_disabled()
    assert own_moves(player) == before
    server.start()
    expect(lost).to_have_count(0)

    player.await_done(choices)
    player.await_question()
    [done] = [events for n, events in own_moves(player).items() if n not in before]
    [sailed] = [event for event in done if event["event"] == "ship-moved"]
    assert (sailed["start"], sailed["goal"]) == (sailing.action["start"], sailing.action["goal"])
    player.decide()


def test_a_move_whose_answer_is_lost(page: Page) -> None:
    """The server has stored it, and the page does not know: it says the same again."""
    said: list[dict[str, Any]] = []
    lost: list[dict[str, Any]] = []
    broken: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def up(message: str | bytes) -> None:
            said.append(json.loads(message))
            server.send(message)

        def down(message: str | bytes) -> None:
            heard = json.loads(message)
            if server in broken:
                return
            if heard["type"] == "done" and not lost:
                lost.append(heard)
                broken.append(server)
                socket.close()
            else:
                socket.send(message)

        socket.on_message(up)
        server.on_message(down)

    page.route_web_socket(re.compile("/socket"), pass_on)
    hands = Hands(page)
    player = Player(page, hands, Merchant([]))
    begin(page, hands)
    assert player.await_choice()
    before = own_moves(player)
    player.decide()
    wait_until(page, lambda: len(acts(said)) == 2, "the same to be said again")
    expect(page.get_by_role("alert").filter(has_text="The connection is lost")).to_have_count(0)
    player.await_question()
    assert acts(said) == [lost[0]["key"]] * 2
    assert len(own_moves(player)) == len(before) + 1


def acts(said: list[dict[str, Any]]) -> list[str]:
    return [message["key"] for message in said if message["type"] == "act"]
