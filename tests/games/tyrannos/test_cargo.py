"""Y4.3 to Y4.6 Cargo."""

from __future__ import annotations

import pytest

from emporion.games.tyrannos.codes import (
    BID,
    CUT_IN,
    DISCARD,
    REFUSE,
    STAY_OUT,
    STORE,
    TAKE,
    TAKE_LOT,
    YIELD,
    pack,
    pack_pieces,
)
from emporion.games.tyrannos.goods import GOODS
from emporion.games.tyrannos.refusals import (
    BID_TOO_HIGH,
    MALFORMED,
    NO_OPEN_BLOCK,
    NO_ROOM,
    NO_SUCH_LOT,
    POINTS_MISSING,
)
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import (
    ANSWER_BID,
    ASK_BLOCK,
    ASK_CUT_IN,
    ASK_SINGLE,
    CHALLENGE,
    DRAW_LOTS,
    NO_CITY,
    NO_SEAT,
    OPEN_PORTS,
    SPEND_POINTS,
    STORE_BLOCK,
    TAKE_OPEN,
    push,
    step_value,
    top,
)
from emporion.kernel.multiset import counts_of, total
from tests.games.tyrannos.groups import asked, legal, play, refusal, step_now
from tests.games.tyrannos.playing import advance, draw, urn
from tests.games.tyrannos.positions import deal, lots, new_game, rule_city, store, tokens

FOOD, RAW, OIL, CLOTH, METAL, LUXURY = range(GOODS)


def cargo(s: State) -> State:
    """The cargo of a month begins."""
    push(s, OPEN_PORTS, NO_CITY, NO_SEAT, 0)
    advance(s)
    return s


def turn_up(s: State, **counts: int) -> State:
    """The lots of the next port."""
    draw(s, *(good for good, n in enumerate(counts_of(lots(**counts), GOODS)) for _ in range(n)))
    return s


def at_port(**counts: int) -> State:
    """Four players with an empty warehouse each at their first port, which shows these lots."""
    return turn_up(cargo(new_game()), **counts)


def everybody_refuses(s: State) -> State:
    while step_now(s) != DRAW_LOTS:
        play(s, asked(s)[0], REFUSE)
    return s


def keep_in_bag(s: State, number: int) -> None:
    """Only so many lots are left; the others are out of the game."""
    s.bag = lots(food=number)


def all_lots(s: State) -> int:
    return sum(map(total, [s.bag, s.returned, *s.lots, *s.block]))


# ---------------------------------------------------------------------------------------------------- Y4.3 ports


def test_4_3_twelve_lots_two_a_port_from_the_port_facing_the_first_player() -> None:
    s = new_game()
    s.first = 3  # Selinous faces port 4, Zefiro
    cargo(s)
    ports = []
    while s.depth > 0:
        assert step_now(s) == DRAW_LOTS
        assert urn(s)[1] == 2
        ports.append(step_value(top(s)) + 1)
        turn_up(s, food=1, raw=1) if s.opened < 5 else turn_up(s, cloth=2)
        while s.depth > 0 and step_now(s) != DRAW_LOTS:
            play(s, asked(s)[0], REFUSE)
    assert ports == [4, 5, 6, 1, 2, 3]
    assert s.face_down == 0
    assert all_lots(s) == 57


def test_4_3_lots_lie_at_the_ports_in_their_order_while_they_last() -> None:
    s = new_game()
    s.first = 1  # Akragas faces port 3, Libeccio
    keep_in_bag(s, 7)
    cargo(s)
    seen = []
    while s.depth > 0:
        seen.append((step_value(top(s)) + 1, urn(s)[1]))
        turn_up(s, food=urn(s)[1])
        while s.depth > 0 and step_now(s) != DRAW_LOTS:
            play(s, asked(s)[0], REFUSE)
    assert seen == [(3, 2), (4, 1), (1, 2), (2, 2)]


def test_4_3_without_lots_there_is_no_cargo() -> None:
    s = new_game()
    keep_in_bag(s, 0)
    assert cargo(s).depth == 0


def test_4_3_lots_that_came_back_meanwhile_go_into_the_bag_after_the_last_port() -> None:
    s = at_port(food=2)
    s.returned = lots(luxury=1)
    s.bag -= lots(luxury=1)
    everybody_refuses(s)
    assert urn(s)[0][LUXURY] == 6
    s.opened = 6
    turn_up(s, food=2)
    for _ in range(4):
        play(s, asked(s)[0], REFUSE)
    assert s.depth == 0
    assert s.returned == 0
    assert all_lots(s) == 57


