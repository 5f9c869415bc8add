"""What a seat can do and what it cannot: for a screen that knows no rules.

All but the list of legal actions is worked out in an imagined world, which is made from what the seat may know: so
nothing of it can tell anybody more.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Final

from emporion.bots.analysis import has_analyst
from emporion.engine.actions import Action
from emporion.engine.conformance import choices_waiting
from emporion.engine.errors import NotYourDecision
from emporion.engine.match import Match
from emporion.engine.participants import seat_letter
from emporion.games import get_guide, get_screen
from emporion.locales import list_text, text
from emporion.server.errors import NotNow
from emporion.server.protocol.http import Choice, Choices, Preview, Why
from emporion.server.tables.naming import name_for
from emporion.server.tables.table import Table

NOTHING_ASKED: Final = Choices(None, None, None, [], [], hints=False)


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


# ------------------------------------------------------------------------------------------------ what is possible


def plays_alone(table: Table, seat: int) -> bool:
    """Whether a seat has nobody but programs against it. Whoever plays with people thinks himself."""
    return all(state.holder is None for other, state in enumerate(table.seats) if other != seat)


def has_hints(table: Table, seat: int) -> bool:
    """Whether a seat may ask for hints."""
    return plays_alone(table, seat) and has_analyst(table.opened.game)


class Question:
    """What a seat is asked, taken down at one moment, to be put into words when there is time."""

    def __init__(self, match: Match, seat: int, names: Sequence[str], hints: bool = False) -> None:
        self._game = match.game
        self._seat = seat
        self._decision = match.decision_of(seat)
        self._actions: list[Action] = [] if self._decision is None else match.legal(seat)
        self._table = match.game.look(match.state, match.options)(seat)
        self._world = imagined(match, seat)
        self._names = tuple(names)
        self._hints = hints

    def choices(self, language: str) -> Choices:
        if self._decision is None:
            return NOTHING_ASKED
        screen = get_screen(self._game.name)
        return Choices(
            decision=self._decision.id,
            kind=self._decision.kind,
            prompt=screen.decision_text(self._decision.kind, language),
            actions=self.written(self._actions, language),
            unlisted=screen.unlisted(self._table),
            hints=self._hints,
        )

    def written(self, actions: Iterable[Action], language: str) -> list[Choice]:
        """Legal actions, also such as are not listed."""
        game, words = self._game, get_screen(self._game.name).action_text
        return [
            Choice(game.write(action), words(action, self._names, language), action, self._is_final(action))
            for action in actions
        ]

    def _is_final(self, action: Action) -> bool:
        """Where no seat is asked next, it is chance that draws, or the game is over."""
        world = self._world.twin()
        world.carry_out(self._seat, self._game.encode(action))
        return not world.decisions or not world.can_undo(self._seat)


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
    """What a seat would see after an action of its own. Raises what is refused."""
    match = table.playing
    if match.decision_of(seat) is None:
        raise NotYourDecision(f"seat {seat_letter(seat)} is not asked now")
    if choices_waiting(match, seat):
        raise NotNow("what follows depends on what others have chosen in secret")
    world = imagined(match, seat)
    world.carry_out(seat, match.game.encode(match.game.read(action)))
    return Preview(match.game.look(world.state, match.options)(seat))
