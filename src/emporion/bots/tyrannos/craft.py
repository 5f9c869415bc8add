"""What the bots of Tyrannos are made of."""

from __future__ import annotations

from typing import Final

from emporion.bots.tyrannos import appraisal
from emporion.bots.tyrannos.bargaining import offers_heard
from emporion.bots.tyrannos.knobs import ERROR, STRATEGOS
from emporion.bots.tyrannos.notes import Notes
from emporion.bots.tyrannos.policy import erring_action
from emporion.bots.tyrannos.proposing import weigh
from emporion.bots.workbench import Craft

CRAFT: Final = Craft(
    {
        "policy_action": erring_action,
        "weigh": weigh,
        "at_horizon": appraisal.at_horizon,
        "appraise": appraisal.appraise,
        "look_at_seats": appraisal.look_at_seats,
        "offers_heard": offers_heard,
    },
    Notes,
    STRATEGOS,
    ERROR,
    appraisal.WEIGHTS,
)


def table_name(players: int) -> str:
    """Learned weights differ by the number of players."""
    return f"{players}-players"
