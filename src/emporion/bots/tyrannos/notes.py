"""What a player has before him when he chooses: how he is set, and what he might do."""

from __future__ import annotations

from typing import Annotated, Final

from emporion.bots.search import propose
from emporion.kernel.record import Row, i32, i64
from emporion.kernel.rule import rule

KNOBS: Final = 32
PROPOSALS: Final = 64
"""Most actions that are weighed in one decision."""
FEATURES: Final = 16
"""Room for the features of a seat."""


class Notes:
    knob: Annotated[Row, i32[KNOBS]]
    """See `knobs.py`."""
    feature: Annotated[Row, i32[FEATURES]]
    """What an appraisal looks at; see `appraisal.py`."""
    listed: Annotated[Row, i64[PROPOSALS]]
    """What the rules allow, where this is a handful."""

    # What he may do
    proposals: Annotated[int, i32]
    action: Annotated[Row, i64[PROPOSALS]]
    worth: Annotated[Row, i32[PROPOSALS]]


@rule
def also(n: Notes, action: int, worth: int) -> None:
    """Put an action among those to choose from, unless it is there already."""
    for i in range(n.proposals):
        if n.action[i] == action:
            return
    propose(n, action, worth)
