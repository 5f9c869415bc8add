"""The compiled mode: a program as machine code over NumPy arrays of records.

Code is made once and kept in the user's cache directory, never in the package, so that a read-only installation works.
It is looked for there, then among what the package itself carries for common processors (`carried/`).
"""

from __future__ import annotations

import functools
import hashlib
import pathlib
import sys
import threading
import types
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from emporion.kernel.compiler import code_cache
from emporion.kernel.compiler.code_cache import CompiledCode
from emporion.kernel.compiler.entry_points import entry_text
from emporion.kernel.compiler.llvm_text import Printed
from emporion.kernel.compiler.loader import entry_functions
from emporion.kernel.compiler.machine import (
    COMMON,
    FULL,
    QUICK,
    Processor,
    common_processor,
    machine_code,
    this_processor,
)
from emporion.kernel.compiler.translation import Translation
from emporion.kernel.program import Kernel, Program
from emporion.kernel.record import Schema

CARRIED: Final = pathlib.Path(__file__).parent / "carried"
NOTICE_AFTER: Final = 1.0
"""Seconds of compiling before a person is told, and between two words of progress."""


class CompiledKernel(Kernel):
    def __init__(self, program: Program, checked: bool = True, quick: bool = False) -> None:
        super().__init__(program)
        code = kept_code(program, checked, quick) or make_and_keep(program, checked, quick)
        functions = entry_functions(code, program.entries, program.records, list(program.globals_of))
        self.run = types.SimpleNamespace(**functions)

    def records(self, schema: Schema, count: int) -> Any:
        return np.zeros(count, schema.dtype())

    def numbers(self, *shape: int) -> Any:
        return np.zeros(shape, np.int64)

    def get(self, states: Any, i: int) -> bytes:
        data: bytes = states[i : i + 1].tobytes()
        return data

    def put(self, states: Any, i: int, data: bytes) -> None:
        states[i : i + 1] = np.frombuffer(data, states.dtype)


def compile_program(program: Program, processor: Processor, checked: bool = True, quick: bool = False) -> CompiledCode:
    """Rules to machine code; RuleErrors if they do not keep to the rule language."""
    module = Translation(program, checked).run()
    printed = Printed(module)
    text = printed.text + entry_text(module.entries, checked)
    entries = [(entry.name, list(entry.parameters)) for entry in module.entries]
    return CompiledCode(machine_code(text, processor, QUICK if quick else FULL), entries, printed.places)


# ----------------------------------------------------------------------------------------------------------- keeping


@functools.cache
def compiler_print() -> str:
    """A hash of the compiler itself: what another one made is not taken."""
    digest = hashlib.sha256()
    folder = pathlib.Path(__file__).parent
    for path in sorted([*folder.glob("*.py"), *(folder / "compiler").glob("*.py")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def file_name(program: Program, processor: Processor, checked: bool, quick: bool) -> str:
    """Named after everything that decides what is in it: rules, tables, schemas, compiler and processor."""
    import llvmlite.binding as llvm

    decisive = (program.fingerprint, compiler_print(), llvm.llvm_version_info, *processor, checked, quick)
    return hashlib.sha256(repr(decisive).encode()).hexdigest()[:32] + ".code"


def cache_file(program: Program, checked: bool = True, quick: bool = False) -> pathlib.Path | None:
    """Where the code of a program is kept; None where nothing can be."""
    try:
        return code_cache.cache_root() / file_name(program, this_processor(), checked, quick)
    except OSError:
        return None


def carried_file(program: Program, checked: bool = True) -> pathlib.Path | None:
    """Where the package has code for this processor, if it has any."""
    name = common_processor()
    return CARRIED / file_name(program, COMMON[name], checked, quick=False) if name and CARRIED.is_dir() else None


def carry(program: Program, processor: str, folder: pathlib.Path) -> pathlib.Path:
    """Compile for one of the common processors, into a folder that goes into the wheel."""
    path = folder / file_name(program, COMMON[processor], checked=True, quick=False)
    folder.mkdir(parents=True, exist_ok=True)
    path.write_bytes(code_cache.encoded(compile_program(program, COMMON[processor])))
    return path


def is_kept(program: Program, checked: bool = True) -> bool:
    """Whether the program can run without being compiled."""
    return kept_code(program, checked, quick=False) is not None


def kept_code(program: Program, checked: bool, quick: bool) -> CompiledCode | None:
    places = (cache_file(program, checked, quick), carried_file(program, checked))
    found = (code_cache.read(path) for path in places if path is not None)
    return next((code for code in found if code is not None), None)


def make_and_keep(program: Program, checked: bool, quick: bool) -> CompiledCode:
    """Compile and keep; if another process is at it, wait for what it makes."""
    path = cache_file(program, checked, quick)
    if path is None:
        with Notice():
            return compile_program(program, this_processor(), checked, quick)
    with Notice(), code_cache.only_one(path):
        code = code_cache.read(path)
        if code is None:
            code = compile_program(program, this_processor(), checked, quick)
            code_cache.write(path, code)
    return code


# ------------------------------------------------------------------------------------------------------------ notice


class Notice:
    """Tells on standard error that rules are being compiled, once it takes more than a second."""

    def __init__(self) -> None:
        self.told = threading.Semaphore(0)
        """Once for every second that was told of."""
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._tell, daemon=True)

    def __enter__(self) -> Notice:
        self._thread.start()
        return self

    def __exit__(self, *exception: object) -> None:
        self._over.set()
        self._thread.join()

    def _tell(self) -> None:
        told, is_terminal = 0, sys.stderr.isatty()
        say: Callable[[str], object] = lambda text: print(text, end="", file=sys.stderr, flush=True)  # noqa: E731
        while not self._over.wait(NOTICE_AFTER):
            told += 1
            if is_terminal:
                say(f"\rcompiling the rules, first use only: {told} s")
            elif told == 1:
                say("compiling the rules (first use only; it takes some seconds)\n")
            self.told.release()
        if told and is_terminal:
            say("\n")
