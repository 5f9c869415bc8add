"""Bots of other authors, as files: `PATH:CLASS`. They are loaded anew in every worker process."""

from __future__ import annotations

import os
import pathlib
import random
import signal
from typing import Final

from emporion.bots.bot import Budget
from emporion.engine.game import Game, Options
from emporion.engine.view import View

FILE: Final = pathlib.Path(__file__)


class Clumsy:
    """Plays at random among the listed actions, and fails at every tenth decision."""

    def __init__(self, game: Game, options: Options) -> None:
        self._asked = 0

    def choose(self, view: View, budget: Budget, rng: random.Random) -> str:
        self._asked += 1
        if self._asked % 10 == 0:
            raise ValueError("lost my <way>")
        return rng.choice(view.legal)

    def close(self) -> None:
        pass


class Exiting:
    """Ends its process without a word, whenever it is asked."""

    def __init__(self, game: Game, options: Options) -> None:
        pass

    def choose(self, view: View, budget: Budget, rng: random.Random) -> str:
        os._exit(3)

    def close(self) -> None:
        pass


class Fatal:
    """Ends the process that asks it, a worker: once, if it can leave a flag, or whenever it is asked."""

    def __init__(self, game: Game, options: Options, flag: str = "") -> None:
        self._flag = pathlib.Path(flag) if flag else None

    def choose(self, view: View, budget: Budget, rng: random.Random) -> str:
        if self._flag is None or not self._flag.exists():
            if self._flag is not None:
                self._flag.touch()
            os.kill(os.getppid(), signal.SIGKILL)
        return rng.choice(view.legal)

    def close(self) -> None:
        pass


CLUMSY: Final = f"{FILE}:{Clumsy.__name__}"
EXITING: Final = f"{FILE}:{Exiting.__name__}"
FATAL: Final = f"{FILE}:{Fatal.__name__}"