def test_5_4_a_seventh_block_is_offered_to_its_player_first() -> None:
    s = new_game()
    s.extra_block = 2 + 1
    keep_in_bag(s, 2)
    turn_up(cargo(s), food=2)
    assert asked(s) == [0]
    play(s, 0, TAKE)
    assert s.depth == 0
    s = new_game()
    s.extra_block = 2 + 1
    cargo(s)
    s.opened = 6
    turn_up(s, food=1, raw=1)
    for p in range(4):
        play(s, p, REFUSE)
    turn_up(s, metal=2)
    assert asked(s) == [2]
    assert s.block[6] == lots(metal=2)
    play(s, 2, TAKE)
    assert s.depth == 0
    assert s.lots[2] == lots(metal=2)
    assert s.extra_block == 0


# ---------------------------------------------------------------------------------------------------- Y4.4 the rank


def test_4_4_each_is_asked_once_in_turn_order() -> None:
    s = new_game()
    s.first = 2
    turn_up(cargo(s), food=2)
    order = []
    while step_now(s) == ASK_BLOCK:
        order += asked(s)
        play(s, asked(s)[0], REFUSE)
    assert order == [2, 3, 0, 1]
    assert s.block[s.first_port] == lots(food=2), "what is left lies open"


def test_4_4_fewer_blocks_taken_before_fewer_refusals_before_more_pairs() -> None:
    s = new_game()
    s.store_level[3] = 2
    turn_up(cargo(s), food=2)
    assert asked(s) == [3], "two pairs"
    play(s, 3, REFUSE)
    play(s, 0, TAKE)
    s.store_level[0] = 3
    turn_up(s, food=2)
    order = []
    while step_now(s) == ASK_BLOCK:
        order += asked(s)
        play(s, asked(s)[0], REFUSE)
    assert order == [1, 2, 3, 0]


def test_4_4_who_has_no_pair_is_asked_after_all_others_and_for_one_lot() -> None:
    s = new_game()
    store(s, 0, food=1)
    store(s, 1, food=2)
    turn_up(cargo(s), raw=1, oil=1)
    for p in (2, 3):
        assert (step_now(s), asked(s)) == (ASK_BLOCK, [p])
        play(s, p, REFUSE)
    assert (step_now(s), asked(s)) == (ASK_SINGLE, [0])
    assert legal(s, 0) == [REFUSE, pack(TAKE_LOT, 0, RAW, 0), pack(TAKE_LOT, 0, OIL, 0)]
    assert refusal(s, 0, pack(TAKE_LOT, 0, METAL, 0)) == NO_SUCH_LOT
    before = s.treasury[0]
    play(s, 0, pack(TAKE_LOT, 0, OIL, 0))
    assert s.lots[0] == lots(food=1, oil=1)
    assert s.treasury[0] == before + 600
    assert s.block[1] == lots(raw=1)
    assert step_now(s) == DRAW_LOTS


def test_4_4_of_a_block_of_two_several_take_a_lot_each_and_nobody_cuts_in() -> None:
    s = new_game()
    for p in range(4):
        store(s, p, food=1)
        deal(s, p, "sword3")
    turn_up(cargo(s), raw=1, oil=1)
    play(s, 0, pack(TAKE_LOT, 0, OIL, 0))
    assert (step_now(s), asked(s)) == (ASK_SINGLE, [1])
    play(s, 1, pack(TAKE_LOT, 0, RAW, 0))
    assert step_now(s) == DRAW_LOTS
    assert s.block[1] == 0
    assert list(s.blocks_taken[:2]) == [1, 1]


def test_4_4_single_places_in_two_cities_are_no_pair() -> None:
    s = new_game()
    rule_city(s, 0, 4)
    store(s, 0, food=1)
    store(s, 4, food=1)
    turn_up(cargo(s), raw=1, oil=1)
    assert asked(s) == [1]


def test_4_4_for_a_block_of_one_a_place_is_enough() -> None:
    s = new_game()
    store(s, 0, food=1)
    keep_in_bag(s, 1)
    turn_up(cargo(s), food=1)
    order = []
    while s.depth > 0:
        order += asked(s)
        assert step_now(s) == ASK_BLOCK
        play(s, asked(s)[0], REFUSE)
    assert order == [1, 2, 3, 0]


@pytest.mark.parametrize("field", ["idle", "no_cargo"])
def test_2_5_5_4_an_idle_city_and_one_without_ships_get_nothing(field: str) -> None:
    s = new_game()
    setattr(s, field, 1 << 0)
    turn_up(cargo(s), food=2)
    order = []
    while step_now(s) != DRAW_LOTS:
        order += asked(s)
        play(s, asked(s)[0], REFUSE)
    assert order == [1, 2, 3]


# ---------------------------------------------------------------------------------------------------- Y4.5 taking


