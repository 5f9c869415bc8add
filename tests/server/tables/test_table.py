"""The log is the table: read again, it is the same, at whatever entry and from whatever snapshot."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from emporion.engine.participants import SPECTATOR
from emporion.server.protocol.to_server import GetUp, Propose, ResetTurn, Say, SitDown, Undo, Vote
from emporion.server.tables.log import HandedOver, Line, read_entry, write_entry
from emporion.server.tables.pace import SECOND, Live
from emporion.server.tables.proposals import ChangePace, Substitute, TakeBack
from emporion.server.tables.seats import Autopilot
from emporion.server.tables.showing import Showing
from emporion.server.tables.table import Table
from tests.server.tables.company import (
    ANN,
    BEN,
    CID,
    DAN,
    KEY,
    SECRET,
    Company,
    can_undo,
    invited,
    is_group,
    is_over,
    seated,
    who_can_undo,
)


def picture(table: Table) -> dict[str, Any]:
    """Everything about a table that anybody can see or that decides about its future."""
    match = table.match
    return {
        "messages": [
            msgspec.json.encode(Showing(table).message(ANN, viewer, max(0, table.head - 5)))
            for viewer in (SPECTATOR, 0, 1, 2)
        ],
        "inside": msgspec.json.encode((table.seats, table.clocks, table.proposal), order="sorted"),
        "status": table.status,
        "seen": [table.seen_by(person) for person in ("ann", "ben", "cid", "dan")],
        "match": None if match is None else (match.freeze(), match.record.to_text()),
        "dealer": None if match is None else (type(match.dealer), match.dealer.commitment),
    }


def stored(log: list[Line]) -> list[Line]:
    """A log as the storage gives it back."""
    return [Line(line.n, line.at, read_entry(write_entry(line.entry))) for line in log]


class Eventful:
    """A game in which everything happens that can happen, with the table as it was after each submission."""

    def __init__(self) -> None:
        self.company = seated(pace=Live(decision_seconds=60, bank_seconds=600, increment_seconds=10))
        self.pictures: dict[int, dict[str, Any]] = {}
        self.snapshots: dict[int, bytes] = {}
        self.look()
        self._begin()
        self._leave()
        self.play(is_over)

    def look(self) -> None:
        """After each submission; snapshots of some, whatever the last entry was."""
        table = self.company.table
        self.pictures[table.head] = picture(table)
        if len(self.pictures) % 7 == 0 or not isinstance(table.log[-1].entry, type(table.log[-2].entry)):
            self.snapshots[table.head] = table.snapshot()

    def does(self, actor: Any, command: Any) -> None:
        self.company.passes(1 * SECOND)
        self.company.does(actor, command)
        self.look()

    def play(self, done: Any) -> None:
        while not done(self.company.match):
            self.company.passes(40 * SECOND)
            self.company.act()
            self.look()

    def _begin(self) -> None:
        company = self.company
        for command in (Undo, ResetTurn):
            self.play(can_undo())
            seat = who_can_undo(company.match)
            self.does(company.player(seat), command(KEY, seat))
            self.company.act()
            self.look()
        self.play(is_group)
        first = company.match.decisions[0]
        company.act(first)
        self.look()
        self.does(company.player(first.seat), Undo(KEY, first.seat))
        self.does(ANN, Propose(KEY, 0, TakeBack(len(company.match.record.entries) - 10)))
        self.does(BEN, Vote(KEY, 1, True))
        self.does(CID, Vote(KEY, 2, True))
        self.does(ANN, Propose(KEY, 0, ChangePace(Live(decision_seconds=30))))
        self.does(CID, Vote(KEY, 2, False))
        self.does(ANN, Propose(KEY, 0, ChangePace(Live(decision_seconds=45))))
        self.does(CID, Vote(KEY, 2, True))

    def _leave(self) -> None:
        self.does(BEN, GetUp(KEY, 1))
        self.company.write([HandedOver(1, Autopilot())])
        self.look()
        self.does(ANN, Say(KEY, "Ben?"))
        self.does(ANN, Propose(KEY, 0, Substitute(1)))
        self.does(CID, Vote(KEY, 2, True))
        self.does(invited(DAN), SitDown(KEY, "Dan"))
        assert self.company.table.held_by("dan") == [1]


@pytest.fixture(scope="module")
def eventful() -> Eventful:
    return Eventful()


def test_it_is_the_same_table_after_every_submission(eventful: Eventful) -> None:
    log = stored(eventful.company.table.log)
    table = Table("t", SECRET)
    for line in log:
        table.apply(line)
        if line.n in eventful.pictures:
            assert picture(table) == eventful.pictures[line.n], f"after entry {line.n}: {line.entry}"
    assert len(eventful.pictures) > 100


def test_and_from_every_snapshot(eventful: Eventful) -> None:
    log = stored(eventful.company.table.log)
    kinds = {type(log[n - 1].entry).__name__ for n in eventful.snapshots}
    assert {"Played", "Said", "HandedOver", "Voted", "PaceChanged", "SatDown", "Over"} <= kinds
    for n, snapshot in eventful.snapshots.items():
        for end in sorted(eventful.pictures):
            if n <= end <= n + 3:
                table = Table.load("t", SECRET, log[:end], snapshot)
                assert picture(table) == eventful.pictures[end], f"from {n} to {end}"


@pytest.mark.parametrize("snapshots", [False, True])
def test_and_in_the_compiled_mode(eventful: Eventful, snapshots: bool) -> None:
    log = stored(eventful.company.table.log)
    for n, snapshot in list(eventful.snapshots.items())[::4]:
        table = Table.load("t", SECRET, log[:n], snapshot if snapshots else None, mode="auto")
        assert picture(table) == eventful.pictures[n]
        last = max(eventful.pictures)
        for line in log[n:]:
            table.apply(line)
        assert picture(table) == eventful.pictures[last]


@pytest.mark.parametrize("kept", [slice(0), slice(40), slice(1, None)])
def test_a_snapshot_that_cannot_be_read_is_ignored(eventful: Eventful, kept: slice) -> None:
    n, snapshot = list(eventful.snapshots.items())[3]
    table = Table.load("t", SECRET, eventful.company.table.log[:n], snapshot[kept])
    assert picture(table) == eventful.pictures[n]


def test_so_is_one_of_another_game(eventful: Eventful) -> None:
    other = seated(secret=bytes(32))
    other.act()
    n = list(eventful.snapshots)[3]
    log = eventful.company.table.log[:n]
    assert picture(Table.load("t", SECRET, log, other.table.snapshot())) == eventful.pictures[n]


def test_entries_come_in_order() -> None:
    company = Company()
    line = company.table.log[0]
    for n in (1, 3):
        with pytest.raises(ValueError, match=f"entry {n} cannot follow entry 1"):
            company.table.apply(Line(n, line.at, line.entry))


def test_the_dealer_goes_on_where_it_was(eventful: Eventful) -> None:
    """A table that was read again draws what the other one would have drawn."""
    log, n = eventful.company.table.log, list(eventful.pictures)[20]
    snapshot = next(iter(eventful.snapshots.items()))
    texts = set()
    for table in (Table.load("t", SECRET, log[:n]), Table.load("t", SECRET, log[:n], snapshot[1])):
        match = table.playing
        while not match.is_over:
            decision = match.decisions[0]
            match.submit(decision.seat, decision.id, match.legal(decision.seat)[-1])
        texts.add(match.record.to_text())
    assert len(texts) == 1
