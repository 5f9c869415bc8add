"""The rules as C, compiled with gcc: a measure of how fast compiled rules could be. Nothing else uses it.

It prints the intermediate code of `kernel/compiler` unchecked, with `goto`, and calls it through ctypes.
"""

from __future__ import annotations

import ctypes
import pathlib
import subprocess
import tempfile
import types
from collections.abc import Callable, Mapping
from typing import Any, Final

from emporion.kernel.compiler import code
from emporion.kernel.compiler.code import Data, Function, Module, Operand, Room, Temp
from emporion.kernel.compiler.translation import Translation
from emporion.kernel.program import Program

FLAGS: Final = ("-O3", "-march=native", "-fwrapv", "-fno-strict-aliasing", "-shared", "-fPIC", "-w")
PARTS: Final = {"int": "int64_t", "bool": "_Bool", "pointer": "char *"}
SIGNS: Final = {
    "add": "+",
    "sub": "-",
    "mul": "*",
    "and": "&",
    "or": "|",
    "xor": "^",
    "shl": "<<",
    "ashr": ">>",
    "sdiv": "/",
    "srem": "%",
    "eq": "==",
    "ne": "!=",
    "slt": "<",
    "sle": "<=",
    "sgt": ">",
    "sge": ">=",
}
HEAD: Final = """#include <stdint.h>
#include <string.h>
"""


def c_name(name: str) -> str:
    return "".join(letter if letter.isalnum() else "_" for letter in name)


def shown(operand: Operand) -> str:
    match operand:
        case int():
            return f"((int64_t){operand & (1 << 64) - 1}ull)"
        case Temp(number):
            return f"t{number}"
        case Data(name):
            return f"((char *){c_name(name)})"
        case Room(local):
            return f"((char *)room_{c_name(local)})"


def result_type(parts: tuple[str, ...]) -> str:
    return f"struct many{len(parts)}" if len(parts) > 1 else PARTS[parts[0]] if parts else "void"


def c_text(module: Module) -> str:
    """A whole program; entry points keep their names."""
    sizes = sorted({len(f.result) for f in module.functions if len(f.result) > 1})
    lines = [HEAD, *(f"struct many{n} {{ int64_t v[{n}]; }};" for n in sizes)]
    for table in module.tables:
        numbers = ",".join(str(number) for number in table.numbers)
        lines.append(f"static const int{8 * table.size}_t {c_name(table.name)}[] = {{{numbers}}};")
    entries = {entry.function: entry.name for entry in module.entries}
    lines += [f"{head_of(f, entries)};" for f in module.functions]
    lines += [function_text(f, entries) for f in module.functions]
    return "\n".join(lines)


def head_of(f: Function, entries: Mapping[str, str]) -> str:
    parameters = ", ".join(f"{PARTS[part]} t{i}" for i, part in enumerate(f.parameters))
    link, name = ("", f"entry_{entries[f.name]}") if f.name in entries else ("static ", c_name(f.name))
    return f"{link}{result_type(f.result)} {name}({parameters})"


def function_text(f: Function, entries: Mapping[str, str]) -> str:
    held = [f"  {PARTS[part]} v_{c_name(name)};" for name, part in f.locals.items()]
    held += [f"  int64_t room_{c_name(name)}[{length}];" for name, length in f.rooms.items()]
    body = [PRINTED[type(instruction)](instruction) for instruction in f.body]
    return "\n".join([head_of(f, entries) + " {", *held, *body, "}"])


def binary(i: code.Binary) -> str:
    left, right = shown(i.left), shown(i.right)
    if i.operator == "umin":
        return f"  int64_t t{i.to.number} = (uint64_t){left} < (uint64_t){right} ? {left} : {right};"
    if i.operator == "udiv":
        return f"  int64_t t{i.to.number} = (uint64_t){left} / (uint64_t){right};"
    if i.operator in ("shl", "ashr"):  # beyond the word C leaves it open; the result is not used then
        right = f"({right} & 63)"
    return f"  {PARTS[i.part]} t{i.to.number} = {left} {SIGNS[i.operator]} {right};"


