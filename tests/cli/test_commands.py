"""Every command of `emporion`, used well and badly. `play` has its own tests."""

from __future__ import annotations

import functools
import hashlib
import json
import pathlib
import re
from collections.abc import Callable, Sequence
from typing import Any, Final
from xml.etree import ElementTree

import pytest

from emporion.arena import bench, fuzz
from emporion.cli import rules, warm
from emporion.cli.main import COMMANDS, main
from emporion.engine.dealer import CommittedDealer, Dealer, draw_pieces, random_words
from emporion.engine.errors import BrokenInvariant
from emporion.engine.match import Match
from emporion.engine.participants import SPECTATOR
from emporion.engine.record import CHANCE_NAME, GameRecord, read_record
from emporion.engine.replay import SEALED
from emporion.games import game_names, get_game
from emporion.games.tyros import game as tyros_game
from emporion.games.tyros.options import Options
from emporion.kernel.program import Program
from emporion.kernel.random import WORDS, seed
from emporion.kernel.rule import rule
from emporion.locales import LANGUAGES
from tests.cli.terminal import too_wide
from tests.kernel import toy

TYROS: Final = get_game("tyros")
SECRET: Final = bytes(range(32))
PLAIN: Final = ("--mode", "plain", "--workers", "1")

Emporion = Callable[..., str]
"""Run a command that must do well; returns what it prints."""


@pytest.fixture
def emporion(capsys: pytest.CaptureFixture[str]) -> Emporion:
    def run(*arguments: object, status: int = 0) -> str:
        assert main([str(argument) for argument in arguments]) == status
        printed = capsys.readouterr()
        assert printed.err == ""
        return printed.out

    return run


def random_game(dealer: Dealer, **options: Any) -> Match:
    match = Match(TYROS, {"players": 3} | options, dealer, ("Ann", "Bob", "Cleo"))
    words = [0] * WORDS
    seed(words, 1, 1)
    while match.decisions:
        decision = match.decisions[0]
        match.submit(decision.seat, decision.id, match.random_action(decision.seat, words))
    return match


@functools.cache
def finished() -> GameRecord:
    """A game to its end, with a committed dealer."""
    return random_game(CommittedDealer(SECRET)).record


@pytest.fixture
def record(tmp_path: pathlib.Path) -> pathlib.Path:
    file = tmp_path / "game.jsonl"
    file.write_text(finished().to_text())
    return file


# ---------------------------------------------------------------------------------------------------- simulate


def simulated(emporion: Emporion, *arguments: object) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(emporion("simulate", "tyros", *PLAIN, "--json", *arguments))
    return result


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("edition", ["kosmos", "giochi-rari"])
def test_simulate_sums_up_its_games(emporion: Emporion, edition: str, players: int) -> None:
    result = simulated(emporion, "--games", 3, "--players", players, "-o", f"edition={edition}", "--seed", 5)
    assert result["games"] == sum(result["rounds"].values()) == 3
    assert result["actions"] > 300
    assert min(result["seconds"], result["games_per_second"], result["actions_per_second"]) > 0
    assert sum(result["wins"]) == pytest.approx(3, abs=0.05)
    assert len(result["wins"]) == len(result["scores"]["by_seat"]) == len(result["bots"]) == players
    assert result["scores"]["lowest"] <= result["scores"]["mean"] <= result["scores"]["highest"]
    assert result["options"]["edition"] == edition
    assert (result["game"], result["seed"], result["mode"], result["workers"]) == ("tyros", 5, "plain", 1)
    assert re.fullmatch(r"[0-9a-f]{64}", result["digest"])


def test_simulate_plays_the_same_games_for_the_same_seed(emporion: Emporion) -> None:
    first, again = simulated(emporion, "--games", 2), simulated(emporion, "--games", 2)
    timed = ("seconds", "games_per_second", "actions_per_second")
    assert {k: v for k, v in first.items() if k not in timed} == {k: v for k, v in again.items() if k not in timed}
    assert simulated(emporion, "--games", 2, "--seed", 2)["digest"] != first["digest"]
    assert simulated(emporion, "--games", 2, "--workers", 2)["digest"] == first["digest"]
    for bots in ("random,random,random,random", "random"):
        assert simulated(emporion, "--games", 2, "--bots", bots)["digest"] == first["digest"]


