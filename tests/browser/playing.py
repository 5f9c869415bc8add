"""Somebody who plays Tyros in a browser: what the page is shown, and the hands that do what he wants.

What is possible he knows from the server; whatever he does, he does on the page, and finds there as people find it: by
what a thing is and is called.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from playwright.sync_api import Locator, Page, WebSocket, expect

from emporion.engine.view import Sight as Seen
from emporion.server.client import TO_CLIENT
from emporion.server.protocol.to_client import TableMessage, TableUpdate
from emporion.server.protocol.updating import updated
from emporion.server.tables.naming import name_for
from tests.browser.choices import Choice, Choices, choices_in
from tests.browser.conftest import PATIENCE_MS
from tests.browser.merchant import Merchant, kind_of

expect.set_options(timeout=PATIENCE_MS)
POLL_MS: Final = 15
GAME_S: Final = 90
"""Nobody waits longer for the others."""

TASKS: Final = {
    "lay": "Lay a tile",
    "show": "Show all tiles",
    "move": "Sail",
    "found": "Found a city",
    "build": "Build a ship",
    "swap": "Swap blindly",
    "buy": "Buy a discard",
    "offer": "Trade",
    "pass": "Pass",
    "keep": "Keep cards",
}
"""The buttons, in the order of their keys among those of one question."""
PLACES: Final = {
    "T": "Tyros",
    "16w": ".*, the west coast of field 16",
    "16e": ".*, the east coast of field 16",
}
"""Those that are not called by the number of their field."""
CHOOSING: Final = {"lay": "Lay the tile:", "move": "Sail:", "found": "Found a city:", "build": "Build a ship:"}
"""How the name of a place begins that can be chosen."""
PICKERS: Final = {"swap": "Cards to put down", "buy": "Three cards to put down", "keep": "Cards to keep"}
CARDS: Final = {
    "orange": "an orange card",
    "yellow": "a yellow card",
    "green": "a green card",
    "violet": "a violet card",
    "joker": "a joker",
}


def wait_until(page: Page, is_so: Callable[[], bool], what: str, patience_s: float = PATIENCE_MS / 1000) -> None:
    """Until something is so that no element of the page tells."""
    deadline = time.monotonic() + patience_s
    while not is_so():
        assert time.monotonic() < deadline, f"waited in vain: {what}"
        page.wait_for_timeout(POLL_MS)


class Sight:
    """What the server has shown a page, from the first frame on. To be made before the page comes to its table."""

    def __init__(self, page: Page) -> None:
        self.messages: list[TableMessage] = []
        page.on("websocket", self._attend)

    def _attend(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._take)

    def _take(self, frame: str | bytes) -> None:
        match TO_CLIENT.decode(frame):
            case TableMessage() as whole:
                self.messages.append(whole)
            case TableUpdate() as update:
                self.messages.append(updated(self.messages[-1], update))

    @property
    def last(self) -> TableMessage | None:
        return self.messages[-1] if self.messages else None

    @property
    def view(self) -> Seen | None:
        return None if self.last is None else self.last.view

    @property
    def table(self) -> dict[str, Any]:
        assert self.view is not None
        table: dict[str, Any] = self.view.table
        return table

    @property
    def asked(self) -> str | None:
        """The decision that the one who looks has to answer."""
        decisions = [] if self.view is None else self.view.decisions
        return next((decision.id for decision in decisions if decision.id is not None), None)

    @property
    def is_over(self) -> bool:
        return self.last is not None and self.last.table.status == "over"


class Hands:
    """How somebody carries out what he wants; by mouse, unless a subclass has other ways."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.panel = page.get_by_role("tabpanel")
        self.board = page.get_by_role("region", name="Board", exact=True)

    def press(self, button: Locator) -> None:
        button.click()

    def mark(self, radio: Locator) -> None:
        self.press(radio)

    def carry_out(self, choice: Choice, choices: Choices) -> None:
        kind = kind_of(choice)
        match kind:
            case "decline":
                self.press(self.panel.get_by_role("button", name="Decline", exact=True))
            case "close":
                self.press(self.panel.get_by_role("button", name="Trade with nobody"))
            case _:
                self.begin(kind, choices)
                self.choose(choice, choices)
                self.confirm()

    def begin(self, kind: str, choices: Choices) -> None:
        """Where only one kind of action is possible, the page has begun it already."""
        if len({*choices.unlisted, *map(kind_of, choices.actions)}) > 1:
            self.take(kind)

    def take(self, kind: str) -> None:
        self.press(self.task(kind))

    def task(self, kind: str) -> Locator:
        """Where there is room, its button says more than its name."""
        return self.panel.get_by_role("button", name=re.compile(rf"^{TASKS[kind]}\b"))

    def choose(self, choice: Choice, choices: Choices) -> None:
        action = choice.action
        alike = [other.action for other in choices.actions if kind_of(other) == kind_of(choice)]
        match kind_of(choice):
            case "lay":
                self.pick_one("lay", action, alike, "field")
                if len({other["empire"] for other in alike if other["field"] == action["field"]}) > 1:
                    self.mark_one("For which empire?", action["empire"])
            case "move":
                if len({other["start"] for other in alike}) > 1:
                    self.pick("Choose", action["start"])
                self.pick(CHOOSING["move"], action["goal"])
                if action.get("toll") is not None:
                    self.mark_one(re.compile("^Toll"), action["toll"])
            case "found":
                self.pick_one("found", action, alike, "berth")
            case "build":
                self.pick_one("build", action, alike, "field")
            case "swap" | "buy" | "keep" as kind:
                self.put(PICKERS[kind], action["cards"])
                taken = {other.get("take") for other in alike if other["cards"] == action["cards"]}
                if len(taken) > 1:
                    self.mark_one("Card to take", action["take"])
            case "show":
                if len(alike) > 1:
                    tiles = self.panel.get_by_role("group", name="Which tile goes under the pile?")
                    self.mark(tiles.get_by_role("radio", name=re.compile(rf"^field {action['under']}\b")))

    def pick_one(self, kind: str, action: dict[str, Any], alike: list[dict[str, Any]], part: str) -> None:
        """A place that is the only one is picked already."""
        if len({other[part] for other in alike}) > 1:
            self.pick(CHOOSING[kind], action[part])

    def pick(self, beginning: str, place: str) -> None:
        self.press(self.place(beginning, place))

    def place(self, beginning: str, place: str) -> Locator:
        """On the board, as it is called when it can be chosen."""
        words = PLACES.get(place, f".*, field {place}")
        return self.board.get_by_role("button", name=re.compile(rf"^{beginning} {words} \("))

    def mark_one(self, group: str | re.Pattern[str], colour: str) -> None:
        radios = self.panel.get_by_role("group", name=group)
        radio = radios.get_by_role("radio", name=colour, exact=True)
        if not radio.is_checked():
            self.mark(radio)

    def put(self, group: str, cards: dict[str, int]) -> None:
        """Cards, one by one; and away with those that the page proposes and nobody wants."""
        picker = self.panel.get_by_role("group", name=group)
        picker.wait_for()
        for colour, words in CARDS.items():
            adding = picker.get_by_role("button", name=re.compile(rf"^Add {words};"))
            chosen = [int(re.findall(r"chosen: (\d+)", name)[0]) for name in adding.all_text_contents()]
            for number in range(sum(chosen), cards.get(colour, 0)):
                self.press(picker.get_by_role("button", name=re.compile(rf"^Add {words}; chosen: {number} ")))
            for number in range(sum(chosen), cards.get(colour, 0), -1):
                self.press(picker.get_by_role("button", name=re.compile(rf"^Take away {words}; chosen: {number} ")))

    def confirm(self) -> None:
        self.press(self.panel.get_by_role("button", name="Confirm", exact=True))


