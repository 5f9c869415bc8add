"""Y8.8 Exchange."""

from __future__ import annotations

import random

from emporion.engine.events import Event
from emporion.engine.participants import SPECTATOR
from emporion.games.tyrannos.codes import (
    ACCEPT,
    ALLIANCE_AT,
    CLOSE,
    COUNTER,
    DECLINE,
    DISCARD,
    GIVE_LOTS_AT,
    GIVE_MONEY_AT,
    GIVE_TOKENS_AT,
    MAKE_OFFER,
    SEATS_AT,
    WANT_LOTS_AT,
    WANT_MONEY_AT,
    WANT_TOKENS_AT,
    pack,
    pack_pieces,
    pieces_of,
    well_formed,
)
from emporion.games.tyrannos.events import TokensGiven, TokensPicked
from emporion.games.tyrannos.game import GAME
from emporion.games.tyrannos.options import make_options
from emporion.games.tyrannos.refusals import (
    ALLOWED,
    ALREADY_ALLIED,
    ASKED_UNKNOWN,
    COUNTER_SAME,
    LOTS_MISSING,
    MALFORMED,
    MONEY_MISSING,
    NO_ROOM,
    NOBODY_ASKED,
    NOT_AGREED,
    OFFER_EMPTY,
    OFFERS_USED_UP,
    ON_BOTH_SIDES,
    PETALISM_RULES,
    TOKENS_NOT_HELD,
)
from emporion.games.tyrannos.rules.diplomacy import form_pact
from emporion.games.tyrannos.rules.exchange import (
    lots_in,
    make_offer,
    offer_refusal,
    pack_lots,
    sample_counter,
    sample_offer,
)
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import ANSWER, CLOSE_OFFER, GIVE_TOKENS, PAY, SWAP_TOKENS
from emporion.kernel.multiset import total
from emporion.kernel.random import WORDS, seed
from emporion.kernel.record import schema_of
from tests.games.tyrannos.groups import asked, legal, play, refusal
from tests.games.tyrannos.positions import agenda, deal, fund, lots, new_game, rule_city, store, tokens


def side(money_at: int, lots_at: int, tokens_at: int, money: int, voitheia: int, goods: dict[str, int]) -> int:
    return money << money_at | pack_lots(lots(**goods), lots_at) | voitheia << tokens_at


def give(money: int = 0, voitheia: int = 0, **goods: int) -> int:
    return side(GIVE_MONEY_AT, GIVE_LOTS_AT, GIVE_TOKENS_AT, money, voitheia, goods)


def want(money: int = 0, voitheia: int = 0, **goods: int) -> int:
    return side(WANT_MONEY_AT, WANT_LOTS_AT, WANT_TOKENS_AT, money, voitheia, goods)


ALLIANCE = 1 << ALLIANCE_AT


def offer(package: int, *seats: int) -> int:
    return MAKE_OFFER | sum(1 << SEATS_AT + q for q in seats) | package


def close(partner: int | None = None) -> int:
    return pack(CLOSE, 0, 0 if partner is None else partner + 1, 0)


def traders() -> State:
    """Seat 0 has food and Voitheia, seats 1 and 2 metal; it is seat 0's turn."""
    s = new_game()
    s.turn = 0
    store(s, 0, food=2)
    store(s, 1, metal=2)
    store(s, 2, metal=1)
    deal(s, 0, "sword1 shield2")
    return s


def offering(s: State, action: int) -> State:
    assert well_formed(action)
    assert offer_refusal(s, 0, action) == ALLOWED
    make_offer(s, 0, action)
    return s


def test_8_8_lots_and_money_change_hands_when_both_have_accepted() -> None:
    s = offering(traders(), offer(give(money=15, food=1) | want(metal=1), 1))
    assert agenda(s) == [ANSWER]
    assert asked(s) == [1]
    play(s, 1, ACCEPT)
    assert agenda(s) == [CLOSE_OFFER]
    assert s.lots[0] == lots(food=2), "not before who made the offer closes it"
    play(s, 0, close(1))
    assert (s.lots[0], s.lots[1]) == (lots(food=1, metal=1), lots(food=1, metal=1))
    assert (s.treasury[0], s.treasury[1]) == (4500, 7500)
    assert (s.depth, s.offer, s.asked, list(s.choice)) == (0, 0, 0, [0] * 6)


def test_8_8_several_may_be_asked_and_one_is_chosen() -> None:
    s = offering(traders(), offer(give(food=1) | want(metal=1), 1, 2))
    play(s, 2, ACCEPT)
    assert asked(s) == [1]
    play(s, 1, ACCEPT)
    assert legal(s, 0) == [close(), close(1), close(2)]
    play(s, 0, close(2))
    assert s.lots[1] == lots(metal=2)
    assert s.lots[2] == lots(food=1)


