"""The players of Tyros by name, and the levels for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from emporion.bots.bot import Bot
from emporion.bots.built_in import BuiltIn, Maker, Policies
from emporion.bots.parameters import check_parameters, number, word
from emporion.bots.tyros.admiral import EVALUATIONS, METHODS, Admiral, Settings
from emporion.bots.tyros.merchant_bot import Merchant
from emporion.bots.tyros.workbench import POLICY, bot_program, make_notes
from emporion.engine.game import Game, Options
from emporion.engine.modes import MODES, READY

MS: Final = range(1, 600_001)
VISITS: Final = range(1, 60_001)
BOT_MODES: Final = (*MODES, READY)


class Level(NamedTuple):
    """Weaker by thinking less and worse; every level sees what a person in its seat would see."""

    name: str
    description: str
    noise: int | None = None
    """Judges as the merchant does, without a search, and errs by up to so many hundredths of a point."""
    visits: int | None = None
    error: int = 0
    """So many decisions in a hundred are for anything that was tried, as often as it was tried."""


LEVELS: Final = (
    Level("deckhand", "level 1, a beginner: knows the rules and little more", noise=1200, error=90),
    Level("helmsman", "level 2: plays by rules of thumb and errs now and then", noise=450, error=60),
    Level("captain", "level 3: thinks two rounds ahead, but briefly", visits=48, error=30),
    Level("commodore", "level 4: thinks two rounds ahead", visits=160),
    Level("navarch", "level 5: thinks two rounds ahead, and long", visits=2000),
)
"""From beginner to strongest."""


def make_merchant(game: Game, options: Options, parameters: Mapping[str, str]) -> Bot:
    check_parameters("merchant", parameters, ("mode", "noise"))
    noise = number("merchant", parameters, "noise", range(100_001)) or 0
    return Merchant(game, options, word("merchant", parameters, "mode", BOT_MODES), noise)


def make_admiral(game: Game, options: Options, parameters: Mapping[str, str]) -> Bot:
    known = ("ms", "visits", "level", "evaluation", "method", "mode")
    check_parameters("admiral", parameters, known)
    chosen = number("admiral", parameters, "level", range(1, len(LEVELS) + 1))
    level = Level("", "") if chosen is None else LEVELS[chosen - 1]
    mode = word("admiral", parameters, "mode", BOT_MODES)
    ms, visits = number("admiral", parameters, "ms", MS), number("admiral", parameters, "visits", VISITS)
    if ms is None and visits is None:
        if level.noise is not None:
            return Merchant(game, options, mode, level.noise)
        visits = level.visits
    settings = Settings(
        ms=ms,
        visits=visits,
        evaluation=word("admiral", parameters, "evaluation", EVALUATIONS),
        method=word("admiral", parameters, "method", METHODS),
        error=level.error,
    )
    return Admiral(game, options, settings, mode)


def make_level(level: int) -> Maker:
    """A level under its own name."""

    def make(game: Game, options: Options, parameters: Mapping[str, str]) -> Bot:
        check_parameters(LEVELS[level].name, parameters, ("mode",))
        return make_admiral(game, options, {**parameters, "level": str(level + 1)})

    return make


BOTS: Final[dict[str, BuiltIn]] = {
    "merchant": BuiltIn(make_merchant, "quick: plans by rules of thumb and trades to mutual profit"),
    "admiral": BuiltIn(make_admiral, "searches: admiral(ms=500), admiral(visits=2000), admiral(level=1 to 5)"),
    **{level.name: BuiltIn(make_level(i), level.description) for i, level in enumerate(LEVELS)},
}
POLICIES: Final = Policies({"merchant": POLICY}, bot_program, make_notes, ("merchant", "admiral(visits=1)"))
