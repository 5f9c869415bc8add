"""Snapshots: a match that was frozen and thawed is the match that a replay gives, in every respect."""

from __future__ import annotations

import random
import zlib
from typing import Any

import msgspec
import pytest

from emporion.arena.fuzz import random_options
from emporion.engine.conformance import random_words
from emporion.engine.dealer import SeededDealer
from emporion.engine.errors import BadRecord, CannotUndo, Divergence
from emporion.engine.game import Game
from emporion.engine.match import Match
from emporion.engine.record import Entry, GameRecord
from emporion.engine.snapshot import read_snapshot
from emporion.engine.view import view_bytes
from emporion.games import get_game

TYROS = get_game("tyros")
LONG = 40
"""Entries: before so many there may be nothing to go back to, since chance alone has acted."""


def restless_match(number: int, actions: int) -> tuple[Match, list[bytes]]:
    """A random game in which much is taken back; with what was frozen after each submission."""
    rng = random.Random(number)
    words = random_words(rng)
    match = Match(TYROS, random_options(TYROS, rng), SeededDealer(number))
    frozen = [match.freeze()]
    for _ in range(actions):
        if not match.decisions:
            break
        decision = rng.choice(match.decisions)
        match.submit(decision.seat, decision.id, match.random_action(decision.seat, words))
        if rng.random() < 0.3 and match.can_undo(decision.seat):
            match.undo(decision.seat)
        if rng.random() < 0.05 and len(match.record.entries) > LONG:
            go_back(match, rng)
        frozen.append(match.freeze())
    return match, frozen


def go_back(match: Match, rng: random.Random) -> None:
    try:
        match.take_back_to(len(match.record.entries) - rng.randint(1, 12))
    except CannotUndo:
        assert match.is_over


def everything(match: Match) -> dict[str, Any]:
    """All that can be told apart from outside."""
    viewers = range(-1, match.options.players)
    return {
        "record": match.record,
        "steps": match.steps,
        "state": TYROS.schema.pack(match.state),
        "decisions": match.decisions,
        "views": [view_bytes(match.view(viewer)) for viewer in viewers],
        "undo": [match.can_undo(viewer) for viewer in viewers],
        "draws": list(match.draws()),
        "over": match.is_over,
    }


def events(match: Match) -> list[bytes]:
    return [msgspec.json.encode(match.events(viewer)) for viewer in range(-1, match.options.players)]


@pytest.mark.parametrize("number", range(6))
def test_a_thawed_match_is_what_a_replay_gives(number: int) -> None:
    """After every submission, undo and take-back; all events at some of them."""
    match, frozen = restless_match(number, 120)
    whos = {entry.who for entry in match.record.entries}
    assert "table" in whos
    for i, blob in enumerate(frozen):
        record = match.record.cut(len(read_snapshot(blob).who))
        thawed, replayed = Match.thaw(TYROS, record, blob), Match.replay(TYROS, record)
        assert everything(thawed) == everything(replayed)
        if i % 20 == 0:
            assert events(thawed) == events(replayed)


@pytest.mark.parametrize("number", range(6))
def test_a_thawed_match_goes_on_as_it_would_have(number: int) -> None:
    match, frozen = restless_match(number, 60)
    thawed = Match.thaw(TYROS, match.record, frozen[-1], dealer=SeededDealer(number))
    for one in (match, thawed):
        rng = random.Random(99)
        words = random_words(rng)
        while one.decisions:
            decision = rng.choice(one.decisions)
            one.submit(decision.seat, decision.id, one.random_action(decision.seat, words))
            if rng.random() < 0.3 and one.can_undo(decision.seat):
                one.undo(decision.seat)
            if rng.random() < 0.03:
                go_back(one, rng)
    assert everything(thawed) == everything(match)
    assert events(thawed) == events(match)
    assert match.record.footer is not None


def test_what_the_snapshot_does_not_have_yet_is_followed() -> None:
    match, frozen = restless_match(3, 100)
    for blob in frozen[::10]:
        assert everything(Match.thaw(TYROS, match.record, blob)) == everything(Match.replay(TYROS, match.record))


def test_what_follows_a_snapshot_is_checked() -> None:
    match, frozen = restless_match(4, 40)
    entries = [*match.record.entries[:-1], Entry(len(match.record.entries), "A", "pass", "0" * 16)]
    with pytest.raises(Divergence):
        Match.thaw(TYROS, GameRecord(match.record.header, entries), frozen[0])


def test_chance_is_asked_where_a_dealer_is_given() -> None:
    """Frozen after an action, before the draw that follows from it."""
    match, _ = restless_match(5, 20)
    drawn = next(entry.n for entry in reversed(match.record.entries) if entry.who == "chance")
    cut = Match.replay(TYROS, match.record.cut(drawn - 1))
    assert not cut.decisions
    assert not Match.thaw(TYROS, cut.record, cut.freeze()).decisions
    thawed = Match.thaw(TYROS, cut.record, cut.freeze(), dealer=SeededDealer(5))
    assert thawed.record.entries[:drawn] == match.record.entries[:drawn]
    assert thawed.decisions


class Other:
    """Tyros, but for one thing."""

    def __init__(self, **differences: Any) -> None:
        self._differences = differences

    def __getattr__(self, name: str) -> Any:
        return self._differences.get(name, getattr(TYROS, name))


def layout() -> Any:
    schema = type(TYROS.schema)(TYROS.schema.cls)
    schema.fields = schema.fields[::-1]
    return schema


@pytest.mark.parametrize("game", [Other(name="chess"), Other(ruleset=TYROS.ruleset + 1), Other(schema=layout())])
def test_a_snapshot_of_another_game_ruleset_or_layout_is_refused(game: Game) -> None:
    match, frozen = restless_match(1, 5)
    with pytest.raises(BadRecord, match=r"the snapshot is for .* not for .*; replay the record"):
        Match.thaw(game, match.record, frozen[-1])


def test_a_snapshot_of_another_record_is_refused() -> None:
    match, frozen = restless_match(1, 5)
    other, _ = restless_match(2, 30)
    for record in (other.record, match.record.cut(len(match.record.entries) - 1)):
        with pytest.raises(BadRecord, match="of another record"):
            Match.thaw(TYROS, record, frozen[-1])


NOT_A_SNAPSHOT = zlib.compress(msgspec.msgpack.encode([1, 2, 3]))


@pytest.mark.parametrize("kept", [0, 100, -9])
def test_a_damaged_snapshot_is_refused(kept: int) -> None:
    match, frozen = restless_match(1, 5)
    for blob in (frozen[-1][:kept], NOT_A_SNAPSHOT):
        with pytest.raises(BadRecord, match="cannot be read"):
            Match.thaw(TYROS, match.record, blob)