def test_8_8_without_an_agreement_nothing_happens() -> None:
    s = offering(traders(), offer(give(money=1), 1, 2))
    play(s, 1, DECLINE)
    play(s, 2, DECLINE)
    assert s.depth == 0
    assert (s.offer, s.asked, s.offers) == (0, 0, 1)
    offering(s, offer(give(money=1), 1, 2))
    play(s, 1, DECLINE)
    play(s, 2, ACCEPT)
    assert legal(s, 0) == [close(), close(2)]
    assert refusal(s, 0, close(1)) == NOT_AGREED
    assert refusal(s, 0, close(3)) == NOT_AGREED
    play(s, 0, close())
    assert s.treasury[0] == 6000


def test_8_8_the_giver_picks_the_voitheia() -> None:
    s = offering(traders(), offer(give(voitheia=1) | want(money=3), 1))
    play(s, 1, ACCEPT)
    play(s, 0, close(1))
    assert agenda(s) == [GIVE_TOKENS]
    assert asked(s) == [0]
    play(s, 0, pack_pieces(DISCARD, 0, tokens("shield2")))
    assert (s.hand[0], s.hand[1]) == (tokens("sword1"), tokens("shield2"))
    assert (s.treasury[0], s.treasury[1]) == (6300, 5700)


def swapping() -> State:
    """Seat 0 gives one of sword1 and shield2 and 15 mine, seat 1 one of helmet3 and helmet1."""
    s = traders()
    rule_city(s, 0, 5)
    fund(s, 5, 60)
    deal(s, 1, "helmet3 helmet1")
    offering(s, offer(give(voitheia=1, money=15) | want(voitheia=1), 1))
    play(s, 1, ACCEPT)
    play(s, 0, close(1))
    return s


def picking(text: str) -> int:
    return pack_pieces(DISCARD, 0, tokens(text))


def test_8_8_if_both_give_voitheia_they_pick_at_the_same_time() -> None:
    s = swapping()
    assert (agenda(s), asked(s)) == ([SWAP_TOKENS, PAY], [0, 1])
    play(s, 0, picking("shield2"))
    assert asked(s) == [1]
    assert legal(s, 1) == [picking("helmet1"), picking("helmet3")], "the choice of the other changes nothing"
    assert refusal(s, 1, picking("shield2")) == TOKENS_NOT_HELD, "nobody hands back what he gets"
    play(s, 1, picking("helmet1"))
    assert (s.hand[0], s.hand[1]) == (tokens("sword1 helmet1"), tokens("helmet3 shield2"))
    assert (agenda(s), asked(s)) == ([PAY], [0])


def test_12_what_one_has_picked_is_unknown_to_the_other_before_both_have() -> None:
    s = swapping()
    play(s, 0, picking("shield2"))
    options = make_options({"players": 4})
    views = {viewer: GAME.look(s, options)(viewer) for viewer in (SPECTATOR, 0, 1)}
    assert (views[0].choice, views[1].choice) == ("discard shield2", None)
    for viewer, view in views.items():
        drawn = {GAME.guess(view, random.Random(n)).choice[0] for n in range(40)}
        assert all(total(pieces_of(choice)) == 1 for choice in drawn)
        assert (drawn == {picking("shield2")}) == (viewer == 0)
    assert GAME.guess(views[1], random.Random(1)).hand[1] == s.hand[1]


def test_12_voitheia_that_change_hands_are_told_to_both_and_their_number_to_all() -> None:
    s = swapping()
    assert told(s, 0, "shield2") == {viewer: [TokensPicked(0)] for viewer in (0, 1, 2)}
    given = [TokensPicked(1), TokensGiven(0, 1, 1, ("shield2",)), TokensGiven(1, 0, 1, ("helmet1",))]
    unseen = [TokensPicked(1), TokensGiven(0, 1, 1), TokensGiven(1, 0, 1)]
    assert told(s, 1, "helmet1") == {0: given, 1: given, 2: unseen}


def told(s: State, p: int, pick: str) -> dict[int, list[Event]]:
    """A player picks; what three viewers hear of it."""
    before = schema_of(State).unpack(schema_of(State).pack(s))
    play(s, p, picking(pick))
    return {viewer: GAME.events(before, p, picking(pick), s, viewer) for viewer in (0, 1, 2)}


def test_8_7_an_alliance_is_formed_by_an_offer() -> None:
    s = offering(traders(), offer(ALLIANCE, 1))
    play(s, 1, ACCEPT)
    play(s, 0, close(1))
    assert (s.pact[0], s.pact[1]) == (1 << 1, 1 << 0)
    assert offer_refusal(s, 0, offer(ALLIANCE, 1)) == ALREADY_ALLIED
    assert offer_refusal(s, 0, offer(ALLIANCE, 2)) == ALLOWED
    s.no_embassy = 1 << 2
    assert offer_refusal(s, 0, offer(ALLIANCE, 2)) == PETALISM_RULES


