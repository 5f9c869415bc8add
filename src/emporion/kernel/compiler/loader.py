"""Machine code made callable: an object file is loaded, and its entry points become built-in functions."""

from __future__ import annotations

import ctypes
import functools
import sys
import types
from collections.abc import Callable, Sequence
from typing import Any, Final

import llvmlite.binding as llvm
import numpy as np

from emporion.kernel.compiler import entry_points as layout
from emporion.kernel.compiler.code_cache import CompiledCode
from emporion.kernel.compiler.errors import Place
from emporion.kernel.compiler.machine import QUICK, target_machine, this_processor
from emporion.kernel.compiler.signatures import Records, pooled
from emporion.kernel.compiler.source import code_of, shown_path
from emporion.kernel.rule import Rule

FAST_CALL: Final = 0x80
"""METH_FASTCALL: arguments come as an array."""


class CannotRun(RuntimeError):
    """Compiled code does not work in this Python; rules can still run as plain Python."""


class MethodDef(ctypes.Structure):
    """How a built-in function is described to Python (PyMethodDef)."""

    _fields_ = (("name", ctypes.c_char_p), ("call", ctypes.c_void_p), ("flags", ctypes.c_int), ("doc", ctypes.c_char_p))


class EntryPoint:
    """The Python side of an entry point: what it does with arguments that do not fit, and with faults."""

    def __init__(
        self,
        name: str,
        parameters: Sequence[tuple[str, str]],
        dtypes: Sequence[Any],
        faults: Faults,
        code: LoadedCode,
    ) -> None:
        self.name = name
        self._parameters = parameters
        self._dtypes = list(dtypes)
        self._faults = faults
        self._code = code

    def __call__(self, *given: Any) -> Any:
        """Called when an argument is not just what the rule takes. Equal types that are different objects (NumPy makes
        such when it loads an array from a file) are made the same; everything else is an error."""
        if len(given) != len(self._parameters):
            raise TypeError(f"{self.name} takes {len(self._parameters)} arguments, and is given {len(given)}")
        dtypes = iter(self._dtypes)
        checked = []
        for (parameter, kind), value in zip(self._parameters, given, strict=True):
            if kind == "bool" and not isinstance(value, bool):
                raise TypeError(f"{self.name} takes a bool as {parameter}, and is given {type(value).__name__}")
            is_number = kind in ("int", "bool")
            checked.append(value if is_number else self._array(parameter, kind, value, next(dtypes)))
        return self.function()(*checked)

    def function(self) -> Callable[..., Any]:
        """The built-in function; it owns this object, and so the code. (The other way round they would never go.)"""
        make = ctypes.pythonapi.PyCFunction_NewEx
        make.restype, make.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)
        function: Callable[..., Any] = make(ctypes.addressof(self._code.methods[self.name]), self, None)
        return function

    def _array(self, parameter: str, kind: str, given: Any, dtype: Any) -> Any:
        dimensions = 2 if kind == "Grid" else 1
        wanted = f"{self.name} takes {kind} as {parameter}: an array of {shown(dtype)} with {dimensions} dimension(s)"
        if type(given) is not np.ndarray:
            raise TypeError(f"{wanted}, and is given {type(given).__name__}")
        if given.dtype != dtype or given.ndim != dimensions:
            raise TypeError(f"{wanted}, and is given one of {shown(given.dtype)} with {given.ndim}")
        if not (given.flags.c_contiguous and given.flags.aligned and given.flags.writeable):
            raise ValueError(f"{self.name}: the array {parameter} must be contiguous, aligned and writeable; copy it")
        return given.view(dtype)

    def fault(self, number: int, value: int, limit: int) -> None:
        """Something went wrong in a rule."""
        self._faults.tell(number, value, limit)


class Faults:
    """The checks of a program, to say which of them failed."""

    def __init__(self, places: list[tuple[str, Place]], rules: Sequence[Rule]) -> None:
        self._places = places
        self._rules = rules

    def tell(self, number: int, value: int, limit: int) -> None:
        """Raise what plain Python would."""
        kind, place = self._places[number]
        where = shown_place(place, {(f.__module__, f.__name__): code_of(f) for f in self._rules})
        match kind:
            case "index":
                raise IndexError(f"{where}: index {value} of {limit} elements")
            case "divisor":
                raise ZeroDivisionError(f"{where}: division by zero")
            case "shift":
                raise ValueError(f"{where}: shift by {value}")
            case _:
                raise OverflowError(f"{where}: {value} does not fit {limit} byte(s)")


