"""Somebody leaves for good."""

from __future__ import annotations

from emporion.server.protocol.http import MePlan
from emporion.server.protocol.to_server import Propose, SitDown, Vote
from emporion.server.tables.leaving import leave_for_good
from emporion.server.tables.log import Closed, GotUp, HandedOver, Settled
from emporion.server.tables.proposals import Stop
from emporion.server.tables.seats import Autopilot, Bot
from emporion.server.tables.telling import happened, told
from tests.server.tables.company import ANN, BEN, CID, KEY, Company, invited, is_over, seated


def test_in_a_game_the_autopilot_plays_at_once_under_another_name() -> None:
    company = seated()
    assert company.write(leave_for_good(company.table, "ben", "someone")) == [HandedOver(1, Autopilot(), "someone")]
    assert company.write(leave_for_good(company.table, "cid", "someone")) == [HandedOver(2, Autopilot(), "someone 2")]
    assert [state.name for state in company.table.seats] == ["Ann", "someone", "someone 2"]


def test_a_bot_that_stands_in_goes_on() -> None:
    company = seated()
    company.write([HandedOver(1, Autopilot()), HandedOver(1, Bot("captain"))])
    after = company.table.head
    assert company.write(leave_for_good(company.table, "ben", "someone")) == [HandedOver(1, Bot("captain"), "someone")]
    (line,) = told("tyros", happened(company.table, after, 0), "en")
    assert line.text == "From now on a bot (Captain) plays for Ben."


def test_nobody_waits_for_his_vote() -> None:
    company = seated()
    company.does(ANN, Propose(KEY, 0, Stop()))
    company.does(BEN, Vote(KEY, 1, True))
    assert leave_for_good(company.table, "cid", "someone")[1:] == [Settled(agreed=True), Closed()]


def test_before_the_game_his_seats_are_free() -> None:
    company = Company(MePlan("Ann"))
    company.does(invited(BEN), SitDown(KEY, "Ben"))
    assert leave_for_good(company.table, "ann", "someone") == [GotUp(0)], "Ben still waits for somebody"
    company.write(leave_for_good(company.table, "ben", "someone"))
    assert company.table.free_seats() == [1, 2]
    assert leave_for_good(company.table, "ann", "someone") == [GotUp(0), Closed()], "who else would start it?"


def test_where_he_has_no_seat_or_the_game_is_over_nothing_changes() -> None:
    company = seated()
    assert leave_for_good(company.table, "dan", "someone") == []
    company.play_until(is_over)
    assert leave_for_good(company.table, CID.person or "", "someone") == []
