"""Y8.1 to Y8.7 Embassies, lures and alliances."""

from __future__ import annotations

import pytest

from emporion.games.tyrannos.codes import (
    ACCEPT,
    DECLINE,
    DISCARD,
    END_ALLIANCE,
    END_PACT,
    LURE,
    PAY_FROM,
    SEND_EMBASSY,
    city_of,
    number_of,
    pack,
    pack_pieces,
)
from emporion.games.tyrannos.refusals import (
    ALLOWED,
    EMBASSY_USED,
    HELD_BY_FORCE,
    MALFORMED,
    MONEY_MISSING,
    NEVER_AGAIN,
    NO_ALLIANCE,
    NO_EMBASSIES_YET,
    NO_SUCH_GIFT,
    NOT_ASKED,
    NOT_INDEPENDENT,
    NOT_ITS_ALLY,
    NOTHING_FREE,
    OATH_HOLDS,
    OFFERS_USED_UP,
    PETALISM_RULES,
    POINTS_MISSING,
    TOO_EARLY,
)
from emporion.games.tyrannos.rules.aftermath import bind
from emporion.games.tyrannos.rules.diplomacy import (
    FREE,
    HALVED,
    alliance_endings,
    embassies,
    embassy_refusal,
    end_alliance,
    end_alliance_refusal,
    end_pact_of,
    end_pact_refusal,
    form_pact,
    lure,
    lure_refusal,
    lures,
    pact_endings,
    pact_refusal,
    send_embassy,
)
from emporion.games.tyrannos.rules.legality import refusal
from emporion.games.tyrannos.rules.order import apply
from emporion.games.tyrannos.state import NEVER, USED_EMBASSY, State
from emporion.games.tyrannos.steps import CONSENT, PAY, ROLL_EMBASSY, ROLL_LURE, SPEND_POINTS, push
from tests.games.tyrannos.groups import asked, legal, play
from tests.games.tyrannos.playing import roll
from tests.games.tyrannos.positions import agenda, deal, fund, listed, new_game, rule_city, tokens

CITY = 5
"""Zankle, which nobody plays."""


def gift(points: int = 0, parts: int = 0, c: int = CITY) -> int:
    """An embassy with a gift worth so many points, so many times three points of Voitheia in it."""
    return pack(SEND_EMBASSY, c, 0, points | parts << 2)


def lured(points: int, whose: int = 1, halved: int = 0) -> int:
    return pack(LURE, CITY, whose, points | halved * HALVED)


def answered(face: int, s: State | None = None) -> State:
    """The answer to an embassy without a gift."""
    s = s or new_game()
    send_embassy(s, 0, gift())
    roll(s, face)
    return s


# ---------------------------------------------------------------------------------------------------- Y8.1 the table


@pytest.mark.parametrize(("face", "after"), [(1, NEVER), (2, 13), (3, 7), (4, 4)])
def test_8_1_the_city_wants_to_hear_no_more_for_a_while(face: int, after: int) -> None:
    s = answered(face)
    assert s.embassy_after[0][CITY] == after
    assert s.allies[0] == 0
    s.used = 0
    assert embassy_refusal(s, 0, gift()) == (NEVER_AGAIN if face == 1 else TOO_EARLY)
    s.month = after - 1
    assert embassy_refusal(s, 0, gift()) == (NEVER_AGAIN if face == 1 else TOO_EARLY)
    s.month = after
    assert embassy_refusal(s, 0, gift()) == (NEVER_AGAIN if face == 1 else ALLOWED)
    assert embassy_refusal(s, 1, gift()) == ALLOWED, "the delay is between this player and this city"


def test_8_1_alliance_and_vassal() -> None:
    s = answered(5)
    assert s.allies[0] == 1 << CITY
    assert s.owner[CITY] == 0
    s = answered(6)
    assert s.owner[CITY] == 1
    assert s.gained[CITY] == 1


