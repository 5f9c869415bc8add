"""Tries random rules in every mode and compares what they give and what they change.

    python -m tests.kernel.random_rules --rules 100000 [--seed N]

A rule that differs is printed with its seed, its source (made shorter as long as it differs), what it was given and
what each mode made of it. The exit status is then 1.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import functools
import gc
import hashlib
import importlib.util
import os
import pathlib
import random
import signal
import sys
import tempfile
import time
import types
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from emporion.kernel.compiler import source as rule_source
from emporion.kernel.compiler.errors import RuleErrors
from emporion.kernel.program import Kernel, Program
from emporion.kernel.record import schema_of
from tests.kernel.rule_writer import (
    ENTRIES,
    FULL,
    MIDDLE,
    NOTE_FIELDS,
    NOTES,
    NUMBERS,
    SMALL,
    SQUARES,
    STATE_FIELDS,
    STATES,
    WIDE,
    Field,
    Range,
    Writer,
    Written,
    edge,
    entry_text,
)

BATCH: Final = 250
"""Rules of one program: they are compiled together, so that LLVM starts once."""
RUNS: Final = 5
"""Inputs that each rule is tried with."""
INPUTS: Final = 60
"""Inputs of a batch, from which each rule gets its own few."""
QUICK_SHARE: Final = 3
"""Every third batch is compiled with the `quick` setting."""
LONGEST: Final = 180
"""Seconds for which the long form lets a batch be compiled: LLVM's code generator can run for ever (decision 10)."""
SHORTEN = True
"""Whether a rule that differs is made shorter, which takes some seconds."""


class Given(NamedTuple):
    """What a rule is called with."""

    states: tuple[bytes, ...]
    notes: tuple[bytes, ...]
    numbers: tuple[int, ...]
    squares: tuple[tuple[int, ...], ...]
    scalars: tuple[int, int, int, bool]


class Outcome(NamedTuple):
    """What a rule gave or raised, and all that it was called with afterwards."""

    result: object
    states: tuple[bytes, ...]
    notes: tuple[bytes, ...]
    numbers: tuple[int, ...]
    squares: tuple[tuple[int, ...], ...]


class Difference(NamedTuple):
    seed: str
    rule: str
    mode: str
    source: str
    given: Given
    expected: Outcome
    found: Outcome

    def __str__(self) -> str:
        lines = [
            f"seed {self.seed}: {self.rule} differs {self.mode}",
            self.source.strip(),
            f"given {self.given.scalars}",
        ]
        for name in Outcome._fields:
            expected, found = getattr(self.expected, name), getattr(self.found, name)
            before = f" (before: {getattr(self.given, name)})" if name != "result" else ""
            if expected != found:
                lines.append(f"  {name}: plain {expected!r}, {self.mode} {found!r}{before}")
        return "\n".join(lines)


class Refusal(NamedTuple):
    """Rules that keep to the language, and are refused all the same."""

    seed: str
    text: str

    def __str__(self) -> str:
        return f"seed {self.seed}: refused\n{self.text}"


class Summary:
    """What has been tried so far."""

    def __init__(self) -> None:
        self.rules = 0
        self.runs = 0
        self.faults = 0
        self.unchecked_faults = 0
        self.digest = hashlib.sha256()
        self.compiling = 0.0

    def note(self, outcome: Outcome) -> None:
        self.runs += 1
        self.faults += isinstance(outcome.result, type)
        self.digest.update(repr(outcome).encode())


# ------------------------------------------------------------------------------------------------------- programs


class Tried:
    """A module of rules, loaded, with its kernels."""

    def __init__(self, folder: pathlib.Path, name: str, written: Written, quick: bool) -> None:
        self.written = written
        self.quick = quick
        path = folder / f"{name}.py"
        path.write_text(written.source)
        self.module = load(path)
        self.program = program_of(self.module)
        self.plain = self.program.plain()

    @functools.cached_property
    def total(self) -> Kernel:
        """Plain rules with the meaning of unchecked code where a divisor is 0 or a shift negative."""
        return program_of(total_module(self.written.source)).plain()

    def compiled(self) -> dict[str, Kernel]:
        return {
            "compiled": self.program.compiled(checked=True, quick=self.quick),
            "unchecked": self.program.compiled(checked=False, quick=self.quick),
        }


def load(path: pathlib.Path) -> types.ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module  # record classes look up their annotations there
    spec.loader.exec_module(module)
    return module


