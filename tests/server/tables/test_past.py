"""Looking back: everybody sees what he saw."""

from __future__ import annotations

import pytest

from emporion.engine.match import Match
from emporion.engine.participants import SPECTATOR
from emporion.server.errors import NotFound, NotNow
from emporion.server.tables.past import is_open_to_all, moment
from tests.server.tables.company import Company, is_over, seated


def test_every_moment_is_what_the_viewer_saw_then() -> None:
    company = seated()
    company.play_until(lambda match: len(match.steps) > 120)
    record = company.match.record
    again = Match.replay(company.match.game, record.cut(0))
    for n, entry in enumerate([None, *record.entries]):
        if entry is not None:
            again.follow(entry)
        for viewer in (0, 1, 2, SPECTATOR):
            found = moment(company.table, n, viewer)
            assert found.table == again.view(viewer).table
            assert (found.entry, found.entries, found.viewer, found.outcome) == (n, len(record.entries), viewer, None)


def test_only_the_last_moment_has_the_outcome() -> None:
    company = seated()
    company.play_until(is_over)
    last = len(company.match.record.entries)
    assert moment(company.table, last, 0).outcome == company.match.outcome
    assert moment(company.table, last - 1, 0).outcome is None


def test_there_is_nothing_beyond_the_last_entry() -> None:
    company = seated()
    with pytest.raises(NotFound, match="the last is entry"):
        moment(company.table, len(company.match.record.entries) + 1, 0)


def test_before_the_game_there_is_no_past() -> None:
    with pytest.raises(NotNow):
        moment(Company().table, 0, 0)


def test_a_game_is_open_to_all_when_it_has_ended() -> None:
    company = seated()
    assert not is_open_to_all(Company().table)
    assert not is_open_to_all(company.table)
    company.play_until(is_over)
    assert is_open_to_all(company.table)