def test_8_8_what_makes_no_offer() -> None:
    s = traders()
    assert offer_refusal(s, 0, offer(0, 1)) == OFFER_EMPTY
    assert offer_refusal(s, 0, offer(give(food=1))) == NOBODY_ASKED
    assert offer_refusal(s, 0, offer(give(food=1), 0)) == ASKED_UNKNOWN
    assert offer_refusal(s, 0, offer(give(food=1), 4)) == ASKED_UNKNOWN
    s.left[3] = 1
    assert offer_refusal(s, 0, offer(give(food=1), 3)) == ASKED_UNKNOWN
    assert offer_refusal(s, 0, offer(give(money=1) | want(money=2), 1)) == ON_BOTH_SIDES
    assert offer_refusal(s, 0, offer(give(food=1) | want(food=1), 1)) == ON_BOTH_SIDES
    assert offer_refusal(s, 0, offer(1 << GIVE_LOTS_AT + 3, 1)) == MALFORMED
    s.offers = s.offers_per_turn
    assert offer_refusal(s, 0, offer(give(food=1), 1)) == OFFERS_USED_UP


def test_8_8_everything_must_be_there() -> None:
    s = traders()
    assert offer_refusal(s, 0, offer(give(money=61), 1)) == MONEY_MISSING
    assert offer_refusal(s, 0, offer(want(money=61), 1)) == MONEY_MISSING
    assert offer_refusal(s, 0, offer(give(food=3), 1)) == LOTS_MISSING
    assert offer_refusal(s, 0, offer(give(food=1) | want(metal=2), 2)) == LOTS_MISSING
    assert offer_refusal(s, 0, offer(give(voitheia=3), 1)) == TOKENS_NOT_HELD
    assert offer_refusal(s, 0, offer(want(voitheia=1), 1)) == TOKENS_NOT_HELD


def test_8_8_and_have_room() -> None:
    s = traders()
    assert offer_refusal(s, 0, offer(want(metal=1), 1)) == NO_ROOM
    assert offer_refusal(s, 0, offer(give(food=1), 1)) == NO_ROOM
    assert offer_refusal(s, 0, offer(give(food=1), 2)) == ALLOWED
    assert offer_refusal(s, 0, offer(give(food=2) | want(metal=2), 1)) == ALLOWED, "what is given makes room"


def test_8_8_lots_come_from_and_to_the_residence_first() -> None:
    s = traders()
    rule_city(s, 1, 4)
    rule_city(s, 1, 6)
    store(s, 1, metal=1, oil=1)
    store(s, 4, metal=1)
    store(s, 6, metal=1)
    offering(s, offer(give(money=1, food=2) | want(metal=2), 1))
    play(s, 1, ACCEPT)
    play(s, 0, close(1))
    assert [s.lots[c] for c in (0, 1, 4, 6)] == [lots(metal=2), lots(oil=1, food=1), lots(food=1), lots(metal=1)]
    assert s.treasury[1] == 6100


def test_8_8_a_counter_is_another_package_from_the_side_of_who_asked() -> None:
    s = offering(traders(), offer(give(food=1) | want(metal=1), 1, 2))
    assert refusal(s, 1, COUNTER | give(food=1) | want(metal=1)) == COUNTER_SAME
    assert refusal(s, 1, COUNTER) == OFFER_EMPTY
    assert refusal(s, 1, COUNTER | 1 << SEATS_AT | give(food=1)) == MALFORMED
    assert refusal(s, 1, COUNTER | give(food=1, money=61) | want(metal=1)) == MONEY_MISSING
    assert refusal(s, 2, COUNTER | give(food=2) | want(metal=2)) == LOTS_MISSING
    play(s, 1, COUNTER | give(food=1, money=10) | want(metal=1))
    play(s, 2, DECLINE)
    assert legal(s, 0) == [close(), close(1)]
    play(s, 0, close(1))
    assert (s.treasury[0], s.treasury[1]) == (5000, 7000)
    assert s.lots[0] == lots(food=1, metal=1)


def test_8_8_what_is_no_longer_there_cannot_be_closed() -> None:
    s = offering(traders(), offer(give(money=50), 1))
    play(s, 1, ACCEPT)
    fund(s, 0, 49)
    assert refusal(s, 0, close(1)) == MONEY_MISSING
    assert legal(s, 0) == [close()]


def test_8_8_lots_are_written_in_one_way() -> None:
    package = pack_lots(lots(food=1, metal=2), GIVE_LOTS_AT)
    assert lots_in(package, GIVE_LOTS_AT) == lots(food=1, metal=2)
    assert lots_in(package, WANT_LOTS_AT) == 0
    assert total(lots_in(0, GIVE_LOTS_AT)) == 0


def test_8_8_offers_and_counters_drawn_at_random_are_legal_and_of_every_sort() -> None:
    rng = [0] * WORDS
    seed(rng, 1, 2)
    s = traders()
    deal(s, 1, "helmet3")
    form_pact(s, 0, 2)
    drawn = {sample_offer(s, 0, rng) for _ in range(500)} - {0}
    assert all(well_formed(action) and offer_refusal(s, 0, action) == ALLOWED for action in drawn)
    for at, bits in ((ALLIANCE_AT, 1), (GIVE_MONEY_AT, 0x3FF), (WANT_LOTS_AT, 7), (GIVE_TOKENS_AT, 15)):
        assert any(action >> at & bits for action in drawn)
    offering(s, offer(give(food=1), 2))
    counters = {sample_counter(s, 2, rng) for _ in range(200)} - {0}
    assert counters
    assert all(well_formed(action) and refusal(s, 2, action) == ALLOWED for action in counters)
