"""Faults planted into a copy of the compiler, one at a time, to see whether the tests find them.

    python -m tests.kernel.planted_faults [--random N]

tells for each fault how many trials of `language_rules.py` find it and, with `--random`, how many of N random rules.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

ALL: Final = "all"
ROOT: Final = pathlib.Path(__file__).parents[2]
SECONDS: Final = 120
LONGEST: Final = 3
"""Seconds for all directed trials, which take some thousandths if nothing is wrong."""


class Fault(NamedTuple):
    """A piece of the compiler's source, and what stands there instead."""

    name: str
    by: str
    """The rule of `language_rules.py` whose trials must find it, or `arguments` for `argument_checks.py`."""
    file: str
    old: str
    new: str


class Lost(AssertionError):
    """The text to be replaced is not there (once) any more: the fault must be written anew."""


FAULTS: Final = (
    # ------------------------------------------------------------------------------------------------- statements
    Fault(
        "augmented assignment reads after the right side",
        "add_to_field",
        "statements.py",
        """    old = places.read(scope, found)
    places.write(scope, node.target, found, operation(scope, node, node.op, old, value(scope, node.value)))""",
        """    right = value(scope, node.value)
    places.write(scope, node.target, found, operation(scope, node, node.op, places.read(scope, found), right))""",
    ),
    Fault(
        "break goes on",
        "leaves",
        "statements.py",
        "scope.jump(scope.loops[-1].end)",
        "scope.jump(scope.loops[-1].again)",
    ),
    Fault(
        "continue leaves",
        "leaves",
        "statements.py",
        "scope.jump(scope.loops[-1].again)",
        "scope.jump(scope.loops[-1].end)",
    ),
    Fault(
        "loop variable is the counter",
        "counted",
        "statements.py",
        "counter = scope.new_hidden()",
        "counter = node.target.id",
    ),
    Fault(
        "stop of a range worked out each time",
        "bounds_once",
        "statements.py",
        "    at = scope.get_local(counter, node).only\n",
        "    at = scope.get_local(counter, node).only\n"
        "    last = last if abs(step) > 1 else bounds(scope, node.iter)[1]\n",
    ),
    Fault("range down goes one too far", "counted", "statements.py", '"sgt" if step == -1', '"sge" if step == -1'),
    Fault("range up goes one too far", "counted", "statements.py", '"slt" if step == 1', '"sle" if step == 1'),
    Fault(
        "last step of a range is lost",
        "counted",
        "statements.py",
        'scope.binary("add", scope.binary("udiv", distance, abs(step)), 1)',
        'scope.binary("udiv", distance, abs(step))',
    ),
    Fault(
        "range counts its steps with a sign",
        "at_the_ends",
        "statements.py",
        'scope.binary("udiv", distance, abs(step))',
        'scope.binary("sdiv", distance, abs(step))',
    ),
    Fault(
        "targets from right to left",
        "targets_in_order",
        "statements.py",
        "zip(target.elts, given.operands, strict=True):",
        "reversed(list(zip(target.elts, given.operands, strict=True))):",
    ),
    # ------------------------------------------------------------------------------------------------ expressions
    Fault(
        "chain works out all comparisons",
        "chain",
        "expressions.py",
        "scope.branch(holds.only, following, end)",
        "scope.branch(1, following, end)",
    ),
    Fault(
        "and, or give bools",
        "first_true",
        "expressions.py",
        "scope.set_local(result, given, operand)",
        "scope.set_local(result, scope.as_bool(given, operand), operand)",
    ),
    Fault(
        "and, or are exchanged",
        "first_true",
        "expressions.py",
        "(following, end) if isinstance(node.op, ast.And)",
        "(following, end) if isinstance(node.op, ast.Or)",
    ),
    Fault(
        "not is ignored in conditions",
        "chain_in_if",
        "expressions.py",
        "condition(scope, operand, no, yes)",
        "condition(scope, operand, yes, no)",
    ),
    Fault(
        "branches of a choice are exchanged",
        "chosen",
        "expressions.py",
        "for label, branch in ((yes, node.body), (no, node.orelse)):",
        "for label, branch in ((no, node.body), (yes, node.orelse)):",
    ),
    Fault("min and max are exchanged", "extremes", "expressions.py", 'node.func.id == "min"', 'node.func.id == "max"'),
    Fault(
        "abs turns the wrong sign",
        "signs",
        "expressions.py",
        'scope.compare("slt", operand, 0)',
        'scope.compare("sgt", operand, 0)',
    ),
    Fault(
        "unary minus inverts",
        "signs",
        "expressions.py",
        'fitting(node, -operand) if isinstance(operand, int) else scope.binary("sub", 0, operand)',
        'fitting(node, -operand) if isinstance(operand, int) else scope.binary("xor", operand, -1)',
    ),
    Fault(
        "invert negates",
        "signs",
        "expressions.py",
        'scope.binary("xor", operand, -1)',
        'scope.binary("sub", 0, operand)',
    ),
    Fault(
        "not looks at one bit",
        "not_a_bit",
        "expressions.py",
        "(truth,) = scope.as_bool(given, node).operands",
        'truth = scope.compare("ne", scope.binary("and", scope.as_int(given, node).only, 1), 0)',
    ),
    Fault(
        "arguments from right to left",
        "arguments",
        "expressions.py",
        "given = [value(scope, argument) for argument in node.args]",
        "given = [value(scope, argument) for argument in reversed(node.args)][::-1]",
    ),
    Fault(
        "arguments in the wrong order",
        "arguments",
        "expressions.py",
        "for a in taken for part,",
        "for a in (taken[::-1] if all(a.type == INT for a in taken) else taken) for part,",
    ),
    # ------------------------------------------------------------------------------------------------- arithmetic
    Fault(
        "floor division cuts off",
        "divided",
        "arithmetic.py",
        "return scope.select(is_off(scope, rest, b), 1, 0)",
        "return 0",
    ),
    Fault(
        "modulo has the sign of C",
        "add_in_every_way",
        "arithmetic.py",
        'return scope.select(is_off(scope, rest, b), scope.binary("add", rest, b), rest)',
        "return rest",
    ),
    Fault(
        "a rest of 0 counts as negative",
        "divided",
        "arithmetic.py",
        'return scope.binary("and", scope.compare("ne", rest, 0), signs_differ, "bool")',
        "return signs_differ",
    ),
    Fault(
        "right shift takes 6 bits",
        "right_shift",
        "arithmetic.py",
        'scope.binary("umin", by, BITS - 1)',
        'scope.binary("and", by, BITS - 1)',
    ),
    Fault(
        "left shift takes 6 bits",
        "left_shift",
        "arithmetic.py",
        'scope.select(scope.compare("ult", by, BITS), scope.binary("shl", number, by), 0)',
        'scope.binary("shl", number, scope.binary("and", by, BITS - 1))',
    ),
    Fault(
        "constant right shift takes 6 bits",
        "long_shifts",
        "arithmetic.py",
        "min(known_shift(node, by), BITS - 1)",
        "known_shift(node, by) % BITS",
    ),
    Fault(
        "the processor divides by -1",
        "rest",
        "arithmetic.py",
        'scope.compare("ult", scope.binary("add", b, 1), 2)',
        'scope.compare("eq", b, 0)',
    ),
    Fault(
        "division by -1 does nothing",
        "divided",
        "arithmetic.py",
        'scope.select(scope.compare("eq", b, -1), scope.binary("sub", 0, a), rounded)',
        "rounded",
    ),
    Fault(
        "division by zero gives the dividend, unchecked",
        "divided",
        "arithmetic.py",
        'scope.select(scope.compare("eq", b, 0), 0, negated)',
        "negated",
    ),
    Fault("no check of a divisor", "divided", "arithmetic.py", 'scope.compare("ne", b, 0), b)', "1, b)"),
    Fault("no check of a shift", "right_shift", "arithmetic.py", 'scope.compare("sge", by, 0), by)', "1, by)"),
    Fault(
        "constants are cut off",
        "constants",
        "arithmetic.py",
        "ast.FloorDiv: operator.floordiv",
        "ast.FloorDiv: lambda a, b: int(a / b)",
    ),
    Fault(
        "modulo by a power of two as in C",
        "by_constants",
        "arithmetic.py",
        'scope.binary("and", a, b - 1)',
        'scope.binary("srem", a, b)',
    ),
    Fault(
        "division by a power of two cuts off",
        "by_constants",
        "arithmetic.py",
        'scope.binary("ashr", a, b.bit_length() - 1)',
        'scope.binary("sdiv", a, b)',
    ),
    # ----------------------------------------------------------------------------------------------------- memory
    Fault("numbers are widened without their sign", "every_width", "llvm_text.py", "= sext {width}", "= zext {width}"),
    Fault(
        "bools are widened with a sign",
        "either_number",
        "llvm_text.py",
        "= zext i1 {shown(i.value)} to i64",
        "= sext i1 {shown(i.value)} to i64",
    ),
    Fault("lowest of nothing is 64", "sets_of_bits", "llvm_text.py", "i64 -1, i64 {lowest}", "i64 64, i64 {lowest}"),
    Fault(
        "comparisons without signs",
        "compared",
        "llvm_text.py",
        "icmp {i.comparison} i64",
        "icmp {i.comparison.replace('s', 'u')} i64",
    ),
    Fault(
        "copy of a record is too short",
        "whole_record",
        "llvm_text.py",
        "i64 {i.size}, i1 false",
        "i64 {i.size - 8}, i1 false",
    ),
    Fault(
        "parts of a tuple are exchanged",
        "tuples_are_values",
        "llvm_text.py",
        "{together}, {n}",
        "{together}, {len(i.to) - 1 - n}",
    ),
    Fault(
        "small tables have the wrong width",
        "tables",
        "llvm_text.py",
        "width = WIDTHS[table.size]",
        "width = WIDTHS[max(table.size, 2)]",
    ),
    Fault(
        "fields at wrong places", "every_width", "places.py", "record, found.offset)", "record, found.offset // 8 * 8)"
    ),
    Fault(
        "rows of a field's grid overlap", "neighbours", "places.py", "kind.size * width)", "kind.size * (width - 1))"
    ),
    Fault(
        "rows of a grid are as long as it is high",
        "from_the_end",
        "places.py",
        '"mul", at, sizes[1]',
        '"mul", at, sizes[0]',
    ),
    Fault("no check of an index", "element", "places.py", 'scope.compare("ult", index, length), index', "1, index"),
    Fault(
        "an index may be one too large",
        "element",
        "places.py",
        'scope.compare("ult", index, length), index',
        'scope.compare("ule", index, length), index',
    ),
    Fault(
        "a negative index passes",
        "element",
        "places.py",
        'scope.compare("ult", index, length), index',
        'scope.compare("slt", index, length), index',
    ),
    Fault(
        "check against the wrong length",
        "grid_element",
        "places.py",
        "within(scope, node, index, sizes[0])",
        "within(scope, node, index, sizes[0] if isinstance(sizes[0], int) else sizes[-1])",
    ),
    Fault(
        "no check of a width",
        "narrow",
        "places.py",
        "if scope.surroundings.checked and size < 8",
        "if False and size < 8",
    ),
    Fault(
        "a width is checked at one end",
        "narrow",
        "places.py",
        'scope.compare("ult", shifted, 1 << 8 * size)',
        'scope.compare("slt", shifted, 1 << 8 * size)',
    ),
    Fault(
        "an index from the end is the last",
        "from_the_end",
        "places.py",
        'scope.binary("add", length, index)',
        'scope.binary("sub", length, 1)',
    ),
    Fault("tuples share their room", "tuples_are_values", "scope.py", "code.Room(name)", "code.Room(min(self.rooms))"),
    Fault(
        "negative numbers are false",
        "first_true",
        "scope.py",
        'self.compare("ne", number, 0)',
        'self.compare("sgt", number, 0)',
    ),
    # ---------------------------------------------------------------------------------------------- entry points
    Fault(
        "arrays need not be contiguous", "arguments", "entry_points.py", "FLAGS: Final = 0x501", "FLAGS: Final = 0x500"
    ),
    Fault(
        "arrays need not be writeable", "arguments", "entry_points.py", "FLAGS: Final = 0x501", "FLAGS: Final = 0x101"
    ),
    Fault(
        "dimensions are not counted",
        "arguments",
        "entry_points.py",
        "icmp eq i32 %nd{i}, {dimensions}",
        "icmp sge i32 %nd{i}, 1",
    ),
    Fault(
        "arguments are not counted",
        "arguments",
        "entry_points.py",
        "%count = icmp eq i64 %n, {len",
        "%count = icmp sge i64 %n, {len",
    ),
    Fault(
        "the type of an array is not looked at",
        "arguments",
        "entry_points.py",
        """        self._same_pointer(i, "dtype", DTYPE_AT, self._dtype)\n""",
        "",
    ),
    Fault(
        "a number too big becomes -1",
        "arguments",
        "entry_points.py",
        "label %{following}, label %raised",
        "label %{following}, label %{following}",
    ),
)


