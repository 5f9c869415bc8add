"""What a player has before him when he chooses: how he is set."""

from __future__ import annotations

from typing import Annotated, Final

from emporion.kernel.record import Row, i32

KNOBS: Final = 32


class Notes:
    knob: Annotated[Row, i32[KNOBS]]
    """See `knobs.py`."""
