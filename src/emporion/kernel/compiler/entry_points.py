"""Entry points as built-in functions of Python, written in LLVM's assembly: a call costs next to nothing.

Every argument is checked before anything runs. An int must be one, or have an `__index__`; an array must be a NumPy
array of exactly the expected type, contiguous, aligned and writeable, of the expected number of dimensions. What does
not pass goes to the entry point's Python side (`loader.EntryPoint`), which says what is wrong.

In the checked form the call notes where to come back to (`setjmp`), for its own thread; a fault jumps there. Rules own
nothing that would have to be given back, so nothing is lost on the way.
"""

from __future__ import annotations

from typing import Final

from emporion.kernel.compiler import code

NDARRAY: Final = 0
FAULT_KEY: Final = 1
FIRST_DTYPE: Final = 2
"""Places in the table `python` that the loader fills: NumPy's array type, the key of the thread's call, dtypes."""

TYPE_AT: Final = 8
"""Where a Python object has its type."""
DATA_AT: Final = 16
DIMENSIONS_AT: Final = 24
SHAPE_AT: Final = 32
DTYPE_AT: Final = 56
FLAGS_AT: Final = 64
"""Where a NumPy array has what; the loader makes sure of it before it calls anything."""
FLAGS: Final = 0x501
"""Contiguous (1), aligned (0x100), writeable (0x400)."""

A_LENGTH: Final = f"!range !{{i64 0, i64 {1 << 62}}}"
"""Never below 0: so LLVM needs one comparison, not two, for `0 <= i < len(row)`."""
JUMP_BUFFER: Final = 512
"""Bytes; more than a jmp_buf takes on x86-64 and aarch64. Behind it are the number, value and limit of a fault."""
FRAME: Final = JUMP_BUFFER + 24

DECLARED: Final = f"""
@_Py_NoneStruct = external global i8
@_Py_TrueStruct = external global i8
@_Py_FalseStruct = external global i8
@text.fault = private constant [6 x i8] c"fault\\00"
@text.numbers = private constant [4 x i8] c"LLL\\00"
declare i64 @PyLong_AsLongLong(ptr)
declare ptr @PyLong_FromLongLong(i64)
declare ptr @PyBool_FromLong(i64)
declare ptr @PyErr_Occurred()
declare ptr @PyEval_SaveThread()
declare void @PyEval_RestoreThread(ptr)
declare void @Py_IncRef(ptr)
declare ptr @PyObject_Vectorcall(ptr, ptr, i64, ptr)
declare ptr @PyObject_CallMethod(ptr, ptr, ptr, ...)
declare i32 @PyThread_tss_set(ptr, ptr)
declare ptr @PyThread_tss_get(ptr)
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn

define internal void @fault(i64 %number, i64 %value, i64 %limit) cold noinline noreturn nounwind {{
  %at = getelementptr ptr, ptr @python, i64 {FAULT_KEY}
  %key = load ptr, ptr %at
  %frame = call ptr @PyThread_tss_get(ptr %key)
  %n = getelementptr i8, ptr %frame, i64 {JUMP_BUFFER}
  %v = getelementptr i8, ptr %frame, i64 {JUMP_BUFFER + 8}
  %l = getelementptr i8, ptr %frame, i64 {JUMP_BUFFER + 16}
  store i64 %number, ptr %n
  store i64 %value, ptr %v
  store i64 %limit, ptr %l
  call void @longjmp(ptr %frame, i32 1)
  unreachable
}}
"""
USED: Final = (
    *("_Py_NoneStruct", "_Py_TrueStruct", "_Py_FalseStruct", "PyLong_AsLongLong", "PyLong_FromLongLong"),
    "PyBool_FromLong",
    *("PyErr_Occurred", "PyEval_SaveThread", "PyEval_RestoreThread", "Py_IncRef", "PyObject_Vectorcall"),
    *("PyObject_CallMethod", "PyThread_tss_set", "PyThread_tss_get"),
)
"""What is taken from Python itself."""
RESULTS: Final = {"int": "i64", "bool": "i1", "None": "void"}


