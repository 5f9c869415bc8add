from __future__ import annotations

import pathlib
import random

import pytest

from emporion.bots.registry import level_names
from emporion.cli.opponents import Opponents, specs_for, usual_bot
from emporion.cli.play import EPILOG
from emporion.engine.dealer import SeededDealer
from emporion.engine.errors import BadInput
from emporion.engine.match import Match
from emporion.games import get_game
from tests.bots.compilers import feign_compiler, wait_for
from tests.bots.programs import FOUNDER_PY

TYROS = get_game("tyros")


@pytest.mark.parametrize(("game", "usual"), [("tyros", "captain"), ("tyrannos", "taxiarch")])
def test_who_names_no_bot_plays_against_the_middle_level(game: str, usual: str) -> None:
    assert usual_bot(game) == usual


@pytest.mark.parametrize("game", ["tyros", "tyrannos"])
def test_help_names_the_levels_in_their_order(game: str) -> None:
    assert f"in {game} {', '.join(level_names(game))}" in " ".join(EPILOG.split())


def test_one_bot_stands_for_all() -> None:
    assert list(map(str, specs_for("captain", 3))) == ["captain"] * 3
    assert list(map(str, specs_for("captain,random,merchant(noise=3)", 3))) == [
        "captain",
        "random",
        "merchant(noise=3)",
    ]
    with pytest.raises(BadInput, match="2 bots for 3 free seats"):
        specs_for("captain,random", 3)


@pytest.mark.parametrize(("specs", "compilers"), [("deckhand", 1), ("random", 0)])
def test_bots_that_are_not_compiled_play_at_once(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, specs: str, compilers: int
) -> None:
    began = feign_compiler(tmp_path, monkeypatch)
    match = Match(TYROS, {}, SeededDealer(1))
    bots = Opponents(match, [0, 1, 2, 3], specs, random.Random(1))
    choice = bots.decide(match.decisions[0].seat)
    assert choice.fault is None
    wait_for(began, compilers)
    assert len(began.read_text().splitlines()) == compilers


def test_when_the_code_has_come_only_our_own_bots_are_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others may remember what they saw, and have a process."""

    class Come:
        def __init__(self, game: object) -> None:
            pass

        def has_come(self) -> bool:
            return True

    monkeypatch.setattr("emporion.cli.opponents.Readiness", Come)
    match = Match(TYROS, {}, SeededDealer(1))
    asked = match.decisions[0].seat
    other = (asked + 1) % 4
    bots = Opponents(match, [asked, other], f"deckhand,{FOUNDER_PY}", random.Random(1))
    before = dict(bots._bots)
    assert bots.decide(asked).fault is None
    assert [bots._bots[seat] is before[seat] for seat in (asked, other)] == [False, True]
    before[other].close()
