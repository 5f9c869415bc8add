"""Matches, on Tyros as the game at hand."""

from __future__ import annotations

import pytest

from emporion.engine.dealer import CommittedDealer, SeededDealer
from emporion.engine.errors import (
    BadNotation,
    BadOption,
    CannotUndo,
    GameIsOver,
    IllegalAction,
    NotYourDecision,
    StaleDecision,
)
from emporion.engine.match import Match
from emporion.engine.participants import CHANCE, SPECTATOR
from emporion.games import get_game

TYROS = get_game("tyros")
ACTING = (
    "tyros kosmos players=3 stage=act round=1 first=A turn=A chips=31g,Tg,30g ships=A:Tx2;B:Tx2;C:Tx2 "
    "hands=A:3g2o;B:2g;C:1v tiles=A:1;B:2;C:3 offers-per-turn=6 trades-per-round=8 "
    "unseen=4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,32"
)
KEEPING = ACTING.replace("stage=act", "stage=keep waiting=ABC")


def acting() -> Match:
    return Match(TYROS, {"players": 3}, SeededDealer(1), position=ACTING)


def submit(match: Match, seat: int, action: str) -> None:
    decision = match.decision_of(seat)
    assert decision is not None
    match.submit(seat, decision.id, action)


def test_chance_is_asked_before_the_first_decision_and_after_each_action() -> None:
    match = Match(TYROS, {"players": 4}, SeededDealer(1))
    assert match.decisions
    assert {entry.who for entry in match.record.entries} == {"chance"}
    entries = match.submit(match.decisions[0].seat, match.decisions[0].id, match.legal(match.decisions[0].seat)[0])
    assert [entry.who for entry in entries][1:] == ["chance"]


def test_names_are_one_for_each_seat() -> None:
    match = Match(TYROS, {"players": 3}, SeededDealer(1), ["Ann", "Bob", "Cid"])
    assert match.record.header.seats == ("Ann", "Bob", "Cid")
    with pytest.raises(BadOption, match="2 names for 3 seats"):
        Match(TYROS, {"players": 3}, SeededDealer(1), ["Ann", "Bob"])


def test_only_the_seat_that_is_asked_may_answer() -> None:
    match = acting()
    with pytest.raises(NotYourDecision, match="waits for A"):
        match.submit(1, match.decisions[0].id, "pass")


def test_an_old_question_cannot_be_answered() -> None:
    match = acting()
    old = match.decisions[0].id
    for seat in (0, 1):
        submit(match, seat, "pass")
    submit(match, 2, "offer 1v for 1o to A")
    submit(match, 0, "decline")
    submit(match, 2, "close")
    submit(match, 2, "swap 1v")
    with pytest.raises(StaleDecision):
        match.submit(0, old, "pass")


def test_a_refused_action_changes_nothing() -> None:
    match = acting()
    before = TYROS.schema.pack(match.state)
    for action in ("move T>31 2g", "move T>30 1g", "found 31 5g", "lay 1 green", "accept"):
        with pytest.raises(IllegalAction):
            submit(match, 0, action)
    with pytest.raises(BadNotation, match="write for example"):
        submit(match, 0, "move")
    assert TYROS.schema.pack(match.state) == before
    assert match.record.entries == []


def test_refusals_name_the_paragraph() -> None:
    with pytest.raises(IllegalAction) as refused:
        submit(acting(), 0, "move T>30 1g")
    assert (refused.value.paragraph, str(refused.value)[:5]) == ("7.1", "§7.1:")


def test_a_finished_game_takes_no_more_actions() -> None:
    match = Match(TYROS, {"players": 3}, SeededDealer(1), position=ACTING.replace("round=1", "round=5 last=1"))
    for seat in range(3):
        submit(match, seat, "pass")
    assert match.is_over
    assert match.outcome == match.record.footer.outcome if match.record.footer else False
    with pytest.raises(GameIsOver):
        match.submit(0, "0A", "pass")


def test_the_secret_is_revealed_only_at_the_end() -> None:
    dealer = CommittedDealer()
    match = Match(TYROS, {"players": 3}, dealer, position=ACTING.replace("round=1", "round=5 last=1"))
    assert dealer.secret.hex() not in match.record.to_text()
    assert match.record.header.commitment == dealer.commitment
    for seat in range(3):
        submit(match, seat, "pass")
    assert match.record.footer is not None
    assert match.record.footer.secret == dealer.secret.hex()


