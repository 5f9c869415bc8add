"""Playing on the cores of this machine, each game in a worker process.

A worker that dies is replaced and its game is played again. If this process dies, the workers notice that nobody
listens, and end.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from emporion.arena.playing import Answer, attempt, checked
from emporion.arena.results import PlayedGame
from emporion.arena.schedule import Fixture, Request
from emporion.engine.errors import BadInput, BrokenInvariant

TRIES: Final = 4
"""A game that ends so many workers would end every other."""


class Worker:
    """A process that plays one game after the other. It is spawned, and shares nothing with this one but a pipe."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self.start()

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(self._request, theirs), daemon=True)
        self._process.start()
        theirs.close()
        self.fixture: Fixture | None = None

    def give(self, fixture: Fixture) -> None:
        self.fixture = fixture
        with contextlib.suppress(BrokenPipeError):  # it has died, as listening to it will tell
            self.pipe.send(fixture)

    def answer(self) -> Answer | None:
        """What has become of the game; None if the worker has died."""
        try:
            answer: Answer = self.pipe.recv()
        except (EOFError, OSError):  # a torn message is a plain OSError
            return None
        return answer

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._process.close()
        self.pipe.close()


def work(request: Request, pipe: Connection[Any, Any]) -> None:
    """The life of a worker. What bots do wrong stands in the results; Ctrl-C is for the main process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logging.getLogger("emporion").addHandler(logging.NullHandler())
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            pipe.send(attempt(request, pipe.recv()))


def play_here(request: Request, games: Sequence[Fixture], workers: int) -> Iterator[PlayedGame]:
    """The games as they end, in no particular order."""
    if workers < 0:
        raise BadInput("at least one game is played at a time; 0 workers means one for each core")
    team = [Worker(request) for _ in range(min(workers or os.cpu_count() or 1, len(games)))]
    try:
        yield from play_with(team, deque(games))
    finally:
        for worker in team:
            worker.end()


def play_with(team: Sequence[Worker], waiting: deque[Fixture]) -> Iterator[PlayedGame]:
    deaths = Counter[str]()
    for worker in team:
        worker.give(waiting.popleft())
    while busy := [worker for worker in team if worker.fixture is not None]:
        ready = wait([worker.pipe for worker in busy])
        for worker in busy:
            if worker.pipe not in ready or worker.fixture is None:
                continue
            answer = worker.answer()
            if answer is None:
                note_death(worker.fixture, deaths)
                waiting.appendleft(worker.fixture)
                worker.end()
                worker.start()
            else:
                yield checked(answer)
            worker.fixture = None
            if waiting:
                worker.give(waiting.popleft())


def note_death(fixture: Fixture, deaths: Counter[str]) -> None:
    deaths[fixture.id] += 1
    if deaths[fixture.id] == TRIES:
        raise BrokenInvariant(f"game {fixture.id} ({', '.join(fixture.seats)}) has ended {TRIES} workers")