def test_8_1_one_embassy_a_month() -> None:
    s = answered(4)
    assert s.used == USED_EMBASSY
    assert embassy_refusal(s, 0, gift(c=6)) == EMBASSY_USED


def test_8_1_embassies_and_lures_may_have_to_wait_at_the_beginning() -> None:
    s = new_game(embassies_wait=2)
    fund(s, 0, 200)
    s.allies[1] = 1 << 6
    for month in (1, 2):
        s.month = month
        assert embassy_refusal(s, 0, gift()) == NO_EMBASSIES_YET
        assert lure_refusal(s, 0, pack(LURE, 6, 1, 1)) == NO_EMBASSIES_YET
        assert listed(embassies, s, 0) == listed(lures, s, 0) == []
    s.month = 3
    assert embassy_refusal(s, 0, gift()) == ALLOWED
    assert lure_refusal(s, 0, pack(LURE, 6, 1, 1)) == ALLOWED


@pytest.mark.parametrize(("face", "vassal"), [(4, False), (5, False), (6, True)])
def test_8_2_without_vassals_by_gift_only_a_natural_six_makes_one(face: int, vassal: bool) -> None:
    s = new_game(vassals_by_luck=1)
    fund(s, 0, 200)
    send_embassy(s, 0, gift(2))
    roll(s, face)
    assert (s.owner[CITY] == 1, s.allies[0] == 1 << CITY) == (vassal, not vassal)
    s = new_game(vassals_by_luck=1)
    fund(s, 0, 200)
    s.allies[1] = 1 << CITY
    lure(s, 0, lured(2))
    roll(s, face)
    assert (s.owner[CITY] == 1, s.allies[0] == 1 << CITY) == (vassal, not vassal)


def test_8_1_8_5_only_to_independent_greek_cities() -> None:
    s = new_game()
    rule_city(s, 1, 6)
    s.standing &= ~(1 << 7)
    for c in (0, 1, 6, 7, 8, 10, 11):
        assert embassy_refusal(s, 0, gift(c=c)) == NOT_INDEPENDENT
    assert {city_of(action) for action in listed(embassies, s, 0)} == {4, 5}


def test_5_4_petalism_forbids_embassies_lures_and_alliances() -> None:
    s = new_game()
    s.no_embassy = 1 << 0
    s.allies[1] = 1 << CITY
    assert embassy_refusal(s, 0, gift()) == PETALISM_RULES
    assert lure_refusal(s, 0, lured(1)) == PETALISM_RULES
    assert pact_refusal(s, 0, 1) == pact_refusal(s, 1, 0) == PETALISM_RULES
    assert pact_refusal(s, 1, 2) == ALLOWED


# ---------------------------------------------------------------------------------------------------- Y8.2 gifts


@pytest.mark.parametrize(
    ("points", "parts", "mine", "voitheia"), [(0, 0, 0, 0), (1, 0, 20, 0), (1, 1, 10, 3), (2, 0, 40, 0), (2, 1, 30, 3)]
)
def test_8_2_a_gift_stays_in_the_treasury_of_the_city(points: int, parts: int, mine: int, voitheia: int) -> None:
    s = new_game()
    deal(s, 0, "sword3 shield3")
    send_embassy(s, 0, gift(points, parts))
    if voitheia:
        assert agenda(s) == [SPEND_POINTS, ROLL_EMBASSY]
        play(s, 0, pack_pieces(DISCARD, 0, tokens("sword3")))
    before = s.treasury[0] + s.treasury[CITY]
    roll(s, 1)
    assert s.treasury[CITY] == mine * 100
    assert before == 6000
    assert sum(s.treasury) == s.bank_paid


def test_8_2_forty_may_be_twenty_and_six_points() -> None:
    s = new_game()
    deal(s, 0, "sword3 shield3")
    send_embassy(s, 0, gift(2, 2))
    play(s, 0, pack_pieces(DISCARD, 0, tokens("sword3 shield3")))
    roll(s, 3)
    assert s.treasury[CITY] == 2000
    assert s.hand[0] == 0
    assert s.allies[0] == 1 << CITY, "3 + 2"


