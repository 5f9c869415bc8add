"""Who sits where, and who does not."""

from __future__ import annotations

import pytest

from emporion.engine.errors import BadInput
from emporion.server.errors import BadRequest, NotAllowed, NotNow
from emporion.server.protocol.http import BotPlan, MePlan, RemotePlan
from emporion.server.protocol.to_server import Close, ComeBack, GetUp, Propose, SeatBot, SitDown, Start
from emporion.server.tables.actors import SERVER, Actor
from emporion.server.tables.log import Began, CameBack, Closed, GotUp, HandedOver, Played, SatDown, Settled
from emporion.server.tables.proposals import Substitute
from emporion.server.tables.seats import Autopilot, Bot, Person, Remote, Vacant
from emporion.server.tables.showing import viewers_of
from emporion.server.web.problems import problem_of
from tests.server.tables.company import (
    ANN,
    BEN,
    CID,
    DAN,
    KEY,
    Company,
    invited,
    seated,
    with_bots,
)

# ---------------------------------------------------------------------------------------------------- sitting down


def test_whoever_is_invited_takes_the_first_free_seat_or_the_one_he_wants() -> None:
    company = Company(MePlan("Ann"), starts_when_full=False)
    assert company.does(invited(BEN), SitDown(KEY, "Ben", 2)) == [SatDown(2, "ben", "Ben")]
    assert company.does(invited(CID), SitDown(KEY, "Cid")) == [SatDown(1, "cid", "Cid")]
    assert company.table.status == "open"


def test_the_game_begins_with_the_last_seat() -> None:
    company = Company(MePlan("Ann"), BotPlan("captain"))
    _, began, *moves = company.does(invited(BEN), SitDown(KEY, "Ben"))
    assert isinstance(began, Began)
    assert began.header.seats == ("Ann", "captain", "Ben")
    assert moves
    assert all(isinstance(move, Played) for move in moves)
    assert company.table.status == "playing"


def test_a_private_table_is_by_invitation() -> None:
    company = Company(MePlan("Ann"))
    with pytest.raises(NotAllowed, match="by invitation"):
        company.does(BEN, SitDown(KEY, "Ben"))
    with pytest.raises(NotAllowed, match="only a person"):
        company.does(Actor(may_sit=True), SitDown(KEY, "Nobody"))


def test_at_a_listed_table_and_at_ones_own_no_invitation_is_needed() -> None:
    company = Company(listed=True)
    company.does(BEN, SitDown(KEY, "Ben"))
    private = Company()
    private.does(ANN, SitDown(KEY, "Ann"))
    assert (company.table.held_by("ben"), private.table.held_by("ann")) == ([0], [0])


def test_nobody_sits_twice_but_those_who_share_a_device() -> None:
    with pytest.raises(NotAllowed, match="have a seat"):
        Company(MePlan("Ann")).does(ANN, SitDown(KEY, "Anna"))
    shared = Company(MePlan("Ann"), shared=True)
    shared.does(ANN, SitDown(KEY, "Anna"))
    assert shared.table.held_by("ann") == [0, 1]


def test_a_seat_is_taken_once() -> None:
    company = Company(MePlan("Ann"))
    for seat in (0, 3, 15):
        with pytest.raises(NotNow, match="taken"):
            company.does(invited(BEN), SitDown(KEY, "Ben", seat))
    with pytest.raises(NotNow, match="no free seat"):
        seated().does(invited(DAN), SitDown(KEY, "Dan"))


@pytest.mark.parametrize("name", ["Ann", "ANN", " a\u200bnn ", "captain"])
def test_nobody_takes_the_name_of_another(name: str) -> None:
    company = Company(MePlan("Ann"), BotPlan("captain"))
    with pytest.raises(NotNow, match="Choose another name"):
        company.does(invited(BEN), SitDown(KEY, name))


def test_names_are_clean() -> None:
    company = Company(MePlan("  Ann\u202e "))
    company.does(invited(BEN), SitDown(KEY, "B\u200be\nn"))
    assert [seat.name for seat in company.table.seats] == ["Ann", "Be n", ""]
    for name in ("\u200b", "x" * 33):
        with pytest.raises(BadRequest):
            company.does(invited(CID), SitDown(KEY, name))


def test_nobody_sits_down_where_nothing_is_played_any_more() -> None:
    company = Company(MePlan("Ann"))
    company.does(ANN, Close(KEY))
    with pytest.raises(NotNow, match="closed") as refused:
        company.does(invited(BEN), SitDown(KEY, "Ben"))
    for language, told in (("de", "Dieser Tisch ist geschlossen."), ("it", "Questo tavolo è chiuso.")):
        _, problem = problem_of(refused.value, language)
        assert (problem.message, problem.reason) == (told, "table-closed")


# ---------------------------------------------------------------------------------------------------- leaving