# -------------------------------------------------------------------------------------------------------- planting


def planted(fault: Fault, folder: pathlib.Path) -> pathlib.Path:
    """A copy of the kernel with the fault in it; its folder is to come first in Python's path."""
    import emporion
    import emporion.kernel

    (folder / "emporion").mkdir()
    shutil.copy(pathlib.Path(str(emporion.__file__)), folder / "emporion")
    shutil.copytree(pathlib.Path(str(emporion.kernel.__file__)).parent, folder / "emporion" / "kernel")
    path = folder / "emporion" / "kernel" / "compiler" / fault.file
    path.write_text(replaced(path.read_text(), fault))
    return folder


def replaced(text: str, fault: Fault) -> str:
    if text.count(fault.old) != 1:
        count = text.count(fault.old)
        raise Lost(f"{fault.name!r}: {fault.file} has {count} times the text\n{fault.old}\nWrite the fault anew.")
    return text.replace(fault.old, fault.new)


def findings(fault: Fault, by: str, rules: int) -> dict[str, list[str]]:
    """What finds a fault: trials of one rule, or of all; random rules too, if there are to be any."""
    with tempfile.TemporaryDirectory(prefix="emporion-planted-") as name:
        folder = planted(fault, pathlib.Path(name))
        path = os.pathsep.join([str(folder), str(ROOT)])
        surroundings = {**os.environ, "PYTHONPATH": path, "EMPORION_CACHE": str(folder / "cache")}
        command = [sys.executable, "-m", "tests.kernel.planted_faults", "--look", by, "--random", str(rules)]
        done = subprocess.run(
            command, capture_output=True, text=True, env=surroundings, cwd=ROOT, check=False, timeout=SECONDS
        )
    return read_findings(fault, done)


