"""Hints and reviews come from the process of the bots, and from what may be known."""

from __future__ import annotations

import pathlib
import random

import msgspec
import pytest

from emporion.bots import analysis
from emporion.bots.analysis import Hint
from emporion.bots.guard import guess_for
from emporion.bots.review import Review, decisions_of
from emporion.engine.match import Match
from emporion.engine.modes import available_mode
from emporion.engine.record import read_record
from emporion.server.bots import analysts
from emporion.server.bots.analysts import Analysts, Counting
from emporion.server.bots.host import BotHost
from emporion.server.bots.messages import Answer, HintWanted, ReviewWanted
from tests.server.bots.strangers import TYROS, acting, run

RECORD = (pathlib.Path(__file__).parents[2] / "records" / "kosmos-3.jsonl").read_text(encoding="utf-8")


def hint_wanted(match: Match, ms: int = 200, top: int = 3) -> HintWanted:
    decision = match.decisions[0]
    guess = guess_for(match, decision.seat, random.Random(1))
    options = match.options.to_dict()
    return HintWanted("tyros", options, decision.seat, decision.kind, guess, seed=1, ms=ms, top=top)


def nobody_hears(share: float) -> None:
    pass


def test_a_hint_has_legal_actions_the_best_first() -> None:
    match, host = acting(), BotHost()
    answer = run(host, host.hint(hint_wanted(match)))
    assert answer.found is not None, answer.fault
    found = msgspec.json.decode(answer.found, type=Hint)
    assert 1 <= len(found.candidates) <= 3
    assert found.seat == match.decisions[0].seat
    assert all(match.is_legal(found.seat, TYROS.read(advice.action)) for advice in found.candidates)
    assert found.candidates[0].loss == 0


def test_a_review_tells_how_far_it_is_and_then_what_was_lost() -> None:
    host, heard = BotHost(), list[float]()
    record = read_record(RECORD)
    answer = run(host, host.review(ReviewWanted(RECORD, 1), heard.append))
    assert answer.found is not None, answer.fault
    found = msgspec.json.decode(answer.found, type=Review)
    assert found.names == record.header.seats
    assert heard == sorted(heard)
    assert heard[-1] == 1.0
    assert len(heard) > 50
    assert found.curve[-1].entry == len(record.entries)


def test_a_record_of_a_game_that_is_not_over_is_a_fault() -> None:
    host = BotHost()
    unfinished = read_record(RECORD).cut(40).to_text()
    answer = run(host, host.review(ReviewWanted(unfinished, 1), nobody_hears))
    assert answer.found is None
    assert "not over" in str(answer.fault)


def test_while_the_rules_are_being_compiled_there_are_no_reviews() -> None:
    answer = Analysts(lambda game: False).answer(ReviewWanted(RECORD, 1), nobody_hears)
    assert "compiled" in str(answer.fault)


def test_in_plain_python_fewer_games_are_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(analysts, "available_mode", lambda mode: "plain")
    monkeypatch.setattr(analysts, "review", lambda analyst, match, visits, done: asked.append(visits))
    Analysts(lambda game: True).answer(ReviewWanted(RECORD, 60), nobody_hears)
    assert asked == [3]
    monkeypatch.setattr(analysts, "available_mode", available_mode)


def test_an_analyst_is_kept_for_the_next_question_and_lent_once_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def make(*wanted: object) -> analysis.Analyst:
        made.append(wanted)
        return analysis.make_analyst(*wanted)  # type: ignore[arg-type]

    monkeypatch.setattr(analysts, "make_analyst", make)
    some = Analysts(lambda game: True)
    options = acting().options.to_dict()
    with some._lent("tyros", options), some._lent("tyros", options):
        assert len(made) == 2
    with some._lent("tyros", options):
        assert len(made) == 2
    with some._lent("tyros", {**options, "gifts": "on"}):
        assert len(made) == 3


def test_an_analyst_over_whom_something_went_wrong_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    some = Analysts(lambda game: True)
    monkeypatch.setattr(analysts, "hint", lambda *wanted: 1 // 0)
    answer = some.answer(hint_wanted(acting()), nobody_hears)
    assert answer == Answer(fault="raised ZeroDivisionError: integer division or modulo by zero")
    assert some._idle == []


def test_progress_is_told_a_hundred_times_at_most() -> None:
    heard = list[float]()
    match = Match.replay(TYROS, read_record(RECORD))
    total = len(decisions_of(match))
    counting = Counting(total, heard.append)
    for _ in range(total):
        counting.more(1)
    assert len(heard) == 100
    assert heard[-1] == 1.0
