"""What the players decide together."""

from __future__ import annotations

import pytest

from emporion.engine.errors import BadInput, CannotUndo
from emporion.server.errors import NotAllowed, NotNow
from emporion.server.protocol.http import MePlan, RemotePlan
from emporion.server.protocol.to_server import Act, ComeBack, GetUp, Propose, Start, Undo, Vote
from emporion.server.tables.absence import RELIEF_AFTER
from emporion.server.tables.actors import SERVER, Actor
from emporion.server.tables.log import (
    Closed,
    GotUp,
    HandedOver,
    PaceChanged,
    Played,
    Proposed,
    Settled,
    Voted,
)
from emporion.server.tables.pace import Correspondence, Live, Pace
from emporion.server.tables.proposals import ChangePace, Proposal, Relieve, Stop, Substitute, TakeBack
from emporion.server.tables.seats import Autopilot, Bot, Vacant
from tests.server.tables.company import (
    ANN,
    BEN,
    CID,
    DAN,
    KEY,
    PEOPLE,
    Company,
    is_over,
    seated,
    with_bots,
)

QUICK = ChangePace(Live(decision_seconds=5))


def test_all_have_to_agree() -> None:
    company = seated()
    assert company.does(ANN, Propose(KEY, 0, Stop())) == [Proposed(0, Stop())]
    assert company.does(BEN, Vote(KEY, 1, True)) == [Voted(1, True)]
    assert company.does(CID, Vote(KEY, 2, True)) == [Voted(2, True), Settled(agreed=True), Closed()]
    assert company.table.status == "closed"
    assert company.table.proposal is None


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_no_ends_it_also_ones_own(seat: int) -> None:
    company = seated()
    company.does(ANN, Propose(KEY, 0, QUICK))
    company.does(BEN, Vote(KEY, 1, True))
    assert company.does(PEOPLE[seat], Vote(KEY, seat, False)) == [Voted(seat, False), Settled(agreed=False)]
    assert company.table.proposal is None
    assert company.table.clocks.pace != QUICK.pace


def test_nobody_votes_twice_or_for_another() -> None:
    company = seated()
    company.does(ANN, Propose(KEY, 0, Stop()))
    with pytest.raises(NotNow, match="agreed already"):
        company.does(ANN, Vote(KEY, 0, True))
    for actor in (ANN, CID, DAN, SERVER, Actor(), Actor(bot_seat=1)):
        with pytest.raises(NotAllowed):
            company.does(actor, Vote(KEY, 1, True))
    assert company.table.proposal is not None
    assert company.table.proposal.yes == {0}


def test_nobody_proposes_for_another() -> None:
    company = seated()
    for actor in (ANN, CID, DAN, SERVER, Actor(), Actor(bot_seat=1)):
        with pytest.raises(NotAllowed):
            company.does(actor, Propose(KEY, 1, Stop()))


def test_bots_and_programs_agree_to_everything_and_propose_nothing() -> None:
    company = Company(MePlan("Ann"), RemotePlan())
    company.does(ANN, Start(KEY, "merchant"))
    for actor in (Actor(bot_seat=1), ANN, SERVER):
        with pytest.raises(NotAllowed):
            company.does(actor, Propose(KEY, 1, Stop()))
    with pytest.raises(NotAllowed):
        company.does(SERVER, Propose(KEY, 2, Stop()))
    assert company.does(ANN, Propose(KEY, 0, Stop()))[-1] == Closed()


def test_one_proposal_at_a_time_and_only_in_a_game() -> None:
    company = seated()
    with pytest.raises(NotNow, match="nothing to vote on"):
        company.does(ANN, Vote(KEY, 0, True))
    company.does(ANN, Propose(KEY, 0, Stop()))
    with pytest.raises(NotNow, match="another proposal"):
        company.does(BEN, Propose(KEY, 1, QUICK))
    with pytest.raises(NotNow, match="no game is running"):
        Company(MePlan("Ann")).does(ANN, Propose(KEY, 0, Stop()))


def test_a_game_that_is_over_is_not_stopped_by_a_late_vote() -> None:
    company = seated()
    company.does(ANN, Propose(KEY, 0, Stop()))
    company.does(BEN, Vote(KEY, 1, True))
    company.play_until(is_over)
    assert company.table.proposal is None
    with pytest.raises(NotNow, match="it is over"):
        company.does(CID, Vote(KEY, 2, True))
    assert company.table.status == "over"