def test_4_5_the_city_that_stores_gets_the_printed_duty() -> None:
    s = at_port(food=1, luxury=1)
    before = s.treasury[0], s.bank_paid
    play(s, 0, TAKE)
    assert s.lots[0] == lots(food=1, luxury=1)
    assert (s.treasury[0], s.bank_paid) == (before[0] + 1500, before[1] + 1500)
    assert sum(s.treasury) == s.bank_paid
    assert all_lots(s) == 57


def test_4_5_lots_may_be_split_over_cities_the_lower_good_is_named_first() -> None:
    s = new_game()
    rule_city(s, 0, 4)
    turn_up(cargo(s), oil=1, metal=1)
    play(s, 0, TAKE)
    assert step_now(s) == STORE_BLOCK
    assert legal(s, 0) == [pack(STORE, a, b, 0) for a in (0, 4) for b in (0, 4)]
    assert refusal(s, 0, pack(STORE, 1, 0, 0)) == NO_ROOM
    assert refusal(s, 0, pack(STORE, 0, 4, 1)) == MALFORMED
    before = s.treasury[0]
    play(s, 0, pack(STORE, 4, 0, 0))
    assert (s.lots[4], s.lots[0]) == (lots(oil=1), lots(metal=1))
    assert (s.treasury[4], s.treasury[0]) == (600, before + 1000)


def test_4_5_equal_lots_are_listed_once_when_reduced_and_asked_only_if_there_is_a_choice() -> None:
    s = new_game()
    rule_city(s, 0, 4)
    turn_up(cargo(s), oil=2)
    play(s, 0, TAKE)
    assert len(legal(s, 0)) == 4
    assert len(legal(s, 0, reduced=1)) == 3
    s = new_game()
    rule_city(s, 0, 4)
    store(s, 0, food=2)
    turn_up(cargo(s), oil=2)
    play(s, 0, TAKE)
    assert s.lots[4] == lots(oil=2)


def test_5_4_in_a_storm_the_first_block_goes_to_the_bag_without_duty() -> None:
    s = new_game()
    s.storm = 1 << 0
    turn_up(cargo(s), food=1, luxury=1)
    before = s.treasury[0]
    play(s, 0, TAKE)
    assert s.lots[0] == 0
    assert s.treasury[0] == before
    assert s.storm == 0
    assert s.returned == lots(food=1, luxury=1)
    assert s.blocks_taken[0] == 1
    assert all_lots(s) == 57


# ---------------------------------------------------------------------------------------------------- Y4.6 cutting in


def challenged(**counts: int) -> State:
    """Seat 0 takes a block, seat 2 has cut in and is to name a duty."""
    s = new_game()
    deal(s, 2, "sword2 shield1 helmet1")
    turn_up(cargo(s), **counts)
    play(s, 0, TAKE)
    play(s, 2, CUT_IN)
    return play(s, 2, pack_pieces(DISCARD, 0, tokens("sword2 shield1")))


def test_4_6_all_ranked_after_the_taker_with_room_and_voitheia_are_asked_together() -> None:
    s = new_game()
    s.first = 1
    for p in (0, 1, 3):
        deal(s, p, "sword1")
    turn_up(cargo(s), food=1, raw=1)
    play(s, 1, REFUSE)
    play(s, 2, TAKE)
    assert step_now(s) == ASK_CUT_IN
    assert asked(s) == [0, 3], "1 was ranked before the taker"


def test_4_6_it_takes_three_points() -> None:
    s = new_game()
    deal(s, 2, "sword2")
    turn_up(cargo(s), food=1, raw=1)
    play(s, 0, TAKE)
    assert legal(s, 2) == [STAY_OUT]
    deal(s, 2, "sword3")
    assert sorted(legal(s, 2)) == [CUT_IN, STAY_OUT]
    play(s, 2, STAY_OUT)
    assert s.lots[0] == lots(food=1, raw=1)
    assert s.hand[2] == tokens("sword3")


def test_4_6_the_reason_is_given_to_who_has_too_few_points() -> None:
    s = new_game()
    deal(s, 2, "sword2")
    turn_up(cargo(s), food=1, raw=1)
    play(s, 0, TAKE)
    assert refusal(s, 2, CUT_IN) == POINTS_MISSING


def test_4_6_the_first_in_rank_is_the_challenger_the_others_lose_nothing() -> None:
    s = new_game()
    for p in (1, 2, 3):
        deal(s, p, "sword3")
    s.store_level[3] = 2
    turn_up(cargo(s), food=1, raw=1)
    play(s, 3, REFUSE)
    play(s, 0, TAKE)
    assert asked(s) == [1, 2]
    play(s, 2, CUT_IN)
    play(s, 1, CUT_IN)
    assert step_now(s) == SPEND_POINTS
    assert asked(s) == [1]
    play(s, 1, pack_pieces(DISCARD, 0, tokens("sword3")))
    assert step_now(s) == CHALLENGE
    assert s.hand[2] == tokens("sword3")
    assert s.hand[1] == 0


