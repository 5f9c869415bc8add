"""`emporion hint`, `emporion review`, and hints at the prompt of `emporion play`."""

from __future__ import annotations

import json
import pathlib
import re
from typing import Any, Final
from xml.etree import ElementTree

import pytest

from emporion.bots import charts, readiness
from emporion.cli import hint
from emporion.cli.arguments import read_file
from emporion.cli.main import main
from emporion.cli.review import sparkline
from emporion.engine.match import Match
from emporion.games import get_game, get_screen
from emporion.locales import LANGUAGES, text
from tests.bots.positions import ACTING, RECORDS
from tests.cli.terminal import Player, Scripted, Terminal, too_wide

TYROS: Final = get_game("tyros")
SCREEN: Final = get_screen("tyros")
RECORD: Final = str(RECORDS / "kosmos-3.jsonl")
NAMES: Final = ("Ann", "Bob", "Cleo")
AT: Final = ("--at", str(ACTING), "--visits", "16")
FEW: Final = ("--visits", "2")


def emporion(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def joined(shown: str) -> str:
    """Without line breaks, so that a wrapped sentence can be found."""
    return " ".join(shown.replace("\N{NO-BREAK SPACE}", " ").split())


def words(action: str, language: str) -> str:
    return joined(SCREEN.action_text(TYROS.read(action), NAMES, language))


# ---------------------------------------------------------------------------------------------------- hint


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_the_best_actions_in_words(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(emporion(capsys, "hint", RECORD, *AT, "--top", "4", "--json"))
    said = emporion(capsys, "hint", RECORD, *AT, "--top", "4", "--language", language)
    assert too_wide(said) == []
    question = SCREEN.decision_text("act", language)
    assert joined(said).startswith(joined(text(language, "cli-your-turn", player="Bob", question=question)))
    for number, one in enumerate(found["candidates"], 1):
        assert f"{number}. {words(one['action'], language)}" in joined(said)
    best = found["candidates"][0]
    chance, points = round(100 * best["chance"]), round(best["points"])
    sentence = text(language, "analysis-hint", action=words(best["action"], language), chance=chance, points=points)
    assert joined(sentence) in joined(said)
    assert joined(text(language, "analysis-hint-source", visits=16, player="Bob")) in joined(said)


def test_the_json_of_a_hint_stays_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    found: dict[str, Any] = json.loads(emporion(capsys, "hint", RECORD, *AT, "--json"))
    assert list(found) == ["game", "seat", "kind", "visits", "candidates"]
    assert (found["game"], found["seat"], found["kind"], found["visits"]) == ("tyros", 1, "act", 16)
    assert {tuple(one) for one in found["candidates"]} == {("action", "chance", "points", "visits", "loss")}


def test_with_visits_and_a_seed_a_hint_is_the_same_again(capsys: pytest.CaptureFixture[str]) -> None:
    one, again, other = (emporion(capsys, "hint", RECORD, *AT, "--seed", seed, "--json") for seed in ("1", "1", "2"))
    assert one == again != other


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_from_few_games_says_so(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    warning = joined(text(language, "analysis-hint-few"))
    for visits, is_told in (("29", True), ("30", False)):
        said = emporion(capsys, "hint", RECORD, *AT[:2], "--visits", visits, "--language", language)
        assert (warning in joined(said)) == is_told


def test_a_hint_compiles_what_it_needs_rather_than_imagine_three_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody sits at the board and waits; and it is told on standard error, as for a review."""
    modes = []

    class Enough(Exception):
        pass

    def make(game: object, options: object, mode: str = "ready") -> None:
        modes.append(mode)
        raise Enough

    monkeypatch.setattr(hint, "make_analyst", make)
    with pytest.raises(Enough):
        main(["hint", RECORD, *AT])
    assert modes == ["auto"]


def test_a_hint_by_the_clock(capsys: pytest.CaptureFixture[str]) -> None:
    assert "1. " in emporion(capsys, "hint", RECORD, "--at", str(ACTING), "--ms", "1")


def simultaneous() -> int:
    """After how many entries several seats are asked at once."""
    match = Match.replay(TYROS, read_file(RECORD))
    return next(n for n in range(len(match.steps)) if len(hint.match_at(RECORD, n).decisions) > 1)


def test_of_several_seats_one_is_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    entry = simultaneous()
    asked = hint.match_at(RECORD, entry).decisions
    assert main(["hint", RECORD, "--at", str(entry)]) == 2
    assert "several seats are asked" in capsys.readouterr().err
    last = asked[-1].seat
    answer = emporion(capsys, "hint", RECORD, "--at", str(entry), "--seat", "abc"[last], "--visits", "2", "--json")
    assert json.loads(answer)["seat"] == last


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([RECORD], "the game is over; choose an earlier one with --at"),
        ([RECORD, "--at", "999"], "the record has entries 1 to 283"),
        ([RECORD, "--at", "0"], "something is drawn and nobody is asked"),
        ([RECORD, "--at", "59", "--seat", "A"], "only these are asked: B"),
        ([RECORD, "--at", "59", "--seat", "Z"], "only these are asked: B"),
        ([RECORD, "--at", "59", "--top", "0"], "at least one action"),
        ([RECORD, "--at", "59", "--visits", "0"], "--visits 0: a number from 1 to 50000"),
        ([RECORD, "--at", "59", "--ms", "-5"], "--ms -5: a number from 1 to 600000"),
        ([RECORD, "--at", "59", "--ms", "5", "--visits", "5"], "give one of them"),
        (["nowhere.jsonl"], "nowhere.jsonl: cannot be read"),
        ([__file__], "line 1"),
    ],
)
def test_a_hint_that_cannot_be_given(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    refused(capsys, "hint", arguments, message)


def refused(capsys: pytest.CaptureFixture[str], command: str, arguments: list[str], message: str) -> None:
    assert main([command, *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert message in printed.err
    assert len(printed.err.splitlines()) == 1


# ---------------------------------------------------------------------------------------------------- hints in play


@pytest.fixture
def in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for a hint gets one at once, and nobody compiles for a game that is over in a moment."""
    monkeypatch.setattr(hint, "MS", 1)
    monkeypatch.setattr(readiness, "compile_aside", lambda game: None)


@pytest.mark.usefixtures("in_haste")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_at_the_prompt(language: str, tmp_path: pathlib.Path) -> None:
    terminal = Terminal(tmp_path)
    terminal.play("--seed", "1", "--bots", "random", "--language", language, answer=Scripted(["hint", "HINT"]))
    first, again = terminal.pages[1:3]
    source = text(language, "analysis-hint-source", visits=1, player="\0").split("\0")[1]
    for page in (first, again):
        assert joined(f"Player A{source}") in joined(page.text)
        assert re.search(r"^  1\. ", page.text, re.MULTILINE)
        assert too_wide(page.text) == []


@pytest.mark.usefixtures("in_haste")
def test_a_hint_changes_nothing_in_the_game(tmp_path: pathlib.Path) -> None:
    played = []
    for name, answers in (("one", []), ("other", ["hint"])):
        terminal = Terminal(tmp_path / name)
        terminal.play("--seed", "1", "--bots", "random", answer=Scripted([*answers], then=Player()))
        played.append(terminal.session.match.record.entries)
    assert played[0] == played[1]


# ---------------------------------------------------------------------------------------------------- review


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_in_words(language: str, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "chances.svg"
    arguments = ["review", RECORD, *FEW, "--language", language]
    found = json.loads(emporion(capsys, *arguments, "--json"))
    said = emporion(capsys, *arguments, "--chart", str(picture))
    assert [line for line in too_wide(said) if str(picture) not in line] == []
    for seat, name in zip("ABC", NAMES, strict=True):
        curve = re.search(rf"^{seat} {name} +([▁▂▃▄▅▆▇█]+) +\d+.%? +(\d+)", said, re.MULTILINE)
        assert curve
        assert len(curve[1]) == 52
        assert curve[2] == ("100" if seat == "C" else "0")
        assert joined(text(language, "analysis-worst-of", player=f"{seat} {name}")) in joined(said)
    judged = {one["entry"]: one for one in found["decisions"]}
    for entry in found["accuracy"][0]["worst"]:
        assert words(judged[entry]["played"], language) in joined(said)
        assert words(judged[entry]["best"], language) in joined(said)
    assert joined(text(language, "analysis-chart-written", file=str(picture))) in joined(said)
    assert ElementTree.parse(picture).getroot().get("lang") == language


def test_a_review_of_one_seat_with_a_png(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "chances.png"
    said = emporion(capsys, "review", RECORD, *FEW, "--seat", "b", "--top", "1", "--chart", str(picture), "--json")
    found = json.loads(said)
    assert {one["seat"] for one in found["decisions"]} == {1}
    assert [one["seat"] for one in found["accuracy"]] == [1]
    assert len(found["worst"]) == len(found["accuracy"][0]["worst"]) == 1
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_review_is_the_same_again(capsys: pytest.CaptureFixture[str]) -> None:
    one, again, other = (
        emporion(capsys, "review", RECORD, *FEW, "--seat", "A", "--seed", seed, "--json") for seed in ("1", "1", "2")
    )
    assert one == again != other


def test_a_game_that_is_not_over_is_not_reviewed(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    unfinished = tmp_path / "unfinished.jsonl"
    unfinished.write_text(read_file(RECORD).cut(ACTING).to_text())
    refused(capsys, "review", [str(unfinished)], "the game is not over")
    assert "Bob" in emporion(capsys, "hint", str(unfinished), "--visits", "2")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([RECORD, "--visits", "0"], "--visits 0: a number from 1 to 10000"),
        ([RECORD, "--top", "0"], "--top 0: a number from 1"),
        ([RECORD, "--seat", "D"], "--seat D: seats are A, B, C"),
        ([RECORD, "--chart", "picture.gif"], "ends with .svg or .png"),
        ([RECORD, "--chart", "nowhere/picture.svg"], "there is no folder nowhere"),
        (["nowhere.jsonl"], "nowhere.jsonl: cannot be read"),
    ],
)
def test_a_review_that_cannot_be_given(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    refused(capsys, "review", arguments, message)


def test_a_chart_that_cannot_be_made_is_refused_before_the_work(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(charts, "has_font", lambda: False)
    refused(capsys, "review", [RECORD, "--chart", "picture.png"], "a PNG needs a font")


def test_a_sparkline_ends_where_the_curve_ends() -> None:
    assert sparkline([0, 0.5, 1], 3) == "▁▅█"
    assert sparkline([0.2], 4) == "▂▂▂▂"
    assert sparkline([0] * 99 + [1], 5)[-1] == "█"