# ---------------------------------------------------------------------------------------------------- those who leave


def test_whoever_has_left_is_not_waited_for_and_has_no_say() -> None:
    company = seated()
    company.does(ANN, GetUp(KEY, 0))
    for command in (Propose(KEY, 0, Stop()), Vote(KEY, 0, False)):
        with pytest.raises(NotAllowed):
            company.does(ANN, command)
    company.does(BEN, Propose(KEY, 1, Stop()))
    assert company.does(CID, Vote(KEY, 2, True))[-1] == Closed()


def test_the_last_who_has_not_voted_leaves() -> None:
    company = seated()
    company.does(ANN, Propose(KEY, 0, QUICK))
    company.does(BEN, Vote(KEY, 1, True))
    left = company.does(CID, GetUp(KEY, 2))
    assert left == [GotUp(2), Settled(agreed=True), PaceChanged(QUICK.pace)]


# ---------------------------------------------------------------------------------------------------- proposals


def agree(company: Company, proposal: Proposal) -> None:
    company.does(ANN, Propose(KEY, 0, proposal))
    company.does(BEN, Vote(KEY, 1, True))
    company.does(CID, Vote(KEY, 2, True))


def test_taking_back_past_draws_and_others_decisions() -> None:
    company = seated()
    entry = len(company.match.record.entries)
    before = company.match.game.schema.pack(company.match.state)
    for _ in range(5):
        company.act()
    with pytest.raises(CannotUndo):
        company.does(company.player(company.asked().seat), Undo(KEY, company.asked().seat))
    agree(company, TakeBack(entry))
    assert company.match.game.schema.pack(company.match.state) == before
    last = company.table.log[-1].entry
    assert isinstance(last, Played)
    assert (last.entry.who, last.entry.do) == ("table", f"back {entry}")
    company.act()


def test_a_take_back_that_leads_nowhere_is_not_even_proposed() -> None:
    company = seated()
    entries = company.match.record.entries[:]
    for entry in (-1, 0, len(entries), 10**30):
        with pytest.raises(CannotUndo):
            company.does(ANN, Propose(KEY, 0, TakeBack(entry)))
    assert company.table.proposal is None
    assert company.match.record.entries == entries


def test_to_propose_takes_nothing_back_yet() -> None:
    company = seated()
    entry = len(company.match.record.entries)
    company.act()
    text = company.match.record.to_text()
    company.does(ANN, Propose(KEY, 0, TakeBack(entry)))
    assert company.match.record.to_text() == text


def test_another_pace() -> None:
    company = seated()
    company.passes(10_000)
    agree(company, ChangePace(Correspondence(decision_days=2)))
    decision = company.asked()
    assert company.table.clocks.deadline(decision.id, decision.seat) == company.now + 2 * 24 * 3600 * 1000


@pytest.mark.parametrize(("bot", "controller"), [("merchant", Bot("merchant")), (None, Vacant())])
def test_a_substitute_for_somebody_who_is_away(bot: str | None, controller: Bot | Vacant) -> None:
    company = seated()
    company.write([HandedOver(2, Autopilot())])
    company.does(ANN, Propose(KEY, 0, Substitute(2, bot)))
    company.does(BEN, Vote(KEY, 1, True))
    seat = company.table.seats[2]
    assert seat.controller == controller
    assert seat.holder == ("cid" if bot else None)


def test_a_bot_for_a_seat_to_which_nobody_came() -> None:
    company = seated()
    company.write([HandedOver(2, Autopilot()), HandedOver(2, Vacant())])
    company.does(ANN, Propose(KEY, 0, Substitute(2, "merchant")))
    company.does(BEN, Vote(KEY, 1, True))
    assert company.table.seats[2].controller == Bot("merchant")


@pytest.mark.parametrize("seat", [-3, -1, 1, 3])
def test_nobody_who_plays_is_substituted(seat: int) -> None:
    company = seated()
    company.write([HandedOver(2, Autopilot()), HandedOver(0, Autopilot())])
    with pytest.raises(NotNow, match="a program or nobody"):
        company.does(BEN, Propose(KEY, 1, Substitute(seat)))
    with pytest.raises(BadInput, match="no bot"):
        company.does(BEN, Propose(KEY, 1, Substitute(2, "process(command=sh)")))


