"""What the server does by itself, and when."""

from __future__ import annotations

import pytest

from emporion.server.protocol.http import MePlan, RemotePlan
from emporion.server.protocol.to_server import ComeBack, GetUp, Propose, Start, Vote
from emporion.server.tables.actors import SERVER
from emporion.server.tables.log import Closed, HandedOver, Settled
from emporion.server.tables.opening import import_record
from emporion.server.tables.pace import DAY, HOUR, LEAVING_GRACE, SECOND, Correspondence, Live, Pace, Untimed
from emporion.server.tables.proposals import Stop, TakeBack
from emporion.server.tables.seats import Autopilot, Bot, Vacant
from emporion.server.tables.waking import RESCUE, automatic_decisions, relieve, wake_at
from tests.server.tables.company import ANN, KEY, Company, is_group, is_over, seated, table_of, with_bots

LIVE = Live(decision_seconds=60, bank_seconds=600, increment_seconds=10, grace_seconds=30)
LATE = 690 * SECOND


def test_bots_are_rescued_soon_if_nobody_lets_them_play() -> None:
    company = with_bots()
    company.play_until(lambda match: match.decisions[0].seat != 0)
    assert automatic_decisions(company.table) == [(company.asked().seat, company.asked().id)]
    assert wake_at(company.table) == company.table.at + RESCUE
    company.play_until(lambda match: match.decisions[0].seat == 0)
    assert automatic_decisions(company.table) == []
    assert wake_at(company.table) is None


@pytest.mark.parametrize(("pace", "late"), [(LIVE, LATE), (Correspondence(decision_days=2), 2 * DAY + HOUR)])
def test_the_autopilot_relieves_whose_time_is_up(pace: Pace, late: int) -> None:
    company = seated(pace=pace)
    seat = company.asked().seat
    assert wake_at(company.table) == company.now + late
    assert relieve(company.table, company.now + late - 1) == []
    company.passes(late)
    company.write(relieve(company.table, company.now))
    assert company.table.seats[seat].controller == Autopilot()
    assert company.table.seats[seat].holder is not None
    company.act(actor=SERVER)


def test_whoever_left_is_relieved_after_a_while_asked_or_not() -> None:
    company = seated()
    seat = (company.asked().seat + 1) % 3
    company.does(company.player(seat), GetUp(KEY, seat))
    assert wake_at(company.table) == company.now + LEAVING_GRACE
    assert relieve(company.table, company.now + LEAVING_GRACE - 1) == []
    assert relieve(company.table, company.now + LEAVING_GRACE) == [HandedOver(seat, Autopilot())]
    company.does(company.player(seat), ComeBack(KEY, seat))
    assert relieve(company.table, company.now + LEAVING_GRACE) == []


def test_all_who_are_late_in_a_group_are_relieved_together() -> None:
    company = seated(pace=LIVE)
    company.play_until(is_group)
    seats = [decision.seat for decision in company.match.decisions]
    assert relieve(company.table, company.now + LATE) == [HandedOver(seat, Autopilot()) for seat in seats]


def test_a_program_that_does_not_answer_is_relieved() -> None:
    company = Company(MePlan("Ann"), RemotePlan(), RemotePlan(), pace=LIVE)
    company.does(ANN, Start(KEY))
    while company.asked().seat == 0:
        company.act()
    assert relieve(company.table, company.now + LATE) == [HandedOver(company.asked().seat, Autopilot())]


def test_nobody_is_late_without_a_clock() -> None:
    company = seated(pace=Untimed())
    assert wake_at(company.table) is None
    assert relieve(company.table, company.now + 1000 * DAY) == []


def test_a_free_seat_is_waited_for_and_wakes_nobody() -> None:
    """Otherwise the server would look at such tables again and again, and never come to the others."""
    company = seated(pace=LIVE)
    seat = company.asked().seat
    company.write([HandedOver(seat, Autopilot()), HandedOver(seat, Vacant())])
    assert wake_at(company.table) is None
    assert relieve(company.table, company.now + DAY) == []
    assert wake_at(table_of(import_record(company.match.record, "ann", LIVE))) is None


def test_nothing_is_to_be_done_where_no_game_runs() -> None:
    assert wake_at(Company(MePlan("Ann"), pace=LIVE).table) is None
    company = seated(pace=LIVE)
    company.play_until(is_over)
    assert (wake_at(company.table), relieve(company.table, company.now + DAY)) == (None, [])


# ---------------------------------------------------------------------------------------------------- open proposals


def test_a_proposal_does_not_wait_for_those_who_are_relieved() -> None:
    company = seated(pace=LIVE)
    late = company.asked().seat
    first, second = (seat for seat in range(3) if seat != late)
    company.does(company.player(first), Propose(KEY, first, Stop()))
    company.does(company.player(second), Vote(KEY, second, True))
    assert relieve(company.table, company.now + LATE) == [
        HandedOver(late, Autopilot()),
        Settled(agreed=True),
        Closed(),
    ]


def test_but_for_all_others_it_does() -> None:
    company = seated(pace=LIVE)
    late = company.asked().seat
    first = (late + 1) % 3
    company.does(company.player(first), Propose(KEY, first, Stop()))
    assert relieve(company.table, company.now + LATE) == [HandedOver(late, Autopilot())]


def test_looking_whether_there_is_something_to_do_does_nothing() -> None:
    company = seated(pace=LIVE)
    entry = len(company.match.record.entries)
    company.act()
    late = company.asked().seat
    first, second = (seat for seat in range(3) if seat != late)
    company.does(company.player(first), Propose(KEY, first, TakeBack(entry)))
    company.does(company.player(second), Vote(KEY, second, True))
    before = company.match.record.to_text()
    wake_at(company.table)
    assert company.match.record.to_text() == before
    company.passes(LATE)
    company.write(relieve(company.table, company.now))
    assert company.match.record.entries[-1].do == f"back {entry}"


def test_bots_have_no_clock_of_their_own() -> None:
    company = with_bots(pace=LIVE)
    company.write([HandedOver(0, Bot("merchant"))])
    assert relieve(company.table, company.now + DAY) == []
    assert wake_at(company.table) == company.table.at + RESCUE
