"""§2 The places of the board: numbered fields, Tyros, and the berths where ships lie."""

from __future__ import annotations

from typing import Final

from emporion.kernel.rule import rule

TYROS: Final = 33
"""The field of Tyros; numbered fields are 1 to 32."""
FIELDS: Final = 34
"""Length of an array over fields; index 0 is no field."""
ITALY: Final = 16
"""§2.4 the field with two coasts; as a berth, its west coast."""
ITALY_EAST: Final = 34
"""§2.4 the berth on the east coast of Italy. Every other berth has the number of its field."""
BERTHS: Final = 35
"""Length of an array over berths; index 0 is no berth."""
TILES: Final = 0x1FFFFFFFE
"""§1.4 the 32 land tiles as a set of bits."""

FIELD_NAMES: Final = ["", *map(str, range(1, 33)), "T"]
BERTH_NAMES: Final = [*FIELD_NAMES[:16], "16w", *FIELD_NAMES[17:], "16e"]


@rule
def field_of(berth: int) -> int:
    return ITALY if berth == ITALY_EAST else berth
