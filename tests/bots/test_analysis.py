"""Hints: sound, the same on every machine, and from nothing but what the seat may know."""

from __future__ import annotations

import random
import types
from typing import Any, Final

import pytest

from emporion.bots import analysis
from emporion.bots.analysis import Hint, hint, make_analyst
from emporion.bots.bot import Budget
from emporion.bots.thoughts import Gap, gap, means
from emporion.bots.tyros.admiral import Admiral
from emporion.engine.dealer import SeededDealer
from emporion.engine.errors import BadInput, NotYourDecision
from emporion.engine.manifest import Manifest
from emporion.engine.match import Match
from tests.bots.positions import ACTING, FOUNDING, TYROS, Overheard, analyst_of, at, code, other_world, record

KINDS: Final = ("lay", "act", "answer", "close", "keep")
FEW: Final = Budget(visits=24)


@pytest.fixture(scope="module")
def first_of_kind() -> dict[str, Match]:
    """For each kind of decision a place in a game where it is asked for and there is a choice."""
    match = at("kosmos-3", 0)
    found: dict[str, Match] = {}
    for entry in record("kosmos-3").entries:
        for decision in match.decisions:
            if decision.kind not in found and len(match.legal(decision.seat)) > 1:
                found[decision.kind] = match.twin()
        match.follow(entry)
    return found


def hint_at(match: Match, mode: str = "auto", budget: Budget = FEW) -> Hint:
    view = match.view(match.decisions[0].seat)
    return hint(analyst_of(match, mode), view, budget, random.Random(7))


# ---------------------------------------------------------------------------------------------------- hints


@pytest.mark.parametrize("kind", KINDS)
def test_a_hint_has_legal_actions_the_most_tried_first(kind: str, first_of_kind: dict[str, Match]) -> None:
    match = first_of_kind[kind]
    found = hint_at(match)
    assert (found.game, found.seat, found.visits) == ("tyros", match.decisions[0].seat, 24)
    assert found.kind == match.decisions[0].kind == kind
    assert sum(one.visits for one in found.candidates) == 24
    assert [one.visits for one in found.candidates] == sorted((c.visits for c in found.candidates), reverse=True)
    assert found.candidates[0].loss == 0
    for one in found.candidates:
        assert match.is_legal(found.seat, TYROS.read(one.action)), one
        assert 0 <= one.chance <= 1
        assert one.loss == pytest.approx(max(0.0, found.candidates[0].chance - one.chance), abs=0.0002)


def test_what_wins_the_game_is_told_from_what_loses_it() -> None:
    found = hint_at(at("giochi-rari-3", FOUNDING), budget=Budget(visits=100)).candidates
    chances = {one.action: one.chance for one in found}
    assert found[0].chance > 0.5
    assert chances["found 27 3y1j"] > 0.5
    assert chances.get("pass", 0) < 0.5


def test_only_so_many_actions_as_are_asked_for() -> None:
    match = at("kosmos-3", ACTING)
    view = match.view(match.decisions[0].seat)
    found = hint(analyst_of(match), view, FEW, random.Random(1), top=2)
    assert len(found.candidates) == 2


def test_by_the_clock_there_is_always_an_answer() -> None:
    assert hint_at(at("kosmos-3", ACTING), budget=Budget(ms=1)).candidates


@pytest.mark.parametrize("kind", KINDS)
def test_a_hint_is_the_same_in_both_modes(kind: str, first_of_kind: dict[str, Match]) -> None:
    assert hint_at(first_of_kind[kind], "plain") == hint_at(first_of_kind[kind], "auto")


def test_who_is_not_asked_gets_no_hint() -> None:
    match = at("kosmos-3", ACTING)
    other = next(seat for seat in range(3) if match.decision_of(seat) is None)
    with pytest.raises(NotYourDecision):
        hint(analyst_of(match), match.view(other), FEW, random.Random(1))


def test_a_game_without_an_analyst_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    other: Any = types.SimpleNamespace(name="chess")
    monkeypatch.setattr(analysis, "manifest_of", lambda name: Manifest(game="chess:GAME", screen="chess:SCREEN"))
    with pytest.raises(BadInput, match="no analysis of chess"):
        make_analyst(other, None)


# ---------------------------------------------------------------------------------------------------- secrecy


