from __future__ import annotations

import os
import pathlib
import subprocess
import sys

import pytest

from emporion.kernel import compiled as compiled_mode
from emporion.kernel.program import Kernel, Program, UnfilledSlot
from emporion.kernel.rule import table
from tests.kernel import toy


def program(rule: object = toy.cheap, steps: list[int] | None = None) -> Program:
    tables = {"steps": table(steps, name="steps")} if steps else None
    return Program(toy.SCHEMA, toy.ENTRIES, {"price": rule}, tables)  # type: ignore[dict-item]


@pytest.fixture(scope="module", params=["plain", "compiled", "checked"])
def kernel(request: pytest.FixtureRequest) -> Kernel:
    made = program()
    return made.plain() if request.param == "plain" else made.compiled(checked=request.param == "checked")


def test_a_rule_runs_in_every_mode(kernel: Kernel) -> None:
    states = kernel.states(3)
    assert kernel.run.walk(states, 1, 100) == 89
    state = kernel.schema.unpack(kernel.get(states, 1))
    assert (state.left, state.log) == (89, [99, 97, 94, 89])
    assert kernel.get(states, 0) == bytes(kernel.schema.size)


def test_bytes_are_the_same_in_every_mode(kernel: Kernel) -> None:
    states = kernel.states(1)
    kernel.run.walk(states, 0, 50)
    plain = program().plain()
    others = plain.states(1)
    plain.run.walk(others, 0, 50)
    assert kernel.get(states, 0) == plain.get(others, 0)
    fresh = kernel.states(1)
    kernel.put(fresh, 0, plain.get(others, 0))
    assert kernel.get(fresh, 0) == plain.get(others, 0)


def test_sets_of_bits(kernel: Kernel) -> None:
    assert kernel.run.look_at_bits(0b101000) == 3 * 10000 + 2 * 100 + 5
    assert kernel.run.look_at_bits(1 << 40 | 1 << 33) == 33 * 10000 + 2 * 100 + 40


def test_the_generator_gives_the_same_numbers_in_every_mode(kernel: Kernel) -> None:
    rng, out = kernel.numbers(4), kernel.numbers(2000)
    kernel.run.numbers(rng, 12345678901, 2000, 6, out)
    mine = [int(n) for n in out]
    expected = [0] * 2000
    toy.numbers([0] * 4, 12345678901, 2000, 6, expected)
    assert mine == expected
    assert {mine.count(face) > 250 for face in range(6)} == {True}


def test_another_rule_in_the_slot_is_another_program() -> None:
    kernel = program(toy.dear).plain()
    assert kernel.run.walk(kernel.states(1), 0, 100) == 100 - 11 - 4 * 9


def test_a_table_can_be_replaced_by_name() -> None:
    for kernel in (program(steps=[10, 10, 10, 10]).plain(), program(steps=[10, 10, 10, 10]).compiled()):
        assert kernel.run.walk(kernel.states(1), 0, 100) == 60


def test_a_missing_slot_is_named() -> None:
    with pytest.raises(UnfilledSlot, match="price"):
        Program(toy.SCHEMA, toy.ENTRIES, {})


def test_the_fingerprint_tells_rules_and_tables_apart() -> None:
    prints = {program().fingerprint(), program(toy.dear).fingerprint(), program(steps=[1, 1, 1, 1]).fingerprint()}
    assert len(prints) == 3
    assert program().fingerprint() == program().fingerprint()


def test_the_checked_mode_catches_a_bad_index() -> None:
    kernel = program().compiled(checked=True)
    with pytest.raises(IndexError):
        kernel.run.beyond(kernel.states(1), 0, 50)


def run_python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(["src", "."]), **environment}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=surroundings, check=False)


WALK = """
from tests.kernel import toy
from emporion.kernel.program import Program
kernel = Program(toy.SCHEMA, toy.ENTRIES, {"price": toy.cheap}).compiled()
kernel.run.walk(kernel.states(1), 0, 100)
stats = kernel.run.walk.stats
print(sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))
"""


def test_compiled_code_is_kept_outside_the_package_and_found_again(tmp_path: pathlib.Path) -> None:
    runs = [run_python(WALK, EMPORION_CACHE=str(tmp_path / "cache")).stdout.split() for _ in range(2)]
    assert runs == [["0", "1"], ["1", "0"]]
    assert list(tmp_path.rglob("*.nbc"))


def test_what_was_compiled_for_another_copy_is_not_taken_for_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba would not take it, and somebody would wait for the compiler who was told that he need not."""
    here = compiled_mode.cache_of(program(), checked=False)
    assert compiled_mode.cache_of(program(), checked=False) == here
    walk = toy.walk.__code__
    monkeypatch.setattr(toy.walk, "__code__", walk.replace(co_filename=__file__))
    assert compiled_mode.cache_of(program(), checked=False) != here


def test_a_cache_directory_that_cannot_be_written_is_passed_over(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a directory")
    monkeypatch.setenv("EMPORION_CACHE", str(blocked / "cache"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    assert compiled_mode.cache_root().name == f"emporion-{os.getuid()}"


def test_a_long_compilation_is_announced(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled_mode, "NOTICE_AFTER", -1.0)
    notice = compiled_mode.CompileNotice()
    notice.expected = 2
    for _ in range(2):
        notice.on_start(None)
        notice.on_end(None)
    assert capsys.readouterr().err.count("compiling the rules") == 1
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    notice.on_start(None)
    notice.on_end(None)
    assert "2 of 2 functions" in capsys.readouterr().err


def test_a_short_compilation_is_not_announced(capsys: pytest.CaptureFixture[str]) -> None:
    notice = compiled_mode.CompileNotice()
    notice.on_start(None)
    notice.on_end(None)
    assert capsys.readouterr().err == ""


WITHOUT_NUMBA = """
import sys
for name in ("numba", "numpy", "llvmlite"):
    sys.modules[name] = None
from tests.kernel import toy
from emporion.kernel.program import Program
kernel = Program(toy.SCHEMA, toy.ENTRIES, {"price": toy.cheap}).plain()
print(kernel.run.walk(kernel.states(1), 0, 100))
"""


def test_the_plain_mode_needs_no_numba() -> None:
    assert run_python(WITHOUT_NUMBA).stdout.strip() == "89"
