"""Matches, on Tyros as the game at hand."""

from __future__ import annotations

import random

import msgspec
import pytest

from emporion.engine.conformance import random_words
from emporion.engine.dealer import CommittedDealer, SeededDealer
from emporion.engine.errors import (
    BadNotation,
    BadOption,
    CannotUndo,
    Divergence,
    GameIsOver,
    IllegalAction,
    NotYourDecision,
    StaleDecision,
)
from emporion.engine.match import Match
from emporion.engine.participants import CHANCE, SPECTATOR
from emporion.engine.record import Entry
from emporion.engine.view import view_bytes
from emporion.games import get_game

TYROS = get_game("tyros")
ACTING = (
    "tyros kosmos players=3 stage=act round=1 first=A turn=A chips=5o,7y,14v,30g,31g,Tg ships=A:Tx2;B:Tx2;C:Tx2 "
    "hands=A:3g2o;B:2g;C:1v tiles=A:1;B:2;C:3 offers-per-turn=6 trades-per-round=8 "
    "unseen=4,6,8,9,10,11,12,13,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,32"
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
    with pytest.raises(NotYourDecision, match="seat B is not asked now; the game waits for A"):
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


# ---------------------------------------------------------------------------------------------------- following


def test_a_match_that_follows_another_is_the_same() -> None:
    match = acting()
    other = Match.replay(TYROS, match.record)
    for seat, action in ((0, "swap 1o"), (1, "pass"), (2, "offer 1v for 1g to A"), (0, "decline")):
        before = len(match.record.entries)
        submit(match, seat, action)
        for entry in match.record.entries[before:]:
            other.follow(entry)
        assert (other.record.entries, other.decisions) == (match.record.entries, match.decisions)


def test_an_entry_out_of_turn_is_refused_and_changes_nothing() -> None:
    match = acting()
    other = Match.replay(TYROS, match.record)
    submit(match, 0, "pass")
    submit(match, 1, "pass")
    for entry in (match.record.entries[1], Entry(1, "B", "pass"), Entry(1, "A", "dance"), Entry(1, "A", "undo")):
        with pytest.raises(Divergence, match="entry 1: "):
            other.follow(entry)
        assert (other.record.entries, TYROS.schema.pack(other.state)) == ([], TYROS.schema.pack(acting().state))
    other.follow(match.record.entries[0])
    with pytest.raises(Divergence, match="the next entry is 2, not 1"):
        other.follow(match.record.entries[0])


def test_the_end_that_is_followed_has_no_footer_yet() -> None:
    match = Match(TYROS, {"players": 3}, position=ACTING.replace("round=1", "round=5 last=1"))
    other = Match.replay(TYROS, match.record)
    for seat in range(3):
        submit(match, seat, "pass")
        other.follow(match.record.entries[-1])
    assert other.is_over
    assert (other.outcome, other.record.footer) == (match.outcome, None)
    other.record.footer = match.record.footer
    assert other.record == match.record


# ---------------------------------------------------------------------------------------------------- modes


def played_through(mode: str, number: int) -> list[bytes]:
    """Everything that anybody sees of a game, with undo and take-back."""
    rng = random.Random(number)
    words = random_words(rng)
    match = Match(TYROS, {"players": 3 + number % 2, "card_tracking": "on"}, SeededDealer(number), mode=mode)
    told: list[bytes] = []
    while match.decisions:
        before = len(match.record.entries)
        decision = rng.choice(match.decisions)
        match.submit(decision.seat, decision.id, match.random_action(decision.seat, words))
        if rng.random() < 0.2 and match.can_undo(decision.seat):
            match.undo(decision.seat)
        if rng.random() < 0.02 and match.decisions:
            match.take_back_to(len(match.record.entries) - 5)
        match.check_invariants()
        told.append(match.guess(decision.seat, words))
        for viewer in range(-1, match.options.players):
            told += [view_bytes(match.view(viewer)), msgspec.json.encode(match.events(viewer, before))]
    frozen = match.freeze()
    again = Match.thaw(TYROS, match.record, frozen, mode=mode).twin()
    told.append(TYROS.schema.pack(Match.resume(TYROS, match.record, mode=mode).state))
    return [*told, TYROS.schema.pack(again.state), frozen, match.record.to_text().encode()]


@pytest.mark.parametrize("number", range(4))
def test_a_match_is_the_same_in_both_modes(number: int) -> None:
    assert played_through("compiled", number) == played_through("plain", number)


@pytest.mark.parametrize("mode", ["plain", "compiled"])
def test_a_generator_goes_on_where_it_was(mode: str) -> None:
    """Else whoever asks twice is given the same twice."""
    match = Match(TYROS, {"players": 3}, SeededDealer(1), position=ACTING, mode=mode)
    words = random_words(random.Random(1))
    seen = [words[:]]
    for draw in (match.random_action, match.guess):
        draw(0, words)
        seen.append(words[:])
    assert len({tuple(one) for one in seen}) == 3


def test_a_compiled_match_checks_and_verifies_like_a_plain_one() -> None:
    match = Match(TYROS, {"players": 3}, SeededDealer(1), position=ACTING, mode="compiled")
    with pytest.raises(IllegalAction, match=r"§7\.1"):
        submit(match, 0, "move T>30 1g")
    submit(match, 0, "swap 1o")
    plain = Match.replay(TYROS, match.record)
    assert list(match.draws()) == list(plain.draws())
    (_, urn, count), *_ = match.draws()
    pieces = SeededDealer(2).draw(0, urn, count)
    assert match.drawn_text(2, pieces) == plain.drawn_text(2, pieces)


def test_nothing_a_viewer_changes_in_his_view_reaches_another() -> None:
    """Views share what everybody sees alike, but nothing that can be changed."""
    match = acting()
    honest = view_bytes(match.view(1))
    table = match.view(0).table
    for shared in (table.chips, table.cities, *(player.ships for player in table.players)):
        shared["1"] = 99
    assert view_bytes(match.view(1)) == honest