def test_4_6_the_challenger_bids_below_the_printed_duty() -> None:
    s = challenged(food=1, raw=1)
    assert asked(s) == [2]
    assert s.hand[2] == tokens("helmet1")
    assert legal(s, 2) == [pack(BID, 0, 0, mine) for mine in range(7)]
    assert refusal(s, 2, pack(BID, 0, 0, 7)) == BID_TOO_HIGH


def test_4_6_taker_and_challenger_go_lower_by_turns_until_one_yields() -> None:
    s = challenged(food=1, luxury=1)
    play(s, 2, pack(BID, 0, 0, 12))
    assert (step_now(s), asked(s)) == (ANSWER_BID, [0])
    assert refusal(s, 0, pack(BID, 0, 0, 12)) == BID_TOO_HIGH
    play(s, 0, pack(BID, 0, 0, 11))
    assert asked(s) == [2]
    before = s.treasury[0]
    play(s, 2, YIELD)
    assert s.lots[0] == lots(food=1, luxury=1)
    # 11 mine in proportion 3 : 12, each rounded down to 10 drachmas
    assert s.treasury[0] == before + 220 + 880
    assert s.bid == -1
    assert s.asked_first == 0
    assert sum(s.treasury) == s.bank_paid


def test_4_6_a_bid_duty_is_divided_in_proportion_and_rounded_down() -> None:
    s = challenged(food=1, raw=1)
    before = s.treasury[2]
    play(s, 2, pack(BID, 0, 0, 5))
    play(s, 0, YIELD)
    # 500 × 3/7 = 214, 500 × 4/7 = 285
    assert s.treasury[2] == before + 210 + 280
    assert sum(s.treasury) == s.bank_paid


def test_4_6_at_nothing_the_other_must_yield() -> None:
    s = challenged(food=1, raw=1)
    before = s.treasury[2]
    play(s, 2, pack(BID, 0, 0, 0))
    assert s.lots[2] == lots(food=1, raw=1)
    assert s.treasury[2] == before
    assert step_now(s) == DRAW_LOTS
    assert (s.blocks_taken[0], s.blocks_taken[2]) == (0, 1)


def test_4_6_a_taker_who_yields_is_asked_first_for_the_next_port() -> None:
    s = challenged(food=1, raw=1)
    s.refusals[0] = 3
    play(s, 2, pack(BID, 0, 0, 0))
    turn_up(s, food=2)
    assert asked(s) == [0]
    play(s, 0, REFUSE)
    assert asked(s) == [1]
    turn_up(everybody_refuses(s), food=2)
    assert asked(s) == [1], "once, then the rank holds again"


def test_4_6_or_he_may_take_a_block_that_lies_open() -> None:
    s = at_port(metal=2)
    everybody_refuses(s)
    deal(s, 2, "sword3")
    turn_up(s, food=1, raw=1)
    play(s, 0, TAKE)
    play(s, 2, CUT_IN)
    play(s, 2, pack_pieces(DISCARD, 0, tokens("sword3")))
    play(s, 2, pack(BID, 0, 0, 6))
    play(s, 0, YIELD)
    assert (step_now(s), asked(s)) == (TAKE_OPEN, [0])
    assert legal(s, 0) == [pack(TAKE, 0, 0, 2), REFUSE]
    assert refusal(s, 0, pack(TAKE, 0, 0, 3)) == NO_OPEN_BLOCK
    before = s.treasury[0]
    play(s, 0, pack(TAKE, 0, 0, 2))
    assert s.lots[0] == lots(metal=2)
    assert s.treasury[0] == before + 2000
    assert s.block[1] == 0
    assert step_now(s) == DRAW_LOTS
    assert s.asked_first == 0
    assert s.blocks_taken[0] == 1


def test_4_6_who_wants_none_of_the_open_blocks_is_asked_first_for_the_next_port() -> None:
    s = at_port(metal=2)
    everybody_refuses(s)
    deal(s, 2, "sword3")
    turn_up(s, food=1, raw=1)
    play(s, 0, TAKE)
    play(s, 2, CUT_IN)
    play(s, 2, pack_pieces(DISCARD, 0, tokens("sword3")))
    play(s, 2, pack(BID, 0, 0, 0))
    play(s, 0, REFUSE)
    turn_up(s, food=2)
    assert asked(s) == [0]
    assert s.refusals[0] == 1
