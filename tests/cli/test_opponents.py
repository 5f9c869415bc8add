from __future__ import annotations

import pathlib
import random

import pytest

from emporion.cli.opponents import Opponents, specs_for
from emporion.engine.dealer import SeededDealer
from emporion.engine.errors import BadInput
from emporion.engine.match import Match
from emporion.games import get_game
from tests.bots.compilers import feign_compiler, wait_for

TYROS = get_game("tyros")


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
