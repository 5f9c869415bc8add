"""Records of earlier releases: each replays to its last digest, finished games have their outcome, others go on."""

from __future__ import annotations

import pathlib
from collections.abc import Iterable
from typing import Final

import pytest

from emporion.engine.dealer import CommittedDealer, commitment_of
from emporion.engine.errors import Divergence
from emporion.engine.match import Match
from emporion.engine.record import TABLE_NAME, UNDO, Entry, GameRecord, read_record
from emporion.engine.replay import verify
from emporion.games import game_names, get_game
from emporion.games.tyrannos import game as tyrannos
from emporion.games.tyrannos import packing as tyrannos_packing
from emporion.games.tyros import game as tyros
from emporion.games.tyros import packing as tyros_packing
from tests.archive.variants import FINISHED, RUNNING, VARIANTS, every_variant, secret_of

FILES: Final = sorted(pathlib.Path(__file__).parent.glob("*/*.jsonl"))
RECORDS: Final = {f"{path.parent.name}/{path.stem}": read_record(path.read_text(encoding="utf-8")) for path in FILES}
FINISHED_GAMES: Final = [name for name in RECORDS if name.endswith(FINISHED)]
RUNNING_GAMES: Final = [name for name in RECORDS if name.endswith(RUNNING)]
ACTIONS: Final = {
    "tyros": {str(cls.__struct_config__.tag) for cls in tyros_packing.FORMS},
    "tyrannos": set(tyrannos_packing.KIND_TAGS.values()),
}
END_REASONS: Final = {"tyros": set(tyros.END_REASONS), "tyrannos": set(tyrannos.END_REASONS)}


def secret(name: str) -> bytes:
    return secret_of(name.partition("/")[2])


def records_of(game: str) -> Iterable[GameRecord]:
    return [record for record in RECORDS.values() if record.header.game == game]


@pytest.mark.parametrize("status", [FINISHED, RUNNING])
@pytest.mark.parametrize(("game", "variant", "players"), list(every_variant()))
def test_every_variant_is_in_the_archive(game: str, variant: str, players: int, status: str) -> None:
    """A new edition, preset or number of players needs a record: see `tests/archive/README.md`."""
    name = f"{game}-{variant}-{players}-{status}"
    found = [record for at, record in RECORDS.items() if at.endswith(f"/{name}")]
    assert found, f"there is no {name}"
    for record in found:
        assert record.header.game == game
        assert (record.header.options[VARIANTS[game]], len(record.header.seats)) == (variant, players)


def test_every_record_is_of_a_finished_or_a_running_game() -> None:
    assert sorted(FINISHED_GAMES + RUNNING_GAMES) == sorted(RECORDS)


@pytest.mark.parametrize("name", FINISHED_GAMES)
def test_a_finished_game_replays_to_its_outcome(name: str) -> None:
    record = RECORDS[name]
    result = verify(get_game(record.header.game), record)
    assert (result.problem, result.finished) == (None, True)
    assert record.footer is not None
    assert result.draws.startswith("checked") == (record.header.commitment is not None)


@pytest.mark.parametrize("name", RUNNING_GAMES)
def test_a_running_game_replays_and_goes_on(name: str) -> None:
    record, game = RECORDS[name], get_game(RECORDS[name].header.game)
    assert record.header.commitment == commitment_of(secret(name))
    result = verify(game, record, secret(name).hex())
    assert (result.problem, result.finished) == (None, False)
    match = Match.resume(game, record, CommittedDealer(secret(name)))
    before = len(match.record.entries)
    decision = match.decisions[0]
    match.submit(decision.seat, decision.id, match.view(decision.seat).legal[0])
    assert len(match.record.entries) > before
    assert verify(game, match.record, secret(name).hex()).problem is None


@pytest.mark.parametrize("name", RECORDS)
def test_every_entry_has_a_digest_and_every_record_an_undo(name: str) -> None:
    entries = RECORDS[name].entries
    assert all(entry.digest for entry in entries)
    assert any(entry.do == UNDO for entry in entries)


@pytest.mark.parametrize("game", game_names())
def test_every_action_every_end_and_a_take_back_of_the_table_are_in_the_archive(game: str) -> None:
    records = records_of(game)
    entries = [entry for record in records for entry in record.entries]
    played = {entry.do.split()[0] for entry in entries if entry.who != TABLE_NAME}
    assert played == ACTIONS[game] | {UNDO}
    assert any(entry.who == TABLE_NAME for entry in entries)
    assert {record.footer.outcome.reason for record in records if record.footer} == END_REASONS[game]


@pytest.mark.parametrize("game", game_names())
def test_a_digest_that_is_wrong_is_noticed(game: str) -> None:
    """The checks above would not notice a change of the rules otherwise."""
    record = next(iter(records_of(game)))
    *before, last = record.entries
    spoilt = GameRecord(record.header, [*before, Entry(last.n, last.who, last.do, "0" * 16)])
    with pytest.raises(Divergence, match="recorded was 0000"):
        Match.replay(get_game(game), spoilt)
