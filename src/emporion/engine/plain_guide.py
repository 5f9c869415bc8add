"""A guide for a game that brings none."""

from __future__ import annotations

from emporion.engine.actions import Action
from emporion.engine.errors import IllegalAction
from emporion.engine.events import Event
from emporion.engine.game import Game, Judge, Options, State
from emporion.engine.record import GameRecord


class PlainGuide:
    """Explains whole actions, and nothing else."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def why_not(self, state: State, options: Options, seat: int, about: str, judge: Judge) -> IllegalAction | None:
        return judge(self._game.read(about))

    def paragraph(self, event: Event) -> str | None:
        return None

    def places(self, event: Event) -> list[str]:
        return []

    def tutorial(self) -> GameRecord | None:
        return None

    def lesson(self, action: Action) -> str:
        return str(action.__struct_config__.tag)
