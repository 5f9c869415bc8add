"""A guard for the strength of the search: whatever is changed in it, a short search beats merchants."""

from __future__ import annotations

from typing import Final

from emporion.arena.playing import play
from emporion.arena.schedule import DUEL, fixtures, make_request
from emporion.bots.spec import read_specs
from emporion.games import get_game

TYROS: Final = get_game("tyros")
DEALS: Final = 2


def test_a_short_search_beats_three_merchants() -> None:
    """By visits, so that it is the same eight games on every machine. It wins six of them; a search that tries
    everything equally often wins none, and one of a single visit wins one."""
    request = make_request(TYROS, {"players": 4}, read_specs("admiral(visits=64),merchant"), DUEL, DEALS, 1)
    games = [play(request, fixture) for fixture in fixtures(request)]
    won = sum(seat.won for game in games for seat in game.seats if seat.bot.startswith("admiral"))
    assert not any(game.faults for game in games)
    assert won >= 5
