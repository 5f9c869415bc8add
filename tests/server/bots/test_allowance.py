"""Strangers choose bots by spec: ours, within bounds, and what the operator names."""

from __future__ import annotations

import pytest

from emporion.bots.kernel_bot import KernelBot
from emporion.bots.readiness import ready
from emporion.bots.registry import built_in, make_bot
from emporion.bots.spec import read_spec
from emporion.engine.errors import BadInput
from emporion.server.bots.allowance import Allowance, own_bots
from tests.server.bots.strangers import TYROS


def test_our_own_bots_run_no_code_of_others_and_see_a_guess_only() -> None:
    own = own_bots("tyros")
    assert own == built_in("tyros").keys() - {"process"}
    for name in own:
        bot = make_bot(ready(read_spec(name), own - {"random"}), TYROS, TYROS.options({}))
        assert isinstance(bot, KernelBot)


@pytest.mark.parametrize(
    "spec",
    ["random", "captain", " captain ", "navarch", "merchant(noise=3)", "admiral(ms=5000)", "admiral(visits=5000)"],
)
def test_our_own_bots_are_allowed(spec: str) -> None:
    assert Allowance().check("tyros", spec) == read_spec(spec)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("process(command=sh)", "bot 'process' is not allowed here; there is: admiral, captain, "),
        ("./mine.py", "not allowed"),
        ("mine.py:Clever", "not allowed"),
        ("clever", "not allowed"),
        ("random/../mine.py", "not allowed"),
        ("", "write NAME"),
        ("admiral(ms=5001)", "ms=5001 is not a number from 1 to 5000"),
        ("admiral(ms=0)", "ms=0 is not a number"),
        ("admiral(visits=5001)", "visits=5001 is not a number from 1 to 5000"),
        ("admiral(visits=-1)", "visits=-1 is not a number"),
        ("captain(mode=compiled)", "leave out the mode"),
        ("captain(mode=auto)", "leave out the mode"),
        ("admiral(ms=" + "9" * 5000 + ")", "at most 500 letters"),
    ],
)
def test_others_and_those_that_cost_much_are_refused(spec: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        Allowance().check("tyros", spec)


def test_the_bounds_are_the_operators() -> None:
    allowance = Allowance(ms=100, visits=10)
    with pytest.raises(BadInput, match="from 1 to 100"):
        allowance.check("tyros", "admiral(ms=101)")
    with pytest.raises(BadInput, match="from 1 to 10"):
        allowance.check("tyros", "admiral(visits=11)")


def test_what_the_operator_names_is_allowed_and_nothing_like_it() -> None:
    allowance = Allowance(["process(command=./mybot --fast)", "admiral(ms=60000)"])
    assert str(allowance.check("tyros", "process( command=./mybot --fast )")) == "process(command=./mybot --fast)"
    allowance.check("tyros", "admiral(ms=60000)")
    for spec in ("process(command=./mybot)", "process", "process(command=./mybot --fast,level=3)", "admiral(ms=60001)"):
        with pytest.raises(BadInput):
            allowance.check("tyros", spec)
