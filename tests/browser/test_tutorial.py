"""The tutorial, to its end: with the mouse on the board, and in German by its lists."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from playwright.sync_api import Locator, Page, expect

from emporion.locales import text
from emporion.server.protocol.http import Tutorial, TutorialStep
from tests.browser.choices import Choice, Choices, Speaker, told
from tests.browser.conftest import NewPage
from tests.browser.looking import close_settings, open_settings, untold
from tests.browser.playing import CARDS, Hands

MIDDLE: Final = 5


def script_of(page: Page, language: str) -> Tutorial:
    answer = page.request.get(f"/api/tutorial?game=tyros&language={language}")
    return msgspec.json.decode(answer.body(), type=Tutorial)


def choices_of(step: TutorialStep, names: tuple[str, ...], language: str = "en") -> Choices:
    return told("", step.kind, step.choices, Speaker("tyros", names, language))


def choice_of(step: TutorialStep, choices: Choices) -> Choice | None:
    """Offers and counters are in no list."""
    return next((choice for choice in choices.actions if choice.action == step.action), None)


def expect_step(page: Page, script: Tutorial, at: int, language: str = "en") -> None:
    told = text(language, "tutorial-progress", step=at + 1, count=len(script.steps))
    expect(page.get_by_text(told, exact=True)).to_be_visible()


class LearnersHands(Hands):
    """All of the page is the learner's panel."""

    def __init__(self, page: Page, names: tuple[str, ...]) -> None:
        super().__init__(page)
        self.names = names
        self.panel = page.get_by_role("main")

    def do(self, step: TutorialStep) -> None:
        match step.lesson:
            case "accept":
                self.press_button("Accept")
            case "decline":
                self.press_button("Decline")
            case "close":
                self.press(self.panel.get_by_role("button", name=re.compile("^Trade with (?!nobody)")))
            case "counter":
                self.press_button("Counter …")
                self.compose(step.action["want"], step.action["give"], "Make this counter-offer")
            case "offer":
                self.press_button("Trade")
                self.compose(step.action["give"], step.action["want"], "Make the offer")
            case _:
                choices = choices_of(step, self.names)
                choice = choice_of(step, choices)
                assert choice is not None
                self.carry_out(choice, choices)

    def choose(self, choice: Choice, choices: Choices) -> None:
        """Also with which cards it is paid: the lesson may want others than the page proposes."""
        super().choose(choice, choices)
        price: dict[str, int] | None = choice.action.get("price") or choice.action.get("fare")
        if price is None:
            return
        cards = self.panel.get_by_role("group", name=re.compile("^(Price|Fare)$"))
        if cards.get_by_role("radio").count() == 0:
            self.put_exactly(cards, price)
        else:
            words = ", ".join(f"{count} {colour}" for colour, count in price.items() if count)
            self.mark(cards.get_by_role("radio", name=words, exact=True))

    def press_button(self, name: str) -> None:
        self.press(self.panel.get_by_role("button", name=name, exact=True))

    def compose(self, give: dict[str, int], want: dict[str, int], send: str) -> None:
        giving, getting = (self.panel.get_by_role("group", name=name) for name in ("You give", "You get"))
        self.clear(getting)
        self.put_exactly(giving, give)
        self.put_exactly(getting, want)
        self.press_button(send)

    def clear(self, picker: Locator) -> None:
        removing = picker.get_by_role("button", name=re.compile("^Take away"), disabled=False)
        while removing.count() > 0:
            self.press(removing.first)

    def put_exactly(self, picker: Locator, cards: dict[str, int]) -> None:
        """Some cards may be there already: a counter begins with what was offered."""
        self.clear(picker)
        for colour, count in cards.items():
            for number in range(count):
                words = re.compile(rf"^Add {CARDS[colour]}; chosen: {number or '(0|no)'} ")
                self.press(picker.get_by_role("button", name=words))


def test_it_leads_to_the_end_with_the_mouse_and_is_resumed_after_a_break(page: Page) -> None:
    script = script_of(page, "en")
    page.goto("/tutorial")
    hands = LearnersHands(page, script.names)
    for at, step in enumerate(script.steps):
        expect_step(page, script, at)
        if at == MIDDLE:
            page.reload()
            expect_step(page, script, at)
        hands.do(step)
    expect(page.get_by_role("heading", name="You can play Tyros")).to_be_visible()
    page.get_by_role("button", name="Play a game now").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("tab", name="Standing")).to_be_visible()


def test_something_else_than_the_lesson_wants_is_explained(page: Page) -> None:
    script = script_of(page, "en")
    page.goto("/tutorial")
    page.evaluate("localStorage.setItem('emporion-tutorial-tyros', '4')")
    page.reload()
    expect_step(page, script, 4)
    page.get_by_role("button", name="Decline", exact=True).click()
    expect(page.get_by_text("That is allowed, but let us keep it for later.")).to_be_visible()
    page.get_by_role("button", name="Do it for me").click()
    expect_step(page, script, 5)
    page.get_by_role("button", name="One step back").click()
    expect_step(page, script, 4)


def test_it_leads_to_the_end_in_german_by_its_lists(new_page: NewPage) -> None:
    page = new_page(locale="de")
    script = script_of(page, "de")
    page.goto("/tutorial")
    open_settings(page).get_by_label(text("de", "web-text-mode")).check()
    close_settings(page)
    for at, step in enumerate(script.steps):
        expect_step(page, script, at, "de")
        assert untold(page) == set()
        do_in_german(page, step, script.names)
    expect(page.get_by_role("heading", name=text("de", "tyros-tutorial-done-title"))).to_be_visible()


def do_in_german(page: Page, step: TutorialStep, names: tuple[str, ...]) -> None:
    """From the list; what is in none, the page does when one has tried something else."""
    buttons = {"accept": "table-accept", "decline": "table-decline", "counter": "table-decline"}
    if step.lesson in buttons:
        press(page, text("de", buttons[step.lesson]))
    elif step.lesson == "close":
        press(page, text("de", "table-close-with", name=names[step.action["partner"]]))
    else:
        choices = choices_of(step, names, "de")
        choice = choice_of(step, choices) or choices.actions[0]
        page.get_by_role("listitem").get_by_role("button", name=choice.words, exact=True).click()
        press(page, text("de", "table-confirm"))
    if choice_of(step, choices_of(step, names)) is None:
        press(page, text("de", "tutorial-show-me"))


def press(page: Page, name: str) -> None:
    page.get_by_role("main").get_by_role("button", name=name, exact=True).click()


def test_a_game_without_a_tutorial_says_so(page: Page) -> None:
    page.goto("/tutorial/tyrannos")
    expect(page.get_by_text("There is no tutorial of this game here.")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page).to_have_url(re.compile("/$"))
