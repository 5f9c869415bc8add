"""A tournament from its request to its results: begun, gone on with, and the same in the end."""

from __future__ import annotations

import pathlib
from collections.abc import Callable, Iterator, Sequence

from emporion.arena.cluster import play_on_cluster
from emporion.arena.local import play_here
from emporion.arena.results import GameResult, PlayedGame
from emporion.arena.schedule import Fixture, Request, fixtures
from emporion.arena.sources import sources_of
from emporion.arena.store import Store, check_sources
from emporion.bots.spec import read_spec
from emporion.games import get_game


def run_tournament(
    request: Request,
    folder: pathlib.Path,
    workers: int = 0,
    address: str | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> list[GameResult]:
    """Play what is missing in the folder; all games, in the order of the schedule.

    With an address the games are played by Ray. `progress` is told how many more games are there.
    """
    with Store(folder, request) as store:
        progress(len(store.results))
        missing = [fixture for fixture in fixtures(request) if fixture.id not in store.results]
        if missing:
            check_sources(folder, request.sources, sources_now(request))
        for game in played(request, missing, workers, address):
            progress(int(store.add(game)))
        return store.in_order()


def sources_now(request: Request) -> dict[str, str]:
    game = get_game(request.game)
    return sources_of(game, game.options(request.options), map(read_spec, request.bots))


def played(request: Request, games: Sequence[Fixture], workers: int, address: str | None) -> Iterator[PlayedGame]:
    if not games:
        return iter(())
    if address is None:
        return play_here(request, games, workers)
    return play_on_cluster(request, games, workers, address)
