"""Lines of a terminal, for the screens of the games."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Final

WIDTH: Final = 80


def wrapped(line: str) -> list[str]:
    """A sentence in lines of the screen's width."""
    return textwrap.wrap(line, WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)


def all_wrapped(lines: Iterable[str]) -> list[str]:
    return [part for line in lines for part in wrapped(line)]


def fitted(name: str, width: int) -> str:
    """A name in a column."""
    return name.ljust(width) if len(name) <= width else name[: width - 1] + "…"


def paragraphs(lines: Iterable[str]) -> list[str]:
    """Lines for a page that wraps by itself: what was wrapped is whole again, and nothing stands in columns."""
    found: list[str] = []
    for line in lines:
        words = " ".join(line.split())
        if line.startswith("  ") and found:
            found[-1] += f" {words}"
        elif words:
            found.append(words)
    return found
