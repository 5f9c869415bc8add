"""Games without pages of their own, in a browser: nothing of the page knows which game it is."""

from __future__ import annotations

import random
import re
import secrets
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Response, ViewportSize, expect

from emporion import locales
from emporion.engine.match import Match
from emporion.games import entry_points, get_game, manifest_of
from emporion.server.protocol.http import Guidance
from tests.browser.choices import Choice, Choices
from tests.browser.conftest import NewPage
from tests.browser.generic_moments import (
    FAREWELL,
    LARGE_GAME,
    LAST_BATTLE,
    Moment,
    Way,
    at,
    begin,
    confirming,
    form,
    moment,
    place,
)
from tests.browser.generic_playing import Keyboard, Mouse, Player, Policy
from tests.browser.looking import RECORDS, bring, enter, go_to_table, let_in, open_tab, send, sit_down
from tests.browser.merchant import kind_of
from tests.browser.playing import wait_until
from tests.games.test_packages import PEBBLES
from tests.server.processes import ServerProcess, serving
from tests.server.test_tyrannos import position, two_deploy

ME: Final = {"type": "me", "name": "Ann"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Where a package of somebody else's is installed, also for the processes in which bots think."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(PEBBLES))
        with serving(f"sqlite:///{tmp_path_factory.mktemp('generic')}/emporion.db", "with-pebbles") as running:
            yield running


def open_game(page: Page, game: str, options: dict[str, Any], *bots: str) -> str:
    enter(page)
    seats = [ME, *({"type": "bot", "bot": bot} for bot in bots)]
    body = {"key": secrets.token_hex(8), "game": game, "options": options, "seats": seats}
    table: str = send(page, "POST", "/api/tables", body)["table"]
    want_to_be_asked(page, table)
    return table


def want_to_be_asked(page: Page, table: str) -> None:
    """Also where only one answer is possible: else it is given before it can be pressed."""
    assert page.request.put(f"/api/tables/{table}/orders", data={"orders": {}}).ok


def read_in_words(page: Page) -> None:
    page.add_init_script("localStorage.setItem('emporion-preferences', '{\"textMode\": true}')")


def take_the_most(table: dict[str, Any], choices: Choices, guidance: Guidance) -> Choice:
    return choices.actions[-1]


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game as it is known here, too: to tell what the page should say."""
    found = (entry_points, manifest_of, get_game)
    with monkeypatch.context() as patch:
        patch.syspath_prepend(str(PEBBLES))
        patch.setattr(locales, "PACKAGES", [*locales.PACKAGES])
        for cached in found:
            cached.cache_clear()
        yield
    for cached in (*found, locales.catalogue):
        cached.cache_clear()


@pytest.mark.usefixtures("pebbles")
@pytest.mark.parametrize("hands", [Mouse, Keyboard])
def test_a_game_of_another_package_is_played_without_a_line_of_typescript(page: Page, hands: type[Mouse]) -> None:
    if hands is Keyboard:
        read_in_words(page)
    player = Player(page, hands(page), take_the_most)
    go_to_table(page, open_game(page, "pebbles", {"pebbles": 9}, "random"))
    player.play_on()
    assert player.did
    expect(page.get_by_role("tab", name="Log")).to_be_visible()


# ------------------------------------------------------------------------------------------------ a large game


def at_random(seed: int) -> Policy:
    """Of the kinds that are listed, any; of a kind, any action."""
    rng = random.Random(seed)

    def choose(table: dict[str, Any], choices: Choices, guidance: Guidance) -> Choice:
        actions = [*choices.actions, *map(choices.speaker.choice, guidance.proposals)]
        kind = rng.choice(sorted({kind_of(action) for action in actions}))
        return rng.choice([action for action in actions if kind_of(action) == kind])

    return choose


def expect_end(page: Page, player: Player) -> None:
    result = page.get_by_role("region", name="The game is over")
    expect(result.get_by_role("listitem").first).to_be_visible()
    assert player.sight.view is not None
    assert player.sight.view.outcome is not None


@pytest.mark.parametrize(("players", "hands"), [(2, Mouse), (4, Mouse), (2, Keyboard)])
def test_a_whole_game(page: Page, players: int, hands: type[Mouse]) -> None:
    if hands is Keyboard:
        read_in_words(page)
    player = Player(page, hands(page), at_random(players))
    bots = ["random"] * (players - 1)
    go_to_table(page, open_game(page, "tyrannos", {"players": players, "months": "12"}, *bots))
    player.play_on()
    expect_end(page, player)


# ------------------------------------------------------------------------------------------------ from a position


def seated(new_page: NewPage, begun: Match | Moment, seats: list[int]) -> tuple[str, list[Page]]:
    """A table that goes on from there, with a browser for each of these seats."""
    pages = [new_page() for _ in seats]
    enter(pages[0], "Ann")
    table = bring(pages[0], begun.record.to_text())
    for page, seat, name in zip(pages, seats, ("Ann", "Bob"), strict=False):
        if page is pages[0]:
            sit_down(page, table, seat, name)
        else:
            let_in(pages[0], page, table, seat, name)
    return table, pages


class Wire:
    """All that the server sends to a page."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.heard.append(str(frame))))
        page.on("response", self._read)

    def _read(self, response: Response) -> None:
        if "/api/" in response.url:
            self.heard.append(response.text())

    def has(self, text: str) -> bool:
        return any(text in heard for heard in self.heard)


@pytest.mark.parametrize("hands", [Mouse, Keyboard])
def test_a_deployment_is_put_together_and_secret_until_the_other_is_there(
    new_page: NewPage, hands: type[Mouse]
) -> None:
    match = position(2, two_deploy)
    first, second = (decision.seat for decision in match.decisions)
    table, (one, other) = seated(new_page, match, [first, second])
    if hands is Keyboard:
        read_in_words(one)
        read_in_words(other)
    player, opponent = Player(other, hands(other), at_random(1)), Player(one, hands(one), at_random(2))
    wire = Wire(other)
    for page in (other, one):
        go_to_table(page, table)
    form = one.get_by_role("tabpanel")
    using = opponent.hands
    using.press(form.get_by_role("group", name="Tokens in each grouping").get_by_role("button", name="More: 1"))
    front = form.get_by_role("group", name="In front")
    using.mark(front.locator("[type=radio], [type=checkbox]").first)
    sentence = form.locator(".sentence")
    expect(sentence).to_contain_text("groupings of 1 tokens")
    using.press(form.get_by_role("button", name="Confirm", exact=True))
    wait_until(other, lambda: wire.has("deployment-chosen"), "to hear that the other has deployed")
    shape = '"shape":"1"'
    assert not wire.has(shape)
    assert not wire.has("deploy 1 front")
    assert player.await_question()
    player.decide()
    wait_until(other, lambda: wire.has(shape), "to see how the other has deployed")
    while battle_of(player) is not None and (player.sight.asked or opponent.sight.asked):
        (player if player.sight.asked else opponent).decide()
    assert {kind_of(choice) for choice in [*player.did, *opponent.did]} & {"plan", "fight", "give-up", "accept"}


def battle_of(player: Player) -> Any:
    return player.sight.table["battle"]


def in_these_words(words: str) -> Policy:
    return lambda table, choices, guidance: next(choice for choice in choices.actions if words in choice.words)


@pytest.mark.parametrize("hands", [Mouse, Keyboard])
def test_an_exchange_is_offered_accepted_and_closed(new_page: NewPage, hands: type[Mouse]) -> None:
    def can_offer(match: Match) -> bool:
        return match.decisions[0].kind == "acts"

    match = position(2, can_offer)
    seat = match.decisions[0].seat
    table, (one, other) = seated(new_page, match, [seat, 1 - seat])
    if hands is Keyboard:
        read_in_words(one)
        read_in_words(other)
    offering = Player(one, hands(one), in_these_words("exchange with Bob"))
    answering = Player(other, hands(other), in_these_words("accept"))
    for page in (one, other):
        go_to_table(page, table)
    panel, using = one.get_by_role("tabpanel"), offering.hands
    using.press(panel.get_by_role("button", name="make an offer"))
    using.mark(panel.get_by_role("checkbox", name="Bob"))
    using.write(panel.get_by_role("spinbutton", name="You give: mine"), 3)
    expect(panel.locator(".sentence")).to_contain_text("3 mine")
    using.press(panel.get_by_role("button", name="Confirm", exact=True))
    for player in (answering, offering):
        assert player.await_question()
        player.decide()
    log = one.get_by_role("log") if hands is Keyboard else open_tab(one, "Log")
    expect(log.get_by_text(re.compile("3 mine")).first).to_be_visible()


def test_a_form_in_words_keeps_the_keyboard(new_page: NewPage) -> None:
    when = moment(LARGE_GAME, "offer", -1)
    table, [page] = seated(new_page, when, [when.seat])
    read_in_words(page)
    go_to_table(page, table)
    keys, panel = Keyboard(page), page.get_by_role("tabpanel")
    keys.press(panel.get_by_role("button", name="make an offer"))
    expect(panel.get_by_role("group", name="You give")).to_be_visible()
    expect(page.locator("body")).not_to_be_focused()
    page.keyboard.press("Tab")
    expect(panel.get_by_role("checkbox").first).to_be_focused()
    keys.press(panel.get_by_role("button", name="Back", exact=True))
    page.keyboard.press("Tab")
    expect(panel.get_by_role("button", name="make an offer")).to_be_focused()


def with_the_words_of_another(table: dict[str, Any], choices: Choices, guidance: Guidance) -> Choice:
    """The search finds both."""
    words = [set(choice.words.split()) for choice in choices.actions]
    return next(choice for n, choice in enumerate(choices.actions) if any(words[n] <= other for other in words[:n]))


def test_one_of_several_that_are_found_is_reached_by_keys(new_page: NewPage) -> None:
    when = moment(LARGE_GAME, "store")
    table, [page] = seated(new_page, when, [when.seat])
    read_in_words(page)
    player = Player(page, Keyboard(page), with_the_words_of_another)
    go_to_table(page, table)
    player.await_question()
    player.decide()
    assert player.did


# ------------------------------------------------------------------------------------------------ what is in sight


NOTEBOOK: Final[ViewportSize] = {"width": 1366, "height": 768}
TALL: Final[ViewportSize] = {"width": 390, "height": 844}


def last_way(verb: str, nth: int = 0) -> Way:
    def choose(page: Page) -> None:
        at(verb, nth)(page)
        page.get_by_role("tabpanel").locator("button.way").last.click()

    return choose


def accepting(page: Page) -> None:
    at("accept")(page)
    begin(page.get_by_role("tabpanel"), "accept")


def filled_form(page: Page) -> None:
    form(page)
    page.get_by_role("spinbutton", name="You give: mine").fill("3")
    expect(page.locator(".sentence")).to_contain_text("3 mine")


@pytest.mark.parametrize(
    ("way", "board"),
    [
        (place, True),
        (confirming, True),
        (last_way("plan"), True),
        (accepting, True),
        (last_way("deploy", 2), False),
        (filled_form, False),
    ],
    ids=["place", "end", "plan", "answer", "deployment", "offer"],
)
def test_nothing_has_to_be_scrolled_for_a_turn(new_page: NewPage, way: Way, board: bool) -> None:
    """On a phone, what is put together takes the place of the board."""
    page = new_page(viewport=NOTEBOOK)
    enter(page)
    way(page)
    for viewport in (NOTEBOOK, TALL):
        page.set_viewport_size(viewport)
        seen = [page.locator(".prompt"), page.get_by_role("region", name="Your hand")]
        seen.append(page.get_by_role("button", name="Confirm", exact=True))
        if board or viewport == NOTEBOOK:
            seen.append(page.get_by_role("region", name="Board", exact=True))
        for part in seen:
            expect(part).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), viewport


