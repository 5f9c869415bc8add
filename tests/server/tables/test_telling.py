"""The log in words: every entry is told, to each as he may know it, by the names of its time."""

from __future__ import annotations

import itertools

import pytest

from emporion.engine.participants import SPECTATOR
from emporion.locales import LANGUAGES
from emporion.server.protocol.http import LogLine
from emporion.server.tables import telling
from emporion.server.tables.log import (
    CameBack,
    Closed,
    GotUp,
    HandedOver,
    Opened,
    PaceChanged,
    Proposed,
    Reserved,
    Said,
    SatDown,
    Settled,
    Voted,
    WentOn,
)
from emporion.server.tables.opening import import_record
from emporion.server.tables.pace import Correspondence, Live, Untimed
from emporion.server.tables.proposals import ChangePace, Relieve, Stop, Substitute, TakeBack
from emporion.server.tables.seats import Autopilot, Bot, Remote, Vacant
from emporion.server.tables.telling import happened, last_page, told
from tests.server.tables.company import Company, is_over, seated, table_of


def log_of(company: Company, viewer: int = SPECTATOR, since: int = 0, language: str = "en") -> list[LogLine]:
    return told("tyros", happened(company.table, since, viewer), language)


def test_a_move_is_told_event_by_event() -> None:
    company = seated()
    lines = log_of(company)
    assert lines[0].text == "The table is open."
    assert [line.text for line in lines if line.kind == "sat-down"] == [
        "Ann sits down.",
        "Ben sits down.",
        "Cid sits down.",
    ]
    assert "The game begins." in [line.text for line in lines]
    founded = next(line for line in lines if line.kind == "empire-founded")
    assert (founded.who, founded.paragraph) == ("chance", "3.3")
    assert founded.places == [founded.text.split()[1]]
    assert founded.move is not None
    assert company.match.record.entries[founded.move - 1].do == f"turn {founded.places[0]}"


def test_each_hears_what_he_may_know() -> None:
    company = seated()
    own, others = (
        [line.text for line in log_of(company, viewer) if line.kind == "cards-dealt" and line.seat == 0]
        for viewer in (0, 1)
    )
    assert "is dealt 12 cards" in others[0]
    assert "12 cards" not in own[0]


def test_all_that_can_happen_is_told_in_all_languages() -> None:
    company = seated()
    company.write(
        [
            Said("good morning", "Ann", 0),
            GotUp(1),
            HandedOver(1, Autopilot()),
            Proposed(0, Substitute(1, "merchant")),
            Voted(2, yes=True),
            Settled(agreed=True),
            HandedOver(1, Bot("merchant")),
            CameBack(1),
            Proposed(0, Relieve(1)),
            Proposed(0, Substitute(1)),
            Voted(2, yes=False),
            Settled(agreed=False),
            HandedOver(1, Vacant()),
            SatDown(1, "dan", "Dan"),
            Proposed(1, TakeBack(3)),
            Proposed(1, Stop()),
            *(Proposed(1, ChangePace(pace)) for pace in (Untimed(), Live(), Correspondence())),
            *(PaceChanged(pace) for pace in (Untimed(), Live(), Correspondence(1))),
            WentOn("f" * 32),
            Reserved(1, "eva", "Eva"),
            Closed(),
        ]
    )
    since = next(line.n for line in company.table.log if isinstance(line.entry, Said)) - 1
    lines = log_of(company, since=since)
    assert [line.text for line in lines] == [
        "good morning",
        "Ben has left; the seat is kept for a while.",
        "The autopilot plays for Ben.",
        "Ann proposes that a bot (Merchant) plays for Ben.",
        "Cid agrees.",
        "It is agreed.",
        "From now on a bot (Merchant) plays for Ben.",
        "Ben is back.",
        "Ann proposes that the autopilot plays for Ben: the game has waited for long.",
        "Ann proposes to give Ben’s seat to whoever sits down next.",
        "Cid does not agree.",
        "The proposal is off the table.",
        "Ben’s seat is free.",
        "Dan sits down.",
        "Dan proposes to go back to where the game stood after move 3.",
        "Dan proposes to stop the game here.",
        "Dan proposes to play without a clock.",
        "Dan proposes to play by the clock, with 60 seconds for each decision.",
        "Dan proposes to play by correspondence, with 3 days for each decision.",
        "From now on the game is played without a clock.",
        "From now on the game is played by the clock, with 60 seconds for each decision.",
        "From now on the game is played by correspondence, with one day for each decision.",
        "The same people play again at another table.",
        "A seat is kept for Eva.",
        "The table is closed.",
    ]
    assert (lines[0].kind, lines[0].name, lines[0].seat) == ("said", "Ann", 0)
    for language in LANGUAGES:
        assert len(log_of(company, since=since, language=language)) == len(lines)


def test_seats_are_called_as_they_were_then() -> None:
    company = seated()
    company.act()
    before = log_of(company)
    company.write([HandedOver(0, Vacant()), SatDown(0, "dan", "Dan")])
    assert log_of(company)[: len(before)] == before


def test_before_the_game_bots_and_people_come_and_go() -> None:
    company = Company()
    company.write([HandedOver(1, Bot("merchant"), "merchant"), HandedOver(1, Remote(), "bot"), GotUp(0)])
    assert [line.text for line in log_of(company)][1:] == [
        "Merchant, a bot, sits down.",
        "bot, a program elsewhere, sits down.",
        "A gets up again.",
    ]


def test_the_end_is_told_with_the_dealers_secret() -> None:
    company = seated()
    company.play_until(is_over)
    lines = log_of(company, since=company.table.head - 3)
    assert [line.kind for line in lines][-2:] == ["game-ended", "over"]


def test_pages_are_whole_entries_and_together_all(monkeypatch: pytest.MonkeyPatch) -> None:
    company = seated()
    company.play_until(lambda match: len(match.steps) > 60)
    everything = log_of(company)
    monkeypatch.setattr(telling, "PAGE", 12)
    pages, since = [], 0
    while page := log_of(company, since=since):
        assert len(page) <= 12
        pages.append(page)
        since = page[-1].n
    assert list(itertools.chain(*pages)) == everything
    newest = log_of(company, since=last_page(company.table, SPECTATOR))
    assert newest == everything[-len(newest) :]
    assert 10 <= len(newest) <= 12


def test_an_imported_game_has_the_names_of_its_record() -> None:
    company = seated()
    company.play_until(is_over)
    table = table_of(import_record(company.match.record, "dan", Untimed()))
    lines = told("tyros", happened(table, last_page(table, SPECTATOR), SPECTATOR), "en")
    assert lines[-1].kind == "game-ended", "nobody can check draws of another dealer: no secret is told"
    assert all(name in lines[-1].text for name in ("Ann", "Ben", "Cid"))


def test_opening_tells_nothing_of_the_owner() -> None:
    company = Company()
    assert isinstance(company.table.log[0].entry, Opened)
    assert log_of(company)[0] == LogLine(1, company.table.log[0].at, "opened", "The table is open.")
