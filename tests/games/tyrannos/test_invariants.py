"""What must hold in every state is missed when it does not; and what a viewer cannot know is found when it leaks."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import pytest

from emporion.engine import conformance
from emporion.engine.errors import BrokenInvariant
from emporion.engine.participants import SPECTATOR
from emporion.games.tyrannos import game as tyrannos
from emporion.games.tyrannos.codes import MAKE_OFFER
from emporion.games.tyrannos.knowledge import guess
from emporion.games.tyrannos.rules.guessing import redraw
from emporion.games.tyrannos.rules.invariants import (
    AGENDA_FAULT,
    ALLIANCE_FAULT,
    CARDS_FAULT,
    CHOICE_FAULT,
    CITY_FAULT,
    END_FAULT,
    LOTS_FAULT,
    MONEY_FAULT,
    NO_FAULT,
    OWNER_FAULT,
    TOKENS_FAULT,
    fault,
)
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import ACTS, ANSWER, NO_CITY, SPEND_POINTS, clear, push
from emporion.games.tyrannos.voitheia import points
from emporion.kernel.multiset import total
from emporion.kernel.random import WORDS, seed
from tests.games.tyrannos.positions import deal, new_game

GAME: Final[Any] = tyrannos.GAME


def in_play() -> State:
    """Seat 0 acts."""
    s = new_game()
    s.turn = 0
    push(s, ACTS, NO_CITY, 0, 0)
    return s


def test_a_game_in_order_has_no_fault() -> None:
    assert fault(in_play()) == NO_FAULT


def lose_money(s: State) -> None:
    s.treasury[0] -= 10


def lose_a_lot(s: State) -> None:
    s.bag -= 1


def lose_a_card(s: State) -> None:
    s.market_left[0] -= 1


def double_a_token(s: State) -> None:
    s.hand[0] += 1


def swell_an_army(s: State) -> None:
    s.army[0] = 9


def raise_a_level(s: State) -> None:
    s.store_level[7] = 4


def give_a_city_away(s: State) -> None:
    s.owner[0] = 2


def ally_with_a_players_city(s: State) -> None:
    s.allies[0] |= 1 << 1


def ally_one_sidedly(s: State) -> None:
    s.pact[0] |= 1 << 1


def await_nobody(s: State) -> None:
    s.waiting = 2


def leave_a_choice(s: State) -> None:
    s.choice[1] = 5


def end_too_early(s: State) -> None:
    clear(s)


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (lose_money, MONEY_FAULT),
        (lose_a_lot, LOTS_FAULT),
        (lose_a_card, CARDS_FAULT),
        (double_a_token, TOKENS_FAULT),
        (swell_an_army, CITY_FAULT),
        (raise_a_level, CITY_FAULT),
        (give_a_city_away, OWNER_FAULT),
        (ally_with_a_players_city, ALLIANCE_FAULT),
        (ally_one_sidedly, ALLIANCE_FAULT),
        (await_nobody, AGENDA_FAULT),
        (leave_a_choice, CHOICE_FAULT),
        (end_too_early, END_FAULT),
    ],
)
def test_what_must_not_be_is_found(spoil: Callable[[State], None], found: int) -> None:
    s = in_play()
    spoil(s)
    assert fault(s) == found


# ---------------------------------------------------------------------------------------------------- guessing


def words(number: int) -> list[int]:
    rng = [0] * WORDS
    seed(rng, number, 0)
    return rng


def test_12_a_guess_keeps_the_number_of_tokens_and_the_viewers_own() -> None:
    s = in_play()
    deal(s, 0, "sword1 shield2")
    deal(s, 1, "helmet3 helmet3 sword1")
    own = s.hand[0]
    redraw(s, 0, words(1))
    assert s.hand[0] == own
    assert total(s.hand[1]) == 3
    assert fault(s) == NO_FAULT


def test_12_who_is_about_to_spend_points_is_known_to_have_them() -> None:
    for number in range(20):
        s = in_play()
        deal(s, 1, "helmet3 helmet3")
        push(s, SPEND_POINTS, NO_CITY, 1, 6)
        redraw(s, 0, words(number))
        assert points(s.hand[1]) == 6


def test_12_an_offer_between_others_is_imagined_as_one_that_comes_to_nothing() -> None:
    s = in_play()
    s.offer = MAKE_OFFER | 1 << 7 | 20 << 13
    s.asked = s.waiting = 2
    push(s, ANSWER, NO_CITY, 0, 0)
    party, stranger = (guess_of(s, viewer) for viewer in (1, 2))
    assert party.offer == s.offer
    assert stranger.offer != s.offer
    assert stranger.asked == s.asked


def guess_of(s: State, viewer: int) -> State:
    copy: State = GAME.schema.unpack(GAME.schema.pack(s))
    redraw(copy, viewer, words(1))
    return copy


@pytest.mark.parametrize("leak", ["hand", "token_bag"])
def test_12_a_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that carries a secret field does not pass the check."""
    honest = type(GAME).look

    def leaky(self: Any, state: Any, options: Any) -> Any:
        table = honest(self, state, options)
        return lambda viewer: {"table": table(viewer), "leak": getattr(state, leak)}

    def check_all() -> None:
        for match, decision in conformance.random_match(GAME, {"players": 3, "months": 12}, 4):
            if decision.kind == "acts":
                conformance.check_secrecy(match, SPECTATOR, random.Random(1))

    monkeypatch.setattr(type(GAME), "look", leaky)
    monkeypatch.setattr(type(GAME), "guess", lambda self, table, rng: guess(table["table"], rng))
    with pytest.raises(BrokenInvariant, match="the view betrays a secret"):
        check_all()