def program_of(module: types.ModuleType) -> Program:
    entries = [getattr(module, name) for name in ENTRIES.values() if hasattr(module, name)]
    return Program(schema_of(module.State), entries, {}, records={"Notes": schema_of(module.Notes)})


class Totalled(ast.NodeTransformer):
    """`a // b` and its like as calls of functions that never fail."""

    NAMES: Final = {ast.FloorDiv: "quotient", ast.Mod: "rest", ast.LShift: "shifted_left", ast.RShift: "shifted_right"}

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        self.generic_visit(node)
        name = self.NAMES.get(type(node.op))
        return ast.Call(ast.Name(name, ast.Load()), [node.left, node.right], []) if name else node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.stmt:
        """The writer keeps to places that are the same when they are worked out twice."""
        self.generic_visit(node)
        name = self.NAMES.get(type(node.op))
        if name is None:
            return node
        old: Any = ast.parse(ast.unparse(node.target), mode="eval").body
        return ast.Assign([node.target], ast.Call(ast.Name(name, ast.Load()), [old, node.value], []))


def total_module(source: str) -> types.ModuleType:
    tree = ast.fix_missing_locations(Totalled().visit(ast.parse(source)))
    module = types.ModuleType("total_rules")
    vars(module).update(
        quotient=lambda a, b: a // b if b else 0,
        rest=lambda a, b: a % b if b else 0,
        shifted_left=lambda a, by: a << by if 0 <= by < 64 else 0,
        shifted_right=lambda a, by: a >> (by if 0 <= by < 64 else 63),
    )
    sys.modules["total_rules"] = module
    exec(compile(tree, "total_rules", "exec"), vars(module))
    return module


# ---------------------------------------------------------------------------------------------------------- inputs


def random_given(source: random.Random, tried: Tried) -> Given:
    states = tuple(random_record(source, tried.module.State, STATE_FIELDS) for _ in range(STATES))
    notes = tuple(random_record(source, tried.module.Notes, NOTE_FIELDS) for _ in range(NOTES))
    numbers = tuple(edge(source, FULL) for _ in range(NUMBERS))
    squares = tuple(tuple(edge(source, WIDE) for _ in range(SQUARES[1])) for _ in range(SQUARES[0]))
    scalars = edge(source, FULL), edge(source, MIDDLE), edge(source, SMALL), source.random() < 0.5
    return Given(states, notes, numbers, squares, scalars)


def random_record(source: random.Random, cls: type, fields: tuple[Field, ...]) -> bytes:
    schema = schema_of(cls)
    record = schema.blank()
    for field in fields:
        setattr(record, field.name, random_value(source, field.range, field.shape))
    return schema.pack(record)


def random_value(source: random.Random, range_: Range, shape: tuple[int, ...]) -> Any:
    if not shape:
        return edge(source, range_)
    return [random_value(source, range_, shape[1:]) for _ in range(shape[0])]


class Room:
    """The arrays of one kernel, filled before each run and read after it."""

    def __init__(self, kernel: Kernel, schemas: tuple[Any, Any]) -> None:
        self.kernel = kernel
        self.states = kernel.records(schemas[0], STATES)
        self.notes = kernel.records(schemas[1], NOTES)
        self.numbers = kernel.numbers(NUMBERS)
        self.squares = kernel.numbers(*SQUARES)

    def run(self, rule: tuple[str, int], given: Given) -> Outcome:
        self._fill(given)
        entry, number = rule
        try:
            result = getattr(self.kernel.run, entry)(
                number, self.states, self.notes, self.numbers, self.squares, *given.scalars
            )
            result = result if result is None or isinstance(result, bool) else int(result)
        except Exception as error:
            result = type(error)
        return self._outcome(result)

    def _fill(self, given: Given) -> None:
        for i, data in enumerate(given.states):
            self.kernel.put(self.states, i, data)
        for i, data in enumerate(given.notes):
            self.kernel.put(self.notes, i, data)
        self.numbers[:] = given.numbers
        for i, row in enumerate(given.squares):
            self.squares[i][:] = row

    def _outcome(self, result: object) -> Outcome:
        states = tuple(self.kernel.get(self.states, i) for i in range(STATES))
        notes = tuple(self.kernel.get(self.notes, i) for i in range(NOTES))
        numbers = tuple(int(n) for n in self.numbers)
        return Outcome(result, states, notes, numbers, tuple(tuple(int(n) for n in row) for row in self.squares))