def test_8_2_other_gifts_there_are_none() -> None:
    s = new_game()
    deal(s, 0, "sword3 shield3")
    fund(s, 0, 500)
    for points, parts in [(0, 1), (1, 2), (3, 0)]:
        assert embassy_refusal(s, 0, gift(points, parts)) == NO_SUCH_GIFT
    assert embassy_refusal(s, 0, pack(SEND_EMBASSY, CITY, 1, 0)) == MALFORMED
    assert embassy_refusal(s, 0, pack(SEND_EMBASSY, CITY, 0, 32)) == MALFORMED
    numbers = [number_of(action) for action in listed(embassies, s, 0) if city_of(action) == CITY]
    assert numbers == [0, 1, 2, 5, 6, 10]


def test_8_2_money_and_voitheia_must_be_there() -> None:
    s = new_game()
    fund(s, 0, 25)
    deal(s, 0, "sword3 shield2")
    assert embassy_refusal(s, 0, gift(2)) == MONEY_MISSING
    assert embassy_refusal(s, 0, gift(2, 1)) == MONEY_MISSING
    assert embassy_refusal(s, 0, gift(2, 2)) == POINTS_MISSING
    assert embassy_refusal(s, 0, gift(1, 1)) == ALLOWED


def test_3_2_the_gift_may_come_from_several_treasuries() -> None:
    s = new_game()
    rule_city(s, 0, 4)
    fund(s, 0, 25)
    fund(s, 4, 25)
    send_embassy(s, 0, gift(2))
    assert agenda(s) == [PAY, ROLL_EMBASSY]
    play(s, 0, pack(PAY_FROM, 4, 0, 0))
    assert (s.treasury[0], s.treasury[4], s.treasury[CITY]) == (1000, 0, 4000)
    assert agenda(s) == [ROLL_EMBASSY]


def test_8_2_a_six_is_the_most() -> None:
    s = new_game()
    send_embassy(s, 0, gift(2))
    roll(s, 6)
    assert s.owner[CITY] == 1


def test_5_4_friendship_offered_is_one_embassy_more_at_plus_2() -> None:
    s = new_game()
    free = pack(SEND_EMBASSY, CITY, 0, FREE)
    assert embassy_refusal(s, 0, free) == NOTHING_FREE
    s.free_embassy = 1 << 0
    s.used = USED_EMBASSY
    assert listed(embassies, s, 0) == [pack(SEND_EMBASSY, c, 0, FREE) for c in range(4, 8)]
    assert embassy_refusal(s, 0, free | 1 << 14) == NO_SUCH_GIFT
    send_embassy(s, 0, free)
    before = sum(s.treasury)
    roll(s, 3)
    assert s.allies[0] == 1 << CITY
    assert s.free_embassy == 0
    assert sum(s.treasury) == before


# -------------------------------------------------------------------------------------------------- Y8.3 others' allies


def allied_to_others() -> State:
    s = new_game()
    s.allies[1] = s.allies[2] = 1 << CITY
    return s


def test_8_3_with_the_consent_of_all_allies_a_normal_embassy() -> None:
    s = allied_to_others()
    send_embassy(s, 0, gift(1))
    assert agenda(s) == [CONSENT]
    assert asked(s) == [1, 2]
    assert sorted(legal(s, 1)) == [ACCEPT, DECLINE]
    play(s, 2, ACCEPT)
    play(s, 1, ACCEPT)
    roll(s, 4)
    assert [s.allies[p] >> CITY & 1 for p in range(3)] == [1, 1, 1]
    assert s.offer == 0
    assert list(s.choice) == [0] * 6


def test_8_3_a_no_does_not_use_up_the_embassy() -> None:
    s = allied_to_others()
    before = list(s.treasury)
    send_embassy(s, 0, gift(1))
    play(s, 2, ACCEPT)
    play(s, 1, DECLINE)
    assert s.depth == 0
    assert s.used == 0
    assert list(s.treasury) == before
    assert embassy_refusal(s, 0, gift(1)) == ALLOWED
    s.offers = s.offers_per_turn
    assert embassy_refusal(s, 0, gift(1)) == OFFERS_USED_UP
    assert embassy_refusal(s, 0, gift(1, c=6)) == ALLOWED


