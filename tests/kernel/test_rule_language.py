"""What `docs/rule-language.md` says, sentence by sentence, in every mode."""

from __future__ import annotations

import gc
import inspect
import threading
from typing import Any

import numpy as np
import pytest

from emporion.kernel.compiler.errors import RuleErrors
from emporion.kernel.program import CircularRules, Kernel, Program
from emporion.kernel.record import Pool, Row, schema_of
from emporion.kernel.rule import Rule, brief, rule
from tests.kernel import argument_checks, language_rules
from tests.kernel.language_rules import ANYTHING, ENTRIES, TRIALS, Bag, Box, alike, argument, expected, run

MODES = ("plain", "compiled", "unchecked", "quick")


@rule
def fill(row: Row, turns: int) -> None:
    for i in range(turns):
        row[i % len(row)] = i


@brief
def fill_briefly(row: Row, turns: int) -> None:
    for i in range(turns):
        row[i % len(row)] = i


@rule
def count_then_fail(row: Row, turns: int, at: int) -> int:
    for i in range(turns):
        row[i % len(row)] += 1
    return row[at]


@rule
def stay_or_leave(boxes: Pool[Box], n: int) -> int:
    """Only the way with a value leads to where it is read."""
    if n > 3:
        found = n
    elif n > 2:
        return -1
    else:
        found = 7
    while True:
        last = found + boxes[0].small
        if last > n:
            break
        found += 1
    return last


OTHERS = (fill, fill_briefly, count_then_fail, stay_or_leave)


@pytest.fixture(scope="module")
def program() -> Program:
    made = language_rules.program()
    return Program(made.schema, [*ENTRIES, *OTHERS], {}, records=made.records)


def kernel_of(program: Program, mode: str) -> Kernel:
    if mode == "plain":
        return program.plain()
    return program.compiled(checked=mode != "unchecked", quick=mode == "quick")


