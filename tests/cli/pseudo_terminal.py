"""`emporion play` in a process of its own, at a pseudo-terminal: what a person sees and types, and nothing else.

Loading the program takes longer than most of these games, so a fork server has done it before."""

from __future__ import annotations

import codecs
import fcntl
import multiprocessing
import os
import pathlib
import pty
import re
import select
import struct
import sys
import termios
from functools import cache
from multiprocessing.context import ForkServerContext
from multiprocessing.reduction import DupFd
from typing import Any, Final

from emporion.cli.main import main
from tests.cli.terminal import Answer, prompt_at_end

ROWS: Final = 50
COLUMNS: Final = 100
"""Wider than any line that is printed, so that the terminal itself breaks none."""
PATIENCE: Final = 600
"""Seconds until the next question; a bot thinks for three at most."""
LOADED: Final = ("emporion.cli.play", "emporion.kernel.compiled", "emporion.kernel.compiler.loader")
CONTROL: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|[\r\a]")
"""What steers a terminal and is not seen."""


class Hung(AssertionError):
    """The program neither asks nor ends."""


@cache
def fork_server() -> ForkServerContext:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__, *LOADED])
    return context


def play_at(terminal: Any, environment: dict[str, str], arguments: list[str]) -> None:
    """In a process of its own, which this terminal controls."""
    os.setsid()
    given = terminal.detach()
    fcntl.ioctl(given, termios.TIOCSCTTY, 0)
    for number in range(3):
        os.dup2(given, number)
    sys.stdin, sys.stdout, sys.stderr = os.fdopen(0), os.fdopen(1, "w", 1), os.fdopen(2, "w", 1)
    os.environ.clear()
    os.environ.update(environment)
    sys.exit(main(arguments))


class PseudoTerminal:
    """Runs the program until it ends; `answer` is asked for every line that is typed."""

    def __init__(self, home: pathlib.Path) -> None:
        self._home = home
        self.shown = ""
        """All that stood on the screen."""

    def play(self, game: str, *arguments: str, answer: Answer) -> int:
        """The exit status of `emporion play`."""
        self.shown = ""
        screen, keyboard = pty.openpty()
        fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        environment = os.environ | {"XDG_DATA_HOME": str(self._home), "TERM": "xterm"}
        program = fork_server().Process(target=play_at, args=(DupFd(keyboard), environment, ["play", game, *arguments]))
        program.start()
        os.close(keyboard)
        try:
            self._converse(screen, answer)
        except BaseException:
            program.kill()
            raise
        finally:
            os.close(screen)
            program.join()
        assert program.exitcode is not None
        return program.exitcode

    def _converse(self, screen: int, answer: Answer) -> None:
        decoder = codecs.getincrementaldecoder("utf-8")()
        page = ""
        while (data := read(screen)) is not None:
            new = CONTROL.sub("", decoder.decode(data))
            self.shown += new
            page += new
            prompt = prompt_at_end(page)
            if prompt:
                typed = answer(page[: -len(prompt)], prompt)
                os.write(screen, typed.encode() + b"\n")
                page = ""


def read(screen: int) -> bytes | None:
    """What has been printed meanwhile; None when the program has ended."""
    ready, _, _ = select.select([screen], [], [], PATIENCE)
    if not ready:
        raise Hung(f"no question for {PATIENCE} s")
    try:
        return os.read(screen, 65536) or None
    except OSError:  # how Linux tells that the other end is closed
        return None
