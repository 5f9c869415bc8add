"""`emporion battle`: the calculator for people."""

from __future__ import annotations

import json

import pytest

from emporion.cli.main import main


def test_odds_are_told_in_words_and_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["battle", "16", "8", "--battles", "300"]) == 0
    words = capsys.readouterr().out
    assert words.startswith("300 battles")
    assert "the attacker wins" in words
    assert main(["battle", "16", "8", "--battles", "300", "--json"]) == 0
    odds = json.loads(capsys.readouterr().out)
    assert odds["crushing"]["attacker"] > 0.9
    shares = [odds[how][side] for how in ("crushing", "narrow") for side in ("attacker", "defender")]
    assert sum(shares) + odds["draw"] == pytest.approx(1)


def test_voitheia_help(capsys: pytest.CaptureFixture[str]) -> None:
    def share(army: str) -> float:
        assert main(["battle", army, "12", "--battles", "2000", "--json"]) == 0
        odds = json.loads(capsys.readouterr().out)
        return float(odds["crushing"]["attacker"] + odds["narrow"]["attacker"])

    assert share("12:3+sword3@1+shield3@1") > share("12:3") + 0.1


@pytest.mark.parametrize(
    ("army", "problem"),
    [
        ("many", "is no army"),
        ("16:4", "is no shape"),
        ("4:3", "cannot be deployed"),
        ("16+axe1@1", "is no Voitheia"),
        ("0", "1 to 124 lochoi"),
    ],
)
def test_an_army_that_cannot_be_is_refused(army: str, problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["battle", army, "8", "--battles", "10"]) == 2
    assert problem in capsys.readouterr().err


def test_at_least_one_battle_is_fought(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["battle", "8", "8", "--battles", "0"]) == 2
    assert "at least one" in capsys.readouterr().err
