"""Somebody who plays any game on the page that knows none: by mouse on the board and its buttons, or by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import msgspec
from playwright.sync_api import Locator, Page, expect

from emporion.server.protocol.http import Guidance
from tests.browser.choices import Choice, Choices, choices_in
from tests.browser.merchant import kind_of
from tests.browser.playing import GAME_S, Sight, wait_until

Policy = Callable[[dict[str, Any], Choices, Guidance], Choice]
"""What somebody wants: the table, what is asked, and what helps to choose."""
MOST_STEPS: Final = 8


class Mouse:
    """On the board where it can be pressed there, else in the panel."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.panel = page.get_by_role("tabpanel")
        self.board = page.get_by_role("region", name="Board", exact=True)

    def press(self, button: Locator) -> None:
        button.click()

    def mark(self, box: Locator) -> None:
        box.check()

    def write(self, field: Locator, number: int) -> None:
        field.fill(str(number))

    def carry_out(self, choice: Choice, guidance: Guidance) -> None:
        for _ in range(MOST_STEPS):
            wait_until(
                self.page,
                lambda: self.can_confirm() or bool(self.ways(choice, guidance)),
                f"{choice.words} to be offered",
            )
            if self.confirm(choice):
                return
            self.press(self.ways(choice, guidance)[0])
        raise AssertionError(f"{choice.words}: cannot be chosen")

    def ways(self, choice: Choice, guidance: Guidance) -> list[Locator]:
        """What can be pressed on the way to it, the shortest way first."""
        kind = guidance.kinds[kind_of(choice)]
        ways = [self.way(choice), *self.values(choice), self.named(kind)]
        return [way for way in ways if way.count() > 0]

    def can_confirm(self) -> bool:
        return self.panel.get_by_role("button", name="Confirm", exact=True).count() > 0

    def confirm(self, choice: Choice) -> bool:
        if not self.can_confirm():
            return False
        button = self.panel.get_by_role("button", name="Confirm", exact=True)
        expect(self.panel.locator(".sentence")).to_have_text(choice.words)
        self.press(button)
        return True

    def way(self, choice: Choice) -> Locator:
        return self.panel.locator("button.way", has=self.page.get_by_text(choice.words, exact=True))

    def values(self, choice: Choice) -> list[Locator]:
        """For the part that is chosen now: its place on the board, or its value in the panel."""
        legend = self.panel.locator("legend")
        if legend.count() == 0:
            return []
        value = choice.values.get(legend.first.inner_text().casefold())
        if value is None:
            return []
        written, words = value
        place = self.board.get_by_role("button", name=written, exact=True)
        # A note may stand behind the words, in an element of its own.
        return [place, legend.locator(f'xpath=..//button[normalize-space(text()[1])="{words}"]')]

    def named(self, label: str) -> Locator:
        return self.panel.get_by_role("button", name=re.compile(rf"^{re.escape(label)}", re.IGNORECASE)).first


class Keyboard(Mouse):
    """In text mode, without a mouse: an action is found by its words."""

    def carry_out(self, choice: Choice, guidance: Guidance) -> None:
        self.reach(self.panel.get_by_role("searchbox"))
        self.page.keyboard.press("Control+A")
        self.page.keyboard.insert_text(choice.words)
        line = self.panel.get_by_role("listitem").get_by_role("button", name=choice.words, exact=True)
        expect(line).to_be_attached()
        # Tab comes to one line of the list, the arrows to the others.
        self.reach(self.panel.locator("li button[tabindex='0']"))
        self.page.keyboard.press("Home")
        self.reach(line, "ArrowDown")
        self.page.keyboard.press("Enter")
        confirm = self.panel.get_by_role("button", name="Confirm", exact=True)
        expect(confirm).to_be_focused()
        self.page.keyboard.press("Enter")

    def press(self, button: Locator) -> None:
        self.reach(button)
        self.page.keyboard.press("Enter")

    def mark(self, box: Locator) -> None:
        self.reach(box)
        if not box.is_checked():
            self.page.keyboard.press("Space")

    def write(self, field: Locator, number: int) -> None:
        self.reach(field)
        self.page.keyboard.type(str(number))

    def reach(self, goal: Locator, key: str = "Tab") -> None:
        goal.wait_for()
        for _ in range(100):
            if goal.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} does not come to {goal}")


class Player:
    def __init__(self, page: Page, hands: Mouse, policy: Policy) -> None:
        self.page = page
        self.hands = hands
        self.policy = policy
        self.sight = Sight(page)
        self.did: list[Choice] = []

    def fetched(self, what: str) -> bytes:
        last = self.sight.last
        assert last is not None
        query = f"seat={last.you.viewer}&language=en"
        return self.page.request.get(f"/api/tables/{last.table.id}/{what}?{query}").body()

    def await_question(self) -> bool:
        """Whether there is one more; none comes after the end."""
        sight = self.sight
        wait_until(self.page, lambda: sight.asked is not None or sight.is_over, "to be asked", GAME_S)
        return not sight.is_over

    def decide(self) -> Choice:
        assert self.sight.last is not None
        choices = choices_in(self.sight.last)
        guidance = msgspec.json.decode(self.fetched("guidance"), type=Guidance)
        choice = self.policy(self.sight.table, choices, guidance)
        self.hands.carry_out(choice, guidance)
        self.did.append(choice)
        wait_until(self.page, lambda: self.sight.asked != choices.decision, f"{choice.text} to be done")
        return choice

    def play_on(self) -> None:
        while self.await_question():
            self.decide()
