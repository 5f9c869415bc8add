"""Packages that only some need: loaded when they are used, and missed with a sentence that helps."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any, Final

from emporion.engine.errors import BadInput

EXTRAS: Final = {"openskill": "arena", "pyarrow": "arena", "ray": "cluster"}
"""The extra of `emporion` that brings each package."""


def require(package: str) -> None:
    """Raises BadInput if a package is not installed; it is not loaded."""
    if importlib.util.find_spec(package) is None:
        extra = EXTRAS[package]
        raise BadInput(f"this needs the package {package}: install emporion[{extra}]")


def load(module: str) -> Any:
    require(module.partition(".")[0])
    return importlib.import_module(module)