# ------------------------------------------------------------------------------------------------------- comparing


def try_batch(
    seed: str, rules: int, folder: pathlib.Path, quick: bool, summary: Summary, limit: int = 0
) -> Iterator[Difference | Refusal]:
    """Write some rules, run them in every mode, and tell each one that differs."""
    written = Writer(seed, rules).module()
    tried = Tried(folder, f"random_rules_{seed.replace('-', '_')}", written, quick)
    started = compiling_time()
    try:
        if limit and not compiles_in_time(tried, limit):
            yield Refusal(seed, f"the compiler does not end within {limit} s (quick: {quick})")
            return
        kernels = tried.compiled()
    except RuleErrors as errors:
        yield Refusal(seed, str(errors))
        return
    summary.compiling += compiling_time() - started
    source = random.Random(f"{seed} inputs")
    inputs = [random_given(source, tried) for _ in range(INPUTS)]
    rooms = Rooms(tried, kernels)
    for rule in written.rules:
        summary.rules += 1
        for given in source.sample(inputs, RUNS):
            different = compare(rooms, rule, given, summary)
            if different is not None:
                mode, expected, found = different
                text = shortened(seed, folder, written, rule, given, quick) if SHORTEN else written.source
                yield Difference(seed, f"rule_{rule[1]}", mode, text, given, expected, found)
                break
    forget(tried)


