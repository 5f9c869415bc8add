"""Y9.5 Deployments that players often want, for menus: of all that are possible there are far too many to list."""

from __future__ import annotations

from emporion.engine.actions import Action
from emporion.games.tyrannos.actions import Deploy
from emporion.games.tyrannos.knowledge import known_state
from emporion.games.tyrannos.packing import decode
from emporion.games.tyrannos.rules.armies import commanded_by, side_tokens
from emporion.games.tyrannos.rules.deployment import engine_deployment
from emporion.games.tyrannos.state import GROUPINGS, LINES
from emporion.games.tyrannos.view import Table


def usual_deployments(table: Table) -> list[Action]:
    """Deep piles with the strongest Voitheia under the first, the same without any, and a broad front."""
    s = known_state(table)
    side = commanded_by(s, table.viewer)
    deep = decode(engine_deployment(s, side))
    assert isinstance(deep, Deploy)
    broad = Deploy(broad_shape(side_tokens(s, side)), deep.front)
    return list(dict.fromkeys((deep, Deploy(deep.shape, deep.front), broad)))


def broad_shape(tokens: int) -> tuple[int, ...]:
    """As many groupings as there can be, as equal as they can be."""
    columns = min(tokens, GROUPINGS)
    return tuple(min(LINES, (tokens + columns - 1 - g) // columns) for g in range(columns))
