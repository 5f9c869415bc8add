"""The tutorial of a game: its record, told step by step to whoever learns by playing it again."""

from __future__ import annotations

import functools
from typing import Any, Final

from emporion.engine.match import Match
from emporion.engine.participants import seat_letter
from emporion.engine.record import Entry
from emporion.games import get_game, get_guide, get_screen
from emporion.server.errors import NotFound
from emporion.server.protocol.http import Tutorial, TutorialMoment, TutorialStep
from emporion.server.tables.log import Line, Played
from emporion.server.tables.telling import Happened, Named, told

LEARNER: Final = 0
"""The seat."""


@functools.cache
def tutorial(game: str, language: str) -> Tutorial:
    """It is the same for everybody. Raises UnknownGame, or NotFound if the game has none."""
    record = get_guide(game).tutorial()
    if record is None:
        raise NotFound(f"there is no tutorial of {game}")
    match = Match.replay(get_game(game), record.cut(0))
    steps: list[TutorialStep] = []
    for entry in record.entries:
        if entry.who == seat_letter(LEARNER):
            steps.append(asked(match, entry))
        match.follow(entry)
        steps[-1].after.append(moment(match, entry, language))
    return Tutorial(game, record.header.seats, LEARNER, steps)


def asked(match: Match, entry: Entry) -> TutorialStep:
    """The learner's decision, before he takes it. What follows is added to it."""
    action, table = match.game.read(entry.do), seen(match)
    decision, choices = match.decision_of(LEARNER), match.choices(LEARNER, get_screen(match.game.name).unlisted(table))
    assert decision is not None
    assert choices is not None
    return TutorialStep(
        lesson=get_guide(match.game.name).lesson(action),
        table=table,
        kind=decision.kind,
        choices=choices,
        action=action,
        after=[],
    )


def moment(match: Match, entry: Entry, language: str) -> TutorialMoment:
    seats, events = tuple(map(Named, match.record.header.seats)), match.events_of(entry.n, LEARNER)
    happened = Happened(Line(entry.n, 0, Played(entry)), tuple(events), seats, seats, is_playing=True)
    return TutorialMoment(seen(match), list(events), told(match.game.name, [happened], language))


def seen(match: Match) -> Any:
    return match.game.look(match.state, match.options)(LEARNER)
