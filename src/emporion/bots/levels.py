"""Search bots by their parameters, and levels for people: the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from emporion.bots.bot import Bot
from emporion.bots.built_in import BuiltIn, Maker
from emporion.bots.parameters import check_parameters, number, word
from emporion.bots.searcher import EVALUATIONS, METHODS, Settings
from emporion.engine.game import Game, Options
from emporion.engine.modes import MODES, READY

MS: Final = range(1, 600_001)
VISITS: Final = range(1, 60_001)
BOT_MODES: Final = (*MODES, READY)
KNOWN: Final = ("ms", "visits", "level", "evaluation", "method", "mode")


class Level(NamedTuple):
    """Weaker by thinking less and worse; every level sees what a person in its seat would see."""

    name: str
    description: str
    noise: int | None = None
    """Judges by the game's rules of thumb, without a search, and errs so much, in the measure of that bot."""
    visits: int | None = None
    error: int = 0
    """So many decisions in a hundred are for anything that was tried, as often as it was tried."""


class SearchBots(NamedTuple):
    """What the search bots of a game are made of."""

    name: str
    search: Callable[[Game, Options, Settings, str], Bot]
    thumb: Callable[[Game, Options, str, int], Bot]
    """The bot without a search; the last is how much it errs."""
    habits: Settings
    levels: Sequence[Level]
    """From beginner to strongest."""

    def make(self, game: Game, options: Options, parameters: Mapping[str, str]) -> Bot:
        check_parameters(self.name, parameters, KNOWN)
        chosen = number(self.name, parameters, "level", range(1, len(self.levels) + 1))
        level = Level("", "") if chosen is None else self.levels[chosen - 1]
        mode = word(self.name, parameters, "mode", BOT_MODES)
        ms, visits = number(self.name, parameters, "ms", MS), number(self.name, parameters, "visits", VISITS)
        if ms is None and visits is None:
            if level.noise is not None:
                return self.thumb(game, options, mode, level.noise)
            visits = level.visits
        evaluations = sorted(EVALUATIONS, key=lambda one: one != self.habits.evaluation)
        settings = msgspec.structs.replace(
            self.habits,
            ms=ms,
            visits=visits,
            evaluation=word(self.name, parameters, "evaluation", evaluations),
            method=word(self.name, parameters, "method", METHODS),
            error=level.error,
        )
        return self.search(game, options, settings, mode)

    def make_level(self, level: int) -> Maker:
        """A level under its own name."""

        def make(game: Game, options: Options, parameters: Mapping[str, str]) -> Bot:
            check_parameters(self.levels[level].name, parameters, ("mode",))
            return self.make(game, options, {**parameters, "level": str(level + 1)})

        return make

    def built_in(self) -> dict[str, BuiltIn]:
        about = f"searches: {self.name}(ms=500), {self.name}(visits=2000), {self.name}(level=1 to {len(self.levels)})"
        named = {level.name: BuiltIn(self.make_level(i), level.description) for i, level in enumerate(self.levels)}
        return {self.name: BuiltIn(self.make, about), **named}
