"""Code kept on disk: one file for each program, named after everything that decides what is in it.

A file is written in one step and carries a digest, so half a file is never taken for a whole one. Code is read only
from files and folders that nobody else may write to.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import json
import os
import pathlib
import stat
import tempfile
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from emporion.kernel.compiler.errors import Place

MAGIC: Final = b"emporion code 1\n"
MOST_FILES: Final = 100
"""Kept in one folder; beyond that, those go that were used longest ago."""


class CompiledCode(NamedTuple):
    """A program as machine code."""

    object_file: bytes
    entries: list[tuple[str, list[tuple[str, str]]]]
    """Entry points: their names, and their parameters with annotations."""
    places: list[tuple[str, Place]]
    """Kind and place of each check."""


def encoded(code: CompiledCode) -> bytes:
    head = json.dumps({"entries": code.entries, "places": code.places}).encode()
    body = len(head).to_bytes(8, "little") + head + code.object_file
    return MAGIC + hashlib.sha256(body).digest() + body


def decoded(data: bytes) -> CompiledCode | None:
    """None if this is not what was written."""
    digest, body = data[len(MAGIC) : len(MAGIC) + 32], data[len(MAGIC) + 32 :]
    if not data.startswith(MAGIC) or hashlib.sha256(body).digest() != digest:
        return None
    length = int.from_bytes(body[:8], "little")
    head: Any = json.loads(body[8 : 8 + length])
    entries = [(name, [(parameter, kind) for parameter, kind in given]) for name, given in head["entries"]]
    places = [(fault, Place(*place)) for fault, place in head["places"]]
    return CompiledCode(body[8 + length :], entries, places)


# ----------------------------------------------------------------------------------------------------------- folders


def cache_root() -> pathlib.Path:
    """Where compiled rules are kept: EMPORION_CACHE, else the user's cache directory, else a temporary one."""
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    mine = os.environ.get("EMPORION_CACHE")
    candidates = [pathlib.Path(mine)] if mine else []
    candidates += [pathlib.Path(base) / "emporion", pathlib.Path(tempfile.gettempdir()) / f"emporion-{os.getuid()}"]
    for path in candidates:
        if is_writable(path) and is_private(path):
            return path
    tried = ", ".join(str(path) for path in candidates)
    raise OSError(f"no folder for compiled rules is yours alone to write: set EMPORION_CACHE (tried {tried})")


def is_writable(path: pathlib.Path) -> bool:
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=path).close()
    except OSError:
        return False
    return True


def is_private(folder: pathlib.Path) -> bool:
    """Whether nobody else can put a file there: the folder is ours (or root's) and closed to others, and of the folders
    above it none is another user's, or open to all. (A group of one's own may write there: many systems are set up so.)
    """
    folder = folder.resolve()
    try:
        return is_ours(os.stat(folder)) and all(is_safe_above(os.stat(parent)) for parent in folder.parents)
    except OSError:
        return False


def is_ours(found: os.stat_result) -> bool:
    return found.st_uid in (0, os.getuid()) and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def is_safe_above(found: os.stat_result) -> bool:
    is_open = found.st_mode & stat.S_IWOTH and not found.st_mode & stat.S_ISVTX
    return found.st_uid in (0, os.getuid()) and not is_open


# ------------------------------------------------------------------------------------------------- reading, writing


def read(path: pathlib.Path) -> CompiledCode | None:
    """The code in a file; None if there is none that can be trusted."""
    if not is_private(path.parent):
        return None
    try:
        with open(os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC), "rb") as file:
            found = os.fstat(file.fileno())
            code = decoded(file.read()) if stat.S_ISREG(found.st_mode) and is_ours(found) else None
        with contextlib.suppress(OSError):
            os.utime(path)
    except OSError:
        return None
    return code


def write(path: pathlib.Path, code: CompiledCode) -> None:
    """In one step, so processes that write the same file at once do no harm. If the disk is full, nothing is kept."""
    temporary = None
    try:
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".", delete=False) as file:
            temporary = file.name
            file.write(encoded(code))
        os.replace(temporary, path)
        drop_old(path.parent)
    except OSError:
        if temporary is not None:
            pathlib.Path(temporary).unlink(missing_ok=True)


def drop_old(folder: pathlib.Path) -> None:
    with contextlib.suppress(OSError):
        files = sorted(folder.glob("*.code"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in files[MOST_FILES:]:
            path.unlink(missing_ok=True)
            path.with_suffix(".lock").unlink(missing_ok=True)


@contextlib.contextmanager
def only_one(path: pathlib.Path) -> Iterator[None]:
    """Among all processes; where files cannot be locked, several may do the same work."""
    flags = os.O_CREAT | os.O_RDWR | os.O_NOFOLLOW | os.O_CLOEXEC
    with open(os.open(path.with_suffix(".lock"), flags, 0o600), "wb") as lock:
        with contextlib.suppress(OSError):
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
