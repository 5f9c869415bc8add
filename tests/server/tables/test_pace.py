"""Clocks: whose time runs, and that nobody gains any by tricks."""

from __future__ import annotations

import pytest

from emporion.server.protocol.to_server import Propose, ResetTurn, SitDown, Undo, Vote
from emporion.server.tables.log import HandedOver
from emporion.server.tables.pace import DAY, HOUR, SECOND, Clocks, Correspondence, Live, Pace, Untimed, grace_ms
from emporion.server.tables.proposals import TakeBack
from emporion.server.tables.seats import Autopilot, Vacant
from tests.server.tables.company import (
    BEN,
    CID,
    DAN,
    KEY,
    Company,
    invited,
    is_group,
    seated,
)

LIVE = Live(decision_seconds=60, bank_seconds=600, increment_seconds=10, grace_seconds=30)
BANK = 600 * SECOND


def left(company: Company, seat: int) -> int:
    """How much time a seat that is asked has left."""
    decision = company.match.decision_of(seat)
    assert decision is not None
    deadline = company.table.clocks.deadline(decision.id, seat)
    assert deadline is not None
    return deadline - company.now


# ---------------------------------------------------------------------------------------------------- one decision


@pytest.mark.parametrize(
    ("used", "bank"),
    [
        (0, BANK),
        (60 * SECOND, BANK),
        (65 * SECOND, BANK),  # five of the bank, and ten come back: it never holds more than at the beginning
        (160 * SECOND, BANK - 90 * SECOND),
        (660 * SECOND, 10 * SECOND),
        (10_000 * SECOND, 10 * SECOND),
    ],
)
def test_what_a_decision_takes_beyond_its_time_comes_out_of_the_bank(used: int, bank: int) -> None:
    clocks = Clocks.of(LIVE, 2)
    clocks.turn_to({"1A": 0}, 0)
    assert clocks.deadline("1A", 0) == 660 * SECOND
    clocks.turn_to({"2B": 1}, used)
    assert clocks.banks == [bank, BANK]
    assert clocks.asked == {"2B": used}


def test_by_correspondence_every_decision_has_its_days() -> None:
    clocks = Clocks.of(Correspondence(decision_days=0.5), 2)
    clocks.turn_to({"1A": 0}, 0)
    assert clocks.deadline("1A", 0) == DAY // 2
    clocks.turn_to({"2A": 0}, DAY)
    assert clocks.deadline("2A", 0) == DAY + DAY // 2


def test_without_a_clock_nobody_is_late() -> None:
    clocks = Clocks.of(Untimed(), 2)
    clocks.turn_to({"1A": 0}, 0)
    assert clocks.deadline("1A", 0) is None


@pytest.mark.parametrize(("pace", "grace"), [(LIVE, 30 * SECOND), (Correspondence(), HOUR), (Untimed(), 30 * SECOND)])
def test_everybody_is_waited_for_a_little(pace: Pace, grace: int) -> None:
    assert grace_ms(pace) == grace


def test_simultaneous_decisions_have_one_clock_each_and_all_run_at_the_same_time() -> None:
    company = seated(pace=LIVE)
    company.play_until(is_group)
    first, second = company.match.decisions[:2]
    company.passes(100 * SECOND)
    company.act(first)
    company.passes(50 * SECOND)
    assert left(company, second.seat) == (660 - 150) * SECOND
    assert company.table.clocks.banks[first.seat] == BANK - 30 * SECOND
    company.act(second)
    assert company.table.clocks.banks[second.seat] == BANK - 80 * SECOND


# ---------------------------------------------------------------------------------------------------- taking back


def turn_that_can_be_undone(pace: Pace) -> tuple[Company, int]:
    """A seat is asked, and can take back what it will answer."""
    company = seated(pace=pace)
    company.play_until(lambda match: match.decisions[0].kind == "act")
    return company, company.asked().seat


@pytest.mark.parametrize("pace", [LIVE, Correspondence(decision_days=1)])
@pytest.mark.parametrize("command", [Undo, ResetTurn])
def test_undo_gains_no_time(pace: Pace, command: type[Undo] | type[ResetTurn]) -> None:
    company, seat = turn_that_can_be_undone(pace)
    fresh = left(company, seat)
    for _ in range(10):
        company.passes(20 * SECOND)
        company.act(verb="buy")
        company.does(company.player(seat), command(KEY, seat))
    assert left(company, seat) == fresh - 200 * SECOND
    company.act(verb="buy")
    if pace == LIVE:
        assert company.table.clocks.banks[seat] == BANK - (200 - 60 - 10) * SECOND


def test_the_time_of_others_is_not_charged_to_whoever_takes_back() -> None:
    company, seat = turn_that_can_be_undone(LIVE)
    company.passes(20 * SECOND)
    fresh = left(company, seat)
    company.act(verb="buy")
    other = company.asked().seat
    assert other != seat
    company.passes(500 * SECOND)
    company.does(company.player(seat), Undo(KEY, seat))
    assert left(company, seat) == fresh
    assert company.table.clocks.banks == [BANK] * 3, "nor is the question charged that is not asked any more"
    company.act(verb="buy")
    assert left(company, other) == 660 * SECOND


def test_in_a_group_it_is_the_same() -> None:
    company = seated(pace=LIVE)
    company.play_until(is_group)
    first, second = company.match.decisions[:2]
    company.passes(100 * SECOND)
    company.act(first)
    company.passes(200 * SECOND)
    company.does(company.player(first.seat), Undo(KEY, first.seat))
    assert left(company, first.seat) == (660 - 100) * SECOND
    assert left(company, second.seat) == (660 - 300) * SECOND
    assert company.table.clocks.banks == [BANK] * 3


def test_going_back_together_costs_nobody_anything() -> None:
    company, seat = turn_that_can_be_undone(LIVE)
    entry = len(company.match.record.entries)
    company.passes(100 * SECOND)
    company.act(verb="buy")
    banks = company.table.clocks.banks[:]
    company.passes(300 * SECOND)
    company.does(company.player(0), Propose(KEY, 0, TakeBack(entry)))
    company.does(BEN, Vote(KEY, 1, True))
    company.does(CID, Vote(KEY, 2, True))
    assert company.table.clocks.banks == banks
    assert company.asked().seat == seat
    assert left(company, seat) == 60 * SECOND + banks[seat]


# ---------------------------------------------------------------------------------------------------- new players


def test_a_substitute_has_time_from_when_he_sits_down() -> None:
    company = seated(pace=LIVE)
    seat = company.asked().seat
    company.write([HandedOver(seat, Autopilot()), HandedOver(seat, Vacant())])
    company.passes(DAY)
    company.does(invited(DAN), SitDown(KEY, "Dan"))
    assert left(company, seat) == 660 * SECOND


def test_another_pace_gives_everybody_all_his_time() -> None:
    company = seated(pace=LIVE)
    company.passes(200 * SECOND)
    company.act()
    company.passes(100 * SECOND)
    company.table.clocks.change(Live(decision_seconds=10, bank_seconds=5), company.now)
    assert company.table.clocks.banks == [5 * SECOND] * 3
    assert left(company, company.asked().seat) == 15 * SECOND
