"""The players of Tyros by name, and the levels for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emporion.bots.bot import Bot
from emporion.bots.built_in import BuiltIn, Policies
from emporion.bots.levels import BOT_MODES, Level, SearchBots
from emporion.bots.parameters import check_parameters, number, word
from emporion.bots.searcher import Settings
from emporion.bots.tyros.admiral import Admiral
from emporion.bots.tyros.craft import CRAFT
from emporion.bots.tyros.merchant_bot import Merchant
from emporion.bots.workbench import POLICY
from emporion.engine.game import Game, Options

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


BOTS: Final[dict[str, BuiltIn]] = {
    "merchant": BuiltIn(make_merchant, "quick: plans by rules of thumb and trades to mutual profit"),
    **SearchBots("admiral", Admiral, Merchant, Settings(), LEVELS).built_in(),
}
POLICIES: Final = Policies({"merchant": POLICY}, CRAFT.program, CRAFT.make_notes)
