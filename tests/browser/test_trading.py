"""Two people, each before a browser, and a bot: an offer, a counter-offer, and a trade; and how one sees an offer."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.looking import ASKED, act, enter, go_to_table, let_in, open_tab, table_at
from tests.browser.merchant import Merchant
from tests.browser.playing import CARDS, Hands, Player, wait_until

COLOURS: Final = ("orange", "yellow", "green", "violet")


def open_table(page: Page) -> str:
    """With a free seat for a friend and one for a bot; returns the link."""
    page.goto("/")
    page.get_by_role("group", name="With whom?").get_by_role("radio", name="With friends").check()
    page.get_by_role("group", name="Players").get_by_role("radio", name="3").check()
    page.get_by_role("textbox", name="Your name").fill("Ann")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Make a link").click()
    return page.get_by_role("textbox", name="Invitation link").input_value()


def join(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_role("textbox", name="Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("heading", name="A table of Tyros")).to_be_visible()
    assert "#" not in page.url  # the invitation is used: it does not lie about in the address


def play_until_asked(ann: Player, ben: Player) -> None:
    """Until it is Ann's turn to act."""
    while True:
        wait_until(ann.page, lambda: ann.sight.asked is not None or ben.sight.asked is not None, "one to be asked")
        for player in (ann, ben):
            if player.sight.asked is None:
                continue
            if player is ann and ann.choices().kind == "act":
                return
            player.decide()


def test_an_offer_a_counter_and_a_trade(new_page: NewPage) -> None:
    pages = new_page(), new_page()
    ann, ben = (Player(page, Hands(page), Merchant([])) for page in pages)
    link = open_table(ann.page)
    join(ben.page, link)
    ann.page.get_by_role("button", name="Start with bots").click()
    play_until_asked(ann, ben)

    had = hands(ann, ben)
    given = max(COLOURS, key=lambda colour: had[0].get(colour, 0))
    countered = max((colour for colour in COLOURS if colour != given), key=lambda colour: had[1].get(colour, 0))
    wanted = next(colour for colour in COLOURS if colour not in (given, countered))
    offer(ann.page, given, wanted)
    counter(ben.page, wanted if had[1].get(wanted, 0) > 0 else None, countered)
    close(ann.page, given, countered)

    changes = {given: -1, countered: 1}
    for player, before, sign in ((ann, had[0], 1), (ben, had[1], -1)):
        after = {colour: before.get(colour, 0) + sign * changes.get(colour, 0) for colour in CARDS}
        expect_cards(player.page, after)
    expect(ben.page.get_by_role("tabpanel")).not_to_contain_text("Your counter-offer")


def hands(*players: Player) -> list[dict[str, int]]:
    """As the pages show them."""
    held: list[dict[str, int]] = [player.sight.table["hand"] for player in players]
    for player, cards in zip(players, held, strict=True):
        expect_cards(player.page, cards)
    return held


def expect_cards(page: Page, cards: dict[str, int]) -> None:
    hand = page.get_by_role("region", name="Your hand")
    for colour in CARDS:
        held = cards.get(colour, 0)
        item = hand.get_by_role("listitem").filter(has_text=re.compile(rf"\b{held} {colour}s?\b"))
        expect(item).to_have_count(1 if held > 0 else 0)


def adding(page: Page, side: str, colour: str) -> Locator:
    cards = page.get_by_role("group", name=side)
    return cards.get_by_role("button", name=re.compile(f"^Add {CARDS[colour]}"))


def removing(page: Page, side: str, colour: str) -> Locator:
    cards = page.get_by_role("group", name=side)
    return cards.get_by_role("button", name=re.compile(f"^Take away {CARDS[colour]}"))


def offer(page: Page, given: str, wanted: str) -> None:
    """To Ben alone."""
    page.get_by_role("tab", name=re.compile("^Trade")).click()
    adding(page, "You give", given).click()
    adding(page, "You get", wanted).click()
    asked = page.get_by_role("group", name="To")
    for box in asked.get_by_role("checkbox").all():
        if "Ben" not in box.locator("xpath=ancestor::label").inner_text():
            box.uncheck()
    page.get_by_role("button", name="Make the offer").click()


def counter(page: Page, proposed: str | None, countered: str) -> None:
    """Another card than the one that is asked for; if he has that, the page proposes it."""
    page.get_by_role("button", name="Counter …").click()
    if proposed is not None:
        removing(page, "You give", proposed).click()
    adding(page, "You give", countered).click()
    page.get_by_role("button", name="Make this counter-offer").click()


def close(page: Page, given: str, countered: str) -> None:
    """As it is told: what she gives is what she offered, what she gets is what he wants to give."""
    answer = page.get_by_role("listitem").filter(has_text="counters")
    expect(answer).to_contain_text(re.compile(f"You give.*1 {given}.*You get.*1 {countered}", re.DOTALL))
    page.get_by_role("button", name="Trade with Ben").click()


def test_others_think_and_oneself_is_asked(page: Page) -> None:
    enter(page)
    go_to_table(page, table_at(page, ASKED))
    answers = open_tab(page, re.compile("^Trade")).get_by_role("listitem")
    expect(answers.filter(has_text="Ann")).to_contain_text("your answer?")
    expect(answers.filter(has_text="Ann")).not_to_contain_text("is thinking")
    expect(answers.filter(has_text="Bob")).to_contain_text("is thinking")


def test_after_a_trade_the_next_turn_opens_on_its_own_tab(page: Page, new_page: NewPage) -> None:
    """Ann looks at the trade on its tab, and the others end it."""
    enter(page)
    table = table_at(page, ASKED)
    go_to_table(page, table)
    trade = open_tab(page, re.compile("^Trade"))
    trade.get_by_role("button", name="Decline", exact=True).click()
    expect(trade.get_by_role("listitem").filter(has_text="Bob")).to_contain_text("is thinking")
    others = {seat: new_page() for seat in (1, 2, 3)}
    for seat, action in ((1, "accept"), (2, "decline"), (3, "close B")):
        let_in(page, others[seat], table, seat, "BCD"[seat - 1])
        act(others[seat], table, action)
    expect(page.get_by_role("tab", name=re.compile("^Turn"))).to_have_attribute("aria-selected", "true")
    expect(page.get_by_text(re.compile("offers"))).to_have_count(0)
