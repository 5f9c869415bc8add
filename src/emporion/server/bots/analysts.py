"""Hints and reviews, in the process of the bots. An analyst thinks about one thing at a time, and is kept for more."""

from __future__ import annotations

import contextlib
import logging
import random
import threading
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from emporion.bots.analysis import Analyst, hint, make_analyst
from emporion.bots.bot import Budget
from emporion.bots.python_bot import describe
from emporion.bots.review import decisions_of, review
from emporion.engine.errors import BadInput
from emporion.engine.match import Match
from emporion.engine.modes import available_mode
from emporion.engine.record import read_record
from emporion.engine.view import OpenDecision, View
from emporion.games import get_game
from emporion.server.bots.messages import Answer, HintWanted, ReviewWanted

logger = logging.getLogger(__name__)

IDLE: Final = 4
"""So many analysts are kept that nobody asks at the moment."""
PLAIN_SHARE: Final = 20
"""Where the rules run as plain Python, a review imagines so many times fewer games."""

IsReady = Callable[[str], bool]
"""Whether a game runs as fast as it ever will."""
Tell = Callable[[float], None]
"""Hears how far it is, from 0 to 1."""


class Key(NamedTuple):
    """Analysts with the same key can stand for each other."""

    game: str
    options: bytes
    is_ready: bool


class Analysts:
    def __init__(self, is_ready: IsReady) -> None:
        self._is_ready = is_ready
        self._lock = threading.Lock()
        self._making = threading.Lock()
        """Analysts are made one after the other, so that compiled code is loaded once."""
        self._idle: list[tuple[Key, Analyst]] = []
        """Those asked last at the end."""

    def answer(self, wanted: HintWanted | ReviewWanted, tell: Tell) -> Answer:
        """Whatever happens, there is an answer."""
        try:
            found = self._hint(wanted) if isinstance(wanted, HintWanted) else self._review(wanted, tell)
            return Answer(found=msgspec.json.encode(found))
        except BadInput as error:
            return Answer(fault=str(error))
        except Exception as error:
            logger.exception("an analysis: a fault of ours")
            return Answer(fault=f"raised {describe(error)}")

    def _hint(self, wanted: HintWanted) -> object:
        with self._lent(wanted.game, wanted.options) as analyst:
            view = view_of(analyst, wanted)
            return hint(analyst, view, Budget(ms=wanted.ms), random.Random(wanted.seed), wanted.top)

    def _review(self, wanted: ReviewWanted, tell: Tell) -> object:
        record = read_record(wanted.record)
        if not self._is_ready(record.header.game):
            raise BadInput("the rules are still being compiled, and without that it would take hours: ask again soon")
        match = Match.replay(get_game(record.header.game), record)
        progress = Counting(len(decisions_of(match)), tell)
        with self._lent(record.header.game, match.options.to_dict()) as analyst:
            visits = wanted.visits if available_mode("auto") != "plain" else max(1, wanted.visits // PLAIN_SHARE)
            return review(analyst, match, visits, done=progress.more)

    @contextlib.contextmanager
    def _lent(self, game: str, options: Mapping[str, Any]) -> Iterator[Analyst]:
        key = Key(game, msgspec.json.encode(options, order="sorted"), self._is_ready(game))
        analyst = self._taken(key) or self._made(game, options)
        yield analyst  # one over whom something went wrong is not kept
        with self._lock:
            self._idle = [*self._idle, (key, analyst)][-IDLE:]

    def _made(self, game: str, options: Mapping[str, Any]) -> Analyst:
        with self._making:
            return make_analyst(get_game(game), get_game(game).options(options))

    def _taken(self, key: Key) -> Analyst | None:
        with self._lock:
            for at in reversed(range(len(self._idle))):
                if self._idle[at][0] == key:
                    return self._idle.pop(at)[1]
        return None


class Counting:
    """How many decisions are done, told whenever another hundredth is."""

    def __init__(self, total: int, tell: Tell) -> None:
        self._total = max(1, total)
        self._done = 0
        self._tell = tell

    def more(self, done: int) -> None:
        before, self._done = self._done, self._done + done
        if 100 * before // self._total < 100 * self._done // self._total:
            self._tell(self._done / self._total)


def view_of(analyst: Analyst, wanted: HintWanted) -> View:
    """What the seat sees: a guess looks the same to it."""
    game = analyst.game
    table = game.look(game.schema.unpack(wanted.guess), analyst.options)(wanted.seat)
    asked = (OpenDecision(wanted.seat, wanted.kind),)
    return View(game.name, wanted.seat, 0, asked, can_undo=False, table=table, outcome=None, legal=())
