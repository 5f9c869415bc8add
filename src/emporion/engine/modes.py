"""How the rules run: as plain Python, compiled, or compiled with every index checked."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import Final

from emporion.engine.dealer import SeededDealer
from emporion.engine.errors import BadInput
from emporion.engine.participants import CHANCE
from emporion.engine.play import LISTED, PIECES, RESULT
from emporion.kernel.program import Kernel, Program
from emporion.kernel.random import WORDS

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


_found_compiled: weakref.WeakSet[Program] = weakref.WeakSet()


def is_compiled(program: Program) -> bool:
    """Whether the program was compiled before and its code is kept. What was found once is not looked for again."""
    from emporion.kernel.compiled import is_kept

    if program not in _found_compiled and is_kept(program):
        _found_compiled.add(program)
    return program in _found_compiled


def compile_rules(program: Program, option_row: Sequence[int]) -> None:
    """Compile every entry point of a game's program, or load what is kept: from then on no match has to wait for it.

    Each is run once, with arrays as matches and simulations pass them, on the set-up of a game that begins with a draw.
    """
    kernel = program.compiled()
    run, states = kernel.run, kernel.states(2)
    listed, pieces, rng = kernel.numbers(LISTED), kernel.numbers(2, PIECES), kernel.numbers(WORDS)
    options = kernel.numbers(len(option_row))
    options[:] = option_row
    run.random_games(states, options, 0, 0, 1, 0, kernel.numbers(1, RESULT), listed, pieces, rng)
    run.copy(states, 0, states, 1)
    run.start(states, 0, options)
    if run.who_is_awaited(states, 0) != 1 << CHANCE:
        raise BadInput("a game with these options does not begin with a draw; compile the rules with others")
    run.legal(states, 0, 0, 0, listed)
    run.sample(states, 0, 0, rng, listed)
    run.points(states, 0, kernel.numbers(RESULT))
    run.tie(states, 0, 0)
    run.broken(states, 0)
    drawn = kernel.numbers(PIECES)
    count = run.what_is_drawn(states, 0, drawn)
    drawn[:] = SeededDealer(0).draw(0, drawn.tolist(), count)
    action = run.drawn(states, 0, drawn)
    run.why_not(states, 0, CHANCE, action)
    run.step(states, 0, CHANCE, action)
    run.guess_anew(states, 0, 0, rng)
