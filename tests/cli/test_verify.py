"""`emporion verify` on records that were forged, cut or swapped: what cannot be checked is never called verified."""

from __future__ import annotations

import functools
import pathlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
import pytest

from emporion.cli.main import main
from emporion.engine.dealer import CommittedDealer, draw_pieces, random_words
from emporion.engine.errors import BadInput
from emporion.engine.match import Match
from emporion.engine.record import CHANCE_NAME, Entry, Footer, GameRecord, Header, read_record
from emporion.engine.replay import NO_COMMITMENT, NO_FOOTER, NO_SECRET, SEALED, verify
from emporion.games import game_names, get_game
from emporion.kernel.random import WORDS, seed

OPTIONS: Final[Mapping[str, Mapping[str, Any]]] = {
    "tyros": {"players": 3, "setup": "first-game"},
    "tyrannos": {"players": 2, "preset": "letter", "offers_per_turn": 0},
}
OTHER_OPTION: Final[Mapping[str, Mapping[str, Any]]] = {"tyros": {"gifts": "on"}, "tyrannos": {"truce_months": 5}}
SECRETS: Final = (bytes(range(32)), bytes(range(1, 33)))


class Forger(CommittedDealer):
    """Commits itself to one secret and draws from another."""

    def draw(self, index: int, urn: Sequence[int], count: int) -> list[int]:
        return draw_pieces(random_words(bytes(32), index), urn, count)


def played(game: str, dealer: CommittedDealer) -> GameRecord:
    match = Match(get_game(game), OPTIONS[game], dealer)
    words = [0] * WORDS
    seed(words, 3, 3)
    while match.decisions:
        decision = match.decisions[0]
        match.submit(decision.seat, decision.id, match.random_action(decision.seat, words))
    return match.record


@functools.cache
def honest(game: str, which: int = 0) -> GameRecord:
    return played(game, CommittedDealer(SECRETS[which]))


@functools.cache
def forged(game: str) -> GameRecord:
    """A game with a forged deal; everything else is right, also its secret."""
    return played(game, Forger(SECRETS[0]))


# ---------------------------------------------------------------------------------------------------- tampering


def without_footer(record: GameRecord) -> GameRecord:
    return GameRecord(record.header, record.entries)


def with_secret(record: GameRecord, secret: str | None) -> GameRecord:
    assert record.footer is not None
    return GameRecord(record.header, record.entries, Footer(record.footer.outcome, secret))


def with_header(record: GameRecord, **changed: Any) -> GameRecord:
    return GameRecord(msgspec.structs.replace(record.header, **changed), record.entries, record.footer)


def with_entries(record: GameRecord, entries: Sequence[Entry]) -> GameRecord:
    numbered = [msgspec.structs.replace(entry, n=n) for n, entry in enumerate(entries, 1)]
    return GameRecord(record.header, numbered, record.footer)


def without_commitment(record: GameRecord) -> GameRecord:
    return with_header(record, commitment=None)


def secret_of(record: GameRecord) -> str:
    assert record.footer is not None
    assert record.footer.secret is not None
    return record.footer.secret


def other_option(record: GameRecord) -> GameRecord:
    return with_header(record, options={**record.header.options, **OTHER_OPTION[record.header.game]})


def other_position(record: GameRecord) -> GameRecord:
    """It begins where it stood at its first decision."""
    game = get_game(record.header.game)
    first = next(entry.n for entry in record.entries if entry.who != CHANCE_NAME)
    return with_header(record, position=game.write_position(Match.replay(game, record.cut(first)).state))


def other_draw(record: GameRecord) -> GameRecord:
    """The last draw is repeated in the place of another one of its kind."""
    draws = [entry for entry in record.entries if entry.who == CHANCE_NAME]
    other = next(entry for entry in draws if entry.do != draws[0].do)
    return with_entries(record, [other, *record.entries[1:]])


def exchanged(record: GameRecord) -> GameRecord:
    middle = len(record.entries) // 2
    *before, one, two = record.entries[: middle + 1]
    return with_entries(record, [*before, two, one, *record.entries[middle + 1 :]])


