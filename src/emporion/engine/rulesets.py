"""Rulesets: a record goes on by the rules it began with, whatever the program has learned since."""

from __future__ import annotations

from typing import Any

from emporion.engine.errors import BadRecord
from emporion.engine.game import Game
from emporion.engine.record import Header


def options_then(game: Game, header: Header) -> dict[str, Any]:
    """The options of a record. Those that it does not name mean what they meant by its ruleset.

    Raises BadRecord if this program does not know that ruleset.
    """
    played = f"the record was played by ruleset {header.ruleset}"
    if header.ruleset > game.ruleset:
        raise BadRecord(f"{played}; this program knows {game.name} up to ruleset {game.ruleset}: update it")
    if header.ruleset < game.oldest_ruleset:
        raise BadRecord(f"{played}; this program knows {game.name} from ruleset {game.oldest_ruleset} on")
    return {**game.older_defaults(header.ruleset, header.options), **header.options}
