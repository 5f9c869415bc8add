"""The tutorial is a real game, and in it one learns everything."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from emporion.engine.choices import actions_in
from emporion.engine.match import Match
from emporion.engine.record import GameRecord
from emporion.engine.replay import verify
from emporion.games import get_game, get_guide
from emporion.games.tyros.rules.invariants import fault
from emporion.locales import LANGUAGES
from emporion.server.errors import NotFound
from emporion.server.tutorial import LEARNER, tutorial

GAME = get_game("tyros")
LESSONS = (
    *("lay", "show", "move", "found", "accept", "build", "counter", "swap"),
    *("decline", "buy", "toll", "offer", "close", "pass", "keep"),
)


def the_record() -> GameRecord:
    record = get_guide("tyros").tutorial()
    assert record is not None
    return record


def test_a_game_without_one_says_so() -> None:
    with pytest.raises(NotFound, match="there is no tutorial of tyrannos"):
        tutorial("tyrannos", "en")


def test_it_can_be_played_by_the_rules() -> None:
    record = the_record()
    assert verify(GAME, record).problem is None
    match = Match.replay(GAME, record)
    for n in range(len(record.entries) + 1):
        assert fault(match.state_after(n)) == 0
    assert match.decisions, "chance has drawn all that it had to draw"


def test_every_lesson_is_given_once() -> None:
    assert tuple(step.lesson for step in tutorial("tyros", "en").steps) == LESSONS


def test_every_action_of_the_learner_can_be_chosen() -> None:
    for step in tutorial("tyros", "en").steps:
        if step.lesson in ("offer", "counter"):
            assert step.choices.unlisted == [step.lesson]
        else:
            assert msgspec.to_builtins(step.action) in msgspec.to_builtins(actions_in(step.choices))


def test_what_follows_leads_to_the_next_step() -> None:
    steps = tutorial("tyros", "en").steps
    for step, following in itertools.pairwise(steps):
        assert step.after[0].lines[0].who == "A"
        assert step.after[-1].table == following.table
        assert all(moment.lines for moment in step.after)
    assert steps[-1].after[-1].table.round == 3


def test_the_learner_sees_his_own_cards_only() -> None:
    record = the_record()
    script = tutorial("tyros", "en")
    dealt = [event for step in script.steps for moment in step.after for event in moment.events]
    cards = {event.seat: event.cards for event in dealt if type(event).__name__ == "CardsDealt"}
    assert {seat for seat, known in cards.items() if known is not None} == {LEARNER}
    assert script.names == record.header.seats


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language_and_is_not_too_long(language: str) -> None:
    script = tutorial("tyros", language)
    assert len(msgspec.json.encode(script)) < 600_000
    assert len({msgspec.json.encode(step.action) for step in script.steps}) == len(LESSONS)


def test_the_learner_does_not_come_last() -> None:
    scores = [seat.total for seat in tutorial("tyros", "en").steps[-1].after[-1].table.scores.seats]
    assert scores[LEARNER] == max(scores)
