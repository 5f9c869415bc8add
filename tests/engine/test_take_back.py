"""Going back with the consent of all: an entry of the record, after which the game stands as it stood before."""

from __future__ import annotations

import pytest

from emporion.engine.dealer import CommittedDealer
from emporion.engine.errors import BadRecord, CannotUndo, Divergence, StaleDecision
from emporion.engine.events import TakenBack
from emporion.engine.match import Match
from emporion.engine.record import Entry, GameRecord, back_to, read_record
from emporion.engine.replay import verify
from emporion.engine.view import view_bytes
from emporion.games import get_game
from emporion.kernel.random import WORDS, seed

TYROS = get_game("tyros")
ACTIONS = 30


def play_on(match: Match, actions: int, number: int = 3) -> None:
    """A few random actions, or to the end."""
    words = [0] * WORDS
    seed(words, number, len(match.record.entries))
    while match.decisions and actions:
        decision = match.decisions[0]
        match.submit(decision.seat, decision.id, match.random_action(decision.seat, words))
        actions -= 1


def begun(actions: int = ACTIONS) -> Match:
    match = Match(TYROS, {"players": 3}, CommittedDealer(bytes(range(32))))
    play_on(match, actions)
    return match


def asked_after(match: Match) -> list[int]:
    """The entries after which a seat was asked, before the present one."""
    count = len(match.record.entries)
    return [n for n in range(count) if Match.replay(TYROS, match.record.cut(n)).decisions]


def test_the_game_stands_as_it_stood_and_the_questions_are_new() -> None:
    match = begun()
    for entry in asked_after(match)[::5]:
        twin, then = match.twin(), Match.replay(TYROS, match.record.cut(entry))
        old = twin.decisions[0]
        (written,) = twin.take_back_to(entry)
        assert (written.who, written.do) == ("table", f"back {entry}")
        assert TYROS.schema.pack(twin.state) == TYROS.schema.pack(then.state)
        assert [(d.seat, d.kind) for d in twin.decisions] == [(d.seat, d.kind) for d in then.decisions]
        assert {d.opened for d in twin.decisions} == {written.n}
        assert {d.group for d in twin.decisions}.isdisjoint(d.group for d in then.decisions)
        with pytest.raises(StaleDecision):
            twin.submit(twin.decisions[0].seat, f"{old.opened}{'ABC'[twin.decisions[0].seat]}", "pass")


def test_nothing_can_be_undone_past_it() -> None:
    match = begun()
    while not (can_undo(match) and can_undo(Match.replay(TYROS, match.record.cut(len(match.record.entries) - 1)))):
        play_on(match, 1)
    match.take_back_to(len(match.record.entries) - 1)
    assert not can_undo(match)
    with pytest.raises(CannotUndo):
        match.undo(0)


def can_undo(match: Match) -> bool:
    return any(match.can_undo(seat) for seat in range(3))


def test_where_chance_drew_the_action_that_led_to_it_goes_too() -> None:
    match = begun()
    entries = match.record.entries
    drawn = next(e.n for e in reversed(entries) if e.who == "chance" and entries[e.n - 2].who != "chance")
    match.take_back_to(drawn - 1)
    assert match.record.entries[-1].do == f"back {drawn - 2}"


@pytest.mark.parametrize(("entry", "message"), [(0, "no seat was asked after entry 0"), (-1, "nothing after entry -1")])
def test_there_must_be_something_to_go_back_to(entry: int, message: str) -> None:
    with pytest.raises(CannotUndo, match=message):
        begun().take_back_to(entry)


@pytest.mark.parametrize("beyond", [0, 1, 100])
def test_there_is_nothing_to_take_back_after_the_last_entry(beyond: int) -> None:
    match = begun()
    before = match.record.to_text()
    last = len(match.record.entries)
    with pytest.raises(CannotUndo, match=f"the last is entry {last}"):
        match.take_back_to(last + beyond)
    assert match.record.to_text() == before


def test_a_game_that_is_over_stays_over() -> None:
    match = begun(10_000)
    assert match.is_over
    with pytest.raises(CannotUndo, match="the game is over"):
        match.take_back_to(len(match.record.entries) - 20)


def test_the_dealer_never_draws_the_same_draw_again() -> None:
    """Of the same urn: the draw after going back is the next one, and the record verifies to the end."""
    match = begun()
    entries = match.record.entries
    drawn = next(e for e in reversed(entries) if e.do.startswith(("draw", "take")))
    match.take_back_to(drawn.n - 2)
    draws = sum(entry.who == "chance" for entry in match.record.entries)
    decision = match.decisions[0]
    action, again = match.submit(decision.seat, decision.id, entries[drawn.n - 2].do)[:2]
    assert (action.do, again.who) == (entries[drawn.n - 2].do, "chance")
    twice = Match.replay(TYROS, match.record)
    numbered = [n for n, _, _ in twice.draws()]
    assert numbered.index(again.n) == draws
    for _ in range(3):
        match.take_back_to(len(match.record.entries) - 8)
        play_on(match, 12, 4)
    play_on(match, 10_000)
    result = verify(TYROS, read_record(match.record.to_text()))
    assert (result.problem, result.finished) == (None, True)
    assert result.draws.startswith("checked: ")


def test_the_counter_of_the_draws_goes_on_after_a_replay() -> None:
    match = begun()
    match.take_back_to(len(match.record.entries) - 10)
    resumed = Match.resume(TYROS, match.record, CommittedDealer(bytes(range(32))))
    for one in (match, resumed):
        play_on(one, 40, 9)
    assert resumed.record.entries == match.record.entries


def test_everybody_is_told() -> None:
    match = begun()
    (written,) = match.take_back_to(asked_after(match)[-4])
    for viewer in range(-1, 3):
        assert match.events(viewer, written.n - 1) == [(written.n, [TakenBack(back_to(written.do))])]
        assert view_bytes(Match.replay(TYROS, match.record).view(viewer)) == view_bytes(match.view(viewer))


def test_one_may_go_back_to_what_was_taken_back() -> None:
    match = begun()
    last = len(match.record.entries)
    there = TYROS.schema.pack(match.state)
    match.take_back_to(asked_after(match)[-6])
    play_on(match, 3, 8)
    match.take_back_to(last)
    assert TYROS.schema.pack(match.state) == there
    assert verify(TYROS, match.record).sound


@pytest.mark.parametrize(
    ("do", "message"),
    [
        ("back", "write for example: back 37"),
        ("back -3", "write for example"),
        ("back ٣", "write for example"),
        ("undo", "nothing that the table does"),
        ("back 0", "no seat was asked after entry 0"),
        ("back 9999", "nothing after entry 9999"),
    ],
)
def test_an_entry_of_the_table_that_makes_no_sense_is_a_divergence(do: str, message: str) -> None:
    record = begun().record
    n = len(record.entries) + 1
    with pytest.raises(Divergence, match=message) as refused:
        Match.replay(TYROS, GameRecord(record.header, [*record.entries, Entry(n, "table", do)]))
    assert refused.value.entry == n
    assert isinstance(refused.value, BadRecord)