@pytest.fixture(scope="module", params=MODES)
def mode(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def kernel(program: Program, mode: str) -> Kernel:
    return kernel_of(program, mode)


@pytest.fixture(scope="module")
def compiled(program: Program) -> Kernel:
    return program.compiled()


@pytest.mark.parametrize("tried", ENTRIES, ids=lambda tried: tried.__name__)
def test_a_rule_means_what_python_means(kernel: Kernel, mode: str, tried: Rule) -> None:
    """Everything under *What it means* and *Where the modes differ*; see `language_rules.py`."""
    for trial in (trial for trial in TRIALS if trial.rule is tried):
        wanted = expected(trial, mode)
        if wanted is not ANYTHING:
            found = run(kernel, trial)
            assert alike(found, wanted), f"{trial.name} gives {found!r}, not {wanted!r}"


def test_a_value_is_needed_only_on_ways_that_lead_on(kernel: Kernel) -> None:
    boxes = kernel.records(schema_of(Box), 1)
    assert [kernel.run.stay_or_leave(boxes, n) for n in (5, 3, 1)] == [6, -1, 7]


# ------------------------------------------------------------------------------------------- where the modes differ


def test_a_number_that_does_not_fit_is_kept_in_plain_mode_until_it_is_packed(program: Program) -> None:
    kernel = program.plain()
    boxes = kernel.records(schema_of(Box), 1)
    assert kernel.run.narrow(boxes, 300, 3) == 300
    with pytest.raises(OverflowError):
        kernel.get(boxes, 0)


def test_a_number_that_does_not_fit_is_cut_off_unchecked(program: Program) -> None:
    kernel = program.compiled(checked=False)
    boxes = kernel.records(schema_of(Box), 2)
    kernel.run.narrow(boxes, 0x1234567812345678, 2)
    state = schema_of(Box).unpack(kernel.get(boxes, 0))
    assert state.middle == 0x12345678
    assert state.row == [0, 0, 0]
    assert kernel.get(boxes, 1) == bytes(schema_of(Box).size)


@pytest.mark.parametrize("which", ["plain", "compiled", "quick"])
def test_what_was_changed_before_a_fault_stays_changed(program: Program, which: str) -> None:
    kernel = kernel_of(program, which)
    row = argument(kernel, [1, 2, 3])
    with pytest.raises(IndexError):
        kernel.run.set_element(row, 3)
    assert [int(n) for n in row] == [5, 2, 3]


def line_of(tried: Any, text: str) -> int:
    lines, first = inspect.getsourcelines(tried)
    return first + next(i for i, line in enumerate(lines) if text in line)


@pytest.mark.parametrize(
    ("name", "given", "error", "source", "says"),
    [
        ("element", ([1, 2, 3], 3), IndexError, "row[i]", "index 3 of 3 elements"),
        ("element", ([1, 2, 3], -1), IndexError, "row[i]", "index -1 of 3 elements"),
        ("grid_element", ([[1, 2]], 0, 2), IndexError, "grid[i][j]", "index 2 of 2 elements"),
        ("brief_fault", ([1], 9), IndexError, "row[i]", "index 9 of 1 elements"),
        ("divided", (1, 0), ZeroDivisionError, "a // b", "division by zero"),
        ("rest", (1, 0), ZeroDivisionError, "a % b", "division by zero"),
        ("right_shift", (1, -7), ValueError, "a >> by", "shift by -7"),
        ("left_shift", (1, -7), ValueError, "a << by", "shift by -7"),
    ],
)
def test_an_error_says_file_line_rule_and_source(
    compiled: Kernel, name: str, given: tuple[Any, ...], error: type[Exception], source: str, says: str
) -> None:
    with pytest.raises(error) as raised:
        getattr(compiled.run, name)(*(argument(compiled, value) for value in given))
    line = line_of(getattr(language_rules, name), source)
    text = str(raised.value)
    assert f"language_rules.py:{line} in {name}: {source}" in text
    assert says in text


def test_the_error_of_a_width_says_the_number_and_the_width(compiled: Kernel) -> None:
    with pytest.raises(OverflowError, match=r"in narrow: b\.row\[2\].*300 does not fit 1 byte") as raised:
        compiled.run.narrow(compiled.records(schema_of(Box), 1), 300, 3)
    assert f":{line_of(language_rules.narrow, 'b.row[2] = n')} " in str(raised.value)


def test_a_fault_deep_inside_is_told_where_it_is() -> None:
    kernel = Program(schema_of(Box), [deep_fault], {}).compiled()
    with pytest.raises(ZeroDivisionError, match="in halves: "):
        kernel.run.deep_fault(0)
    assert kernel.run.deep_fault(2) == 100


@rule
def halves(by: int) -> int:
    return 100 // by


@rule
def deep_fault(n: int) -> int:
    found = 0
    for _ in range(2):
        found += halves(n)
    return found


def test_after_a_fault_everything_goes_on(compiled: Kernel) -> None:
    row = argument(compiled, [1, 2, 3])
    for _ in range(1000):
        with pytest.raises(IndexError):
            compiled.run.element(row, 3)
        assert compiled.run.element(row, 2) == 3


# ----------------------------------------------------------------------------------------------------- entry points


@pytest.mark.parametrize("checked", [True, False])
@pytest.mark.parametrize("name", argument_checks.REFUSED)
def test_an_argument_that_does_not_fit_is_refused(program: Program, checked: bool, name: str) -> None:
    call, error = argument_checks.REFUSED[name]
    with pytest.raises(error):
        call(program.compiled(checked=checked).run)


def test_the_refusal_names_rule_and_parameter(compiled: Kernel) -> None:
    with pytest.raises(TypeError, match=r"element takes Row as row: an array of int64 with 1 dimension.*given list"):
        compiled.run.element([1], 0)
    with pytest.raises(TypeError, match="added takes 2 arguments, and is given 1"):
        compiled.run.added(1)
    with pytest.raises(ValueError, match="element: the array row must be contiguous, aligned and writeable"):
        compiled.run.element(np.zeros(4, np.int64)[::2], 0)


def test_nothing_runs_before_all_arguments_are_checked(compiled: Kernel) -> None:
    row = argument(compiled, [1, 2, 3])
    with pytest.raises(OverflowError):
        compiled.run.set_element(row, 1 << 70)
    assert list(row) == [1, 2, 3]


def test_an_equal_type_that_is_another_object_is_taken(compiled: Kernel) -> None:
    same = rebuilt(schema_of(Box).dtype())
    assert same == schema_of(Box).dtype()
    assert same is not schema_of(Box).dtype()
    boxes = np.zeros(3, same)
    assert compiled.run.whole_record(boxes) == 1234
    assert boxes["small"].tolist() == [9, 1, 1]
    numbers = np.array([4, 5, 6], np.dtype("q"))
    assert compiled.run.element(numbers, 2) == 6


def rebuilt(dtype: Any) -> Any:
    """An equal type of records, as NumPy makes one when it loads an array from a file."""
    names = list(dtype.names)
    formats, offsets = [dtype.fields[name][0] for name in names], [dtype.fields[name][1] for name in names]
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": dtype.itemsize})


def test_an_entry_point_keeps_its_code() -> None:
    """It may be all that is left of its program."""
    halve = Program(schema_of(Box), [deep_fault], {}).compiled().run.deep_fault
    gc.collect()
    assert halve(5) == 40
    with pytest.raises(ZeroDivisionError):
        halve(0)


def test_empty_arrays_are_taken(kernel: Kernel) -> None:
    assert kernel.run.lengths(kernel.records(schema_of(Box), 1), kernel.numbers(0), kernel.numbers(1, 0)) == 101035
    with pytest.raises(IndexError):
        kernel.program.compiled().run.grid_element(np.zeros((0, 5), np.int64), 0, 0)
    with pytest.raises(IndexError):
        kernel.program.compiled().run.box(np.zeros(0, schema_of(Box).dtype()), 0)


def test_whatever_is_an_int_to_python_is_taken_for_one(compiled: Kernel) -> None:
    assert compiled.run.added(np.int64(3), np.int8(-1)) == 2
    assert compiled.run.added(True, 1) == 2
    assert compiled.run.added(-1, 0) == -1
    assert compiled.run.added((1 << 63) - 1, -(1 << 63)) == -1


def test_results_are_of_their_own_type(kernel: Kernel) -> None:
    assert kernel.run.answer(True) is False
    assert kernel.run.answer(False) is True
    assert kernel.run.nothing(1) is None
    assert type(kernel.run.added(1, 2)) is int


def test_a_pool_of_another_record_class_is_a_parameter(kernel: Kernel) -> None:
    boxes, bags = kernel.records(schema_of(Box), 1), kernel.records(schema_of(Bag), 2)
    kernel.run.another_record(boxes, bags)
    assert kernel.get(bags, 0) == schema_of(Bag).pack(filled_bag(0))
    assert kernel.get(bags, 1) == schema_of(Bag).pack(filled_bag(-70000))


def filled_bag(count: int) -> Any:
    bag = schema_of(Bag).blank()
    bag.count, bag.fill = count, [0, 300]
    return bag


# ---------------------------------------------------------------------------------------------------------- threads


def test_each_thread_has_its_own_fault(compiled: Kernel) -> None:
    """Every thread fails at another index, again and again, and must be told its own."""
    wrong: list[str] = []
    begin = threading.Barrier(4)

    def fail(at: int) -> None:
        row = compiled.numbers(3)
        begin.wait()
        for turn in range(300):
            try:
                compiled.run.count_then_fail(row, 50, at)
                wrong.append(f"thread {at} was not told")
            except IndexError as error:
                if f"index {at} of 3 elements" not in str(error):
                    wrong.append(str(error))
            if int(row.sum()) != 50 * (turn + 1):
                wrong.append(f"thread {at} lost a turn")

    threads = [threading.Thread(target=fail, args=(at,)) for at in range(10, 14)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def seen_while_running(call: Any, row: Any, turns: int) -> set[int]:
    """What this thread sees of an element while another one is changing it, without its first and last value."""
    row[:] = 0
    thread = threading.Thread(target=call, args=(row, turns))
    seen = set()
    thread.start()
    while thread.is_alive():
        seen.add(int(row[0]))
    thread.join()
    return seen - {0, int(row[0])}


@pytest.mark.parametrize("checked", [True, False])
def test_other_threads_run_during_an_entry_point(program: Program, checked: bool) -> None:
    kernel = program.compiled(checked=checked)
    turns = 1_000_000
    while not seen_while_running(kernel.run.fill, kernel.numbers(7), turns):
        turns *= 2
        assert turns < 1 << 34, "nothing was seen of a rule that runs for minutes"


@pytest.mark.parametrize("checked", [True, False])
def test_no_other_thread_runs_during_a_brief_entry_point(program: Program, checked: bool) -> None:
    kernel = program.compiled(checked=checked)
    for _ in range(5):
        assert seen_while_running(kernel.run.fill_briefly, kernel.numbers(7), 3_000_000) == set()


# ----------------------------------------------------------------------------------------------------- kept together


@rule
def calls_itself(n: int) -> int:
    return calls_itself(n - 1) if n > 0 else 0


@rule
def ping(n: int) -> int:
    return pong(n) if n > 0 else 0


@rule
def pong(n: int) -> int:
    return ping(n - 1)


@pytest.mark.parametrize(
    ("entry", "circle"), [(calls_itself, "calls_itself → calls_itself"), (ping, "ping → pong → ping")]
)
def test_a_rule_does_not_call_itself(entry: Rule, circle: str) -> None:
    with pytest.raises(CircularRules, match=circle):
        Program(schema_of(Box), [entry], {})


def test_every_rule_here_keeps_to_the_language(program: Program) -> None:
    from emporion.kernel.compiler.translation import check_rules

    try:
        check_rules(program)
    except RuleErrors as errors:
        pytest.fail(str(errors))