def read_findings(fault: Fault, done: subprocess.CompletedProcess[str]) -> dict[str, list[str]]:
    if done.returncode > 0:
        raise AssertionError(f"{fault.name!r} does not compile, so it shows nothing:\n{done.stderr}")
    found: dict[str, list[str]] = {}
    for line in done.stdout.splitlines():
        way, name = json.loads(line)
        found.setdefault(way, []).append(name)
    if done.returncode < 0:
        last = done.stderr.strip().splitlines()[-1:] or [""]
        found[f"signal {-done.returncode}"] = last
    return found


# --------------------------------------------------------------------------------------------------------- looking


def look(by: str, rules: int) -> None:
    """In a process of its own, with the broken compiler: print what goes wrong, a line for each finding."""
    for finding in looked(by, rules):
        print(json.dumps(finding), flush=True)


def looked(by: str, rules: int) -> Iterator[tuple[str, str]]:
    from tests.kernel import argument_checks, language_rules

    program = language_rules.program("" if by in (ALL, "arguments") else by)
    kernels = program.compiled(quick=True), program.compiled(checked=False, quick=True)
    signal.alarm(LONGEST)  # a rule that does not end is a finding, too
    if by in (ALL, "arguments"):
        yield from (("arguments", name) for name in argument_checks.differences(kernels[0], tell))
    for mode, kernel in zip(("compiled", "unchecked"), kernels, strict=True):
        yield from ((mode, name) for name in language_rules.differences(kernel, mode, tell))
    signal.alarm(0)
    if rules:
        yield from (("random", name) for name in random_findings(rules))


def tell(name: str) -> None:
    print(name, file=sys.stderr, flush=True)


def random_findings(rules: int) -> list[str]:
    from tests.kernel import random_rules

    random_rules.SHORTEN = False
    _, differences = random_rules.try_rules(7, rules)
    return [str(difference).partition("\n")[0] for difference in differences]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Plant faults into the compiler and look for them.")
    parser.add_argument("--random", type=int, default=0, help="random rules to try as well")
    parser.add_argument("--look", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.look is not None:
        look(given.look, given.random)
        return 0
    missed = 0
    for fault in FAULTS:
        found = findings(fault, ALL, given.random)
        missed += not found
        shown = "; ".join(f"{way}: {len(names)} ({names[0]})" for way, names in found.items())
        print(f"{fault.name} [{fault.file}]: {shown or 'NOT FOUND'}", flush=True)
    print(f"{len(FAULTS)} faults, {missed} not found")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
