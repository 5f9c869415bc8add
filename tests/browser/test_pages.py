"""The start page: tables are found there, and games come back to it; and what a table offers besides its game."""

from __future__ import annotations

import pathlib
import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from emporion.locales import LANGUAGES, text
from tests.browser.conftest import PHONE, NewPage
from tests.browser.looking import (
    LONG_GAME,
    OTHERS_TURN,
    OWN_TURN,
    enter,
    finished_table,
    go_to_table,
    open_tab,
    open_table,
    send,
    table_at,
    waiting_table,
)


def test_an_open_table_is_found_and_joined_from_another_browser(new_page: NewPage) -> None:
    ann, bob = new_page(), new_page()
    ann.goto("/")
    ann.get_by_label("Your name").fill("Ariadne")
    ann.get_by_role("radio", name="With friends").check()
    ann.get_by_role("radio", name="3", exact=True).check()
    ann.get_by_label("Show it in the lobby").check()
    ann.get_by_role("button", name="Open the table").click()
    expect(ann.get_by_role("heading", name="A table of Tyros")).to_be_visible()
    expect(ann.get_by_text("2 seats are free.")).to_be_visible()

    bob.goto("/")
    bob.get_by_label("Your name").fill("Bellerophon")
    offered = bob.get_by_role("region", name="Open tables").get_by_role("listitem").filter(has_text="With Ariadne")
    offered.get_by_role("button", name="Sit down").click()
    expect(bob).to_have_url(ann.url)
    expect(bob.get_by_text("One seat is free.")).to_be_visible()
    expect(ann.get_by_text("One seat is free.")).to_be_visible()
    expect(ann.get_by_role("listitem").filter(has_text="Bellerophon")).to_be_visible()


TERMS: Final = {
    "en": ("Ann wants to play with you", "Giochi Rari", "On fields drawn at random", "3 players", "Brisk"),
    "de": ("Ann möchte mit dir spielen", "Giochi Rari", "Auf ausgelosten Feldern", "3 Spieler", "Flott"),
    "fr": ("Ann veut jouer avec vous", "Giochi Rari", "Sur des cases tirées au sort", "3 joueurs", "Rapide"),
    "it": ("Ann vuole giocare con te", "Giochi Rari", "Su caselle estratte a sorte", "3 giocatori", "Svelto"),
}
BRISK: Final = {"type": "live", "decision_seconds": 30, "bank_seconds": 300, "increment_seconds": 5}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_knows_what_he_is_invited_to(new_page: NewPage, language: str) -> None:
    page, guest = new_page(), new_page(locale=language)
    enter(page)
    table = open_table(page, [{"type": "me", "name": "Ann"}], {"players": 3, "edition": "giochi-rari"}, pace=BRISK)
    token = send(page, "POST", f"/api/tables/{table}/invitations", {})["token"]
    guest.goto(f"/t/{table}#{token}")
    for term in TERMS[language]:
        expect(guest.get_by_role("main").get_by_text(term).first).to_be_visible()
    expect(guest.get_by_role("main")).to_contain_text("Tyros")
    guest.get_by_role("main").get_by_role("textbox").fill("Bob")
    guest.get_by_role("main").get_by_role("button").first.click()
    expect(guest.get_by_role("heading", level=1)).to_have_text(text(language, "table-lobby", game="Tyros"))
    for term in TERMS[language][1:]:
        expect(guest.get_by_role("main").get_by_text(term).first).to_be_visible()


