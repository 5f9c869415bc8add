"""`emporion play` in a process of its own, at a pseudo-terminal: what a person sees and types, and nothing else."""

from __future__ import annotations

import codecs
import fcntl
import os
import pathlib
import pty
import re
import select
import signal
import struct
import sys
import termios
from typing import Final

from tests.cli.terminal import Answer, prompt_at_end

ROWS: Final = 50
COLUMNS: Final = 100
"""Wider than any line that is printed, so that the terminal itself breaks none."""
PATIENCE: Final = 600
"""Seconds until the next question; a bot thinks for three at most."""
CONTROL: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|[\r\a]")
"""What steers a terminal and is not seen."""


class Hung(AssertionError):
    """The program neither asks nor ends."""


class PseudoTerminal:
    """Runs the program until it ends; `answer` is asked for every line that is typed."""

    def __init__(self, home: pathlib.Path) -> None:
        self._home = home
        self.shown = ""
        """All that stood on the screen."""

    def play(self, game: str, *arguments: str, answer: Answer) -> int:
        """The exit status of `emporion play`."""
        command = [sys.executable, "-m", "emporion.cli.main", "play", game, *arguments]
        environment = os.environ | {"XDG_DATA_HOME": str(self._home), "TERM": "xterm"}
        self.shown = ""
        child, screen = pty.fork()
        if child == 0:
            os.execve(command[0], command, environment)
        try:
            fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
            self._converse(screen, answer)
        except BaseException:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            raise
        finally:
            os.close(screen)
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])

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