@pytest.mark.parametrize(("bot", "controller"), [("merchant", Bot("merchant")), (None, Vacant())])
def test_a_program_that_answers_no_more_is_replaced(bot: str | None, controller: Bot | Vacant) -> None:
    company = Company(MePlan("Ann"), RemotePlan(), RemotePlan())
    company.does(ANN, Start(KEY))
    company.does(ANN, Propose(KEY, 0, Substitute(1, bot)))
    assert company.table.seats[1].controller == controller


# ---------------------------------------------------------------------------------------------------- without a clock


def waiting() -> tuple[Company, int, int, int]:
    """A game without a clock that waits for one seat since a day, and the other two."""
    company = seated()
    late = company.asked().seat
    company.passes(RELIEF_AFTER)
    return company, late, (late + 1) % 3, (late + 2) % 3


def test_the_others_agree_that_the_autopilot_plays_for_whoever_is_waited_for() -> None:
    company, late, first, second = waiting()
    company.does(PEOPLE[first], Propose(KEY, first, Relieve(late)))
    agreed = company.does(PEOPLE[second], Vote(KEY, second, True))
    assert agreed == [Voted(second, True), Settled(agreed=True), HandedOver(late, Autopilot())]
    company.act(actor=SERVER)
    company.does(PEOPLE[first], Propose(KEY, first, Substitute(late, "merchant")))
    company.does(PEOPLE[second], Vote(KEY, second, True))
    assert company.table.seats[late].controller == Bot("merchant")
    company.does(PEOPLE[late], ComeBack(KEY, late))
    assert company.table.seats[late].is_played_by(PEOPLE[late].person or "")


def test_whoever_is_waited_for_has_no_vote_on_it_but_to_play() -> None:
    company, late, first, _ = waiting()
    with pytest.raises(NotAllowed, match="the others decide"):
        company.does(PEOPLE[late], Propose(KEY, late, Relieve(late)))
    company.does(PEOPLE[first], Propose(KEY, first, Relieve(late)))
    with pytest.raises(NotAllowed, match="the others decide"):
        company.does(PEOPLE[late], Vote(KEY, late, False))
    decision = company.asked()
    action = company.match.game.write(company.match.legal(late)[0])
    played = company.does(PEOPLE[late], Act(KEY, decision.id, action))
    assert played[0] == Settled(agreed=False)
    assert company.table.proposal is None
    assert company.table.seats[late].is_played_by(PEOPLE[late].person or "")


def test_of_two_the_one_who_waits_decides_alone() -> None:
    company, late, first, second = waiting()
    company.does(PEOPLE[second], GetUp(KEY, second))
    company.does(PEOPLE[first], Propose(KEY, first, Relieve(late)))
    assert company.table.seats[late].controller == Autopilot()


def test_a_program_that_is_waited_for_is_relieved_too() -> None:
    company = Company(MePlan("Ann"), RemotePlan(), RemotePlan())
    company.does(ANN, Start(KEY))
    while company.asked().seat == 0:
        company.act()
    company.passes(RELIEF_AFTER)
    late = company.asked().seat
    company.does(ANN, Propose(KEY, 0, Relieve(late)))
    assert company.table.seats[late].controller == Autopilot()


def test_everybody_has_a_day_and_whoever_is_not_asked_keeps_nobody_waiting() -> None:
    company, late, first, second = waiting()
    company.passes(-1)
    with pytest.raises(NotNow, match="a day"):
        company.does(PEOPLE[first], Propose(KEY, first, Relieve(late)))
    for seat in (second, -1, 3):
        with pytest.raises(NotNow, match="that is asked"):
            company.does(PEOPLE[first], Propose(KEY, first, Relieve(seat)))


@pytest.mark.parametrize("pace", [Live(), Correspondence(decision_days=60)])
def test_where_there_is_a_clock_it_says_who_is_late(pace: Pace) -> None:
    company = seated(pace=pace)
    late = company.asked().seat
    company.passes(2 * RELIEF_AFTER)
    with pytest.raises(NotNow, match="without a clock"):
        company.does(PEOPLE[(late + 1) % 3], Propose(KEY, (late + 1) % 3, Relieve(late)))


def test_alone_among_bots_one_decides_alone() -> None:
    company = with_bots()
    entry = len(company.match.record.entries)
    company.act()
    company.does(ANN, Propose(KEY, 0, TakeBack(entry)))
    assert company.match.record.entries[-1].do == f"back {entry}"