def test_8_3_a_vassal_loses_all_its_alliances() -> None:
    s = allied_to_others()
    send_embassy(s, 0, gift())
    play(s, 1, ACCEPT)
    play(s, 2, ACCEPT)
    roll(s, 6)
    assert s.owner[CITY] == 1
    assert list(s.allies) == [0] * 6


@pytest.mark.parametrize(("points", "halved", "mine"), [(1, 0, 60), (2, 0, 120), (1, 1, 30), (2, 1, 60)])
def test_8_3_a_lure_costs_sixty_mine_a_point_or_half_with_voitheia(points: int, halved: int, mine: int) -> None:
    s = allied_to_others()
    fund(s, 0, mine)
    deal(s, 0, "sword3 shield3")
    lure(s, 0, lured(points, halved=halved))
    if halved:
        assert agenda(s) == [SPEND_POINTS, ROLL_LURE]
        play(s, 0, pack_pieces(DISCARD, 0, tokens("sword3 shield3")))
    roll(s, 5 - points)
    assert (s.treasury[0], s.treasury[CITY]) == (0, mine * 100)
    assert [s.allies[p] >> CITY & 1 for p in range(3)] == [1, 0, 1], "the alliance that was named ends"
    assert s.used == USED_EMBASSY


def test_8_3_a_lure_at_six_makes_a_vassal_and_below_five_nothing_changes() -> None:
    s = allied_to_others()
    lure(s, 0, lured(1))
    roll(s, 5)
    assert s.owner[CITY] == 1
    assert list(s.allies) == [0] * 6
    s = allied_to_others()
    lure(s, 0, lured(1))
    roll(s, 3)
    assert s.embassy_after[0][CITY] == 4
    assert s.allies[1] == 1 << CITY


def test_8_3_whom_a_lure_may_name() -> None:
    s = allied_to_others()
    s.allies[0] = 1 << CITY
    for whose in (0, 3, 5):
        assert lure_refusal(s, 0, lured(1, whose)) == NOT_ITS_ALLY
    assert lure_refusal(s, 0, lured(0)) == NO_SUCH_GIFT
    assert lure_refusal(s, 0, lured(2)) == MONEY_MISSING
    assert lure_refusal(s, 0, lured(2, halved=1)) == POINTS_MISSING
    assert listed(lures, s, 0) == [lured(1, 1), lured(1, 2)]
    s.used = USED_EMBASSY
    assert lure_refusal(s, 0, lured(1)) == EMBASSY_USED


def test_5_4_an_oath_keeps_an_ally_from_being_lured() -> None:
    s = allied_to_others()
    s.oath_until[1][CITY] = 7
    s.month = 6
    assert lure_refusal(s, 0, lured(1, 1)) == OATH_HOLDS
    assert lure_refusal(s, 0, lured(1, 2)) == ALLOWED
    s.month = 7
    assert lure_refusal(s, 0, lured(1, 1)) == ALLOWED


# ---------------------------------------------------------------------------------------------------- Y8.4 own allies


def test_8_4_an_own_ally_gets_the_next_embassy_after_six_months() -> None:
    s = answered(5)
    s.used = 0
    s.month = 6
    assert embassy_refusal(s, 0, gift()) == TOO_EARLY
    s.month = 7
    assert embassy_refusal(s, 0, gift()) == ALLOWED


@pytest.mark.parametrize(("face", "after"), [(1, NEVER), (2, 19), (3, 13), (4, 10), (5, 13)])
def test_8_4_it_stays_an_ally_whatever_it_answers(face: int, after: int) -> None:
    s = answered(5)
    s.used = 0
    s.month = 7
    answered(face, s)
    assert s.allies[0] == 1 << CITY
    assert s.embassy_after[0][CITY] == after


