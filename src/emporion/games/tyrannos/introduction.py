"""What Tyrannos says of itself to people who choose a game."""

from __future__ import annotations

from typing import Final

from emporion.engine.introduction import Introduction
from emporion.games.tyrannos.options import NONE, PRESETS

INTRODUCTION: Final = Introduction(
    minutes=(120, 240),
    picture="emporion.games.tyrannos:card.jpg",
    rules=True,
    groups={
        "game": ("preset", "months", "time_limit", "cities"),
        "war": (
            "truce_months",
            "truce_scope",
            "peace_after_defeat",
            "war_pause",
            "conquest",
            "rout",
            "support",
            "strict_terms",
            "points_pause",
            "punic_tokens",
        ),
        "diplomacy": (
            "embassy_from",
            "vassal_by_gift",
            "new_vassal_army",
            "agitation",
            "alliance_end",
            "ally_points",
            "offers_per_turn",
        ),
        "economy": ("tax_per_level", "dump_rate", "treasury_transfers", "warehouse_room"),
        "fate": ("heir", "moira_grace", "last_city_spared", "voitheia_hand"),
    },
    sets={
        "preset": {
            preset: {option: NONE if value is None else str(value) for option, value in values.items()}
            for preset, values in PRESETS.items()
        }
    },
)
