"""What a process works out once is worked out where no other thread does the same."""

from __future__ import annotations

import pathlib
import re
from typing import Final

import emporion

SOURCES: Final = pathlib.Path(emporion.__file__).parent
TYPED: Final = re.compile(r"msgspec\.convert\(|msgspec\.(?:json|msgpack)\.decode\([^\n]*type=(?!dict\[|Heads\b)")
"""What makes msgspec work out a type that it may not know yet; lists and dicts of plain things are no such types."""
BEFORE_ALL_THREADS: Final = {"settings.py", "serving.py"}


def test_types_are_read_by_decoders_that_are_made_when_a_module_is_loaded() -> None:
    """Msgspec works out a type when it first reads one. Two threads that do so at once end the process: so it was when
    a server that had just started was asked for two tables, or for the start page."""
    files = [path for part in ("engine", "games", "server") for path in (SOURCES / part).rglob("*.py")]
    assert len(files) > 100
    found = [path.name for path in files if TYPED.search(path.read_text())]
    assert set(found) == BEFORE_ALL_THREADS
