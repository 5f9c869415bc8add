"""What is learned for Tyrannos: weights for each number of players."""

from __future__ import annotations

from typing import Final

from emporion.bots.training import Course
from emporion.bots.tyrannos.appraisal import STAGES
from emporion.bots.tyrannos.craft import CRAFT, table_name
from emporion.bots.tyrannos.notes import FEATURES
from emporion.games import get_game

COURSE: Final = Course(
    CRAFT,
    {table_name(players): {"players": players} for players in get_game("tyrannos").seats},
    error=8,
    stages=STAGES,
    features=FEATURES,
    rounds=36,
)