def entry_text(entries: list[code.EntryPoint], checked: bool) -> str:
    """The built-in functions of a program, named `py.` and the name of the entry point."""
    dtypes = FIRST_DTYPE
    texts = []
    for entry in entries:
        texts.append(Wrapper(entry, checked, dtypes).text())
        dtypes += sum(kind not in ("int", "bool") for _, kind in entry.parameters)
    return "\n".join([f"@python = global [{dtypes} x ptr] zeroinitializer", DECLARED, *texts])


class Wrapper:
    def __init__(self, entry: code.EntryPoint, checked: bool, first_dtype: int) -> None:
        self._entry = entry
        self._checked = checked
        self._dtype = first_dtype
        self._lines: list[str] = []
        self._passed: dict[int, list[str]] = {}
        self._blocks = 0

    def text(self) -> str:
        entry = self._entry
        self.add(f'define ptr @"py.{entry.name}"(ptr %self, ptr %args, i64 %n) nounwind {{', "entry:")
        if self._checked:
            self.add(f"  %frame = alloca [{FRAME} x i8], align 16")
        self.add(f"  %count = icmp eq i64 %n, {len(entry.parameters)}")
        self._go_on_if("%count", "wrong")
        kinds = [kind for _, kind in entry.parameters]
        # Numbers first: making an int of an argument may run Python code, which might change an array.
        for i, kind in enumerate(kinds):
            self._take_object(i)
            if kind in ("int", "bool"):
                self._take_number(i, kind)
        for i, kind in enumerate(kinds):
            if kind not in ("int", "bool"):
                self._take_array(i, 2 if kind == "Grid" else 1)
        self._run()
        return "\n".join(self._lines)

    def add(self, *lines: str) -> None:
        self._lines += lines

    def _go_on_if(self, test: str, otherwise: str) -> None:
        self._blocks += 1
        self.add(f"  br i1 {test}, label %go{self._blocks}, label %{otherwise}", f"go{self._blocks}:")

    def _take_object(self, i: int) -> None:
        self.add(f"  %at{i} = getelementptr ptr, ptr %args, i64 {i}", f"  %object{i} = load ptr, ptr %at{i}")

    def _take_number(self, i: int, kind: str) -> None:
        if kind == "bool":
            self.add(
                f"  %number{i} = icmp eq ptr %object{i}, @_Py_TrueStruct",
                f"  %false{i} = icmp eq ptr %object{i}, @_Py_FalseStruct",
                f"  %known{i} = or i1 %number{i}, %false{i}",
            )
            self._go_on_if(f"%known{i}", "wrong")
            self._passed[i] = [f"i1 %number{i}"]
            return
        self.add(f"  %number{i} = call i64 @PyLong_AsLongLong(ptr %object{i})")
        self.add(f"  %sure{i} = icmp ne i64 %number{i}, -1")
        self._blocks += 1
        following = f"go{self._blocks}"
        self.add(
            f"  br i1 %sure{i}, label %{following}, label %perhaps{i}",
            f"perhaps{i}:",
            f"  %error{i} = call ptr @PyErr_Occurred()",
            f"  %none{i} = icmp eq ptr %error{i}, null",
            f"  br i1 %none{i}, label %{following}, label %raised",
            f"{following}:",
        )
        self._passed[i] = [f"i64 %number{i}"]

    def _take_array(self, i: int, dimensions: int) -> None:
        self._same_pointer(i, "type", TYPE_AT, NDARRAY)
        self._same_pointer(i, "dtype", DTYPE_AT, self._dtype)
        self._dtype += 1
        self.add(
            self._read(i, "nd", DIMENSIONS_AT, "i32"),
            f"  %nd{i}.fine = icmp eq i32 %nd{i}, {dimensions}",
            self._read(i, "flags", FLAGS_AT, "i32"),
            f"  %flags{i}.kept = and i32 %flags{i}, {FLAGS}",
            f"  %flags{i}.fine = icmp eq i32 %flags{i}.kept, {FLAGS}",
            f"  %shape{i}.fine = and i1 %nd{i}.fine, %flags{i}.fine",
        )
        self._go_on_if(f"%shape{i}.fine", "wrong")
        self.add(self._read(i, "data", DATA_AT, "ptr"), self._read(i, "shape", SHAPE_AT, "ptr"))
        self._passed[i] = [f"ptr %data{i}"]
        for d in range(dimensions):
            self.add(f"  %at{i}.{d} = getelementptr i64, ptr %shape{i}, i64 {d}")
            self.add(f"  %length{i}.{d} = load i64, ptr %at{i}.{d}, {A_LENGTH}")
            self._passed[i].append(f"i64 %length{i}.{d}")

    def _read(self, i: int, what: str, at: int, kind: str) -> str:
        return (
            f"  %{what}{i}.at = getelementptr i8, ptr %object{i}, i64 {at}\n"
            f"  %{what}{i} = load {kind}, ptr %{what}{i}.at"
        )

    def _same_pointer(self, i: int, what: str, at: int, place: int) -> None:
        self.add(
            self._read(i, what, at, "ptr"),
            f"  %{what}{i}.place = getelementptr ptr, ptr @python, i64 {place}",
            f"  %{what}{i}.wanted = load ptr, ptr %{what}{i}.place",
            f"  %{what}{i}.fine = icmp eq ptr %{what}{i}, %{what}{i}.wanted",
        )
        self._go_on_if(f"%{what}{i}.fine", "wrong")

    def _run(self) -> None:
        entry = self._entry
        if not entry.brief:
            self.add("  %saved = call ptr @PyEval_SaveThread()")
        if self._checked:
            self.add(
                f"  %key.at = getelementptr ptr, ptr @python, i64 {FAULT_KEY}",
                "  %key = load ptr, ptr %key.at",
                "  %noted = call i32 @PyThread_tss_set(ptr %key, ptr %frame)",
                "  %back = call i32 @_setjmp(ptr %frame) returns_twice",
                "  %first = icmp eq i32 %back, 0",
                "  br i1 %first, label %run, label %faulted",
                "run:",
            )
        passed = ", ".join(part for i in sorted(self._passed) for part in self._passed[i])
        result = RESULTS[entry.result]
        to = "" if result == "void" else "%found = "
        self.add(f'  {to}call {result} @"{entry.function}"({passed}) noinline')
        self._restore()
        self._give_back()
        self.add("wrong:", "  %refused = call ptr @PyObject_Vectorcall(ptr %self, ptr %args, i64 %n, ptr null)")
        self.add("  ret ptr %refused", "raised:", "  ret ptr null")
        if self._checked:
            self._tell_fault()
        self.add("}")

    def _restore(self) -> None:
        if not self._entry.brief:
            self.add("  call void @PyEval_RestoreThread(ptr %saved)")

    def _give_back(self) -> None:
        match self._entry.result:
            case "None":
                self.add("  call void @Py_IncRef(ptr @_Py_NoneStruct)", "  ret ptr @_Py_NoneStruct")
            case "bool":
                self.add("  %wide = zext i1 %found to i64", "  %boxed = call ptr @PyBool_FromLong(i64 %wide)")
                self.add("  ret ptr %boxed")
            case _:
                self.add("  %boxed = call ptr @PyLong_FromLongLong(i64 %found)", "  ret ptr %boxed")

    def _tell_fault(self) -> None:
        self.add("faulted:")
        self._restore()
        for i, name in enumerate(("number", "value", "limit")):
            self.add(f"  %fault.{name}.at = getelementptr i8, ptr %frame, i64 {JUMP_BUFFER + 8 * i}")
            self.add(f"  %fault.{name} = load i64, ptr %fault.{name}.at")
        passed = "i64 %fault.number, i64 %fault.value, i64 %fault.limit"
        called = "call ptr (ptr, ptr, ptr, ...) @PyObject_CallMethod(ptr %self, ptr @text.fault, ptr @text.numbers"
        self.add(f"  %told = {called}, {passed})", "  ret ptr %told")
