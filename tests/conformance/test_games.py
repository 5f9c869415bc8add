"""What every game of this table must pass: the engine's conformance checks."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from emporion.arena.fuzz import random_options
from emporion.engine import conformance
from emporion.engine.dealer import SeededDealer
from emporion.engine.decisions import Decision
from emporion.engine.errors import BrokenInvariant
from emporion.engine.game import Game
from emporion.engine.match import Match
from emporion.engine.participants import SPECTATOR
from emporion.games import game_names, get_game, get_orders
from emporion.games.tyrannos.knowledge import SECRET
from emporion.games.tyros.view import guess

SECRETS = {
    "tyros": {"tiles", "unseen", "hand", "draw_pile", "kept", "answer", "counter_give", "counter_want"},
    "tyrannos": set(SECRET),
}
"""The fields of a state that some viewer may not know; a guess must change each of them."""

OWN = {"tyros": ("hand", "tiles"), "tyrannos": ("hand", "choice")}
"""Fields of which every seat knows its own part."""

LOOKED_AT = {"tyros": (12, 0.1), "tyrannos": (80, 0.3)}
"""In so many games at most, and such a share of their positions, everything happens: Punic tokens are rarely held."""


@pytest.fixture(params=game_names())
def game(request: pytest.FixtureRequest) -> Game:
    return get_game(request.param)


MODE = "auto"
"""The checks are about the game, not about the mode: that both modes play alike is shown in `test_modes`."""


def positions(game: Game, number: int, share: float) -> Iterator[tuple[Match, Decision, random.Random]]:
    """Some of the decisions of a random game with random options."""
    rng = random.Random(number)
    for match, decision in conformance.random_match(game, random_options(game, rng), number, MODE):
        match.check_invariants()
        if rng.random() < share:
            yield match, decision, rng


@pytest.mark.parametrize("number", range(8))
def test_actions_and_positions_survive_being_written(game: Game, number: int) -> None:
    for match, decision, _ in positions(game, number, 0.15):
        conformance.check_texts(match, decision)


@pytest.mark.parametrize("number", range(4))
def test_only_the_asked_seat_answers_the_open_question(game: Game, number: int) -> None:
    for match, decision, _ in positions(game, 100 + number, 0.3):
        conformance.check_gate(match, decision)


@pytest.mark.parametrize("number", range(8))
def test_what_a_viewer_cannot_know_changes_nothing_for_him(game: Game, number: int) -> None:
    for match, _, rng in positions(game, 200 + number, 0.1):
        for viewer in conformance.viewers(match):
            conformance.check_secrecy(match, viewer, rng)


def test_standing_orders_know_what_their_seat_knows(game: Game) -> None:
    book, answered = get_orders(game.name), 0
    for match, _, rng in positions(game, 251, 0.6):
        answered += conformance.check_orders(match, book, rng)
    assert answered > 10


def test_a_guess_changes_every_secret_and_nothing_else(game: Game) -> None:
    """For each viewer over many positions; else the test above would prove nothing."""
    secrets = SECRETS[game.name]
    changed: dict[bool, set[str]] = {True: set(), False: set()}
    games, share = LOOKED_AT[game.name]
    for number in range(games):
        for match, _, rng in positions(game, 300 + number, share):
            if not any(holds_something(match.state, secrets - found) for found in changed.values()):
                continue  # nothing to learn from this position
            for viewer in conformance.viewers(match):
                found = conformance.changed_fields(match, conformance.other_world(match, viewer, rng))
                changed[viewer == SPECTATOR] |= found
        if all(found >= secrets for found in changed.values()):  # each has changed; a field too many fails below
            break
    assert changed == {True: secrets, False: secrets}


def holds_something(state: Any, fields: Iterable[str]) -> bool:
    """Whether some field of a state is not all zero."""
    return any(str(getattr(state, field)).strip("0[], ") for field in fields)


def test_a_guess_never_touches_the_viewers_own(game: Game) -> None:
    for match, _, rng in positions(game, 400, 0.2):
        for viewer in range(match.options.players):
            twin = conformance.other_world(match, viewer, rng)
            twin.check_invariants()
            for own in OWN[game.name]:
                assert getattr(twin.state, own)[viewer] == getattr(match.state, own)[viewer]


@pytest.mark.parametrize("leak", ["hand", "unseen", "draw_pile", "tiles"])
def test_a_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check can fail: a view that carries a secret field does not pass."""
    game = get_game("tyros")
    honest = type(game).look

    def leaky(self: Game, state: Any, options: Any) -> Any:
        table = honest(self, state, options)
        return lambda viewer: {"table": table(viewer), "leak": getattr(state, leak)}

    def check_all() -> None:
        for match, _, rng in positions(game, 500, 0.2):
            conformance.check_secrecy(match, SPECTATOR, rng)

    monkeypatch.setattr(type(game), "look", leaky)
    monkeypatch.setattr(type(game), "guess", lambda self, table, rng: guess(table["table"], rng))
    with pytest.raises(BrokenInvariant, match="the view betrays a secret"):
        check_all()


@pytest.mark.parametrize("part", range(4))
def test_a_record_cut_at_any_entry_resumes(game: Game, part: int) -> None:
    """Every entry of one game, in four parts."""
    *_, (match, _, _) = positions(game, 600, 1.0)
    conformance.check_record(match, MODE)
    for entries in range(part, len(match.record.entries) + 1, 4):
        conformance.check_cut(match, entries, SeededDealer(600), MODE)


def test_what_can_be_undone_leaves_no_trace(game: Game) -> None:
    undone = [conformance.check_undo(match, decision, rng, MODE) for match, decision, rng in positions(game, 700, 0.2)]
    assert {True, False} == set(undone)
