"""What storing can be refused for."""

from __future__ import annotations

from emporion.engine.errors import BadInput, EmporionError


class NotAppended(EmporionError):
    """The database can do it, but what is there does not fit."""


class Conflict(NotAppended):
    """Somebody else was first: read the entries after one's own, and judge again."""


class Outdated(NotAppended):
    """What the entries follow from is no longer stored."""


class Repeated(NotAppended):
    """The submission with this key is stored already."""

    def __init__(self, n: int) -> None:
        super().__init__(f"this was stored before, as entry {n}")
        self.n = n
        """Its first entry."""


class Unavailable(EmporionError):
    """The database cannot do it now; later it may."""

    def __init__(self, reason: str, uncertain: bool = False) -> None:
        doubt = "; it may or may not be stored: ask again with the same key" if uncertain else ""
        super().__init__(reason + doubt)
        self.uncertain = uncertain
        """It may be stored nevertheless."""


class BadDatabase(BadInput):
    """A database that this program cannot use, or an address that names none."""