# ---------------------------------------------------------------------------------------------------- groups


def test_decisions_of_a_group_stay_open_while_others_answer() -> None:
    match = Match(TYROS, {"players": 3}, SeededDealer(1), position=KEEPING)
    ids = {decision.seat: decision.id for decision in match.decisions}
    assert len({decision.group for decision in match.decisions}) == 1
    match.submit(2, ids[2], "keep 1v")
    match.submit(0, ids[0], "keep 3g")
    match.submit(1, ids[1], "keep -")
    assert match.state.round == 2


def test_a_choice_in_an_open_group_can_be_taken_back_although_others_chose_since() -> None:
    match = Match(TYROS, {"players": 3}, SeededDealer(1), position=KEEPING)
    submit(match, 0, "keep 3g")
    submit(match, 1, "keep 2g")
    match.undo(0)
    assert [decision.seat for decision in match.decisions] == [0, 2]
    assert match.state.kept[1] != 0
    submit(match, 0, "keep 2o")
    submit(match, 2, "keep -")
    assert match.state.hand[0] >= 2
    assert Match.replay(TYROS, match.record).state.hand == match.state.hand


def test_nothing_is_taken_back_once_the_group_is_revealed() -> None:
    match = Match(TYROS, {"players": 3}, SeededDealer(1), position=KEEPING)
    for seat, action in enumerate(("keep 3g", "keep 2g", "keep 1v")):
        submit(match, seat, action)
    for seat in range(3):
        with pytest.raises(CannotUndo):
            match.undo(seat)


# ---------------------------------------------------------------------------------------------------- undo


def test_an_action_can_be_taken_back_until_the_next_seat_acts() -> None:
    match = acting()
    before = TYROS.schema.pack(match.state)
    submit(match, 0, "move T>31 1g")
    match.undo(0)
    assert TYROS.schema.pack(match.state) == before
    assert [entry.do for entry in match.record.entries] == ["move T>31 1g", "undo"]
    submit(match, 0, "move T>31 1g")
    submit(match, 1, "pass")
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_the_question_after_an_undo_is_a_new_one() -> None:
    match = acting()
    first = match.decisions[0].id
    submit(match, 0, "move T>31 1g")
    match.undo(0)
    with pytest.raises(StaleDecision):
        match.submit(0, first, "pass")


@pytest.mark.parametrize("action", ["swap 1o", "offer 1o for 1v to B"])
def test_a_draw_or_a_reveal_cannot_be_taken_back(action: str) -> None:
    match = acting()
    submit(match, 0, action)
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_a_seat_cannot_take_back_what_another_did() -> None:
    match = acting()
    submit(match, 0, "move T>31 1g")
    with pytest.raises(CannotUndo):
        match.undo(1)


def test_an_undo_replays() -> None:
    match = acting()
    for action in ("move T>31 1g", "move T>30 2g"):
        submit(match, 0, action)
        match.undo(0)
    submit(match, 0, "pass")
    assert TYROS.schema.pack(Match.replay(TYROS, match.record).state) == TYROS.schema.pack(match.state)


# ---------------------------------------------------------------------------------------------------- views


def test_only_the_asked_seat_learns_the_id_and_the_legal_actions() -> None:
    match = acting()
    assert match.view(0).decisions[0].id == match.decisions[0].id
    assert match.view(0).legal
    for viewer in (1, 2, SPECTATOR):
        assert match.view(viewer).decisions[0].id is None
        assert match.view(viewer).legal == ()


def test_events_can_be_asked_for_from_any_entry_on() -> None:
    match = Match(TYROS, {"players": 4}, SeededDealer(1))
    every = match.events(0)
    assert [n for n, _ in every] == list(range(1, len(match.record.entries) + 1))
    assert match.events(0, 5) == every[5:]


def test_a_twin_goes_its_own_way() -> None:
    match = acting()
    twin = match.twin()
    submit(twin, 0, "pass")
    assert match.record.entries == []
    assert match.state.passes == 0


def test_chance_is_a_participant_like_a_seat_in_the_steps() -> None:
    match = acting()
    submit(match, 0, "swap 1o")
    assert [step.who for step in match.steps] == [0, CHANCE]
