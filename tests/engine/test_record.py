from __future__ import annotations

import pytest

from emporion.engine.dealer import CommittedDealer, SeededDealer
from emporion.engine.errors import BadRecord, Divergence
from emporion.engine.match import Match
from emporion.engine.record import Entry, GameRecord, read_record
from emporion.engine.replay import NO_COMMITMENT, verify
from emporion.games import get_game
from emporion.kernel.random import seed

TYROS = get_game("tyros")


def played(dealer: CommittedDealer) -> GameRecord:
    match = Match(TYROS, {"players": 3, "setup": "first-game"}, dealer)
    words = [0] * 4
    seed(words, 5, 5)
    while match.decisions:
        decision = match.decisions[0]
        match.submit(decision.seat, decision.id, match.random_action(decision.seat, words))
    return match.record


@pytest.fixture(scope="module")
def record() -> GameRecord:
    return played(CommittedDealer(bytes(range(32))))


def changed(record: GameRecord, at: int, **values: str) -> GameRecord:
    entry = record.entries[at]
    other = Entry(**{"n": entry.n, "who": entry.who, "do": entry.do, "digest": entry.digest, **values})  # type: ignore[arg-type]
    return GameRecord(record.header, [*record.entries[:at], other, *record.entries[at + 1 :]], record.footer)


def test_a_record_is_read_as_it_was_written(record: GameRecord) -> None:
    assert read_record(record.to_text()) == record


def test_a_finished_game_verifies_with_every_draw(record: GameRecord) -> None:
    result = verify(TYROS, record)
    assert (result.sound, result.finished) == (True, True)
    draws = sum(entry.who == "chance" for entry in record.entries)
    assert result.draws == f"checked: {draws}, all from the committed secret"


def test_an_altered_action_is_found(record: GameRecord) -> None:
    at = next(i for i, entry in enumerate(record.entries) if entry.do.startswith("lay"))
    other = "pass"
    result = verify(TYROS, changed(record, at, do=other))
    assert (result.sound, str(result.problem).startswith(f"entry {at + 1}:")) == (False, True)


def test_an_altered_digest_is_found(record: GameRecord) -> None:
    result = verify(TYROS, changed(record, 40, digest="0" * 16))
    assert str(result.problem).startswith("entry 41:")


def test_a_draw_that_is_not_the_dealers_is_found(record: GameRecord) -> None:
    """Another card drawn, with all digests made anew: only the dealer's secret gives it away."""
    other = played(CommittedDealer(bytes(range(1, 33))))
    forged = GameRecord(record.header, other.entries, other.footer)
    result = verify(TYROS, forged)
    assert result.problem == "entry 0: the secret is not the one the dealer committed itself to"
    assert other.footer is not None
    assert record.footer is not None
    footer = type(other.footer)(other.footer.outcome, record.footer.secret)
    result = verify(TYROS, GameRecord(record.header, other.entries, footer))
    assert "the dealer's draw is" in str(result.problem)


def test_an_altered_outcome_is_found(record: GameRecord) -> None:
    assert record.footer is not None
    outcome = type(record.footer.outcome)("last-tile", record.footer.outcome.ranking[::-1])
    footer = type(record.footer)(outcome, record.footer.secret)
    result = verify(TYROS, GameRecord(record.header, record.entries, footer))
    assert "the outcome is" in str(result.problem)


def test_a_cut_record_is_unfinished(record: GameRecord) -> None:
    result = verify(TYROS, record.cut(50))
    assert (result.sound, result.finished, result.entries) == (True, False, 50)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: the record is empty"),
        ("{}", "line 1: Object missing required field"),
        ("not json", "line 1: JSON is malformed"),
        ('{"format":"x/9","game":"tyros","ruleset":1,"options":{},"seats":[]}', "line 1: the format is 'x/9'"),
    ],
)
def test_a_broken_record_says_where(text: str, message: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(text)
    assert message in str(refused.value)


def test_entries_must_be_numbered_in_order(record: GameRecord) -> None:
    lines = record.to_text().splitlines()
    with pytest.raises(BadRecord, match="line 3: entry 3 follows entry 1"):
        read_record("\n".join([*lines[:2], *lines[3:]]))
    with pytest.raises(BadRecord, match="nothing may follow the outcome"):
        read_record("\n".join([*lines, lines[-1]]))


def test_another_ruleset_or_game_is_refused(record: GameRecord) -> None:
    text = record.to_text()
    with pytest.raises(BadRecord, match="ruleset 99"):
        Match.replay(TYROS, read_record(text.replace(f'"ruleset":{TYROS.ruleset}', '"ruleset":99', 1)))
    with pytest.raises(BadRecord, match="'chess'"):
        Match.replay(TYROS, read_record(text.replace('"game":"tyros"', '"game":"chess"', 1)))


def test_a_seat_that_is_not_there_is_a_divergence(record: GameRecord) -> None:
    at = next(i for i, entry in enumerate(record.entries) if entry.do.startswith("lay"))
    with pytest.raises(Divergence, match="no seat of this game"):
        Match.replay(TYROS, changed(record, at, who="D"))


def test_a_resumed_game_draws_on_with_the_same_dealer(record: GameRecord) -> None:
    """Cut inside the deal, the same secret deals the same cards."""
    resumed = Match.resume(TYROS, record.cut(3), CommittedDealer(bytes(range(32))))
    dealt = [entry for entry in record.entries if entry.who == "chance"][: len(resumed.record.entries)]
    assert resumed.record.entries == dealt


def test_a_seeded_game_has_no_commitment_and_no_secret() -> None:
    record = played(SeededDealer(1))
    assert record.header.commitment is None
    assert record.footer is not None
    assert record.footer.secret is None
    result = verify(TYROS, record)
    assert (result.sound, result.complete, result.draws) == (True, False, NO_COMMITMENT)
