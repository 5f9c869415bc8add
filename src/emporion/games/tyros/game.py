"""Tyros as a game of this table."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Mapping
from typing import Any, Final

from emporion.engine.actions import Action
from emporion.engine.errors import IllegalAction
from emporion.engine.events import Event, GameEnded
from emporion.engine.game import make_program
from emporion.engine.outcome import Outcome, rank
from emporion.games.tyros import codes, notation, packing, position
from emporion.games.tyros.board import builtin_board
from emporion.games.tyros.events import events_of
from emporion.games.tyros.explanation import explain
from emporion.games.tyros.first_layout import FIRST_LAYOUT
from emporion.games.tyros.options import BUILTIN, Options, make_new_options, make_options, option_choices
from emporion.games.tyros.rules import chance, guessing, invariants, legality, rounds, scoring, setup
from emporion.games.tyros.scoresheet import score_sheet
from emporion.games.tyros.state import OVER, STAGE_NAMES, State
from emporion.games.tyros.view import Table, guess, look
from emporion.kernel.program import Program
from emporion.kernel.record import schema_of

RULES: Final = {
    "set_up": setup.set_up,
    "awaited": rounds.awaited,
    "kinds_asked": legality.kinds_asked,
    "actions_of_kind": legality.actions_of_kind,
    "sample_of_kind": legality.sample_of_kind,
    "refusal": legality.refusal,
    "apply": rounds.apply,
    "urn": chance.urn,
    "draw_action": chance.draw_action,
    "redraw": guessing.redraw,
    "rounds": rounds.rounds,
    "seat_count": rounds.seat_count,
    "score": scoring.score,
    "tie_break": scoring.tie_break,
    "fault": invariants.fault,
}
"""The rules that fill the engine's slots."""

REVEALING: Final = (codes.SHOW_TILES, codes.MAKE_OFFER, codes.CLOSE_TRADE)
LAST_TILE: Final = "last-tile"
CUT_OFF: Final = "cut-off"
END_REASONS: Final = (LAST_TILE, CUT_OFF)
"""§14.1 and §14.2."""


class Tyros:
    name = "tyros"
    ruleset = 2
    oldest_ruleset = 1
    seats = (3, 4)
    schema = schema_of(State)
    first_layout = FIRST_LAYOUT
    option_fields = (
        "players",
        "edition",
        "free_without_card",
        "gifts",
        "offers_per_turn",
        "trades_per_round",
        "card_tracking",
        "offer_partners",
    )
    actions = notation.NOTATION.of_players

    def options(self, given: Mapping[str, Any]) -> Options:
        return make_options(given)

    def new_options(self, given: Mapping[str, Any]) -> Options:
        return make_new_options(given)

    def older_defaults(self, ruleset: int, given: Mapping[str, Any]) -> Mapping[str, Any]:
        return {"offer_partners": "many"} if ruleset <= 1 else {}

    def option_choices(self) -> dict[str, list[str]]:
        return option_choices()

    def program(self, options: Options) -> Program:
        if options.board == BUILTIN:
            return builtin_program()
        return make_program(self.schema, RULES, options.play_board().tables())

    def option_row(self, options: Options) -> list[int]:
        return options.row()

    def encode(self, action: Action) -> int:
        return packing.encode(action)

    def decode(self, code: int) -> Action:
        return packing.decode(code)

    def write(self, action: Action) -> str:
        return notation.write_action(action)

    def read(self, text: str) -> Action:
        return notation.read_action(text)

    def babble(self, rng: random.Random, verb: str | None = None) -> str:
        return notation.NOTATION.babble(rng, verb)

    def explain(self, state: State, options: Options, who: int, action: int, refusal: int) -> IllegalAction:
        return explain(state, options.play_board(), who, action, refusal)

    def asks(self, state: State, seat: int) -> str:
        return STAGE_NAMES[state.stage]

    def reveals(self, before: State, who: int, action: int, after: State) -> bool:
        """§16 Tiles shown, an offer made or answered by all, a toll card given, choices of all made: now known."""
        kind = codes.kind_of(action)
        if kind == codes.MOVE_SHIP:
            return codes.card_of(action) != 0
        group_closed = before.waiting != 0 and after.waiting == 0
        return kind in REVEALING or group_closed or before.round != after.round or after.stage == OVER

    def look(self, state: State, options: Options) -> Callable[[int], Table]:
        return look(state)

    def guess(self, table: Table, rng: random.Random) -> State:
        return guess(table, rng)

    def events(self, before: State, who: int, action: int, after: State, viewer: int) -> list[Event]:
        ended = None
        if after.stage == OVER:
            outcome = self.outcome(after)
            ended = GameEnded(outcome.reason, outcome.ranking)
        return events_of(before, who, action, after, viewer, ended)

    def outcome(self, state: State) -> Outcome:
        seats = score_sheet(state).seats
        ranking = rank([seat.total for seat in seats], [seat.tie_break for seat in seats])
        return Outcome(LAST_TILE if state.last_round else CUT_OFF, ranking)

    def write_position(self, state: State) -> str:
        return position.write_position(state)

    def read_position(self, text: str, options: Options | None = None) -> State:
        return position.read_position(text, builtin_board() if options is None else options.play_board())


@functools.cache
def builtin_program() -> Program:
    return make_program(Tyros.schema, RULES)


GAME: Final = Tyros()
