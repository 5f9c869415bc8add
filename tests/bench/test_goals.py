"""The figures of Y14: what they are made of, and which of them miss their goal."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import pytest

from bench.balance import TEMPERAMENTS
from bench.balance_figures import figures
from bench.goals import BY_CARD, GOALS, Found, cell, found, lead_of, leader_wins, median, part, rows
from bench.tyrannos_games import Tale, leader, tales, tyrants_tales, untaken
from emporion.arena.statistics import Interval
from emporion.games.tyrannos.rules.holdings import living
from emporion.kernel.record import schema_of
from tests.games.tyrannos.positions import new_game

PLAYERS = 3
MONTHS = 24
CITIES = 8
GIVEN: dict[str, Any] = {"players": PLAYERS, "months": MONTHS}


@functools.cache
def told() -> list[Tale]:
    return list(tales(GIVEN, 8, 7, "plain", knobs=TEMPERAMENTS["aggressive"]))


@functools.cache
def all_found() -> Found:
    return found(told(), PLAYERS, MONTHS, CITIES)


def game(leader_after: int, winners: int, month: int = 6, months: int = 24) -> Tale:
    tale: Tale = schema_of(Tale).blank()
    tale.leader[month - 1], tale.winners, tale.months = leader_after, winners, months
    return tale


# ---------------------------------------------------------------------------------------------------- tales


def test_the_leader_is_the_only_one_with_most_points() -> None:
    s = new_game(4)
    assert leader(s) == 0
    s.battle_points[2] = 2
    assert leader(s) == 3
    s.battle_points[1] = 2
    assert leader(s) == 0
    s.left[1] = 1
    assert living(s) == 0b1101
    assert leader(s) == 3


def test_a_city_is_taken_when_it_gets_a_tyrant_or_is_gone() -> None:
    s = new_game(4)
    assert untaken(s) == 4
    s.owner[5] = 2
    s.standing &= ~(1 << 6)
    assert untaken(s) == 2
    s.owner[1] = 0
    assert untaken(s) == 2, "the city of a player who is out was not free at the beginning"


def test_months_and_battles_are_noted() -> None:
    for tale in told():
        assert sum(tale.wars) == tale.wars_on_players + tale.wars_on_cities
        assert list(tale.wars[tale.months :]) == [0] * (len(tale.wars) - tale.months)
        assert tale.battles >= sum(tale.wars)
        assert tale.battles >= tale.fought
        assert tale.rounds >= tale.fought > 0
    last = [tale for tale in told() if tale.winners.bit_count() == 1]
    assert last
    for tale in last:
        points = sorted(tale.points[:PLAYERS])
        if points[-1] > points[-2]:
            assert 1 << tale.leader[tale.months - 1] - 1 == tale.winners


def tyrants(seed: int) -> Iterator[Tale]:
    return tyrants_tales({"players": 2, "months": 12}, 1, seed, 2, "plain")


def test_games_between_tyrants_are_told_to_their_end_and_come_out_the_same_again() -> None:
    one, again, other = (next(tyrants(seed)) for seed in (3, 3, 4))
    assert one.digest == again.digest != other.digest
    assert one.months == 12 or sum(left > 0 for left in one.left) == 1
    assert one.actions > 0


# ---------------------------------------------------------------------------------------------------- figures


def test_the_figures_agree_with_those_of_the_balance() -> None:
    others, values = figures(told(), PLAYERS, MONTHS), all_found().values
    assert set(values) == set(GOALS)
    assert values["eliminated"] == others.measures["eliminated"]
    assert values["by_card"].mean == pytest.approx(sum(others.causes[cause].mean for cause in BY_CARD), abs=0.001)
    wars = others.measures["wars_on_players"].mean + others.measures["wars_on_cities"].mean
    assert values["wars"].mean == pytest.approx(wars, abs=0.001)
    assert all_found().digest == others.digest


def test_the_share_of_leaders_leaves_out_games_without_one_and_those_that_are_over() -> None:
    games = [game(1, 0b1), game(2, 0b1), game(0, 0b1), game(1, 0b11), game(1, 0b1, months=6)]
    assert leader_wins(games, 6).mean == 0.5


def test_the_lead_over_a_player_who_is_out_is_all_of_it() -> None:
    tale = game(1, 0b1)
    tale.points[:3] = [40, 0, 25]
    assert lead_of(tale, 3) == 15
    tale.points[2] = 0
    assert lead_of(tale, 3) == 40


def test_a_median_has_an_interval_of_ranks() -> None:
    assert median(list(range(100))) == Interval(49.5, 40, 60)
    assert median([7]) == Interval(7, 7, 7)


def test_a_part_is_that_of_all_games_together() -> None:
    assert part([1, 0, 2], [2, 0, 6]).mean == 0.375


# ---------------------------------------------------------------------------------------------------- goals


@pytest.mark.parametrize(
    ("name", "good", "bad", "words"),
    [
        ("taken_2", 1.5, 1.51, "at most 1.5"),
        ("leader_early", 0.6, 0.61, "at most 60"),
        ("leader_late", 0.85, 0.86, "at most 85"),
        ("lead", 15, 16, "at most 15"),
        ("wars_later", 0.34, 0.33, "at least 33.33"),
        ("eliminated", 0.3, 0.31, "at most 0.3"),
        ("by_card", 0.1, 0.11, "at most 0.1"),
        ("rounds", 3, 2.9, "at least 3"),
    ],
)
def test_14_the_goals_are_those_of_the_rules(name: str, good: float, bad: float, words: str) -> None:
    goal = GOALS[name]
    assert goal.is_met(good)
    assert not goal.is_met(bad)
    assert goal.words() == words
    assert cell(goal, Interval(bad, bad, bad)).startswith("**")


def test_the_table_has_a_line_for_each_figure() -> None:
    lines = rows({"one": all_found(), "other": all_found()})
    assert [line[0] for line in lines[:4]] == [
        "Games",
        "Independent cities taken by the end of month 1",
        "… of month 2",
        "Games that the leader after month 6 wins, %",
    ]
    assert {len(line) for line in lines} == {4}
    assert len(lines) == 1 + len(GOALS)
    assert "eliminated" in all_found().missed()
