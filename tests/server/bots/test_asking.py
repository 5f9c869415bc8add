"""What bots are asked, and what is made of their answers."""

from __future__ import annotations

import logging
import random

import msgspec
import pytest

from emporion.bots.guard import Choice, legal_default
from emporion.engine.view import view_bytes
from emporion.server.bots.asking import autopilot_action, question_for, settle
from emporion.server.bots.messages import Answer
from tests.bots.positions import other_world
from tests.server.bots.strangers import TYROS, acting, ask


def test_a_question_never_holds_the_state() -> None:
    match = acting()
    state = TYROS.schema.pack(match.state)
    for n in range(20):
        for spec in ("captain", "./theirs.py"):
            question = ask(spec, match=match, seed=n)
            assert state not in msgspec.msgpack.encode(question)


def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_question() -> None:
    """Guesses differ only by what the seat does not know, and that is drawn from the same numbers."""
    match = acting()
    other = other_world(match, 0)
    assert TYROS.schema.pack(other.state) != TYROS.schema.pack(match.state)
    for spec in ("captain", "./theirs.py"):
        assert ask(spec, match=match) == ask(spec, match=other)


def test_only_bots_of_others_need_the_view() -> None:
    match = acting()
    assert ask("captain", match=match).view is None
    assert ask("random", match=match).view is None
    assert ask("./theirs.py", match=match).view == view_bytes(match.view(0))


def test_a_seat_that_is_not_asked_has_no_question() -> None:
    with pytest.raises(ValueError, match="seat B is not asked now"):
        question_for(acting(), "t", 1, "captain", random.Random(1))


def test_a_legal_answer_is_played() -> None:
    match = acting()
    answer = Answer("  offer 1g   for 1o to C,B ")
    assert settle(match, ask("captain", match=match), answer, random.Random(1)) == Choice("offer 1g for 1o to B,C")


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (Answer(fault="ended"), "ended"),
        (Answer("pass", fault="ended"), "ended"),
        (Answer(), "answered None, which is no text"),
        (Answer("win"), "answered 'win': "),
        (Answer("decline"), "answered 'decline', which is not legal: "),
    ],
)
def test_otherwise_a_default_is_played_and_the_fault_is_logged(
    answer: Answer, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    match = acting()
    choice = settle(match, ask("captain", "tyre", match), answer, random.Random(1))
    assert choice is not None
    assert choice.action == "pass"
    assert str(choice.fault).startswith(fault)
    assert [(record.levelno, record.getMessage()) for record in caplog.records] == [
        (logging.WARNING, f"bot captain, table tyre, seat A, entry 1: {choice.fault}")
    ]


@pytest.mark.parametrize("answer", [Answer("pass"), Answer(fault="ended")])
def test_an_answer_to_an_old_question_is_dropped(answer: Answer) -> None:
    match = acting()
    question = ask("captain", match=match)
    match.submit(0, question.decision, "move T>30 2g")
    assert settle(match, question, answer, random.Random(1)) is None
    match.undo(0)
    assert match.decision_of(0) is not None
    assert settle(match, question, answer, random.Random(1)) is None


def test_an_autopilot_plays_what_commits_to_least() -> None:
    match = acting()
    assert autopilot_action(match, 0) == legal_default(match, 0, random.Random(1)) == "pass"
