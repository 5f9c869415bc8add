"""`emporion play`, with somebody at the keyboard."""

from __future__ import annotations

import itertools
import json
import pathlib
import re
import stat
from typing import Final

import pytest

from emporion.cli.keeping import secret_file
from emporion.cli.main import main
from emporion.engine.match import Match
from emporion.engine.participants import SPECTATOR, seat_letter
from emporion.engine.record import read_record
from emporion.games import get_game, get_screen
from emporion.locales import LANGUAGES, text
from tests.cli.terminal import Page, Player, Scripted, Terminal, kind_of, position, too_wide

TYROS: Final = get_game("tyros")
SCREEN: Final = get_screen("tyros")
NAMES: Final = ("Ann", "Bob", "Cleo", "Dion")


@pytest.fixture
def terminal(tmp_path: pathlib.Path) -> Terminal:
    return Terminal(tmp_path)


@pytest.fixture(scope="module")
def one_person(tmp_path_factory: pytest.TempPathFactory) -> Terminal:
    """At which a game was played to its end by one person against bots."""
    terminal = Terminal(tmp_path_factory.mktemp("one"))
    assert terminal.play("--seed", "2", answer=Player(4)) == 0
    return terminal


@pytest.fixture(scope="module")
def two_people(tmp_path_factory: pytest.TempPathFactory) -> Terminal:
    """At which a game was played to its end by two people and two bots."""
    terminal = Terminal(tmp_path_factory.mktemp("two"))
    assert terminal.play("--seats", "A,B", "--names", ",".join(NAMES), "--seed", "7", answer=Player(3)) == 0
    return terminal


def joined(shown: str) -> str:
    """Without line breaks, so that a wrapped sentence can be found."""
    return " ".join(shown.split())


# ---------------------------------------------------------------------------------------------------- whole games