class Fingers(Hands):
    """On a screen that one touches."""

    def press(self, button: Locator) -> None:
        button.tap()


class Words(Hands):
    """In text mode: every action is a line of a list."""

    def begin(self, kind: str, choices: Choices) -> None:
        """There are no kinds to choose from."""

    def choose(self, choice: Choice, choices: Choices) -> None:
        self.press(self.panel.get_by_role("listitem").get_by_role("button", name=choice.words, exact=True))


class Keys(Hands):
    """Without a mouse: what has the focus is what the keys are for."""

    MOST_TABS: Final = 250

    def press(self, button: Locator) -> None:
        self.reach(button)
        self.page.keyboard.press("Enter")

    def mark(self, radio: Locator) -> None:
        """Tab comes to one of the radio buttons of a group, the arrows to the next."""
        self.reach_any(radio.locator("xpath=ancestor::fieldset[1]"))
        self.page.keyboard.press("Space")
        while not radio.is_checked():
            self.page.keyboard.press("ArrowDown")

    def take(self, kind: str) -> None:
        if self.is_anywhere():
            self.task(kind).wait_for()
            self.page.keyboard.press(str(list(TASKS).index(kind) - 1))
        else:
            super().take(kind)

    def confirm(self) -> None:
        button = self.panel.get_by_role("button", name="Confirm", exact=True)
        expect(button).to_be_enabled()
        if not self.is_anywhere():
            self.reach(button)
        self.page.keyboard.press("Enter")

    def is_anywhere(self) -> bool:
        """Nothing has the focus: keys are for the table."""
        return bool(self.page.evaluate("document.activeElement === document.body"))

    def reach(self, goal: Locator) -> None:
        goal.wait_for()
        self._tab_until(lambda: bool(goal.evaluate("element => element === document.activeElement")), goal)

    def reach_any(self, group: Locator) -> None:
        group.wait_for()
        self._tab_until(lambda: bool(group.evaluate("element => element.contains(document.activeElement)")), group)

    def _tab_until(self, is_there: Callable[[], bool], goal: Locator) -> None:
        for _ in range(self.MOST_TABS):
            if is_there():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not come to {goal}")


