"""How the rules run: as plain Python, compiled, or compiled with every index checked."""

from __future__ import annotations

from typing import Final

from emporion.engine.errors import BadInput
from emporion.kernel.program import Kernel, Program

MODES: Final = ("auto", "compiled", "checked", "plain")
READY: Final = "ready"
"""The mode for people who must not wait: compiled if that was done before, else plain."""


def available_mode(mode: str) -> str:
    """The mode to run in: compiled if numba is there and nothing else was asked for."""
    if mode not in MODES:
        raise BadInput(f"there is no mode {mode!r}; there is: {', '.join(MODES)}")
    if mode == "plain":
        return mode
    try:
        import numba  # noqa: F401
    except ImportError:
        if mode == "auto":
            return "plain"
        raise BadInput("the compiled mode needs numba: install emporion[fast], or use the mode plain") from None
    return "compiled" if mode == "auto" else mode


def kernel_in(program: Program, mode: str) -> Kernel:
    """A program ready to run in one of the modes, or as it is ready."""
    if mode == READY:
        mode = "compiled" if available_mode("auto") == "compiled" and is_compiled(program) else "plain"
    mode = available_mode(mode)
    return program.plain() if mode == "plain" else program.compiled(checked=mode == "checked")


def is_compiled(program: Program) -> bool:
    """Whether the program was compiled before and its code is kept."""
    from emporion.kernel.compiled import is_kept

    return is_kept(program)
