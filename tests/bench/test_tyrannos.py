"""What `make bench` says of Tyrannos."""

from __future__ import annotations

import json

import pytest

from bench import tyrannos


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> dict[tuple[str, str], int]:
    """One whose speeds are given, in actions a second; every game has a hundred of them."""
    speeds = {("random", "plain"): 100, ("random", "compiled"): 9000, ("strategos", "compiled"): 900}

    def speed(bot: str, games: int, mode: str) -> dict[str, float]:
        actions = speeds[bot, mode]
        return {"games": games, "games_per_second": actions / 100, "actions_per_second": actions}

    monkeypatch.setattr(tyrannos, "speed", speed)
    monkeypatch.setattr("sys.argv", ["bench.tyrannos"])
    return speeds


def test_ratios_are_those_of_the_figures(machine: object, capsys: pytest.CaptureFixture[str]) -> None:
    assert tyrannos.main() == 0
    result = json.loads(capsys.readouterr().out)
    assert result["ratios"] == {"compiled_to_plain": 90.0}
    assert result["bots"]["strategos"] == {
        "games": 1000,
        "games_per_second": 9.0,
        "actions_per_second": 900,
        "to_random": 0.1,
    }


def test_too_slow_is_a_failure(machine: dict[tuple[str, str], int], capsys: pytest.CaptureFixture[str]) -> None:
    machine["random", "compiled"] = 2900
    assert tyrannos.main() == 1
    assert "less than 30 times" in capsys.readouterr().err


def test_games_are_timed() -> None:
    found = tyrannos.speed("random", 20, "plain")
    assert found["games"] == 20
    assert found["actions_per_second"] > 20 * found["games_per_second"] > 0
