"""Looking back: the game as somebody saw it after an entry of its record."""

from __future__ import annotations

from emporion.server.errors import NotFound
from emporion.server.protocol.http import Moment
from emporion.server.tables.table import Table


def is_open_to_all(table: Table) -> bool:
    """When a game has come to its end, nothing of it is secret any more."""
    return table.match is not None and table.match.record.footer is not None


def moment(table: Table, entry: int, viewer: int) -> Moment:
    """After entry 0, the beginning."""
    match = table.playing
    last = len(match.record.entries)
    if entry > last:
        raise NotFound(f"there is no entry {entry}; the last is entry {last}")
    seen = match.game.look(match.state_after(entry), match.options)(viewer)
    return Moment(entry, last, viewer, seen, match.outcome if entry == last else None)
