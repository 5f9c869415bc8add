"""The tales of games of Tyrannos, what is made of them, and the page of the report."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from bench import balance, goals
from bench.balance_figures import CAUSES, Figures, by_quarter, cause_of, chance_of_differences, differs, figures
from bench.tyrannos_games import GAME, MONTH, SOURCES, Tale, note_scene, tales
from emporion.arena.simulate import Players
from emporion.arena.statistics import Deal, Interval
from emporion.engine.play import ACTIONS_AT, DIGEST_AT, ROUNDS_AT, WINNERS_AT
from emporion.games.tyrannos.moira import ATTEMPTED_TYRANNY, DEATH, DRIVEN_OUT, INVASION
from emporion.games.tyrannos.rules.aftermath import after_battle
from emporion.games.tyrannos.rules.people import demand_check, roll_agitation
from emporion.games.tyrannos.rules.upkeep import face_people
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import (
    DRAW_FATED,
    IMPOSE_CONDITION,
    NO_CITY,
    NO_SEAT,
    ROLL_AGITATION,
    ROLL_TRIBUTE,
    push,
    top,
)
from emporion.kernel.record import schema_of
from tests.games.tyrannos.playing import advance
from tests.games.tyrannos.positions import new_game

PLAYERS = 3
MONTHS = 12
GIVEN: dict[str, Any] = {"players": PLAYERS, "months": MONTHS}


@functools.cache
def told() -> list[Tale]:
    return list(tales(GIVEN, 8, 7, "plain", knobs=balance.TEMPERAMENTS["aggressive"]))


# ---------------------------------------------------------------------------------------------------- tales


def test_the_games_that_are_told_are_those_of_a_simulation() -> None:
    rows = Players(GAME, GAME.options(GIVEN), ["strategos"] * PLAYERS, 7, "plain").play(0, 3)
    for tale, row in zip(tales(GIVEN, 3, 7, "plain"), rows, strict=True):
        assert tale.points[:PLAYERS] == row[:PLAYERS]
        assert (tale.winners, tale.months) == (row[WINNERS_AT], row[ROUNDS_AT])
        assert (tale.actions, tale.digest) == (row[ACTIONS_AT], row[DIGEST_AT])


def test_a_temperament_changes_the_games() -> None:
    peaceful = list(tales(GIVEN, 4, 7, "plain", knobs=balance.TEMPERAMENTS["peaceful"]))
    assert sum(tale.wars_on_players + tale.wars_on_cities for tale in peaceful) == 0
    assert sum(tale.wars_on_players for tale in told()) > len(told())


def test_points_are_those_of_their_sources_and_who_left_has_a_scene() -> None:
    assert any(tale.left[p] for tale in told() for p in range(PLAYERS))
    for tale in told():
        for p in range(PLAYERS):
            assert sum(tale.sources[p]) == tale.points[p]
            assert (tale.left[p] > 0) == (tale.last_scene[p][MONTH] > 0)
            assert (tale.year_city[p] > 0) == (tale.left[p] == 0 and tale.months == MONTHS)


def test_a_game_can_be_told_in_part() -> None:
    assert [tale.months for tale in tales(GIVEN, 2, 7, "plain", last=3)] == [4, 4]


# ---------------------------------------------------------------------------------------------------- causes


def by_event(step: int, event: int) -> Callable[[State], None]:
    def begin(s: State) -> None:
        s.event = event
        push(s, step, NO_CITY, NO_SEAT, 0)

    return begin


def checked_by_fate(s: State) -> None:
    s.event = ATTEMPTED_TYRANNY
    demand_check(s, 0, -1, -1)


def unpaid(s: State) -> None:
    s.turn, s.costs = 0, 20
    face_people(s, 0, 0)


def unsettled(s: State) -> None:
    s.turn, s.pending[0] = 0, 2
    face_people(s, 0, 0)


def beaten(s: State) -> None:
    s.turn = 1
    after_battle(s, 0, 0)


def agitated(s: State) -> None:
    s.turn = 1
    push(s, ROLL_AGITATION, 0, 1, 0)


def turned(s: State) -> None:
    agitated(s)
    roll_agitation(s, top(s), 4)


def conquered(s: State) -> None:
    s.turn = 1
    push(s, IMPOSE_CONDITION, 0, 1, 0)


@pytest.mark.parametrize(
    ("begin", "cause"),
    [
        (by_event(DRAW_FATED, DEATH), "death by fate"),
        (by_event(DRAW_FATED, DRIVEN_OUT), "driven out by fate"),
        (by_event(ROLL_TRIBUTE, INVASION), "Phoenicians"),
        (checked_by_fate, "check by fate"),
        (unpaid, "costs unpaid"),
        (unsettled, "unsettled check"),
        (beaten, "check after a defeat"),
        (agitated, "agitation"),
        (turned, "agitation"),
        (conquered, "conquest"),
    ],
)
def test_the_last_blow_is_told_by_its_scene(begin: Callable[[State], None], cause: str) -> None:
    s = new_game()
    s.month, s.turn = 5, -1
    begin(s)
    advance(s)
    tale: Tale = schema_of(Tale).blank()
    note_scene(s, tale)
    assert cause_of(tale.now) == cause


# ---------------------------------------------------------------------------------------------------- figures


def test_the_figures_hang_together() -> None:
    found = figures(told(), PLAYERS, MONTHS)
    left = sum(tale.left[p] > 0 for tale in told() for p in range(PLAYERS))
    assert sum(cause.mean for cause in found.causes.values()) == pytest.approx(left / found.games, abs=0.001)
    assert found.measures["eliminated"].mean == pytest.approx(left / found.games, abs=0.001)
    assert sum(found.leaving.values()) == left
    assert sum(by_quarter(found.leaving, found.games, MONTHS)) == pytest.approx(left / found.games)
    assert sum(seat.mean for seat in found.seats.values()) == pytest.approx(1, abs=0.001)
    assert sum(found.sources[source].mean for source in SOURCES) == pytest.approx(
        found.measures["points"].mean, abs=0.001
    )
    assert set(found.causes) == set(CAUSES)


def test_a_game_that_does_not_end_is_found() -> None:
    unfinished = list(tales(GIVEN, 2, 7, "plain", last=3))
    with pytest.raises(AssertionError, match="did not end"):
        figures(unfinished, PLAYERS, MONTHS)


def test_the_same_games_have_the_same_digest() -> None:
    one, again, other = (figures(list(tales(GIVEN, 2, seed, "plain")), PLAYERS, MONTHS).digest for seed in (7, 7, 8))
    assert one == again != other


def seats_with(*wins: int) -> list[list[Deal]]:
    """Victories of the seats in a hundred games."""
    return [[Deal(float(game < won), 1) for game in range(100)] for won in wins]


@pytest.mark.parametrize(
    ("wins", "chance"), [((25, 25, 25, 25), 1.0), ((30, 20, 25, 25), 0.572), ((40, 20, 20, 20), 0.0074)]
)
def test_differences_are_tested_as_pearson_does(wins: tuple[int, ...], chance: float) -> None:
    """Chi squared is 0, 2 and 12, with three degrees of freedom."""
    assert chance_of_differences(seats_with(*wins), len(wins)) == pytest.approx(chance, abs=0.006)


def test_what_surely_differs() -> None:
    near, far = Interval(1.0, 0.8, 1.2), Interval(2.0, 1.8, 2.2)
    assert differs(near, far, 3)
    assert not differs(near, Interval(1.2, 1.0, 1.4), 3)


# ---------------------------------------------------------------------------------------------------- the page


@functools.cache
def short_run(players: int) -> Figures:
    return figures(list(tales({"players": players, "months": MONTHS}, 2, 7, "plain")), players, MONTHS)


@functools.cache
def short_found() -> goals.Found:
    return goals.found(list(tales({"players": 4}, 2, 7, "plain")), 4, 24, 8)


def test_the_page_has_all_that_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Mapping[str, Any]] = []

    def play(
        given: Mapping[str, Any], games: int, seed: int, mode: str, knobs: Mapping[str, int] | None = None
    ) -> Figures:
        GAME.options(given)
        assert seed == balance.SEED + len(played)
        played.append(given)
        return short_run(given["players"])

    monkeypatch.setattr(balance, "play", play)
    monkeypatch.setattr(balance, "random_decisions", lambda players, games, mode: 86.0)
    monkeypatch.setattr(balance, "play_for_goals", lambda *_: short_found())
    results = balance.play_all(0.001, "plain")
    text = balance.page(results, 0.001)
    for expected in ("Syrakousai", "`letter`", "`conquest=free`", "aggressive", "agitation", "Y14", results.digest()):
        assert expected in text
    assert len(played) == len(results.runs()) == 3 * 5 + 30 + 10 + 5
    assert "--share 0.001" in text
    rows = [line for line in text.splitlines() if line.startswith("|")]
    assert all("nan" not in row and "inf" not in row.split() for row in rows)
    assert set(balance.charts(results)) == {"cities", "months"}