def dropped(record: GameRecord) -> GameRecord:
    middle = len(record.entries) // 2
    return with_entries(record, [*record.entries[:middle], *record.entries[middle + 1 :]])


def other_digest(record: GameRecord) -> GameRecord:
    *before, last = record.entries
    return with_entries(record, [*before, msgspec.structs.replace(last, digest="0" * 16)])


# ---------------------------------------------------------------------------------------------------- what is said

Tampering = Callable[[str], GameRecord]
"""The name of a game to a record of it."""

INCOMPLETE: Final[Mapping[str, tuple[Tampering, str]]] = {
    "forged, no footer": (lambda game: without_footer(forged(game)), f"finished; draws {NO_FOOTER}"),
    "forged, no secret": (lambda game: with_secret(forged(game), None), f"finished; draws {NO_SECRET}"),
    "forged, one entry cut": (lambda game: forged(game).cut(len(forged(game).entries) - 1), f"draws {SEALED}"),
    "forged, no commitment": (
        lambda game: with_secret(without_commitment(forged(game)), None),
        f"finished; draws {NO_COMMITMENT}",
    ),
    "honest, no footer": (lambda game: without_footer(honest(game)), f"finished; draws {NO_FOOTER}"),
    "honest, no secret": (lambda game: with_secret(honest(game), None), f"finished; draws {NO_SECRET}"),
    "honest, running": (lambda game: honest(game).cut(20), f"20 entries, unfinished; draws {SEALED}"),
    "honest, before its first entry": (lambda game: honest(game).cut(0), f"0 entries, unfinished; draws {SEALED}"),
}
WRONG: Final[Mapping[str, tuple[Tampering, str]]] = {
    "forged": (forged, "the dealer's draw is "),
    "another game's secret": (
        lambda game: with_secret(honest(game), secret_of(honest(game, 1))),
        "entry 0: the secret is not the one the dealer committed itself to",
    ),
    "another game's commitment": (
        lambda game: with_header(honest(game), commitment=honest(game, 1).header.commitment),
        "entry 0: the secret is not the one the dealer committed itself to",
    ),
    "another game's commitment and secret": (
        lambda game: with_secret(
            with_header(honest(game), commitment=honest(game, 1).header.commitment), secret_of(honest(game, 1))
        ),
        "the dealer's draw is ",
    ),
    "another game's footer": (
        lambda game: GameRecord(honest(game).header, honest(game).entries, honest(game, 1).footer),
        "the footer has another",
    ),
    "another game's entries": (
        lambda game: GameRecord(honest(game).header, honest(game, 1).entries, honest(game, 1).footer),
        "entry 0: the secret is not the one the dealer committed itself to",
    ),
    "another game's entries and outcome": (
        lambda game: with_secret(
            GameRecord(honest(game).header, honest(game, 1).entries, honest(game, 1).footer), secret_of(honest(game))
        ),
        "the dealer's draw is ",
    ),
    "a secret without a commitment": (
        lambda game: without_commitment(honest(game)),
        "entry 0: the footer has a secret, but the dealer made no commitment",
    ),
    "a secret that is none": (
        lambda game: with_secret(honest(game), "open sesame"),
        "the secret is not 64 hexadecimal digits",
    ),
    "entries cut before the footer": (
        lambda game: GameRecord(honest(game).header, honest(game).entries[:-1], honest(game).footer),
        "the record has an outcome, but the game is not over",
    ),
    "another option": (lambda game: other_option(honest(game)), "recorded was "),
    "another beginning": (lambda game: other_position(honest(game)), "entry 1: "),
    "another draw": (lambda game: other_draw(honest(game)), "entry 1: "),
    "two entries exchanged": (lambda game: exchanged(honest(game)), "entry "),
    "an entry left out": (lambda game: dropped(honest(game)), "entry "),
    "another digest": (lambda game: other_digest(honest(game)), "the state is "),
}


