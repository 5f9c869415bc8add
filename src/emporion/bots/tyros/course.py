"""What is learned for Tyros: weights for each edition and number of players."""

from __future__ import annotations

from typing import Final

from emporion.bots.training import Course
from emporion.bots.tyros.appraisal import ROUNDS
from emporion.bots.tyros.craft import CRAFT, table_name
from emporion.bots.tyros.notes import FEATURES
from emporion.games import get_game
from emporion.games.tyros.editions import EDITIONS

COURSE: Final = Course(
    CRAFT,
    {
        table_name(edition, players): {"edition": edition, "players": players}
        for edition in EDITIONS
        for players in get_game("tyros").seats
    },
    error=150,
    stages=ROUNDS,
    features=FEATURES,
    rounds=12,
)
