from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import pytest

from emporion.arena.simulate import Players, recorded_game, simulate
from emporion.bots.tyros.bargaining import best_partner
from emporion.bots.tyros.craft import CRAFT
from emporion.bots.workbench import Workbench
from emporion.engine.match import Match
from emporion.games.tyros.cards import ONE
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
    bench = Workbench(CRAFT, TYROS, TYROS.options(given), "auto", nodes=1)
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


@pytest.mark.parametrize("given", [{"edition": "giochi-rari"}, {"offer_partners": "one"}], ids=str)
def test_11_1_merchants_turn_to_one_player_after_another(given: Mapping[str, Any]) -> None:
    """Each offer goes to one player, and what one has refused is not offered to the same player in the same turn."""
    games = [recorded_game(TYROS, given, 1, number, MERCHANTS) for number in range(8)]
    turns = [turn for game in games for turn in offers_by_turn(game)]
    assert all(len(offer.partition(" to ")[2]) == 1 for turn in turns for offer in turn)
    assert all(len(set(turn)) == len(turn) for turn in turns)
    assert max(map(len, turns)) > 1, "nobody asked a second player"
    assert sum(map(closed_trades, games)) > 0


def offers_by_turn(match: Match) -> list[list[str]]:
    """The offers of each turn in which there were any."""
    turns: list[list[str]] = []
    goes_on = False
    for entry in match.record.entries:
        if entry.do.startswith("offer "):
            turns += [] if goes_on else [[]]
            turns[-1].append(entry.do)
            goes_on = True
        elif entry.do.split()[0] not in ("accept", "decline", "counter") and entry.do != "close":
            goes_on = False
    return turns


@pytest.mark.parametrize(("hands", "best"), [((9, 2, 5, 3), 1 << 2), ((9, 4, 4, 4), 1 << 1), ((9, 0, 0, 1), 1 << 3)])
def test_11_1_the_best_partner_is_who_holds_most_cards(hands: tuple[int, ...], best: int) -> None:
    state = TYROS.schema.blank()
    state.players = 4
    for seat, number in enumerate(hands):
        state.hand[seat] = number * ONE[1]
    assert best_partner(state, 0, 0b1110, 2) == best
    state.memory[3] = ONE[2]
    assert best_partner(state, 0, 0b1110, 2) == 1 << 3, "the card was seen there"


def closed_trades(match: Match) -> int:
    return sum(entry.do.startswith("close ") for entry in match.record.entries)


def mean_points(given: Mapping[str, Any], games: int) -> float:
    """Of a seat. New games have offers; those that began earlier may have none."""
    rows = Players(TYROS, TYROS.options(given), MERCHANTS, 1, "auto").play(0, games)
    return sum(sum(row[:4]) for row in rows) / (4 * games)


def test_without_trades_the_table_scores_less() -> None:
    """The trades are to mutual profit: by more than chance allows for (three standard errors)."""
    games = 2000
    free, forbidden = (mean_points(given, games) for given in ({}, {"offers_per_turn": 0}))
    spread = 6.0  # points, of the mean of a table in one game: measured 5.1
    assert free - forbidden > 3 * spread * math.sqrt(2 / games)