def test_the_replay_is_in_sight_and_moved_by_arrows(page: Page) -> None:
    enter(page)
    record = moment(LARGE_GAME, "war").record
    go_to_table(page, bring(page, (RECORDS / f"{LARGE_GAME}.jsonl").read_text()))
    open_tab(page, "Replay")
    slider = page.get_by_role("slider", name="Moment of the game")
    slider.fill(str(len(record.entries)))
    board = page.get_by_role("region", name="Board", exact=True)
    for viewport in (NOTEBOOK, TALL):
        page.set_viewport_size(viewport)
        expect(board).to_be_in_viewport(ratio=1)
    open_tab(page, "Replay")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(len(record.entries) - 1))


def test_enter_confirms_after_a_click_on_a_place(page: Page) -> None:
    enter(page)
    place(page)
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_have_count(0)


# ------------------------------------------------------------------------------------------------ an elimination


def gives_up(table: dict[str, Any], choices: Choices, guidance: Guidance) -> Choice:
    return next(choice for choice in choices.actions if choice.text == "give-up")


@pytest.mark.parametrize("hands", [Mouse, Keyboard])
def test_a_player_is_out_and_the_others_play_on(new_page: NewPage, hands: type[Mouse]) -> None:
    when = moment(FAREWELL, "give-up")
    table, (one, other) = seated(new_page, when, [when.seat, (when.seat + 2) % 3])
    if hands is Keyboard:
        read_in_words(one)
    player, witness = Player(one, hands(one), gives_up), Player(other, Mouse(other), at_random(3))
    for page in (one, other):
        want_to_be_asked(page, table)
        go_to_table(page, table)
    player.await_question()
    assert player.sight.table["players"][when.seat]["left"] == 0
    player.decide()
    wait_until(one, lambda: player.sight.table["players"][when.seat]["left"] > 0, "to be out")
    assert not player.sight.is_over
    name = when.record.header.seats[when.seat]
    expect(open_tab(other, "Log").get_by_text(f"{name} is out of the game.").first).to_be_visible()
    expect(open_tab(other, "Standing").get_by_text("out of the game").first).to_be_visible()
    witness.await_question()
    open_tab(other, re.compile("^Turn"))
    witness.decide()
    assert player.sight.asked is None


def test_the_last_but_one_is_out_and_the_game_over(new_page: NewPage) -> None:
    when = moment(LAST_BATTLE, "give-up", -1)
    table, [page] = seated(new_page, when, [when.seat])
    player = Player(page, Mouse(page), gives_up)
    go_to_table(page, table)
    player.play_on()
    expect_end(page, player)
