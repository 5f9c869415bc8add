"""The players of Tyrannos by name, and the levels for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emporion.bots.bot import Bot
from emporion.bots.built_in import BuiltIn, Policies
from emporion.bots.levels import BOT_MODES, Level, SearchBots
from emporion.bots.parameters import check_parameters, number, word
from emporion.bots.tyrannos.craft import CRAFT
from emporion.bots.tyrannos.strategos_bot import Strategos
from emporion.bots.tyrannos.tyrant import HABITS, Tyrant
from emporion.bots.workbench import POLICY
from emporion.engine.game import Game, Options

LEVELS: Final = (
    Level("hoplite", "level 1, a beginner: knows the rules and little more", noise=40, error=90),
    Level("lochagos", "level 2: rules by rules of thumb and errs now and then", noise=10, error=60),
    Level("taxiarch", "level 3: thinks to the end of the month, but briefly", visits=24, error=30),
    Level("polemarch", "level 4: thinks to the end of the month and errs now and then", visits=160, error=10),
    Level("autokrator", "level 5: thinks to the end of the month, and long", visits=2000),
)
"""From beginner to strongest."""


def make_strategos(game: Game, options: Options, parameters: Mapping[str, str]) -> Bot:
    check_parameters("strategos", parameters, ("mode", "error"))
    error = number("strategos", parameters, "error", range(101)) or 0
    return Strategos(game, options, word("strategos", parameters, "mode", BOT_MODES), error)


BOTS: Final[dict[str, BuiltIn]] = {
    "strategos": BuiltIn(make_strategos, "quick: trades, builds, courts cities and fights at good odds"),
    **SearchBots("tyrant", Tyrant, Strategos, HABITS, LEVELS).built_in(),
}
POLICIES: Final = Policies({"strategos": POLICY}, CRAFT.program, CRAFT.make_notes)