def compare(i: code.Compare) -> str:
    if i.comparison == "ult":
        return f"  _Bool t{i.to.number} = (uint64_t){shown(i.left)} < (uint64_t){shown(i.right)};"
    return f"  _Bool t{i.to.number} = {shown(i.left)} {SIGNS[i.comparison]} {shown(i.right)};"


def count_bits(i: code.CountBits) -> str:
    value = shown(i.value)
    lowest = f"{value} ? __builtin_ctzll({value}) : -1"
    counted = lowest if i.instruction == "cttz" else f"__builtin_popcountll({value})"
    return f"  int64_t t{i.to.number} = {counted};"


def call(i: code.Call) -> str:
    called = f"{c_name(i.function)}({', '.join(shown(argument) for argument in i.arguments)})"
    if not i.to:
        return f"  {called};"
    if len(i.to) == 1:
        return f"  {PARTS[i.result[0]]} t{i.to[0].number} = {called};"
    taken = [f"  int64_t t{to.number} = all{i.to[0].number}.v[{n}];" for n, to in enumerate(i.to)]
    return "\n".join([f"  {result_type(i.result)} all{i.to[0].number} = {called};", *taken])


def give_back(i: code.Return) -> str:
    if len(i.values) < 2:
        return f"  return {shown(i.values[0])};" if i.values else "  return;"
    return f"  return (struct many{len(i.values)}){{{{{', '.join(shown(value) for value in i.values)}}}}};"


PRINTED: Final[dict[type, Callable[[Any], str]]] = {
    code.Binary: binary,
    code.Compare: compare,
    code.Select: lambda i: f"  int64_t t{i.to.number} = {shown(i.test)} ? {shown(i.yes)} : {shown(i.no)};",
    code.Widen: lambda i: f"  int64_t t{i.to.number} = {shown(i.value)};",
    code.CountBits: count_bits,
    code.SetLocal: lambda i: f"  v_{c_name(i.local)} = {shown(i.value)};",
    code.GetLocal: lambda i: f"  {PARTS[i.part]} t{i.to.number} = v_{c_name(i.local)};",
    code.Offset: lambda i: f"  char *t{i.to.number} = {shown(i.pointer)} + {i.bytes};",
    code.Element: lambda i: f"  char *t{i.to.number} = {shown(i.pointer)} + {shown(i.at)} * {i.size};",
    code.Load: lambda i: f"  int64_t t{i.to.number} = *(int{8 * i.size}_t *){shown(i.pointer)};",
    code.Store: lambda i: f"  *(int{8 * i.size}_t *){shown(i.pointer)} = {shown(i.value)};",
    code.Copy: lambda i: f"  memcpy({shown(i.to)}, {shown(i.source)}, {i.size});",
    code.Call: call,
    code.Label: lambda i: f"{i.name}:;",
    code.Jump: lambda i: f"  goto {i.label};",
    code.Branch: lambda i: f"  if ({shown(i.test)}) goto {i.yes}; else goto {i.no};",
    code.Return: give_back,
}


def entry_points(program: Program) -> types.SimpleNamespace:
    """The entry points of a program, compiled with gcc; arrays are taken as they come, nothing is checked."""
    module = Translation(program, checked=False).run()
    folder = pathlib.Path(tempfile.mkdtemp())
    (folder / "rules.c").write_text(c_text(module), encoding="utf-8")
    subprocess.run(["gcc", *FLAGS, "-o", "rules.so", "rules.c"], cwd=folder, check=True)
    library = ctypes.CDLL(str(folder / "rules.so"))
    return types.SimpleNamespace(**{entry.name: caller(library, entry) for entry in module.entries})


def caller(library: ctypes.CDLL, entry: code.EntryPoint) -> Callable[..., Any]:
    function = getattr(library, f"entry_{entry.name}")
    function.restype = {"int": ctypes.c_int64, "bool": ctypes.c_bool, "None": None}[entry.result]

    def call_it(*given: Any) -> Any:
        passed: list[Any] = []
        for value in given:
            if isinstance(value, int):
                passed.append(ctypes.c_int64(value))
            else:
                passed += [ctypes.c_void_p(value.ctypes.data), *(ctypes.c_int64(length) for length in value.shape)]
        return function(*passed)

    return call_it
