"""What `make bench` says of the compiler."""

from __future__ import annotations

from typing import Any

import pytest

from bench import compiler
from bench.rules_in_c import entry_points
from emporion.kernel.program import Kernel, Program
from tests.kernel import toy


def toy_program() -> Program:
    return Program(toy.SCHEMA, toy.ENTRIES, {"price": toy.cheap})


@pytest.mark.parametrize("form", compiler.FORMS)
def test_every_form_gives_the_same(form: str) -> None:
    kernel = compiler.in_form(toy_program(), form)
    states = kernel.states(1)
    assert kernel.run.walk(states, 0, 100) == 89
    assert kernel.run.look_at_bits(0b101000) == 3 * 10000 + 2 * 100 + 5
    assert kernel.schema.unpack(kernel.get(states, 0)).log == [99, 97, 94, 89]


def test_rules_as_c_take_rows() -> None:
    kernel = toy_program().compiled()
    rng, out, expected = kernel.numbers(4), kernel.numbers(50), kernel.numbers(50)
    entry_points(toy_program()).numbers(rng, 7, 50, 6, out)
    kernel.run.numbers(kernel.numbers(4), 7, 50, 6, expected)
    assert out.tolist() == expected.tolist()


def worker(times: dict[Any, float], results: dict[Any, bytes]) -> compiler.Work:
    return lambda kernel: (times[kernel], results[kernel])


def kernels() -> dict[str, Kernel]:
    return {"compiled": toy_program().compiled(), "unchecked": toy_program().compiled(checked=False)}


def test_ratios_are_to_the_first_form() -> None:
    made = kernels()
    times = dict(zip(made.values(), (200.0, 100.0), strict=True))
    figures = compiler.in_turn(made, worker(times, dict.fromkeys(made.values(), b"same")), 3)
    assert figures["ns_a_decision"] == {"compiled": 200.0, "unchecked": 100.0}
    assert figures["to_default"]["unchecked"] == {"median": 0.5, "low": 0.5, "high": 0.5}


def test_forms_that_differ_are_a_failure() -> None:
    made = kernels()
    results = dict(zip(made.values(), (b"one", b"other"), strict=True))
    with pytest.raises(SystemExit, match="do not give the same results"):
        compiler.in_turn(made, worker(dict.fromkeys(made.values(), 1.0), results), 1)


def test_a_spread_leaves_out_the_tenth_at_each_end() -> None:
    assert compiler.spread([float(n) for n in range(1, 22)]) == {"median": 11.0, "low": 3.0, "high": 19.0}
