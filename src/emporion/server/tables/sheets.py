"""A game in words and as a picture, for pages that know nothing of it.

Everything is made from what the viewer may know: the picture from a world that they cannot tell from the real one. What
is needed is taken down under the lock of the table, and put into words afterwards.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from emporion.engine.actions import Action
from emporion.engine.forms import Form
from emporion.engine.lines import paragraphs
from emporion.engine.match import Match
from emporion.engine.panels import Layout
from emporion.games import get_screen
from emporion.server.errors import NotFound
from emporion.server.protocol.http import FormInfo, Guidance, Sheet

MOST_NOTES: Final = 60
"""Facts of actions may take thought, such as the odds of a war."""


class SheetOf:
    """A moment as a viewer may know it."""

    def __init__(self, match: Match, entry: int, viewer: int, names: Sequence[str]) -> None:
        last = len(match.record.entries)
        if entry > last:
            raise NotFound(f"there is no entry {entry}; the last is entry {last}")
        self._table = match.game.look(match.state_after(entry), match.options)(viewer)
        self._world = match.twin()
        self._names = names

    def sheet(self, language: str) -> Sheet:
        world, table, names = self._world, self._table, self._names
        world.replace_state(world.game.guess(table, random.Random(0)))
        screen = get_screen(world.game.name)
        layout = Layout(
            lambda name: screen.label_text(name, language),
            lambda name, value: screen.value_text(name, value, names, language),
            names,
        )
        return Sheet(
            board=screen.draw(world.options, world.state, names),
            situation=paragraphs(screen.situation_lines(table, names, language)),
            listed=paragraphs(screen.board_lines(world.options, table, names, language, True)),
            hand=paragraphs(screen.hand_lines(table, names, language)),
            scores=paragraphs(screen.score_lines(table, names, language)),
            points=world.points(),
            panels=list(layout.panels(table)),
        )


class GuidanceFor:
    """What a seat is asked."""

    def __init__(self, match: Match, seat: int, names: Sequence[str]) -> None:
        decision = match.decision_of(seat)
        self._decision = None if decision is None else decision.id
        self._table = match.game.look(match.state, match.options)(seat)
        self._actions = [] if decision is None else match.legal(seat)
        self._screen = get_screen(match.game.name)
        self._names = names
        likely = [] if decision is None else self._screen.proposals(self._table)
        self._proposed = [action for action in likely if match.is_legal(seat, action)]
        self._forms = [] if decision is None else self._screen.forms(self._table)

    def guidance(self, language: str) -> Guidance:
        noted = [*self._proposed, *self._actions][:MOST_NOTES]
        notes = {in_json(action): self._facts(action, language) for action in noted}
        return Guidance(
            decision=self._decision,
            kinds={tag: self._screen.group_text(tag, self._table, language) for tag in self._kinds()},
            notes={text: note for text, note in notes.items() if note},
            proposals=self._proposed,
            forms=[self._form(form, language) for form in self._forms],
        )

    def _form(self, form: Form, language: str) -> FormInfo:
        screen, names = self._screen, self._names
        labels = {field.name: screen.label_text(field.name, language) for field in form.fields}
        words = {
            field.name: {
                piece.name: screen.piece_text(field.name, piece.name, names, language) for piece in field.pieces
            }
            for field in form.fields
        }
        return FormInfo(form, labels, words)

    def _kinds(self) -> Iterable[str]:
        if self._decision is None:
            return []
        screen, table = self._screen, self._table
        return dict.fromkeys([*map(tag_of, self._actions), *screen.unlisted(table), *screen.worth_asking(table)])

    def _facts(self, action: Action, language: str) -> str:
        return self._screen.action_facts(action, self._table, self._names, language)


def tag_of(action: Action) -> str:
    return str(action.__struct_config__.tag)


def in_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def checked(match: Match, seat: int, text: str) -> Action:
    """An action that somebody has put together. Raises what it would be refused with if they did it."""
    action = match.game.read(text)
    refusal = match.refusal(seat, action)
    if refusal is not None:
        raise refusal
    return action
