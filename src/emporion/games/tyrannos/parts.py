"""The components of the game as they stand in `components.json`, and how numbers in such a file are checked.

`cities.py`, `goods.py`, `moira.py` and `voitheia.py` each read a section of it, here and in a file of somebody's own.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable
from importlib import resources
from typing import Any

from emporion.engine.errors import BadInput, shown


class ComponentsError(BadInput):
    """Components that cannot be played with; says what is wrong and where."""


@functools.cache
def builtin_data() -> dict[str, Any]:
    text = resources.files("emporion.games.tyrannos").joinpath("components.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


def whole(value: Any, least: int, most: int, where: str) -> int:
    """A whole number of a file, in its range."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ComponentsError(f"{where} is {shown(value)}, not a whole number from {least} to {most}")
    return value


def listed(value: Any, length: int, where: str) -> list[Any]:
    if not isinstance(value, list) or len(value) != length:
        raise ComponentsError(f"{where}: there must be a list of {length}")
    return value


def named(value: Any, names: Iterable[str], where: str) -> None:
    """The entries of a section are these, in this order: the record names them so."""
    found = [entry.get("name") if isinstance(entry, dict) else None for entry in value]
    for got, name in zip(found, names, strict=True):
        if got != name:
            raise ComponentsError(f"{where}: {name!r} is expected where {shown(got)} stands")
