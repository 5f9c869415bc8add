"""A compiler that only says that it was started."""

from __future__ import annotations

import pathlib
import sys
import time
import weakref

import pytest

from emporion.engine import modes


def feign_compiler(folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """A file with a line for every compiler that was started; they take a second each. Nothing is compiled yet."""
    lines = folder / "began"
    compiler = folder / "compiler"
    compiler.write_text(f"#!/bin/sh\necho $@ >> {lines}\nsleep 1\n", encoding="utf-8")
    compiler.chmod(0o755)
    lines.touch()
    monkeypatch.setattr(sys, "executable", str(compiler))
    monkeypatch.setenv("EMPORION_CACHE", str(folder / "cache"))
    monkeypatch.setattr(modes, "_found_compiled", weakref.WeakSet())
    return lines


def wait_for(lines: pathlib.Path, number: int) -> None:
    for _ in range(100):
        if len(lines.read_text().splitlines()) >= number:
            return
        time.sleep(0.1)
    raise AssertionError(lines.read_text())
