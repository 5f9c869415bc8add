"""`emporion play tyrannos`: what a person sees and types where the game asks for more than Tyros does."""

from __future__ import annotations

import itertools
import pathlib
import re
from typing import Any, Final

import pytest

from emporion.engine.match import Match
from emporion.games import get_game, get_screen
from emporion.games.tyrannos.cities import CITY_NAMES
from emporion.games.tyrannos.options import UP_TO_RULESET_2
from emporion.games.tyrannos.screen import CITY
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import ACTS, NO_CITY, push
from emporion.locales import text
from tests.cli.person import Person
from tests.cli.terminal import Answer, Page, Scripted, Terminal, kind_of
from tests.games.tyrannos.positions import deal, fund, new_game, rule_city
from tests.games.tyrannos.warfare import LATER, war

GAME: Final[Any] = get_game("tyrannos")
BEFORE: Final = UP_TO_RULESET_2
"""The options of the positions of other tests."""
SYRAKOUSAI, AKRAGAS = range(2)
FIRST, SECOND = range(2)
ROW: Final = re.compile(rf"^(?:{'|'.join(name.ljust(CITY) for name in CITY_NAMES)})\S.*$", re.MULTILINE)
"""A line of the board."""


@pytest.fixture
def terminal(tmp_path: pathlib.Path) -> Terminal:
    return Terminal(tmp_path)


def resumed(terminal: Terminal, s: State, answer: Answer) -> list[Page]:
    """What the first seat is shown in a position."""
    match = Match(GAME, {**BEFORE, "players": s.players}, position=GAME.write_position(s))
    file = terminal.data / "game.jsonl"
    file.parent.mkdir(parents=True)
    file.write_text(match.record.to_text())
    arguments = ("--resume", "--file", str(file), "--seats", "A", "--bots", "random")
    assert terminal.play(*arguments, answer=answer, game="tyrannos") == 0
    return terminal.pages


def turn(month: int = LATER) -> State:
    s = new_game()
    s.month, s.turn = month, FIRST
    push(s, ACTS, NO_CITY, FIRST, 0)
    return s


def attack() -> State:
    """The first player attacks the second and draws up an army."""
    s = new_game()
    rule_city(s, FIRST, 4)
    deal(s, FIRST, "sword2")
    return war(s, FIRST, AKRAGAS)


def done(terminal: Terminal) -> list[str]:
    """What the person has done."""
    return [entry.do for entry in terminal.session.match.record.entries if entry.who == "A"]


def joined(page: Page) -> str:
    return " ".join(page.text.split())


# ---------------------------------------------------------------------------------------------------- drawing up


def test_an_army_is_drawn_up_by_number(terminal: Terminal) -> None:
    menu, after = resumed(terminal, attack(), Scripted(["1"]))
    assert re.search(r"^  1\. draw up groupings of 3-1 tokens, Syrakousai in front, 2 swords → 1$", menu.text, re.M)
    assert "Player A has drawn up the army." in after.text
    assert done(terminal) == ["deploy 3-1 front Syrakousai: sword2@1"]


@pytest.mark.parametrize("typed", [["4", "2-2 front Himera: sword2@2"], ["deploy 2-2 front Himera: sword2@2"]])
def test_an_army_is_drawn_up_by_typing(typed: list[str | type[BaseException]], terminal: Terminal) -> None:
    resumed(terminal, attack(), Scripted(typed))
    assert done(terminal) == ["deploy 2-2 front Himera: sword2@2"]


def test_a_single_kind_that_cannot_be_listed_is_shown_with_its_example(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(get_screen("tyrannos"), "proposals", lambda table: [])
    menu, rest, back, again = resumed(terminal, attack(), Scripted(["1", "0", "1"]))
    assert text("en", "tyrannos-group-deploy") in joined(menu)
    assert kind_of(rest.prompt) == kind_of(again.prompt) == "cli-rest"
    assert kind_of(back.prompt) == "cli-choose"


# ---------------------------------------------------------------------------------------------------- why not


def test_what_is_not_possible_is_told_with_its_reason(terminal: Terminal) -> None:
    s = turn(month=2)
    fund(s, SYRAKOUSAI, 0)
    s.war_after[FIRST] = 5
    page = joined(resumed(terminal, s, Scripted([]))[0])
    assert "Not possible now: declare war (§9.2: you cannot declare war before month 5)." in page
    assert "Truce until the end of month 3: residences are safe." in page


def test_why_not(terminal: Terminal) -> None:
    s = turn(month=2)
    asked = ["why war Akragas", "why war Himera", "why", "why frob", "WHY upgrade"]
    _, truce, possible, everything, nonsense, upgrade = resumed(terminal, s, Scripted([*asked]))
    assert joined(truce).startswith("Not allowed: §9.2: residences are safe until the end of month 3")
    assert joined(possible).startswith("war Himera: that is possible now.")
    assert joined(everything).startswith("Not possible now: agitate a city")
    assert joined(nonsense).startswith("Not allowed: 'frob' is no action")
    assert joined(upgrade).startswith("upgrade: that is possible now.")


def test_reasons_are_told_again_only_when_they_change(terminal: Terminal) -> None:
    s = turn(month=2)
    fund(s, SYRAKOUSAI, 3)
    first, refused, *later = resumed(terminal, s, Scripted(["end-pact B", "buy 1", "", ""]))
    assert "Not possible now: build" in joined(first)
    assert "Not possible now" not in joined(refused)
    assert [page for page in later if "Not possible now: buy Voitheia" in joined(page)]


# ---------------------------------------------------------------------------------------------------- the board


def test_a_board_that_has_not_changed_is_not_drawn_again(terminal: Terminal) -> None:
    person = Person("tyrannos", 3, 3)

    def answer(shown: str, prompt: str) -> str:
        typed = person(shown, prompt)
        return "" if typed in ("board", "list", "language en") else typed

    terminal.play("--players", "3", "--seed", "3", "--bots", "random", answer=answer, game="tyrannos")
    boards = [board for page in terminal.pages if (board := ROW.findall(page.text))]
    assert 3 < len(boards) < len(terminal.pages) / 2
    assert all(one != following for one, following in itertools.pairwise(boards))


def test_the_board_is_drawn_when_it_is_asked_for(terminal: Terminal) -> None:
    first, again = resumed(terminal, turn(), Scripted(["board"]))
    assert ROW.findall(first.text) == ROW.findall(again.text) != []
