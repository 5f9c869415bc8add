"""Small tournaments for tests."""

from __future__ import annotations

import functools
from typing import Final

from emporion.arena.playing import play
from emporion.arena.results import PlayedGame
from emporion.arena.schedule import DUEL, Request, fixtures, make_request
from emporion.bots.spec import read_specs
from emporion.games import get_game
from tests.arena.strangers import CLUMSY

TYROS: Final = get_game("tyros")


def request(
    bots: str = f"random,{CLUMSY}", system: str = DUEL, deals: int = 2, seed: int = 1, players: int = 3
) -> Request:
    return make_request(TYROS, {"players": players}, read_specs(bots), system, deals, seed)


@functools.cache
def played_duel() -> tuple[PlayedGame, ...]:
    """All games of the small duel, played here one after the other."""
    return tuple(play(request(), fixture) for fixture in fixtures(request()))
