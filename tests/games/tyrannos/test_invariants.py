"""What must hold in every state is missed when it does not; and what a viewer cannot know is found when it leaks."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import pytest

from emporion.engine import conformance
from emporion.engine.errors import BrokenInvariant
from emporion.engine.participants import CHANCE, SPECTATOR
from emporion.games.tyrannos import game as tyrannos
from emporion.games.tyrannos.cities import GREEK
from emporion.games.tyrannos.codes import (
    ACCEPT,
    CITY,
    FIGHT,
    MAKE_OFFER,
    OFFER_TERMS,
    PULL_DOWN_AT,
    WINS_AT,
    pieces_of,
)
from emporion.games.tyrannos.knowledge import guess
from emporion.games.tyrannos.refusals import ALLOWED
from emporion.games.tyrannos.rules.guessing import redraw
from emporion.games.tyrannos.rules.holdings import army_cap, lower_level
from emporion.games.tyrannos.rules.invariants import (
    AGENDA_FAULT,
    ALLIANCE_FAULT,
    ARMY_FAULT,
    CARDS_FAULT,
    CHOICE_FAULT,
    CITY_FAULT,
    END_FAULT,
    HAND_FAULT,
    LOTS_FAULT,
    MONEY_FAULT,
    NO_FAULT,
    OWNER_FAULT,
    TOKENS_FAULT,
    fault,
)
from emporion.games.tyrannos.rules.legality import refusal
from emporion.games.tyrannos.rules.order import awaited
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import (
    ACTS,
    AFTER_BATTLE,
    ANSWER,
    ANSWER_TERMS,
    DISCARD_EXTRA,
    NO_CITY,
    RESOLVE,
    ROLL_WOUNDS,
    SPEND_POINTS,
    clear,
    push,
    step_city,
    top,
)
from emporion.games.tyrannos.voitheia import points
from emporion.kernel.bits import lowest
from emporion.kernel.multiset import count, total
from emporion.kernel.random import WORDS, below, seed
from tests.games.tyrannos.positions import agenda, deal, new_game, rule_city
from tests.games.tyrannos.warfare import (
    answer,
    asked,
    deploy,
    fight,
    random_action,
    random_draw,
    rolls,
    war,
)

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


def test_5_2_a_hand_above_the_limit_is_found() -> None:
    s = in_play()
    deal(s, 0, "sword1 " * 9 + "shield1")
    assert fault(s) == HAND_FAULT
    push(s, DISCARD_EXTRA, NO_CITY, 0, 0)
    assert fault(s) == NO_FAULT


# ---------------------------------------------------------------------------------------------------- armies


def in_battle() -> State:
    """Three tokens against three, with one in reserve each; each side has lost a lochos."""
    s = new_game()
    s.city_level[:2], s.army[:2] = [2, 2], [16, 16]
    war(s, 0, 1)
    deploy(s, 0, (3,))
    deploy(s, 1, (3,))
    fight(s)
    rolls(s, 6, 6)
    assert (asked(s), s.fallen[:2], fault(s)) == (RESOLVE, [1, 1], NO_FAULT)
    return s


def lose_a_man_in_line(s: State) -> None:
    s.line_men[0][0] -= 1


def lose_a_man_in_reserve(s: State) -> None:
    s.reserve[1][1] -= 1


def forget_one_who_fell(s: State) -> None:
    s.fallen[1] -= 1


def withdraw_one_too_many(s: State) -> None:
    s.withdrawn[0] += 1


def change_colours(s: State) -> None:
    s.line_city[0][0] = 5


def shrink_an_army_before_its_losses_count(s: State) -> None:
    """What terms did that pulled a level down at once."""
    lower_level(s, 1, CITY)


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_man_in_line,
        lose_a_man_in_reserve,
        forget_one_who_fell,
        withdraw_one_too_many,
        change_colours,
        shrink_an_army_before_its_losses_count,
    ],
)
def test_9_13_a_man_who_is_missing_in_a_battle_is_found(spoil: Callable[[State], None]) -> None:
    s = in_battle()
    spoil(s)
    assert fault(s) == ARMY_FAULT


def copied(s: State) -> State:
    copy: State = GAME.schema.unpack(GAME.schema.pack(s))
    return copy


def is_fought(s: State) -> bool:
    """A battle whose losses are not counted yet."""
    return s.target != 0 and AFTER_BATTLE not in agenda(s)


def check_losses(before: State, code: int, after: State) -> bool:
    """Y9.13, Y2.4 Losses are counted: an army falls by those who are lost and by what its city has no room for.

    Whether they were exact, for helmets save men in cities of their commander's choice.
    """
    lost, saved = list(before.fallen), any(before.helmets)
    if asked(before) == ROLL_WOUNDS:
        faces = pieces_of(code)
        lost[step_city(top(before))] = count(faces, 2) + count(faces, 3)
    for c in range(GREEK):
        if after.standing >> c & 1:
            least, most = (min(army_cap(after, c), before.army[c] - n) for n in (lost[c], 0))
            assert least <= after.army[c] <= (most if saved else least)
    return not saved


def tired_of_war(s: State, p: int, game: int) -> int:
    """In some games all fight until men have fallen; then terms pull a level down, if they can. 0 for chance."""
    terms = OFFER_TERMS | 1 << WINS_AT | CITY << PULL_DOWN_AT
    if game % 3 == 0 or asked(s) not in (RESOLVE, ANSWER_TERMS):
        return 0
    if asked(s) == ANSWER_TERMS:
        return ACCEPT
    return terms if p == 0 and any(s.fallen) and refusal(s, p, terms) == ALLOWED else FIGHT


def test_9_13_an_army_falls_only_by_its_losses_and_by_what_its_city_has_no_room_for() -> None:
    rng = words(13)
    exact = lowered = 0
    for game in range(150):
        s = new_game(2 + game % 3, strict_terms=game % 2)
        for c in range(8):
            s.city_level[c], s.store_level[c] = 1 + below(rng, 3), 1 + below(rng, 3)
            s.army[c] = below(rng, 8 * s.city_level[c] + 1) if c else 8
        rule_city(s, 1, 6)
        deal(s, 0, "helmet1 sword2" if game % 4 == 0 else "sword1 sword2")
        war(s, 0, 1)
        while awaited(s) != 0:
            before, who = copied(s), lowest(awaited(s))
            code = random_draw(s, rng) if who == CHANCE else tired_of_war(s, who, game) or random_action(s, who, rng)
            answer(s, who, code)
            assert fault(s) in (NO_FAULT, END_FAULT), "when the war is over nothing is left to do"
            if is_fought(before) and not is_fought(s):
                exact += check_losses(before, code, s)
                lowered += s.city_level[1] < before.city_level[1]
    assert exact > 50
    assert lowered > 20


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
