"""What is kept beside the log, so that tables are found and people are told."""

from __future__ import annotations

from emporion.server.protocol.http import MePlan
from emporion.server.protocol.to_server import ComeBack, GetUp, Propose, Say, Undo, Vote
from emporion.server.storage.append import Notice
from emporion.server.tables.indexing import columns, notices, people
from emporion.server.tables.log import HandedOver, Reserved
from emporion.server.tables.pace import DAY, HOUR, Correspondence, Live
from emporion.server.tables.proposals import ChangePace
from emporion.server.tables.seats import Autopilot
from tests.server.tables.company import ANN, BEN, CID, KEY, PEOPLE, Company, is_group, is_over, seated, with_bots

THREE_DAYS = Correspondence(decision_days=3, remind_hours=24)


def told(company: Company, after: int) -> list[tuple[str, str, int]]:
    """Who is told what, and how long from now."""
    return [(one.person, one.kind, one.due_at - company.now) for one in notices(company.table, after)]


def holder(company: Company) -> str:
    return PEOPLE[company.asked().seat].person or ""


def test_the_row_of_a_table() -> None:
    company = Company()
    assert columns(company.table) == {"status": "open", "free_seats": 3, "awaited": 0, "wake_at": None}
    company = seated(pace=THREE_DAYS)
    assert columns(company.table) == {
        "status": "playing",
        "free_seats": 0,
        "awaited": 1 << company.asked().seat,
        "wake_at": company.now + 3 * DAY + HOUR,
    }


def test_the_game_waits_for_those_who_are_asked_and_play_themselves() -> None:
    company = seated()
    asked = company.asked().seat
    assert people(company.table) == [(0, "ann"), (1, "ben"), (2, "cid")]
    assert columns(company.table)["awaited"] == 1 << asked
    company.write([HandedOver(asked, Autopilot())])
    assert columns(company.table)["awaited"] == 0
    assert people(with_bots().table) == [(0, "ann")]


def test_a_seat_that_is_kept_waits_for_its_holder_and_for_nobody_else() -> None:
    company = Company(MePlan("Ann"), pace=THREE_DAYS)
    after = company.table.head
    company.write([Reserved(1, "ben", "Ben")])
    assert columns(company.table) == {"status": "open", "free_seats": 1, "awaited": 1 << 1, "wake_at": None}
    assert people(company.table) == [(0, "ann"), (1, "ben")]
    assert told(company, after) == [("ben", "again", 0)]
    company.does(BEN, ComeBack(KEY, 1))
    assert columns(company.table)["awaited"] == 0


def test_by_correspondence_whoever_is_asked_is_told_and_reminded() -> None:
    company = seated(pace=THREE_DAYS)
    assert told(company, 0) == [(holder(company), "your-turn", 0), (holder(company), "reminder", 2 * DAY)]
    company.passes(HOUR)
    after = company.table.head
    company.act()
    assert told(company, after) == [(holder(company), "your-turn", 0), (holder(company), "reminder", 2 * DAY)]


def test_everybody_is_told_once() -> None:
    company = seated(pace=THREE_DAYS)
    for command in (Say(KEY, "Hello"), GetUp(KEY, 0)):
        after = company.table.head
        company.does(ANN, command)
        assert told(company, after) == []


def test_of_a_group_only_those_are_told_who_were_not_yet() -> None:
    company = seated(pace=THREE_DAYS)
    company.play_until(is_group)
    first, second = company.match.decisions[:2]
    after = company.table.head
    company.act(first)
    assert told(company, after) == []
    company.does(PEOPLE[first.seat], Undo(KEY, first.seat))
    assert {person for person, _, _ in told(company, after)} == {PEOPLE[first.seat].person}
    assert second in company.match.decisions


def test_nobody_is_reminded_before_he_is_told() -> None:
    company = seated(pace=Correspondence(decision_days=0.5, remind_hours=24))
    assert told(company, 0) == [(holder(company), "your-turn", 0)]


def test_who_does_not_play_himself_is_not_told() -> None:
    company = seated(pace=THREE_DAYS)
    following = (company.asked().seat + 1) % 3
    company.write([HandedOver(following, Autopilot())])
    after = company.table.head
    company.act()
    assert company.asked().seat == following
    assert told(company, after) == []


def test_a_new_pace_is_a_new_deadline() -> None:
    company = seated()
    company.does(ANN, Propose(KEY, 0, ChangePace(THREE_DAYS)))
    company.does(BEN, Vote(KEY, 1, True))
    after = company.table.head
    company.does(CID, Vote(KEY, 2, True))
    assert told(company, after) == [(holder(company), "your-turn", 0), (holder(company), "reminder", 2 * DAY)]


def test_the_end_is_told_to_all_and_once() -> None:
    company = seated(pace=THREE_DAYS)
    company.play_until(is_over)
    assert notices(company.table, company.table.head - 1) == [
        Notice(person, "over", company.now) for person in ("ann", "ben", "cid")
    ]
    after = company.table.head
    company.does(ANN, Say(KEY, "Once more?"))
    assert told(company, after) == []


def test_live_nobody_needs_a_notice() -> None:
    for company in (seated(), seated(pace=Live())):
        assert told(company, 0) == []
