from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import pytest

from emporion.arena.simulate import recorded_game, simulate
from emporion.bots.tyros.craft import CRAFT
from emporion.bots.workbench import Workbench
from emporion.engine.match import Match
from emporion.games.tyros.codes import (
    BUILD_SHIP,
    BUY_CARD,
    COUNTER,
    FOUND_CITY,
    MAKE_OFFER,
    MOVE_SHIP,
    SWAP_CARDS,
    kind_of,
)
from tests.bots.tyros.tables import TABLES, TYROS, played

MERCHANTS = ["merchant"] * 4


@pytest.mark.parametrize("bots", ["merchant", "random"])
def test_whatever_is_proposed_is_legal(bots: str) -> None:
    """In positions that merchants come to, and in those they would never come to."""
    kinds = set().union(*(proposed_kinds(given, bots) for given in TABLES))
    assert kinds >= {MOVE_SHIP, FOUND_CITY, BUILD_SHIP, SWAP_CARDS, BUY_CARD, MAKE_OFFER, COUNTER}


def proposed_kinds(given: Mapping[str, Any], bots: str) -> set[int]:
    bench = Workbench(CRAFT, TYROS, TYROS.options(given), "plain", nodes=1)
    kinds = set()
    for n, (match, decision) in enumerate(played(given, 1, bots)):
        if n % 2 and decision.kind != "answer":
            continue
        bench.kernel.put(bench.states, 0, TYROS.schema.pack(match.state))
        proposals = bench.proposals(decision.seat)
        assert proposals
        assert len(set(proposals)) == len(proposals)
        refused = [code for code in proposals if not match.is_legal(decision.seat, TYROS.decode(code))]
        assert [TYROS.write(TYROS.decode(code)) for code in refused] == []
        kinds |= {kind_of(code) for code in proposals}
    return kinds


@pytest.mark.parametrize("given", [{}, {"players": 3}, {"edition": "giochi-rari"}], ids=str)
def test_a_merchant_beats_random_players(given: Mapping[str, Any]) -> None:
    players = TYROS.options(given).players
    result = simulate(TYROS, given, ["merchant"] + ["random"] * (players - 1), 300, 1)
    assert result.wins[0] / result.games >= 0.95


def test_trades_are_closed() -> None:
    """At least one a game on average."""
    games = [recorded_game(TYROS, {}, 1, number, MERCHANTS) for number in range(8)]
    assert sum(map(closed_trades, games)) >= len(games)


def closed_trades(match: Match) -> int:
    return sum(entry.do.startswith("close ") for entry in match.record.entries)


def test_without_trades_the_table_scores_less() -> None:
    """The trades are to mutual profit: by more than chance allows for (three standard errors)."""
    games = 2000
    free, forbidden = (
        simulate(TYROS, given, MERCHANTS, games, 1).scores["mean"] for given in ({}, {"offers_per_turn": 0})
    )
    spread = 6.0  # points, of the mean of a table in one game: measured 5.1
    assert free - forbidden > 3 * spread * math.sqrt(2 / games)
