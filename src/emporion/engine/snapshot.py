"""Snapshots: where a match stands after some entry of its record, so that opening a long game is quick.

The record is the game; a snapshot only saves carrying it out. It says what it was made for, and whoever finds that it
does not fit replays the record.
"""

from __future__ import annotations

import hashlib
import zlib
from typing import Any, Final

import msgspec

from emporion.engine.decisions import Decision
from emporion.engine.errors import BadRecord
from emporion.engine.game import Game
from emporion.engine.record import GameRecord

VERSION: Final = 1
"""Raised by one whenever the fields below change their meaning."""
COMPRESSION: Final = 1
"""Consecutive states differ little: the quickest level makes them small enough."""


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
    made_for: str
    """The game and the layout of its states."""
    record: bytes
    """A digest of the record up to here."""
    who: list[int]
    """Of each step; so are `code` and `group`."""
    code: list[int]
    group: list[int]
    states: bytes
    """The states before each step one after the other, and the present one."""
    undoable: list[int]
    draws: int
    groups: int
    decisions: tuple[Decision, ...]


SNAPSHOTS: Final = msgspec.msgpack.Decoder(Snapshot)
"""Made here: msgspec works out a type when it first reads one, and dies if two threads do that at once."""


def make_snapshot(game: Game, record: GameRecord, **parts: Any) -> bytes:
    snapshot = Snapshot(made_for=layout_of(game), record=digest_of_record(record), **parts)
    return zlib.compress(msgspec.msgpack.encode(snapshot), COMPRESSION)


def read_snapshot(frozen: bytes) -> Snapshot:
    """Raises BadRecord if it is none."""
    try:
        return SNAPSHOTS.decode(zlib.decompress(frozen))
    except (zlib.error, msgspec.DecodeError) as error:
        raise BadRecord(f"the snapshot cannot be read ({error}); replay the record") from None


def check_fits(snapshot: Snapshot, game: Game, record: GameRecord) -> None:
    """Raises BadRecord if it was made by another game or layout, or of another record."""
    if snapshot.made_for != layout_of(game):
        raise BadRecord(f"the snapshot is for {snapshot.made_for}, not for {layout_of(game)}; replay the record")
    if snapshot.record != digest_of_record(record.cut(len(snapshot.who))):
        raise BadRecord("the snapshot is of another record; replay this one")


def layout_of(game: Game) -> str:
    """What must be the same for the bytes of a state to mean the same."""
    fields = hashlib.sha256(repr(game.schema.fields).encode()).hexdigest()[:16]
    return f"snapshot {VERSION} of {game.name}, ruleset {game.ruleset}, layout {fields}"


def digest_of_record(record: GameRecord) -> bytes:
    return hashlib.sha256(msgspec.json.encode((record.header, record.entries))).digest()
