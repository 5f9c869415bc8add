from __future__ import annotations

import pytest

from emporion.arena import bench_bots
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