def compiling_time() -> float:
    """Processor time of this process and its children."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def compiles_in_time(tried: Tried, limit: int) -> bool:
    """Compile in a process of its own, because LLVM can loop for ever; what it makes is taken from the cache then."""
    child = os.fork()
    if child == 0:
        signal.alarm(limit)
        with contextlib.suppress(Exception):
            tried.compiled()
        os._exit(0)
    return not os.WIFSIGNALED(os.waitpid(child, 0)[1])


class Rooms:
    """Arrays for every mode of one program."""

    def __init__(self, tried: Tried, kernels: dict[str, Kernel]) -> None:
        self._tried = tried
        schemas = schema_of(tried.module.State), schema_of(tried.module.Notes)
        self.plain = Room(tried.plain, schemas)
        self.compiled = {mode: Room(kernel, schemas) for mode, kernel in kernels.items()}

    @functools.cached_property
    def total(self) -> Room:
        program = self._tried.total.program
        return Room(self._tried.total, (program.schema, program.records["Notes"]))


def compare(rooms: Rooms, rule: tuple[str, int], given: Given, summary: Summary) -> tuple[str, Outcome, Outcome] | None:
    """The mode that differs, what was expected and what was found."""
    expected = rooms.plain.run(rule, given)
    summary.note(expected)
    for mode, room in rooms.compiled.items():
        wanted: Outcome | None = expected
        if mode == "unchecked" and isinstance(expected.result, type):
            wanted = without_faults(rooms, rule, given)
            summary.unchecked_faults += wanted is not None
        if wanted is not None and not same(wanted, found := room.run(rule, given)):
            return mode, wanted, found
    return None


def without_faults(rooms: Rooms, rule: tuple[str, int], given: Given) -> Outcome | None:
    """What unchecked code gives where plain raises; None for a bad index, where it may give anything."""
    outcome = rooms.total.run(rule, given)
    return None if isinstance(outcome.result, type) else outcome


def same(expected: Outcome, found: Outcome) -> bool:
    """A rule that returns an int may return a bool in plain mode; one that returns a bool never returns an int."""
    is_kind = not isinstance(found.result, bool) or isinstance(expected.result, bool)
    return expected == found and is_kind


def forget(tried: Tried) -> None:
    """Give memory back: a long trial has hundreds of programs."""
    sys.modules.pop(tried.module.__name__, None)
    for cache in (rule_source.lines_of, rule_source.definitions_in, rule_source.parts_at):
        cache.cache_clear()
    gc.collect()


# ------------------------------------------------------------------------------------------------------ shortening


def shortened(
    seed: str, folder: pathlib.Path, written: Written, rule: tuple[str, int], given: Given, quick: bool
) -> str:
    """The rule with every line taken out that is not needed for the difference."""
    name = f"rule_{rule[1]}"
    result = next(result for result, entry in ENTRIES.items() if entry == rule[0])
    head, text, call = cut_out(written.source, name)
    tail = entry_text(result, call)
    attempts = 0

    def differs(lines: list[str]) -> bool:
        nonlocal attempts
        attempts += 1
        alone = Written(head + "".join(lines) + tail, [rule])
        with contextlib.suppress(Exception):
            tried = Tried(folder, f"shorter_{seed.replace('-', '_')}_{name}_{attempts}", alone, quick)
            return compare(Rooms(tried, tried.compiled()), rule, given, Summary()) is not None
        return False

    return "".join(shorter(text, differs))


def cut_out(source: str, name: str) -> tuple[str, list[str], str]:
    """What all rules share, the lines of one rule with its own helper, and what calls it."""
    tree = ast.parse(source)
    lines = source.splitlines(keepends=True)
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    first = min(start_of(node) for node in functions if node.name.startswith("rule_"))
    own = [node for node in functions if node.name in (name, f"{name}_part")]
    taken = [line for node in own for line in lines[start_of(node) : node.end_lineno]]
    call = next(i for i, line in enumerate(lines) if line.strip().removeprefix("return ").startswith(f"{name}("))
    return "".join(lines[:first]), taken, "".join(lines[call - 1 : call + 1])


def start_of(node: ast.FunctionDef) -> int:
    return node.decorator_list[0].lineno - 1


def shorter(lines: list[str], differs: Callable[[list[str]], bool]) -> list[str]:
    """Take out line after line, each with the block that it heads, as long as that changes nothing."""
    changed = True
    while changed:
        changed = False
        for i in range(len(lines) - 1, 1, -1):
            if i >= len(lines) or "# keep" in lines[i] or lines[i].startswith(("def", "@")):
                continue
            fewer = without_block(lines, i)
            if differs(fewer):
                lines, changed = fewer, True
    return lines


def without_block(lines: list[str], at: int) -> list[str]:
    depth = len(lines[at]) - len(lines[at].lstrip())
    end = at + 1
    while end < len(lines) and len(lines[end]) - len(lines[end].lstrip()) > depth:
        end += 1
    is_alone = lines[at - 1].rstrip().endswith(":") and (
        end == len(lines) or len(lines[end]) - len(lines[end].lstrip()) < depth
    )
    return [*lines[:at], *([" " * depth + "pass\n"] if is_alone else []), *lines[end:]]


# ----------------------------------------------------------------------------------------------------- running all


@contextlib.contextmanager
def own_cache() -> Iterator[pathlib.Path]:
    """A folder for rules and compiled code that is gone afterwards."""
    before = os.environ.get("EMPORION_CACHE")
    with tempfile.TemporaryDirectory(prefix="emporion-random-") as folder:
        os.environ["EMPORION_CACHE"] = str(pathlib.Path(folder) / "cache")
        try:
            yield pathlib.Path(folder)
        finally:
            if before is None:
                del os.environ["EMPORION_CACHE"]
            else:
                os.environ["EMPORION_CACHE"] = before


def try_rules(
    seed: int,
    rules: int,
    told: Callable[[Summary], None] = lambda _: None,
    first: int = 0,
    limit: int = 0,
) -> tuple[Summary, list[Difference | Refusal]]:
    """Try this number of rules; `first` is the number of the first batch, `limit` the seconds one may be compiled."""
    summary, differences = Summary(), list[Difference | Refusal]()
    with own_cache() as folder:
        for batch, start in enumerate(range(0, rules, BATCH), first):
            count = min(BATCH, rules - start)
            quick = batch % QUICK_SHARE == QUICK_SHARE - 1
            differences += try_batch(f"{seed}-{batch}", count, folder, quick, summary, limit)
            told(summary)
    return summary, differences


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Try random rules in every mode.")
    parser.add_argument("--rules", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    started = time.monotonic()

    def tell(summary: Summary) -> None:
        print(f"{summary.rules} rules, {summary.runs} runs, {time.monotonic() - started:.0f} s", flush=True)

    summary, differences = try_rules(given.seed, given.rules, tell, limit=LONGEST)
    for difference in differences:
        print(f"\n{difference}")
    raised = f"{summary.faults} faults raised ({summary.unchecked_faults} of them tried unchecked)"
    spent = f"{time.monotonic() - started:.0f} s ({summary.compiling:.0f} s compiling)"
    counts = f"{summary.rules} rules, {summary.runs} inputs, {raised}, {len(differences)} differences"
    print(f"{counts}, {spent}, digest {summary.digest.hexdigest()[:16]}")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