class Player:
    """Somebody with a seat, before a page."""

    def __init__(self, page: Page, hands: Hands, merchant: Merchant, sight: Sight | None = None) -> None:
        self.page = page
        self.hands = hands
        self.merchant = merchant
        self.sight = sight or Sight(page)
        self.did: list[str] = []
        """The kinds of all his actions so far."""

    def choices(self) -> Choices:
        """What is asked, and all that may be done."""
        assert self.sight.last is not None
        return choices_in(self.sight.last)

    def await_question(self) -> bool:
        """Whether there is one more; none comes after the end."""
        sight = self.sight
        wait_until(self.page, lambda: sight.asked is not None or sight.is_over, "to be asked", GAME_S)
        return not sight.is_over

    def await_choice(self) -> bool:
        """The same, of a question that nobody answers for him."""
        while self.await_question():
            choices = self.choices()
            if not self.is_foregone(choices):
                return True
            self.await_done(choices)
        return False

    def await_done(self, choices: Choices) -> None:
        """Until this is no longer asked."""
        wait_until(self.page, lambda: self.sight.asked != choices.decision, f"{choices.kind} to be done")

    def decide(self) -> Choice:
        """Answer what is asked now, and wait until it is done."""
        choices = self.choices()
        assert choices.decision == self.sight.asked
        choice = self.merchant.choose(self.sight.table, choices)
        if not self.is_foregone(choices):
            self.hands.carry_out(choice, choices)
        self.did.append(kind_of(choice))
        self.await_done(choices)
        return choice

    def is_foregone(self, choices: Choices) -> bool:
        """The server answers for whoever is alone at their device where only one answer is possible."""
        last = self.sight.last
        assert last is not None
        return len(choices.actions) == 1 and not choices.unlisted and len(last.you.seats) == 1

    def play_on(self, heed: Callable[[], None] = lambda: None) -> None:
        """To the end. `heed` is called before each of his decisions."""
        while self.await_question():
            heed()
            self.decide()

    def try_everything(self, heed: Callable[[], None] = lambda: None) -> None:
        """Until the merchant has no wish left: from then on he would only pass."""
        while self.merchant.wishes and self.await_question():
            heed()
            self.decide()


def begin(page: Page, hands: Hands) -> None:
    """Against two bots, with two clicks."""
    page.goto("/")
    hands.mark(page.get_by_role("group", name="Players").get_by_role("radio", name="3"))
    hands.press(page.get_by_role("button", name="Play now"))
    page.wait_for_url(re.compile("/t/"))


def expect_result(page: Page, sight: Sight) -> None:
    """The page tells the ranking that the server tells."""
    last = sight.last
    assert last is not None
    answer = page.request.get(f"/api/tables/{last.table.id}")
    told = msgspec.json.decode(answer.body(), type=TableMessage)
    assert told.table.status == "over"
    assert told.view is not None
    assert told.view.outcome is not None
    result = page.get_by_role("region", name="The game is over")
    rows = result.get_by_role("list").first.get_by_role("button")
    expect(rows).to_have_count(len(told.table.seats))
    ranking = sorted(told.view.outcome.ranking, key=lambda place: place.rank)
    seats = [told.table.seats[place.seat] for place in ranking]
    names = [name_for(told.table.game, seat.name, seat.controller, "en") for seat in seats]
    for row, place in zip(rows.all(), ranking, strict=True):
        ranked = [name for name, other in zip(names, ranking, strict=True) if other.rank == place.rank]
        who = "|".join(map(re.escape, ranked))
        expect(row).to_contain_text(re.compile(rf"^{place.rank}\..*({who}).*\b{place.points}\s*points?"))
    winner = "You win" if told.you.seats == [ranking[0].seat] else names[0]
    expect(result.get_by_role("heading", level=2)).to_contain_text(winner)
