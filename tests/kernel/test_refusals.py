"""What is not in the rule language is refused, with the place and what to write instead."""

from __future__ import annotations

import ast
import importlib.util
import os
import pathlib
import subprocess
import sys
import types
from typing import Any

import pytest

from emporion.kernel.compiler import subset
from emporion.kernel.compiler.errors import RuleErrors
from emporion.kernel.compiler.translation import check_rules
from emporion.kernel.program import Program
from emporion.kernel.record import schema_of
from tests.kernel.wrong_rules import BODIES, HEAD, OUTSIDE, SIGNATURES, Wrong

RIGHT = """
@rule
def fine(boxes: Pool[Box], a: int) -> int:
    boxes[0].small = twice(a) % 100
    return LIMIT * STEPS[a]
"""


def module_of(folder: pathlib.Path, source: str) -> types.ModuleType:
    path = folder / "rules_to_refuse.py"
    path.write_text(source)
    spec = importlib.util.spec_from_file_location(f"rules_to_refuse_{folder.name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return module


def program_of(module: Any, *names: str) -> Program:
    return Program(schema_of(module.Box), [getattr(module, name) for name in names], {})


def refusal_of(program: Program) -> RuleErrors:
    with pytest.raises(RuleErrors) as raised:
        check_rules(program)
    return raised.value


@pytest.mark.parametrize("wrong", [*BODIES, *SIGNATURES], ids=lambda wrong: wrong.name)
def test_a_refusal_says_where_what_and_what_instead(tmp_path: pathlib.Path, wrong: Wrong) -> None:
    source = HEAD + wrong.source()
    module = module_of(tmp_path, source)
    errors = refusal_of(program_of(module, "wrong")).errors
    assert len(errors) == 1
    text, line = str(errors[0]), 1 + next(i for i, line in enumerate(source.splitlines()) if "# here" in line)
    assert text.startswith(f"{module.__file__}:{line} in wrong: ")
    assert wrong.problem in text.splitlines()[0]
    assert (errors[0].file, errors[0].line) == (module.__file__, line)
    assert text.splitlines()[1].startswith("  source: ")
    assert wrong.instead in text.partition("\n  instead: ")[2]


def test_the_source_of_a_refusal_is_what_is_wrong(tmp_path: pathlib.Path) -> None:
    wrong = Wrong("b = 1 + (a / 2)\nreturn b + (a ** 2)", "")
    errors = refusal_of(program_of(module_of(tmp_path, HEAD + wrong.source()), "wrong")).errors
    assert ["source: a / 2" in str(errors[0]), "source: a ** 2" in str(errors[1])] == [True, True]


def test_every_construct_with_an_advice_is_tried() -> None:
    """Await needs an `async def`, which is no rule at all; Nonlocal needs a function around it."""
    tried = {type(node) for wrong in OUTSIDE for node in ast.walk(ast.parse(wrong.source()))}
    assert set(subset.INSTEAD) - tried <= {ast.Await, ast.Nonlocal}


def test_every_error_of_a_program_is_told(tmp_path: pathlib.Path) -> None:
    bodies = ("b = a / 2\nc = [1]\nreturn 1.5", "return a ** 2", "return int(a in row)")
    source = HEAD + "".join(Wrong(body, "").source(f"wrong_{i}") for i, body in enumerate(bodies))
    errors = refusal_of(program_of(module_of(tmp_path, source), "wrong_0", "wrong_1", "wrong_2"))
    assert len(errors.errors) == 5
    assert str(errors) == "\n".join(map(str, errors.errors))
    assert all(f" in wrong_{i}: " in str(errors) for i in range(3))


def test_every_rule_with_a_wrong_type_is_told(tmp_path: pathlib.Path) -> None:
    bodies = ("return row", "return boxes[0].large", "return unknown")
    source = HEAD + "".join(Wrong(body, "").source(f"wrong_{i}") for i, body in enumerate(bodies))
    errors = refusal_of(program_of(module_of(tmp_path, source), "wrong_0", "wrong_1", "wrong_2")).errors
    assert sorted(str(error).split(" in ")[1].split(":")[0] for error in errors) == ["wrong_0", "wrong_1", "wrong_2"]


def test_a_rule_that_is_called_is_looked_at_too(tmp_path: pathlib.Path) -> None:
    inner = Wrong("return a / 2", "", parameters="a: int").source("inner")
    outer = "\n@rule\ndef outer(a: int) -> int:\n    return inner(a) + inner(1)\n"
    errors = refusal_of(program_of(module_of(tmp_path, HEAD + inner + outer), "outer")).errors
    assert len(errors) == 1
    assert " in inner: " in str(errors[0])


def test_a_rule_that_nothing_calls_is_not_looked_at(tmp_path: pathlib.Path) -> None:
    source = HEAD + RIGHT + Wrong("return a / 2", "").source()
    check_rules(program_of(module_of(tmp_path, source), "fine"))


def test_an_error_is_told_once_though_a_rule_is_called_with_several_types(tmp_path: pathlib.Path) -> None:
    inner = "\n@rule\ndef inner(row: Row) -> int:\n    return row[0] + row\n"
    outer = "\n@rule\ndef outer(boxes: Pool[Box], row: Row) -> int:\n    return inner(row) + inner(boxes[0].row)\n"
    errors = refusal_of(program_of(module_of(tmp_path, HEAD + inner + outer), "outer")).errors
    assert len(errors) == 1


def test_nothing_is_compiled_or_kept_of_a_wrong_program(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EMPORION_CACHE", str(tmp_path / "cache"))
    module = module_of(tmp_path, HEAD + RIGHT + Wrong("return a / 2", "").source())
    program = program_of(module, "fine", "wrong")
    for checked in (True, False):
        with pytest.raises(RuleErrors, match="rules know only whole numbers"):
            program.compiled(checked=checked)
    assert list((tmp_path / "cache").glob("*.code")) == []
    assert program.plain().run.fine(program.plain().states(1), 1) == 14


BARE = """
import importlib.util, sys
for name in ("llvmlite", "numpy", "numba"):
    sys.modules[name] = None
from emporion.kernel.compiler.errors import RuleErrors
from emporion.kernel.compiler.translation import check_rules
from emporion.kernel.program import Program
from emporion.kernel.record import schema_of
spec = importlib.util.spec_from_file_location("bare_rules", sys.argv[1])
module = importlib.util.module_from_spec(spec)
sys.modules["bare_rules"] = module
spec.loader.exec_module(module)
check_rules(Program(schema_of(module.Box), [module.fine], {}))
try:
    check_rules(Program(schema_of(module.Box), [module.wrong], {}))
except RuleErrors as errors:
    print(errors)
"""


def test_rules_are_checked_without_llvm_and_numpy(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "bare_rules.py"
    path.write_text(HEAD + RIGHT + Wrong("return a / 2", "").source())
    root = pathlib.Path(__file__).parents[2]
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)])}
    command = [sys.executable, "-c", BARE, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, env=surroundings, check=False)
    assert done.stderr == ""
    assert "in wrong: rules know only whole numbers\n  source: a / 2\n  instead: `//`" in done.stdout
