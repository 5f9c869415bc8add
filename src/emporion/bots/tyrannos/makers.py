"""The players of Tyrannos by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emporion.bots.bot import Bot
from emporion.bots.built_in import BuiltIn, Policies
from emporion.bots.parameters import check_parameters, word
from emporion.bots.tyrannos.strategos_bot import Strategos
from emporion.bots.tyrannos.workbench import POLICY, bot_program, make_notes
from emporion.engine.game import Game, Options
from emporion.engine.modes import MODES, READY

BOT_MODES: Final = (*MODES, READY)


def make_strategos(game: Game, options: Options, parameters: Mapping[str, str]) -> Bot:
    check_parameters("strategos", parameters, ("mode",))
    return Strategos(game, options, word("strategos", parameters, "mode", BOT_MODES))


BOTS: Final[dict[str, BuiltIn]] = {
    "strategos": BuiltIn(make_strategos, "quick: trades, builds, courts cities and fights at good odds"),
}
POLICIES: Final = Policies({"strategos": POLICY}, bot_program, make_notes, ("strategos",))
