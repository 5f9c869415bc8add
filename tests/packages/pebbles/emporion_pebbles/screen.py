"""How it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from emporion.engine.actions import Action
from emporion.engine.narration import ENGINE_WORDS, Narrator
from emporion.locales import text
from emporion_pebbles.game import Options, Table
from emporion_pebbles.rules import State


class PebblesScreen(Narrator):
    game = "pebbles"
    words = ENGINE_WORDS

    def board_lines(
        self, options: Options, table: Table, names: Sequence[str], language: str, listed: bool
    ) -> list[str]:
        return [text(language, "pebbles-heap", count=table.heap)]

    def hand_lines(self, table: Table, names: Sequence[str], language: str) -> list[str]:
        return []

    def score_lines(self, table: Table, names: Sequence[str], language: str) -> list[str]:
        return [] if table.winner is None else [names[table.winner]]

    def situation_lines(self, table: Table, names: Sequence[str], language: str) -> list[str]:
        return []

    def action_facts(self, action: Action, table: Table, names: Sequence[str], language: str) -> str:
        return ""

    def unlisted(self, table: Table) -> list[str]:
        return []

    def proposals(self, table: Table) -> list[Action]:
        return []

    def worth_asking(self, table: Table) -> list[str]:
        return []

    def draw(self, options: Options, state: State | None, names: Sequence[str]) -> str:
        heap = options.pebbles if state is None else state.heap
        stones: Any = (f'<circle cx="{12 + 16 * i}" cy="12" r="6"/>' for i in range(heap))
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 24">{"".join(stones)}</svg>'


SCREEN: Final = PebblesScreen()
