"""Commands that need more than the plain package say what to install."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from emporion.engine.errors import BadInput


@contextmanager
def needs_server() -> Iterator[None]:
    """Around the imports of what only the server needs."""
    try:
        yield
    except ImportError as error:
        raise BadInput(f"this needs more packages ({error.name}): install emporion[server]") from None
