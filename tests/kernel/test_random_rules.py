from __future__ import annotations

import pathlib
from typing import Final

import pytest

from emporion.kernel.compiler.errors import RuleError, RuleErrors
from tests.kernel import random_rules
from tests.kernel.random_rules import Rooms, Summary, Tried, cut_out, random_given, shorter, try_rules, without_block
from tests.kernel.rule_writer import Range, Writer, bitwise_range

SEED: Final = 1
RUN: Final = 1
"""Change it to try other rules."""
PARTS: Final = 2
RULES: Final = 250
"""Rules of each part: one program, compiled checked and unchecked."""


@pytest.mark.parametrize("part", range(PARTS))
def test_random_rules_mean_the_same_in_every_mode(part: int) -> None:
    summary, differences = try_rules(SEED * 1000 + RUN, RULES, first=part)
    assert not differences, "\n\n".join(map(str, differences))
    assert summary.rules == RULES
    assert summary.faults > RULES // 25, "too few rules raise something"
    assert summary.unchecked_faults > 0


def test_the_same_seed_gives_the_same_rules() -> None:
    assert Writer("4-2", 30).module() == Writer("4-2", 30).module()
    assert Writer("4-2", 30).module() != Writer("4-3", 30).module()


def test_the_rules_have_everything_that_the_language_has() -> None:
    source = Writer("everything", 600).module().source
    wanted = [" // ", " % ", " << ", " >> ", " & ", " | ", " ^ ", "(~", "(-", "(+", "(not ", " and ", " or ", " if "]
    wanted += [
        "+=",
        "-=",
        "*=",
        "//=",
        "%=",
        "&=",
        "|=",
        "^=",
        ">>=",
        "elif",
        "else:",
        "while True",
        "break",
        "continue",
    ]
    wanted += ["min(", "max(", "abs(", "len(", "int(", "bool(", "lowest(", "size(", "nth(", "range(", ", -2)", "pass"]
    wanted += ["states[", "squares[", "T8", "G64", "turned(", "touch(", "corner(", "chosen(", "_part(", "FAR", "STEP)"]
    assert [text for text in wanted if text not in source] == []


def test_ranges_of_bitwise_results_hold() -> None:
    for a in (Range(-5, 3), Range(0, 6), Range(-8, -2)):
        for b in (Range(0, 1), Range(-3, 9)):
            for sign, given in (("&", int.__and__), ("|", int.__or__), ("^", int.__xor__)):
                found = [given(x, y) for x in range(a.low, a.high + 1) for y in range(b.low, b.high + 1)]
                assert Range(min(found), max(found)).within(bitwise_range(sign, a, b))


def test_unchecked_code_has_a_plain_reference(tmp_path: pathlib.Path) -> None:
    """The plain rules with which unchecked code is compared go on where others raise."""
    import random

    tried = Tried(tmp_path, "with_reference", Writer("reference", 200).module(), quick=True)
    rooms, source = Rooms(tried, {}), random.Random(5)
    outcomes = []
    for rule in tried.written.rules:
        given = random_given(source, tried)
        outcomes.append((rooms.plain.run(rule, given), rooms.total.run(rule, given)))
    raised = [(plain, total) for plain, total in outcomes if isinstance(plain.result, type)]
    assert all(plain == total for plain, total in outcomes if not isinstance(plain.result, type))
    assert any(not isinstance(total.result, type) for _, total in raised)


def test_a_difference_is_told_with_its_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_rules, "same", lambda expected, found: False)
    monkeypatch.setattr(random_rules, "shortened", lambda *_: "def rule_0() -> int: …")
    with random_rules.own_cache() as folder:
        found = list(random_rules.try_batch("9-0", 2, folder, True, Summary()))
    assert [str(difference).splitlines()[0] for difference in found] == [
        "seed 9-0: rule_0 differs compiled",
        "seed 9-0: rule_1 differs compiled",
    ]
    assert "seed 9-0: rule_0 differs compiled\ndef rule_0() -> int: …\ngiven " in str(found[0])


def test_a_program_that_is_refused_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Tried) -> None:
        raise RuleErrors([RuleError("rules.py", 3, "rule_0", "a / 2", "rules know only whole numbers")])

    monkeypatch.setattr(Tried, "compiled", refuse)
    with random_rules.own_cache() as folder:
        found = list(random_rules.try_batch("9-0", 2, folder, True, Summary()))
    assert [str(refusal).splitlines()[:2] for refusal in found] == [
        ["seed 9-0: refused", "rules.py:3 in rule_0: rules know only whole numbers"]
    ]


def test_what_is_not_needed_for_a_difference_is_taken_out() -> None:
    lines = [
        "@rule\n",
        "def f() -> int:\n",
        "    a = 1\n",
        "    if a:\n",
        "        b = 2\n",
        "    w = 1  # keep\n",
        "    c = 3\n",
    ]
    assert without_block(lines, 3) == [*lines[:3], *lines[5:]]
    assert without_block(lines, 4) == [*lines[:4], "        pass\n", *lines[5:]]
    left = shorter(lines, lambda fewer: any("b = 2" in line for line in fewer))
    assert left == [*lines[:2], *lines[3:6]]


def test_one_rule_is_cut_out_of_its_module() -> None:
    written = Writer("cut", 20).module()
    head, rule, call = cut_out(written.source, "rule_7")
    assert "class State" in head
    assert "rule_0" not in head
    assert any(line.startswith("def rule_7(") for line in rule)
    assert "which == 7:" in call