def test_before_the_game_a_seat_is_free_again() -> None:
    company = Company(MePlan("Ann"))
    assert company.does(ANN, GetUp(KEY, 0)) == [GotUp(0)]
    assert company.table.free_seats() == [0, 1, 2]


def test_in_the_game_it_stays_ones_own_but_one_has_to_come_back_to_play() -> None:
    company = seated()
    seat = company.asked().seat
    actor = company.player(seat)
    company.does(actor, GetUp(KEY, seat))
    with pytest.raises(NotNow, match="already left this seat"):
        company.does(actor, GetUp(KEY, seat))
    with pytest.raises(NotAllowed, match="not yours"):
        company.act(actor=actor)
    assert viewers_of(company.table, actor) == [seat]
    assert company.does(actor, ComeBack(KEY, seat)) == [CameBack(seat)]
    with pytest.raises(NotNow, match="at your seat"):
        company.does(actor, ComeBack(KEY, seat))
    company.act()


def test_one_leaves_and_takes_back_ones_own_seat_alone() -> None:
    company = seated()
    company.does(ANN, GetUp(KEY, 0))
    for actor in (BEN, DAN, SERVER, Actor(), Actor(bot_seat=0)):
        for command in (GetUp(KEY, 0), ComeBack(KEY, 0)):
            with pytest.raises(NotAllowed, match="not yours"):
                company.does(actor, command)


def test_nobody_snatches_a_decision_from_the_autopilot() -> None:
    """Otherwise somebody whose time is up could take it back again and again, and nobody would ever decide."""
    company = seated()
    seat = company.asked().seat
    company.write([HandedOver(seat, Autopilot())])
    with pytest.raises(NotNow, match="deciding for you just now"):
        company.does(company.player(seat), ComeBack(KEY, seat))
    company.act(actor=SERVER)
    company.does(company.player(seat), ComeBack(KEY, seat))
    assert company.table.seats[seat].controller == Person()


def test_nobody_comes_back_to_a_game_that_is_over() -> None:
    company = seated()
    company.write([HandedOver(0, Autopilot()), Closed()])
    with pytest.raises(NotNow, match="closed"):
        company.does(ANN, ComeBack(KEY, 0))


def test_who_is_back_needs_no_substitute() -> None:
    company = seated()
    seat = company.asked().seat
    away = (seat + 1) % 3
    company.write([HandedOver(away, Autopilot())])
    company.does(company.player(seat), Propose(KEY, seat, Substitute(away)))
    assert company.does(company.player(away), ComeBack(KEY, away)) == [CameBack(away), Settled(agreed=False)]
    assert company.table.proposal is None


# ---------------------------------------------------------------------------------------------------- substitutes


def given_up(company: Company, seat: int) -> None:
    company.write([HandedOver(seat, Autopilot()), HandedOver(seat, Vacant())])


def test_a_substitute_sees_the_hand_and_the_one_before_does_not_any_more() -> None:
    company = seated()
    given_up(company, 1)
    assert viewers_of(company.table, BEN) == []
    company.does(invited(DAN), SitDown(KEY, "Dan"))
    assert viewers_of(company.table, DAN) == [1]
    assert viewers_of(company.table, BEN) == []
    with pytest.raises(NotAllowed):
        company.does(BEN, ComeBack(KEY, 1))


def test_who_holds_a_seat_is_nobodys_substitute() -> None:
    company = seated(shared=True)
    given_up(company, 1)
    with pytest.raises(NotAllowed, match="have a seat"):
        company.does(ANN, SitDown(KEY, "Anna"))


def test_who_has_seen_one_hand_does_not_play_another() -> None:
    company = seated()
    given_up(company, 1)
    given_up(company, 2)
    with pytest.raises(NotAllowed, match="seen the cards"):
        company.does(invited(BEN), SitDown(KEY, "Ben", 2))
    company.does(invited(BEN), SitDown(KEY, "Ben", 1))
    assert company.table.held_by("ben") == [1]


def test_before_the_game_nobody_has_seen_anything() -> None:
    company = Company(MePlan("Ann"))
    company.does(invited(BEN), SitDown(KEY, "Ben", 1))
    company.does(BEN, GetUp(KEY, 1))
    company.does(invited(BEN), SitDown(KEY, "Ben", 2))
    assert company.table.held_by("ben") == [2]


# ---------------------------------------------------------------------------------------------------- bots on seats


