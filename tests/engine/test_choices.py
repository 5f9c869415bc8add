"""Legal actions as data: told in little room, and the same when they are put together again."""

from __future__ import annotations

import random

import msgspec
import pytest

from emporion.engine.choices import Choices, actions_in, choices_of
from emporion.engine.errors import BadNotation
from emporion.engine.match import Match
from emporion.games import game_names, get_game


@pytest.mark.parametrize("game", game_names())
def test_they_are_put_together_again_as_they_were(game: str) -> None:
    rng = random.Random(7)
    match = Match(get_game(game), {"players": 3})
    for _ in range(60):
        decision = rng.choice(match.decisions)
        legal = match.legal(decision.seat)
        told = msgspec.json.decode(msgspec.json.encode(choices_of(legal, [])), type=Choices)
        assert actions_in(told) == msgspec.json.decode(msgspec.json.encode(legal))
        for action, parts in zip(legal, actions_in(told), strict=True):
            assert match.game.read(msgspec.json.encode(parts).decode()) == action
        if not legal:
            return
        match.submit(decision.seat, decision.id, rng.choice(legal))


def test_nothing_can_be_done_by_somebody_who_is_not_asked() -> None:
    match = Match(get_game("tyros"), {"players": 3})
    asked = {decision.seat for decision in match.decisions}
    assert [match.choices(seat, []) is None for seat in range(3)] == [seat not in asked for seat in range(3)]
    assert actions_in(None) == []


@pytest.mark.parametrize(
    "text",
    [
        "{",
        '{"action":"sing"}',
        '{"action":"pass","loudly":true}',
        '{"action":"lay","field":"23"}',
        '{"action":"lay","field":23,"empire":"green"}',
        '{"action":"keep","cards":{"orange":1.5}}',
        '[{"action":"pass"}]',
    ],
)
def test_json_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="is no action"):
        get_game("tyros").read(text)


@pytest.mark.parametrize(
    "text",
    [
        '{"action":"keep","cards":{"orange":-1}}',
        '{"action":"keep","cards":{"orange":99}}',
        '{"action":"lay","field":"99","empire":"green"}',
        '{"action":"offer","give":{"orange":1},"want":{},"to":[1,1]}',
    ],
)
def test_json_with_parts_that_there_are_not_is_refused_when_it_is_played(text: str) -> None:
    game = get_game("tyros")
    with pytest.raises(BadNotation, match="its part"):
        game.encode(game.read(text))
