"""Random games with every state examined, and submissions that are malformed or illegal.

20,000 and 200,000 of Tyros; of Tyrannos, whose plain games take longer, as many games and a tenth of the submissions.
More of them: `emporion fuzz tyrannos --games 1000000 --bad 200000`.
"""

from __future__ import annotations

import pathlib

import pytest

from emporion.arena.fuzz import Submission, fuzz, refusal_of
from emporion.engine.dealer import SeededDealer
from emporion.engine.errors import BadNotation, BrokenInvariant
from emporion.engine.match import Match
from emporion.engine.record import read_record
from emporion.games import get_game

TYROS = get_game("tyros")
SUBMISSIONS = {"tyros": 25_000, "tyrannos": 2_500}
MATCHES = 12


@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize(("name", "submissions"), SUBMISSIONS.items())
def test_nothing_breaks(name: str, submissions: int, part: int, tmp_path: pathlib.Path) -> None:
    findings = fuzz(get_game(name), 2_500, MATCHES, submissions, 1000 * part, tmp_path)
    assert findings.faults == []
    assert (findings.games, findings.matches, findings.submissions) == (2_500, MATCHES, submissions)
    assert sum(findings.refused.values()) > 0.8 * submissions
    by_the_rules = sum(n for reason, n in findings.refused.items() if reason.startswith(f"{name}-refusal-"))
    assert by_the_rules > 0.5 * submissions
    assert findings.refused["BadNotation"] > 0.1 * submissions


def test_a_fault_is_written_down_as_a_record(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a refused submission that leaves a trace."""
    honest = Match._check_decision

    def careless(self: Match, seat: int, decision: str) -> None:
        self.state.passes += 1
        honest(self, seat, decision)

    monkeypatch.setattr(Match, "_check_decision", careless)
    findings = fuzz(TYROS, 0, 0, 50, 3, tmp_path)
    assert findings.faults
    record = read_record(pathlib.Path(findings.records[0]).read_text())
    assert record.header.game == "tyros"


def test_a_trace_of_a_refused_submission_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(TYROS, {"players": 3}, SeededDealer(1))
    nonsense = Submission(match.decisions[0].seat, match.decisions[0].id, "dance")
    assert isinstance(refusal_of(match, nonsense), BadNotation)
    honest = Match._check_decision

    def careless(self: Match, seat: int, decision: str) -> None:
        self.state.laid += 1
        honest(self, seat, decision)

    monkeypatch.setattr(Match, "_check_decision", careless)
    with pytest.raises(BrokenInvariant, match="left a trace"):
        refusal_of(match, nonsense)