def test_8_4_or_becomes_a_vassal() -> None:
    s = answered(5)
    s.used = 0
    s.month = 7
    answered(6, s)
    assert s.owner[CITY] == 1
    assert s.allies[0] == 0


def test_8_4_an_ally_by_war_was_sent_no_embassy_and_may_be_sent_one_at_once() -> None:
    s = new_game()
    s.turn = 0
    bind(s, 0, CITY)
    assert s.allies[0] == 1 << CITY
    assert embassy_refusal(s, 0, gift()) == ALLOWED


# ---------------------------------------------------------------------------------------------------- Y8.7 endings


def test_8_7_an_alliance_with_a_city_is_ended_at_will() -> None:
    s = allied_to_others()
    action = pack(END_ALLIANCE, CITY, 0, 0)
    assert end_alliance_refusal(s, 0, action) == NO_ALLIANCE
    assert listed(alliance_endings, s, 1) == [action]
    end_alliance(s, 1, action)
    assert (s.allies[1], s.allies[2]) == (0, 1 << CITY)


def test_8_7_an_alliance_of_players_is_ended_by_either() -> None:
    s = new_game()
    form_pact(s, 0, 2)
    assert end_pact_refusal(s, 0, pack(END_PACT, 0, 1, 0)) == NO_ALLIANCE
    assert listed(pact_endings, s, 2) == [pack(END_PACT, 0, 0, 0)]
    end_pact_of(s, 2, pack(END_PACT, 0, 0, 0))
    assert (s.pact[0], s.pact[2]) == (0, 0)


def test_8_7_by_option_an_alliance_is_ended_whenever_one_is_asked_and_the_question_stays() -> None:
    for anytime in (0, 1):
        s = new_game(pacts_end_anytime=anytime)
        form_pact(s, 0, 2)
        ending = pack(END_PACT, 0, 0, 0)
        push(s, PAY, 15, 2, 100)
        rule_city(s, 2, 6)
        fund(s, 6, 60)
        assert refusal(s, 2, ending) == (ALLOWED if anytime else NOT_ASKED)
        assert (ending in legal(s, 2)) == bool(anytime)
    apply(s, 2, ending)
    assert (s.pact[0], s.pact[2]) == (0, 0)
    assert agenda(s) == [PAY]
    assert ending not in legal(s, 2)


def test_8_7_not_in_a_battle_and_not_where_several_are_asked() -> None:
    s = new_game(pacts_end_anytime=1)
    form_pact(s, 1, 2)
    ending = pack(END_PACT, 0, 2, 0)
    s.allies[1] = 1 << CITY
    send_embassy(s, 0, gift())
    assert agenda(s) == [CONSENT]
    assert refusal(s, 1, ending) == NOT_ASKED
    s = new_game(pacts_end_anytime=1)
    form_pact(s, 1, 2)
    s.target = 1
    push(s, PAY, 15, 1, 100)
    assert refusal(s, 1, ending) == NOT_ASKED


def test_8_7_an_ally_by_force_is_held_to_it_at_any_decision() -> None:
    s = new_game(pacts_end_anytime=1)
    form_pact(s, 0, 2)
    s.forced[0][2] = 13
    push(s, PAY, 15, 2, 100)
    assert refusal(s, 2, pack(END_PACT, 0, 0, 0)) == HELD_BY_FORCE


def test_9_15_an_ally_by_force_is_held_to_it_for_its_time() -> None:
    s = new_game()
    form_pact(s, 0, 2)
    s.forced[0][2] = 13
    s.month = 12
    assert end_pact_refusal(s, 2, pack(END_PACT, 0, 0, 0)) == HELD_BY_FORCE
    assert end_pact_refusal(s, 0, pack(END_PACT, 0, 2, 0)) == ALLOWED
    s.month = 13
    assert end_pact_refusal(s, 2, pack(END_PACT, 0, 0, 0)) == ALLOWED
