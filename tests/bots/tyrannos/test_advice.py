"""Hints and reviews of Tyrannos."""

from __future__ import annotations

import functools
import random
from typing import Final

import pytest

from emporion.bots.analysis import Analyst, hint, make_analyst
from emporion.bots.bot import Budget
from emporion.bots.charts import chart
from emporion.bots.review import Review, decisions_of, review
from emporion.engine.conformance import other_world
from emporion.engine.match import Match
from emporion.engine.participants import seat_letter
from emporion.games.tyrannos.rules.holdings import TALENT
from emporion.locales import LANGUAGES
from tests.bots.positions import record
from tests.bots.tyrannos.tables import TYRANNOS, played

FEW: Final = Budget(visits=3)
RECORD: Final = "tyrannos-standard-2"


@functools.cache
def analyst(players: int) -> Analyst:
    return make_analyst(TYRANNOS, TYRANNOS.options({"players": players}), "auto")


def test_a_hint_is_given_whatever_is_asked_and_tells_nothing_that_is_hidden() -> None:
    """The first decision of each kind in a game, in this world and in another that the seat cannot tell from it."""
    kinds: set[str] = set()
    for match, decision in played({}, 4):
        if decision.kind in kinds:
            continue
        kinds.add(decision.kind)
        world = other_world(match, decision.seat, random.Random(1))
        found, other = (
            hint(analyst(4), one.view(decision.seat), FEW, random.Random(1), top=5) for one in (match, world)
        )
        assert found == other
        assert (found.kind, found.seat) == (decision.kind, decision.seat)
        assert 1 <= len(found.candidates) <= 5
        for advice in found.candidates:
            match.twin().submit(decision.seat, decision.id, advice.action)
    assert len(kinds) > 12


@pytest.mark.parametrize(("talents", "chance"), [(900, 0.99), (0, 0.01)])
def test_a_hint_at_a_deployment_calls_no_victory_certain(talents: int, chance: float) -> None:
    """However far ahead somebody is: an appraisal by points knows no way back."""
    match, decision = next(one for one in played({"players": 2}, 1) if one[1].kind == "deployment")
    for seat in range(2):
        rich = talents if seat == decision.seat else 900 - talents
        match.state.treasury[match.state.residence[seat]] = rich * TALENT
    found = hint(analyst(2), match.view(decision.seat), FEW, random.Random(1))
    assert {advice.chance for advice in found.candidates} == {chance}
    assert {advice.loss for advice in found.candidates} == {0}


@functools.cache
def game() -> Match:
    return Match.replay(TYRANNOS, record(RECORD))


@functools.cache
def reviewed() -> Review:
    return review(analyst(2), game(), 2)


def test_a_review_judges_the_decisions_of_a_record() -> None:
    entries = game().record.entries
    assert 20 < len(reviewed().decisions) <= len(decisions_of(game()))
    for one in reviewed().decisions:
        entry = entries[one.entry - 1]
        assert (seat_letter(one.seat), one.played) == (entry.who, entry.do)
        assert 0 <= one.chance <= 1
        assert 0 <= one.loss <= one.best_chance
    for moment in reviewed().curve:
        assert sum(moment.chances) == pytest.approx(1, abs=0.001)
    assert [one.seat for one in reviewed().accuracy] == [0, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_can_be_drawn(language: str) -> None:
    assert chart(reviewed(), language).startswith("<svg")
