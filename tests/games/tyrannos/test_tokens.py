"""Y11.1 to Y11.3 Voitheia."""

from __future__ import annotations

import itertools

import pytest

from emporion.games.tyrannos.codes import DISCARD, pack_pieces, pieces_of
from emporion.games.tyrannos.refusals import TOKEN_SUPERFLUOUS, TOKENS_NOT_HELD, WRONG_NUMBER_OF_TOKENS
from emporion.games.tyrannos.rules.tokens import (
    exchange_tokens,
    gain_tokens,
    give_tokens,
    lose_random,
    lose_tokens,
    parts_of_worth,
    spend_points,
    take_random,
    tokens_to_be_had,
)
from emporion.games.tyrannos.steps import DISCARD_EXTRA, LOSE_TOKENS, SWAP_TOKENS
from emporion.games.tyrannos.voitheia import TOKENS, points
from emporion.kernel.multiset import one, total
from tests.games.tyrannos.groups import asked, legal, play, step_now
from tests.games.tyrannos.playing import advance, choose, draw, options, refusal, urn
from tests.games.tyrannos.positions import agenda, deal, listed, new_game, tokens


def discard(text: str) -> int:
    return pack_pieces(DISCARD, 0, tokens(text))


def test_11_1_fifty_four_tokens() -> None:
    s = new_game()
    assert total(s.token_bag) == 54
    assert points(s.token_bag) == 3 * (9 + 12 + 9)


def test_11_2_tokens_are_drawn_from_the_bag() -> None:
    s = new_game()
    gain_tokens(s, 0, 2)
    draw(s, 0, 8)
    assert s.hand[0] == tokens("sword1 helmet3")
    assert total(s.token_bag) == 52
    assert agenda(s) == []


def test_11_2_the_bag_is_refilled_with_the_discards_when_empty() -> None:
    s = new_game()
    s.token_discards = s.token_bag - one(0)
    s.token_bag = one(0)
    gain_tokens(s, 0, 3)
    assert urn(s)[1] == 1
    draw(s, 0)
    assert s.token_discards == 0
    draw(s, 3, 4)
    assert total(s.hand[0]) == 3
    assert tokens_to_be_had(s) == 51


def test_11_2_if_there_are_none_none_can_be_had() -> None:
    s = new_game()
    s.token_bag = 0
    gain_tokens(s, 0, 3)
    assert agenda(s) == []


def test_5_2_above_the_hand_limit_draw_all_then_discard() -> None:
    s = new_game(voitheia_hand=6)
    deal(s, 0, "sword1 sword1 sword1 sword1 sword1")
    gain_tokens(s, 0, 3)
    assert draw(s, 3, 3, 8) == DISCARD_EXTRA
    assert refusal(s, discard("sword1")) == WRONG_NUMBER_OF_TOKENS
    choose(s, discard("sword1 shield1"))
    assert total(s.hand[0]) == 6
    assert agenda(s) == []


def test_5_2_without_a_limit() -> None:
    s = new_game(voitheia_hand=0)
    gain_tokens(s, 0, 12)
    draw(s, *[0] * 9, 3, 3, 3)
    assert total(s.hand[0]) == 12
    assert agenda(s) == []


def test_spent_points_leave_no_token_superfluous() -> None:
    s = new_game()
    deal(s, 0, "sword1 sword1 shield2 helmet3")
    spend_points(s, 0, 3)
    assert {pieces_of(a) for a in options(s)} == {tokens("helmet3"), tokens("sword1 shield2")}
    assert refusal(s, discard("sword1 helmet3")) == TOKEN_SUPERFLUOUS
    assert refusal(s, discard("shield2")) == WRONG_NUMBER_OF_TOKENS
    assert refusal(s, discard("helmet2 helmet1")) == TOKENS_NOT_HELD
    choose(s, discard("sword1 shield2"))
    assert s.hand[0] == tokens("sword1 helmet3")


@pytest.mark.parametrize("needed", range(1, 10))
def test_every_set_of_enough_points_is_listed_once(needed: int) -> None:
    hand = "sword1 sword1 sword2 shield1 shield3 helmet2 helmet2"
    words = hand.split()
    expected = set()
    for size in range(1, len(words) + 1):
        for part in itertools.combinations(words, size):
            worth = sum(int(word[-1]) for word in part)
            if worth >= needed and all(worth - int(word[-1]) < needed for word in part):
                expected.add(tokens(" ".join(part)))
    found = [pieces_of(a) for a in listed(parts_of_worth, tokens(hand), needed, DISCARD)]
    assert sorted(found) == sorted(expected)


def test_losing_tokens_of_ones_choice() -> None:
    s = new_game()
    deal(s, 0, "sword1 shield2 helmet3")
    lose_tokens(s, 0, 2)
    assert advance(s) == LOSE_TOKENS
    assert len(options(s)) == 3
    choose(s, discard("sword1 shield2"))
    assert s.hand[0] == tokens("helmet3")
    lose_tokens(s, 0, 2)
    choose(s, discard("helmet3"))
    lose_tokens(s, 0, 2)
    assert agenda(s) == []


def test_chance_takes_tokens() -> None:
    s = new_game()
    deal(s, 0, "sword1 shield2")
    lose_random(s, 0, 1)
    draw(s, 4)
    assert (s.hand[0], s.token_discards) == (tokens("sword1"), tokens("shield2"))
    take_random(s, 0, 3, 3)
    draw(s, 0)
    assert (s.hand[0], s.hand[3]) == (0, tokens("sword1"))
    take_random(s, 0, 3, 3)
    assert agenda(s) == []


def test_8_8_the_giver_picks_and_the_limit_holds_when_both_have_given() -> None:
    s = new_game(voitheia_hand=6)
    deal(s, 0, "sword1 sword1 sword1 sword1 sword1 sword1")
    deal(s, 1, "shield1 shield1 shield1 shield1 shield1")
    exchange_tokens(s, 0, 1, 3, 2)
    assert (step_now(s), asked(s)) == (SWAP_TOKENS, [0, 1])
    assert (legal(s, 0), legal(s, 1)) == ([discard("sword1 sword1 sword1")], [discard("shield1 shield1")])
    play(s, 1, discard("shield1 shield1"))
    assert (total(s.hand[0]), total(s.hand[1])) == (6, 5), "nothing changes hands before both have picked"
    play(s, 0, discard("sword1 sword1 sword1"))
    assert (s.hand[0], s.hand[1]) == (
        tokens("sword1 sword1 sword1 shield1 shield1"),
        tokens("shield1 " * 3 + "sword1 " * 3),
    )
    assert (agenda(s), list(s.choice)) == ([], [0] * 6)
    give_tokens(s, 0, 1, 1)
    assert choose(s, discard("sword1")) == DISCARD_EXTRA


def test_the_tokens_of_the_game_stay_together() -> None:
    s = new_game()
    deal(s, 0, "sword1 shield2")
    gain_tokens(s, 1, 2)
    draw(s, 5, 5)
    lose_tokens(s, 1, 1)
    choose(s, discard("shield3"))
    whole = s.token_bag + s.token_discards + sum(s.hand)
    assert [whole >> 5 * token & 31 for token in range(TOKENS)] == [9, 6, 3] * 3