@pytest.mark.parametrize("kind", KINDS)
def test_a_hint_does_not_depend_on_what_the_seat_cannot_know(kind: str, first_of_kind: dict[str, Match]) -> None:
    match = first_of_kind[kind]
    seat = match.decisions[0].seat
    analyst = Overheard(match)
    worlds = (match, other_world(match, seat))
    here, there = (hint(analyst, world.view(seat), FEW, random.Random(7)) for world in worlds)
    assert here == there
    assert analyst.heard[0] == analyst.heard[1]


# ---------------------------------------------------------------------------------------------------- imagined games


@pytest.fixture(scope="module")
def founding() -> tuple[Admiral, bytes]:
    match = at("giochi-rari-3", FOUNDING)
    return analyst_of(match), bytes(TYROS.schema.pack(match.state))


def test_a_given_action_is_tried_whatever_the_search_thinks_of_it(founding: tuple[Admiral, bytes]) -> None:
    analyst, guess = founding
    found, passed = analyst.compare(guess, 0, [code("found 27 3y1j"), code("pass")], 40, random.Random(1))
    assert means(found.chances)[0] - means(passed.chances)[0] > 0.5
    assert means(found.points)[0] - means(passed.points)[0] > 10


def test_the_same_action_over_the_same_worlds_comes_to_the_same(founding: tuple[Admiral, bytes]) -> None:
    analyst, guess = founding
    one, again = analyst.compare(guess, 0, [code("found 27 3y1j")] * 2, 20, random.Random(1))
    assert one == again
    assert len(set(one.points)) > 1


def test_a_search_is_free_again_after_an_action_was_given(founding: tuple[Admiral, bytes]) -> None:
    analyst, guess = founding
    before = analyst.think(guess, 0, FEW, random.Random(3), thorough=True).candidates
    analyst.compare(guess, 0, [code("pass")], 5, random.Random(1))
    assert analyst.think(guess, 0, FEW, random.Random(3), thorough=True).candidates == before


@pytest.mark.parametrize("name", ["kosmos-3", "kosmos-4", "giochi-rari-3", "giochi-rari-4"])
def test_the_chances_of_all_seats_sum_to_one(name: str) -> None:
    match = at(name, 100)
    sample = analyst_of(match).foresee(bytes(TYROS.schema.pack(match.state)), 20, random.Random(1))
    assert len(sample.chances) == len(sample.points) == 20
    for chances in sample.chances:
        assert len(chances) == match.options.players
        assert sum(chances) == pytest.approx(1, abs=0.001)


def test_a_position_is_foreseen_as_it_is_and_the_same_in_both_modes() -> None:
    match = at("kosmos-3", 100)
    there = other_world(match, 0)
    plain, here, elsewhere = (
        analyst_of(match, mode).foresee(bytes(TYROS.schema.pack(world.state)), 10, random.Random(1))
        for mode, world in (("plain", match), ("auto", match), ("auto", there))
    )
    assert plain == here
    assert here != elsewhere


def test_an_analyst_can_be_made_for_a_game_that_has_just_begun() -> None:
    match = Match(TYROS, {"players": 4}, SeededDealer(1))
    analyst = make_analyst(TYROS, match.options, "plain")
    view = match.view(match.decisions[0].seat)
    assert hint(analyst, view, Budget(visits=2), random.Random(1)).candidates


# ---------------------------------------------------------------------------------------------------- gaps


def test_a_gap_counts_only_if_it_is_more_than_luck() -> None:
    assert Gap(0.05, 0.01).certain == 0.05
    assert Gap(0.05, 0.03).certain == 0
    assert Gap(-0.5, 0.01).certain == 0


def test_what_both_sides_share_is_no_luck() -> None:
    """The rows differ much among themselves, but one lies above the other everywhere."""
    better = [(0.9, 0.1), (0.2, 0.8), (0.5, 0.5)]
    worse = [(0.8, 0.2), (0.1, 0.9), (0.4, 0.6)]
    found = gap(better, worse, 0)
    assert found.mean == pytest.approx(0.1)
    assert found.error == pytest.approx(0, abs=1e-9)
    assert gap(worse, better, 1).certain == pytest.approx(0.1)


def test_one_imagined_game_proves_nothing() -> None:
    assert gap([(1.0,)], [(0.0,)], 0).certain == 0