def said_of(
    record: GameRecord, status: int, folder: pathlib.Path, capsys: pytest.CaptureFixture[str], name: str = "game.jsonl"
) -> str:
    file = folder / name
    file.write_text(record.to_text(), encoding="utf-8")
    assert main(["verify", str(file)]) == status
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out.removeprefix(f"{file}: ")


@pytest.mark.parametrize("game", game_names())
def test_a_whole_record_verifies(game: str, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = said_of(honest(game), 0, tmp_path, capsys)
    assert said.startswith("verified, ")
    assert "finished; draws checked: " in said


@pytest.mark.parametrize("case", INCOMPLETE)
@pytest.mark.parametrize("game", game_names())
def test_what_cannot_be_checked_has_a_status_of_its_own(
    game: str, case: str, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tamper, told = INCOMPLETE[case]
    said = said_of(tamper(game), 3, tmp_path, capsys)
    assert said.startswith("no fault found, ")
    assert told in said


@pytest.mark.parametrize("case", WRONG)
@pytest.mark.parametrize("game", game_names())
def test_what_is_wrong_does_not_verify(
    game: str, case: str, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tamper, told = WRONG[case]
    said = said_of(tamper(game), 1, tmp_path, capsys)
    assert said.startswith("does not verify: entry ")
    assert told in said


@pytest.mark.parametrize("game", game_names())
def test_of_several_records_the_worst_decides(
    game: str, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {
        "good": honest(game),
        "bare": without_footer(honest(game)),
        "bad": forged(game),
    }
    for name, record in files.items():
        (tmp_path / name).write_text(record.to_text(), encoding="utf-8")
    paths = {name: str(tmp_path / name) for name in files}
    assert main(["verify", paths["good"], paths["good"]]) == 0
    assert main(["verify", paths["good"], paths["bare"]]) == 3
    assert main(["verify", paths["bare"], paths["bad"], paths["good"]]) == 1
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize(
    "changed",
    [{"game": "chess"}, {"ruleset": 0}, {"seats": ("Ann",)}, {"options": {"players": 99}}, {"position": "nowhere"}],
    ids=str,
)
def test_a_header_that_cannot_be_played_is_refused_and_the_file_is_named_once(
    game: str, changed: dict[str, Any], tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(with_header(honest(game), **changed).to_text(), encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count(str(file)) == 1


@pytest.mark.parametrize("content", ["", "Dear diary", '{"game":1}', '{"format":"emporion-record/1",'])
def test_a_file_that_is_no_record_is_named_once(
    content: str, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(content)
    assert main(["verify", str(file)]) == 2
    assert capsys.readouterr().err.count(str(file)) == 1


@pytest.mark.parametrize("game", game_names())
def test_a_footer_with_another_secret_than_the_dealers_is_found(game: str) -> None:
    """The operator knows the secret of a table: its footer must reveal the same."""
    result = verify(get_game(game), honest(game), secret_of(honest(game, 1)))
    assert "another secret than the dealer's" in str(result.problem)
    result = verify(get_game(game), without_footer(honest(game)), secret_of(honest(game)))
    assert (result.sound, result.complete) == (True, False), "the result is missing"
    assert verify(get_game(game), honest(game).cut(20), secret_of(honest(game))).complete


@pytest.mark.parametrize("game", game_names())
def test_a_record_cut_in_the_middle_of_a_line_is_refused(game: str) -> None:
    text = honest(game).to_text()
    cuts = [len(text) * at // 400 for at in range(5, 400, 13)]
    for cut in cuts:
        if "\n" not in text[cut - 1 : cut + 1]:
            with pytest.raises(BadInput, match="line "):
                read_record(text[:cut])


def test_the_header_of_a_record_names_what_was_agreed() -> None:
    """Tampering with it is tried above, field by field: a new field needs a case there."""
    tried = {"commitment", "options", "position", "game", "ruleset", "seats"}
    assert set(Header.__struct_fields__) == tried | {"format"}