def shown(dtype: Any) -> str:
    return str(dtype) if dtype.names is None else f"records of {dtype.itemsize} bytes"


METHODS: Final[list[MethodDef]] = []
"""Descriptions of built-in functions are never given back: Python reads them when it frees a function."""


class LoadedCode:
    """An object file in memory, with what its entry points look at."""

    def __init__(self, object_file: bytes, names: Sequence[str], dtypes: Sequence[Any]) -> None:
        self._engine = load(object_file)
        self._dtypes = dtypes
        self.methods = {name: self._method(name) for name in names}
        METHODS.extend(self.methods.values())
        self._fill_table()

    def _method(self, name: str) -> MethodDef:
        return MethodDef(name.encode(), self._engine.get_function_address(f"py.{name}"), FAST_CALL, None)

    def _fill_table(self) -> None:
        """What the code looks at to know an array when it sees one, and where a fault comes back to."""
        count = layout.FIRST_DTYPE + len(self._dtypes)
        table = (ctypes.c_void_p * count).from_address(self._engine.get_global_value_address("python"))
        table[layout.NDARRAY] = id(np.ndarray)
        table[layout.FAULT_KEY] = fault_key()
        for i, dtype in enumerate(self._dtypes):
            table[layout.FIRST_DTYPE + i] = id(dtype)


def entry_functions(
    code: CompiledCode, entries: Sequence[Rule], records: Records, rules: Sequence[Rule]
) -> dict[str, Callable[..., Any]]:
    """The entry points of a program, by name."""
    check_layout()
    faults, by_name = Faults(code.places, rules), {f.__name__: f for f in entries}
    arrays = {name: [kind for _, kind in given if kind not in ("int", "bool")] for name, given in code.entries}
    dtypes = {name: [dtype_of(by_name[name], kind, records) for kind in kinds] for name, kinds in arrays.items()}
    loaded = LoadedCode(code.object_file, list(dtypes), [dtype for found in dtypes.values() for dtype in found])
    return {name: EntryPoint(name, given, dtypes[name], faults, loaded).function() for name, given in code.entries}


def shown_place(place: Place, rules: dict[tuple[str, str], types.CodeType]) -> str:
    """Where it is now: lines may have been added above a rule since it was compiled."""
    rule = rules[place.module, place.rule]
    return f"{shown_path(rule.co_filename)}:{rule.co_firstlineno + place.line} in {place.rule}: {place.source}"


def dtype_of(f: Rule, kind: str, records: Records) -> Any:
    schema = pooled(f, kind, records)
    return np.dtype(np.int64) if schema is None else schema.dtype()


def load(object_file: bytes) -> Any:
    for name in layout.USED:
        llvm.add_symbol(name, ctypes.addressof(ctypes.c_char.in_dll(ctypes.pythonapi, name)))
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), target_machine(this_processor(), QUICK))
    engine.add_object_file(llvm.ObjectFileRef.from_data(object_file))
    engine.finalize_object()
    return engine


@functools.cache
def fault_key() -> int:
    """The key under which each thread has the call it is in (PyThread_tss_t)."""
    api = ctypes.pythonapi
    api.PyThread_tss_alloc.restype = ctypes.c_void_p
    api.PyThread_tss_create.argtypes = (ctypes.c_void_p,)
    key: int = api.PyThread_tss_alloc()
    if api.PyThread_tss_create(key) != 0:
        raise CannotRun("there is no room for another thread-local variable")
    return key


@functools.cache
def check_layout() -> None:
    """Make sure that Python's objects and NumPy's arrays lie in memory as entry points expect."""
    array = np.zeros((3, 5), np.int64)[:, :]
    at = id(array)
    pointer, number = ctypes.c_void_p.from_address, ctypes.c_int.from_address
    fits = (
        sys.byteorder == "little"
        and getattr(sys, "_is_gil_enabled", lambda: True)()
        and pointer(at + layout.TYPE_AT).value == id(np.ndarray)
        and pointer(at + layout.DATA_AT).value == array.ctypes.data
        and number(at + layout.DIMENSIONS_AT).value == 2
        and (ctypes.c_int64 * 2).from_address(pointer(at + layout.SHAPE_AT).value or at)[:] == [3, 5]
        and pointer(at + layout.DTYPE_AT).value == id(array.dtype)
        and number(at + layout.FLAGS_AT).value & layout.FLAGS == layout.FLAGS
    )
    if not fits:
        raise CannotRun("compiled rules know neither this Python nor this NumPy: use the mode plain")
