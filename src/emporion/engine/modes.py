"""How the rules run: as plain Python, compiled, or compiled without the checks."""

from __future__ import annotations

import functools
import weakref
from typing import Final

from emporion.engine.errors import BadInput
from emporion.kernel.program import Kernel, Program

MODES: Final = ("auto", "compiled", "unchecked", "plain")
READY: Final = "ready"
"""The mode for people who must not wait: compiled if that was done before, else plain."""


def available_mode(mode: str) -> str:
    """The mode to run in: compiled if llvmlite and NumPy are there and nothing else was asked for."""
    if mode not in MODES:
        raise BadInput(f"there is no mode {mode!r}; there is: {', '.join(MODES)}")
    if mode == "plain":
        return mode
    if (obstacle := why_not_compiled()) is not None:
        if mode == "auto":
            return "plain"
        raise BadInput(f"the mode {mode} {obstacle}, or use the mode plain")
    return "compiled" if mode == "auto" else mode


@functools.cache
def why_not_compiled() -> str | None:
    """What stands in the way of compiled rules here, and what to do about it; None if nothing does."""
    try:
        from emporion.kernel.compiler.loader import CannotRun, check_layout
    except ImportError:
        return "needs llvmlite and NumPy: install emporion[fast]"
    try:
        check_layout()
    except CannotRun:
        return "knows neither this Python nor this NumPy: install other versions"
    return None


def kernel_in(program: Program, mode: str) -> Kernel:
    """A program ready to run in one of the modes, or as it is ready."""
    if mode == READY:
        mode = "compiled" if available_mode("auto") == "compiled" and is_compiled(program) else "plain"
    mode = available_mode(mode)
    return program.plain() if mode == "plain" else program.compiled(checked=mode != "unchecked")


_found_compiled: weakref.WeakSet[Program] = weakref.WeakSet()


def is_compiled(program: Program) -> bool:
    """Whether the program was compiled before and its code is kept. What was found once is not looked for again."""
    from emporion.kernel.compiled import is_kept

    if program not in _found_compiled and is_kept(program):
        _found_compiled.add(program)
    return program in _found_compiled
