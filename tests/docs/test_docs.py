"""The documentation says what there is; its examples run, and its links lead somewhere."""

from __future__ import annotations

import argparse
import pathlib
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

import msgspec
import pytest

from emporion.arena.fuzz import Findings
from emporion.arena.simulate import Simulation
from emporion.arena.summary import Summary
from emporion.bots.analysis import Advice, Hint
from emporion.bots.review import Accuracy, Judgement, Moment, Review
from emporion.cli.main import COMMANDS, make_parser
from emporion.engine import slots
from emporion.engine.actions import Action
from emporion.engine.notation import Notation
from emporion.engine.record import Entry, Footer, Header, read_record
from emporion.engine.replay import Verification, verify
from emporion.games import game_names, get_game
from emporion.games.tyrannos import notation as tyrannos_notation
from emporion.games.tyros import notation, position
from emporion.games.tyros.state import STAGE_NAMES
from emporion.kernel.rule import is_slot

ROOT: Final = pathlib.Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
PAGES: Final = sorted(page for page in DOCS.rglob("*.md") if "_build" not in page.parts)
ALL_PAGES: Final = [*sorted(ROOT.glob("*.md")), *PAGES]
GAMES: Final = list(game_names())
Patterns: TypeAlias = Mapping[type[Action], str]
NOTATIONS: Final = [
    ("notation.md", notation.PATTERNS, notation.NOTATION),
    ("notation-tyrannos.md", tyrannos_notation.PATTERNS, tyrannos_notation.NOTATION),
]


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def name_of(path: pathlib.Path) -> str:
    return str(path.relative_to(ROOT))


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def section(text: str, heading: str) -> str:
    """What stands between a heading of the second level and the next."""
    parts = re.split(r"^## (.*)$", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))[heading]


def is_named(name: str, text: str) -> bool:
    """Whether a name stands there as code: as `name`, or at the beginning of `name something`."""
    return re.search(rf"`{re.escape(name)}(?![\w-])[^`]*`", text) is not None


def run_example(code: str, folder: pathlib.Path) -> str:
    """What a Python example prints when it is run somewhere else."""
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


# ---------------------------------------------------------------------------------------------------- the command line


def options_of(command: str) -> Iterator[str]:
    """The long options of a command."""
    subparsers = next(a for a in make_parser(command)._actions if isinstance(a, argparse._SubParsersAction))
    for action in subparsers.choices[command]._actions:
        yield from (text for text in action.option_strings if text.startswith("--") and text != "--help")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_option_is_described(command: str) -> None:
    described = section(page("command-line.md"), f"`{command}`")
    assert f"emporion {command} " in described
    assert [option for option in options_of(command) if not is_named(option, described)] == []


def test_no_command_is_described_that_does_not_exist() -> None:
    assert re.findall(r"^## `(\w+)`$", page("command-line.md"), re.MULTILINE) == list(COMMANDS)


def test_the_readme_has_an_example_of_every_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    examples = re.findall(r"^\| `(\w+)` \|.*`emporion (\w+) [^`]+` \|$", readme, re.MULTILINE)
    assert examples == [(command, command) for command in COMMANDS]


