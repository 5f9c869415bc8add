"""Whole numbers as people and files write them: plain digits, and nothing that merely can be taken for a number."""

from __future__ import annotations

import re
from typing import Any, Final

DIGITS: Final = re.compile(r"0|-?[1-9][0-9]{0,17}")
"""One way to write each number: no blanks, signs, underscores or leading zeros, no digits of other alphabets."""


def whole_number(value: Any) -> int | None:
    """The number of a text or a number; None if it is none, such as 2.9, True or "1_0"."""
    if isinstance(value, str):
        return int(value) if DIGITS.fullmatch(value) else None
    return value if isinstance(value, int) and not isinstance(value, bool) else None
