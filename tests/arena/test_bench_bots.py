from __future__ import annotations

import json
from typing import Any

import pytest

from emporion.arena import bench_bots
from emporion.cli import bench
from emporion.cli.main import main
from emporion.games import get_game

TYROS = get_game("tyros")


def test_the_bots_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """That there are figures, and that they hang together; how high they are is for `make bench` on a quiet machine."""
    monkeypatch.setattr(bench_bots, "SEARCHES", 6)
    said: list[str] = []
    result = bench_bots.bench_bots(TYROS, 20, 12, said.append)
    assert set(result) == {"merchant", "search", "budget"}
    assert len(said) == 3
    assert 0 < result["merchant"]["to_random"] < 1
    assert result["search"]["visits_per_second"] > 0
    assert 0 < result["search"]["kernel_share"] <= 1
    assert result["budget"]["decisions"] == 12
    assert result["budget"]["longest_of_thousand_ms"] <= result["budget"]["longest_ms"]
    assert result["budget"]["longest_work_ms"] <= result["budget"]["longest_ms"] + 1


def measured(games_per_second: float, over_by_fifth: int, over_by_50_ms: int) -> dict[str, Any]:
    budget = {"decisions": 10, "budget_ms": 20, "longest_ms": 90.5, "longest_work_ms": 21.0}
    return {
        "merchant": {"games_per_second": games_per_second},
        "budget": {**budget, "over_by_fifth": over_by_fifth, "over_by_50_ms": over_by_50_ms},
    }


@pytest.mark.parametrize(
    ("bots", "complaints"),
    [
        (measured(300.0, 10, 0), []),
        (measured(299.9, 0, 0), ["merchants play 299.9 games a second on one core, less than 300"]),
        (
            measured(900.0, 3, 1),
            [
                "1 of 10 decisions took longer than their budget of 20 ms by more than a fifth and more than 50 ms "
                "(the longest 90.5 ms, of which it worked at most 21.0 ms)"
            ],
        ),
        ({"strategos": {"games_per_second": 1.0}}, []),
        ({}, []),
    ],
)
def test_bench_fails_where_bots_are_not_as_they_should_be(
    bots: dict[str, Any], complaints: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "bench", lambda *_: {"compiled": {}})
    monkeypatch.setattr(bench, "bench_bots", lambda *_: bots)
    assert main(["bench", "tyros"]) == (1 if complaints else 0)
    told = capsys.readouterr()
    assert json.loads(told.out)["bots"] == bots
    assert told.err.splitlines() == [f"emporion: {complaint}" for complaint in complaints]
