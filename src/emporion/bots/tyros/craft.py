"""What the bots of Tyros are made of."""

from __future__ import annotations

from typing import Final

from emporion.bots.tyros import appraisal
from emporion.bots.tyros.bargaining import offers_heard
from emporion.bots.tyros.knobs import MERCHANT, NOISE
from emporion.bots.tyros.merchant import merchant_action
from emporion.bots.tyros.notes import Notes
from emporion.bots.tyros.proposing import weigh
from emporion.bots.workbench import Craft

CRAFT: Final = Craft(
    {
        "policy_action": merchant_action,
        "weigh": weigh,
        "at_horizon": appraisal.at_horizon,
        "appraise": appraisal.appraise,
        "look_at_seats": appraisal.look_at_seats,
        "offers_heard": offers_heard,
    },
    Notes,
    MERCHANT,
    NOISE,
    appraisal.WEIGHTS,
)


def table_name(edition: str, players: int) -> str:
    """Learned weights differ by edition and number of players."""
    return f"{edition}-{players}"
