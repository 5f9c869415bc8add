"""Specs: how a bot is called, everywhere."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emporion.bots.spec import Spec, read_spec, read_specs
from emporion.engine.errors import BadInput


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("merchant", Spec("merchant")),
        (" merchant ", Spec("merchant")),
        ("admiral()", Spec("admiral")),
        ("admiral(ms=500)", Spec("admiral", (("ms", "500"),))),
        ("admiral( visits = 2000 , level = 3 )", Spec("admiral", (("level", "3"), ("visits", "2000")))),
        ("./my bot.py:Clever(depth=2)", Spec("./my bot.py:Clever", (("depth", "2"),))),
        ("process(command=./bot.pl --fast --size=3)", Spec("process", (("command", "./bot.pl --fast --size=3"),))),
        ("process(command=./bot f(1,2))", Spec("process", (("command", "./bot f(1,2)"),))),
        ('process(command="./bot a,b",x=1)', Spec("process", (("command", "./bot a,b"), ("x", "1")))),
        ('process(command=./bot "a, b)" c)', Spec("process", (("command", './bot "a, b)" c'),))),
        ('process(command="./my bot" "x")', Spec("process", (("command", '"./my bot" "x"'),))),
        (r'process(command="./bot \"a\" \\")', Spec("process", (("command", './bot "a" \\'),))),
        (r"process(command=./bot \d)", Spec("process", (("command", r"./bot \d"),))),
        ('admiral(name="")', Spec("admiral", (("name", ""),))),
    ],
)
def test_what_a_spec_says(text: str, spec: Spec) -> None:
    assert read_spec(text) == spec
    assert read_spec(str(spec)) == spec


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "write NAME or NAME"),
        ("(ms=500)", "write NAME or NAME"),
        ("admiral(ms=500", "write NAME or NAME"),
        ("admiral(500)", "'500' is no parameter; write PARAMETER=VALUE"),
        ("admiral(ms=)", "'ms=' is no parameter"),
        ("admiral(ms=5,)", "'' is no parameter"),
        ("admiral(ms=5,ms=6)", "ms is given twice"),
        ("admiral(ms=5))", "brackets do not match"),
        ("admiral(ms=(5)", "brackets do not match"),
        ("admiral(ms=5)(", "write NAME or NAME"),
    ],
)
def test_what_is_no_spec(text: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        read_spec(text)


def test_specs_have_commas_between_them() -> None:
    text = 'merchant, admiral(ms=5,level=3),process(command="./bot a,b"),./x.py'
    assert list(map(str, read_specs(text))) == [
        "merchant",
        "admiral(level=3,ms=5)",
        'process(command="./bot a,b")',
        "./x.py",
    ]
    assert read_specs(" ") == []


@pytest.mark.parametrize("text", ["merchant,,admiral", "merchant,", "merchant)", "admiral(ms=5"])
def test_no_spec_is_left_out_without_a_word(text: str) -> None:
    with pytest.raises(BadInput):
        read_specs(text)


@given(st.dictionaries(st.from_regex(r"[a-z_]{1,5}", fullmatch=True), st.text(max_size=12), max_size=3))
def test_whatever_a_value_is_it_is_read_as_it_was_written(parameters: dict[str, str]) -> None:
    spec = Spec("bot", tuple(sorted(parameters.items())))
    assert read_specs(f"{spec},random") == [spec, Spec("random")]