WHOLE_GAMES: Final = {
    "en": ["--seed", "3"],
    "de": ["--seed", "4", "--list", "--players", "3"],
    "fr": ["--seed", "5", "-o", "edition=giochi-rari"],
    "it": ["--seed", "6", "--no-confirm", "--names", "Alessandra,Massimiliano,Bartolomeo,Guglielmina"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_can_be_played_to_its_end(language: str, terminal: Terminal) -> None:
    assert terminal.play(*WHOLE_GAMES[language], "--language", language, answer=Player()) == 0
    session = terminal.session
    assert session.match.is_over
    assert terminal.errors == ""
    assert [line for line in too_wide(terminal.shown) if str(terminal.kept) not in line] == []
    assert [page.prompt for page in terminal.pages if len(page.prompt.rstrip()) > 80] == []
    last = session.match.events(0)[-1][1][-1]
    assert joined(SCREEN.narrate(last, session.names, language)) in joined(terminal.last)
    assert joined(text(language, "cli-record", file=str(terminal.kept))) in joined(terminal.last)
    assert ("--no-confirm" in WHOLE_GAMES[language]) != any(kind_of(p.prompt) == "cli-end-turn" for p in terminal.pages)


def test_the_record_of_a_finished_game_verifies_with_its_draws(
    terminal: Terminal, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal.play("--players", "3", answer=Player(2))
    assert main(["verify", str(terminal.kept)]) == 0
    assert re.search(r"finished; draws checked: \d+, all from the committed secret", capsys.readouterr().out)
    assert not secret_file(terminal.kept).exists()


def test_a_list_has_no_drawing(terminal: Terminal) -> None:
    terminal.play("--list", "--seed", "1", answer=Scripted(["list"]))
    for page in terminal.pages:
        assert "The orange empire: " in page.text
        assert "+--" not in page.text
        assert "|" not in page.text


def test_the_board_can_be_called_up_either_way(terminal: Terminal) -> None:
    terminal.play("--seed", "1", answer=Scripted(["list", "board"]))
    first, listed, drawn = (page.text for page in terminal.pages)
    assert "+--" in first
    assert "Ships of Player A: Tyros (2)" in listed
    assert "+--" not in listed
    assert "+--" in drawn


# ---------------------------------------------------------------------------------------------------- what is told


def first_page(pages: list[Page], what: str) -> int:
    return next(n for n, page in enumerate(pages) if what in page.text)


def test_what_others_did_since_is_told_once(one_person: Terminal) -> None:
    for n, events in one_person.session.match.events(0):
        for event in events:
            sentence = joined(SCREEN.narrate(event, one_person.session.names, "en"))
            assert sentence in joined(one_person.shown), n
    beginning = "begins the game."
    assert joined(one_person.shown).count(beginning) == 1


def test_an_offer_stands_near_the_question(one_person: Terminal) -> None:
    question = text("en", "tyros-decision-answer")
    page = one_person.pages[first_page(one_person.pages, question)].text
    before = page[: page.index(question)].splitlines()[-4:]
    assert any(re.search(r" offers .*Player A.* for ", line) for line in before), page


def test_a_board_that_has_not_changed_is_not_drawn_again(one_person: Terminal) -> None:
    boards = [re.findall(r"^[+|].*$", page.text, re.MULTILINE) for page in one_person.pages]
    drawn = [board for board in boards if board]
    assert len(drawn) < len([page for page in one_person.pages if "What happened:" in page.text])
    assert all(one != following for one, following in itertools.pairwise(drawn))


def test_help_names_every_command(terminal: Terminal) -> None:
    for language in LANGUAGES:
        terminal.play("--seed", "1", "--language", language, answer=Scripted(["?", "HELP"]))
        for page in terminal.pages[1:]:
            for word in ("board", "list", "hand", "score", "log", "all", "undo", "save", "language", "quit"):
                assert re.search(rf"\b{word}\b", page.text), (language, word)


@pytest.mark.parametrize("game", ["tyros", "tyrannos"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_of_help_are_of_the_game(game: str, language: str) -> None:
    examples = text(language, f"{game}-screen-examples").split(" (")[0]
    for example in re.split(r", (?=[a-z])", examples):
        assert get_game(game).write(get_game(game).read(example)) == example


def test_help_is_of_the_game_that_is_played(terminal: Terminal) -> None:
    terminal.play("--seed", "1", answer=Scripted(["?"]), game="tyrannos")
    assert "upgrade Gela warehouse" in joined(terminal.pages[1].text)
    assert "joker" not in terminal.pages[1].text


def test_commands_show_what_they_say(terminal: Terminal) -> None:
    terminal.play("--seed", "1", answer=Scripted(["hand", "score", "log", "", "0"]))
    _, hand, score, log, nothing, back = (page.text for page in terminal.pages)
    assert hand.startswith("Player A holds ")
    assert "D Player D   0: cities" in score
    assert "Round 1 begins" in log
    assert nothing == back


def test_another_language_from_now_on(terminal: Terminal) -> None:
    terminal.play("--seed", "1", answer=Scripted(["language xx", "language", "language IT"]))
    _, unknown, missing, italian = (page for page in terminal.pages)
    assert "There is no language xx; there is: en, de, fr, it." in unknown.text
    assert "There is no language -; there is: en, de, fr, it." in missing.text
    assert italian.prompt.strip() == text("it", "cli-choose")


# ---------------------------------------------------------------------------------------------------- choosing


def test_many_actions_are_chosen_by_kind_and_few_at_once(one_person: Terminal) -> None:
    kinds = one_person.pages[first_page(one_person.pages, "swap cards with the bank (")].text
    assert re.search(r"^  \d\. pass$", kinds, re.MULTILINE)
    lay = one_person.pages[first_page(one_person.pages, text("en", "tyros-decision-lay"))].text
    assert re.search(r"^  1\. (lay tile|show all)", lay, re.MULTILINE)


def to_action(terminal: Terminal, *then: str) -> list[Page]:
    """Lay the first tiles, then type this when asked for an action: the pages from there on."""
    asked = text("en", "tyros-decision-act")
    answers = list(then)

    def answer(shown: str, prompt: str) -> str:
        if asked in shown or len(answers) < len(then):
            return Scripted([answers.pop(0) if answers else EOFError])(shown, prompt)
        return "1"

    terminal.play("--seed", "2", answer=answer)
    return terminal.pages[first_page(terminal.pages, asked) :]


def number_of(page: Page, line: str) -> str:
    found = re.search(rf"^ *(\d+)\. {re.escape(line)}", page.text, re.MULTILINE)
    assert found, page.text
    return found[1]


def test_a_long_list_is_cut_until_all_is_typed(terminal: Terminal) -> None:
    menu = to_action(terminal)[0]
    number = number_of(menu, "swap cards with the bank")
    ways = re.search(r"swap cards with the bank \((\d+) ways\)", menu.text)
    assert ways
    _, cut, everything, back = to_action(terminal, number, "all", "0")
    assert f"… and {int(ways[1]) - 18} more" in cut.text
    assert f"{ways[1]}. swap" not in cut.text
    assert f"{ways[1]}. swap" in everything.text
    assert "0. back" in everything.text
    assert "swap cards with the bank (" in back.text


def test_an_offer_is_completed_at_its_prompt(terminal: Terminal) -> None:
    menu = to_action(terminal)[0]
    number = number_of(menu, "offer a trade")
    given, wanted = offer_of(terminal)
    _, rest, after = to_action(terminal, number, f"1{given} for 1{wanted} to B,C,D")
    assert kind_of(rest.prompt) == "cli-rest"
    assert "Player A offers Player B, Player C and Player D" in joined(after.text)
    _, _, whole = to_action(terminal, number, f"offer 1{given} for 1{wanted} to B,C,D")
    assert whole.text == after.text
    for nothing in ("0", ""):
        assert "offer a trade" in to_action(terminal, number, nothing)[2].text
    assert "Answer with a number from the list" in to_action(terminal, number, "?")[2].text


def offer_of(terminal: Terminal) -> tuple[str, str]:
    """A colour that Player A holds, and one that is another."""
    held = TYROS.look(terminal.session.match.state, terminal.session.match.options)(0).hand
    given = "oygv"[next(n for n, count in enumerate(held.counts[:4]) if count)]
    return given, "o" if given != "o" else "y"


NONSENSE: Final = [
    "²",
    "9" * 5000,
    "-1",
    "1.5",
    "dance",
    "move",
    "\x00",
    "\udce4",
    "💣",
    "first A",
    "show 99",
    "offer 1o",
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nonsense_is_refused_and_changes_nothing(language: str, terminal: Terminal) -> None:
    terminal.play("--seed", "1", "--language", language, answer=Scripted([*NONSENSE]))
    assert len(terminal.pages) == len(NONSENSE) + 1
    assert len({page.entries for page in terminal.pages}) == 1
    refused = text(language, "cli-refused", reason="").strip()
    for page in terminal.pages[1:]:
        assert refused in page.text or page.text.startswith(
            text(language, "cli-not-a-choice", answer="9" * 20, count=1).split("1")[0]
        ), page.text


def test_an_illegal_action_is_refused_with_its_paragraph(terminal: Terminal) -> None:
    page = to_action(terminal, "move T>1 9o")[1]
    assert re.match(r"Not allowed: §\d+\.\d+: ", page.text)
    assert text("en", "tyros-decision-act") in page.text


def test_actions_and_commands_may_be_typed_with_blanks(terminal: Terminal) -> None:
    page = to_action(terminal, "   pass   ")[1]
    assert "Player A passes." in page.text
    assert kind_of(page.prompt) == "cli-end-turn"


# ---------------------------------------------------------------------------------------------------- taking back


@pytest.mark.parametrize("word", ["undo", "2", "UNDO"])
def test_an_action_can_be_taken_back(word: str, terminal: Terminal) -> None:
    menu, passed, again = to_action(terminal, "pass", word)
    assert "Player A passes." in passed.text
    assert again.text.startswith("Taken back.")
    assert text("en", "tyros-decision-act") in again.text
    record = terminal.session.match.record
    assert [(entry.who, entry.do) for entry in record.entries[-2:]] == [("A", "pass"), ("A", "undo")]
    before = Match.replay(TYROS, record.cut(menu.entries))
    assert TYROS.write_position(before.state) == position(terminal.session)


def test_after_a_question_about_it_an_action_stands(terminal: Terminal) -> None:
    _, confirm, unclear, *_, after = to_action(terminal, "pass", "hm", "1", "undo")
    assert kind_of(confirm.prompt) == kind_of(unclear.prompt) == "cli-end-turn"
    assert "Not allowed: there is nothing you can take back" in joined(after.text)


# ---------------------------------------------------------------------------------------------------- several people


def told_to(match: Match) -> dict[int, set[str]]:
    """All that each viewer may be told, put into words."""
    names = match.record.header.seats
    told = {}
    for viewer in range(SPECTATOR, len(names)):
        every = [event for _, events in match.events(viewer) for event in events]
        told[viewer] = {joined(SCREEN.narrate(event, names, "en")) for event in every}
    return told


def hand_of(match: Match, state: bytes, seat: int) -> str:
    table = TYROS.look(TYROS.schema.unpack(state), match.options)(seat)
    return joined(" ".join(SCREEN.hand_lines(table, match.record.header.seats, "en")))


def check_secrecy(terminal: Terminal) -> None:
    """No page shows what only somebody else may know."""
    match = terminal.session.match
    told = told_to(match)
    everything = set().union(*told.values())
    for page in terminal.pages:
        shown = joined(page.text)
        assert [sentence for sentence in everything - told[page.eyes] if sentence in shown] == []
        if " holds " in shown:
            others = [seat for seat in range(match.options.players) if seat != page.eyes]
            assert [seat for seat in others if hand_of(match, page.state, seat) in shown] == []
            assert re.findall(r"(\S+) holds ", shown) == [match.record.header.seats[page.eyes].split()[-1]]
    assert " holds " not in terminal.last
    assert len(everything - told[SPECTATOR]) > 50


def test_nobody_sees_what_only_another_may_know(two_people: Terminal) -> None:
    assert {page.eyes for page in two_people.pages} == {SPECTATOR, 0, 1}
    check_secrecy(two_people)


def test_three_people_keep_their_secrets(terminal: Terminal) -> None:
    names = ",".join(NAMES[:3])
    assert terminal.play("--seats", "A,B,C", "--players", "3", "--names", names, answer=Player(3)) == 0
    assert {page.eyes for page in terminal.pages} == {SPECTATOR, 0, 1, 2}
    check_secrecy(terminal)


def test_the_secrets_of_bots_are_kept(one_person: Terminal) -> None:
    assert {page.eyes for page in one_person.pages} == {0}
    check_secrecy(one_person)


def test_everybody_sees_his_own_hand_and_draws(two_people: Terminal) -> None:
    told = told_to(two_people.session.match)
    for seat in (0, 1):
        mine = joined("".join(page.text for page in two_people.pages if page.eyes == seat))
        assert f"{NAMES[seat]} holds " in mine
        assert [sentence for sentence in told[seat] - told[SPECTATOR] if sentence not in mine] == []


def test_a_curtain_falls_between_two_people(two_people: Terminal) -> None:
    eyes = SPECTATOR
    for page, following in itertools.pairwise(two_people.pages):
        if kind_of(page.prompt) == "cli-curtain":
            assert eyes == SPECTATOR or page.text.endswith("\n" * 60)
            assert following.eyes != eyes
            assert page.prompt.startswith(NAMES[following.eyes])
            eyes = following.eyes
        else:
            assert page.eyes == eyes


# ---------------------------------------------------------------------------------------------------- going on later

LEAVING: Final[dict[str, str | type[BaseException]]] = {
    "quit": "quit",
    "exit": "Exit",
    "ctrl-d": EOFError,
    "ctrl-c": KeyboardInterrupt,
}


@pytest.mark.parametrize("way", LEAVING)
def test_a_game_that_was_left_goes_on_where_it_was(way: str, terminal: Terminal) -> None:
    player = Player(5)
    typed: list[str] = []

    def until_tired(shown: str, prompt: str) -> str:
        if len(typed) > 30 and kind_of(prompt) == "cli-choose":
            return Scripted([LEAVING[way]])(shown, prompt)
        typed.append(player(shown, prompt))
        return typed[-1]

    assert terminal.play("--players", "3", answer=until_tired) == 0
    left = terminal.session
    assert "emporion play tyros --resume\n" in terminal.last
    assert read_record(terminal.kept.read_text()).entries == left.match.record.entries
    assert terminal.play("--resume", answer=Scripted([])) == 0
    assert position(terminal.session) == position(left)
    assert terminal.session.match.options == left.match.options
    assert read_record(terminal.kept.read_text()).entries == left.match.record.entries


def test_a_game_that_was_left_can_be_finished_and_verified(
    terminal: Terminal, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal.play("--players", "3", answer=Scripted(["1", "1", "quit"]))
    left = terminal.session.match.record.entries
    assert terminal.play("--resume", answer=Player(5)) == 0
    assert terminal.session.match.record.entries[: len(left)] == left
    assert main(["verify", str(terminal.kept)]) == 0
    assert "draws checked" in capsys.readouterr().out


def test_an_action_that_waits_for_its_confirmation_is_kept(terminal: Terminal) -> None:
    to_action(terminal, "pass", "quit")
    left = position(terminal.session)
    assert read_record(terminal.kept.read_text()).entries[-1].do == "pass"
    terminal.play("--resume", answer=Scripted([]))
    entries = terminal.session.match.record.entries
    passed = Match.replay(TYROS, terminal.session.match.record.cut(max(e.n for e in entries if e.who == "A")))
    assert TYROS.write_position(passed.state) == left


def test_a_game_is_kept_before_the_first_answer(terminal: Terminal) -> None:
    terminal.play("-o", "first_player=A", answer=Scripted([]))
    assert len(terminal.pages) == 1
    left = position(terminal.session)
    terminal.play("--resume", answer=Scripted([]))
    assert position(terminal.session) == left


def test_what_happened_before_leaving_is_told_again(terminal: Terminal) -> None:
    terminal.play("--seed", "2", answer=Scripted(["1"]))
    told = terminal.pages[1].text
    terminal.play("--resume", answer=Scripted([]))
    again = terminal.pages[0].text
    others = [line for line in told.splitlines() if line.startswith("  Player") and not line.startswith("  Player A")]
    assert others
    assert [line for line in others if line not in again] == []


def test_the_same_people_go_on(terminal: Terminal, tmp_path: pathlib.Path) -> None:
    file = str(tmp_path / "our game.jsonl")
    terminal.play("--seats", "B,C", "--file", file, answer=Scripted(["", "quit"]))
    assert f"emporion play tyros --resume --file '{file}'" in terminal.last
    terminal.play("--resume", "--file", file, answer=Scripted([]))
    assert "At this terminal: B Player B, C Player C." in terminal.shown


@pytest.mark.parametrize(
    "option", [("--players", "4"), ("-o", "gifts=on"), ("--names", "A,B,C,D"), ("--seed", "1"), ("--seats", "A")]
)
def test_what_a_game_was_begun_with_cannot_be_changed(option: tuple[str, str], terminal: Terminal) -> None:
    terminal.play(answer=Scripted([]))
    before = terminal.kept.read_text()
    assert terminal.play("--resume", *option, answer=Scripted([])) == 2
    assert terminal.errors == f"emporion: --resume goes on with the game as it was begun: leave out {option[0]}\n"
    assert terminal.kept.read_text() == before


def test_language_and_list_may_be_changed(terminal: Terminal) -> None:
    terminal.play(answer=Scripted([]))
    assert terminal.play("--resume", "--language", "fr", "--list", "--no-confirm", answer=Scripted([])) == 0
    assert "L’empire orange" in terminal.shown or "l’empire orange" in terminal.shown


def test_a_game_that_is_over_says_so(terminal: Terminal) -> None:
    terminal.play("--players", "3", answer=Player(6))
    before = terminal.kept.read_text()
    last = terminal.last
    assert terminal.play("--resume", answer=Scripted([AssertionError])) == 0
    assert "is over. Without --resume a new one begins." in joined(terminal.last)
    assert last[last.index("\nA ") if "\nA " in last else 0 :].splitlines()[-1] in terminal.last
    assert re.search(r"Ranking: 1\. ", joined(terminal.last))
    assert terminal.kept.read_text() == before


def test_a_seeded_game_that_was_left_still_verifies(terminal: Terminal, capsys: pytest.CaptureFixture[str]) -> None:
    terminal.play("--players", "3", "--seed", "9", answer=Scripted(["1", "1"]))
    terminal.play("--resume", answer=Player(7))
    assert main(["verify", str(terminal.kept)]) == 3
    assert f"no fault found, {len(terminal.session.match.record.entries)} entries, finished" in capsys.readouterr().out


@pytest.mark.parametrize("damage", ["missing", "empty", "foreign", "another"])
def test_a_lost_secret_is_told(damage: str, terminal: Terminal) -> None:
    terminal.play("--players", "3", answer=Scripted(["1"]))
    lose_secret(terminal, damage)
    assert terminal.play("--resume", answer=Scripted(["1"])) == 0
    assert text("en", "cli-secret-lost") in joined(terminal.shown)


def lose_secret(terminal: Terminal, damage: str) -> None:
    secret = secret_file(terminal.kept)
    contents = {"empty": "", "foreign": "{}", "another": json.dumps({"secret": "00" * 32, "seats": "A"})}
    secret.unlink()
    if damage in contents:
        secret.write_text(contents[damage])


def test_a_game_without_its_secret_verifies_except_for_its_draws(
    terminal: Terminal, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal.play("--players", "3", answer=Scripted(["1"]))
    lose_secret(terminal, "missing")
    terminal.play("--resume", answer=Scripted(["1"]))
    terminal.play("--resume", answer=Player(8))
    assert main(["verify", str(terminal.kept)]) == 3
    assert "finished; draws not checked: the dealer made a commitment" in capsys.readouterr().out


# ---------------------------------------------------------------------------------------------------- files


def test_the_secret_is_for_its_owner_only(terminal: Terminal) -> None:
    terminal.play(answer=Scripted([]))
    assert stat.S_IMODE(secret_file(terminal.kept).stat().st_mode) == 0o600
    kept_there = json.loads(secret_file(terminal.kept).read_text())
    assert kept_there["seats"] == "A"
    assert kept_there["secret"] not in terminal.kept.read_text()


def test_a_new_game_puts_the_kept_one_aside(terminal: Terminal) -> None:
    terminal.play("--players", "3", answer=Scripted(["1"]))
    first, record = position(terminal.session), terminal.kept.read_text()
    for number in (1, 2):
        terminal.play(answer=Scripted([]))
        aside = terminal.kept.with_name(f"tyros-{number}.jsonl")
        assert f"emporion play tyros --resume --file {aside}" in terminal.shown
    assert terminal.kept.with_name("tyros-1.jsonl").read_text() == record
    terminal.play("--resume", "--file", str(terminal.kept.with_name("tyros-1.jsonl")), answer=Scripted([]))
    assert position(terminal.session) == first
    assert text("en", "cli-secret-lost") not in joined(terminal.shown)


def test_a_new_game_takes_the_place_of_one_that_is_over(terminal: Terminal) -> None:
    terminal.play("--players", "3", answer=Player(6))
    terminal.play(answer=Scripted([]))
    assert sorted(file.name for file in terminal.kept.parent.iterdir()) == ["tyros.jsonl", "tyros.jsonl.secret"]


def test_no_other_file_is_written_over(terminal: Terminal, tmp_path: pathlib.Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    assert terminal.play("--file", str(diary), answer=Scripted([])) == 2
    assert terminal.errors.startswith(f"emporion: {diary}: is there already and is no game")
    assert terminal.errors.count("\n") == 1
    terminal.play(answer=Scripted([f"save {diary}", f"save {tmp_path}"]))
    assert "cannot be saved there (File exists)" in joined(terminal.pages[1].text)
    assert "cannot be saved there (Is a directory)" in joined(terminal.pages[2].text)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["data", "diary.txt"]
    assert diary.read_text() == "Dear diary"


def test_a_copy_can_be_saved_and_gone_on_with(terminal: Terminal, tmp_path: pathlib.Path) -> None:
    copy = tmp_path / "copies" / "copy.jsonl"
    terminal.play("--seed", "1", answer=Scripted([f"save {copy}", "save", "SAVE a\0b"]))
    _, saved, where, impossible = (joined(page.text) for page in terminal.pages)
    assert saved.startswith(f"Saved to {copy}.")
    assert where.startswith("Say where: save FILE")
    assert impossible.startswith("The game cannot be saved there (")
    assert copy.read_text() == terminal.kept.read_text()
    terminal.play("--resume", "--file", str(copy), answer=Scripted([]))
    assert text("en", "cli-secret-lost") not in joined(terminal.shown)


def test_a_directory_that_cannot_be_written_is_told_once(terminal: Terminal) -> None:
    terminal.data.write_text("a file is in the way")
    assert terminal.play("--players", "3", answer=Scripted(["1"] * 6)) == 0
    assert joined(terminal.shown).count("The game cannot be saved (") == 1
    assert "The game could not be saved." in terminal.last
    assert "--resume" not in terminal.last
    assert terminal.play("--players", "3", answer=Player(6)) == 0
    assert joined(terminal.shown).count("The game cannot be saved (") == 1
    assert "emporion verify" not in terminal.last


def header(**changes: object) -> str:
    """The first line of a record of three players."""
    right = {
        "format": "emporion-record/1",
        "game": "tyros",
        "ruleset": TYROS.ruleset,
        "options": {"players": 3},
        "seats": ["Ann", "Bob", "Cleo"],
    }
    return json.dumps(right | changes) + "\n"


BROKEN: Final = {
    "empty": "",
    "text": "Dear diary\n",
    "json": "[1, 2, 3]\n",
    "another format": header(format="other/9"),
    "another game": header(game="chess"),
    "another ruleset": header(ruleset=999),
    "bad options": header(options={"players": 9}),
    "too few names": header(seats=["Ann"]),
    "bad entry": header() + '{"n":1,"who":"A","do":"pass"}\n',
}


@pytest.mark.parametrize("damage", BROKEN)
def test_a_broken_or_foreign_file_is_refused_in_one_sentence(damage: str, terminal: Terminal) -> None:
    terminal.kept.parent.mkdir(parents=True)
    terminal.kept.write_text(BROKEN[damage])
    assert terminal.play("--resume", answer=Scripted([AssertionError])) == 2
    assert terminal.errors.startswith(f"emporion: {terminal.kept}: ")
    assert terminal.errors.count("\n") == 1
    assert terminal.last == ""
    assert terminal.kept.read_text() == BROKEN[damage]


def test_a_cut_off_file_is_refused_and_put_aside(terminal: Terminal) -> None:
    terminal.play("--seed", "1", answer=Scripted(["1"]))
    terminal.kept.write_text(terminal.kept.read_text()[:-20])
    assert terminal.play("--resume", answer=Scripted([AssertionError])) == 2
    assert re.fullmatch(rf"emporion: {terminal.kept}: line \d+: .*\n", terminal.errors)
    assert terminal.play(answer=Scripted([])) == 0
    assert "tyros-1.jsonl" in terminal.shown


def test_seats_are_named_as_one_likes(terminal: Terminal) -> None:
    terminal.play("--seats", "c, a,C", answer=Scripted([]))
    assert "At this terminal: A Player A, C Player C." in terminal.shown
    assert terminal.session._people == [0, 2]
    assert [seat_letter(seat) for seat in terminal.session._bots.seats] == ["B", "D"]
