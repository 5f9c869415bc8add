"""The bots of a process that plays many tables: those of ours serve any of them, those of others one seat each."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import msgspec

from emporion.bots.guard import Guarded, make_guarded
from emporion.bots.readiness import Readiness, ready
from emporion.bots.registry import game_bots
from emporion.bots.spec import Spec, read_spec
from emporion.games import get_game
from emporion.server.bots.allowance import own_bots

IDLE: Final = 64
"""So many bots are kept that nobody asks at the moment; who is asked again after that begins anew."""
PATIENCE_MS: Final = 5000
"""How much longer than it may think a bot of others is waited for."""


class Key(NamedTuple):
    """Bots with the same key can stand for each other."""

    game: str
    options: bytes
    spec: str
    seat: tuple[str, int] | None
    """A table and a seat, if the bot may remember what it saw there. Ours remember answers, but not tables."""
    is_ready: bool
    """Whether it runs as fast as it ever will; if not, it is made anew when the code is compiled."""


class BotPool:
    """A bot is lent to one question at a time: two would think with the same arrays."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._loading = threading.Lock()
        self._idle: list[tuple[Key, Guarded]] = []
        """Those asked last at the end."""
        self._readiness: dict[str, Readiness] = {}

    @contextlib.contextmanager
    def lent(self, game: str, options: dict[str, Any], spec: str, seat: tuple[str, int] | None) -> Iterator[Guarded]:
        """A bot for a question. Raises BadInput if there is no such bot."""
        name = read_spec(spec).name
        key = Key(
            game,
            msgspec.json.encode(options, order="sorted"),
            spec,
            None if name in own_bots(game) else seat,
            name not in game_bots(game) or self.is_ready(game),
        )
        bot = self._taken(key) or self._made(key, options)
        try:
            yield bot
        finally:
            self._give_back(key, bot)

    def forget(self, table: str) -> None:
        """Let go of the bots that sat at a table."""
        self._let_go(lambda key: key.seat is not None and key.seat[0] == table)

    def close(self) -> None:
        self._let_go(lambda key: True)

    def _taken(self, key: Key) -> Guarded | None:
        with self._lock:
            for at in reversed(range(len(self._idle))):
                if self._idle[at][0] == key:
                    return self._idle.pop(at)[1]
        return None

    def _made(self, key: Key, options: dict[str, Any]) -> Guarded:
        """Bots of ours are made one after the other: the first loads the code that they share. A hundred threads that
        load it at once, as after a start, take a minute for what takes one of them a moment."""
        spec = read_spec(key.spec)
        with self._loading if key.seat is None else contextlib.nullcontext():
            return make(spec, key.game, options)

    def _give_back(self, key: Key, bot: Guarded) -> None:
        with self._lock:
            self._idle.append((key, bot))
            leaving, self._idle = self._idle[:-IDLE], self._idle[-IDLE:]
        close(leaving)
        if not key.is_ready and self.is_ready(key.game):
            self._let_go_of_slow(key.game)

    def is_ready(self, game: str) -> bool:
        """Whether bots of a game run as fast as they ever will; if not, it is being compiled."""
        with self._lock:
            if game not in self._readiness:
                self._readiness[game] = Readiness(get_game(game))
            readiness = self._readiness[game]
            came = readiness.has_come()
        if came:
            self._let_go_of_slow(game)
        return readiness.is_ready

    def _let_go_of_slow(self, game: str) -> None:
        self._let_go(lambda key: key.game == game and not key.is_ready)

    def _let_go(self, leaves: Callable[[Key], bool]) -> None:
        """Close those idle bots whose keys say so."""
        with self._lock:
            leaving = [one for one in self._idle if leaves(one[0])]
            self._idle = [one for one in self._idle if not leaves(one[0])]
        close(leaving)


def make(spec: Spec, game_name: str, options: dict[str, Any]) -> Guarded:
    game = get_game(game_name)
    return make_guarded(ready(spec, game_bots(game_name)), game, game.options(options), PATIENCE_MS)


def close(leaving: list[tuple[Key, Guarded]]) -> None:
    for _, bot in leaving:
        bot.close()
