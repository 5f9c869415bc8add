"""The back end: intermediate code as text of LLVM's own assembly.

Locals become stack slots, of which LLVM makes registers. Everything is internal but the entry points, so LLVM may
inline and drop as it likes. A check that fails jumps to a block of its own that calls `fault`, which never returns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from emporion.kernel.compiler import code
from emporion.kernel.compiler.code import Bounds, Data, Function, Module, Operand, Room, TableData, Temp
from emporion.kernel.compiler.errors import Place

PARTS: Final = {"int": "i64", "bool": "i1", "pointer": "ptr"}
WIDTHS: Final = {1: "i8", 2: "i16", 4: "i32", 8: "i64"}
DECLARED: Final = """
declare i64 @llvm.cttz.i64(i64, i1)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.umin.i64(i64, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""
LIKELY: Final = "!0"
APART: Final = {("numbers", 8): 3, ("records", 1): 5, ("records", 2): 7, ("records", 4): 9, ("records", 8): 11}
"""Numbers that never lie at the same address (LLVM's TBAA): those of arrays and those of records, and of records those
of different width. So a write to a list of actions does not make LLVM read a state again."""


class Printed:
    """A module as text, with the places of its checks; a fault is told by its number in that list."""

    def __init__(self, module: Module) -> None:
        self.places: list[tuple[str, Place]] = []
        tables = [table_text(table) for table in module.tables]
        functions = [FunctionText(function, self.places).text() for function in module.functions]
        self.text = "\n".join([*tables, *functions, DECLARED, notes_text()])


def notes_text() -> str:
    """Metadata that instructions refer to: checks hardly ever fail, and what never overlaps."""
    lines = [f'{LIKELY} = !{{!"branch_weights", i32 1048575, i32 1}}', '!1 = !{!"memory"}']
    for (memory, size), n in APART.items():
        lines += [f'!{n - 1} = !{{!"{memory} {size}", !1, i64 0}}', f"!{n} = !{{!{n - 1}, !{n - 1}, i64 0}}"]
    return "\n".join(lines) + "\n"


def apart(memory: str, size: int) -> str:
    return f", !tbaa !{APART[memory, size]}" if (memory, size) in APART else ""


def within(bounds: Bounds | None, size: int) -> str:
    """What a number of a table can be; nothing where it can be anything, or is always the same."""
    limit = 1 << 8 * size - 1
    if bounds is None or bounds[0] == bounds[1] or bounds == (-limit, limit - 1):
        return ""
    least, end = bounds[0], bounds[1] + 1 if bounds[1] < limit - 1 else -limit
    return f", !range !{{{WIDTHS[size]} {least}, {WIDTHS[size]} {end}}}"


def table_text(table: TableData) -> str:
    width = WIDTHS[table.size]
    numbers = ", ".join(f"{width} {number}" for number in table.numbers)
    length = len(table.numbers)
    return f'@"{table.name}" = internal unnamed_addr constant [{length} x {width}] [{numbers}], align 64'


def shown(operand: Operand) -> str:
    match operand:
        case int():
            return str(operand)
        case Temp(number):
            return f"%t{number}"
        case Data(name):
            return f'@"{name}"'
        case Room(local):
            return f'%"{local}.room"'


def result_text(parts: tuple[str, ...]) -> str:
    if not parts:
        return "void"
    return PARTS[parts[0]] if len(parts) == 1 else "{ " + ", ".join(PARTS[part] for part in parts) + " }"


class FunctionText:
    def __init__(self, function: Function, places: list[tuple[str, Place]]) -> None:
        self._function = function
        self._places = places
        self._lines: list[str] = []
        self._faults: list[str] = []
        self._extra = 0

    def text(self) -> str:
        f = self._function
        parameters = ", ".join(f"{PARTS[part]} %t{i}" for i, part in enumerate(f.parameters))
        slots = [f'  %"{name}" = alloca {PARTS[part]}' for name, part in f.locals.items()]
        slots += [f'  %"{name}.room" = alloca [{length} x i64]' for name, length in f.rooms.items()]
        for instruction in f.body:
            PRINTED[type(instruction)](self, instruction)
        head = f'define internal {result_text(f.result)} @"{f.name}"({parameters}) nounwind {{'
        return "\n".join([head, "entry:", *slots, *self._lines, *self._faults, "}"])

    def add(self, line: str) -> None:
        self._lines.append(line)

    def new(self, text: str) -> str:
        """A register that the intermediate code has no name for."""
        self._extra += 1
        self.add(f"  %x{self._extra} = {text}")
        return f"%x{self._extra}"

    # ------------------------------------------------------------------------------------------------- numbers

    def binary(self, i: code.Binary) -> None:
        left, right, part = shown(i.left), shown(i.right), PARTS[i.part]
        if i.operator == "umin":
            self.add(f"  %t{i.to.number} = call i64 @llvm.umin.i64(i64 {left}, i64 {right})")
        else:
            self.add(f"  %t{i.to.number} = {i.operator} {part} {left}, {right}")

    def compare(self, i: code.Compare) -> None:
        self.add(f"  %t{i.to.number} = icmp {i.comparison} i64 {shown(i.left)}, {shown(i.right)}")

    def select(self, i: code.Select) -> None:
        self.add(f"  %t{i.to.number} = select i1 {shown(i.test)}, i64 {shown(i.yes)}, i64 {shown(i.no)}")

    def widen(self, i: code.Widen) -> None:
        self.add(f"  %t{i.to.number} = zext i1 {shown(i.value)} to i64")

    def count_bits(self, i: code.CountBits) -> None:
        value = shown(i.value)
        if i.instruction == "ctpop":
            self.add(f"  %t{i.to.number} = call i64 @llvm.ctpop.i64(i64 {value})")
            return
        lowest = self.new(f"call i64 @llvm.cttz.i64(i64 {value}, i1 false)")
        is_empty = self.new(f"icmp eq i64 {value}, 0")
        self.add(f"  %t{i.to.number} = select i1 {is_empty}, i64 -1, i64 {lowest}")

    # -------------------------------------------------------------------------------------------------- memory

    def set_local(self, i: code.SetLocal) -> None:
        self.add(f'  store {PARTS[i.part]} {shown(i.value)}, ptr %"{i.local}"')

    def get_local(self, i: code.GetLocal) -> None:
        self.add(f'  %t{i.to.number} = load {PARTS[i.part]}, ptr %"{i.local}"')

    def offset(self, i: code.Offset) -> None:
        self.add(f"  %t{i.to.number} = getelementptr i8, ptr {shown(i.pointer)}, i64 {i.bytes}")

    def element(self, i: code.Element) -> None:
        self.add(f"  %t{i.to.number} = getelementptr [{i.size} x i8], ptr {shown(i.pointer)}, i64 {shown(i.at)}")

    def load(self, i: code.Load) -> None:
        width = WIDTHS[i.size]
        loaded = (
            f"load {width}, ptr {shown(i.pointer)}, align {i.size}{apart(i.memory, i.size)}{within(i.bounds, i.size)}"
        )
        if i.size == 8:
            self.add(f"  %t{i.to.number} = {loaded}")
        else:
            self.add(f"  %t{i.to.number} = sext {width} {self.new(loaded)} to i64")

    def store(self, i: code.Store) -> None:
        value = shown(i.value)
        if i.size < 8:
            value = self.new(f"trunc i64 {value} to {WIDTHS[i.size]}")
        place = f"ptr {shown(i.pointer)}, align {i.size}"
        self.add(f"  store {WIDTHS[i.size]} {value}, {place}{apart(i.memory, i.size)}")

    def copy(self, i: code.Copy) -> None:
        to, source = (f"ptr align {i.alignment} {shown(pointer)}" for pointer in (i.to, i.source))
        self.add(f"  call void @llvm.memcpy.p0.p0.i64({to}, {source}, i64 {i.size}, i1 false)")

    # ---------------------------------------------------------------------------------------------------- flow

    def check(self, i: code.Check) -> None:
        number = len(self._places)
        self._places.append((i.fault, i.place))
        self._extra += 1
        fine, bad = f"fine{self._extra}", f"bad{self._extra}"
        self.add(f"  br i1 {shown(i.test)}, label %{fine}, label %{bad}, !prof {LIKELY}")
        self.add(f"{fine}:")
        self._faults += [
            f"{bad}:",
            f"  call void @fault(i64 {number}, i64 {shown(i.value)}, i64 {shown(i.limit)})",
            "  unreachable",
        ]

    def call(self, i: code.Call) -> None:
        passed = zip(i.parts, i.arguments, strict=True)
        arguments = ", ".join(f"{PARTS[part]} {shown(argument)}" for part, argument in passed)
        result = result_text(i.result)
        called = f'call {result} @"{i.function}"({arguments})'
        if not i.to:
            self.add(f"  {called}")
        elif len(i.to) == 1:
            self.add(f"  %t{i.to[0].number} = {called}")
        else:
            together = self.new(called)
            for n, to in enumerate(i.to):
                self.add(f"  %t{to.number} = extractvalue {result} {together}, {n}")

    def label(self, i: code.Label) -> None:
        self.add(f"{i.name}:")

    def jump(self, i: code.Jump) -> None:
        self.add(f"  br label %{i.label}")

    def branch(self, i: code.Branch) -> None:
        self.add(f"  br i1 {shown(i.test)}, label %{i.yes}, label %{i.no}")

    def give_back(self, i: code.Return) -> None:
        result = result_text(self._function.result)
        if len(i.values) < 2:
            self.add(f"  ret {result} {shown(i.values[0])}" if i.values else "  ret void")
            return
        together = "poison"
        for n, value in enumerate(i.values):
            part = PARTS[self._function.result[n]]
            together = self.new(f"insertvalue {result} {together}, {part} {shown(value)}, {n}")
        self.add(f"  ret {result} {together}")


PRINTED: Final[dict[type, Callable[[FunctionText, Any], None]]] = {
    code.Binary: FunctionText.binary,
    code.Compare: FunctionText.compare,
    code.Select: FunctionText.select,
    code.Widen: FunctionText.widen,
    code.CountBits: FunctionText.count_bits,
    code.SetLocal: FunctionText.set_local,
    code.GetLocal: FunctionText.get_local,
    code.Offset: FunctionText.offset,
    code.Element: FunctionText.element,
    code.Load: FunctionText.load,
    code.Store: FunctionText.store,
    code.Copy: FunctionText.copy,
    code.Check: FunctionText.check,
    code.Call: FunctionText.call,
    code.Label: FunctionText.label,
    code.Jump: FunctionText.jump,
    code.Branch: FunctionText.branch,
    code.Return: FunctionText.give_back,
}