@pytest.mark.parametrize(
    ("command", "result"),
    [
        ("simulate", Simulation),
        ("arena", Summary),
        ("verify", Verification),
        ("hint", Hint),
        ("hint", Advice),
        *(("review", part) for part in (Review, Judgement, Moment, Accuracy)),
        ("fuzz", Findings),
    ],
)
def test_every_field_of_a_result_is_described(command: str, result: type[msgspec.Struct]) -> None:
    described = section(page("command-line.md"), f"`{command}`")
    assert [name for name in result.__struct_fields__ if not is_named(name, described)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_game_is_described(game: str) -> None:
    choices = get_game(game).option_choices()
    assert [option for option in choices if not is_named(option, page("command-line.md"))] == []
    rules = page(f"rules/{game}.md")
    assert [option for option in choices if option != "players" and not is_named(option, rules)] == []


@pytest.mark.parametrize("game", GAMES)
def test_rules_name_the_default_of_every_option_and_how_far_numbers_go(game: str) -> None:
    table = section(page(f"rules/{game}.md"), "Options").split("\n\n")
    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", "\n\n".join(table[:4]), re.MULTILINE))
    choices = get_game(game).option_choices()
    for option in choices.keys() & rows.keys():
        default, *others = choices[option]
        told = rows[option].replace("`", "")
        assert told.split(", ")[0] == default, option
        ends = {end for other in others if " to " in other for end in other.split(" to ")}
        assert ends <= set(re.findall(r"\d+", told)), option


def test_the_options_of_the_example_game_are_followed_into_the_rules() -> None:
    assert [
        option for option in get_game("tyros").option_choices() if not is_named(option, page("adding-a-game.md"))
    ] == []


# ---------------------------------------------------------------------------------------------------- examples


def test_the_example_of_the_readme_runs(tmp_path: pathlib.Path) -> None:
    (code,) = blocks((ROOT / "README.md").read_text(encoding="utf-8"), "python")
    printed = run_example(code, tmp_path)
    assert printed.startswith("Outcome(reason=")
    assert len(printed.splitlines()) == 1


def test_the_example_of_a_record_verifies() -> None:
    (text,) = blocks(page("record-format.md"), "text")
    record = read_record(text)
    result = verify(get_game(record.header.game), record)
    assert result.text() == "verified, 8 entries, finished; draws checked: 1, all from the committed secret"
    assert record.to_text() == text


def test_a_draw_can_be_recomputed_as_described(tmp_path: pathlib.Path) -> None:
    (code,) = blocks(page("record-format.md"), "python")
    assert run_example(code, tmp_path) == "[0, 1, 1, 1, 0, 0]\n"


def test_the_example_of_a_hint_runs(tmp_path: pathlib.Path) -> None:
    (code,) = blocks(page("analysis.md"), "python")
    lines = run_example(code, tmp_path).splitlines()
    assert 1 <= len(lines) <= 3
    assert all(re.fullmatch(r"lay .*: \d+% to win, about \d+ points", line) for line in lines)


@pytest.mark.parametrize("part", [Header, Entry, Footer])
def test_every_field_of_a_record_is_described(part: type[msgspec.Struct]) -> None:
    described = page("record-format.md")
    assert [name for name in part.__struct_fields__ if f"| `{name}` |" not in described] == []


# ---------------------------------------------------------------------------------------------------- notation


def rows(text: str) -> Iterator[list[str]]:
    """The cells of every row of every table."""
    for line in text.splitlines():
        if line.startswith("| "):
            yield [cell.strip() for cell in line.strip("|").split("|")]


@pytest.mark.parametrize(("file", "patterns", "known"), NOTATIONS)
def test_every_action_is_described_with_its_pattern(file: str, patterns: Patterns, known: Notation) -> None:
    described = {(cells[0].strip("`"), cells[1].strip("`")) for cells in rows(page(file)) if len(cells) == 5}
    assert {(cls.__name__, pattern) for cls, pattern in patterns.items()} <= described


@pytest.mark.parametrize(("file", "patterns", "known"), NOTATIONS)
def test_every_example_of_an_action_is_written_like_that(file: str, patterns: Patterns, known: Notation) -> None:
    tables = section(page(file), "Actions of players") + section(page(file), "Actions of chance")
    examples = [cells[2].strip("`") for cells in rows(tables) if cells[2].startswith("`")]
    assert [known.write(known.read(example)) for example in examples] == examples
    assert {type(known.read(example)) for example in examples} == set(patterns)


def test_every_part_of_a_position_is_described() -> None:
    described = section(page("notation.md"), "Positions")
    first_cells = " ".join(cells[0] for cells in rows(described))
    assert [part for part in position.PARTS if f"`{part}`" not in first_cells] == []
    assert [stage for stage in STAGE_NAMES if f"`{stage}`" not in first_cells and stage] == []


def test_the_example_of_a_position_is_one() -> None:
    (text,) = blocks(section(page("notation.md"), "Positions"), "text")
    assert position.write_position(get_game("tyros").read_position(text)) + "\n" == text


# ---------------------------------------------------------------------------------------------------- adding a game


def test_every_slot_is_described() -> None:
    described = section(page("adding-a-game.md"), "The slots")
    names = [name for name, value in vars(slots).items() if is_slot(value)]
    assert len(names) > 10
    assert [name for name in names if f"| `{name}(" not in described] == []


@pytest.mark.parametrize("protocol", ["Game", "Screen"])
def test_every_member_of_a_protocol_is_described(protocol: str) -> None:
    from emporion.engine import game

    cls = getattr(game, protocol)
    members = {name for name in {**vars(cls), **cls.__annotations__} if not name.startswith("_")}
    described = section(page("adding-a-game.md"), f"The `{protocol}` protocol")
    assert {name for name in members if not re.search(rf"`{name}\b", described)} == set()


# ---------------------------------------------------------------------------------------------------- links


def links(text: str) -> list[str]:
    """Where links and pictures lead; what stands in code is no link."""
    prose = re.sub(r"^```.*?^```$|`[^`\n]*`", "", text, flags=re.DOTALL | re.MULTILINE)
    return re.findall(r"\]\(([^)\s]+)\)", prose)


@pytest.mark.parametrize("path", ALL_PAGES, ids=name_of)
def test_relative_links_lead_to_files(path: pathlib.Path) -> None:
    targets = [link.partition("#")[0] for link in links(path.read_text(encoding="utf-8")) if "://" not in link]
    assert [target for target in targets if target and not (path.parent / target).exists()] == []


def test_every_page_is_in_the_table_of_contents() -> None:
    listed = {f"{line}.md" for line in page("index.md").splitlines() if re.fullmatch(r"[\w/-]+", line)}
    pages = {str(path.relative_to(DOCS)) for path in PAGES if path.parent.name not in ("decisions", "reports")}
    assert pages - {"index.md"} | {"decisions/index.md", "reports/index.md"} == listed
