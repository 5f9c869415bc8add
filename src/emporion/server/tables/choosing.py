"""Why a seat cannot do something, and what would follow from what it can do: for a screen that knows no rules.

All of it is worked out in an imagined world, which is made from what the seat may know: so it tells nobody more.
"""

from __future__ import annotations

import random

from emporion.engine.conformance import choices_waiting
from emporion.engine.errors import NotYourDecision
from emporion.engine.match import Match
from emporion.engine.participants import seat_letter
from emporion.games import get_guide
from emporion.locales import list_text, text
from emporion.server.protocol.http import Preview, Why
from emporion.server.tables.naming import name_for
from emporion.server.tables.table import Table


def names_of(table: Table, language: str) -> tuple[str, ...]:
    """Who plays, bots in the reader's language."""
    game = table.opened.game
    return tuple(name_for(game, state.name, state.controller, language) for state in table.seats)


def imagined(match: Match, seat: int) -> Match:
    """A world that the seat cannot tell from the real one. It is always the same."""
    world = match.twin()
    table = match.game.look(match.state, match.options)(seat)
    world.replace_state(match.game.guess(table, random.Random(0)))
    return world


# ------------------------------------------------------------------------------------------------ what is not


def why_not(table: Table, seat: int, about: str, language: str) -> Why:
    """Why a seat cannot do what it points at. Raises BadNotation."""
    match = table.playing
    world = imagined(match, seat)
    refusal = get_guide(match.game.name).why_not(
        world.state, match.options, seat, about, lambda action: world.refusal(seat, action)
    )
    if refusal is None:
        return Why(True, None, None)
    if match.decision_of(seat) is None:
        reason = nothing_asked(table, language)
    else:
        reason = text(language, refusal.key, **refusal.arguments)
    return Why(False, reason, refusal.paragraph or None)


def nothing_asked(table: Table, language: str) -> str:
    """Why a seat can do nothing at all now."""
    match, names = table.playing, names_of(table, language)
    if not match.decisions:
        return text(language, "engine-game-is-over")
    awaited = [names[decision.seat] for decision in match.decisions]
    return text(language, "play-wait", players=list_text(awaited, language))


# ------------------------------------------------------------------------------------------------ what would follow


def preview(table: Table, seat: int, action: str) -> Preview:
    """What follows from an action of a seat, as far as it may know that. Raises what is refused."""
    match = table.playing
    if match.decision_of(seat) is None:
        raise NotYourDecision(f"seat {seat_letter(seat)} is not asked now")
    world = imagined(match, seat)
    world.carry_out(seat, match.game.encode(match.game.read(action)))
    # Where no seat is asked next, chance draws, or the game is over.
    final = not world.decisions or not world.can_undo(seat)
    # Of what others have chosen in secret, only a guess would be shown.
    is_guess = choices_waiting(match, seat)
    return Preview(None if is_guess else match.game.look(world.state, match.options)(seat), final)
