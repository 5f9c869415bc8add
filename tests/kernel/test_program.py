from __future__ import annotations

import dis
import gc
import os
import pathlib
import subprocess
import sys
import weakref
from typing import Any

import pytest

from emporion.kernel import record
from emporion.kernel.program import CircularRules, Kernel, Program, UnfilledSlot, global_names
from emporion.kernel.rule import table
from tests.kernel import toy


def program(rule: object = toy.cheap, steps: list[int] | None = None) -> Program:
    tables = {"steps": table(steps, name="steps")} if steps else None
    return Program(toy.SCHEMA, toy.ENTRIES, {"price": rule}, tables)  # type: ignore[dict-item]


@pytest.fixture(scope="module", params=["plain", "compiled", "unchecked", "quick"])
def kernel(request: pytest.FixtureRequest) -> Kernel:
    made = program()
    if request.param == "plain":
        return made.plain()
    return made.compiled(checked=request.param != "unchecked", quick=request.param == "quick")


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


def test_a_name_stands_for_one_table_or_another(kernel: Kernel) -> None:
    """Though they have other numbers in them."""
    assert [kernel.run.either_table(which, at) for which in (0, 1) for at in (0, 3)] == [1, 5, 100, -5]


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
    prints = {program().fingerprint, program(toy.dear).fingerprint, program(steps=[1, 1, 1, 1]).fingerprint}
    assert len(prints) == 3
    assert program().fingerprint == program().fingerprint


def test_the_fingerprint_tells_a_bool_from_an_int(monkeypatch: pytest.MonkeyPatch) -> None:
    """`&` of two bools is a bool."""
    monkeypatch.setattr(toy, "STEPS", 1)
    before = Program(toy.SCHEMA, [toy.cheap], {}).fingerprint
    monkeypatch.setattr(toy, "STEPS", True)
    assert Program(toy.SCHEMA, [toy.cheap], {}).fingerprint != before


def test_the_fingerprint_tells_rules_of_one_name_apart(tmp_path: pathlib.Path) -> None:
    """A slot may be filled with either; both are in the program."""
    for module, number in (("one", 1), ("other", 1000)):
        text = MOVED.replace("twice", "pick").replace("n + n", f"n + {number}")
        text += f"\n@rule\ndef by_{module}(n: int) -> int:\n    return pick(n)\n"
        (tmp_path / f"{module}.py").write_text(text, encoding="utf-8")
    said = run_python(PRINTS_OF_PICKS, MOVED_IN=str(tmp_path))
    assert said.stdout == "True 2 1001\n", said.stderr


PRINTS_OF_PICKS = """
import os, sys
sys.path.insert(0, os.environ["MOVED_IN"])
import one, other
from tests.kernel import toy
from emporion.kernel.program import Program
entries = [toy.choose, one.by_one, other.by_other]
programs = [Program(toy.SCHEMA, entries, {"pick": pick}) for pick in (one.pick, other.pick)]
prints = [program.fingerprint for program in programs]
print(prints[0] != prints[1], *(program.compiled().run.choose(1) for program in programs))
"""


def test_a_file_that_has_changed_since_it_was_loaded_is_not_compiled(tmp_path: pathlib.Path) -> None:
    """It would be kept under the name of the rule that was loaded."""
    (tmp_path / "moved.py").write_text(MOVED, encoding="utf-8")
    said = run_python(CHANGED, MOVED_IN=str(tmp_path))
    assert "moved.py:4: twice is no plain `def` of a module, or the file has changed" in said.stderr


CHANGED = """
import os, pathlib, sys
sys.path.insert(0, os.environ["MOVED_IN"])
import moved
path = pathlib.Path(moved.__file__)
path.write_text(path.read_text().replace("n + n", "n + 7"))
from tests.kernel import toy
from emporion.kernel.program import Program
Program(toy.SCHEMA, [moved.twice], {}).compiled()
"""


def test_lines_are_counted_as_python_does(tmp_path: pathlib.Path) -> None:
    (tmp_path / "moved.py").write_text("# a form feed: \x0c and \x1c\n" + MOVED, encoding="utf-8")
    said = run_python(RUN_MOVED, MOVED_IN=str(tmp_path))
    assert said.stdout == "42\n", said.stderr


RUN_MOVED = """
import os, sys
sys.path.insert(0, os.environ["MOVED_IN"])
import moved
from tests.kernel import toy
from emporion.kernel.program import Program
print(Program(toy.SCHEMA, [moved.twice], {}).compiled().run.twice(21))
"""


def test_a_program_goes_when_nobody_needs_it() -> None:
    """With its code; a function that is still held keeps what it needs."""
    made = Program(toy.SCHEMA, [toy.look_at_bits], {})
    kept, gone = made.compiled().run.look_at_bits, weakref.ref(made)
    circle: list[Any] = [made.compiled().run.look_at_bits]
    circle.append(circle)
    del made, circle
    gc.collect()
    assert gone() is None
    assert kept(0b101000) == 3 * 10000 + 2 * 100 + 5


def test_global_names_are_those_that_python_knows() -> None:
    for f in (toy.walk, toy.dear, toy.numbers, toy.look_at_bits, wide):
        instructions = dis.get_instructions(f.__code__)
        assert global_names(f) == sorted({i.argval for i in instructions if i.opname == "LOAD_GLOBAL"})


WIDE_NAMES = [f"name_{i}" for i in range(300)]
space: dict[str, Any] = {}
exec(f"def wide(): return ({', '.join(WIDE_NAMES)})", space)  # their numbers need two bytes
wide = space["wide"]


def test_the_fingerprint_is_the_same_wherever_a_rule_stands(tmp_path: pathlib.Path) -> None:
    """Lines above a rule do not matter: code kept on disk stays good."""
    prints = []
    for above in ("", "# another line\n\n"):
        (tmp_path / "moved.py").write_text(above + MOVED, encoding="utf-8")
        prints.append(run_python(PRINT_OF_MOVED, MOVED_IN=str(tmp_path)).stdout)
    assert prints[0] == prints[1] != ""


MOVED = """from __future__ import annotations
from emporion.kernel.rule import rule

@rule
def twice(n: int) -> int:
    return n + n
"""
PRINT_OF_MOVED = """
import os, sys
sys.path.insert(0, os.environ["MOVED_IN"])
import moved
from tests.kernel import toy
from emporion.kernel.program import Program
print(Program(toy.SCHEMA, [moved.twice], {}).fingerprint)
"""


def test_the_fingerprint_knows_the_layout_of_every_record(monkeypatch: pytest.MonkeyPatch) -> None:
    before = program().fingerprint
    other = record.Schema(toy.Toy)
    other.fields[0] = other.fields[0]._replace(offset=4)
    monkeypatch.setattr("emporion.kernel.program.schema_of", lambda cls: other)
    assert program().fingerprint != before


def test_rules_that_call_themselves_are_refused() -> None:
    with pytest.raises(CircularRules, match="there → back → there; write a loop"):
        Program(toy.SCHEMA, [toy.there], {})


def run_python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(["src", "."]), **environment}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=surroundings, check=False)


WITHOUT_COMPILER = """
import sys
for name in ("numpy", "llvmlite"):
    sys.modules[name] = None
from tests.kernel import toy
from emporion.kernel.program import Program
kernel = Program(toy.SCHEMA, toy.ENTRIES, {"price": toy.cheap}).plain()
print(kernel.run.walk(kernel.states(1), 0, 100))
"""


def test_the_plain_mode_needs_no_compiler() -> None:
    assert run_python(WITHOUT_COMPILER).stdout.strip() == "89"
