"""Every paragraph of the rules has a test that is named after it, and every test belongs to a paragraph."""

from __future__ import annotations

import pathlib
import re

import pytest

from emporion.engine.errors import Refusal
from emporion.games.tyros.refusals import REFUSALS

HERE = pathlib.Path(__file__).parent
RULES = HERE.parents[3] / "docs" / "rules" / "tyros.md"
LAST_CHAPTER = 16
"""§17 and §18 say nothing new."""


def targets() -> set[tuple[int, ...]]:
    """The numbers that the rules can be linked by: `(tyros-7-4)=` is (7, 4)."""
    found = re.findall(r"^\(tyros-(\d+)(?:-(\d+))?\)=$", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    return {tuple(int(number) for number in numbers if number) for numbers in found}


def paragraphs() -> list[str]:
    """The paragraphs of §1 to §16, "7_4"; a chapter without paragraphs counts as one."""
    numbers = {target for target in targets() if target[0] <= LAST_CHAPTER}
    with_parts = {target[0] for target in numbers if len(target) == 2}
    return ["_".join(map(str, t)) for t in sorted(numbers) if len(t) == 2 or t[0] not in with_parts]


def names_of_tests() -> list[str]:
    """The names of all tests in this folder that begin with a number."""
    files = sorted(HERE.glob("test_*.py"))
    return [name for file in files for name in re.findall(r"^def (test_\d\w*)", file.read_text("utf-8"), re.MULTILINE)]


def test_the_rules_have_their_sixteen_chapters() -> None:
    assert {target[0] for target in targets() if len(target) == 1} >= set(range(1, LAST_CHAPTER + 1))
    assert len(paragraphs()) > 50


@pytest.mark.parametrize("paragraph", paragraphs())
def test_every_paragraph_has_a_test(paragraph: str) -> None:
    assert [name for name in names_of_tests() if re.match(rf"test_{paragraph}_[a-z]", name)]


def test_every_test_is_named_after_a_paragraph_that_exists() -> None:
    assert [name for name in names_of_tests() if number_of(name) not in targets()] == []


def number_of(name: str) -> tuple[int, ...]:
    """(7, 4) of `test_7_4_toll_is_paid`."""
    numbers = re.match(r"test_(\d+)(?:_(\d+)(?=_))?", name)
    assert numbers is not None
    return tuple(int(number) for number in numbers.groups() if number)


def test_names_are_used_once() -> None:
    assert len(names_of_tests()) == len(set(names_of_tests()))


@pytest.mark.parametrize("file", sorted(HERE.glob("test_[0-9]*.py")), ids=lambda file: str(file.stem))
def test_a_test_stands_in_the_file_of_its_chapter(file: pathlib.Path) -> None:
    chapter = int(file.stem.split("_")[1])
    allowed = {chapter, 12} if chapter == 6 else {chapter}
    names = re.findall(r"^def test_(\d+)_", file.read_text("utf-8"), re.MULTILINE)
    assert {int(number) for number in names} <= allowed


@pytest.mark.parametrize("reason", sorted({refusal.message for refusal in REFUSALS.values()}))
def test_every_reason_to_refuse_is_met_in_a_test(reason: str) -> None:
    """But for draws that chance cannot have made: they are in no test of the rules, only in records."""
    texts = [file.read_text("utf-8") for file in HERE.glob("test_[0-9]*.py")]
    assert reason == "impossible-draw" or any(re.search(rf"[\"-]{reason}\"", text) for text in texts)


@pytest.mark.parametrize("refusal", sorted({refusal for refusal in REFUSALS.values() if refusal.paragraph}), ids=str)
def test_a_refusal_cites_a_paragraph_that_exists(refusal: Refusal) -> None:
    assert tuple(map(int, refusal.paragraph.split("."))) in targets()
