"""The compiled mode: numba over arrays of records, with a cache on disk and a notice while it compiles.

The cache lies in the user's cache directory, never in the package, so that a read-only installation works. Its folder
is named after the program's fingerprint: a changed rule, constant or board is another program.
"""

from __future__ import annotations

import hashlib
import os
import pathlib
import sys
import tempfile
import time
from typing import Any, Final

import numba
import numpy as np
from numba.core import event

from emporion.kernel.bits import compiled_instruction
from emporion.kernel.program import Kernel, Program, Rule, clone
from emporion.kernel.record import Schema
from emporion.kernel.rule import Table

OPTIONS: Final = {"nogil": True, "error_model": "numpy", "_nrt": False}
"""How rules are compiled: without numba's reference counting (`_nrt`), for they allocate nothing and it takes a fifth
of their time."""
NOTICE_AFTER = 1.0
"""Seconds of compiling before a person is told."""


def cache_root() -> pathlib.Path:
    """Where compiled rules are kept: EMPORION_CACHE, else the user's cache directory, else a temporary one."""
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    mine = os.environ.get("EMPORION_CACHE")
    candidates = [pathlib.Path(mine)] if mine else []
    candidates += [pathlib.Path(base) / "emporion", pathlib.Path(tempfile.gettempdir()) / f"emporion-{os.getuid()}"]
    for path in candidates:
        if writable(path):
            return path
    raise OSError(f"no directory for compiled rules can be written; set EMPORION_CACHE (tried {candidates})")


def writable(path: pathlib.Path) -> bool:
    """Whether we can write there; a directory that another user made is not trusted with code."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=path).close()
    except OSError:
        return False
    return path.stat().st_uid == os.getuid()


def compile_options(checked: bool) -> dict[str, Any]:
    return {**OPTIONS, "boundscheck": checked}


def cache_of(program: Program, checked: bool) -> pathlib.Path:
    """Where the code of a program is kept.

    Numba takes what it has kept only for the same file with the same time. So another copy of the same rules, in
    another environment or installed anew, has a place of its own: what is not good for it is not taken for ready.
    """
    version = f"{sys.implementation.cache_tag}-numba{numba.__version__}"
    files = sorted({f.__code__.co_filename for f in program.entries})
    stamps = [(file, os.stat(file).st_mtime_ns) for file in files]
    options = hashlib.sha256(repr((compile_options(checked), stamps)).encode()).hexdigest()[:8]
    return cache_root() / version / f"{program.fingerprint()}-{options}"


def is_kept(program: Program) -> bool:
    """Whether every entry point was compiled before."""
    kept = {path.name.split("-", 1)[0] for path in cache_of(program, False).rglob("*.nbc")}
    return all(any(name.endswith(f".{f.__name__}") for name in kept) for f in program.entries)


class CompiledKernel(Kernel):
    def __init__(self, program: Program, checked: bool = False) -> None:
        self._entries = set(program.entries)
        self._options = compile_options(checked)
        self._cache = cache_of(program, checked)
        self._tables: dict[int, Any] = {}
        super().__init__(program)
        watch_compiling(len(program.globals_of))

    def link(self, f: Rule, namespace: dict[str, Any]) -> Any:
        if name := getattr(f, "__instruction__", None):
            return compiled_instruction(name)
        config: Any = numba.config
        before, config.CACHE_DIR = config.CACHE_DIR, str(self._cache)
        try:
            # Callees are compiled into the entry points, so only these are worth keeping on disk.
            return numba.njit(cache=f in self._entries, **self._options)(clone(f, namespace))
        finally:
            config.CACHE_DIR = before

    def table(self, values: Table) -> Any:
        if id(values) not in self._tables:
            self._tables[id(values)] = np.array(values, f"<i{values.kind.size}")
        return self._tables[id(values)]

    def records(self, schema: Schema, count: int) -> Any:
        return np.zeros(count, schema.dtype())

    def numbers(self, *shape: int) -> Any:
        return np.zeros(shape, np.int64)

    def get(self, states: Any, i: int) -> bytes:
        data: bytes = states[i : i + 1].tobytes()
        return data

    def put(self, states: Any, i: int, data: bytes) -> None:
        states[i : i + 1] = np.frombuffer(data, states.dtype)


class CompileNotice(event.Listener):  # type: ignore[misc]
    """Tells on standard error that the rules are being compiled, once it takes more than a second."""

    def __init__(self) -> None:
        self.expected = 0
        self._done = 0
        self._depth = 0
        self._since = 0.0
        self._told = False

    def on_start(self, event: Any) -> None:
        if self._depth == 0:
            self._since = time.monotonic()
        self._depth += 1

    def on_end(self, event: Any) -> None:
        self._depth -= 1
        self._done += 1
        if time.monotonic() - self._since > NOTICE_AFTER or self._told:
            self._tell()

    def _tell(self) -> None:
        done = min(self._done, self.expected)
        text = f"compiling the rules, first use only: {done} of {self.expected} functions"
        if sys.stderr.isatty():
            finished = self._depth == 0
            print(f"\r{text}" + ("\n" if finished else ""), end="", file=sys.stderr, flush=True)
        elif not self._told:
            print("compiling the rules (first use only; it takes some minutes)", file=sys.stderr, flush=True)
        self._told = True


_notice: CompileNotice | None = None


def watch_compiling(functions: int) -> None:
    global _notice
    if _notice is None:
        _notice = CompileNotice()
        event.register("numba:compile", _notice)
    _notice.expected += functions
