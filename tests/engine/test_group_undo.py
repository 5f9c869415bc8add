"""Undo in a group of simultaneous decisions: a choice that was taken back stays taken back."""

from __future__ import annotations

import pytest

from emporion.engine.dealer import SeededDealer
from emporion.engine.errors import CannotUndo, IllegalAction
from emporion.engine.match import Match
from emporion.engine.record import FIRST_FORMAT, GameRecord, read_record
from emporion.engine.replay import verify
from emporion.games import get_game

TYROS = get_game("tyros")
OFFERED = (
    "tyros kosmos players=4 stage=act round=5 first=A turn=A laid=4 chips=1y,2y,3y,4y,5y,6o,7o,8y,9y,10o,11o,12g,13v,"
    "14v,15o,16o,17g,18v,19v,20o,21o,22g,23v,24v,25o,26o,27g,28v,29o,30g,31g,32v,Tg ships=A:T;B:T;C:T;D:T "
    "hands=A:2o;B:1g;C:1g;D:1g discards=1o offers-per-turn=6 trades-per-round=8"
)
A, B, C, D = range(4)


def offered() -> Match:
    """A has made an offer to all the others."""
    match = Match(TYROS, {"players": 4}, SeededDealer(1), position=OFFERED)
    act(match, A, "offer 1o for 1g to B,C,D")
    return match


def act(match: Match, seat: int, action: str) -> None:
    decision = match.decision_of(seat)
    assert decision is not None
    match.submit(seat, decision.id, action)


def asked(match: Match) -> list[int]:
    return [decision.seat for decision in match.decisions]


def both_take_back() -> Match:
    match = offered()
    act(match, B, "accept")
    act(match, C, "accept")
    match.undo(B)
    match.undo(C)
    return match


def test_two_seats_take_back_their_choices_one_after_the_other() -> None:
    match = both_take_back()
    assert asked(match) == [B, C, D]
    assert match.state.answer == offered().state.answer
    for seat in (B, C, D):
        act(match, seat, "decline")
    with pytest.raises(IllegalAction):
        act(match, A, "close B")


def test_a_choice_that_replaced_another_stays_when_somebody_else_takes_back() -> None:
    match = offered()
    act(match, C, "accept")
    act(match, B, "accept")
    match.undo(C)
    act(match, C, "decline")
    match.undo(B)
    assert asked(match) == [B, D]
    assert match.state.answer[C] == 1
    assert match.state.answer[B] == 0


def old_record(match: Match) -> GameRecord:
    """The record as the first format has it: without digests, which tell another state there."""
    lines = [line.split(',"digest"')[0].rstrip("}") + "}" for line in match.record.to_text().splitlines()[1:]]
    header = match.record.to_text().splitlines()[0].replace(match.record.header.format, FIRST_FORMAT)
    return read_record("\n".join([header, *lines]))


def test_a_record_of_the_first_format_is_replayed_as_it_was_played() -> None:
    """There B's acceptance came back, and the rules no longer waited for B."""
    replayed = Match.replay(TYROS, old_record(both_take_back()))
    assert replayed.state.answer[B] == 2
    assert asked(replayed) == [C, D]
    assert verify(TYROS, replayed.record).problem is None


def test_a_running_game_of_the_first_format_refuses_an_undo_that_would_bring_a_choice_back() -> None:
    match = Match.resume(TYROS, old_record(both_take_back()).cut(4), SeededDealer(1))
    assert asked(match) == [B, D]
    assert not match.can_undo(C)
    with pytest.raises(CannotUndo, match="earlier release"):
        match.undo(C)
    act(match, B, "decline")
    assert match.can_undo(B)
    match.undo(B)
    assert asked(match) == [B, D]