def test_a_guest_of_a_private_table_is_told_as_much_as_he_may_know(new_page: NewPage) -> None:
    page, guest = new_page(), new_page()
    enter(page)
    table = waiting_table(page, watched=False)
    token = send(page, "POST", f"/api/tables/{table}/invitations", {})["token"]
    guest.goto(f"/t/{table}#{token}")
    expect(guest.get_by_text("Somebody wants to play with you.")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_to_a_full_table_says_so_at_once(new_page: NewPage, language: str) -> None:
    ann, guest = new_page(), new_page(locale=language)
    enter(ann)
    table = waiting_table(ann, listed=True)
    token = send(ann, "POST", f"/api/tables/{table}/invitations", {})["token"]
    send(ann, "POST", f"/api/tables/{table}/commands", {"type": "start", "key": "12345678", "bot": "deckhand"})
    guest.set_viewport_size({"width": 320, "height": 640})
    guest.goto(f"/t/{table}#{token}")
    expect(guest.get_by_role("heading", level=1)).to_have_text(text(language, "table-invited-full"))
    expect(guest.get_by_role("main").get_by_role("textbox")).to_have_count(0)
    expect(guest.get_by_role("link", name=text(language, "table-invited-own"))).to_be_visible()
    assert guest.evaluate("document.documentElement.scrollWidth") <= 320
    guest.get_by_role("button", name=text(language, "table-invited-watch")).click()
    expect(guest.get_by_role("heading", level=1)).not_to_have_text(text(language, "table-invited-full"))
    expect(guest).to_have_url(re.compile(f"/t/{table}$"))


def test_an_invitation_to_a_closed_table_says_so_at_once(new_page: NewPage) -> None:
    ann, guest = new_page(), new_page(locale="de")
    enter(ann)
    table = waiting_table(ann, listed=True)
    token = send(ann, "POST", f"/api/tables/{table}/invitations", {})["token"]
    send(ann, "POST", f"/api/tables/{table}/commands", {"type": "close", "key": "12345678"})
    guest.goto(f"/t/{table}#{token}")
    expect(guest.get_by_role("heading", name="Dieser Tisch ist geschlossen", level=1)).to_be_visible()
    guest.get_by_role("link", name="Eine eigene Partie eröffnen").click()
    expect(guest).to_have_url(re.compile("/$"))


def test_an_invitation_to_a_game_that_is_over_says_so_at_once(new_page: NewPage) -> None:
    ann, guest = new_page(), new_page(locale="it")
    enter(ann)
    table = finished_table(ann)
    token = send(ann, "POST", f"/api/tables/{table}/invitations", {})["token"]
    guest.goto(f"/t/{table}#{token}")
    expect(guest.get_by_role("heading", level=1)).to_have_text(text("it", "table-invited-over"))
    expect(guest.get_by_role("main").get_by_role("textbox")).to_have_count(0)
    guest.get_by_role("button", name=text("it", "table-invited-look")).click()
    expect(guest.get_by_role("region", name=text("it", "table-over"))).to_be_visible()


def test_a_seat_that_is_gone_is_refused_in_ones_own_language(new_page: NewPage) -> None:
    """The table was open when the page was loaded: what the server says then is what one reads."""
    ann, guest = new_page(), new_page(locale="de")
    enter(ann)
    table = waiting_table(ann, watched=False)
    token = send(ann, "POST", f"/api/tables/{table}/invitations", {})["token"]
    send(ann, "POST", f"/api/tables/{table}/commands", {"type": "close", "key": "12345678"})
    guest.goto(f"/t/{table}#{token}")
    guest.get_by_role("main").get_by_role("textbox").fill("Bert")
    guest.get_by_role("main").get_by_role("button").first.click()
    expect(guest.get_by_role("alert")).to_have_text("Dieser Tisch ist geschlossen.")


@pytest.mark.parametrize("address", ["/nothing", "/nothing/here#1", "/t", "/rules/tyros/more", "/constructor"])
def test_an_unknown_address_is_told_to_be_one(new_page: NewPage, address: str) -> None:
    page = new_page(locale="fr")
    page.goto(address)
    expect(page.get_by_role("heading", name="Il n’y a rien ici", level=1)).to_be_visible()
    page.get_by_role("main").get_by_role("link").click()
    expect(page.get_by_role("group", name="Choisissez un jeu")).to_be_visible()


def test_my_games_are_in_sight_when_one_returns_on_a_phone(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    enter(page)
    mine = table_at(page, OWN_TURN)
    page.goto("/")
    game = page.get_by_role("region", name="My games").locator(f'a[href="/t/{mine}"]')
    expect(game).to_contain_text("Your turn")
    box = game.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE["height"]


def test_a_game_is_chosen_and_remembered(page: Page) -> None:
    page.goto("/")
    cards = page.get_by_role("group", name="Choose a game")
    expect(cards.get_by_role("radio", name="Tyros")).to_be_checked()
    expect(page.get_by_role("heading", name="Play Tyros")).to_be_visible()
    cards.get_by_role("radio", name="Tyrannos").check()
    expect(page.get_by_role("heading", name="Play Tyrannos")).to_be_visible()
    page.reload()
    expect(cards.get_by_role("radio", name="Tyrannos")).to_be_checked()
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    page.goto("/")
    expect(page.get_by_role("region", name="My games").get_by_role("link").first).to_contain_text("Tyrannos")


def test_a_preset_shows_what_it_sets(page: Page) -> None:
    page.goto("/")
    page.get_by_role("radio", name="Tyrannos").check()
    page.get_by_text("Options", exact=True).click()
    page.get_by_text("War", exact=True).click()
    truce = page.get_by_label("Truce", exact=True)
    expect(truce).to_have_value("6")
    page.get_by_role("radio", name="By the book").check()
    expect(truce).to_have_value("0")
    truce.fill("3")
    truce.blur()
    page.get_by_role("radio", name="Friendly").check()
    expect(truce).to_have_value("6")
    page.get_by_role("button", name="Use the usual options").click()
    expect(page.get_by_role("radio", name="Standard")).to_be_checked()


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("width", [390, 320])
def test_every_option_fits_on_a_phone(new_page: NewPage, language: str, width: int) -> None:
    page = new_page(locale=language, viewport={"width": width, "height": 844})
    page.goto("/")
    page.get_by_role("radio", name="Tyrannos").check()
    page.evaluate("document.querySelectorAll('details').forEach((details) => (details.open = true))")
    expect(page.get_by_role("spinbutton").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(CUT) == []


def test_an_open_table_tells_its_edition_and_its_clock(new_page: NewPage) -> None:
    page, guest = new_page(), new_page()
    enter(page, "Aspasia")
    open_table(page, [{"type": "me", "name": "Aspasia"}], {"players": 4}, pace=BRISK, listed=True)
    guest.goto("/")
    offered = guest.get_by_role("region", name="Open tables").get_by_role("listitem").filter(has_text="With Aspasia")
    for term in ("Kosmos", "4 players", "30 seconds a decision"):
        expect(offered).to_contain_text(term)


def test_my_games_tell_whose_turn_it_is(new_page: NewPage) -> None:
    page, elsewhere = new_page(), new_page()
    enter(page)
    mine = table_at(page, OWN_TURN)
    other = table_at(page, OTHERS_TURN)
    token = send(page, "POST", f"/api/tables/{other}/invitations", {})["token"]
    elsewhere.goto(f"/t/{other}#{token}")
    elsewhere.get_by_label("Your name").fill("Bob")
    elsewhere.get_by_role("button", name="Sit down").click()
    expect(elsewhere.get_by_role("list", name="Players")).to_be_visible()
    page.goto("/")
    games = page.get_by_role("region", name="My games")
    expect(games.get_by_role("listitem")).to_have_count(2)
    expect(games.locator(f'a[href="/t/{mine}"]')).to_contain_text("Your turn")
    expect(games.locator(f'a[href="/t/{other}"]')).not_to_contain_text("Your turn")
    expect(games.locator(f'a[href="/t/{other}"]')).to_contain_text("Waiting for Bob")
    expect(games.get_by_role("status")).to_have_text("One game waits for you.")
    games.get_by_role("link").first.click()
    expect(page).to_have_url(re.compile(f"/t/{mine}$"))


CUT: Final = """
[...document.querySelectorAll("main button, main label > span, main summary")]
  .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== "inline")
  .map((part) => part.textContent)
"""
"""What does not fit into its place."""


def upload_field(page: Page) -> Locator:
    return page.get_by_role("button", name="Open a saved game")


def test_a_stored_game_is_opened_from_a_file(page: Page) -> None:
    page.goto("/")
    upload_field(page).set_input_files(LONG_GAME)
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("heading", name="The game is over", level=1)).to_be_visible()


def test_a_file_that_is_no_record_is_refused_with_a_reason(page: Page, tmp_path: pathlib.Path) -> None:
    bad = tmp_path / "shopping.jsonl"
    bad.write_text("olives, wine, purple\n")
    page.goto("/")
    upload_field(page).set_input_files(bad)
    upload = page.get_by_role("region", name="Open a saved game")
    expect(upload.get_by_role("alert")).to_contain_text("That is not the record of a game")
    expect(page).to_have_url(re.compile("/$"))


def test_a_record_against_the_rules_is_refused(page: Page, tmp_path: pathlib.Path) -> None:
    false = tmp_path / "false.jsonl"
    false.write_text(LONG_GAME.read_text().replace("move T>17 3y1j", "move T>17 1y1j", 1))
    page.goto("/")
    upload_field(page).set_input_files(false)
    upload = page.get_by_role("region", name="Open a saved game")
    expect(upload.get_by_role("alert")).to_contain_text("does not follow the rules")


def test_the_record_of_a_game_that_is_not_here_names_it(new_page: NewPage, tmp_path: pathlib.Path) -> None:
    other = tmp_path / "other.jsonl"
    other.write_text(LONG_GAME.read_text().replace('"game":"tyros"', '"game":"chess"', 1))
    page = new_page(locale="it")
    page.goto("/")
    page.locator("input[type=file]").set_input_files(other)
    expect(page.get_by_role("alert").filter(has_text="«chess»")).to_be_visible()


def test_a_wrong_link_is_told_clearly(page: Page) -> None:
    """And the console has nothing to complain of, see `new_page`."""
    page.goto(f"/t/{'0' * 32}")
    expect(page.get_by_role("heading", name="You cannot see this table", level=1)).to_be_visible()
    expect(page.get_by_text("There is no table at this address")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page).to_have_url(re.compile("/$"))


def paces(page: Page) -> Locator:
    return open_tab(page, "Table").get_by_role("button", name=re.compile("clock|correspondence"))


def test_against_bots_alone_nobody_has_to_agree_on_a_clock(page: Page) -> None:
    enter(page)
    seats = [{"type": "me", "name": "Ann"}, *2 * [{"type": "bot", "bot": "deckhand"}]]
    go_to_table(page, open_table(page, seats, {"players": 3}))
    expect(paces(page)).to_have_count(0)
    expect(page.get_by_role("heading", name="The game", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Stop the game")).to_be_visible()
    expect(page.get_by_text("All who play must agree.")).to_have_count(0)


def test_where_people_may_sit_they_can_agree_on_one(page: Page) -> None:
    enter(page)
    go_to_table(page, table_at(page, OWN_TURN))
    expect(paces(page)).to_have_count(2)
    expect(page.get_by_text("All who play must agree.")).to_be_visible()


def test_where_nobody_can_be_told_the_account_says_so(page: Page) -> None:
    """This server has no way set up: it offers none."""
    enter(page)
    page.goto("/account")
    channels = page.get_by_role("region", name="Notifications")
    expect(channels.get_by_text("This server sends no notifications.")).to_be_visible()
    expect(channels.get_by_role("button")).to_have_count(0)
    expect(channels.get_by_role("textbox")).to_have_count(0)