def test_the_owner_puts_bots_on_seats_and_takes_them_away() -> None:
    company = Company(MePlan("Ann"), starts_when_full=False)
    company.does(ANN, SeatBot(KEY, 1, "merchant"))
    company.does(ANN, SeatBot(KEY, 2, remote=True))
    seats = company.table.seats
    assert [seat.controller for seat in seats] == [Person(), Bot("merchant"), Remote()]
    assert [seat.name for seat in seats] == ["Ann", "merchant", "bot"]
    company.does(ANN, SeatBot(KEY, 1))
    assert company.table.free_seats() == [1]
    with pytest.raises(BadInput, match="no bot"):
        company.does(ANN, SeatBot(KEY, 1, "process(command=sh)"))
    with pytest.raises(NotNow, match="no seat D"):
        company.does(ANN, SeatBot(KEY, 3, "merchant"))


def test_a_bot_on_the_last_free_seat_starts_the_game() -> None:
    company = Company(MePlan("Ann"))
    company.does(ANN, SeatBot(KEY, 1, "merchant"))
    assert company.table.status == "open"
    company.does(ANN, SeatBot(KEY, 2, "merchant"))
    assert company.match.record.header.seats == ("Ann", "merchant", "merchant 2")


def test_no_two_bots_have_the_same_name() -> None:
    company = Company(MePlan("Merchant"), starts_when_full=False)
    company.does(ANN, SeatBot(KEY, 1, "captain"))
    company.does(ANN, Start(KEY, "merchant"))
    assert company.match.record.header.seats == ("Merchant", "captain", "merchant 2")
    planned = Company(BotPlan("captain"), RemotePlan(), BotPlan("captain"))
    assert [seat.name for seat in planned.table.seats] == ["captain", "bot", "captain 2"]


def test_nobody_else_does_and_nobody_is_driven_away() -> None:
    company = Company(MePlan("Ann"))
    company.does(invited(BEN), SitDown(KEY, "Ben"))
    for actor in (BEN, DAN, SERVER, Actor(), Actor(bot_seat=2)):
        with pytest.raises(NotAllowed, match="owner"):
            company.does(actor, SeatBot(KEY, 2, "merchant"))
    for command in (SeatBot(KEY, 1, "merchant"), SeatBot(KEY, 1, remote=True), SeatBot(KEY, 1)):
        with pytest.raises(NotAllowed, match="is taken"):
            company.does(ANN, command)


@pytest.mark.parametrize("bot", ["merchant", None])
def test_who_gives_his_seat_to_a_bot_does_not_look_into_its_cards(bot: str | None) -> None:
    company = Company(MePlan("Ann"), MePlan("Anna"), shared=True)
    company.does(ANN, SeatBot(KEY, 1, bot, remote=bot is None))
    company.does(ANN, Start(KEY, "captain"))
    assert viewers_of(company.table, ANN) == [0]
    with pytest.raises(NotAllowed):
        company.does(ANN, ComeBack(KEY, 1))


def test_a_seat_that_was_given_up_goes_to_no_program_of_the_owner() -> None:
    company = seated()
    with pytest.raises(NotNow, match="begun"):
        company.does(ANN, SeatBot(KEY, 0, "merchant"))
    given_up(company, 1)
    for command in (SeatBot(KEY, 1, remote=True), SeatBot(KEY, 1)):
        with pytest.raises(NotNow, match="begun"):
            company.does(ANN, command)
    company.does(ANN, SeatBot(KEY, 1, "merchant"))
    assert company.table.seats[1].controller == Bot("merchant")


def test_no_bot_sits_down_at_a_closed_table() -> None:
    company = Company(MePlan("Ann"))
    company.does(ANN, Close(KEY))
    with pytest.raises(NotNow, match="closed"):
        company.does(ANN, SeatBot(KEY, 1, "merchant"))


# ---------------------------------------------------------------------------------------------------- start and end


def test_the_owner_starts_with_bots_on_free_seats() -> None:
    company = Company(MePlan("Ann"), RemotePlan(), starts_when_full=False)
    with pytest.raises(NotNow, match="Some seats are free"):
        company.does(ANN, Start(KEY))
    with pytest.raises(NotAllowed, match="owner"):
        company.does(BEN, Start(KEY, "merchant"))
    company.does(ANN, Start(KEY, "merchant"))
    assert company.match.record.header.seats == ("Ann", "bot", "merchant")
    assert company.match.record.header.commitment


def test_a_game_starts_once() -> None:
    company = with_bots()
    before = company.match
    with pytest.raises(NotNow, match="already begun"):
        company.does(ANN, Start(KEY, "merchant"))
    assert company.match is before


def test_a_table_is_closed_by_its_owner_and_not_in_the_middle_of_a_game() -> None:
    company = Company(MePlan("Ann"))
    with pytest.raises(NotAllowed, match="owner"):
        company.does(BEN, Close(KEY))
    assert company.does(ANN, Close(KEY)) == [Closed()]
    for command in (Close(KEY), Start(KEY, "merchant")):
        with pytest.raises(NotNow, match="closed"):
            company.does(ANN, command)
    with pytest.raises(NotNow, match="Propose to stop it"):
        seated().does(ANN, Close(KEY))