def test_simulate_in_words(emporion: Emporion) -> None:
    said = emporion("simulate", "tyros", "--games", 2, *PLAIN, "--players", 3)
    assert said.startswith("2 games of tyros, ")
    assert re.search(r"^  C random: won [\d.]+ \(", said, re.MULTILINE)
    assert re.search(r"^  digest [0-9a-f]{64}$", said, re.MULTILINE)


def test_simulate_writes_one_of_its_games_as_a_record(emporion: Emporion, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "third.jsonl"
    result = simulated(emporion, "--games", 3, "--record", 2, "--to", file, "--players", 3)
    assert "finished" in emporion("verify", file, status=3)
    acts = [entry for entry in read_record(file.read_text()).entries if entry.who != CHANCE_NAME]
    assert 0 < len(acts) < result["actions"]


def test_simulate_takes_any_bot(emporion: Emporion) -> None:
    given = ("--games", 1, "--players", 3, "--workers", 1, "--bots", "merchant(noise=300,mode=plain),random,random")
    said = emporion("simulate", "tyros", *given)
    assert "A merchant(mode=plain,noise=300): won " in said
    assert "(matches, 1 at once)" in said


def test_bots_lists_who_can_play(emporion: Emporion) -> None:
    said = emporion("bots", "tyros")
    found = json.loads(emporion("bots", "tyros", "--json"))
    assert {"random", "process", "merchant", "admiral", "captain"} <= found.keys()
    assert "strategos" not in found
    shown = " ".join(said.split())
    assert all(f"{name} {about}" in shown for name, about in found.items())
    assert max(map(len, said.splitlines())) <= 80


def test_simulate_names_the_record_itself(
    emporion: Emporion, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    simulated(emporion, "--games", 1, "--record", 0, "--seed", 8, "--players", 3)
    assert [file.name for file in tmp_path.iterdir()] == ["tyros-8-0.jsonl"]


# ---------------------------------------------------------------------------------------------------- verify


def test_verify_checks_every_draw(emporion: Emporion, record: pathlib.Path) -> None:
    draws = sum(entry.who == CHANCE_NAME for entry in finished().entries)
    said = f"{record}: verified, {len(finished().entries)} entries, finished; "
    assert emporion("verify", record) == f"{said}draws checked: {draws}, all from the committed secret\n"


def test_verify_several_records_as_json(emporion: Emporion, record: pathlib.Path, tmp_path: pathlib.Path) -> None:
    half = tmp_path / "half.jsonl"
    half.write_text(finished().cut(50).to_text())
    results = json.loads(emporion("verify", record, half, "--json", status=3))
    assert list(results) == [str(record), str(half)]
    assert (results[str(record)]["finished"], results[str(record)]["complete"]) == (True, True)
    assert results[str(half)] == {"entries": 50, "draws": SEALED}


class Cheat(CommittedDealer):
    """Commits itself to one secret and makes one draw from another."""

    def __init__(self, at: int) -> None:
        super().__init__(SECRET)
        self._at = at

    def draw(self, index: int, urn: Sequence[int], count: int) -> list[int]:
        if index == self._at:
            return draw_pieces(random_words(bytes(32), index), urn, count)
        return super().draw(index, urn, count)


def lines(record: GameRecord) -> list[dict[str, Any]]:
    return [json.loads(line) for line in record.to_text().splitlines()]


def entry_of(told: list[dict[str, Any]], who: str, do: str) -> int:
    """The number of the first entry of a kind."""
    return next(n for n, entry in enumerate(told[1:-1], 1) if entry["who"] == who and entry["do"].startswith(do))


def illegal_action(told: list[dict[str, Any]]) -> int:
    n = entry_of(told, "A", "pass")
    told[n]["do"] = "accept"
    return n


def another_action(told: list[dict[str, Any]]) -> int:
    """One that is legal, so that only the digest tells."""
    n = entry_of(told, "B", "lay")
    told[n]["do"] = next(do for do in legal_before(n, 1) if do != told[n]["do"])
    return n


def legal_before(n: int, seat: int) -> list[str]:
    return [TYROS.write(action) for action in Match.replay(TYROS, finished().cut(n - 1)).legal(seat)]


def unreadable_action(told: list[dict[str, Any]]) -> int:
    told[60]["do"] = "dance"
    return 60


def another_seat(told: list[dict[str, Any]]) -> int:
    n = entry_of(told, "C", "pass")
    told[n]["who"] = "B"
    return n


def unknown_seat(told: list[dict[str, Any]]) -> int:
    told[70]["who"] = "Z"
    return 70


def another_digest(told: list[dict[str, Any]]) -> int:
    told[80]["digest"] = "0" * 16
    return 80


def another_draw(told: list[dict[str, Any]]) -> int:
    told[1]["do"] = "first A" if told[1]["do"] != "first A" else "first B"
    return 1


def impossible_draw(told: list[dict[str, Any]]) -> int:
    n = entry_of(told, "chance", "cards")
    told[n]["do"] = "cards A 14o14y"
    return n


def an_undo_too_much(told: list[dict[str, Any]]) -> int:
    told[50]["do"] = "undo"
    told[50]["who"] = "A"
    return 50


def wrong_points(told: list[dict[str, Any]]) -> int:
    told[-1]["outcome"]["ranking"][0]["points"] += 1
    return len(told) - 2


def wrong_winner(told: list[dict[str, Any]]) -> int:
    ranking = told[-1]["outcome"]["ranking"]
    ranking[0]["seat"], ranking[1]["seat"] = ranking[1]["seat"], ranking[0]["seat"]
    return len(told) - 2


def wrong_secret(told: list[dict[str, Any]]) -> int:
    told[-1]["secret"] = "00" * 32
    return 0


def no_secret(told: list[dict[str, Any]]) -> int:
    told[-1]["secret"] = "not hexadecimal"
    return len(told) - 2


def short_secret(told: list[dict[str, Any]]) -> int:
    told[-1]["secret"] = "00"
    return len(told) - 2


def another_commitment(told: list[dict[str, Any]]) -> int:
    told[0]["commitment"] = hashlib.sha256(b"").hexdigest()
    return 0


def too_early_an_end(told: list[dict[str, Any]]) -> int:
    del told[100:-1]
    return 99


TAMPERED: Final = (
    illegal_action,
    another_action,
    unreadable_action,
    another_seat,
    unknown_seat,
    another_digest,
    another_draw,
    impossible_draw,
    an_undo_too_much,
    wrong_points,
    wrong_winner,
    wrong_secret,
    no_secret,
    short_secret,
    another_commitment,
    too_early_an_end,
)


@pytest.mark.parametrize("tamper", TAMPERED, ids=lambda tamper: str(tamper.__name__))
def test_verify_says_no_and_names_the_first_divergence(
    tamper: Callable[[list[dict[str, Any]]], int], emporion: Emporion, record: pathlib.Path
) -> None:
    told = lines(finished())
    n = tamper(told)
    record.write_text("".join(json.dumps(line) + "\n" for line in told))
    assert emporion("verify", record, status=1).startswith(f"{record}: does not verify: entry {n}: ")
    result = json.loads(emporion("verify", record, "--json", status=1))[str(record)]
    assert not result["sound"]
    assert result["problem"].startswith(f"entry {n}: ")


def test_verify_finds_the_draw_that_is_not_the_dealers(emporion: Emporion, record: pathlib.Path) -> None:
    """Everything else is right: digests, outcome and the secret."""
    cheated = random_game(Cheat(25)).record
    record.write_text(cheated.to_text())
    draws = [entry for entry in cheated.entries if entry.who == CHANCE_NAME]
    problem = f"entry {draws[25].n}: chance {draws[25].do}: the dealer's draw is "
    assert f"does not verify: {problem}" in emporion("verify", record, status=1)


def test_one_bad_record_among_good_ones_is_enough(
    emporion: Emporion, record: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text(record.read_text().replace('"do":"pass"', '"do":"accept"', 1))
    said = emporion("verify", record, bad, record, status=1)
    assert said.count(": verified, ") == 1
    assert said.count(": does not verify: ") == 1


# ---------------------------------------------------------------------------------------------------- show


def some_entries() -> range:
    return range(0, len(finished().entries) + 1, 25)


@pytest.mark.parametrize("viewer", ["all", "spectator", "A", "B", "C"])
def test_show_at_any_entry_as_any_viewer(viewer: str, emporion: Emporion, record: pathlib.Path) -> None:
    for at in some_entries():
        said = emporion("show", record, "--at", at, "--viewer", viewer, "--log", 0)
        assert said.startswith("+--")
        assert too_wide(said) == []
        hands = re.findall(r"^(\w+) holds ", said, re.MULTILINE)
        seen = {"all": ["Ann", "Bob", "Cleo"], "spectator": [], "A": ["Ann"], "B": ["Bob"], "C": ["Cleo"]}
        assert hands == seen[viewer]


def test_show_the_last_entry_by_itself(emporion: Emporion, record: pathlib.Path) -> None:
    assert emporion("show", record) == emporion("show", record, "--at", len(finished().entries))
    assert "The game is over: " in emporion("show", record)


def test_show_a_list(emporion: Emporion, record: pathlib.Path) -> None:
    for at in some_entries():
        said = emporion("show", record, "--at", at, "--list", "--viewer", "A", "--log", 0)
        assert said.startswith("The orange empire: ")
        assert "|" not in said


def test_show_in_every_language(emporion: Emporion, record: pathlib.Path) -> None:
    said = {language: emporion("show", record, "--at", 60, "--language", language) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)


def test_show_tells_the_last_entries_in_words(emporion: Emporion, record: pathlib.Path) -> None:
    said = emporion("show", record, "--at", 100, "--log", 5)
    assert re.findall(r"^ *(\d+)\. ", said, re.MULTILINE) == ["96", "97", "98", "99", "100"]
    assert "begins the game." in emporion("show", record, "--at", 10, "--log", 1000)


def test_show_tells_in_lines_that_fit(emporion: Emporion, record: pathlib.Path) -> None:
    assert too_wide(emporion("show", record, "--log", 1000)) == []


def test_show_a_position_that_can_be_read_again(emporion: Emporion, record: pathlib.Path) -> None:
    for at in some_entries():
        said = emporion("show", record, "--at", at, "--position")
        state = TYROS.read_position(said.strip())
        assert TYROS.write_position(state) == said.strip()
        assert TYROS.schema.pack(state) == TYROS.schema.pack(Match.replay(TYROS, finished().cut(at)).state)


@pytest.mark.parametrize("viewer", ["all", "spectator", "A"])
def test_show_as_json(viewer: str, emporion: Emporion, record: pathlib.Path) -> None:
    shown = json.loads(emporion("show", record, "--at", 75, "--viewer", viewer, "--json"))
    position = emporion("show", record, "--at", 75, "--position").strip() if viewer == "all" else None
    assert shown.get("position") == position
    assert shown["view"]["viewer"] == (0 if viewer == "A" else SPECTATOR)
    assert shown["view"]["entries"] == 75
    assert (shown["view"]["table"]["hand"] is None) == (viewer != "A")


# ---------------------------------------------------------------------------------------------------- board


def test_board_draws_an_empty_board(emporion: Emporion, tmp_path: pathlib.Path) -> None:
    picture = tmp_path / "board.svg"
    assert re.fullmatch(rf"{picture}: \d+ KB\n", emporion("board", "tyros", "--svg", picture))
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def test_board_draws_the_pieces_of_a_record(emporion: Emporion, record: pathlib.Path, tmp_path: pathlib.Path) -> None:
    pictures = []
    for at in (["--at", 0], ["--at", 100], []):
        emporion("board", "tyros", "--svg", tmp_path / "board.svg", "--record", record, *at)
        pictures.append((tmp_path / "board.svg").read_text())
        ElementTree.fromstring(pictures[-1])
    assert len(set(pictures)) == 3
    assert "Cleo" in pictures[-1]


# ---------------------------------------------------------------------------------------------------- options, warm


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_names_every_option(emporion: Emporion, language: str) -> None:
    said = emporion("options", "tyros", "--language", language)
    for name in Options.__struct_fields__:
        assert re.search(rf"^{name}: \S+.*\n    \S+", said, re.MULTILINE), name


def test_options_as_json(emporion: Emporion) -> None:
    choices = json.loads(emporion("options", "tyros", "--json"))
    assert list(choices) == list(Options.__struct_fields__)
    assert choices["edition"] == ["kosmos", "giochi-rari"]


def test_every_default_option_can_be_given(emporion: Emporion) -> None:
    choices = json.loads(emporion("options", "tyros", "--json"))
    given = [word for name, values in choices.items() if name != "players" for word in ("-o", f"{name}={values[0]}")]
    plain = simulated(emporion, "--games", 1)
    assert simulated(emporion, "--games", 1, *given)["digest"] == plain["digest"]


def test_rules_are_checked(emporion: Emporion) -> None:
    assert emporion("rules", "tyros").startswith("tyros: ")


def test_rules_that_are_wrong_are_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    program = Program(toy.SCHEMA, [toy.half], {})
    monkeypatch.setattr(rules, "programs_of", lambda game: [program, program])
    assert main(["rules", "tyros"]) == 1
    told = capsys.readouterr().err
    assert re.search(r"toy\.py:\d+ in half: rules know only whole numbers", told)
    assert "  instead: `//`\n" in told
    assert told.count("instead") == 1


def test_warm_compiles(emporion: Emporion) -> None:
    assert main(["warm", "tyros"]) == 0  # may say on standard error that it compiles


def test_warm_without_a_compiler(emporion: Emporion, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "available_mode", lambda mode: "plain")
    assert "nothing to compile" in emporion("warm", "tyros")


# ---------------------------------------------------------------------------------------------------- fuzz, bench


@pytest.fixture
def plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled for a handful of games."""
    for module in (fuzz, bench):
        monkeypatch.setattr(module, "available_mode", lambda mode: "plain")


@pytest.mark.usefixtures("plainly")
def test_fuzz_finds_nothing(emporion: Emporion, tmp_path: pathlib.Path) -> None:
    small = ("--games", 3, "--matches", 2, "--bad", 40, "--to", tmp_path / "faults")
    told = emporion("fuzz", "tyros", *small)
    played = "3 games, 2 with undos and standing orders"
    assert re.fullmatch(rf"{played}, 40 bad submissions \(\d+ refused\), 0 faults\n", told)
    findings = json.loads(emporion("fuzz", "tyros", *small, "--json"))
    assert (findings["games"], findings["submissions"], findings["faults"], findings["records"]) == (3, 40, [], [])
    assert sum(findings["refused"].values()) > 20
    assert not (tmp_path / "faults").exists()


@rule
def planted_fault(s: Any) -> int:
    """Something is wrong with every state of the second round."""
    return 99 if s.round == 2 else 0


@pytest.mark.usefixtures("plainly")
def test_fuzz_writes_down_a_game_with_a_fault(
    emporion: Emporion, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(tyros_game.RULES, "fault", planted_fault)
    monkeypatch.setattr(tyros_game, "builtin_program", tyros_game.builtin_program.__wrapped__)
    said = emporion("fuzz", "tyros", "--games", 2, "--bad", 0, "--to", tmp_path / "faults", status=1)
    assert "1 faults\n  game 0 of seed 1 broke an invariant" in said
    shown = re.search(r"emporion show (.*)", said)
    assert shown
    monkeypatch.undo()
    assert emporion("show", shown[1], "--log", 0).startswith("+--")
    assert "finished" in emporion("verify", shown[1], status=3)


@pytest.mark.usefixtures("plainly")
def test_fuzz_writes_down_a_submission_with_a_fault(
    emporion: Emporion, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Match, "_check_decision", stumbling(Match._check_decision))
        only_bad = ("--games", 0, "--matches", 0, "--bad", 30)
        said = emporion("fuzz", "tyros", *only_bad, "--to", tmp_path, "--json", status=1)
    findings = json.loads(said)
    assert findings["faults"]
    assert all("ZeroDivisionError: planted" in fault for fault in findings["faults"])
    assert len(findings["records"]) == len(findings["faults"])
    for file in findings["records"]:
        assert emporion("show", file, "--log", 0).startswith("+--")


def stumbling(honest: Callable[..., None]) -> Callable[..., None]:
    """Planted: who is not at the table at all makes the engine stumble."""

    def check(match: Match, seat: int, decision: str) -> None:
        if not 0 <= seat < match.options.players:
            raise ZeroDivisionError("planted")
        honest(match, seat, decision)

    return check


@pytest.mark.usefixtures("plainly")
def test_bench_prints_json(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "import_seconds", lambda game, say: {"emporion": 0.01})
    monkeypatch.setattr(bench, "random_play", lambda *arguments: {"games": arguments[2], "actions_per_second": 1})
    assert main(["bench", "tyros", "--games", "4000"]) == 0
    printed = capsys.readouterr()
    result = json.loads(printed.out)
    assert result["plain"]["games"] == 40
    assert result["state_bytes"] == TYROS.schema.size
    assert printed.err.startswith("measuring: ")


@pytest.mark.usefixtures("plainly")
def test_bench_plays_games(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "import_seconds", lambda game, say: {"emporion": 0.01})
    assert main(["bench", "tyros", "--games", "1"]) == 0
    plain = json.loads(capsys.readouterr().out)["plain"]
    assert plain["games"] == 20
    assert min(plain["games_per_second"], plain["actions_per_second"]) > 0


@pytest.mark.parametrize("middle", [200, 100_000])
@pytest.mark.parametrize("game", game_names())
def test_bench_measures_a_game_of_any_length(game: str, middle: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is over before its middle would begin is looked at earlier."""
    monkeypatch.setattr(bench, "MIDDLE", middle)
    monkeypatch.setattr(bench, "nanoseconds", lambda work, times: 1.0)
    rules_of = get_game(game)
    found = bench.primitives(rules_of, rules_of.options({"players": min(rules_of.seats)}), "plain", lambda what: None)
    assert found["legal_actions_listed"] > 0


# ---------------------------------------------------------------------------------------------------- bad input


def case(line: str) -> Any:
    """A command in which RECORD, TEXT, FOLDER and NOWHERE are files."""
    return pytest.param(line.split(), id=line)


BAD: Final = [
    *(
        case(f"{command} chess")
        for command in ("simulate", "play", "options", "bots", "warm", "bench", "fuzz", "train")
    ),
    case("board chess --svg FOLDER/x.svg"),
    *(case(f"{command} tyros -o colour=red") for command in ("simulate", "play")),
    *(case(f"{command} tyros -o edition=red") for command in ("simulate", "play")),
    *(case(f"{command} tyros -o edition") for command in ("simulate", "play")),
    *(case(f"{command} tyros -o board=TEXT") for command in ("simulate", "play")),
    *(case(f"{command} tyros -o board=NOWHERE") for command in ("simulate", "play")),
    *(case(f"{command} tyros --players 9") for command in ("simulate", "play")),
    case("simulate tyros -o edition=giochi-rari -o setup=first-game"),
    case("board tyros --svg FOLDER/x.svg -o colour=red"),
    case("board tyros --svg FOLDER/x.svg --players 9"),
    case("simulate tyros --games 0"),
    case("simulate tyros --games -1"),
    case("simulate tyros --bots nonsense,random,random,random"),
    case("simulate tyros --bots random,random"),
    case("simulate tyros --seed -1"),
    case("simulate tyros --seed 9223372036854775808"),
    case("simulate tyros --mode plain --games 1 --record 0 --to FOLDER"),
    case("simulate tyros --mode plain --games 1 --record 0 --to NOWHERE/x"),
    case("simulate tyros --mode plain --games 1 --workers -1"),
    case("simulate tyros --mode plain --games 1 --record 1 --to FOLDER/x"),
    case("simulate tyros --mode plain --games 1 --record -1 --to FOLDER/x"),
    *(case(f"{command} {file}") for command in ("verify", "show") for file in ("NOWHERE", "FOLDER", "TEXT", "BINARY")),
    *(case(f"{command} {file}") for command in ("verify", "show") for file in ("EMPTY", "OTHER", "OLD")),
    *(case(f"{command} NAMELESS") for command in ("verify", "show")),
    case("verify RECORD NOWHERE"),
    case("show RECORD --at 99999"),
    case("show RECORD --at -1"),
    case("show RECORD --viewer Z"),
    case("show RECORD --viewer D"),
    case("show TAMPERED"),
    *(case(f"board tyros --svg FOLDER/x.svg --record {file}") for file in ("NOWHERE", "FOLDER", "TEXT", "TAMPERED")),
    case("board tyros --svg FOLDER/x.svg --record RECORD --at 99999"),
    case("board tyros --svg FOLDER/x.svg --record RECORD --at -1"),
    case("board tyros --svg FOLDER"),
    case("board tyros --svg NOWHERE/x.svg"),
    case("fuzz tyros --games -1 --bad 1"),
    case("fuzz tyros --games 1 --bad -1"),
    case("fuzz tyros --games 0 --bad 1 --seed 9223372036854775808"),
    case("fuzz tyros --games 0 --bad 0 --to TEXT"),
    case("bench tyros --games 0"),
    case("bench tyros --decisions 0"),
    case("train tyros --games 99"),
    case("play tyros --bots nonsense"),
    case("play tyros --bots captain,random"),
    case("play tyros --bots admiral(level=9)"),
    case("play tyros --seats Z"),
    case("play tyros --seats E"),
    case("play tyros --names Ann,Bob"),
    case("play tyros --names Ann,,Bob,Cleo"),
    case("play tyros --resume"),
    case("play tyros --resume --file FOLDER"),
    case("play tyros --resume --file NOWHERE"),
    case("play tyros --resume --file TAMPERED"),
    case("play tyros --file TEXT"),
]
BAD_USAGE: Final = [
    "",
    "dance",
    *(command for command in COMMANDS if command not in ("serve", "rules", "warm")),  # need nothing: they would do it
    *(f"{command} tyros --dance" for command in COMMANDS),
    *(f"{command} tyros --games x" for command in ("simulate", "fuzz", "bench")),
    *(f"{command} tyros --seed x" for command in ("simulate", "fuzz", "play")),
    *(f"{command} tyros --language la" for command in ("play", "options")),
    "simulate tyros --mode x",
    "simulate tyros --players x",
    "show game.jsonl --at x",
    "show game.jsonl --language la",
    "board tyros",
]


def files(folder: pathlib.Path) -> dict[str, pathlib.Path]:
    """What bad commands are given."""
    text = finished().to_text()
    contents = {
        "RECORD": text.encode(),
        "TEXT": b"Dear diary\n",
        "BINARY": b"\xff\xfe\x00",
        "EMPTY": b"",
        "OTHER": text.replace('"tyros"', '"chess"', 1).encode(),
        "OLD": re.sub('"ruleset":\\d+', '"ruleset":0', text, count=1).encode(),
        "NAMELESS": text.replace('"Ann",', "", 1).encode(),
        "TAMPERED": text.replace('"do":"pass"', '"do":"accept"', 1).encode(),
    }
    made = {name: folder / name.lower() for name in contents}
    for name, content in contents.items():
        made[name].write_bytes(content)
    return made | {"FOLDER": folder, "NOWHERE": folder / "nowhere"}


@pytest.mark.usefixtures("plainly")
@pytest.mark.parametrize("words", BAD)
def test_bad_input_is_refused_in_one_line(
    words: list[str], tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    names = files(tmp_path)
    pattern = re.compile(r"\b(" + "|".join(names) + r")\b")
    before = sorted(file.name for file in tmp_path.iterdir())
    assert main([pattern.sub(lambda found: str(names[found[0]]), word) for word in words]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("emporion: ")
    assert printed.err.count("\n") == 1
    assert printed.err.endswith("\n")
    assert [name for name, path in names.items() if len(re.findall(rf"{path}(?![\w/])", printed.err)) > 1] == []
    assert sorted(file.name for file in tmp_path.iterdir()) == before


def status_of(line: str) -> int:
    try:
        return main(line.split())
    except SystemExit as stopped:
        return int(stopped.code or 0)


@pytest.mark.parametrize("digits", ["٤", "４", "1_0", "+4", "04", "4.0"])
@pytest.mark.parametrize(
    "line",
    ["simulate tyros --games", "hint game.jsonl --at", "battle 16 16 --seed", "play tyros --players", "serve --port"],
)
def test_numbers_are_written_in_plain_digits(line: str, digits: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*line.split(), digits]) == 2
    assert digits in capsys.readouterr().err


def test_an_army_is_written_in_plain_digits(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["battle", "١٦", "16"]) == 2
    assert "is no army" in capsys.readouterr().err


@pytest.mark.parametrize("line", BAD_USAGE)
def test_a_command_that_cannot_be_read_is_refused(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of(line) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert re.match(r"emporion[a-z ]*: \S", printed.err.splitlines()[-1])


def test_a_command_that_cannot_be_read_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("simulate tyros --seed x") == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_fault_of_ours_is_told_and_is_no_bad_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*arguments: Any) -> None:
        raise BrokenInvariant("planted")

    monkeypatch.setattr("emporion.cli.simulate.simulate", broken)
    assert main(["simulate", "tyros"]) == 1
    assert capsys.readouterr().err == "emporion: planted\n"


def test_an_interruption_is_no_traceback(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("emporion.cli.simulate.simulate", interrupted)
    assert main(["simulate", "tyros"]) == 130
    assert capsys.readouterr().err == "\nemporion: interrupted\n"
