"""A child process that answers lines with lines, and can neither make us wait nor outlive us.

One loop writes, reads and listens to the standard error at the same time, never longer than it was told to: no pipe
can run full while the other side waits. The child leads a process group of its own, and all of it is ended.
"""

from __future__ import annotations

import contextlib
import logging
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from typing import Final

logger = logging.getLogger(__name__)

CHUNK: Final = 1 << 16
LINE_LIMIT: Final = 1 << 20
"""Bytes; a child that writes more without being asked, or without an end of the line, has lost its way."""
LOG_LIMIT: Final = 1 << 18
"""Bytes of its standard error that are logged."""
GRACE_MS: Final = 500
"""How long a child has to end by itself."""


class ChildFailed(Exception):
    """The child cannot go on; the message says why."""


class Child:
    def __init__(self, command: Sequence[str], name: str) -> None:
        """Start it. The name stands in the log before what it writes to its standard error."""
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(
                command, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
            )
        except OSError as error:
            raise ChildFailed(f"cannot be started ({error.strerror})") from None
        self._name = name
        self._unwritten = b""
        self._unread = b""
        self._unlogged = b""
        self._log_room = LOG_LIMIT
        self.last_words = ""
        """The last line on its standard error."""
        streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._streams = [stream for stream in streams if stream is not None]
        self._in, self._out, self._err = (stream.fileno() for stream in self._streams)
        for fd in (self._in, self._out, self._err):
            os.set_blocking(fd, False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._out, selectors.EVENT_READ, self._read)
        self._selector.register(self._err, selectors.EVENT_READ, self._listen)

    def ask(self, line: bytes, limit_ms: int) -> bytes:
        """The answer to a line. Raises ChildFailed; then the child can only be ended."""
        self._exchange(0)
        if self._unread.strip():
            raise ChildFailed("wrote a line that it was not asked for")
        self._unread = b""
        self._say(line)
        deadline = time.monotonic() + limit_ms / 1000
        while self._unwritten or b"\n" not in self._unread:
            left = deadline - time.monotonic()
            if left <= 0:
                raise ChildFailed(f"gave no answer within {limit_ms} ms")
            self._exchange(left)
        answer, _, self._unread = self._unread.partition(b"\n")
        return answer

    def dismiss(self, line: bytes) -> None:
        """Say a last line, close its input, and give the child a moment to end by itself."""
        deadline = time.monotonic() + GRACE_MS / 1000
        with contextlib.suppress(ChildFailed):
            self._say(line)
            while (left := deadline - time.monotonic()) > 0:
                self._exchange(left)
                if not self._unwritten:
                    self._streams[0].close()
        self.end()

    def end(self) -> None:
        """End the child at once, with all that it has started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for _ in range(LOG_LIMIT // CHUNK):
            self._listen()
        self._log(self._unlogged)
        self._selector.close()
        for stream in self._streams:
            stream.close()

    # ------------------------------------------------------------------------------------------------ one loop for all

    def _exchange(self, seconds: float) -> None:
        """Wait until something can be written or read, and do it."""
        for key, _ in self._selector.select(seconds):
            key.data()

    def _say(self, line: bytes) -> None:
        if not self._unwritten:
            self._selector.register(self._in, selectors.EVENT_WRITE, self._write)
        self._unwritten += line + b"\n"

    def _write(self) -> None:
        try:
            written = os.write(self._in, self._unwritten[:CHUNK])
        except BrokenPipeError:
            raise ChildFailed(self._ending("input")) from None
        self._unwritten = self._unwritten[written:]
        if not self._unwritten:
            self._selector.unregister(self._in)

    def _read(self) -> None:
        chunk = os.read(self._out, CHUNK)
        if not chunk:
            raise ChildFailed(self._ending("output"))
        self._unread += chunk
        if len(self._unread) > LINE_LIMIT:
            raise ChildFailed(f"wrote more than {LINE_LIMIT} bytes at once")

    def _ending(self, stream: str) -> str:
        try:
            status = self._process.wait(GRACE_MS / 1000)
        except subprocess.TimeoutExpired:
            return f"closed its {stream}"
        return f"ended with status {status}" if status >= 0 else f"was ended by signal {-status}"

    # ------------------------------------------------------------------------------------------------ standard error

    def _listen(self) -> None:
        try:
            chunk = os.read(self._err, CHUNK)
        except BlockingIOError:
            return
        if not chunk and self._err in self._selector.get_map():
            self._selector.unregister(self._err)
        *lines, rest = (self._unlogged + chunk).split(b"\n")
        self._unlogged = rest[-CHUNK:]
        for line in lines:
            self._log(line)

    def _log(self, line: bytes) -> None:
        if not line.strip():
            return
        self.last_words = line.decode(errors="replace").strip()
        if self._log_room > 0:
            self._log_room -= len(line)
            logger.info("%s: %s", self._name, self.last_words if self._log_room > 0 else "(no more of it is logged)")
