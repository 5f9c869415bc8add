"""Games in the browser, from the start page to the ranking: by mouse, by keys, by fingers, in words.

By mouse a whole game is played. In the other ways every kind of action is done in a new game, and then a stored game is
played to its end: in between one would only pass."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.looking import LAYING, enter, go_to_table, table_at, table_before_the_end
from tests.browser.merchant import EVERYTHING, Merchant
from tests.browser.playing import Fingers, Hands, Keys, Player, Words, begin, expect_result, wait_until

FINGER_PX: Final = 44
SMALL_BUTTONS: Final = """least => [...document.querySelectorAll('button, [role="tab"], summary, select')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 0 && Math.min(width, height) < least - 0.5)
    .map(([one, { width, height }]) => `${one.ariaLabel ?? one.textContent.trim()}: ${width} × ${height}`)"""

COUNT_MOTIONS: Final = """
    window.motions = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) { window.motions++; return animate.apply(this, how); };"""


class Curious:
    """Before his decisions he asks once why something is not possible, and takes the first ship back that he sailed."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.has_asked = False
        self.has_taken_back = False
        self._ships: dict[str, int] = {}

    def __call__(self) -> None:
        if not self.has_asked:
            self.ask()
        if not self.has_taken_back and self.player.did[-1:] == ["move"]:
            self.take_back()
        self._ships = self.ships()

    def ships(self) -> dict[str, int]:
        table = self.player.sight.table
        ships: dict[str, int] = table["players"][table["viewer"]]["ships"]
        return ships

    def ask(self) -> None:
        """Why a tile cannot be laid that one does not have."""
        hands, table = self.player.hands, self.player.sight.table
        tiles: list[str] = table["tiles"]
        foreign = next(field for field in map(str, range(1, 33)) if field not in {*tiles, *table["chips"]})
        # Where only one tile fits, the page chooses it as soon as it knows, and what was asked before is forgotten.
        expect(hands.panel.get_by_role("heading", name=re.compile("Lay a tile|Show all tiles"))).to_be_visible()
        # Disabled for whoever asks what it can do; a click all the same asks why.
        hands.board.get_by_role("button", name=re.compile(rf"^field {foreign}, ")).click(force=True)
        link = hands.panel.get_by_role("status").get_by_role("link", name=re.compile(r"^§\d"))
        expect(link).to_have_attribute("href", re.compile(r"^/rules/tyros#\d"))
        self.has_asked = True

    def take_back(self) -> None:
        player, before = self.player, self._ships
        assert self.ships() != before
        player.hands.press(player.hands.panel.get_by_role("button", name=re.compile("Take back my last move|Undo")))
        wait_until(player.page, lambda: self.ships() == before, "the ship to be back")
        player.merchant.wishes.add("move")
        player.await_question()
        self.has_taken_back = True


def test_a_game_by_mouse(page: Page) -> None:
    hands = Hands(page)
    player = Player(page, hands, Merchant())
    curious = Curious(player)
    begin(page, hands)
    player.play_on(curious)
    assert set(EVERYTHING) <= set(player.did)
    assert curious.has_asked
    assert curious.has_taken_back
    expect_result(page, player.sight)


def play_to_the_end(page: Page, hands: Hands) -> None:
    """Of the stored game: one decision."""
    player = Player(page, hands, Merchant([]))
    go_to_table(page, table_before_the_end(page))
    player.play_on()
    assert player.did == ["pass"]
    expect_result(page, player.sight)


def test_a_game_by_keys(page: Page) -> None:
    page.add_init_script("addEventListener('pointerdown', () => (window.wasPointedAt = true), true)")
    hands = Keys(page)
    player = Player(page, hands, Merchant())
    begin(page, hands)
    player.try_everything()
    assert set(EVERYTHING) <= set(player.did)
    assert page.evaluate("window.wasPointedAt") is None
    play_to_the_end(page, hands)
    assert page.evaluate("window.wasPointedAt") is None


def test_arrows_lead_over_the_board(page: Page) -> None:
    """With Shift, from every place to a neighbour. At a stored table: a new game may deal no tile that can be laid."""
    enter(page)
    go_to_table(page, table_at(page, LAYING))
    hands = Keys(page)
    lit = hands.board.get_by_role("button", name=re.compile("^Lay the tile:")).first
    hands.reach(lit)
    is_westmost = re.search(r"field [1-5] ", lit.get_attribute("aria-label") or "") is not None
    hands.page.keyboard.press("Shift+ArrowRight" if is_westmost else "Shift+ArrowLeft")
    expect(lit).not_to_be_focused()
    expect(hands.board.locator(":focus")).to_have_role("button")


def test_a_game_on_a_phone(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    hands = Fingers(page)
    player = Player(page, hands, Merchant())
    begin(page, hands)
    player.await_question()
    for tab in ("Trade", "Standing", "Log", "Table", "Turn"):
        hands.press(page.get_by_role("tab", name=re.compile(f"^{tab}")))
        fits_a_phone(page)
    player.try_everything(lambda: fits_a_phone(page))
    assert set(EVERYTHING) <= set(player.did)
    play_to_the_end(page, hands)
    fits_a_phone(page)


def fits_a_phone(page: Page) -> None:
    """Nothing is wider than the screen, and every button as large as a finger."""
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate(SMALL_BUTTONS, FINGER_PX) == []


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_pieces_move_unless_somebody_has_asked_for_rest(new_page: NewPage, wish: str) -> None:
    """A round of it; all other games of these tests are played without motion."""
    page = new_page(reduced_motion=wish)
    page.add_init_script(COUNT_MOTIONS)
    hands = Hands(page)
    player = Player(page, hands, Merchant(["move"]))
    begin(page, hands)
    while player.await_question() and player.sight.table["round"] == 1:
        player.decide()
    laid, motions = player.did.count("lay"), page.evaluate("window.motions")
    assert laid > 0
    assert motions >= laid if wish == "no-preference" else motions == 0


def test_a_game_in_words(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Text only, without the board").check()
    page.get_by_role("button", name="Close").click()
    hands = Words(page)
    player = Player(page, hands, Merchant())
    begin(page, Hands(page))
    expect(page.get_by_role("region", name="The table")).to_be_visible()
    expect(page.get_by_role("region", name="Board", exact=True)).to_have_count(0)
    player.try_everything()
    assert set(EVERYTHING) <= set(player.did)
    play_to_the_end(page, hands)
